/*
 * Two threads obey commands, any bytes, in a switch; together they keep a sum of two variables.
 * FORGETS: one command changes one of the variables only.
 * Expected: safe; violation with FORGETS.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int a = 5, b = 5;

static void obey(unsigned char command)
{
	pthread_mutex_lock(&lock);
	switch (command) {
	case 'l':
		a++;
		b--;
		break;
	case 'r':
		a--;
		b++;
		break;
	case 's': {
		int c = a;
		a = b;
		b = c;
		break;
	}
#ifdef FORGETS
	case 200:
		a++;
		break;
#endif
	default:
		break;
	}
	pthread_mutex_unlock(&lock);
}

static void *work(void *arg)
{
	unsigned char *commands = arg;

	for (int i = 0; i < 2; i++)
		obey(commands[i]);
	return NULL;
}

int main(void)
{
	pthread_t t, u;
	unsigned char x[2], y[2];

	for (int i = 0; i < 2; i++) {
		x[i] = __VERIFIER_nondet_uchar();
		y[i] = __VERIFIER_nondet_uchar();
	}
	pthread_create(&t, NULL, work, x);
	pthread_create(&u, NULL, work, y);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(a + b == 10);
	return 0;
}
