walker_libwalker_a_SOURCES += \
	walker/symbols/symbols.h
