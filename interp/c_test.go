package interp

import "testing"

// TestC runs small programs at three levels of optimisation. main returns 0
// where everything is as C says.
func TestC(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"locked instructions", `
static int xadd(int *p, int x) { __asm__ volatile("lock; xaddl %0,%1" : "+r"(x), "+m"(*p) : : "memory"); return x; }
static int cas(int *p, int o, int n) { int r; __asm__ volatile("lock; cmpxchgl %2,%1" : "=a"(r), "+m"(*p) : "r"(n), "0"(o) : "memory"); return r; }
static int xchg(int *p, int x) { __asm__ volatile("xchgl %0,%1" : "+r"(x), "+m"(*p)); return x; }
static void inc(int *p) { __asm__ volatile("lock; incl %0" : "+m"(*p)); }
static void sub(int *p, int x) { __asm__ volatile("lock\n\tsubl %1,%0" : "+m"(*p) : "ir"(x)); }
static void add64(long *p, long x) { __asm__ volatile("lock addq %1, %0" : "+m"(*p) : "er"(x) : "memory", "cc"); }
int v = 5; long w = 1;
int main() {
	if (xadd(&v, 3) != 5 || v != 8) return 1;
	if (cas(&v, 7, 1) != 8 || v != 8 || cas(&v, 8, 2) != 8 || v != 2) return 2;
	if (xchg(&v, -9) != 2 || v != -9) return 3;
	inc(&v); sub(&v, 20);
	if (v != -28) return 4;
	add64(&w, 1L << 40);
	if (w != (1L << 40) + 1) return 5;
	return 0;
}`, "exit 0"},
		{"numbers beside others, and schedulers", `
#include <errno.h>
#include <math.h>
#include <sched.h>
int main() {
	volatile double one = 1, zero = 0, large = 0x1.fffffffffffffp1023;
	if (nextafter(one, 2) != 0x1.0000000000001p0 || nextafter(one, 0) != 0x1.fffffffffffffp-1 || nextafter(-one, 0) != -0x1.fffffffffffffp-1 || nextafter(one, one) != 1) return 1;
	if (nextafter(zero, 1) != 0x1p-1074 || nextafter(zero, -1) != -0x1p-1074 || nextafter(-0x1p-1074, 1) != 0 || !signbit(nextafter(-0x1p-1074, 1))) return 2;
	errno = 0;
	if (!isinf(nextafter(large, INFINITY)) || errno != ERANGE || nextafter(INFINITY, 0) != large || !isnan(nextafter(NAN, 0))) return 3;
	struct sched_param p = {0};
	if (sched_setscheduler(0, SCHED_OTHER, &p) || sched_getscheduler(0) != SCHED_OTHER || sched_getparam(0, &p) || p.sched_priority) return 4;
	p.sched_priority = 5;
	if (sched_setscheduler(0, SCHED_OTHER, &p) != -1 || errno != EINVAL || sched_setscheduler(0, SCHED_FIFO, &p)) return 5;
	return 0;
}`, "exit 0"},
		{"tags in the bits of addresses that processes do not use", `
#include <stdint.h>
#include <stdlib.h>
struct node { struct node *next; int value; };
union packed { uint64_t all; struct { uint64_t address : 48; uint64_t count : 16; }; };
struct node global;
uint64_t head;
static struct node *address(uint64_t tagged) { return (struct node *)(uintptr_t)((int64_t)(tagged << 16) >> 16); }
static struct node *big(void) { return malloc(120000); }
int main() {
	struct node local = {0, 3}, *nodes[] = {malloc(sizeof(struct node)), &local, &global, big()};
	for (int i = 0; i < 4; i++) {
		nodes[i]->value = i;
		head = (uint64_t)(uintptr_t)nodes[i] | (uint64_t)(0xfff0 + i) << 48;
		if (address(head) != nodes[i] || address(head)->value != i || head >> 48 != 0xfff0 + i) return 1 + i;
		union packed p = {.address = (uint64_t)(uintptr_t)nodes[i], .count = 65535};
		p.count++;
		if ((struct node *)(uintptr_t)p.address != nodes[i] || ((struct node *)(uintptr_t)p.address)->value != i) return 11 + i;
	}
	char *large = malloc(1000000), *other = malloc(1000000);
	large[999999] = 1; other[0] = 2;
	if (large[999999] != 1 || large == other) return 21;
	free(large); free(other); free(nodes[0]); free(nodes[3]);
	return 0;
}`, "exit 0"},
		{"kinds of mutexes that are stored", `
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
struct s { long n; pthread_mutex_t m; int k; };
pthread_mutex_t g;
int main() {
	struct s *p = malloc(sizeof *p);
	*p = (struct s){1, PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP, 2};
	if (pthread_mutex_lock(&p->m) || pthread_mutex_lock(&p->m) || pthread_mutex_unlock(&p->m) || pthread_mutex_unlock(&p->m)) return 1;
	pthread_mutex_t l = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
	if (pthread_mutex_lock(&l) || !pthread_mutex_lock(&l) || pthread_mutex_unlock(&l)) return 2;
	g = (pthread_mutex_t)PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
	if (pthread_mutex_lock(&g) || !pthread_mutex_lock(&g) || pthread_mutex_unlock(&g)) return 3;
	return 0;
}`, "exit 0"},
		{"arithmetic", `
volatile int a = -7, b = 2; volatile unsigned u = 4000000000u; volatile unsigned char c = 200; volatile short s = -300;
volatile long l = -5000000000L; volatile unsigned long ul = 1UL<<63; volatile signed char sc = -128;
int main() {
	if (a / b != -3 || a % b != -1 || a >> 1 != -4 || (unsigned)a >> 28 != 15) return 1;
	if (u + u != 3705032704u || u * 3 != 3410065408u || u / 7 != 571428571u) return 2;
	if ((unsigned char)(c + 100) != 44 || c << 1 != 400) return 3;
	if (s * s != 90000 || (short)(s * 200) != 5536) return 4;
	if (l / 3 != -1666666666L || l % 3 != -2 || l * l / l != l + 0 && 0) return 5;
	if (ul >> 63 != 1 || ul / 3 != 3074457345618258602UL || (long)ul > 0) return 6;
	if (-sc != 128 || (signed char)-sc != -128) return 7;
	if ((a < b) + (u > 5) + (l < a) + ((unsigned)a > u) != 4) return 8;
	return 0;
}`, "exit 0"},
		{"int128", `
typedef __int128 i; typedef unsigned __int128 u;
volatile long long A = -123456789012345LL, B = 987654321; volatile unsigned n = 70;
int main() {
	i x = (i)A * B; u y = (u)x;
	if ((long)(x / B) != A || x % B != 0) return 1;
	if ((long)((x << 3) >> 3) != (long)x) return 2;
	if ((long)(y >> n) != (long)((u)x >> 70)) return 3;
	if (x > 0 || y < 5 || x == 0 || x + 1 < x) return 4;
	if ((double)x != -121932631112633269990.0*1000 && (double)x >= 0) return 5;
	if ((long)(i)(double)B != B) return 6;
	i m = ~x; if (m + x != -1) return 7;
	if ((x ^ m) != -1 || (x & m) != 0 || (x | m) != -1) return 8;
	if ((u)y / ((u)1 << 64) != y >> 64) return 9;
	i arr[2] = {x, m}; volatile int k = 1; if (arr[k] != m) return 10;
	return 0;
}`, "exit 0"},
		{"wide intrinsics", `
typedef __int128 i; typedef unsigned __int128 u;
volatile u A = (u)0x8000000000000001 << 64 | 5, B = (u)3 << 90; volatile i M = -5; volatile unsigned n = 68;
#define MIN(x, y) ((x) < (y) ? (x) : (y))
int main() {
	u a = A, b = B; i s = (i)a, t = (i)b, m = M;
	if (MIN(a, b) != b || MIN(s, t) != s || MIN(b, a) != b || -MIN(-t, -s) != (a > 0 ? -MIN(-t, -s) : 1)) return 1;
	i z = m < 0 ? -m : m; if (z != 5) return 2;
	i r; if (!__builtin_sub_overflow(s, t, &r) || r != (i)(a - b)) return 3;
	if (__builtin_add_overflow(t, m, &r) || r != t - 5 || !__builtin_mul_overflow(t, t, &r)) return 4;
	u v; if (!__builtin_mul_overflow(a, (u)2, &v) || v != a * 2 || __builtin_sub_overflow(a, b, &v) || !__builtin_sub_overflow(b, a, &v)) return 5;
	if ((a << 60 | a >> 68) != (((u)1 << 124) + ((u)5 << 60) + ((u)1 << 59))) return 6;
	unsigned k = n & 127; if ((b << k | b >> (128 - k)) != ((u)3 << 30)) return 7;
	return 0;
}`, "exit 0"},
		{"bit-precise", `
typedef _BitInt(96) i; typedef unsigned _BitInt(96) u; typedef _BitInt(70) j;
volatile long c = -7; volatile unsigned long d = 1000003, e = 1UL << 63;
int main() {
	i x = c, y = (i)d << 40; u p = e, q = p * 6;
	if (x >= 0 || x * y / y != -7 || (x >> 3) != -1 || (long)(x % 4) != -3 || x > y || (u)x < (u)y) return 1;
	if (q != (u)3 << 64 || (q << 30) != (u)3 << 94 || (q << 31) != (u)1 << 95 || ((q << 31) >> 95) != 1 || (i)(q << 31) >= 0) return 2;
	j k = x; if (k != -7 || (i)k != x || (unsigned _BitInt(70))k >> 69 != 1 || (__int128)k != -7) return 3;
	if ((double)x != -7 || (double)q != 55340232221128654848.0 || (i)(double)x != -7) return 4;
	u arr[3] = { p, q, ~(u)0 }; if (arr[c + 9] + 1 != 0 || arr[c + 8] != q) return 5;
	return 0;
}`, "exit 0"},
		{"float", `
#include <math.h>
volatile double d = 1.5; volatile float f = 0.1f; volatile double nan_ = 0.0, neg = -2.75;
int main() {
	if (d * 2 != 3.0 || d / 4 != 0.375 || d - 2 != -0.5) return 1;
	if (f + f != 0.2f || (double)f == 0.1 || (float)(double)f != f) return 2;
	double n = nan_ / nan_; if (n == n || n < 1 || n > 1) return 3;
	if ((int)neg != -2 || (unsigned)d != 1 || (long)(d * 1e10) != 15000000000L) return 4;
	if (__builtin_fabs(neg) != 2.75 || __builtin_floor(neg) != -3 || __builtin_ceil(neg) != -2 || __builtin_trunc(neg) != -2) return 5;
	if (__builtin_copysign(3, neg) != -3 || -d != -1.5) return 6;
	if ((float)16777217 != 16777216.0f) return 7;
	volatile int i = -3; volatile unsigned u = 4000000000u; volatile unsigned long ul = ~0UL;
	if ((double)i != -3 || (double)u != 4e9 || (float)u != 4e9f || (double)ul != 18446744073709551616.0) return 8;
	union { float f; unsigned u; } x; x.f = 1.0f; if (x.u != 0x3f800000) return 9;
	return 0;
}`, "exit 0"},
		{"structs", `
struct S { char c; int i; double d; short s[3]; }; struct P { long a, b; }; struct B { long a[5]; };
struct S make(int i) { struct S s = { 'x', i, i * 0.5, {1, 2, i} }; return s; }
struct P swap(struct P p) { struct P q = { p.b, p.a }; return q; }
long sum(struct B b) { long r = 0; for (int i = 0; i < 5; i++) { r += b.a[i]; b.a[i] = 0; } return r; }
struct F { unsigned a : 3, b : 7, c : 22; int d : 5; };
volatile int k = 9;
int main() {
	struct S s = make(k), t = s;
	if (t.c != 'x' || t.i != 9 || t.d != 4.5 || t.s[2] != 9) return 1;
	struct P p = { 3, 4 }; p = swap(p); if (p.a != 4 || p.b != 3) return 2;
	struct B b = { { 1, 2, 3, 4, k } }; if (sum(b) != 19 || sum(b) != 19) return 3;
	struct F f = { 0 }; f.a = 9; f.b = 100; f.c = k; f.d = -3;
	if (f.a != 1 || f.b != 100 || f.c != 9 || f.d != -3) return 4;
	struct S arr[3]; for (int i = 0; i < 3; i++) arr[i] = make(i);
	if (arr[2].i + arr[1].s[2] != 3) return 5;
	return 0;
}`, "exit 0"},
		{"varargs", `
#include <stdarg.h>
struct P { long a, b; };
long sum(int n, ...) { va_list ap, aq; va_start(ap, n); va_copy(aq, ap); long r = 0;
	for (int i = 0; i < n; i++) r += va_arg(ap, int); va_end(ap);
	for (int i = 0; i < n; i++) r += 100 * va_arg(aq, int); va_end(aq); return r; }
double mixed(const char *f, ...) { va_list ap; va_start(ap, f); double r = 0;
	for (; *f; f++) switch (*f) { case 'i': r += va_arg(ap, int); break; case 'd': r += va_arg(ap, double); break;
		case 'l': r += va_arg(ap, long); break; case 'p': { struct P p = va_arg(ap, struct P); r += p.a * p.b; } break; }
	va_end(ap); return r; }
long vsum(int n, va_list ap) { long r = 0; while (n--) r += va_arg(ap, long); return r; }
long outer(int n, ...) { va_list ap; va_start(ap, n); long r = vsum(n, ap); va_end(ap); return r; }
int main() {
	if (sum(4, 1, 2, 3, -4) != 202) return 1;
	struct P p = { 6, 7 };
	if (mixed("idlpdiiiiiii", 1, 2.5, 3L, p, 0.25, 1, 1, 1, 1, 1, 1, 1) != 55.75) return 2;
	if (outer(3, 10L, 20L, 30L) != 60) return 3;
	return 0;
}`, "exit 0"},
		{"control", `
int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int even(int); int odd(int n) { return n == 0 ? 0 : even(n - 1); } int even(int n) { return n == 0 ? 1 : odd(n - 1); }
int sw(int x) { switch (x) { case 1: return 10; case -5: return 20; case 1000000: return 30; case 3: case 4: x++; default: return x; } }
int lsw(long x) { switch (x) { case 1L << 40: return 1; case -1: return 2; } return 3; }
int jump(int i) { static void *table[] = { &&a, &&b, &&c }; goto *table[i]; a: return 5; b: return 6; c: return 7; }
int vla(int n) { int s = 0; for (int k = 1; k <= n; k++) { int v[k]; for (int i = 0; i < k; i++) v[i] = i * i; s += v[k - 1]; } return s; }
int add(int a, int b) { return a + b; } int mul(int a, int b) { return a * b; }
int (*volatile ops[2])(int, int) = { add, mul };
int apply(int (*f)(int, int), int a, int b) { return f(a, b); }
volatile int zero = 0;
int main() {
	if (fib(12 + zero) != 144 || !even(10 + zero) || even(7 + zero)) return 1;
	if (sw(1 + zero) != 10 || sw(-5 + zero) != 20 || sw(1000000 + zero) != 30 || sw(3 + zero) != 4 || sw(7 + zero) != 7) return 2;
	if (lsw((1L << 40) + zero) != 1 || lsw(zero - 1) != 2 || lsw(zero) != 3) return 3;
	if (jump(zero) != 5 || jump(1 + zero) != 6 || jump(2 + zero) != 7) return 4;
	if (vla(5 + zero) != 30) return 5;
	if (ops[zero](3, 4) != 7 || ops[1 + zero](3, 4) != 12 || apply(mul, 5, 6 + zero) != 30) return 6;
	int n = 0; again: if (n < 5 + zero) { n += 2; goto again; } if (n != 6) return 7;
	return 0;
}`, "exit 0"},
		{"memory", `
#include <string.h>
#include <stdlib.h>
char buf[32]; int g[10]; volatile int zero = 0; const int table[4] = { 1, 2, 3, 4 };
struct __attribute__((packed)) P { char c; long l; int i; } pk;
int main() {
	char local[16]; memset(local, 'a', 15); local[15] = 0; memmove(local + 2, local, 8); memcpy(buf, local, 16);
	if (strlen(buf) != 15 || buf[3] != 'a') return 1;
	for (int i = 0; i < 10; i++) buf[i] = '0' + i;
	memmove(buf + 3, buf, 7 + zero); if (memcmp(buf, "0120123456", 10)) return 2;
	memmove(buf, buf + 3, 7 + zero); if (memcmp(buf, "0123456", 7)) return 3;
	pk.c = 1; pk.l = 0x1122334455667788; pk.i = 5; if (pk.l + zero != 0x1122334455667788 || pk.i != 5) return 4;
	int *h = malloc(40); for (int i = 0; i < 10; i++) h[i] = i; int s = 0; for (int i = 0; i < 10; i++) s += h[i] + table[i & 3];
	if (s != 45 + 23) return 5; 
	h = realloc(h, 80); if (h[9] != 9) return 6; free(h);
	int *z = calloc(4, 4); if (z[3]) return 7; free(z);
	int local2[4][3]; for (int i = 0; i < 12; i++) local2[i / 3][i % 3] = i; if (local2[2 + zero][1] != 7) return 8;
	return 0;
}`, "exit 0"},
		{"builtins", `
volatile unsigned u = 0x00f0; volatile unsigned long ul = 0x1234; volatile int i = -5; volatile unsigned short us = 0x1234; volatile int big = 2147483647;
int main() {
	if (__builtin_popcount(u) != 4 || __builtin_clz(u) != 24 || __builtin_ctz(u) != 4 || __builtin_clzl(ul) != 51) return 1;
	if (__builtin_bswap32(u) != 0xf0000000 || __builtin_bswap16(us) != 0x3412 || __builtin_bswap64(ul) != 0x3412000000000000UL) return 2;
	if (__builtin_abs(i) != 5 || __builtin_ffs(u) != 5 || __builtin_parity(u)) return 3;
	int r; if (!__builtin_add_overflow(big, 1, &r) || r != -2147483647 - 1) return 4;
	long l; if (__builtin_mul_overflow((long)big, (long)big, &l) || l != 4611686014132420609L) return 5;
	if (((u << 28) | (u >> 4)) != 15) return 6;
	unsigned q; if (!__builtin_sub_overflow(1u, u, &q)) return 7;
	if (__builtin_expect(u, 0xf0) != 0xf0) return 8;
	return 0;
}`, "exit 0"},
		{"vectors", `
typedef int v4 __attribute__((vector_size(16))); typedef float f4 __attribute__((vector_size(16)));
volatile int z = 0; int a[64], b[64];
int main() {
	v4 x = { 1, 2, 3, 4 }, y = { 10, 20, 30, 40 + z }; v4 s = x + y * x; if (s[0] != 11 || s[3] != 164 || s[z + 2] != 93) return 1;
	v4 m = x > 2; if (m[0] != 0 || m[3] != -1) return 2;
	v4 r = __builtin_shufflevector(x, y, 3, 4, 0, 7); if (r[0] != 4 || r[1] != 10 || r[3] != 40) return 3;
	f4 f = { 1, 2, 3, 4 }; f = f * f; if (f[3] != 16) return 4;
	x[z + 1] = 99; if (x[1] != 99 || x[0] != 1) return 5;
	for (int i = 0; i < 64; i++) { a[i] = i + z; b[i] = 2 * a[i]; } int t = 0; for (int i = 0; i < 64; i++) t += a[i] * b[i]; if (t != 170688) return 6;
	return 0;
}`, "exit 0"},
		{"tls", `
#include <pthread.h>
_Thread_local int t = 5; static _Thread_local int arr[3] = { 1, 2, 3 }; int *p;
void *f(void *a) { t++; arr[1] += (long)a; p = &t; return (void *)(long)(t + arr[1]); }
int main() { pthread_t id; void *r; t = 100; pthread_create(&id, 0, f, (void *)40L); pthread_join(id, &r);
	if ((long)r != 48 || t != 100 || arr[1] != 2 || *p != 6 || p == &t) return 1; return 0; }`, "exit 0"},
		{"escape", `
#include <pthread.h>
struct job { int in, out; pthread_mutex_t m; };
void *f(void *a) { struct job *j = a; pthread_mutex_lock(&j->m); j->out = j->in * 2; pthread_mutex_unlock(&j->m); return a; }
void set(int *p, int v) { *p = v; }
int main() { struct job j = { 21, 0 }; pthread_mutex_init(&j.m, 0); pthread_t id[2]; int x; set(&x, 3);
	for (int i = 0; i < 2; i++) pthread_create(&id[i], 0, f, &j); for (int i = 0; i < 2; i++) pthread_join(id[i], 0);
	pthread_mutex_destroy(&j.m); return j.out == 42 && x == 3 ? 0 : 1; }`, "exit 0"},
		{"atomics", `
#include <stdatomic.h>
atomic_int a = 5; _Atomic long l; volatile int z; atomic_uchar c = 250; _Atomic(int *) p; int arr[3];
int main() {
	if (atomic_fetch_add(&a, 3) != 5 || atomic_fetch_sub_explicit(&a, 1, memory_order_relaxed) != 8 || a != 7) return 1;
	int e = 7; if (!atomic_compare_exchange_strong(&a, &e, 100) || a != 100) return 2;
	e = 1; if (atomic_compare_exchange_weak(&a, &e, 5) || e != 100) return 3;
	if (atomic_exchange(&a, 9) != 100 || atomic_fetch_or(&a, 6) != 9 || atomic_fetch_and(&a, 3) != 15 || atomic_fetch_xor(&a, 1) != 3 || a != 2) return 4;
	c += 10; if (c != 4) return 5; l++; if (l != 1) return 6;
	atomic_store_explicit(&a, 3, memory_order_release); atomic_thread_fence(memory_order_seq_cst);
	if (atomic_load_explicit(&a, memory_order_acquire) != 3) return 7;
	p = arr; p++; if (p != arr + 1) return 8;
	if (__sync_fetch_and_add(&z, 4) != 0 || !__sync_bool_compare_and_swap(&z, 4, 6) || __sync_lock_test_and_set(&z, 1) != 6) return 9;
	atomic_int loc = 3; atomic_fetch_add(&loc, 4); if (loc != 7) return 10;
	return 0;
}`, "exit 0"},
		{"atexit", `
#include <stdlib.h>
#include <assert.h>
int x; void f(void) { assert(x == 2); } __attribute__((constructor)) void init(void) { x = 1; }
int main() { if (x != 1) return 1; x = 3; atexit(f); return 0; }`, "assertion: assertion failed: x == 2 at line 4"},
		{"exit", `
#include <pthread.h>
#include <stdlib.h>
void *f(void *a) { pthread_exit((void *)8L); } void g(int x) { int y; if (x) pthread_exit(0); }
int main() { pthread_t t; void *r; pthread_create(&t, 0, f, 0); pthread_join(t, &r); if (r != (void *)8L) return 1; exit(0); return 2; }`, "exit 0"},
		{"missing return", `int g; int f(int x) { if (x) return 1; g++; } int main() { f(0); f(0); return g - 2; }`, "exit 0"},
		{"by value from shared memory", `
#include <pthread.h>
struct big { long a[6]; } g = { { 1, 2, 3, 4, 5, 6 } }; struct big *pg = &g;
long f(struct big b, int k) { long *p = b.a; p[k] += 10; return b.a[k] + b.a[0]; }
void keep(long **p, struct big b) { *p = &b.a[1]; }
struct big twice(struct big b) { for (int i = 0; i < 6; i++) b.a[i] *= 2; return b; }
int main() { if (f(*pg, 3) != 15 || g.a[3] != 4) return 1; g = twice(g); if (g.a[5] != 12) return 2;
	struct big l = twice(twice(g)); return l.a[0] == 8 && g.a[0] == 2 ? 0 : 3; }`, "exit 0"},
		{"unions and tables", `
#include <string.h>
union u { float f; unsigned i; char c[4]; struct { short lo, hi; } s; };
enum e { A = -3, B, C = 1000 };
int inc(int x) { return x + 1; } int dec(int x) { return x - 1; }
static const struct { const char *name; int (*fn)(int); } table[] = { { "inc", inc }, { "dec", dec } };
int find(const char *n, int x) { for (int i = 0; i < 2; i++) if (!strcmp(table[i].name, n)) return table[i].fn(x); return -100; }
int counter(void) { static int n = 5; return n++; }
volatile int zero; _Bool flag = 1; volatile unsigned char raw = 255;
int main() { union u x; x.f = -2.5f; if (x.i != 0xc0200000u || x.s.hi != (short)0xc020 || x.c[3] != (char)0xc0) return 1;
	if (find("dec", 5 + zero) != 4 || find("inc", 5) != 6 || find("x", 1) != -100) return 2;
	counter(); if (counter() != 6) return 3; enum e v = B; if (v + zero != -2 || C + zero != 1000) return 4;
	flag = raw; if (flag != 1) return 5; int m[3][4][2]; for (int i = 0; i < 24; i++) ((int *)m)[i] = i; if (m[2][1 + zero][1] != 19) return 6;
	const char *s = "a\0b\377"; if (s[3 + zero] != (char)255 || sizeof "abc" != 4) return 7;
	long long acc = 0; for (int i = 0; i < 5; i++) { if (i == 3) continue; for (int j = 0; j < i; j++) { if (j == 2) break; acc = acc * 10 + i + j; } } if (acc != 12345) return 8;
	return 0; }`, "exit 0"},
		{"main exits as a thread", `
#include <pthread.h>
#include <assert.h>
int x; pthread_t t; pthread_barrier_t b; pthread_rwlock_t rw; pthread_key_t k; int destroyed;
void destroy(void *p) { destroyed += *(int *)p; }
void *f(void *a) { pthread_setspecific(k, &x); pthread_rwlock_wrlock(&rw); x = 4; pthread_rwlock_unlock(&rw); return 0; }
int main() { pthread_key_create(&k, destroy); pthread_create(&t, 0, f, 0); pthread_join(t, 0); assert(destroyed == 4); pthread_exit(0); }`, "deadlock"},
		{"args", `int main(int argc, char **argv, char **envp) { return argc == 1 && argv[0][0] && !argv[1] && !envp[0] ? 0 : 1; }`, "exit 0"},
		{"format", `
#include <stdio.h>
#include <string.h>
char b[64]; volatile int m = -42; volatile unsigned long u = 0xffffffffffUL; const char *volatile s = "abc";
int is(const char *want, int n) { return n != (int)strlen(want) || strcmp(b, want); }
int main() {
	if (is("-42|  -42|-42  |-0042|+7| 7", sprintf(b, "%d|%5d|%-5d|%05d|%+d|% d", m, m, m, m, 7, 7))) return 1;
	if (is("ffffffffff 0xff 0XFF 017 1099511627775", sprintf(b, "%lx %#x %#X %#o %lu", u, 255, 255, 15, u))) return 2;
	if (is("abc|ab|  abc|abc  |x|%", sprintf(b, "%s|%.2s|%5s|%-5s|%c|%%", s, s, s, s, 'x'))) return 3;
	if (snprintf(b, 4, "%s%d", s, 12345) != 8 || strcmp(b, "abc") || snprintf(b, 0, "%d", 1) != 1 || b[0] != 'a') return 4;
	if (is("44|  0007|    |-9223372036854775808", sprintf(b, "%hhu|%*.*d|%4.0d|%lld", 300, 6, 4, 7, 0, -9223372036854775807LL - 1))) return 5;
	if (is("(nil) 0x10 (null)", sprintf(b, "%p %p %s", (void *)0, (void *)16, (char *)0))) return 6;
	return 0;
}`, "exit 0"},
		{"format float", "#include <stdio.h>\nchar b[9]; volatile double d;\nint main() { return sprintf(b, \"%f\", d); }", "exit 8"},
		{"format count", "#include <stdio.h>\nchar b[9]; int n;\nint main() { return sprintf(b, \"x%n\", &n); }", "unsupported: conversion of a number in a format string at line 3"},
		{"results of printing", `
#include <stdio.h>
int main() { if (fflush(0) != 0 || printf("%d%s", -3, "x") != 3 || putchar('y') != 'y' || puts("z") < 0) return 1; return 0; }`, "exit 0"},
		{"print count", "#include <stdio.h>\nint n;\nint main() {\n\tprintf(\"x%n\", &n);\n}", "unsupported: %n in the format of a printing function at line 4"},
		{"print", `
#include <stdio.h>
int main() { printf("%d %s\n", 3, "x"); puts("y"); putchar('z'); fprintf(stderr, "e"); fflush(stdout); return 0; }`, "exit 0"},
	} {
		t.Run(test.name, func(t *testing.T) { runC(t, test.source, test.want) })
	}
}

// TestCErrors checks the kinds and lines of errors at -O0.
func TestCErrors(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"null", "int *p;\nint main() {\n\treturn *p;\n}", "memory: null pointer dereference at line 3"},
		{"null field", "struct s { int a, b; } *p;\nint main() {\n\tp->b = 1;\n}", "memory: null pointer dereference (offset 4) at line 3"},
		{"bounds", "int a[4]; volatile int i = 4;\nint main() {\n\treturn a[i];\n}", "memory: access of 4 bytes at offset 16 of a, which has 16 bytes at line 3"},
		{"handler", "#include <signal.h>\n#include <pthread.h>\nstatic void f(int s, siginfo_t *i, void *c) { }\nint main() {\n\tstruct sigaction a = {0}; a.sa_sigaction = f; sigaction(SIGUSR1, &a, 0); raise(SIGUSR1);\n}", "exit 0"},
		{"handler without information", "#include <signal.h>\n#include <pthread.h>\nstatic void f(int s, siginfo_t *i, void *c) {\n\tif (i->si_code) *(int *)0 = 1; }\nint main() {\n\tstruct sigaction a = {0}; a.sa_sigaction = f; sigaction(SIGUSR1, &a, 0); raise(SIGUSR1);\n}", "uninit: use of an undefined value, made at function f, as an address at line 4"},
		{"alarm", "#include <unistd.h>\nint main() {\n\treturn alarm(3) != 0 || alarm(0) != 3;\n}", "exit 0"},
		{"alarm handled", "#include <unistd.h>\n#include <signal.h>\nstatic void f(int s) { }\nint main() {\n\tsignal(SIGALRM, f);\n\talarm(3);\n}", "unsupported: an alarm that is handled at line 6"},
		{"alarm handled later", "#include <unistd.h>\n#include <signal.h>\nstatic void f(int s) { }\nint main() {\n\talarm(3);\n\tsignal(SIGALRM, f);\n}", "unsupported: an alarm that is handled at line 6"},
		{"alarm pending", "#include <unistd.h>\n#include <signal.h>\nint main() {\n\tsigset_t s; sigemptyset(&s); sigaddset(&s, SIGALRM); sigprocmask(SIG_BLOCK, &s, 0);\n\talarm(3);\n\treturn sigpending(&s);\n}", "unsupported: an alarm in a program that looks whether signals have come at line 5"},
		{"no message", "#include <stdio.h>\nint main() { perror(NULL); perror(\"x\"); return 0; }", "exit 0"},
		{"message without an end", "#include <stdio.h>\nchar s[2] = {'a', 'b'};\nint main() {\n\tperror(s);\n}", "memory: access of 1 bytes at offset 2 of s, which has 2 bytes at line 4"},
		{"undefined mask", "#include <signal.h>\n#include <pthread.h>\nint main() {\n\tsigset_t s;\n\tpthread_sigmask(SIG_SETMASK, &s, 0);\n}", "uninit: use of the undefined value of s, read at prog.c:5, as an argument of pthread_sigmask at line 5"},
		{"contradictory attributes", "#include <pthread.h>\n#include <sched.h>\nvoid *f(void *a) { return a; }\nint main() {\n\tpthread_attr_t a; struct sched_param p = {1}; pthread_t t;\n\tpthread_attr_init(&a); pthread_attr_setinheritsched(&a, PTHREAD_EXPLICIT_SCHED); pthread_attr_setschedpolicy(&a, SCHED_FIFO); pthread_attr_setschedparam(&a, &p);\n\tif (pthread_attr_setschedpolicy(&a, SCHED_OTHER) || pthread_create(&t, &a, f, 0) != 22) return 1;\n\tpthread_attr_setinheritsched(&a, PTHREAD_INHERIT_SCHED); return pthread_create(&t, &a, f, 0) || pthread_join(t, 0);\n}", "exit 0"},
		{"concurrency", "#include <pthread.h>\nint main() { return pthread_setconcurrency(-1) == 22 && !pthread_getconcurrency() && !pthread_setconcurrency(4) && pthread_getconcurrency() == 4 ? 0 : 1; }", "exit 0"},
		{"exit handlers", "#include <stdlib.h>\n#include <assert.h>\nint x; void f(int s, void *p) { assert(s == 3 && p == &x && x == 5); }\nvoid g(void) { x = 5; }\nint main() { on_exit(f, &x); atexit(g); return 3; }", "exit 0"},
		{"affinity", "#define _GNU_SOURCE\n#include <sched.h>\n#include <pthread.h>\nint main() {\n\tcpu_set_t s; if (pthread_getaffinity_np(pthread_self(), sizeof s, &s)) return 9;\n\tif (sched_getaffinity(0, 4, &s) != -1) return 8; return CPU_COUNT(&s);\n}", "exit 2"},
		{"affinity set", "#define _GNU_SOURCE\n#include <sched.h>\nint main() {\n\tcpu_set_t s; CPU_ZERO(&s); CPU_SET(0, &s); sched_setaffinity(0, sizeof s, &s);\n\treturn sched_getaffinity(0, sizeof s, &s);\n}", "unsupported: what processors a thread may use, in a program that may choose them at line 5"},
		{"small functions", "#define _GNU_SOURCE\n#include <string.h>\n#include <stdio.h>\n#include <malloc.h>\n#include <arpa/inet.h>\n#include <limits.h>\n#include <pthread.h>\n#include <assert.h>\nint main() {\n\tchar b[32]; const char *e = strerror_r(2, b, sizeof b); void *p = valloc(5);\n\tassert(e[0] && (unsigned long)p % 4096 == 0 && malloc_trim(0) <= 1 && htonl(0x01020304) == 0x04030201 && ntohs(0x0102) == 0x0201 && !strcmp(basename(\"a/b\"), \"b\"));\n\tfree(p); fputs_unlocked(\"x\", stdout); return PTHREAD_STACK_MIN == 16384 ? 0 : 1;\n}", "exit 0"},
		{"logged", "#include <syslog.h>\nstruct { char a[4], b[4]; } s = {\"abc\", \"abcd\"};\nint main() {\n\tsyslog(0, \"%.4s %s %m\", s.b, s.a);\n\tsyslog(0, \"%s\", s.b);\n}", "memory: access of 1 bytes at offset 8 of s, which has 8 bytes at line 5"},
		{"warned", "#include <err.h>\nstruct { char a[4], b[4]; } s = {\"abc\", \"abcd\"};\nint main() {\n\twarnx(\"%d %s\", 1, s.a);\n\terrx(1, \"%s\", s.b);\n}", "memory: access of 1 bytes at offset 8 of s, which has 8 bytes at line 5"},
		{"constant without an end", "#include <stdio.h>\nstatic const char s[2] = {'a', 'b'};\nint main() {\n\tprintf(\"%.2s\", s);\n\tprintf(\"%s\", s);\n}", "memory: access of 1 bytes at offset 2 of s, which has 2 bytes at line 5"},
		{"constant bytes", "#include <stdio.h>\nint main() {\n\tfwrite(\"abc\", 1, 4, stdout);\n\tfwrite(\"abc\", 1, 5, stdout);\n}", "memory: access of 1 bytes at offset 4 of .str, which has 4 bytes at line 4"},
		{"bounds within", "#include <string.h>\nchar before[64]; struct { char a[4], b[4]; } s; char after[64]; volatile int n = 5;\nint main() {\n\tchar l[8]; memcpy(l, s.b, n); return before[0] + after[0] + l[0];\n}", "memory: access of 5 bytes at offset 4 of s, which has 8 bytes at line 4"},
		{"underflow", "int a[4]; volatile int i = -1;\nint main() {\n\treturn a[i];\n}", "memory: access of 4 bytes, 4 before the start of a at line 3"},
		{"local bounds", "volatile int i = 4;\nint main() {\n\tint a[4] = {0};\n\ta[i] = 1;\n\treturn a[0];\n}", "memory: access of 4 bytes at offset 16 of variable a, which has 16 bytes at line 4"},
		{"heap bounds", "#include <stdlib.h>\nint main() {\n\tchar *p = malloc(3);\n\tp[3] = 1;\n}", "memory: access of 1 bytes at offset 3 of char#1, which has 3 bytes at line 4"},
		{"double free", "#include <stdlib.h>\nint main() {\n\tchar *p = malloc(3);\n\tfree(p);\n\tfree(p);\n}", "memory: double free at line 5"},
		{"bad free", "#include <stdlib.h>\nint main() {\n\tchar *p = malloc(3);\n\tfree(p + 1);\n}", "memory: free of a pointer 1 bytes behind the start of char#1 at line 4"},
		{"constant", "const int c = 3;\nint main() {\n\t*(int *)&c = 4;\n\treturn c;\n}", "memory: write to the constant c at line 3"},
		{"division", "volatile int z;\nint main() {\n\treturn 5 / z;\n}", "arithmetic: division by zero at line 3"},
		{"overflow", "volatile int z = -1, m = -2147483647 - 1;\nint main() {\n\treturn m / z;\n}", "arithmetic: overflow of a division by -1 at line 3"},
		{"unreachable", "int main() {\n\t__builtin_unreachable();\n}", "unreachable: unreachable code was reached at line 2"},
		{"reach", "void reach_error() { for (;;); }\nint main() {\n\treach_error();\n}", "reach: reach_error was called at line 3"},
		{"jump into what has returned", "#include <setjmp.h>\njmp_buf b;\nint f(void) { return setjmp(b); }\nint g(void) { return f(); }\nint main() {\n\tif (g() == 0) longjmp(b, 1);\n\treturn 0;\n}", "unsupported: longjmp with a buffer that no setjmp of this thread has set, or in a function that has returned at line 6"},
		{"jump by a copy", "#include <setjmp.h>\njmp_buf b[2];\nint main() {\n\tif (setjmp(b[0])) return 1;\n\t__builtin_memcpy(b[1], b[0], sizeof b[0]);\n\tlongjmp(b[1], 1);\n}", "unsupported: longjmp with a buffer that no setjmp of this thread has set, or in a function that has returned at line 6"},
		{"jump from the same function once more", "#include <setjmp.h>\njmp_buf b;\nint f(int x) {\n\tif (x) longjmp(b, 1);\n\treturn setjmp(b);\n}\nint main() { f(0); f(1); return 0; }", "unsupported: longjmp with a buffer that no setjmp of this thread has set, or in a function that has returned at line 4"},
		{"assumption of a pointer that nobody has declared", "int x;\nint main() {\n\t__ESBMC_assume(&x);\n\t__ESBMC_assume(2);\n\t__ESBMC_assume(1L << 40);\n\tassert(&x);\n\treturn 0;\n}", "exit 0"},
		{"assumption that nobody has declared", "int x;\nint main() {\n\t__CPROVER_assume(x);\n\treturn 0;\n}", "blocked 1"},
		{"time stamp", "int main() {\n\treturn (int)__builtin_readcyclecounter();\n}", "unsupported: rdtsc: give its domain with --nondet=LO..HI at line 2"},
		{"input by its name", "int nondet_17(void);\nint main() {\n\treturn nondet_17();\n}", "unsupported: nondet_17: give its domain with --nondet=LO..HI at line 3"},
		{"arguments of another thread", "#include <pthread.h>\n#include <stdarg.h>\nva_list l;\nvoid *take(void *p) {\n\treturn (void *)(long)va_arg(l, int);\n}\nvoid say(int n, ...) { pthread_t t; va_start(l, n); pthread_create(&t, 0, take, 0); pthread_join(t, 0); va_end(l); }\nint main() { say(1, 5); return 0; }", "unsupported: access to a variable of another thread whose address did not seem to escape at line 5"},
		{"unknown", "int frob(int);\nint main() {\n\treturn frob(3);\n}", "unsupported: frob at line 3"},
		{"uninitialised", "int main() {\n\tint x;\n\tif (x) return 1;\n\treturn 2;\n}", "uninit: use of the undefined value of x, read at prog.c:3, in a condition at line 3"},
		{"uninitialised array", "volatile int i = 1;\nint main() {\n\tint x[3];\n\tx[0] = 1;\n\treturn x[i];\n}", "uninit: use of the undefined value of x + 4, read at prog.c:5, as the result of the program at line 5"},
		{"uninitialised structure", "struct s { int a; int *p; };\nint f(struct s *s) { return *s->p; }\nint main() {\n\tstruct s s;\n\treturn f(&s);\n}", "uninit: use of the undefined value of s + 8, read at prog.c:2, as an address at line 2"},
		{"uninitialised result", "int f(int x) { if (x) return 1; }\nint main() {\n\treturn f(0);\n}", "uninit: use of the undefined value of the result of f, read at prog.c:1, as the result of the program at line 3"},
		{"uninitialised pointer", "int main() {\n\tint *x;\n\treturn *x;\n}", "uninit: use of the undefined value of x, read at prog.c:3, as an address at line 3"},
		{"assume", "void __VERIFIER_assume(int);\nint main() {\n\t__VERIFIER_assume(0);\n\treturn 2;\n}", "blocked 1"},
		{"spin forever", "int main() {\n\tfor (;;);\n}", "blocked 1"},
		{"endless", "volatile int v;\nint main() {\n\tint i = 0; for (;;) i++;\n}", "blocked 3"},
		{"call", "void (*f)(void);\nint main() {\n\tf();\n}", "memory: call through 0x0, which is not a function at line 3"},
		{"call of another type", "double f(double x) { return x; } void *volatile p = f;\nint main() {\n\treturn ((int (*)(int))p)(1);\n}", "memory: call of f with an argument of another type at line 3"},
		{"call for another result", "double f(void) { return 1; } void *volatile p = f;\nint main() {\n\treturn ((int (*)(void))p)();\n}", "memory: call of f with a result of another type at line 3"},
		{"too few arguments", "int f(int x, int y) { return y; } void *volatile p = f;\nint main() {\n\treturn ((int (*)(int))p)(1);\n}", "memory: call of f with too few arguments at line 3"},
		{"no arguments", "int f(); int g(void) { return 0; } void *volatile p = g;\nint main() {\n\tf();\n\t((int (*)(void))p)();\n} int f(x) int x; { return x; }", "memory: call of f with too few arguments at line 3"},
		{"more arguments", "int g(void) { return 3; } void *volatile p = g;\nint main() {\n\treturn ((int (*)(int))p)(1);\n}", "exit 3"},
		{"many variables", "volatile int n = 3;\nint main() {\n\tint s = 0;\n\tfor (int i = 0; i < 70000; i++) ((char *)__builtin_alloca(2))[i & 1] = 1;\n\tfor (int i = 0; i < n; i++) { int v[n]; v[i] = 1; s += v[i]; }\n\treturn s;\n}", "unsupported: call with more than 65535 variables at line 5"},
		{"nondet", "int __VERIFIER_nondet_int(void);\nint main() {\n\treturn __VERIFIER_nondet_int();\n}", "unsupported: __VERIFIER_nondet_int: give its domain with --nondet=LO..HI at line 3"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := compileText(t, clang(t, test.source, "-O0"), Options{MaxInstructions: 2_000_000})
			if got := verdict(t, p); got != test.want {
				t.Errorf("%s, want %s", got, test.want)
			}
		})
	}
}

// TestAtomicInlined checks that an atomic section is never lost by inlining.
func TestAtomicInlined(t *testing.T) {
	const source = "int x;\nvoid __VERIFIER_atomic_add(void) {\n\tx++;\n}\nint main() {\n\t__VERIFIER_atomic_add();\n\treturn x - 1;\n}"
	for flag, want := range map[string]string{
		"-fno-inline": "exit 0",
		"-finline":    "unsupported: __VERIFIER_atomic_add inlined into main (compile with -fno-inline) at line 3",
	} {
		if got := verdict(t, compileText(t, clang(t, source, "-O2", flag), Options{})); got != want {
			t.Errorf("%s: %s, want %s", flag, got, want)
		}
	}
}

// An array of 300 elements can be sorted although all of them are visible while they are
// compared.
func TestSort(t *testing.T) {
	const source = `
#include <assert.h>
#include <stdlib.h>
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main() {
	int a[N];
	unsigned r = 1;
	for (int i = 0; i < N; i++) { r = r * 1103515245 + 12345; a[i] = r >> 8; }
	qsort(a, N, sizeof a[0], compare);
	for (int i = 1; i < N; i++) assert(a[i-1] <= a[i]);
	return 5;
}`
	runC(t, source, "exit 5", "-DN=30") // unrolled, too, which takes long
	if got := verdict(t, compileText(t, clang(t, source, "-O1", "-DN=300"), Options{})); got != "exit 5" {
		t.Errorf("300 numbers: %s", got)
	}
}
