// want: ok; deadlock
// The program declares the objects itself, as ints that lie side by side. Every word of
// eight bytes holds two of them, which must not disturb each other. The deadlock is that of the
// last lines.
#define NULL ((void *)0)
typedef unsigned long pthread_t;
typedef int pthread_mutex_t, pthread_cond_t, pthread_rwlock_t, pthread_barrier_t, pthread_spinlock_t, pthread_once_t, sem_t;
typedef int pthread_mutexattr_t;
typedef unsigned pthread_key_t;

int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_trylock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutexattr_init(pthread_mutexattr_t *);
int pthread_mutexattr_settype(pthread_mutexattr_t *, int);
int pthread_cond_init(pthread_cond_t *, const void *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
int pthread_cond_signal(pthread_cond_t *);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_rwlock_init(pthread_rwlock_t *, const void *);
int pthread_rwlock_rdlock(pthread_rwlock_t *);
int pthread_rwlock_trywrlock(pthread_rwlock_t *);
int pthread_rwlock_wrlock(pthread_rwlock_t *);
int pthread_rwlock_unlock(pthread_rwlock_t *);
int pthread_barrier_init(pthread_barrier_t *, const void *, unsigned);
int pthread_barrier_wait(pthread_barrier_t *);
int pthread_barrier_destroy(pthread_barrier_t *);
int sem_init(sem_t *, int, unsigned);
int sem_wait(sem_t *);
int sem_post(sem_t *);
int sem_getvalue(sem_t *, int *);
int sem_destroy(sem_t *);
void __assert_fail(const char *, const char *, unsigned, const char *);
#define assert(e) ((e) ? (void)0 : __assert_fail(#e, __FILE__, __LINE__, __func__))
#define PTHREAD_MUTEX_RECURSIVE 1
#define PTHREAD_MUTEX_ERRORCHECK 2
#define EPERM 1
#define EBUSY 16
#define EDEADLK 35

int before = 0x11111111;
struct {
	pthread_mutex_t m[3];
	pthread_cond_t c;
	pthread_rwlock_t l;
	pthread_barrier_t b;
	sem_t p, q;
	int after;
} o = { { 0 }, 0, 0, 0, 0, 0, 0x22222222 };
int x, y, ready;

static void *run(void *arg)
{
	pthread_mutex_lock(&o.m[1]);
	y++;
	pthread_mutex_unlock(&o.m[1]);
	pthread_rwlock_rdlock(&o.l);
	pthread_rwlock_unlock(&o.l);
	int serial = pthread_barrier_wait(&o.b);
	assert(serial == 0 || serial == -1);
	pthread_mutex_lock(&o.m[0]);
	ready = 1;
	pthread_cond_signal(&o.c);
	pthread_mutex_unlock(&o.m[0]);
	sem_wait(&o.p);
	sem_post(&o.q);
	return NULL;
}

static void kinds(void)
{
	pthread_mutexattr_t attr;
	pthread_mutexattr_init(&attr);
	pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
	assert(pthread_mutex_init(&o.m[2], &attr) == 0);
	for (int i = 0; i < 3; i++)
		assert(pthread_mutex_lock(&o.m[2]) == 0);
	for (int i = 0; i < 3; i++)
		assert(pthread_mutex_unlock(&o.m[2]) == 0);
	assert(pthread_mutex_unlock(&o.m[2]) == EPERM);
	assert(pthread_mutex_destroy(&o.m[2]) == 0);
	pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
	assert(pthread_mutex_init(&o.m[2], &attr) == 0);
	assert(pthread_mutex_lock(&o.m[2]) == 0 && pthread_mutex_lock(&o.m[2]) == EDEADLK);
	assert(pthread_mutex_trylock(&o.m[2]) == EBUSY && pthread_mutex_unlock(&o.m[2]) == 0);
	assert(pthread_mutex_destroy(&o.m[2]) == 0);
}

int main(void)
{
	pthread_t t;
	int value;
	kinds();
	assert(pthread_barrier_init(&o.b, NULL, 2) == 0);
	assert(sem_init(&o.p, 0, 0) == 0 && sem_init(&o.q, 0, 0) == 0);
	pthread_mutex_lock(&o.m[0]);
	pthread_create(&t, NULL, run, NULL);
	pthread_rwlock_rdlock(&o.l);
	assert(pthread_rwlock_trywrlock(&o.l) == EBUSY);
	pthread_rwlock_unlock(&o.l);
	pthread_barrier_wait(&o.b);
	assert(y == 1);
	while (!ready)
		pthread_cond_wait(&o.c, &o.m[0]);
	pthread_mutex_unlock(&o.m[0]);
	sem_post(&o.p);
	sem_wait(&o.q);
	pthread_join(t, NULL);
	assert(sem_getvalue(&o.p, &value) == 0 && value == 0);
	assert(pthread_mutex_destroy(&o.m[0]) == 0 && pthread_mutex_lock(&o.m[1]) == 0 && pthread_cond_destroy(&o.c) == 0);
	assert(sem_destroy(&o.p) == 0 && sem_destroy(&o.q) == 0 && pthread_barrier_destroy(&o.b) == 0);
	assert(before == 0x11111111 && o.after == 0x22222222);
	extern _Bool __VERIFIER_nondet_bool(void);
	if (__VERIFIER_nondet_bool())
		pthread_mutex_lock(&o.m[1]);
	return 0;
}
