/*
 * The tables behind the macros of glibc's ctype.h, in the C locale. They are looked at with numbers from -128 to 255; what is no character of seven bits
 * has no property, and is its own counterpart of the other case.
 */
#include "models.h"

enum property { /* as they lie in two bytes on a little-endian machine */
	UPPER = 0x100,
	LOWER = 0x200,
	ALPHA = 0x400,
	DIGIT = 0x800,
	XDIGIT = 0x1000,
	SPACE = 0x2000,
	PRINT = 0x4000,
	GRAPH = 0x8000,
	BLANK = 1,
	CNTRL = 2,
	PUNCT = 4,
	ALNUM = 8,
};

#define WITHIN(c, first, last) ((c) >= (first) && (c) <= (last))
#define IS_UPPER(c) WITHIN(c, 'A', 'Z')
#define IS_LOWER(c) WITHIN(c, 'a', 'z')
#define IS_ALPHA(c) (IS_UPPER(c) || IS_LOWER(c))
#define IS_DIGIT(c) WITHIN(c, '0', '9')
#define IS_ALNUM(c) (IS_ALPHA(c) || IS_DIGIT(c))
#define IS_XDIGIT(c) (IS_DIGIT(c) || WITHIN(c, 'A', 'F') || WITHIN(c, 'a', 'f'))
#define IS_GRAPH(c) WITHIN(c, 33, 126)

#define PROPERTIES(c)                                                                                                       \
	((IS_UPPER(c) ? UPPER : 0) | (IS_LOWER(c) ? LOWER : 0) | (IS_ALPHA(c) ? ALPHA : 0) | (IS_DIGIT(c) ? DIGIT : 0) |    \
	 (IS_XDIGIT(c) ? XDIGIT : 0) | ((c) == ' ' || WITHIN(c, '\t', '\r') ? SPACE : 0) | (WITHIN(c, 32, 126) ? PRINT : 0) | \
	 (IS_GRAPH(c) ? GRAPH : 0) | ((c) == ' ' || (c) == '\t' ? BLANK : 0) | (WITHIN(c, 0, 31) || (c) == 127 ? CNTRL : 0) | \
	 (IS_GRAPH(c) && !IS_ALNUM(c) ? PUNCT : 0) | (IS_ALNUM(c) ? ALNUM : 0))

/* A negative number but that of the end of input stands for the character of eight bits. */
#define CHARACTER(c) ((c) < -1 ? (c) + 256 : (c))
#define UP(c) (IS_LOWER(c) ? (c) - 'a' + 'A' : CHARACTER(c))
#define DOWN(c) (IS_UPPER(c) ? (c) - 'A' + 'a' : CHARACTER(c))

#define EACH4(of, c) of(c), of((c) + 1), of((c) + 2), of((c) + 3)
#define EACH16(of, c) EACH4(of, c), EACH4(of, (c) + 4), EACH4(of, (c) + 8), EACH4(of, (c) + 12)
#define EACH64(of, c) EACH16(of, c), EACH16(of, (c) + 16), EACH16(of, (c) + 32), EACH16(of, (c) + 48)
#define EACH(of) EACH64(of, -128), EACH64(of, -64), EACH64(of, 0), EACH64(of, 64), EACH64(of, 128), EACH64(of, 192)

static const u16 __gomc_properties[384] = {EACH(PROPERTIES)};
static const s32 __gomc_upper[384] = {EACH(UP)};
static const s32 __gomc_lower[384] = {EACH(DOWN)};

static const u16 *const __gomc_ctype_b = __gomc_properties + 128;
static const s32 *const __gomc_ctype_toupper = __gomc_upper + 128;
static const s32 *const __gomc_ctype_tolower = __gomc_lower + 128;

const u16 *const *__ctype_b_loc(void) { return &__gomc_ctype_b; }
const s32 *const *__ctype_toupper_loc(void) { return &__gomc_ctype_toupper; }
const s32 *const *__ctype_tolower_loc(void) { return &__gomc_ctype_tolower; }
