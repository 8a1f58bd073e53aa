/*
 * Compares the models of files with the host: random operations on descriptors and streams of a few files, one after the other, in a directory of their own. What is
 * unsupported ends a sequence. Prints the first sequence whose results differ.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef unsigned long long u64;

static jmp_buf over;
static int counts[3]; /* sequences that end because of what is unsupported, operations, failures that are the same */

/* What the models need of their host. One thread runs. */
void *m_host_memcpy(void *to, const void *from, size_t n) { return memcpy(to, from, n); }
void *m_host_memmove(void *to, const void *from, size_t n) { return memmove(to, from, n); }
void *m_host_memset(void *to, int byte, size_t n) { return memset(to, byte, n); }
int *m___errno_location(void) { return &errno; }
int m___gomc_reads_errno(void) { return 1; }
int m___gomc_signals(void) { return 0; }
int m___gomc_reads_files(void) { return 1; }
int m___gomc_declares(const char *function) { return 1; }
int m___gomc_cancels(void) { return 0; }
u64 m___gomc_note(u64 key, int change) { return 0; }
u64 m___gomc_remember(u64 key, u64 value) { return 0; }
u64 m___gomc_keep(u64 key, u64 value) { return 0; }
unsigned m___gomc_self(void) { return 0; }
unsigned m___gomc_cancel_words[1];
u64 m___gomc_wait(int op, void *address, int size, u64 val, u64 exp, int sync) { return 0; }
u64 m___gomc_rmw(int op, void *address, int size, u64 val, u64 exp, int sync) { return 0; }
u64 m___gomc_wait_load(void *address, int size, int sync) { longjmp(over, 1); }
u64 m___gomc_choice(u64 n) { return 0; }
u64 m___gomc_nondet(int bits, int is_signed, const char *what) { return 0; }
u64 m___gomc_real_text(double value, int letter, int precision, int point, u64 n) { return 0; }
int m___gomc_may_happen(int what) { return 0; }
int m___gomc_happens(int what) { return 0; }
void *m___gomc_alloc(u64 size, unsigned long zero) { return malloc(size); }
void *m___gomc_new_or_again(u64 size, int zero) { return malloc(size); }
void m___gomc_unsupported(const char *what) { longjmp(over, 1); }
void m___gomc_error(const char *kind, const char *message) { abort(); }
void m___gomc_block(int reason) { abort(); }
void m___gomc_longjmp(void *buffer, int value) { abort(); }
void m___gomc_exit_thread(void *result) { abort(); }
static char streams[3];
void *m_stdin = &streams[0], *m_stdout = &streams[1], *m_stderr = &streams[2];
int m_fputs(const char *text, void *to) { abort(); }
size_t m_fwrite(const void *from, size_t size, size_t count, void *to) { abort(); }
int m_getchar(void) { abort(); }
char *m_fgets(char *to, int size, void *from) { abort(); }

int m_open(const char *, int, ...), m_close(int), m_unlink(const char *), m_access(const char *, int), m_ftruncate(int, long), m_fsync(int);
ssize_t m_read(int, void *, size_t), m___file_write(int, const void *, size_t), m_pread(int, void *, size_t, long), m_pwrite(int, const void *, size_t, long);
long m_lseek(int, long, int);
FILE *m_fopen(const char *, const char *), *m_fdopen(int, const char *);
int m_fclose(FILE *), m___file_fflush(FILE *), m___file_fputs(const char *, FILE *), m___file_fputc(int, FILE *), m___file_fprintf(FILE *, const char *, ...);
int m___file_fgetc(FILE *), m_ungetc(int, FILE *), m_fseek(FILE *, long, int), m_feof(FILE *), m_ferror(FILE *);
char *m___file_fgets(char *, int, FILE *);
size_t m_fread(void *, size_t, size_t, FILE *), m___file_fwrite(const void *, size_t, size_t, FILE *);
long m_ftell(FILE *);
void m_rewind(FILE *), m_clearerr(FILE *);

static u64 seed;

static unsigned next(unsigned n)
{
	seed = seed * 6364136223846793005ull + 1442695040888963407ull;
	return (unsigned)(seed >> 33) % n;
}

enum { DESCRIPTORS = 3, STREAMS = 3, OPERATIONS = 40 };

static int descriptors[DESCRIPTORS][2]; /* of the model and of the host; 0 if there is none */
static FILE *files[STREAMS][2];
static char story[1 << 16];

static void tell(const char *format, ...)
{
	va_list args;
	va_start(args, format);
	vsnprintf(story + strlen(story), sizeof story - strlen(story), format, args);
	va_end(args);
}

/* Compares what two calls return and leave; of those that fail the errors, too. */
static void same(long got, int got_error, const void *got_bytes, long want, int want_error, const void *want_bytes, size_t size)
{
	tell(" = %ld\n", got);
	counts[1]++;
	counts[2] += want < 0;
	if (got == want && (want >= 0 || got_error == want_error) && memcmp(got_bytes, want_bytes, size) == 0)
		return;
	printf("%swant %ld; errors %d, %d; \"%.*s\", want \"%.*s\"\n", story, want, got_error, want_error, (int)size, (char *)got_bytes, (int)size, (char *)want_bytes);
	exit(1);
}

static char a[64], b[64];

#define BOTH(model, host, bytes)                        \
	{                                               \
		memset(a, '#', sizeof a);               \
		memset(b, '#', sizeof b);               \
		errno = 0;                              \
		long got = (long)(model);               \
		int got_error = errno;                  \
		errno = 0;                              \
		long want = (long)(host);               \
		same(got, got_error, a, want, errno, b, bytes); \
	}

static const char *a_name(void)
{
	static const char *names[] = {"a", "b", "./a", ".//b"};
	return names[next(4)];
}

static const char *a_text(void)
{
	static const char *texts[] = {"", "x", "yz", "line\n", "two\nlines", "a text that is longer\n"};
	return texts[next(6)];
}

static void on_descriptor(int i)
{
	int *d = descriptors[i];
	if (!d[0]) {
		int flags = (int)next(3) | (next(2) ? O_CREAT : 0) | (next(2) ? 0 : O_TRUNC) | (next(4) ? 0 : O_APPEND) | (next(6) ? 0 : O_EXCL);
		const char *name = a_name();
		if ((flags & O_EXCL) && !(flags & O_CREAT) || (flags & O_TRUNC) && !(flags & O_ACCMODE))
			return;
		tell("%d: open(%s, %#o)", i, name, flags);
		BOTH((d[0] = m_open(name, flags, 0600)) < 0 ? -1 : 1, (d[1] = open(name, flags, 0600)) < 0 ? -1 : 1, 0)
		if (d[0] < 0)
			d[0] = 0;
		return;
	}
	const char *text = a_text();
	size_t n = next(20);
	long place = (long)next(40) - 3;
	int from = (int)next(3);
	switch (next(8)) {
	case 0:
		tell("%d: close", i);
		BOTH(m_close(d[0]), close(d[1]), 0)
		d[0] = 0;
		break;
	case 1:
		tell("%d: read(%d)", i, (int)n);
		BOTH(m_read(d[0], a, n), read(d[1], b, n), sizeof a)
		break;
	case 2:
		tell("%d: write(%s)", i, text);
		BOTH(m___file_write(d[0], text, strlen(text)), write(d[1], text, strlen(text)), 0)
		break;
	case 3:
		tell("%d: pread(%d, %ld)", i, (int)n, place);
		BOTH(m_pread(d[0], a, n, place), pread(d[1], b, n, place), sizeof a)
		break;
	case 4:
		tell("%d: pwrite(%s, %ld)", i, text, place);
		BOTH(m_pwrite(d[0], text, strlen(text), place), pwrite(d[1], text, strlen(text), place), 0)
		break;
	case 5:
		tell("%d: lseek(%ld, %d)", i, place, from);
		BOTH(m_lseek(d[0], place, from), lseek(d[1], place, from), 0)
		break;
	case 6:
		tell("%d: ftruncate(%ld)", i, place);
		BOTH(m_ftruncate(d[0], place), ftruncate(d[1], place), 0)
		break;
	case 7:
		tell("%d: fsync", i);
		BOTH(m_fsync(d[0]), fsync(d[1]), 0)
		break;
	}
}

static void open_stream(int i)
{
	static const char *modes[] = {"r", "w", "a", "r+", "w+", "a+", "rb", "wx"};
	const char *mode = modes[next(8)], *name = a_name();
	FILE **f = files[i];
	tell("stream %d: fopen(%s, %s)", i, name, mode);
	BOTH((f[0] = m_fopen(name, mode)) ? 1 : -1, (f[1] = fopen(name, mode)) ? 1 : -1, 0)
}

static void write_stream(FILE **f, int i)
{
	const char *text = a_text();
	int c = (int)next(300);
	switch (next(4)) {
	case 0:
		tell("stream %d: fputs(%s)", i, text);
		BOTH(m___file_fputs(text, f[0]) < 0, fputs(text, f[1]) < 0, 0)
		break;
	case 1:
		tell("stream %d: fputc(%d)", i, c);
		BOTH(m___file_fputc(c, f[0]), fputc(c, f[1]), 0)
		break;
	case 2:
		tell("stream %d: fwrite(%s)", i, text);
		BOTH(m___file_fwrite(text, 1, strlen(text), f[0]), fwrite(text, 1, strlen(text), f[1]), 0)
		break;
	case 3:
		tell("stream %d: fprintf(%s %d)", i, text, c);
		BOTH(m___file_fprintf(f[0], "%s %d", text, c), fprintf(f[1], "%s %d", text, c), 0)
		break;
	}
}

static void read_stream(FILE **f, int i)
{
	int n = (int)next(20) + 2, c = (int)next(256);
	size_t size = next(4) + 1;
	switch (next(4)) {
	case 0:
		tell("stream %d: fgets(%d)", i, n);
		BOTH(m___file_fgets(a, n, f[0]) != NULL, fgets(b, n, f[1]) != NULL, sizeof a)
		break;
	case 1:
		tell("stream %d: fgetc", i);
		BOTH(m___file_fgetc(f[0]), fgetc(f[1]), 0)
		break;
	case 2:
		tell("stream %d: fread(%d, 5)", i, (int)size);
		BOTH(m_fread(a, size, 5, f[0]), fread(b, size, 5, f[1]), sizeof a)
		break;
	case 3:
		tell("stream %d: ungetc(%d)", i, c);
		BOTH(m_ungetc(c, f[0]), ungetc(c, f[1]), 0)
		break;
	}
}

static void move_stream(FILE **f, int i)
{
	long place = (long)next(40) - 8;
	int from = (int)next(3);
	switch (next(5)) {
	case 0:
		tell("stream %d: fseek(%ld, %d)", i, place, from);
		BOTH(m_fseek(f[0], place, from), fseek(f[1], place, from), 0)
		break;
	case 1:
		tell("stream %d: ftell", i);
		BOTH(m_ftell(f[0]), ftell(f[1]), 0)
		break;
	case 2:
		tell("stream %d: rewind", i);
		BOTH((m_rewind(f[0]), 0), (rewind(f[1]), 0), 0)
		break;
	case 3:
		tell("stream %d: feof, ferror", i);
		BOTH(!m_feof(f[0]) + 2 * !m_ferror(f[0]), !feof(f[1]) + 2 * !ferror(f[1]), 0)
		break;
	case 4:
		tell("stream %d: clearerr", i);
		BOTH((m_clearerr(f[0]), 0), (clearerr(f[1]), 0), 0)
		break;
	}
}

static void on_stream(int i)
{
	FILE **f = files[i];
	if (!f[0]) {
		open_stream(i);
		return;
	}
	switch (next(8)) {
	case 0:
		tell("stream %d: fclose", i);
		BOTH(m_fclose(f[0]), fclose(f[1]), 0)
		f[0] = NULL;
		break;
	case 1:
		tell("stream %d: fflush", i);
		BOTH(m___file_fflush(f[0]), fflush(f[1]), 0)
		break;
	case 2:
	case 3:
		write_stream(f, i);
		break;
	case 4:
	case 5:
		read_stream(f, i);
		break;
	default:
		move_stream(f, i);
	}
}

static void on_name(void)
{
	const char *name = a_name();
	if (next(2)) {
		tell("unlink(%s)", name);
		BOTH(m_unlink(name), unlink(name), 0)
	} else {
		tell("access(%s)", name);
		BOTH(m_access(name, F_OK), access(name, F_OK), 0)
	}
}

/* Some sequences have descriptors only, some streams only, so that not all becomes unsupported. */
static void sequence(void)
{
	int d = (int)next(DESCRIPTORS + 1), s = (int)next(STREAMS + 1);
	if (setjmp(over)) {
		counts[0]++;
		return;
	}
	for (int i = 0; i < OPERATIONS; i++) {
		if (d && next(2))
			on_descriptor((int)next((unsigned)d));
		else if (s && next(8))
			on_stream((int)next((unsigned)s));
		else
			on_name();
	}
}

/* The models begin anew in every process. */
int main(int argc, char **argv)
{
	int sequences = atoi(argv[1]);
	int channel[2], sums[3] = {0};
	if (pipe(channel))
		return 2;
	for (int i = 0; i < sequences; i++) {
		unlink("a");
		unlink("b");
		pid_t child = fork();
		if (child == 0) {
			seed = (u64)i * 7919 + 1;
			sequence();
			if (write(channel[1], counts, sizeof counts) < 0)
				return 2;
			_exit(0);
		}
		int status;
		waitpid(child, &status, 0);
		if (status) {
			printf("sequence %d\n", i);
			return 1;
		}
		if (read(channel[0], counts, sizeof counts) < 0)
			return 2;
		for (int k = 0; k < 3; k++)
			sums[k] += counts[k];
	}
	printf("%d sequences, %d of them unsupported at some point; %d operations, %d of them fail\n", sequences, sums[0], sums[1], sums[2]);
	return 0;
}
