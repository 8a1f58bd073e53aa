// want: ok
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>
#include <strings.h>

int memcpy_s(void *to, size_t size, const void *from, size_t n);

char a[16], b[16] = "hello";

int main(void)
{
	char list[] = "a,b;;c", *rest;
	assert(strlen(b) == 5 && strnlen(b, 3) == 3 && strlen(a) == 0);
	assert(strcpy(a, b) == a && strcmp(a, b) == 0 && stpcpy(a, b) == a + 5);
	assert(strcat(a, " you") == a && strcmp(a, "hello you") == 0 && strncat(a, "xyz", 1) == a && a[9] == 'x' && !a[10]);
	assert(strcmp("a", "b") < 0 && strcmp("b", "a") > 0 && strcmp("a", "a\xff") < 0 && strncmp("abc", "abd", 2) == 0);
	assert(strcasecmp("HeLLo", b) == 0 && strncasecmp("HEx", b, 2) == 0);
	assert(strncpy(a, "ab", 8) == a && a[2] == 0 && a[7] == 0 && a[8] == 'u');
	assert(strchr(b, 'l') == b + 2 && strrchr(b, 'l') == b + 3 && strchr(b, 0) == b + 5 && !strchr(b, 'x') && strchrnul(b, 'x') == b + 5);
	assert(strstr(b, "lo") == b + 3 && strstr(b, "") == b && !strstr(b, "lox"));
	assert(strspn(b, "leh") == 4 && strcspn(b, "ol") == 2 && strpbrk(b, "ol") == b + 2);
	assert(strcmp(strtok_r(list, ",;", &rest), "a") == 0 && strcmp(strtok_r(0, ",;", &rest), "b") == 0);
	assert(strcmp(strtok_r(0, ",;", &rest), "c") == 0 && !strtok_r(0, ",;", &rest));
	assert(memcpy(a, "01234567", 9) == a && memmove(a + 1, a, 4) == a + 1 && memcmp(a, "00123567", 9) == 0);
	assert(memset(a, 'z', 3) == a && memchr(a, '3', 16) == a + 4 && memrchr(a, 'z', 8) == a + 2 && !memchr(a, 'q', 16));
	bzero(a, 2);
	assert(a[1] == 0 && a[2] == 'z' && ffs(8) == 4 && ffs(0) == 0);
	char c[4] = "xyz";
	assert(memcpy_s(c, 4, "ab", 3) == 0 && strcmp(c, "ab") == 0);
	assert(memcpy_s(c, 2, "abc", 4) != 0 && c[0] == 0 && c[1] == 0);
	assert(memcpy_s(c, 4, c + 1, 2) != 0 && memcpy_s(c, 4, 0, 1) != 0 && memcpy_s(0, 4, c, 1) != 0);
	return 0;
}
