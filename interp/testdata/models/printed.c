// want: ok
// What output functions return: numbers of characters, the character, the number of elements, zero.
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

static char shared[] = "shared";

static int pass(const char *format, ...)
{
	va_list list;
	va_start(list, format);
	int n = vfprintf(stderr, format, list);
	va_end(list);
	return n;
}

static void *change(void *arg)
{
	shared[0] = 'S';
	return arg;
}

int main(void)
{
	pthread_t t;
	volatile double real = 2.5;
	volatile int number = -12;
	assert(fflush(stderr) == 0);
	assert(fputc(0x141, stderr) == 'A' && putc('\n', stderr) == '\n');
	assert(fwrite("abcd", 2, 2, stderr) == 2 && fwrite("abcd", 1, 0, stderr) == 0 && fwrite("abcd", 0, 4, stderr) == 0);
	assert(fputs("x", stderr) >= 0);
	assert(dprintf(2, "abc %d\n", number) == 8 && fprintf(stderr, "%5s|%c", "x", 'y') == 7 && fprintf(stderr, "%.1f %%", real) == 5);
	pthread_create(&t, 0, change, 0);
	int n = fprintf(stderr, "%s\n", shared);
	pthread_join(t, 0);
	assert(n == 7 && pass("%03d%s", 7, "xy") == 5);
	return 0;
}
