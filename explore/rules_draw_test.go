package explore

import (
	"math/rand/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
)

// This file draws programs that are dense: little in them but what some rules of engines are about.

// one returns one of some things.
func one[T any](r *rand.Rand, of ...T) T { return of[r.IntN(len(of))] }

// denseChoices draws programs of threads that do little but atomic sections in which what is accessed depends on a choice, or on what
// was read.
func denseChoices(seed uint64) *litmus.Program {
	r := rand.New(rand.NewPCG(seed, 0x63686f))
	p := &litmus.Program{Vars: 2 + r.IntN(2), Mutexes: 1}
	access := func() litmus.Stmt {
		s := litmus.Stmt{Reg: 1, Var: r.IntN(p.Vars), C: 1, Order: event.SeqCst}
		s.Kind = one(r, litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.CAS)
		return s
	}
	n := 3 + r.IntN(2)
	for range n {
		var body []litmus.Stmt
		for range 1 + r.IntN(2) {
			if r.IntN(2) == 0 {
				body = append(body, access())
				continue
			}
			decide := litmus.Stmt{Kind: litmus.Choose, C: 2}
			if r.IntN(3) == 0 {
				decide = litmus.Stmt{Kind: litmus.Load, Var: r.IntN(p.Vars), Order: event.SeqCst}
			}
			section := []litmus.Stmt{decide, {Kind: litmus.If, Body: []litmus.Stmt{access()}}}
			if r.IntN(2) == 0 {
				section = append(section, litmus.Stmt{Kind: litmus.If, C: 1, Body: []litmus.Stmt{access()}})
			}
			if r.IntN(3) == 0 {
				section = append([]litmus.Stmt{access()}, section...)
			}
			if r.IntN(5) > 0 {
				section = []litmus.Stmt{{Kind: litmus.Atomic, Body: section}}
			}
			body = append(body, section...)
		}
		p.Threads = append(p.Threads, body)
	}
	return p
}

// denseAssertions draws programs as denseSections does, with assertions in sections and between them.
func denseAssertions(seed uint64) *litmus.Program {
	p := denseSections(seed)
	r := rand.New(rand.NewPCG(seed, 0x61))
	for t := range p.Threads {
		body := append([]litmus.Stmt{}, p.Threads[t]...)
		for range r.IntN(3) {
			assert := litmus.Stmt{Kind: litmus.Assert, Reg: r.IntN(2), C: uint64(1 + r.IntN(3))}
			k := r.IntN(len(body) + 1)
			if k < len(body) && body[k].Kind == litmus.Atomic && r.IntN(2) == 0 {
				body[k].Body = append(append([]litmus.Stmt{}, body[k].Body...), assert)
			} else {
				body = append(body[:k:k], append([]litmus.Stmt{assert}, body[k:]...)...)
			}
		}
		p.Threads[t] = body
	}
	return p
}

// denseUpdates draws programs of threads that do little but read-modify-writes, some of which wait, on one or two variables.
func denseUpdates(seed uint64) *litmus.Program {
	r := rand.New(rand.NewPCG(seed, 0x726d77))
	p := &litmus.Program{Vars: 1 + r.IntN(2), Mutexes: 1}
	if r.IntN(4) == 0 {
		p.Undefined = r.Uint64() & 3
	}
	n := 3 + r.IntN(2)
	weak := r.IntN(2) == 0
	for range n {
		var body []litmus.Stmt
		for range 1 + r.IntN(6-n) {
			s := litmus.Stmt{Reg: r.IntN(2), Var: r.IntN(p.Vars), C: uint64(1 + r.IntN(2)), Exp: uint64(r.IntN(3)), Order: event.SeqCst}
			s.Kind = one(r, litmus.Load, litmus.Store, litmus.Store, litmus.Add, litmus.CAS, litmus.Xchg, litmus.Add, litmus.CAS, litmus.Xchg, litmus.Gate, litmus.Take)
			if s.Kind == litmus.Store {
				s.Order = one(r, event.Relaxed, event.Release, event.SeqCst)
			} else if weak {
				s.Order = one(r, event.Relaxed, event.Acquire, event.SeqCst)
			}
			body = append(body, s)
		}
		if r.IntN(2) == 0 {
			body = append(body, litmus.Stmt{Kind: litmus.Assert, Reg: r.IntN(2), C: uint64(r.IntN(4))})
		}
		p.Threads = append(p.Threads, body)
	}
	return p
}

// denseStores draws programs of two or three threads that store, read what they have stored themselves, in other sizes at times, and wait.
func denseStores(seed uint64) *litmus.Program {
	r := rand.New(rand.NewPCG(seed, 0x74736f))
	p := &litmus.Program{Vars: 1 + r.IntN(2), Mutexes: 1}
	mixed := r.IntN(2) == 0
	waits := r.IntN(3) == 0
	n := 2 + r.IntN(2)
	for range n {
		var body []litmus.Stmt
		for range 2 + r.IntN(5-n) {
			s := litmus.Stmt{Reg: r.IntN(2), Var: r.IntN(p.Vars), C: uint64(1 + r.IntN(2)), Order: event.SeqCst}
			s.Kind = one(r, litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Store, litmus.Load, litmus.CAS, litmus.Fence)
			if waits && r.IntN(4) == 0 {
				s.Kind = one(r, litmus.Await, litmus.AwaitBoth, litmus.Gate)
			}
			if s.Kind == litmus.Store {
				s.Order = one(r, event.Relaxed, event.Relaxed, event.Release, event.SeqCst)
			}
			if s.Kind == litmus.Fence {
				s.Order = one(r, event.Release, event.SeqCst)
			}
			switch s.Kind {
			case litmus.Load, litmus.Store, litmus.CAS, litmus.Await:
				if mixed && r.IntN(2) == 0 {
					s.Mask = one[uint8](r, 0x0f, 0xf0, 0x01, 0x03)
				}
			}
			body = append(body, s)
		}
		p.Threads = append(p.Threads, body)
	}
	return p
}

// denseBuffers draws programs of two or three threads that do little but store and read what they have stored themselves, partly in atomic sections.
func denseBuffers(seed uint64) *litmus.Program {
	r := rand.New(rand.NewPCG(seed, 0xabc2))
	p := &litmus.Program{Vars: 2 + r.IntN(2), Mutexes: 1}
	access := func() litmus.Stmt {
		s := litmus.Stmt{Reg: r.IntN(2), Var: r.IntN(p.Vars), C: uint64(1 + r.IntN(2)), Order: event.Relaxed}
		if s.Kind = one(r, litmus.Load, litmus.Store, litmus.Store); s.Kind == litmus.Load {
			s.Order = event.SeqCst
		}
		return s
	}
	n := 2 + r.IntN(2)
	for range n {
		var body []litmus.Stmt
		for range 1 + r.IntN(5-n) {
			switch r.IntN(3) {
			case 0:
				v, w := r.IntN(p.Vars), r.IntN(p.Vars)
				body = append(body, litmus.Stmt{Kind: litmus.Store, Var: v, C: 1, Order: event.Relaxed}, litmus.Stmt{Kind: litmus.Load, Var: v, Order: event.SeqCst},
					litmus.Stmt{Kind: one(r, litmus.Load, litmus.Store), Var: w, C: 2, Order: event.SeqCst})
			case 1:
				section := litmus.Stmt{Kind: litmus.Atomic, Body: []litmus.Stmt{access()}}
				for range r.IntN(3) {
					section.Body = append(section.Body, access())
				}
				body = append(body, section)
			default:
				body = append(body, access())
			}
		}
		p.Threads = append(p.Threads, body)
	}
	return p
}

// denseChains draws programs of threads each of which accesses a variable and the next one, most of them in a sequentially consistent way, and may synchronise with
// others between: chains of program order and happens-before that close cycles.
func denseChains(seed uint64) *litmus.Program {
	r := rand.New(rand.NewPCG(seed, 0xabc4))
	n := 2 + r.IntN(3)
	p := &litmus.Program{Vars: n, Mutexes: 1}
	weak := func(kind litmus.Kind) event.Order {
		switch kind {
		case litmus.Load:
			return one(r, event.Acquire, event.Acquire, event.Relaxed)
		case litmus.Store:
			return one(r, event.Release, event.Release, event.Relaxed, event.NotAtomic)
		}
		return one(r, event.AcqRel, event.Acquire, event.Release, event.Relaxed)
	}
	access := func(v int, kinds ...litmus.Kind) litmus.Stmt {
		s := litmus.Stmt{Kind: one(r, kinds...), Var: v, Reg: r.IntN(2), C: uint64(1 + r.IntN(2)), Order: event.SeqCst}
		if r.IntN(3) == 0 {
			s.Order = weak(s.Kind)
		}
		return s
	}
	between := func(c uint64) litmus.Stmt {
		kind := one(r, litmus.Load, litmus.Store)
		s := litmus.Stmt{Kind: kind, Var: r.IntN(p.Vars), Reg: r.IntN(2), C: c}
		s.Order = weak(kind)
		return s
	}
	fences := r.IntN(3) == 0
	for i := range n {
		body := []litmus.Stmt{access(i, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg)}
		if r.IntN(3) > 0 {
			body = append(body, between(1))
		}
		if fences && r.IntN(2) == 0 {
			body = append(body, litmus.Stmt{Kind: litmus.Fence, Order: one(r, event.SeqCst, event.SeqCst, event.AcqRel, event.Release, event.Acquire)})
		}
		body = append(body, access((i+1)%n, litmus.Load, litmus.Load, litmus.Store, litmus.Xchg))
		if r.IntN(4) == 0 {
			body = append(body, between(2))
		}
		p.Threads = append(p.Threads, body)
	}
	return p
}
