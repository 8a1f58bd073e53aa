/*
 * Mappings of memory that no file is behind: zeros that begin a page, and go when all of them are unmapped at once. There are no other processes, so that it does not
 * matter whether they would be shared with those.
 */
#include "models.h"

enum { PAGE = 4096 };

enum protection { PROT_READ = 1, PROT_WRITE = 2, PROT_EXEC = 4 };

enum flag {
	MAP_SHARED = 1,
	MAP_PRIVATE = 2,
	MAP_ANONYMOUS = 0x20,
	MAP_NORESERVE = 0x4000,
	MAP_POPULATE = 0x8000,
	MAP_STACK = 0x20000,
};

/* The mappings there are, in the order in which they were made; the address is NULL for one that is gone. No address is used twice, with --env=reuse-addresses either. */
enum { MAPPINGS = 64 };

static u32 __gomc_mapping_count;

static struct mapping {
	void *address;
	size_t size;
} __gomc_mappings[MAPPINGS];

INLINE void *no_mapping(int number)
{
	set_errno(number);
	return (void *)-1;
}

INLINE size_t whole_pages(size_t size) { return (size + PAGE - 1) & ~(size_t)(PAGE - 1); }

/* Memory that cannot be read and written would have to be an error to touch. */
INLINE void usable(int protection)
{
	if ((protection & ~PROT_EXEC) != (PROT_READ | PROT_WRITE))
		__gomc_unsupported("memory that cannot be read and written");
}

INLINE void *map(void *wish, size_t size, int protection, int flags)
{
	int kind = flags & (MAP_SHARED | MAP_PRIVATE);
	if (!(flags & MAP_ANONYMOUS))
		__gomc_unsupported("mmap of a file");
	if (wish || flags & ~(MAP_SHARED | MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_POPULATE | MAP_STACK) || kind == (MAP_SHARED | MAP_PRIVATE))
		__gomc_unsupported("mmap with a wish for an address, or other flags");
	usable(protection);
	if (kind == 0 || size == 0)
		return no_mapping(EINVAL);
	if (whole_pages(size) == 0)
		return no_mapping(ENOMEM);
	if (__gomc_happens(ALLOCATION_FAILS))
		return no_mapping(ENOMEM);
	void *block = __gomc_alloc(whole_pages(size), MAPPED);
	if ((uintptr_t)block % PAGE)
		__gomc_unsupported("alignment of a mapping");
	u32 place = (u32)__gomc_rmw(OP_ADD, &__gomc_mapping_count, 4, 1, 0, SYNC_NONE);
	if (place >= MAPPINGS)
		__gomc_unsupported("more than 64 mappings of memory");
	__gomc_mappings[place].size = whole_pages(size);
	__atomic_store_n(&__gomc_mappings[place].address, block, __ATOMIC_RELEASE);
	return block;
}

void *mmap(void *wish, size_t size, int protection, int flags, int file, long offset) { return map(wish, size, protection, flags); }
void *mmap64(void *wish, size_t size, int protection, int flags, int file, s64 offset) { return map(wish, size, protection, flags); }

/* A part of a mapping, several of them, or none: the rest would have to stay, or what is not mapped to be left alone. */
int munmap(void *from, size_t size)
{
	if ((uintptr_t)from % PAGE || size == 0)
		return fail(EINVAL);
	u32 count = __atomic_load_n(&__gomc_mapping_count, __ATOMIC_ACQUIRE);
	for (u32 i = 0; i < count; i++) {
		struct mapping *m = &__gomc_mappings[i];
		if (__atomic_load_n(&m->address, __ATOMIC_ACQUIRE) != from)
			continue;
		if (m->size != whole_pages(size))
			break;
		if ((uintptr_t)__gomc_rmw(OP_CMP_XCHG, &m->address, sizeof from, 0, (uintptr_t)from, SYNC_NONE) != (uintptr_t)from)
			break;
		__gomc_unmap(from);
		return 0;
	}
	__gomc_unsupported("munmap of anything but a whole mapping");
	return -1;
}

int mprotect(void *from, size_t size, int protection)
{
	usable(protection);
	return 0;
}

int madvise(void *from, size_t size, int advice)
{
	if (advice < 0 || advice > 3) /* beyond normal, random, sequential, will need: some forget what the memory holds */
		__gomc_unsupported("madvise of anything but how memory is read");
	return 0;
}
