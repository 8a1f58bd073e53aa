// want: ok
// Files by descriptors: what is written is read back, at places, at the end, and in a file without a name.
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#define NAME "gomc-test-of-files"

int main(void)
{
	char text[16] = "";
	int a = open(NAME, O_RDWR | O_CREAT | O_TRUNC, 0600);
	assert(a == 3 && write(a, "abcdef", 6) == 6 && lseek(a, 0, SEEK_CUR) == 6);
	assert(read(a, text, 4) == 0 && lseek(a, -5, SEEK_END) == 1 && read(a, text, 3) == 3 && strcmp(text, "bcd") == 0);
	assert(pwrite(a, "XY", 2, 8) == 2 && pread(a, text, 16, 5) == 5 && memcmp(text, "f\0\0XY", 5) == 0);
	assert(read(a, text, 1) == 1 && text[0] == 'e');
	assert(lseek(a, -1, SEEK_SET) == -1 && errno == EINVAL && pread(a, text, 1, -1) == -1 && errno == EINVAL);

	int b = open("./" NAME, O_WRONLY | O_APPEND);
	assert(b == 4 && write(b, "end", 3) == 3 && lseek(a, 0, SEEK_END) == 13);
	assert(read(b, text, 1) == -1 && errno == EBADF);
	assert(open(NAME, O_RDWR | O_CREAT | O_EXCL, 0600) == -1 && errno == EEXIST);
	assert(ftruncate(a, 2) == 0 && pread(a, text, 9, 0) == 2 && ftruncate(a, 4) == 0 && pread(a, text, 9, 0) == 4 && memcmp(text, "ab\0", 4) == 0);
	assert(pwrite(a, "cde", 3, 2) == 3 && ftruncate(a, 1) == 0 && pwrite(a, "Q", 1, 3) == 1 && pread(a, text, 9, 0) == 4 && memcmp(text, "a\0\0Q", 4) == 0);
	assert(ftruncate(a, 0) == 0 && pwrite(a, "ab", 2, 0) == 2 && access(NAME, F_OK) == 0 && fsync(a) == 0);

	assert(unlink(NAME) == 0 && unlink(NAME) == -1 && errno == ENOENT && access(NAME, F_OK) == -1);
	assert(open(NAME, O_RDONLY) == -1 && errno == ENOENT);
	assert(pread(a, text, 1, 1) == 1 && text[0] == 'b');
	assert(close(b) == 0 && close(b) == -1 && errno == EBADF && write(b, "", 1) == -1 && fsync(77) == -1);
	assert(creat(NAME, 0600) == 4 && lseek(4, 0, SEEK_END) == 0 && write(4, "", 0) == 0);
	assert(pread(4, text, 1, 0) == -1 && errno == EBADF);
	assert(close(a) == 0 && close(4) == 0);
	a = open(NAME, O_RDWR);
	assert(a == 3 && read(a, text, 1) == 0 && unlink(NAME) == 0 && open("", O_RDONLY) == -1 && errno == ENOENT);
	return 0;
}
