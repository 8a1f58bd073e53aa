package trust

import (
	"errors"
	"sync/atomic"

	"github.com/gomc/gomc/event"
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
	// MaxEvents bounds the events of a graph.
	MaxEvents int
}

// Violation is a fault that a thread has reached, or a deadlock.
type Violation struct {
	Fault  *event.Fault // nil for a deadlock
	Thread event.ThreadID
	Label  *event.Label // of the thread
	Moves  []Move       // a schedule that leads there, nil under RA and RC11
}

// Tally is what a walk has counted.
type Tally struct {
	Executions uint64 // graphs of complete executions
	Erroneous  uint64 // among them, those that violate a property
	Events     uint64 // events added
	// Blocked counts graphs of executions that did not complete, by reason. BlockSleep
	// stands for graphs in which a thread waits on an overwritten value.
	Blocked [event.BlockSleep + 1]uint64
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

// ErrTooLong says that an execution has more events than allowed.
var ErrTooLong = errors.New("an execution is longer than the limit of events")

// ErrTooLarge says that an execution has more events than coherence orders are
// searched for.
var ErrTooLarge = errors.New("an execution has more events than engine trust-rf can handle")

// Walker explores the execution graphs of a program.
type Walker struct {
	prog   event.Program
	opts   Options
	layout *Layout
	inner  walker
	width  int
	path   []int32
	base   int
	stop   bool
	err    error
	Tally  Tally
}

// walker is a search of some width.
type walker interface {
	run(w *Walker, path []int32, base int, interrupt *atomic.Bool) ending
	position() []int32
}

// NewWalker returns a walker at the root of the tree of graphs.
func NewWalker(prog event.Program, opts Options, layout *Layout) *Walker {
	return &Walker{prog: prog, opts: opts, layout: layout}
}

var widths = []func(w *Walker) walker{
	func(w *Walker) walker { return newExplorer[[1]uint64](w) },
	func(w *Walker) walker { return newExplorer[[4]uint64](w) },
	func(w *Walker) walker { return newExplorer[[16]uint64](w) },
	func(w *Walker) walker { return newExplorer[[64]uint64](w) },
}

// Run explores the whole tree. It returns what was learned of the memory of the
// program if the exploration has to start over with that.
func (w *Walker) Run(interrupt *atomic.Bool) (done bool, learned *Layout, err error) {
	for {
		done, wide, learned, err := w.attempt(interrupt)
		if !wide {
			return done, learned, err
		}
		if w.opts.ReadsFrom {
			return false, nil, ErrTooLarge
		}
		if w.width++; w.width == len(widths) {
			return false, nil, ErrTooLong
		}
	}
}

func (w *Walker) attempt(interrupt *atomic.Bool) (done, wide bool, learned *Layout, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case errWide:
			w.path = w.inner.position()
			w.inner = nil
			wide = true
		case *Layout:
			learned = r
		default:
			panic(r)
		}
	}()
	switch {
	case w.inner != nil:
	case w.opts.ReadsFrom:
		w.inner = newReadsFrom[[4]uint64](w)
	default:
		w.inner = widths[w.width](w)
	}
	switch w.inner.run(w, w.path, w.base, interrupt) {
	case exhausted:
		return true, false, nil, nil
	case stopped:
		w.stop = true
		return false, false, nil, w.err
	}
	return false, false, nil, nil
}

// explorer visits the graphs of a search.
type explorer[S set] struct {
	*search[S]
	w     *Walker
	moves func() []Move // linearises the graph
}

func newExplorer[S set](w *Walker) *explorer[S] {
	x := &explorer[S]{search: newSearch[S](w.prog, w.opts.Model, w.layout, false), w: w}
	x.moves = x.linearised
	return x
}

func (x *explorer[S]) run(w *Walker, path []int32, base int, interrupt *atomic.Bool) ending {
	x.reset()
	if !x.follow1(path) {
		if !x.backtrack(base) {
			return exhausted
		}
	}
	end := x.walk(x, base, interrupt, w.opts.MaxEvents, &w.Tally.Events)
	if x.tooLong {
		w.err = ErrTooLong
	}
	return end
}

// follow1 moves from the empty graph along a path of options. It returns false if the path
// leads to an option that does not exist.
func (x *explorer[S]) follow1(path []int32) bool {
	for k := 0; k < len(path); {
		for len(x.frames) <= k {
			t := x.next()
			if t < 0 {
				return false
			}
			if !x.step(t) && len(x.frames) <= k && !x.backtrack(k) {
				return false
			}
			x.faults = x.faults[:0]
		}
		if path[k] > 0 {
			x.cut(k + 1)
			for x.frames[k].opt < path[k] {
				if !x.advance(k) {
					x.frames = x.frames[:k]
					return false
				}
				x.cut(k + 1)
			}
			return false
		}
		k++
	}
	return true
}

func (x *explorer[S]) position() []int32 {
	var path []int32
	for i := range x.frames {
		path = append(path, x.frames[i].opt)
	}
	return path
}

func (x *explorer[S]) linearised() []Move {
	if !x.strong() {
		return nil
	}
	return linearise(x.search)
}

func (x *explorer[S]) fault(threads []int32) bool {
	for _, t := range threads {
		c := &x.threads[t]
		if c.status != faulted || c.fault.Kind != "" && !x.w.opts.Checked(c.fault.Kind) {
			continue
		}
		if x.w.opts.Found(&Violation{Fault: c.fault, Thread: event.ThreadID(t), Label: c.label, Moves: x.moves()}) {
			return true
		}
	}
	return false
}

// full counts a graph that cannot be extended.
func (x *explorer[S]) full() bool {
	if x.stale() {
		x.w.Tally.Blocked[event.BlockSleep]++
		return false
	}
	return x.count()
}

// count counts a graph that is the end of an execution, unless a section was doomed.
func (x *explorer[S]) count() bool {
	tally := &x.w.Tally
	reason, errs, over := event.NotBlocked, false, false
	var faulty []int32
	for t := range x.threads {
		c := &x.threads[t]
		switch c.status {
		case absent:
			continue
		case faulted:
			errs = errs || x.w.opts.Checked(c.fault.Kind)
			over = true
			faulty = append(faulty, int32(t))
		case ended:
			over = over || c.label.Process
			continue
		}
		reason = event.Worse(reason, x.blockedBy(int32(t)))
	}
	if reason == event.BlockSleep {
		tally.Blocked[event.BlockSleep]++
		return false
	}
	stop := x.sections && x.fault(faulty)
	switch {
	case errs:
		tally.Erroneous++
		reason = event.NotBlocked
	case (reason == event.BlockDeadlock || reason == event.BlockAwait) && over:
		reason = event.NotBlocked // the process has ended, nobody waits
	case reason == event.BlockDeadlock && x.w.opts.Checked(event.DeadlockError):
		stop = x.w.opts.Found(&Violation{Moves: x.moves()})
	}
	if reason == event.NotBlocked {
		tally.Executions++
	} else {
		tally.Blocked[reason]++
	}
	if x.w.opts.Leaf != nil {
		x.w.opts.Leaf(reason, x.moves())
	}
	return stop
}
