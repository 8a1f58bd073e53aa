/*
 * An assumption that no execution meets.
 * Expected: safe, with the remark that no execution reaches its end.
 */
extern void __VERIFIER_assume(int);

static int never;

int main(void)
{
	__VERIFIER_assume(never == 1);
	return 0;
}
