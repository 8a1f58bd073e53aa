package explore_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Programs with inputs, as LLVM IR, that do what litmus programs never do: pointers to one of several objects, arrays whose index is an input,
// structures that are copied, calls through pointers, loops that wait or whose rounds an input bounds, objects of the heap that another thread frees,
// arithmetic that wraps around, shifts and division by what is not known. A program is drawn statement by statement. All values are integers of 32 bits
// in variables of a thread's own, as in code that clang does not optimise.

// codeHead declares what all programs share.
const codeHead = `target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
%struct.S = type { i32, i16, i8, ptr }
@g0 = global i32 0
@g1 = global i32 1
@g2 = global i32 5
@arr = global [4 x i32] [i32 0, i32 1, i32 2, i32 3]
@pair = global [2 x i16] [i16 1, i16 -1]
@ptrs = global [3 x ptr] [ptr @g0, ptr @g1, ptr getelementptr ([4 x i32], ptr @arr, i64 0, i64 2)]
@table = constant [4 x i32] [i32 3, i32 -1, i32 7, i32 0]
@s0 = global %struct.S { i32 1, i16 2, i8 3, ptr @g1 }
@s1 = global %struct.S { i32 4, i16 5, i8 6, ptr @g2 }
@fns = global [3 x ptr] [ptr @f0, ptr @f1, ptr @f2]
@heap = global ptr null
@in0 = global i32 0
@in1 = global i32 0
@m = global [40 x i8] zeroinitializer, align 8
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare void @__VERIFIER_assume(i32)
declare void @__VERIFIER_atomic_begin()
declare void @__VERIFIER_atomic_end()
declare i32 @__VERIFIER_nondet_int()
declare void @reach_error()
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @f0(i32 %a) {
  %r = add i32 %a, 1
  ret i32 %r
}
define i32 @f1(i32 %a) {
  %g = load i32, ptr @g0
  %r = xor i32 %a, %g
  ret i32 %r
}
define i32 @f2(i32 %a) {
  %c = icmp slt i32 %a, 1
  br i1 %c, label %yes, label %no
yes:
  ret i32 7
no:
  store i32 %a, ptr @g2
  %b = sub i32 %a, 2
  ret i32 %b
}
`

// codeVars are the variables of its own that each thread has.
const codeVars = 4

// code draws a program.
type code struct {
	*rand.Rand
	strings.Builder
	n     int      // names so far
	kinds []string // of statements
	wild  bool     // accesses out of bounds, divisions by zero and the like are not ruled out
	tidy  bool     // accesses are atomic, or with the mutex locked, but for some
	depth int
}

func (d *code) line(format string, args ...any) { fmt.Fprintf(d, "  "+format+"\n", args...) }

// name makes a new name.
func (d *code) name() string {
	d.n++
	return fmt.Sprintf("%%n%d", d.n)
}

// let writes an instruction and returns its result.
func (d *code) let(format string, args ...any) string {
	v := d.name()
	d.line("%s = %s", v, fmt.Sprintf(format, args...))
	return v
}

func (d *code) label() string { return d.name()[1:] }

func (d *code) at(label string) { fmt.Fprintf(d, "%s:\n", label) }

func pick[T any](d *code, list ...T) T { return list[d.IntN(len(list))] }

// own is a variable of the thread.
func (d *code) own() string { return fmt.Sprintf("%%v%d", d.IntN(codeVars)) }

// value is an operand of 32 bits.
func (d *code) value() string {
	switch d.IntN(6) {
	case 0:
		return fmt.Sprint(pick(d, 0, 1, 2, 3, -1, 5, 1<<31-1, -1<<31))
	case 1:
		return d.let("load i32, ptr %s", pick(d, "@in0", "@in1"))
	}
	return d.let("load i32, ptr %s", d.own())
}

// small is an operand below a power of two.
func (d *code) small(limit int) string { return d.let("and i32 %s, %d", d.value(), limit-1) }

// index is an index for some elements, of 64 bits.
func (d *code) index(n int) string {
	switch {
	case d.wild && d.IntN(4) == 0:
		return d.let("sext i32 %s to i64", d.value())
	case n&(n-1) == 0:
		return d.let("zext i32 %s to i64", d.small(n))
	case d.IntN(2) == 0:
		return d.let("zext i32 %s to i64", d.let("urem i32 %s, %d", d.value(), n))
	}
	v := d.value()
	in := d.let("icmp ult i32 %s, %d", v, n)
	return d.let("zext i32 %s to i64", d.let("select i1 %s, i32 %s, i32 %d", in, v, d.IntN(n)))
}

func (d *code) put(v string) { d.line("store i32 %s, ptr %s", v, d.own()) }

// condition compares two values.
func (d *code) condition() string {
	op := pick(d, "eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
	if d.IntN(2) == 0 {
		return d.let("icmp %s i32 %s, %d", op, d.value(), pick(d, 0, 1, 2, 3, 4, -1))
	}
	return d.let("icmp %s i32 %s, %s", op, d.value(), d.value())
}

// compute is an operation on values.
func (d *code) compute() string {
	a := d.value()
	switch op := pick(d, "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem", "narrow", "select"); op {
	case "shl", "lshr", "ashr":
		if d.wild && d.IntN(4) == 0 {
			return d.let("%s i32 %s, %s", op, a, d.value())
		}
		return d.let("%s i32 %s, %s", op, a, d.small(32))
	case "udiv", "urem", "sdiv", "srem":
		b := d.value()
		if !d.wild || d.IntN(4) > 0 {
			b = d.let("or i32 %s, 1", b)
			if op[0] == 's' {
				b = d.let("and i32 %s, 7", b)
			}
		}
		return d.let("%s i32 %s, %s", op, a, b)
	case "narrow":
		t := pick(d, "i8", "i16", "i1", "i17")
		return d.let("%s %s %s to i32", pick(d, "sext", "zext"), t, d.let("trunc i32 %s to %s", a, t))
	case "select":
		return d.let("select i1 %s, i32 %s, i32 %s", d.condition(), a, d.value())
	case "add", "sub", "mul":
		return d.let("%s%s i32 %s, %s", op, pick(d, "", "", " nsw"), a, d.value())
	default:
		return d.let("%s i32 %s, %s", op, a, d.value())
	}
}

// order is how memory is accessed.
func (d *code) order() (atomic, order string) {
	if !d.tidy && d.IntN(2) == 0 || d.tidy && d.IntN(30) == 0 {
		return "", ""
	}
	return " atomic", " seq_cst"
}

func (d *code) loadFrom(p string) string {
	a, o := d.order()
	return d.let("load%s i32, ptr %s%s, align 4", a, p, o)
}

func (d *code) storeTo(p, v string) {
	a, o := d.order()
	d.line("store%s i32 %s, ptr %s%s, align 4", a, v, p, o)
}

// access loads from a place, stores to it or updates it.
func (d *code) access(p string) {
	switch d.IntN(5) {
	case 0, 1:
		d.put(d.loadFrom(p))
	case 2, 3:
		d.storeTo(p, d.value())
	default:
		if d.IntN(2) == 0 {
			d.put(d.let("atomicrmw %s ptr %s, i32 %s seq_cst", pick(d, "add", "sub", "xchg", "or", "nand", "max", "umin"), p, d.value()))
			return
		}
		r := d.let("cmpxchg ptr %s, i32 %s, i32 %s seq_cst seq_cst", p, d.value(), d.value())
		d.put(d.let("extractvalue { i32, i1 } %s, 0", r))
	}
}

func (d *code) global() string { return pick(d, "@g0", "@g1", "@g2") }

// pointer is the address of a shared integer, which may depend on values.
func (d *code) pointer() string {
	switch d.IntN(7) {
	case 0:
		return d.let("load ptr, ptr %s", d.let("getelementptr [3 x ptr], ptr @ptrs, i64 0, i64 %s", d.index(3)))
	case 1:
		return d.let("getelementptr [4 x i32], ptr @arr, i64 0, i64 %s", d.index(4))
	case 2:
		return d.let("select i1 %s, ptr %s, ptr %s", d.condition(), d.global(), pick(d, d.global(), "%p"))
	case 3:
		return d.let("load ptr, ptr %s", d.let("getelementptr %%struct.S, ptr %s, i64 0, i32 3", d.structure()))
	case 4:
		return "%p"
	}
	return d.global()
}

func (d *code) structure() string {
	if d.tidy {
		return "@s1" // threads copy the other one where they begin
	}
	if d.IntN(3) == 0 {
		return d.let("select i1 %s, ptr @s0, ptr @s1", d.condition())
	}
	return pick(d, "@s0", "@s1")
}

// block writes statements between labels.
func (d *code) block(start, end string, n int) {
	d.at(start)
	d.depth++
	d.statements(n)
	d.depth--
	d.line("br label %%%s", end)
}

func (d *code) statements(n int) {
	for range n {
		d.statement(pick(d, d.kinds...))
	}
}

// codeKinds are the kinds of statements.
var codeKinds = strings.Fields("compute compute access access access array own pointer field copy fill call if switch loop wait lock section heap free release assert assert assume half table hide machine machine")

// tidyKinds are those of programs some of which have no data race.
var tidyKinds = strings.Fields("compute access array own call if switch loop wait lock section assume table guard guard guard guard bare")

func (d *code) statement(kind string) {
	if d.depth > 1 && strings.Contains("if switch loop wait lock section machine guard bare", kind) {
		kind = "compute"
	}
	switch kind {
	case "compute":
		d.put(d.compute())
	case "access":
		d.access(d.global())
	case "array":
		d.access(d.let("getelementptr [4 x i32], ptr @arr, i64 0, i64 %s", d.index(4)))
	case "own": // an array of the thread
		p := d.let("getelementptr [3 x i32], ptr %%a, i64 0, i64 %s", d.index(3))
		if d.IntN(2) == 0 {
			d.put(d.let("load i32, ptr %s", p))
		} else {
			d.line("store i32 %s, ptr %s", d.value(), p)
		}
	case "table":
		d.put(d.let("load i32, ptr %s", d.let("getelementptr [4 x i32], ptr @table, i64 0, i64 %s", d.index(4))))
	case "pointer":
		d.access(d.pointer())
	case "hide": // a pointer for others
		p := d.pointer()
		to := d.let("getelementptr [3 x ptr], ptr @ptrs, i64 0, i64 %s", d.index(3))
		if d.IntN(2) == 0 {
			to = d.let("getelementptr %%struct.S, ptr %s, i64 0, i32 3", d.structure())
		}
		d.line("store ptr %s, ptr %s", p, to)
	case "field":
		d.field()
	case "guard":
		d.line("call i32 @pthread_mutex_lock(ptr @m)")
		d.field()
		d.line("call i32 @pthread_mutex_unlock(ptr @m)")
	case "bare": // some values let a thread go without the mutex
		yes, end := d.label(), d.label()
		d.line("br i1 %s, label %%%s, label %%%s", d.condition(), yes, end)
		d.at(yes)
		d.field()
		d.line("br label %%%s", end)
		d.at(end)
	case "half":
		p := d.let("getelementptr [2 x i16], ptr @pair, i64 0, i64 %s", d.index(2))
		switch d.IntN(3) {
		case 0:
			d.line("store i16 %s, ptr %s", d.let("trunc i32 %s to i16", d.value()), p)
		case 1:
			d.put(d.let("%s i16 %s to i32", pick(d, "sext", "zext"), d.let("load i16, ptr %s", p)))
		default:
			d.access("@pair")
		}
	case "copy":
		to, from := pick(d, "@s0", "@s1", "%l"), d.structure()
		d.line("call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %s, i64 %d, i1 false)", to, from, pick(d, 16, 16, 16, 8, 7))
	case "fill":
		d.line("call void @llvm.memset.p0.i64(ptr %s, i8 %s, i64 %d, i1 false)", pick(d, "@arr", "@pair", "%a"), d.let("trunc i32 %s to i8", d.value()), pick(d, 1, 4, 3))
	case "call":
		n := 3
		if d.tidy {
			n = 1
		}
		f := d.let("load ptr, ptr %s", d.let("getelementptr [3 x ptr], ptr @fns, i64 0, i64 %s", d.index(n)))
		d.put(d.let("call i32 %s(i32 %s)", f, d.value()))
	case "if":
		yes, no, end := d.label(), d.label(), d.label()
		d.line("br i1 %s, label %%%s, label %%%s", d.condition(), yes, no)
		d.block(yes, end, 1+d.IntN(2))
		d.block(no, end, d.IntN(2))
		d.at(end)
	case "switch":
		a, b, other, end := d.label(), d.label(), d.label(), d.label()
		d.line("switch i32 %s, label %%%s [ i32 0, label %%%s\n i32 1, label %%%s\n i32 -1, label %%%s ]", d.value(), other, a, b, a)
		d.block(a, b, 1) // falls through
		d.block(b, end, 1)
		d.block(other, end, d.IntN(2))
		d.at(end)
	case "loop":
		d.loop()
	case "wait":
		d.wait()
	case "machine":
		d.machine()
	case "lock":
		d.lock()
	case "section":
		d.line("call void @__VERIFIER_atomic_begin()")
		d.depth += 2
		d.statements(1 + d.IntN(2))
		d.depth -= 2
		d.line("call void @__VERIFIER_atomic_end()")
	case "heap":
		p := d.let("call ptr @%s", pick(d, "malloc(i64 8)", "calloc(i64 2, i64 4)"))
		d.line("store i32 %s, ptr %s", d.value(), p)
		a, o := d.order()
		d.line("store%s ptr %s, ptr @heap%s, align 8", a, p, o)
	case "free", "release":
		d.heapUse(kind)
	case "assert":
		bad, end := d.label(), d.label()
		d.line("br i1 %s, label %%%s, label %%%s", d.condition(), bad, end)
		d.at(bad)
		d.line("call void @reach_error()\n  br label %%%s", end)
		d.at(end)
	case "assume":
		d.line("call void @__VERIFIER_assume(i32 %s)", d.let("zext i1 %s to i32", d.condition()))
	}
}

// field accesses a field of a structure.
func (d *code) field() {
	s := pick(d, d.structure(), "%l")
	f := d.IntN(3)
	p := d.let("getelementptr %%struct.S, ptr %s, i64 0, i32 %d", s, f)
	t := []string{"i32", "i16", "i8"}[f]
	v := d.value()
	if d.IntN(2) == 0 {
		if f > 0 {
			v = d.let("trunc i32 %s to %s", v, t)
		}
		d.line("store %s %s, ptr %s", t, v, p)
		return
	}
	v = d.let("load %s, ptr %s", t, p)
	if f > 0 {
		v = d.let("%s %s %s to i32", pick(d, "sext", "zext"), t, v)
	}
	d.put(v)
}

// loop has a number of rounds that a value decides.
func (d *code) loop() {
	n := d.let("call i32 @f0(i32 %s)", d.small(2))
	i := d.name()
	head, body, end := d.label(), d.label(), d.label()
	d.line("store i32 0, ptr %%i%d", d.depth)
	d.line("br label %%%s", head)
	d.at(head)
	d.line("%s = load i32, ptr %%i%d", i, d.depth)
	d.line("br i1 %s, label %%%s, label %%%s", d.let("icmp ult i32 %s, %s", i, n), body, end)
	d.at(body)
	d.depth++
	d.statements(1)
	d.depth--
	next := d.let("add i32 %s, 1", i)
	d.line("store i32 %s, ptr %%i%d", next, d.depth)
	if d.IntN(4) == 0 {
		on := d.label()
		d.line("br i1 %s, label %%%s, label %%%s", d.condition(), end, on)
		d.at(on)
	}
	d.line("br label %%%s", head)
	d.at(end)
}

// machine is a state machine of labels and jumps, with a bounded number of steps, which may wait in some of its states.
func (d *code) machine() {
	states := make([]string, 2+d.IntN(3))
	for i := range states {
		states[i] = d.label()
	}
	end := d.label()
	any := func() string { return pick(d, append(states, end)...) }
	fuel := fmt.Sprintf("%%i%d", d.depth)
	d.line("store i32 %d, ptr %s\n  br label %%%s", 2+d.IntN(2), fuel, states[0])
	for _, state := range states {
		d.at(state)
		if d.IntN(3) == 0 { // it waits
			on := d.label()
			v := d.let("load atomic i32, ptr %s seq_cst, align 4", d.global())
			d.line("br i1 %s, label %%%s, label %%%s", d.let("icmp eq i32 %s, %d", v, d.IntN(2)), state, on)
			d.at(on)
			d.put(v)
		}
		step, on := d.label(), d.label()
		left := d.let("load i32, ptr %s", fuel)
		d.line("br i1 %s, label %%%s, label %%%s", d.let("icmp eq i32 %s, 0", left), end, step)
		d.at(step)
		d.line("store i32 %s, ptr %s", d.let("sub i32 %s, 1", left), fuel)
		d.depth++
		d.statements(1)
		d.depth--
		if d.IntN(2) == 0 {
			d.line("switch i32 %s, label %%%s [ i32 0, label %%%s\n i32 1, label %%%s\n i32 -1, label %%%s ]", d.value(), on, any(), any(), any())
		} else {
			d.line("br i1 %s, label %%%s, label %%%s", d.condition(), any(), on)
		}
		d.at(on)
		d.line("br label %%%s", any())
	}
	d.at(end)
}

// wait goes on when a variable has some value.
func (d *code) wait() {
	head, end := d.label(), d.label()
	p := d.pointer()
	if d.IntN(2) == 0 {
		p = d.global()
	}
	with := pick(d, "0", "1", d.value())
	d.line("br label %%%s", head)
	d.at(head)
	v := d.let("load atomic i32, ptr %s seq_cst, align 4", p)
	d.line("br i1 %s, label %%%s, label %%%s", d.let("icmp %s i32 %s, %s", pick(d, "eq", "ne", "slt"), v, with), head, end)
	d.at(end)
	d.put(v)
}

// lock does something with the mutex locked.
func (d *code) lock() {
	if d.IntN(4) == 0 {
		r := d.let("call i32 @pthread_mutex_trylock(ptr @m)")
		yes, end := d.label(), d.label()
		d.line("br i1 %s, label %%%s, label %%%s", d.let("icmp eq i32 %s, 0", r), yes, end)
		d.at(yes)
		d.depth += 2
		d.statements(1)
		d.depth -= 2
		d.line("call i32 @pthread_mutex_unlock(ptr @m)\n  br label %%%s", end)
		d.at(end)
		return
	}
	d.line("call i32 @pthread_mutex_lock(ptr @m)")
	d.depth += 2
	d.statements(1 + d.IntN(2))
	d.depth -= 2
	d.line("call i32 @pthread_mutex_unlock(ptr @m)")
}

// heapUse accesses the object that was put into the global pointer, if there is one, or frees it.
func (d *code) heapUse(kind string) {
	p := d.let("load ptr, ptr @heap")
	if kind == "release" {
		p = d.let("atomicrmw xchg ptr @heap, ptr null seq_cst")
	}
	yes, end := d.label(), d.label()
	if d.wild && d.IntN(4) == 0 {
		d.line("br label %%%s", yes)
	} else {
		d.line("br i1 %s, label %%%s, label %%%s", d.let("icmp ne ptr %s, null", p), yes, end)
	}
	d.at(yes)
	if kind == "release" {
		d.put(d.let("load i32, ptr %s", p))
		d.line("call void @free(ptr %s)", p)
	} else if d.wild && d.IntN(3) == 0 {
		d.line("call void @free(ptr %s)", p)
	} else {
		d.access(d.let("getelementptr i32, ptr %s, i64 %s", p, pick(d, "0", "0", d.index(2))))
	}
	d.line("br label %%%s", end)
	d.at(end)
}

// begin writes the variables of a thread's own.
func (d *code) begin(arg string) {
	for i := range codeVars {
		d.line("%%v%d = alloca i32\n  store i32 %d, ptr %%v%d", i, i, i)
	}
	for i := range 4 {
		d.line("%%i%d = alloca i32", i)
	}
	d.line("%%a = alloca [3 x i32]\n  call void @llvm.memset.p0.i64(ptr %%a, i8 0, i64 12, i1 false)")
	d.line("%%l = alloca %%struct.S\n  call void @llvm.memcpy.p0.p0.i64(ptr %%l, ptr @s0, i64 16, i1 false)")
	if arg != "" {
		d.line("%%p = select i1 true, ptr %s, ptr null", arg)
	}
}

// codeText draws a program.
func codeText(seed uint64) string {
	d := &code{Rand: rand.New(rand.NewPCG(seed, 15)), wild: seed%2 == 1}
	return d.text(codeKinds, "access", "assert")
}

// tidyText draws a program that may have no data race.
func tidyText(seed uint64) string {
	d := &code{Rand: rand.New(rand.NewPCG(seed, 16)), tidy: true}
	return d.text(tidyKinds, "guard")
}

// text draws a program with statements of some kinds, and of those that are always among them.
func (d *code) text(kinds []string, always ...string) string {
	for range 3 + d.IntN(4) {
		d.kinds = append(d.kinds, pick(d, kinds...))
	}
	d.kinds = append(d.kinds, always...)
	d.WriteString(codeHead)
	threads := 1 + d.IntN(2)
	size := 2 + d.IntN(4)
	for t := range threads {
		fmt.Fprintf(d, "define ptr @thread%d(ptr %%arg) {\n", t)
		d.begin("%arg")
		d.statements(size)
		d.line("%%r = inttoptr i64 %s to ptr\n  ret ptr %%r\n}", d.let("zext i32 %s to i64", d.value()))
	}
	d.WriteString("define i32 @main() {\n")
	d.begin("")
	d.line("%%p = alloca i32\n  store i32 2, ptr %%p\n  %%h = alloca ptr")
	for i := range 2 {
		d.line("store i32 %s, ptr @in%d", d.let("call i32 @__VERIFIER_nondet_int()"), i)
		d.line("store i32 %s, ptr %%v%d", d.let("load i32, ptr @in%d", i), i)
	}
	for t := range threads {
		d.line("%%t%d = alloca i64", t)
		d.line("call i32 @pthread_create(ptr %%t%d, ptr null, ptr @thread%d, ptr %s)", t, t, pick(d, "%p", "@g0", "@g2", "@arr"))
	}
	d.statements(size - 1)
	for t := range threads {
		if d.IntN(3) > 0 {
			d.line("call i32 @pthread_join(i64 %s, ptr %%h)", d.let("load i64, ptr %%t%d", t))
			d.put(d.let("trunc i64 %s to i32", d.let("load i64, ptr %%h")))
		}
	}
	d.put(d.loadFrom(d.global()))
	d.statement("assert")
	d.line("ret i32 0\n}")
	return d.String()
}
