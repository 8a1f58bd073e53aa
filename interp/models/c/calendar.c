/*
 * The calendar: the Gregorian one, without leap seconds, in the locale C. Local time is UTC. What is returned in memory of the library is the same for
 * gmtime and localtime, and for asctime and ctime, so that threads that call them at the same time race.
 */
#include "models.h"

typedef long time_t;

struct tm {
	int second, minute, hour, day, month, year, weekday, yearday, summer;
	long offset;
	const char *zone;
};

enum { EOVERFLOW = 75, DAY = 86400, DAYS_TO_1970 = 719162 /* from the first day of the year 1 */, DAYS_TO_MARCH = 306 /* to that day from the first of March before it */ };

INLINE int is_leap(s64 year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

/* The quotient that is rounded down. */
INLINE s64 floor_div(s64 a, s64 b) { return a / b - (a % b < 0); }

/* The days of a year before a month, of 0 to 12. */
INLINE int days_before(int month, int leap)
{
	static const short __gomc_days_before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};
	return __gomc_days_before[month] + (leap && month > 1);
}

/* The days from 1970 to the beginning of a year. */
INLINE s64 days_to(s64 year)
{
	s64 past = year - 1;
	return 365 * past + floor_div(past, 4) - floor_div(past, 100) + floor_div(past, 400) - DAYS_TO_1970;
}

/* The first and the last time whose year, counted from 1900, fits in an int. */
static const s64 first_time = -67768040609740800LL, last_time = 67768036191676799LL;

/*
 * Times whose year does not fit are an error: the time itself is compared, since no solver has to divide for that. Days are counted from the first of March of a year that
 * 400 divides, so that leap days are the last of their years; months from March have (153 m + 2) / 5 days before them. There are no branches and no loops: with a time that depends on inputs, that is one term for each field.
 */
INLINE struct tm *break_down(s64 time, struct tm *result, const char *zone)
{
	if (time < first_time || time > last_time) {
		set_errno(EOVERFLOW);
		return NULL;
	}
	s64 days = floor_div(time, DAY);
	u32 seconds = (u32)(time - days * DAY);
	int weekday = (int)(days - floor_div(days + 4, 7) * 7 + 4); /* the first day of 1970 was a Thursday */
	days += DAYS_TO_1970 + DAYS_TO_MARCH;
	s64 cycles = floor_div(days, 146097);
	u32 day = (u32)(days - cycles * 146097);
	u32 past = (day - day / 1460 + day / 36524 - day / 146096) / 365; /* years of the cycle: without the leap days, all have 365 */
	u32 rest = day - (365 * past + past / 4 - past / 100);
	u32 march = (5 * rest + 2) / 153;
	u32 next = march > 9; /* January and February are of the next year */
	s64 year = 400 * cycles + past + next;
	u32 leap = (past % 4 == 0) & ((past % 100 != 0) | (past == 0)); /* of the year in whose March the days begin */
	result->second = (int)(seconds % 60);
	result->minute = (int)(seconds / 60 % 60);
	result->hour = (int)(seconds / 3600);
	result->day = (int)(rest - (153 * march + 2) / 5 + 1);
	result->month = (int)(march + 2 - 12 * next);
	result->year = (int)(year - 1900);
	result->weekday = weekday;
	result->yearday = (int)(rest + (59 + leap) * (1 - next) - 306 * next);
	result->summer = 0;
	result->offset = 0;
	result->zone = zone;
	return result;
}

static struct tm __gomc_broken_down;

struct tm *gmtime_r(const time_t *time, struct tm *result) { return break_down(*time, result, "GMT"); }
struct tm *localtime_r(const time_t *time, struct tm *result) { return break_down(*time, result, "UTC"); }
struct tm *gmtime(const time_t *time) { return gmtime_r(time, &__gomc_broken_down); }
struct tm *localtime(const time_t *time) { return localtime_r(time, &__gomc_broken_down); }
void tzset(void) {}

/* The fields may be out of their ranges; the result is written back with fields that are not. */
INLINE time_t count(struct tm *from, const char *zone)
{
	s64 months = from->month, year = from->year + floor_div(months, 12) + 1900;
	int month = (int)(months - floor_div(months, 12) * 12);
	s64 days = days_to(year) + days_before(month, is_leap(year)) + from->day - 1;
	s64 time = days * DAY + (s64)from->hour * 3600 + (s64)from->minute * 60 + from->second;
	if (time != (time_t)time || !break_down(time, from, zone))
		return fail(EOVERFLOW);
	return (time_t)time;
}

time_t timegm(struct tm *from) { return count(from, "GMT"); }

time_t mktime(struct tm *from)
{
	if (from->summer > 0)
		__gomc_unsupported("mktime of a time with daylight saving");
	return count(from, "UTC");
}

/* Where text goes: what is beyond the limit is counted only. */
struct text {
	char *to;
	size_t limit, count;
};

INLINE void put(struct text *t, char c)
{
	if (t->count < t->limit)
		t->to[t->count] = c;
	t->count++;
}

INLINE void put_name(struct text *t, const char *name, int most)
{
	for (int i = 0; i < most && name[i]; i++)
		put(t, name[i]);
}

/* A number with some digits at least, the rest filled with a character. */
static void __gomc_put_calendar_number(struct text *t, s64 value, int width, char fill)
{
	char digits[24];
	int n = 0, negative = value < 0;
	u64 rest = negative ? -(u64)value : (u64)value;
	do {
		digits[n++] = (char)('0' + rest % 10);
		rest /= 10;
	} while (rest);
	if (negative && fill == ' ')
		digits[n++] = '-';
	else if (negative)
		put(t, '-'), width--;
	for (; width > n; width--)
		put(t, fill);
	while (n > 0)
		put(t, digits[--n]);
}

/* The numbers of dates mostly have as many digits as there is room for: no loop looks for how many, as that would try each number of digits of what depends on inputs. */
INLINE void number(struct text *t, s64 value, int width)
{
	if (width == 2 && value >= 0 && value <= 99) {
		put(t, (char)('0' + (u32)value / 10));
		put(t, (char)('0' + (u32)value % 10));
	} else {
		__gomc_put_calendar_number(t, value, width, '0');
	}
}

/* The same with a space in place of a zero. */
INLINE void spaced_number(struct text *t, s64 value)
{
	if (value >= 0 && value <= 99) {
		u32 tens = (u32)value / 10;
		put(t, tens ? (char)('0' + tens) : ' ');
		put(t, (char)('0' + (u32)value % 10));
	} else {
		__gomc_put_calendar_number(t, value, 2, ' ');
	}
}

/* A year, of four digits as a rule. */
INLINE void put_year(struct text *t, s64 year)
{
	if (year >= 1000 && year <= 9999) {
		number(t, (u32)year / 100, 2);
		number(t, (u32)year % 100, 2);
	} else {
		number(t, year, 1);
	}
}

INLINE const char *day_name(int weekday)
{
	static const char __gomc_days[7][10] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
	if (weekday < 0 || weekday > 6)
		__gomc_unsupported("the name of a day that is none of the week");
	return __gomc_days[weekday];
}

INLINE const char *month_name(int month)
{
	static const char __gomc_months[12][10] = {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"};
	if (month < 0 || month > 11)
		__gomc_unsupported("the name of a month that is none of the year");
	return __gomc_months[month];
}

/* The week of ISO 8601: that of the Thursday in the same week, which begins on a Monday; its year is that of the Thursday, too. */
INLINE int iso_week(const struct tm *time, s64 *year)
{
	int thursday = time->yearday - (time->weekday + 6) % 7 + 3;
	*year = (s64)time->year + 1900;
	if (thursday < 0) {
		--*year;
		thursday += 365 + is_leap(*year);
	} else if (thursday >= 365 + is_leap(*year)) {
		thursday -= 365 + is_leap(*year);
		++*year;
	}
	return thursday / 7 + 1;
}

/* A conversion that stands for several others; NULL if it does not. */
INLINE const char *several(char c)
{
	switch (c) {
	case 'c': return "%a %b %e %H:%M:%S %Y";
	case 'D':
	case 'x': return "%m/%d/%y";
	case 'F': return "%Y-%m-%d";
	case 'r': return "%I:%M:%S %p";
	case 'R': return "%H:%M";
	case 'T':
	case 'X': return "%H:%M:%S";
	}
	return NULL;
}

/* The conversions to names, and to what the locale has. */
INLINE int put_words(struct text *t, char c, const struct tm *time)
{
	switch (c) {
	case '%': put(t, '%'); break;
	case 'n': put(t, '\n'); break;
	case 't': put(t, '\t'); break;
	case 'a': put_name(t, day_name(time->weekday), 3); break;
	case 'A': put_name(t, day_name(time->weekday), 10); break;
	case 'b':
	case 'h': put_name(t, month_name(time->month), 3); break;
	case 'B': put_name(t, month_name(time->month), 10); break;
	case 'p': put_name(t, time->hour > 11 ? "PM" : "AM", 2); break;
	case 'P': put_name(t, time->hour > 11 ? "pm" : "am", 2); break;
	case 'Z': put_name(t, time->zone ? time->zone : "", 10); break;
	default: return 0;
	}
	return 1;
}

INLINE void put_number(struct text *t, char c, const struct tm *time)
{
	s64 year = (s64)time->year + 1900;
	int twelve = time->hour > 12 ? time->hour - 12 : time->hour == 0 ? 12 : time->hour;
	switch (c) {
	case 'Y': put_year(t, year); return;
	case 'C': number(t, floor_div(year, 100), 2); return;
	case 'y': number(t, year - floor_div(year, 100) * 100, 2); return;
	case 'm': number(t, (s64)time->month + 1, 2); return;
	case 'd': number(t, time->day, 2); return;
	case 'e': spaced_number(t, time->day); return;
	case 'H': number(t, time->hour, 2); return;
	case 'I': number(t, twelve, 2); return;
	case 'k': spaced_number(t, time->hour); return;
	case 'l': spaced_number(t, twelve); return;
	case 'M': number(t, time->minute, 2); return;
	case 'S': number(t, time->second, 2); return;
	case 'j': number(t, (s64)time->yearday + 1, 3); return;
	case 'u': number(t, time->weekday ? time->weekday : 7, 1); return;
	case 'w': number(t, time->weekday, 1); return;
	case 'U': number(t, (time->yearday - time->weekday + 7) / 7, 2); return;
	case 'W': number(t, (time->yearday - (time->weekday + 6) % 7 + 7) / 7, 2); return;
	case 'V': number(t, iso_week(time, &year), 2); return;
	case 'G': iso_week(time, &year), put_year(t, year); return;
	case 'g': iso_week(time, &year), number(t, year - floor_div(year, 100) * 100, 2); return;
	}
	__gomc_unsupported("a conversion in a format of strftime");
}

size_t strftime(char *to, size_t size, const char *format, const struct tm *time)
{
	struct text t = {to, size, 0};
	const char *f = format, *outer = NULL;
	for (;; f++) {
		if (!*f && outer) {
			f = outer;
			outer = NULL;
		}
		if (!*f)
			break;
		if (*f != '%') {
			put(&t, *f);
			continue;
		}
		char c = *++f;
		const char *inner = several(c);
		if (inner) {
			outer = f + 1;
			f = inner - 1;
		} else if (!put_words(&t, c, time)) {
			put_number(&t, c, time);
		}
	}
	put(&t, 0);
	return t.count <= size ? t.count - 1 : 0;
}

char *asctime_r(const struct tm *time, char *to)
{
	s64 year = (s64)time->year + 1900;
	if (year < 0 || year > 9999 || time->day < -9 || time->day > 99)
		__gomc_unsupported("asctime of a date with more characters than it has room for");
	struct text t = {to, 26, 0};
	put_name(&t, day_name(time->weekday), 3);
	put(&t, ' ');
	put_name(&t, month_name(time->month), 3);
	put(&t, ' '); /* %3d of what has two characters at most */
	spaced_number(&t, time->day);
	put(&t, ' ');
	number(&t, time->hour, 2);
	put(&t, ':');
	number(&t, time->minute, 2);
	put(&t, ':');
	number(&t, time->second, 2);
	put(&t, ' ');
	put_year(&t, year);
	put(&t, '\n');
	put(&t, 0);
	return to;
}

static char __gomc_date[26];

/* The time goes through memory of the caller for ctime_r, and through that of localtime for ctime. */
char *asctime(const struct tm *time) { return asctime_r(time, __gomc_date); }
char *ctime(const time_t *time) { return asctime(localtime(time)); }

char *ctime_r(const time_t *time, char *to)
{
	struct tm broken;
	return asctime_r(localtime_r(time, &broken), to);
}
