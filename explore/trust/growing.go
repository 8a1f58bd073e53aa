package trust

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// Growing is an execution graph under RA or RC11 that only grows: nothing is revisited. Whose step is next, and which of its options is taken, others say; see package grown. Threads and
// events are numbers; a negative one is none.
type Growing[S set.Set] struct {
	*visitor[S]
	choice  int // the frame of the current choice
	options []int32
}

// Choice is a point at which there are several ways to take a step.
type Choice struct {
	Kind    ChoiceKind
	Options []int32 // see the kinds. They are the caller's, who may change them, until the step is over
}

// ChoiceKind says what is chosen.
type ChoiceKind = frameKind

// The kinds of choices.
const (
	ReadsFrom   = fRead  // the write that is read, the newest first
	Alternative = fAlt   // the alternative of an operation, by number
	Coherence   = fWrite // the write that comes directly before in coherence order, the newest first
)

// NewGrowing returns a graph of the explorer's program for as many events as S has room for. A step beyond ends with search.Outgrown; see search.Abort.
func NewGrowing[S set.Set](w *search.Explorer) *Growing[S] { return growingOf(newVisitor[S](w)) }

func growingOf[S set.Set](x *visitor[S]) *Growing[S] {
	x.onward, x.shortcut = true, false
	return &Growing[S]{visitor: x}
}

// Reset makes the graph empty.
func (g *Growing[S]) Reset() {
	g.scFences, g.anyRace, g.raced = false, false, g.raced[:0]
	g.reset()
}

// Insertion returns the insertion order: of each event twice its number, and of a write that number plus 1. A read-modify-write stands there twice.
func (g *Growing[S]) Insertion() []int32 { return g.ord }

// TakeBack takes back what is in the insertion order from a place on.
func (g *Growing[S]) TakeBack(place int) { g.popTo(int32(place)) }

// Event is an event of a graph that grows.
type Event struct {
	Label         *event.Label
	Thread, Pos   int32 // Pos is its number within the thread, from 1
	Cell          int32 // what it accesses, negative if nothing
	Alt           int32 // the alternative that was taken
	From, After   int32 // the write that it reads, and the one that comes directly before its own in coherence order; negative for the initial value
	Reads, Writes bool
	Silent        bool // it leaves memory as it was
	Continues     bool // it belongs to the operation of the event before it
}

// Event returns an event.
func (g *Growing[S]) Event(e int32) Event {
	ev := &g.ev[e]
	v := Event{ev.label, ev.thread, ev.pos, none, ev.alt, ev.rf, ev.coPrev, ev.reads, ev.writes, ev.silent, ev.prev.sub > 0}
	if ev.kind == access && !g.cells[ev.cell].IsLife() {
		v.Cell = ev.cell
	}
	return v
}

// Cell returns a cell that events access.
func (g *Growing[S]) Cell(c int32) *cells.Cell { return &g.cells[c].Cell }

// Threads returns the threads that were met, in the order in which searches prefer them.
func (g *Growing[S]) Threads() []int32 { return g.roster.Sched }

// Begun returns a thread that is in the midst of an operation, which has to be completed before others go on.
func (g *Growing[S]) Begun() int32 {
	g.refresh()
	return g.begunThread()
}

// Next returns the next operation of a thread, the number of events that the thread had before it, and whether it has begun.
func (g *Growing[S]) Next(t int32) (l *event.Label, pos int32, begun bool) {
	c := &g.threads[t]
	return c.label, c.pos - c.sub, c.sub != 0 || c.halved
}

// Able reports whether a thread can take a step, as far as one can say without trying.
func (g *Growing[S]) Able(t int32) bool {
	switch g.threads[t].standing() {
	case storing, going:
		return true
	case blocking:
		return g.offered(t, true)
	case joining:
		after := g.throughJoins(t, nil)
		return after != nil && after.Label().Kind != event.Exit
	}
	return false
}

// Waits reports whether the next operation of a thread may have to wait.
func (g *Growing[S]) Waits(t int32) bool { return g.threads[t].standing() == blocking }

// RacesInVain reports whether a thread waits, and what it reads in vain may be part of a race.
func (g *Growing[S]) RacesInVain(t int32) bool { return g.races && g.Waits(t) && g.mayRaceInVain(t) }

// InVain returns the first event of what a thread has done in vain: of a round of a loop that leads to where the thread stands, or of an operation that waits.
func (g *Growing[S]) InVain(t int32) int32 {
	switch c := &g.threads[t]; {
	case c.status == memmodel.Waiting:
		e := c.last
		for g.ev[e].prev.sub > 0 {
			e = g.ev[e].prev.last
		}
		return e
	case c.status == memmodel.Stuck && c.reason == event.BlockAwait:
		return g.spinsSince(&c.place)
	}
	return none
}

// Step takes the next step of a thread. choose is called for each choice that the step makes, and takes one of the options ([Growing.Take]). If there is none that can be taken, choose
// and Step return false, and the graph is as it was. Otherwise Step returns the latest event of the thread.
func (g *Growing[S]) Step(t int32, choose func(Choice) bool) (e int32, ok bool) {
	g.refresh()
	mark, stamp := int32(len(g.ord)), g.stamp
	ok = g.step(t)
	for g.choice = 0; g.choice < len(g.frames); g.choice++ {
		g.PutBack()
		if ok = choose(g.open()); !ok {
			g.frames = g.frames[:g.choice]
			g.cut(0)
			break
		}
	}
	if !ok {
		g.popTo(mark)
		g.stamp = stamp
	}
	g.forgetPast()
	return g.threads[t].last, ok
}

// open returns the current choice, of which no option is taken.
func (g *Growing[S]) open() Choice {
	f := &g.frames[g.choice]
	ev := &g.ev[f.event]
	all := g.options[:0]
	switch f.kind {
	case fRead:
		for w := g.newest(ev); w != none; w = g.older(ev, w) {
			all = append(all, w)
		}
	case fAlt:
		for a := range g.alternatives(ev) {
			all = append(all, a)
		}
	case fWrite:
		for p := g.position(start, f.event, none); p != none; p = g.position(p, f.event, none) {
			all = append(all, p)
		}
	}
	g.options = all
	return Choice{f.kind, all}
}

// Take takes an option of the current choice. It returns false, having changed nothing, if the model does not allow it.
func (g *Growing[S]) Take(option int32) (ok bool) {
	f := &g.frames[g.choice]
	e := f.event
	switch f.kind {
	case fRead:
		f.at = option
		ok = g.begun(e, g.readFrom(e, option))
	case fAlt:
		g.ev[e].alt = option
		ok = g.begun(e, g.outcome(e))
	case fWrite:
		f.at = option
		ok = g.writeAfter(e, option, none)
	}
	if !ok {
		g.PutBack()
	}
	return ok
}

// PutBack takes back the option that was taken of the current choice.
func (g *Growing[S]) PutBack() {
	g.cut(g.choice + 1)
	if f := &g.frames[g.choice]; f.kind != fWrite || g.ev[f.event].writes {
		g.leave(f)
	}
}

// Violates tells of an error or a race that the latest step has come to, and reports whether there is one that is a violation.
func (g *Growing[S]) Violates() bool {
	faults, raced := g.faults, g.raced
	g.faults, g.raced = g.faults[len(g.faults):], g.raced[len(g.raced):]
	for _, t := range faults {
		if g.checks(&g.threads[t]) {
			g.fault([]int32{t})
			return true
		}
	}
	if len(raced) == 0 {
		return false
	}
	g.raced = raced
	if raced = g.newRaces(); len(raced) > 0 {
		g.race(raced[:1])
	}
	return len(raced) > 0
}

// Forget makes Violates pass over what was met before.
func (g *Growing[S]) Forget() { g.faults, g.raced = g.faults[:0], g.raced[:0] }

// Count counts a graph that no thread extends. It reports whether that is a violation.
func (g *Growing[S]) Count() bool {
	g.refresh()
	g.complete = false
	return g.count()
}

// Discard counts a graph of which it is not known what extends it.
func (g *Growing[S]) Discard() { g.discard() }
