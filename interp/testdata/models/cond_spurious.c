/* Waits that return without a signal: never twice in a row, so that the loop ends. Nobody ever signals the second condition variable. */
// env: spurious-wakeups
// want: ok; assertion: !early; deadlock
typedef union {
	char size[48];
	long long align;
} pthread_cond_t;
typedef union {
	char size[40];
	long align;
} pthread_mutex_t;
typedef unsigned long pthread_t;
int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
int pthread_cond_signal(pthread_cond_t *);
_Noreturn void __assert_fail(const char *, const char *, unsigned, const char *);

#define assert(e) ((e) ? (void)0 : __assert_fail(#e, __FILE__, __LINE__, __func__))

int mishaps = 1 << 1;

static pthread_mutex_t mutex;
static pthread_cond_t cond, never;
static int flag;

static void *set(void *arg)
{
	pthread_mutex_lock(&mutex);
	flag = 1;
	pthread_cond_signal(&cond);
	pthread_mutex_unlock(&mutex);
	return arg;
}

int main(void)
{
	pthread_t thread;
	int rounds = 0, early = 0;
	pthread_create(&thread, 0, set, 0);
	pthread_mutex_lock(&mutex);
	while (!flag) {
		pthread_cond_wait(&cond, &mutex);
		early = !flag;
		assert(!early);
		rounds++;
	}
	if (rounds == 0)
		for (;;) {
			pthread_cond_wait(&never, &mutex);
			rounds++;
			assert(rounds < 3);
		}
	pthread_mutex_unlock(&mutex);
	pthread_join(thread, 0);
	return 0;
}
