/*
 * The heap. An allocation fails only with --env=malloc-fails, and no address is used twice but with --env=reuse-addresses, so that a
 * use after free is always seen.
 */
#include "models.h"

/*
 * With --env=reuse-addresses: the blocks that were freed and may be handed out again, in one shelf for each class of sizes. Only a
 * block of the same size is, so that accesses are held to its bounds. A shelf is looked at and changed in an atomic section. An allocation that
 * finds no such block on it has made the wrong choice: then its thread stops, and the execution in which the block is new is another one.
 *
 * Blocks are freed before they are put there, and begin another life after they were taken. In between an access
 * through a pointer that is left is a use after free; later it is one to what lives there now.
 */
#define SHELVES 24
#define SHELF 1000

static struct shelf {
	u64 count;
	void *blocks[SHELF];
} shelves[SHELVES];

/* Blocks of up to 16 bytes, of up to 32, and so on: those of 16 times 2^23 bytes are as large as objects can be. */
INLINE struct shelf *shelf_of(u64 size)
{
	int class = 0;
	for (u64 most = 16; most < size && class < SHELVES - 1; most <<= 1)
		class++;
	return &shelves[class];
}

/* The block goes to the end of the shelf. */
void __gomc_put_on_shelf(void *block)
{
	struct shelf *shelf = shelf_of(__gomc_object_size(block));
	__gomc_atomic_begin();
	u64 n = shelf->count;
	if (n == SHELF)
		__gomc_unsupported("so many freed blocks with --env=reuse-addresses");
	shelf->blocks[n] = block;
	shelf->count = n + 1;
	__gomc_atomic_end();
}

/* Any block of the size, by choice; the last one takes its place. */
INLINE void *take_from_shelf(u64 size)
{
	struct shelf *shelf = shelf_of(size);
	__gomc_atomic_begin();
	u64 n = shelf->count;
	u64 place = n;
	void *block = NULL;
	if (n > 0) {
		place = __gomc_choice(n);
		block = shelf->blocks[place];
	}
	if (!block || __gomc_object_size(block) != size)
		__gomc_block(BLOCK_ASSUME);
	if (place != n - 1)
		shelf->blocks[place] = shelf->blocks[n - 1];
	shelf->count = n - 1;
	__gomc_atomic_end();
	return block;
}

/* Behind the fence others see that the block has forgotten what it held. */
void *__gomc_new_or_again(u64 size, int zero)
{
	void *block;
	if (__gomc_happens(REUSED_ADDRESS)) {
		block = __gomc_alloc_again(take_from_shelf(size));
		__gomc_fence();
	} else
		block = __gomc_alloc(size, 0);
	if (zero)
		__builtin_memset(block, 0, size);
	return block;
}

/* A block of no bytes still has an address of its own. */
void *malloc(size_t size) { return allocate(size, 0); }

INLINE int product_fits(size_t count, size_t size)
{
	if (size == 0 || count <= (size_t)-1 / size)
		return 1;
	set_errno(ENOMEM);
	return 0;
}

void *calloc(size_t count, size_t size)
{
	return product_fits(count, size) ? allocate(count * size, 1) : NULL;
}

void free(void *block)
{
	if (block)
		give_back(block);
}

/* The block always moves, unless that fails: then it stays. With size 0 glibc frees it and returns nothing. */
void *realloc(void *block, size_t size)
{
	if (!block)
		return allocate(size, 0);
	if (size == 0) {
		free(block);
		return NULL;
	}
	u64 old = __gomc_object_size(block);
	void *moved = allocate(size, 0);
	if (!moved)
		return NULL;
	__builtin_memcpy(moved, block, old < size ? (size_t)old : size);
	free(block);
	return moved;
}

void *reallocarray(void *block, size_t count, size_t size)
{
	return product_fits(count, size) ? realloc(block, count * size) : NULL;
}

/* Blocks have the alignment that the interpreter gives them; more is refused. */
INLINE void *aligned(size_t alignment, size_t size)
{
	void *block = allocate(size, 0);
	if ((uintptr_t)block & (alignment - 1))
		__gomc_unsupported("alignment of a heap block");
	return block;
}

INLINE int power_of_two(size_t n) { return n != 0 && (n & (n - 1)) == 0; }

void *aligned_alloc(size_t alignment, size_t size)
{
	if (!power_of_two(alignment)) {
		set_errno(EINVAL);
		return NULL;
	}
	return aligned(alignment, size);
}

/* As glibc's: another alignment is made the next power of two. */
void *memalign(size_t alignment, size_t size)
{
	size_t up = sizeof(void *);
	while (up < alignment && up << 1)
		up <<= 1;
	return aligned(up, size);
}

int posix_memalign(void **block, size_t alignment, size_t size)
{
	if (!power_of_two(alignment) || alignment < sizeof(void *))
		return EINVAL;
	void *got = aligned(alignment, size);
	if (!got)
		return ENOMEM;
	*block = got;
	return 0;
}

enum { PAGE = 4096 };

void *valloc(size_t size) { return aligned(PAGE, size); }
void *pvalloc(size_t size) { return aligned(PAGE, (size + PAGE - 1) & ~(size_t)(PAGE - 1)); }

/* How the library manages its memory does not show. */
int mallopt(int parameter, int value) { return 1; }
int malloc_trim(size_t rest) { return 0; }

void cfree(void *block) { free(block); }
size_t malloc_usable_size(void *block) { return block ? (size_t)__gomc_object_size(block) : 0; }
