// Atomic operations of all orders and widths, thread-local variables.
#include <stdatomic.h>
#include <pthread.h>
_Atomic int a; _Atomic long long ll; _Atomic(void *) ap; atomic_flag fl; _Atomic _Bool ab; _Atomic float af; _Atomic char ac; volatile int vi;
struct pair { int x, y; }; _Atomic struct pair pr; struct three { char c[3]; }; _Atomic struct three th;
__thread int tls = 3; static _Thread_local long tls2; __thread int tls3 = 1;
static void *worker(void *arg) {
  int e = 0; long long el = 1; struct pair p = {1, 2};
  atomic_store_explicit(&a, 1, memory_order_relaxed); atomic_store_explicit(&a, 1, memory_order_release); atomic_store(&a, 2);
  int r = atomic_load_explicit(&a, memory_order_relaxed) + atomic_load_explicit(&a, memory_order_acquire) + atomic_load(&a) + atomic_load_explicit(&a, memory_order_consume);
  r += atomic_exchange_explicit(&a, 5, memory_order_acq_rel);
  atomic_compare_exchange_strong(&a, &e, 3); atomic_compare_exchange_weak_explicit(&a, &e, 3, memory_order_release, memory_order_relaxed);
  atomic_compare_exchange_strong_explicit(&ll, &el, 3, memory_order_acq_rel, memory_order_acquire);
  r += atomic_fetch_add(&a, 1) + atomic_fetch_sub_explicit(&a, 1, memory_order_relaxed) + atomic_fetch_or(&a, 1) + atomic_fetch_and(&a, 7) + atomic_fetch_xor(&a, 3);
  r += __atomic_fetch_nand(&vi, 3, __ATOMIC_SEQ_CST) + __sync_fetch_and_add(&vi, 1) + __sync_val_compare_and_swap(&vi, 1, 2) + __sync_bool_compare_and_swap(&vi, 2, 3) + __sync_lock_test_and_set(&vi, 1);
  r += __atomic_fetch_min(&vi, 3, __ATOMIC_SEQ_CST) + __atomic_fetch_max(&vi, 3, __ATOMIC_ACQUIRE) + __atomic_add_fetch(&vi, 1, __ATOMIC_RELEASE) + __sync_fetch_and_umax((unsigned *)&vi, 9u);
  __sync_lock_release(&vi); __sync_synchronize(); atomic_thread_fence(memory_order_acquire); atomic_thread_fence(memory_order_release); atomic_thread_fence(memory_order_acq_rel); atomic_signal_fence(memory_order_seq_cst);
  while (atomic_flag_test_and_set(&fl)) { } atomic_flag_clear(&fl);
  pr = p; p = pr; a++; ++a; a += 3; ab = !ab; af = 1.5f; af += 2.5f; ac |= 4; atomic_store(&ap, arg); atomic_exchange(&ap, &r); th = (struct three){{1, 2, 3}};
  ll *= 3; tls++; tls2 += tls3; vi = vi + 1;
  return (void *)(long)(r + tls + (int)tls2 + p.y);
}
int main(void) {
  pthread_t t; void *res; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
  pthread_create(&t, 0, worker, &t); pthread_mutex_lock(&m); pthread_mutex_unlock(&m); pthread_join(t, &res);
  return (int)(long)res;
}
