package encode

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// lane is a part of a thread's store buffer that is first in, first out: all of it under TSO, under PSO the stores of the same bytes.
type lane struct {
	piece   piece
	steps   []int32    // of updates, in the order of their stores
	drained *term.Term // the guard of the last operation that waits for the last of them, nil if there is none
	behind  int        // how many separators have been put before an update
}

// piece is a range of bytes that stores write: the bytes of one store, or the words of an object that lives again.
type piece struct{ from, to uint64 }

func (p piece) overlaps(q piece) bool { return p.from < q.to && q.from < p.to }

// separator is a step at which, under PSO, all stores before a fence have left the buffer, and none that comes after it.
type separator struct {
	step  int32
	guard *term.Term
}

// buffer is the store buffer of a thread while its steps are laid out.
type buffer struct {
	*Encoding
	thread     int
	lanes      []*lane
	separators []separator
}

// isBuffered tells whether a write goes through the store buffer.
func (e *Encoding) isBuffered(ev *unroll.Event) bool {
	return e.model != memmodel.SC && ev.Kind == unroll.Write && !ev.Life && ev.Order != event.SeqCst && !e.inSection(ev)
}

// inSection tells whether an event is part of an atomic section.
func (e *Encoding) inSection(ev *unroll.Event) bool { return e.steps[ev.Step][0].Begins }

// drains tells whether an event waits until the store buffer of its thread is empty; see [memmodel.Model].
func drains(ev *unroll.Event) bool {
	switch ev.Kind {
	case unroll.Update:
		return !ev.Life
	case unroll.Create, unroll.Join:
		return true
	case unroll.Write:
		return !ev.Life && ev.Order == event.SeqCst
	case unroll.Other:
		return ev.Begins || ev.Order == event.SeqCst
	}
	return false
}

// separates tells whether stores behind an event leave the buffer, under PSO, after those ahead of it.
func separates(ev *unroll.Event) bool {
	return (ev.Kind == unroll.Write || ev.Kind == unroll.Other) && (ev.Order == event.Release || ev.Order == event.AcqRel)
}

// layBuffers gives each store that goes through a buffer a step of its own at which it takes effect.
func (e *Encoding) layBuffers() {
	e.update = make([]int32, len(e.steps))
	for s := range e.update {
		e.update[s] = int32(s)
	}
	if e.model == memmodel.SC {
		return
	}
	buffers := make([]*buffer, len(e.Program.Threads))
	for t := range e.Program.Threads {
		b := &buffer{Encoding: e, thread: t}
		buffers[t] = b
		for _, s := range e.Order.Threads[t] {
			b.step(s)
		}
		b.finish()
	}
	for _, ev := range e.Program.Events {
		if t, ok := e.thread[ev.Of]; ev.Kind == unroll.Join && ok {
			for _, l := range buffers[t].lanes {
				e.orderIf(e.executed(ev), l.last(), int32(ev.Step))
			}
		}
	}
}

// orderIf puts a step before another one if a guard holds.
func (e *Encoding) orderIf(guard *term.Term, from, to int32) {
	if guard.IsTrue() {
		e.Order.Before = append(e.Order.Before, [2]int32{from, to})
		return
	}
	e.Order.Joins = append(e.Order.Joins, order.Edge{From: from, To: to, Lit: e.b.Lit(guard)})
}

// guard says whether one of the events of a step for which something holds is executed; it is false if there is none.
func (e *Encoding) guard(events []*unroll.Event, holds func(*unroll.Event) bool) *term.Term {
	g := e.p.False()
	for _, ev := range events {
		if holds(ev) {
			g = e.p.Or(g, ev.Guard)
		}
	}
	return g
}

// step takes the next step of the thread.
func (b *buffer) step(s int32) {
	events := b.steps[s]
	if events[0].Begins {
		events = events[:1] // what the section does reaches memory at once
	}
	if g := b.guard(events, drains); !g.IsFalse() {
		b.drain(s, g)
	}
	if g := b.guard(events, separates); !g.IsFalse() && b.model == memmodel.PSO {
		b.separate(g)
	}
	var stores []*unroll.Event
	for _, ev := range events {
		if b.isBuffered(ev) {
			stores = append(stores, ev)
		}
	}
	if len(stores) > 0 {
		b.store(s, stores)
	}
}

// drain lets a step wait for all that is in the buffer.
func (b *buffer) drain(s int32, g *term.Term) {
	b.meter.Spend(4 * len(b.lanes))
	for _, l := range b.lanes {
		if l.drained == nil || b.p.Entails(g, l.drained) != term.Yes {
			b.orderIf(g, l.last(), s)
			l.drained = g
		}
	}
}

// separate begins a part of the buffer that leaves it later.
func (b *buffer) separate(g *term.Term) {
	x := b.newStep(nil)
	b.meter.Spend(4 * len(b.lanes))
	for _, l := range b.lanes {
		b.orderIf(g, l.last(), x)
	}
	b.separators = append(b.separators, separator{x, g})
}

// store puts the stores of a step into the buffer: they take effect at a new step.
func (b *buffer) store(s int32, stores []*unroll.Event) {
	u := b.newStep(stores)
	b.update[s] = u
	b.Order.Before = append(b.Order.Before, [2]int32{s, u})
	guard := b.guard(stores, func(*unroll.Event) bool { return true })
	p := pieceOf(stores)
	if b.model == memmodel.TSO {
		p = piece{}
	}
	var mine *lane
	b.meter.Spend(4 * len(b.lanes))
	for _, l := range b.lanes {
		switch {
		case l.piece == p:
			mine = l
		case l.piece.overlaps(p):
			b.orderIf(guard, l.last(), u)
		}
	}
	if mine == nil {
		mine = &lane{piece: p}
		b.lanes = append(b.lanes, mine)
	}
	b.meter.Spend(4 * len(b.separators[mine.behind:]))
	for _, x := range b.separators[mine.behind:] {
		b.orderIf(x.guard, x.step, u)
	}
	mine.steps, mine.drained, mine.behind = append(mine.steps, u), nil, len(b.separators)
}

func pieceOf(stores []*unroll.Event) piece {
	p := piece{stores[0].Addr, stores[0].Addr}
	for _, ev := range stores {
		p.from, p.to = min(p.from, ev.Addr), max(p.to, ev.Addr+uint64(ev.Size))
	}
	return p
}

func (l *lane) last() int32 { return l.steps[len(l.steps)-1] }

// newStep adds a step at which events take effect.
func (b *buffer) newStep(events []*unroll.Event) int32 {
	b.steps, b.update = append(b.steps, events), append(b.update, int32(len(b.steps)))
	b.Order.Steps++
	return int32(len(b.steps) - 1)
}

// finish makes threads of the steps at which stores take effect.
func (b *buffer) finish() {
	for _, l := range b.lanes {
		b.Order.Threads = append(b.Order.Threads, l.steps)
	}
	if len(b.separators) > 0 {
		var steps []int32
		for _, x := range b.separators {
			steps = append(steps, x.step)
		}
		b.Order.Threads = append(b.Order.Threads, steps)
	}
}

// takesEffect is the step at which a write can be read by other threads.
func (e *Encoding) takesEffect(w *unroll.Event) int32 {
	if e.isBuffered(w) {
		return e.update[w.Step]
	}
	return int32(w.Step)
}

// own are the writes of a cell that may be in the store buffer of a read's thread, in program order. What waits for the buffer finds it empty.
func (e *Encoding) own(c *cell, r *unroll.Event) (all []*write) {
	if r.Kind != unroll.Read || e.inSection(r) {
		return nil
	}
	e.meter.Spend(len(c.writes))
	for i := range c.writes {
		if w := &c.writes[i]; w.e.Thread == r.Thread && e.isBuffered(w.e) && e.comesFirst(w.e, r) {
			all = append(all, w)
		}
	}
	return all
}

// forwarding says that a read ignores what its thread has written only if it obtains what the thread has written later. w is nil for
// what was there at first.
func (e *Encoding) forwarding(l sat.Lit, own []*write, w *write) {
	if i := slices.Index(own, w); w == nil || i >= 0 {
		for _, x := range own[i+1:] {
			e.clause(l.Neg(), x.lit.Neg())
		}
	}
}
