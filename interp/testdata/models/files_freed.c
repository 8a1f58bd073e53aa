// want: memory: access to a dead object
// Only interpreted: the host does not see the error. What is written to a file that nobody reads is looked at all the same.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(void)
{
	char *block = calloc(1, 4);
	free(block);
	FILE *f = fopen("a", "w");
	int d = open("b", O_WRONLY | O_CREAT | O_TRUNC, 0600), first = isatty(0), second = isatty(0);
	if (first && second)
		fwrite(block, 1, 4, f);
	else if (first)
		fputs(block, f);
	else if (second)
		write(d, block, 4);
	else
		fprintf(f, "%s", block);
	return 0;
}
