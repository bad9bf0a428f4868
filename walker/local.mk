# The walker's library; each of its folders adds its files.
noinst_LIBRARIES += walker/libwalker.a
walker_libwalker_a_SOURCES = \
	walker/options.c \
	walker/options.h \
	walker/output.c \
	walker/output.h \
	walker/run.c \
	walker/run.h \
	walker/texts.c \
	walker/texts.h

bin_PROGRAMS += walker/walker
walker_walker_SOURCES = walker/main.c
walker_walker_LDADD = $(WALKER_LIBS)
dist_man_MANS += docs/walker.1

include walker/dump/local.mk
include walker/unwind/local.mk
include walker/symbols/local.mk
include walker/report/local.mk
include walker/trace/local.mk
