package cycle

import (
	"math"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Finder looks for cycles. The zero value is ready for use; its memory is reused
// from execution to execution.
type Finder struct {
	updated []int32 // by step: the update of the store, the step itself if it needs none, pending
	oldest  []int32 // by thread: the oldest store that reaches memory later
	newest  []int32 // by thread: the newest store that was buffered
	words   []word
	touched []int32 // words in use

	first []int32 // by node: its first edge, -1 for none
	edges []edge
	count []int32 // by node: edges into it from nodes that are not done
	queue []int32
}

// edge is an element of the list of edges out of a node.
type edge struct{ to, next int32 }

// word is the recent history of a location.
type word struct {
	writers []access // the newest stores to its bytes
	readers []access // the loads since then
}

// access says that a node accesses some bytes.
type access struct {
	node   int32
	thread event.ThreadID
	mask   uint8
}

// pending marks a store that has not reached memory.
const pending = math.MaxInt32

// Cyclic reports whether the Shasha-Snir trace of what a machine has executed has
// a cycle. Stores that are still in a buffer are not yet part of memory, so that a
// cycle of a prefix is one of all its continuations.
func (f *Finder) Cyclic(m *memmodel.Machine) bool {
	if !f.delays(m) {
		return false
	}
	f.build(m)
	return f.sort(m) > 0
}

// delays reports whether any access takes effect before one that precedes it in
// program order. If none does, the order in which accesses take effect is one
// of sequential consistency. It fills updated.
func (f *Finder) delays(m *memmodel.Machine) bool {
	steps := m.Steps()
	f.updated = resize(f.updated, len(steps))
	f.oldest, f.newest = resize(f.oldest, m.Threads()), resize(f.newest, m.Threads())
	for t := range f.oldest {
		f.oldest[t], f.newest[t] = pending, -1
	}
	found := false
	for i := range f.updated {
		f.updated[i] = int32(i)
		if buffered(m, int32(i)) {
			f.updated[i], f.newest[steps[i].Thread] = pending, int32(i)
		}
		// What a load reads from a buffer takes effect as soon as the store does.
		for _, s := range m.Forwards(i) {
			found = found || s.Store != f.newest[steps[i].Thread]
		}
	}
	for i := len(steps) - 1; i >= 0; i-- {
		s, t := &steps[i], steps[i].Thread
		if s.Update {
			found = found || f.oldest[t] < s.Store
			f.oldest[t] = min(f.oldest[t], s.Store)
			f.updated[s.Store] = int32(i)
			continue
		}
		if f.updated[i] == pending {
			f.oldest[t] = min(f.oldest[t], int32(i))
		}
		found = found || f.oldest[t] <= int32(i) && len(m.Accesses(i)) > 0
	}
	return found
}

// buffered reports whether a step is a store that goes through a buffer, or begins another life of an object there.
func buffered(m *memmodel.Machine, i int32) bool {
	s := &m.Steps()[i]
	if !s.Update && s.Label.Kind == event.Alloc && m.Model() != memmodel.SC {
		return len(m.Accesses(int(i))) == 1 // to the lifetime
	}
	if s.Update || s.Label.Kind != event.Store {
		return false
	}
	for _, a := range m.Accesses(int(i)) {
		if a.Loc >= 0 {
			return false // it has written memory, or has failed
		}
	}
	return true
}

// node returns the node that makes an access, -1 if the access is not part of
// the trace.
func node(m *memmodel.Machine, a *memmodel.Access) int32 {
	s := &m.Steps()[a.Step]
	switch {
	case s.Update:
		return s.Store
	case s.Label.Kind == event.Alloc && m.Model() == memmodel.SC:
		return -1
	}
	return a.Step
}

// build fills edges with enough edges of the trace to have all its cycles.
func (f *Finder) build(m *memmodel.Machine) {
	steps := m.Steps()
	f.first = resize(f.first, len(steps))
	f.count = resize(f.count, len(steps))
	for i := range f.first {
		f.first[i], f.count[i] = -1, 0
	}
	f.edges = f.edges[:0]
	for i := range steps {
		if s := &steps[i]; !s.Update {
			threads(m, int32(i), f.add)
		}
	}
	for _, w := range f.touched {
		f.words[w].writers, f.words[w].readers = f.words[w].writers[:0], f.words[w].readers[:0]
	}
	f.touched = f.touched[:0]
	for k := range m.AccessCount() {
		a := m.Access(int32(k))
		if n := node(m, a); n >= 0 {
			f.access(f.word(a.Loc), access{n, steps[n].Thread, a.Mask}, a.Write)
		}
	}
}

// threads calls add for the edges into a step that do not come from memory.
func threads(m *memmodel.Machine, i int32, add func(from, to int32)) {
	s := &m.Steps()[i]
	if s.PrevOwn >= 0 {
		add(s.PrevOwn, i)
	} else if c := m.Creator(s.Thread); c >= 0 {
		add(c, i)
	}
	if s.Label.Kind == event.Join {
		if last := m.Last(m.Proc(s.Label.Thread)); last >= 0 {
			add(last, i)
		}
	}
}

func (f *Finder) add(from, to int32) {
	f.edges = append(f.edges, edge{to, f.first[from]})
	f.first[from] = int32(len(f.edges) - 1)
	f.count[to]++
}

// word returns the history of a location or lifetime.
func (f *Finder) word(l event.Loc) *word {
	k := 2 * l
	if l < 0 {
		k = -2*l + 1
	}
	for int(k) >= len(f.words) {
		f.words = append(f.words, word{})
	}
	w := &f.words[k]
	if len(w.writers) == 0 && len(w.readers) == 0 {
		f.touched = append(f.touched, int32(k))
	}
	return w
}

// access adds the edges into a node that come from the history of a word, and
// extends the history.
func (f *Finder) access(w *word, a access, write bool) {
	f.follow(w.writers, a)
	if !write {
		w.readers = latest(w.readers, a)
		return
	}
	f.follow(w.readers, a)
	w.readers = hide(w.readers, a.mask)
	w.writers = append(hide(w.writers, a.mask), a)
}

// follow adds edges from accesses of other threads to the same bytes.
func (f *Finder) follow(before []access, a access) {
	for i := range before {
		if b := &before[i]; b.mask&a.mask != 0 && b.thread != a.thread {
			f.add(b.node, a.node)
		}
	}
}

// hide removes bytes from a history.
func hide(all []access, mask uint8) []access {
	kept := all[:0]
	for _, a := range all {
		if a.mask &^= mask; a.mask != 0 {
			kept = append(kept, a)
		}
	}
	return kept
}

// latest adds a load to the loads since a store. Of the loads by a thread of the
// same bytes only the last one matters: the others precede it in program order.
func latest(all []access, a access) []access {
	for i := range all {
		b := &all[i]
		if b.thread != a.thread {
			continue
		}
		if b.node >= a.node && a.mask&^b.mask == 0 {
			return all
		}
		if b.node <= a.node && b.mask&^a.mask == 0 {
			*b = a
			return all
		}
	}
	return append(all, a)
}

// sort takes the nodes in topological order as far as that goes, and returns how
// many are left: those that are on cycles or after one. Their count is not 0.
func (f *Finder) sort(m *memmodel.Machine) (left int) {
	steps := m.Steps()
	f.queue = f.queue[:0]
	for i := range steps {
		if steps[i].Update {
			continue
		}
		left++
		if f.count[i] == 0 {
			f.queue = append(f.queue, int32(i))
		}
	}
	for k := 0; k < len(f.queue); k++ {
		left--
		for e := f.first[f.queue[k]]; e >= 0; e = f.edges[e].next {
			to := f.edges[e].to
			if f.count[to]--; f.count[to] == 0 {
				f.queue = append(f.queue, to)
			}
		}
	}
	return left
}

// resize returns a slice of a length, of unspecified content.
func resize(s []int32, n int) []int32 {
	if cap(s) < n {
		return make([]int32, n, 2*n)
	}
	return s[:n]
}
