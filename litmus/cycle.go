package litmus

import (
	"math/rand/v2"
	"slices"

	"github.com/gomc/gomc/event"
)

// Cycle draws a program of the kind that tests of memory models consist of: each thread accesses two variables,
// the second of which is the first one of the next thread, around a cycle. Between the two accesses there may be a fence,
// around them some more operations. What a memory model forbids shows in such cycles, which [Random] hardly ever
// draws. See Alglave, Maranget, Sarkar and Sewell, "Fences in Weak Memory Models" (CAV 2010).
// The same seed gives the same program.
func Cycle(seed uint64) *Program {
	r := &cycleDrawer{Rand: rand.New(rand.NewPCG(seed, 0x6379636c65))}
	n := []int{2, 2, 2, 2, 3, 3, 3, 4}[r.IntN(8)]
	r.vars, r.style = max(2, n-r.IntN(2)), r.IntN(6)
	p := &Program{Vars: r.vars}
	for i := range n {
		var body []Stmt
		r.more(&body, 8)
		body = append(body, r.access(i%r.vars))
		if r.IntN(3) > 0 {
			body = append(body, r.fence())
		}
		r.more(&body, 6)
		body = append(body, r.access((i+1)%n%r.vars))
		p.Threads = append(p.Threads, body)
	}
	if r.IntN(3) == 0 && n < 4 { // continues a release sequence, or looks at one
		p.Threads = append(p.Threads, []Stmt{r.access(r.IntN(r.vars))})
	}
	r.more(&p.Main, 6)
	if r.IntN(4) == 0 {
		r.nest(p)
	}
	return p
}

// nest lets a thread be created by another one, in the midst of what that does, and perhaps be joined.
func (r *cycleDrawer) nest(p *Program) {
	t := 1 + r.IntN(len(p.Threads)-1)
	by := r.IntN(t)
	body := p.Threads[by]
	at := r.IntN(len(body) + 1)
	body = slices.Insert(slices.Clone(body), at, Stmt{Kind: Create, Var: t})
	if r.IntN(2) == 0 {
		body = slices.Insert(body, at+1+r.IntN(len(body)-at), Stmt{Kind: Join, Var: t})
	}
	p.Threads[by] = body
}

type cycleDrawer struct {
	*rand.Rand
	vars  int
	style int
}

// more appends some statement to a body, once in n times.
func (r *cycleDrawer) more(body *[]Stmt, n int) {
	if r.IntN(n) > 0 {
		return
	}
	if r.IntN(4) == 0 {
		*body = append(*body, r.fence())
		return
	}
	*body = append(*body, r.access(r.IntN(r.vars)))
}

func (r *cycleDrawer) fence() Stmt {
	if r.style == 0 {
		return Stmt{Kind: Fence, Order: event.SeqCst}
	}
	return Stmt{Kind: Fence, Order: []event.Order{event.Acquire, event.Release, event.AcqRel, event.SeqCst, event.SeqCst, event.SeqCst}[r.IntN(6)]}
}

// access draws an access to a variable. In some styles all orders are drawn, in others the strongest or the
// weakest only.
func (r *cycleDrawer) access(v int) Stmt {
	s := Stmt{Reg: r.IntN(Registers), Var: v, C: uint64(1 + r.IntN(2))}
	order := func(orders ...event.Order) event.Order {
		switch r.style {
		case 0, 1:
			return event.Relaxed
		case 2:
			return orders[1+r.IntN(len(orders)-1)]
		case 3:
			return []event.Order{event.SeqCst, event.SeqCst, orders[r.IntN(len(orders))]}[r.IntN(3)]
		}
		return orders[r.IntN(len(orders))]
	}
	switch r.IntN(8) {
	case 0, 1, 2:
		s.Kind, s.Order = Load, order(event.Relaxed, event.Acquire, event.SeqCst)
	case 3, 4, 5:
		s.Kind, s.Order = Store, order(event.Relaxed, event.Release, event.SeqCst)
	case 6:
		s.Kind, s.Order = Add, order(event.Relaxed, event.Acquire, event.Release, event.AcqRel, event.SeqCst)
	case 7:
		s.Kind, s.Order = CAS, order(event.Relaxed, event.Acquire, event.Release, event.AcqRel, event.SeqCst)
		s.Exp, s.Relaxed = uint64(r.IntN(2)), r.IntN(2) == 0
	}
	if r.style == 5 && r.IntN(6) == 0 {
		switch s.Kind {
		case Load:
			s.Plain = true
		case Store:
			s.Order = event.NotAtomic
		}
	}
	return s
}
