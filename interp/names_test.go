package interp

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

func TestSourceMember(t *testing.T) {
	integer, long := &llvmir.Type{Name: "int", Size: 4}, &llvmir.Type{Name: "long", Size: 8}
	anonymous := &llvmir.Type{Kind: llvmir.UnionType, Size: 8, Fields: []llvmir.Field{{Name: "word", Type: long, Bits: 64}, {Name: "half", Type: integer, Bits: 32}}}
	lock := &llvmir.Type{Kind: llvmir.OpaqueType, Name: "pthread_mutex_t", Size: 40}
	node := &llvmir.Type{Kind: llvmir.StructType, Name: "node", Size: 72, Fields: []llvmir.Field{
		{Name: "", Type: anonymous, Bits: 64},
		{Name: "low", Type: integer, Offset: 64, Bits: 3}, {Name: "high", Type: integer, Offset: 67, Bits: 5}, {Name: "last", Type: integer, Offset: 72, Bits: 4},
		{Name: "cells", Type: &llvmir.Type{Kind: llvmir.ArrayType, Elem: integer, Count: 4, Size: 16}, Offset: 128, Bits: 128},
		{Name: "lock", Type: lock, Offset: 256, Bits: 320}}}
	nothing := &llvmir.Type{Kind: llvmir.StructType, Name: "allocator", Size: 1}
	base := &llvmir.Type{Kind: llvmir.StructType, Name: "alloc", Size: 1, Fields: []llvmir.Field{{Type: nothing, Bits: 8, Base: true}}}
	data := &llvmir.Type{Kind: llvmir.StructType, Name: "data", Size: 16, Fields: []llvmir.Field{{Name: "first", Type: long, Bits: 64}, {Name: "second", Type: long, Offset: 64, Bits: 64}}}
	derived := &llvmir.Type{Kind: llvmir.StructType, Name: "impl", Size: 24, Fields: []llvmir.Field{{Type: base, Bits: 8, Base: true}, {Type: data, Bits: 128, Base: true}}}
	only := &llvmir.Type{Kind: llvmir.StructType, Name: "link", Size: 8, Fields: []llvmir.Field{{Name: "next", Type: long, Bits: 64}}}
	cell := &llvmir.Type{Kind: llvmir.StructType, Name: "UnsafeCell<long>", Size: 8, Standard: true, Fields: []llvmir.Field{{Name: "value", Type: long, Bits: 64}}}
	pair := &llvmir.Type{Kind: llvmir.StructType, Name: "ManuallyDrop<Pair>", Size: 8, Standard: true, Fields: []llvmir.Field{{Name: "value", Type: integer, Bits: 32}, {Name: "more", Type: integer, Offset: 32, Bits: 32}}}
	holder := &llvmir.Type{Kind: llvmir.StructType, Name: "holder", Size: 16, Fields: []llvmir.Field{{Name: "first", Type: long, Bits: 64}, {Name: "held", Type: pair, Offset: 64, Bits: 64}}}
	bits := &llvmir.Type{Kind: llvmir.StructType, Size: 1, Fields: []llvmir.Field{{Name: "low", Type: integer, Bits: 3}, {Name: "high", Type: integer, Offset: 3, Bits: 5}}}
	three := &llvmir.Type{Kind: llvmir.StructType, Size: 2, Fields: append(bits.Fields[:2:2], llvmir.Field{Name: "last", Type: integer, Offset: 8, Bits: 4})}
	words := &llvmir.Type{Kind: llvmir.ArrayType, Elem: integer, Count: 2, Size: 8}
	list := &llvmir.Type{Kind: llvmir.ArrayType, Elem: node, Count: 2, Size: 144}
	// struct { struct { int *first; } head; union { struct { int a, b; }; long both; }; struct { int c, d; }; int e; }
	pointer := &llvmir.Type{Kind: llvmir.PointerType, Elem: integer, Size: 8}
	head := &llvmir.Type{Kind: llvmir.StructType, Size: 8, Fields: []llvmir.Field{{Name: "first", Type: pointer, Bits: 64}}}
	halves := &llvmir.Type{Kind: llvmir.StructType, Size: 8, Fields: []llvmir.Field{{Name: "a", Type: integer, Bits: 32}, {Name: "b", Type: integer, Offset: 32, Bits: 32}}}
	others := &llvmir.Type{Kind: llvmir.StructType, Size: 8, Fields: []llvmir.Field{{Name: "c", Type: integer, Bits: 32}, {Name: "d", Type: integer, Offset: 32, Bits: 32}}}
	either := &llvmir.Type{Kind: llvmir.UnionType, Size: 8, Fields: []llvmir.Field{{Type: halves, Bits: 64}, {Name: "both", Type: long, Bits: 64}}}
	without := &llvmir.Type{Kind: llvmir.UnionType, Size: 8, Fields: []llvmir.Field{{Name: "letter", Type: &llvmir.Type{Name: "char", Size: 1}, Bits: 8}, {Type: halves, Bits: 64}}}
	queue := &llvmir.Type{Kind: llvmir.StructType, Name: "queue", Size: 40, Fields: []llvmir.Field{{Name: "head", Type: head, Bits: 64},
		{Type: either, Offset: 64, Bits: 64}, {Type: others, Offset: 128, Bits: 64}, {Name: "e", Type: integer, Offset: 192, Bits: 32}, {Type: without, Offset: 256, Bits: 64}}}
	tail := &llvmir.Type{Kind: llvmir.StructType, Size: 12, Fields: []llvmir.Field{{Type: others, Bits: 64}, {Name: "e", Type: integer, Offset: 64, Bits: 32}}}
	for _, test := range []struct {
		t            *llvmir.Type
		offset, size uint64
		want         string
		part         *llvmir.Type
	}{
		{integer, 0, 4, "", integer},
		{integer, 2, 1, " + 2", nil},
		{node, 0, 8, ".word", long},
		{node, 0, 4, ".half", integer},
		{node, 4, 4, ".word + 4", nil},
		{node, 8, 1, ".{low,high}", bits},
		{node, 8, 2, ".{low,high,last}", three},
		{node, 9, 1, ".last", integer},
		{node, 24, 4, ".cells[2]", integer},
		{node, 24, 8, ".cells[2]", words},
		{node, 12, 4, " + 12", nil}, // padding
		{node, 32, 4, ".lock", lock},
		{node, 40, 8, ".lock + 8", lock},
		{node, 0, 72, "", node}, // all of it
		{list, 96, 4, "[1].cells[2]", integer},
		{nil, 8, 4, " + 8", nil},
		{derived, 0, 8, ".first", long}, // and not of the empty class, which has no bytes of its own
		{derived, 8, 8, ".second", long},
		{only, 0, 8, ".next", long},
		{cell, 0, 8, "", cell}, // of the library: it is what it holds
		{holder, 8, 4, ".held", integer},
		{queue, 0, 8, ".head.first", pointer},
		{queue, 8, 4, ".a", integer}, // and not a part of both
		{queue, 12, 4, ".b", integer},
		{queue, 8, 8, ".both", long}, // and not all of a structure without a name
		{queue, 12, 2, ".b", integer},
		{queue, 16, 8, ".{c,d}", others},
		{queue, 20, 4, ".d", integer},
		{queue, 16, 12, ".{c,d,e}", tail},
		{queue, 32, 1, ".letter", without.Fields[0].Type},
		{queue, 32, 4, ".a", integer},
		{queue, 32, 8, ".{a,b}", halves},
	} {
		got, part := sourceMember(test.t, test.offset, test.size)
		if got != test.want || !cmp.Equal(part, test.part) {
			t.Errorf("%d bytes at %d: %q of type %v, want %q of type %v", test.size, test.offset, got, part, test.want, test.part)
		}
	}
}

func TestTableName(t *testing.T) {
	for _, c := range [][3]string{
		{"_ZTVNSt6thread6_StateE", "", "vtable for std::thread::_State"},
		{"vtable.2", "<feat::main::{closure_env#0} as core::ops::function::FnOnce<()>>::{vtable}", "vtable for feat::main::{closure_env#0}"},
		{"vtable.3", "<alloc::vec::Vec<u8> as core::fmt::Debug>::{vtable}", "vtable for alloc::vec::Vec"},
	} {
		if got := tableName(c[0], c[1]); got != c[2] {
			t.Errorf("%q, want %q", got, c[2])
		}
	}
}

func TestLiteral(t *testing.T) {
	image := func(s string) []byte { return append([]byte(s), make([]byte, 8)...) }
	for _, c := range []struct {
		g    *global
		want string
	}{
		{&global{name: ".str.1", constant: true, size: 4, image: image("bye\x00")}, `"bye"`},
		{&global{name: ".str", constant: true, size: 1, image: image("\x00")}, `""`},
		{&global{name: ".str", constant: true, size: 31, image: image("123456789012345678901234567890\x00")}, `"123456789012345678901234"...`},
		{&global{name: ".str", constant: true, size: 3, image: image("byt")}, ""},        // no end
		{&global{name: ".str", constant: true, size: 4, image: image("b\x00e\x00")}, ""}, // two texts
		{&global{name: ".str", constant: true, size: 3, image: image("\xff\xfe\x00")}, ""},
		{&global{name: "text", constant: true, size: 4, image: image("bye\x00")}, ""},
		{&global{name: ".str", size: 4, image: image("bye\x00")}, ""},
	} {
		if got := literal(c.g); got != c.want {
			t.Errorf("%s: %q, want %q", c.g.name, got, c.want)
		}
	}
}

// Values have the names that their types give them, or are numbers as their types have them.
func TestValueNames(t *testing.T) {
	p := &Program{ptrBits: 64}
	p.threads.init()
	p.threads.id(0, 0, &function{name: "worker"})
	p.space.init(p)
	scalar := func(size uint64, n llvmir.Number) *llvmir.Type { return &llvmir.Type{Size: size, Number: n} }
	handle := &llvmir.Type{Name: "pthread_t", Size: 8, Number: llvmir.UnsignedNumber}
	character := &llvmir.Type{Name: "char", Size: 1, Number: llvmir.SignedNumber}
	const worker = handleBase + 1<<handleShift
	for _, test := range []struct {
		t       *llvmir.Type
		v, size uint64
		want    string
	}{
		{handle, handleBase, 8, "main"},
		{handle, worker, 8, "worker#1"},
		{handle, worker + 1<<handleShift, 8, ""}, // of no thread
		{handle, worker + 1, 8, ""},
		{handle, 0, 8, ""},
		{&llvmir.Type{Name: "pthread_t", Kind: llvmir.PointerType, Size: 8}, worker, 8, "worker#1"},
		{&llvmir.Type{Kind: llvmir.PointerType, Size: 8}, worker, 8, ""},
		{scalar(8, llvmir.UnsignedNumber), worker, 8, "worker#1"},
		{nil, worker, 4, "worker#1"},
		{nil, handleBase & 0xffff, 2, ""},
		{scalar(8, llvmir.FloatNumber), worker, 8, "7.460143533e-315"},
		{scalar(4, llvmir.FloatNumber), 0x3f000000, 4, "0.5"},
		{scalar(8, llvmir.FloatNumber), 0xc004000000000000, 8, "-2.5"},
		{scalar(8, llvmir.FloatNumber), 0x3f000000, 4, ""}, // half of one
		{scalar(16, llvmir.FloatNumber), 1, 8, ""},
		{scalar(4, llvmir.SignedNumber), 0xfe363c80, 4, "-30000000"},
		{scalar(4, llvmir.SignedNumber), 30000000, 4, "30000000"},
		{scalar(4, llvmir.SignedNumber), 7, 4, ""},
		{scalar(1, llvmir.SignedNumber), 0xff, 1, "-1"},
		{scalar(8, llvmir.SignedNumber), 0xfe363c80, 4, ""},
		{scalar(4, llvmir.UnsignedNumber), 0xfe363c80, 4, ""},
		{scalar(4, llvmir.UnsignedNumber), 0xffffffff, 4, "0xffffffff"}, // and not -1
		{scalar(2, llvmir.UnsignedNumber), 0xffff, 2, "65535"},
		{scalar(8, llvmir.UnsignedNumber), 1<<64 - 1, 8, "0xffffffffffffffff"},
		{scalar(2, llvmir.UnsignedNumber), 7, 2, ""},
		{scalar(8, llvmir.UnsignedNumber), 0xffffffff, 4, ""},
		{character, 'a', 1, "97 'a'"},
		{character, 7, 1, ""},
		{character, 0xff, 1, "-1"},
		{&llvmir.Type{Kind: llvmir.PointerType, Size: 8}, 0, 8, "NULL"},
		{&llvmir.Type{Kind: llvmir.EnumType, Size: 4, Enumerators: map[int64]string{-1: "BROKEN"}}, 0xffffffff, 4, "BROKEN"},
	} {
		if got := p.valueName(test.t, test.v, test.size); got != test.want {
			t.Errorf("%#x of %d bytes, %+v: %q, want %q", test.v, test.size, test.t, got, test.want)
		}
	}
}

// Values of several members have braces, text has quotes, and padding says nothing.
func TestValuesOfSeveral(t *testing.T) {
	p := &Program{ptrBits: 64}
	p.threads.init()
	p.space.init(p)
	integer, short := &llvmir.Type{Name: "int", Size: 4, Number: llvmir.SignedNumber}, &llvmir.Type{Name: "unsigned short", Size: 2, Number: llvmir.UnsignedNumber}
	character := &llvmir.Type{Name: "char", Size: 1, Number: llvmir.SignedNumber}
	kind := &llvmir.Type{Kind: llvmir.EnumType, Name: "kind", Size: 4, Enumerators: map[int64]string{0: "DATA", 1: "END"}}
	field := func(t *llvmir.Type, offset, bits uint64) llvmir.Field {
		return llvmir.Field{Type: t, Offset: offset, Bits: bits}
	}
	structure := func(size uint64, fields ...llvmir.Field) *llvmir.Type {
		return &llvmir.Type{Kind: llvmir.StructType, Size: size, Fields: fields}
	}
	array := func(elem *llvmir.Type, n uint64) *llvmir.Type {
		return &llvmir.Type{Kind: llvmir.ArrayType, Elem: elem, Count: n, Size: n * elem.Size}
	}
	pair := structure(8, field(integer, 0, 32), field(kind, 32, 32))
	nothing := structure(1)
	for _, test := range []struct {
		t        *llvmir.Type
		v, undef uint64
		size     uint64
		want     string
	}{
		{pair, 3, 0, 8, "{3, DATA}"},
		{pair, 1<<32 | 0xffffffff, 0, 8, "{-1, END}"},
		{pair, 1 << 32, 0xffffffff, 8, "{undefined, END}"},
		{pair, 0, ^uint64(0), 8, "{undefined, undefined}"},
		{structure(4, field(integer, 0, 3), field(integer, 3, 5)), 0xfe, 0, 4, "{-2, -1}"}, // bit-fields
		{structure(2, field(short, 0, 4), field(short, 4, 12)), 0xfff7, 0, 2, "{7, 4095}"},
		{structure(4, field(nil, 0, 16), field(short, 16, 16)), 0x10002, 0, 4, "{2, 1}"},
		{structure(8, field(integer, 0, 32), field(nil, 32, 32)), 0x0200000000000001, 0, 8, "{1, 0x2000000}"},
		{structure(4, llvmir.Field{Type: nothing, Bits: 8, Base: true}, field(integer, 0, 32)), 0xffffffff, 0, 4, "-1"}, // of a class without members nothing is seen
		{structure(8, field(pair, 0, 64)), 3, 0, 8, "{3, DATA}"},
		{pair, 3, 0, 4, ""}, // half of it
		{kind, 1, 0xffffffff00000000, 8, "END"},
		{kind, 0, 1, 4, ""},
		{array(short, 4), 1<<48 | 0xffff, 0, 8, "{65535, 0, 0, 1}"},
		{array(character, 4), 'a' | 'b'<<8 | '"'<<16 | '\\'<<24, 0, 4, `"ab\"\\"`},
		{array(character, 4), 'a' | 'b'<<8, 0, 4, `"ab\0"`},
		{array(character, 4), 0, 0, 4, ""},
		{array(character, 4), 'a' | 'b'<<16, 0, 4, ""},
		{array(character, 4), 'a' | 7<<8, 0, 4, ""},
		{array(character, 2), 'a' | 'b'<<8, 1, 2, ""},
		{array(&llvmir.Type{Name: "_Bool", Size: 1, Number: llvmir.BooleanNumber}, 2), 257, 0, 2, ""},
		{&llvmir.Type{Kind: llvmir.StructType, Size: 8, Variants: &llvmir.Variants{}, Fields: pair.Fields}, 3, 0, 8, ""},
	} {
		if got := p.bitsName(test.t, event.Bits{Value: test.v, Undef: test.undef}, test.size, maxMembers); got != test.want {
			t.Errorf("%#x (%#x) of %d bytes, %+v: %q, want %q", test.v, test.undef, test.size, test.t, got, test.want)
		}
	}
}

// Debug information may be nonsense.
func TestEndlessMember(t *testing.T) {
	loop := &llvmir.Type{Kind: llvmir.StructType, Size: 8}
	loop.Fields = []llvmir.Field{{Type: loop, Bits: 64}}
	if got, _ := sourceMember(loop, 4, 4); got != " + 4" {
		t.Errorf("%q", got)
	}
	if elem(loop) != nil {
		t.Error("it points to something")
	}
	both := &llvmir.Type{Kind: llvmir.UnionType, Size: 8}
	for range 8 {
		both.Fields = append(both.Fields, llvmir.Field{Type: both, Bits: 64})
	}
	if got, _ := sourceMember(both, 4, 4); got != " + 4" {
		t.Errorf("%q", got)
	}
	if got := memberNames(loop.Fields, maxMembers); len(got) > 0 {
		t.Errorf("%q", got)
	}
}

// Objects of the heap have the names of what they were allocated for.
func TestHeapNames(t *testing.T) {
	const wrapper = "struct s { int a, b; }; __attribute__((noinline)) void *get(int n) { void *p = malloc(n); return p; } "
	const macro = wrapper + "struct t { long c[3]; };\n#define BOTH(s, t) ((s)->b + (t)->c[1])\n"
	for _, test := range []struct{ name, source, want string }{
		{"declared", "struct s { int a; long b[2]; }; int main() { struct s *p = malloc(sizeof *p); free(p); return *(volatile long *)&p->b[1]; }", "s#1->b[1]"},
		{"array", "struct s { int a, b; }; int main() { struct s *p = malloc(3 * sizeof *p); free(p); return *(volatile int *)&p[2].b; }", "s#1[2].b"},
		{"member", "struct s { struct s *next; int v; } x; int main() { struct s *volatile p; x.next = malloc(sizeof *x.next); p = x.next; free(p); return ((volatile struct s *)p)->v; }", "s#1->v"},
		{"second", "int main() { char *volatile q = malloc(1); long *p = malloc(16); free(p); return *(volatile long *)&p[1]; }", "long#2[1]"},
		{"wrapped", "struct s { int a, b; }; __attribute__((noinline)) void *get(int n) { void *p = malloc(n); return p; } int main() { struct s *p = get(sizeof *p); free(p); return ((volatile struct s *)p)->b; }", "s#1->b"},
		{"wrapped, told by sizes", wrapper + "struct other { struct s x; int y; }; int main() { struct other *o = get(sizeof *o); struct s *p = get(sizeof *p); free(p); return ((volatile struct s *)p)->b; }", "s#2->b"},
		{"wrapped, one before several", wrapper + "struct one { int x; }; int main() { struct one *o = get(sizeof *o); struct s *p = get(sizeof *p); free(p); return ((volatile struct s *)p)->b; }", "s#2->b"},
		{"wrapped, of one size", wrapper + "struct other { long x; }; int main() { struct other *o = get(sizeof *o); struct s *p = get(sizeof *p); free(p); return ((volatile struct s *)p)->b; }", "heap#2->b"},
		{"wrapped, or numbers", wrapper + "int main() { int *o = get(sizeof *o); struct s *p = get(sizeof *p); free(p); return ((volatile struct s *)p)->b; }", "heap#2->b"},
		{"wrapped, one not known", wrapper + "void *volatile x; int main() { x = get(8); struct s *p = get(sizeof *p); free(p); return ((volatile struct s *)p)->b; }", "heap#2->b"},
		{"wrapped twice", wrapper + "__attribute__((noinline)) void *more(int n) { void *p = get(n + 4); return p; } int main() { struct s *p = more(sizeof *p - 4); free(p); return ((volatile struct s *)p)->b; }", "s#1->b"},
		{"wrapped for ever", "struct s { int a, b; }; __attribute__((noinline)) void *get(int n) { static volatile int more; if (n > 100) { void *p = get(n - 1); more = n; return p; } return malloc(n); } int main() { struct s *p = get(sizeof *p); free(p); return ((volatile struct s *)p)->b; }", "heap#1->b"},
		{"member of a variable", "struct s { int a, b; }; struct { long n; struct { long k; struct s *ps; } in; } pool; int main() { char *volatile q; pool.in.ps = malloc(sizeof *pool.in.ps); q = (char *)pool.in.ps; free(q); return ((volatile struct s *)q)->b; }", "s#1->b"},
		{"member of memory", "struct s { int a, b; }; struct pool { int *first; long n; struct { long k; struct s *ps; } in; }; int main() { struct pool *volatile l = malloc(sizeof *l); l->in.ps = malloc(sizeof *l->in.ps); struct s *volatile p = l->in.ps; free(p); return ((volatile struct s *)p)->b; }", "s#2->b"},
		{"container of", "struct link { struct link *next, *previous; }; struct s { long v[2]; struct link l; }; __attribute__((noinline)) long use(struct link *l) { return ((volatile struct s *)((char *)l - __builtin_offsetof(struct s, l)))->v[1]; }" +
			"void *volatile x; int main() { x = malloc(32); struct link *l = &((struct s *)x)->l; free(x); return use(l); }", "heap#1->v[1]|heap#1 + 8"},
		{"list head", "struct list { long n; struct { struct list *lh_first; } head; }; int main() { struct list *l = malloc(sizeof *l); free(l); return ((volatile struct list *)l)->head.lh_first != 0; }", "list#1->head.lh_first"},
		{"structure without a name", "struct { long n; struct { int *lh_first; } head; } *volatile l; int main() { l = malloc(sizeof *l); __typeof__(*l) volatile *p = l; free(l); return p->head.lh_first != 0; }", "heap#1->head.lh_first"},
		{"members without names", "struct s { long n; union { long w; struct { int lo, hi; }; }; }; int main() { struct s *p = malloc(sizeof *p); free(p); return ((volatile struct s *)p)->hi; }", "s#1->hi"},
		{"several at a place", macro + "int main() { struct s *p = get(sizeof *p); void *q = get(24); free(p); return BOTH((volatile struct s *)p, (volatile struct t *)q); }", "heap#1->b"},
		{"flexible", "struct s { long n; struct { int a, b; } items[]; }; int main() { struct s *p = malloc(sizeof *p + 2 * sizeof p->items[0]); free(p); return ((volatile struct s *)p)->items[1].b; }", "s#1->items[1].b"},
		{"flexible, not declared", "struct s { int n, items[]; }; __attribute__((noinline)) void *get(int n) { void *p = malloc(n); return p; } int main() { long *o = get(16); struct s *p = get(16); free(p); return ((volatile struct s *)p)->items[2]; }", "heap#2->items[2]"},
		{"bytes", "int main() { unsigned char *p = malloc(8); free(p); return ((volatile unsigned char *)p)[5]; }", "heap#1[5]"},
		{"unknown", "int main() { void *p = malloc(8); free(p); return *((volatile char *)p + 5); }", "heap#1 + 5"},
	} {
		for _, flags := range [][]string{{"-O0", "-g"}, {"-O1", "-g"}} {
			t.Run(test.name+flags[0], func(t *testing.T) {
				p := compileText(t, clang(t, "#include <stdlib.h>\n"+test.source, flags...), Options{})
				got := accessAfterFree(t, p)
				if !slices.Contains(strings.Split(test.want, "|"), got) { // what the optimiser has folded has no names
					t.Errorf("%q, want %q", got, test.want)
				}
			})
		}
	}
}

// TestTargetNames asks for names within the only object that a pointer points to, in place of which optimisations put the object.
func TestTargetNames(t *testing.T) {
	const source = "#include <stdlib.h>\nstruct s { long n; struct { int *first; } head; }; static struct s *p; __attribute__((noinline)) int use(void) { return ((volatile struct s *)p)"
	for _, test := range []struct{ size, access, want string }{
		{"sizeof *p", "->head.first != 0", "p->head.first"},
		{"3 * sizeof *p", "[2].head.first != 0", "p[2].head.first"},
		{"3 * sizeof *p + 1", "[2].head.first != 0", "p.body[40]"}, // something else
	} {
		p := compileText(t, clang(t, source+test.access+"; } int main() { p = malloc("+test.size+"); char *volatile q = malloc(1); free(q); return use(); }", "-O1", "-g"), Options{})
		if got := accessAfterFree(t, p); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

// accessAfterFree runs the main thread alone, and names what it accesses first after it has freed something.
func accessAfterFree(t *testing.T, p *Program) string {
	freed, memory := false, map[event.Loc]uint64{}
	for s := p.Main(); ; {
		l, v := s.Label(), uint64(1)
		switch {
		case l.Ends():
			t.Fatalf("ends: %s", describeEnd(p, l))
		case freed && l.Accesses():
			return p.Describe(l)
		case l.Kind == event.Load:
			v = memory[l.Loc]
		case l.Kind == event.Store:
			memory[l.Loc] = l.Val
		}
		freed = freed || l.Kind == event.Free
		s = s.Next(v)
	}
}
