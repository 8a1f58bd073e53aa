package litmus

import (
	"math/rand/v2"
	"slices"

	"github.com/gomc/gomc/event"
)

// Random draws a program. The same seed gives the same program.
func Random(seed uint64, shape Shape) *Program {
	r := &drawer{Rand: rand.New(rand.NewPCG(seed, 0x676f6d63)), shape: shape}
	p := &Program{Vars: 1 + r.IntN(shape.Vars), Mutexes: shape.Mutexes}
	r.prog = p
	if shape.Undef {
		p.Undefined = r.Uint64() & r.Uint64()
		r.shape.Kinds = append(slices.Clone(shape.Kinds), Undefine, Undefine)
	}
	if shape.Nested > 0 {
		r.nested = r.IntN(shape.Nested + 1)
	}
	own := 2 + r.IntN(max(1, shape.Threads-1))
	if shape.Alike {
		own = 1 + r.IntN(2)
	}
	for range own {
		r.thread()
	}
	r.open = nil
	if shape.Own > 0 {
		r.own()
	}
	if shape.Alike {
		r.alike()
	}
	if shape.Main > 0 {
		p.Main = append(p.Main, r.body(r.IntN(1+shape.Main), 0)...)
	}
	switch {
	case shape.Heap:
		r.publish()
	case shape.Freed:
		p.Heap, p.AtStart = 1<<(p.Vars-1), shape.Local
		if shape.Local && r.IntN(2) == 0 {
			t := r.IntN(len(p.Threads))
			p.Threads[t] = append(slices.Clip(p.Threads[t]), Stmt{Kind: Free, Var: p.Vars - 1})
		} else {
			r.retire(p.Vars - 1)
		}
	}
	if shape.Nested > 0 {
		r.shuffle()
		r.joinOtherwise()
	}
	return p
}

type drawer struct {
	*rand.Rand
	shape  Shape
	prog   *Program
	nested int   // how many more threads may be created by others
	open   []int // threads that the current thread has created and may join
	loops  int   // Spins around
}

// body draws n statements.
func (r *drawer) body(n, depth int) []Stmt {
	var body []Stmt
	var inside []int // threads that the body has created
	defer func() {
		if depth > 0 {
			r.open = slices.DeleteFunc(slices.Clone(r.open), func(t int) bool { return slices.Contains(inside, t) })
		}
	}()
	for n > 0 {
		if r.shape.Nested > 0 && r.loops == 0 {
			body = r.threads(body, &inside)
		}
		s := r.statement()
		n--
		nested := func() {
			k := min(n, 1+r.IntN(3))
			s.Body = r.body(k, depth+1)
			n -= k
		}
		switch s.Kind {
		case If:
			if n == 0 || depth > 2 {
				continue
			}
			nested()
		case Atomic:
			if r.shape.Endless {
				s.Body = r.wait()
				break
			}
			if n == 0 || depth > 0 {
				continue
			}
			nested()
			if !r.shape.Waits {
				s.Body = plain(s.Body)
			}
		case Lock, TryLock:
			s.Var = r.IntN(r.prog.Mutexes)
			if s.Kind == Lock {
				// Mostly balanced.
				nested()
				inner := s.Body
				s.Body = nil
				body = append(append(body, s), inner...)
				if r.IntN(8) > 0 {
					body = append(body, Stmt{Kind: Unlock, Var: s.Var})
				}
				continue
			}
		case Spin:
			if r.loops > 1 {
				continue
			}
			r.loops++
			nested()
			r.loops--
		case Choose:
			if r.shape.Endless && r.IntN(2) == 0 {
				body = append(append(body, s), r.assumed(s.Reg)...)
				continue
			}
		case Break:
			s.Body = []Stmt{{Kind: Break}}
			s.Kind = If
		}
		body = append(body, s)
	}
	return body
}

// statement draws a statement, without the body that it may have.
func (r *drawer) statement() Stmt {
	s := Stmt{
		Kind: r.kind(),
		Reg:  r.IntN(Registers), Var: r.IntN(r.prog.Vars), Var2: r.IntN(r.prog.Vars),
		UseR: r.IntN(3) == 0, C: uint64(r.IntN(r.shape.Values)), Exp: uint64(r.IntN(r.shape.Values)),
	}
	if r.shape.Undef && s.Kind == Store && r.IntN(2) == 0 {
		s.UseR, s.C = true, 0 // undefined bits are stored as they are
	}
	s.Order = []event.Order{event.NotAtomic, event.Relaxed, event.Relaxed, event.Release, event.SeqCst}[r.IntN(5)]
	if s.Kind == Fence {
		s.Order = []event.Order{event.Acquire, event.Release, event.AcqRel, event.SeqCst, event.SeqCst}[r.IntN(5)]
	}
	switch s.Kind {
	case Store, Fence:
	case Load, Await, AwaitBoth, Spin:
		s.Order = r.order(event.Relaxed, event.Acquire, event.SeqCst)
	case Add, Xchg, CAS, Gate, Take, TakeEither:
		s.Order = r.order(event.Relaxed, event.Acquire, event.Release, event.AcqRel, event.SeqCst)
	default:
		s.Order = event.NotAtomic
	}
	s.Plain = r.shape.Plain && r.IntN(2) == 0
	if r.shape.Endless && r.loops > 0 {
		s.Order, s.UseR = event.SeqCst, false // neither buffers nor values grow
	} else if r.loops > 0 && (s.Kind == CAS || s.Kind == Xchg) { // what is set stays so
		s.Exp, s.C = 0, 1
	}
	switch s.Kind {
	case Load, Store, Add, Xchg, CAS, Await:
		if r.shape.Mixed && r.IntN(4) == 0 {
			s.Mask = []uint8{0x0f, 0xf0, 0x01, 0x02, 0x03, 0x3c}[r.IntN(6)]
		}
	case Choose:
		s.C = 2
	case Undefine:
		s.C = []uint64{0, 0, 0xff, 0xff00, 0x0f}[r.IntN(5)]
	}
	return s
}

// wait draws the body of an atomic section that waits.
func (r *drawer) wait() []Stmt {
	body := []Stmt{{Kind: Await, Var: r.IntN(r.prog.Vars), C: uint64(r.IntN(r.shape.Values)), Order: event.SeqCst}}
	store := Stmt{Kind: Store, Var: r.IntN(r.prog.Vars), C: uint64(r.IntN(r.shape.Values)), Order: event.SeqCst}
	switch r.IntN(6) {
	case 0:
		return append(body, store)
	case 1:
		return append([]Stmt{store}, body...)
	}
	return body
}

// assumed draws statements that assume a choice of a register to be 0, sooner or later.
func (r *drawer) assumed(reg int) (all []Stmt) {
	for range r.IntN(3) {
		all = append(all, Stmt{Kind: Store, Var: r.IntN(r.prog.Vars), C: uint64(r.IntN(r.shape.Values)), Order: event.SeqCst})
	}
	return append(all, Stmt{Kind: Assume, Reg: reg})
}

// kind draws a statement. In loops there is nothing that changes memory in every round, if the shape does not say so.
func (r *drawer) kind() Kind {
	kinds := r.shape.Kinds
	switch {
	case r.loops > 0 && r.shape.Endless:
		kinds = inEndless
	case r.loops > 0:
		kinds = inLoops
	}
	return kinds[r.IntN(len(kinds))]
}

var inEndless = []Kind{Load, Store, Store, Store, Xchg, CAS, If, Break, Choose, Await, Lock, Atomic}

var inLoops = []Kind{Load, Load, Load, If, If, Choose, CAS, Xchg, TryLock, Await, AwaitBoth, Fence, Assume, Assert, Break, Break, Break}

// order draws one of some memory orders if the shape has orders.
func (r *drawer) order(orders ...event.Order) event.Order {
	if !r.shape.Orders {
		return event.SeqCst
	}
	return orders[r.IntN(len(orders))]
}

// plain drops from the body of an atomic section what may wait there for ever,
// or what does not nest.
func plain(body []Stmt) []Stmt {
	var kept []Stmt
	for _, s := range body {
		switch s.Kind {
		case Lock, Unlock, TryLock, Atomic, Fence, Gate, Take, TakeEither, Create, Join:
			continue
		}
		s.Body = plain(s.Body)
		kept = append(kept, s)
	}
	return kept
}
