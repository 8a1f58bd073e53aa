// want: mutex: use of a destroyed semaphore
#include <fcntl.h>
#include <semaphore.h>

int main(void)
{
	sem_t *sem = sem_open("/gomc-closed", O_CREAT, 0600, 1);
	sem_close(sem);
	sem_post(sem);
	return 0;
}
