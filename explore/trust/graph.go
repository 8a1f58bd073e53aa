package trust

import (
	"math/bits"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// Events are numbered; initial is the write of the initial value of every cell,
// none stands for no event.
const (
	initial int32 = -1
	none    int32 = -2
)

// cursor is where a thread stands: its next operation, and what its next event
// has to follow. What only some models need is copied under these only; see copyCursor.
type cursor[S set.Set] struct {
	place[S]
	buffers[S]
	clocks[S]
}

// place is the part of a cursor that every model needs.
type place[S set.Set] struct {
	state      event.State
	label      *event.Label
	fault      *event.Fault
	porf       S            // events that are before the next one in porf
	beforeRead S            // nodes that the next read follows, in the happens-before of SC, TSO and PSO; see order.go
	passed     *event.Trail // the States that it has gone through since its latest event, by steps that are no events: it may have begun a spin loop in one
	last       int32        // latest event of the thread, none at first
	node       int32        // node of the open atomic block, none if there is none
	pos        int32        // number of the thread's events
	creator    int32        // event after which the thread was created, none for the start of the program
	children   int32        // how many threads it has created
	sub        int32        // accesses done of an operation on several cells
	births     int32        // its latest allocation, see birth.go
	elsewhere  int32        // RC11: its latest event that has causes and is not at the cell of the latest one that has, none if there is none
	drained    int32        // how many of its events came before its store buffer was drained last
	status     memmodel.Status
	reason     event.Reason
	section    bool // inside an atomic section
	halved     bool // its latest event is a read-modify-write that has read and not yet written
}

// buffers is the part of a cursor that TSO and PSO need: nodes; see order.go.
type buffers[S set.Set] struct {
	beforeWrite S // nodes that the next write follows in addition to beforeRead: earlier writes of the thread, which the next read may overtake
	unordered   S // PSO: writes that the next write may overtake; writes after the next store-store fence may not
	ownWrites   S // writes of the thread, which it sees while they are in the buffer
}

// clocks is the part of a cursor that the happens-before of C11 needs: events; see causal.go.
type clocks[S set.Set] struct {
	hb     S // events that happen before the next event
	acq    S // events that will happen before what follows the thread's next acquire fence
	rel    S // events that happened before the thread's latest release fence: whoever acquires from a later write of the thread learns of them
	po     S // RC11: events before the next one in program order
	chains chains[S]
}

// chains are, for RC11, the sources of edges po|≠loc into what happens before the next
// event of a thread (hb), into what it will learn by acquiring (acq), into what
// its release fence has told (rel), and into what happens before its latest fence, its creation
// or the end of a thread that it has joined (po).
type chains[S set.Set] struct{ hb, acq, rel, po S }

// record is an event of the execution graph: one access to one cell, or an
// operation without an access that the search has to remember. A
// read-modify-write is one event with two places in the insertion order, one
// for its read and one for its write.
type record[S set.Set] struct {
	core[S]
	prev   cursor[S] // of the thread before the event
	causes causes[S]
}

// core is the part of an event that every model needs.
type core[S set.Set] struct {
	label   *event.Label
	after   event.State // the State of the thread after the value that was read; nil if event.Next has to be asked for it
	porf    S
	readers S // reads that read from this event
	pre     S // nodes that the event follows on account of its thread alone, that is, before it reads or gets its place in coherence order
	view    S // events that the event knows of: it can read no write of its cell that is older than one of these, or than one that one of these has read
	val     event.Bits
	cell    int32 // none if the event accesses no memory
	rf      int32
	coPrev  int32
	coNext  int32
	thread  int32
	node    int32 // the event that stands for the atomic block in happens-before, the event itself if it is not in one
	pos     int32 // number within the thread, from 1
	stampR  int32 // place in the insertion order, of the read or of an event without access
	stampW  int32 // place in the insertion order, of the write
	logR    int32 // length of the log of rows when the event was about to read: undoing the read cuts the log to it
	logW    int32 // the same for when it was about to get its place in coherence order
	alt     int32 // alternative taken
	barrier int32 // an event that is not maximal for any revisit by this one, so that none can delete it; see freeable
	base    int32 // if inPlace: the write that it had read before
	kind    eventKind
	flags
}

// causes is the part of an event that the happens-before of C11 needs; see causal.go and, for RC11, psc.go.
type causes[S set.Set] struct {
	hb     S // events that happen before it
	rel    S // what an acquire that reads from this event learns
	scb    S // RC11: events before it in scb, but for co and fr
	chain  S // RC11: po|≠loc of what happens before it
	beyond S // RC11: po|≠loc of the event itself
	relCh  S // RC11: chain of what is in rel
}

// flags is what holds of an event.
type flags struct {
	reads     bool
	writes    bool // is in coherence order
	exclus    bool // the write of a read-modify-write, adjacent to what was read
	blocked   bool // a blocking operation that has read in vain
	silent    bool // leaves memory as it was
	spawned   bool // threads were created between this event and the next
	continues bool // not the first event of its node
	effect    bool // after it, before its next event, the thread has created a thread or an object: that is part of no spin loop, see noteEffect
	sc        bool // RC11: sequentially consistent
	settled   bool // RC11: causes has been computed for it (settle), as it is an access, a fence or a join
	whole     bool // all there is to an operation outside of atomic sections: an access to one cell, and to no lifetime
	inPlace   bool // an operation that was revisited in place, see inplace.go
	revisits  bool // a write that has revisited one in place
	plain     bool // an access that is not atomic, where races are looked for
	early     bool // an access whose object is not known to be allocated before, see birth.go
}

// eventKind says which part of an operation an event is.
type eventKind uint8

const (
	access eventKind = iota
	choice           // a nondeterministic choice
	marker           // joins, a fence or a lifetime
)

// cell is a cell of memory in a graph.
type cell[S set.Set] struct {
	cells.Cell
	plain   bool // some access is not atomic
	mutex   bool // was locked
	probed  bool // see cells.Layout
	first   int32
	tail    int32 // newest write in coherence order, initial at first
	reads   S     // all events that read the cell
	events  S     // all events of the cell
	readers S     // of the initial value
}

// graph is an execution graph: events with reads-from, coherence and insertion
// order, and the happens-before of the memory model.
type graph[S set.Set] struct {
	ev        []record[S]
	alive     S       // events in the graph
	continued int32   // how many of them continue a node
	ord       []int32 // insertion order: event<<1 | 1 for a write, event<<1 for anything else
	stamp     int32   // of the latest in it
	cells     []cell[S]
	ghb       set.Relation[S] // of nodes: the global happens-before of SC, TSO and PSO, see order.go
}

func (g *graph[S]) readersOf(w, c int32) *S {
	if w < 0 {
		return &g.cells[c].readers
	}
	return &g.ev[w].readers
}

func (g *graph[S]) coNext(w, c int32) int32 {
	if w < 0 {
		return g.cells[c].first
	}
	return g.ev[w].coNext
}

// value returns the bytes that a write left in a cell.
func (g *graph[S]) value(w, c int32) event.Bits {
	if w < 0 {
		return g.cells[c].Init
	}
	return g.ev[w].val
}

// newestValue returns the bytes that the newest write left in a cell.
func (g *graph[S]) newestValue(c int32) event.Bits { return g.value(g.cells[c].tail, c) }

// taken returns the event that reads w, if the node that writes directly after w in coherence order has read w itself: it is a read-modify-write or
// an atomic section, and no other write can come between the two. It returns none if there is no such read.
func (g *graph[S]) taken(w, c int32) int32 {
	u := g.coNext(w, c)
	if u < 0 {
		return none
	}
	if g.ev[u].exclus && g.ev[u].rf == w {
		return u
	}
	if g.continued == 0 {
		return none
	}
	by, n := none, g.ev[u].node
	set.Each(g.readersOf(w, c), func(r int32) {
		if g.ev[r].node == n {
			by = r
		}
	})
	return by
}

// inside reports whether the write after w in coherence order belongs to the node of
// w: no other node sees w.
func (g *graph[S]) inside(w int32) bool {
	if g.continued == 0 || w < 0 {
		return false
	}
	u := g.ev[w].coNext
	return u >= 0 && g.ev[u].node == g.ev[w].node
}

// link puts an event in coherence order, right after p.
func (g *graph[S]) link(e, p int32) {
	ev := &g.ev[e]
	c := &g.cells[ev.cell]
	ev.coPrev, ev.writes = p, true
	var next int32
	if p < 0 {
		next, c.first = c.first, e
	} else {
		next, g.ev[p].coNext = g.ev[p].coNext, e
	}
	ev.coNext = next
	if next >= 0 {
		g.ev[next].coPrev = e
	} else {
		c.tail = e
	}
}

// unlink takes an event out of coherence order. The event remembers its predecessor there, so that relink puts it back; several have to
// be put back in the reverse order.
func (g *graph[S]) unlink(e int32) {
	ev := &g.ev[e]
	c := &g.cells[ev.cell]
	ev.writes = false
	if ev.coPrev < 0 {
		c.first = ev.coNext
	} else {
		g.ev[ev.coPrev].coNext = ev.coNext
	}
	if ev.coNext >= 0 {
		g.ev[ev.coNext].coPrev = ev.coPrev
	} else {
		c.tail = ev.coPrev
	}
}

func (g *graph[S]) relink(e int32) { g.link(e, g.ev[e].coPrev) }

// nodes maps events to their nodes.
func (g *graph[S]) nodes(s *S) S {
	if g.continued == 0 {
		return *s
	}
	var t S
	if set.Long {
		set.Each(s, func(e int32) { set.Add(&t, g.ev[e].node) })
		return t
	}
	for i := 0; i < set.Words(s); i++ {
		for b := set.Word(s, i); b != 0; b &= b - 1 {
			set.Add(&t, g.ev[64*i+bits.TrailingZeros64(b)].node)
		}
	}
	return t
}

// half is 1 for a read-modify-write that has read and not written, else 0.
func half[S set.Set](ev *record[S]) int32 {
	if ev.exclus && !ev.writes {
		return 1
	}
	return 0
}
