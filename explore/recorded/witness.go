package recorded

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/memmodel"
)

// history is what a thread has done in a graph.
type history struct {
	ops     []operation
	need    int          // the first need operations are extracted
	creator witness.Name // the operation that has created the thread
	placed  int
}

// Extraction turns a graph into a [witness.Graph].
type Extraction struct {
	g         *Graph
	histories []history
	op        []witness.Name // by event: its operation
	ranks     []int          // by event: place in coherence order, 0 for what is not extracted
	words     map[int32]uint64
}

// Witness returns a part of the graph: what before requires, and all that comes before that in program order and reads-from.
func (g *Graph) Witness(before func(*Extraction)) witness.Graph {
	n := len(g.Events)
	z := &Extraction{g: g, histories: make([]history, len(g.Threads)), op: make([]witness.Name, n), ranks: make([]int, n), words: map[int32]uint64{}}
	z.unfold()
	before(z)
	z.rank()
	return z.arrange()
}

// RequireThread requires all that a thread has done.
func (z *Extraction) RequireThread(t int32) {
	z.require(witness.Name{Thread: event.ThreadID(t), Step: len(z.histories[t].ops)})
}

// RequireAll requires all that was done.
func (z *Extraction) RequireAll() {
	for t := range z.histories {
		z.RequireThread(int32(t))
	}
}

// unfold finds the operations of all threads.
func (z *Extraction) unfold() {
	type begin struct {
		t     int32
		state event.State
	}
	for todo := []begin{{0, z.g.Program.Main()}}; len(todo) > 0; todo = todo[1:] {
		t := todo[0].t
		z.thread(t, todo[0].state, z.g.Threads[t].Events, func(child int32, s event.State) {
			z.histories[child].creator = witness.Name{Thread: event.ThreadID(t), Step: len(z.histories[t].ops) + 1}
			todo = append(todo, begin{child, s})
		})
	}
}

// thread follows a thread through its events, and calls started with each thread that
// it creates. A thread that comes back to where it was without an event does so for ever; one round is
// extracted.
func (z *Extraction) thread(t int32, state event.State, events []int32, started func(int32, event.State)) {
	c, h := &z.g.Threads[t], &z.histories[t]
	var cores []int64 // of the States behind the last event
	for {
		l := state.Label()
		if l.Ends() || len(events) == 0 && c.Status == memmodel.Stuck && !c.State.Label().Ends() && slices.Contains(cores, state.Core()) {
			return
		}
		if len(events) == 0 {
			cores = append(cores, state.Core())
		}
		op, value, ok := z.g.performed(l, events)
		if !ok {
			return
		}
		if l.Kind == event.Create {
			started(int32(l.Thread), state.Child())
		}
		for _, e := range op.events {
			z.op[e] = witness.Name{Thread: event.ThreadID(t), Step: len(h.ops) + 1}
		}
		h.ops = append(h.ops, op)
		if events = events[len(op.events):]; len(op.events) > 0 && len(events) == 0 && (c.Status == memmodel.Waiting && z.g.Vain || c.Status == memmodel.Faulted && !c.State.Label().Ends()) {
			return // the operation waits, or fails
		}
		state = event.Next(state, value)
	}
}

// RequireEvent requires the operation of an event.
func (z *Extraction) RequireEvent(e int32) { z.require(z.op[e]) }

// require requires an operation, and all that is before it.
func (z *Extraction) require(name witness.Name) {
	for todo := []witness.Name{name}; len(todo) > 0; {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		h := &z.histories[n.Thread]
		if n.Step == 0 || h.need == 0 {
			todo = z.push(todo, h.creator)
		}
		for ; h.need < n.Step; h.need++ {
			z.direct(&h.ops[h.need], func(d witness.Name) { todo = z.push(todo, d) })
		}
	}
}

func (z *Extraction) push(todo []witness.Name, n witness.Name) []witness.Name {
	if z.histories[n.Thread].need < n.Step {
		todo = append(todo, n)
	}
	return todo
}

// direct calls f with the operations of other threads that come directly before one.
func (z *Extraction) direct(op *operation, f func(witness.Name)) {
	if op.label.Kind == event.Join {
		t := op.label.Thread
		f(z.histories[t].creator)
		f(witness.Name{Thread: t, Step: len(z.histories[t].ops)})
		return
	}
	for _, e := range op.events {
		if ev := &z.g.Events[e]; ev.Reads && ev.From >= 0 {
			f(z.op[ev.From])
		}
	}
}

// extracted reports whether the operation of an event is extracted.
func (z *Extraction) extracted(e int32) bool {
	n := z.op[e]
	return n.Step > 0 && n.Step <= z.histories[n.Thread].need
}

// rank numbers the extracted writes in coherence order, and notes the words of
// cells.
func (z *Extraction) rank() {
	for _, c := range z.g.Cells {
		n := 0
		for _, e := range c.Writes {
			if z.extracted(e) {
				n++
				z.ranks[e] = n
			}
		}
	}
	for e := range z.g.Events {
		if ev := &z.g.Events[e]; z.extracted(int32(e)) && ev.Label.Accesses() {
			z.words[ev.Cell] = ev.Label.Addr &^ 7
		}
	}
}

// arrange puts the extracted operations into an order. A thread goes on as far as it can.
func (z *Extraction) arrange() witness.Graph {
	g := witness.Graph{} // not nil, even if nothing comes before the violation
	for again := true; again; {
		again = false
		for t := range z.histories {
			h := &z.histories[t]
			for h.placed < h.need && z.ready(h) {
				g = append(g, z.step(event.ThreadID(t), &h.ops[h.placed]))
				h.placed++
				again = true
			}
		}
	}
	return g
}

// ready reports whether all that is before the next operation of a thread is placed.
func (z *Extraction) ready(h *history) bool {
	ok := true
	before := func(n witness.Name) { ok = ok && n.Step <= z.histories[n.Thread].placed }
	before(h.creator)
	z.direct(&h.ops[h.placed], before)
	return ok
}

// early reports whether an operation has failed because of what does not happen before it.
func (z *Extraction) early(t event.ThreadID, op *operation) bool {
	c := &z.g.Threads[t]
	if len(op.events) == 0 || c.Status != memmodel.Faulted || c.State.Label().Ends() {
		return false
	}
	e := op.events[len(op.events)-1]
	return e == c.Events[len(c.Events)-1] && z.g.Events[e].Early
}

// step describes an operation.
func (z *Extraction) step(t event.ThreadID, op *operation) witness.Step {
	s := witness.Step{Thread: t, Choice: uint64(op.alt), Early: z.early(t, op)}
	var numbers []int32
	for _, e := range op.events {
		ev := &z.g.Events[e]
		if ev.Cell < 0 {
			continue
		}
		c := witness.Cell{Rank: z.ranks[e], Mask: z.g.Cells[ev.Cell].Mask}
		if ev.Reads && ev.From >= 0 {
			from := z.op[ev.From]
			c.From = &from
		}
		if op.label.Kind == event.Alloc && c.Mask != 0 {
			word, ok := z.words[ev.Cell]
			if !ok {
				continue // nothing that is extracted accesses it
			}
			c.Word = word
		}
		if k := slices.Index(numbers, ev.Cell); k >= 0 {
			s.Cells[k].Rank = c.Rank // the write of a read-modify-write on several cells
			continue
		}
		numbers, s.Cells = append(numbers, ev.Cell), append(s.Cells, c)
	}
	return s
}
