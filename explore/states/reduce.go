package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file is the partial-order reduction. In a state in which the next step of a process conflicts with nothing that
// other threads may still do, that step alone is executed: whatever the others do can be done after it, too, with the
// same outcome (ample sets; Clarke, Grumberg and Peled, "Model Checking", chapter 10). Where there is no such process, several threads may be enough, see persistent.go.
//
// What others may still do is known from the search itself (footprint.go), and may be too little when a
// state is reduced. When nothing is left to expand, every reduced state is looked at again with what is known then, and
// expanded in full if it conflicts. This goes on until no reduced state is left that should not be. Then the search
// is as if all had been known from the beginning:
//
// Claim: whatever steps a_1 ... a_n can follow a visited state r, they are known: their accesses are in the footprints
// of the configurations that their threads have in r. By induction on n, and then on how many reduced states follow each
// other from r on, of which there are finitely many. If r was expanded in full, a_1 was executed, and the claim holds
// for the rest. If r was reduced to the steps of process p, let a_j be the first of them that p takes. The steps before are known,
// as they are fewer, hence none of them conflicts with the step of p, which therefore can be taken first, and leads to a visited
// state from which the others follow. If p takes none, the step of p can be taken first all the same, and leads to
// a visited state from which fewer reduced states follow each other.
//
// Reduced states follow each other finitely often, since the step of a thread that can come back to
// its configuration is never taken alone (the cycle proviso). Therefore cycles, too, are
// preserved as far as they are fair: a step that can always be taken and never is would be unfair, and all others are executed.
//
// Preserved are thus the configurations that threads reach, with the faults among them, states without a next step, and fair
// cycles. Not all states are visited.
//
// Under TSO and PSO, the updates of a thread's buffer commute with the steps of the thread: a load sees the same
// value before and after, a store goes to the other end of the buffer, and whatever else needs the buffer empty.
// Only the beginning and the end of a lifetime do not.

// What agent.id can tell apart. States with more are not reduced.
const (
	maxPlace  = 1<<16 - 2
	maxThread = 1 << 15
)

// manyMark is set in the mark of several threads; without it a mark is the id of an agent.
const manyMark = 1 << 31

// in reports whether a process is among those with a mark: whether its steps were executed from a state that has this mark. 0 stands for all processes.
func (a agent) in(mark uint32) bool {
	if mark&manyMark != 0 {
		return persistent(mark &^ manyMark).has(a.thread)
	}
	return mark == 0 || mark == a.id()
}

// reduce executes the steps of few processes only, if that is enough, and reports whether it was.
func (w *worker) reduce(id uint32) bool {
	mark := w.ample()
	if mark == 0 {
		return false
	}
	w.next = w.next[:0]
	for _, a := range w.enabled {
		if a.in(mark) && !w.successors(id, a) {
			return false
		}
	}
	w.s.origins.at(id).alone = mark
	w.reduced++
	w.visit(id)
	return true
}

// ample returns the mark of processes whose steps alone are enough, as far as is known, 0 if there are none. The last threads come first: those that create others
// take the lead otherwise, and what was begun together is finished in different orders. That is for speed only (docs/states.md).
func (w *worker) ample() (mark uint32) {
	without := w.s.opts.Without
	for i, a := range w.enabled {
		if without&LastFirst == 0 {
			a = w.enabled[len(w.enabled)-1-i]
		}
		if without&Single == 0 && a.place < maxPlace && a.thread < maxThread && w.independent(a) {
			return a.id()
		}
	}
	if without&Sets != 0 {
		return 0
	}
	if p := w.persistentSet(); p != 0 {
		return p.mark()
	}
	return 0
}

// enough reports whether the steps of the processes with a mark are enough, as far as is known now.
func (w *worker) enough(mark uint32) bool {
	if mark&manyMark != 0 {
		return w.persists(persistent(mark &^ manyMark))
	}
	return slices.ContainsFunc(w.enabled, func(a agent) bool { return a.in(mark) && w.independent(a) })
}

// reconsider expands a state in full that was reduced although what is known now forbids it.
func (w *worker) reconsider(id uint32) {
	o := w.s.origins.at(id)
	if o.alone == 0 {
		return
	}
	w.load(id)
	if w.enough(o.alone) {
		return
	}
	o.alone = 0
	w.reduced--
	w.s.mistaken.Store(true)
	w.expandAll(id)
}

// independent reports whether the next steps of a process, which are possible, conflict with nothing that other threads
// may do, as far as is known.
func (w *worker) independent(a agent) bool {
	f, t := w.s.prints, a.thread
	mine := w.pos.thread(t)
	if int(mine) >= len(f.configs) || !f.configs[mine].known || f.configs[mine].cyclic {
		return false
	}
	pending := f.pending(w.pos, t)
	l := w.pos.m.Label(t)
	touched := f.configs[mine].touches
	switch {
	case a.place >= 0:
		touched = pending.all
		for _, s := range w.pos.buffer(w.pos.threads.get(2*int(t) + 1)).stores {
			if s.Label.Object != event.NoObj {
				return false
			}
		}
	case l.Kind == event.AtomicBegin:
		if touched = f.at[f.configs[mine].place].touches; touched == nil {
			return false // never executed until now
		}
	case (l.Kind == event.Alloc || l.Kind == event.Free) && pending.stores != nil:
		return false
	case buffered(w.pos.m.Model(), l):
		touched = nil
	}
	return touched.each(func(item uint32) bool {
		for i := range w.pos.m.Threads() {
			if u := event.ThreadID(i); u != t && f.mayTouch(w.pos, u, f.against[item]) {
				return false
			}
		}
		return true
	})
}

// pending returns what the stores in the buffer of a thread will touch.
func (f *footprints) pending(p *position, t event.ThreadID) underway {
	if b := p.threads.get(2*int(t) + 1); b != 0 {
		return f.buffers[b-1]
	}
	return underway{}
}

// buffered reports whether an operation goes to the buffer of its thread, and touches nothing before it leaves that.
func buffered(m memmodel.Model, l *event.Label) bool {
	return l.Kind == event.Store && m != memmodel.SC && l.Order != event.SeqCst && l.Object == event.NoObj
}

// mayTouch reports whether a thread may still touch one of some items.
func (f *footprints) mayTouch(p *position, u event.ThreadID, items bitset) bool {
	if f.pending(p, u).all.meets(items) {
		return true
	}
	id := p.thread(u)
	return id != 0 && p.config(id).Running() && f.at[f.configs[id].place].future.meets(items)
}
