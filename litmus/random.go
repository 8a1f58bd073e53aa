package litmus

import (
	"math/rand/v2"

	"github.com/gomc/gomc/event"
)

// Shape bounds the programs that [Random] draws.
type Shape struct {
	Threads int // at most
	Main    int // at most, statements of the main thread after the joins
	Stmts   int // at most, a thread, nested ones included
	Vars    int // at most
	Mutexes int
	Kinds   []Kind // statements to draw from
	Values  int    // constants are 0 .. Values-1
	Mixed   bool   // accesses of different sizes
	Plain   bool   // loads that are not atomic; stores are, or not, in every shape
	Orders  bool   // memory orders of loads and read-modify-writes; seq_cst if not set
}

// Everything is a shape that uses every kind of statement.
func Everything() Shape {
	return Shape{Threads: 4, Stmts: 4, Vars: 3, Mutexes: 2, Values: 3, Mixed: true,
		Kinds: []Kind{Load, Load, Load, Store, Store, Store, Add, Xchg, CAS, CAS, Fence, Lock, TryLock, If, If,
			Await, AwaitBoth, Gate, Assume, Assert, Choose, Atomic}}
}

// Random draws a program. The same seed gives the same program.
func Random(seed uint64, shape Shape) *Program {
	r := &drawer{Rand: rand.New(rand.NewPCG(seed, 0x676f6d63)), shape: shape}
	p := &Program{Vars: 1 + r.IntN(shape.Vars), Mutexes: shape.Mutexes}
	r.prog = p
	for range 2 + r.IntN(max(1, shape.Threads-1)) {
		p.Threads = append(p.Threads, r.body(1+r.IntN(shape.Stmts), 0))
	}
	if shape.Main > 0 {
		p.Main = r.body(r.IntN(1+shape.Main), 0)
	}
	return p
}

type drawer struct {
	*rand.Rand
	shape Shape
	prog  *Program
}

// body draws n statements.
func (r *drawer) body(n, depth int) []Stmt {
	var body []Stmt
	for n > 0 {
		s := Stmt{
			Kind: r.shape.Kinds[r.IntN(len(r.shape.Kinds))],
			Reg:  r.IntN(Registers), Var: r.IntN(r.prog.Vars), Var2: r.IntN(r.prog.Vars),
			UseR: r.IntN(3) == 0, C: uint64(r.IntN(r.shape.Values)), Exp: uint64(r.IntN(r.shape.Values)),
		}
		s.Order = []event.Order{event.NotAtomic, event.Relaxed, event.Relaxed, event.Release, event.SeqCst}[r.IntN(5)]
		if s.Kind == Fence {
			s.Order = []event.Order{event.Acquire, event.Release, event.AcqRel, event.SeqCst, event.SeqCst}[r.IntN(5)]
		}
		switch s.Kind {
		case Store, Fence:
		case Load, Await, AwaitBoth:
			s.Order = r.order(event.Relaxed, event.Acquire, event.SeqCst)
		case Add, Xchg, CAS, Gate:
			s.Order = r.order(event.Relaxed, event.Acquire, event.Release, event.AcqRel, event.SeqCst)
		default:
			s.Order = event.NotAtomic
		}
		s.Plain = r.shape.Plain && r.IntN(2) == 0
		n--
		nested := func() {
			k := min(n, 1+r.IntN(3))
			s.Body = r.body(k, depth+1)
			n -= k
		}
		switch s.Kind {
		case Load, Store, Add, Xchg, CAS, Await:
			if r.shape.Mixed && r.IntN(4) == 0 {
				s.Mask = []uint8{0x0f, 0xf0, 0x01, 0x02, 0x03, 0x3c}[r.IntN(6)]
			}
		case If:
			if n == 0 || depth > 2 {
				continue
			}
			nested()
		case Atomic:
			if n == 0 || depth > 0 {
				continue
			}
			nested()
			s.Body = plain(s.Body)
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
		case Choose:
			s.C = 2
		}
		body = append(body, s)
	}
	return body
}

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
		case Lock, Unlock, TryLock, Atomic, Fence, Gate:
			continue
		}
		s.Body = plain(s.Body)
		kept = append(kept, s)
	}
	return kept
}

// Shrink returns a program as small as it can make p while fails stays true. It
// drops threads and statements, and simplifies operands.
func Shrink(p *Program, fails func(*Program) bool) *Program {
	for again := true; again; {
		again = false
		for _, q := range smaller(p) {
			if fails(q) {
				p, again = q, true
				break
			}
		}
	}
	return p
}

// smaller returns the programs that are one simplification away.
func smaller(p *Program) []*Program {
	var all []*Program
	with := func(i int, body []Stmt) {
		q := *p
		q.Threads = append([][]Stmt{}, p.Threads...)
		if body == nil {
			q.Threads = append(q.Threads[:i], q.Threads[i+1:]...)
		} else {
			q.Threads[i] = body
		}
		all = append(all, &q)
	}
	for _, b := range smallerBodies(p.Main) {
		q := *p
		q.Main = b
		all = append(all, &q)
	}
	for i, body := range p.Threads {
		with(i, nil)
		for _, b := range smallerBodies(body) {
			with(i, b)
		}
	}
	return all
}

// smallerBodies never returns nil bodies.
func smallerBodies(body []Stmt) [][]Stmt {
	var all [][]Stmt
	replace := func(i int, by ...Stmt) {
		b := append([]Stmt{}, body[:i]...)
		b = append(b, by...)
		all = append(all, append(b, body[i+1:]...))
	}
	for i, s := range body {
		replace(i)
		if len(s.Body) > 0 {
			replace(i, s.Body...)
			for _, b := range smallerBodies(s.Body) {
				t := s
				t.Body = b
				replace(i, t)
			}
		}
		if s.Mask != 0 {
			t := s
			t.Mask = 0
			replace(i, t)
		}
		if s.UseR {
			t := s
			t.UseR = false
			replace(i, t)
		}
	}
	return all
}
