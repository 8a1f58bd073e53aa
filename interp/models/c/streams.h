/* What all operations on streams begin with. */
#ifndef GOMC_STREAMS_H
#define GOMC_STREAMS_H

#include "files.h"

enum { EOF = -1 };

extern FILE *stdin, *stdout, *stderr;

INLINE int is_output(const FILE *s) { return s == stdout || s == stderr; }

INLINE void not_standard(const FILE *s)
{
	if (is_output(s) || s == stdin)
		__gomc_unsupported("standard input, output or error in place of a file");
}

INLINE u32 number_of(struct files *all, const FILE *s)
{
	uintptr_t offset = (uintptr_t)s - (uintptr_t)all->stream;
	if (offset % sizeof *s || offset / sizeof *s >= STREAMS)
		__gomc_error(MEMORY_ERROR, "use of a stream that there is not");
	return (u32)(offset / sizeof *s) + 1;
}

/* Begins an operation on a stream. */
INLINE struct files *enter(FILE *s)
{
	number_of(__files_state(), s);
	struct files *all = hold();
	if (s->state != STREAM_OPEN)
		__gomc_error(MEMORY_ERROR, "use of a stream that was closed");
	return all;
}

INLINE struct description *description_of(struct files *all, const FILE *s) { return &all->description[s->descriptor - FIRST_DESCRIPTOR]; }
INLINE struct file *target_of(struct files *all, const FILE *s) { return file_of(all, description_of(all, s)); }

#endif
