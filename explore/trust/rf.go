package trust

import (
	"cmp"
	"slices"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/vsc"
)

// This file and the other ones named rf are Algorithm 2 of the paper (section 4.2), the variant for
// reads-from equivalence, which records no coherence order. A unit stands where the paper has an
// event; see the package comment. Whether a graph is consistent, and GetConsCO, are questions to
// package vsc under SC, and to package axiom elsewhere.

// readsFrom visits one graph of each reads-from class. Unlike [search] it
// does not work in place: graphs share units.
type readsFrom struct {
	w       *Walker
	prog    event.Program
	model   memmodel.Model
	cells   *search[[1]uint64] // divides memory into cells
	solver  vsc.Solver
	problem vsc.Problem
	epoch   int // of marks
	ids     uint64
	known   map[string]*order // see getConsCO
	g       *unitGraph
	fresh   []*unit // units that g has and its predecessor has not
	frames  []unitFrame
}

// errInterrupted is the panic of a search that was interrupted in the midst of something.
type errInterrupted struct{}

// unitFrame is a choice: what was made of a graph, and which of it is being visited.
type unitFrame struct {
	options []unitOption
	at      int32
}

type unitOption struct {
	g     *unitGraph
	fresh []*unit
}

func newReadsFrom(w *Walker) *readsFrom {
	return &readsFrom{w: w, known: map[string]*order{}, prog: w.prog, model: w.opts.Model, cells: newSearch[[1]uint64](w.prog, w.opts.Model, w.layout, false)}
}

// begin goes to a place in the tree.
func (x *readsFrom) begin(path []int32, base int) (empty bool) {
	main := x.prog.Main()
	root := &unit{begin: &progress{state: main, label: main.Label(), key: []int32{0}, status: running, reason: event.NotBlocked}}
	c := *root.begin
	c.preds, c.units = []*unit{root}, 1
	(&execution{readsFrom: x, g: &unitGraph{}, u: root, c: &c}).absorb()
	root.after = &c
	x.frames = x.frames[:0]
	x.visit(unitOption{graphOf([]*unit{root}), []*unit{root}})
	for k := range path {
		for len(x.frames) <= k {
			if !x.extend() && len(x.frames) <= k {
				panic("a path that leads out of the search tree")
			}
		}
		if f := &x.frames[k]; int(path[k]) >= len(f.options) {
			x.frames = x.frames[:k]
			return !x.backtrack(base)
		}
		x.frames[k].at = path[k]
		x.visit(x.frames[k].options[path[k]])
	}
	return false
}

func (x *readsFrom) visit(o unitOption) { x.g, x.fresh = o.g, o.fresh }

// extend goes on with the first of the graphs that follow the current one. It returns false if there
// is none.
func (x *readsFrom) extend() bool {
	t := x.next()
	if t < 0 {
		return false
	}
	options := x.options(x.g, t)
	if len(options) == 0 {
		return false
	}
	if len(options) > 1 {
		x.frames = append(x.frames, unitFrame{options: options})
	}
	x.visit(options[0])
	return true
}

func (x *readsFrom) backtrack(base int) bool {
	for len(x.frames) > base {
		f := &x.frames[len(x.frames)-1]
		if f.at++; int(f.at) < len(f.options) {
			x.visit(f.options[f.at])
			return true
		}
		x.frames = x.frames[:len(x.frames)-1]
	}
	return false
}

func (x *readsFrom) position() []int32 {
	path := make([]int32, len(x.frames))
	for i := range x.frames {
		path[i] = x.frames[i].at
	}
	return path
}

func (x *readsFrom) exhausted(k int) bool { return int(x.frames[k].at)+1 >= len(x.frames[k].options) }

func (x *readsFrom) walkFrom(base int, interrupt *atomic.Bool) (end Ending) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case errLong:
			end = TooLong
		default:
			panic(r)
		}
	}()
	x.solver.Options.Stop = x.w.stop(interrupt)
	tally := &x.w.Tally
	until := tally.Events + x.w.opts.Turn
	for {
		tally.Events++
		if x.tell() {
			return Stopped
		}
		if x.g.size >= x.w.opts.MaxEvents {
			return TooLong
		}
		if x.next() < 0 {
			if x.full() {
				return Stopped
			}
		} else if x.extend() {
			continue
		}
		if !x.backtrack(base) {
			return Exhausted
		}
		if interrupt.Load() || x.w.opts.Turn > 0 && tally.Events >= until {
			return Interrupted
		}
	}
}

// next returns the first thread that can take a step, none if there is none. Operations that wait are added,
// too, and the order of units depends on creations and joins only: what follows a join comes after
// all that does not. So the order in which the units of a graph are added does not depend on what they
// read, not even if a thread is joined earlier because another one was taken back.
func (x *readsFrom) next() int32 {
	best, least := none, int32(0)
	for t, c := range x.g.threads {
		if c == nil || c.status != running {
			continue
		}
		if c.label.Kind == event.Join {
			u := int(c.label.Thread)
			if u >= len(x.g.threads) || x.g.threads[u] == nil || !x.g.threads[u].returns() {
				continue
			}
		}
		if level := x.g.level(c); best < 0 || earlier(level, c.key, least, x.g.threads[best].key) {
			best, least = int32(t), level
		}
	}
	return best
}

// earlier is the order of units by their levels and the keys of their threads.
func earlier(level int32, key []int32, otherLevel int32, otherKey []int32) bool {
	return cmp.Or(cmp.Compare(level, otherLevel), slices.Compare(key, otherKey)) < 0
}

// level returns the level of the next unit of a thread, which can take a step.
func (g *unitGraph) level(c *progress) int32 {
	if c.label.Kind == event.Join {
		return max(c.level, g.threads[c.label.Thread].level+1)
	}
	return c.level
}

// tell reports the faults that threads have just reached. It returns true if the walk has
// to end.
func (x *readsFrom) tell() bool {
	for _, u := range x.fresh {
		if x.tellOf(u.thread, u.after) {
			return true
		}
		for _, b := range u.born {
			if x.tellOf(b.thread, b.begin) {
				return true
			}
		}
	}
	x.fresh = nil
	return false
}

func (x *readsFrom) tellOf(t int32, c *progress) bool {
	if c.status != faulted || c.fault.Kind != "" && !x.w.opts.Checked(c.fault.Kind) || x.beyondEnd(t) {
		return false
	}
	return x.found(&Violation{Fault: c.fault, Thread: event.ThreadID(t), Label: c.label})
}

func (x *readsFrom) found(v *Violation) bool {
	v.Moves = x.moves(x.g)
	return x.w.opts.Found(v)
}

// blockedBy says why a thread does not go on, NotBlocked if it has ended.
func (c *progress) blockedBy() event.Reason {
	switch c.status {
	case stuck:
		return c.reason
	case waiting, running:
		if c.label.Kind != event.Join && c.label.Sync == event.SyncNone {
			return event.BlockAwait
		}
		return event.BlockDeadlock
	}
	return event.NotBlocked
}

// full counts a graph that cannot be extended.
func (x *readsFrom) full() (stop bool) {
	tally, opts := &x.w.Tally, &x.w.opts
	reason, errs, over := event.NotBlocked, false, false
	var hidden []*progress
	for t, c := range x.g.threads {
		if c == nil {
			continue
		}
		over = over || c.status == ended && c.label.Process
		reason = event.Worse(reason, c.blockedBy())
		if c.status != faulted {
			continue
		}
		if x.beyondEnd(int32(t)) {
			over = true
			continue
		}
		switch opts.after(c.fault) {
		case violates:
			errs = true
		case exits:
			over = true
		default:
			hidden = append(hidden, c)
			reason = event.Worse(reason, event.BlockError)
		}
	}
	if !x.settled() {
		if reason != event.BlockBound { // that a loop was cut counts all the same
			reason = event.BlockSleep
		}
		tally.Blocked[reason]++
		return false
	}
	for _, c := range hidden {
		opts.Unchecked(c.fault, c.label)
	}
	switch {
	case errs:
		tally.Erroneous++
		reason = event.NotBlocked
	case (reason == event.BlockDeadlock || reason == event.BlockAwait) && over:
		reason = event.NotBlocked // the process has ended, nobody waits
	case reason == event.BlockDeadlock && opts.Checked(event.DeadlockError):
		stop = x.found(&Violation{})
	case reason == event.BlockAwait && opts.Checked(event.HangError):
		if v := x.hang(); v != nil {
			stop = opts.Found(v)
		}
	}
	if reason == event.NotBlocked {
		tally.Executions++
	} else {
		tally.Blocked[reason]++
	}
	if opts.Leaf != nil {
		opts.Leaf(reason, x.moves(x.g))
	}
	return stop
}
