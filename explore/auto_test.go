package explore

import (
	"context"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
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
		"few classes":    {sameValues(6), Options{}, "rvf"},
		"jobs":           {adders, Options{Jobs: 2}, "trust"},
		"tso":            {adders, Options{Model: "tso"}, "trust"},
		"rc11":           {adders, Options{Model: "rc11"}, "trust"},
		"race":           {adders, Options{Checks: []event.ErrorKind{event.RaceError}}, "trust"},
		"race, easy":     {sameValues(7), Options{Checks: []event.ErrorKind{event.RaceError}}, "bmc"},
		"race, in doubt": {sameValuesWith(6, event.Relaxed), Options{Checks: []event.ErrorKind{event.RaceError}}, "trust"},
		"race, threads":  {many(70), Options{Checks: []event.ErrorKind{event.RaceError}}, "states"},
		"robustness":     {adders, Options{Model: "tso", Checks: []event.ErrorKind{event.RobustnessError}}, "optimal"},
		"threads":        {many(70), Options{}, "states"},
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

// many is a program of more threads than graphs can have.
func many(n int) event.Program {
	p := &litmus.Program{Vars: n}
	for i := range n {
		p.Threads = append(p.Threads, []litmus.Stmt{{Kind: litmus.Store, Var: i, C: 1}})
	}
	return p.Compile()
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
	for seed := range uint64(300) {
		shape := shapes[seed%uint64(len(shapes))]
		shape.Main = 4
		prog := litmus.Random(seed, shape).Compile()
		opts := Options{Engine: "trust", Model: memmodel.SC.String(), MaxSteps: DefaultMaxSteps}
		want, err := Run(context.Background(), prog, opts)
		if err != nil {
			t.Fatal(err)
		}
		opts.fallback = true
		r := newRun(context.Background(), prog, memmodel.SC, opts)
		for again := range 2 {
			var interrupted atomic.Bool
			for _, c := range []*challenger{r.challengeRVF(&interrupted), r.challengeStates(), r.challengeBMC()} {
				c.unit, c.budget = 1, 0
				ended, n := false, 0
				for ; !ended && !c.over && (again == 0 || n < int(seed%7)); n++ {
					ended = c.turn()
				}
				c.leave()
				engine := c.run.opts.Engine
				turns[engine] = max(turns[engine], n)
				if !ended {
					continue
				}
				ends[engine]++
				if got := c.run.result(); got.Verdict != want.Verdict && want.Verdict != Unsupported {
					t.Fatalf("seed %d: %s: %s, %s; trust: %s, %s", seed, engine, got.Verdict, got.Reason, want.Verdict, want.Reason)
				}
			}
		}
	}
	for _, engine := range []string{"rvf", "states", "bmc"} {
		if ends[engine] < 150 || turns[engine] < 20 && engine == "rvf" {
			t.Errorf("%s has come to its end %d times, in %d turns at most", engine, ends[engine], turns[engine])
		}
	}
}
