// want: ok; assertion: size == 2; unsupported: what is in a file that the program did not write
// What is appended to may be a file that the program did not write. Two threads append to one that it did.
#include <assert.h>
#include <fcntl.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

#define NAME "gomc-test-of-appending"

static int file;

static void *append(void *text)
{
	assert(write(file, text, 2) == 2);
	return 0;
}

int main(void)
{
	file = open(NAME, O_RDWR | O_CREAT | O_APPEND, 0600);
	long size = lseek(file, 0, SEEK_END);
	char text[8] = "";
	pthread_t a, b;
	pthread_create(&a, 0, append, "aA");
	pthread_create(&b, 0, append, "bB");
	pthread_join(a, 0);
	size = lseek(file, 0, SEEK_END) - 2;
	pthread_join(b, 0);
	assert(pread(file, text, 8, 0) == 4 && (strcmp(text, "aAbB") == 0 || strcmp(text, "bBaA") == 0));
	assert(size == 2 || strcmp(text, "aAbB") == 0);
	assert(size == 2); // not if b is the last
	return unlink(NAME);
}
