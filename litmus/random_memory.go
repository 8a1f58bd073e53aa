package litmus

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// own adds variables that each thread has for itself. About half of the accesses are to them; some addresses of theirs go
// to where values go, and the lifetimes of some end early.
func (r *drawer) own() {
	p := r.prog
	p.Own = r.shape.Own
	p.Vars += p.Own
	for t := range p.Threads {
		p.Threads[t] = r.keep(p.Threads[t])
		if r.IntN(4) == 0 {
			p.Threads[t] = append(p.Threads[t], Stmt{Kind: Free, Var: r.mine()})
		}
	}
}

// mine draws a variable that is each thread's own.
func (r *drawer) mine() int { return r.prog.Vars - 1 - r.IntN(r.prog.Own) }

func (r *drawer) keep(body []Stmt) (all []Stmt) {
	for _, s := range body {
		s.Body = r.keep(s.Body)
		if !s.Kind.names() || s.Kind == Spin || r.IntN(2) == 0 {
			all = append(all, s)
			continue
		}
		s.Var = r.mine()
		if s.Kind == Store && r.IntN(2) == 0 {
			all = append(all, Stmt{Kind: Point, Reg: s.Reg, Var: r.mine()})
			s.UseR = true
			if r.IntN(12) == 0 {
				s.Var = r.IntN(r.prog.Vars)
			}
		}
		all = append(all, s)
	}
	return all
}

// publish makes the last variable an object that some thread allocates, and another variable what the
// thread, when it has done so, sets to 1 for the others to see. They look before most accesses. The pointer
// itself is the same in all executions.
func (r *drawer) publish() {
	p := r.prog
	slot := p.Vars
	object := slot + 1
	p.Vars += 2
	p.Heap = 1 << object
	maker := r.IntN(len(p.Threads))
	for t, body := range p.Threads {
		p.Threads[t] = r.dereference(body, slot, object, t == maker)
	}
	p.Main = r.dereference(p.Main, slot, object, r.IntN(2) == 0)
	if r.shape.Freed {
		r.retire(object)
	}
	body := p.Threads[maker]
	first := slices.IndexFunc(body, func(s Stmt) bool {
		return anyOf([]Stmt{s}, func(s *Stmt) bool { return s.Kind.names() && s.Var == object })
	})
	if first < 0 {
		first = len(body)
	}
	k := r.IntN(first + 1)
	made := []Stmt{{Kind: New, Var: object}}
	if r.IntN(4) > 0 {
		order := []event.Order{event.Relaxed, event.Relaxed, event.Release, event.SeqCst}[r.IntN(4)]
		made = append(made, Stmt{Kind: Store, Var: slot, C: 1, Order: order})
	}
	p.Threads[maker] = slices.Insert(slices.Clone(body), k, made...)
}

// retire lets one or two threads end the lifetime of an object. Most threads that access it count themselves, when they have done so,
// in one more variable; whoever ends the lifetime looks at it first, or waits.
func (r *drawer) retire(object int) {
	p := r.prog
	done := p.Vars
	p.Vars++
	for t, body := range p.Threads {
		if r.IntN(4) > 0 && anyOf(body, func(s *Stmt) bool { return s.Kind.names() && s.Var == object }) {
			order := []event.Order{event.Relaxed, event.Release, event.Release, event.AcqRel}[r.IntN(4)]
			p.Threads[t] = append(slices.Clip(body), Stmt{Kind: Add, Reg: Registers - 1, Var: done, C: 1, Order: order})
		}
	}
	for range 1 + r.IntN(5)/4 {
		t := r.IntN(len(p.Threads) + 1)
		if t == len(p.Threads) {
			p.Main = append(slices.Clip(p.Main), r.free(done, object)...)
		} else {
			p.Threads[t] = append(slices.Clip(p.Threads[t]), r.free(done, object)...)
		}
	}
}

// free draws statements that end a lifetime.
func (r *drawer) free(done, object int) []Stmt {
	free := Stmt{Kind: Free, Var: object}
	look := Stmt{Kind: Load, Reg: Registers - 1, Var: done, C: uint64(1 + r.IntN(2)), Order: []event.Order{event.Relaxed, event.Acquire}[r.IntN(2)]}
	if slices.Contains(r.shape.Kinds, Atomic) && r.IntN(2) == 0 {
		free = Stmt{Kind: Atomic, Body: []Stmt{free, {Kind: Store, Var: done, C: 1, Order: event.Relaxed}}}
	}
	var all []Stmt
	switch r.IntN(6) {
	case 0:
		return []Stmt{free}
	case 1, 2:
		look.Kind = Await
		all = append(all, look)
	default:
		all = append(all, look)
		free = Stmt{Kind: If, Reg: look.Reg, C: look.C, Body: []Stmt{free}}
	}
	if r.IntN(4) == 0 {
		all = append(all, Stmt{Kind: Fence, Order: event.Acquire})
	}
	return append(all, free)
}

// dereference makes some accesses of a body accesses to an object; unless it is known, after a look at the slot.
func (r *drawer) dereference(body []Stmt, slot, object int, known bool) []Stmt {
	var all []Stmt
	for _, s := range body {
		s.Body = r.dereference(s.Body, slot, object, known)
		if s.Kind == New || !s.Kind.names() || r.IntN(2) == 0 {
			all = append(all, s)
			continue
		}
		s.Var = object
		if known || r.IntN(8) == 0 {
			all = append(all, s)
			continue
		}
		look := Stmt{Kind: Load, Reg: Registers - 1, Var: slot, Order: []event.Order{event.Relaxed, event.Relaxed, event.Acquire}[r.IntN(3)]}
		all = append(all, look, Stmt{Kind: If, Reg: Registers - 1, C: 1, Body: []Stmt{s}})
	}
	return all
}
