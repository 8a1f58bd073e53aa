// Aggregates, constants of all kinds, varargs, bit fields.
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
struct inner { short tag; unsigned lo : 3, mid : 7, hi : 22; };
union either { int whole; float real; unsigned char bytes[8]; };
struct outer { char name[5]; struct inner in; union either u; long double ld; double d[2]; };
struct __attribute__((packed)) tight { char c; int i; long long l; };
struct link { struct link *next, *prev; int value; };
struct big { long words[8]; };
static struct link ring[2] = {{&ring[1], &ring[1], 1}, {&ring[0], &ring[0], 2}};
struct outer table[2] = {{"ab\"\\\n", {1, 2, 3, 4}, {.real = 1.5f}, 2.5L, {0.1, -0.0}}, {{0}, {0}, {0}, 0, {0}}};
struct tight t = {1, 2, 3};
int matrix[3][4] = {{1, 2}, {3}};
int *cell = &matrix[1][2];
int *past = &matrix[0][0] + 12;
char *field = (char *)&table[1].in + 2;
size_t diff = (size_t)&((struct outer *)0)->u;
unsigned long addr = (unsigned long)&matrix[2] + 8;
const char *texts[] = {"plain", "tab\t", "nul\0in", "\xff\x80high", "quote\"", "back\\slash"};
float f32 = 0.1f, finf = __builtin_inff(), fnan = __builtin_nanf("");
double f64 = 1e300 * 10, dnan = __builtin_nan("1"), dden = 4.9e-324;
long double f80 = 1.1L;
#ifdef __SIZEOF_FLOAT128__
__float128 f128 = 1.25;
#endif
#ifdef __FLT16_MAX__
_Float16 f16 = 1.5f16;
#endif
#ifdef __SIZEOF_INT128__
typedef __int128 widest;
#else
typedef long long widest;
#endif
widest wide = ((widest)1 << (sizeof(widest) * 8 - 28)) | 5;
static int twice(int x) { return 2 * x; }
static int thrice(int x) { return 3 * x; }
int (*const ops[3])(int) = {twice, thrice, 0};
static int sum(int n, ...) {
  va_list ap, copy; int s = 0;
  va_start(ap, n); va_copy(copy, ap);
  while (n-- > 0) s += va_arg(ap, int);
  s += (int)va_arg(copy, double);
  va_end(copy); va_end(ap);
  return s;
}
struct big pass(struct big b, struct inner i, union either e, struct tight p) {
  b.words[0] += i.mid + e.whole + p.i; return b;
}
_Complex double rot(_Complex double z) { return z * 1.0i; }
int main(int argc, char **argv) {
  struct big b = {{1}}; struct inner i = {1, 2, 3, 4}; union either e = {.whole = argc};
  struct outer local = table[argc & 1], *q = &local; struct tight p = t;
  int vla[argc + 1][2];
  memset(vla, 0, sizeof vla); memcpy(q, table, sizeof *q); memmove(q->name, q->name + 1, 3);
  q->in.mid = 5; q->in.hi ^= 3; q->u.bytes[3] = 7;
  b = pass(b, i, e, p);
  long double x = (long double)f32 + f80 * f64; double y = (double)x; float z = (float)y; unsigned char uc = (unsigned char)z;
  wide += (widest)y; wide = wide / 3 % 7;
  switch (argc) { case 1: return ops[0](3); case 2 ... 5: return ops[1](4); case -7: return sum(3, 1, 2, 3); default: break; }
  return (int)b.words[0] + (x > y && y != z) + uc + (int)__real__ rot(1.0) + (argv[0] == field) + (int)diff + ring[0].next->value + (texts[1] ? 1 : 2);
}
