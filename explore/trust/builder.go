package trust

import (
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
	setting
	storage
	roster
	met
	shortcuts
	ready   ready // what threads can do
	threads []cursor[S]
	frames  []frame[S]
	saved   saved[S]
	inPlace []int32 // locks that were revisited in place
	toWait  []int32 // for restrict
	halves  int32   // read-modify-writes that have read and not yet written
	psc     psc[S]
	probe   record[S] // for offered
	probeID int32
}

// setting is what never changes: the program, and what is asked of it.
type setting struct {
	prog      event.Program
	model     memmodel.Model
	causal    bool // C11's happens-before is followed, see causal.go
	buffered  bool // threads have store buffers, see order.go
	races     bool // data races are looked for
	ordered   bool // whether allocations happen before accesses is looked at
	onward    bool // graphs only grow: nothing is revisited, see walker.go
	maxEvents int  // of a graph
}

// met is what the search has found: in the latest step (faults, raced), in the current graph, or since it began.
type met struct {
	faults   []int32    // threads that have just reached a fault
	raced    [][2]int32 // pairs of events that have just been found to race
	anyRace  bool       // some race was found
	sections bool       // there may be atomic sections or operations on several cells
	scFences bool       // RC11: there may be sequentially consistent fences
	complete bool       // set by next when it finds no thread to go on, because all have ended
	learned  bool       // whether a thread can go on alone was found out from what events have read, not from its joins only: then it may depend on the reads
	rejected uint64     // graphs that were found to be inconsistent
	looked   uint64     // how much work went into schedules of whole graphs (see standstill), in events that could have been added instead
}

// frame is a choice: a point at which there were several ways to extend the graph. It knows which of them was taken, and
// how long the insertion order was before.
type frame[S set] struct {
	event  int32
	opt    int32 // how many options were taken before the current one
	mark   int32 // length of the insertion order when the options of the frame are taken back
	stamp  int32
	at     int32 // fRead: the write that is read; fWrite: the write that comes directly before in coherence order; fAlt: the alternative
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
	x := &builder[S]{setting: setting{prog: prog, model: model, races: races, causal: races || !model.Operational(), buffered: model == memmodel.TSO || model == memmodel.PSO}}
	x.ev, x.rows = make([]record[S], n), make([]S, n)
	x.probeID = n - 1
	x.layout, x.memory = layout, cells.New(prog, layout)
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
	case k == event.Exit && c.status == memmodel.Running:
		c.status = memmodel.Ended
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

// word returns what the operation of ev, one that reads, has read up to ev.
func (x *builder[S]) word(ev *record[S]) event.Bits {
	word := x.gathered(ev)
	if ev.reads {
		word = word.Or(x.value(ev.rf, ev.cell))
	}
	return word
}

// broken stops the thread of e at a fault: the operation of e has met it, so that e is in the graph.
func (x *builder[S]) broken(e int32, f *event.Fault) {
	x.standAfter(e)
	x.fail(x.ev[e].thread, f)
}

func (x *builder[S]) push(f frame[S]) {
	f.mark, f.stamp = int32(len(x.ord)), x.stamp
	x.frames = append(x.frames, f)
}

// reset goes back to the empty graph.
func (x *builder[S]) reset() {
	x.alive, x.continued, x.halves, x.stamp = zero[S](), 0, 0, 0
	x.ord, x.log, x.frames, x.faults = x.ord[:0], x.log[:0], x.frames[:0], x.faults[:0]
	x.saved, x.inPlace = saved[S]{}, x.inPlace[:0]
	for i := range x.cells {
		c := &x.cells[i]
		c.first, c.tail, c.reads, c.events, c.readers = none, initial, zero[S](), zero[S](), zero[S]()
	}
	for t := range x.threads {
		x.threads[t].status = memmodel.Absent
	}
	x.touchAll()
	x.start(0, x.prog.Main(), nil, none)
}
