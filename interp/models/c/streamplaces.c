/* The places of streams in their files, and what a stream remembers. */
#include "streams.h"

/* A stream that appends may begin at the end or not. */
INLINE void place_known(const FILE *s, const struct description *d)
{
	if ((d->flags & O_APPEND) && s->last == LAST_NONE)
		__gomc_unsupported("the place of a stream that appends and was not used yet");
}

/* Output that is held back goes to the file first. Where the descriptor is then, is not said. */
INLINE s64 seek(FILE *s, s64 offset, int from)
{
	not_standard(s);
	struct files *all = enter(s);
	struct description *d = description_of(all, s);
	struct file *f = file_of(all, d);
	known(f);
	if (from == SEEK_CUR)
		place_known(s, d);
	if (from == SEEK_CUR && s->pushed)
		offset--;
	s->pushed = 0;
	if (s->last == LAST_WRITE)
		f->held_back = 0;
	nothing_held_back(f, 0);
	s64 result = __files_seek(f, &d->place, offset, from);
	if (reads(d) && !s->changes)
		s->changes = f->changes + 1; /* to find the place, a stream may read what is around it */
	if (result >= 0) {
		s->end = 0;
		s->last = LAST_SEEK;
	}
	let_go(all);
	return result < 0 ? fail((int)-result) : 0;
}

int fseek(FILE *s, long offset, int from) { return (int)seek(s, offset, from); }
int fseeko(FILE *s, long offset, int from) { return (int)seek(s, offset, from); }
int fseeko64(FILE *s, s64 offset, int from) { return (int)seek(s, offset, from); }

void rewind(FILE *s)
{
	seek(s, 0, SEEK_SET);
	s->error = 0;
}

INLINE s64 tell(FILE *s)
{
	not_standard(s);
	struct files *all = enter(s);
	struct description *d = description_of(all, s);
	known(file_of(all, d));
	place_known(s, d);
	s64 place = (s64)d->place - (s->pushed != 0);
	let_go(all);
	return place;
}

long ftell(FILE *s) { return (long)tell(s); }
long ftello(FILE *s) { return (long)tell(s); }
s64 ftello64(FILE *s) { return tell(s); }

INLINE int ask(FILE *s, const u32 *what)
{
	not_standard(s);
	struct files *all = enter(s);
	int is = *what != 0;
	let_go(all);
	return is;
}

int feof(FILE *s) { return ask(s, &s->end); }
int ferror(FILE *s) { return is_output(s) ? 0 : ask(s, &s->error); }

void clearerr(FILE *s)
{
	if (is_output(s))
		return;
	not_standard(s);
	struct files *all = enter(s);
	s->end = s->error = 0;
	let_go(all);
}

int fileno(FILE *s)
{
	if (s == stdin)
		return 0;
	if (is_output(s))
		return s == stdout ? 1 : 2;
	struct files *all = enter(s);
	int number = (int)s->descriptor;
	let_go(all);
	return number;
}
