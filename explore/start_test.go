package explore

import (
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// startShapes are programs with an object that is alive from the start, as instances of thread-local variables are, and that threads end, the last step of one of them above all.
func startShapes() []litmus.Shape {
	shapes := []litmus.Shape{
		{Threads: 3, Stmts: 2, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.CAS, litmus.Lock}},
		{Threads: 3, Stmts: 2, Vars: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.Gate, litmus.Fence}},
		{Threads: 2, Stmts: 3, Vars: 2, Values: 2, Orders: true, Plain: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Add, litmus.If}},
		{Threads: 2, Stmts: 2, Vars: 2, Mutexes: 1, Values: 2, Orders: true, Nested: 1, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Xchg, litmus.Lock, litmus.Await}},
	}
	for i := range shapes {
		shapes[i].Freed, shapes[i].Local, shapes[i].Main = true, true, 2
	}
	return shapes
}

// TestAliveAtStart compares the engines, under all models, on programs with an object that nobody allocates: no access to it comes too early, and accesses behind its end fail.
func TestAliveAtStart(t *testing.T) {
	shapes := startShapes()
	left, erroneous := 0, 0
	for seed := *oracleFirst; seed < *oracleFirst+*oracleSeeds/32; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, model := range OperationalModels() {
			if large(t, p.Compile(), model) {
				left++
				continue
			}
			wrong := litmus.Shrunk(p, func(q *litmus.Program) string {
				for _, diff := range []func() string{
					func() string { return disagreement(t, q, model) },
					func() string { return rfDisagreement(t, q, model) },
					func() string { return statesDisagreement(t, q, model, someSearches(seed)) },
				} {
					if d := diff(); d != "" {
						return d
					}
				}
				if model == "sc" {
					return rvfDisagreement(t, q)
				}
				return ""
			})
			if wrong != "" {
				t.Fatalf("%s, seed %d, %s", model, seed, wrong)
			}
		}
		prog := p.Compile()
		for _, name := range Models() {
			model, _ := memmodel.ParseModel(name)
			wrong := litmus.Shrunk(p, func(q *litmus.Program) string {
				d, ok := graphsDisagreement(t, q.Compile(), model)
				if !ok {
					left++
				}
				return d
			})
			if wrong != "" {
				t.Fatalf("%s, seed %d, %s", name, seed, wrong)
			}
			if !model.Operational() {
				for _, e := range violations(t, prog, model, 1) {
					erroneous++
					if strings.Contains(e.Message, "allocation") {
						t.Fatalf("%s, seed %d: %s", name, seed, e.Message)
					}
					if found, _, err := ReproduceGraph(prog, Simplify(prog, e)); err != nil || !e.Same(found) {
						t.Fatalf("%s, seed %d: %v, %+v is replayed as %+v", name, seed, err, e, found)
					}
				}
			}
		}
	}
	t.Logf("%d programs, %d with an error under ra or rc11, %d left out", *oracleSeeds/32, erroneous, left)
}

// TestReadsFromAtStart explores a program with an object that nobody allocates and nobody ends, by trust-rf under the models without a global order.
func TestReadsFromAtStart(t *testing.T) {
	relaxed := func(kind litmus.Kind) litmus.Stmt {
		return litmus.Stmt{Kind: kind, C: 1, Order: event.Relaxed}
	}
	prog := (&litmus.Program{Vars: 1, Heap: 1, AtStart: true, Threads: [][]litmus.Stmt{{relaxed(litmus.Store)}, {relaxed(litmus.Load)}}}).Compile()
	for _, model := range []string{"ra", "rc11"} {
		for _, engine := range []string{"trust", "trust-rf"} {
			res, err := Run(t.Context(), prog, Options{Engine: engine, Model: model})
			if err != nil || res.Verdict != Safe || res.Counts.Executions != 2 {
				t.Errorf("%s, %s: %v, %v", engine, model, res, err)
			}
		}
	}
}

// TestThreadLocals runs all engines, under all models that they have, on programs in C whose threads give the addresses of thread-local variables to others.
func TestThreadLocals(t *testing.T) {
	for name, ends := range map[string]bool{ // whether some access comes after the end of the thread
		"threads/local_joined":        true,
		"threads/local_joined.BEFORE": false,
		"threads/local_errno":         true,
		"threads/local_errno.ITSELF":  false,
		"threads/local_destructor":    false,
		"threads/local_detached":      true,
		"threads/local_detached.WAIT": false,
		"threads/local_nested":        false,
		"threads/local_nested.LEFT":   true,
		"threads/local_main":          false,
		"threads/local_main.OTHER":    true,
		"c11/local_published":         false,
		"c11/local_published.GOES":    true,
	} {
		prog := corpus.Load(t, name+".ll")
		for _, model := range Models() {
			for _, engine := range EnginesFor(model, nil) {
				res, err := Run(t.Context(), prog, Options{Engine: engine, Model: model})
				if err != nil {
					t.Fatal(err)
				}
				want := Safe
				switch m, _ := memmodel.ParseModel(model); {
				case engine == "trust-rf" && !m.Operational() && name != "threads/local_main": // whose threads do not end before the process
					want = Unsupported
				case ends:
					want = Violation
				}
				if res.Verdict != want || want == Violation && (res.Error.Kind != event.MemoryError || !strings.HasSuffix(res.Error.Message, "after its lifetime has ended")) {
					t.Errorf("%s, %s, %s: %s, %s, %+v", name, engine, model, res.Verdict, res.Reason, res.Error)
				}
			}
		}
	}
}
