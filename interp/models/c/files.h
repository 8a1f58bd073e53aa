/*
 * Files: a small file system that begins with no file that is known, and has what the program itself writes in an execution. See files.c for descriptors and
 * streams.c for streams.
 *
 * A name that the program has not used yet may be that of a file or of none: where that matters it is a choice, and the content of such a file is foreign:
 * to look at it is unsupported. Names that differ are names of different files, as there are no links.
 *
 * One lock is held in every operation, so that each takes place at once. Programs that look at no content and at no position (__gomc_reads_files) keep
 * none: their writes do not even take the lock.
 */
#ifndef GOMC_FILES_H
#define GOMC_FILES_H

#undef GOMC_SMALL /* the lock is the model's own */
#include "cancel.h"
#include "looks.h"
#include "names.h"

typedef __builtin_va_list va_list;
typedef struct stream FILE;

enum { NAMES = 32, FILES = 16, CONTENT = 8192, DESCRIPTORS = 32, STREAMS = 32 };
enum { FIRST_DESCRIPTOR = 3 };

enum { SEEK_SET, SEEK_CUR, SEEK_END };

enum { ENOENT = 2, EBADF = 9, EEXIST = 17, EMFILE = 24, ESPIPE = 29 };

/* The flags of open. */
enum {
	O_WRONLY = 1,
	O_RDWR = 2,
	O_CREAT = 0x40,
	O_EXCL = 0x80,
	O_TRUNC = 0x200,
	O_APPEND = 0x400,
	O_WITHOUT_EFFECT = 0x100 | 0x800 | 0x8000 | 0x80000 | 0x101000, /* NOCTTY, NONBLOCK, LARGEFILE, CLOEXEC, SYNC and DSYNC */
};

/* A name, and a hash of what is behind its last slash. */
struct name {
	struct packed packed;
	u32 last;
	u32 absolute;
};

struct entry {
	struct name name;
	u32 file; /* its number plus one; 0 if it is known that there is none */
};

struct file {
	u32 foreign;   /* what it holds is not known */
	u32 forbidden; /* it was created without the right to read and write it */
	u32 size;
	u32 changes;
	u32 held_back; /* the stream, plus one, whose output may not have reached it */
	u8 bytes[CONTENT];
};

struct description {
	u32 file; /* plus one; 0 if it is closed, CHANNEL if it is none */
	u32 flags;
	u32 place;
	u32 stream; /* plus one */
	struct channel *channel;
};

#define CHANNEL (~(u32)0)

enum { STREAM_NEW, STREAM_OPEN, STREAM_CLOSED };
enum { LAST_NONE, LAST_READ, LAST_WRITE, LAST_SEEK };

struct stream {
	u32 state;
	u32 descriptor;
	u32 end, error;
	u32 last;    /* what was done last */
	u32 pushed;  /* a character that was pushed back, plus one */
	u32 changes; /* of the file when it was read, plus one */
};

struct files {
	word lock;
	u32 names, files, streams;
	struct entry entry[NAMES];
	struct file file[FILES];
	struct description description[DESCRIPTORS];
	struct stream stream[STREAMS];
};

/* The state of all files. */
struct files *__files_state(void);

INLINE struct files *hold(void)
{
	struct files *all = __files_state();
	hold_lock(&all->lock);
	return all;
}

INLINE void let_go(struct files *all) { release_lock(&all->lock); }

/* What files.c does for others. A negative number is that of an error. */
int __files_open(const char *path, int flags, u32 mode);
int __files_descriptor(struct files *all, u32 file, int flags, struct channel *channel);
s64 __files_seek(const struct file *f, u32 *place, s64 offset, int from);

/* The description of a number that the program gives; NULL if it is not open. */
INLINE struct description *find(struct files *all, int number)
{
	if (number < FIRST_DESCRIPTOR || number >= FIRST_DESCRIPTOR + DESCRIPTORS)
		return NULL;
	struct description *d = &all->description[number - FIRST_DESCRIPTOR];
	return __atomic_load_n(&d->file, __ATOMIC_RELAXED) ? d : NULL;
}

INLINE int is_standard(int number) { return number >= 0 && number < FIRST_DESCRIPTOR; }
INLINE int reads(const struct description *d) { return !(d->flags & O_WRONLY); }
INLINE int writes(const struct description *d) { return (d->flags & (O_WRONLY | O_RDWR)) != 0; }
INLINE struct file *file_of(struct files *all, const struct description *d) { return &all->file[__atomic_load_n(&d->file, __ATOMIC_RELAXED) - 1]; }

/* A stream gathers output: when others see it is open. */
INLINE void nothing_held_back(const struct file *f, u32 stream)
{
	if (f->held_back && f->held_back != stream)
		__gomc_unsupported("a file that is used while a stream may hold back output to it");
}

INLINE void known(const struct file *f)
{
	if (f->foreign)
		__gomc_unsupported("what is in a file that the program did not write");
}

/* Reads from a place on; the number of bytes. */
INLINE u32 get_bytes(struct file *f, u32 place, u8 *to, size_t size)
{
	known(f);
	u32 n = 0;
	for (u32 end = f->size; n < size && place + n < end; n++)
		to[n] = f->bytes[place + n];
	return n;
}

/* Writes from a place on; between the end of a file and the place are zeros. */
INLINE void put_bytes(struct file *f, u32 place, const u8 *from, size_t size)
{
	if (f->foreign || size == 0 || !__gomc_reads_files())
		return;
	if (place > CONTENT || size > CONTENT - place)
		__gomc_unsupported("files of more than 8192 bytes");
	u32 end = f->size;
	for (; end < place; end++)
		f->bytes[end] = 0;
	for (u32 i = 0; i < size; i++)
		f->bytes[place + i] = from[i];
	if (place + size > end)
		end = place + (u32)size;
	f->size = end;
	f->changes++;
}

/* Writes at the place of a description, or at the end. */
INLINE void append(struct files *all, struct description *d, const u8 *from, size_t size)
{
	struct file *f = file_of(all, d);
	if (size == 0)
		return;
	if (d->flags & O_APPEND)
		d->place = f->size;
	put_bytes(f, d->place, from, size);
	d->place += (u32)size;
}

/* What channels.c does for files.c, with the lock held, which is let go and taken again where the thread waits. */
ssize_t __channel_read(struct files *all, struct description *d, u8 *to, size_t size);
ssize_t __channel_write(struct description *d, const u8 *from, size_t size);
void __channel_close(struct description *d);

#endif
