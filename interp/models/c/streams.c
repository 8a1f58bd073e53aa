/*
 * Streams of files. A stream may hold output back, and may have read more than it was asked for: to look at a file or at a descriptor in between, in a way that would show
 * it, is unsupported. The standard streams are those of input.c and of the interpreter.
 *
 * The names that begin with __file_ are what the interpreter takes for functions that other programs have from elsewhere, in programs that open files.
 */
#include "streams.h"

int fputs(const char *text, FILE *to);
size_t fwrite(const void *from, size_t size, size_t count, FILE *to);
int getchar(void);
int vsnprintf(char *to, size_t size, const char *f, va_list args);

enum { TEXT = 512 };

/* A stream that was closed is gone, and no other one takes its place. */
INLINE void must_be_open(struct files *all, FILE *s)
{
	number_of(all, s);
	if (__atomic_load_n(&s->state, __ATOMIC_ACQUIRE) == STREAM_OPEN)
		return;
	hold();
	if (__atomic_load_n(&s->state, __ATOMIC_ACQUIRE) != STREAM_OPEN)
		__gomc_error(MEMORY_ERROR, "use of a stream that was closed");
	let_go(all);
}

/* The flags of open for a mode; -1 if it is none. */
INLINE int flags_of(const char *mode)
{
	int update = 0, exclusive = 0;
	for (int i = 1; mode[i]; i++) {
		if (mode[i] == '+')
			update = 1;
		else if (mode[i] == 'x')
			exclusive = O_EXCL;
		else if (mode[i] != 'b' && mode[i] != 'e')
			__gomc_unsupported("the mode of a stream");
	}
	switch (mode[0]) {
	case 'r':
		return update ? O_RDWR : 0;
	case 'w':
		return (update ? O_RDWR : O_WRONLY) | O_CREAT | O_TRUNC | exclusive;
	case 'a':
		return (update ? O_RDWR : O_WRONLY) | O_CREAT | O_APPEND | exclusive;
	}
	return -1;
}

INLINE FILE *new_stream(u32 descriptor)
{
	struct files *all = hold();
	u32 n = all->streams;
	if (n == STREAMS)
		__gomc_unsupported("more than 32 streams");
	all->streams = n + 1;
	FILE *s = &all->stream[n];
	s->descriptor = descriptor;
	description_of(all, s)->stream = n + 1;
	__atomic_store_n(&s->state, STREAM_OPEN, __ATOMIC_RELEASE);
	let_go(all);
	return s;
}

INLINE FILE *no_stream(int number)
{
	set_errno(number);
	return NULL;
}

FILE *fopen(const char *path, const char *mode)
{
	int flags = flags_of(mode);
	if (flags < 0)
		return no_stream(EINVAL);
	int number = __files_open(path, flags, 0666);
	return number < 0 ? no_stream(-number) : new_stream((u32)number);
}

FILE *fopen64(const char *path, const char *mode) { return fopen(path, mode); }

/* The mode has to be one that the descriptor allows. */
FILE *fdopen(int number, const char *mode)
{
	if (is_standard(number))
		__gomc_unsupported("standard input, output or error in place of a file");
	int flags = flags_of(mode);
	if (flags < 0)
		return no_stream(EINVAL);
	struct files *all = hold();
	struct description *d = find(all, number);
	u32 has = d ? d->flags & (O_WRONLY | O_RDWR) : 0, wants = (u32)flags & (O_WRONLY | O_RDWR);
	if (d && __atomic_load_n(&d->file, __ATOMIC_RELAXED) == CHANNEL)
		__gomc_unsupported("a stream of a pipe or an eventfd");
	if (d && (d->stream || ((flags & O_APPEND) && !(d->flags & O_APPEND))))
		__gomc_unsupported("fdopen of a descriptor that has a stream, or does not append");
	let_go(all);
	if (!d)
		return no_stream(EBADF);
	return has != O_RDWR && has != wants ? no_stream(EINVAL) : new_stream((u32)number);
}

/* What is held back reaches the file, and what was read too much is given back. */
INLINE void flush(struct files *all, FILE *s)
{
	struct file *f = target_of(all, s);
	if (s->last == LAST_WRITE)
		f->held_back = 0;
	if (s->pushed)
		__gomc_unsupported("fflush after ungetc");
	s->last = LAST_NONE;
}

int fclose(FILE *s)
{
	not_standard(s);
	struct files *all = enter(s);
	s->pushed = 0;
	flush(all, s);
	__atomic_store_n(&description_of(all, s)->file, 0, __ATOMIC_RELEASE);
	__atomic_store_n(&s->state, STREAM_CLOSED, __ATOMIC_RELEASE);
	let_go(all);
	return 0;
}

INLINE int bad(FILE *s)
{
	s->error = 1;
	set_errno(EBADF);
	return EOF;
}

/* Output, of a stream that is held; EOF if it is one for input only. */
INLINE int put_text(struct files *all, FILE *s, const u8 *from, size_t size)
{
	struct description *d = description_of(all, s);
	if (!writes(d))
		return bad(s);
	struct file *f = file_of(all, d);
	u32 number = number_of(all, s);
	nothing_held_back(f, number);
	if (s->last == LAST_READ && !s->end)
		__gomc_unsupported("output to a stream directly after input");
	if (size == 0)
		return 0;
	int fresh = s->changes == f->changes + 1;
	append(all, d, from, size);
	s->last = LAST_WRITE;
	f->held_back = number;
	if (fresh)
		s->changes = f->changes + 1;
	return 0;
}

/* In programs that look at no content nothing is kept of it, as long as the stream takes it. */
INLINE int takes_all(FILE *s)
{
	if (__gomc_reads_files())
		return 0;
	struct files *all = __files_state();
	must_be_open(all, s);
	return writes(description_of(all, s));
}

INLINE int put_all(FILE *s, const void *from, size_t size)
{
	if (takes_all(s)) {
		__look_at_bytes(from, size, 1);
		return 0;
	}
	struct files *all = enter(s);
	int result = put_text(all, s, from, size);
	let_go(all);
	return result;
}

INLINE int print(FILE *s, const char *format, va_list args)
{
	char text[TEXT];
	int n = vsnprintf(text, TEXT, format, args);
	if (is_output(s)) {
		fputs(text, s);
		return n;
	}
	if (n >= TEXT && __gomc_reads_files())
		__gomc_unsupported("a text of more than 511 characters that is printed to a file");
	return put_all(s, text, (size_t)(n < TEXT ? n : TEXT)) < 0 ? EOF : n;
}

int __file_vfprintf(FILE *s, const char *format, va_list args) { return print(s, format, args); }

int __file_fprintf(FILE *s, const char *format, ...)
{
	va_list args;
	__builtin_va_start(args, format);
	int n = print(s, format, args);
	__builtin_va_end(args);
	return n;
}

int __file___fprintf_chk(FILE *s, int flag, const char *format, ...)
{
	va_list args;
	__builtin_va_start(args, format);
	int n = print(s, format, args);
	__builtin_va_end(args);
	return n;
}

ssize_t __file_write(int number, const void *from, size_t size);

int __file_vdprintf(int number, const char *format, va_list args)
{
	char text[TEXT];
	int n = vsnprintf(text, TEXT, format, args);
	if (n >= TEXT && __gomc_reads_files())
		__gomc_unsupported("a text of more than 511 characters that is printed to a file");
	if (number == 1 || number == 2) {
		fputs(text, stdout);
		return n;
	}
	return (int)__file_write(number, text, (size_t)(n < TEXT ? n : TEXT)) < 0 ? EOF : n;
}

int __file_dprintf(int number, const char *format, ...)
{
	va_list args;
	__builtin_va_start(args, format);
	int n = __file_vdprintf(number, format, args);
	__builtin_va_end(args);
	return n;
}

int __file_fputs(const char *text, FILE *s)
{
	size_t n = __look_at_text(text, ~(size_t)0);
	if (is_output(s))
		return fputs(text, s);
	if (takes_all(s))
		return 1;
	struct files *all = enter(s);
	int result = n ? put_text(all, s, (const u8 *)text, n) : 0; /* nothing can be written to any stream */
	let_go(all);
	return result < 0 ? EOF : 1;
}

int __file_fputc(int c, FILE *s)
{
	char text[2] = {(char)c, 0};
	if (is_output(s)) {
		fputs(text, s);
		return (u8)c;
	}
	return put_all(s, text, 1) < 0 ? EOF : (u8)c;
}

int __file_fputs_unlocked(const char *text, FILE *s) { return __file_fputs(text, s); }
int __file_fputc_unlocked(int c, FILE *s) { return __file_fputc(c, s); }
int __file_putc_unlocked(int c, FILE *s) { return __file_fputc(c, s); }
int __file_putc(int c, FILE *s) { return __file_fputc(c, s); }
int __file__IO_putc(int c, FILE *s) { return __file_fputc(c, s); }

/* Sizes of which the product is too large would be of objects that there are not. */
INLINE size_t total(size_t size, size_t count)
{
	if (size && count > (size_t)-1 / size)
		__gomc_error(MEMORY_ERROR, "more bytes than memory has");
	return size * count;
}

size_t __file_fwrite(const void *from, size_t size, size_t count, FILE *s)
{
	size_t all = total(size, count);
	if (all == 0)
		return 0;
	if (is_output(s)) {
		__look_at_bytes(from, size, count);
		return fwrite(from, size, count, s);
	}
	return put_all(s, from, all) < 0 ? 0 : count;
}

size_t __file_fwrite_unlocked(const void *from, size_t size, size_t count, FILE *s) { return __file_fwrite(from, size, count, s); }

INLINE void flush_all(void)
{
	struct files *all = hold();
	u32 count = all->streams;
	for (u32 i = 0; i < count; i++)
		if (all->stream[i].state == STREAM_OPEN && all->stream[i].last == LAST_WRITE)
			flush(all, &all->stream[i]);
	let_go(all);
}

int __file_fflush(FILE *s)
{
	if (!s && __gomc_reads_files())
		flush_all();
	if (!s || is_output(s))
		return 0;
	if (!__gomc_reads_files()) {
		must_be_open(__files_state(), s);
		return 0;
	}
	not_standard(s);
	struct files *all = enter(s);
	flush(all, s);
	let_go(all);
	return 0;
}

/* Input, of a stream that is held; the number of bytes. */
INLINE size_t get_text(struct files *all, FILE *s, u8 *to, size_t size)
{
	struct description *d = description_of(all, s);
	if (!reads(d)) {
		bad(s);
		return 0;
	}
	struct file *f = file_of(all, d);
	nothing_held_back(f, 0);
	if (s->last == LAST_WRITE)
		__gomc_unsupported("input from a stream directly after output");
	if (s->changes && s->changes != f->changes + 1)
		__gomc_unsupported("a file that changes while a stream reads it");
	s->changes = f->changes + 1;
	s->last = LAST_READ;
	size_t n = 0;
	if (size && s->pushed) {
		to[n++] = (u8)(s->pushed - 1);
		s->pushed = 0;
	}
	if (n < size && !s->end) {
		u32 got = get_bytes(f, d->place, to + n, size - n);
		d->place += got;
		n += got;
	}
	if (n < size)
		s->end = 1;
	return n;
}

size_t fread(void *to, size_t size, size_t count, FILE *s)
{
	size_t bytes = total(size, count), n = 0;
	if (bytes == 0)
		return 0;
	if (s == stdin) {
		for (int c; n < bytes && (c = getchar()) != EOF; n++)
			((u8 *)to)[n] = (u8)c;
		return n / size;
	}
	struct files *all = enter(s);
	n = get_text(all, s, to, bytes);
	let_go(all);
	return n / size;
}

int __file_fgetc(FILE *s)
{
	if (s == stdin)
		return getchar();
	struct files *all = enter(s);
	u8 c;
	size_t n = get_text(all, s, &c, 1);
	let_go(all);
	return n ? c : EOF;
}

int __file_getc(FILE *s) { return __file_fgetc(s); }
int __file__IO_getc(FILE *s) { return __file_fgetc(s); }

/* A line with its end, or as much of it as there is room for. */
char *__file_fgets(char *to, int size, FILE *s)
{
	char *fgets(char *, int, FILE *);
	if (s == stdin)
		return fgets(to, size, s);
	if (size < 2)
		__gomc_unsupported("fgets without room for a character");
	struct files *all = enter(s);
	int n = 0;
	u8 c = 0;
	while (n < size - 1 && c != '\n' && get_text(all, s, &c, 1))
		to[n++] = (char)c;
	if (n)
		to[n] = 0;
	let_go(all);
	return n ? to : NULL;
}

int ungetc(int c, FILE *s)
{
	not_standard(s);
	if (c == EOF)
		return EOF;
	struct files *all = enter(s);
	struct description *d = description_of(all, s);
	if (!reads(d) || s->pushed || s->last != LAST_READ || d->place == 0)
		__gomc_unsupported("ungetc of more than a character that was read");
	s->pushed = (u32)(u8)c + 1;
	s->end = 0;
	let_go(all);
	return (u8)c;
}
