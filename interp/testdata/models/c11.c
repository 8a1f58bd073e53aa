// want: ok
// Threads of C11.
#include <assert.h>
#include <threads.h>

mtx_t m, r;
cnd_t c;
once_flag flag = ONCE_FLAG_INIT;
tss_t key;
int ready, made, destroyed;

static void make(void) { made++; }
static void destroy(void *value) { destroyed++; }

static int run(void *arg)
{
	call_once(&flag, make);
	mtx_lock(&m);
	while (!ready)
		assert(cnd_wait(&c, &m) == thrd_success);
	mtx_unlock(&m);
	assert(tss_set(key, arg) == thrd_success && tss_get(key) == arg);
	return -7;
}

int main(void)
{
	thrd_t t;
	int status;
	assert(mtx_init(&m, mtx_plain) == thrd_success && mtx_init(&r, mtx_plain | mtx_recursive) == thrd_success);
	assert(cnd_init(&c) == thrd_success && tss_create(&key, destroy) == thrd_success);
	assert(thrd_create(&t, run, &m) == thrd_success);
	call_once(&flag, make);
	assert(made == 1 && tss_get(key) == 0);
	assert(mtx_lock(&r) == thrd_success && mtx_trylock(&r) == thrd_success);
	assert(mtx_unlock(&r) == thrd_success && mtx_unlock(&r) == thrd_success);
	mtx_lock(&m);
	assert(mtx_trylock(&m) == thrd_busy);
	ready = 1;
	cnd_signal(&c);
	mtx_unlock(&m);
	assert(!thrd_equal(t, thrd_current()));
	assert(thrd_join(t, &status) == thrd_success && status == -7 && destroyed == 1);
	mtx_destroy(&m);
	cnd_destroy(&c);
	return 0;
}
