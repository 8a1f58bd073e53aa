// want: ok
#define _GNU_SOURCE
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#undef isdigit

static int compare(const void *p, const void *q) { return *(const int *)p - *(const int *)q; }

int main(void)
{
	int array[] = {5, 3, 9, 3, -1}, key = 9, missing = 4;
	char *end;
	assert(abs(-3) == 3 && labs(-4) == 4 && llabs(-5) == 5);
	div_t d = div(-7, 2);
	ldiv_t l = ldiv(7, -2);
	lldiv_t ll = lldiv(9, 2);
	assert(d.quot == -3 && d.rem == -1 && l.quot == -3 && l.rem == 1 && ll.quot == 4 && ll.rem == 1);
	assert(atoi(" -12x") == -12 && atol("77") == 77 && atoll("1234567890123") == 1234567890123ll);
	assert(strtol("0x1fg", &end, 0) == 31 && *end == 'g');
	assert(strtol("z", &end, 10) == 0 && *end == 'z' && strtoul("-1", 0, 10) == ULONG_MAX);
	errno = 0;
	assert(strtol("99999999999999999999", 0, 10) == LONG_MAX && errno == ERANGE);
	assert(strtoll("-9223372036854775808", 0, 10) == LLONG_MIN);
	qsort(array, 5, sizeof *array, compare);
	assert(array[0] == -1 && array[1] == 3 && array[2] == 3 && array[3] == 5 && array[4] == 9);
	assert(bsearch(&key, array, 5, sizeof *array, compare) == array + 4);
	assert(!bsearch(&missing, array, 5, sizeof *array, compare));
	assert((isdigit)('7') && !(isdigit)('a') && (toupper)('q') == 'Q' && (isspace)('\t'));
	volatile double x = -2.5;
	assert(fabs(x) == 2.5 && floor(x) == -3 && ceil(x) == -2 && trunc(x) == -2 && round(x) == -3);
	return 0;
}
