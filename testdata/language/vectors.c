/*
 * Vectors of integers and of floats (a GNU extension of clang and gcc): two
 * threads each work on their half of a vector product.
 * Expected: safe, 1 execution (nothing is shared before the join).
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

typedef int ints __attribute__((vector_size(16)));
typedef float floats __attribute__((vector_size(16)));

struct work {
	ints a, b;
	floats scale;
	int dot;
	float scaled;
};

static struct work works[2] = {
	{{1, 2, 3, 4}, {5, 6, 7, 8}, {0.5f, 0.5f, 0.5f, 0.5f}, 0, 0},
	{{-1, 0, 1, 2}, {2, 2, 2, 2}, {2.0f, 2.0f, 2.0f, 2.0f}, 0, 0},
};

static void *run(void *arg)
{
	struct work *w = arg;
	ints product = w->a * w->b;
	ints positive = w->a > 0;
	floats f = {(float)product[0], (float)product[1], (float)product[2], (float)product[3]};

	f *= w->scale;
	for (int i = 0; i < 4; i++) {
		w->dot += product[i];
		if (positive[i])
			w->scaled += f[i];
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, run, &works[0]);
	pthread_create(&u, NULL, run, &works[1]);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(works[0].dot == 70 && works[1].dot == 4);
	assert(works[0].scaled == 35.0f && works[1].scaled == 12.0f);
	return 0;
}
