# Measuring beside the peers: `./dev bench`. Not part of `make all`.
EXTRA_PROGRAMS = bench/measure
bench_measure_SOURCES = bench/measure.c
bench_measure_LDADD =
EXTRA_DIST += bench/bench.sh
