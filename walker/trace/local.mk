walker_libwalker_a_SOURCES += \
	walker/trace/scan.h \
	walker/trace/trace.h \
	walker/trace/trace_line.c \
	walker/trace/trace_report.c \
	walker/trace/trace_resolve.c \
	walker/trace/trace_text.c \
	walker/trace/trace_text.h
