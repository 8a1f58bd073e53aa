package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file bounds preemptions: steps of a thread although the thread that has taken the step before could go on. Many errors need few of them, and the states that
// come with few grow with the length of the program, not exponentially (Musuvathi and Qadeer, "Iterative Context Bounding for Systematic Testing of
// Multithreaded Programs", PLDI 2007). A state of such a search has besides who runs, and how many preemptions there were; nothing is taken from one that is known with fewer (dominated). All reductions are
// off: a step that stands for others where it conflicts with nothing may cost a preemption that another order of the same steps does not.
//
// A thread can go on if its next step is possible and is not another round of a loop that changes nothing, and would go on like this for ever: who spins waits, as who blocks does.
// Stores that leave a buffer are steps of nobody, and cost nothing.

// running is the thread that has taken the last step, and how many preemptions there were.
type running struct {
	thread      event.ThreadID
	preemptions int
}

// MaxPreemptions is the largest bound.
const MaxPreemptions = 1<<preemptionBits - 1

const (
	preemptionBits = 14
	threadBits     = 13
	exitedBit      = 1
)

// processID returns the number that stands for whether the process has ended, and for who runs.
func processID(m *memmodel.Machine, r running) uint32 {
	id := (uint32(r.preemptions)<<threadBits | uint32(r.thread)) << exitedBit
	if m.Exited() {
		id |= 1
	}
	return id
}

func exitedOf(id uint32) bool { return id&1 != 0 }

func runningOf(id uint32) running {
	id >>= exitedBit
	return running{event.ThreadID(id & (1<<threadBits - 1)), int(id >> threadBits)}
}

// running returns who runs in the state, the first thread and no preemption where they are not counted.
func (p *position) running() running { return runningOf(p.rest.get(0)) }

// after returns who runs after a step of a process. The position is that before the step.
func (p *position) after(proc memmodel.Proc) running {
	now := p.running()
	thread, update := p.m.Thread(proc)
	if !p.counts || update || now.thread == thread {
		return now
	}
	if p.able(now.thread) {
		now.preemptions++
	}
	now.thread = thread
	return now
}

// able reports whether a thread can go on.
func (p *position) able(t event.ThreadID) bool {
	return p.m.Started(t) && p.m.Enabled(p.m.Proc(t)) && !p.spins(t) && p.takesPlace(t)
}

// takesPlace reports whether the next step of a thread is anything but an atomic section in which it waits, with every choice.
func (p *position) takesPlace(t event.ThreadID) bool {
	if p.m.Label(t).Kind != event.AtomicBegin {
		return true
	}
	for choice := int64(0); choice >= 0; {
		s := p.m.Exec(p.m.Proc(t), uint64(choice))
		choice = s.Next
		waits := s.Cut && waitsWithin(p.m, t)
		p.m.Undo()
		if !waits {
			return true
		}
	}
	return false
}

// maxRound is how many steps a round of a loop may have in which a thread is seen to spin.
const maxRound = 64

// spins reports whether a thread, if nobody else does anything, comes back to where it is by steps that leave everything as it was.
func (p *position) spins(t event.ThreadID) (spins bool) {
	proc, first, n := p.m.Proc(t), p.m.State(t).Core(), 0
	for !spins && n < maxRound && p.m.Enabled(proc) {
		s := p.m.Exec(proc, 0)
		n++
		if !s.Silent || s.Next >= 0 {
			break
		}
		spins = p.m.State(t).Core() == first
	}
	for range n {
		p.m.Undo()
	}
	return spins
}

// bound leaves out, of the processes that can take a step, those for which this would be a preemption too many.
func (w *worker) bound(all []agent) []agent {
	if w.s.opts.Preemptions == nil {
		return all
	}
	now := w.pos.running()
	if now.preemptions < *w.s.opts.Preemptions || !w.pos.able(now.thread) {
		return all
	}
	return slices.DeleteFunc(all, func(a agent) bool {
		if a.place >= 0 || a.thread == now.thread {
			return false
		}
		if w.pos.takesPlace(a.thread) {
			w.s.leftOut.Store(true)
		}
		return true
	})
}

// dominated reports whether the state of the position was found with fewer preemptions, too, on this level or before: whatever can follow it can follow that one.
func (w *worker) dominated() bool {
	p := w.pos
	if !p.counts {
		return false
	}
	now := p.running()
	defer p.rest.undo()
	for n := range now.preemptions {
		p.rest.set(p.nodes, 0, processID(p.m, running{now.thread, n}))
		if id, ok := w.s.visited.lookup(p.plainKey()); ok && id>>shardBits < w.s.to[id&shardMask] {
			return true
		}
	}
	return false
}
