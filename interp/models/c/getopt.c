/* The options of the command line, as POSIX has them: those behind the first argument that is none would need glibc's rearrangement. */
#include "models.h"

char *optarg;
int optind = 1, opterr = 1, optopt;
static int __gomc_getopt_place; /* within an argument with several options */

/* A message would be printed here; what is printed has no influence. */
INLINE int wrong(int c, int result)
{
	(void)*(volatile int *)&opterr;
	optopt = c;
	return result;
}

INLINE int is_option(const char *arg) { return arg[0] == '-' && arg[1]; }

/* The option that the next argument has or begins; 0 at the end of options, which "--" is and any argument that is none. */
INLINE int next_option(int count, char *const *args, const char *options)
{
	if (optind == 0)
		optind = 1, __gomc_getopt_place = 0;
	optarg = NULL;
	if (optind >= count)
		return 0;
	if (__gomc_getopt_place)
		return 1;
	if (!is_option(args[optind])) {
		for (int i = optind; i < count && options[0] != '+'; i++)
			if (options[0] == '-' || is_option(args[i]))
				__gomc_unsupported("getopt with options behind other arguments");
		return 0;
	}
	if (args[optind][1] == '-' && !args[optind][2]) {
		optind++;
		return 0;
	}
	return 1;
}

/* What begins the options says how errors are reported, and in which order arguments are taken. */
INLINE const char *letters(const char *options) { return options + (options[0] == '+' || options[0] == '-'); }

INLINE const char *find_letter(const char *options, int c)
{
	const char *o = letters(options);
	for (o += *o == ':'; *o; o++)
		if (*o == c && c != ':' && c != ';')
			return o;
	return NULL;
}

INLINE int missing(const char *options) { return *letters(options) == ':' ? ':' : '?'; }

/* An option of one letter, with other ones or an argument behind it perhaps. */
INLINE int short_option(int count, char *const *args, const char *options)
{
	char *arg = args[optind];
	int place = __gomc_getopt_place ? __gomc_getopt_place : 1;
	int c = (u8)arg[place++];
	const char *o = find_letter(options, c);
	int takes = o && o[1] == ':', last = !arg[place];
	if (!takes && !last) {
		__gomc_getopt_place = place;
		return o ? c : wrong(c, '?');
	}
	optind++;
	__gomc_getopt_place = 0;
	if (!takes)
		return o ? c : wrong(c, '?');
	if (!last)
		optarg = arg + place;
	else if (o[2] == ':') /* an argument that may be left out never is the next word */
		return c;
	else if (optind >= count)
		return wrong(c, missing(options));
	else
		optarg = args[optind++];
	return c;
}

int getopt(int count, char *const *args, const char *options)
{
	if (!next_option(count, args, options))
		return -1;
	if (!__gomc_getopt_place && args[optind][1] == '-')
		__gomc_unsupported("getopt with a long option");
	return short_option(count, args, options);
}

struct option {
	const char *name;
	int has_argument; /* 0, 1, or 2: it may be left out */
	int *flag;
	int value;
};

/* The length of what a name, which ends with the argument or with an equals sign, and that of an option have in common, if the one begins the other; -1 if not. */
INLINE int begins(const char *name, const char *option, int *all)
{
	int n = 0;
	for (; name[n] && name[n] != '='; n++)
		if (name[n] != option[n])
			return -1;
	*all = !option[n];
	return n;
}

enum { NONE = -1, AMBIGUOUS = -2 };

/* The option of a name, or the only one that begins with it; those that are alike count as one. */
INLINE int find_long(const struct option *options, const char *name, int *length)
{
	int found = NONE;
	for (int i = 0; options[i].name; i++) {
		int all, n = begins(name, options[i].name, &all);
		if (n < 0)
			continue;
		*length = n;
		if (all)
			return i;
		if (found == NONE)
			found = i;
		else if (found != AMBIGUOUS && (options[found].has_argument != options[i].has_argument || options[found].flag != options[i].flag || options[found].value != options[i].value))
			found = AMBIGUOUS;
	}
	return found;
}

/* Letters are not looked at with two dashes, and with one first where that may begin a long option: then if they are more than one, or none of those there are. */
INLINE int long_option(int count, char *const *args, const char *options, const struct option *longs, int *index, int one_dash)
{
	if (!next_option(count, args, options))
		return -1;
	if (__gomc_getopt_place)
		return short_option(count, args, options);
	char *arg = args[optind];
	int dashes = arg[1] == '-' ? 2 : 1;
	const char *letter = find_letter(options, (u8)arg[1]);
	if (dashes == 1 && !(one_dash && (arg[2] || !letter)))
		return short_option(count, args, options);
	int length = 0, found = find_long(longs, arg + dashes, &length);
	if (found == NONE && dashes == 1 && letter)
		return short_option(count, args, options);
	optind++;
	if (found < 0)
		return wrong(0, '?');
	const struct option *o = &longs[found];
	char *given = arg + dashes + length;
	if (*given && !o->has_argument)
		return wrong(o->value, '?');
	if (*given)
		optarg = given + 1;
	else if (o->has_argument == 1 && optind >= count)
		return wrong(o->value, missing(options));
	else if (o->has_argument == 1)
		optarg = args[optind++];
	if (index)
		*index = found;
	if (!o->flag)
		return o->value;
	*o->flag = o->value;
	return 0;
}

int getopt_long(int count, char *const *args, const char *options, const struct option *longs, int *index)
{
	return long_option(count, args, options, longs, index, 0);
}

int getopt_long_only(int count, char *const *args, const char *options, const struct option *longs, int *index)
{
	return long_option(count, args, options, longs, index, 1);
}
