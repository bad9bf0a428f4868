#!/bin/bash
# docs/walker.schema.json describes what --json writes: reports of a walked process made by hand are held to it.
. "$(dirname "$0")/../lib.sh"

sample=$BUILD/tests/report/sample
schema=$SRC/docs/walker.schema.json
[ -x "$sample" ] || skip_all "tests/report/sample was not built: Check is not installed"
python3 -c 'import jsonschema' 2>"$scratch/missing" || skip_all "python3-jsonschema is not installed"

valid()
{
	python3 "$SRC/tests/report/schema.py" "$schema" "$1"
}

for case in plain hostile empty; do
	for option in "" pretty explain; do
		out=$scratch/$case$option.json
		"$sample" json $case $option >"$out"
		check "$case${option:+, $option}: is as the schema says" valid "$out"
	done
done

# The judge itself must find what is wrong.
breaks()
{
	python3 - "$scratch/plain.json" "$scratch/broken.json" "$2" <<-'END'
		import json, sys
		document = json.load(open(sys.argv[1], encoding="utf-8"))
		exec(sys.argv[3])
		json.dump(document, open(sys.argv[2], "w", encoding="utf-8"))
	END
	if valid "$scratch/broken.json" >"$scratch/why" 2>&1; then
		not_ok "is found: $1"
	elif grep -q "$3" "$scratch/why"; then
		ok "is found: $1"
	else
		not_ok "is found: $1"
		comment <"$scratch/why"
	fi
}

breaks "a member without a word in the schema" 'document["new"] = 1' "'new' was unexpected"
breaks "a missing member" 'del document["threads"][1]["frames"][0]["trust"]' "'trust' is a required property"
breaks "an unknown trust" 'document["threads"][1]["frames"][0]["trust"] = "hope"' "'hope' is not one of"
breaks "an address that is a number" 'document["modules"][0]["base_addr"] = 4194304' "4194304 is not of type 'string'"
finish
