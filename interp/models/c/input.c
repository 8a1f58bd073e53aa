/*
 * Standard input, which may be anything: its end comes when it comes, and each byte and each number is nondeterministic. There is no
 * other stream to read from, as nothing can be opened.
 */
#include "models.h"

typedef struct stream FILE;
typedef __builtin_va_list va_list;

INLINE int character(const char *what)
{
	if (__gomc_choice(2))
		return -1;
	return (int)__gomc_nondet(8, 0, what);
}

int getchar(void) { return character("getchar"); }
int getc(FILE *from) { return character("getc"); }
int fgetc(FILE *from) { return character("fgetc"); }
int _IO_getc(FILE *from) { return character("getc"); }

/* A line, or as much of it as there is room for. */
char *fgets(char *to, int size, FILE *from)
{
	int n = 0;
	while (n < size - 1) {
		int c = character("fgets");
		if (c < 0)
			break;
		to[n++] = (char)c;
		if (c == '\n')
			break;
	}
	if (n == 0 && size > 1)
		return NULL;
	to[n] = 0;
	return to;
}

/*
 * Numbers and characters. At each one input may end or be something else; nothing is known of the text, so that what the format says beside conversions
 * has no effect.
 */
INLINE int scan(const char *f, va_list args)
{
	int done = 0;
	for (; *f; f++) {
		if (*f != '%')
			continue;
		f++;
		if (*f == '%')
			continue;
		int size = 4;
		if (*f == 'h') {
			size = *++f == 'h' ? (f++, 1) : 2;
		} else if (*f == 'l') {
			size = *++f == 'l' ? (f++, 8) : (int)sizeof(long);
		} else if (*f == 'z') {
			size = (int)sizeof(size_t), f++;
		}
		int is_signed = *f == 'd' || *f == 'i';
		if (*f == 'c')
			size = 1;
		else if (!is_signed && *f != 'u' && *f != 'x' && *f != 'X' && *f != 'o')
			__gomc_unsupported("conversion in a format of scanf");
		if (__gomc_choice(2))
			return done == 0 && __gomc_choice(2) ? -1 : done;
		void *to = __builtin_va_arg(args, void *);
		switch (size) {
		case 1:
			*(u8 *)to = (u8)__gomc_nondet(8, is_signed, "scanf");
			break;
		case 2:
			*(u16 *)to = (u16)__gomc_nondet(16, is_signed, "scanf");
			break;
		case 4:
			*(u32 *)to = (u32)__gomc_nondet(32, is_signed, "scanf");
			break;
		default:
			*(u64 *)to = __gomc_nondet(64, is_signed, "scanf");
		}
		done++;
	}
	return done;
}

int scanf(const char *f, ...)
{
	va_list args;
	__builtin_va_start(args, f);
	int n = scan(f, args);
	__builtin_va_end(args);
	return n;
}

int __isoc99_scanf(const char *f, ...)
{
	va_list args;
	__builtin_va_start(args, f);
	int n = scan(f, args);
	__builtin_va_end(args);
	return n;
}

int __isoc23_scanf(const char *f, ...)
{
	va_list args;
	__builtin_va_start(args, f);
	int n = scan(f, args);
	__builtin_va_end(args);
	return n;
}
