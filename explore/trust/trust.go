package trust

import (
	"slices"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/memmodel"
)

// Options configure a [Walker].
type Options struct {
	Model memmodel.Model
	// ReadsFrom asks for one graph of each reads-from class, without coherence order.
	ReadsFrom bool
	// Checked reports whether a kind of violation counts.
	Checked func(event.ErrorKind) bool
	// Found is called with each violation, and with what is not supported. If it
	// returns true, the walk ends.
	Found func(*Violation) bool
	// Leaf, if not nil, is called with each graph that cannot be extended, and why it
	// is blocked. moves linearise it; they are nil under RA and RC11.
	Leaf func(blocked event.Reason, moves []Move)
	// Unchecked is called with errors of kinds that do not count, after which nothing is known, at the ends of
	// executions.
	Unchecked func(*event.Fault, *event.Label)
	// Races makes data races violations.
	Races bool
	// Raced is called, under SC, TSO and PSO, with graphs of programs with atomic sections in which
	// there may be a data race: a graph does not say that whoever reads a write of a section
	// comes after all of the section. It reports whether there is a race, and whether the walk
	// has to end.
	Raced func(moves []Move) (raced, stop bool)
	// Ended, if not nil, reports whether an interruption is for good. Only then a reads-from search gives up
	// what it is in the midst of, and has to do again if it goes on.
	Ended func() bool
	// Turn, if not 0, is the number of events after which Run returns Interrupted.
	Turn uint64
	// MaxEvents bounds the events of a graph.
	MaxEvents int
}

// sequel is what an error stands for in an execution.
type sequel uint8

const (
	violates sequel = iota // a violation
	exits                  // it is not checked, and ends the process
	unknown                // it is not checked, and nothing is known after it
)

// after says what an error stands for. What is not supported ends the search elsewhere.
func (o *Options) after(f *event.Fault) sequel {
	switch {
	case o.Checked(f.Kind):
		return violates
	case f.Kind == "" || f.Kind.EndsProcess() || o.Unchecked == nil:
		return exits
	}
	return unknown
}

// Violation is a fault that a thread has reached, a race, or a deadlock or hang.
type Violation struct {
	Fault  *event.Fault // nil for others
	Race   *Race
	Thread event.ThreadID
	Label  *event.Label // of the thread
	Moves  []Move       // a schedule that leads there, nil under RA and RC11
	// Graph is the graph before the violation under RA and RC11, else nil. But for a
	// deadlock it has what comes before in program order and reads-from only.
	Graph witness.Graph
}

// Tally is what a walk has counted.
type Tally struct {
	Executions uint64 // graphs of complete executions
	Erroneous  uint64 // among them, those that violate a property
	Events     uint64 // events added
	// Blocked counts graphs of executions that did not complete, by reason. BlockSleep
	// stands for graphs in which a thread waits on an overwritten value.
	Blocked [event.Reasons]uint64
}

// Add adds another tally.
func (t *Tally) Add(u Tally) {
	t.Executions += u.Executions
	t.Erroneous += u.Erroneous
	t.Events += u.Events
	for i, n := range u.Blocked {
		t.Blocked[i] += n
	}
}

// Walker explores the execution graphs of a program: a part of the search tree, at a time.
// A place in the tree is a path, the options taken at each choice; see package tree.
type Walker struct {
	// Tally is what was counted until now.
	Tally Tally
	// Learned is set after Restart.
	Learned *Layout

	prog   event.Program
	opts   Options
	layout *Layout
	inner  walker
	width  int
	path   []int32 // where to start, until the walk has begun
	base   int
	begun  bool
}

// walker is a search of some width.
type walker interface {
	begin(path []int32, base int) (empty bool)
	walkFrom(base int, interrupt *atomic.Bool) Ending
	position() []int32
	exhausted(k int) bool
}

// NewWalker returns a walker at the root of the tree of graphs. It does not change the
// layout.
func NewWalker(prog event.Program, opts Options, layout *Layout) *Walker {
	return &Walker{prog: prog, opts: opts, layout: layout}
}

// widths are the sizes of sets of events. Graphs that outgrow one are continued with
// the next.
var widths = []func(w *Walker) walker{
	func(w *Walker) walker { return newExplorer[[1]uint64](w) },
	func(w *Walker) walker { return newExplorer[[4]uint64](w) },
	func(w *Walker) walker { return newExplorer[[16]uint64](w) },
	func(w *Walker) walker { return newExplorer[[64]uint64](w) },
}

// Ending says why a walk has ended.
type Ending uint8

// The endings.
const (
	Exhausted      Ending = iota // nothing is left of the part
	Interrupted                  // it was asked to
	Stopped                      // Found has returned true
	TooLong                      // a graph has more events than allowed
	TooManyThreads               // a program has more than 64 threads
	Torn                         // accesses of different sizes race, or memory lives again while accesses race with its end: both are beyond the algorithm
	Restart                      // Learned has to be merged into the layout; then the search has to start over
)

// Start moves to a place in the tree: what is after path, as far as the first base
// choices stay the same.
func (w *Walker) Start(path []int32, base int) {
	w.path, w.base, w.begun = slices.Clone(path), base, false
}

// Run explores until nothing is left, or until interrupt is set.
func (w *Walker) Run(interrupt *atomic.Bool) Ending {
	for {
		end, wide := w.attempt(interrupt)
		if !wide {
			return end
		}
		if w.width+1 == len(widths) {
			return TooLong
		}
		w.width++
	}
}

// attempt runs until the end, or until a graph outgrows the search.
func (w *Walker) attempt(interrupt *atomic.Bool) (end Ending, wide bool) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case errWide:
			if w.begun {
				w.path, w.begun = w.inner.position(), false
			}
			w.inner = nil
			wide = true
		case errInterrupted: // in the midst of something
			if w.begun {
				w.path, w.begun = w.inner.position(), false
			}
			w.inner, end = nil, Interrupted
		case errTorn:
			end = Torn
		case errThreads:
			end = TooManyThreads
		case *Layout:
			w.Learned, end = r, Restart
		default:
			panic(r)
		}
	}()
	switch {
	case w.inner != nil:
	case w.opts.ReadsFrom:
		w.inner = newReadsFrom(w)
	default:
		w.inner = widths[w.width](w)
	}
	if !w.begun {
		empty := w.inner.begin(w.path, w.base)
		w.begun = true
		if empty {
			return Exhausted, false
		}
	}
	return w.inner.walkFrom(w.base, interrupt), false
}

// stop returns what asks whether to give up what a search is in the midst of.
func (w *Walker) stop(interrupt *atomic.Bool) func() bool {
	return func() bool { return interrupt.Load() && (w.opts.Ended == nil || w.opts.Ended()) }
}

// Turn changes Options.Turn.
func (w *Walker) Turn(events uint64) { w.opts.Turn = events }

// Position returns where the walker stands after Interrupted or Stopped.
func (w *Walker) Position() (path []int32, base int) {
	if !w.begun {
		return slices.Clone(w.path), w.base
	}
	return w.inner.position(), w.base
}

// Split gives away the options that are left of the first choice that has some: they
// are no longer the walker's.
func (w *Walker) Split() (path []int32, base int, ok bool) {
	if !w.begun {
		return nil, 0, false
	}
	at := w.inner.position()
	for k := w.base; k < len(at); k++ {
		if !w.inner.exhausted(k) {
			w.base = k + 1
			path = at[:k+1]
			path[k]++
			return path, k, true
		}
	}
	return nil, 0, false
}

// explorer visits the graphs of a search.
type explorer[S set] struct {
	*search[S]
	w                  *Walker
	deadlocks, hanging bool // whether deadlocks, and threads that spin for ever, are violations
}

func newExplorer[S set](w *Walker) *explorer[S] {
	x := &explorer[S]{search: newSearch[S](w.prog, w.opts.Model, w.layout, w.opts.Races), w: w}
	x.shortcut, x.maxEvents = w.opts.Leaf == nil, w.opts.MaxEvents
	x.ordered = !x.strong() && w.opts.Checked(event.MemoryError)
	x.deadlocks, x.hanging = w.opts.Checked(event.DeadlockError), w.opts.Checked(event.HangError)
	return x
}

func (x *explorer[S]) begin(path []int32, base int) (empty bool) {
	x.reset()
	return !x.moveTo(path) && !x.backtrack(base)
}

// moveTo moves from the empty graph along a path of options. It returns false if the last
// of them does not exist.
func (x *explorer[S]) moveTo(path []int32) bool {
	for k := range path {
		for len(x.frames) <= k {
			if t := x.next(); t < 0 || !x.step(t) && len(x.frames) <= k {
				panic("a path that leads out of the search tree")
			}
			x.faults, x.raced = x.faults[:0], x.raced[:0]
		}
		for x.frames[k].opt < path[k] {
			x.cut(k + 1)
			if !x.advance(k) {
				x.frames = x.frames[:k]
				return false
			}
		}
	}
	return true
}

func (x *explorer[S]) walkFrom(base int, interrupt *atomic.Bool) Ending {
	return x.walk(x, base, interrupt, x.w.opts.Turn, &x.w.Tally.Events)
}

// position returns the options taken at all choices.
func (x *explorer[S]) position() []int32 {
	path := make([]int32, len(x.frames))
	for i := range x.frames {
		path[i] = x.frames[i].opt
	}
	return path
}

// exhausted reports whether frame k is known to have no further option.
func (x *explorer[S]) exhausted(k int) bool {
	f := &x.frames[k]
	ev := &x.ev[f.event]
	for i := k + 1; i < len(x.frames); i++ {
		if x.frames[i].target >= 0 && x.frames[i].kind == fWrite {
			return false // ev may be among what the revisit has deleted
		}
	}
	switch f.kind {
	case fRead:
		return f.at == none || x.bound(ev, f.at)
	case fAlt:
		return ev.alt+1 >= x.alternatives(ev)
	}
	return empty(&f.cands) && (ev.reads || f.at < initial || x.bound(ev, f.at))
}

func (x *explorer[S]) linearised() []Move {
	if !x.strong() {
		return nil
	}
	return linearise(x.search, false)
}

// found reports a violation; before has what has to be shown of it.
func (x *explorer[S]) found(v *Violation, before func(*extraction[S])) (stop bool) {
	if x.model.Operational() {
		v.Moves = linearise(x.search, v.Race != nil)
	} else {
		v.Graph = extract(x.search, v.Race != nil, before)
	}
	return x.w.opts.Found(v)
}

func (x *explorer[S]) fault(threads []int32) bool {
	for _, t := range threads {
		c := &x.threads[t]
		if c.status != faulted || c.fault.Kind != "" && !x.w.opts.Checked(c.fault.Kind) {
			continue
		}
		if x.found(&Violation{Fault: c.fault, Thread: event.ThreadID(t), Label: c.label}, func(z *extraction[S]) { z.requireThread(t) }) {
			return true
		}
	}
	return false
}

func (x *explorer[S]) race(pairs [][2]int32) bool {
	for _, p := range pairs {
		a, b := &x.ev[p[0]], &x.ev[p[1]]
		r := &Race{Labels: [2]*event.Label{a.label, b.label}, Threads: [2]event.ThreadID{event.ThreadID(a.thread), event.ThreadID(b.thread)}}
		v := &Violation{Race: r, Thread: r.Threads[1], Label: b.label}
		if x.found(v, func(z *extraction[S]) { z.require(z.op[p[0]]); z.require(z.op[p[1]]) }) {
			return true
		}
	}
	return false
}

// racedAtEnd reports whether a full graph has a data race, and whether the walk has to end.
func (x *explorer[S]) racedAtEnd() (raced, stop bool) {
	pair, raced := x.racing()
	switch {
	case !raced || !x.sections:
		return raced, false
	case x.model.Operational():
		return x.w.opts.Raced(linearise(x.search, true))
	}
	return true, x.race([][2]int32{pair})
}

// full counts a graph that cannot be extended.
func (x *explorer[S]) full() bool {
	if !x.complete && x.stale() {
		x.discard()
		_, stop := x.racedAtEnd() // with what was read in vain
		return stop
	}
	return x.count()
}

// discard counts a graph that is not the end of an execution. That a loop was cut in
// it counts all the same, so that the verdict says so.
func (x *explorer[S]) discard() {
	reason := event.BlockSleep
	for t := range x.threads {
		if c := &x.threads[t]; c.status == stuck && c.reason == event.BlockBound {
			reason = event.BlockBound
		}
	}
	x.w.Tally.Blocked[reason]++
}

// count counts a graph that is the end of an execution, unless a section was doomed.
func (x *explorer[S]) count() bool {
	tally := &x.w.Tally
	if x.complete && x.w.opts.Leaf == nil && !x.anyRace {
		tally.Executions += 1 + x.alike(x.w.base)
		return false
	}
	reason, errs, over := event.NotBlocked, false, false
	var faulty, hidden []int32
	for t := range x.threads {
		if x.ready.null>>x.ranks[t]&1 != 0 {
			continue // it has ended, as most have
		}
		c := &x.threads[t]
		switch c.status {
		case absent:
			continue
		case faulted:
			if x.sections && x.beyondEnd(int32(t)) {
				over = true
				break
			}
			faulty = append(faulty, int32(t))
			switch x.w.opts.after(c.fault) {
			case violates:
				errs = true
			case exits:
				over = true
			default:
				hidden = append(hidden, int32(t))
				reason = event.Worse(reason, event.BlockError)
			}
		}
		why, exited := x.blockedBy(int32(t))
		reason, over = event.Worse(reason, why), over || exited
	}
	if reason == event.BlockSleep {
		x.discard()
		return false
	}
	for _, t := range hidden {
		x.w.opts.Unchecked(x.threads[t].fault, x.threads[t].label)
	}
	stop := x.sections && x.fault(faulty)
	raced, end := x.racedAtEnd()
	errs, stop = errs || raced, stop || end
	switch {
	case errs:
		tally.Erroneous++
		reason = event.NotBlocked
	case (reason == event.BlockDeadlock || reason == event.BlockAwait) && over:
		reason = event.NotBlocked // the process has ended, nobody waits
	case reason == event.BlockDeadlock && x.deadlocks:
		stop = x.found(&Violation{}, (*extraction[S]).requireAll) || stop
	case reason == event.BlockAwait && x.hanging && x.hangs():
		stop = x.found(&Violation{}, (*extraction[S]).requireAll) || stop
	}
	if reason == event.NotBlocked {
		tally.Executions++
	} else {
		tally.Blocked[reason]++
	}
	if x.w.opts.Leaf != nil {
		x.w.opts.Leaf(reason, x.linearised())
	}
	return stop
}
