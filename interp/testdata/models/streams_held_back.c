// want: unsupported: a file that is used while a stream may hold back output to it
#include <stdio.h>

int main(void)
{
	FILE *f = fopen("gomc-test-of-holding-back", "w");
	fputs("early", f);
	f = fopen("gomc-test-of-holding-back", "r");
	return fgetc(f);
}
