/*
 * std::string of libstdc++, as far as its members are in the library's binary: all of them in LLVM IR that was not optimised, and the long ones in other. Where a program is
 * compiled with _GLIBCXX_ASSERTIONS, it has them itself.
 */
#include "cxxtext.h"

#define STRING(member) _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE##member
#define CONST_STRING(member) _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE##member

void NORETURN _ZSt24__throw_out_of_range_fmtPKcz(const char *format, ...);
void NORETURN _ZSt19__throw_logic_errorPKc(const char *what);

static const size_t NOWHERE = (size_t)-1;

INLINE size_t length_of(const char *s)
{
	size_t n = 0;
	while (s[n])
		n++;
	return n;
}

INLINE void check(const struct text *t, size_t place, const char *where)
{
	if (place > t->size)
		_ZSt24__throw_out_of_range_fmtPKcz("%s: __pos (which is %zu) > this->size() (which is %zu)", where, place, t->size);
}

INLINE size_t shorter(const struct text *t, size_t place, size_t size) { return size < t->size - place ? size : t->size - place; }

/* The text may be a part of this one. */
static struct text *__gomc_replace(struct text *t, size_t place, size_t old, const char *from, size_t size, char c)
{
	if (size > old && size - old > MOST - t->size)
		_ZSt20__throw_length_errorPKc("basic_string::_M_replace");
	if (from && size && from >= t->at && from <= t->at + t->size) {
		char *copy = _Znwm(size);
		__builtin_memcpy(copy, from, size);
		__gomc_replace_by(t, place, old, copy, size, c);
		_ZdlPv(copy);
	} else {
		__gomc_replace_by(t, place, old, from, size, c);
	}
	return t;
}

/* Constructors and destructors. */
static void __gomc_construct(struct text *t, const char *from, size_t size, char c)
{
	new_text(t);
	if (size >= sizeof t->own) {
		size_t wanted = size;
		t->at = __gomc_text_room(&wanted, 0);
		t->room = wanted;
	}
	if (size)
		__gomc_replace_by(t, 0, 0, from, size, c);
}

void STRING(C1Ev)(struct text *t) { new_text(t); }
void STRING(C2Ev)(struct text *t) { new_text(t); }
void STRING(C1ERKS3_)(struct text *t, const void *allocator) { new_text(t); }
void STRING(C1ERKS4_)(struct text *t, const struct text *other) { __gomc_construct(t, other->at, other->size, 0); }
void STRING(C2ERKS4_)(struct text *t, const struct text *other) { __gomc_construct(t, other->at, other->size, 0); }

void STRING(C1EPKcmRKS3_)(struct text *t, const char *from, size_t size, const void *allocator)
{
	if (!from && size)
		_ZSt19__throw_logic_errorPKc("basic_string: construction from null is not valid");
	__gomc_construct(t, from, size, 0);
}

void STRING(C1EPKcRKS3_)(struct text *t, const char *from, const void *allocator)
{
	if (!from)
		_ZSt19__throw_logic_errorPKc("basic_string: construction from null is not valid");
	__gomc_construct(t, from, length_of(from), 0);
}

void STRING(C1EmcRKS3_)(struct text *t, size_t size, char c, const void *allocator) { __gomc_construct(t, NULL, size, c); }

void STRING(C1ERKS4_mm)(struct text *t, const struct text *other, size_t place, size_t size)
{
	check(other, place, "basic_string::basic_string");
	__gomc_construct(t, other->at + place, shorter(other, place, size), 0);
}

/* Takes over the text of another one, which is empty then. */
static void __gomc_take(struct text *t, struct text *other)
{
	if (other->at == other->own) {
		t->at = t->own;
		__builtin_memcpy(t->own, other->own, other->size + 1);
	} else {
		t->at = other->at;
		t->room = other->room;
	}
	t->size = other->size;
	new_text(other);
}

void STRING(C1EOS4_)(struct text *t, struct text *other) { __gomc_take(t, other); }
void STRING(C2EOS4_)(struct text *t, struct text *other) { __gomc_take(t, other); }
void STRING(D1Ev)(struct text *t) { delete_text(t); }
void STRING(D2Ev)(struct text *t) { delete_text(t); }

/* The parts that its own headers are written with. */
void STRING(12_Alloc_hiderC1EPcRKS3_)(struct text *t, char *at, const void *allocator) { t->at = at; }
void STRING(12_Alloc_hiderC1EPcOS3_)(struct text *t, char *at, void *allocator) { t->at = at; }
void STRING(10_M_disposeEv)(struct text *t) { delete_text(t); }
void STRING(11_M_capacityEm)(struct text *t, size_t room) { t->room = room; }
void STRING(9_M_lengthEm)(struct text *t, size_t size) { t->size = size; }
void STRING(7_M_dataEPc)(struct text *t, char *at) { t->at = at; }
char *CONST_STRING(7_M_dataEv)(const struct text *t) { return t->at; }
char *STRING(13_M_local_dataEv)(struct text *t) { return t->own; }
const char *CONST_STRING(13_M_local_dataEv)(const struct text *t) { return t->own; }
_Bool CONST_STRING(11_M_is_localEv)(const struct text *t) { return t->at == t->own; }
char *STRING(9_M_createERmm)(struct text *t, size_t *wanted, size_t before) { return __gomc_text_room(wanted, before); }
void STRING(9_M_assignERKS4_)(struct text *t, const struct text *other)
{
	if (t != other)
		__gomc_replace(t, 0, t->size, other->at, other->size, 0);
}
struct text *STRING(9_M_appendEPKcm)(struct text *t, const char *from, size_t size) { return __gomc_replace(t, t->size, 0, from, size, 0); }
struct text *STRING(10_M_replaceEmmPKcm)(struct text *t, size_t place, size_t old, const char *from, size_t size) { return __gomc_replace(t, place, old, from, size, 0); }
struct text *STRING(14_M_replace_auxEmmmc)(struct text *t, size_t place, size_t old, size_t size, char c) { return __gomc_replace(t, place, old, NULL, size, c); }
void STRING(8_M_eraseEmm)(struct text *t, size_t place, size_t size) { __gomc_replace(t, place, size, "", 0, 0); }

void STRING(13_M_set_lengthEm)(struct text *t, size_t size)
{
	t->size = size;
	t->at[size] = 0;
}

/* The text is already at its place. */
void STRING(12_M_constructEmc)(struct text *t, size_t size, char c)
{
	size_t wanted = size;
	if (size >= sizeof t->own) {
		t->at = __gomc_text_room(&wanted, 0);
		t->room = wanted;
	}
	__builtin_memset(t->at, c, size);
	t->size = size;
	t->at[size] = 0;
}

/* The length stays for who calls this. */
void STRING(9_M_mutateEmmPKcm)(struct text *t, size_t place, size_t old, const char *from, size_t size)
{
	size_t rest = t->size - place - old, wanted = t->size + size - old;
	char *at = __gomc_text_room(&wanted, room(t));
	__builtin_memcpy(at, t->at, place);
	if (from)
		__builtin_memcpy(at + place, from, size);
	__builtin_memcpy(at + place + size, t->at + place + old, rest);
	delete_text(t);
	t->at = at;
	t->room = wanted;
}

void STRING(13_S_copy_charsEPcPKcS7_)(char *to, const char *from, const char *end) { __builtin_memcpy(to, from, (size_t)(end - from)); }
void STRING(13_S_copy_charsEPcS5_S5_)(char *to, char *from, char *end) { __builtin_memcpy(to, from, (size_t)(end - from)); }
void STRING(13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIS5_S4_EES8_)(char *to, char *from, char *end) { __builtin_memcpy(to, from, (size_t)(end - from)); }
void STRING(13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIPKcS4_EESA_)(char *to, const char *from, const char *end) { __builtin_memcpy(to, from, (size_t)(end - from)); }

/* What is in it. */
size_t CONST_STRING(4sizeEv)(const struct text *t) { return t->size; }
size_t CONST_STRING(6lengthEv)(const struct text *t) { return t->size; }
size_t CONST_STRING(8max_sizeEv)(const struct text *t) { return MOST; }
size_t CONST_STRING(8capacityEv)(const struct text *t) { return room(t); }
void CONST_STRING(13get_allocatorEv)(void *result, const struct text *t) {}
_Bool CONST_STRING(5emptyEv)(const struct text *t) { return t->size == 0; }
const char *CONST_STRING(4dataEv)(const struct text *t) { return t->at; }
char *STRING(4dataEv)(struct text *t) { return t->at; }
const char *CONST_STRING(5c_strEv)(const struct text *t) { return t->at; }
char *STRING(5beginEv)(struct text *t) { return t->at; }
char *STRING(3endEv)(struct text *t) { return t->at + t->size; }
const char *CONST_STRING(5beginEv)(const struct text *t) { return t->at; }
const char *CONST_STRING(3endEv)(const struct text *t) { return t->at + t->size; }
const char *CONST_STRING(6cbeginEv)(const struct text *t) { return t->at; }
const char *CONST_STRING(4cendEv)(const struct text *t) { return t->at + t->size; }
char *STRING(5frontEv)(struct text *t) { return t->at; }
char *STRING(4backEv)(struct text *t) { return t->at + t->size - 1; }
const char *CONST_STRING(5frontEv)(const struct text *t) { return t->at; }
const char *CONST_STRING(4backEv)(const struct text *t) { return t->at + t->size - 1; }
char *STRING(ixEm)(struct text *t, size_t place) { return t->at + place; }
const char *CONST_STRING(ixEm)(const struct text *t, size_t place) { return t->at + place; }

INLINE char *at(const struct text *t, size_t place)
{
	if (place >= t->size)
		_ZSt24__throw_out_of_range_fmtPKcz("basic_string::at: __n (which is %zu) >= this->size() (which is %zu)", place, t->size);
	return t->at + place;
}

char *STRING(2atEm)(struct text *t, size_t place) { return at(t, place); }
const char *CONST_STRING(2atEm)(const struct text *t, size_t place) { return at(t, place); }

/* Changes. */
struct text *STRING(aSERKS4_)(struct text *t, const struct text *other) { return t == other ? t : __gomc_replace(t, 0, t->size, other->at, other->size, 0); }
struct text *STRING(aSEPKc)(struct text *t, const char *from) { return __gomc_replace(t, 0, t->size, from, length_of(from), 0); }
struct text *STRING(aSEc)(struct text *t, char c) { return __gomc_replace(t, 0, t->size, NULL, 1, c); }

/* Takes over what another one has, as the constructor does; but short texts are copied, and the other one may have what there was here. */
static struct text *__gomc_move(struct text *t, struct text *other)
{
	if (t == other)
		return t;
	if (other->at == other->own) {
		__builtin_memcpy(t->at, other->at, other->size + 1);
		t->size = other->size;
	} else {
		char *at = t->at;
		size_t before = room(t);
		t->at = other->at;
		t->size = other->size;
		t->room = other->room;
		other->at = other->own;
		if (before >= sizeof t->own) {
			other->at = at;
			other->room = before;
		}
	}
	other->size = 0;
	other->at[0] = 0;
	return t;
}

struct text *STRING(aSEOS4_)(struct text *t, struct text *other) { return __gomc_move(t, other); }
struct text *STRING(6assignEOS4_)(struct text *t, struct text *other) { return __gomc_move(t, other); }

struct text *STRING(6assignERKS4_)(struct text *t, const struct text *other) { return t == other ? t : __gomc_replace(t, 0, t->size, other->at, other->size, 0); }
struct text *STRING(6assignEPKc)(struct text *t, const char *from) { return __gomc_replace(t, 0, t->size, from, length_of(from), 0); }
struct text *STRING(6assignEPKcm)(struct text *t, const char *from, size_t size) { return __gomc_replace(t, 0, t->size, from, size, 0); }
struct text *STRING(6assignEmc)(struct text *t, size_t size, char c) { return __gomc_replace(t, 0, t->size, NULL, size, c); }
struct text *STRING(6appendERKS4_)(struct text *t, const struct text *other) { return __gomc_replace(t, t->size, 0, other->at, other->size, 0); }
struct text *STRING(6appendEPKc)(struct text *t, const char *from) { return __gomc_replace(t, t->size, 0, from, length_of(from), 0); }
struct text *STRING(6appendEPKcm)(struct text *t, const char *from, size_t size) { return __gomc_replace(t, t->size, 0, from, size, 0); }
struct text *STRING(6appendEmc)(struct text *t, size_t size, char c) { return __gomc_replace(t, t->size, 0, NULL, size, c); }
struct text *STRING(pLERKS4_)(struct text *t, const struct text *other) { return __gomc_replace(t, t->size, 0, other->at, other->size, 0); }
struct text *STRING(pLEPKc)(struct text *t, const char *from) { return __gomc_replace(t, t->size, 0, from, length_of(from), 0); }
struct text *STRING(pLEc)(struct text *t, char c) { return __gomc_replace(t, t->size, 0, NULL, 1, c); }
void STRING(9push_backEc)(struct text *t, char c) { __gomc_replace(t, t->size, 0, NULL, 1, c); }
void STRING(8pop_backEv)(struct text *t) { __gomc_replace(t, t->size - 1, 1, "", 0, 0); }

void STRING(5clearEv)(struct text *t)
{
	t->size = 0;
	t->at[0] = 0;
}

struct text *STRING(5eraseEmm)(struct text *t, size_t place, size_t size)
{
	check(t, place, "basic_string::erase");
	return __gomc_replace(t, place, shorter(t, place, size), "", 0, 0);
}

struct text *STRING(6insertEmPKc)(struct text *t, size_t place, const char *from)
{
	check(t, place, "basic_string::insert");
	return __gomc_replace(t, place, 0, from, length_of(from), 0);
}

struct text *STRING(6insertEmRKS4_)(struct text *t, size_t place, const struct text *other)
{
	check(t, place, "basic_string::insert");
	return __gomc_replace(t, place, 0, other->at, other->size, 0);
}

struct text *STRING(6insertEmmc)(struct text *t, size_t place, size_t size, char c)
{
	check(t, place, "basic_string::insert");
	return __gomc_replace(t, place, 0, NULL, size, c);
}

struct text *STRING(7replaceEmmPKc)(struct text *t, size_t place, size_t old, const char *from)
{
	check(t, place, "basic_string::replace");
	return __gomc_replace(t, place, shorter(t, place, old), from, length_of(from), 0);
}

struct text *STRING(7replaceEmmPKcm)(struct text *t, size_t place, size_t old, const char *from, size_t size)
{
	check(t, place, "basic_string::replace");
	return __gomc_replace(t, place, shorter(t, place, old), from, size, 0);
}

struct text *STRING(7replaceEmmRKS4_)(struct text *t, size_t place, size_t old, const struct text *other)
{
	check(t, place, "basic_string::replace");
	return __gomc_replace(t, place, shorter(t, place, old), other->at, other->size, 0);
}

static void __gomc_resize(struct text *t, size_t size, char c)
{
	if (size > t->size)
		__gomc_replace(t, t->size, 0, NULL, size - t->size, c);
	else
		__gomc_replace(t, size, t->size - size, "", 0, 0);
}

void STRING(6resizeEm)(struct text *t, size_t size) { __gomc_resize(t, size, 0); }
void STRING(6resizeEmc)(struct text *t, size_t size, char c) { __gomc_resize(t, size, c); }

void STRING(7reserveEm)(struct text *t, size_t size)
{
	if (size <= room(t))
		return;
	char *at = __gomc_text_room(&size, room(t));
	__builtin_memcpy(at, t->at, t->size + 1);
	delete_text(t);
	t->at = at;
	t->room = size;
}

/* Gives back what is not needed. */
static void __gomc_shrink(struct text *t)
{
	if (t->at == t->own || t->size == t->room)
		return;
	char *old = t->at;
	size_t size = t->size;
	if (size < sizeof t->own) {
		t->at = t->own;
	} else {
		t->at = _Znwm(size + 1);
		t->room = size;
	}
	__builtin_memcpy(t->at, old, size + 1);
	_ZdlPv(old);
}

void STRING(7reserveEv)(struct text *t) { __gomc_shrink(t); }
void STRING(13shrink_to_fitEv)(struct text *t) { __gomc_shrink(t); }

void STRING(4swapERS4_)(struct text *t, struct text *other)
{
	if (t == other)
		return;
	struct text between;
	__gomc_take(&between, t);
	__gomc_take(t, other);
	__gomc_take(other, &between);
}

void CONST_STRING(6substrEmm)(struct text *result, const struct text *t, size_t place, size_t size)
{
	check(t, place, "basic_string::substr");
	__gomc_construct(result, t->at + place, shorter(t, place, size), 0);
}

size_t CONST_STRING(4copyEPcmm)(const struct text *t, char *to, size_t size, size_t place)
{
	check(t, place, "basic_string::copy");
	size = shorter(t, place, size);
	__builtin_memcpy(to, t->at + place, size);
	return size;
}

/* Comparisons: the first difference decides, and then the sizes. */
static int __gomc_compare(const char *a, size_t n, const char *b, size_t m)
{
	for (size_t i = 0; i < n && i < m; i++)
		if (a[i] != b[i])
			return (u8)a[i] < (u8)b[i] ? -1 : 1;
	ssize_t more = (ssize_t)(n - m);
	return more > 0x7fffffff ? 0x7fffffff : more < -0x7fffffff - 1 ? -0x7fffffff - 1 : (int)more;
}

int CONST_STRING(7compareEPKc)(const struct text *t, const char *other) { return __gomc_compare(t->at, t->size, other, length_of(other)); }
int CONST_STRING(7compareERKS4_)(const struct text *t, const struct text *other) { return __gomc_compare(t->at, t->size, other->at, other->size); }

int CONST_STRING(7compareEmmPKc)(const struct text *t, size_t place, size_t size, const char *other)
{
	check(t, place, "basic_string::compare");
	return __gomc_compare(t->at + place, shorter(t, place, size), other, length_of(other));
}

int CONST_STRING(7compareEmmRKS4_)(const struct text *t, size_t place, size_t size, const struct text *other)
{
	check(t, place, "basic_string::compare");
	return __gomc_compare(t->at + place, shorter(t, place, size), other->at, other->size);
}

/* Searches, from the beginning and from the end. */
INLINE int stands_at(const struct text *t, size_t place, const char *what, size_t size)
{
	for (size_t i = 0; i < size; i++)
		if (t->at[place + i] != what[i])
			return 0;
	return 1;
}

static size_t __gomc_find(const struct text *t, const char *what, size_t place, size_t size)
{
	for (; place <= t->size && size <= t->size - place; place++)
		if (stands_at(t, place, what, size))
			return place;
	return NOWHERE;
}

static size_t __gomc_find_back(const struct text *t, const char *what, size_t place, size_t size)
{
	if (size > t->size)
		return NOWHERE;
	for (size_t i = (place < t->size - size ? place : t->size - size) + 1; i-- > 0;)
		if (stands_at(t, i, what, size))
			return i;
	return NOWHERE;
}

INLINE int is_among(char c, const char *what, size_t size)
{
	for (size_t i = 0; i < size; i++)
		if (what[i] == c)
			return 1;
	return 0;
}

static size_t __gomc_find_first(const struct text *t, const char *what, size_t place, size_t size, int wanted)
{
	for (; place < t->size; place++)
		if (is_among(t->at[place], what, size) == wanted)
			return place;
	return NOWHERE;
}

static size_t __gomc_find_last(const struct text *t, const char *what, size_t place, size_t size, int wanted)
{
	for (size_t i = place < t->size ? place + 1 : t->size; i-- > 0;)
		if (is_among(t->at[i], what, size) == wanted)
			return i;
	return NOWHERE;
}

#define SEARCH(name, call) \
	size_t CONST_STRING(name##EPKcmm)(const struct text *t, const char *what, size_t place, size_t size) { return call; } \
	size_t CONST_STRING(name##EPKcm)(const struct text *t, const char *what, size_t place) \
	{ \
		size_t size = length_of(what); \
		return call; \
	} \
	size_t CONST_STRING(name##ERKS4_m)(const struct text *t, const struct text *other, size_t place) \
	{ \
		const char *what = other->at; \
		size_t size = other->size; \
		return call; \
	} \
	size_t CONST_STRING(name##Ecm)(const struct text *t, char c, size_t place) \
	{ \
		const char *what = &c; \
		size_t size = 1; \
		return call; \
	}

SEARCH(4find, __gomc_find(t, what, place, size))
SEARCH(5rfind, __gomc_find_back(t, what, place, size))
SEARCH(13find_first_of, __gomc_find_first(t, what, place, size, 1))
SEARCH(12find_last_of, __gomc_find_last(t, what, place, size, 1))
SEARCH(17find_first_not_of, __gomc_find_first(t, what, place, size, 0))
SEARCH(16find_last_not_of, __gomc_find_last(t, what, place, size, 0))
