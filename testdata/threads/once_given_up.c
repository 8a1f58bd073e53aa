/*
 * Two threads call pthread_once. The one that comes first ends within the
 * routine, by pthread_exit or, with CANCEL, as it is cancelled; then the
 * routine has not run, and the other thread runs it.
 * NESTED: the routine is called by that of another control.
 * Expected: safe; 2 executions, one for each thread that may be the first.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_once_t outer = PTHREAD_ONCE_INIT, inner = PTHREAD_ONCE_INIT;
static int attempts, set_up, cleaned_up;

static void clean_up(void *arg)
{
	(void)arg;
	cleaned_up++;
}

static void routine(void)
{
	if (attempts++ == 0) {
#ifdef CANCEL
		pthread_cleanup_push(clean_up, NULL);
		pthread_cancel(pthread_self());
		pthread_testcancel();
		pthread_cleanup_pop(0);
#else
		(void)clean_up;
		cleaned_up++;
		pthread_exit(NULL);
#endif
	}
	set_up++;
}

static void enclosing(void) { pthread_once(&inner, routine); }

static void *run(void *arg)
{
#ifdef NESTED
	pthread_once(&outer, enclosing);
#else
	(void)enclosing;
	pthread_once(&inner, routine);
#endif
	assert(attempts == 2 && set_up == 1 && cleaned_up == 1);
	return arg;
}

int main(void)
{
	pthread_t a, b;

	pthread_create(&a, NULL, run, NULL);
	pthread_create(&b, NULL, run, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_once(&outer, enclosing);
	assert(attempts == 2);
	return 0;
}
