/*
 * What the headers of std::unordered_map and std::unordered_set of libstdc++ leave to its binary: when there are too few buckets, how many there are to
 * be, and the hash of bytes.
 */
#include "models.h"

/* A std::__detail::_Prime_rehash_policy: elements by bucket at most, and up to how many elements the buckets that there are suffice. */
struct policy {
	float load;
	size_t enough;
};

/*
 * How many buckets a table has that grows by one element at a time, as bucket_count() shows. They are primes, as numbers that have a factor in common, and are
 * their own hashes, would share buckets else. Objects of more than 256 MB there are not, whatever the size of the last.
 */
static const size_t __gomc_buckets[] = {127, 257, 541, 1109, 2357, 5087, 10273, 20753, 42043, 85229, 172933, 351061, 712697, 1447153, 2938679, 5967347, 12117689,
	24607243, 49969847, 101473717, 206062531, 418451333, 849749479, 1725587117, 3504151727};

INLINE int is_small_prime(size_t n)
{
	for (size_t i = 2; i * i <= n; i++)
		if (n % i == 0)
			return 0;
	return 1;
}

/* No fewer buckets than n: the least prime there is, up to 97, and then one of the numbers above; beyond them n itself. */
INLINE size_t buckets(size_t n)
{
	if (n <= 97) {
		if (n < 2)
			n = 2;
		while (!is_small_prime(n))
			n++;
		return n;
	}
	for (size_t i = 0; i < sizeof __gomc_buckets / sizeof *__gomc_buckets; i++)
		if (__gomc_buckets[i] >= n)
			return __gomc_buckets[i];
	return n;
}

/* A table without elements has one bucket, which is in the object, and is not enough for anything. */
size_t _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(struct policy *policy, size_t n)
{
	if (n == 0)
		return 1;
	size_t count = buckets(n);
	policy->enough = (size_t)(s64)((double)(s64)count * policy->load);
	return count;
}

/* A std::pair: whether there are too few buckets, and how many there are to be. They are at least twice as many as before, and eleven. */
struct answer {
	_Bool grow;
	size_t count;
};

struct answer _ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(struct policy *policy, size_t count, size_t elements, size_t more)
{
	size_t wanted = elements + more;
	if (wanted <= policy->enough)
		return (struct answer){0, 0};
	if (policy->enough == 0 && wanted < 11)
		wanted = 11;
	double least = (double)(s64)wanted / policy->load;
	if (least < (double)(s64)count) {
		policy->enough = (size_t)(s64)((double)(s64)count * policy->load);
		return (struct answer){0, 0};
	}
	size_t next = (size_t)(s64)least + 1;
	return (struct answer){1, _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(policy, next > 2 * count ? next : 2 * count)};
}

/*
 * FNV-1a, by Fowler, Noll and Vo, with an offset that the caller chooses, over words of eight bytes where the memory is aligned to them, and over bytes else: but the
 * same bytes have the same hash wherever they lie. At the end the upper bits are mixed into the lower ones, which alone tell buckets apart. Nothing says which hashes there are.
 */
#define FNV_PRIME 0x100000001b3ull

INLINE u64 hash_of(const u8 *bytes, size_t length, u64 hash)
{
	int is_aligned = ((uintptr_t)bytes & 7) == 0;
	for (; length >= 8; bytes += 8, length -= 8) {
		u64 word = 0;
		if (is_aligned)
			word = *(const u64 *)bytes;
		else
			for (int i = 0; i < 8; i++)
				word |= (u64)bytes[i] << 8 * i;
		hash = (hash ^ word) * FNV_PRIME;
		hash ^= hash >> 32;
	}
	for (; length > 0; bytes++, length--)
		hash = (hash ^ *bytes) * FNV_PRIME;
	return hash ^ hash >> 32;
}

size_t _ZSt11_Hash_bytesPKvmm(const void *bytes, size_t length, size_t seed) { return hash_of(bytes, length, seed ^ length); }

/* This one is FNV-1a as it was published, but for the sign of the bytes, which libstdc++ keeps: it promises that these hashes stay. */
size_t _ZSt15_Fnv_hash_bytesPKvmm(const void *bytes, size_t length, size_t seed)
{
	u64 hash = seed;
	for (size_t i = 0; i < length; i++)
		hash = (hash ^ (u64)(s64)((const s8 *)bytes)[i]) * FNV_PRIME;
	return hash;
}
