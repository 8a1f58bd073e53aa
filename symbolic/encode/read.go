package encode

import (
	"slices"

	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// encodeRead says that a read of a cell obtains what exactly one write wrote, or what was there at first.
func (e *Encoding) encodeRead(c *cell, r *unroll.Event) {
	initial, writes := e.sources(c, r)
	n := len(writes)
	if initial {
		n++
	}
	reads := e.b.Lit(r.Guard)
	read := order.Read{Step: int32(r.Step), Cell: c.index}
	own := e.own(c, r)
	for _, w := range own {
		read.Own = append(read.Own, w.index)
	}
	source := func() sat.Lit {
		if n == 1 {
			return reads // there is nothing else to read
		}
		l := sat.Pos(e.Solver.NewVar())
		e.Choices = append(e.Choices, l)
		e.clause(l.Neg(), reads)
		return l
	}
	var all []sat.Lit
	var values [][]sat.Lit // by source: the bits that it gives to those of the read
	if initial {
		l := source()
		all, values = append(all, l), append(values, e.initialBits(c, r))
		e.within(l, c, r, nil)
		e.forwarding(l, own, nil)
		read.Sources = append(read.Sources, order.Source{Write: order.Initial, Lit: l})
	}
	for _, w := range writes {
		l := source()
		all, values = append(all, l), append(values, e.writtenBits(c, r, w.e))
		e.clause(l.Neg(), w.lit)
		e.within(l, c, r, w)
		e.forwarding(l, own, w)
		read.Sources = append(read.Sources, order.Source{Write: w.index, Lit: l})
	}
	e.obtain(reads, e.readBits(c, r), all, values)
	e.clause(append([]sat.Lit{reads.Neg()}, all...)...)
	if n > 1 {
		e.atMostOne(all)
	}
	e.Stats.Sources += n
	if len(c.writes) > 0 {
		e.Order.Reads = append(e.Order.Reads, read)
	}
}

// sources are the writes that a read of a cell may obtain, and whether it may obtain what was there at first. Left out are writes that
// come after the read, and those after which another one comes for sure before the read.
func (e *Encoding) sources(c *cell, r *unroll.Event) (initial bool, possible []*write) {
	certain := e.certain(c, r)
	overwritten := func(w *write) bool {
		e.meter.Spend(4 + len(certain))
		for _, x := range certain {
			if x != w && (w == nil || e.follows(w, x)) {
				return true
			}
		}
		return false
	}
	for i := range c.writes {
		w := &c.writes[i]
		switch {
		case w.e == r, e.comesFirst(r, w.e), e.p.Entails(r.Guard, w.guard) == term.No, overwritten(w):
			e.Stats.Pruned++
		default:
			possible = append(possible, w)
		}
	}
	return !overwritten(nil), possible
}

// certain are the writes of a cell that are executed before a read if that is executed.
func (e *Encoding) certain(c *cell, r *unroll.Event) (all []*write) {
	joined := e.joinedBefore(r)
	e.meter.Spend(4 * len(c.writes))
	for i := range c.writes {
		w := &c.writes[i]
		if w.e != r && (e.comesFirst(w.e, r) || joined[e.thread[w.e.Thread]]) && e.p.Entails(r.Guard, w.guard) == term.Yes {
			all = append(all, w)
		}
	}
	return all
}

// joinedBefore are the threads that have been joined if an event is executed.
func (e *Encoding) joinedBefore(r *unroll.Event) map[int]bool {
	var all map[int]bool
	e.meter.Spend(int(e.pos[r.Step]))
	for _, s := range e.Order.Threads[e.thread[r.Thread]][:e.pos[r.Step]] {
		e.meter.Spend(len(e.steps[s]))
		for _, ev := range e.steps[s] {
			if ev.Kind == unroll.Join && e.p.Entails(r.Guard, e.executed(ev)) == term.Yes {
				if all == nil {
					all = map[int]bool{}
				}
				if i, ok := e.thread[ev.Of]; ok {
					all[i] = true
				}
			}
		}
	}
	return all
}

// follows tells whether x comes after w in every execution with both of them.
func (e *Encoding) follows(w, x *write) bool { return w != x && e.comesFirst(w.e, x.e) }

// comesFirst tells whether an event comes before another one for sure, by program order and creations.
func (e *Encoding) comesFirst(a, b *unroll.Event) bool {
	if a.Step == b.Step {
		return a.ID < b.ID
	}
	return e.static.Reaches(int32(a.Step), int32(b.Step))
}

// within says what the events of one step decide: a write that another one follows in its step is not read by
// another step, and what a step has written itself hides what others wrote. w is nil for what was there at first.
func (e *Encoding) within(l sat.Lit, c *cell, r *unroll.Event, w *write) {
	e.meter.Spend(len(c.writes))
	for i := range c.writes {
		x := &c.writes[i]
		if x == w || x.e == r {
			continue
		}
		inReader := x.e.Step == r.Step && x.e.ID < r.ID
		inWriter := w != nil && x.e.Step == w.e.Step && x.e.ID > w.e.ID
		same := w != nil && w.e.Step == r.Step
		if same && inReader && inWriter || !same && (inReader || inWriter) {
			e.clause(l.Neg(), x.lit.Neg())
		}
	}
}

// readBits are the literals of what a read obtains from a cell: of the bits, and of those that are undefined if it knows.
func (e *Encoding) readBits(c *cell, r *unroll.Event) []sat.Lit {
	bits := e.part(r.Read, r.Addr, c)
	if r.ReadUndef != nil {
		bits = append(slices.Clone(bits), e.part(r.ReadUndef, r.Addr, c)...)
	}
	return bits
}

// writtenBits are what a write gives to those.
func (e *Encoding) writtenBits(c *cell, r, w *unroll.Event) []sat.Lit {
	bits := e.part(w.Value, w.Addr, c)
	if r.ReadUndef == nil {
		return bits
	}
	undef := w.Undef
	if undef == nil {
		undef = e.p.Const(uint8(8*w.Size), 0)
	}
	return append(slices.Clone(bits), e.part(undef, w.Addr, c)...)
}

// initialBits are what is there at first. Bits that are undefined are 0 if the read knows which are undefined; else they may be anything.
func (e *Encoding) initialBits(c *cell, r *unroll.Event) (bits []sat.Lit) {
	var undefined []sat.Lit
	for i := range c.size {
		v, undef := e.Program.Memory.Initial(c.addr + uint64(i))
		for b := range 8 {
			u := undef>>b&1 != 0
			switch {
			case u && r.ReadUndef == nil:
				bits = append(bits, sat.Undef)
			default:
				bits = append(bits, e.signed(e.yes, v>>b&1 != 0 && !u))
			}
			undefined = append(undefined, e.signed(e.yes, u))
		}
	}
	if r.ReadUndef != nil {
		bits = append(bits, undefined...)
	}
	return bits
}

// obtain says that the bits of a read are those of the source whose literal holds. A bit that all sources give alike is said once.
func (e *Encoding) obtain(reads sat.Lit, bits, sources []sat.Lit, values [][]sat.Lit) {
	for i, bit := range bits {
		e.meter.Spend(1 + len(values))
		alike := len(values) > 0
		for _, v := range values {
			alike = alike && v[i] == values[0][i]
		}
		if alike {
			e.sameBit(reads, bit, values[0][i])
			continue
		}
		for k, v := range values {
			e.sameBit(sources[k], bit, v[i])
		}
	}
}

// sameBit says that two bits are equal if l holds.
func (e *Encoding) sameBit(l, a, b sat.Lit) {
	if a == b || b == sat.Undef {
		return
	}
	switch {
	case b == e.yes:
		e.clause(l.Neg(), a)
	case b == e.yes.Neg():
		e.clause(l.Neg(), a.Neg())
	default:
		e.clause(l.Neg(), a.Neg(), b)
		e.clause(l.Neg(), a, b.Neg())
	}
}

func (e *Encoding) signed(l sat.Lit, value bool) sat.Lit {
	if value {
		return l
	}
	return l.Neg()
}

// part are the literals of the bits of a cell in a value that lies at an address.
func (e *Encoding) part(t *term.Term, addr uint64, c *cell) []sat.Lit {
	low := uint8(8 * (c.addr - addr))
	return e.b.Bits(e.p.Extract(low+uint8(8*c.size)-1, low, t))
}

// fewPairs is up to how many literals atMostOne compares all pairs.
const fewPairs = 6

// atMostOne says that at most one literal is true: by pairs, or for many literals by a chain of groups of them.
func (e *Encoding) atMostOne(lits []sat.Lit) {
	for len(lits) > fewPairs {
		// One of the first ones: a new literal stands for all of them among the rest.
		first := lits[:fewPairs-1]
		some := sat.Pos(e.Solver.NewVar())
		for _, l := range first {
			e.clause(l.Neg(), some)
		}
		e.pairwise(first)
		lits = append([]sat.Lit{some}, lits[fewPairs-1:]...)
	}
	e.pairwise(lits)
}

func (e *Encoding) pairwise(lits []sat.Lit) {
	for i, a := range lits {
		for _, b := range lits[i+1:] {
			e.clause(a.Neg(), b.Neg())
		}
	}
}
