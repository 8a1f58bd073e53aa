/*
 * Detaches a thread that nobody has created, and one that was joined. Both are
 * misuse; where that is not checked, CODES are ESRCH, as with glibc.
 */
#include <assert.h>
#include <errno.h>
#include <pthread.h>

#ifdef CODES
#define returns(call, code) assert((call) == (code))
#else
#define returns(call, code) (void)(call)
#endif

static void *work(void *arg) { return arg; }

int main(void)
{
	pthread_t worker;
	pthread_create(&worker, 0, work, 0);
	returns(pthread_detach((pthread_t)17), ESRCH);
	pthread_join(worker, 0);
	returns(pthread_detach(worker), ESRCH);
	returns(pthread_join(worker, 0), ESRCH);
	return 0;
}
