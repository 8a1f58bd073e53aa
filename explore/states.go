package explore

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/race"
	"github.com/gomc/gomc/explore/states"
	"github.com/gomc/gomc/memmodel"
)

// reachable is the engine states, see package states.
func reachable(r *run) { r.reach(nil) }

// reach visits all states. It calls pause, if that is not nil, with its figures and how much it has done, in transitions, now and
// then; if pause returns true it gives up.
func (r *run) reach(pause func(n Reachable, work uint64) (stop bool)) {
	var mu sync.Mutex
	r.reachable = &Reachable{}
	count := func(c states.Counts) {
		r.reachable.States, r.reachable.Transitions, r.reachable.Reduced, r.reachable.Bytes = c.States, c.Transitions, c.Reduced, c.Bytes
		r.reachable.Exits = c.Exits
		r.reachable.Omission, r.reachable.HashFactor = c.Omission, c.HashFactor
	}
	var lasso func(func() ([]memmodel.Move, int)) bool
	if r.checked[event.LivelockError] {
		lasso = func(moves func() ([]memmodel.Move, int)) (stop bool) {
			all, loop := moves()
			e, _ := livelock(r.prog, r.model, all, loop)
			if e == nil {
				panic("a livelock that does not come back to its state")
			}
			mu.Lock()
			defer mu.Unlock()
			r.violation(e)
			return r.over()
		}
	}
	var stranded func(func() ([]memmodel.Move, int)) bool
	if r.checked[event.DeadlockError] {
		stranded = func(moves func() ([]memmodel.Move, int)) (stop bool) {
			all, loop := moves()
			e, _ := strandedAt(r.prog, r.model, all, loop)
			if e == nil {
				panic("threads that wait for ever, and their schedule does not show it")
			}
			mu.Lock()
			defer mu.Unlock()
			r.violation(e)
			return r.over()
		}
	}
	var raced func(race.Race, func() []memmodel.Move) bool
	if r.checked[event.RaceError] {
		raced = func(found race.Race, moves func() []memmodel.Move) (stop bool) {
			e := raceError(r.prog, r.model, found.Threads, found.Labels, moves())
			mu.Lock()
			defer mu.Unlock()
			r.violation(e)
			return r.over()
		}
	}
	var drawn func(*states.Drawing)
	if r.opts.MaxDrawing > 0 {
		drawn = func(d *states.Drawing) { r.drawing = d }
	}
	var paused func(states.Counts) bool
	if pause != nil {
		paused = func(c states.Counts) (stop bool) {
			mu.Lock()
			count(c)
			now := *r.reachable
			mu.Unlock()
			return pause(now, c.Work)
		}
	}
	outcome, counts := states.Explore(r.ctx, r.prog, states.Options{
		Livelock: lasso, Stranded: stranded, Race: raced, Pause: paused, Drawing: drawn, MaxDrawing: uint64(max(r.opts.MaxDrawing, 0)),
		Visited: visitedSets[r.opts.visited()], BitBytes: r.opts.BitBytes,
		Model: r.model, Jobs: r.opts.Jobs, NoReduction: r.opts.NoReduction, DepthFirst: r.opts.DepthFirst, NoSymmetry: r.opts.NoSymmetry,
		Again: func() {
			r.reachable.Ends, r.blockedBy = 0, [event.Reasons]uint64{}
			r.reports.startOver()
		},
		Fault: func(f *event.Fault, l *event.Label, moves func() (event.ThreadID, []memmodel.Move)) (stop bool) {
			mu.Lock()
			defer mu.Unlock()
			switch {
			case f.Kind != "" && !r.checked[f.Kind]:
				if !f.Kind.EndsProcess() {
					r.conceals(f, l)
				}
				return false
			case f.Kind == "":
				r.site = r.prog.Site(l.Site)
				r.stop(Unsupported, f.Message)
				return true
			}
			t, schedule := moves()
			r.violation(&Error{Kind: f.Kind, Message: f.Message, Site: r.prog.Site(l.Site), Thread: t, Model: r.model, Schedule: schedule})
			return r.over()
		},
		Still: func(m *memmodel.Machine) bool {
			e := standsStill(m)
			return e != nil && r.checked[e.Kind]
		},
		Stuck: func(moves func() []memmodel.Move) (stop bool) {
			schedule := moves()
			e, _, err := Replay(r.prog, r.model, schedule)
			if err != nil || e == nil {
				panic("a schedule does not lead to the state that it was made for")
			}
			mu.Lock()
			defer mu.Unlock()
			r.violation(e)
			return r.over()
		},
		End: func(m *memmodel.Machine) {
			mu.Lock()
			defer mu.Unlock()
			reason, _ := r.ending(m)
			if reason == event.NotBlocked {
				r.reachable.Ends++
			} else {
				r.blocked(reason)
			}
			if r.opts.Leaf != nil {
				r.opts.Leaf(Leaf{m, reason})
			}
		},
		Progress: func(c states.Counts) {
			mu.Lock()
			defer mu.Unlock()
			count(c)
			r.progress()
		},
	})
	count(counts)
	if counts.Bounded && r.blockedBy[event.BlockBound] == 0 {
		r.blocked(event.BlockBound) // others may go on for ever, so that there is no end
	}
	r.unordered("states", counts.Unordered)
	switch outcome {
	case states.Complete:
		if r.opts.visited() != exactSet {
			r.stop(Unknown, r.qualified(counts))
		}
	case states.Stopped:
		r.stop(Unknown, "engine states has given up") // unless it was stopped by a violation
	case states.Interrupted:
		r.stop(Unknown, context.Cause(r.ctx).Error()+r.instead()+growing(counts.Grows))
	case states.Full:
		r.stop(Unknown, "the program has more states than engine states can number"+growing(counts.Grows))
	}
}

// unordered notes that data races may have been missed, and where the first operation is that is to blame.
func (r *run) unordered(engine string, sites []event.SiteID) {
	var first *event.Site
	for _, id := range sites {
		s := r.prog.Site(id)
		if first == nil || cmp.Or(cmp.Compare(s.File, first.File), s.Line-first.Line, s.Column-first.Column) < 0 {
			first = &s
		}
	}
	if first != nil {
		r.unsure = fmt.Sprintf("no data race was found, but engine %s looks only for accesses that meet in a state, and what is at %s orders accesses less than that; --engine=trust looks further", engine, first)
	}
}

// instead says what may find an error where memory does not hold all states.
func (r *run) instead() string {
	if !errors.Is(context.Cause(r.ctx), ErrMemory) || visitedSets[r.opts.visited()] == states.Bits {
		return ""
	}
	return "; --engine=states --visited=bits goes on with an array that does not grow, and may find an error, but proves nothing"
}

// growing says that something grows, if it is known.
func growing(what string) string {
	if what == "" {
		return ""
	}
	return "; there may be infinitely many states: " + what
}
