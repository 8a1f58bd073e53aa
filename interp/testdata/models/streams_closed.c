// want: memory: use of a stream that was closed
#include <stdio.h>

int main(void)
{
	FILE *f = fopen("gomc-test-of-closing", "w");
	fclose(f);
	fputs("late", f);
	return 0;
}
