// Control flow, vectors, builtins, aliases, constructors, inline assembly.
#include <setjmp.h>
#include <stdlib.h>
#include <stdio.h>
#include <assert.h>
typedef int v4 __attribute__((vector_size(16))); typedef float f4 __attribute__((vector_size(16)));
int defined = 1; extern int alias_var __attribute__((alias("defined"))); extern int weak_var __attribute__((weak));
static int impl(int x) { return x + 1; } int alias_fn(int) __attribute__((alias("impl_pub"))); int impl_pub(int x) { return impl(x); }
__attribute__((weak)) int weak_fn(void) { return 3; } extern int weak_decl(void) __attribute__((weak));
__attribute__((constructor(200))) static void early(void) { defined = 2; } __attribute__((destructor)) static void late(void) { defined = 0; }
__attribute__((section("special"), aligned(64), used)) static int placed = 4; static const int folded[] = {1, 2, 3};
static jmp_buf env; int odd_name __asm__("odd name$1");
static int interp(const unsigned char *pc) {
  static const void *const jump[] = {&&push, &&add, &&stop}; int s = 0;
  goto *jump[*pc++];
push: s += *pc++; goto *jump[*pc++];
add: s *= 2; goto *jump[*pc++];
stop: return s;
}
v4 vec(v4 a, v4 b, f4 f) { v4 c = a * b + 3; c = (c & (c < a)) | (b & ~(c < a)); f = f * 2.0f; c += __builtin_convertvector(f, v4); c[2] = 9; return __builtin_shufflevector(c, a, 0, 5, 2, 7); }
int sumup(const int *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i] * folded[i % 3]; return s; }
void saxpy(float *restrict y, const float *restrict x, float k, int n) { for (int i = 0; i < n; i++) y[i] += k * x[i]; }
unsigned hash(const char *s) { unsigned h = 5381; while (*s) h = h * 33 ^ (unsigned char)*s++; return h; }
int bits(unsigned x, unsigned long long y) { return __builtin_popcount(x) + __builtin_clz(x | 1) + __builtin_ctzll(y | 1) + __builtin_bswap32(x) + (int)__builtin_bitreverse32(x) + (int)((x << 7) | (x >> 25)) + abs((int)x) + __builtin_ffs((int)x); }
int over(int a, int b) { int r; unsigned u; long l; int f = __builtin_add_overflow(a, b, &r) + __builtin_mul_overflow((unsigned)a, 3u, &u) + __builtin_sub_overflow((long)a, 1L, &l); return f + r + (int)u + (int)l; }
int hints(int *p, int x) { if (!p) __builtin_unreachable(); __builtin_assume(x > 3); p = __builtin_assume_aligned(p, 16); if (__builtin_expect(x == 9, 0)) return *p; return (int)__builtin_object_size(p, 0) + __builtin_constant_p(x); }
int barrier(int x) { int y; __asm__ volatile("" ::: "memory"); __asm__("movl %1, %0" : "=r"(y) : "r"(x)); __asm__ volatile("mfence" ::: "memory"); __asm__ volatile("lock; xaddl %0, %1" : "+r"(y), "+m"(defined)::"memory"); return y; }
static int rec(int n) { return n < 2 ? n : rec(n - 1) + rec(n - 2); }
static void freed(int **p) { free(*p); }
int scoped(void) { __attribute__((cleanup(freed))) int *p = malloc(4); *p = 3; return *p; }
double fl(double a, float b) { return __builtin_fabs(a) + __builtin_sqrt(b) + __builtin_fma(a, 2.0, b) + (a < b ? __builtin_copysign(a, b) : __builtin_floor(a)) + (int)a % 3 + (unsigned)b + (-a); }
int main(int argc, char **argv) {
  unsigned char prog[] = {0, 4, 1, 2}; v4 v = {1, 2, 3, 4}; f4 g = {1.f}; int arr[16]; float x[8], y[8];
  if (setjmp(env)) longjmp(env, 1);
  for (int i = 0; i < 16; i++) arr[i] = i * argc;
  saxpy(y, x, 2.0f, argc); assert(argc > 0); printf("%d %s\n", interp(prog), argv[0]);
  int n = 0; do { if (n == 3) continue; n += 2; } while (n < 20);
  return vec(v, v, g)[1] + sumup(arr, 16) + (int)hash(argv[0]) + bits(argc, 3) + over(argc, 1) + hints(arr, n) + barrier(n) + rec(argc) + scoped() + (int)fl(argc, 2.f) + alias_fn(1) + weak_fn() + (weak_decl ? 1 : 0) + (&weak_var ? 2 : 1) + odd_name + alias_var + placed;
}
