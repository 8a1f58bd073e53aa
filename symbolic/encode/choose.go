package encode

import (
	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// A thread in a loop with choices stands still only if none of them lets it leave the loop. Where nothing goes on, what it would read with other choices
// than its own is what memory holds in the end: a step behind all others looks at that, one for each cell, and the reads that are not
// executed obtain it. Nothing else depends on what these read.

// encodeChoices says what threads would read with other choices.
func (e *Encoding) encodeChoices() {
	seen := map[*term.Term]bool{}
	for _, t := range e.Program.Threads {
		for _, s := range t.Stays {
			e.mentions(s, seen)
		}
	}
	if len(seen) == 0 {
		return
	}
	for _, c := range e.cells {
		var reads []*unroll.Event
		for _, r := range c.reads {
			if !r.Guard.IsTrue() && (seen[r.Read] || r.ReadUndef != nil && seen[r.ReadUndef]) {
				reads = append(reads, r)
			}
		}
		if len(reads) > 0 {
			e.encodeEnd(c, reads)
		}
	}
}

// encodeEnd says that reads of a cell which are not executed obtain what is there in the end, if nothing goes on.
func (e *Encoding) encodeEnd(c *cell, reads []*unroll.Event) {
	var vain []sat.Lit // by read
	for _, r := range reads {
		vain = append(vain, e.both(e.stuck, e.b.Lit(r.Guard).Neg()))
	}
	step := int32(e.Order.Steps)
	e.Order.Steps++
	e.steps = append(e.steps, nil)
	e.Order.Threads = append(e.Order.Threads, []int32{step})
	read := order.Read{Step: step, Cell: c.index}
	all := []sat.Lit{e.stuck.Neg()}
	for i := -1; i < len(c.writes); i++ {
		l, from := sat.Pos(e.Solver.NewVar()), int32(order.Initial)
		e.Choices = append(e.Choices, l)
		e.clause(l.Neg(), e.stuck)
		if i >= 0 {
			w := &c.writes[i]
			from = w.index
			e.clause(l.Neg(), w.lit)
			e.within(l, c, &unroll.Event{Step: int(step)}, w)
		}
		for k, r := range reads {
			values := e.initialBits(c, r)
			if i >= 0 {
				values = e.writtenBits(c, r, c.writes[i].e)
			}
			obtains := e.both(l, vain[k])
			for b, bit := range e.readBits(c, r) {
				e.sameBit(obtains, bit, values[b])
			}
		}
		all = append(all, l)
		read.Sources = append(read.Sources, order.Source{Write: from, Lit: l})
	}
	e.clause(all...)
	e.atMostOne(all[1:])
	if len(c.writes) > 0 {
		e.Order.Reads = append(e.Order.Reads, read)
		e.Order.Finals = append(e.Order.Finals, order.Final{Step: step, Cell: c.index, Lit: e.stuck})
	}
}

// mentions collects the variables of a term, and what it has seen of it.
func (e *Encoding) mentions(t *term.Term, seen map[*term.Term]bool) {
	if seen[t] {
		return
	}
	seen[t] = true
	e.meter.Spend(8)
	for _, a := range t.Args() {
		e.mentions(a, seen)
	}
}
