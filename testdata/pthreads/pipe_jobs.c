/*
 * Jobs on the heap that a pipe hands from one thread to workers, as their addresses; a worker ends when the pipe is closed, and tells so by an eventfd. Written
 * for gomc.
 *
 * WORKERS: how many there are. FORGETS: the pipe is not closed. TWICE: a job is handed out twice.
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

#ifndef WORKERS
#define WORKERS 1
#endif
#define JOBS 2

struct job {
	int number;
};

static int jobs[2], over, done[JOBS];

static void *worker(void *arg)
{
	struct job *job;
	uint64_t one = 1;
	while (read(jobs[0], &job, sizeof job) == sizeof job) {
		done[job->number]++;
		free(job);
	}
	write(over, &one, sizeof one);
	return arg;
}

int main(void)
{
	pthread_t thread[WORKERS];
	uint64_t ended = 0, more;
	over = eventfd(0, 0);
	if (over < 0 || pipe(jobs))
		return 1;
	for (int i = 0; i < WORKERS; i++)
		pthread_create(&thread[i], NULL, worker, NULL);
	for (int i = 0; i < JOBS; i++) {
		struct job *job = malloc(sizeof *job);
		job->number = i;
		write(jobs[1], &job, sizeof job);
#ifdef TWICE
		write(jobs[1], &job, sizeof job);
#endif
	}
#ifndef FORGETS
	close(jobs[1]);
#endif
	while (ended < WORKERS && read(over, &more, sizeof more) == sizeof more)
		ended += more;
	for (int i = 0; i < JOBS; i++)
		assert(done[i] == 1);
	for (int i = 0; i < WORKERS; i++)
		pthread_join(thread[i], NULL);
	close(jobs[0]);
	close(over);
	return 0;
}
