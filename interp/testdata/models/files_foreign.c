// want: assertion: f; unsupported: what is in a file that the program did not write
// A file that the program did not write may be there or not.
#include <assert.h>
#include <stdio.h>

int main(void)
{
	FILE *f = fopen("gomc-test-of-nothing", "r");
	char text[8];
	assert(f);
	fgets(text, sizeof text, f);
	return 0;
}
