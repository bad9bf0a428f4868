noinst_LIBRARIES += postfix/libpostfix.a
postfix_libpostfix_a_SOURCES = \
	postfix/evaluate.c \
	postfix/evaluate.h \
	postfix/program.c \
	postfix/program.h
