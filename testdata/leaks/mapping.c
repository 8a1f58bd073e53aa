/*
 * A table in memory that is mapped, and not unmapped before the process ends,
 * points to blocks of the heap.
 * FREES: the blocks are freed. LOSES: a pointer in the table is overwritten.
 * Expected: nothing is lost, but with LOSES; blocks are not freed, but with
 * FREES. The mapping itself is no block of the heap.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/mman.h>

enum { BLOCKS = 2 };

static int **table;

int main(void)
{
	table = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (table == MAP_FAILED)
		return 1;
	for (int i = 0; i < BLOCKS; i++)
		table[i] = malloc(sizeof(int));
#ifdef LOSES
	table[1] = NULL;
#endif
#ifdef FREES
	for (int i = 0; i < BLOCKS; i++)
		free(table[i]);
#endif
	return 0;
}
