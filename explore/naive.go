package explore

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Class is a canonical hash of an equivalence class of executions. It does not
// depend on the order of independent steps.
type Class [2]uint64

// naive enumerates every interleaving of threads and updates, in depth-first
// order. It identifies the Shasha-Snir trace of each prefix by its definition,
// independently of the vector clocks of the other engines: for each thread, in
// program order, the store that every byte read came from; and for each byte of
// memory the order of the stores to it. (The conflict relation follows from the
// two.) It does not continue from a prefix whose trace, with the same updates
// done, it has seen: such prefixes have the same continuations.
type naive struct {
	*run
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

func newNaive(r *run) *naive {
	r.readsFrom = map[Class]bool{}
	return &naive{run: r, m: memmodel.NewMachineWith(r.prog, r.model, r.mixed), seen: map[Class]bool{}}
}

func (e *naive) explore() {
	if !e.faulty(e.m, 0) {
		e.continuations()
	}
}

// continuations explores all continuations of the current prefix.
func (e *naive) continuations() {
	if e.stopped() || e.seen[e.class] {
		return
	}
	e.seen[e.class] = true
	if len(e.m.Steps()) >= e.opts.MaxSteps {
		e.stop(Unknown, tooLong)
		return
	}
	end := true
	for p := memmodel.Proc(0); p < e.m.Procs(); p++ {
		if !e.m.Enabled(p) {
			continue
		}
		end = false
		for choice := int64(0); choice >= 0 && !e.over(); {
			s := e.m.Exec(p, uint64(choice))
			next := s.Next
			e.events++
			mark, class := len(e.undo), e.class
			e.record(len(e.m.Steps()) - 1)
			if s.Update || !e.faulty(e.m, s.Thread) {
				e.continuations()
			}
			for i := len(e.undo) - 1; i >= mark; i-- {
				e.undo[i]()
			}
			e.undo, e.class = e.undo[:mark], class
			e.m.Undo()
			choice = next
		}
	}
	if end && e.maximal(e.m) {
		e.run.readsFrom[e.readsFrom()] = true
	}
}

// readsFrom returns the class of the current prefix by program order and
// reads-from alone.
func (e *naive) readsFrom() Class {
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
func (e *naive) record(i int) {
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

func (e *naive) byteAt(l event.Loc, b int) *coherence {
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
func (e *naive) write(l event.Loc, b int, id uint64) {
	was := *e.byteAt(l, b)
	now := coherence{newest: id, order: was.order.add(Class{id, 0}).mix(5)}
	*e.byteAt(l, b) = now
	e.undo = append(e.undo, func() { *e.byteAt(l, b) = was })
	e.replace(1<<63|uint64(uint32(l))<<3|uint64(b), was.order, now.order)
}

// replace exchanges what one part of the prefix contributes to the class. What
// has no history contributes nothing.
func (e *naive) replace(part uint64, was, now Class) {
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
