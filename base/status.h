/* What a function that reads something can come back with. */
#ifndef BASE_STATUS_H
#define BASE_STATUS_H

/*
 * Absent is ordinary and silent: the section, attribute or file is simply not there. Whoever finds a BAD or SYS reports
 * it once, at that place, to the struct diag handed down, and returns it; callers pass it on or absorb it at a
 * tolerance boundary (docs/architecture.md lists them) without reporting again.
 */
enum status {
	ST_OK,
	ST_ABSENT, /* not there; nothing was reported */
	ST_BAD,    /* the input is malformed; reported */
	ST_SYS,    /* the system refused (open, read, write); reported */
};

#endif
