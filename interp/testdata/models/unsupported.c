// want: unsupported: pthread_cancel
#include <pthread.h>

int main(void)
{
	pthread_cancel(pthread_self());
	return 0;
}
