package explore

import (
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// TestErroneousIsNeverSafe sums up runs that have counted an execution as erroneous: if they
// have no violation, that is a bug, and not a verdict.
func TestErroneousIsNeverSafe(t *testing.T) {
	verdict := func(change func(*run)) (v Verdict, bug bool) {
		r := newRun(t.Context(), many(1), memmodel.SC, Options{})
		r.erroneous = 1
		change(r)
		defer func() { bug = recover() != nil }()
		return r.result().Verdict, false
	}
	if v, bug := verdict(func(*run) {}); !bug {
		t.Errorf("%s, and no bug", v)
	}
	if v, bug := verdict(func(r *run) { r.blocked(event.BlockBound) }); !bug {
		t.Errorf("%s, and no bug", v)
	}
	if v, bug := verdict(func(r *run) { r.violation(&Error{Kind: event.AssertionError}) }); v != Violation || bug {
		t.Errorf("%s, bug: %v", v, bug)
	}
	if v, bug := verdict(func(r *run) { r.stop(Unknown, "interrupted") }); v != Unknown || bug {
		t.Errorf("%s, bug: %v", v, bug)
	}
}

// TestViolationBeforeHandOver explores a program with a data race that the engine trust finds before
// it comes to what is beyond it.
func TestViolationBeforeHandOver(t *testing.T) {
	shape := litmus.Shape{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Mixed: true,
		Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Atomic, litmus.Xchg, litmus.Add}}
	met := 0
	for seed := range uint64(400) {
		found := 0
		res, err := Run(t.Context(), litmus.Random(seed, shape).Compile(), Options{Engine: "trust", KeepGoing: true,
			Checks: []event.ErrorKind{event.RaceError}, Found: func(*Error) { found++ }})
		if err != nil {
			t.Fatal(err)
		}
		if res.Complete || found == 0 {
			continue
		}
		met++
		if res.Verdict != Violation || res.Error == nil {
			t.Errorf("seed %d: %s, %d violations found", seed, res.Verdict, found)
		}
	}
	if met == 0 {
		t.Error("no program is handed over after a violation")
	}
	t.Logf("%d programs", met)
}

// TestFits asks engines for more than they check, and looks at what is said that they do not.
func TestFits(t *testing.T) {
	for _, c := range []struct {
		engine, model string
		checks        []event.ErrorKind
		want          string
	}{
		{"trust", "tso", []event.ErrorKind{event.RaceError}, ""},
		{"auto", "sc", []event.ErrorKind{event.RaceError, event.LeakError}, ""},
		{"trust", "tso", []event.ErrorKind{event.RaceError, event.RobustnessError}, `engine "trust" does not check for robustness under model tso, and no engine checks for all that is asked for; leave out robustness`},
		{"rvf", "sc", []event.ErrorKind{event.AssertionError, event.RaceError, event.LeakError}, `engine "rvf" does not check for race and leak; use states`},
		{"states", "ra", nil, `engine "states" does not explore under model ra; use trust or trust-rf`},
		{"states", "ra", []event.ErrorKind{event.RaceError}, `engine "states" does not explore under model ra; use trust`},
	} {
		got := ""
		if err := Fits(Options{Engine: c.engine, Model: c.model, Checks: c.checks}); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s, %s, %v: %q, want %q", c.engine, c.model, c.checks, got, c.want)
		}
	}
}
