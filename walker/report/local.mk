walker_libwalker_a_SOURCES += \
	walker/report/contents.c \
	walker/report/contents.h \
	walker/report/emit.c \
	walker/report/emit.h \
	walker/report/html.c \
	walker/report/html.h \
	walker/report/html_stack.c \
	walker/report/html_style.c \
	walker/report/html_text.c \
	walker/report/human.c \
	walker/report/json.c \
	walker/report/machine.c \
	walker/report/report.h \
	walker/report/text.c \
	walker/report/text.h \
	walker/report/view.c \
	walker/report/view.h
