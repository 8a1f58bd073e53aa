package states

import (
	"context"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// starving returns the threads that starve.
func starving(t *testing.T, prog event.Program) (victims []event.ThreadID) {
	t.Helper()
	outcome, _ := Explore(context.Background(), prog, Options{
		Fault: func(*event.Fault, *event.Label, func() (event.ThreadID, []Move)) bool { return false },
		Still: func(*memmodel.Machine) bool { return false }, Stuck: func(func() []Move) bool { return false }, End: func(*memmodel.Machine) {},
		Starving: func(victim event.ThreadID, moves func() ([]Move, int)) bool {
			if all, loop := moves(); !Returns(prog, memmodel.SC, all, loop) {
				t.Errorf("the round of thread %d does not come back to its beginning", victim)
			}
			if victim != 1 {
				victims = append(victims, victim)
			}
			return false
		}})
	if outcome != Complete {
		t.Fatalf("outcome %v", outcome)
	}
	return victims
}

// TestStarving looks at who starves beside a thread that goes on for ever, by what it waits for. That thread itself, the first one, does not count: nothing says of these
// States that its loop is an endless one.
func TestStarving(t *testing.T) {
	forever := func(a, b *node) *node { return around(b, a) }
	flip := func(l event.Loc) *node { // writes 1 and 0 in turns
		last := stores(l, 0, nil)
		first := stores(l, 1, last)
		return forever(first, last)
	}
	pass := func(l event.Loc, by event.ThreadID) *node { // locks and unlocks in turns
		last := drops(l, by, nil)
		return forever(takes(l, by, last), last)
	}
	kept, passed := event.Loc(8), event.Loc(9)
	for _, c := range []struct {
		name    string
		threads []*node
		want    []event.ThreadID
	}{
		{"for what is there now and then", []*node{flip(0), awaits(0, ends())}, []event.ThreadID{2}},
		{"for what never comes", []*node{flip(0), awaits(1, ends())}, []event.ThreadID{2}},
		{"for what is there before long", []*node{flip(0), stores(1, 1, ends()), awaits(1, ends())}, nil},
		{"for a mutex that is passed on", []*node{pass(passed, 1), takes(passed, 2, ends())}, nil},
		{"for a mutex that is kept", []*node{flip(0), takes(kept, 2, ends()), takes(kept, 3, ends())}, []event.ThreadID{2, 3}},
		{"for nothing, as nobody goes on", []*node{awaits(1, ends())}, nil},
		{"for the end of who goes on", []*node{flip(0), joining(ends(), 1)}, nil},
		{"for nothing, as it has ended", []*node{flip(0), stores(1, 1, ends())}, nil},
	} {
		if got := starving(t, creating(ends(), c.threads...)); !slices.Equal(got, c.want) {
			t.Errorf("%s: threads %v starve, want %v", c.name, got, c.want)
		}
	}
}
