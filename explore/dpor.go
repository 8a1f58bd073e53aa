package explore

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// move is one step of a schedule to come. all asks for every alternative of
// the step, not only for choice.
type move struct {
	thread event.ThreadID
	all    bool
	choice uint64
}

// chain is a wakeup sequence: moves to take from a node, the first of which
// is described by head. A node keeps its wakeup tree as a list of chains no two
// of which begin with the same move; see package comment.
type chain struct {
	head  op
	moves []move
	// probe says that the last move's accesses were not known when the chain
	// was made, so that only its execution tells whether the chain is redundant.
	probe bool
}

// node is the point of the search before a step.
type node struct {
	sleep   int32 // the node's sleep set is dpor.sleep[sleep:end]
	end     int32
	entered bool
	probe   bool    // the step after guide decides whether the chain is redundant
	guide   []move  // inherited wakeup sequence
	pending []chain // wakeup sequences to explore
	current move    // the branch being explored
}

// strategy is what source-DPOR and optimal-DPOR differ in.
type strategy interface {
	// stepped is called after each step.
	stepped(d *dpor)
	// maximal is called where no thread can be scheduled.
	maximal(d *dpor)
}

// dpor is a depth-first search with dynamic partial order reduction, the common
// part of the engines source and optimal. The machine holds the execution E
// that leads to the last node; nodes[i] is the point before step i.
type dpor struct {
	*run
	m        *memmodel.Machine
	trace    *trace
	strategy strategy
	nodes    []node
	sleep    []op // the sleep sets of all nodes, as a stack
}

func newDPOR(r *run, s strategy) *dpor {
	m := memmodel.NewMachine(r.prog)
	return &dpor{run: r, m: m, trace: newTrace(m), strategy: s}
}

// explore runs the search to its end, or until the run is stopped.
func (d *dpor) explore() {
	if d.faulty(d.m, 0) {
		return
	}
	d.enter(nil, false)
	for len(d.nodes) > 0 && !d.stopped() {
		n := &d.nodes[len(d.nodes)-1]
		mv, ok := d.branch(n)
		if !ok {
			d.leave()
			continue
		}
		n.current = mv
		d.take(n)
	}
}

// enter appends a node; its sleep set is what the top of the sleep stack holds
// beyond the node before.
func (d *dpor) enter(guide []move, probe bool) {
	var first int32
	if k := len(d.nodes); k > 0 {
		first = d.nodes[k-1].end
	}
	if k := len(d.nodes); k < cap(d.nodes) {
		d.nodes = d.nodes[:k+1]
		pending := d.nodes[k].pending[:0]
		d.nodes[k] = node{pending: pending}
	} else {
		d.nodes = append(d.nodes, node{})
	}
	n := &d.nodes[len(d.nodes)-1]
	n.sleep, n.end, n.guide, n.probe = first, int32(len(d.sleep)), guide, probe
}

// branch returns the next move to explore from a node.
func (d *dpor) branch(n *node) (move, bool) {
	if !n.entered {
		n.entered = true
		return d.first(n)
	}
	for len(n.pending) > 0 {
		c := n.pending[0]
		n.pending = append(n.pending[:0], n.pending[1:]...)
		if mv, ok := d.awake(n, c.moves[0]); ok {
			n.guide, n.probe = c.moves, c.probe
			return mv, true
		}
	}
	return move{}, false
}

// first returns the first move from a node: that of the wakeup sequence if
// there is one, any awake and enabled thread otherwise.
func (d *dpor) first(n *node) (move, bool) {
	if len(n.guide) > 0 {
		if mv := n.guide[0]; d.m.Enabled(mv.thread) {
			return mv, true
		}
		// A sequence that goes astray covers no less without its rest.
		n.guide, n.probe = nil, false
	}
	if n.probe && n.sleep < n.end {
		return move{}, false // redundant: the sleeping thread covers it
	}
	n.probe = false
	if len(d.m.Steps()) >= d.opts.MaxSteps {
		d.stop(Unknown, "an execution is longer than the limit of steps; a loop may need --unroll=N")
		return move{}, false
	}
	asleep := false
	last := event.ThreadID(0)
	if k := len(d.m.Steps()); k > 0 {
		last = d.m.Steps()[k-1].Thread
	}
	threads := event.ThreadID(d.m.Threads())
	for i := range threads {
		t := last + i
		if t >= threads {
			t -= threads
		}
		if !d.m.Enabled(t) {
			continue
		}
		if mv, ok := d.awake(n, move{thread: t, all: true}); ok {
			return mv, true
		}
		asleep = true
	}
	d.strategy.maximal(d)
	if asleep {
		d.blocked(event.BlockSleep)
	} else {
		d.maximal(d.m)
	}
	return move{}, false
}

// awake returns the move, or a later alternative of it if all is set, that is
// not in the node's sleep set.
func (d *dpor) awake(n *node, mv move) (move, bool) {
	for d.asleep(n, mv) {
		if !mv.all {
			return mv, false
		}
		next := d.m.Exec(mv.thread, mv.choice).Next
		d.m.Undo()
		if next < 0 {
			return mv, false
		}
		mv.choice = uint64(next)
	}
	return mv, true
}

func (d *dpor) asleep(n *node, mv move) bool {
	for i := n.sleep; i < n.end; i++ {
		if q := &d.sleep[i]; q.thread == mv.thread && q.choice == mv.choice {
			return true
		}
	}
	return false
}

// take executes a node's current move and enters the node after it.
func (d *dpor) take(n *node) {
	s := d.m.Exec(n.current.thread, n.current.choice)
	d.trace.push()
	d.events++
	d.strategy.stepped(d)
	i := len(d.m.Steps()) - 1
	accesses := d.m.Accesses(i)
	for k := n.sleep; k < n.end; k++ {
		q := &d.sleep[k]
		if q.thread != s.Thread && !q.conflictsAny(accesses) {
			d.sleep = append(d.sleep, *q)
		}
	}
	var guide []move
	probe := n.probe
	if len(n.guide) > 0 {
		guide = n.guide[1:]
	}
	d.enter(guide, probe)
	d.faulty(d.m, s.Thread)
}

// leave drops the last node, whose continuations are all explored, and takes
// back the step that led to it. That step goes to sleep.
func (d *dpor) leave() {
	d.nodes = d.nodes[:len(d.nodes)-1]
	if len(d.nodes) == 0 {
		return
	}
	n := &d.nodes[len(d.nodes)-1]
	i := len(d.m.Steps()) - 1
	d.sleep = append(d.sleep[:n.end], opOf(d.m, i, n.current.all))
	n.end++
	next := d.m.Steps()[i].Next
	n.guide, n.probe = nil, false
	if n.current.all && next >= 0 {
		mv := move{thread: n.current.thread, all: true, choice: uint64(next)}
		n.pending = append(n.pending, chain{head: op{thread: mv.thread, choice: mv.choice, all: true, unknown: true}, moves: []move{mv}})
	}
	d.m.Undo()
	d.trace.pop()
}

// notdep calls f for each step after i and before end that does not happen
// after i, oldest first, until f returns false.
func (d *dpor) notdep(i, end int32, f func(k int32) bool) bool {
	for k := i + 1; k < end; k++ {
		if !d.trace.before(i, k) && !f(k) {
			return false
		}
	}
	return true
}

// firstAfter returns the first step of a thread after step i, -1 for none.
func (d *dpor) firstAfter(t event.ThreadID, i int32) int32 {
	pos := d.m.StepsOf(t)
	k := int32(-1)
	for ; pos > 0; pos-- {
		s := d.m.StepOf(t, pos)
		if s < i {
			break
		}
		k = s
	}
	return k
}

// initial reports whether step f, which does not happen after step i, happens
// after no other step that comes after i.
func (d *dpor) initial(i, f int32) bool {
	own := d.m.Steps()[f].Thread
	for t, c := range d.trace.clock(f) {
		if c > 0 && event.ThreadID(t) != own && d.m.StepOf(event.ThreadID(t), c) > i {
			return false
		}
	}
	return true
}

// independent reports whether an op, possible before step i, is independent of
// all steps after i and before end that do not happen after i.
func (d *dpor) independent(q *op, i, end int32) bool {
	return q.each(func(loc event.Loc, mask uint8, write bool) bool {
		for k := d.m.Newest(loc); k >= 0; {
			a := d.m.Access(k)
			if a.Step < i {
				break
			}
			if a.Step > i && a.Step < end && a.Mask&mask != 0 && (write || a.Write) && !d.trace.before(i, a.Step) {
				return false
			}
			k = a.Prev
		}
		return true
	})
}

// reversed describes the later step of a race as it would be if the earlier
// one, and all that happens after it, had not occurred.
func (d *dpor) reversed(r *race) op {
	o := op{thread: r.thread, all: true}
	l, newest := d.m.Label(r.thread), int32(-1)
	if r.second == pending {
		newest = d.m.Newest(l.Loc)
	} else {
		accesses := d.m.Accesses(int(r.second))
		l = d.m.Steps()[r.second].Label
		if !l.Accesses() || len(accesses) != 1 {
			if l.Kind == event.AtomicBegin {
				o.unknown = true
			} else {
				o.many = append(o.many, accesses...)
			}
			return o
		}
		newest = accesses[0].Prev
	}
	o.loc, o.mask = l.Loc, l.Mask
	switch l.Kind {
	case event.Store:
		o.write = true
	case event.RMW:
		_, o.write = l.Apply(l.Extract(d.trace.without(r.first, l, newest)), 0)
	}
	return o
}

// wakeup returns the sequence v = notdep(e, E).proc(e') of a race (e, e') over
// the steps before end.
func (d *dpor) wakeup(r *race, end int32, last *op) chain {
	c := chain{probe: last.unknown}
	d.notdep(r.first, end, func(k int32) bool {
		s := &d.m.Steps()[k]
		if len(c.moves) == 0 {
			c.head = opOf(d.m, int(k), s.Next < 0 && s.Choice == 0)
		}
		c.moves = append(c.moves, move{thread: s.Thread, choice: s.Choice})
		return true
	})
	if len(c.moves) == 0 {
		c.head = *last
	}
	c.moves = append(c.moves, move{thread: r.thread, all: true})
	return c
}
