package states

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// worker expands states. Nobody else uses it at the same time.
type worker struct {
	s   *search
	pos *position

	enabled     []agent
	next        []uint64 // keys of the states one step from the one that is expanded
	fresh       bool     // some of these were not visited before
	known       bool     // some were
	links       []link
	forecast    forecast
	all         []agent                   // see forecast.order
	sought      uint64                    // states in which persistent sets were looked for
	gained      uint64                    // and found
	stack       []uint32                  // states that a depth-first search has found and not yet expanded
	endless     map[memmodel.Passage]bool // see through
	ready       []event.ThreadID          // whose next operation is an access; see races
	sections    []event.ThreadID          // whose next operation is an atomic section
	found       []inner
	doubts      map[doubt]bool
	unsure      map[event.SiteID]bool
	facts       facts // met since they were last collected
	transitions uint64
	reduced     uint64
	exits       uint64
	again       uint64   // steps that were executed once more, after the state had been expanded: for livelocks, say
	foreseen    uint64   // steps that forecasts have looked at, without executing them
	open        []uint32 // see search.open
	pause       uint64   // Options.Pause is called when work has reached this
	asked       uint64   // Options.Asked when it was called last
	ticks       uint64
}

// agent is a process that can take a step: a thread or, of a thread's buffer, the store at a place that can leave it.
type agent struct {
	proc   memmodel.Proc // as the worker's machine numbers it
	thread event.ThreadID
	place  int // -1 for the thread
}

// id returns a number that means the same to all workers, from 1.
func (a agent) id() uint32 { return uint32(a.thread)<<16 | uint32(a.place+2) }

func newWorker(s *search) *worker {
	return &worker{s: s, pos: s.position()}
}

// begin visits the first state.
func (w *worker) begin() {
	id, _ := w.s.visited.add(w.pos.key())
	w.s.origins.at(id).parent = id
	w.s.prints.config(0, w.pos.thread(0))
	w.faults(id, 0, w.pos.key())
}

// expand visits the states that are one step from a state.
func (w *worker) expand(id uint32) {
	w.tick()
	w.pos.load(w.s.visited.key(id))
	if w.dominated() {
		return
	}
	w.arrive()
	w.fresh, w.known = false, false
	late := !w.look(id, briefly)
	if !w.s.opts.orders() || len(w.enabled) <= 1 || !w.reduce(id) {
		w.expandAll(id)
	}
	if late && (w.known || !w.fresh) {
		w.lookForStill(id, 0)
	}
}

// load goes to a state that was visited, and finds out what can happen there.
func (w *worker) load(id uint32) {
	w.pos.load(w.s.visited.key(id))
	w.arrive()
}

// arrive finds out what can happen in the state of the position.
func (w *worker) arrive() {
	w.enabled = w.appendEnabled(w.enabled[:0])
}

// briefly bounds the operations of a thread that are looked at in each state to tell whether it spins for ever. A thread that reads an array of a thousand
// elements would be followed to the end of its loop from each state on the way.
//
// Where that is not enough, nothing is lost if only those states are looked at in full that have a step to a state which was visited before, or no step at all. The states
// that can be reached from one in which nothing will ever change, and in which that is so, too, are a finite set. Each thread that can take a step in one of them spins, and
// has one that leads to another: a choice may make an assumption fail, but not every choice does. Whichever of the set is visited last finds that other one visited.
const briefly = 64

// look reports what is wrong with a state, at which the worker has arrived. known is false if it has not found out, within so many operations of a thread (0 for no bound),
// whether anything will ever change.
func (w *worker) look(id uint32, most uint64) (known bool) {
	if w.s.sym != nil {
		w.pos.watch()
	}
	switch {
	case w.stands():
		w.s.opts.End(w.pos.m)
	case w.pos.m.Exited():
		w.exits++
	}
	known = !w.quiet() || w.lookForStill(id, most)
	if w.s.opts.Race != nil {
		w.races(id)
	}
	return known
}

// lookForStill reports it if nothing will ever change in a state; see look.
func (w *worker) lookForStill(id uint32, most uint64) (known bool) {
	if most > 0 && w.s.opts.GoesOn != nil {
		if goesOn, known := w.s.opts.GoesOn(w.pos.m, most); goesOn || !known {
			return known
		}
	}
	if w.s.opts.Still(w.pos.m) {
		w.s.report(func() bool { return w.s.opts.Stuck(func() []Move { return w.s.pathTo(id) }) })
	}
	return true
}

func (w *worker) expandAll(id uint32) {
	for _, a := range w.enabled {
		w.next = w.next[:0]
		w.successors(id, a)
		w.visit(id)
	}
}

// appendEnabled adds the processes that can take a step, in an order that is the same for all workers.
func (w *worker) appendEnabled(all []agent) []agent {
	all = w.bound(appendAgents(w.pos.m, all))
	if w.s.sym != nil {
		w.s.sym.order(w.pos, all)
	}
	return all
}

// appendAgents adds the processes of a machine that can take a step.
func appendAgents(m *memmodel.Machine, all []agent) []agent {
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if !m.Started(t) {
			continue
		}
		if p := m.Proc(t); m.Enabled(p) {
			all = append(all, agent{p, t, -1})
		}
		m.Updaters(t, func(p memmodel.Proc, place int) { all = append(all, agent{p, t, place}) })
	}
	return all
}

// quiet reports whether all steps that are possible are reads, or may turn out to be.
func (w *worker) quiet() bool {
	for _, a := range w.enabled {
		if a.place >= 0 {
			return false
		}
		switch w.pos.m.Label(a.thread).Kind {
		case event.Load, event.RMW, event.Fence, event.Choice, event.AtomicBegin, event.AtomicEnd:
		default:
			return false
		}
	}
	return true
}

// successors executes the steps of a process, with every choice, and adds the states that they lead to. It reports false if one of them is an atomic section
// that does not come to its end.
func (w *worker) successors(id uint32, a agent) (all bool) {
	before := w.pos.thread(a.thread)
	all = true
	w.attempts(a, func(s *memmodel.Step, key uint64) {
		w.transitions++
		all = w.note(id, a, before, s, key) && all
		if !s.Cut {
			w.next = append(w.next, key)
		}
	})
	return all
}

// note takes notice of a step of a process, whose thread was in a configuration before. It reports whether others go on after it.
func (w *worker) note(id uint32, a agent, before uint32, s *memmodel.Step, key uint64) bool {
	if !s.Update {
		w.facts.step(w.pos, a.thread, before, s)
		w.faults(id, a.thread, key)
	}
	w.facts.settled(w.pos)
	w.faultsOfJoiners(id, key)
	if s.Cut && !waitsWithin(w.pos.m, a.thread) {
		w.cut(id, key)
	}
	return !s.Cut
}

// cut is called after a step that is an atomic section which never ends. Nothing follows it, so an execution ends there.
func (w *worker) cut(id uint32, key uint64) {
	m := w.pos.m
	w.s.opts.End(m)
	if w.s.opts.Still(m) {
		w.s.report(func() bool {
			return w.s.opts.Stuck(func() []Move { moves, _ := movesOf(w.s.routes.positionAfter(id, key).m, -1); return moves })
		})
	}
}

// steps calls each with the steps of a process, one for each choice, when the position is that after the step.
func (w *worker) steps(a agent, each func(s *memmodel.Step, key uint64)) {
	w.attempts(a, func(s *memmodel.Step, key uint64) {
		if !s.Cut || !waitsWithin(w.pos.m, a.thread) {
			each(s, key)
		}
	})
}

// attempts is steps that includes atomic sections in which the thread waits for ever: these do not take place, and steps leaves them out.
func (w *worker) attempts(a agent, each func(s *memmodel.Step, key uint64)) {
	for choice := int64(0); choice >= 0; {
		s := w.pos.exec(a.proc, uint64(choice))
		choice = s.Next
		each(s, w.pos.key())
		w.pos.undo()
	}
}

// faults reports what is wrong with a thread that has taken a step to a state, and with those that it has created; and
// whether one of them was cut at a bound.
func (w *worker) faults(id uint32, t event.ThreadID, key uint64) {
	threads := w.pos.change.Threads
	if len(threads) == 0 {
		threads = []event.ThreadID{t}
	}
	for _, t := range threads {
		w.inspect(id, t, key)
	}
}

// faultsOfJoiners does the same for threads that have joined others after a step: of a thread or, where it
// has kept a thread from being joined, of a buffer.
func (w *worker) faultsOfJoiners(id uint32, key uint64) {
	for _, j := range w.pos.joins {
		w.inspect(id, j.thread, key)
	}
}

// inspect reports what is wrong with a thread in a state that a step leads to.
func (w *worker) inspect(id uint32, t event.ThreadID, key uint64) {
	c := w.pos.m.Config(t)
	if c.Fault() != nil {
		config := w.pos.thread(t)
		w.s.fault(config, c, func() (event.ThreadID, []Move) { return w.s.pathOf(t, config, id, key) })
	}
	if c.Blocked() == event.BlockBound {
		w.s.bounded.Store(true)
	}
}

// visit notes the successors of a state.
func (w *worker) visit(id uint32) {
	for _, key := range w.next {
		if next, fresh := w.s.visited.add(key); fresh {
			w.fresh = true
			w.s.origins.at(next).parent = id
			if w.s.opts.DepthFirst {
				w.stack = append(w.stack, next)
			}
		} else {
			w.known = true
		}
	}
}

// tick tells of the progress now and then.
func (w *worker) tick() {
	w.breathe()
	if w.ticks++; w.ticks%4096 == 0 && w == w.s.workers[0] && w.s.opts.Progress != nil {
		w.s.opts.Progress(w.estimate())
	}
}

// breathe calls Options.Pause when enough work was done since it was last called.
func (w *worker) breathe() {
	if w.s.opts.Pause == nil || w != w.s.workers[0] {
		return
	}
	asked := w.asked
	if w.s.opts.Asked != nil {
		asked = w.s.opts.Asked()
	}
	if w.work() >= w.pause || asked != w.asked {
		w.pause, w.asked = w.work()+PauseAfter, asked
		if w.s.opts.Pause(w.estimate()) {
			w.s.stopped.Store(true)
		}
	}
}

// estimate returns the figures of the search, if the other workers have done as much as this one.
func (w *worker) estimate() Counts {
	n := uint64(len(w.s.workers))
	done := w.s.spent + w.transitions*n
	return Counts{States: w.ticks * n, Transitions: done, Reduced: w.reduced * n, Work: w.s.spent + w.work()*n, Buffered: w.s.prints.stored}
}

// work is about how much the worker has done, in transitions: those that were looked at once more count, too, and so many steps of forecasts, or stores of buffers, take as long as one.
func (w *worker) work() uint64 {
	const forecast, stores = 16, 2
	return w.transitions + w.again + w.foreseen/forecast + w.pos.unpacked/stores
}
