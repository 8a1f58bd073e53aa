package explore

import (
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

func TestSimplifyDropsWhatDoesNotMatter(t *testing.T) {
	prog := lostUpdate()
	for _, engine := range Engines() {
		e := violate(t, prog, engine)
		s := Simplify(prog, e)
		if !e.Same(s) {
			t.Fatalf("%s: %+v became %+v", engine, e, s)
		}
		for _, mv := range s.Schedule {
			if mv.Thread == 1 {
				t.Errorf("%s: the bystander is still there: %v", engine, s.Schedule)
				break
			}
		}
		// main, one adder up to its load, the other one, the first, the onlooker.
		if n := switches(s.Schedule); n != 4 {
			t.Errorf("%s: %d context switches, want 4: %v", engine, n, s.Schedule)
		}
	}
}

func TestSimplifyKeepsADeadlock(t *testing.T) {
	prog := lockOrder()
	e := violate(t, prog, "optimal")
	s := Simplify(prog, e)
	if !e.Same(s) {
		t.Fatalf("%+v became %+v", e, s)
	}
	if n := switches(s.Schedule); n != 2 {
		t.Errorf("%d context switches, want 2: %v", n, s.Schedule)
	}
}

func TestSimplifyKeepsWhatDoesNotReplay(t *testing.T) {
	prog := lostUpdate()
	e := &Error{Kind: event.AssertionError, Message: "another one", Schedule: []memmodel.Move{{Thread: 0}}}
	if s := Simplify(prog, e); s != e {
		t.Errorf("got %+v", s)
	}
}

// TestSimplifyRandom checks, on generated programs, that simplifying never
// changes a violation, never makes it longer, keeps only what happens before
// it, and that no order of the steps has fewer context switches.
func TestSimplifyRandom(t *testing.T) {
	violations := 0
	for seed := range uint64(1500) {
		prog := litmus.Random(seed, replayShapes[seed%2]).Compile()
		for _, engine := range []string{"optimal", "source"} {
			e := violate(t, prog, engine)
			if e == nil {
				continue
			}
			violations++
			s := Simplify(prog, e)
			found, m, err := Replay(prog, s.Model, s.Schedule)
			if err != nil || !e.Same(s) || !e.Same(found) {
				t.Fatalf("seed %d, %s: %+v became %+v, which replays as %+v, %v", seed, engine, e, s, found, err)
			}
			if len(s.Schedule) > len(e.Schedule) {
				t.Errorf("seed %d, %s: %d steps became %d", seed, engine, len(e.Schedule), len(s.Schedule))
			}
			o := newOrder(m)
			if last := m.LastOf(e.Thread); e.Kind != event.DeadlockError && e.Kind != event.HangError {
				for i := range m.Steps() {
					if !o.trace.Before(int32(i), last) {
						t.Errorf("seed %d, %s: step %d does not happen before the violation", seed, engine, i)
					}
				}
			}
			if got, want := switches(s.Schedule), fewestSwitches(o); got != want {
				t.Errorf("seed %d, %s: %d context switches, want %d", seed, engine, got, want)
			}
		}
	}
	if violations < 100 {
		t.Errorf("only %d violations: the test has lost its teeth", violations)
	}
}

// TestPrompt checks, on generated programs, that stores wait in buffers only where the violation needs it: what else does not differ, and no update can be moved on its own.
func TestPrompt(t *testing.T) {
	earlierOnes, kept := 0, 0
	for seed := range uint64(2000) {
		prog := litmus.Buffers(seed).Compile()
		if seed%4 == 0 {
			prog = litmus.Random(seed, replayShapes[seed/4%2]).Compile()
		}
		for _, model := range []string{"tso", "pso"} {
			res, err := Run(t.Context(), prog, Options{Engine: "optimal", Model: model})
			if err != nil || res.Error == nil || res.Error.Lasso() {
				continue
			}
			e := arranged(prog, res.Error)
			s := prompt(prog, e)
			if !e.Same(s) || len(s.Schedule) != len(e.Schedule) {
				t.Fatalf("seed %d, %s: %+v became %+v", seed, model, e, s)
			}
			if found, _, err := Replay(prog, s.Model, s.Schedule); err != nil || !e.Same(found) {
				t.Fatalf("seed %d, %s: %+v is %+v, %v", seed, model, s, found, err)
			}
			for i, mv := range s.Schedule {
				if mv.Store > 0 && len(earlier(s.Schedule, i)) > 0 {
					kept++
				}
				for _, at := range earlier(s.Schedule, i) {
					if moved(prog, s, i, at) != nil {
						t.Errorf("seed %d, %s: move %d could be %d in %v", seed, model, i, at, s.Schedule)
					}
				}
			}
			if !slices.Equal(s.Schedule, e.Schedule) {
				earlierOnes++
			}
			own := func(schedule []memmodel.Move) []memmodel.Move {
				return slices.DeleteFunc(slices.Clone(schedule), func(mv memmodel.Move) bool { return mv.Store > 0 })
			}
			if !slices.Equal(own(s.Schedule), own(e.Schedule)) {
				t.Errorf("seed %d, %s: %v became %v", seed, model, e.Schedule, s.Schedule)
			}
		}
	}
	if earlierOnes < 30 || kept < 100 {
		t.Errorf("%d schedules have changed, %d updates wait: the test has lost its teeth", earlierOnes, kept)
	}
}

// fewestSwitches finds the least number of context switches over all orders of
// the steps, one step at a time.
func fewestSwitches(o *order) int {
	type point struct {
		key  string
		proc int
	}
	all := o.all()
	goal := (&front{done: all}).key()
	level := map[point]*front{{proc: -1}: {done: make([]int32, len(all)), thread: -1}}
	seen := map[point]bool{}
	for n := -1; len(level) > 0; n++ {
		next := map[point]*front{}
		for len(level) > 0 {
			for p, f := range level {
				delete(level, p)
				if f.key() == goal {
					return max(n, 0)
				}
				if seen[p] {
					continue
				}
				seen[p] = true
				for id := range all {
					if f.done[id] == all[id] || !o.ready(f.done, id, f.done[id]+1) {
						continue
					}
					g := &front{done: append([]int32(nil), f.done...), thread: id}
					g.done[id]++
					q := point{g.key(), id}
					if id == f.thread {
						level[q] = g
					} else {
						next[q] = g
					}
				}
			}
		}
		level = next
	}
	return -1
}
