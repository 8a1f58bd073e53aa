/*
 * The classes of exceptions of the library: what <exception>, <new>, <typeinfo>, <stdexcept>, <system_error> and <future> declare and libstdc++ has in its binary, and the
 * functions by which it throws them. A text is on the heap, and each object has its own copy.
 */
#include "cxxthrow.h"

void free(void *);
size_t strlen(const char *);
char *strerror(int);
int vasprintf(char **, const char *, __builtin_va_list);
void *_Znwm(size_t);
void _ZdlPv(void *);
void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void *);

struct exception {
	const void *const *functions;
};

/* std::logic_error and std::runtime_error. */
struct error {
	const void *const *functions;
	char *text;
};

struct code {
	int value;
	const void *category;
};

/* std::future_error and std::system_error. */
struct coded {
	struct error error;
	struct code code;
};

struct string {
	char *text;
	size_t length;
	union {
		char small[16];
		size_t capacity;
	};
};

INLINE char *copied(const char *text, size_t length)
{
	char *copy = __gomc_alloc(length + 1, 0);
	__builtin_memcpy(copy, text, length);
	copy[length] = 0;
	return copy;
}

INLINE void end_plain(void *object) {}
INLINE void end_error(void *object) { free(((struct error *)object)->text); }
INLINE void end_nested(void *object) { _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv((char *)object + sizeof(void *)); }

/* A class by its name in the ABI: its destructors, the plain one under two names and that which deletes, what describes it, and its virtual functions. */
#define CLASS(class, kind, what, ...) \
	void _ZN##class##D2Ev(void *object) { end_##kind(object); } \
	void _ZN##class##D1Ev(void *object) { end_##kind(object); } \
	void _ZN##class##D0Ev(void *object) { end_##kind(object); _ZdlPv(object); } \
	static const char __gomc_name_##class[] = #class; \
	const struct single _ZTI##class = {{__VA_ARGS__}; \
	const void *const _ZTV##class[5] = {NULL, &_ZTI##class, (void *)_ZN##class##D1Ev, (void *)_ZN##class##D0Ev, (void *)what};
#define ROOT(class, kind, what) \
	CLASS(class, kind, what, _ZTVN10__cxxabiv117__class_type_infoE + 2, __gomc_name_##class}, NULL)
#define DERIVED(class, base, kind, what) \
	CLASS(class, kind, what, _ZTVN10__cxxabiv120__si_class_type_infoE + 2, __gomc_name_##class}, &_ZTI##base.type)

#define WHAT(class, result) const char *_ZNK##class##4whatEv(const void *object) { return result; }
#define PLAIN(class, base, text) \
	WHAT(class, text) \
	DERIVED(class, base, plain, _ZNK##class##4whatEv)

WHAT(St9exception, "std::exception")
ROOT(St9exception, plain, _ZNKSt9exception4whatEv)
PLAIN(St13bad_exception, St9exception, "std::bad_exception")
PLAIN(St9bad_alloc, St9exception, "std::bad_alloc")
PLAIN(St20bad_array_new_length, St9bad_alloc, "std::bad_array_new_length")
PLAIN(St8bad_cast, St9exception, "std::bad_cast")
PLAIN(St10bad_typeid, St9exception, "std::bad_typeid")
PLAIN(St17bad_function_call, St9exception, "bad_function_call")
PLAIN(St12bad_weak_ptr, St9exception, "bad_weak_ptr")
ROOT(St16nested_exception, nested, NULL)

/* Classes with a text, and their constructors, each under two names. */
#define CONSTRUCTOR(class, suffix, parameter, statements) \
	void _ZN##class##C2##suffix(struct error *e, parameter) { e->functions = _ZTV##class + 2; statements; } \
	void _ZN##class##C1##suffix(struct error *e, parameter) { e->functions = _ZTV##class + 2; statements; }
#define TEXTS(class) \
	CONSTRUCTOR(class, EPKc, const char *text, e->text = copied(text, strlen(text))) \
	CONSTRUCTOR(class, ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE, const struct string *s, e->text = copied(s->text, s->length))
#define WITH_TEXT(class) \
	WHAT(class, ((const struct error *)object)->text) \
	DERIVED(class, St9exception, error, _ZNK##class##4whatEv) \
	TEXTS(class) \
	CONSTRUCTOR(class, ERKS_, const struct error *other, e->text = copied(other->text, strlen(other->text))) \
	CONSTRUCTOR(class, EOS_, const struct error *other, e->text = copied(other->text, strlen(other->text)))

WITH_TEXT(St11logic_error)
WITH_TEXT(St13runtime_error)

#define OF_LOGIC(class) DERIVED(class, St11logic_error, error, _ZNKSt11logic_error4whatEv) TEXTS(class)
#define OF_RUNTIME(class) DERIVED(class, St13runtime_error, error, _ZNKSt13runtime_error4whatEv) TEXTS(class)

OF_LOGIC(St12domain_error)
OF_LOGIC(St16invalid_argument)
OF_LOGIC(St12length_error)
OF_LOGIC(St12out_of_range)
OF_RUNTIME(St11range_error)
OF_RUNTIME(St14overflow_error)
OF_RUNTIME(St15underflow_error)
WHAT(St12future_error, ((const struct error *)object)->text)
DERIVED(St12future_error, St11logic_error, error, _ZNKSt12future_error4whatEv)
DERIVED(St12system_error, St13runtime_error, error, _ZNKSt13runtime_error4whatEv)

/* Throwing. */
#define THROW(class, object) __cxa_throw(object, &_ZTI##class.type, _ZN##class##D1Ev)
#define THROWS(function, class) \
	void NORETURN function(void) \
	{ \
		struct exception *e = __cxa_allocate_exception(sizeof *e); \
		e->functions = _ZTV##class + 2; \
		THROW(class, e); \
	}
#define THROWS_TEXT(function, class) \
	void NORETURN function(const char *text) \
	{ \
		struct error *e = __cxa_allocate_exception(sizeof *e); \
		_ZN##class##C2EPKc(e, text); \
		THROW(class, e); \
	}

THROWS(__cxa_bad_cast, St8bad_cast)
THROWS(__cxa_bad_typeid, St10bad_typeid)
THROWS(__cxa_throw_bad_array_new_length, St20bad_array_new_length)
THROWS(_ZSt17__throw_bad_allocv, St9bad_alloc)
THROWS(_ZSt28__throw_bad_array_new_lengthv, St20bad_array_new_length)
THROWS(_ZSt16__throw_bad_castv, St8bad_cast)
THROWS(_ZSt18__throw_bad_typeidv, St10bad_typeid)
THROWS(_ZSt21__throw_bad_exceptionv, St13bad_exception)
THROWS(_ZSt25__throw_bad_function_callv, St17bad_function_call)
THROWS_TEXT(_ZSt19__throw_logic_errorPKc, St11logic_error)
THROWS_TEXT(_ZSt20__throw_domain_errorPKc, St12domain_error)
THROWS_TEXT(_ZSt24__throw_invalid_argumentPKc, St16invalid_argument)
THROWS_TEXT(_ZSt20__throw_length_errorPKc, St12length_error)
THROWS_TEXT(_ZSt20__throw_out_of_rangePKc, St12out_of_range)
THROWS_TEXT(_ZSt21__throw_runtime_errorPKc, St13runtime_error)
THROWS_TEXT(_ZSt19__throw_range_errorPKc, St11range_error)
THROWS_TEXT(_ZSt22__throw_overflow_errorPKc, St14overflow_error)
THROWS_TEXT(_ZSt23__throw_underflow_errorPKc, St15underflow_error)

void NORETURN _ZSt24__throw_out_of_range_fmtPKcz(const char *format, ...)
{
	struct error *e = __cxa_allocate_exception(sizeof *e);
	__builtin_va_list list;
	__builtin_va_start(list, format);
	e->functions = _ZTVSt12out_of_range + 2;
	if (vasprintf(&e->text, format, list) < 0)
		__gomc_unsupported("the text of a std::out_of_range");
	__builtin_va_end(list);
	THROW(St12out_of_range, e);
}

/* Categories of numbers: of errors of the system, and of futures. Their objects have nothing but virtual functions. */
INLINE void set_string(struct string *s, const char *text)
{
	s->length = strlen(text);
	s->text = s->small;
	if (s->length >= sizeof s->small) {
		s->text = _Znwm(s->length + 1);
		s->capacity = s->length;
	}
	__builtin_memcpy(s->text, text, s->length);
	s->text[s->length] = 0;
}

static const char *__gomc_future_text(int value)
{
	switch (value) {
	case 1: return "Future already retrieved";
	case 2: return "Promise already satisfied";
	case 3: return "No associated state";
	case 4: return "Broken promise";
	}
	return "Unknown error";
}

static void __gomc_category_end(void *category) {}
static const char *__gomc_generic_name(const void *category) { return "generic"; }
static const char *__gomc_future_name(const void *category) { return "future"; }
static void __gomc_category_old(void) { __gomc_unsupported("the text of an error as an old std::string"); }
static void __gomc_generic_message(struct string *s, const void *category, int value) { set_string(s, strerror(value)); }
static void __gomc_future_message(struct string *s, const void *category, int value) { set_string(s, __gomc_future_text(value)); }
static struct code __gomc_category_condition(const void *category, int value) { return (struct code){value, category}; }
static _Bool __gomc_category_fits(const void *category, int value, const struct code *condition) { return condition->category == category && condition->value == value; }
static _Bool __gomc_category_is(const void *category, const struct code *code, int value) { return code->category == category && code->value == value; }

#define CATEGORY(function, name) \
	static const void *const __gomc_##name##_functions[] = {(void *)__gomc_category_end, (void *)__gomc_category_end, (void *)__gomc_##name##_name, (void *)__gomc_category_old, \
		(void *)__gomc_##name##_message, (void *)__gomc_category_condition, (void *)__gomc_category_fits, (void *)__gomc_category_is}; \
	static const struct exception __gomc_##name##_category = {__gomc_##name##_functions}; \
	const struct exception *function(void) { return &__gomc_##name##_category; }

CATEGORY(_ZNSt3_V216generic_categoryEv, generic)
CATEGORY(_ZSt15future_categoryv, future)

void NORETURN _ZSt20__throw_system_errori(int value)
{
	struct coded *e = __cxa_allocate_exception(sizeof *e);
	_ZNSt13runtime_errorC2EPKc(&e->error, strerror(value));
	e->error.functions = _ZTVSt12system_error + 2;
	e->code = (struct code){value, _ZNSt3_V216generic_categoryEv()};
	THROW(St12system_error, e);
}

void NORETURN _ZSt20__throw_future_errori(int value)
{
	struct coded *e = __cxa_allocate_exception(sizeof *e);
	_ZNSt11logic_errorC2EPKc(&e->error, __gomc_future_text(value));
	e->error.functions = _ZTVSt12future_error + 2;
	e->code = (struct code){value, _ZSt15future_categoryv()};
	THROW(St12future_error, e);
}
