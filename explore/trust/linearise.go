package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/steps"
	"github.com/gomc/gomc/memmodel"
)

// linearisation turns a graph under SC, TSO or PSO into the steps of a
// [memmodel.Machine]: events in an order that extends happens-before, updates where
// their stores are in that order.
type linearisation[S set] struct {
	x       *builder[S]
	moves   []memmodel.Move
	threads []scheduled
	started []bool
}

// scheduled is how far a thread has come.
type scheduled struct {
	state  event.State
	events []int32 // in program order
	next   int
	steps  int32
	stores map[int32]int32 // step of each store, by its first event
	over   bool
	steps.Buffer
}

// linearise linearises the current graph. With vain, reads in vain of operations that wait
// are steps, too: a data race may be theirs.
func linearise[S set](x *builder[S], vain bool) []memmodel.Move {
	s := &linearisation[S]{x: x, threads: make([]scheduled, len(x.threads)), started: make([]bool, len(x.threads))}
	each(&x.alive, func(e int32) {
		ev := &x.ev[e]
		if ev.label.Kind == event.Join || ev.label.Kind == event.Fence {
			return
		}
		s.threads[ev.thread].events = append(s.threads[ev.thread].events, e)
	})
	for t := range s.threads {
		slices.SortFunc(s.threads[t].events, func(a, b int32) int { return int(x.ev[a].pos - x.ev[b].pos) })
		s.threads[t].stores = map[int32]int32{}
		if x.threads[t].status == search.Waiting && !vain { // what it waits for has not taken place
			events := s.threads[t].events
			for k := len(events) - 1; ; k-- {
				s.threads[t].events = events[:k]
				if x.ev[events[k]].prev.sub == 0 {
					break
				}
			}
		}
	}
	s.begin(0, x.prog.Main())
	var placed S
	for {
		e := s.ready(&placed)
		if e == none {
			break
		}
		add(&placed, e)
		s.place(e)
	}
	s.rest()
	return s.moves
}

func (s *linearisation[S]) begin(t int32, state event.State) {
	s.threads[t].state = state
	s.started[t] = true
}

// ready returns the oldest event that stands for its node, all predecessors of which
// are placed.
func (s *linearisation[S]) ready(placed *S) int32 {
	x := s.x
	best := none
	each(&x.alive, func(e int32) {
		ev := &x.ev[e]
		if ev.kind == choice && !ev.prev.section || ev.node != e || has(placed, e) || !subset(&x.rows[e], placed) {
			return
		}
		if best == none || stampOf(ev) < stampOf(&x.ev[best]) {
			best = e
		}
	})
	return best
}

func stampOf[S set](ev *record[S]) int32 {
	if ev.reads || ev.stampW == 0 {
		return ev.stampR
	}
	return ev.stampW
}

// place takes the steps up to an event and, if it is a store in a buffer, its update.
func (s *linearisation[S]) place(e int32) {
	ev := &s.x.ev[e]
	th := &s.threads[ev.thread]
	k := slices.Index(th.events, e)
	if k < 0 {
		return
	}
	for th.next <= k && s.step(ev.thread) {
	}
	if n, ok := th.stores[e]; ok {
		s.moves = append(s.moves, th.Update(event.ThreadID(ev.thread), n)...)
	}
}

// ensure starts a thread, by taking the steps of its parent.
func (s *linearisation[S]) ensure(t int32) {
	if s.started[t] {
		return
	}
	p := s.x.parents[t]
	for !s.started[t] && s.step(p) {
	}
}

// step takes the next step of a thread. It returns false if it cannot take one.
func (s *linearisation[S]) step(t int32) bool {
	s.ensure(t)
	if !s.started[t] {
		return false
	}
	th := &s.threads[t]
	l := th.state.Label()
	if c := &s.x.threads[t]; c.state.Core() == th.state.Core() && th.next == len(th.events) && (c.status == search.Stuck || c.status == search.Waiting || c.status == search.Faulted && l.Kind == event.AtomicBegin) {
		return false
	}
	first, before := none, th.next
	if th.next < len(th.events) {
		first = th.events[th.next]
	}
	move := memmodel.Move{Thread: event.ThreadID(t)}
	switch l.Kind {
	case event.Exit, event.Error, event.Unsupported, event.Block:
		return false
	case event.Join:
		j := int32(l.Thread)
		if int(j) >= len(s.threads) {
			return false
		}
		if _, over := s.x.over(j); !over {
			return false // and j may be about to join this thread
		}
		for s.threads[j].next < len(s.threads[j].events) || !s.over(j) {
			if !s.step(j) {
				return false
			}
		}
		var v event.Bits
		if z := s.threads[j].state.Label(); z.Kind == event.Exit {
			v = z.Operand()
		}
		th = &s.threads[t]
		th.state = event.Next(th.state, v)
	case event.AtomicBegin:
		scale := uint64(1)
		th.state = th.state.Next(0)
		for {
			l := th.state.Label()
			if l.Kind == event.AtomicEnd {
				th.state = th.state.Next(0)
				break
			}
			if l.Ends() || !s.perform(t, l, &move.Choice, &scale) {
				break
			}
		}
	default:
		scale := uint64(1)
		if !s.perform(t, l, &move.Choice, &scale) {
			return false
		}
	}
	th = &s.threads[t]
	th.steps++
	if s.x.model != memmodel.SC && l.Kind == event.Store && l.Order != event.SeqCst {
		for e := first; e >= 0; e = next(&th.events, e) {
			if s.x.ev[e].kind == access {
				th.stores[e] = th.steps
				th.Store(th.steps)
				break
			}
		}
	}
	s.moves = append(s.moves, move)
	if s.x.model != memmodel.SC && l.Kind == event.Alloc && th.next > before && s.x.isLife(s.x.ev[first].cell) {
		th.Birth(th.steps)
		s.moves = append(s.moves, th.Settle(event.ThreadID(t))...)
	}
	return true
}

func next(events *[]int32, e int32) int32 {
	if k := slices.Index(*events, e); k+1 < len(*events) {
		return (*events)[k+1]
	}
	return none
}

func (s *linearisation[S]) over(t int32) bool {
	if !s.started[t] {
		return false
	}
	return s.threads[t].state.Label().Returns()
}

// perform moves a thread past one operation.
func (s *linearisation[S]) perform(t int32, l *event.Label, choice, scale *uint64) bool {
	x, th := s.x, &s.threads[t]
	state := th.state
	var value, word event.Bits
	n, alt := 1, int32(0)
	events := 0
	for th.next < len(th.events) && x.ev[th.events[th.next]].prev.state == state {
		ev := &x.ev[th.events[th.next]]
		if events > 0 && ev.prev.sub == 0 {
			break
		}
		if ev.reads && ev.kind == access {
			word = word.Or(x.value(ev.rf, ev.cell))
		}
		if ev.reads && l.Kind == event.Free && ev.exclus {
			value = event.Defined(1)
		}
		alt = ev.alt
		events++
		th.next++
	}
	switch l.Kind {
	case event.Load, event.RMW:
		value = l.Read(word)
		n = l.Alternatives(value.Value)
	case event.Choice:
		value, n = event.Defined(uint64(alt)), int(l.Val)
	case event.Create:
		if !x.created(l.Thread) {
			return false // the graph is not that far
		}
		s.begin(int32(l.Thread), state.Child())
		events++
	case event.Fence, event.Alloc:
		events++
	}
	if events == 0 {
		return false
	}
	*choice += uint64(alt) * *scale
	*scale *= uint64(max(n, 1))
	c := &x.threads[t]
	if th.next == len(th.events) && (c.status == search.Faulted || c.status == search.Stuck) && c.state == state {
		th.over = true // the operation fails, or never returns
	} else {
		th.state = event.Next(state, value)
	}
	return true
}

// rest takes the steps that no event follows.
func (s *linearisation[S]) rest() {
	for again := true; again; {
		again = false
		for t := range s.threads {
			for s.started[t] && !s.threads[t].over && s.step(int32(t)) {
				again = true
			}
		}
	}
}
