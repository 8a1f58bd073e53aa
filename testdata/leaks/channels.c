/*
 * A pipe and an eventfd, which are nothing on the heap. Written for gomc.
 * Expected: nothing is lost, and nothing has to be freed, be they closed or not.
 *
 * CLOSES: they are closed.
 */
#include <sys/eventfd.h>
#include <unistd.h>

int main(void)
{
	int ends[2], event = eventfd(1, 0);
	char c = 'c';
	eventfd_t n;

	if (pipe(ends) != 0 || write(ends[1], &c, 1) != 1 || read(ends[0], &c, 1) != 1 || eventfd_read(event, &n) != 0)
		return 1;
#ifdef CLOSES
	close(ends[0]);
	close(ends[1]);
	close(event);
#endif
	return 0;
}
