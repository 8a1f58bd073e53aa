// want: ok
// Sizes and addresses of stacks, in attributes of glibc's size.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static char stack[1 << 16];

int main(void)
{
	pthread_attr_t attr;
	size_t size = 0;
	void *at = 0;
	int value = -1;

	assert(pthread_attr_init(&attr) == 0);
	assert(pthread_attr_getstacksize(&attr, &size) == 0 && size == 8 << 20);
	assert(pthread_attr_getguardsize(&attr, &size) == 0 && size == 4096);
	assert(pthread_attr_setstacksize(&attr, 16383) == EINVAL);
	assert(pthread_attr_setstacksize(&attr, 1 << 20) == 0 && pthread_attr_setguardsize(&attr, 0) == 0);
	assert(pthread_attr_getstacksize(&attr, &size) == 0 && size == 1 << 20);
	assert(pthread_attr_getguardsize(&attr, &size) == 0 && size == 0);
	assert(pthread_attr_setstack(&attr, stack, 100) == EINVAL);
	assert(pthread_attr_setstack(&attr, stack, sizeof stack) == 0);
	assert(pthread_attr_getstack(&attr, &at, &size) == 0 && at == stack && size == sizeof stack);
	assert(pthread_attr_getdetachstate(&attr, &value) == 0 && value == PTHREAD_CREATE_JOINABLE);
	assert(pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED) == 0);
	assert(pthread_attr_getstacksize(&attr, &size) == 0 && size == sizeof stack);
	return 0;
}
