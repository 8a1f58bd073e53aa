package rvf

import (
	"slices"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/memmodel"
)

// Explore explores a program under sequential consistency until nothing is left, or
// until interrupt is set.
func Explore(prog event.Program, opts Options, interrupt *atomic.Bool) Ending {
	if opts.Tally == nil {
		opts.Tally = new(Tally)
	}
	layout := cells.NewLayout()
	for {
		x := &explorer{prog: prog, opts: opts, interrupt: interrupt, memory: cells.New(prog, layout), learned: cells.NewLayout()}
		if ending := x.explore(); ending != restart {
			return ending
		}
		layout.Merge(x.learned)
		if opts.Restart != nil {
			opts.Restart()
		}
	}
}

func (x *explorer) explore() Ending {
	x.solver.Options = x.opts.Verify
	x.solver.Options.Stop = func() bool {
		x.asked++
		return x.interrupt.Load() || x.opts.Patience > 0 && x.asked > x.opts.Patience
	}
	x.threads = []thread{{last: none, block: none, status: memmodel.Running}}
	x.problem.Threads, x.problem.Known = 1, &x.order
	x.enter(0, x.prog.Main(), false)
	x.visit()
	return x.ending
}

func (x *explorer) stop() bool {
	if x.ending == Exhausted && (x.interrupt.Load() || x.opts.Pause != nil && x.opts.Pause(x.opts.Tally)) {
		x.ending = Interrupted
	}
	return x.ending != Exhausted
}

// report tells of the faults that threads have just reached, and reports whether the exploration ends. While X has only a part of an atomic section, a
// fault is not reported yet: other threads may have read what the section overwrites later, which no execution shows them. If X goes on to a
// maximal trace, End is called with it, and the fault shows there.
func (x *explorer) report() bool {
	faults := x.faults
	x.faults = x.faults[len(x.faults):]
	partial := slices.ContainsFunc(x.threads, func(th thread) bool { return th.status == memmodel.Running && th.block >= 0 })
	for _, t := range faults {
		th := &x.threads[t]
		v := &Violation{Fault: th.fault, Thread: event.ThreadID(t), Label: th.label}
		if th.fault.Kind != "" {
			if partial {
				continue
			}
			v.Moves = x.schedule()
		}
		if x.opts.Found(v) {
			x.ending = Stopped
			return true
		}
	}
	return false
}

// end looks at a trace X in which no read could be given a value. It is maximal, and counted, if no thread can go on. A thread at the lock of a free mutex can: another call
// gives its lock a value, or has done so. Where threads wait in vain at their last operations, there has to be a witness at whose end the variables
// that they wait for hold values that do not let them pass.
func (x *explorer) end() {
	if x.ending != Exhausted {
		return
	}
	complete := true
	var finals, spinning []int32 // threads that have to wait at the end, and that are stuck in a spin loop
	hang := true                 // no thread has ended the process, failed an assumption, or the like
	for i := range x.threads {
		t := int32(i)
		th := &x.threads[t]
		switch th.status {
		case memmodel.Absent:
			continue
		case memmodel.Ended:
			hang = hang && !th.label.Process
			continue
		case memmodel.Waiting:
			finals = append(finals, t)
			if th.label.Sync == event.SyncNone && th.trail != nil { // in the midst of a round, of which it reads the rest, too
				spinning = append(spinning, t)
			}
		case memmodel.Faulted:
			hang = false
		case memmodel.Stuck:
			spinning = append(spinning, t)
			hang = hang && th.reason == event.BlockAwait
		case memmodel.Running:
			if th.label.Kind != event.Join && !(x.locks(th.label) && x.taken(t) && !x.dead(th.label.Object)) {
				x.opts.Tally.Discard++
				return
			}
		}
		complete = false
	}
	// Of the witnesses, one that shows a hang is preferred.
	hang = hang && len(spinning) > 0 && x.verifyFinally(finals, spinning, nil)
	if x.ending != Exhausted {
		return
	}
	if !hang && len(finals) > 0 && !x.verifyFinally(finals, nil, nil) {
		x.opts.Tally.Discard++
		return
	}
	if x.opts.End(complete, x.schedule) {
		x.ending = Stopped
	}
}
