// want: deadlock
// The owner of a normal mutex waits for itself.
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
	pthread_mutex_lock(&a);
	pthread_mutex_lock(&a);
	return 0;
}
