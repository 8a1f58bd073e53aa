/*
 * A sequence lock whose data is relaxed, with fences.
 * H.-J. Boehm, "Can seqlocks get along with programming language memory
 * models?", MSPC 2012.
 * WRITES: updates by the only writer. READERS: threads that make one attempt.
 * NO_FENCE: the reader lacks its acquire fence.
 * Expected: safe; not with NO_FENCE.
 */
#include "rc11.h"

#ifndef WRITES
#define WRITES 1
#endif
#ifndef READERS
#define READERS 1
#endif

static atomic_int sequence, left, right;

THREAD(writer)
{
	for (int i = 1; i <= WRITES; i++) {
		store_as(relaxed, sequence, 2 * i - 1);
		fence_as(release);
		store_as(relaxed, left, i);
		store_as(relaxed, right, i);
		store_as(release, sequence, 2 * i);
	}
	return NULL;
}

THREAD(reader)
{
	int before = load_as(acquire, sequence);

	if (before % 2 == 0) {
		int l = load_as(relaxed, left);
		int r = load_as(relaxed, right);
#ifndef NO_FENCE
		fence_as(acquire);
#endif
		if (load_as(relaxed, sequence) == before)
			assert(l == before / 2 && r == before / 2);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[READERS + 1];

	pthread_create(&t[0], NULL, writer, NULL);
	for (int i = 1; i <= READERS; i++)
		pthread_create(&t[i], NULL, reader, NULL);
	for (int i = 0; i <= READERS; i++)
		pthread_join(t[i], NULL);
	return 0;
}
