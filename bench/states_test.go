package bench

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/states"
	"github.com/gomc/gomc/memmodel"
)

// endlessStates bounds the states that TestEndless visits for one row and model.
const endlessStates = 4_000

// boundedSearch gives up when there are more than endlessStates states, or more executions than ten times that.
func boundedSearch(prog event.Program, opts explore.Options) (res *explore.Result, tooLarge bool, err error) {
	ctx, stop := context.WithCancelCause(context.Background())
	defer stop(nil)
	opts.Progress = func(c explore.Counts) {
		if c.Reachable != nil && c.Reachable.States > endlessStates || c.Executions > 10*endlessStates {
			stop(errTooLarge)
		}
	}
	res, err = explore.Run(ctx, prog, opts)
	return res, context.Cause(ctx) == errTooLarge && res.Verdict == explore.Unknown, err
}

// TestEndless checks engine states on the programs of testdata/states, most of which never end. Those with more than endlessStates
// states are left out of this test as far as they have no error that is met before.
func TestEndless(t *testing.T) {
	whole, large := 0, 0
	for _, row := range rowsOf(t, Read, "states", "expect.tsv") {
		file, flags, verdict, kinds := row.File, row.Flags, explore.Verdict(row.Verdict), row.Kinds()
		t.Run(file, func(t *testing.T) {
			prog := compiled(t, filepath.Join("states", file), flags...)
			var checks []event.ErrorKind
			for _, k := range []event.ErrorKind{event.RaceError, event.StarvationError} {
				if slices.Contains(flags, "--check="+string(k)) {
					checks = []event.ErrorKind{k}
				}
			}
			for _, model := range row.Models {
				res, tooLarge, err := boundedSearch(prog, explore.Options{Engine: "states", Model: model, Checks: checks})
				switch {
				case err != nil:
					t.Fatal(err)
				case tooLarge:
					large++
					if strings.HasPrefix(file, "counter_grows") && !strings.Contains(res.Reason, "infinitely many") {
						t.Errorf("%s: %s does not say what grows", model, res.Reason)
					}
					continue
				case res.Verdict != verdict || res.Error != nil && !slices.Contains(kinds, string(res.Error.Kind)):
					t.Errorf("%s: %s %+v, want %s %v", model, res.Verdict, res.Error, verdict, kinds)
					continue
				}
				whole++
				if res.Error != nil && slices.Contains([]event.ErrorKind{event.LivelockError, event.StarvationError, event.DeadlockError}, res.Error.Kind) {
					deep, tooLarge, err := boundedSearch(prog, explore.Options{Engine: "states", Model: model, Checks: checks, DepthFirst: true})
					if !tooLarge && (err != nil || deep.Verdict != verdict || deep.Error != nil && !slices.Contains(kinds, string(deep.Error.Kind))) {
						t.Errorf("%s, depth first: %s %+v, %v, want %s %v", model, deep.Verdict, deep.Error, err, verdict, kinds)
					}
				}
				if res.Counts.Reachable.States < 1000 {
					auto, tooLarge, err := boundedSearch(prog, explore.Options{Model: model, Checks: checks})
					if !tooLarge && (err != nil || auto.Verdict != verdict || auto.Error != nil && !slices.Contains(kinds, string(auto.Error.Kind))) {
						t.Errorf("%s: auto says %s %+v, %v, want %s %v", model, auto.Verdict, auto.Error, err, verdict, kinds)
					}
				}
				if res.Error != nil {
					if found, _, err := explore.Reproduce(prog, res.Error); err != nil || !res.Error.Same(found) {
						t.Errorf("%s: %s is replayed as %+v, %v", model, res.Error.Message, found, err)
					}
				}
			}
		})
	}
	if whole < 200 || large > whole/3 {
		t.Errorf("%d rows and models, and %d were too large", whole, large)
	}
	t.Logf("%d rows and models, and %d were too large", whole, large)
}

// TestDepthFirst finds errors that lie deep with fewer states, and reports them by paths that are not much longer than the shortest.
func TestDepthFirst(t *testing.T) {
	for file, fewer := range map[string]int{"seqlock.COUNTS256.ll": 10, "pool.N3_TAGS2.ll": 2} {
		var schedules, visited [2]int
		for i, depth := range []bool{false, true} {
			prog := compiled(t, filepath.Join("states", file))
			res, err := explore.Run(context.Background(), prog, explore.Options{Engine: "states", DepthFirst: depth})
			if err != nil || res.Error == nil {
				t.Fatalf("%s: %v, %+v", file, err, res)
			}
			if found, _, err := explore.Reproduce(prog, res.Error); err != nil || !res.Error.Same(found) {
				t.Errorf("%s: %s is replayed as %+v, %v", file, res.Error.Message, found, err)
			}
			schedules[i], visited[i] = len(res.Error.Schedule), int(res.Counts.Reachable.States)
		}
		if fewer*visited[1] > visited[0] || schedules[1] > 3*schedules[0] {
			t.Errorf("%s: %d and %d states, paths of %d and %d steps", file, visited[0], visited[1], schedules[0], schedules[1])
		}
	}
}

// TestCyclesPause stops a search while it looks at cycles, from inside and from outside.
func TestCyclesPause(t *testing.T) {
	prog := compiled(t, filepath.Join("states", "szymanski.N3.ll"))
	search := func(ctx context.Context, pause func(states.Counts) bool) (states.Outcome, states.Counts) {
		return states.Explore(ctx, prog, states.Options{
			Fault: func(*event.Fault, *event.Label, func() (event.ThreadID, []states.Move)) bool { return false },
			Still: func(*memmodel.Machine) bool { return false }, End: func(*memmodel.Machine) {},
			Livelock: func(func() ([]states.Move, int)) bool { return false }, Stranded: func(func() ([]states.Move, int)) bool { return false },
			Pause: pause,
		})
	}
	again := func(c states.Counts) bool { return c.Work > c.Transitions }
	paused := 0
	outcome, all := search(t.Context(), func(c states.Counts) bool {
		if again(c) {
			paused++
		}
		return false
	})
	if outcome != states.Complete || paused < 3 {
		t.Errorf("outcome %d, paused %d times after %+v", outcome, paused, all)
	}
	for stopAt := range paused {
		n := 0
		outcome, _ := search(t.Context(), func(c states.Counts) bool {
			if again(c) {
				n++
			}
			return n > stopAt
		})
		if outcome != states.Stopped || n != stopAt+1 {
			t.Errorf("outcome %d after %d pauses, want to stop after %d", outcome, n, stopAt+1)
		}
		ctx, cancel := context.WithCancel(t.Context())
		n = 0
		outcome, _ = search(ctx, func(c states.Counts) bool {
			if again(c) {
				n++
			}
			if n > stopAt {
				cancel()
			}
			return false
		})
		cancel()
		if outcome != states.Interrupted || n > stopAt+1 {
			t.Errorf("outcome %d after %d pauses, cancelled in pause %d", outcome, n, stopAt+1)
		}
	}
}

// TestCreators explores threads that are alike although different threads, which are not, have created them.
func TestCreators(t *testing.T) {
	prog := compiled(t, filepath.Join("states", "creators.ll"))
	visited := func(noSymmetry bool) uint64 {
		res, err := explore.Run(context.Background(), prog, explore.Options{Engine: "states", Model: "sc", NoSymmetry: noSymmetry})
		if err != nil || res.Verdict != explore.Safe {
			t.Fatalf("%+v, %v", res, err)
		}
		return res.Counts.Reachable.States
	}
	if alike, apart := visited(false), visited(true); 2*alike > apart {
		t.Errorf("%d states, and %d if threads are told apart", alike, apart)
	}
}
