package states

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

var (
	preemptSeeds = flag.Uint64("preempt.seeds", 120, "number of generated programs on which searches with a bound on preemptions are compared with one by definition")
	preemptFirst = flag.Uint64("preempt.first", 0, "first seed of these")
)

// bounded is what a search with a bound on preemptions has found.
type bounded struct {
	states  uint64
	leftOut bool
	found   map[string]bool // faults, and what is in memory where no step is possible
}

// endOf describes where no step is possible.
func endOf(m *memmodel.Machine, vars int) string {
	text := ""
	for l := range vars {
		text += fmt.Sprint(m.Word(event.Loc(l)), " ")
	}
	return text
}

// withBound searches with a bound.
func withBound(prog event.Program, model memmodel.Model, vars, bound int, visited Visited) bounded {
	b := bounded{found: map[string]bool{}}
	_, counts := Explore(context.Background(), prog, Options{Model: model, Preemptions: &bound, Visited: visited, Still: func(*memmodel.Machine) bool { return false },
		Fault: func(f *event.Fault, _ *event.Label, moves func() (event.ThreadID, []Move)) bool {
			t, _ := moves()
			b.found[fmt.Sprint(t, f.Message)] = true
			return false
		},
		End: func(m *memmodel.Machine) { b.found[endOf(m, vars)] = true }})
	b.states, b.leftOut = counts.States, counts.LeftOut
	return b
}

// definition is such a search by definition: it keeps states as texts, and finds out who can go on by trying.
type definition struct {
	m       *memmodel.Machine
	vars    int
	bound   int
	most    int
	seen    map[string]bool
	least   map[string]bool // states whatever the preemptions
	result  bounded
	toomany bool
}

func (d *definition) text() string {
	text := fmt.Sprint(d.m.Exited(), endOf(d.m, d.vars))
	for i := range d.m.Threads() {
		t := event.ThreadID(i)
		if d.m.Started(t) {
			stores, epoch := d.m.Buffer(t)
			text += fmt.Sprintf("|%v %d", d.m.Config(t), epoch)
			for _, s := range stores { // whatever the place in the source that it comes from
				text += fmt.Sprintf(",%d %d %x %v %d", s.Label.Loc, s.Label.Object, s.Label.Mask, s.Label.Operand(), s.Epoch)
			}
		}
	}
	return text
}

// goesOn reports whether a thread can take a step that changes something, sooner or later, while others stand still.
func (d *definition) goesOn(t event.ThreadID) bool {
	proc := d.m.Proc(t)
	if !d.m.Started(t) || !d.m.Enabled(proc) {
		return false
	}
	here, steps := d.text(), 0
	defer func() {
		for range steps {
			d.m.Undo()
		}
	}()
	for range 200 {
		if !d.m.Enabled(proc) {
			return true
		}
		memory := endOf(d.m, d.vars)
		for choice := int64(0); ; {
			s := d.m.Exec(proc, uint64(choice))
			steps++
			if !s.Cut || d.m.Blocked(t) != event.BlockAwait {
				break
			}
			d.m.Undo()
			if steps--; s.Next < 0 {
				return false // it waits in an atomic section
			}
			choice = s.Next
		}
		if s := d.m.Steps()[len(d.m.Steps())-1]; s.Next >= 0 || endOf(d.m, d.vars) != memory {
			return true
		}
		if d.text() == here {
			return false
		}
	}
	return true
}

// search goes on from a state in which a thread runs.
func (d *definition) search(who event.ThreadID, preemptions int) {
	key := fmt.Sprint(who, preemptions, d.text())
	if d.toomany = d.toomany || len(d.seen) >= d.most; d.toomany || d.seen[key] {
		return
	}
	d.seen[key], d.least[fmt.Sprint(who, d.text())] = true, true
	can := d.goesOn(who)
	none := true
	for _, a := range appendAgents(d.m, nil) {
		next, n := who, preemptions
		if a.place < 0 && a.thread != who {
			if next = a.thread; can {
				n++
			}
		}
		for choice := int64(0); choice >= 0; {
			s := d.m.Exec(a.proc, uint64(choice))
			choice = s.Next
			waits := s.Cut && d.m.Blocked(a.thread) == event.BlockAwait
			if !waits && n > d.bound {
				d.result.leftOut, none = true, false
			} else if !waits {
				none = false
				for i := range d.m.Threads() { // the step may have created a thread that begins with a fault
					if t := event.ThreadID(i); d.m.Started(t) && d.m.Fault(t) != nil {
						d.result.found[fmt.Sprint(t, d.m.Fault(t).Message)] = true
					}
				}
				if s.Cut {
					d.result.found[endOf(d.m, d.vars)] = true
				} else {
					d.search(next, n)
				}
			}
			d.m.Undo()
		}
	}
	if none {
		d.result.found[endOf(d.m, d.vars)] = true
	}
}

// agrees reports whether a search has found what the definition has. One that keeps states visits some of those that were found with fewer preemptions before, and none twice.
func (d *definition) agrees(got bounded, v Visited) bool {
	if !maps.Equal(got.found, d.result.found) {
		return false
	}
	if v == Exact {
		return got.states <= uint64(len(d.seen)) && got.states >= uint64(len(d.least)) && (!got.leftOut || d.result.leftOut)
	}
	return got.states == uint64(len(d.seen)) && got.leftOut == d.result.leftOut
}

// TestPreemptions compares searches with a bound with those by definition: how many states they visit, and what they find.
func TestPreemptions(t *testing.T) {
	tried, left, all, visited := 0, 0, uint64(0), uint64(0)
	for seed := *preemptFirst; seed < *preemptFirst+*preemptSeeds; seed++ {
		shape := litmus.Shape{Threads: 2 + int(seed%2), Stmts: 3 - int(seed%2), Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.CAS, litmus.Xchg, litmus.If,
			litmus.Await, litmus.AwaitBoth, litmus.TakeEither, litmus.Spin, litmus.Spin, litmus.Lock, litmus.Atomic, litmus.Atomic, litmus.Assert, litmus.Choose}}
		p := litmus.Random(seed, shape)
		prog, vars := p.Compile(), 3
		model := []memmodel.Model{memmodel.SC, memmodel.SC, memmodel.TSO, memmodel.PSO}[seed/2%4]
		for bound := range 4 {
			d := &definition{m: memmodel.NewStateMachine(prog, model), vars: vars, bound: bound, most: 5_000, seen: map[string]bool{}, least: map[string]bool{}, result: bounded{found: map[string]bool{}}}
			d.search(0, 0)
			if d.toomany {
				break
			}
			tried++
			if d.result.leftOut {
				left++
			}
			whole := withBound(prog, model, vars, MaxPreemptions, Exact).found
			for _, v := range []Visited{Exact, Hashes} {
				got := withBound(prog, model, vars, bound, v)
				if !d.agrees(got, v) || !got.leftOut && !maps.Equal(got.found, whole) {
					t.Fatalf("seed %d, %s, %d preemptions, visited %v: %d states, left out %t, %v, and by definition %d of %d, %t, %v; without a bound %v\n%s", seed, model, bound, v, got.states, got.leftOut,
						slices.Sorted(maps.Keys(got.found)), len(d.least), len(d.seen), d.result.leftOut, slices.Sorted(maps.Keys(d.result.found)), slices.Sorted(maps.Keys(whole)), p)
				}
				if v == Exact {
					all, visited = all+uint64(len(d.seen)), visited+got.states
				}
			}
		}
	}
	t.Logf("%d searches, %d of which left something out; %d states, %d of them visited", tried, left, all, visited)
	if tried < int(*preemptSeeds) || left < tried/4 {
		t.Errorf("%d searches, %d of which left something out: too few", tried, left)
	}
	if visited > all-all/20 {
		t.Errorf("of %d states %d were visited: nearly all", all, visited)
	}
}
