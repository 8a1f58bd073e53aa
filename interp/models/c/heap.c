/*
 * The heap. An allocation fails only with --env=malloc-fails, and no address is used twice, so that a
 * use after free is always seen.
 */
#include "models.h"

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
	if (!block)
		return;
	if (!__gomc_free(block))
		__gomc_error(MEMORY_ERROR, "double free");
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

void cfree(void *block) { free(block); }
size_t malloc_usable_size(void *block) { return block ? (size_t)__gomc_object_size(block) : 0; }
