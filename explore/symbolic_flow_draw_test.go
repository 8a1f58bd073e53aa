package explore_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Programs as LLVM IR whose threads are graphs of blocks that jump to each other at random: loops within loops, with ways out of several of them and
// into their middle, as no statements of C nest. In a loop a thread mostly reads, so that it waits for what it finds there; also in functions that wait, in atomic
// sections, by a compare-exchange, for a choice, or for objects of pthreads.

const flowHead = `target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@x = global i32 0
@y = global i32 0
@z = global i32 1
@m = global [40 x i8] zeroinitializer, align 8
@n = global [40 x i8] zeroinitializer, align 8
@c = global [48 x i8] zeroinitializer, align 8
@s = global [32 x i8] zeroinitializer, align 8
@b = global [32 x i8] zeroinitializer, align 8
@r = global [56 x i8] zeroinitializer, align 8
@o = global i32 0
@p = global ptr null
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @pthread_exit(ptr) noreturn
declare void @exit(i32) noreturn
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_signal(ptr)
declare i32 @pthread_cond_broadcast(ptr)
declare i32 @sem_init(ptr, i32, i32)
declare i32 @sem_wait(ptr)
declare i32 @sem_trywait(ptr)
declare i32 @sem_post(ptr)
declare i32 @pthread_barrier_init(ptr, ptr, i32)
declare i32 @pthread_barrier_wait(ptr)
declare i32 @pthread_rwlock_rdlock(ptr)
declare i32 @pthread_rwlock_wrlock(ptr)
declare i32 @pthread_rwlock_unlock(ptr)
declare i32 @pthread_once(ptr, ptr)
declare void @__VERIFIER_assume(i32)
declare void @__VERIFIER_atomic_begin()
declare void @__VERIFIER_atomic_end()
declare zeroext i1 @__VERIFIER_nondet_bool()
declare void @reach_error()
declare ptr @malloc(i64)
declare void @free(ptr)
define void @init() {
  %v = load i32, ptr @x
  %w = add i32 %v, 1
  store i32 %w, ptr @x
  ret void
}
define i32 @await(ptr %q, i32 %k) {
entry:
  br label %loop
loop:
  %v = load atomic i32, ptr %q seq_cst, align 4
  %d = icmp eq i32 %v, %k
  br i1 %d, label %loop, label %done
done:
  ret i32 %v
}
define i32 @both(ptr %q, ptr %t) {
entry:
  br label %loop
loop:
  %v = load atomic i32, ptr %q acquire, align 4
  %d = icmp eq i32 %v, 0
  br i1 %d, label %more, label %done
more:
  %w = load atomic i32, ptr %t acquire, align 4
  %e = icmp eq i32 %w, 1
  br i1 %e, label %loop, label %done
done:
  %u = phi i32 [ 0, %loop ], [ 1, %more ]
  ret i32 %u
}
`

// flow draws such a program.
type flow struct {
	*code
	kinds  []string // of operations
	orders []string // of atomic loads
	cyclic bool     // the block that is being drawn is on a cycle
}

// waiting are the operations that change nothing, which blocks on cycles mostly have.
var waiting = strings.Fields("load plain choice fence section await both assert assume deref")

// flowFamilies are operations that go together.
var flowFamilies = []string{"choice assume set", "choice choice", "await both", "cas xchg", "lock trylock unlock", "locks", "cond signal signal", "semwait semtry sempost sempost", "barrier barrier",
	"rdlock wrlock", "once", "section", "fence", "plain", "alloc deref deref free", "assert", "assert"}

// flowText draws a program. With races some accesses are not atomic, and most threads wait.
func flowText(seed uint64, races bool) string {
	f := &flow{code: &code{Rand: rand.New(rand.NewPCG(seed, 17))}}
	f.kinds = strings.Fields("load load load store store")
	for range 1 + f.IntN(3) {
		f.kinds = append(f.kinds, strings.Fields(pick(f.code, flowFamilies...))...)
	}
	if races {
		f.kinds = []string{"load", "plain", "plain", pick(f.code, "store", "bare"), pick(f.code, "cas", "xchg", "await"), pick(f.code, "cas", "xchg", "section", "lock", "choice")}
	}
	f.orders = pick(f.code, []string{"seq_cst"}, []string{"monotonic"}, []string{"monotonic", "acquire", "seq_cst"})
	f.WriteString(flowHead)
	threads := 1 + f.IntN(4)/3
	for t := range threads {
		fmt.Fprintf(f, "define ptr @thread%d(ptr %%arg) {\n", t)
		f.body()
		f.line("ret ptr null\n}")
	}
	f.WriteString("define i32 @main() {\n")
	f.line("call i32 @sem_init(ptr @s, i32 0, i32 %d)", f.IntN(2))
	f.line("call i32 @pthread_barrier_init(ptr @b, ptr null, i32 %d)", 1+f.IntN(3))
	for t := range threads {
		f.line("%%t%d = alloca i64", t)
		f.line("call i32 @pthread_create(ptr %%t%d, ptr null, ptr @thread%d, ptr null)", t, t)
	}
	f.body()
	for t := range threads {
		if f.IntN(3) > 0 {
			f.line("call i32 @pthread_join(i64 %s, ptr null)", f.let("load i64, ptr %%t%d", t))
		}
	}
	if !races && f.IntN(2) == 0 {
		f.op("load")
		f.op("assert")
	}
	f.line("%s\n}", pick(f.code, "ret i32 0", "ret i32 0", "call void @pthread_exit(ptr null)\n  unreachable"))
	return f.String()
}

// body draws the blocks of a thread, up to one at which it goes on to its end.
func (f *flow) body() {
	n := 2 + f.IntN(3)
	succ := f.graph(n)
	for i := range 3 {
		f.line("%%v%d = alloca i32\n  store i32 %d, ptr %%v%d", i, f.IntN(2), i)
	}
	f.line("br label %%b0")
	for i, s := range succ {
		f.at(fmt.Sprint("b", i))
		f.cyclic = onCycle(succ, i)
		for range 1 + f.IntN(2) {
			kind := pick(f.code, f.kinds...)
			if f.cyclic && !slices.Contains(waiting, kind) && f.IntN(10) > 0 {
				kind = "load"
			}
			f.op(kind)
		}
		switch {
		case i > 0 && f.IntN(25) == 0:
			f.line("call void @%s\n  unreachable", pick(f.code, "pthread_exit(ptr null)", "pthread_exit(ptr null)", "exit(i32 0)"))
		case len(s) == 1:
			f.line("br label %%b%d", s[0])
		case len(s) == 2:
			f.line("br i1 %s, label %%b%d, label %%b%d", f.condition(), s[0], s[1])
		default:
			f.line("switch i32 %s, label %%b%d [ i32 0, label %%b%d\n i32 1, label %%b%d ]", f.let("load i32, ptr %s", f.variable()), s[0], s[1], s[2])
		}
	}
	f.at(fmt.Sprint("b", n))
	f.cyclic = false
}

// graph draws where each of n blocks jumps to; block n is the end.
func (f *flow) graph(n int) [][]int {
	succ := make([][]int, n)
	for i := range succ {
		next, any := i+1, f.IntN(n+1)
		switch f.IntN(10) {
		case 0, 1:
			succ[i] = []int{next}
		case 2, 3:
			succ[i] = []int{next, any, f.IntN(n + 1)}
		case 4, 5, 6:
			succ[i] = []int{next, any}
		default:
			succ[i] = []int{next, f.IntN(i + 1)} // back
		}
		if f.IntN(12) == 0 {
			succ[i] = []int{any}
		}
		f.Shuffle(len(succ[i]), func(a, b int) { succ[i][a], succ[i][b] = succ[i][b], succ[i][a] })
	}
	return succ
}

// onCycle tells whether a block can be reached from itself.
func onCycle(succ [][]int, block int) bool {
	seen := make([]bool, len(succ)+1)
	var visit func(b int) bool
	visit = func(b int) bool {
		return b < len(succ) && slices.ContainsFunc(succ[b], func(s int) bool {
			if s == block {
				return true
			}
			again := seen[s]
			seen[s] = true
			return !again && visit(s)
		})
	}
	return visit(block)
}

func (f *flow) variable() string { return fmt.Sprintf("%%v%d", f.IntN(3)) }

func (f *flow) place() string { return pick(f.code, "@x", "@x", "@y", "@y", "@z") }

func (f *flow) keep(v string) { f.line("store i32 %s, ptr %s", v, f.variable()) }

// condition compares a variable of the thread.
func (f *flow) condition() string {
	v := f.let("load i32, ptr %s", f.variable())
	return f.let("icmp %s i32 %s, %d", pick(f.code, "eq", "eq", "ne", "ne", "ult"), v, f.IntN(3))
}

// when does something if a condition holds.
func (f *flow) when(condition string, does func()) {
	yes, end := f.label(), f.label()
	f.line("br i1 %s, label %%%s, label %%%s", condition, yes, end)
	f.at(yes)
	does()
	f.line("br label %%%s", end)
	f.at(end)
}

// op draws an operation.
func (f *flow) op(kind string) {
	switch kind {
	case "load":
		f.keep(f.let("load atomic i32, ptr %s %s, align 4", f.place(), pick(f.code, f.orders...)))
	case "plain":
		f.keep(f.let("load i32, ptr %s", f.place()))
	case "bare":
		f.line("store i32 %d, ptr %s", f.IntN(3), f.place())
	case "store":
		f.line("store atomic i32 %d, ptr %s %s, align 4", f.IntN(3), f.place(), strings.Replace(pick(f.code, f.orders...), "acquire", "release", 1))
	case "cas":
		r := f.let("cmpxchg ptr %s, i32 %d, i32 %d seq_cst seq_cst", f.place(), f.IntN(2), f.IntN(3))
		f.keep(f.let("extractvalue { i32, i1 } %s, 0", r))
	case "xchg":
		f.keep(f.let("atomicrmw xchg ptr %s, i32 %d seq_cst", f.place(), f.IntN(3)))
	case "choice":
		f.keep(f.let("zext i1 %s to i32", f.let("call zeroext i1 @__VERIFIER_nondet_bool()")))
	case "set":
		f.keep(fmt.Sprint(f.IntN(3)))
	case "fence":
		f.line("fence %s", pick(f.code, "seq_cst", "release", "acq_rel"))
	case "assume":
		f.line("call void @__VERIFIER_assume(i32 %s)", f.let("zext i1 %s to i32", f.condition()))
	case "assert":
		f.when(f.condition(), func() { f.line("call void @reach_error()") })
	case "await":
		f.keep(f.let("call i32 @await(ptr %s, i32 %d)", f.place(), f.IntN(2)))
	case "both":
		f.keep(f.let("call i32 @both(ptr %s, ptr %s)", f.place(), f.place()))
	case "section":
		f.line("call void @__VERIFIER_atomic_begin()")
		f.op("load")
		if f.cyclic {
			f.op("load")
		} else {
			f.when(f.condition(), func() { f.op("store") })
		}
		f.line("call void @__VERIFIER_atomic_end()")
	case "alloc", "deref", "free":
		f.heap(kind)
	default:
		f.object(kind)
	}
}

// heap draws an operation on an object of the heap that threads share.
func (f *flow) heap(kind string) {
	switch kind {
	case "alloc":
		q := f.let("call ptr @malloc(i64 4)")
		f.line("store i32 %d, ptr %s", f.IntN(2), q)
		f.line("store atomic ptr %s, ptr @p seq_cst, align 8", q)
	case "deref":
		q := f.let("load atomic ptr, ptr @p seq_cst, align 8")
		f.when(f.let("icmp ne ptr %s, null", q), func() { f.keep(f.let("load i32, ptr %s", q)) })
	case "free":
		f.line("call void @free(ptr %s)", f.let("atomicrmw xchg ptr @p, ptr null seq_cst"))
	}
}

// object draws an operation on an object of pthreads.
func (f *flow) object(kind string) {
	held := func(unlock string) { // it may never be unlocked
		f.op("load")
		if !f.cyclic {
			f.op("store")
		}
		if f.IntN(3) == 0 {
			f.when(f.condition(), func() { f.line("call i32 %s", unlock) })
		} else {
			f.line("call i32 %s", unlock)
		}
	}
	switch kind {
	case "lock":
		m := pick(f.code, "@m", "@m", "@n")
		f.line("call i32 @pthread_mutex_lock(ptr %s)", m)
		held(fmt.Sprintf("@pthread_mutex_unlock(ptr %s)", m))
	case "locks":
		a, b := "@m", "@n"
		if f.IntN(2) == 0 {
			a, b = b, a
		}
		f.line("call i32 @pthread_mutex_lock(ptr %s)\n  call i32 @pthread_mutex_lock(ptr %s)", a, b)
		f.op("load")
		f.line("call i32 @pthread_mutex_unlock(ptr %s)\n  call i32 @pthread_mutex_unlock(ptr %s)", b, a)
	case "trylock":
		f.keep(f.let("call i32 @pthread_mutex_trylock(ptr @m)"))
	case "unlock":
		f.line("call i32 @pthread_mutex_unlock(ptr @m)")
	case "cond":
		f.line("call i32 @pthread_mutex_lock(ptr @m)")
		f.waitsFor()
		f.line("call i32 @pthread_mutex_unlock(ptr @m)")
	case "signal":
		f.line("call i32 @pthread_cond_%s(ptr @c)", pick(f.code, "signal", "broadcast"))
	case "semwait":
		f.line("call i32 @sem_wait(ptr @s)")
	case "semtry":
		f.keep(f.let("call i32 @sem_trywait(ptr @s)"))
	case "sempost":
		f.line("call i32 @sem_post(ptr @s)")
	case "barrier":
		f.line("call i32 @pthread_barrier_wait(ptr @b)")
	case "rdlock", "wrlock":
		f.line("call i32 @pthread_rwlock_%s(ptr @r)", kind)
		held("@pthread_rwlock_unlock(ptr @r)")
	case "once":
		f.line("call i32 @pthread_once(ptr @o, ptr @init)")
	}
}

// waitsFor waits for a condition variable, once or as long as a variable has some value.
func (f *flow) waitsFor() {
	if f.IntN(2) == 0 {
		f.line("call i32 @pthread_cond_wait(ptr @c, ptr @m)")
		return
	}
	head, body, end := f.label(), f.label(), f.label()
	f.line("br label %%%s", head)
	f.at(head)
	v := f.let("load i32, ptr %s", f.place())
	f.line("br i1 %s, label %%%s, label %%%s", f.let("icmp eq i32 %s, %d", v, f.IntN(2)), body, end)
	f.at(body)
	f.line("call i32 @pthread_cond_wait(ptr @c, ptr @m)\n  br label %%%s", head)
	f.at(end)
}
