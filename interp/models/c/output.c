/* What goes with output, beside the printing functions, which are the interpreter's own. */
#include "looks.h"

typedef struct stream FILE;

/* Everything is written, and what is written has no influence. */
ssize_t write(int file, const void *bytes, size_t size)
{
	if (file != 1 && file != 2)
		__gomc_unsupported("write to anything but standard output and error");
	__look_at_bytes(bytes, size, 1);
	return (ssize_t)size;
}

int setvbuf(FILE *stream, char *buffer, int mode, size_t size) { return 0; }
void setbuf(FILE *stream, char *buffer) {}
void setlinebuf(FILE *stream) {}

/* The texts of messages are not glibc's. */
char *strerror(int error) { return "an error"; }
char *strerror_r(int error, char *buffer, size_t size) { return strerror(error); }

int __xpg_strerror_r(int error, char *buffer, size_t size)
{
	const char *text = strerror(error);
	for (size_t i = 0; i < size; i++) {
		buffer[i] = i + 1 < size ? text[i] : 0;
		if (!text[i])
			return 0;
	}
	return ERANGE;
}

/* There is the locale C only, and the environment names no other. */
char *setlocale(int category, const char *name)
{
	if (!name || !name[0] || (name[0] == 'C' && !name[1]))
		return "C";
	const char *posix = "POSIX";
	for (int i = 0; name[i] == posix[i]; i++)
		if (!posix[i])
			return "C";
	return NULL;
}
