package dpor

import (
	"github.com/gomc/gomc/memmodel"
)

// wakeup is a node of a wakeup tree: a step to take, and the subtrees to follow
// after it, in the order in which they were inserted.
type wakeup struct {
	op
	children []*wakeup
}

// node is the point of the search before a step.
type node struct {
	sleep   int32 // the node's sleep set is search.sleep[sleep:end]
	end     int32
	drowsy  bool // some step is asleep although the node was reached at the end of a wakeup sequence, which should have woken all; see covers
	entered bool
	tree    []*wakeup // the wakeup tree, less what is explored
}

// strategy is what source-DPOR and optimal-DPOR differ in.
type strategy interface {
	// stepped is called after each step.
	stepped(d *search)
	// maximal is called where no thread can be scheduled.
	maximal(d *search)
}

// search is a depth-first search with dynamic partial order reduction, the common
// part of Optimal and Source. The machine holds the execution E
// that leads to the last node; nodes[i] is the point before step i.
type search struct {
	Options
	m        *memmodel.Machine
	trace    *Trace
	strategy strategy
	nodes    []node
	sleep    []op // the sleep sets of all nodes, as a stack
	seq      sequence
	asleepAt []op          // scratch list of steps that will be asleep somewhere in a wakeup tree
	stride   memmodel.Proc // from the number of a thread's process to that of the next
}

// Options configure a search. All functions have to be given.
type Options struct {
	MaxSteps int // of one execution
	// Stopped reports whether to go no further. It is called before each step.
	Stopped func() bool
	// Step is called after each step, which is the machine's last one.
	Step func(*memmodel.Step)
	// Maximal is called where the machine has come to the end of an execution.
	Maximal func()
	// Asleep is called where all threads that can go on are asleep: the execution is explored elsewhere.
	Asleep func()
	// TooLong is called where an execution is longer than MaxSteps.
	TooLong func()
}

// explore explores what can follow on the state of a machine in which nothing has happened yet.
func explore(m *memmodel.Machine, s strategy, opts Options) {
	d := &search{Options: opts, m: m, trace: NewTrace(m), strategy: s, stride: m.Proc(1)}
	d.enter(nil)
	for len(d.nodes) > 0 && !d.Stopped() {
		n := &d.nodes[len(d.nodes)-1]
		if w, ok := d.branch(n); ok {
			d.take(n, w)
		} else {
			d.leave()
		}
	}
}

// buffered reports whether stores are buffered.
func (d *search) buffered() bool { return d.stride > 1 }

// enter appends a node; its sleep set is what the top of the sleep stack holds
// beyond the node before.
func (d *search) enter(tree []*wakeup) {
	var first int32
	if k := len(d.nodes); k > 0 {
		first = d.nodes[k-1].end
	}
	end := int32(len(d.sleep))
	d.nodes = append(d.nodes, node{sleep: first, end: end, tree: tree, drowsy: len(tree) == 0 && first < end})
}

// branch returns the next step to explore from a node.
func (d *search) branch(n *node) (wakeup, bool) {
	fresh := !n.entered
	n.entered = true
	for len(n.tree) > 0 {
		w := n.tree[0]
		n.tree = n.tree[1:]
		if !d.m.Enabled(w.proc) {
			panic("dpor: a wakeup sequence cannot be executed")
		}
		if !d.asleep(n, &w.op) {
			return *w, true
		}
	}
	if !fresh {
		return wakeup{}, false
	}
	return d.schedule(n)
}

// schedule picks any awake and enabled process: an update if there is one, or
// else if possible the thread that took the last step.
func (d *search) schedule(n *node) (wakeup, bool) {
	steps := d.m.Steps()
	if len(steps) >= d.MaxSteps {
		d.TooLong()
		return wakeup{}, false
	}
	asleep := false
	last := memmodel.Proc(0)
	if len(steps) > 0 {
		last = d.m.Proc(steps[len(steps)-1].Thread)
	}
	// Under SC all processes are threads; else those with odd numbers update.
	first, procs := memmodel.Proc(0), d.m.Procs()
	if d.m.Buffered() {
		first = 1
	}
	for ; first >= 0; first-- {
		for i := first; i < procs; i += d.stride {
			p := last + i
			if p >= procs {
				p -= procs
			}
			if !d.m.Enabled(p) {
				continue
			}
			if o, ok := d.awake(n, p); ok {
				return wakeup{op: o}, true
			}
			asleep = true
		}
	}
	d.strategy.maximal(d)
	if asleep {
		d.Asleep()
	} else {
		d.Maximal()
	}
	return wakeup{}, false
}

// awake returns the first alternative of a process's step that is not in the
// node's sleep set.
func (d *search) awake(n *node, p memmodel.Proc) (o op, ok bool) {
	o.proc = p
	for d.asleep(n, &o) {
		next := d.m.Exec(p, o.choice).Next
		d.m.Undo()
		if next < 0 {
			return o, false
		}
		o.choice = uint64(next)
	}
	return o, true
}

// covers reports whether executions that begin with v are explored behind o, a step from the node that is asleep there or will be
// taken: o is a weak initial of v. at is its place in v, -1 if v does not have it. A step that v does not have covers v only because a wakeup sequence wakes all that is asleep: where that
// failed (drowsy, which should never be), only steps of v count, as in Source-DPOR.
func (n *node) covers(d *search, v *sequence, o *op) (at int, ok bool) {
	at, ok = v.weakInitial(d, o)
	return at, ok && (at >= 0 || !n.drowsy)
}

func (d *search) asleep(n *node, o *op) bool {
	for i := n.sleep; i < n.end; i++ {
		if q := &d.sleep[i]; q.proc == o.proc && q.choice == o.choice {
			return true
		}
	}
	return false
}

// take executes a step and enters the node after it.
func (d *search) take(n *node, w wakeup) {
	s := d.m.Exec(w.proc, w.choice)
	d.trace.Push()
	d.trace.addAlternative()
	d.strategy.stepped(d)
	store := int32(0)
	if s.Update {
		store = d.m.Steps()[s.Store].Pos
	}
	accesses := d.m.Accesses(len(d.m.Steps()) - 1)
	for k := n.sleep; k < n.end; k++ {
		q := d.sleep[k]
		if q.proc != s.Proc && !q.meets(s.Thread, s.Update, store, accesses) {
			d.sleep = append(d.sleep, q)
		}
	}
	d.enter(w.children)
	d.Step(s)
}

// leave drops the last node, whose continuations are all explored, and takes
// back the step that led to it. That step goes to sleep.
func (d *search) leave() {
	d.nodes = d.nodes[:len(d.nodes)-1]
	if len(d.nodes) == 0 {
		return
	}
	n := &d.nodes[len(d.nodes)-1]
	d.sleep = append(d.sleep[:n.end], opOf(d.m, len(d.m.Steps())-1))
	n.end++
	d.m.Undo()
	d.trace.Pop()
}
