// Package naive explores every interleaving of a program's threads, and of the updates that take stores to memory, in
// depth-first order on a [memmodel.Machine]. It is the oracle of the engines that explore fewer executions: it knows no
// happens-before relation and no reduction, and shares nothing with them but the machine.
//
// It identifies the Shasha-Snir trace of each prefix by its definition: for each thread, in program order, the store that
// every byte read came from; and for each byte of memory the order of the stores to it. (The conflict relation follows
// from the two.) Both go into one hash. Prefixes with the same trace, after the same updates, have the same
// continuations: those of the first are explored, the others are left.
package naive

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Class is a canonical hash of an equivalence class of executions. It does not
// depend on the order of independent steps.
type Class [2]uint64

// Options configure a search. All functions have to be given.
type Options struct {
	MaxSteps int // of one execution
	// Stopped reports whether to go no further. It is called before and after each step.
	Stopped func() bool
	// Step is called after each step, which is the machine's last one.
	Step func(*memmodel.Step)
	// Maximal is called where the machine has come to the end of an execution. The class is that of all executions
	// with the same program order and reads-from, whatever their order of stores is.
	Maximal func(readsFrom Class)
	// TooLong is called where an execution is longer than MaxSteps.
	TooLong func()
}

// search holds the execution that the machine has taken, and its class.
type search struct {
	Options
	m      *memmodel.Machine
	seen   map[Class]bool
	class  Class          // of the current prefix
	reads  []Class        // by thread: its steps so far, and what they read
	memory [][8]coherence // by location and byte
	lives  [][8]coherence // of lifetimes of objects, see memmodel.Lifetime
	undo   []func()
}

// coherence is the history of a byte of memory.
type coherence struct {
	newest uint64 // the latest store, 0 for the initial value
	order  Class  // all stores in order
}

// Explore explores what can follow on the state of a machine in which nothing has happened yet.
func Explore(m *memmodel.Machine, opts Options) {
	e := &search{Options: opts, m: m, seen: map[Class]bool{}}
	e.continuations()
}

// continuations explores all continuations of the current prefix.
func (e *search) continuations() {
	if e.Stopped() || e.seen[e.class] {
		return
	}
	e.seen[e.class] = true
	if len(e.m.Steps()) >= e.MaxSteps {
		e.TooLong()
		return
	}
	end := true
	for p := memmodel.Proc(0); p < e.m.Procs(); p++ {
		if !e.m.Enabled(p) {
			continue
		}
		end = false
		for choice := int64(0); choice >= 0 && !e.Stopped(); {
			choice = e.take(p, uint64(choice))
		}
	}
	if end {
		e.Maximal(e.readsFrom())
	}
}

// take takes a step, explores all that can follow, and takes it back. It returns the next alternative of the step's operation, -1 if there is none.
func (e *search) take(p memmodel.Proc, choice uint64) (next int64) {
	s := e.m.Exec(p, choice)
	next = s.Next
	mark, class := len(e.undo), e.class
	e.record(len(e.m.Steps()) - 1)
	e.Step(s)
	e.continuations()
	for i := len(e.undo) - 1; i >= mark; i-- {
		e.undo[i]()
	}
	e.undo, e.class = e.undo[:mark], class
	e.m.Undo()
	return next
}

// readsFrom returns the class of the current prefix by program order and
// reads-from alone.
func (e *search) readsFrom() Class {
	var all Class
	for t, c := range e.reads {
		if c == (Class{}) {
			continue // it has done nothing, and may not be there in every execution
		}
		all = all.add(c.add(Class{uint64(t), uint64(t)}).mix(7))
	}
	return all
}

// record extends the class by a step.
func (e *search) record(i int) {
	s := &e.m.Steps()[i]
	id := storeID(s.Thread, s.Pos)
	if s.Update {
		id = storeID(s.Thread, e.m.Steps()[s.Store].Pos)
		if s.Label.Kind == event.Alloc {
			e.write(memmodel.Lifetime(s.Label.Object), begun, id)
		}
	}
	h := Class{s.Choice, uint64(s.Pos)}
	for _, f := range e.m.Forwards(i) {
		for b := range 8 {
			if f.Mask&(1<<b) != 0 {
				h = h.add(readFrom(f.Loc, b, storeID(s.Thread, e.m.Steps()[f.Store].Pos)))
			}
		}
	}
	for _, a := range e.m.Accesses(i) {
		for b := range 8 {
			if a.Mask&(1<<b) == 0 || a.Loc < 0 && b > 0 {
				continue // a lifetime counts as one byte
			}
			if a.Read {
				h = h.add(readFrom(a.Loc, b, e.byteAt(a.Loc, b).newest))
			}
			if a.Write {
				e.write(a.Loc, b, id)
			}
		}
	}
	if s.Update {
		return // not an event of Shasha-Snir traces
	}
	for int(s.Thread) >= len(e.reads) {
		e.reads = append(e.reads, Class{})
	}
	t, was := s.Thread, e.reads[s.Thread]
	now := was.add(h.mix(3)).mix(4)
	e.reads[t] = now
	e.undo = append(e.undo, func() { e.reads[t] = was })
	e.replace(uint64(t), was, now)
}

// readFrom says that a byte was read from a store.
func readFrom(l event.Loc, b int, store uint64) Class {
	return Class{uint64(uint32(l))<<3 | uint64(b), store}.mix(2)
}

// begun is the byte of a lifetime whose history is the beginnings of lives that have left a buffer.
const begun = 1

// storeID identifies a store by its place in program order.
func storeID(t event.ThreadID, pos int32) uint64 { return uint64(t)<<32 | uint64(pos) }

func (e *search) byteAt(l event.Loc, b int) *coherence {
	memory := &e.memory
	if l < 0 {
		memory, l = &e.lives, ^l
	}
	for int(l) >= len(*memory) {
		*memory = append(*memory, [8]coherence{})
	}
	return &(*memory)[l][b]
}

// write appends a store to the history of a byte.
func (e *search) write(l event.Loc, b int, id uint64) {
	was := *e.byteAt(l, b)
	now := coherence{newest: id, order: was.order.add(Class{id, 0}).mix(5)}
	*e.byteAt(l, b) = now
	e.undo = append(e.undo, func() { *e.byteAt(l, b) = was })
	e.replace(1<<63|uint64(uint32(l))<<3|uint64(b), was.order, now.order)
}

// replace exchanges what one part of the prefix contributes to the class. What
// has no history contributes nothing.
func (e *search) replace(part uint64, was, now Class) {
	for i, c := range [2]Class{was, now} {
		if c == (Class{}) {
			continue
		}
		c = c.add(Class{part, part}).mix(6)
		if i == 0 {
			c = Class{-c[0], -c[1]}
		}
		e.class = e.class.add(c)
	}
}

// add combines hashes regardless of their order.
func (c Class) add(d Class) Class { return Class{c[0] + d[0], c[1] + d[1]} }

// mix scrambles a hash, in a way that depends on its role.
func (c Class) mix(role uint64) Class {
	return Class{
		scramble(c[0] ^ scramble(c[1]+role)),
		scramble(c[1] + 0x9e3779b97f4a7c15*(role+scramble(c[0]))),
	}
}

// scramble is the finaliser of SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
func scramble(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
