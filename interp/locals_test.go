package interp

import (
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// localText is a module with the thread-local variable @t and others that do not matter, around some lines.
func localText(lines string) string {
	return `%pair = type { i32*, i32 }
@t = thread_local global [4 x i32] [i32 5, i32 0, i32 0, i32 0]
@other = thread_local global i32 1
@p = global i32* null
@n = global i64 0
declare i32 @pthread_create(i64*, i8*, i8* (i8*)*, i8*)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
define internal i32 @look(i32* %a) {
  %v = load i32, i32* %a
  ret i32 %v
}
define internal void @keep(i32* %a) {
  store i32* %a, i32** @p
  ret void
}
define internal i32* @same(i32* %a) {
  ret i32* %a
}
define internal i32* @where() {
  ret i32* getelementptr ([4 x i32], [4 x i32]* @t, i64 0, i64 1)
}
define internal i32* @further() {
  %a = call i32* @where()
  %b = getelementptr i32, i32* %a, i64 1
  ret i32* %b
}
define internal i8* @start(i8* %a) {
  ret i8* %a
}
` + strings.ReplaceAll(lines, "T0", "getelementptr ([4 x i32], [4 x i32]* @t, i64 0, i64 0)") + `
define i32 @main() {
  ret i32 0
}
`
}

// TestEscapingLocals looks at which thread-local variables others may have the address of.
func TestEscapingLocals(t *testing.T) {
	const no, yes = false, true
	for name, test := range map[string]struct {
		escapes bool
		lines   string
	}{
		"loads and stores":                         {no, "define i32 @f() {\n store i32 3, i32* T0\n %v = load i32, i32* T0\n ret i32 %v\n}"},
		"an element":                               {no, "define void @f(i64 %i) {\n %a = getelementptr [4 x i32], [4 x i32]* @t, i64 0, i64 %i\n store i32 3, i32* %a\n ret void\n}"},
		"a comparison":                             {no, "define i1 @f(i32* %a) {\n %c = icmp eq i32* %a, T0\n ret i1 %c\n}"},
		"a copy of what it holds":                  {no, "define void @f() {\n %v = load i32, i32* T0\n %w = sext i32 %v to i64\n store i64 %w, i64* @n\n ret void\n}"},
		"an atomic operation on it":                {no, "define i32 @f() {\n %v = atomicrmw add i32* T0, i32 1 seq_cst\n ret i32 %v\n}"},
		"bytes of it":                              {no, "define void @f(i8* %b) {\n call void @llvm.memcpy.p0i8.p0i8.i64(i8* %b, i8* bitcast ([4 x i32]* @t to i8*), i64 16, i1 false)\n ret void\n}"},
		"a function that reads it":                 {no, "define i32 @f() {\n %v = call i32 @look(i32* T0)\n ret i32 %v\n}"},
		"a variable on the stack":                  {no, "define i32 @f() {\n %x = alloca i32*\n store i32* T0, i32** %x\n %a = load i32*, i32** %x\n %v = load i32, i32* %a\n ret i32 %v\n}"},
		"a function that returns it":               {no, "define i32 @f() {\n %a = call i32* @further()\n %v = load i32, i32* %a\n ret i32 %v\n}"},
		"a function that returns its argument":     {no, "define i32 @f() {\n %a = call i32* @same(i32* T0)\n %v = load i32, i32* %a\n ret i32 %v\n}"},
		"an alias of a function that returns it":   {no, "@g = alias i32* (), i32* ()* @where\ndefine i32 @f() {\n %a = call i32* @g()\n %v = load i32, i32* %a\n ret i32 %v\n}"},
		"an alias of the variable":                 {no, "@u = alias [4 x i32], [4 x i32]* @t\ndefine void @f() {\n store i32 3, i32* getelementptr ([4 x i32], [4 x i32]* @u, i64 0, i64 2)\n ret void\n}"},
		"another one":                              {no, "define void @f() {\n store i32* @other, i32** @p\n ret void\n}"},
		"a store of it":                            {yes, "define void @f() {\n store i32* T0, i32** @p\n ret void\n}"},
		"a store of an alias of it":                {yes, "@u = alias [4 x i32], [4 x i32]* @t\ndefine void @f() {\n store i32* getelementptr ([4 x i32], [4 x i32]* @u, i64 0, i64 2), i32** @p\n ret void\n}"},
		"a store of an element":                    {yes, "define void @f(i64 %i) {\n %a = getelementptr [4 x i32], [4 x i32]* @t, i64 0, i64 %i\n store i32* %a, i32** @p\n ret void\n}"},
		"a store of what a variable holds":         {yes, "define void @f() {\n %x = alloca i32*\n store i32* T0, i32** %x\n %a = load i32*, i32** %x\n store i32* %a, i32** @p\n ret void\n}"},
		"an exchange":                              {yes, "define void @f() {\n %o = atomicrmw xchg i64* @n, i64 ptrtoint ([4 x i32]* @t to i64) seq_cst\n ret void\n}"},
		"a compare-exchange":                       {yes, "define void @f() {\n %o = cmpxchg i32** @p, i32* null, i32* T0 seq_cst seq_cst\n ret void\n}"},
		"a number":                                 {yes, "define void @f() {\n %i = ptrtoint [4 x i32]* @t to i64\n store i64 %i, i64* @n\n ret void\n}"},
		"a number computed from it":                {yes, "define void @f() {\n store i64 add (i64 ptrtoint ([4 x i32]* @t to i64), i64 4), i64* @n\n ret void\n}"},
		"a choice":                                 {yes, "define void @f(i1 %c) {\n %a = select i1 %c, i32* null, i32* T0\n store i32* %a, i32** @p\n ret void\n}"},
		"a phi":                                    {yes, "define void @f(i1 %c) {\ne:\n br i1 %c, label %y, label %n\ny:\n br label %n\nn:\n %a = phi i32* [ null, %e ], [ T0, %y ]\n store i32* %a, i32** @p\n ret void\n}"},
		"a structure":                              {yes, "define %pair @f() {\n %a = insertvalue %pair undef, i32* T0, 0\n ret %pair %a\n}"},
		"a function that keeps it":                 {yes, "define void @f() {\n call void @keep(i32* T0)\n ret void\n}"},
		"a function that is not known":             {yes, "define void @f(void (i32*)* %g) {\n call void %g(i32* T0)\n ret void\n}"},
		"more arguments than it has parameters":    {yes, "define void @g(i32 %n, ...) {\n ret void\n}\ndefine void @f() {\n call void (i32, ...) @g(i32 1, i32* T0)\n ret void\n}"},
		"a store of what a function returns":       {yes, "define void @f() {\n %a = call i32* @further()\n store i32* %a, i32** @p\n ret void\n}"},
		"a store of what an alias returns":         {yes, "@g = alias i32* (), i32* ()* @where\ndefine void @f() {\n %a = call i32* @g()\n store i32* %a, i32** @p\n ret void\n}"},
		"a store of an argument that comes back":   {yes, "define void @f() {\n %a = call i32* @same(i32* T0)\n store i32* %a, i32** @p\n ret void\n}"},
		"a pointer to a function that returns it":  {yes, "@g = global i32* ()* @further"},
		"the same in a structure":                  {yes, "@g = constant { i32, i32* ()* } { i32 1, i32* ()* @where }"},
		"the same, as a value":                     {yes, "@g = global i32* ()* null\ndefine void @f() {\n store i32* ()* @where, i32* ()** @g\n ret void\n}"},
		"a start routine that returns it":          {yes, "define i8* @run(i8* %a) {\n ret i8* bitcast ([4 x i32]* @t to i8*)\n}\ndefine void @f(i64* %h) {\n %r = call i32 @pthread_create(i64* %h, i8* null, i8* (i8*)* @run, i8* null)\n ret void\n}"},
		"the argument of a thread":                 {yes, "define void @f(i64* %h) {\n %r = call i32 @pthread_create(i64* %h, i8* null, i8* (i8*)* @start, i8* bitcast ([4 x i32]* @t to i8*))\n ret void\n}"},
		"a call of the function as another type":   {yes, "define void @f() {\n %a = call i8* bitcast (i32* ()* @where to i8* ()*)()\n %b = bitcast i8* %a to i32*\n store i32* %b, i32** @p\n ret void\n}"},
		"a call as another type that keeps it not": {no, "define i32 @f() {\n %a = call i8* bitcast (i32* ()* @where to i8* ()*)()\n %b = bitcast i8* %a to i32*\n %v = load i32, i32* %b\n ret i32 %v\n}"},
	} {
		p := compileText(t, []byte(localText(test.lines)), Options{})
		found := false
		for _, g := range p.escaped {
			found = found || g.name == "t"
		}
		if found != test.escapes {
			t.Errorf("%s: escapes is %v", name, found)
		}
	}
}

// TestComputedLocals refuses constants that are computed from addresses of thread-local variables in ways that differ from thread to thread.
func TestComputedLocals(t *testing.T) {
	text := strings.ReplaceAll(localText(""), "ret i32 0\n", "store i64 xor (i64 ptrtoint ([4 x i32]* @t to i64), i64 4), i64* @n\n  ret i32 0\n")
	if got := verdict(t, compileText(t, []byte(text), Options{})); !strings.Contains(got, "computed from the address of the thread-local variable t") {
		t.Error(got)
	}
}

// TestErrnoStays checks that programs that use errno, or thread-local variables by functions that return their addresses, have no events at the ends of their threads.
func TestErrnoStays(t *testing.T) {
	mod, err := llvmir.Load(t.Context(), []string{"../testdata/threads/local_joined.STACKED.ll"}, llvmir.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if p, err := Compile(mod, Options{}); err != nil || len(p.locals) == 0 || len(p.escaped) > 0 {
		t.Errorf("%d of %d variables escape, %v", len(p.escaped), len(p.locals), err)
	}
	for _, source := range []string{
		"#include <errno.h>\n#include <pthread.h>\nvoid *f(void *a) { errno = 3; return errno == 3 ? a : 0; }\nint main() { pthread_t t; errno = pthread_create(&t, 0, f, 0); return pthread_join(t, 0) + errno; }",
		"#include <errno.h>\n#include <semaphore.h>\nsem_t s;\nint main() { sem_init(&s, 0, 0); return sem_trywait(&s) + 1 + (errno != EAGAIN); }",
	} {
		p := compileText(t, clang(t, source), Options{})
		if len(p.escaped) > 0 {
			t.Errorf("%s escapes in %s", p.escaped[0].name, source)
		}
	}
}

// TestLocalNames names instances of thread-local variables.
func TestLocalNames(t *testing.T) {
	p := compileText(t, []byte(localText("define void @f() {\n store i32* T0, i32** @p\n ret void\n}")), Options{})
	g := p.escaped[0]
	obj := p.localObject(2, g)
	if o := p.localObject(2, g); o != obj || !p.AliveAtStart(obj) || p.AliveAtStart(event.NoObj) || p.Revives(obj) {
		t.Error("the object of an instance")
	}
	for offset, want := range map[uint64]string{0: "&t of thread#2", 8: "&t of thread#2[2]"} {
		if got := p.pointer(p.instance(g.addr+offset, 2), 4); got != want {
			t.Errorf("pointer to byte %d: %s, want %s", offset, got, want)
		}
	}
	l := event.Label{Kind: event.Load, Object: obj, Addr: p.instance(g.addr, 2) + 4, Mask: 0xf0}
	if got := p.Describe(&l); got != "t of thread#2[1]" {
		t.Error(got)
	}
	if s := p.Storage(&l); s.Object != "t of thread#2" || s.Heap {
		t.Errorf("%+v", s)
	}
	for what, addr := range map[string]uint64{"the instance of the main thread": p.instance(g.addr, 0), "a variable that does not escape": p.instance(p.definitions["other"].addr, 2)} {
		if at, problem := p.resolve(addr, 4); problem != "" || at.obj != event.NoObj {
			t.Errorf("%s: %v %s", what, at.obj, problem)
		}
	}
}
