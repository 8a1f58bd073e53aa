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

// reach visits all states. It calls pause, if that is not nil, with the figures of the search, now and then; if pause returns true it gives up.
func (r *run) reach(pause func(states.Counts) (stop bool)) {
	r.reachable = &Reachable{}
	s := &statesSearch{run: r}
	outcome, counts := s.visitStates(s.options(pause))
	s.count(counts)
	if counts.Bounded && r.blockedBy[event.BlockBound] == 0 {
		r.blocked(event.BlockBound) // others may go on for ever, so that there is no end
	}
	r.unordered("states", counts.Unordered)
	switch outcome {
	case states.Complete:
		if counts.LeftOut {
			r.stop(Unknown, r.preempted())
		}
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

// statesSearch is a run of engine states, whose workers report what they find. They do so one at a time.
type statesSearch struct {
	*run
	mu sync.Mutex
}

// options returns the options of the search: what it is to look for, and whom it tells.
func (s *statesSearch) options(pause func(states.Counts) (stop bool)) states.Options {
	r := s.run
	opts := states.Options{
		Model: r.model, Jobs: r.opts.Jobs, DepthFirst: r.opts.DepthFirst, Without: r.opts.without(),
		Preemptions: r.opts.Preemptions,
		Visited:     visitedSets[r.opts.visited()], BitBytes: r.opts.BitBytes, MaxDrawing: uint64(max(r.opts.MaxDrawing, 0)),
		Again: s.again, Fault: s.fault, GoesOn: goesOn, Still: s.still, Stuck: s.stuck, End: s.end, Progress: s.tell,
	}
	if r.checked[event.LivelockError] {
		opts.Livelock = s.livelock
	}
	if r.checked[event.StarvationError] {
		opts.Starving = s.starving
	}
	if r.checked[event.DeadlockError] {
		opts.Stranded = s.stranded
	}
	if r.checked[event.RaceError] {
		opts.Race = s.race
	}
	if symbolicInputs(r.prog) != nil {
		opts.Asked = r.questions
	}
	if r.opts.MaxDrawing > 0 {
		opts.Drawing = func(d *states.Drawing) { r.drawing = d }
	}
	if pause != nil {
		opts.Pause = func(c states.Counts) (stop bool) {
			s.counted(c)
			return pause(c)
		}
	}
	return opts
}

// count takes over the figures of the search.
func (s *statesSearch) count(c states.Counts) {
	n := s.reachable
	n.States, n.Transitions, n.Reduced, n.Bytes, n.Exits = c.States, c.Transitions, c.Reduced, c.Bytes, c.Exits
	n.Omission, n.HashFactor = c.Omission, c.HashFactor
}

// counted takes over the figures of the search while it goes on.
func (s *statesSearch) counted(c states.Counts) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.count(c)
}

func (s *statesSearch) tell(c states.Counts) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.count(c)
	s.progress()
}

// again forgets what will be met once more.
func (s *statesSearch) again() {
	s.reachable.Ends, s.blockedBy = 0, [event.Reasons]uint64{}
	s.reports.startOver()
}

// found reports a violation, and returns whether to stop.
func (s *statesSearch) found(e *Error) (stop bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.violation(e)
	return s.over()
}

func (s *statesSearch) livelock(moves func() ([]memmodel.Move, int)) (stop bool) {
	all, loop := moves()
	e, _ := livelock(s.prog, s.model, all, loop)
	if e == nil {
		panic("a livelock that does not come back to its state")
	}
	return s.found(e)
}

func (s *statesSearch) starving(victim event.ThreadID, moves func() ([]memmodel.Move, int)) (stop bool) {
	all, loop := moves()
	e, _ := starvation(s.prog, s.model, all, loop, victim)
	if e == nil {
		panic("a thread that starves, and its schedule does not show it")
	}
	return s.found(e)
}

func (s *statesSearch) stranded(moves func() ([]memmodel.Move, int)) (stop bool) {
	all, loop := moves()
	e, _ := strandedAt(s.prog, s.model, all, loop)
	if e == nil {
		panic("threads that wait for ever, and their schedule does not show it")
	}
	return s.found(e)
}

func (s *statesSearch) race(found race.Race, moves func() []memmodel.Move) (stop bool) {
	return s.found(raceError(s.prog, s.model, found.Threads, found.Labels, moves()))
}

func (s *statesSearch) fault(f *event.Fault, l *event.Label, moves func() (event.ThreadID, []memmodel.Move)) (stop bool) {
	if f.Kind == "" || !s.checked[f.Kind] {
		return s.unchecked(f, l)
	}
	t, schedule := moves()
	return s.found(&Error{Kind: f.Kind, Message: f.Message, Site: s.prog.Site(l.Site), Thread: t, Model: s.model, Schedule: schedule})
}

// unchecked notes a fault that is no violation: of a kind that is not looked for, or something unsupported.
func (s *statesSearch) unchecked(f *event.Fault, l *event.Label) (stop bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if f.Kind == "" {
		s.site = s.prog.Site(l.Site)
		s.stop(Unsupported, f.Message)
		return true
	}
	if !f.Kind.EndsProcess() {
		s.conceals(f, l)
	}
	return false
}

// still reports whether a state is a violation because nothing in it will ever change.
func (s *statesSearch) still(m *memmodel.Machine) bool {
	if s.judgesHeap() {
		if found, _ := leaks(m, s.checks()); len(found) > 0 {
			return true
		}
	}
	e := standsStill(m)
	return e != nil && s.checked[e.Kind]
}

func (s *statesSearch) stuck(moves func() []memmodel.Move) (stop bool) {
	e, m, err := Replay(s.prog, s.model, moves())
	if err == nil && e == nil {
		e = leakAt(m, nil, s.checks()...)
	}
	if err != nil || e == nil {
		panic("a schedule does not lead to the state that it was made for")
	}
	return s.found(e)
}

// end counts a state in which no step is possible.
func (s *statesSearch) end(m *memmodel.Machine) {
	s.mu.Lock()
	defer s.mu.Unlock()
	reason, _ := s.ending(m)
	if s.judgesHeap() {
		_, doubt := leaks(m, s.checks())
		s.unsure = cmp.Or(s.unsure, doubt)
	}
	if reason == event.NotBlocked {
		s.reachable.Ends++
	} else {
		s.blocked(reason)
	}
	if s.opts.Leaf != nil {
		s.opts.Leaf(Leaf{m, reason})
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

// growing says what the states that were found last have ever more of, if it is known. Nobody knows whether that has an end.
func growing(what string) string {
	if what == "" {
		return ""
	}
	return "; the states that were found last have " + what + ": if that has no end, there are infinitely many states"
}
