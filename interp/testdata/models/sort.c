// want: ok
// qsort is stable, for any number of elements.
#include <assert.h>
#include <stdlib.h>

enum { N = 23 };

struct pair {
	short key;
	char place;
};

static int by_key(const void *a, const void *b)
{
	return ((const struct pair *)a)->key - ((const struct pair *)b)->key;
}

int main(void)
{
	struct pair array[N];
	unsigned r = 7;
	for (int count = 0; count <= N; count += count < 5 ? 1 : 6) {
		for (int i = 0; i < count; i++) {
			r = r * 1103515245 + 12345;
			array[i].key = (short)(r >> 16 & 7);
			array[i].place = (char)i;
		}
		qsort(array, (size_t)count, sizeof array[0], by_key);
		for (int i = 1; i < count; i++)
			assert(array[i - 1].key < array[i].key || (array[i - 1].key == array[i].key && array[i - 1].place < array[i].place));
	}
	qsort(array, N, 0, by_key);
	return 0;
}
