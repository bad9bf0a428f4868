# Measuring beside the peers: `./dev bench`. Not part of `make all`.
EXTRA_PROGRAMS = bench/measure bench/crash_of
bench_measure_SOURCES = bench/measure.c
bench_measure_LDADD =
bench_crash_of_SOURCES = bench/crash_of.c
bench_crash_of_LDADD = tests/libmake.a base/libbase.a $(BASE_LIBS)
EXTRA_DIST += bench/bench.sh bench/walk.sh
