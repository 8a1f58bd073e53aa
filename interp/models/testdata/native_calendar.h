/* The calendar and the tables of characters against those of the host, which takes local time to be UTC. native.c includes this. */
#include <time.h>

static void differ_at(const char *what, long time, const char *got, const char *want)
{
	if (failures++ < 20)
		printf("%s(%ld): \"%s\", want \"%s\"\n", what, time, got, want);
}

static void same_time(const char *what, long time, const struct tm *x, const struct tm *y)
{
	char got[100], want[100];
	static const char *fields = "%d-%d-%d %d:%d:%d, day %d, %d, %d %ld %s";
#define FIELDS(t) t->tm_year, t->tm_mon, t->tm_mday, t->tm_hour, t->tm_min, t->tm_sec, t->tm_wday, t->tm_yday, t->tm_isdst, t->tm_gmtoff, t->tm_zone
	sprintf(got, fields, FIELDS(x));
	sprintf(want, fields, FIELDS(y));
	if (strcmp(got, want))
		differ_at(what, time, got, want);
}

#define SAME_TIME(f)                                                                \
	{                                                                           \
		struct tm *m_##f(const time_t *, struct tm *), a, b;                \
		errno = 0;                                                          \
		int none = !m_##f(&t, &a), error = errno;                           \
		errno = 0;                                                          \
		if (none != !f(&t, &b) || error != errno)                           \
			differ_at(#f, t, none ? "none" : "some", none ? "some" : "none"); \
		else if (!none)                                                     \
			same_time(#f, t, &a, &b);                                   \
	}

#define SAME_COUNT(f)                                                               \
	{                                                                           \
		time_t m_##f(struct tm *);                                          \
		struct tm a = broken, b = broken;                                   \
		time_t got = m_##f(&a), want = f(&b);                               \
		if (got != want)                                                    \
			differ_at(#f, (long)got, "this", "another time");           \
		else if (got != -1)                                                 \
			same_time(#f, (long)got, &a, &b);                           \
	}

static void calendar(void)
{
	time_t t = (time_t)(next(2) ? next(1u << 31) : ((unsigned long long)next(1u << 31) << next(33)));
	if (next(4) == 0)
		t = -t;
	SAME_TIME(gmtime_r)
	SAME_TIME(localtime_r)

	struct tm broken = {0};
	int wild = next(2) ? 1000 : 30;
	broken.tm_year = (int)next(400) - 100, broken.tm_mon = (int)next(12 + wild) - wild / 2, broken.tm_mday = (int)next(31 + wild) - wild / 2;
	broken.tm_hour = (int)next(wild), broken.tm_min = (int)next(wild) - 3, broken.tm_sec = (int)next(wild) - 3;
	SAME_COUNT(timegm)
	SAME_COUNT(mktime)

	t = (time_t)next(1u << 31) * (next(2) ? 1 : 100) - (next(2) ? 1ll << 33 : 0);
	if (!gmtime_r(&t, &broken) || broken.tm_year > 8000)
		return;
	size_t m_strftime(char *, size_t, const char *, const struct tm *);
	static const char *conversions[] = {"%Y", "%m", "%d", "%H", "%M", "%S", "%y", "%j", "%a", "%A", "%b", "%B", "%h", "%e", "%p", "%I", "%l", "%k", "%Z", "%T", "%D", "%F", "%R",
					    "%c", "%x", "%X", "%r", "%n", "%t", "%%", "%u", "%w", "%C", "%G", "%g", "%V", "%U", "%W", "%P", "-", " of "};
	char format[60] = "", a[200], b[200];
	for (unsigned i = next(5) + 1; i > 0; i--)
		strcat(format, conversions[next(sizeof conversions / sizeof *conversions)]);
	size_t size = next(4) ? sizeof a : next(40);
	size_t n = m_strftime(a, size, format, &broken), want = strftime(b, size, format, &broken);
	if (n != want || (n && strcmp(a, b)))
		differ_at(format, t, n ? a : "", want ? b : "");
	char *m_asctime_r(const struct tm *, char *), *m_ctime_r(const time_t *, char *);
	if (broken.tm_year < -1900)
		return;
	if (strcmp(m_asctime_r(&broken, a), asctime_r(&broken, b)))
		differ_at("asctime_r", t, a, b);
	if (strcmp(m_ctime_r(&t, a), ctime_r(&t, b)))
		differ_at("ctime_r", t, a, b);
}

static void character_tables(void)
{
	const unsigned short **m___ctype_b_loc(void);
	const int **m___ctype_toupper_loc(void), **m___ctype_tolower_loc(void);
	for (int c = -128; c < 256; c++) {
		char a[8], b[] = "";
		sprintf(a, "%d", c);
		SAME("__ctype_b_loc", (*m___ctype_b_loc())[c], (*__ctype_b_loc())[c]);
		SAME("__ctype_toupper_loc", (*m___ctype_toupper_loc())[c], (*__ctype_toupper_loc())[c]);
		SAME("__ctype_tolower_loc", (*m___ctype_tolower_loc())[c], (*__ctype_tolower_loc())[c]);
	}
}
