package explore

import (
	"context"
	"maps"
	"math"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// sameValues is a program with one class of reads-value-from and some millions of traces:
// threads that store the same value and read it.
func sameValues(n int) event.Program { return sameValuesWith(n, event.SeqCst) }

func sameValuesWith(n int, loads event.Order) event.Program {
	p := &litmus.Program{Vars: 1}
	for range n {
		p.Threads = append(p.Threads, []litmus.Stmt{{Kind: litmus.Store, C: 1, Order: event.SeqCst}, {Kind: litmus.Load, Order: loads}})
	}
	return p.Compile()
}

// writers is a program with n! orders of stores and n+1 values that a load can read.
func writers(n int) event.Program {
	p := &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{{Kind: litmus.Load}}}}
	for i := range n {
		p.Threads = append(p.Threads, []litmus.Stmt{{Kind: litmus.Store, C: uint64(i + 1)}})
	}
	return p.Compile()
}

// TestAuto compares the engine that is chosen with the rule.
func TestAuto(t *testing.T) {
	adders := adders(6).Compile()
	for name, c := range map[string]struct {
		prog   event.Program
		opts   Options
		engine string
	}{
		"small":          {adders, Options{}, "trust"},
		"by name":        {adders, Options{Engine: Auto}, "trust"},
		"easy":           {sameValues(6), Options{}, "bmc"},
		"few classes":    {struct{ event.Program }{sameValues(6)}, Options{}, "rvf"},
		"few states":     {struct{ event.Program }{sameValues(7)}, Options{Model: "tso"}, "states"},
		"few rf classes": {writers(9), Options{Model: "rc11"}, "trust-rf"},
		"jobs":           {adders, Options{Jobs: 2}, "trust"},
		"tso":            {adders, Options{Model: "tso"}, "trust"},
		"rc11":           {adders, Options{Model: "rc11"}, "trust"},
		"race":           {adders, Options{Checks: []event.ErrorKind{event.RaceError}}, "trust"},
		"race, easy":     {sameValues(7), Options{Checks: []event.ErrorKind{event.RaceError}}, "bmc"},
		"race, in doubt": {sameValuesWith(6, event.Relaxed), Options{Checks: []event.ErrorKind{event.RaceError}}, "trust"},
		"race, threads":  {many(70), Options{Checks: []event.ErrorKind{event.RaceError}}, "trust"},
		"robustness":     {adders, Options{Model: "tso", Checks: []event.ErrorKind{event.RobustnessError}}, "optimal"},
		"threads":        {many(70), Options{}, "trust"},
	} {
		res, err := Run(context.Background(), c.prog, c.opts)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		explored := res.Counts.Executions > 0 || res.Counts.Reachable != nil && res.Counts.Reachable.Ends > 0 || res.Counts.Symbolic != nil
		if res.Engine != c.engine || res.Verdict != Safe || !explored {
			t.Errorf("%s: engine %s, %s, %+v, want %s", name, res.Engine, res.Verdict, res.Counts, c.engine)
		}
	}
}

// many is a program of more threads than arrays of sets have room for; see package trust/long.
func many(n int) event.Program {
	p := &litmus.Program{Vars: n}
	for i := range n {
		p.Threads = append(p.Threads, []litmus.Stmt{{Kind: litmus.Store, Var: i, C: 1}})
	}
	return p.Compile()
}

// ownStores is a program of two threads, each of which stores n times to a variable of its own.
func ownStores(n int) *litmus.Program {
	p := &litmus.Program{Vars: 2}
	for v := range 2 {
		thread := make([]litmus.Stmt, n)
		for i := range thread {
			thread[i] = litmus.Stmt{Kind: litmus.Store, Var: v, C: uint64(i), Order: event.Relaxed}
		}
		p.Threads = append(p.Threads, thread)
	}
	return p
}

// ownAdds is ownStores whose threads add to a variable of both in the end.
func ownAdds(n int) *litmus.Program {
	p := ownStores(n)
	for t := range p.Threads {
		p.Threads[t] = append(p.Threads[t], litmus.Stmt{Kind: litmus.Add, Var: p.Vars, C: 1, Order: event.Relaxed})
	}
	p.Vars++
	return p
}

// TestLongCoherence has trust-rf explore a program with long executions. If it has to look for a coherence order of all their events, which would take long, it gives up, and so it does not while
// the newest writes can be read.
func TestLongCoherence(t *testing.T) {
	for name, c := range map[string]struct {
		p    *litmus.Program
		ends bool
	}{"one execution": {ownStores(3000), true}, "two": {ownAdds(400), true}, "two, longer": {ownAdds(2000), false}} {
		for _, model := range []memmodel.Model{memmodel.TSO, memmodel.RC11} {
			r := newRun(context.Background(), c.p.Compile(), model, Options{Model: model.String(), MaxSteps: DefaultMaxSteps, fallback: true})
			by := r.challengeReadsFrom(new(atomic.Bool))
			if ended := by.upTo(math.MaxUint64); ended != c.ends || !by.over {
				t.Errorf("%s, %s: trust-rf ends: %t, or gives up: %t", name, model, ended, by.over && !ended)
			}
		}
	}
}

// TestLongBuffers has states explore a program whose store buffers get long, so that each state takes much memory: it gives up after few of them while others explore, too.
func TestLongBuffers(t *testing.T) {
	prog := ownStores(3000).Compile()
	r := newRun(context.Background(), prog, memmodel.TSO, Options{Model: "tso", MaxSteps: DefaultMaxSteps, fallback: true})
	c := r.challengeStates()
	defer c.leave()
	if ended := c.upTo(2 * turnStates); ended || !c.over {
		t.Errorf("states ends: %t, or gives up: %t", ended, c.over)
	}
	if n := c.run.reachable.States; n > turnStates/100 {
		t.Errorf("states gives up after %d states", n)
	}
}

// TestLongGraphs has trust explore executions that are long and have many choices, once others have given up.
func TestLongGraphs(t *testing.T) {
	const loads = 70
	p := ownStores(3000)
	for range loads {
		p.Threads[0] = append(p.Threads[0], litmus.Stmt{Kind: litmus.Load, Var: p.Vars, Order: event.Relaxed})
	}
	p.Threads[1] = append(p.Threads[1], litmus.Stmt{Kind: litmus.Store, Var: p.Vars, C: 1, Order: event.Relaxed})
	p.Vars++
	prog := p.Compile()
	opts := Options{Engine: "trust", Model: "sc", MaxSteps: DefaultMaxSteps, fallback: true}
	first := newRun(context.Background(), prog, memmodel.SC, opts)
	g := &graphs{layout: cells.NewLayout()}
	if g.newWalker(first).Run(new(atomic.Bool)); first.reason != tooLarge {
		t.Errorf("trust says %q while there are others, want %q", first.reason, tooLarge)
	}
	long := newRun(context.Background(), prog, memmodel.SC, opts).challengeLong()
	ended, res := long.upTo(math.MaxUint64), long.run.result()
	if !ended || res.Verdict != Safe || res.Counts.Executions != loads+1 {
		t.Errorf("%+v, want %d executions", res, loads+1)
	}
}

// TestAutoStops ends an exploration from outside while engines take turns.
func TestAutoStops(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	turns := 0
	prog := struct{ event.Program }{adders(12).Compile()} // which bmc, that would be over soon, cannot explore
	res, err := Run(ctx, prog, Options{Progress: func(Counts) {
		if turns++; turns == 3 {
			stop()
		}
	}})
	if err != nil || res.Verdict != Unknown || res.Complete || turns < 3 {
		t.Errorf("after %d turns: %+v, %v", turns, res, err)
	}
}

// TestChallengers has the engines that take turns with trust explore generated programs in turns as short as can be. What has come to its end
// says the same as trust, and what gives up before leaves nothing behind.
func TestChallengers(t *testing.T) {
	shapes := oracleShapes()
	ends, turns := map[string]int{}, map[string]int{}
	for seed := range uint64(150) {
		shape := shapes[seed%uint64(len(shapes))]
		shape.Main = 4
		prog := litmus.Random(seed, shape).Compile()
		model, _ := memmodel.ParseModel(Models()[max(0, int(seed%10)-5)]) // every other program under sc
		opts := Options{Engine: "trust", Model: model.String(), MaxSteps: DefaultMaxSteps}
		want, err := Run(context.Background(), prog, opts)
		if err != nil {
			t.Fatal(err)
		}
		opts.fallback = model.Operational()
		r := newRun(context.Background(), prog, model, opts)
		for again := range 2 {
			var interrupted atomic.Bool
			for _, c := range r.challengers(&interrupted).all {
				c.unit = 1
				if c.run.opts.Engine == "random" {
					c.most = 2_000
				}
				ended, n := false, 0
				for ; !ended && !c.rests() && (again == 0 || n < int(seed%7)); n++ {
					ended = c.turn()
				}
				c.leave()
				engine := c.run.opts.Engine
				turns[engine] = max(turns[engine], n)
				if !ended {
					if alone, err := Run(context.Background(), prog, Options{Engine: engine, Model: opts.Model}); engine == "trust-rf" && again == 0 && (err != nil || alone.Verdict == Safe || alone.Verdict == Violation) {
						t.Fatalf("seed %d: %s gives up, and says %v alone; %v", seed, engine, alone, err)
					}
					continue
				}
				ends[engine]++
				got := c.run.result()
				if got.Verdict != want.Verdict && want.Verdict != Unsupported {
					t.Fatalf("seed %d: %s: %s, %s; trust: %s, %s", seed, engine, got.Verdict, got.Reason, want.Verdict, want.Reason)
				}
				if engine == "trust-rf" {
					alone, err := Run(context.Background(), prog, Options{Engine: engine, Model: opts.Model})
					if err != nil || got.Counts.Executions != alone.Counts.Executions {
						t.Fatalf("seed %d: %s: %d executions, alone %d; %v", seed, engine, got.Counts.Executions, alone.Counts.Executions, err)
					}
				}
			}
		}
	}
	for _, engine := range []string{"rvf", "trust-rf", "states", "bmc", "random"} {
		if ends[engine] < 45 || turns[engine] < 20 && engine == "rvf" {
			t.Errorf("%s has come to its end %d times, in %d turns at most", engine, ends[engine], turns[engine])
		}
	}
}

// late is a program whose search comes late to a violation: a thread has to see what another one stores, and n! orders of other threads are in the way. Nobody knows all of them.
func late(n int) event.Program {
	p := adders(n)
	p.Vars++
	p.Threads = slices.Insert(p.Threads, 0,
		[]litmus.Stmt{{Kind: litmus.Load, Var: 1, Order: event.Relaxed}, {Kind: litmus.Assert, C: 0}},
		[]litmus.Stmt{{Kind: litmus.Store, Var: 1, C: 1, Order: event.Relaxed}})
	return struct{ event.Program }{p.Compile()}
}

// TestRandomTurns has random executions find what is beyond the others: with one job and with several, and where trust has come to what is not supported. They are told as those of other engines,
// and have no more turns than they may have.
func TestRandomTurns(t *testing.T) {
	prog := late(9)
	for _, model := range []string{"ra", "rc11"} {
		for _, opts := range []Options{{Jobs: 1}, {Jobs: 2, Beside: true}} {
			opts.Model, opts.Checks = model, []event.ErrorKind{event.AssertionError, event.RaceError}
			first := 0
			opts.First = func(*Error) { first++ }
			res, err := Run(context.Background(), prog, opts)
			if err != nil || res.Verdict != Violation || res.Engine != "random" || res.Complete || res.Counts.Executions == 0 || first != 1 {
				t.Errorf("%s, %d jobs: %s by %s, %+v, %d times, %v", model, opts.Jobs, res.Verdict, res.Engine, res.Counts, first, err)
				continue
			}
			if found, _, err := Reproduce(prog, res.Error); err != nil || !res.Error.Same(found) {
				t.Errorf("%s: %s is replayed as %+v, %v", model, res.Error.Message, found, err)
			}
		}
	}
	for _, model := range []memmodel.Model{memmodel.SC, memmodel.PSO, memmodel.RC11} {
		opts := Options{Engine: "trust", Model: model.String(), MaxSteps: DefaultMaxSteps, fallback: true}
		r := newRun(context.Background(), prog, model, opts)
		r.stop(Unsupported, "something")
		random := r.challengeRandom()
		if got := r.afterTurns(&challengers{all: []*challenger{random}, queue: []*challenger{random}, random: random}, 1); got.Verdict != Violation || got.Engine != "random" {
			t.Errorf("%s: %s by %s", model, got.Verdict, got.Engine)
		}
		for name, c := range map[string]struct {
			p     *litmus.Program
			steps uint64 // of an execution, or more
		}{"short": {adders(3), 3}, "long": {ownStores(400), 800}, "no step": {&litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{}}}, 0}} {
			const turns = 30
			safe := newRun(context.Background(), c.p.Compile(), model, opts).challengeRandom()
			safe.unit, safe.most = 1_000, turns*1_000
			n := 0
			for ; !safe.rests(); n++ {
				if safe.turn() {
					t.Fatalf("%s, %s: %+v", model, name, safe.run.result())
				}
			}
			if safe.leave(); n < turns+beforeRandom || n > turns+shortTurns+beforeRandom || !safe.over || safe.run.verdict != Unknown {
				t.Errorf("%s, %s: %d turns, %s", model, name, n, safe.run.verdict)
			}
			if most := safe.most / (c.steps + 1); safe.run.executions > most {
				t.Errorf("%s, %s: %d executions, %d at most", model, name, safe.run.executions, most)
			}
		}
	}
	if c := newRun(context.Background(), prog, memmodel.SC, Options{Engine: "trust", Model: "sc", KeepGoing: true}).challengeRandom(); c != nil {
		t.Error("random executions although somebody wants to see all")
	}
}

// TestStatesFirst lets states go first: before others have had a turn, and not later. All have their turns.
func TestStatesFirst(t *testing.T) {
	opts := Options{Engine: "trust", Model: "sc", MaxSteps: DefaultMaxSteps, fallback: true}
	var interrupted atomic.Bool
	cs := newRun(context.Background(), adders(6).Compile(), memmodel.SC, opts).challengers(&interrupted)
	defer cs.leave()
	for _, c := range cs.all {
		c.unit = 1
	}
	others := slices.DeleteFunc(slices.Clone(cs.all), func(c *challenger) bool { return c == cs.states })
	cs.statesFirst()
	if want := append([]*challenger{cs.states}, others...); len(others) < 2 || !slices.Equal(cs.queue, want) || len(cs.all) != len(want) {
		t.Fatalf("%d engines, %d are in the queue", len(cs.all), len(cs.queue))
	}
	cs.turn()
	cs.statesFirst()
	if cs.queue[0] != others[0] {
		t.Errorf("%s is next, want %s", cs.queue[0].run.opts.Engine, others[0].run.opts.Engine)
	}
}

// TestBeside lets trust explore with two jobs and the other engines beside it: the verdict is that of one job, whoever is first; a program that is over
// within the first turn is explored by one job.
func TestBeside(t *testing.T) {
	shapes := oracleShapes()
	for seed := range uint64(60) {
		prog := litmus.Random(seed, shapes[seed%uint64(len(shapes))]).Compile()
		for _, model := range Models() {
			want, err := Run(context.Background(), prog, Options{Engine: "trust", Model: model})
			if err != nil {
				t.Fatal(err)
			}
			got, err := Run(context.Background(), prog, Options{Model: model, Jobs: 2, Beside: true})
			if err != nil || got.Verdict != want.Verdict && want.Verdict != Unsupported || got.Engine == "trust" && got.Jobs != 1 {
				t.Fatalf("seed %d, %s: %s by %s with %d jobs, %v; want %s", seed, model, got.Verdict, got.Engine, got.Jobs, err, want.Verdict)
			}
		}
	}
	hard := struct{ event.Program }{adders(9).Compile()} // without what bmc needs
	for name, c := range map[string]struct {
		prog    event.Program
		model   string
		engines []string
	}{
		"many traces":    {hard, "sc", []string{"trust", "states"}},
		"few values":     {struct{ event.Program }{sameValues(9)}, "sc", []string{"rvf", "states"}},
		"few rf classes": {writers(12), "ra", []string{"trust-rf"}},
		"few states":     {struct{ event.Program }{sameValues(9)}, "pso", []string{"states", "trust-rf"}},
		"easy":           {sameValues(9), "tso", []string{"bmc", "states", "trust-rf"}},
	} {
		for range 3 {
			got, err := Run(context.Background(), c.prog, Options{Model: c.model, Jobs: 2, Beside: true})
			if err != nil || got.Verdict != Safe || !got.Complete || !slices.Contains(c.engines, got.Engine) {
				t.Fatalf("%s: %s by %s, %v", name, got.Verdict, got.Engine, err)
			}
			if got.Engine != "trust" && got.Jobs != 1 || got.Engine == "trust" && got.Jobs != 2 {
				t.Errorf("%s: %d jobs of %s", name, got.Jobs, got.Engine)
			}
		}
	}
}

// TestSideBySide has trust go on with two jobs from where its first turn ends, wherever that is: it counts what it counts alone, and others that
// are at work leave when it has come to its end.
func TestSideBySide(t *testing.T) {
	shapes := oracleShapes()
	besides := 0
	for seed := range uint64(400) {
		prog := struct{ event.Program }{litmus.Random(seed, shapes[seed%uint64(len(shapes))]).Compile()}
		model, _ := memmodel.ParseModel(Models()[seed%uint64(len(Models()))])
		opts := Options{Engine: "trust", Model: model.String(), MaxSteps: DefaultMaxSteps}
		want, err := Run(context.Background(), prog, opts)
		if err != nil {
			t.Fatal(err)
		}
		r := newRun(context.Background(), prog, model, opts)
		g := &graphs{layout: cells.NewLayout()}
		for again := true; again; {
			var interrupted atomic.Bool
			w := g.turnWalker(r, 1+seed%7)
			if again = false; w.Run(&interrupted) == tree.Interrupted {
				besides++
				slow := r.challenge("rvf", 1, func(_ *run, pause func(uint64) bool) {
					for !pause(math.MaxUint64) {
					}
				})
				others := &challengers{all: []*challenger{slow}}
				got, err := r.sideBySide(g, w, others, 2)
				others.leave()
				if err != nil || got.Verdict != want.Verdict || want.Verdict == Safe && (got.Counts.Executions != want.Counts.Executions || !maps.Equal(got.Counts.Blocked, want.Counts.Blocked)) {
					t.Fatalf("seed %d, %v: %s, %+v, %v; want %s, %+v", seed, model, got.Verdict, got.Counts, err, want.Verdict, want.Counts)
				}
				if slow.begun && !slow.over {
					t.Fatal("an engine has not left")
				}
			} else if again = r.sequel == startOver; again {
				r.forget()
			}
		}
	}
	if besides < 100 {
		t.Errorf("two jobs went on in %d programs", besides)
	}
}
