package explore

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/litmus"
)

var rvfSeeds = flag.Uint64("rvf.seeds", 1000, "generated programs on which engine rvf is compared")

// local is what is compared of engine rvf: what each thread can come to, by itself.
type local struct {
	Verdict Verdict
	Errors  []string // by message and place
	Ends    []string // of threads
}

// locals explores a program and returns what its threads come to. Executions that are not
// complete count, too.
func locals(t testing.TB, prog event.Program, engine string) (local, *Result) {
	t.Helper()
	ends, errors := map[string]bool{}, map[string]bool{}
	res, err := Run(context.Background(), prog, Options{Engine: engine, Model: "sc", KeepGoing: true, Leaf: func(l Leaf) {
		for i := range l.Machine.Threads() {
			id := event.ThreadID(i)
			if !l.Machine.Started(id) {
				continue
			}
			ends[fmt.Sprintf("%d: %p", id, l.Machine.State(id))] = true
			if f := l.Machine.Fault(id); f != nil {
				errors[fmt.Sprintf("%s %s %d", f.Kind, f.Message, l.Machine.Label(id).Site)] = true
			}
		}
		if l.Blocked == event.BlockDeadlock {
			errors["deadlock"] = true
		}
	}})
	if err != nil {
		panic(err) // a bug, which programs may be shrunk to
	}
	return local{res.Verdict, sorted(errors), sorted(ends)}, res
}

// rvfDisagreement compares engine rvf with naive on a program.
func rvfDisagreement(t testing.TB, p *litmus.Program) (problem string) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	prog := p.Compile()
	want, naive := locals(t, prog, "naive")
	got, res := locals(t, prog, "rvf")
	if res.Verdict == Unsupported {
		return ""
	}
	if p.Mixed() && (p.Uses(litmus.Await) || p.Uses(litmus.Gate)) {
		// The machine lets awaits of mixed sizes read in vain, see memmodel.Mixed: ends
		// at which another value is the last.
		for _, end := range got.Ends {
			if !slices.Contains(want.Ends, end) {
				return "rvf has a State in which a thread ends, and naive has not"
			}
		}
		want.Ends, got.Ends = nil, nil
	}
	if d := cmp.Diff(want, got); d != "" {
		return "rvf (+) against naive (-):\n" + d
	}
	if res.Counts.Executions > naive.Counts.ReadsFrom {
		return fmt.Sprintf("%d executions, but %d classes of reads-from", res.Counts.Executions, naive.Counts.ReadsFrom)
	}
	return ""
}

// TestReadsValueFrom compares engine rvf with naive on generated programs: verdicts,
// errors, and the States in which threads end.
func TestReadsValueFrom(t *testing.T) {
	shapes := []litmus.Shape{
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
		{Threads: 3, Stmts: 2, Vars: 2, Mutexes: 1, Values: 2, Freed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.CAS, litmus.Lock, litmus.Await, litmus.Gate}},
		{Threads: 4, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If, litmus.Assert}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.TryLock, litmus.Lock}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Assume, litmus.Store}},
		{Threads: 4, Stmts: 3, Vars: 1, Mutexes: 1, Values: 3, Kinds: []litmus.Kind{litmus.Gate, litmus.Gate, litmus.Store, litmus.If, litmus.Load}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Fence, litmus.Choose, litmus.Assert, litmus.Xchg, litmus.If}},
		{Threads: 3, Stmts: 5, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Atomic, litmus.Atomic, litmus.If, litmus.Add}},
		{Threads: 4, Stmts: 4, Vars: 3, Mutexes: 2, Values: 3, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Add, litmus.Xchg, litmus.CAS,
			litmus.Lock, litmus.TryLock, litmus.If, litmus.If, litmus.Await, litmus.AwaitBoth, litmus.Gate, litmus.Assume, litmus.Assert, litmus.Choose, litmus.Atomic}},
		{Threads: 3, Stmts: 3, Vars: 1, Mutexes: 1, Values: 3, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If, litmus.Xchg}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Atomic, litmus.If, litmus.Await, litmus.Gate}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Undef: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.Add, litmus.If, litmus.Await}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Undef: true, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.If, litmus.Atomic}},
	}
	shapes = append(shapes, litmus.Everything(),
		litmus.Shape{Threads: 3, Stmts: 5, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Atomic, litmus.Atomic, litmus.If, litmus.Assert, litmus.Assume, litmus.Add}})
	type draw struct {
		seed  uint64
		shape int
		main  int // statements of main
	}
	draws := []draw{
		{9008298, 8, 3}, // a compare-exchange of several variables that a read precludes
		{337, 10, 0},    // an error while an operation on several variables is there in part
	}
	for seed := *oracleFirst; seed < *oracleFirst+*rvfSeeds; seed++ {
		draws = append(draws, draw{seed, int(seed % uint64(len(shapes))), 3})
	}
	for _, d := range draws {
		seed, shape := d.seed, shapes[d.shape]
		shape.Main = d.main
		p := litmus.Random(seed, shape)
		if wrong := litmus.Shrunk(p, func(q *litmus.Program) string { return rvfDisagreement(t, q) }); wrong != "" {
			t.Fatalf("seed %d, %s", seed, wrong)
		}
	}
}

// TestLifetimes compares engine rvf with naive on programs in which memory is freed while
// other threads may access it, rightly or not.
func TestLifetimes(t *testing.T) {
	for _, name := range []string{"memory/double_free", "memory/use_after_free", "memory/stack_escape", "memory/freed_unread", "memory/free_locked", "memory/free_locked.UNORDERED", "memory/free_unlocking", "structures/treiber_stack_free", "structures/rcu", "structures/reference_count", "memory/mixed_size", "memory/mixed_size_safe"} {
		prog := corpus.Load(t, name+".ll")
		want, naive := locals(t, prog, "naive")
		got, res := locals(t, prog, "rvf")
		if d := cmp.Diff(want, got); d != "" || res.Counts.Executions > naive.Counts.ReadsFrom+naive.Counts.Erroneous {
			t.Errorf("%s: %d executions, naive has %d classes\n%s", name, res.Counts.Executions, naive.Counts.ReadsFrom, d)
		}
	}
}

// TestHangsAtLifetimes looks for a hang in a loop that reads an object which another thread may free. It takes one order of two stores only, and engine rvf has come to the values that are read by
// another one.
func TestHangsAtLifetimes(t *testing.T) {
	const object, never, frees = 0, 1, 2
	load := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Load, Var: v, Order: event.SeqCst} }
	store := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: c, Order: event.SeqCst}
	}
	when := func(c uint64, body ...litmus.Stmt) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.If, C: c, Body: body}
	}
	p := &litmus.Program{Vars: 3, Heap: 1 << object, Threads: [][]litmus.Stmt{
		{{Kind: litmus.Spin, Var: object, C: 1, Order: event.SeqCst, Body: []litmus.Stmt{load(never), when(1, litmus.Stmt{Kind: litmus.Break})}}},
		{store(object, 0)}, {store(object, 1)}, {load(object), when(0, store(never, 1))},
		{load(frees), when(1, litmus.Stmt{Kind: litmus.Free, Var: object})}, {store(frees, 1)},
	}}
	for _, engine := range []string{"trust", "rvf"} {
		res, err := Run(t.Context(), p.Compile(), Options{Engine: engine, KeepGoing: true, Checks: []event.ErrorKind{event.HangError}})
		if err != nil || res.Verdict != Violation {
			t.Errorf("%s: %+v %v", engine, res, err)
		}
	}
}
