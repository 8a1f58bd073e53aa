package explore

import (
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
)

// TestOnlyCounted explores programs with many violations with and without somebody who is told of each: the counts are the same, and so is the first
// violation, which is told at once.
func TestOnlyCounted(t *testing.T) {
	checks := []event.ErrorKind{event.AssertionError, event.DeadlockError, event.HangError, event.MemoryError, event.MutexError, event.RaceError}
	programs := map[string]*litmus.Program{}
	for name, p := range failing() {
		programs[name] = p
	}
	for i, s := range raceShapes() {
		programs[string(rune('a'+i))] = litmus.Random(uint64(i), s)
	}
	seen := 0
	for name, p := range programs {
		prog := p.Compile()
		for _, model := range memmodel.AllModels() {
			for _, engine := range EnginesFor(model, nil) {
				if slices.Contains(SymbolicEngines(), engine) {
					continue // they count the time of their solver, too
				}
				opts := Options{Engine: engine, Model: model, KeepGoing: true}
				if engine == "trust" {
					opts.Checks = checks
				}
				var first []*Error
				opts.First = func(e *Error) { first = append(first, e) }
				quiet, err := Run(t.Context(), prog, opts)
				if err != nil {
					t.Fatal(err)
				}
				told := 0
				opts.First, opts.Found = nil, func(*Error) { told++ }
				loud, err := Run(t.Context(), prog, opts)
				if err != nil {
					t.Fatal(err)
				}
				if d := cmp.Diff(loud.Counts, quiet.Counts); d != "" || loud.Verdict != quiet.Verdict {
					t.Errorf("%s, %s, %v: %s and %s; told of each (-), of none (+):\n%s", name, engine, model, loud.Verdict, quiet.Verdict, d)
				}
				if (told > 0) != (len(first) > 0) || len(first) > 0 && !first[len(first)-1].Same(quiet.Error) {
					t.Errorf("%s, %s, %v: %d violations, the first of them was told %d times", name, engine, model, told, len(first))
				}
				if quiet.Counts.Erroneous > 1 {
					seen++
				}
			}
		}
	}
	if seen < 50 {
		t.Errorf("only %d searches with several violations", seen)
	}
}
