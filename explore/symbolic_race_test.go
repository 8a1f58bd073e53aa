package explore

import (
	"flag"
	"fmt"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	brute "github.com/gomc/gomc/explore/oracle/graphs"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

var (
	symbolicRaceSeeds = flag.Uint64("symbolic.race.seeds", 300, "number of generated programs in which refine and bmc look for data races")
	symbolicRaceFirst = flag.Uint64("symbolic.race.first", 0, "first seed of these")
)

// symbolicRaces compares the data races that an engine finds with those that the definition finds in all consistent graphs, and its verdict with that of engine
// states: both look for accesses that meet in a state, and may leave the same in doubt.
func symbolicRaces(t testing.TB, p *litmus.Program, engine string) (problem string, verdict Verdict, left bool) {
	prog := p.Compile()
	oracle, err := brute.Enumerate(prog, memmodel.SC, brute.Options{Limit: *raceLimit, Races: true})
	if err != nil {
		return "", "", true // too many graphs, or different sizes
	}
	want := map[string]bool{}
	for r := range oracle.Races {
		want[raceError(prog, memmodel.SC, r.Threads, r.Labels, nil).Message] = true
	}
	checks := []event.ErrorKind{event.RaceError}
	states, err := Run(t.Context(), prog, Options{Engine: "states", Checks: checks, KeepGoing: true})
	if err != nil {
		return err.Error(), "", false
	}
	found := map[string]bool{}
	res, err := Run(t.Context(), prog, Options{Engine: engine, Checks: checks, KeepGoing: true, Found: func(e *Error) {
		found[e.Message] = true
		if !want[e.Message] {
			problem = "not a race: " + e.Message
		} else if err := replays(prog, e); err != nil && problem == "" {
			problem = err.Error()
		}
	}})
	switch {
	case err != nil:
		return err.Error(), "", false
	case problem != "":
	case (len(found) > 0) != (res.Verdict == Violation), res.Counts.Symbolic.Unconfirmed > 0:
		problem = fmt.Sprintf("%s (%s) with %d races", res.Verdict, res.Reason, len(found))
	case res.Verdict == Safe && len(want) > 0:
		problem = fmt.Sprintf("safe, but %v", sorted(want))
	case res.Verdict != states.Verdict && states.Verdict != Safe:
		problem = fmt.Sprintf("%s (%s), but states: %s (%s)", res.Verdict, res.Reason, states.Verdict, states.Reason)
	}
	return problem, res.Verdict, false
}

// TestSymbolicRaces looks for data races in generated programs with engines refine and bmc.
func TestSymbolicRaces(t *testing.T) {
	shapes := raceShapes()
	verdicts := map[Verdict]int{}
	for seed := *symbolicRaceFirst; seed < *symbolicRaceFirst+*symbolicRaceSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		if seed/uint64(len(shapes))%3 > 0 {
			for i := range p.Threads {
				p.Threads[i] = strengthened(p.Threads[i])
			}
		}
		if !p.Unrolls() {
			continue
		}
		engine := SymbolicEngines()[seed%2]
		problem, verdict, left := symbolicRaces(t, p, engine)
		if problem != "" {
			p = litmus.Shrink(p, func(q *litmus.Program) bool {
				d, _, _ := symbolicRaces(t, q, engine)
				return q.Unrolls() && d != ""
			})
			problem, _, _ = symbolicRaces(t, p, engine)
			t.Fatalf("seed %d, %s, shrunk to\n%v\n%s", seed, engine, p, problem)
		}
		if !left {
			verdicts[verdict]++
		}
	}
	t.Logf("%v", verdicts)
	for _, v := range []Verdict{Safe, Violation, Unknown} {
		if verdicts[v] < int(*symbolicRaceSeeds)/20 {
			t.Errorf("%s %d times: too few", v, verdicts[v])
		}
	}
	if slices.Contains(EnginesFor("tso", []event.ErrorKind{event.RaceError}), "bmc") {
		t.Error("data races are looked for under sc only")
	}
}

// TestSymbolicRacesOfFailing looks at a compare-exchange that learns what was released only if it succeeds: there is a data race if it fails, which
// engines that look for accesses that meet cannot show, and have to doubt. If it acquires in any case there is none.
func TestSymbolicRacesOfFailing(t *testing.T) {
	for _, relaxed := range []bool{false, true} {
		want := Safe
		if relaxed {
			want = Unknown
		}
		p := &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{
			{{Kind: litmus.Store, Var: 1, C: 1}, {Kind: litmus.Store, C: 1, Order: event.SeqCst}},
			{{Kind: litmus.CAS, C: 2, Order: event.SeqCst, Relaxed: relaxed}, {Kind: litmus.If, C: 1, Body: []litmus.Stmt{{Kind: litmus.Load, Var: 1, Plain: true}}}},
		}}
		for _, engine := range SymbolicEngines() {
			if problem, verdict, _ := symbolicRaces(t, p, engine); problem != "" || verdict != want {
				t.Errorf("relaxed if it fails: %v, %s: %s, %s", relaxed, engine, verdict, problem)
			}
		}
	}
}
