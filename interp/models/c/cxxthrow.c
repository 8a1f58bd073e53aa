/*
 * Exceptions: throw, catch and what std::exception_ptr holds, after "C++ ABI for Itanium: Exception Handling". A thread keeps in notes what it is about to throw and what
 * it has caught, so that nothing of that shows; the objects that are thrown are on the heap, and other threads may have them by a std::exception_ptr.
 *
 * Where nobody catches an exception, std::terminate is called where it is thrown, without any clean-up, as GCC's and LLVM's unwinders do.
 */
#include "cxxthrow.h"

void free(void *);

/* What stands before an exception. A reference is a throw under way, a handler that runs, or a std::exception_ptr. */
struct header {
	u64 references;
	const struct type *type;
	void (*destroy)(void *);
	u64 unused; /* the exception is aligned to 16 bytes */
};

INLINE struct header *header_of(void *exception) { return (struct header *)exception - 1; }

#define NOTE_UNCAUGHT (~(u64)2) /* how many throws are under way */
#define NOTE_HANDLERS (~(u64)20) /* how many handlers run, and what they have caught, the newest last */
#define NOTE_HANDLED(i) (~(u64)(1 << 20) - 2 * (u64)(i))
#define NOTE_ADJUSTED(exception) ((uintptr_t)(exception) | 1) /* what the handler that takes it is to see */

/* What glibc throws at the end of a thread; nobody does here. */
static const char __gomc_name_forced[] = "N10__cxxabiv115__forced_unwindE";
const struct type _ZTIN10__cxxabiv115__forced_unwindE = {_ZTVN10__cxxabiv117__class_type_infoE + 2, __gomc_name_forced};

void *__cxa_allocate_exception(size_t size) { return (struct header *)__gomc_alloc(size + sizeof(struct header), 0) + 1; }
void __cxa_free_exception(void *exception) { free(header_of(exception)); }

static int __gomc_same_name(const char *a, const char *b)
{
	while (*a && *a == *b)
		a++, b++;
	return *a == *b;
}

INLINE int same(const struct type *a, const struct type *b) { return a == b || __gomc_same_name(a->name, b->name); }

/* Base classes have an offset or, if they are virtual, the offset of that in the table of virtual functions. */
struct multiple {
	struct type type;
	u32 flags, count;
	struct {
		const struct type *type;
		s64 where;
	} bases[];
};
enum { BASE_VIRTUAL = 1, BASE_PUBLIC = 2, BASE_OFFSET = 8 };

/* An object of a class within another one. */
struct part {
	const struct type *type;
	char *object;
	int accessible; /* by public base classes only */
};

/* Finds the base class with a number within an object. */
INLINE int base_of(const struct part *whole, u32 i, struct part *base)
{
	if (IS(whole->type, _ZTVN10__cxxabiv120__si_class_type_infoE)) {
		*base = (struct part){((const struct single *)whole->type)->base, whole->object, whole->accessible};
		return i == 0;
	}
	const struct multiple *m = (const struct multiple *)whole->type;
	if (!IS(whole->type, _ZTVN10__cxxabiv121__vmi_class_type_infoE) || i >= m->count)
		return 0;
	s64 where = m->bases[i].where, offset = where >> BASE_OFFSET;
	if (where & BASE_VIRTUAL)
		offset = *(s64 *)(*(char **)whole->object + offset);
	*base = (struct part){m->bases[i].type, whole->object + offset, whole->accessible && where & BASE_PUBLIC};
	return 1;
}

/* The objects of a class within another one. */
struct found {
	char *object;
	int several, accessible;
};

INLINE void add_found(struct found *found, const struct part *part)
{
	if (found->object && found->object != part->object)
		found->several = 1;
	found->accessible |= part->accessible;
	found->object = part->object;
}

static void __gomc_find_base(const struct part *whole, const struct type *type, struct found *found)
{
	struct part base;
	if (same(whole->type, type))
		add_found(found, whole);
	else
		for (u32 i = 0; base_of(whole, i, &base); i++)
			__gomc_find_base(&base, type, found);
}

/* Tells whether an object of a class is one of another class, too, which it may be converted to; that is where the object begins then. */
INLINE int converts(const struct type *type, const struct type *base, char **object)
{
	struct found found = {NULL, 0, 0};
	struct part whole = {type, *object, 1};
	__gomc_find_base(&whole, base, &found);
	if (!found.object || found.several || !found.accessible)
		return 0;
	*object = found.object;
	return 1;
}

/* Tells whether an object has another one within it, by public base classes. */
static int __gomc_has_part(const struct part *whole, const struct part *part)
{
	struct part base;
	int found = 0;
	if (whole->object == part->object && same(whole->type, part->type))
		return whole->accessible;
	for (u32 i = 0; !found && base_of(whole, i, &base); i++)
		found = __gomc_has_part(&base, part);
	return found;
}

/* What a dynamic_cast may lead to: an object that what is cast is a part of, or else any other one. */
struct cast {
	struct part from;
	const struct type *to;
	struct found down, across;
};

static void __gomc_find_cast(const struct part *whole, struct cast *cast)
{
	struct part base, object = *whole;
	if (same(whole->type, cast->to)) {
		add_found(&cast->across, whole);
		object.accessible = 1;
		if (__gomc_has_part(&object, &cast->from))
			add_found(&cast->down, &object);
		return;
	}
	for (u32 i = 0; base_of(whole, i, &base); i++)
		__gomc_find_cast(&base, cast);
}

/* dynamic_cast to another class, [expr.dynamic.cast]. The table of virtual functions begins behind where the whole object is, and what it is. */
void *__dynamic_cast(char *object, const struct type *from, const struct type *to, s64 hint)
{
	const s64 *functions = *(const s64 **)object;
	struct part whole = {(const struct type *)functions[-1], object + functions[-2], 1};
	struct cast cast = {{from, object, 1}, to, {NULL, 0, 0}, {NULL, 0, 0}};
	__gomc_find_cast(&whole, &cast);
	if (cast.down.object)
		return cast.down.several ? NULL : cast.down.object;
	if (cast.across.several || !cast.across.accessible || !__gomc_has_part(&whole, &cast.from))
		return NULL;
	return cast.across.object;
}

INLINE int is_class(const struct type *type)
{
	return IS(type, _ZTVN10__cxxabiv117__class_type_infoE) || IS(type, _ZTVN10__cxxabiv120__si_class_type_infoE) || IS(type, _ZTVN10__cxxabiv121__vmi_class_type_infoE);
}

/* A handler for a pointer takes pointers that qualifiers may be added to, those to derived classes, any for void *, and nullptr. */
INLINE int catches_pointer(const struct pointer *handler, const struct type *type, char **object)
{
	if (__gomc_same_name(type->name, "Dn")) {
		*object = NULL;
		return 1;
	}
	if (!IS(type, _ZTVN10__cxxabiv119__pointer_type_infoE))
		return 0;
	const struct pointer *thrown = (const struct pointer *)type;
	*object = *(char **)*object;
	if (thrown->flags & ~handler->flags & POINTER_QUALIFIERS)
		return 0;
	if (same(handler->to, thrown->to))
		return 1;
	if (__gomc_same_name(handler->to->name, "v"))
		return !IS(thrown->to, _ZTVN10__cxxabiv120__function_type_infoE);
	if (IS(handler->to, _ZTVN10__cxxabiv119__pointer_type_infoE) && IS(thrown->to, _ZTVN10__cxxabiv119__pointer_type_infoE))
		__gomc_unsupported("a handler for pointers to pointers of another type");
	if (!is_class(handler->to) || !is_class(thrown->to))
		return 0;
	if (!*object)
		__gomc_unsupported("a null pointer to a class that a handler for pointers to another class may catch");
	return converts(thrown->to, handler->to, object);
}

/* Tells whether a handler takes an exception, and what it is to see. */
static int __gomc_catches(const struct type *handler, void *exception, char **object)
{
	const struct type *type = header_of(exception)->type;
	*object = exception;
	if (handler && IS(handler, _ZTVN10__cxxabiv119__pointer_type_infoE))
		return catches_pointer((const struct pointer *)handler, type, object);
	if (!handler || same(handler, type)) {
		if (IS(type, _ZTVN10__cxxabiv119__pointer_type_infoE))
			*object = *(char **)exception;
		return 1;
	}
	return is_class(handler) && is_class(type) && converts(type, handler, object);
}

struct target {
	u64 landing, selector;
	char *object;
};

enum { NOWHERE, TO_CLEANUP, TO_HANDLER };

/* Looks at one landing, and tells whether an exception goes there. */
INLINE int lands(void *exception, struct target *target)
{
	int result = NOWHERE;
	for (u64 word = 0;;) {
		const struct type *type;
		u64 n, matches = 0;
		switch (__gomc_clause(target->landing, word++)) {
		case CLAUSE_CLEANUP:
			target->selector = 0;
			result = TO_CLEANUP;
			break;
		case CLAUSE_CATCH:
			type = (const struct type *)(uintptr_t)__gomc_clause(target->landing, word++);
			if (__gomc_catches(type, exception, &target->object)) {
				target->selector = type ? (u32)(uintptr_t)type : 1;
				return TO_HANDLER;
			}
			break;
		case CLAUSE_FILTER:
			for (n = __gomc_clause(target->landing, word++); n > 0; n--)
				matches |= (u64)__gomc_catches((const struct type *)(uintptr_t)__gomc_clause(target->landing, word++), exception, &target->object);
			if (!matches) {
				target->selector = ~(u64)0;
				return TO_HANDLER;
			}
			break;
		default:
			return result;
		}
	}
}

/* Goes on at the next landing that an exception goes to. */
static void NORETURN __gomc_raise(void *exception)
{
	struct target target = {0, 0, NULL};
	int found;
	while ((found = lands(exception, &target)) == NOWHERE) {
		u64 clause = __gomc_clause(target.landing, 0);
		if (clause == CLAUSE_NONE)
			__gomc_error(TERMINATE_ERROR, "an exception was lost"); /* as its handler has been found before */
		if (clause == CLAUSE_ONCE) /* as if the routine had never been called */
			give_up_once((int *)(uintptr_t)__gomc_clause(target.landing, 1));
		target.landing++;
	}
	if (found == TO_HANDLER)
		__gomc_remember(NOTE_ADJUSTED(exception), (uintptr_t)target.object);
	__gomc_unwind(target.landing, exception, target.selector);
}

/* Throws what has a reference for that. */
static void NORETURN __gomc_throw(void *exception)
{
	struct target target = {0, 0, NULL};
	__gomc_note(NOTE_UNCAUGHT, 1);
	while (lands(exception, &target) != TO_HANDLER) {
		if (__gomc_clause(target.landing, 0) == CLAUSE_NONE)
			__gomc_error_of(TERMINATE_ERROR, "nobody catches an exception of type ", header_of(exception)->type->name);
		target.landing++;
	}
	__gomc_raise(exception);
}

void NORETURN _Unwind_Resume(void *exception) { __gomc_raise(exception); }

void *__cxa_init_primary_exception(void *exception, const struct type *type, void (*destroy)(void *))
{
	struct header *header = header_of(exception);
	header->references = 0;
	header->type = type;
	header->destroy = destroy;
	return header;
}

void NORETURN __cxa_throw(void *exception, const struct type *type, void (*destroy)(void *))
{
	__cxa_init_primary_exception(exception, type, destroy);
	header_of(exception)->references = 1;
	__gomc_throw(exception);
}

INLINE void retain(void *exception) { __atomic_fetch_add(&header_of(exception)->references, 1, __ATOMIC_ACQ_REL); }

INLINE void release(void *exception)
{
	struct header *header = header_of(exception);
	if (__atomic_fetch_sub(&header->references, 1, __ATOMIC_ACQ_REL) != 1)
		return;
	if (header->destroy)
		header->destroy(exception);
	free(header);
}

/* What the newest handler has caught, NULL if none runs. */
INLINE void *caught(void)
{
	u64 n = __gomc_note(NOTE_HANDLERS, 0);
	return n > 0 ? (void *)(uintptr_t)__gomc_note(NOTE_HANDLED(n), 0) : NULL;
}

void *__cxa_begin_catch(void *exception)
{
	u64 n = __gomc_note(NOTE_HANDLERS, 1) + 1;
	__gomc_remember(NOTE_HANDLED(n), (uintptr_t)exception);
	__gomc_note(NOTE_UNCAUGHT, -1);
	return (void *)(uintptr_t)__gomc_remember(NOTE_ADJUSTED(exception), 0);
}

void *__cxa_get_exception_ptr(void *exception) { return (void *)(uintptr_t)__gomc_note(NOTE_ADJUSTED(exception), 0); }

void __cxa_end_catch(void)
{
	u64 n = __gomc_note(NOTE_HANDLERS, -1);
	release((void *)(uintptr_t)__gomc_remember(NOTE_HANDLED(n), 0));
}

void NORETURN __cxa_rethrow(void)
{
	void *exception = caught();
	if (!exception)
		__gomc_error(TERMINATE_ERROR, "throw without an operand where no exception is handled");
	retain(exception);
	__gomc_throw(exception);
}

/* What compiled code calls where an exception must not go on: at the end of a function that is noexcept, or of a destructor while another exception is under way. */
void NORETURN __clang_call_terminate(void *exception)
{
	__gomc_error_of(TERMINATE_ERROR, "an exception leaves a function that is noexcept, or a destructor: one of type ", header_of(exception)->type->name);
}

void NORETURN __cxa_call_unexpected(void *exception)
{
	__gomc_error_of(TERMINATE_ERROR, "an exception leaves a function whose specification does not list it: one of type ", header_of(exception)->type->name);
}

const struct type *__cxa_current_exception_type(void) { return caught() ? header_of(caught())->type : NULL; }
int _ZSt19uncaught_exceptionsv(void) { return (int)__gomc_note(NOTE_UNCAUGHT, 0); }
_Bool _ZSt18uncaught_exceptionv(void) { return __gomc_note(NOTE_UNCAUGHT, 0) != 0; }

/* std::exception_ptr: one word, NULL for none. */
struct reference {
	void *exception;
};

void _ZSt17current_exceptionv(struct reference *result)
{
	result->exception = caught();
	if (result->exception)
		retain(result->exception);
}

void NORETURN _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(struct reference *reference)
{
	if (!reference->exception)
		__gomc_error(TERMINATE_ERROR, "std::rethrow_exception of a null pointer");
	retain(reference->exception);
	__gomc_throw(reference->exception);
}

void _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(struct reference *r)
{
	if (r->exception)
		retain(r->exception);
}

void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(struct reference *r)
{
	if (r->exception)
		release(r->exception);
	r->exception = NULL;
}

void _ZNSt15__exception_ptr13exception_ptrC1EPv(struct reference *r, void *exception)
{
	r->exception = exception;
	_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(r);
}

void _ZNSt15__exception_ptr13exception_ptrC1ERKS0_(struct reference *r, const struct reference *other) { _ZNSt15__exception_ptr13exception_ptrC1EPv(r, other->exception); }
void _ZNSt15__exception_ptr13exception_ptrC1Ev(struct reference *r) { r->exception = NULL; }
void _ZNSt15__exception_ptr13exception_ptrD1Ev(struct reference *r) { _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(r); }
void *_ZNKSt15__exception_ptr13exception_ptr6_M_getEv(const struct reference *r) { return r->exception; }

void _ZNSt15__exception_ptr13exception_ptr4swapERS0_(struct reference *r, struct reference *other)
{
	void *exception = r->exception;
	r->exception = other->exception;
	other->exception = exception;
}

struct reference *_ZNSt15__exception_ptr13exception_ptraSERKS0_(struct reference *r, const struct reference *other)
{
	struct reference old = {other->exception};
	_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(&old);
	_ZNSt15__exception_ptr13exception_ptr4swapERS0_(r, &old);
	_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(&old);
	return r;
}

const struct type *_ZNKSt15__exception_ptr13exception_ptr20__cxa_exception_typeEv(const struct reference *r) { return header_of(r->exception)->type; }
_Bool _ZNSt15__exception_ptreqERKNS_13exception_ptrES2_(const struct reference *a, const struct reference *b) { return a->exception == b->exception; }
