package readsfrom

import (
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/lineage"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/memmodel"
)

// NewExplorer returns an explorer of the reads-from classes of a program, at the root of the search tree. It does not change the
// layout.
func NewExplorer(prog event.Program, opts search.Options, layout *cells.Layout) *search.Explorer {
	return search.NewExplorer(prog, opts, layout, func(w *search.Explorer) search.Search { return newVisitor(w) })
}

// Begin goes to a place in the tree.
func (x *visitor) Begin(path []int32, base int) (empty bool) {
	main := x.prog.Main()
	root := &unit{begin: &progress{state: main, label: main.Label(), key: lineage.First, status: memmodel.Running, reason: event.NotBlocked}}
	c := *root.begin
	c.preds, c.units = []*unit{root}, 1
	(&execution{visitor: x, g: &unitGraph{}, u: root, c: &c}).absorb()
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

func (x *visitor) visit(o unitOption) { x.g, x.fresh = o.g, o.fresh }

// extend goes on from the current graph to the first of those that follow it. It returns false if there is none.
func (x *visitor) extend() bool {
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

func (x *visitor) backtrack(base int) bool {
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

// Position returns the numbers of the options taken.
func (x *visitor) Position() []int32 {
	path := make([]int32, len(x.frames))
	for i := range x.frames {
		path[i] = x.frames[i].at
	}
	return path
}

// Exhausted reports whether choice k has no further option.
func (x *visitor) Exhausted(k int) bool { return int(x.frames[k].at)+1 >= len(x.frames[k].options) }

// leastWork is the work for an event that needs no look at the consistency of graphs.
const leastWork = 300

// Go visits graphs until nothing is left that the first base choices lead to.
func (x *visitor) Go(base int, interrupt *atomic.Bool) search.Ending {
	x.solver.Options.Stop = func() bool { return interrupt.Load() && (x.w.Options.Ended == nil || x.w.Options.Ended()) }
	tally := &x.w.Tally
	until := tally.Work + x.w.Options.Turn
	for {
		tally.Events++
		tally.Work += leastWork
		if x.w.Options.Pause != nil && x.w.Options.Pause(tally.Work) {
			return search.Interrupted
		}
		if x.tell() {
			return search.Stopped
		}
		if x.g.size >= x.w.Options.MaxEvents {
			return search.TooLong
		}
		if x.next() < 0 {
			if x.full() {
				return search.Stopped
			}
		} else if x.extend() {
			continue
		}
		if !x.backtrack(base) {
			return search.Exhausted
		}
		if interrupt.Load() || x.w.Options.Turn > 0 && tally.Work >= until {
			return search.Interrupted
		}
	}
}

// next returns the first thread that can take a step, none if there is none. Operations that wait are added,
// too, and the order of units depends on creations and joins only: what follows a join comes after
// all that does not. So the order in which the units of a graph are added does not depend on what they
// read, not even if a thread is joined earlier because another one was taken back.
func (x *visitor) next() int32 {
	best, least := none, int32(0)
	for t, c := range x.g.threads {
		if c == nil || c.status != memmodel.Running {
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

// tell reports the faults that the units added last have come to. It returns true if the search has to end.
func (x *visitor) tell() bool {
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

func (x *visitor) tellOf(t int32, c *progress) bool {
	if c.status != memmodel.Faulted || c.fault.Kind != "" && !x.w.Options.Checked(c.fault.Kind) || x.beyondEnd(t) {
		return false
	}
	return x.found(&search.Violation{Fault: c.fault, Thread: event.ThreadID(t), Label: c.label})
}

func (x *visitor) found(v *search.Violation) bool {
	if !x.w.Options.Reports(v) {
		return false
	}
	v.Moves = x.moves(x.g)
	return x.w.Options.Found(v)
}

// blockedBy says why a thread does not go on, NotBlocked if it has ended.
func (c *progress) blockedBy() event.Reason { return memmodel.BlockedBy(c.status, c.reason, c.label) }

// full counts a graph that cannot be extended.
func (x *visitor) full() (stop bool) {
	opts := &x.w.Options
	var end search.End
	for t, c := range x.g.threads {
		if c == nil {
			continue
		}
		end.Over = end.Over || c.status == memmodel.Ended && c.label.Process
		end.Within = end.Within || x.g.last[t] != nil && x.g.last[t].waitsWithin()
		end.Blocks(c.blockedBy())
		switch {
		case c.status != memmodel.Faulted:
		case x.beyondEnd(int32(t)):
			end.Over = true
		default:
			end.Fault(opts, c.fault, c.label)
		}
	}
	if !x.settled() {
		if end.Reason != event.BlockBound { // that a loop was cut counts all the same
			end.Reason = event.BlockSleep
		}
		x.w.Tally.Blocked[end.Reason]++
		return false
	}
	stop = end.Close(opts) && x.standstill(&end)
	end.Count(&x.w.Tally)
	if opts.Leaf != nil {
		opts.Leaf(end.Reason, x.moves(x.g))
	}
	return stop
}

// standstill reports that threads wait for ever, for each other or for a value.
func (x *visitor) standstill(end *search.End) (stop bool) {
	var v *search.Violation
	switch {
	case end.Within && x.w.Options.Still != nil:
		v = x.apart()
	case end.Within:
	case end.Reason == event.BlockDeadlock && x.w.Options.Checked(event.DeadlockError):
		return x.found(&search.Violation{})
	case end.Reason == event.BlockAwait && x.w.Options.Checked(event.HangError):
		v = x.hang()
	}
	return v != nil && x.w.Options.Found(v)
}
