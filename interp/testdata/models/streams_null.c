// want: memory: use of a stream that there is not
#include <stdio.h>

int main(void)
{
	char c;
	FILE *f = fopen("", "r");
	return (int)fread(&c, 1, 1, f);
}
