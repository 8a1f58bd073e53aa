// want: unsupported: output to a stream directly after input
#include <stdio.h>

int main(void)
{
	FILE *f = fopen("gomc-test-of-turning", "w+");
	fputs("ab", f);
	rewind(f);
	fgetc(f);
	return fputc('c', f);
}
