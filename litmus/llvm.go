package litmus

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
)

// LLVM prints the program as LLVM IR with pthreads, in the dialect of clang 15
// and later (opaque pointers). Registers are allocas, as in code that clang does
// not optimise. Compiled by the interpreter, it has the executions that
// [Program.Compile] has, as far as its statements are plain C: an access to
// bytes of a variable, for one, is an access to a part of an integer.
func (p *Program) LLVM() string {
	e := &emitter{handles: map[int]string{}}
	e.raw(`target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
`)
	for v := range p.Vars {
		e.raw("@v%d = global i64 0, align 8", v)
	}
	for t := range p.Threads {
		e.handles[t] = fmt.Sprintf("%%t%d", t+1)
		if p.joinedElsewhere(t) {
			e.handles[t] = fmt.Sprintf("@t%d", t+1)
			e.raw("@t%d = global i64 0, align 8", t+1)
		}
	}
	for m := range p.Mutexes {
		e.raw("@m%d = global [40 x i8] zeroinitializer, align 8", m)
	}
	e.raw(`@text = private constant [2 x i8] c"r\00"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare void @__VERIFIER_assume(i32)
declare void @exit(i32)
declare void @__VERIFIER_atomic_begin()
declare void @__VERIFIER_atomic_end()
declare zeroext i1 @__VERIFIER_nondet_bool()
declare void @__assert_fail(ptr, ptr, i32, ptr)
`)
	for i, body := range p.Threads {
		e.raw("define ptr @thread%d(ptr %%arg) {\nentry:", i+1)
		e.registers()
		e.allocate(func(t int) bool { return names(body, Create, t) })
		e.body(body)
		e.line("ret ptr null\n}\n")
	}
	e.raw("define i32 @main() {\nentry:")
	created, joined := p.begin()
	e.allocate(func(t int) bool { return slices.Contains(created, t) || names(p.Main, Create, t) })
	for _, t := range created {
		e.stmt(&Stmt{Kind: Create, Var: t})
	}
	for _, t := range joined {
		e.stmt(&Stmt{Kind: Join, Var: t})
	}
	if len(p.Main) > 0 {
		e.registers()
		e.body(p.Main)
	}
	e.line("ret i32 0\n}")
	return e.String()
}

type emitter struct {
	strings.Builder
	temps, labels int
	handles       map[int]string // where the handles of threads are
}

// allocate makes room for the handles of the threads that a thread creates.
func (e *emitter) allocate(created func(thread int) bool) {
	for t := range len(e.handles) {
		if h := e.handles[t]; created(t) && h[0] == '%' {
			e.line("%s = alloca i64, align 8", h)
		}
	}
}

// joinedElsewhere reports whether another thread than its creator joins a thread.
func (p *Program) joinedElsewhere(thread int) bool {
	return slices.ContainsFunc(p.Threads, func(body []Stmt) bool {
		return !names(body, Create, thread) && names(body, Join, thread)
	})
}

func (e *emitter) registers() {
	for r := range Registers {
		e.line("%%r%d = alloca i64, align 8", r)
	}
	for r := range Registers {
		e.line("store i64 0, ptr %%r%d, align 8", r)
	}
}

func (e *emitter) raw(format string, args ...any)  { fmt.Fprintf(e, format+"\n", args...) }
func (e *emitter) line(format string, args ...any) { fmt.Fprintf(e, "  "+format+"\n", args...) }

func (e *emitter) temp() string {
	e.temps++
	return fmt.Sprintf("%%x%d", e.temps)
}

func (e *emitter) label() string {
	e.labels++
	return fmt.Sprintf("b%d", e.labels)
}

func (e *emitter) load(typ, ptr string, align int, order string) string {
	t := e.temp()
	if order == "" {
		e.line("%s = load %s, ptr %s, align %d", t, typ, ptr, align)
	} else {
		e.line("%s = load atomic %s, ptr %s %s, align %d", t, typ, ptr, order, align)
	}
	return t
}

// place returns type, pointer and alignment of the bytes of a variable that a
// statement accesses.
func (e *emitter) place(v int, mask uint8) (typ, ptr string, align int) {
	ptr = fmt.Sprintf("@v%d", v)
	if mask == 0 {
		return "i64", ptr, 8
	}
	size, offset := bits.OnesCount8(mask), bits.TrailingZeros8(mask)
	if offset > 0 {
		t := e.temp()
		e.line("%s = getelementptr i8, ptr %s, i64 %d", t, ptr, offset)
		ptr = t
	}
	return fmt.Sprintf("i%d", 8*size), ptr, size
}

// widen and narrow convert between registers, of 64 bits, and accesses.
func (e *emitter) widen(typ, v string) string {
	if typ == "i64" {
		return v
	}
	t := e.temp()
	e.line("%s = zext %s %s to i64", t, typ, v)
	return t
}

func (e *emitter) set(r int, v string) { e.line("store i64 %s, ptr %%r%d, align 8", v, r) }
func (e *emitter) get(r int) string    { return e.load("i64", fmt.Sprintf("%%r%d", r), 8, "") }

func constant(typ string, c uint64) string {
	switch typ {
	case "i8":
		c &= 0xff
	case "i16":
		c &= 0xffff
	case "i32":
		c &= 0xffffffff
	}
	return fmt.Sprint(int64(c))
}

func (e *emitter) body(body []Stmt) {
	for i := range body {
		e.stmt(&body[i])
	}
}

func (e *emitter) stmt(s *Stmt) {
	switch s.Kind {
	case Load, Store, Add, Xchg, CAS:
		e.access(s)
	case Gate, Take, TakeEither, Await, AwaitBoth:
		e.wait(s)
	case Create, Join, Lock, Unlock, TryLock:
		e.call(s)
	case Fence:
		e.line("fence %s", orderNames[s.Order])
	case If:
		then, after := e.label(), e.label()
		e.branch(e.equal("i64", e.get(s.Reg), s.C), then, after)
		e.begin(then)
		e.body(s.Body)
		e.jump(after)
	case Assume:
		t := e.temp()
		e.line("%s = zext i1 %s to i32", t, e.equal("i64", e.get(s.Reg), s.C))
		e.line("call void @__VERIFIER_assume(i32 %s)", t)
	case Assert:
		fail, after := e.label(), e.label()
		e.branch(e.equal("i64", e.get(s.Reg), s.C), fail, after)
		e.begin(fail)
		e.line("call void @__assert_fail(ptr @text, ptr @text, i32 1, ptr @text)")
		e.line("unreachable")
		e.raw("%s:", after)
	case Exit:
		after := e.label()
		e.line("call void @exit(i32 0)")
		e.line("unreachable")
		e.raw("%s:", after)
	case Undefine:
		t := e.temp()
		e.line("%s = or i64 undef, %d", t, int64(s.C))
		e.set(s.Reg, t)
	case Choose:
		t, z := e.temp(), e.temp()
		e.line("%s = call zeroext i1 @__VERIFIER_nondet_bool()", t)
		e.line("%s = zext i1 %s to i64", z, t)
		e.set(s.Reg, z)
	case Atomic:
		e.line("call void @__VERIFIER_atomic_begin()")
		e.body(s.Body)
		e.line("call void @__VERIFIER_atomic_end()")
	}
}

// access writes an access that does not wait.
func (e *emitter) access(s *Stmt) {
	typ, ptr, align := e.place(s.Var, s.Mask)
	switch s.Kind {
	case Load:
		e.set(s.Reg, e.widen(typ, e.load(typ, ptr, align, s.loadOrder())))
	case Store:
		v := constant(typ, s.C)
		if s.UseR {
			r := e.get(s.Reg)
			v = e.temp()
			e.line("%s = add i64 %s, %d", v, r, s.C)
			if typ != "i64" {
				t := e.temp()
				e.line("%s = trunc i64 %s to %s", t, v, typ)
				v = t
			}
		}
		if s.Order == event.NotAtomic {
			e.line("store %s %s, ptr %s, align %d", typ, v, ptr, align)
		} else {
			e.line("store atomic %s %s, ptr %s %s, align %d", typ, v, ptr, orderNames[s.Order], align)
		}
	case Add, Xchg:
		op := map[Kind]string{Add: "add", Xchg: "xchg"}[s.Kind]
		t := e.temp()
		e.line("%s = atomicrmw %s ptr %s, %s %s %s, align %d", t, op, ptr, typ, constant(typ, s.C), orderNames[s.order()], align)
		e.set(s.Reg, e.widen(typ, t))
	case CAS:
		t, old := e.temp(), e.temp()
		e.line("%s = cmpxchg ptr %s, %s %s, %s %s %s %s, align %d", t, ptr, typ, constant(typ, s.Exp), typ, constant(typ, s.C),
			orderNames[s.order()], orderNames[s.fail()], align)
		e.line("%s = extractvalue { %s, i1 } %s, 0", old, typ, t)
		e.set(s.Reg, e.widen(typ, old))
	}
}

// wait writes an operation that waits: a loop.
func (e *emitter) wait(s *Stmt) {
	head, after := e.label(), e.label()
	e.jump(head)
	switch s.Kind {
	case Gate:
		t, old := e.temp(), e.temp()
		e.line("%s = cmpxchg ptr @v%d, i64 0, i64 1 %s %s, align 8", t, s.Var, orderNames[s.order()], orderNames[s.fail()])
		e.line("%s = extractvalue { i64, i1 } %s, 0", old, t)
		e.branch(e.equal("i64", old, 1), head, after)
		e.begin(after)
		e.set(s.Reg, old)
	case Take, TakeEither:
		again, got := e.label(), e.label()
		old := e.temp()
		e.line("%s = atomicrmw xchg ptr @v%d, i64 1 %s, align 8", old, s.Var, orderNames[s.order()])
		e.branch(e.equal("i64", old, 1), again, got)
		e.begin(again)
		if s.Kind == Take {
			e.line("br label %%%s", head)
		} else {
			e.branch(e.equal("i64", e.load("i64", fmt.Sprintf("@v%d", s.Var2), 8, orderNames[s.fail()]), s.Exp), after, head)
		}
		e.begin(got)
		e.set(s.Reg, old)
		e.jump(after)
	case Await:
		typ, ptr, align := e.place(s.Var, s.Mask)
		e.branch(e.equal(typ, e.load(typ, ptr, align, s.loadOrder()), s.C), after, head)
		e.begin(after)
	case AwaitBoth:
		second := e.label()
		typ, ptr, align := e.place(s.Var, s.Mask)
		e.branch(e.equal(typ, e.load(typ, ptr, align, s.loadOrder()), s.C), after, second)
		e.begin(second)
		typ, ptr, align = e.place(s.Var2, s.Mask)
		e.branch(e.equal(typ, e.load(typ, ptr, align, s.loadOrder()), s.Exp), after, head)
		e.begin(after)
	}
}

// call writes a call of a function of pthreads.
func (e *emitter) call(s *Stmt) {
	switch s.Kind {
	case Create:
		e.line("%s = call i32 @pthread_create(ptr %s, ptr null, ptr @thread%d, ptr null)", e.temp(), e.handles[s.Var], s.Var+1)
	case Join:
		t := e.load("i64", e.handles[s.Var], 8, "")
		e.line("%s = call i32 @pthread_join(i64 %s, ptr null)", e.temp(), t)
	case Lock:
		e.line("%s = call i32 @pthread_mutex_lock(ptr @m%d)", e.temp(), s.Var)
	case Unlock:
		e.line("%s = call i32 @pthread_mutex_unlock(ptr @m%d)", e.temp(), s.Var)
	case TryLock:
		t, ok, z := e.temp(), e.temp(), e.temp()
		e.line("%s = call i32 @pthread_mutex_trylock(ptr @m%d)", t, s.Var)
		e.line("%s = icmp eq i32 %s, 0", ok, t)
		e.line("%s = zext i1 %s to i64", z, ok)
		e.set(s.Reg, z)
	}
}

// loadOrder is the order of a load in LLVM, "" for one that is not atomic.
func (s *Stmt) loadOrder() string {
	if o := s.order(); o != event.NotAtomic {
		return orderNames[o]
	}
	return ""
}

func (e *emitter) equal(typ, v string, c uint64) string {
	t := e.temp()
	e.line("%s = icmp eq %s %s, %s", t, typ, v, constant(typ, c))
	return t
}

func (e *emitter) branch(cond, then, otherwise string) {
	e.line("br i1 %s, label %%%s, label %%%s", cond, then, otherwise)
}

func (e *emitter) jump(label string) {
	e.line("br label %%%s", label)
	e.begin(label)
}

func (e *emitter) begin(label string) { e.raw("%s:", label) }
