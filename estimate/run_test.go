package estimate

import (
	"context"
	"errors"
	"math"
	"reflect"
	"testing"

	"github.com/gomc/gomc/explore"
	_ "github.com/gomc/gomc/internal/testgc"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/litmus"
)

// adders is n threads that add to one variable: n! executions.
func adders(n int) *litmus.Program {
	p := &litmus.Program{Vars: 1}
	for range n {
		p.Threads = append(p.Threads, []litmus.Stmt{{Kind: litmus.Add, C: 1}})
	}
	return p
}

func withoutTime(trials [][]float64) [][]float64 {
	for _, t := range trials {
		t[explore.Nanoseconds] = 0
	}
	return trials
}

// TestJobs takes the same trials with several numbers of jobs.
func TestJobs(t *testing.T) {
	for _, name := range Names() {
		var want [][]float64
		for jobs := 1; jobs <= 3; jobs++ {
			r, err := Run(t.Context(), algorithm(t, name, 3, adders(5).Compile(), explore.Options{}), Options{Trials: 50, Seed: 7, Jobs: jobs})
			if err != nil {
				t.Fatal(err)
			}
			got := withoutTime(r.Trials)
			if want == nil {
				want = got
			}
			if len(got) != 50 || !reflect.DeepEqual(got, want) {
				t.Errorf("%s: %d jobs take other trials than one", name, jobs)
			}
		}
	}
}

// TestConverges compares means of random trials with counts.
func TestConverges(t *testing.T) {
	for _, name := range []string{NameT, NameS, NameP} {
		r, err := Run(t.Context(), algorithm(t, name, 5, adders(6).Compile(), explore.Options{}), Options{Trials: 400, Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		s := r.Summary(explore.Executions)
		if math.Abs(s.Mean-720) > 4*s.Error+1e-9 {
			t.Errorf("%s: %.1f ± %.1f executions of 720", name, s.Mean, s.Error)
		}
		t.Logf("%s: %+v", name, s)
	}
}

// TestRelativeError stops early, and not at all where the tail is heavy.
func TestRelativeError(t *testing.T) {
	r, err := Run(t.Context(), algorithm(t, NameS, 0, adders(6).Compile(), explore.Options{}), Options{Trials: 1000, RelativeError: 0.05})
	if err != nil || !r.Stopped || len(r.Trials) >= 1000 || len(r.Trials) < leastTrials {
		t.Errorf("%d trials, stopped %v, %v", len(r.Trials), r.Stopped, err)
	}
}

// TestPartial knows whether trials have left out parts of the tree. If they have, it says nothing that they agree, nor that none has met what is counted.
func TestPartial(t *testing.T) {
	for _, c := range []struct {
		name    string
		budget  int
		partial bool
	}{{NameS, 1000, false}, {NameS, 2, true}, {NameT, 0, true}, {NameSC, 1000, false}, {NameP, 0, true}} {
		r, err := Run(t.Context(), algorithm(t, c.name, c.budget, adders(4).Compile(), explore.Options{}), Options{Trials: 20})
		if err != nil || r.Partial != c.partial {
			t.Fatalf("%s with %d: partial %v, %v", c.name, c.budget, r.Partial, err)
		}
		if s := r.Summary(explore.Executions); !c.partial && (s.Mean != 24 || s.Variance != 0) {
			t.Errorf("%s: %+v", c.name, s)
		}
		if s := r.Summary(explore.Erroneous); s.Mean != 0 || (s.Doubt != "") != c.partial {
			t.Errorf("%s, errors that are not there: %+v", c.name, s)
		}
	}
	// Pairs of a reader and a writer: T has as many choices on all paths.
	p := &litmus.Program{Vars: 4}
	for v := range 4 {
		p.Threads = append(p.Threads, []litmus.Stmt{{Kind: litmus.Store, Var: v, C: 1}}, []litmus.Stmt{{Kind: litmus.Load, Var: v}})
	}
	r, err := Run(t.Context(), algorithm(t, NameT, 0, p.Compile(), explore.Options{}), Options{Trials: 200, RelativeError: 0.05})
	if s := r.Summary(explore.Executions); err != nil || s.Mean != 16 || s.Variance != 0 || r.Stopped {
		t.Errorf("%+v, stopped %v, %v; want 16, and all trials", s, r.Stopped, err)
	}
}

// TestEnded ends the trials from outside.
func TestEnded(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	why := errors.New("enough")
	cancel(why)
	r, err := Run(ctx, algorithm(t, NameS, 0, adders(6).Compile(), explore.Options{}), Options{})
	if !errors.Is(err, why) || len(r.Trials) > 0 {
		t.Errorf("%v, %d trials", err, len(r.Trials))
	}
}

// TestRefusals are programs that an engine does not explore.
func TestRefusals(t *testing.T) {
	p := &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{{Kind: litmus.Store, C: 1}}}}
	if _, err := New(t.Context(), "Q", 0, p.Compile(), explore.Options{}); err == nil {
		t.Error("algorithm Q")
	}
	if _, err := New(t.Context(), NameP, 0, p.Compile(), explore.Options{Model: "tso"}); err == nil {
		t.Error("P under tso")
	}
	if _, err := New(t.Context(), NameS, 0, p.Compile(), explore.Options{Engine: "optimal"}); err == nil {
		t.Error("S on the search of optimal")
	}
	many := &litmus.Program{Vars: 1}
	for range 70 {
		many.Threads = append(many.Threads, []litmus.Stmt{{Kind: litmus.Load}})
	}
	var refused *explore.Refusal
	if _, err := Run(t.Context(), algorithm(t, NameS, 0, many.Compile(), explore.Options{}), Options{}); !errors.As(err, &refused) || refused.Verdict != explore.Unsupported {
		t.Errorf("70 threads: %v", err)
	}
	for _, name := range []string{NameS, NameGenMC} { // what is not supported comes after a choice
		if _, err := Run(t.Context(), algorithm(t, name, 20, corpus.Load(t, "language/input.ll"), explore.Options{}), Options{}); !errors.As(err, &refused) || refused.Verdict != explore.Unsupported {
			t.Errorf("%s, an input of any value: %v", name, err)
		}
	}
}

func TestSummarise(t *testing.T) {
	s := Summarise([]float64{1, 2, 3, 4})
	if s.Mean != 2.5 || math.Abs(s.Variance-5.0/3) > 1e-12 || math.Abs(s.Effective-100.0/30) > 1e-12 || s.Largest != 0.4 || s.Doubt == "" {
		t.Errorf("%+v", s)
	}
	alike := make([]float64, 100)
	for i := range alike {
		alike[i] = 7 + float64(i%3)
	}
	if s := Summarise(alike); s.Doubt != "" || s.Effective < 95 || s.Low > 8 || s.High < 7.9 {
		t.Errorf("%+v", s)
	}
	alike[50] = 5000
	if s := Summarise(alike); s.Doubt == "" {
		t.Errorf("no doubt: %+v", s)
	}
	mean, half := Running([]float64{1, 2, 3, 4})
	if mean[3] != 2.5 || math.Abs(half[3]-(Summarise([]float64{1, 2, 3, 4}).High-2.5)) > 1e-12 {
		t.Errorf("%v %v", mean, half)
	}
	if s := Summarise(nil); s.Mean != 0 || s.Doubt != "" {
		t.Errorf("%+v", s)
	}
}
