package interp

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// generator writes a random C program whose behaviour the standard defines, or
// clang where the standard leaves it to the implementation. An expression has
// no side effects; a statement has one.
type generator struct {
	*rand.Rand
	strings.Builder
	types  []intType
	locals map[string][]string // variables in scope, by type
	vars   int
	loops  int
	inputs []asked
}

// asked is a value that a random program asks for, and the only ones that it goes on with.
type asked struct {
	intType
	values [3]string
}

type intType struct {
	name   string // what the prologue calls it
	bits   int
	signed bool
}

var intTypes = []intType{
	{"s8", 8, true}, {"u8", 8, false}, {"s16", 16, true}, {"u16", 16, false}, {"s32", 32, true}, {"u32", 32, false},
	{"s64", 64, true}, {"u64", 64, false}, {"_Bool", 1, false}, {"s128", 128, true}, {"u128", 128, false},
}

// checksumProgram returns the program of a seed.
func checksumProgram(seed uint64, wide bool) string {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 7)), types: intTypes, locals: map[string][]string{}}
	if !wide {
		g.types = intTypes[:9]
	}
	return g.program()
}

// inputProgram returns a program of a seed with inputs.
func inputProgram(seed uint64) (source string, inputs []asked) {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 8)), types: intTypes[:9], locals: map[string][]string{}}
	for range 1 + g.IntN(4) {
		in := asked{intType: g.types[g.IntN(8)]}
		for i := range in.values {
			in.values[i] = g.literal(in.intType)
		}
		g.inputs = append(g.inputs, in)
	}
	g.WriteString("void __VERIFIER_assume(int);\n")
	return g.program(), g.inputs
}

func (g *generator) program() string {
	g.WriteString(randomPrologue)
	for _, t := range intTypes[:8] {
		if len(g.inputs) > 0 {
			fmt.Fprintf(g, "%[1]s nondet_%[1]s(void);\n", t.name)
		}
	}
	g.globals()
	g.WriteString(randomLibrary)
	for i := range 5 {
		t := g.intType()
		u := g.intType()
		g.locals = map[string][]string{"s32": {"depth"}, t.name: {"a"}, "u64": {"b"}}
		g.locals[u.name] = append(g.locals[u.name], "c")
		g.loops = 0
		fmt.Fprintf(g, "static %s f%d(int depth, %s a, u64 b, %s c, struct S s, struct P p)\n{\n", t.name, i, t.name, u.name)
		g.body(6)
		fmt.Fprintf(g, "\tmix(s.a + p.x + (u64)p.d); return %s;\n}\n", g.expr(t, 3))
		fmt.Fprintf(g, "static u64 enter%d(int depth, u64 x) { return (u64)f%d(depth, (%s)x, x * 3, (%s)(x >> 7), gs, gp); }\n", i, i, t.name, u.name)
	}
	g.WriteString("static u64 (*volatile table[])(int, u64) = {enter0, enter1, enter2, enter3, enter4};\n")
	g.WriteString("static u64 call(int depth, unsigned i, u64 x) { return depth > 0 && calls++ < 40 ? table[i % 5](depth - 1, x) : x; }\n")
	g.WriteString("static void run(int depth)\n{\n")
	g.locals = map[string][]string{"s32": {"depth"}}
	for i, in := range g.inputs {
		g.locals[in.name] = append(g.locals[in.name], fmt.Sprintf("n%d", i))
		fmt.Fprintf(g, "\t%[1]s n%[2]d = nondet_%[1]s(); __VERIFIER_assume(n%[2]d == %[3]s || n%[2]d == %[4]s || n%[2]d == %[5]s);\n", in.name, i, in.values[0], in.values[1], in.values[2])
	}
	g.body(12)
	g.WriteString("}\n" + randomEpilogue)
	return g.String()
}

func (g *generator) intType() intType { return g.types[g.IntN(len(g.types))] }

func pick[T any](g *generator, list ...T) T { return list[g.IntN(len(list))] }

// globals defines variables of each type, some volatile, some atomic.
func (g *generator) globals() {
	for _, t := range g.types {
		kind := pick(g, "", "", "static ", "volatile ", "static volatile ", "_Thread_local ")
		fmt.Fprintf(g, "%s%s g_%s = %s;\n", kind, t.name, t.name, g.literal(t))
		fmt.Fprintf(g, "static %s a_%s[8] = {%s, %s, %s};\n", t.name, t.name, g.literal(t), g.literal(t), g.literal(t))
		fmt.Fprintf(g, "static %s *p_%s = &a_%s[%d];\n", t.name, t.name, t.name, g.IntN(8))
		fmt.Fprintf(g, "static struct { char pad; %s f; unsigned lo : %d; int hi : %d; %s g; } t_%s;\n", t.name, 1+g.IntN(32), 2+g.IntN(30), t.name, t.name)
		if t.bits < 128 {
			fmt.Fprintf(g, "static _Atomic %s q_%s = %s;\n", t.name, t.name, g.literal(t))
		}
	}
}

func (g *generator) literal(t intType) string {
	v := g.Uint64() >> g.IntN(64)
	if g.IntN(4) == 0 {
		v = pick[uint64](g, 0, 1, 127, 128, 255, 256, 65535, 1<<31, 1<<31-1, 1<<32-1, 1<<63, 1<<63-1, 1<<64-1)
	}
	if t.bits == 128 {
		return fmt.Sprintf("(%s)(((u128)%dull << 64) | %dull)", t.name, g.Uint64()>>g.IntN(64), v)
	}
	return fmt.Sprintf("(%s)%dull", t.name, v)
}

// place returns an integer object that can be read and, but for the parameter
// that bounds recursion, written.
func (g *generator) place(t intType, write bool) string {
	if l := g.locals[t.name]; len(l) > 0 && g.IntN(2) == 0 {
		if v := l[g.IntN(len(l))]; !write || v != "depth" && v[0] != 'i' {
			return v
		}
	}
	n := t.name
	switch g.IntN(9) {
	case 2:
		return fmt.Sprintf("a_%s[%s & 7]", n, g.expr(pick(g, g.types[:8]...), 1))
	case 3:
		return "(*p_" + n + ")"
	case 4:
		return "t_" + n + "." + pick(g, "f", "g")
	case 5:
		if t.bits < 128 {
			return "q_" + n
		}
	case 6:
		switch n {
		case "u32":
			return pick(g, "gu.w[1]", "gs.b", "t_u8.lo", "t_u64.lo", "gb.e")
		case "s32":
			return pick(g, "gp.x", "t_s16.hi", "t_u64.hi", "gb.d")
		case "u8":
			return fmt.Sprintf("%s[%s & 7]", pick(g, "gu.c", "bytes", "gs.c"), g.expr(intTypes[g.IntN(8)], 0))
		case "u16":
			return pick(g, "gu.h[2]", "gk.h")
		case "u64":
			return pick(g, "gu.l", "gs.a", "gk.l", "gb.f")
		case "s64":
			return pick(g, "gb.g", "gk.s")
		}
	}
	return "g_" + n
}

// expr returns an expression of a type.
func (g *generator) expr(t intType, depth int) string {
	if depth <= 0 {
		if g.IntN(3) == 0 {
			return g.literal(t)
		}
		return g.place(t, false)
	}
	x := func() string { return g.expr(t, depth-1) }
	u := "u32" // arithmetic is done unsigned, where it wraps
	if t.bits > 32 {
		u = "u" + t.name[1:]
	}
	switch g.IntN(17) {
	case 0, 1:
		return fmt.Sprintf("((%s)((%s)%s %s (%s)%s))", t.name, u, x(), pick(g, "+", "-", "*"), u, x())
	case 2:
		return fmt.Sprintf("((%s)(%s %s %s))", t.name, x(), pick(g, "&", "|", "^"), x())
	case 3:
		return fmt.Sprintf("((%s)%s(%s, %s, %s))", t.name, pick(g, "DIV", "REM"), t.name, x(), x())
	case 4:
		return fmt.Sprintf("((%s)((%s)%s << (%s & %d)))", t.name, u, x(), g.expr(g.types[g.IntN(8)], depth-1), max(t.bits, 8)-1)
	case 5:
		return fmt.Sprintf("((%s)(%s >> (%s & %d)))", t.name, x(), g.expr(g.types[g.IntN(8)], depth-1), max(t.bits, 8)-1)
	case 6, 7:
		return fmt.Sprintf("((%s)%s)", t.name, g.expr(g.intType(), depth-1))
	case 8:
		v := g.intType()
		return fmt.Sprintf("((%s)(%s %s %s))", t.name, g.expr(v, depth-1), pick(g, "<", "<=", ">", ">=", "==", "!="), g.expr(v, depth-1))
	case 9:
		return fmt.Sprintf("(%s ? %s : %s)", g.expr(g.intType(), depth-1), x(), x())
	case 10:
		return fmt.Sprintf("((%s)(%s %s %s))", t.name, g.expr(g.intType(), depth-1), pick(g, "&&", "||"), g.expr(g.intType(), depth-1))
	case 11:
		return fmt.Sprintf("((%s)(%s)%s(%s)%s)", t.name, u, pick(g, "~", "-", "!"), u, x())
	case 12:
		return fmt.Sprintf("((%s)(s64)(%s))", t.name, g.float(2))
	case 13:
		v := pick(g, g.types[2:8]...)
		return fmt.Sprintf("((%s)%s(%s, %s, %s))", t.name, pick(g, "ADDO", "SUBO", "MULO"), v.name, g.expr(v, depth-1), g.expr(v, depth-1))
	case 14:
		return fmt.Sprintf("((%s)%s(%s))", t.name, pick(g, "__builtin_popcountll", "CLZ", "CTZ", "__builtin_bswap32", "__builtin_bswap64",
			"__builtin_bswap16", "__builtin_parity", "__builtin_ffsll", "__builtin_bitreverse32"), g.expr(g.types[7], depth-1))
	case 15:
		return fmt.Sprintf("((%s)%s(%s, %s, %s))", t.name, pick(g, "MIN", "MAX"), t.name, x(), x())
	}
	return fmt.Sprintf("((%s)%s[%s & 3])", t.name, pick(g, "v4", "(v4 + w4)", "(v4 > w4)", "(v4 * w4 ^ v4)", "(v4 >> (w4 & 31))",
		"__builtin_shufflevector(v4, w4, 1, 6, 3, 4)", "__builtin_convertvector(x4, vec)", "((vec)z16 - v4)", "(v4 / (w4 | 1))"), g.expr(g.types[7], 0))
}

// float returns a double expression whose value is exact and small.
func (g *generator) float(depth int) string {
	if depth <= 0 {
		switch g.IntN(4) {
		case 0:
			return pick(g, "gd", "gp.d", "(double)gf", "fd[1]")
		case 1:
			return fmt.Sprintf("%d.%s", g.IntN(100), pick(g, "0", "5", "25", "125"))
		}
		return fmt.Sprintf("(%s)(s16)%s", pick(g, "double", "float"), g.expr(g.intType(), 1))
	}
	switch g.IntN(6) {
	case 0:
		return fmt.Sprintf("(%s < %s ? 0.5 : %s)", g.float(depth-1), g.float(depth-1), g.float(depth-1))
	case 1:
		return fmt.Sprintf("-(%s)", g.float(depth-1))
	case 2:
		return fmt.Sprintf("(%s / %s)", g.float(depth-1), pick(g, "2.0", "4.0f", "-8.0", "0.5"))
	}
	return fmt.Sprintf("(%s %s %s)", g.float(depth-1), pick(g, "+", "-", "*"), g.float(depth-1))
}

// body writes n statements, then what they declared is out of scope.
func (g *generator) body(n int) {
	saved := map[string][]string{}
	for t, l := range g.locals {
		saved[t] = l[:len(l):len(l)]
	}
	g.WriteString("\t{\n")
	for range 1 + g.IntN(3) {
		t := g.intType()
		g.vars++
		v := fmt.Sprintf("l%d", g.vars)
		fmt.Fprintf(g, "\t%s%s %s = %s;\n", pick(g, "", "", "volatile "), t.name, v, g.expr(t, 2))
		g.locals[t.name] = append(g.locals[t.name], v)
	}
	for range n {
		g.statement(n / 2)
	}
	g.locals = saved
	g.WriteString("\t}\n")
}

func (g *generator) assignment() {
	t := g.intType()
	to := g.place(t, true)
	op := "="
	if t.bits >= 32 && !t.signed {
		op = pick(g, "=", "+=", "-=", "*=", "^=", "|=", "&=")
	} else if t.bits < 32 && t.bits > 1 {
		op = pick(g, "=", "+=", "-=", "^=", "|=", "&=")
	}
	if t.bits > 1 && !(t.signed && t.bits >= 32) && g.IntN(4) == 0 {
		fmt.Fprintf(g, "\t%s;\n", pick(g, to+"++", "--"+to))
		return
	}
	fmt.Fprintf(g, "\t%s %s %s;\n", to, op, g.expr(t, 3))
}

func (g *generator) statement(nested int) {
	e := func() string { return g.expr(g.types[7], 2) }
	block := func() { g.body(nested) }
	if nested < 1 {
		g.assignment()
		return
	}
	switch g.IntN(22) {
	case 0:
		fmt.Fprintf(g, "\tif (%s) {\n", g.expr(g.intType(), 3))
		block()
		g.WriteString("\t} else {\n")
		block()
		g.WriteString("\t}\n")
	case 1:
		if g.loops++; g.loops > 3 {
			g.assignment()
			return
		}
		g.vars++
		fmt.Fprintf(g, "\tfor (int i%d = 0; i%d < %d; i%d++) {\n", g.vars, g.vars, 1+g.IntN(9), g.vars)
		saved := g.locals["s32"]
		g.locals["s32"] = append(saved[:len(saved):len(saved)], fmt.Sprintf("i%d", g.vars))
		block()
		g.locals["s32"] = saved
		fmt.Fprintf(g, "\tif (%s) %s;\n\t}\n", e(), pick(g, "break", "continue"))
	case 2:
		fmt.Fprintf(g, "\tswitch ((%s)%s) {\n\tcase 1: case 200: case %d:\n", pick(g, "u8", "u64", "s32"), e(), 3+g.IntN(100))
		block()
		g.WriteString(pick(g, "\tbreak;\n", "") + "\tcase 0:\n")
		g.assignment()
		g.WriteString("\tbreak;\n\tdefault:\n")
		block()
		g.WriteString("\t}\n")
	case 3:
		g.vars++
		fmt.Fprintf(g, "\t{ int n%d = 0;\n\tagain%d:\n", g.vars, g.vars)
		id := g.vars
		g.assignment()
		fmt.Fprintf(g, "\tif (n%d++ < 3 && %s) goto again%d; }\n", id, g.expr(g.intType(), 2), id)
	case 4:
		t := g.intType()
		fmt.Fprintf(g, "\tp_%s = &a_%s[%s & 7];\n", t.name, t.name, e())
	case 5, 6:
		t := g.intType()
		fmt.Fprintf(g, "\t%s = (%s)call(depth, %s, %s);\n", g.place(t, true), t.name, e(), e())
	case 7:
		fmt.Fprintf(g, "\tgs = turn(gs, %s, %s); gp = swap(gp, %s);\n", e(), g.expr(g.types[0], 2), e())
	case 8:
		fmt.Fprintf(g, "\tmix(total(%d, 4, %s, %s, %s, 0.5, %s));\n", 1+g.IntN(4), e(), e(), e(), e())
	case 9:
		fmt.Fprintf(g, "\t%s(bytes + (%s & 7), %s + (%s & 7), %s & 15);\n", "memmove", e(), pick(g, "bytes", "gu.c", "(u8 *)\"0123456789abcdefghijklmnop\""), "0", e())
		fmt.Fprintf(g, "\tmix(memcmp(bytes, gs.c, 8) < 0); mix(strlen(text) + !!strchr(text, '%c'));\n", 'a'+g.IntN(26))
	case 10:
		fmt.Fprintf(g, "\tmemset(%s + (%s & 7), (int)%s, %s & 7);\n", pick(g, "bytes", "text"), e(), pick(g, "'x'", "'a'"), e())
	case 11:
		fmt.Fprintf(g, "\tvla((int)(%s & 7) + 1, %s);\n", e(), e())
	case 12:
		fmt.Fprintf(g, "\tv4 = %s; x4 = __builtin_convertvector(w4 & 0xff, fvec) * 2; z16 ^= (cvec)v4; w4[%s & 3] = %s;\n",
			pick(g, "v4 + w4", "v4 * w4", "w4 - 7", "(v4 << 3) | (w4 >> 29)", "__builtin_shufflevector(w4, v4, 0, 5, 2, 7)"), e(), e())
	case 13:
		fmt.Fprintf(g, "\t%s = %s;\n", pick(g, "gd", "fd[1]", "gp.d"), fmt.Sprintf("(double)(s16)(s64)(%s)", g.float(2)))
		fmt.Fprintf(g, "\tgf = (float)(s8)%s; fd[0] = fd[1] + gf; gf *= 0.25f;\n", e())
	case 14:
		fmt.Fprintf(g, "\tgu.%s; mix(gu.l); { struct S other = gs; other.a ^= %s; gs = other; }\n", pick(g, "f[0] = 1.5f", "l = "+e(), "h[3] = 7", "w[0] ^= 99"), e())
	case 15:
		fmt.Fprintf(g, "\tmix(loop(%s, %d));\n", e(), 1+g.IntN(40))
	default:
		g.assignment()
	}
}

const randomPrologue = `
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
typedef signed char s8; typedef unsigned char u8; typedef short s16; typedef unsigned short u16; typedef int s32;
typedef unsigned u32; typedef long long s64; typedef unsigned long long u64;
#ifdef __SIZEOF_INT128__
typedef __int128 s128; typedef unsigned __int128 u128;
#endif
typedef u32 vec __attribute__((vector_size(16))); typedef float fvec __attribute__((vector_size(16)));
typedef u8 cvec __attribute__((vector_size(16)));
struct S { u64 a; u8 c[9]; u32 b; }; struct P { int x; double d; };
static struct S gs = {5, "abcdefgh", 7}; static struct P gp = {-3, 2.5};
static union { u64 l; u32 w[2]; u16 h[4]; u8 c[16]; float f[2]; } gu = {0x1122334455667788};
static struct { int d : 5; u32 e : 13; u64 f : 33; s64 g : 41; _Bool h : 1; u8 i : 3; } gb;
static struct __attribute__((packed)) { char c; u16 h; u64 l; u8 d; s64 s; } gk;
static u8 bytes[24]; static char text[20] = "some text";
static double gd = 1.5, fd[2]; static volatile float gf = 0.5f;
static vec v4 = {1, 2, 3, 0xfffffff0}, w4 = {5, 6, 0x80000000, 7}; static fvec x4; static cvec z16;
static u64 sum = 14695981039346656037ull; static int calls;
static void mix(u64 v) { sum = (sum ^ v) * 1099511628211ull; sum ^= sum >> 29; }
#define DIV(T, x, y) ({ T x_ = x, y_ = y; y_ == 0 || y_ == (T)-1 ? x_ : x_ / y_; })
#define REM(T, x, y) ({ T x_ = x, y_ = y; y_ == 0 || y_ == (T)-1 ? x_ : x_ % y_; })
#define MIN(T, x, y) ({ T x_ = x, y_ = y; x_ < y_ ? x_ : y_; })
#define MAX(T, x, y) ({ T x_ = x, y_ = y; x_ > y_ ? x_ : y_; })
#define ADDO(T, x, y) ({ T r_; int o_ = __builtin_add_overflow(x, y, &r_); r_ + (T)o_ * 0 != 3 ? o_ : 2; })
#define SUBO(T, x, y) ({ T r_; int o_ = __builtin_sub_overflow(x, y, &r_); o_ ? 77 : r_ > 5; })
#define MULO(T, x, y) ({ T r_; int o_ = __builtin_mul_overflow(x, y, &r_); o_ ? r_ < 9 : 3; })
#define CLZ(x) ({ u64 x_ = x; x_ ? __builtin_clzll(x_) : 64; })
#define CTZ(x) ({ u64 x_ = x; x_ ? __builtin_ctzll(x_) : 64; })
static u64 call(int depth, unsigned i, u64 x);
`

const randomLibrary = `
static struct S turn(struct S s, u64 x, s8 y) { s.a += x; s.c[x & 7] ^= (u8)y; s.b = s.b * 31u + (u32)s.c[3]; return s; }
static struct P swap(struct P p, u64 x) { struct P q = {(int)(s16)p.d, (double)(p.x & 0xfff)}; q.x ^= (int)(x & 0xff); return q; }
static u64 total(int n, ...) { va_list ap; u64 r = 0; va_start(ap, n); r = (u64)va_arg(ap, int);
	while (n-- > 0) { if (n == 3) { } r = r * 3 + va_arg(ap, u64); if (r % 7 == 0) break; if (n < 2) break; }
	va_end(ap); return r; }
static void vla(int n, u64 x) { u16 v[n]; u32 m[2][n]; for (int i = 0; i < n; i++) { v[i] = (u16)(x >> i); m[i & 1][i] = v[i] * 3u; m[~i & 1][i] = 1; }
	for (int i = 0; i < n; i++) mix(v[n - 1 - i] + m[1][i]); }
static u64 loop(u64 x, int n) { u32 a[40], b[40]; u8 c[40]; u64 r = 0; for (int i = 0; i < n; i++) { a[i] = (u32)(x >> (i & 31)); b[i] = a[i] * 3u + (u32)i; c[i] = (u8)b[i]; }
	for (int i = 0; i < n; i++) { r += a[i] ^ b[i]; if (c[i] > 128) r += c[i]; a[i] = b[i] > a[i] ? b[i] : a[i]; }
	for (int i = 0; i < n; i++) r ^= (u64)a[i] << (c[i] & 15); return r; }
`

const randomEpilogue = `
static void memory(const void *p, unsigned n) { for (const u8 *b = p; n-- > 0; b++) mix(*b); }
#define KEEP(T) mix((u64)g_##T); mix((u64)t_##T.f + t_##T.lo + (u64)t_##T.hi * 3 + (u64)t_##T.g); for (int i = 0; i < 8; i++) mix((u64)a_##T[i])
int main(void)
{
	run(3);
	KEEP(s8); KEEP(u8); KEEP(s16); KEEP(u16); KEEP(s32); KEEP(u32); KEEP(s64); KEEP(u64); KEEP(_Bool);
	mix(q_s8 + q_u8); mix(q_s16 + q_u16); mix((u64)q_s32); mix(q_u32); mix((u64)q_s64); mix(q_u64); mix(q__Bool);
	memory(bytes, sizeof bytes); memory(text, sizeof text); memory(&gu, sizeof gu); memory(&gk, sizeof gk); memory(gs.c, 9); memory(&v4, 16); memory(&x4, 16);
	mix(gs.a); mix(gs.b); mix((u64)gp.x); mix((u64)(s64)(gp.d * 8)); mix((u64)(s64)(gd * 8)); mix((u64)gb.d + gb.e + gb.f + (u64)gb.g);
#ifdef NATIVE
	printf("%lluull\n", sum);
#else
	assert(sum == EXPECTED);
	assert(sum != EXPECTED);
#endif
	return 0;
}
`
