// want: unsupported: pthread_getschedparam where threads were given priorities
#include <pthread.h>
#include <sched.h>

int main(void)
{
	pthread_attr_t attr;
	struct sched_param param;
	int policy;
	pthread_attr_init(&attr);
	pthread_attr_setschedpolicy(&attr, SCHED_FIFO);
	pthread_getschedparam(pthread_self(), &policy, &param);
	return 0;
}
