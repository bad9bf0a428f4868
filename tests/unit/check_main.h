/*
 * The end of every unit test: TEST_MAIN(suite), where suite makes the file's one Suite.
 *
 * Under `make check` (TAP=yes in the environment) each case is a line of TAP, and the exit status says only that all of
 * them ran. By hand it prints what fails and the exit status is 1 where anything did.
 */
#ifndef TESTS_UNIT_CHECK_MAIN_H
#define TESTS_UNIT_CHECK_MAIN_H

#include <check.h>
#include <stdbool.h>
#include <stdlib.h>

static int test_main(Suite *suite)
{
	SRunner *runner = srunner_create(suite);
	bool tap = getenv("TAP") != NULL;
	int failed;

	if (tap)
		srunner_set_tap(runner, "-");
	srunner_run_all(runner, tap ? CK_SILENT : CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return !tap && failed;
}

#define TEST_MAIN(suite)                    \
	int main(void)                      \
	{                                   \
		return test_main(suite());  \
	}                                   \
	extern int test_main_semicolon

#endif
