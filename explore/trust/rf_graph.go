package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// view is a graph of a search, or a part of it, as package axiom sees it. It is
// made by following every thread from its start through the States between its
// events. Creations and joins of threads are no events of it, nor are fences that only
// drain the store buffer; if there is something to drain, the next event does that, or an
// event before it if that is a buffered write. Accesses to a cell that no other thread
// accesses are left out as well where they do not matter.
type view[S set] struct {
	x         *search[S]
	model     memmodel.Model
	graph     axiom.Graph
	events    [][]int32 // by thread: its events, in program order
	unwritten *S        // read-modify-writes without their writes
	children  map[event.State]event.State
	nodes     int
	source    []int32         // by event of graph: the event of the search
	write     []int           // by event of the search: its write
	private   map[int32]int32 // by cell that one thread alone accesses: its newest write so far
	wrong     bool            // a read of such a cell does not read the newest write
	begun     []int32         // threads created
	cells     []int32         // by number in graph
	number    map[int32]int   // by cell: its number in graph
	states    []event.State
	heads     [][]reference // by thread: what comes directly before its first event
	tails     [][]reference // and what comes directly before a join with it
	after     [][]reference
}

// nothing is the kind of an event that is left out.
const nothing axiom.Kind = 255

// reference is an event of graph, or stands for all that comes before the first
// event of a thread, or before a join with it.
type reference struct {
	event  int // -1 for none
	thread int32
	tail   bool
}

// view returns the graph without some events, and without the writes of some
// read-modify-writes. whole says that nothing else is left out.
func (x *readsFrom[S]) view(without, unwritten *S, whole bool) *view[S] {
	n := len(x.threads)
	v := &view[S]{x: x.search, model: x.model, unwritten: unwritten, children: x.children,
		number: map[int32]int{}, events: make([][]int32, n), states: make([]event.State, n), heads: make([][]reference, n), tails: make([][]reference, n)}
	each(&x.alive, func(e int32) {
		ev := &x.ev[e]
		if has(without, e) || ev.kind == access && !ev.reads && !ev.writes || ev.reads && ev.rf == none {
			return
		}
		for int(e) >= len(v.write) {
			v.write = append(v.write, axiom.Initial)
		}
		all := &v.events[ev.thread]
		for int(ev.pos) > len(*all) {
			*all = append(*all, none)
		}
		(*all)[ev.pos-1] = e
	})
	if !whole {
		v.findPrivate()
	}
	v.begin(0, x.prog.Main(), nil)
	for i := 0; i < len(v.begun); i++ {
		v.thread(v.begun[i], event.ThreadID(i))
	}
	v.graph.RF = make([]int, len(v.source))
	for i, e := range v.source {
		v.graph.RF[i] = axiom.Initial
		if v.graph.Events[i].Kind == axiom.Read && x.ev[e].rf >= 0 {
			v.graph.RF[i] = v.write[x.ev[e].rf]
		}
	}
	v.resolve()
	return v
}

// findPrivate finds the cells that one thread alone accesses. Under RC11 accesses to
// them may be part of a cycle of seq_cst events.
func (v *view[S]) findPrivate() {
	v.private = map[int32]int32{}
	if v.model == memmodel.RC11 {
		return
	}
	owner := map[int32]int{}
	for t, events := range v.events {
		for _, e := range events {
			c := v.x.ev[e].cell
			if u, ok := owner[c]; c >= 0 && ok && u != t {
				delete(v.private, c)
			} else if c >= 0 && !ok {
				owner[c], v.private[c] = t, initial
			}
		}
	}
}

// leaveOut reports whether an access does not matter to others: it is to a private cell.
// Under PSO a store that separates others does.
func (v *view[S]) leaveOut(ev *record[S], e int32, half bool) bool {
	newest, private := v.private[ev.cell]
	if !private {
		return false
	}
	v.wrong = v.wrong || ev.reads && ev.rf != newest
	if ev.writes && !half {
		v.private[ev.cell] = e
	}
	return v.model != memmodel.PSO || !memmodel.Separates(ev.label)
}

// child returns the first State of the thread that s creates.
func (v *view[S]) child(s event.State) event.State {
	c, ok := v.children[s]
	if !ok {
		c = s.Child()
		v.children[s] = c
	}
	return c
}

func (v *view[S]) begin(t int32, s event.State, after []reference) {
	v.begun = append(v.begun, t)
	v.states[t], v.heads[t] = s, slices.Clone(after)
}

// resolve turns references into events.
func (v *view[S]) resolve() {
	for len(v.graph.After) < len(v.after) {
		var events []int
		for _, r := range v.after[len(v.graph.After)] {
			events = v.resolved(events, r)
		}
		v.graph.After = append(v.graph.After, events)
	}
}

func (v *view[S]) resolved(events []int, r reference) []int {
	if r.event >= 0 {
		return append(events, r.event)
	}
	refs := v.heads[r.thread]
	if r.tail {
		refs = v.tails[r.thread]
	}
	for _, r := range refs {
		events = v.resolved(events, r)
	}
	return events
}

// cell returns the number of a cell in graph. It depends on what the graph is, as numbers of
// threads there do, and not on the search.
func (v *view[S]) cell(c int32) int {
	n, ok := v.number[c]
	if !ok {
		n = len(v.cells)
		v.number[c] = n
		v.cells = append(v.cells, c)
	}
	return n
}

// thread adds the events of a thread, the number of which is to be id.
func (v *view[S]) thread(t int32, id event.ThreadID) {
	x, s, todo := v.x, v.states[t], v.events[t]
	at := []reference{{event: -1, thread: t}}
	buffered, drains, pos := false, false, 0
	var put func(source int32, node int, e axiom.Event)
	put = func(source int32, node int, e axiom.Event) {
		if e.Kind == nothing {
			drains = drains || e.Drains && buffered
			return
		}
		if drains && e.Buffered {
			put(none, v.node(), axiom.Event{Kind: axiom.Other})
		}
		i := len(v.graph.Events)
		e.Thread, e.Pos, e.Node = id, pos, node
		pos++
		e.Drains = e.Drains || drains
		buffered = v.buffers() && (e.Buffered || buffered && !e.Drains)
		drains = false
		v.graph.Events = append(v.graph.Events, e)
		v.source = append(v.source, source)
		v.after = append(v.after, at)
		at = []reference{{event: i}}
	}
	defer func() { v.tails[t] = at }()
	for {
		l := s.Label()
		here := len(todo) > 0 && x.ev[todo[0]].state == s
		switch l.Kind {
		case event.Create:
			v.begin(int32(l.Thread), v.child(s), at)
			drains = buffered
			s = s.Next(0)
			continue
		case event.Alloc:
			s = s.Next(0)
			continue
		case event.Fence:
			if len(todo) == 0 && s.Core() == x.threads[t].state.Core() {
				return // the thread is here, perhaps in a loop of nothing but fences
			}
			if here && x.ev[todo[0]].kind == marker {
				todo = todo[1:]
			}
			switch e := axiom.Operation(l, false, false)[0]; {
			case v.model > memmodel.PSO || v.model == memmodel.PSO && e.Separates:
				put(none, v.node(), e)
			case e.Drains:
				drains = buffered
			}
			s = s.Next(0)
			continue
		case event.Join:
			for s.Label().Kind == event.Join {
				u := int32(s.Label().Thread)
				if int(u) >= len(x.threads) {
					return
				}
				result, ok := x.over(u)
				if !ok {
					return
				}
				at = append(slices.Clip(at), reference{event: -1, thread: u, tail: true})
				s = s.Next(result)
			}
			if !here {
				return
			}
			drains, todo = buffered, todo[1:]
			continue
		}
		if !here {
			return
		}
		e := todo[0]
		todo = todo[1:]
		if s = v.operation(e, put); s == nil {
			return
		}
	}
}

func (v *view[S]) buffers() bool { return v.model == memmodel.TSO || v.model == memmodel.PSO }

func (v *view[S]) node() int {
	v.nodes++
	return v.nodes
}

// operation adds an access, or passes over a choice. It returns the State after it, nil
// if there is none.
func (v *view[S]) operation(e int32, put func(int32, int, axiom.Event)) event.State {
	ev := &v.x.ev[e]
	l := ev.label
	if ev.kind == choice {
		return ev.state.Next(uint64(ev.alt))
	}
	half := ev.exclus && (!ev.writes || has(v.unwritten, e))
	node := v.node()
	parts := axiom.Operation(l, ev.exclus, false)
	if v.leaveOut(ev, e, half) {
		put(e, node, axiom.Event{Kind: nothing, Drains: parts[0].Drains})
		parts = nil
	}
	for _, part := range parts {
		if half && part.Kind == axiom.Write {
			break
		}
		part.Cell = v.cell(ev.cell)
		put(e, node, part)
		if part.Kind == axiom.Write {
			v.write[e] = len(v.graph.Events) - 1
		}
	}
	if !ev.reads {
		return ev.state.Next(0)
	}
	if half || ev.blocked || v.x.undefined(l, ev.rf, ev.cell) {
		return nil
	}
	return ev.state.Next(l.Extract(v.x.value(ev.rf, ev.cell)))
}

// last adds a read by a thread that has joined all others.
func (v *view[S]) last(cell, w int32) {
	var all []int
	for t, refs := range v.tails {
		if refs != nil {
			all = v.resolved(all, reference{event: -1, thread: int32(t), tail: true})
		}
	}
	from := axiom.Initial
	if newest, private := v.private[cell]; private {
		v.wrong = v.wrong || w != newest
		return
	} else if w >= 0 {
		from = v.write[w]
	}
	g := &v.graph
	g.Events = append(g.Events, axiom.Event{Thread: event.ThreadID(len(v.begun)), Pos: len(g.Events), Kind: axiom.Read, Cell: v.cell(cell), Node: v.node()})
	g.After = append(g.After, all)
	g.RF = append(g.RF, from)
}

// coherence returns a coherence order that makes the graph consistent.
func (v *view[S]) coherence() ([][]int, bool) {
	if v.wrong {
		return nil, false
	}
	return axiom.Coherence(&v.graph, v.model)
}

// getConsCO returns the newest write of every cell in a coherence order that makes
// a part of the graph consistent; ok is false if there is none. It depends on what this
// part is and not on how it was built.
func (x *readsFrom[S]) getConsCO(without, unwritten *S) (newest []int32, ok bool) {
	return x.newestWrites(x.view(without, unwritten, false))
}

// newest returns the newest write of every cell in a coherence order.
func (v *view[S]) newest(co [][]int) (newest []int32) {
	for n, order := range co {
		if len(order) > 0 {
			newest = setNewest(newest, v.cells[n], v.source[order[len(order)-1]])
		}
	}
	return v.withPrivate(newest)
}

// withPrivate adds the newest writes of private cells.
func (v *view[S]) withPrivate(newest []int32) []int32 {
	for c, w := range v.private {
		newest = setNewest(newest, c, w)
	}
	return newest
}

func setNewest(newest []int32, c, w int32) []int32 {
	for int(c) >= len(newest) {
		newest = append(newest, initial)
	}
	newest[c] = w
	return newest
}

// consistent reports whether there is a coherence order that makes the graph
// consistent, and keeps it as the witness. waits is a read that has to read the newest
// write of its cell, or none.
func (x *readsFrom[S]) consistent(waits int32) bool {
	var nothing S
	v := x.view(&nothing, &nothing, false)
	if waits >= 0 {
		v.last(x.ev[waits].cell, x.ev[waits].rf)
	}
	newest, ok := x.newestWrites(v)
	if ok {
		x.newest = newest
	}
	return ok
}
