package trust

import (
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/memmodel"
)

// builder builds the execution graphs of Algorithm 1, one at a time: its graph is the current one, and frames are
// the choices that have led to it. To come to the next graph, it takes back what the latest choice has done and takes
// the next option.
type builder[S set] struct {
	graph[S]
	prog              event.Program
	model             memmodel.Model
	causal            bool // C11's happens-before is followed, see causal.go
	buffered          bool // threads have store buffers, see order.go
	layout            *cells.Layout
	memory            cells.Memory
	ordered           bool // whether allocations happen before accesses is looked at
	births            cells.Births
	makers            []int32   // by object: the thread that allocates it
	ready             ready     // what threads can do
	ranks             []uint8   // of each thread, its place in sched
	keys              [][]int32 // of each thread, how it was created
	parents           []int32   // of each thread, the one that creates it
	joins             []joined  // of each thread
	following         uint64    // threads whose joins are being followed, by rank
	complete          bool      // next has found that all threads have ended
	learned           bool      // what was read has told a thread that goes on alone of all others
	sched             []int32   // threads, in an order that is a function of how they were created
	threads           []cursor[S]
	faults            []int32    // threads that have just reached a fault
	races             bool       // data races are looked for
	raced             [][2]int32 // pairs of events that have just been found to race
	anyRace           bool       // some race was found
	frames            []frame[S]
	saved             saved[S]
	inPlace           []int32 // locks that were revisited in place
	toWait            []int32 // for restrict
	halves            int32   // read-modify-writes that have read and not yet written
	scFences          bool    // RC11: there may be sequentially consistent fences
	psc               psc[S]
	shortcut          bool // see alone.go
	overlay           overlay
	known, knownEnded recall   // of alone, for graphs without and with ends of lifetimes
	maxEvents         int      // of a graph
	sections          bool     // there may be atomic sections or operations on several cells
	cores             []int64  // for absorb
	spun              []recall // of each thread, see hang.go
	probe             record[S]
	probeID           int32
	rejected          uint64 // graphs that were found to be inconsistent
	named             uint64 // changes whenever a cell, a birth or a thread gets a number, see sample.go
}

// frame is a choice: a point at which there were several ways to extend the graph. It knows which of them was taken, and
// how long the insertion order was before.
type frame[S set] struct {
	event  int32
	opt    int32 // how many options were taken before the current one
	mark   int32 // length of the insertion order when the options of the frame are taken back
	stamp  int32
	at     int32 // the write read, or followed in coherence order; the alternative
	target int32 // fWrite: the read revisited, none for none
	cands  S     // fWrite: the reads to be revisited after target
	kind   frameKind
}

type frameKind uint8

const (
	fRead  frameKind = iota // which write to read from
	fAlt                    // which alternative of a nondeterministic operation
	fWrite                  // which read to revisit, and where to put the write in coherence order
)

func newBuilder[S set](prog event.Program, model memmodel.Model, layout *cells.Layout, races bool) *builder[S] {
	n := capacity[S]()
	x := &builder[S]{prog: prog, model: model, layout: layout, races: races, causal: races || !model.Operational(), buffered: model == memmodel.TSO || model == memmodel.PSO}
	x.ev, x.rows = make([]record[S], n), make([]S, n)
	x.probeID = n - 1
	x.memory = cells.New(prog, layout)
	return x
}

// begin adds an event to the graph: the next operation of a thread.
func (x *builder[S]) begin(t int32, kind eventKind, c int32) int32 {
	e := free(&x.alive)
	if e >= x.probeID {
		search.Abort(search.Outgrown)
	}
	add(&x.alive, e)
	th := &x.threads[t]
	ev := &x.ev[e]
	x.copyCursor(&ev.prev, th)
	ev.label, ev.after = th.label, nil
	ev.thread, ev.pos, ev.kind, ev.cell = t, th.pos+1, kind, c
	ev.readers = zero[S]()
	ev.rf, ev.coPrev, ev.coNext = none, none, none
	ev.stampR, ev.stampW = 0, 0
	ev.alt, ev.barrier = 0, none
	ev.flags = flags{}
	ev.node = e
	ev.pre = zero[S]()
	if x.causal {
		ev.causes.scb, ev.causes.chain, ev.causes.beyond = zero[S](), zero[S](), zero[S]()
	}
	if c >= 0 {
		add(&x.cells[c].events, e)
		if x.races && x.order(ev) == event.NotAtomic {
			ev.plain, x.cells[c].plain = true, true
		}
	}
	x.rows[e] = zero[S]()
	if th.node >= 0 && x.multiCopyAtomic() {
		ev.node, ev.continues = th.node, true
		x.continued++
	}
	return e
}

// insert appends an event, or the write of one, to the insertion order.
func (x *builder[S]) insert(e, part int32) {
	x.stamp++
	x.ord = append(x.ord, e<<1|part)
	if part == 1 {
		x.ev[e].stampW = x.stamp
	} else {
		x.ev[e].stampR = x.stamp
	}
}

// standBefore takes the thread of an event back to where it was before the event.
func (x *builder[S]) standBefore(ev *record[S]) {
	x.copyCursor(&x.threads[ev.thread], &ev.prev)
	x.touch(ev.thread)
}

// standAfter moves the thread of an event on to where it is after the event, but for its State.
func (x *builder[S]) standAfter(e int32) *cursor[S] {
	ev := &x.ev[e]
	c := &x.threads[ev.thread]
	if c.last == e { // it was there already
		x.copyCursor(c, &ev.prev)
	}
	x.succeed(c, e)
	return c
}

// finish ends the operation of e, which has returned value: its thread goes on to its next event.
func (x *builder[S]) finish(e int32, value event.Bits) {
	ev := &x.ev[e]
	t := ev.thread
	ev.effect = false
	c := x.standAfter(e)
	if ev.label.Kind == event.Alloc {
		x.bear(t, ev.label, e)
	}
	c.sub, c.halved = 0, false
	c.node = none
	if c.section {
		c.node = ev.node
	}
	s := ev.after
	if s == nil {
		s = event.Next(ev.prev.state, value)
	}
	x.enter(t, s)
	switch k := c.label.Kind; {
	case k == event.Exit && c.status == search.Running:
		c.status = search.Ended
		x.touch(t)
	case c.label.Accesses():
		x.touch(t)
	default:
		x.absorb(t)
	}
}

// part lets the thread of e go on with the next access of the same operation, one on several cells. That access belongs to a
// node, or begins one if node is none.
func (x *builder[S]) part(e, node int32) {
	ev := &x.ev[e]
	c := x.standAfter(e)
	c.sub++
	c.node = node
	if c.section {
		c.node = ev.node
	}
	x.touch(ev.thread)
}

// gathered returns what the accesses before ev of the same operation have read, as bits of the word.
func (x *builder[S]) gathered(ev *record[S]) (word event.Bits) {
	for n, e := ev.prev.sub, ev.prev.last; n > 0; n-- {
		pv := &x.ev[e]
		if pv.reads && pv.kind == access {
			word = word.Or(x.value(pv.rf, pv.cell))
		}
		e = pv.prev.last
	}
	return word
}

// broken stops the thread of e at a fault: the operation of e has met it, so that e is in the graph.
func (x *builder[S]) broken(e int32, f *event.Fault) {
	x.standAfter(e)
	x.fail(x.ev[e].thread, f)
}

// step adds the next event of a thread, with the first of its options. It
// returns false if there is none that is consistent.
func (x *builder[S]) step(t int32) bool {
	c := &x.threads[t]
	switch {
	case c.halved:
		return x.startWrite(c.last)
	case c.label.Accesses():
		return x.access(t)
	}
	return x.rare(t)
}

// rare is step for an operation that is no access.
func (x *builder[S]) rare(t int32) bool {
	c := &x.threads[t]
	l := c.label
	switch l.Kind {
	case event.Choice:
		if c.section && x.ways(c) > memmodel.MaxWays/max(l.Val, 1) {
			x.fail(t, search.Unsupported(memmodel.TooManyWays))
			return x.halt(t)
		}
		e := x.begin(t, choice, none)
		x.insert(e, 0)
		x.precede(e)
		if c.section && x.ev[e].node == e {
			x.rows[e] = x.ev[e].pre // it may be all there is to the section
		}
		x.ev[e].porf = c.porf
		x.ev[e].silent = true
		if l.Val > 1 {
			x.push(frame[S]{kind: fAlt, event: e})
		}
		x.finish(e, event.Bits{})
		return true
	case event.Join, event.Fence:
		return x.mark(t)
	case event.Free:
		if f := x.unready(t); f != nil {
			return x.refuse(t, f)
		}
		e := x.begin(t, marker, x.lifetime(l.Object))
		x.precede(e)
		x.checkFree(e)
		return x.startRead(e)
	case event.Alloc:
		if x.ends(l.Object) && (x.contended(l.Object) || x.undrained(t, l.Object)) {
			return x.revive(t)
		}
		cells := x.reborn(l)
		if int(c.sub) >= len(cells) { // what was to be written has gone
			e := x.begin(t, marker, none)
			x.insert(e, 0)
			x.precede(e)
			x.ev[e].porf = c.porf
			x.finish(e, event.Bits{})
			return true
		}
		kind := access
		if c.sub == 0 && x.ends(l.Object) {
			kind = marker
		}
		e := x.begin(t, kind, cells[c.sub])
		x.precede(e)
		return x.startWrite(e)
	}
	panic(fmt.Sprintf("a step of kind %d", l.Kind))
}

// ways returns in how many ways an atomic section could have made the choices that it has made until now.
func (x *builder[S]) ways(c *cursor[S]) uint64 {
	n := uint64(1)
	for e := c.last; c.node >= 0 && e >= 0 && x.ev[e].node == c.node; e = x.ev[e].prev.last {
		if ev := &x.ev[e]; ev.kind == choice {
			n *= max(ev.label.Val, 1)
		}
	}
	return n
}

// revive is step for an allocation of an object that has lived before, in two cases that are not supported. In one,
// accesses race with the end of the earlier life: which of their writes the allocation makes forgotten depends on what is not
// in the graph yet. In the other, stores to the earlier life may still be in the store buffer of the thread, and would
// reach memory in the new life, whereas an allocation takes effect at once here.
func (x *builder[S]) revive(t int32) bool {
	if x.multiCopyAtomic() {
		search.Abort(search.Torn)
	}
	x.fail(t, search.Unsupported("an object that is allocated once more while its accesses race with its end, under a memory model without a global order"))
	return x.halt(t)
}

// access is step for a load, store or read-modify-write.
func (x *builder[S]) access(t int32) bool {
	c := &x.threads[t]
	l := c.label
	o := x.operation(l)
	k, i := int32(len(o.Cells)), c.sub
	early := x.early(t)
	write := l.Kind == event.Store
	if early && write {
		return x.refuse(t, memmodel.Unallocated(x.prog, l))
	}
	if o.Life {
		if i == 0 {
			e := x.begin(t, marker, x.lifetime(l.Object))
			x.precede(e)
			return x.startRead(e)
		}
		i--
	}
	if l.Kind == event.RMW && k > 1 && !x.multiCopyAtomic() {
		x.fail(t, search.Unsupported("a read-modify-write of bytes that are accessed with different sizes, under a memory model without a global order"))
		return x.halt(t)
	}
	if l.Kind == event.RMW && i >= k {
		write = true
		i -= k
	}
	e := x.begin(t, access, o.Cells[i])
	x.ev[e].whole = k == 1 && !o.Life && !c.section
	x.ev[e].early = early
	x.precede(e)
	if l.Object != event.NoObj && !o.Life {
		x.checkLifetime(&x.ev[e].prev)
	}
	if ofMutex(l) || x.cells[o.Cells[i]].mutex {
		x.checkMutex(e)
	}
	if write {
		return x.startWrite(e)
	}
	return x.startRead(e)
}

// halt adds an event for a thread that cannot go on.
func (x *builder[S]) halt(t int32) bool {
	after := x.threads[t]
	e := x.begin(t, marker, none)
	x.insert(e, 0)
	x.ev[e].prev.status, x.ev[e].prev.fault = search.Running, nil
	x.precede(e)
	x.ev[e].porf = after.porf
	x.threads[t] = after
	x.threads[t].last = e
	return true
}

// mark adds an event without an access: joins, if the thread does something after them that others can see, or a fence that is
// sequentially consistent.
func (x *builder[S]) mark(t int32) bool {
	e := x.begin(t, marker, none)
	ev := &x.ev[e]
	x.insert(e, 0)
	ev.silent = true
	into := x.threads[t]
	s := into.state
	if ev.label.Kind == event.Fence {
		x.scFences = true
		union(&into.hb, &into.acq)
		union(&into.chains.hb, &into.chains.acq)
		s = s.Next(0)
	} else {
		s = x.throughJoins(t, &into)
	}
	prev := ev.prev
	ev.prev = into
	x.precede(e)
	x.rows[e] = ev.pre
	ev.porf = into.porf
	if x.causal {
		x.settle(ev)
	}
	ev.prev = prev
	x.succeed(&into, e)
	if ev.label.Kind == event.Fence {
		into.rel, into.chains.rel = into.hb, into.chains.hb
	}
	x.threads[t] = into
	x.enter(t, s)
	x.absorb(t)
	return true
}

// startWrite puts a write into the graph, or the write of a read-modify-write that has
// read.
func (x *builder[S]) startWrite(e int32) bool {
	x.insert(e, 1)
	ev := &x.ev[e]
	if !ev.reads {
		ev.porf = ev.prev.porf
		if x.multiCopyAtomic() && ev.node == e {
			x.rows[e] = ev.pre
		}
	}
	if ev.exclus && ofMutex(ev.label) {
		if r := x.displacedLock(e); r >= 0 {
			return x.revisitInPlace(e, r)
		}
	}
	cands := x.candidates(e)
	at := start
	if ev.whole && ev.reads {
		free := x.taken(ev.rf, ev.cell) < 0 && !x.overtaken(ev)
		switch {
		case !free:
			at = doomed // but for revisits
		case empty(&cands):
			return x.writeAfter(e, ev.rf, none)
		}
	}
	if empty(&cands) && !ev.continues && (ev.reads || x.older(ev, x.cells[ev.cell].tail) == none) { // no choice
		p := x.position(start, e, none)
		return p != none && x.writeAfter(e, p, none)
	}
	k := len(x.frames)
	x.push(frame[S]{kind: fWrite, event: e, at: at, target: none, cands: cands})
	if x.nextWrite(k) {
		return true
	}
	x.frames = x.frames[:k]
	return false
}

func (x *builder[S]) push(f frame[S]) {
	f.mark, f.stamp = int32(len(x.ord)), x.stamp
	x.frames = append(x.frames, f)
}

// stored returns the bytes that the write of an operation leaves in a cell.
func (x *builder[S]) stored(ev *record[S]) event.Bits {
	l := ev.label
	c := &x.cells[ev.cell]
	var word event.Bits
	switch l.Kind {
	case event.Alloc:
		if c.Loc == event.NoLoc {
			return event.Defined(cells.Living)
		}
		return c.Init
	case event.Free:
		return event.Defined(cells.Gone)
	case event.Store:
		word = l.Write(event.Bits{}, l.Operand())
	case event.RMW:
		word = x.gathered(ev)
		if ev.reads {
			word = x.value(ev.rf, ev.cell)
		}
		v, _ := l.Store(l.Read(word), int(ev.alt))
		word = l.Write(word, v)
	}
	return word.And(c.Bits)
}

// written lets the thread of e, which has been put in coherence order, go on.
func (x *builder[S]) written(e int32) {
	ev := &x.ev[e]
	l := ev.label
	if ev.whole {
		ev.silent = ev.reads && ev.val == x.value(ev.rf, ev.cell)
		x.finish(e, event.Bits{})
		return
	}
	switch l.Kind {
	case event.Alloc:
		if cells := x.reborn(l); int(ev.prev.sub)+1 < len(cells) {
			x.part(e, none)
			return
		}
		x.finish(e, event.Bits{})
	case event.Free:
		x.finish(e, event.Defined(1))
	default:
		o := x.operation(l)
		k, i := int32(len(o.Cells)), ev.prev.sub
		if o.Life {
			i--
		}
		if k > 1 {
			if l.Kind == event.RMW {
				i -= k
				ev.silent = ev.val == x.gathered(ev).And(x.cells[ev.cell].Bits)
			}
			if i < k-1 {
				x.part(e, ev.node)
				return
			}
		}
		if l.Kind == event.Store {
			x.finish(e, event.Bits{})
			return
		}
		word := x.gathered(ev)
		if ev.reads {
			word = x.value(ev.rf, ev.cell)
		}
		old := l.Read(word)
		if k == 1 {
			ev.silent = l.Read(ev.val) == old
		}
		x.finish(e, old)
	}
}
