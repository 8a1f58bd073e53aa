package trust

import (
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// replica is a graph of a search as package axiom sees it. It is made of little: which events there are, their
// threads and places, what reads read from, the chains of coherence order and the alternatives. Everything
// else, labels, States, values, what is created and joined, is found by executing each thread from its start.
// So what the search keeps beside can be compared with it.
type replica[S set.Set] struct {
	x       *builder[S]
	graph   axiom.Graph
	first   []int     // by event of the search: its first event here, none if memory models do not see it
	last    []int     // and its last one
	before  [][]int32 // by event of the search: those directly before it in program order, creations and joins included
	op      []int32   // by event of the search: the first event of its operation
	threads []replayed
	node    map[int32]int // by node of the search: the one here
	nodes   int
	births  map[event.Obj][]int // events of allocations
	looks   []look
	faults  []string
}

// look is an access to an object, or the end of its lifetime: the first event and the last one or, where nothing is read before it fails, the
// event before it.
type look struct {
	object      event.Obj
	event, last int
	failed      bool // because of what does not happen before it
	end         bool
}

// replayed is a thread that is executed.
type replayed struct {
	started bool
	state   event.State
	events  []int32 // that are left, in program order
	pos     int
	latest  int     // event of the graph, at first the creation of the thread
	before  []int32 // events of the search directly before the next one
	section bool
	node    int          // of the section
	inside  int32        // node of the section in the search
	failed  bool         // its latest operation has no end
	trail   *event.Trail // its operations since it has changed memory last
}

func newReplica[S set.Set](x *builder[S]) *replica[S] {
	z := &replica[S]{x: x, first: make([]int, set.Capacity[S]()), last: make([]int, set.Capacity[S]()), before: make([][]int32, set.Capacity[S]()), op: make([]int32, set.Capacity[S]()),
		threads: make([]replayed, len(x.threads)), node: map[int32]int{}, births: map[event.Obj][]int{}}
	for i := range z.first {
		z.first[i], z.last[i] = int(none), int(none)
	}
	set.Each(&x.alive, func(e int32) {
		th := &z.threads[x.ev[e].thread]
		th.events = append(th.events, e)
	})
	for t := range z.threads {
		slices.SortFunc(z.threads[t].events, func(a, b int32) int { return int(x.ev[a].pos - x.ev[b].pos) })
	}
	z.start(0, x.prog.Main(), int(none), nil)
	for again, n := true, 0; again; {
		again = false
		for t := range z.threads {
			for ; z.threads[t].started && n < 10_000 && z.step(int32(t)); n++ {
				again = true
			}
		}
	}
	for c := range x.cells {
		var co []int
		for e := x.cells[c].first; e >= 0; e = x.ev[e].coNext {
			if z.last[e] >= 0 {
				co = append(co, z.last[e])
			}
		}
		z.graph.CO = append(z.graph.CO, co)
	}
	set.Each(&x.alive, func(e int32) {
		if ev := &x.ev[e]; ev.reads && ev.rf >= 0 && z.first[e] >= 0 {
			z.graph.RF[z.first[e]] = z.last[ev.rf]
		}
	})
	return z
}

func (z *replica[S]) fault(format string, args ...any) {
	z.faults = append(z.faults, fmt.Sprintf(format, args...))
}

func (z *replica[S]) start(t int32, s event.State, creation int, before []int32) {
	z.threads[t].started, z.threads[t].state, z.threads[t].latest, z.threads[t].before = true, s, creation, before
}

// emit appends events of a thread that share a node, and returns the first.
func (z *replica[S]) emit(t int32, node int, events ...axiom.Event) int {
	th, g := &z.threads[t], &z.graph
	first := len(g.Events)
	for _, e := range events {
		e.Thread, e.Pos, e.Node = event.ThreadID(t), th.pos, node
		if th.section && (e.Kind == axiom.Read || e.Kind == axiom.Write) {
			e.Order = event.AcqRel
		}
		var after []int
		if th.latest >= 0 {
			after = []int{th.latest}
		}
		th.latest = len(g.Events)
		th.pos++
		g.Events, g.After, g.RF = append(g.Events, e), append(g.After, after), append(g.RF, axiom.Initial)
	}
	return first
}

// fresh returns a node of its own, or that of the section that a thread is in.
func (z *replica[S]) fresh(t int32) int {
	if th := &z.threads[t]; th.section {
		return th.node
	}
	z.nodes++
	return z.nodes
}

// nodeOf returns the node of an event of the search.
func (z *replica[S]) nodeOf(t, e int32) int {
	ev, th := &z.x.ev[e], &z.threads[t]
	if !z.x.multiCopyAtomic() {
		return z.fresh(t)
	}
	if th.section {
		if th.inside == none {
			th.inside = ev.node
			if _, ok := z.node[ev.node]; ok || ev.node != e {
				z.fault("the first event %d of a section has node %d", e, ev.node)
			}
			z.node[ev.node] = th.node
		}
		if ev.node != th.inside {
			z.fault("event %d of a section has node %d, others %d", e, ev.node, th.inside)
		}
	}
	n, ok := z.node[ev.node]
	if !ok {
		if ev.node != e {
			z.fault("node %d of event %d is none", ev.node, e)
		}
		z.nodes++
		n = z.nodes
		z.node[ev.node] = n
	}
	return n
}

// step executes the next operation of a thread, if it has taken place.
func (z *replica[S]) step(t int32) bool {
	th, c := &z.threads[t], &z.x.threads[t]
	l := th.state.Label()
	if th.failed || l.Ends() || len(th.events) == 0 && c.status != memmodel.Absent && c.state == th.state {
		return false
	}
	value, silent := event.Bits{}, memmodel.Silent(l) || l.Kind == event.Load
	switch l.Kind {
	case event.Create:
		z.emit(t, z.fresh(t), axiom.Operation(l, false, false)...)
		z.start(int32(l.Thread), th.state.Child(), th.latest, slices.Clone(th.before))
		th = &z.threads[t]
	case event.Join:
		return z.join(t)
	case event.AtomicBegin:
		z.nodes++
		th.section, th.node, th.inside = true, z.nodes, none
		z.emit(t, th.node, axiom.Operation(l, false, false)...)
	case event.AtomicEnd:
		th.section = false
	case event.Fence:
		z.emit(t, z.fresh(t), axiom.Operation(l, false, false)...)
		if z.x.model == memmodel.RC11 && l.Order == event.SeqCst {
			es := z.take(t, l)
			if len(es) != 1 {
				z.fault("thread %d has a fence without event", t)
				th.failed = true
				return false
			}
			z.first[es[0]], z.last[es[0]] = th.latest, th.latest
		}
	case event.Alloc:
		born := z.emit(t, z.fresh(t), axiom.Operation(l, false, false)...)
		z.births[l.Object] = append(z.births[l.Object], born)
		if len(th.events) > 0 && *z.x.ev[th.events[0]].label == *l {
			es := z.take(t, l)
			z.first[es[0]], z.last[es[0]] = born, born
			z.rebirth(t, l, es)
			if len(th.events) == 0 && c.state == th.state {
				th.failed = true // there is more to write
				return true
			}
		}
	case event.Choice:
		es := z.take(t, l)
		if len(es) != 1 {
			z.fault("thread %d has a choice of %d events", t, len(es))
			th.failed = true
			return false
		}
		z.nodeOf(t, es[0])
		value = event.Defined(uint64(z.x.ev[es[0]].alt))
	default:
		es := z.take(t, l)
		var ok bool
		if value, ok = z.perform(t, l, es); !ok {
			th.failed = true
			return len(es) > 0
		}
		if stored, written := l.Store(value, int(z.x.ev[es[len(es)-1]].alt)); l.Kind == event.RMW {
			silent = !written || stored == value
		}
	}
	if !silent {
		th.trail = nil
	} else {
		th.trail = th.trail.Then(th.state.Core())
	}
	th.state = event.Next(th.state, value)
	return true
}

// take returns the events of the next operation of a thread.
func (z *replica[S]) take(t int32, l *event.Label) []int32 {
	th := &z.threads[t]
	k := 0
	for k < len(th.events) && (k == 0 || z.x.ev[th.events[k]].prev.sub > 0) {
		e := th.events[k]
		ev := &z.x.ev[e]
		if *ev.label != *l || ev.prev.state != th.state {
			z.fault("event %d of thread %d has another label or State than the thread", e, t)
		}
		if int(ev.prev.sub) != k {
			z.fault("event %d is access %d of an operation, its thread counts %d", e, k, ev.prev.sub)
		}
		z.before[e], z.op[e] = th.before, th.events[0]
		th.before = []int32{e}
		k++
	}
	es := th.events[:k]
	th.events = th.events[k:]
	return es
}

// over reports whether a thread has come to its end, and with which result. ends are the last events of all
// that it has joined on the way without an event of its own, latest those of the graph.
func (z *replica[S]) over(t int32) (value event.Bits, ok bool, ends []int32, latest []int) {
	if int(t) >= len(z.threads) || !z.threads[t].started || len(z.threads[t].events) > 0 {
		return value, false, nil, nil
	}
	th := &z.threads[t]
	ends, latest = th.before, []int{th.latest}
	for s := th.state; ; {
		switch l := s.Label(); {
		case s == th.state && z.x.threads[t].status == memmodel.Faulted:
			return value, true, ends, latest
		case l.Kind == event.Exit:
			return l.Operand(), true, ends, latest
		case (l.Kind == event.Error || l.Kind == event.Unsupported):
			return value, true, ends, latest
		case l.Kind == event.Join:
			v, ok, e, y := z.over(int32(l.Thread))
			if !ok {
				return value, false, nil, nil
			}
			ends, latest = append(slices.Clip(ends), e...), append(latest, y...)
			s = event.Next(s, v)
		default:
			return value, false, nil, nil
		}
	}
}

// join takes a thread past joins that have an event.
func (z *replica[S]) join(t int32) bool {
	th := &z.threads[t]
	if len(th.events) == 0 {
		return false
	}
	e := th.events[0]
	state, first := th.state, true
	var before []int32
	s := state
	var latest [][]int
	for s.Label().Kind == event.Join {
		v, ok, ends, after := z.over(int32(s.Label().Thread))
		if !ok {
			return false // not yet
		}
		before, latest = append(before, ends...), append(latest, after)
		s = event.Next(s, v)
	}
	th.before = append(slices.Clip(th.before), before...)
	if *z.x.ev[e].label != *state.Label() {
		z.fault("event %d is not the join of thread %d", e, t)
	}
	z.take(t, state.Label())
	for s, k := state, 0; s.Label().Kind == event.Join; k++ {
		j := z.emit(t, z.fresh(t), axiom.Operation(s.Label(), false, false)...)
		for _, a := range latest[k] {
			if a >= 0 {
				z.graph.After[j] = append(z.graph.After[j], a)
			}
		}
		if first {
			if z.x.multiCopyAtomic() {
				z.node[z.x.ev[e].node] = z.graph.Events[j].Node
			}
			first = false
		}
		z.first[e], z.last[e] = j, j
		if z.x.multiCopyAtomic() {
			z.graph.Events[j].Node = z.node[z.x.ev[e].node]
		}
		v, _, _, _ := z.over(int32(s.Label().Thread))
		s = event.Next(s, v)
	}
	th.state = s
	return true
}

// perform executes an access, or the end of a lifetime. ok is false if the thread does not go on.
func (z *replica[S]) perform(t int32, l *event.Label, es []int32) (value event.Bits, ok bool) {
	x, th, c := z.x, &z.threads[t], &z.x.threads[t]
	if len(es) == 0 {
		z.fault("thread %d has an operation without event: it is at %v, the search at %v", t, l, c.label)
		return value, false
	}
	stands := len(th.events) == 0 && c.state == th.state && c.status != memmodel.Running
	if e := es[len(es)-1]; stands && c.status == memmodel.Faulted && x.ev[e].early {
		if x.ev[e].reads {
			o := axiom.Operation(l, false, false)[0]
			o.Cell, o.Exclusive = int(x.ev[e].cell), false
			z.first[e] = z.emit(t, z.nodeOf(t, e), o)
			z.last[e] = z.first[e]
		}
		z.looks = append(z.looks, look{l.Object, th.latest, th.latest, true, l.Kind == event.Free})
		return value, false
	}
	defer func() {
		if e := es[len(es)-1]; ok && l.Object != event.NoObj && z.first[e] >= 0 {
			z.looks = append(z.looks, look{l.Object, z.first[e], z.last[e], false, l.Kind == event.Free})
		}
	}()
	var reads, writes []int32
	word, mask := event.Bits{}, uint8(0)
	for k, e := range es {
		ev := &x.ev[e]
		cell := &x.cells[ev.cell]
		if cell.Loc == event.NoLoc {
			if k > 0 {
				z.fault("event %d reads a lifetime behind accesses", e)
			}
			if !z.touch(t, l, e) {
				return value, false
			}
			if l.Kind == event.Free {
				return event.Defined(uint64(b2i(ev.exclus))), !ev.exclus || ev.writes
			}
			continue
		}
		if cell.Loc != l.Loc || cell.Mask&^l.Mask != 0 {
			z.fault("event %d accesses bytes %x of %d, its operation %x of %d", e, cell.Mask, cell.Loc, l.Mask, l.Loc)
		}
		switch {
		case ev.reads:
			reads = append(reads, e)
			word = word.Or(x.value(ev.rf, ev.cell))
			mask |= cell.Mask
		case l.Kind == event.Load: // nothing can be read
			return value, false
		case ev.kind != access: // the same, of a read-modify-write
			return value, false
		default:
			writes = append(writes, e)
		}
	}
	if l.Kind == event.Store {
		return z.store(t, l, es, writes)
	}
	complete := mask == l.Mask
	old := l.Read(word)
	stored, written := event.Bits{}, false
	if l.Kind == event.RMW && complete {
		stored, written = l.Store(old, int(x.ev[es[len(es)-1]].alt))
		if len(reads) == 1 {
			stored, written = l.Store(old, int(x.ev[reads[0]].alt))
		}
	}
	through := th.trail.Has
	if th.section {
		through = nil
	}
	waits := complete && l.Blocks && !memmodel.Passes(th.state, word, through)
	written = written && !waits
	operation := axiom.Operation(l, written, th.section)
	for _, e := range reads {
		o := operation[0]
		o.Cell, o.Exclusive = int(x.ev[e].cell), o.Exclusive && len(reads) == 1
		z.first[e] = z.emit(t, z.nodeOf(t, e), o)
		z.last[e] = z.first[e]
		if x.ev[e].exclus != (written && len(reads) == 1) {
			z.fault("event %d writes: %v", e, x.ev[e].exclus)
		}
	}
	if written && len(reads) == 1 {
		writes = reads
	}
	done := 0
	for i, w := range writes {
		ev := &x.ev[w]
		if !written || ev.cell != x.ev[reads[i]].cell {
			z.fault("event %d writes, its operation does not", w)
			return value, false
		}
		if !ev.writes {
			continue // not yet, or there was no place for it
		}
		done++
		o := operation[1]
		o.Cell, o.Exclusive = int(ev.cell), len(reads) == 1
		z.last[w] = z.emit(t, z.nodeOf(t, w), o)
		if len(reads) > 1 {
			z.first[w] = z.last[w]
		}
		if want := l.Write(word, stored).And(event.WordMask(x.cells[ev.cell].Mask)); ev.val != want {
			z.fault("event %d writes %x, want %x", w, ev.val, want)
		}
	}
	if waits {
		if th.section {
			z.stopped(t, memmodel.Stuck, stands, es)
			return value, false
		}
		if !x.ev[reads[len(reads)-1]].blocked {
			z.fault("event %d has read in vain, and is not marked", reads[len(reads)-1])
		}
		return value, z.stopped(t, memmodel.Waiting, stands, es)
	}
	return old, complete && (!written || done == len(reads))
}

// stopped checks that a thread is where it has to be after an operation that has no end.
func (z *replica[S]) stopped(t int32, s memmodel.Status, stands bool, es []int32) bool {
	if !stands || z.x.threads[t].status != s {
		z.fault("thread %d has status %d after %v, want %d", t, z.x.threads[t].status, es, s)
	}
	return false
}

// store executes a store.
func (z *replica[S]) store(t int32, l *event.Label, es, writes []int32) (value event.Bits, ok bool) {
	x := z.x
	mask := uint8(0)
	for _, e := range writes {
		ev := &x.ev[e]
		if !ev.writes {
			return value, false // there was no place for it
		}
		mask |= x.cells[ev.cell].Mask
		o := axiom.Operation(l, true, z.threads[t].section)[0]
		o.Cell, o.Separates = int(ev.cell), o.Separates && e == writes[0]
		z.first[e] = z.emit(t, z.nodeOf(t, e), o)
		z.last[e] = z.first[e]
		if want := l.Write(event.Bits{}, l.Operand()).And(event.WordMask(x.cells[ev.cell].Mask)); ev.val != want {
			z.fault("event %d writes %x, want %x", e, ev.val, want)
		}
	}
	return value, mask == l.Mask
}

// touch executes the access to the lifetime of an object. It returns false if the object is no longer alive.
func (z *replica[S]) touch(t int32, l *event.Label, e int32) bool {
	x := z.x
	ev := &x.ev[e]
	if !ev.reads {
		return false // there is nothing that it can read
	}
	alive := x.value(ev.rf, ev.cell).Value == cells.Living
	n := z.nodeOf(t, e)
	r := axiom.Event{Kind: axiom.Read, Cell: int(ev.cell), Exclusive: l.Kind == event.Free, Drains: l.Accesses() && memmodel.Drains(l)}
	z.first[e] = z.emit(t, n, r)
	z.last[e] = z.first[e]
	if l.Kind != event.Free {
		return alive
	}
	if ev.exclus != alive {
		z.fault("event %d ends a lifetime: %v, that it has read: %v", e, ev.exclus, alive)
	}
	if ev.writes {
		r.Kind = axiom.Write
		z.last[e] = z.emit(t, n, r)
	}
	return true
}

// rebirth executes an allocation of an object that has lived before.
func (z *replica[S]) rebirth(t int32, l *event.Label, es []int32) {
	for _, e := range es {
		if ev := &z.x.ev[e]; ev.cell >= 0 {
			z.first[e] = z.emit(t, z.nodeOf(t, e), axiom.Event{Kind: axiom.Write, Cell: int(ev.cell)})
			z.last[e] = z.first[e]
		}
	}
}

// known reports whether an event comes before another one in program order and reads-from.
func (z *replica[S]) known(a, b int) bool {
	seen := map[int]bool{}
	for todo := []int{b}; len(todo) > 0; {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if i < 0 || seen[i] {
			continue
		}
		seen[i] = true
		todo = append(append(todo, z.graph.RF[i]), z.graph.After[i]...)
	}
	return seen[a]
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
