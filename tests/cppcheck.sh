#!/bin/bash
# The programs against cppcheck. What it is wrong about stands in tests/cppcheck.txt, each with its reason.
. "$(dirname "$0")/lib.sh"

[ -z "$SANITIZED" ] || skip_all "it reads the source, which is the same under the sanitizers"
full_ring
command -v cppcheck >/dev/null || skip_all "there is no cppcheck"
version=$(cppcheck --version)
[ "$version" = "Cppcheck 2.10" ] || skip_all "tests/cppcheck.txt is about Cppcheck 2.10, this is $version"
cd "$SRC" || exit 1

options=(--quiet --std=c11 '--enable=warning,performance,portability' --error-exitcode=1 --max-configs=2
	-I . -D_GNU_SOURCE --suppressions-list=tests/cppcheck.txt)
for folder in base postfix elf symfile dump_syms walker; do
	check "$folder" cppcheck "${options[@]}" "$folder"
done
printf 'int f(int *p)\n{\n\tint n = *p;\n\treturn p ? n : 0;\n}\nint g(void)\n{\n\treturn f(0);\n}\n' >"$scratch/bad.c"
check "a mistake is found out" sh -c '! cppcheck "$@"' sh "${options[@]}" "$scratch/bad.c"
finish
