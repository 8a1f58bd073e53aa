package random

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// surw is the selectively uniform random walk, and the uniform one. Of the steps of a program some are of interest: those that access one location, which is
// drawn for each execution, or all of them. A process is drawn that is to take the next step of interest, with a probability in proportion to how many it has
// before it, and until it takes it those others wait that have come to one; of the processes that are not at a step of interest, any takes the
// next step (algorithms 1 and 2 of the paper). So if threads always take as many steps as expected and wait for nobody, each order of the steps of
// interest has the same probability.
//
// Threads that are not yet created count for the one that is going to create them: what follows in the two is a tree, and the number of
// orders of a forest's nodes in which a tree's root comes first is in proportion to the size of the tree. What a thread does after it has
// joined another one counts from then on only, as it comes last if all is joined that was created. Under TSO and PSO an update counts for the thread
// until its store is executed, which then is like the creation of a thread that executes the update. What a thread does after it has waited for its buffer counts
// for who executes its oldest update, as all of that comes later.
type surw struct {
	selects  bool
	loc      event.Loc // what is of interest if only some steps are
	lives    map[event.ThreadID]*expected
	intended memmodel.Proc // none if it is to be drawn
	weights  []int
}

// expected is what a thread is expected to do, counted in steps of interest.
type expected struct {
	joins    []int // how many steps come before each join, and before the end
	children []child
	done     int // steps of interest
	joined   int // joins
}

// child is a thread that a thread creates.
type child struct {
	thread event.ThreadID
	joins  int // of its creator before that
}

func (s *surw) begin(w *Walker, p *Profile) {
	s.intended, s.loc = none, event.NoLoc
	if s.selects && len(p.shared) > 0 {
		s.loc = p.shared[w.pick(len(p.shared))]
	}
	s.lives = map[event.ThreadID]*expected{}
	for t, l := range p.lives {
		s.lives[t] = s.expect(l.deeds)
	}
}

func (s *surw) expect(deeds []deed) *expected {
	e := &expected{}
	n := 0
	for _, d := range deeds {
		switch d.kind {
		case event.Join:
			e.joins = append(e.joins, n)
		case event.Create:
			e.children = append(e.children, child{d.thread, len(e.joins)})
		}
		n += s.worth(d)
	}
	e.joins = append(e.joins, n)
	return e
}

// worth returns how many steps of interest a step stands for: itself, and if it stores to a buffer the update.
func (s *surw) worth(d deed) (n int) {
	if !s.selects {
		n++
		if d.later {
			n++
		}
	} else if s.loc != event.NoLoc && d.loc == s.loc {
		n++ // of a store that goes to a buffer it is the update that counts
	}
	return n
}

// interesting reports whether the next step of a process is of interest.
func (s *surw) interesting(w *Walker, p process) bool {
	if !s.selects {
		return true
	}
	return p.label.Accesses() && p.label.Loc == s.loc && !p.private(w.m)
}

// life returns what a thread is expected to do.
func (s *surw) life(t event.ThreadID) *expected {
	e := s.lives[t]
	if e == nil {
		e = &expected{joins: []int{0}}
		s.lives[t] = e
	}
	return e
}

// ahead returns how many steps of interest a thread is expected to take up to its next join, and threads that it is to create until then.
func (s *surw) ahead(w *Walker, t event.ThreadID, passed int) int {
	e := s.life(t)
	k := min(e.joined+passed, len(e.joins)-1)
	n := max(e.joins[k]-e.done, 0)
	for _, c := range e.children {
		if c.joins <= k && !w.m.Started(c.thread) {
			n += s.ahead(w, c.thread, 0)
		}
	}
	return n
}

// weight returns how many steps of interest a process that can take a step has before it.
func (s *surw) weight(w *Walker, p process) (n int) {
	switch {
	case p.update:
		stores, _ := w.m.Buffer(p.thread)
		for _, store := range stores {
			l := store.Label
			if (w.m.Model() == memmodel.TSO || l.Loc == p.label.Loc) && (!s.selects || l.Loc == s.loc) {
				n++
			}
		}
		if stores[0].Label.Loc == p.label.Loc && w.m.Runnable(p.thread) && w.m.Draining(p.thread) {
			n += s.ahead(w, p.thread, 0) // which comes later
		}
	case p.label.Kind == event.Join && w.m.Enabled(p.Proc):
		n = s.ahead(w, p.thread, 1)
	default:
		n = s.ahead(w, p.thread, 0)
	}
	if s.interesting(w, p) {
		n = max(n, 1)
	}
	return n
}

// draw draws one of some processes, in proportion to their weights; none if there is nothing of interest before them.
func (s *surw) draw(w *Walker, among []process) memmodel.Proc {
	s.weights = s.weights[:0]
	sum := 0
	for _, p := range among {
		n := s.weight(w, p)
		s.weights = append(s.weights, n)
		sum += n
	}
	if sum == 0 {
		return none
	}
	at := w.pick(sum)
	for i, n := range s.weights {
		if at -= n; at < 0 {
			return among[i].Proc
		}
	}
	panic("weights that do not add up")
}

func (s *surw) pick(w *Walker) process {
	if s.intended == none {
		s.intended = s.draw(w, w.ready)
	}
	free := w.ready[:0:0]
	for _, p := range w.ready {
		if p.Proc == s.intended || !s.interesting(w, p) {
			free = append(free, p)
		}
	}
	if len(free) == 0 { // the one that was to come first has to wait for others
		s.intended = s.draw(w, w.ready)
		free = append(free, w.ready[slices.IndexFunc(w.ready, func(p process) bool { return p.Proc == s.intended })])
	}
	return free[w.pick(len(free))]
}

func (s *surw) took(w *Walker, p process) {
	interesting := s.interesting(w, p)
	if !p.update {
		s.count(w, p, 1)
	}
	switch {
	case p.Proc != s.intended:
	case s.selects && !interesting && s.shifts(w, p): // though the thread may have come to its end
		s.intended = s.draw(w, s.processes(w, p.thread))
	case interesting || !p.update && !w.m.Runnable(p.thread):
		s.intended = none
	case !p.update && p.label.Kind == event.Create: // it was drawn for both
		s.intended = s.draw(w, []process{p.next(w.m), process{Proc: w.m.Proc(p.label.Thread), thread: p.label.Thread}.next(w.m)})
	}
}

// shifts reports whether, after a step of no interest, it may be another process of the same thread that has something of interest before it: the step
// was a store to the location of interest that has gone to a buffer, or the thread waits for its buffer now, or the last store that a process was to
// take to memory is there.
func (s *surw) shifts(w *Walker, p process) bool {
	if p.update {
		return !w.m.Enabled(p.Proc)
	}
	return p.label.Kind == event.Store && p.label.Loc == s.loc || w.m.Runnable(p.thread) && w.m.Draining(p.thread)
}

// processes returns those of a thread that do not wait: the thread itself, and what executes the updates.
func (s *surw) processes(w *Walker, t event.ThreadID) (all []process) {
	if w.m.Runnable(t) && !w.m.Draining(t) {
		all = append(all, process{Proc: w.m.Proc(t), thread: t}.next(w.m))
	}
	stores, _ := w.m.Buffer(t)
	w.m.Updaters(t, func(q memmodel.Proc, place int) {
		all = append(all, process{q, t, true, stores[place].Label})
	})
	return all
}

// next returns the process of a thread with the thread's next operation.
func (p process) next(m *memmodel.Machine) process {
	p.label = m.Label(p.thread)
	return p
}

func (s *surw) undid(w *Walker, p process) {
	s.count(w, p, -1)
	if s.intended == p.Proc {
		s.intended = none
	}
}

// count adds a step of a thread, or takes it back.
func (s *surw) count(w *Walker, p process, n int) {
	e := s.life(p.thread)
	d := deed{kind: p.label.Kind, loc: event.NoLoc, later: p.label.Kind == event.Store && p.private(w.m)}
	if p.label.Accesses() {
		d.loc = p.label.Loc
	}
	e.done += n * s.worth(d)
	if d.kind == event.Join {
		e.joined += n
	}
}
