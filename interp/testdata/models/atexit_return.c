// want: main handler ok
// A return from main is a call of exit.
#include <stdio.h>
#include <stdlib.h>

static void handler(void) { printf("handler "); }

int main(void)
{
	atexit(handler);
	printf("main ");
	return 0;
}
