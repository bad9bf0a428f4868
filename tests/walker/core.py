"""What a JSON report of walker says of a core, a line each, to be compared with what others say.

core.py modules REPORT      base and build-id of each module that has one
core.py registers REPORT    registers of the crashed thread's first frame
core.py frames REPORT       thread id, and the pc of each frame
core.py functions REPORT    function of each frame of the crashed thread
"""
import json
import sys

PC = ("rip", "eip", "pc")


def pc_of(registers):
    return next(int(registers[name], 16) for name in PC if name in registers)


def main(what, path):
    with open(path, encoding="utf-8") as file:
        report = json.load(file)
    if what == "modules":
        lines = ["%x %s" % (int(m["base_addr"], 16), m["code_id"].lower()) for m in report["modules"] if m["code_id"]]
        print("\n".join(sorted(lines)))
    elif what == "registers":
        registers = report["crashing_thread"]["frames"][0]["registers"]
        print("\n".join(sorted("%s %x" % (name, int(value, 16)) for name, value in registers.items())))
    elif what == "frames":
        for thread in sorted(report["threads"], key=lambda t: t["thread_id"]):
            print("thread", thread["thread_id"])
            for frame in thread["frames"]:
                if frame["registers"] and frame["trust"] != "inlined":
                    print("%x" % pc_of(frame["registers"]))
    elif what == "functions":
        print("\n".join(frame["function"] or "?" for frame in report["crashing_thread"]["frames"]))


main(*sys.argv[1:])
