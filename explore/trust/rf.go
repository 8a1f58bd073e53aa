package trust

import (
	"slices"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file and those beside it are Algorithm 2 of the paper (section 4.2): the
// variant for reads-from equivalence, which records no coherence order. The links
// between the writes of a cell are their list, in some order that means nothing.
// Whether a graph is consistent, and GetConsCO, are questions to package vsc under SC, and
// to package axiom elsewhere.

// readsFrom visits one graph of each reads-from class.
type readsFrom[S set] struct {
	*explorer[S]
	// newest is the newest write of each cell in some coherence order that makes the
	// current graph consistent, the witness. A cell beyond its end has no writes. Its
	// elements never change.
	newest   []int32
	verifier verifier
	before   [][]int32 // by frame: newest when the frame was pushed
	safe     int       // how many frames there are without those of what is being done

	children map[event.State]event.State // first States of threads, by that of the creator
}

func newReadsFrom[S set](w *Walker) *readsFrom[S] {
	x := &readsFrom[S]{explorer: newExplorer[S](w), children: map[event.State]event.State{}}
	x.noCO, x.causal, x.moves = true, false, x.linearised
	return x
}

func (x *readsFrom[S]) walkFrom(base int, interrupt *atomic.Bool) Ending {
	x.verifier.solver.Options.Stop = x.w.stop(interrupt)
	until := x.w.Tally.Events + x.w.opts.Turn
	for {
		x.safe = len(x.frames)
		if len(x.faults) > 0 && x.halves == 0 {
			faults := x.faults
			x.faults = x.faults[len(x.faults):]
			if x.fault(faults) {
				return Stopped
			}
		}
		t, ok := x.next(), false
		switch {
		case t >= 0 && len(x.ord) >= x.w.opts.MaxEvents:
			return TooLong
		case t >= 0:
			x.w.Tally.Events++
			ok = x.step(t)
		case x.full():
			return Stopped
		}
		if ok {
			continue
		}
		if !x.backtrack(base) {
			return Exhausted
		}
		if interrupt.Load() || x.w.opts.Turn > 0 && x.w.Tally.Events >= until {
			return Interrupted
		}
	}
}

// push adds a frame. The graph has a witness without the event of the frame.
func (x *readsFrom[S]) push(f frame[S]) {
	x.search.push(f)
	x.keep()
}

// keep notes the witness for frames that have just been pushed.
func (x *readsFrom[S]) keep() {
	x.before = x.before[:min(len(x.before), len(x.frames)-1)]
	x.before = append(x.before, x.newest)
}

func (x *readsFrom[S]) newestWrite(c int32) int32 { return newestOf(x.newest, c) }

// append makes a write the newest of its cell in the witness.
func (x *readsFrom[S]) append(w int32) {
	c := x.ev[w].cell
	newest := slices.Clone(x.newest)
	for int(c) >= len(newest) {
		newest = append(newest, initial)
	}
	newest[c] = w
	x.newest = newest
}

// step adds the next event of a thread, with the first of its options. It
// returns false if there is none that is consistent.
func (x *readsFrom[S]) step(t int32) bool {
	c := &x.threads[t]
	if c.half >= 0 {
		return x.write(c.half)
	}
	l := c.label
	switch l.Kind {
	case event.Choice:
		k := len(x.frames)
		x.search.step(t)
		if len(x.frames) > k {
			x.keep()
		}
		return true
	case event.Join, event.Fence:
		return x.mark(t)
	case event.Alloc, event.Free:
		x.needUnits()
		x.fail(t, unsupported("engine trust-rf: memory that is freed, or allocated once more"))
		return true
	}
	o := x.operation(l)
	if len(o.cells) > 1 || o.life {
		x.needUnits()
		x.fail(t, unsupported("engine trust-rf: accesses of different sizes to the same bytes"))
		return true
	}
	e := x.search.begin(t, access, o.cells[0])
	if l.Kind == event.Store {
		return x.write(e)
	}
	return x.read(e)
}

// needUnits makes the search start over with units, if the model has them.
func (x *search[S]) needUnits() {
	if x.model <= memmodel.PSO {
		learned := x.layout.Clone()
		learned.Units = true
		panic(learned)
	}
}

// read puts a read into the graph. It may read from any write.
func (x *readsFrom[S]) read(e int32) bool {
	x.insert(e, 0)
	ev := &x.ev[e]
	ev.reads = true
	x.push(frame[S]{kind: fRead, event: e, at: x.cells[ev.cell].tail})
	return x.nextRead(len(x.frames) - 1)
}

// nextRead makes a read read from the first write, from the one on that its frame
// is at, that leaves the graph consistent.
func (x *readsFrom[S]) nextRead(k int) bool {
	f := &x.frames[k]
	e := f.event
	for {
		switch x.readFrom(e, f.at, x.newestWrite(x.ev[e].cell)) {
		case done:
			return true
		case pending:
			return x.write(e)
		}
		if f.at < 0 {
			return false
		}
		f.at = x.ev[f.at].coPrev
	}
}

// readFrom makes e read from w and lets its thread go on. extensible is a write that
// e can read from for certain, none if there is none.
func (x *readsFrom[S]) readFrom(e, w, extensible int32) result {
	ev := &x.ev[e]
	l := ev.label
	value := x.value(w, ev.cell)
	old := l.Extract(value)
	written := false
	if l.Kind == event.RMW {
		_, written = l.Apply(old, 0)
	}
	undefined := x.undefined(l, w, ev.cell)
	waits := l.Blocks && !undefined && !memmodel.Passes(ev.state, value)
	ev.alt = 0
	ev.exclus = written && !waits && !undefined
	x.halves += half(ev)
	x.readEdges(e, w, ev.exclus)
	must := none
	if waits {
		must = e // a thread that waits has read the newest value
	}
	if w != extensible && (x.hidden(ev, w) || waits && x.overwritten(w, ev.cell) || !x.consistent(must)) {
		x.unread(e)
		return dead
	}
	ev.silent = true
	switch {
	case undefined:
		x.broken(e, memmodel.Undefined(x.prog, l))
		return done
	case waits:
		ev.blocked = true
		c := &x.threads[ev.thread]
		*c = ev.prev
		x.succeed(c, e)
		c.status = waiting
		x.touch(ev.thread)
		return done
	}
	if l.Alternatives(old) > 1 {
		x.push(frame[S]{kind: fAlt, event: e})
	}
	return x.outcome(e)
}

// write puts a write into the graph, or the write of a read-modify-write that has
// read.
func (x *readsFrom[S]) write(e int32) bool {
	x.insert(e, 1)
	ev := &x.ev[e]
	if !ev.reads {
		ev.porf = ev.prev.porf
	}
	x.push(frame[S]{kind: fWrite, event: e, at: start, target: none, cands: x.candidates(e)})
	return x.nextWrite(len(x.frames) - 1)
}

// nextWrite takes the next option of a write: to revisit no read, or to revisit
// one. It returns false if there is none left.
func (x *readsFrom[S]) nextWrite(k int) bool {
	e := x.frames[k].event
	for {
		f := &x.frames[k]
		if f.at == start {
			f.at = none
		} else {
			if f.target >= 0 {
				x.restore()
				x.stamp, f.mark = f.stamp, int32(len(x.ord))
			}
			if f.target = x.latest(&f.cands); f.target < 0 {
				return false
			}
			remove(&f.cands, f.target)
			x.restrict(f.target, e)
			f.mark = int32(len(x.ord))
		}
		x.newest = x.before[k]
		if x.add(e, f.target) {
			return true
		}
	}
}

// latest returns the newest of a set of reads, none if it is empty.
func (x *readsFrom[S]) latest(reads *S) int32 {
	newest := none
	each(reads, func(r int32) {
		if newest < 0 || x.ev[r].stampR > x.ev[newest].stampR {
			newest = r
		}
	})
	return newest
}

// add adds a write, which target then reads unless it is none, and lets the threads
// of both go on. It returns false, having changed nothing, if this is inconsistent.
func (x *readsFrom[S]) add(e, target int32) bool {
	ev := &x.ev[e]
	x.setValue(ev)
	x.writeEdges(e, x.cells[ev.cell].tail)
	if x.rivalled(e) {
		x.unwrite(e)
		return false
	}
	if target < 0 {
		if !ev.reads || ev.rf == x.newestWrite(ev.cell) {
			x.append(e)
		} else if !x.consistent(none) {
			x.unwrite(e)
			return false
		}
		x.written(e)
		return true
	}
	x.written(e)
	if x.readFrom(target, e, none) == dead {
		x.unspawn(e)
		x.unwrite(e)
		return false
	}
	return true
}

// hidden reports whether SC forbids ev to read from w because of a write to the same cell
// that is between the two in porf. It answers without a search for coherence orders
// what is asked most often.
func (x *readsFrom[S]) hidden(ev *record[S], w int32) bool {
	if x.model != memmodel.SC {
		return false
	}
	for v := x.cells[ev.cell].tail; v >= 0; v = x.ev[v].coPrev {
		if v != w && has(&ev.prev.porf, v) && (w < 0 || has(&x.ev[v].porf, w)) {
			return true
		}
	}
	return false
}

// rivalled reports whether e is a read-modify-write that has written, and another one
// has that reads from the same write: both would have to be next in coherence order.
func (x *readsFrom[S]) rivalled(e int32) bool {
	ev := &x.ev[e]
	return ev.exclus && ev.writes && x.exclusive(ev.rf, ev.cell) > 1
}

// overwritten reports whether a read-modify-write is next to w in coherence order.
func (x *readsFrom[S]) overwritten(w, c int32) bool { return x.exclusive(w, c) > 0 }

// exclusive counts the read-modify-writes that have read from w and have written.
func (x *readsFrom[S]) exclusive(w, c int32) (n int) {
	each(x.readersOf(w, c), func(r int32) {
		if x.ev[r].exclus && x.ev[r].writes {
			n++
		}
	})
	return n
}

// backtrack goes on with the next option of the latest choice that has one. It
// returns false if there is none above base.
func (x *readsFrom[S]) backtrack(base int) bool {
	for len(x.frames) > base {
		x.safe = len(x.frames)
		if x.advance(len(x.frames) - 1) {
			x.safe = len(x.frames)
			return true
		}
		x.frames = x.frames[:len(x.frames)-1]
	}
	return false
}

// advance takes back everything after frame k, and takes its next option.
func (x *readsFrom[S]) advance(k int) bool {
	f := &x.frames[k]
	if f.kind == fAlt {
		x.newest = x.before[k]
		return x.search.advance(k)
	}
	x.popTo(f.mark)
	x.stamp = f.stamp
	x.faults = x.faults[:0]
	x.newest = x.before[k]
	f.opt++
	e := f.event
	if f.kind == fWrite {
		if x.ev[e].writes {
			x.unwriteAfter(e, f.at, f.target)
		}
		return x.nextWrite(k)
	}
	if x.ev[e].rf != none {
		x.unspawn(e)
		x.unread(e)
	}
	if f.at < 0 {
		return false
	}
	f.at = x.ev[f.at].coPrev
	return x.nextRead(k)
}
