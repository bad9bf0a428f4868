#!/bin/bash
# The shell scripts against shellcheck's warnings. Its notes are not asked for: most are about words that are split on purpose.
. "$(dirname "$0")/lib.sh"

full_ring
command -v shellcheck >/dev/null || skip_all "there is no shellcheck"
cd "$SRC" || exit 1

for script in dev bootstrap .ci/run bench/*.sh tests/*.sh tests/*/*.sh; do
	check "$script" shellcheck --severity=warning --external-sources --source-path=SCRIPTDIR "$script"
done
printf '#!/bin/bash\ncd /tmp\n' >"$scratch/bad.sh"
check "a script with a mistake is found out" sh -c '! shellcheck --severity=warning "$1"' sh "$scratch/bad.sh"
finish
