/*
 * A thread prints a text that fills its array, so that no zero ends it.
 * HOW: the function that prints: 0 puts, 1 printf, 2 printf with a precision,
 * 3 vfprintf behind a function of the program, 4 fwrite, 5 write, 6 printf
 * with a format that is no constant; each of one character more than there are
 * where the function is told how many.
 * FITS: no more characters than there are.
 * Expected: the byte behind the array is read, an error of memory; with FITS
 * safe, one execution.
 */
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifndef HOW
#define HOW 0
#endif
#ifdef FITS
#define LENGTH 4
#else
#define LENGTH 5
#endif

static struct {
	char before[4], text[4];
} shared;

static void report(const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vfprintf(stderr, format, list);
	va_end(list);
}

static void *print(void *arg)
{
	(void)arg;
	switch (HOW) {
	case 0:
		puts(shared.text);
		break;
	case 1:
		printf("%5.1f%% of %-8s, %c\n", 12.5, shared.text, 'x');
		break;
	case 2:
		printf("%p %.*s\n", (void *)&shared, LENGTH, shared.text);
		break;
	case 3:
		report("%lu %Lg %s %.1s\n", 7ul, (long double)0.5, "and", shared.text + (LENGTH - 1));
		break;
	case 4:
		fwrite(shared.text, 1, LENGTH, stdout);
		break;
	case 5:
		if (write(1, shared.text, LENGTH) != LENGTH)
			return arg;
		break;
	case 6: {
		char format[16];

		strcpy(format, "%hhd %.*s%m");
		printf(format, 1, LENGTH, shared.text);
	}
	}
	return NULL;
}

int main(void)
{
	pthread_t printer;

	memcpy(shared.text, "full", 4);
	pthread_create(&printer, NULL, print, NULL);
	pthread_join(printer, NULL);
	return 0;
}
