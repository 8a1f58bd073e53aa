package order

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/gomc/gomc/symbolic/sat"
)

// Clocks are the scheduling constraint as clauses, all of it: a number for each step, and of each pair of steps that must be in order that
// one has the smaller number. This is the monolithic encoding (Alglave, Kroening and Tautschnig, "Partial orders for efficient bounded model
// checking of concurrent software", CAV 2013), and with the literals of an assignment assumed, the constraint-based validation of an event order graph (section 4.3 of the paper).
type Clocks struct {
	// Clauses counts what has been added.
	Clauses int

	p      *Problem
	s      *sat.Solver
	thread []int32
	pos    []int32
	used   []bool // by step: it has a number
	bits   [][]sat.Lit
	less   map[[2]int32]sat.Lit
	yes    sat.Lit
}

// NewClocks adds the scheduling constraint of a problem to a solver. lit says which literal of the solver a literal of the problem is.
func NewClocks(p *Problem, s *sat.Solver, lit func(sat.Lit) sat.Lit) *Clocks {
	c := &Clocks{p: p, s: s, less: map[[2]int32]sat.Lit{}, yes: sat.Pos(s.NewVar())}
	c.add(c.yes)
	c.lay()
	for _, steps := range p.Threads {
		before := int32(-1)
		for _, x := range steps {
			if !c.used[x] {
				continue
			}
			if before >= 0 {
				c.add(c.smaller(before, x))
			}
			before = x
		}
	}
	for _, b := range p.Before {
		c.add(c.smaller(b[0], b[1]))
	}
	for _, j := range p.Joins {
		c.add(lit(j.Lit).Neg(), c.smaller(j.From, j.To))
	}
	writes := make([][]*Write, p.Cells)
	for i := range p.Writes {
		w := &p.Writes[i]
		writes[w.Cell] = append(writes[w.Cell], w)
	}
	for i := range p.Reads {
		for j := range p.Reads[i].Sources {
			c.link(p.link(int32(i), int32(j)), writes[p.Reads[i].Cell], lit)
		}
	}
	for _, f := range p.Finals {
		for _, w := range writes[f.Cell] {
			if w.Step != f.Step {
				c.add(lit(f.Lit).Neg(), lit(w.Lit).Neg(), c.smaller(w.Step, f.Step))
			}
		}
	}
	return c
}

// lay gives numbers to the steps that anything is said about.
func (c *Clocks) lay() {
	p := c.p
	c.thread, c.pos, c.used = make([]int32, p.Steps), make([]int32, p.Steps), make([]bool, p.Steps)
	for t, steps := range p.Threads {
		for i, s := range steps {
			c.thread[s], c.pos[s] = int32(t), int32(i)
		}
	}
	for _, b := range p.Before {
		c.used[b[0]], c.used[b[1]] = true, true
	}
	for _, j := range p.Joins {
		c.used[j.From], c.used[j.To] = true, true
	}
	for _, w := range p.Writes {
		c.used[w.Step] = true
	}
	for _, r := range p.Reads {
		c.used[r.Step] = true
	}
	for _, f := range p.Finals {
		c.used[f.Step] = true
	}
	n := 0
	for _, u := range c.used {
		if u {
			n++
		}
	}
	c.bits = make([][]sat.Lit, p.Steps)
	for s, u := range c.used {
		if u {
			p.Meter.Spend(16 * bits.Len(uint(n)))
			for range bits.Len(uint(n)) {
				c.bits[s] = append(c.bits[s], sat.Pos(c.s.NewVar()))
			}
		}
	}
}

func (c *Clocks) add(lits ...sat.Lit) {
	c.Clauses++
	c.p.Meter.Spend(16 + 4*len(lits))
	c.s.AddClause(lits...)
}

// link says what a read-from order demands.
func (c *Clocks) link(l link, writes []*Write, lit func(sat.Lit) sat.Lit) {
	on := lit(l.lit).Neg()
	if l.source == l.sink {
		return
	}
	if l.source != Initial && !l.buffered {
		c.add(on, c.smaller(l.source, l.sink))
		for _, x := range c.p.Reads[l.read].Own {
			if w := &c.p.Writes[x]; w.Step != l.source {
				c.add(on, lit(w.Lit).Neg(), c.smaller(w.Step, l.source))
			}
		}
	}
	c.p.Meter.Spend(len(writes))
	for _, w := range writes {
		switch {
		case w.Step == l.source || w.Step == l.sink:
		case l.source == Initial:
			c.add(on, lit(w.Lit).Neg(), c.smaller(l.sink, w.Step))
		default:
			c.add(on, lit(w.Lit).Neg(), c.smaller(w.Step, l.source), c.smaller(l.sink, w.Step))
		}
	}
}

// smaller is a literal that is true if and only if the number of a is smaller than that of b.
func (c *Clocks) smaller(a, b int32) sat.Lit {
	key := [2]int32{a, b}
	if l, ok := c.less[key]; ok {
		return l
	}
	l := c.yes.Neg()
	for i, x := range c.bits[a] { // from the lowest bit: the highest one that differs decides
		l = c.decide(x, c.bits[b][i], l)
	}
	c.less[key] = l
	return l
}

// decide is a literal for: y and not x, or neither x nor y is the larger one and lower holds.
func (c *Clocks) decide(x, y, lower sat.Lit) sat.Lit {
	l := sat.Pos(c.s.NewVar())
	c.add(l.Neg(), x.Neg(), y)
	c.add(l, x, y.Neg())
	c.add(l.Neg(), x.Neg(), lower)
	c.add(l.Neg(), y, lower)
	c.add(l, x, lower.Neg())
	c.add(l, y.Neg(), lower.Neg())
	return l
}

// Order returns the order of all steps that the model of the solver gives.
func (c *Clocks) Order() []int32 {
	number := make([]int, c.p.Steps)
	for _, steps := range c.p.Threads {
		n := 1 << 30
		for i := len(steps) - 1; i >= 0; i-- {
			if s := steps[i]; c.used[s] {
				n = 0
				for b, l := range c.bits[s] {
					if c.s.Value(l) == sat.True {
						n |= 1 << b
					}
				}
			}
			number[steps[i]] = n
		}
	}
	order := make([]int32, c.p.Steps)
	for i := range order {
		order[i] = int32(i)
	}
	slices.SortStableFunc(order, func(a, b int32) int {
		return cmp.Or(cmp.Compare(number[a], number[b]), cmp.Compare(c.thread[a], c.thread[b]), cmp.Compare(c.pos[a], c.pos[b]))
	})
	return order
}
