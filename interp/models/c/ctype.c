/* Characters, in the C locale. */
#include "models.h"

INLINE int within(int c, int first, int last) { return c >= first && c <= last; }

int isdigit(int c) { return within(c, '0', '9'); }
int isupper(int c) { return within(c, 'A', 'Z'); }
int islower(int c) { return within(c, 'a', 'z'); }
int isalpha(int c) { return within(c, 'A', 'Z') || within(c, 'a', 'z'); }
int isalnum(int c) { return within(c, '0', '9') || within(c, 'A', 'Z') || within(c, 'a', 'z'); }
int isxdigit(int c) { return within(c, '0', '9') || within(c, 'A', 'F') || within(c, 'a', 'f'); }
int isspace(int c) { return c == ' ' || within(c, '\t', '\r'); }
int isblank(int c) { return c == ' ' || c == '\t'; }
int iscntrl(int c) { return within(c, 0, 31) || c == 127; }
int isprint(int c) { return within(c, 32, 126); }
int isgraph(int c) { return within(c, 33, 126); }
int ispunct(int c) { return within(c, 33, 47) || within(c, 58, 64) || within(c, 91, 96) || within(c, 123, 126); }
int isascii(int c) { return within(c, 0, 127); }
int toascii(int c) { return c & 127; }
int toupper(int c) { return within(c, 'a', 'z') ? c - 'a' + 'A' : c; }
int tolower(int c) { return within(c, 'A', 'Z') ? c - 'A' + 'a' : c; }
