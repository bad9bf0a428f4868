noinst_LIBRARIES += postfix/libpostfix.a
postfix_libpostfix_a_SOURCES =
