# schema.py SCHEMA FILE...: exit 0 where every FILE is JSON that SCHEMA allows, and has no member that SCHEMA lacks.
import json
import sys

import jsonschema


def strict(schema):
    """The schema, closed: consumers must get over new members, but here none is to go undocumented."""
    if isinstance(schema, list):
        return [strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {name: strict(part) for name, part in schema.items()}
    if isinstance(schema.get("properties"), dict):
        closed.setdefault("additionalProperties", False)
    return closed


def no_constants(name):
    raise ValueError(name + " is no JSON")


with open(sys.argv[1], encoding="utf-8") as f:
    schema = json.load(f)
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(strict(schema))
bad = False
for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as f:
        document = json.load(f, parse_constant=no_constants)
    for error in validator.iter_errors(document):
        bad = True
        print(path + ": " + "/".join(str(part) for part in error.absolute_path) + ": " + error.message[:300])
sys.exit(bad)
