// want: ok
// Streams of files.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define NAME "gomc-test-of-streams"

static void lines(void)
{
	char line[32];
	FILE *f = fopen(NAME, "w");
	assert(f && fprintf(f, "%d %s\n", 42, "words") == 9 && fputs("second\n", f) >= 0 && fputc('x', f) == 'x' && putc(200, f) == 200);
	assert(fwrite("12345", 2, 2, f) == 2 && ftell(f) == 22 && fflush(f) == 0);
	assert(fgetc(f) == EOF && ferror(f) && !feof(f));
	clearerr(f);
	assert(!ferror(f) && fclose(f) == 0);

	f = fopen(NAME, "r");
	assert(f && fgets(line, sizeof line, f) == line && strcmp(line, "42 words\n") == 0);
	assert(fgets(line, 4, f) && strcmp(line, "sec") == 0 && getc(f) == 'o' && ungetc('O', f) == 'O' && ftell(f) == 12);
	assert(fgets(line, sizeof line, f) && strcmp(line, "Ond\n") == 0);
	assert(fread(line, 4, 3, f) == 1 && memcmp(line, "x\310" "1234", 6) == 0 && feof(f) && fgets(line, 9, f) == NULL && getc(f) == EOF);
	assert(fseek(f, -2, SEEK_END) == 0 && !feof(f) && fgetc(f) == '3' && fseek(f, -1, SEEK_CUR) == 0 && fgetc(f) == '3');
	rewind(f);
	assert(ftell(f) == 0 && fgetc(f) == '4' && fseek(f, -9, SEEK_SET) == -1 && fputc('a', f) == EOF);
	assert(fclose(f) == 0);
}

static void update(void)
{
	char text[8] = "";
	FILE *f = fopen(NAME, "w+");
	assert(f && fputs("abc", f) >= 0 && fseek(f, 1, SEEK_SET) == 0 && fgetc(f) == 'b' && fseek(f, 0, SEEK_CUR) == 0 && fputc('Z', f) == 'Z');
	rewind(f);
	assert(fread(text, 1, 8, f) == 3 && strcmp(text, "abZ") == 0 && fputc('!', f) == '!' && fclose(f) == 0);
	f = fopen(NAME, "a+");
	assert(f && fgetc(f) == 'a' && fseek(f, 0, SEEK_SET) == 0 && fputs("?", f) >= 0 && ftell(f) == 5 && fclose(f) == 0);
	assert(fopen(NAME, "wx") == NULL && errno == EEXIST && fopen(NAME, "q") == NULL && errno == EINVAL);
}

static void descriptors(void)
{
	char text[8] = "";
	int d = open(NAME, O_RDWR | O_TRUNC);
	FILE *f = fdopen(d, "w");
	assert(f && fileno(f) == d && fputs("one", f) >= 0 && fflush(NULL) == 0 && write(d, "two", 3) == 3 && dprintf(d, "%c", '3') == 1);
	assert(pread(d, text, 8, 0) == 7 && strcmp(text, "onetwo3") == 0 && fclose(f) == 0 && fdopen(d, "r") == NULL && errno == EBADF);
	assert(fileno(stderr) == 2 && fprintf(stderr, "%s", "") == 0 && fwrite("", 1, 0, stdout) == 0);
	assert(remove(NAME) == 0 && fopen(NAME, "r") == NULL && errno == ENOENT && fopen(NAME, "r+") == NULL);
}

int main(void)
{
	lines();
	update();
	descriptors();
	return 0;
}
