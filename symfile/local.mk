noinst_LIBRARIES += symfile/libsymfile.a
symfile_libsymfile_a_SOURCES = \
	symfile/arch.h \
	symfile/ids.h \
	symfile/module.h \
	symfile/writer.h
