// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/lineage"
	"github.com/gomc/gomc/explore/search"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/explore/solo"
	"github.com/gomc/gomc/memmodel"
)

// This file is what a search has in memory; the other files are what it does with that.

// builder builds the execution graphs of Algorithm 1, one at a time: its graph is the current one, and frames are
// the choices that have led to it. To come to the next graph, it takes back what the latest choice has done and takes
// the next option.
type builder struct {
	graph
	setting
	storage
	memos
	met
	shortcuts
	roster  lineage.Roster // the threads that the search has met, whatever the graph
	ready   ready          // what threads can do
	threads []cursor
	frames  []frame
	saved   saved
	inPlace []int32 // operations that were revisited in place
	toWait  []int32 // those that have to wait again, as the revisit that is being made (restrict) deletes what let them pass
	halves  int32   // read-modify-writes that have read and not yet written
	psc     psc
	probe   record // what a blocking operation would be as an event, see offered
	probeID int32
	slots   slots
}

// setting is what never changes: the program, and what is asked of it.
type setting struct {
	prog      event.Program
	model     memmodel.Model
	causal    bool          // C11's happens-before is followed, see causal.go
	buffered  bool          // threads have store buffers, see order.go
	races     bool          // data races are looked for
	ordered   bool          // whether allocations happen before accesses is looked at
	hasty     bool          // a long graph with many choices is left to others
	onward    bool          // graphs only grow: nothing is revisited, see growing.go
	maxEvents int           // of a graph
	crowded   search.Ending // what a search ends with if there are more threads than it has room for
}

// storage is the memory of the program, as far as the search has met it: what has been numbered.
type storage struct {
	layout *cells.Layout
	memory cells.Memory
	births cells.Births
	makers []int32 // by object: the thread that allocates it
	named  uint64  // changes whenever a cell, a birth or a thread gets a number, see rename
}

// memos is what is remembered of threads, and room to work in.
type memos struct {
	joins     []joined    // of each thread
	following set.Threads // threads whose joins are being followed, by rank
	short     []int32     // for without
	cores     []int64     // for absorb
}

// joined remembers the outcome of throughJoins for one thread. It holds for as long as the thread is at State from, and the threads that it joins have
// ended with the same results.
type joined struct {
	from, to event.State
	threads  []int32
	results  []event.Bits
	ranks    set.Threads // the threads, by rank
	null     bool        // all results are 0

	before event.State // instead of from: the State before joins that are followed by one of a thread that is not over
	on     int32       // that thread
}

// ready says by rank what threads can do.
type ready struct {
	is      [ended + 1]set.Threads // by standing
	null    set.Threads            // the thread has ended with result 0
	begun   set.Threads            // something was begun that is to be completed
	touched set.Threads            // the thread has changed since the other sets were made
	of      [set.MaxThreads]standing
}

// standing says what a thread can do.
type standing uint8

const (
	absent   standing = iota
	storing           // its next operation is a store
	blocking          // may block
	joining           // is a join
	going             // is something else
	stopped           // it does not go on, and has not ended
	ended
)

// met is what the search has found: in the latest step (faults, raced), in the current graph, or since it began.
type met struct {
	faults   []int32    // threads that have just reached a fault
	raced    [][2]int32 // pairs of events that have just been found to race
	anyRace  bool       // some race was found
	vain     bool       // some operation has read in vain
	sections bool       // there may be atomic sections or operations on several cells
	scFences bool       // RC11: there may be sequentially consistent fences
	complete bool       // set by next when it finds no thread to go on, because all have ended
	learned  bool       // that a thread may go on alone (knowsAll) follows from what events have read, not from its joins only: with other reads it may not
	rejected uint64     // graphs that were found to be inconsistent
	effort   uint64     // that counts for a turn, see price
}

// shortcuts is what is known of threads that go on alone.
type shortcuts struct {
	shortcut bool // threads may go on alone
	ends     solo.Ends
	spun     []solo.Recall // of each thread, see spinsFrom
}

// frame is a choice: a point at which there were several ways to extend the graph. It knows which of them was taken, and
// how long the insertion order was before.
type frame struct {
	event  int32
	opt    int32 // how many options were taken before the current one
	mark   int32 // length of the insertion order when the options of the frame are taken back
	stamp  int32
	at     int32   // fRead: the write that is read; fWrite: the write that comes directly before in coherence order; fAlt: the alternative
	target int32   // fWrite: the read revisited, none for none
	cands  set.Row // fWrite: the reads to be revisited after target
	kind   frameKind
}

type frameKind uint8

const (
	fRead  frameKind = iota // which write to read from
	fAlt                    // which alternative of a nondeterministic operation
	fWrite                  // which read to revisit, and where to put the write in coherence order
)

// Positions of a write that is in no coherence order.
const (
	start  int32 = -3 // not yet
	doomed int32 = -4 // nowhere, see doom
)

// saved is a log of events and threads as they were before revisits, and of what backward revisits have deleted.
type saved struct {
	events   []savedEvent
	threads  []savedThread
	ord      []deleted
	revisits []revisit
}

// deleted is what a revisit has deleted from the insertion order, and how many places after the read that was revisited it stood. What stays is not kept a second time: revisits of one execution may
// be as many as its events, and each may have as many after it.
type deleted struct{ ord, at int32 }

type savedEvent struct {
	id  int32
	ev  record
	row set.Row
}

type savedThread struct {
	id     int32
	cursor cursor
}

// revisit is a backward revisit: what it keeps, and what is needed to take it back.
type revisit struct {
	read, write          int32
	stamp                int32   // of the read
	kept                 set.Row // what is before the write in porf, and the write: all else that is younger than the read is deleted
	splits               bool    // some node is deleted in part only, so that rows have to be recomputed
	events, threads, ord int     // how much was saved before
	log                  int32   // length of the log of rows before
	from                 int32   // place in the insertion order after the read
	halves, continued    int32
	pre, view            set.Row // of the write
}

func newBuilder(prog event.Program, model memmodel.Model, layout *cells.Layout, races bool) *builder {
	n := set.Capacity()
	x := &builder{setting: setting{prog: prog, model: model, races: races, causal: races || !model.Operational(), buffered: model == memmodel.TSO || model == memmodel.PSO}}
	x.ev, x.ghb.Rows = make([]record, n), make([]set.Row, n)
	if x.probeID = n - 1; set.Long {
		x.probeID = maxEvent
	}
	x.layout, x.memory = layout, cells.New(prog, layout)
	return x
}

// copyCursor copies a cursor, as far as the model needs it.
func (x *builder) copyCursor(to, from *cursor) {
	to.place = from.place
	if x.buffered {
		to.buffers = from.buffers
	}
	if x.causal {
		to.clocks = from.clocks
	}
}

// copyRecord copies an event, as far as the model needs it.
func (x *builder) copyRecord(to, from *record) {
	to.core = from.core
	x.copyCursor(&to.prev, &from.prev)
	if x.causal {
		to.causes = from.causes
	}
}

// fewChoices is how many choices a long graph may have where somebody else can go on: such a graph may belong to an execution without an end, of which there are many then.
const fewChoices = 64

// push makes a choice: its options are taken from here on.
func (x *builder) push(f frame) {
	if set.Long && x.hasty && len(x.frames) >= fewChoices {
		search.Abort(search.TooLarge)
	}
	f.mark, f.stamp = int32(len(x.ord)), x.stamp
	x.frames = append(x.frames, f)
}
