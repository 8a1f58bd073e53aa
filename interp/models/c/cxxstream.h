/*
 * The streams of libstdc++: layouts, as the code that compilers make of its headers has them, and what the models of output and input share.
 */
#ifndef GOMC_CXXSTREAM_H
#define GOMC_CXXSTREAM_H

#include "cxxtext.h"

/* std::ios_base::fmtflags. */
enum {
	BOOLALPHA = 1 << 0,
	DEC = 1 << 1,
	FIXED = 1 << 2,
	HEX = 1 << 3,
	INTERNAL = 1 << 4,
	LEFT = 1 << 5,
	OCT = 1 << 6,
	RIGHT = 1 << 7,
	SCIENTIFIC = 1 << 8,
	SHOW_BASE = 1 << 9,
	SHOW_POINT = 1 << 10,
	SHOW_PLUS = 1 << 11,
	SKIP_SPACE = 1 << 12,
	UNIT_BUFFER = 1 << 13,
	UPPERCASE = 1 << 14,
};

/* std::ios_base::iostate. */
enum { GOOD = 0, BAD = 1 << 0, END = 1 << 1, FAIL = 1 << 2 };

/* std::ios_base::openmode. */
enum { APPEND = 1 << 0, AT_END = 1 << 1, READ = 1 << 3, WRITE = 1 << 4 };

/* std::ios. What nobody but the library looks at has other uses here: read and written are places in the text of a string stream. */
struct ios {
	void *const *table;
	long precision;
	long width;
	u32 flags;
	u32 exceptions;
	u32 state;
	void *callbacks;
	u64 word[2];
	size_t read, written;
	u64 words[14];
	int word_count;
	void *word_list;
	void *locale;
	void *tied;
	char fill;
	u8 fill_set;
	void *buffer;
	const void *characters, *put_number, *get_number; /* facets */
};

/* std::stringbuf. Its pointers stay NULL, so that whoever uses it directly calls a virtual function. */
struct string_buffer {
	void *const *table;
	char *in[3], *out[3];
	void *locale;
	u32 mode;
	struct text text;
};

/* std::ostream and std::istream, where nothing is between them and their std::ios. */
struct ostream {
	void *const *table;
	struct ios ios;
};

struct istream {
	void *const *table;
	long count; /* of characters that were read at last */
	struct ios ios;
};

extern struct ostream _ZSt4cout, _ZSt4cerr, _ZSt4clog;
extern struct istream _ZSt3cin;

/* Any stream: the table of its virtual functions says how far away its std::ios is. */
struct stream {
	void *const *table;
};

INLINE struct ios *ios_of(struct stream *s) { return (struct ios *)((char *)s + (long)s->table[-3]); }

/* The buffer of a string stream lies before its std::ios. */
INLINE struct string_buffer *buffer_of(struct ios *ios) { return (struct string_buffer *)ios - 1; }

INLINE u32 with_base(u32 flags, int base)
{
	return (flags & ~(u32)(DEC | OCT | HEX)) | (base == 8 ? OCT : base == 10 ? DEC : base == 16 ? HEX : 0);
}

/* Manipulators with an argument, of input and of output, whose operator has some name; ios_for finds the std::ios of a stream. */
#define MANIPULATOR(function, type, change) \
	struct stream *function(struct stream *s, type value) \
	{ \
		struct ios *ios = ios_for(s); \
		change; \
		return s; \
	}

#define MANIPULATORS(name) \
	MANIPULATOR(name##St5_Setw, int, ios->width = value) \
	MANIPULATOR(name##St13_Setprecision, int, ios->precision = value) \
	MANIPULATOR(name##St8_SetfillIS3_E, char, ios->fill = value) \
	MANIPULATOR(name##St8_Setbase, int, ios->flags = with_base(ios->flags, value)) \
	MANIPULATOR(name##St12_Setiosflags, u32, ios->flags |= value) \
	MANIPULATOR(name##St14_Resetiosflags, u32, ios->flags &= ~value)

#endif
