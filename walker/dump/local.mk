walker_libwalker_a_SOURCES += \
	walker/dump/open.h \
	walker/dump/process.c \
	walker/dump/process.h \
	walker/dump/raw.h \
	walker/dump/registers.h
