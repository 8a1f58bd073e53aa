// want: unsupported: select of files, or without a time-out
#include <sys/select.h>

int main(void)
{
	fd_set files;
	FD_ZERO(&files);
	FD_SET(0, &files);
	return select(1, &files, 0, 0, 0);
}
