// want: ok
// want: assertion: x == 1
// want: assertion: __VERIFIER_assert
// want: reach: __VERIFIER_error
// want: reach: reach_error
// want: memory: buffer overflow
// want: abort
// want: assume
// The other ways for a run to end.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_assert(int), __VERIFIER_assume(int), __VERIFIER_error(void), reach_error(void);

char small[4];

static int pick(int bits)
{
	int n = 0;
	while (bits-- > 0)
		n = 2 * n + __VERIFIER_nondet_bool();
	return n;
}

int main(void)
{
	int x = 0;
	__VERIFIER_assert(1);
	__VERIFIER_assume(1);
	switch (pick(3)) {
	case 0:
		assert(x == 1);
	case 1:
		__VERIFIER_assert(0);
	case 2:
		__VERIFIER_error();
	case 3:
		reach_error();
	case 4:
		__builtin___strcpy_chk(small, "long string", sizeof small);
	case 5:
		abort();
	case 6:
		__VERIFIER_assume(0);
	}
	return 0;
}
