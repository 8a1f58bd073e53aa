// A small concurrent program: two threads, a lock, an atomic flag.
#include <pthread.h>
#include <stdatomic.h>

struct shared {
  pthread_mutex_t lock;
  int total;
  char tag[3];
};

static struct shared state = {PTHREAD_MUTEX_INITIALIZER, 0, "ab"};
static int *const total = &state.total;
_Atomic int ready;
_Thread_local int calls;

static void *worker(void *arg) {
  calls++;
  pthread_mutex_lock(&state.lock);
  *total += *(int *)arg;
  pthread_mutex_unlock(&state.lock);
  atomic_fetch_add_explicit(&ready, 1, memory_order_release);
  return 0;
}

int main(void) {
  pthread_t threads[2];
  int values[2] = {1, 2};
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], 0, worker, &values[i]);
  while (atomic_load_explicit(&ready, memory_order_acquire) != 2) {
  }
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], 0);
  return state.total == 3 ? 0 : 1;
}
