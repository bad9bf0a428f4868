#!/bin/bash
# The page of --html: well-formed, self-contained, and with everything at its place, of a walked process made by hand.
. "$(dirname "$0")/../lib.sh"

sample=$BUILD/tests/report/sample
[ -x "$sample" ] || skip_all "tests/report/sample was not built: Check is not installed"
command -v python3 >/dev/null || skip_all "python3 is not installed"

outline()
{
	"$sample" html "$1" ${2:-} >"$scratch/$1.html" &&
		PYTHONIOENCODING=utf-8 python3 "$SRC/tests/report/page.py" "$scratch/$1.html" >"$scratch/$1.outline"
}

check "a page is well-formed, and needs nothing else" outline plain
cat >"$scratch/want" <<'END'
policy: default-src 'none'; style-src 'unsafe-inline'
title: app.dmp: SIGSEGV /SEGV_MAPERR
h1: SIGSEGV /SEGV_MAPERR
END
same "what happened comes first" "$scratch/want" <(head -n 3 "$scratch/plain.outline")
cat >"$scratch/want" <<'END'
thread, open: Thread 1, worker crashed id 101, 4 frames , in square(int) math.h:12 app+0x1236
  t1f0, context, open: 0 crash app.c:7 app+0x1236 context inlined here: square(int) sum
    rax 0x0000000000000001
    rbx 0x000000000000000b
    rsp 0x0000000000007000 stack of frame 0
    rip 0x0000000000401236
    sp+0x0 0x0000000000007000 0x20ff1f007f434241 ABC....
    > sp+0x8 0x0000000000007008 0x0000000000400120 .@..... returns to main app.c:42 app+0x11f
  t1f1, cfi, folded: 1 main app.c:42 app+0x11f cfi
    rsp 0x0000000000007010 stack of frame 1
    rip 0x0000000000400120
    sp+0x0 0x0000000000007010 0x0000000000000000 ........
    sp+0x8 0x0000000000007018 0x0000000050001234 4..P.... libc.so.6 + 0x1234
  t1f2, frame_pointer, folded: 2 _start app+0x4f frame_pointer
    rsp 0x0000000000007020 stack of frame 2
    rip 0x0000000000400050
    sp+0x0 0x0000000000007020 not in the dump
  t1f3, scan, folded: 3 gone.dll+0x3455 unloaded scan
    rsp 0x0000000000007028
    rip 0x0000000000123456
thread, folded: Thread 0 id 100, 1 frame , in libc.so.6+0x1234
  t0f0, context, folded: 0 libc.so.6+0x1234 context
    rsp 0x0000000000008000
    rip 0x0000000050001234
END
same "threads, frames, registers and stack words" "$scratch/want" \
	<(sed -n '/^thread/,/^module/p' "$scratch/plain.outline" | grep -v '^module')
sed -n 's/^module: \([^ ]*\) .*| \([^|]*\)$/\1 \2/p' "$scratch/plain.outline" >"$scratch/modules"
printf '%s\n' "libc.so.6 missing" "app used /sym/app.sym" "gpu.dll in no stack" >"$scratch/want"
same "modules without symbols are listed first" "$scratch/want" "$scratch/modules"
check "what is missing is said before the threads" \
	grep -q '^box warn: 1 module in these stacks has no symbols libc.so.6 : wanted' "$scratch/plain.outline"

check "hostile names do not become markup" outline hostile explain
name='a|b␊c␛[31m"'\''<�é�</script>&␍␡'
check "hostile names stand there whole" grep -qF "t1f1, cfi, folded: 1 $name script>&␍␡:42" "$scratch/hostile.outline"
check "control characters are shown, not written" bash -c "! LC_ALL=C grep -q '[[:cntrl:]]' '$scratch/hostile.outline'"
check "a page of nothing" outline empty

# The judge itself must find what is wrong.
refused()
{
	! python3 "$SRC/tests/report/page.py" "$1"
}

breaks()
{
	sed "$2" "$scratch/plain.html" >"$scratch/broken.html"
	check "is found: $1" refused "$scratch/broken.html"
}

breaks "a script" 's|<h2>|<script>1</script><h2>|'
breaks "a style from outside" 's|<h2>|<link rel="stylesheet" href="x.css"/><h2>|'
breaks "an open element" 's|</h1>||'
breaks "a link that leads nowhere" 's|href="#t1f0"|href="#t9f9"|'
finish
