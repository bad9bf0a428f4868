# The walker's library; each of its folders adds its files.
noinst_LIBRARIES += walker/libwalker.a
walker_libwalker_a_SOURCES = \
	walker/options.c \
	walker/options.h \
	walker/run.c \
	walker/run.h

include walker/dump/local.mk
include walker/unwind/local.mk
include walker/symbols/local.mk
include walker/report/local.mk
