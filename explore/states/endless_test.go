package states

import (
	"context"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// takes is a thread that waits for a mutex and takes it, drops one that gives it back.
func takes(l event.Loc, t event.ThreadID, after *node) *node {
	n := locks(event.OpMutexLock, t, map[uint64]*node{}, after)
	n.label.Loc, n.label.Blocks = l, true
	for u := range event.ThreadID(8) {
		n.next[owner(u)] = n
	}
	return n
}

func drops(l event.Loc, t event.ThreadID, after *node) *node {
	n := locks(event.OpMutexUnlock, t, nil, after)
	n.label.Loc = l
	return n
}

// around makes a State follow the last one of some, which lead to each other.
func around(last, first *node) *node {
	last.other = first
	return first
}

// TestStrandedTour looks at a thread that waits for a mutex for ever while another one waits for a mutex now and then. In the states of the round that is reported only the first
// one always waits, although a shorter round is within a state in which both do.
func TestStrandedTour(t *testing.T) {
	kept, passed := event.Loc(8), event.Loc(9)
	again := takes(passed, 3, nil)
	hand := around(again, drops(passed, 3, again))
	after := drops(passed, 4, nil)
	now := around(after, takes(passed, 4, after))
	look := loads(0, nil, nil)
	look.other = look
	prog := creating(ends(),
		awaits(0, takes(kept, 1, stores(1, 1, ends()))),
		awaits(1, takes(kept, 2, ends())),
		takes(passed, 3, stores(0, 1, hand)), now, look)
	told := 0
	Explore(context.Background(), prog, Options{Without: Symmetry,
		Fault: func(*event.Fault, *event.Label, func() (event.ThreadID, []Move)) bool { return false },
		Still: func(*memmodel.Machine) bool { return false }, Stuck: func(func() []Move) bool { return false }, End: func(*memmodel.Machine) {},
		Stranded: func(moves func() ([]Move, int)) bool {
			told++
			all, loop := moves()
			m := memmodel.NewStateMachine(prog, memmodel.SC)
			var always []event.ThreadID
			for i, mv := range all {
				if i == loop {
					always = Waiting(m)
				}
				m.Exec(m.Proc(mv.Thread), mv.Choice)
				now := Waiting(m)
				always = slices.DeleteFunc(always, func(t event.ThreadID) bool { return !slices.Contains(now, t) })
			}
			if !slices.Equal(always, []event.ThreadID{2}) {
				t.Errorf("in the round from step %d of %v on, threads %v always wait", loop, all, always)
			}
			return false
		}})
	if told == 0 {
		t.Error("nobody waits for ever")
	}
}

// TestBoundBesideEndless cuts a thread at a bound while another one goes on for ever, so that no state is without a next step.
func TestBoundBesideEndless(t *testing.T) {
	cut := &node{label: event.Label{Kind: event.Block, Reason: event.BlockBound, Loc: event.NoLoc}}
	last := stores(1, 0, nil)
	prog := creating(ends(), loads(0, nil, cut), around(last, stores(1, 1, last)))
	for _, without := range []Reduction{0, Single | Sets | Symmetry} {
		outcome, c := Explore(context.Background(), prog, Options{Without: without,
			Still: func(*memmodel.Machine) bool { return false }, End: func(*memmodel.Machine) { t.Error("an end") }})
		if outcome != Complete || !c.Bounded {
			t.Errorf("outcome %v, %+v", outcome, c)
		}
	}
}
