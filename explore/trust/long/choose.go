// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"github.com/gomc/gomc/explore/search"
	set "github.com/gomc/gomc/explore/set/tries"
)

// This file is the choices of the algorithm, one after the other: which write a read reads from (forward revisits), where a write stands in coherence order, and which
// read it revisits (VISITCOS). Each choice is a frame; an event that has one option only gets no frame. What an option does is in
// read.go, write.go and revisit.go, and undo.go takes it back.

// startRead puts a read into the graph.
func (x *builder) startRead(e int32) bool {
	x.insert(e, 0)
	ev := &x.ev[e]
	ev.reads = true
	w := x.newest(ev)
	if w == none {
		ev.porf = ev.prev.porf
		x.doom(e)
		ev.reads, ev.kind = false, marker
		return true
	}
	k := len(x.frames)
	x.push(frame{kind: fRead, event: e, at: w})
	if x.older(ev, w) == none {
		x.frames = x.frames[:k] // no choice
		return x.begun(e, x.readFrom(e, w))
	}
	return x.nextRead(k)
}

// nextRead makes a read read from the write that its frame is at or, if that
// leads nowhere, from an older one.
func (x *builder) nextRead(k int) bool {
	f := &x.frames[k]
	e := f.event
	for {
		if r := x.readFrom(e, f.at); r != dead {
			return x.begun(e, r)
		}
		if f.at = x.older(&x.ev[e], f.at); f.at == none {
			return false
		}
	}
}

// begun goes on after readFrom has returned r: it starts the write of a read-modify-write that is going to write. It returns false if r is dead, that is, if the read
// has changed nothing.
func (x *builder) begun(e int32, r result) bool {
	switch r {
	case dead:
		return false
	case pending:
		return x.startWrite(e)
	}
	return true
}

// startWrite puts a write into the graph, or the write of a read-modify-write that has
// read.
func (x *builder) startWrite(e int32) bool {
	x.insert(e, 1)
	ev := &x.ev[e]
	if !ev.reads {
		ev.porf = ev.prev.porf
		if x.multiCopyAtomic() && ev.node == e {
			x.ghb.Rows[e] = ev.pre
		}
	}
	if x.vain {
		if r := x.displaced(e); r >= 0 {
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
		case set.IsEmpty(&cands):
			return x.writeAfter(e, ev.rf, none)
		}
	}
	if set.IsEmpty(&cands) && !ev.continues && (ev.reads || x.older(ev, x.cells[ev.cell].tail) == none) { // no choice
		p := x.position(start, e, none)
		return p != none && x.writeAfter(e, p, none)
	}
	k := len(x.frames)
	x.push(frame{kind: fWrite, event: e, at: at, target: none, cands: cands})
	if x.nextWrite(k) {
		return true
	}
	x.frames = x.frames[:k]
	return false
}

// nextWrite takes the next option of a write: a position in coherence order, after
// all of these the revisit of a read, with all positions again. It returns false, with the graph
// as it was before the first option, if there is none left.
func (x *builder) nextWrite(k int) bool {
	e := x.frames[k].event
	ev := &x.ev[e]
	for {
		for {
			f := &x.frames[k]
			if f.at == doomed {
				break
			}
			first := f.at == start && f.target < 0
			f.at = x.position(f.at, e, f.target)
			if f.at == none {
				if first && ev.continues && x.multiCopyAtomic() && !x.lost(e) {
					f.at = doomed
					x.doom(e)
					return true
				}
				break
			}
			if x.writeAfter(e, f.at, f.target) {
				return true
			}
		}
		f := &x.frames[k]
		if f.target >= 0 {
			x.restore()
			x.stamp, f.mark = f.stamp, int32(len(x.ord))
		}
		f.target = x.newestRead(&f.cands, ev)
		if f.target < 0 {
			return false
		}
		if x.torn(f.target) || x.torn(e) {
			search.Abort(search.Torn)
		}
		f.at = start
		set.Remove(&f.cands, f.target)
		x.restrict(f.target, e)
		f.mark = int32(len(x.ord))
	}
}

// revisitInPlace puts e in coherence order and revisits r in place. There is no other read that e
// can revisit.
func (x *builder) revisitInPlace(e, r int32) bool {
	p := x.position(start, e, none)
	if p == none {
		return false
	}
	rv := &x.ev[r]
	x.inPlace = append(x.inPlace, r)
	x.save(r)
	x.saveThread(rv.thread, len(x.saved.threads))
	x.ev[e].revisits = true
	set.Remove(x.readersOf(rv.rf, rv.cell), r)
	x.writeAfter(e, p, none)
	if !rv.inPlace {
		rv.base = rv.rf
	}
	rv.inPlace, rv.blocked = true, false
	x.threads[rv.thread] = rv.prev
	x.precede(r)
	return x.begun(r, x.readFrom(r, e))
}

// backtrack goes on with the next option of the latest choice that has one. It
// returns false if there is none above base.
func (x *builder) backtrack(base int) bool {
	for len(x.frames) > base {
		x.effort += price()
		if x.advance(len(x.frames) - 1) {
			return true
		}
		x.frames = x.frames[:len(x.frames)-1]
	}
	return false
}

// advance takes back everything after frame k, and takes its next option.
func (x *builder) advance(k int) bool {
	f := &x.frames[k]
	x.leave(f)
	x.faults, x.raced = x.faults[:0], x.raced[:0]
	f.opt++
	switch ev := &x.ev[f.event]; f.kind {
	case fRead:
		if f.at = x.older(ev, f.at); f.at == none {
			return false
		}
		if x.nextRead(k) {
			return true
		}
		return x.frames[k].at != none && x.advance(k)
	case fAlt:
		if ev.alt+1 >= x.alternatives(ev) {
			return false
		}
		ev.alt++
		x.outcome(f.event)
		return true
	}
	return x.nextWrite(k)
}

// alternatives returns how many alternatives an event has.
func (x *builder) alternatives(ev *record) int32 {
	return int32(ev.label.Alternatives(ev.label.Extract(x.word(ev).Value)))
}
