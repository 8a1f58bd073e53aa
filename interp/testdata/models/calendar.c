// want: ok
// Dates, where local time is UTC, and the tables of characters.
#define _GNU_SOURCE
#include <assert.h>
#include <ctype.h>
#include <string.h>
#include <time.h>

int main(void)
{
	time_t t = 951827696; /* a leap day */
	struct tm a, *b = gmtime(&t);
	assert(localtime_r(&t, &a) == &a && a.tm_year == 100 && a.tm_mon == 1 && a.tm_mday == 29 && a.tm_hour == 12 && a.tm_min == 34 && a.tm_sec == 56);
	assert(a.tm_wday == 2 && a.tm_yday == 59 && a.tm_isdst == 0 && b->tm_yday == 59 && strcmp(a.tm_zone, "UTC") == 0);
	char text[64];
	assert(strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ %a %F", &a) == 35 && strcmp(text, "2000-02-29T12:34:56Z Tue 2000-02-29") == 0);
	assert(strftime(text, 5, "%F", &a) == 0);
	a.tm_mon = 13, a.tm_mday = 0;
	assert(mktime(&a) == 980944496 && a.tm_year == 101 && a.tm_mon == 0 && a.tm_mday == 31 && timegm(b) == t);
	assert(strcmp(asctime(b), "Tue Feb 29 12:34:56 2000\n") == 0 && strcmp(ctime(&t), "Tue Feb 29 12:34:56 2000\n") == 0);
	assert(difftime(t, t - 1) == 1);
	volatile int c = 'q';
	assert(isalpha(c) && !isdigit(c) && toupper(c) == 'Q' && tolower(c) == c && isspace('\n') && !isprint(127));
	return 0;
}
