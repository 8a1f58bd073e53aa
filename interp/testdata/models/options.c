// want: ok
// getopt on arguments that the program makes itself, as glibc's does; texts; square roots.
#define _GNU_SOURCE
#include <assert.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void)
{
	char *args[] = {"program", "-ab", "-n", "12", "-ofile", "-x", "--", "-c", "rest", NULL};
	int count = 9, seen = 0;
	const char *n = "", *o = "";
	opterr = 0;
	for (int c; (c = getopt(count, args, "abcn:o:")) != -1;) {
		seen = seen * 8;
		switch (c) {
		case 'a': seen += 1; break;
		case 'b': seen += 2; break;
		case 'n': seen += 3, n = optarg; break;
		case 'o': seen += 4, o = optarg; break;
		case '?': seen += 5; assert(optopt == 'x'); break;
		default: seen += 6;
		}
	}
	assert(seen == 012345 && strcmp(n, "12") == 0 && strcmp(o, "file") == 0);
	assert(optind == 7 && strcmp(args[optind], "-c") == 0);
	char *missing[] = {"program", "-n", NULL};
	optind = 1;
	assert(getopt(2, missing, ":n:") == ':' && optopt == 'n' && optind == 2);
	assert(getopt(2, missing, ":n:") == -1);

	char *text = NULL;
	assert(asprintf(&text, "%d-%s", 42, "x") == 4 && strcmp(text, "42-x") == 0);
	free(text);
	assert(strcmp(setlocale(LC_ALL, "C"), "C") == 0 && setlocale(LC_ALL, "no such locale") == NULL);
	assert(setvbuf(stdout, NULL, _IONBF, 0) == 0);
	assert(write(2, "", 0) == 0);
	volatile double four = 4, two = 2;
	volatile float nine = 9;
	assert(sqrt(four) == two && sqrt(two) == 0x1.6a09e667f3bcdp+0 && sqrtf(nine) == 3);
	return 0;
}
