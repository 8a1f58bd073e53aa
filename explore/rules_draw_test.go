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
