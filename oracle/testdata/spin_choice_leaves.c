/* A loop that nobody ends, but that one of its choices leaves: no thread spins for ever. */
extern _Bool __VERIFIER_nondet_bool(void);

_Atomic int stay = 1;

int main(void)
{
	while (stay)
		if (__VERIFIER_nondet_bool())
			break;
	return 0;
}
