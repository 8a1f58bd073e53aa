package explore

import (
	"context"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

var verdicts = []Verdict{Safe, Violation, Unknown, Unsupported}

// cutting is a program that cancels a context when it is asked for the initial
// content of a location for the n-th time.
type cutting struct {
	event.Program
	calls  *atomic.Int64
	n      int64
	cancel context.CancelCauseFunc
}

func (c cutting) Word(loc event.Loc) event.Bits {
	if c.calls.Add(1) == c.n {
		c.cancel(ErrTimeout)
	}
	return c.Program.Word(loc)
}

// cutAt explores a program until that many initial contents were asked for, 0 for no
// limit, and returns how many were.
func cutAt(t *testing.T, p *litmus.Program, opts Options, n int64) (*Result, int64) {
	t.Helper()
	ctx, cancel := context.WithCancelCause(t.Context())
	defer cancel(nil)
	calls := new(atomic.Int64)
	res, err := Run(ctx, cutting{p.Compile(), calls, n, cancel}, opts)
	if err != nil {
		t.Fatal(err)
	}
	return res, calls.Load()
}

// TestVerdicts cuts searches of programs with accesses of different sizes at many
// places, also where they are to begin again or to be handed over: there is no verdict
// but those that are documented.
func TestVerdicts(t *testing.T) {
	shape := litmus.Shape{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Mixed: true,
		Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Atomic, litmus.Xchg, litmus.Add}}
	cut := 0
	for seed := range uint64(20) {
		p := litmus.Random(seed, shape)
		for _, opts := range []Options{{}, {Engine: "trust"}, {Engine: "trust", Jobs: 2}, {Engine: "optimal"}, {Engine: "rvf"}, {Model: "tso"}} {
			_, all := cutAt(t, p, opts, 0)
			for n := int64(1); n <= all; n += max(all/20, 1) {
				res, _ := cutAt(t, p, opts, n)
				if !slices.Contains(verdicts, res.Verdict) || res.Verdict == Unknown && res.Reason == "" || res.Verdict == Safe && !res.Complete {
					t.Errorf("seed %d, %+v, cut at %d of %d: %+v", seed, opts, n, all, res)
				}
				if res.Reason == ErrTimeout.Error() {
					cut++
				}
			}
		}
	}
	if cut == 0 {
		t.Error("no search was cut")
	}
	t.Logf("%d searches were cut", cut)
}

// TestSequel has a run that is to be followed by another one, and is not, end without
// knowing.
func TestSequel(t *testing.T) {
	for _, s := range []sequel{startOver, otherEngine} {
		ctx, cancel := context.WithCancelCause(t.Context())
		r := newRun(ctx, many(1), 0, Options{})
		r.follow(s)
		cancel(ErrTimeout)
		r.stop(Safe, "")
		if res := r.result(); res.Verdict != Unknown || res.Reason != ErrTimeout.Error() || res.Complete {
			t.Errorf("sequel %d: %+v", s, res)
		}
	}
}

// TestSequelOfParts adds what parts of a search found: a verdict outweighs a sequel, and another
// engine a new beginning.
func TestSequelOfParts(t *testing.T) {
	for _, c := range []struct{ a, b, want Tally }{
		{Tally{}, Tally{Sequel: startOver}, Tally{Sequel: startOver}},
		{Tally{Sequel: startOver}, Tally{Sequel: otherEngine}, Tally{Sequel: otherEngine}},
		{Tally{Sequel: otherEngine}, Tally{Verdict: Violation}, Tally{Verdict: Violation}},
		{Tally{Sequel: startOver}, Tally{Verdict: Unknown, Reason: "x"}, Tally{Verdict: Unknown, Reason: "x"}},
	} {
		for _, sum := range []Tally{c.a.Add(c.b), c.b.Add(c.a)} {
			if sum.Verdict != c.want.Verdict || sum.Sequel != c.want.Sequel || sum.Reason != c.want.Reason {
				t.Errorf("%+v and %+v: %+v", c.a, c.b, sum)
			}
		}
	}
}

// patient is an engine of a test: it pauses at all of its work up to n, and ends as it is told to.
func patient(r *run, engine string, unit, n uint64, end func(by *run)) *challenger {
	return r.challenge(engine, unit, func(by *run, pause func(uint64) bool) {
		for work := uint64(0); work < n; work += unit {
			if pause(work) {
				by.stop(Unknown, beaten)
				return
			}
		}
		end(by)
	})
}

// TestHandOverTurns has optimal take turns with another engine, which comes to its end first.
func TestHandOverTurns(t *testing.T) {
	r := newRun(t.Context(), adders(8).Compile(), memmodel.SC, Options{Model: "sc", MaxSteps: DefaultMaxSteps})
	quick := patient(r, "bmc", 1, 10, func(*run) {})
	if res := r.handOver(&challengers{all: []*challenger{quick}}); res.Engine != "bmc" || res.Verdict != Safe {
		t.Errorf("%s by %s, want an answer of bmc", res.Verdict, res.Engine)
	}
}

// TestHandOverStates has states keep to its bound until others have given up, and go on without one then.
func TestHandOverStates(t *testing.T) {
	opts := Options{Model: "sc", MaxSteps: DefaultMaxSteps, Checks: []event.ErrorKind{event.RaceError}}
	r := newRun(t.Context(), adders(2).Compile(), memmodel.SC, opts)
	alone := false
	other := patient(r, "bmc", 1, 30, func(by *run) {
		alone = true
		by.stop(Unknown, "too hard")
	})
	states := patient(r, "states", turnStates/4, 3*turnStates, func(*run) {
		if !alone {
			t.Error("states has gone beyond its bound while there was another engine")
		}
	})
	all := []*challenger{states, other}
	res := r.handOver(&challengers{all: all, queue: slices.Clone(all), states: states})
	if res.Engine != "states" || res.Verdict != Safe || !alone {
		t.Errorf("%s by %s: %s", res.Verdict, res.Engine, res.Reason)
	}
	if !other.over || !states.over {
		t.Error("an engine is left")
	}
}

// TestHandOverFit has states give up where threads that starve are looked for: optimal, which knows nothing of them, has no say.
func TestHandOverFit(t *testing.T) {
	for _, kind := range []event.ErrorKind{event.StarvationError, event.RaceError} {
		r := newRun(t.Context(), adders(2).Compile(), memmodel.SC, Options{Model: "sc", MaxSteps: DefaultMaxSteps, Checks: []event.ErrorKind{kind}})
		states := patient(r, "states", statesTurn, statesTurn, func(by *run) { by.stop(Unknown, "too hard") })
		all := []*challenger{states}
		if res := r.handOver(&challengers{all: all, queue: slices.Clone(all), states: states}); res.Verdict != Unknown || res.Reason == "" {
			t.Errorf("%v: %s by %s", kind, res.Verdict, res.Engine)
		}
	}
}
