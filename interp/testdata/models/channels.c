// want: ok
// Pipes and eventfds of one thread: what calls return.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

static void pipes(void)
{
	int p[2];
	char text[8] = "";
	assert(pipe2(p, O_NONBLOCK | O_CLOEXEC) == 0 && p[0] != p[1]);
	errno = 0;
	assert(read(p[0], text, 4) == -1 && errno == EAGAIN);
	assert(write(p[0], "x", 1) == -1 && errno == EBADF);
	errno = 0;
	assert(read(p[1], text, 1) == -1 && errno == EBADF);
	assert(write(p[1], "", 0) == 0 && read(p[0], text, 0) == 0);
	assert(write(p[1], "abc", 3) == 3 && write(p[1], "defg", 4) == 4);
	assert(read(p[0], text, 2) == 2 && strcmp(text, "ab") == 0);
	assert(read(p[0], text, 8) == 5 && memcmp(text, "cdefg", 5) == 0);
	assert(fcntl(p[0], F_GETFL) == O_NONBLOCK && fcntl(p[1], F_GETFL) == (O_WRONLY | O_NONBLOCK));
	assert(fcntl(p[0], F_SETFL, 0) == 0 && fcntl(p[0], F_GETFL) == O_RDONLY && fcntl(p[0], F_SETFD, FD_CLOEXEC) == 0);
	assert(write(p[1], "h", 1) == 1 && close(p[1]) == 0);
	errno = 0;
	assert(write(p[1], "i", 1) == -1 && errno == EBADF);
	assert(read(p[0], text, 8) == 1 && text[0] == 'h' && read(p[0], text, 8) == 0);
	errno = 0;
	assert(close(p[0]) == 0 && close(p[0]) == -1 && errno == EBADF && fcntl(p[0], F_GETFL) == -1);
}

static void round_and_round(void)
{
	int p[2];
	char block[1000], got[1000];
	assert(pipe(p) == 0);
	memset(block, 'z', sizeof block);
	assert(write(p[1], "0123456", 7) == 7);
	for (int i = 0; i < 6; i++) {
		block[0] = (char)i;
		assert(write(p[1], block, 1000) == 1000);
		assert(read(p[0], got, i == 0 ? 7 : 1000) == (i == 0 ? 7 : 1000));
		assert(got[0] == (i == 0 ? '0' : i - 1) && got[i == 0 ? 6 : 999] == (i == 0 ? '6' : 'z'));
	}
	close(p[0]);
	close(p[1]);
}

static void numbers(void)
{
	uint64_t n = 7;
	int e = eventfd(3, EFD_NONBLOCK), s = eventfd(0, EFD_SEMAPHORE | EFD_NONBLOCK);
	assert(e >= 0 && s >= 0 && fcntl(e, F_GETFL) == (O_RDWR | O_NONBLOCK));
	assert(read(e, &n, 8) == 8 && n == 3);
	errno = 0;
	assert(read(e, &n, 8) == -1 && errno == EAGAIN);
	assert(read(e, &n, 4) == -1 && errno == EINVAL);
	assert(write(e, &n, 8) == 8 && eventfd_write(e, 2) == 0 && eventfd_read(e, &n) == 0 && n == 5);
	n = UINT64_MAX;
	errno = 0;
	assert(write(e, &n, 8) == -1 && errno == EINVAL);
	errno = 0;
	assert(write(e, &n, 7) == -1 && errno == EINVAL);
	n = 0;
	assert(write(e, &n, 8) == 8 && eventfd_read(e, &n) == -1);
	assert(eventfd_write(s, 2) == 0);
	assert(eventfd_read(s, &n) == 0 && n == 1 && eventfd_read(s, &n) == 0 && n == 1 && eventfd_read(s, &n) == -1);
	errno = 0;
	assert(eventfd(0, 0x40000000) == -1 && errno == EINVAL);
	assert(close(e) == 0 && close(s) == 0);
}

int main(void)
{
	pipes();
	round_and_round();
	numbers();
	return 0;
}
