walker_libwalker_a_SOURCES += \
	walker/report/report.h
