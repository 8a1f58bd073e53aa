package explore

import (
	"context"
	"flag"
	"testing"

	"github.com/gomc/gomc/event"
	brute "github.com/gomc/gomc/explore/oracle/graphs"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

var (
	spinSeeds = flag.Uint64("spins.seeds", 60, "number of generated programs with loops that do more than to wait")
	spinFirst = flag.Uint64("spins.first", 0, "first seed of these")
	spinAll   = flag.Bool("spins.all", false, "print every disagreement and go on")
)

// spinShapes are programs with loops in which there are choices, conditions, locks that are tried and errors, and atomic sections in
// which threads lock and wait.
func spinShapes() []litmus.Shape {
	kinds := func(more ...litmus.Kind) []litmus.Kind {
		return append(more, litmus.Load, litmus.Store, litmus.Store)
	}
	shapes := []litmus.Shape{
		{Threads: 2, Stmts: 4, Kinds: kinds(litmus.Spin, litmus.Spin)},
		{Threads: 3, Stmts: 4, Kinds: kinds(litmus.Spin, litmus.Choose, litmus.If, litmus.CAS)},
		{Threads: 3, Stmts: 4, Kinds: kinds(litmus.Spin, litmus.Lock, litmus.TryLock, litmus.If)},
		{Threads: 2, Stmts: 5, Kinds: kinds(litmus.Spin, litmus.Await, litmus.Gate, litmus.Xchg, litmus.Assume)},
		{Threads: 2, Stmts: 3, Nested: 2, Failing: true, Kinds: kinds(litmus.Spin, litmus.Spin, litmus.Assert, litmus.Exit, litmus.If)},
		{Threads: 2, Stmts: 4, Undef: true, Kinds: kinds(litmus.Spin, litmus.Spin, litmus.Add)},
		{Threads: 2, Stmts: 3, Freed: true, Kinds: kinds(litmus.Spin, litmus.Spin, litmus.Gate)},
		{Threads: 2, Stmts: 4, Plain: true, Kinds: kinds(litmus.Spin, litmus.Spin, litmus.Fence, litmus.CAS)},
		{Threads: 3, Stmts: 5, Waits: true, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.Spin, litmus.CAS, litmus.If)},
		{Threads: 3, Stmts: 5, Waits: true, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.Lock, litmus.TryLock, litmus.Gate, litmus.CAS)},
		{Threads: 2, Stmts: 5, Waits: true, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.Atomic, litmus.Lock, litmus.Lock, litmus.Exit, litmus.Assume)},
		{Threads: 3, Stmts: 5, Waits: true, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.Take, litmus.TakeEither, litmus.Gate, litmus.Fence, litmus.Await)},
		{Threads: 2, Stmts: 4, Mixed: true, Kinds: kinds(litmus.Spin, litmus.Spin, litmus.Add)},
	}
	for i := range shapes {
		s := &shapes[i]
		s.Vars, s.Values, s.Mutexes, s.Main, s.Orders = 2, 2, 1, 2, true
	}
	return shapes
}

// spinDisagreement compares all engines on a program, by all tests that apply.
func spinDisagreement(t testing.TB, p *litmus.Program, name string) string {
	model, _ := memmodel.ParseModel(name)
	prog := p.Compile()
	if model.Operational() {
		if !comparable(prog, name) {
			return ""
		}
		if d := nestingDisagreement(t, p, name); d != "" {
			return d
		}
	} else if d, _ := graphsDisagreement(t, prog, model); d != "" {
		return d
	}
	if !p.Uses(litmus.Atomic) {
		if d, _, _ := hangDisagreement(t, p, name); d != "" {
			return d
		}
	}
	if _, err := brute.Enumerate(prog, model, brute.Options{Limit: *raceLimit}); err != nil || !orderable(p, name) {
		return "" // larger than the enumeration can do, or not for it
	}
	d, _, _ := raceDisagreement(t, p, model)
	return d
}

// comparable reports whether a program is small enough for all interleavings, and supported.
func comparable(prog event.Program, model string) bool {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	res, err := Run(ctx, prog, Options{Engine: "naive", Model: model, KeepGoing: true, ProgressInterval: 1, Progress: func(c Counts) {
		if c.Events > 10_000 {
			cancel()
		}
	}})
	return err == nil && res.Complete
}

// TestSpins compares all engines on generated programs with such loops and sections.
func TestSpins(t *testing.T) {
	shapes := spinShapes()
	compared := 0
	for seed := *spinFirst; seed < *spinFirst+*spinSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, model := range modelsFor(p) {
			compared++
			if spinDisagreement(t, p, model) == "" {
				continue
			}
			q := litmus.Shrink(p, func(q *litmus.Program) bool { return spinDisagreement(t, q, model) != "" })
			t.Errorf("%s, seed %d, shrunk to\n%v\n%s", model, seed, q, spinDisagreement(t, q, model))
			if !*spinAll {
				return
			}
			break
		}
	}
	t.Logf("%d programs and models", compared)
}

// TestSpinsByHand looks at loops that no engine may go round for ever, or take for ones that a thread never leaves.
func TestSpinsByHand(t *testing.T) {
	spin := func(c uint64, body ...litmus.Stmt) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Spin, C: c, Order: event.SeqCst, Body: body}
	}
	for name, threads := range map[string][][]litmus.Stmt{
		"the thread chooses in a loop":                   {{spin(1, litmus.Stmt{Kind: litmus.Choose, Reg: 1, C: 2})}, {{Kind: litmus.Store, C: 1, Order: event.SeqCst}}},
		"a loop in a section that changes what it reads": {{{Kind: litmus.Atomic, Body: []litmus.Stmt{spin(3, litmus.Stmt{Kind: litmus.Add, Reg: 1, C: 1, Order: event.SeqCst})}}}, {{Kind: litmus.Load, Order: event.SeqCst}}},
	} {
		p := &litmus.Program{Vars: 1, Threads: threads}
		for _, model := range modelsFor(p) {
			for _, engine := range explicitEngines(model, nil) {
				if res, err := Run(t.Context(), p.Compile(), Options{Engine: engine, Model: model, KeepGoing: true, MaxSteps: 100}); err != nil || res.Verdict != Safe {
					t.Errorf("%s, %s under %s: %+v %v", name, engine, model, res, err)
				}
			}
		}
	}
}

// TestSectionsOfLocks compares the engines on atomic sections that lock and unlock. A graph in which a lock reads from inside of
// another section, which has not come to its end yet, is none of an execution, and its lock does not wait.
func TestSectionsOfLocks(t *testing.T) {
	section := func(b ...litmus.Stmt) litmus.Stmt { return litmus.Stmt{Kind: litmus.Atomic, Body: b} }
	lock, unlock, exit := litmus.Stmt{Kind: litmus.Lock}, litmus.Stmt{Kind: litmus.Unlock}, litmus.Stmt{Kind: litmus.Exit}
	never := litmus.Stmt{Kind: litmus.Assume, C: 1}
	for name, threads := range map[string][][]litmus.Stmt{
		"both end":              {{section(lock, unlock)}, {section(lock, unlock)}},
		"three":                 {{section(lock, unlock)}, {section(lock, unlock)}, {section(lock, unlock, lock, unlock)}},
		"the process ends":      {{section(lock, unlock, exit)}, {section(lock, unlock, exit)}},
		"neither ends":          {{section(lock, unlock, never)}, {section(lock, unlock, never)}},
		"one ends":              {{section(lock, unlock, never)}, {section(lock, unlock)}},
		"one begins":            {{section(unlock, lock)}, {section(lock, unlock)}},
		"the lock is kept":      {{section(lock)}, {section(lock, unlock)}},
		"one that never ends":   {{section(lock, never)}, {section(lock, unlock)}},
		"a lock outside":        {{section(lock, unlock)}, {lock, unlock}},
		"a lock around its end": {{section(lock, unlock)}, {lock, section(unlock)}},
	} {
		t.Run(name, func(t *testing.T) {
			p := &litmus.Program{Vars: 1, Mutexes: 1, Threads: threads}
			for _, model := range OperationalModels() {
				naive, _ := summarise(t, p.Compile(), model, "naive")
				engines := []string{"optimal", "trust", "auto"}
				if model == "sc" {
					engines = append(engines, "rvf")
				}
				for _, engine := range engines {
					res, err := Run(t.Context(), p.Compile(), Options{Engine: engine, Model: model})
					if err != nil || res.Verdict != naive.Verdict {
						t.Errorf("%s under %s: %+v %v, naive says %s", engine, model, res, err, naive.Verdict)
					}
				}
				if naive.Verdict == Unsupported {
					continue
				}
				if d := nestingDisagreement(t, p, model); d != "" {
					t.Errorf("%s: %s", model, d)
				}
			}
		})
	}
}
