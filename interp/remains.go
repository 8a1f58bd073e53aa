package interp

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/event"
)

// This file is about memory at the end of a process: which blocks of the heap are not freed, and which of them nothing points
// to. Only programs that are checked for that keep the stacks of threads that have ended, and count the threads that nobody
// has joined.

// looseKey is the key of the note on how many threads a thread has created and not joined.
const looseKey = ^uint64(2)

// loose adds to the number of threads that this one has created and not joined.
func (m *machine) loose(change uint64) {
	if m.p.keepsEnds {
		m.note(looseKey, change)
	}
}

// Remains returns what is left of the heap at the end of an execution. A block is lost unless an address within it, or that of
// its end, is in static memory, on the stack of a thread that has not returned, or in a block that is not lost.
func (p *Program) Remains(end event.End) event.Remains {
	r := &remains{p: p, end: end, returned: map[uint32]bool{}}
	if !p.keepsEnds || !r.collect() {
		return event.Remains{}
	}
	for t := range event.ThreadID(end.Threads()) {
		if end.Started(t) {
			r.thread(t)
		}
	}
	for t := range event.ThreadID(end.Threads()) {
		if r.partial != "" && r.returned[uint32(t)] {
			r.point(end.State(t).Label().Val) // somebody may still join it
		}
	}
	r.memory()
	return r.result()
}

// remains is the search for pointers to blocks of the heap.
type remains struct {
	p              *Program
	end            event.End
	blocks         []remnant // that are not freed, by address
	returned       map[uint32]bool
	reached        []int // blocks whose content is to be looked at
	aborted        bool
	vague, partial string
}

// remnant is a block of the heap that is not freed.
type remnant struct {
	object
	number  event.Obj
	pointed bool
}

// collect finds the blocks that are not freed. It reports whether any block was allocated.
func (r *remains) collect() (allocated bool) {
	s := &r.p.space
	s.mu.RLock()
	defer s.mu.RUnlock()
	for i := range s.objects {
		obj, o := s.objects[i], event.Obj(i)
		if o == event.NoObj || obj.kind != kindHeap || obj.owner != 0 || !r.end.Born(o) {
			continue
		}
		allocated = true
		if r.end.Alive(o) {
			r.blocks = append(r.blocks, remnant{object: obj, number: o})
		}
	}
	slices.SortFunc(r.blocks, func(a, b remnant) int { return cmp.Compare(a.addr, b.addr) })
	return allocated
}

// thread looks at how a thread has ended, and for pointers on its stack if it has not returned. Slots that the thread would
// not have read again are not known.
func (r *remains) thread(t event.ThreadID) {
	name := r.p.ThreadName(t)
	s, ok := r.end.State(t).(*state)
	switch {
	case !ok:
		r.vague, r.partial = "the stack of "+name+" is not known", name+" may still run when the process ends"
		return
	case s.label.Kind != event.Exit:
		r.vague, r.partial = name+" has not ended when the process does", name+" may still run when the process ends"
	case s.aborts():
		r.aborted, r.partial = true, "the process is aborted"
	case s.nested():
		r.vague = name + " exits in the midst of calls, whose variables may point to it"
	default:
		r.returned[uint32(t)] = true
	}
	if s.ext == nil {
		return
	}
	for _, n := range s.ext.notes {
		if n.key == looseKey && r.partial == "" {
			r.partial = "a thread that " + name + " has not joined may still run when the process ends"
		}
	}
	if !r.returned[uint32(t)] {
		r.stack(s)
	}
}

// aborts tells that a thread has ended by abort.
func (s *state) aborts() bool {
	if s.top == nil {
		return false
	}
	o := &s.top.fn.code[s.top.pc]
	return o.code == opBuiltin && s.top.fn.builtins[o.a].kind == builtinAbort
}

// nested tells that a thread has ended while functions of the program had not returned.
func (s *state) nested() bool {
	for f := s.top; f != nil; f = f.parent {
		if fn := f.fn; !fn.model && fn != s.p.startMain && fn != s.p.startThread && fn != s.p.exitMain {
			return true
		}
	}
	return false
}

// stack looks for pointers in what a thread has for itself. Bytes that depend on inputs (terms.go) are none: where they point is not known, and
// a block that only they may point to is one that may be lost.
func (r *remains) stack(s *state) {
	for f := s.top; f != nil; f = f.parent {
		for _, v := range f.regs {
			r.point(v)
		}
		for _, v := range f.extra {
			r.point(v)
		}
	}
	size := uint8(r.p.ptrBits / 8)
	for _, b := range s.ext.blocks {
		if b.terms == nil {
			r.words(b.words)
			continue
		}
		for at := uint64(0); at+uint64(size) <= b.size; at++ {
			if !b.hasTerms(at, uint64(size)) {
				v, _ := b.read(at, size)
				r.point(v)
			}
		}
	}
}

// memory looks for pointers in shared memory: first in what is there at the end of the process whatever points to it, then in
// blocks that are pointed to.
func (r *remains) memory() {
	s := &r.p.space
	s.mu.RLock()
	locs, objects := s.locs[:len(s.locs):len(s.locs)], s.objects[:len(s.objects):len(s.objects)]
	s.mu.RUnlock()
	content := map[event.Obj][]event.Loc{}
	var roots []event.Loc
	for i, at := range locs {
		obj := &objects[at.obj]
		switch {
		case at.obj == event.NoObj && !r.gone(at.addr), obj.local != nil && r.end.Alive(at.obj), obj.kind == kindStack && r.end.Alive(at.obj) && !r.returned[obj.thread]:
			roots = append(roots, event.Loc(i))
		case obj.kind == kindHeap:
			content[at.obj] = append(content[at.obj], event.Loc(i))
		}
	}
	r.content(roots, locs)
	for len(r.reached) > 0 {
		k := r.reached[len(r.reached)-1]
		r.reached = r.reached[:len(r.reached)-1]
		r.content(content[r.blocks[k].number], locs)
	}
}

// gone tells that an address is that of a thread-local variable of a thread that has ended. Those of the main thread stay.
func (r *remains) gone(addr uint64) bool {
	_, thread, ok := r.p.template(addr)
	return ok && thread != 0 && r.returned[thread]
}

// content looks for pointers in words of shared memory.
func (r *remains) content(at []event.Loc, locs []location) {
	slices.SortFunc(at, func(a, b event.Loc) int { return cmp.Compare(locs[a].addr, locs[b].addr) })
	var run []uint64
	for i, l := range at {
		if i > 0 && locs[l].addr != locs[at[i-1]].addr+8 {
			r.words(run)
			run = run[:0]
		}
		run = append(run, r.end.Word(l).Value)
	}
	r.words(run)
}

// words looks for pointers in adjacent words, aligned or not.
func (r *remains) words(words []uint64) {
	size := r.p.ptrBits / 8
	for i, w := range words {
		next := uint64(0)
		if i+1 < len(words) {
			next = words[i+1]
		}
		for k := range uint(8) {
			if k+size > 8 && i+1 == len(words) {
				break
			}
			r.point(w>>(8*k) | next<<(64-8*k))
		}
	}
}

// point notes that there is a pointer.
func (r *remains) point(v uint64) {
	v = r.p.address(v)
	i, found := slices.BinarySearchFunc(r.blocks, v, func(b remnant, v uint64) int { return cmp.Compare(b.addr, v) })
	if !found {
		i--
	}
	if i < 0 {
		return
	}
	if b := &r.blocks[i]; !b.pointed && v-b.addr <= b.size {
		b.pointed = true
		r.reached = append(r.reached, i)
	}
}

func (r *remains) result() event.Remains {
	slices.SortFunc(r.blocks, func(a, b remnant) int { return cmp.Compare(a.number, b.number) })
	result := event.Remains{Allocated: true, Vague: r.vague, Partial: r.partial}
	if r.aborted {
		return result
	}
	for i := range r.blocks {
		b := &r.blocks[i]
		if b.mapped {
			continue // the end of the process unmaps it
		}
		result.Blocks = append(result.Blocks, event.Remnant{Name: r.p.objectName(b.number), Thread: event.ThreadID(b.thread), Allocated: b.site, Lost: !b.pointed})
	}
	return result
}
