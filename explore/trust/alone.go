package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// This file is a shortcut past the last part of most executions: a thread that has
// joined all others reads what they have left, and checks it. Each event
// that it would add follows all others, so that it has one option, no older event
// can take part in a revisit by it, and no event of another thread will come later. Such
// events are not added: the thread's States are asked in turn, with a memory; and what they come to is remembered, see recall.go.

// maxAlone bounds how many operations of a thread that goes on alone are looked at. One that spins for ever does more, and is left
// to the search.
const maxAlone = 1000

// shortcuts is what alone needs and remembers.
type shortcuts struct {
	shortcut          bool // threads may go on alone
	overlay           overlay
	known, knownEnded recall // for graphs without and with ends of lifetimes
}

// overlay is what a thread that goes on alone has changed of the memory that the graph has left.
type overlay struct {
	cells  []int32
	values []event.Bits
	ended  []event.Obj // objects whose lifetimes have ended
	recall *recall     // takes note of what was read
}

func (m *overlay) set(c int32, v event.Bits) {
	k := slices.Index(m.cells, c)
	if k < 0 {
		k = len(m.cells)
		m.cells, m.values = append(m.cells, c), append(m.values, event.Bits{})
	}
	m.values[k] = v
}

// alone reports whether a thread, which goes on from s after joins, comes to its end
// without a choice, an error or anything else that has to be in the graph. No other
// thread can take a step.
func (x *builder[S]) alone(t int32, s event.State) bool {
	r := &x.ready
	if !x.shortcut || x.anyRace || r.is[stopped]|r.is[blocking] != 0 || r.is[joining]&(r.is[joining]-1) != 0 || !x.knowsAll(t) {
		return false
	}
	freed := x.anyEnded()
	m := &x.known
	if freed {
		m = &x.knownEnded
	}
	if x.recalls(m, s) == yes {
		return true
	}
	o := &x.overlay
	o.cells, o.values, o.ended, o.recall = o.cells[:0], o.values[:0], o.ended[:0], m
	m.read = m.read[:0]
	from, recallable := s, true // recallable: what the thread does depends on its State and on the values that it reads, and on nothing else
	for n := len(x.ord); n < min(len(x.ord)+maxAlone, x.maxEvents); n++ {
		l := s.Label()
		if l.Kind == event.Exit {
			if recallable {
				m.remember(from, yes)
			}
			return true
		}
		recallable = recallable && l.Kind != event.Join && l.Kind != event.Alloc && (l.Object == event.NoObj || !freed)
		if s = x.aloneStep(s, l); s == nil {
			return false
		}
	}
	return false
}

// knowsAll reports whether all events of the graph come before whatever a thread does after its joins, in porf and in happens-before.
func (x *builder[S]) knowsAll(t int32) bool {
	if x.ready.is[ended]&^x.joins[t].ranks == 0 {
		return true // it has joined all of them
	}
	x.learned = true
	c := x.threads[t]
	x.learnAll(&c, &x.joins[t])
	if !set.Subset(&x.alive, &c.porf) || x.causal && !set.Subset(&x.alive, &c.hb) {
		return false
	}
	if !x.multiCopyAtomic() {
		return true
	}
	var row S
	x.followAll(&row, &c.beforeRead)
	all := x.nodes(&x.alive)
	return set.Subset(&all, &row)
}

// aloneStep returns the State after an operation of a thread that goes on alone, nil if
// the operation has to be in the graph.
func (x *builder[S]) aloneStep(s event.State, l *event.Label) event.State {
	switch l.Kind {
	case event.Load, event.Store, event.RMW:
		return x.aloneAccess(s, l)
	case event.Fence:
		return s.Next(0)
	case event.Alloc:
		if len(x.reborn(l)) == 0 && !slices.Contains(x.overlay.ended, l.Object) {
			return s.Next(0)
		}
	case event.Free:
		if !x.ends(l.Object) && !slices.Contains(x.overlay.ended, l.Object) {
			x.overlay.ended = append(x.overlay.ended, l.Object)
			return s.Next(1)
		}
	case event.Join:
		if u := int(l.Thread); u < len(x.threads) && x.threads[u].status == memmodel.Ended && x.threads[u].label.Returns() {
			return event.Next(s, x.threads[u].label.Operand())
		}
	}
	return nil
}

func (x *builder[S]) aloneAccess(s event.State, l *event.Label) event.State {
	if l.Object != event.NoObj && (x.ends(l.Object) || slices.Contains(x.overlay.ended, l.Object)) {
		return nil
	}
	o := x.operation(l)
	if o.Life {
		return nil
	}
	if l.Kind == event.Store {
		x.aloneWrite(o, l.Write(event.Bits{}, l.Operand()))
		return s.Next(0)
	}
	var word event.Bits
	for _, c := range o.Cells {
		if k := slices.Index(x.overlay.cells, c); k >= 0 {
			word = word.Or(x.overlay.values[k])
			continue
		}
		v := x.value(x.cells[c].tail, c)
		word = word.Or(v)
		x.overlay.recall.note(c, v)
	}
	old := l.Read(word)
	if l.Alternatives(old.Value) > 1 {
		return nil
	}
	does, after, waits := memmodel.Obtain(s, l, old, 0)
	if waits {
		return nil
	}
	if does.Writes {
		x.aloneWrite(o, l.Write(word, does.Stored))
	}
	return after
}

// aloneWrite writes a word to the memory of a thread that goes on alone.
func (x *builder[S]) aloneWrite(o *cells.Op, word event.Bits) {
	for _, c := range o.Cells {
		x.overlay.set(c, word.And(x.cells[c].Bits))
	}
}
