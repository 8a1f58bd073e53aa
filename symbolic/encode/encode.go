package encode

import (
	"context"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/pace"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// Blaster turns terms into literals of a solver.
type Blaster interface {
	// Lit is the literal of a truth value.
	Lit(t *term.Term) sat.Lit
	// Bits are the literals of a term's bits, the lowest first.
	Bits(t *term.Term) []sat.Lit
	// SetMeter makes a meter count what that costs; nil: nobody does.
	SetMeter(*pace.Meter)
}

// Encoding is a program as clauses of a solver.
type Encoding struct {
	Program *unroll.Program
	Solver  *sat.Solver
	// Order is the scheduling constraint, which the clauses leave out.
	Order *order.Problem
	// Choices are the literals that say what reads obtain.
	Choices []sat.Lit
	Stats   Stats

	model  memmodel.Model
	meter  *pace.Meter // while clauses are made
	b      Blaster
	p      *term.Pool
	yes    sat.Lit
	stuck  sat.Lit
	fails  []sat.Lit       // by error
	waits  map[int][]*wait // by event
	halts  []sat.Lit       // by thread: it stands still, and does not wait
	thread map[event.ThreadID]int
	steps  [][]*unroll.Event // by step: its events in order; where stores leave a buffer, these
	update []int32           // by step: where its stores take effect
	cells  []*cell
	at     map[uint64][]*cell // by address of the aligned word
	static *order.Graph       // creations only
	pos    []int32            // by step: its place in its thread
}

// Stats says how large an encoding is.
type Stats struct {
	Events, Steps, Cells int
	Sources              int // of all reads: which writes they may obtain
	Pruned               int // sources that were impossible
	Variables            int
}

// cell is a range of bytes that no access splits.
type cell struct {
	addr   uint64
	size   int
	index  int32
	reads  []*unroll.Event
	writes []write
}

// write is an access that writes a cell.
type write struct {
	e     *unroll.Event
	guard *term.Term // it is executed and writes
	lit   sat.Lit
	index int32 // in Order.Writes
}

// New encodes a program under a memory model that is operational: its threads, and that each read obtains what some write wrote. It gives up when the
// context ends: what the solver has then is a part of the program, which says nothing. The context is asked, too, by those who do something with Encoding.Order.
func New(ctx context.Context, p *unroll.Program, model memmodel.Model, s *sat.Solver, b Blaster) (*Encoding, error) {
	e := &Encoding{Program: p, Solver: s, model: model, b: b, p: p.Terms, thread: map[event.ThreadID]int{}, at: map[uint64][]*cell{}}
	e.Order = &order.Problem{Meter: pace.New(ctx)}
	if err := e.while(e.encode); err != nil {
		return nil, err
	}
	return e, nil
}

// while makes clauses. It returns the error of the context if that has ended before.
func (e *Encoding) while(make func() error) (err error) {
	defer pace.Catch(&err)
	e.meter = e.Order.Meter
	e.b.SetMeter(e.meter)
	if err := make(); err != nil {
		return err
	}
	e.meter = nil // what is left to be made is little, and nobody would know where it ends
	e.b.SetMeter(nil)
	return nil
}

// encode makes all clauses.
func (e *Encoding) encode() error {
	p, b, s := e.Program, e.b, e.Solver
	e.yes = b.Lit(p.Terms.True())
	e.stuck = sat.Pos(s.NewVar())
	e.findWaits()
	e.layThreads()
	e.findCells()
	for _, a := range p.Assume {
		e.clause(b.Lit(a))
	}
	e.orderThreads()
	e.static, _ = order.New(&order.Problem{Steps: e.Order.Steps, Threads: e.Order.Threads, Before: e.Order.Before, Meter: e.meter})
	e.layBuffers()
	for _, c := range e.cells {
		e.encodeWrites(c)
	}
	for _, c := range e.cells {
		for _, r := range c.reads {
			e.encodeRead(c, r)
		}
	}
	e.encodeErrors(e.sections())
	e.encodeWaits()
	e.encodeChoices()
	e.Stats.Events, e.Stats.Steps, e.Stats.Cells = len(p.Events), e.Order.Steps, len(e.cells)
	e.Stats.Variables = s.NumVars()
	return e.Order.Validate()
}

// clause adds a clause.
func (e *Encoding) clause(lits ...sat.Lit) {
	e.meter.Spend(16 + 4*len(lits))
	e.Solver.AddClause(lits...)
}

// layThreads finds the steps of threads and the events of steps.
func (e *Encoding) layThreads() {
	o := e.Order
	for i, t := range e.Program.Threads {
		e.thread[t.ID] = i
	}
	o.Threads = make([][]int32, len(e.Program.Threads))
	e.meter.Spend(16 * len(e.Program.Events))
	for _, ev := range e.Program.Events {
		for ev.Step >= len(e.steps) {
			e.steps = append(e.steps, nil)
		}
		e.steps[ev.Step] = append(e.steps[ev.Step], ev)
	}
	o.Steps = len(e.steps)
	e.pos = make([]int32, o.Steps)
	for s, events := range e.steps {
		t := e.thread[events[0].Thread]
		e.pos[s] = int32(len(o.Threads[t]))
		o.Threads[t] = append(o.Threads[t], int32(s))
	}
}

// findCells splits what is accessed into ranges of bytes that no access splits.
func (e *Encoding) findCells() {
	cuts := map[uint64]uint16{} // by aligned word: where accesses begin and end, as bits
	used := map[uint64]uint8{}  // the bytes that are read
	for _, ev := range e.Program.Events {
		if ev.Kind > unroll.Update {
			continue
		}
		w, from := ev.Addr&^7, ev.Addr&7
		cuts[w] |= 1<<from | 1<<(from+uint64(ev.Size))
		if ev.Kind != unroll.Write {
			used[w] |= uint8((1<<ev.Size - 1) << from)
		}
	}
	words := make([]uint64, 0, len(cuts))
	for w := range cuts {
		words = append(words, w)
	}
	slices.Sort(words)
	for _, w := range words {
		for from := 0; from < 8; {
			to := from + 1
			for to < 8 && cuts[w]>>to&1 == 0 {
				to++
			}
			if used[w]>>from&1 != 0 {
				e.at[w] = append(e.at[w], &cell{addr: w + uint64(from), size: to - from})
			}
			from = to
		}
	}
	for _, w := range words {
		for _, c := range e.at[w] {
			c.index = int32(len(e.cells))
			e.cells = append(e.cells, c)
		}
	}
	e.Order.Cells = len(e.cells)
	for _, ev := range e.Program.Events {
		if ev.Kind > unroll.Update {
			continue
		}
		e.meter.Spend(16)
		for _, c := range e.cellsOf(ev) {
			if ev.Kind != unroll.Write && !ev.Guard.IsFalse() {
				c.reads = append(c.reads, ev)
			}
			if g := e.writes(ev); ev.Kind != unroll.Read && !g.IsFalse() {
				c.writes = append(c.writes, write{e: ev, guard: g})
			}
		}
	}
}

// cellsOf are the cells that an access touches, of those that are read.
func (e *Encoding) cellsOf(ev *unroll.Event) []*cell {
	var all []*cell
	for _, c := range e.at[ev.Addr&^7] {
		if c.addr >= ev.Addr && c.addr < ev.Addr+uint64(ev.Size) {
			all = append(all, c)
		}
	}
	return all
}

// executed says whether an event is executed and, if it waits, lets its thread go on.
func (e *Encoding) executed(ev *unroll.Event) *term.Term {
	g := ev.Guard
	e.meter.Spend(8 * len(e.waits[ev.ID]))
	for _, w := range e.waits[ev.ID] {
		g = e.p.And(g, w.goes)
	}
	return g
}

// writes says whether a write or an update writes.
func (e *Encoding) writes(ev *unroll.Event) *term.Term {
	g := e.executed(ev)
	if ev.WriteGuard != nil {
		g = e.p.And(g, ev.WriteGuard)
	}
	return g
}

// orderThreads puts threads after their creation and joins after the ends of threads.
func (e *Encoding) orderThreads() {
	o := e.Order
	for i, t := range e.Program.Threads {
		if len(o.Threads[i]) == 0 {
			continue
		}
		for _, c := range t.Creates {
			ev := e.Program.Events[c]
			if len(t.Creates) == 1 {
				o.Before = append(o.Before, [2]int32{int32(ev.Step), o.Threads[i][0]})
			} else {
				o.Joins = append(o.Joins, order.Edge{From: int32(ev.Step), To: o.Threads[i][0], Lit: e.b.Lit(e.executed(ev))})
			}
		}
	}
	for _, ev := range e.Program.Events {
		if ev.Kind != unroll.Join {
			continue
		}
		i, ok := e.thread[ev.Of]
		passed := e.b.Lit(e.executed(ev))
		if !ok {
			e.clause(passed.Neg())
			continue
		}
		e.clause(passed.Neg(), e.b.Lit(e.Program.Threads[i].Ends))
		if n := len(o.Threads[i]); n > 0 {
			o.Joins = append(o.Joins, order.Edge{From: o.Threads[i][n-1], To: int32(ev.Step), Lit: passed})
		}
	}
}

// encodeWrites numbers the writes of a cell.
func (e *Encoding) encodeWrites(c *cell) {
	for i := range c.writes {
		w := &c.writes[i]
		e.meter.Spend(8)
		w.lit = e.b.Lit(w.guard)
		w.index = int32(len(e.Order.Writes))
		e.Order.Writes = append(e.Order.Writes, order.Write{Step: e.takesEffect(w.e), Cell: c.index, Lit: w.lit})
	}
}

// Any returns a literal that implies that one of some others holds.
func (e *Encoding) Any(lits ...sat.Lit) sat.Lit {
	q := sat.Pos(e.Solver.NewVar())
	e.clause(append(slices.Clone(lits), q.Neg())...)
	return q
}

// Query returns a literal that implies that one of some truth values holds.
func (e *Encoding) Query(any ...*term.Term) sat.Lit {
	var lits []sat.Lit
	for _, t := range any {
		lits = append(lits, e.b.Lit(t))
	}
	return e.Any(lits...)
}

// Lit is the literal of a truth value.
func (e *Encoding) Lit(t *term.Term) sat.Lit { return e.b.Lit(t) }

// Always tells that a literal is the one that is always true.
func (e *Encoding) Always(l sat.Lit) bool { return l == e.yes }
