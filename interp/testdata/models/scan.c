// want: ok
// Formatted input from strings.
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
	int a = 0, b = 0, n = 0;
	unsigned u = 0;
	short h = 0;
	long long l = 0;
	char word[8] = "", rest[8] = "", c = 0;
	float f = 0;
	double d = 0;
	assert(sscanf("12, -7", "%d, %d", &a, &b) == 2 && a == 12 && b == -7);
	assert(sscanf("0x1f 017 ff", "%i %i %x", &a, &b, &u) == 3 && a == 31 && b == 15 && u == 255);
	assert(sscanf("key=value;", "%7[a-z]=%7[^;]%c%n", word, rest, &c, &n) == 3 && !strcmp(word, "key") && !strcmp(rest, "value") && c == ';' && n == 10);
	assert(sscanf("1.5 2.5e1", "%f%lf", &f, &d) == 2 && f == 1.5f && d == 25);
	assert(sscanf("70000 -5000000000", "%hd %lld", &h, &l) == 2 && h == 4464 && l == -5000000000ll);
	assert(sscanf("12345", "%2d%*d%n", &a, &n) == 1 && a == 12 && n == 5);
	assert(sscanf("", "%d", &a) == EOF && sscanf("x", "%d", &a) == 0 && sscanf("  word ", "%7s", word) == 1 && !strcmp(word, "word"));
	return 0;
}
