// want: ok
// Temporary files have names that no other file has. Two threads make one each.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char names[2][16] = {"gomc-XXXXXX", "gomc-XXXXXX"};
static int files[2];

static void *make(void *arg)
{
	int i = *(char *)arg - 'a';
	files[i] = mkstemp(names[i]);
	assert(files[i] >= 0 && write(files[i], arg, 1) == 1);
	return 0;
}

int main(void)
{
	char few[] = "XXXXX", other[] = "gomc-XXXXXX.c", none[] = "gomc-XXXXxX", byte[4] = "";
	pthread_t a, b;

	assert(mkstemp(few) == -1 && errno == EINVAL && strcmp(few, "XXXXX") == 0);
	assert(mkstemp(other) == -1 && errno == EINVAL);
	assert(mkstemp(none) == -1 && errno == EINVAL && strcmp(none, "gomc-XXXXxX") == 0);
	assert(mkstemps(few, 1) == -1 && errno == EINVAL);
	int taken = open("gomc-GGGGGH", O_RDWR | O_CREAT | O_TRUNC, 0600); /* a name that might come to mind */
	assert(taken >= 0);
	pthread_create(&a, 0, make, "a");
	pthread_create(&b, 0, make, "b");
	pthread_join(a, 0);
	pthread_join(b, 0);
	assert(files[0] != files[1] && strcmp(names[0], names[1]) != 0);
	assert(strcmp(names[0], "gomc-GGGGGH") != 0 && strcmp(names[1], "gomc-GGGGGH") != 0 && pread(taken, byte, 4, 0) == 0);
	assert(strncmp(names[0], "gomc-", 5) == 0 && !strchr(names[0], 'X') && strlen(names[0]) == 11);
	for (int i = 0; i < 2; i++) {
		assert(pread(files[i], byte, 4, 0) == 1 && byte[0] == "ab"[i]);
		assert(access(names[i], F_OK) == 0 && unlink(names[i]) == 0 && access(names[i], F_OK) == -1);
		assert(write(files[i], "c", 1) == 1 && pread(files[i], byte, 4, 0) == 2 && close(files[i]) == 0);
	}

	int file = mkstemps(other, 2), more;
	char again[] = "gomc-XXXXXX";
	assert(file >= 0 && strcmp(other + 11, ".c") == 0 && other[5] != 'X');
	more = mkostemp(again, O_APPEND);
	assert(more >= 0 && strcmp(again, names[0]) != 0 && strcmp(again, names[1]) != 0 && open(again, O_RDWR | O_CREAT | O_EXCL, 0600) == -1 && errno == EEXIST);
	assert(write(more, "x", 1) == 1 && lseek(more, 0, SEEK_SET) == 0 && write(more, "y", 1) == 1 && pread(more, byte, 4, 0) == 2 && byte[0] == 'x');
	return unlink(other) || unlink(again) || unlink("gomc-GGGGGH") || close(file) || close(more) || close(taken);
}
