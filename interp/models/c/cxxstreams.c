/*
 * Streams of libstdc++: the objects, streams of strings, and what std::ios has. Standard output is shown, and has no influence; standard input is nondeterministic.
 * There are no streams of files, and no locales: who asks for another buffer, or uses a buffer without its stream, finds what is not there, or is unsupported.
 */
#include "cxxstream.h"

static void __gomc_no_function(void) { __gomc_unsupported("a virtual function of a stream or of its buffer"); }

/* What stands before a table of virtual functions is where the virtual base class begins, where the object begins, and its type. */
#define FUNCTIONS (void *)__gomc_no_function, (void *)__gomc_no_function, (void *)__gomc_no_function, (void *)__gomc_no_function, (void *)__gomc_no_function, (void *)__gomc_no_function
#define TABLE(name, base) \
	static void *const name[] = {(void *)(base), NULL, NULL, FUNCTIONS, FUNCTIONS, FUNCTIONS}
enum { BEFORE_TABLE = 3 };

TABLE(__gomc_stream_buffer, 0);
TABLE(__gomc_stream_ios, 0);
TABLE(__gomc_ostream, sizeof(void *));
TABLE(__gomc_istream, 2 * sizeof(void *));
TABLE(__gomc_string_ostream, sizeof(void *) + sizeof(struct string_buffer));
TABLE(__gomc_string_istream, 2 * sizeof(void *) + sizeof(struct string_buffer));
TABLE(__gomc_string_stream, 3 * sizeof(void *) + sizeof(struct string_buffer));

/* std::ctype<char> as far as compiled code looks into it: which character stands for which. */
struct characters {
	void *const *table;
	u64 rest[6];
	char widens;
	u8 wide[256], narrow[256];
	char narrows;
};

#define FOUR(n) (n), (n) + 1, (n) + 2, (n) + 3
#define SIXTEEN(n) FOUR(n), FOUR((n) + 4), FOUR((n) + 8), FOUR((n) + 12)
#define SIXTY_FOUR(n) SIXTEEN(n), SIXTEEN((n) + 16), SIXTEEN((n) + 32), SIXTEEN((n) + 48)
#define ALL SIXTY_FOUR(0), SIXTY_FOUR(64), SIXTY_FOUR(128), SIXTY_FOUR(192)

static const struct characters __gomc_characters = {__gomc_stream_buffer + BEFORE_TABLE, {0}, 1, {ALL}, {ALL}, 1};

/* Nobody else has the buffers of standard streams. */
static struct string_buffer __gomc_standard_buffer = {__gomc_stream_buffer + BEFORE_TABLE, {NULL}, {NULL}, NULL, 0, {NULL, 0, {{0}}}};

#define IOS(more, to) \
	{ \
		.table = __gomc_stream_ios + BEFORE_TABLE, .precision = 6, .flags = DEC | SKIP_SPACE | (more), .fill = ' ', .fill_set = 1, \
		.tied = (to), .buffer = &__gomc_standard_buffer, .characters = &__gomc_characters \
	}

struct ostream _ZSt4cout = {__gomc_ostream + BEFORE_TABLE, IOS(0, NULL)};
struct ostream _ZSt4cerr = {__gomc_ostream + BEFORE_TABLE, IOS(UNIT_BUFFER, &_ZSt4cout)};
struct ostream _ZSt4clog = {__gomc_ostream + BEFORE_TABLE, IOS(0, NULL)};
struct istream _ZSt3cin = {__gomc_istream + BEFORE_TABLE, 0, IOS(0, &_ZSt4cout)};

/* The standard streams are there from the beginning to the end. */
void _ZNSt8ios_base4InitC1Ev(void *init) {}
void _ZNSt8ios_base4InitD1Ev(void *init) {}

/* Whether they were together until now: once apart, they stay so. Nothing else depends on it. */
static u8 __gomc_apart;
_Bool _ZNSt8ios_base15sync_with_stdioEb(_Bool together) { return !__atomic_fetch_or(&__gomc_apart, !together, __ATOMIC_SEQ_CST); }

/* Streams of strings. */
static void __gomc_start(struct ios *ios, u32 mode)
{
	struct string_buffer *b = buffer_of(ios);
	*b = (struct string_buffer){.table = __gomc_stream_buffer + BEFORE_TABLE, .mode = mode};
	new_text(&b->text);
	*ios = (struct ios)IOS(0, NULL);
	ios->buffer = b;
}

static void __gomc_set_text(struct ios *ios, const struct text *t)
{
	struct string_buffer *b = buffer_of(ios);
	assign(&b->text, t->at, t->size);
	ios->read = 0;
	ios->written = b->mode & (APPEND | AT_END) ? t->size : 0;
}

static void __gomc_get_text(struct text *result, struct ios *ios)
{
	struct string_buffer *b = buffer_of(ios);
	new_text(result);
	assign(result, b->text.at, b->text.size);
}

struct string_ostream {
	void *const *table;
	struct string_buffer buffer;
	struct ios ios;
};

struct string_istream {
	void *const *table;
	long count;
	struct string_buffer buffer;
	struct ios ios;
};

struct string_stream {
	void *const *table;
	long count;
	void *const *out; /* the table of its std::ostream */
	struct string_buffer buffer;
	struct ios ios;
};

INLINE void begin_output(struct string_ostream *s, u32 mode)
{
	s->table = __gomc_string_ostream + BEFORE_TABLE;
	__gomc_start(&s->ios, mode);
}

INLINE void begin_input(struct string_istream *s, u32 mode)
{
	s->table = __gomc_string_istream + BEFORE_TABLE;
	s->count = 0;
	__gomc_start(&s->ios, mode);
}

INLINE void begin_both(struct string_stream *s, u32 mode)
{
	s->table = __gomc_string_stream + BEFORE_TABLE;
	s->count = 0;
	s->out = __gomc_string_ostream + BEFORE_TABLE;
	__gomc_start(&s->ios, mode);
}

/* The members of one of these classes: constructors, destructor, and str. */
#define MEMBERS(prefix, const_prefix, rvalue, type, begin, always, usual) \
	void prefix##C1Ev(struct type *s) { begin(s, usual); } \
	void prefix##C1ESt13_Ios_Openmode(struct type *s, u32 mode) { begin(s, mode | (always)); } \
	void prefix##C1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(struct type *s, const struct text *t, u32 mode) \
	{ \
		begin(s, mode | (always)); \
		__gomc_set_text(&s->ios, t); \
	} \
	void prefix##C1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(struct type *s, const struct text *t, u32 mode) \
	{ \
		begin(s, mode | (always)); \
		__gomc_set_text(&s->ios, t); \
	} \
	void prefix##D1Ev(struct type *s) { delete_text(&s->buffer.text); } \
	void prefix##D0Ev(struct type *s) \
	{ \
		delete_text(&s->buffer.text); \
		_ZdlPv(s); \
	} \
	void const_prefix##3strEv(struct text *result, struct type *s) { __gomc_get_text(result, &s->ios); } \
	void rvalue##3strEv(struct text *result, struct type *s) \
	{ \
		__gomc_get_text(result, &s->ios); \
		assign(&s->buffer.text, NULL, 0); \
		s->ios.read = s->ios.written = 0; \
	} \
	void prefix##3strERKNS_12basic_stringIcS2_S3_EE(struct type *s, const struct text *t) { __gomc_set_text(&s->ios, t); } \
	void prefix##3strEONS_12basic_stringIcS2_S3_EE(struct type *s, const struct text *t) { __gomc_set_text(&s->ios, t); }

MEMBERS(_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE, _ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE,
	_ZNOSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE, string_ostream, begin_output, WRITE, WRITE)
MEMBERS(_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE, _ZNKSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE,
	_ZNOSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE, string_istream, begin_input, READ, READ)
MEMBERS(_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE, _ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE,
	_ZNOSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE, string_stream, begin_both, 0, READ | WRITE)

/* C++20 distinguishes str of objects that stay and of those that go. */
#define STAYS(name, plain, type) \
	void plain(struct text *, struct type *); \
	void name(struct text *result, struct type *s) { plain(result, s); }

STAYS(_ZNKRSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv, _ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv, string_ostream)
STAYS(_ZNKRSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv, _ZNKSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv, string_istream)
STAYS(_ZNKRSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv, _ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv, string_stream)

/* std::ios. */
u32 _ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(struct ios *ios) { return ios->state; }
_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEE4goodEv(struct ios *ios) { return ios->state == GOOD; }
_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv(struct ios *ios) { return (ios->state & END) != 0; }
_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEE3badEv(struct ios *ios) { return (ios->state & BAD) != 0; }
_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(struct ios *ios) { return (ios->state & (BAD | FAIL)) != 0; }
_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(struct ios *ios) { return !(ios->state & (BAD | FAIL)); }
_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(struct ios *ios) { return (ios->state & (BAD | FAIL)) != 0; }

void _ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(struct ios *ios, u32 state) { ios->state = state; }
void _ZNSt9basic_iosIcSt11char_traitsIcEE8setstateESt12_Ios_Iostate(struct ios *ios, u32 state) { ios->state |= state; }

u32 _ZNKSt9basic_iosIcSt11char_traitsIcEE10exceptionsEv(struct ios *ios) { return 0; }

void _ZNSt9basic_iosIcSt11char_traitsIcEE10exceptionsESt12_Ios_Iostate(struct ios *ios, u32 states)
{
	if (states)
		__gomc_unsupported("exceptions that streams throw");
}

char _ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv(struct ios *ios) { return ios->fill; }

char _ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc(struct ios *ios, char fill)
{
	char old = ios->fill;
	ios->fill = fill;
	return old;
}

char _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(struct ios *ios, char c) { return c; }
char _ZNKSt9basic_iosIcSt11char_traitsIcEE6narrowEcc(struct ios *ios, char c, char other) { return c; }

void *_ZNKSt9basic_iosIcSt11char_traitsIcEE3tieEv(struct ios *ios) { return ios->tied; }

void *_ZNSt9basic_iosIcSt11char_traitsIcEE3tieEPSo(struct ios *ios, void *stream)
{
	void *old = ios->tied;
	ios->tied = stream;
	return old;
}
