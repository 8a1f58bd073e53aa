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

int getopt(int count, char *const *args, const char *options)
{
	if (optind == 0)
		optind = 1, __gomc_getopt_place = 0;
	optarg = NULL;
	if (optind >= count)
		return -1;
	char *arg = args[optind];
	if (__gomc_getopt_place == 0) {
		if (!is_option(arg)) {
			for (int i = optind; i < count; i++)
				if (is_option(args[i]))
					__gomc_unsupported("getopt with options behind other arguments");
			return -1;
		}
		if (arg[1] == '-') {
			if (arg[2])
				__gomc_unsupported("getopt with a long option");
			optind++;
			return -1;
		}
		__gomc_getopt_place = 1;
	}
	int c = (u8)arg[__gomc_getopt_place++];
	int last = !arg[__gomc_getopt_place];
	int colon = options[0] == ':';
	const char *o = options + (colon || options[0] == '+' || options[0] == '-');
	while (*o && (*o != c || c == ':' || c == ';'))
		o++;
	int takes = *o && o[1] == ':';
	if (takes && o[2] == ':')
		__gomc_unsupported("getopt with an optional argument");
	if (!takes) {
		if (last)
			optind++, __gomc_getopt_place = 0;
		if (*o)
			return c;
		return wrong(c, '?');
	}
	optind++;
	int place = __gomc_getopt_place;
	__gomc_getopt_place = 0;
	if (!last) {
		optarg = arg + place;
		return c;
	}
	if (optind >= count) {
		return wrong(c, colon ? ':' : '?');
	}
	optarg = args[optind++];
	return c;
}
