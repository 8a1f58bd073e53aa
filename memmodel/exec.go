package memmodel

import (
	"math"
	"slices"

	"github.com/gomc/gomc/event"
)

// outcome keeps account of the choices of a step while its operations are executed. The choice argument of [Machine.Exec] is a number in mixed radix: the first
// operation with n alternatives takes its remainder by n, the next one that of the quotient, and so on.
type outcome struct {
	rest  uint64 // the digits of the number that are not yet consumed
	next  int64  // the number of the step's next alternative, -1 if there is none
	scale uint64 // the weight of the next digit: the product of the alternatives so far
	taken uint64 // the value of the digits consumed
	full  bool   // there are more alternatives than [MaxWays]
}

// MaxWays bounds the alternatives of a step, which are numbered.
const MaxWays = math.MaxInt64

// pick consumes one choice among n.
func (o *outcome) pick(n int) int {
	if n <= 1 {
		return 0
	}
	size := uint64(n)
	if o.scale > MaxWays/size {
		o.full = true
		return 0
	}
	c := o.rest % size
	o.rest /= size
	if c+1 < size {
		// Later choices of the section start over at 0.
		o.next = int64(o.taken + (c+1)*o.scale)
	}
	o.taken += c * o.scale
	o.scale *= size
	return int(c)
}

// choose consumes the choice of a label, which may be any value.
func (o *outcome) choose(l *event.Label) uint64 {
	n := l.Alternatives(0)
	if n > 0 {
		return uint64(o.pick(n))
	}
	c := o.rest
	o.rest = 0
	o.taken += c * o.scale
	return c
}

// Exec lets a process, which must be enabled, take a step. choice selects one
// of the step's alternatives; a number that is none of them selects one that agrees with it in the first choices. 0 is always one, and [Step.Next] of the executed
// step tells the others.
func (m *Machine) Exec(p Proc, choice uint64) *Step {
	t, update := m.Thread(p)
	index := int32(len(m.steps))
	for int(p) >= len(m.byProc) {
		m.byProc = append(m.byProc, nil)
	}
	m.steps = append(m.steps, Step{
		Proc: p, Thread: t, Update: update,
		Pos: int32(len(m.byProc[p])) + 1, Choice: choice, Next: -1,
		Access: int32(len(m.accesses)), PrevOwn: m.Last(p), Silent: true,
		syncs: int32(len(m.syncs)), forward: int32(len(m.forwards)),
		objects: int32(len(m.objectLog)), created: int32(len(m.created)), exited: m.exited,
	})
	m.byProc[p] = append(m.byProc[p], index)
	m.passages = m.passages[:0]
	if update {
		m.update(p, index)
		return &m.steps[index]
	}
	th := &m.threads[t]
	s := &m.steps[index]
	s.Before, s.Label, s.was = th.state, th.label, th.status
	o := outcome{rest: choice, next: -1, scale: 1}
	if m.buffers != nil {
		m.drained(t, s)
	}
	if f := m.Model().Refused(th.label); f != nil {
		m.fault(th, f)
	} else if th.label.Kind == event.AtomicBegin {
		complete := m.section(t, index, &o)
		m.steps[index].Cut = !complete
	} else if value, ok := m.perform(t, index, th.label, &o); ok {
		th = &m.threads[t] // perform may have started a thread
		m.enter(th, m.pass(th.state, value))
	}
	s = &m.steps[index]
	s.Choice, s.Next = o.taken, o.next
	if th = &m.threads[t]; s.Silent && th.status == Running && !m.stateful {
		switch {
		case th.state == s.Before && s.Label.Blocks:
			th.status, th.reason = Stuck, event.BlockAwait
		case th.state.Loops():
			m.detectSpin(th, index)
		}
	}
	return s
}

// maxSection bounds the operations of an atomic section.
const maxSection = 1 << 20

// section performs a whole atomic section, and reports whether it has come to its end. A spin
// loop in it spins for ever.
func (m *Machine) section(t event.ThreadID, index int32, o *outcome) (complete bool) {
	m.cores = m.cores[:0]
	for n := 0; ; n++ {
		th := &m.threads[t]
		l := th.label
		if n == maxSection {
			m.fault(th, Unsupported("an atomic section of more than a million operations"))
			return false
		}
		if th.state.Loops() {
			if slices.Contains(m.cores, th.state.Core()) {
				th.status, th.reason = Stuck, event.BlockAwait
				return false
			}
		}
		m.cores = append(m.cores, th.state.Core())
		if l.Blocks && !m.Enabled(m.Proc(t)) {
			if f := StuckInSection(l); f != nil {
				m.fault(th, f)
			} else {
				if l.Object != event.NoObj {
					m.pushLife(l.Object, false, index)
				}
				m.push(l.Loc, l.Mask, reads, index, m.word[l.Loc]) // it has read what blocks it
				th.status, th.reason = Stuck, event.BlockAwait
			}
			return false
		}
		if f := RefusedInSection(l); f != nil {
			m.fault(th, f)
			return false
		}
		word := m.wordAt(l)
		value, ok := m.perform(t, index, l, o)
		if !ok {
			return false
		}
		if o.full {
			m.fault(th, Unsupported(TooManyWays))
			return false
		}
		if m.wordAt(l) != word {
			m.cores = m.cores[:0]
		}
		th = &m.threads[t]
		before := th.state
		m.enter(th, m.pass(before, value))
		if l.Blocks && th.state == before && m.wordAt(l) == word {
			th.status, th.reason = Stuck, event.BlockAwait
		}
		if l.Kind == event.AtomicEnd || th.status != Running {
			return l.Kind == event.AtomicEnd
		}
	}
}

// detectSpin blocks a thread that came back, by reads alone, to where it was:
// it is in a spin loop over several locations, and an execution in which the
// loop ends at once is explored elsewhere. Few loops are left to it, as an operation that would complete a round waits (see [Waits]): those whose rounds
// end with something else, such as a fence, or with an operation that is not disabled (see [Mixed]).
func (m *Machine) detectSpin(th *thread, index int32) {
	if m.cameThrough(index, th.state.Core()) {
		th.status, th.reason = Stuck, event.BlockAwait
	}
}

// perform executes one operation and returns its result; ok is false if it
// faulted.
func (m *Machine) perform(t event.ThreadID, index int32, l *event.Label, o *outcome) (value event.Bits, ok bool) {
	switch l.Kind {
	case event.Load, event.Store, event.RMW:
		return m.access(t, index, l, o)
	case event.Choice:
		return event.Defined(o.choose(l)), true
	case event.Create:
		m.steps[index].Silent = false
		m.created = append(m.created, l.Thread)
		m.start(l.Thread, m.threads[t].state.Child(), index)
	case event.Join:
		m.syncEnd(l.Thread)
		return Joined(m.threads[l.Thread].status, m.threads[l.Thread].label), true
	case event.Alloc:
		m.steps[index].Silent = false
		again := m.lifetime(l.Object) == dead
		if again {
			m.pushLife(l.Object, true, index)
		}
		m.setLifetime(l.Object, alive)
		if again && m.buffers != nil && m.steps[index].Label.Kind != event.AtomicBegin {
			m.buffers.put(t, l, index)
		} else {
			m.renew(l.Object, index)
		}
	case event.Free:
		m.steps[index].Silent = false
		// It conflicts with others that end the lifetime, and if it does so itself with
		// every access to the object, to whatever words: they need not be known by now.
		lives := m.Alive(l.Object)
		m.pushLife(l.Object, lives, index)
		if lives {
			m.setLifetime(l.Object, dead)
		}
		return Freed(lives), true
	}
	return value, true
}

// access performs a load, store or read-modify-write.
func (m *Machine) access(t event.ThreadID, index int32, l *event.Label, o *outcome) (value event.Bits, ok bool) {
	m.know(l.Loc)
	th := &m.threads[t]
	word := m.view(t, l)
	if l.Object != event.NoObj {
		m.pushLife(l.Object, false, index)
		if !m.Alive(l.Object) { // it has no effect
			m.fault(th, Dead(m.prog, l))
			return value, false
		}
	}
	switch l.Kind {
	case event.Store:
		m.steps[index].Silent = false
		m.mixed.write(l.Loc, l.Mask)
		if m.Model().Buffers(l) && m.steps[index].Label.Kind != event.AtomicBegin {
			m.buffers.put(t, l, index)
			return value, true
		}
		m.begun(t, l.Object, l.Loc)
		m.push(l.Loc, l.Mask, writes, index, l.Write(word, l.Operand()))
		return value, true
	case event.Load:
		mask := l.Mask
		if m.buffers != nil {
			mask &^= m.forward(t, l, index)
		}
		if mask != 0 {
			m.push(l.Loc, mask, reads, index, m.word[l.Loc])
		}
		return l.Read(word), true
	}
	old := l.Read(word)
	stored, written := l.Store(old, o.pick(l.Alternatives(old.Value)))
	if written && l.Sync == event.SyncNone {
		m.mixed.write(l.Loc, l.Mask)
	}
	if written {
		m.begun(t, l.Object, l.Loc)
	}
	m.push(l.Loc, l.Mask, effectOf(l, written), index, l.Write(word, stored))
	if stored != old {
		m.steps[index].Silent = false
	}
	return old, true
}

// Dead is the fault of an access to an object that does not live any more.
func Dead(prog event.Program, l *event.Label) *event.Fault {
	what := AccessWord(l) + " " + prog.Describe(l)
	if prog.Storage(l).Heap {
		return &event.Fault{Kind: event.MemoryError, Message: "use after free: " + what}
	}
	return &event.Fault{Kind: event.MemoryError, Message: what + " after its lifetime has ended"}
}

// Unallocated is the fault of an access to an object whose allocation does not happen before
// it, under a model in which not everything is ordered.
func Unallocated(prog event.Program, l *event.Label) *event.Fault {
	return &event.Fault{Kind: event.MemoryError, Message: AccessWord(l) + " " + prog.Describe(l) + ", whose allocation does not happen before it"}
}

// Unfinished is the fault of the end of an object's lifetime that some access to the object does not happen before,
// under a model in which not everything is ordered.
func Unfinished(prog event.Program, l *event.Label) *event.Fault {
	what := AccessWord(l)
	if prog.Storage(l).Heap {
		what = "free of"
	}
	return &event.Fault{Kind: event.MemoryError, Message: "unsynchronised " + what + " " + prog.Describe(l)}
}

// AccessWord says in words what an operation does to memory.
func AccessWord(l *event.Label) string {
	switch l.Kind {
	case event.Free:
		return "end of the lifetime of"
	case event.Load:
		return "read of"
	case event.Store:
		return "write of"
	}
	return "access to"
}

// InVain reports whether a step is an await whose read did not let it pass, or has completed a round of a spin loop, so that its thread waits for ever. Awaits
// that would not pass are usually disabled and take no step; those on locations of [Mixed] do.
func (m *Machine) InVain(i int32) bool {
	s := &m.steps[i]
	if !s.Silent || !s.Label.Blocks || s.Update || m.Last(s.Proc) != i || m.Blocked(s.Thread) != event.BlockAwait {
		return false
	}
	th := &m.threads[s.Thread]
	return th.state == s.Before || th.status == Stuck && s.Label.Sync == event.SyncNone
}

// AccessCount returns how many accesses there are; they are numbered from 0, in the
// order in which they took effect.
func (m *Machine) AccessCount() int { return len(m.accesses) }

// effect is what an access does: reads, writes, or both.
type effect uint8

const (
	reads effect = 1 << iota
	writes
)

// effectOf returns what the access of a label does. A read-modify-write that is
// not written reads.
func effectOf(l *event.Label, written bool) effect {
	switch {
	case l.Kind == event.Store:
		return writes
	case l.Kind == event.RMW && written:
		return reads | writes
	}
	return reads
}

// push records an access and changes the word.
func (m *Machine) push(loc event.Loc, mask uint8, does effect, index int32, word event.Bits) {
	prev := m.newest[loc]
	m.accesses = append(m.accesses, Access{
		Loc: loc, Mask: mask, Read: does&reads != 0, Write: does&writes != 0,
		Prev: prev, PrevWrite: m.newestWrite(prev), Step: index, Old: m.word[loc], New: word,
	})
	m.newest[loc] = int32(len(m.accesses) - 1)
	m.word[loc] = word
}

// newestWrite returns an access, or if it only reads the newest write before it.
func (m *Machine) newestWrite(access int32) int32 {
	if access >= 0 && !m.accesses[access].Write {
		return m.accesses[access].PrevWrite
	}
	return access
}

func (m *Machine) fault(th *thread, f *event.Fault) { th.status, th.fault = Faulted, f }

// TooManyWays is what is not supported about an atomic section that exceeds [MaxWays].
const TooManyWays = "an atomic section with more than 2^63 ways to choose"

func (m *Machine) lifetime(o event.Obj) lifetime {
	if int(o) >= len(m.objects) {
		return unborn
	}
	return m.objects[o]
}

func (m *Machine) setLifetime(o event.Obj, l lifetime) {
	for int(o) >= len(m.objects) {
		m.objects = append(m.objects, unborn)
	}
	m.objectLog = append(m.objectLog, objectLog{o, m.objects[o]})
	m.objects[o] = l
}
