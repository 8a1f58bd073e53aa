package explore

import (
	"errors"
	"flag"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	brute "github.com/gomc/gomc/explore/oracle/graphs"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

var (
	statesRaceSeeds = flag.Uint64("states.race.seeds", 400, "number of generated programs in which states looks for data races")
	statesRaceFirst = flag.Uint64("states.race.first", 0, "first seed of these")
)

// strengthened makes atomic operations acquire and release.
func strengthened(body []litmus.Stmt) []litmus.Stmt {
	body = slices.Clone(body)
	for i := range body {
		s := &body[i]
		s.Body = strengthened(s.Body)
		switch {
		case s.Order == event.NotAtomic || s.Kind == litmus.Fence:
		case s.Kind == litmus.Store:
			s.Order = event.Release
		case s.Kind == litmus.Load, s.Kind == litmus.Await, s.Kind == litmus.AwaitBoth:
			s.Order = event.Acquire
		default:
			s.Order = event.AcqRel
		}
	}
	return body
}

// statesRaces compares the data races that states finds, with and without reduction, with those that the definition finds in all
// consistent graphs: whatever it finds is one, and it says safe only where there is none.
func statesRaces(t testing.TB, p *litmus.Program) (problem string, verdict Verdict, left bool) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	prog := p.Compile()
	oracle, err := brute.Enumerate(prog, memmodel.SC, brute.Options{Limit: *raceLimit, Races: true})
	if errors.Is(err, brute.ErrLimit) {
		return "", "", true
	}
	if err != nil {
		return "", "", true // different sizes, which TestStatesRacesMixed looks at
	}
	want := map[string]bool{}
	for r := range oracle.Races {
		want[raceError(prog, memmodel.SC, r.Threads, r.Labels, nil).Message] = true
	}
	var all [2]map[string]bool
	for i, opts := range []Options{{NoReduction: true}, {Jobs: 2}} {
		found := map[string]bool{}
		opts.Engine, opts.Checks, opts.KeepGoing = "states", []event.ErrorKind{event.RaceError}, true
		opts.Found = func(e *Error) {
			found[e.Message] = true
			if !want[e.Message] {
				problem = "not a race: " + e.Message
			} else if err := replays(prog, e); err != nil && problem == "" {
				problem = err.Error()
			}
		}
		res, err := Run(t.Context(), prog, opts)
		switch {
		case err != nil:
			return err.Error(), "", false
		case problem != "":
			return problem, "", false
		case (len(found) > 0) != (res.Verdict == Violation):
			return fmt.Sprintf("%s with %d races", res.Verdict, len(found)), "", false
		case res.Verdict == Safe && len(want) > 0:
			return fmt.Sprintf("safe, but %v", sorted(want)), "", false
		}
		all[i], verdict = found, res.Verdict
	}
	if d := cmp.Diff(all[0], all[1]); d != "" {
		return "with (+) and without (-) reduction:\n" + d, "", false
	}
	return "", verdict, false
}

// TestStatesRaces looks for data races in generated programs with engine states.
func TestStatesRaces(t *testing.T) {
	shapes := raceShapes()
	verdicts := map[Verdict]int{}
	for seed := *statesRaceFirst; seed < *statesRaceFirst+*statesRaceSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		strong := seed/uint64(len(shapes))%3 > 0
		for i := range p.Threads {
			if strong {
				p.Threads[i] = strengthened(p.Threads[i])
			}
		}
		problem, verdict, left := statesRaces(t, p)
		if problem != "" {
			p = litmus.Shrink(p, func(q *litmus.Program) bool { d, _, _ := statesRaces(t, q); return d != "" })
			problem, _, _ = statesRaces(t, p)
			t.Fatalf("seed %d, shrunk to\n%v\n%s", seed, p, problem)
		}
		if !left {
			verdicts[verdict]++
		}
	}
	t.Logf("%v", verdicts)
	for _, v := range []Verdict{Safe, Violation, Unknown} {
		if verdicts[v] < int(*statesRaceSeeds)/20 {
			t.Errorf("%s %d times: too few", v, verdicts[v])
		}
	}
}

// TestStatesRacesByHand looks at programs that engines states, refine and bmc must not call safe: what is weaker than acquire and release passes
// data on without ordering accesses to it, or accesses race that are never next to each other.
func TestStatesRacesByHand(t *testing.T) {
	const low, high = 0x0f, 0xf0
	data := litmus.Stmt{Kind: litmus.Store, Var: 1, C: 1}
	use := litmus.Stmt{Kind: litmus.If, C: 1, Body: []litmus.Stmt{{Kind: litmus.Load, Var: 1, Plain: true}}}
	pass := func(store, load event.Order) [][]litmus.Stmt {
		return [][]litmus.Stmt{{data, {Kind: litmus.Store, C: 1, Order: store}}, {{Kind: litmus.Load, Order: load}, use}}
	}
	update := func(kind litmus.Kind, order event.Order) [][]litmus.Stmt {
		return [][]litmus.Stmt{{data, {Kind: kind, C: 1, Order: order}}, {{Kind: kind, C: 0, Order: order}, use}}
	}
	plainLoad := litmus.Stmt{Kind: litmus.Load, Plain: true}
	for name, c := range map[string]struct {
		threads [][]litmus.Stmt
		want    Verdict
		racy    bool // as trust says
	}{
		"release and acquire": {pass(event.Release, event.Acquire), Safe, false},
		"seq_cst":             {pass(event.SeqCst, event.SeqCst), Safe, false},
		"relaxed store":       {pass(event.Relaxed, event.Acquire), Unknown, true},
		"relaxed load":        {pass(event.Release, event.Relaxed), Unknown, true},
		"additions":           {update(litmus.Add, event.AcqRel), Safe, false},
		"relaxed additions":   {update(litmus.Add, event.Relaxed), Unknown, true},
		"releasing additions": {update(litmus.Add, event.Release), Unknown, true},
		"acquiring additions": {update(litmus.Add, event.Acquire), Unknown, true},
		"additions one after the other": {[][]litmus.Stmt{{{Kind: litmus.Add, C: 1, Order: event.Relaxed}, {Kind: litmus.Store, Var: 1, C: 1, Order: event.Release}},
			{{Kind: litmus.Load, Var: 1, Order: event.Acquire}, {Kind: litmus.If, C: 1, Body: []litmus.Stmt{{Kind: litmus.Add, C: 1, Order: event.Relaxed}}}}}, Safe, false},
		"a section and a relaxed load": {[][]litmus.Stmt{{{Kind: litmus.Atomic, Body: []litmus.Stmt{{Kind: litmus.Store, Var: 0, C: 1}}}}, {{Kind: litmus.Load, Order: event.Relaxed}}}, Unknown, false},
		"only other additions":         {[][]litmus.Stmt{{{Kind: litmus.Add, C: 1, Order: event.Relaxed}, data}, {{Kind: litmus.Add, C: 1, Order: event.Relaxed}}}, Unknown, false},
		"a compare-exchange that fails later": {[][]litmus.Stmt{{{Kind: litmus.CAS, Exp: 0, C: 1, Order: event.AcqRel}},
			{{Kind: litmus.Store, C: 2, Order: event.SeqCst}, plainLoad}}, Unknown, true},
		"a section that writes elsewhere later": {[][]litmus.Stmt{{{Kind: litmus.Atomic, Body: []litmus.Stmt{{Kind: litmus.Load, Var: 0, Plain: true}, {Kind: litmus.If, C: 0, Body: []litmus.Stmt{{Kind: litmus.Store, Var: 1, C: 1}}}}}},
			{{Kind: litmus.Atomic, Body: []litmus.Stmt{{Kind: litmus.Store, Var: 0, C: 1}}}, {Kind: litmus.Load, Var: 1, Plain: true}}}, Unknown, true},
		"halves of a word": {[][]litmus.Stmt{{{Kind: litmus.Store, C: 1, Mask: low}}, {{Kind: litmus.Store, C: 1, Mask: high}}}, Safe, false},
		"a half and all":   {[][]litmus.Stmt{{{Kind: litmus.Store, C: 1, Mask: low}}, {{Kind: litmus.Store, C: 1}}}, Violation, true},
	} {
		prog := (&litmus.Program{Vars: 2, Threads: c.threads}).Compile()
		for _, reduced := range []bool{false, true} {
			res, err := Run(t.Context(), prog, Options{Engine: "states", Checks: []event.ErrorKind{event.RaceError}, NoReduction: !reduced})
			if err != nil || res.Verdict != c.want || !res.Complete && c.want != Violation {
				t.Errorf("%s: %v, %s, want %s", name, err, res.Verdict, c.want)
			}
		}
		for _, engine := range SymbolicEngines() {
			res, err := Run(t.Context(), prog, Options{Engine: engine, Checks: []event.ErrorKind{event.RaceError}})
			if err != nil || res.Verdict != c.want {
				t.Errorf("%s: %s says %s, %v, want %s", name, engine, res.Verdict, err, c.want)
			}
		}
		res, err := Run(t.Context(), prog, Options{Engine: "trust", Checks: []event.ErrorKind{event.RaceError}})
		if err != nil || (res.Verdict == Violation) != c.racy {
			t.Errorf("%s: trust says %s, %v", name, res.Verdict, err)
		}
	}
}
