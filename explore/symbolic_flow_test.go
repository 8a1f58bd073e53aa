package explore_test

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
)

var (
	flowSeeds = flag.Uint64("flow.seeds", 50, "number of generated programs whose threads jump at random that refine and bmc are compared with other engines on, and as many in which they look for data races")
	flowFirst = flag.Uint64("flow.first", 0, "first seed of these")
	flowLimit = flag.Int("flow.limit", 500, "number of executions above which such a program is not compared")
)

// flowChecks draws what is checked.
func flowChecks(r *rand.Rand) []event.ErrorKind {
	every := slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool {
		return k.Named() || slices.Contains([]event.ErrorKind{event.RaceError, event.RobustnessError, event.LivelockError}, k)
	})
	switch r.IntN(6) {
	case 0:
		return nil
	case 1:
		return []event.ErrorKind{event.DeadlockError}
	case 2:
		return []event.ErrorKind{event.HangError}
	case 3:
		return without(every, func(event.ErrorKind) bool { return r.IntN(2) == 0 })
	}
	return every
}

// TestSymbolicFlow compares engines refine and bmc with explicit ones on programs whose threads jump at random: the loops in which they wait are nested in every way.
func TestSymbolicFlow(t *testing.T) {
	before := codeLimit
	codeLimit = *flowLimit
	defer func() { codeLimit = before }()
	outcomes := map[string]int{}
	for seed := *flowFirst; seed < *flowFirst+*flowSeeds; seed++ {
		r := rand.New(rand.NewPCG(seed, 18))
		models := explore.OperationalModels()
		compareFlow(t, fmt.Sprint("seed ", seed), flowText(seed, false), models[max(0, r.IntN(5)-2)], flowChecks(r), outcomes)
		compareFlow(t, fmt.Sprint("seed ", seed, " with data races"), flowText(seed, true), models[0], []event.ErrorKind{event.RaceError}, outcomes)
	}
	for _, k := range slices.Sorted(maps.Keys(outcomes)) {
		t.Logf("%6d %s", outcomes[k], k)
	}
	if n := int(*flowSeeds); n >= 50 && (outcomes["bmc: safe"] < n/4 || outcomes["bmc: violation"] < n/4) {
		t.Error("too few programs with an error, or too few without")
	}
}

// compareFlow compares the errors that engines find in a program.
func compareFlow(t *testing.T, name, text, model string, checks []event.ErrorKind, outcomes map[string]int) {
	compiled := func() *interp.Program {
		return corpus.Text(t, text, interp.Options{Checks: checks, MaxInstructions: 10_000})
	} // some programs have too many ways
	tries := "optimal"
	if slices.Contains(checks, event.RaceError) {
		tries = "states"
	}
	want, plain := errorsOf(t, compiled(), explore.Options{Engine: tries, Model: model, Checks: checks, MaxSteps: 300})
	if plain == nil || plain.Verdict == explore.Unknown {
		outcomes["too many executions, or too long ones"]++
		return
	}
	for _, engine := range explore.SymbolicEngines() {
		got, res := errorsOf(t, compiled(), explore.Options{Engine: engine, Model: model, Checks: checks, Unroll: 2})
		outcomes[engine+": "+string(res.Verdict)]++
		confirmed := res.Counts.Symbolic == nil || res.Counts.Symbolic.Unconfirmed == 0
		same := maps.Equal(got, want) && res.Verdict == plain.Verdict
		if res.Verdict == explore.Unknown || res.Counts.Blocked[event.BlockBound] > 0 { // what it has found is right
			same = !slices.ContainsFunc(slices.Collect(maps.Keys(got)), func(x string) bool { return !want[x] })
		}
		if !same || !confirmed || strings.Contains(res.Reason, "a bug in") {
			t.Errorf("%s, %s, %s: %s (%s) %v; want %s %v; checks %v", name, engine, model, res.Verdict, res.Reason, slices.Sorted(maps.Keys(got)), plain.Verdict, slices.Sorted(maps.Keys(want)), checks)
		}
	}
}

// TestSymbolicSpinsWithin verifies programs in which a thread chooses in a loop in an atomic section, and reads nothing there. If it never leaves the loop, that is a hang, which refine and bmc do not look for.
func TestSymbolicSpinsWithin(t *testing.T) {
	for file, want := range map[string]explore.Verdict{"section_spins.ll": explore.Unsupported, "section_spins.SEEN.ll": explore.Unsupported, "section_spins.LEAVES.ll": explore.Safe} {
		for _, engine := range explore.SymbolicEngines() {
			res, err := explore.Run(t.Context(), corpus.Load(t, "waits/"+file), explore.Options{Engine: engine})
			if err != nil || res.Verdict != want {
				t.Errorf("%s of %s: %+v %v, want %s", engine, file, res, err, want)
			}
		}
	}
}
