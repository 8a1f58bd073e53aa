package explore

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"iter"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	brute "github.com/gomc/gomc/explore/oracle/graphs"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

var (
	weakSeeds = flag.Uint64("weak.seeds", 500, "number of generated programs that trust is compared on with all graphs")
	weakFirst = flag.Uint64("weak.first", 0, "first seed")
)

// weakShapes are programs with C11 orders, without what brute.Enumerate refuses.
func weakShapes() []litmus.Shape {
	shapes := []litmus.Shape{
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
		{Threads: 2, Stmts: 5, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Fence}},
		{Threads: 4, Stmts: 3, Vars: 3, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Load, litmus.Store, litmus.Fence}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.TryLock, litmus.Lock}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Assume, litmus.Store, litmus.Gate, litmus.Choose}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Undef: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.If}},
	}
	for i := range shapes {
		shapes[i].Orders, shapes[i].Main = true, 3
	}
	return shapes
}

// heapShapes are programs with an object that threads reach with and without synchronisation, for models without a
// global order. Some reach it without having seen that it is allocated, of which the other models know nothing.
func heapShapes() []litmus.Shape {
	shapes := []litmus.Shape{
		{Threads: 2, Stmts: 3, Vars: 1, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS}},
		{Threads: 3, Stmts: 2, Vars: 1, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Xchg, litmus.Fence, litmus.Await, litmus.Gate}},
		{Threads: 2, Stmts: 3, Vars: 1, Mutexes: 1, Values: 2, Nested: 1, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.CAS, litmus.Lock}},
		{Threads: 2, Stmts: 2, Vars: 1, Mutexes: 1, Values: 2, Freed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS}},
		{Threads: 2, Stmts: 2, Vars: 1, Mutexes: 1, Values: 2, Freed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Fence, litmus.Await, litmus.Gate}},
		{Threads: 2, Stmts: 2, Vars: 1, Mutexes: 1, Values: 2, Freed: true, Nested: 1, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock}},
	}
	for i := range shapes {
		shapes[i].Orders, shapes[i].Main, shapes[i].Heap = true, 2, true
	}
	return shapes
}

// TestTrustGraphs compares trust, under all models, with the enumeration of all
// graphs by brute force.
func TestTrustGraphs(t *testing.T) {
	shapes := weakShapes()
	left := 0
	for seed := *weakFirst; seed < *weakFirst+*weakSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, name := range Models() {
			model, _ := memmodel.ParseModel(name)
			diff := func(p *litmus.Program) string {
				d, ok := graphsDisagreement(t, p.Compile(), model)
				if !ok {
					left++
				}
				return d
			}
			if wrong := litmus.Shrunk(p, diff); wrong != "" {
				t.Fatalf("%s, seed %d, %s", name, seed, wrong)
			}
		}
	}
	if left > int(*weakSeeds)*len(Models())/10 {
		t.Errorf("%d pairs of a program and a model are left out", left)
	}
	t.Logf("%d programs from seed %d, %d pairs with a model left out", *weakSeeds, *weakFirst, left)
}

// TestTrustLitmus compares trust, under all models, but RC11 most of all, with the enumeration of all graphs on programs whose
// accesses are on a cycle.
func TestTrustLitmus(t *testing.T) {
	left := 0
	for seed := *weakFirst; seed < *weakFirst+*weakSeeds/3; seed++ {
		p := litmus.Cycle(seed)
		name := Models()[seed%uint64(len(Models()))]
		if seed%2 == 0 {
			name = "rc11"
		}
		model, _ := memmodel.ParseModel(name)
		diff := func(p *litmus.Program) string {
			d, ok := graphsDisagreement(t, p.Compile(), model)
			if !ok {
				left++
			}
			return d
		}
		if wrong := litmus.Shrunk(p, diff); wrong != "" {
			t.Fatalf("%s, seed %d, %s", name, seed, wrong)
		}
	}
	t.Logf("%d programs from seed %d, %d left out", *weakSeeds/3, *weakFirst, left)
}

// TestTrustAllocations compares trust with the enumeration of all graphs on programs with an object whose allocation need not
// happen before accesses to it.
func TestTrustAllocations(t *testing.T) {
	shapes := heapShapes()
	left, failing := 0, 0
	for seed := *weakFirst; seed < *weakFirst+*weakSeeds/2; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, model := range []memmodel.Model{memmodel.RA, memmodel.RC11} {
			diff := func(p *litmus.Program) string {
				d, ok := graphsDisagreement(t, p.Compile(), model)
				if !ok {
					left++
				}
				return d
			}
			if diff(p) == "" {
				failing += min(1, len(violations(t, p.Compile(), model, 1)))
				continue
			}
			p = litmus.Shrink(p, func(q *litmus.Program) bool { return diff(q) != "" })
			t.Fatalf("%v, seed %d, shrunk to\n%v\n%s", model, seed, p, diff(p))
		}
	}
	t.Logf("%d pairs of a program and a model, %d of them with an error, %d left out", *weakSeeds/2*2, failing, left)
}

// TestSeqCst compares RC11 with SC on generated programs whose accesses are all sequentially consistent: psc has
// program order, reads-from, coherence order and from-reads then, so that the executions are the same.
func TestSeqCst(t *testing.T) {
	shapes := []litmus.Shape{
		{Threads: 3, Stmts: 3, Vars: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
		{Threads: 4, Stmts: 3, Vars: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
		{Threads: 4, Stmts: 4, Vars: 3, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Xchg, litmus.CAS, litmus.If}},
		{Threads: 3, Stmts: 4, Vars: 2, Values: 2, Main: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.Fence, litmus.If}},
	}
	for seed := *weakFirst; seed < *weakFirst+2**weakSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, body := range append(p.Threads, p.Main) {
			makeSeqCst(body)
		}
		diff := func(p *litmus.Program) string {
			prog := p.Compile()
			return cmp.Diff(allGraphs(t, prog, "sc"), allGraphs(t, prog, "rc11"))
		}
		if wrong := litmus.Shrunk(p, diff); wrong != "" {
			t.Fatalf("seed %d, %s", seed, wrong)
		}
	}
}

func makeSeqCst(body []litmus.Stmt) {
	for i := range body {
		body[i].Order = event.SeqCst
		makeSeqCst(body[i].Body)
	}
}

// TestTrustCycles compares trust with all graphs on programs whose cycles, which RC11 forbids, are hard to come by for
// generated ones, for every order of the threads.
func TestTrustCycles(t *testing.T) {
	load := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Load, Var: v, Order: event.SeqCst} }
	store := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: c, Order: event.SeqCst}
	}
	release := litmus.Stmt{Kind: litmus.Store, Var: 2, C: 1, Order: event.Release}
	acquire := litmus.Stmt{Kind: litmus.Add, Var: 2, C: 1, Order: event.Acquire}
	read := litmus.Stmt{Kind: litmus.Load, Var: 2, Order: event.Relaxed}
	fence := litmus.Stmt{Kind: litmus.Fence, Order: event.SeqCst}
	relaxed := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: c, Order: event.Relaxed}
	}
	acquireFence := litmus.Stmt{Kind: litmus.Fence, Order: event.Acquire}
	for name, bodies := range map[string][][]litmus.Stmt{
		"a lock is no seq_cst operation":             {{{Kind: litmus.Lock}, {Kind: litmus.Unlock}, load(0)}, {store(0, 1), {Kind: litmus.TryLock}}},
		"a fence that has acquired before an access": {{store(0, 1), release}, {read, acquireFence, load(1)}, {store(1, 1), load(0)}},
		"a fence that has released what came before": {{store(2, 2), {Kind: litmus.Fence, Order: event.Release}, relaxed(2, 1)}, {read, acquireFence, load(1)}, {store(1, 1), load(2)}},
		"a read that is not atomic reads from a read-modify-write": {{relaxed(0, 1), fence, {Kind: litmus.Add, Var: 1, C: 1, Order: event.Relaxed}},
			{{Kind: litmus.Load, Var: 1, Plain: true}, fence, release}, {{Kind: litmus.Load, Var: 2, Order: event.Acquire}, relaxed(0, 2)}},
		"a release store to the same place follows":               {{store(0, 2), {Kind: litmus.Store, C: 1, Order: event.Release}}, {{Kind: litmus.Load, Order: event.Acquire}, load(1)}, {store(1, 1), load(0)}},
		"a release store to the same place follows another store": {{store(0, 2), relaxed(2, 1), {Kind: litmus.Store, C: 1, Order: event.Release}}, {{Kind: litmus.Load, Order: event.Acquire}, load(1)}, {store(1, 1), load(0)}},
		"an acquire load of the same place comes before":          {{store(0, 1), {Kind: litmus.Store, Var: 1, C: 2, Order: event.Release}}, {{Kind: litmus.Load, Var: 1, Order: event.Acquire}, load(1)}, {store(1, 1), load(0)}},
		"stores before and after a release store":                 {{relaxed(0, 1), {Kind: litmus.Store, Var: 1, C: 1, Order: event.Release}, relaxed(2, 1)}, {load(2), load(0)}, {load(2), load(1)}},
		"a relaxed store comes between two stores of a cycle":     {{store(0, 2), load(1)}, {store(1, 1), store(0, 1)}, {relaxed(0, 3)}},
		"a thread writes last what another has overwritten":       {{store(0, 1)}, {load(0), load(1), store(0, 2)}, {store(1, 1), load(0)}},
		"a read-modify-write that has acquired revisits a read":   {{store(1, 1), load(0)}, {read}, {store(0, 1), release}, {acquire, load(1)}},
	} {
		for order := range orders(len(bodies)) {
			p := &litmus.Program{Vars: 3, Mutexes: 1}
			for _, k := range order {
				p.Threads = append(p.Threads, bodies[k])
			}
			for _, m := range Models() {
				model, _ := memmodel.ParseModel(m)
				if d, ok := graphsDisagreement(t, p.Compile(), model); d != "" || !ok {
					t.Errorf("%s: %s\n%v\n%s", name, m, p, d)
				}
			}
		}
	}
}

// TestTrustThreads does the same for what is ordered by the creation and the end of threads.
func TestTrustThreads(t *testing.T) {
	load := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Load, Var: v, Order: event.SeqCst} }
	store := func(v int, o event.Order) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: 1, Order: o}
	}
	create := func(u int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Create, Var: u} }
	join := func(u int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Join, Var: u} }
	learn := litmus.Stmt{Kind: litmus.Load, Var: 2, Order: event.Acquire}
	other := []litmus.Stmt{store(1, event.SeqCst), load(0)}
	for name, threads := range map[string][][]litmus.Stmt{
		"a store of a thread that has ended":        {{create(1), join(1), load(1)}, {store(0, event.SeqCst), store(2, event.Relaxed)}, other},
		"an end, and one more":                      {{create(1), join(1), load(1)}, {create(3), join(3)}, other, {store(0, event.SeqCst), store(2, event.Relaxed)}},
		"its last store":                            {{create(1), join(1), load(1)}, {store(0, event.SeqCst)}, other},
		"a store before a creation":                 {{store(0, event.SeqCst), create(1)}, {load(1)}, other},
		"two stores before a creation":              {{store(0, event.SeqCst), store(2, event.Relaxed), create(1)}, {load(1)}, other},
		"two creations":                             {{store(0, event.SeqCst), create(1)}, {create(3)}, other, {load(1)}},
		"what a thread has learned that has ended":  {{create(1), join(1), load(1)}, {learn}, other, {store(0, event.SeqCst), store(2, event.Release)}},
		"what was learned before a creation":        {{learn, create(1)}, {load(1)}, other, {store(0, event.SeqCst), store(2, event.Release)}},
		"what was learned before an end and a load": {{create(1), join(1), learn, load(1)}, {store(1, event.Relaxed)}, other, {store(0, event.SeqCst), store(2, event.Release)}},
		"a buffered store before an end":            {{create(1), store(0, event.Relaxed), join(1), load(1)}, {load(2)}, other},
		"a buffered store before a creation":        {{store(0, event.Relaxed), create(1), load(1)}, {load(2)}, other},
	} {
		for i := range threads { // who is created first is looked at last
			p := &litmus.Program{Vars: 3, Mutexes: 1}
			n := len(threads)
			for k := range n {
				body := slices.Clone(threads[(k+i)%n])
				for j := range body {
					if body[j].Kind == litmus.Create || body[j].Kind == litmus.Join {
						body[j].Var = (body[j].Var - i + n) % n
					}
				}
				p.Threads = append(p.Threads, body)
			}
			for _, m := range Models() {
				model, _ := memmodel.ParseModel(m)
				if d, ok := graphsDisagreement(t, p.Compile(), model); d != "" || !ok {
					t.Errorf("%s: %s\n%v\n%s", name, m, p, d)
				}
			}
		}
	}
}

// orders yields all orders of the numbers below n.
func orders(n int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		var extend func(order []int) bool
		extend = func(order []int) bool {
			if len(order) == n {
				return yield(order)
			}
			for k := range n {
				if !slices.Contains(order, k) && !extend(append(slices.Clip(order), k)) {
					return false
				}
			}
			return true
		}
		extend(nil)
	}
}

// graphsDisagreement compares trust with the enumeration of all graphs, but for some fields of the results. ok is false if there are too
// many of these.
func graphsDisagreement(t testing.TB, prog event.Program, model memmodel.Model, ignored ...string) (problem string, ok bool) {
	t.Helper()
	got := allGraphs(t, prog, model.String())
	if most := uint64(60); got.Executions+blocked(got) > most {
		return "", false // the enumeration would come to its limit, late
	}
	want, err := brute.Enumerate(prog, model, brute.Options{Limit: 1500})
	if errors.Is(err, brute.ErrLimit) {
		return "", false
	}
	if err != nil {
		t.Fatal(err)
	}
	return cmp.Diff(want, got, cmpopts.IgnoreFields(brute.Result{}, append(ignored, "Graphs", "BlockedReadsFrom", "ReadsFrom", "HangingReadsFrom", "Finals")...)), true
}

func blocked(r *brute.Result) (n uint64) {
	for _, k := range r.Blocked {
		n += k
	}
	return n
}

func allGraphs(t testing.TB, prog event.Program, model string) *brute.Result {
	faults, hangs := map[string]bool{}, uint64(0)
	res, err := Run(context.Background(), prog, Options{Engine: "trust", Model: model, KeepGoing: true, Found: func(e *Error) {
		switch e.Kind {
		case event.DeadlockError:
		case event.HangError:
			hangs++
		default:
			faults[fmt.Sprintf("%s %s %d", e.Kind, e.Message, e.Site.Line)] = true
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	blocked := map[event.Reason]uint64{}
	for reason, n := range res.Counts.Blocked {
		if reason != event.BlockSleep {
			blocked[reason] = n
		}
	}
	return &brute.Result{Executions: res.Counts.Executions, Erroneous: res.Counts.Erroneous, Blocked: blocked, Errors: sorted(faults), Hangs: hangs}
}
