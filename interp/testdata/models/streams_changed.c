// want: unsupported: a file that changes while a stream reads it
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void)
{
	int d = open("gomc-test-of-changes", O_WRONLY | O_CREAT | O_TRUNC, 0600);
	write(d, "ab", 2);
	FILE *f = fopen("gomc-test-of-changes", "r");
	fgetc(f);
	pwrite(d, "c", 1, 1);
	return fgetc(f);
}
