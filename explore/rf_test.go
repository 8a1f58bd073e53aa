package explore

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/litmus"
	"github.com/google/go-cmp/cmp"
)

var (
	rfSeeds = flag.Uint64("rf.seeds", 400, "number of generated programs that engine trust-rf is compared on")
	rfWeak  = flag.Uint64("rf.weak", 10, "under tso and pso, one program is compared of so many")
)

// rfDisagreement compares engine trust-rf with the reads-from classes that naive
// meets.
func rfDisagreement(t testing.TB, p *litmus.Program, model string) (problem string) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	return rfDifference(t, p.Compile(), model, waitsMixed(p))
}

// waitsMixed reports whether a program waits for what it accesses with different sizes.
func waitsMixed(p *litmus.Program) bool {
	return p.Mixed() && (p.Uses(litmus.Await) || p.Uses(litmus.Gate)) || roundsMixed(p)
}

// roundsMixed reports whether a thread may wait within a round of a spin loop for what another one accesses with another size.
func roundsMixed(p *litmus.Program) bool {
	return p.Mixed() && slices.ContainsFunc([]litmus.Kind{litmus.AwaitBoth, litmus.TakeEither, litmus.Spin}, p.Uses)
}

// rfDifference is rfDisagreement on a compiled program. waits says that operations may wait that access what
// others access with another size.
func rfDifference(t testing.TB, prog event.Program, model string, waits bool) string {
	t.Helper()
	naive, res := naively(t, prog, model)
	classes := res.Counts.ReadsFrom
	rf, res := summarise(t, prog, model, "trust-rf")
	switch {
	case res.Verdict == Unsupported && strings.Contains(res.Reason, "allocated once more"):
		return ""
	case res.Verdict == Unsupported:
		return "unsupported: " + res.Reason
	}
	if waits && len(naive.Errors) > 0 && res.Counts.Executions < classes {
		// The machine lets awaits of mixed sizes read in vain, see memmodel.Mixed: that counts
		// where a violation has ended the wait.
		classes = res.Counts.Executions
	}
	want := fmt.Sprint(naive.Verdict, " ", classes, naive.Errors)
	got := fmt.Sprint(rf.Verdict, " ", res.Counts.Executions, rf.Errors)
	return cmp.Diff(want, got)
}

// rfShapes are the programs that engine trust-rf is compared on.
func rfShapes() []litmus.Shape {
	return []litmus.Shape{
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
		{Threads: 3, Stmts: 2, Vars: 2, Mutexes: 1, Values: 2, Freed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.CAS, litmus.Lock, litmus.Await, litmus.Gate}},
		{Threads: 4, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.TryLock, litmus.Lock}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Assume, litmus.Store}},
		{Threads: 4, Stmts: 3, Vars: 1, Mutexes: 1, Values: 3, Kinds: []litmus.Kind{litmus.Gate, litmus.Gate, litmus.Store, litmus.If, litmus.Load}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Fence, litmus.Choose, litmus.Assert, litmus.Xchg}},
		{Threads: 3, Stmts: 5, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Atomic, litmus.Atomic, litmus.If, litmus.Add}},
		{Threads: 3, Stmts: 6, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Atomic, litmus.Atomic, litmus.If, litmus.If, litmus.Choose, litmus.Choose, litmus.Assert, litmus.Assume}},
		{Threads: 3, Stmts: 3, Vars: 1, Mutexes: 1, Values: 3, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If, litmus.Xchg}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Atomic, litmus.If, litmus.Xchg}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Atomic, litmus.If, litmus.Await, litmus.Gate}},
		{Threads: 3, Stmts: 4, Vars: 3, Mutexes: 2, Values: 3, Mixed: true, Kinds: litmus.Everything().Kinds},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Undef: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.Add, litmus.If, litmus.Await}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Undef: true, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.If, litmus.Atomic}},
	}
}

// TestReadsFrom compares engine trust-rf with naive on generated programs.
func TestReadsFrom(t *testing.T) {
	shapes := rfShapes()
	seeds := []uint64{6012091} // sections that read after some choices only
	for seed := *oracleFirst; seed < *oracleFirst+*rfSeeds; seed++ {
		seeds = append(seeds, seed)
	}
	for _, seed := range seeds {
		shape := shapes[seed%uint64(len(shapes))]
		if seed/uint64(len(shapes))%2 == 1 {
			shape.Main = 3
		}
		p := litmus.Random(seed, shape)
		models := OperationalModels()
		if seed/uint64(len(shapes))%*rfWeak != 0 {
			models = models[:1]
		}
		for _, model := range models {
			if wrong := litmus.Shrunk(p, func(q *litmus.Program) string { return rfDisagreement(t, q, model) }); wrong != "" {
				t.Fatalf("%s, seed %d, %s", model, seed, wrong)
			}
		}
	}
}

// TestReadsFromSections compares engine trust-rf with naive on programs with atomic sections, with
// accesses of different sizes and with memory that is freed, rightly or not.
func TestReadsFromSections(t *testing.T) {
	for _, name := range []string{"structures/treiber_stack", "structures/treiber_stack_free", "structures/ms_queue", "structures/ms_queue.DEQUEUERS2", "structures/rcu", "structures/double_checked", "structures/reference_count", "waits/fence_loop",
		"waits/atomic_section", "waits/atomic_function", "waits/nondet_section", "waits/nondet_section_pair", "waits/nondet_section_pair.HOLDS1", "memory/use_after_free", "memory/double_free", "memory/stack_escape",
		"memory/mixed_size", "memory/mixed_size_safe", "language/parallel_sort", "language/strings"} {
		prog := corpus.Compile(t, name+".ll", interp.Options{Nondet: &interp.Range{Low: 0, High: 1}})
		for _, model := range OperationalModels() {
			if diff := rfDifference(t, prog, model, false); diff != "" {
				t.Errorf("%s, %s: %s", name, model, diff)
			}
		}
	}
}

// TestReadsFromRefuses tries trust-rf, under the models without a global order, on programs
// that do several accesses at once.
func TestReadsFromRefuses(t *testing.T) {
	for name, what := range map[string]string{"waits/atomic_section": "atomic section", "memory/mixed_size": "different sizes", "structures/treiber_stack_free": "memory whose lifetime ends"} {
		prog := corpus.Load(t, name+".ll")
		for _, model := range []string{"ra", "rc11"} {
			res, err := Run(context.Background(), prog, Options{Engine: "trust-rf", Model: model})
			if err != nil {
				t.Fatal(err)
			}
			if res.Verdict != Unsupported || !strings.Contains(res.Reason, what) {
				t.Errorf("%s, %s: %s %q", name, model, res.Verdict, res.Reason)
			}
		}
	}
}

// TestReadsFromLong explores executions of many events.
func TestReadsFromLong(t *testing.T) {
	p := &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{{}, {{Kind: litmus.Store, Var: 1, C: 1}}}}
	for i := range 400 {
		p.Threads[0] = append(p.Threads[0], litmus.Stmt{Kind: litmus.Store, C: uint64(i)})
	}
	p.Threads[0] = append(p.Threads[0], litmus.Stmt{Kind: litmus.Load, Var: 1})
	for _, model := range Models() {
		res, err := Run(context.Background(), p.Compile(), Options{Engine: "trust-rf", Model: model})
		if err != nil {
			t.Fatal(err)
		}
		if res.Verdict != Safe || res.Counts.Executions != 2 {
			t.Errorf("%s: %s, %d executions", model, res.Verdict, res.Counts.Executions)
		}
	}
}

// TestTooLong explores executions that have more events than the arrays of package set hold, and that have more than allowed.
func TestTooLong(t *testing.T) {
	for _, c := range []struct {
		model      string
		events     int
		steps      int
		executions uint64
		reason     string
	}{
		{model: "rc11", events: 4100, executions: 1},
		{model: "sc", events: 16_400, executions: 1},
		{model: "rc11", events: 4100, steps: 100, reason: tooLong},
	} {
		p := &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{nil}}
		for i := range c.events {
			p.Threads[0] = append(p.Threads[0], litmus.Stmt{Kind: litmus.Store, C: uint64(i)})
		}
		res, err := Run(context.Background(), p.Compile(), Options{Engine: "trust", Model: c.model, MaxSteps: c.steps})
		if err != nil || res.Counts.Executions != c.executions || res.Reason != c.reason {
			t.Errorf("%s, %d events, %d steps: %v, %q: %v", c.model, c.events, c.steps, res, res.Reason, err)
		}
	}
}
