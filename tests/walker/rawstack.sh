#!/bin/bash
# Raw stacks off real devices, with the frames that a correct unwind gives: $SYMWALK_CORPUS, or ../shared/corpus beside the
# checkout. The whole product is in each: dump_syms makes the symbols, walker walks registers, stack and maps.
. "$(dirname "$0")/../lib.sh"

corpus=${SYMWALK_CORPUS:-$SRC/../shared/corpus}/rawstack
[ -d "$corpus" ] || skip_all "there is no corpus (\$SYMWALK_CORPUS)"
walker=$BUILD/walker/walker

# For awk: the value of hexadecimal digits, with or without 0x.
hex='function hex(s,    i, n) {
	s = tolower(s)
	sub(/^0x/, "", s)
	for (i = 1; i <= length(s); i++)
		n = n * 16 + index("0123456789abcdef", substr(s, i, 1)) - 1
	return n
}'

# frames JSON: of the one thread, "module offset function+N" a line, as wanted prints them.
frames()
{
	awk "$hex"'
	function value(line) {
		sub(/^[^:]*: */, "", line)
		sub(/,$/, "", line)
		gsub(/"/, "", line)
		return line == "null" ? "" : line
	}
	/^ *"threads":/ { inside = 1 }
	/^ *"modules":/ { inside = 0 }
	!inside { next }
	/^ *"(module|module_offset|function|function_offset)":/ { key = $1; gsub(/[":]/, "", key); got[key] = value($0) }
	/^ *"missing_symbols":/ {
		printf "%s %.0f", got["module"], hex(got["module_offset"])
		if (got["function"])
			printf " %s+%.0f", got["function"], hex(got["function_offset"])
		print ""
	}' "$1"
}

# wanted OUTPUT: "#01 pc 00ab  module (function+N)" as "module offset function+N".
wanted()
{
	awk "$hex"'{
		offset = hex($3)
		module = $4
		name = $0
		name = name ~ /\)$/ ? substr(name, index(name, "(") + 1, length(name) - index(name, "(") - 1) : ""
		if (name && name !~ /\+[0-9]+$/)
			name = name "+0"
		print module, offset (name ? " " name : "")
	}' "$1"
}

# without NAMED FILE: what of FILE has a name where the frame of the same number in NAMED has none, as that has it.
named_alike()
{
	awk 'NR == FNR { fields[FNR] = NF; next } { if (fields[FNR] == 2) print $1, $2; else print }' "$1" "$2"
}

walk_case()
{
	local case=$1 dir=$corpus/$1 work=$scratch/$1 elf name arguments=()
	mkdir -p "$work"
	for elf in "$dir"/*.gz; do
		name=$(basename "$elf" .gz)
		gzip -dc "$elf" >"$work/$name"
		"$dump_syms" -q -n "$name" --output "$work/$name.sym" "$work/$name" || return 1
		arguments+=(--symbols-for "$name=$work/$name.sym")
	done
	"$walker" --registers "$dir/regs.txt" --stack "$dir/stack.data" --maps "$dir/maps.txt" --binaries "$work" \
		"${arguments[@]}" --json --pretty >"$work/json" 2>"$work/err" || return 1
	frames "$work/json" >"$work/all"
	wanted "$dir/output.txt" >"$work/expected"
	head -n "$(wc -l <"$work/expected")" "$work/all" >"$work/first"
	named_alike "$work/expected" "$work/first" >"$work/actual"
}

for case in "$corpus"/*/; do
	case=$(basename "$case")
	if ! walk_case "$case"; then
		not_ok "$case: symbols are made and the stack is walked"
		comment <"$scratch/$case/err"
		continue
	fi
	same "$case: every frame" "$scratch/$case/expected" "$scratch/$case/actual"
done
finish
