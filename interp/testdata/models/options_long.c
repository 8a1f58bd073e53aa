// want: ok
// getopt_long and getopt_long_only on arguments that the program makes itself, as glibc's do.
#define _GNU_SOURCE
#include <assert.h>
#include <getopt.h>
#include <string.h>

static int flag;
static const struct option options[] = {
	{"all", no_argument, 0, 'a'}, {"number", required_argument, 0, 'n'}, {"level", optional_argument, 0, 'l'}, {"set", no_argument, &flag, 7},
	{"colour", required_argument, 0, 'c'}, {"color", required_argument, 0, 'c'}, {"allow", no_argument, 0, 'w'}, {"numb", no_argument, 0, 'b'}, {0, 0, 0, 0},
};

/* The options of some arguments, as letters; the arguments of options behind them. */
static void expect(const char *want, int rest, char **args, int only)
{
	char got[100] = "";
	int count = 0, c, n = 0, index = -1;
	while (args[count])
		count++;
	optind = 0, opterr = 0;
	while ((c = only ? getopt_long_only(count, args, ":an:o::x", options, &index) : getopt_long(count, args, ":an:o::x", options, &index)) != -1) {
		got[n++] = c ? (char)c : (char)('0' + index);
		if (c == '?' || c == ':')
			got[n++] = optopt ? (char)optopt : '-';
		if (optarg)
			strcpy(got + n, optarg), n += (int)strlen(optarg);
	}
	assert(strcmp(got, want) == 0 && optind == rest);
}

int main(void)
{
	expect("aan5n6ll2x", 9, (char *[]){"p", "--all", "-a", "--number=5", "--number", "6", "--level", "--level=2", "-x", "y", 0}, 0);
	expect("oofilexa", 4, (char *[]){"p", "-o", "-ofile", "-xa", "y", 0}, 0);
	expect("3c1?-w?-?w:n", 8, (char *[]){"p", "--set", "--col=1", "--al", "--allow", "--nothing", "--allo=2", "--number", 0}, 0);
	assert(flag == 7);
	expect("a", 3, (char *[]){"p", "--all", "--", "-x", 0}, 0);
	expect("n1an2xn7", 6, (char *[]){"p", "-number=1", "-all", "--number=2", "-x", "-n7", 0}, 1);
	expect("x?y?z", 2, (char *[]){"p", "-xyz", 0}, 1);
	return 0;
}
