/* A loop that nobody ends, with a choice in it. If loops are cut, the rounds of it are states of their own, and a
   schedule to a later one is that to the first. */
extern _Bool __VERIFIER_nondet_bool(void);

_Atomic int stay = 1;

int main(void)
{
	int last = 0;
	while (stay)
		last = __VERIFIER_nondet_bool();
	return last;
}
