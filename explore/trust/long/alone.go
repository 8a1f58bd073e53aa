// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/explore/solo"
	"github.com/gomc/gomc/memmodel"
)

// This file is a shortcut past the last part of most executions: a thread that has
// joined all others reads what they have left, and checks it. Each event
// that it would add follows all others, so that it has one option, no older event
// can take part in a revisit by it, and no event of another thread will come later. Such
// events are not added: the thread's States are asked in turn (package solo). In the same way a thread that
// goes round a loop at the end of an execution is asked whether it ever leaves it.

// maxAlone bounds how many operations of a thread that goes on alone are looked at. One that spins for ever does more, and is left
// to the search.
const maxAlone = 1000

// alone reports whether a thread, which goes on from s after joins, comes to its end
// without a choice, an error or anything else that has to be in the graph. No other
// thread can take a step.
func (x *builder) alone(t int32, s event.State) bool {
	r := &x.ready
	if !x.shortcut || x.anyRace || !r.is[stopped].IsEmpty() || !r.is[blocking].IsEmpty() || r.is[joining].Several() || !x.knowsAll(t) {
		return false
	}
	freed := x.anyFreed()
	return x.recalls(x.ends.Recall(freed), s) == solo.Yes || x.ends.Reaches(s, left{x}, freed, min(maxAlone, x.maxEvents-len(x.ord)))
}

// recalls returns what is known of a thread that goes on from a State, and reads the newest writes.
func (x *builder) recalls(m *solo.Recall, from event.State) solo.Node {
	n := m.Root(from)
	for n > 0 {
		n = m.Next(n, x.newestValue(m.Cell(n)))
	}
	return n
}

// knowsAll reports whether all events of the graph come before whatever a thread does after its joins, in porf and in happens-before.
func (x *builder) knowsAll(t int32) bool {
	if x.ready.is[ended].Subset(x.joins[t].ranks) {
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
	var row set.Row
	x.ghb.FollowAll(&row, &c.beforeRead)
	all := x.nodes(&x.alive)
	return set.Subset(&all, &row)
}

// spinsFrom reports whether a thread spins for ever from where it stands, reading the newest writes.
func (x *builder) spinsFrom(t int32) bool {
	for int(t) >= len(x.spun) {
		x.spun = append(x.spun, solo.Recall{})
	}
	s, m := x.threads[t].state, &x.spun[t]
	if answer := x.recalls(m, s); answer != solo.Unknown {
		return answer == solo.Yes
	}
	return m.Spins(s, left{x})
}

// left is the memory that the newest writes of the current graph have left.
type left struct{ x *builder }

func (m left) Operation(l *event.Label) *cells.Op { return m.x.operation(l) }
func (m left) Newest(c int32) event.Bits          { return m.x.newestValue(c) }
func (m left) Bits(c int32) uint64                { return m.x.cells[c].Bits }
func (m left) Lifetime(o event.Obj) int32         { return m.x.lifetime(o) }
func (m left) Ended(o event.Obj) bool             { return m.x.freed(o) }
func (m left) Fresh(l *event.Label) bool          { return len(m.x.reborn(l)) == 0 }
func (m left) Result(t event.ThreadID) (result event.Bits, ok bool) {
	if int(t) < len(m.x.threads) && m.x.threads[t].status == memmodel.Ended {
		return m.x.over(int32(t))
	}
	return result, false
}
