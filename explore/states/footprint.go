package states

import (
	"math/bits"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file knows what threads may still do, as far as the search has seen it. A thread is an automaton: its
// configurations are the states, and its steps lead from one to the next. What it may touch from some configuration
// on is an over-approximation of that automaton: configurations at the same place of the program count as
// one place, and a place may touch what was touched there or at any place that follows, in threads created from there on,
// too.
//
// The search learns while it goes on, so that what is known may be too little at first. See reduce.go on
// why that does no harm in the end.

// touch is an access to a location, or to the lifetime of an object (memmodel.Lifetime).
type touch struct {
	loc   event.Loc
	mask  uint8
	write bool
}

func (a touch) conflicts(b touch) bool {
	return a.loc == b.loc && a.mask&b.mask != 0 && (a.write || b.write)
}

// touches calls each with what an operation touches, atomic sections aside.
func touches(l *event.Label, each func(touch)) {
	switch l.Kind {
	case event.Load, event.Store, event.RMW:
		each(touch{l.Loc, l.Mask, l.Kind != event.Load})
		if l.Object != event.NoObj {
			each(touch{memmodel.Lifetime(l.Object), 0xff, false})
		}
	case event.Alloc, event.Free:
		each(touch{memmodel.Lifetime(l.Object), 0xff, true})
	}
}

// place is where in the program a thread stands.
type place struct {
	thread event.ThreadID
	site   event.SiteID
	kind   event.Kind
	op     event.Op
}

// facts are what a worker has met and the footprints do not know yet.
type facts struct {
	seen  map[uint64]bool
	moves []movement
	inner []within
	known map[within]bool
}

// movement is a step of a thread from one configuration to another or, if child is set, the
// creation of a thread.
type movement struct {
	from, to         uint32
	thread, toThread event.ThreadID
}

// within is what an atomic section has touched that begins at a configuration.
type within struct {
	config uint32
	touch
}

// step notes a step of a thread that was in a configuration before.
func (f *facts) step(p *position, t event.ThreadID, before uint32, s *memmodel.Step) {
	for _, u := range p.change.Threads {
		f.move(movement{before, p.thread(u), p.sym.leader(t), p.sym.leader(u)})
	}
	if s.Label.Kind != event.AtomicBegin {
		return
	}
	for _, a := range p.m.Accesses(p.newest()) {
		w := within{before, touch{a.Loc, a.Mask, a.Write}}
		if !f.known[w] {
			if f.known == nil {
				f.known = map[within]bool{}
			}
			f.known[w] = true
			f.inner = append(f.inner, w)
		}
	}
}

// settled notes the joins that have followed a step, and those of chains that may.
func (f *facts) settled(p *position) {
	for _, joins := range [][]join{p.joins, p.possible} {
		for _, j := range joins {
			f.move(movement{j.before, j.after, j.thread, j.thread})
		}
	}
	p.possible = p.possible[:0]
}

func (f *facts) move(m movement) {
	key := uint64(m.from)<<32 | uint64(m.to)
	if f.seen[key] {
		return
	}
	if f.seen == nil {
		f.seen = map[uint64]bool{}
	}
	f.seen[key] = true
	f.moves = append(f.moves, m)
}

// footprints are what is known of all threads. They change between levels only.
type footprints struct {
	parts   *parts
	configs []config // by number
	places  map[place]uint32
	at      []*whereabouts // by place
	items   map[touch]uint32
	touches []touch  // by item
	against []bitset // by item: the items that conflict with it
	buffers []bitset // by number of a buffer: its stores
	edges   int
	fresh   int  // edges that cycles do not know
	dirty   bool // something is not in all futures that it belongs to
}

// config is a configuration of a thread.
type config struct {
	known   bool
	cyclic  bool   // the thread can come back to it
	loop    uint32 // the strongly connected component that it belongs to
	place   uint32
	touches bitset // of its next operation
	next    []uint32
}

// whereabouts is a place, and what may follow.
type whereabouts struct {
	touches bitset // there
	future  bitset // there and afterwards
	next    []uint32
}

func newFootprints(parts *parts) *footprints {
	return &footprints{parts: parts, places: map[place]uint32{}, items: map[touch]uint32{}}
}

// learn takes over what the workers have met. With all, cycles are up to date afterwards.
func (f *footprints) learn(workers []*worker, all bool) {
	for _, w := range workers {
		for _, m := range w.facts.moves {
			f.move(m)
		}
		for _, in := range w.facts.inner {
			f.touch(&f.configs[in.config], in.touch)
		}
		w.facts.moves, w.facts.inner = w.facts.moves[:0], w.facts.inner[:0]
	}
	for k := len(f.buffers); k < len(f.parts.buffers.list()); k++ {
		f.buffers = append(f.buffers, f.buffer(f.parts.buffers.list()[k]))
	}
	if f.dirty {
		f.close()
	}
	if f.fresh > f.edges/8 || all && f.fresh > 0 {
		f.findCycles()
	}
}

func (f *footprints) move(m movement) {
	from, to := f.config(m.thread, m.from), f.config(m.toThread, m.to)
	if m.thread == m.toThread {
		f.configs[m.from].next = append(f.configs[m.from].next, m.to)
		f.edges++
		f.fresh++
	}
	at := f.at[from]
	for _, n := range at.next {
		if n == to {
			return
		}
	}
	at.next = append(at.next, to)
	f.dirty = true
}

// config returns the place of a configuration of a thread.
func (f *footprints) config(t event.ThreadID, id uint32) uint32 {
	for int(id) >= len(f.configs) {
		f.configs = append(f.configs, make([]config, int(id)+1-len(f.configs)+len(f.configs)/2)...)
	}
	c := &f.configs[id]
	if c.known {
		return c.place
	}
	label := f.parts.threads.list()[id-1].State.Label()
	at := place{t, label.Site, label.Kind, label.Op}
	k, ok := f.places[at]
	if !ok {
		k = uint32(len(f.at))
		f.places[at] = k
		f.at = append(f.at, &whereabouts{})
	}
	c.known, c.place = true, k
	touches(label, func(x touch) { f.touch(c, x) })
	return k
}

// touch notes that the next operation of a configuration touches something.
func (f *footprints) touch(c *config, x touch) {
	k := f.item(x)
	c.touches.add(k)
	f.dirty = f.at[c.place].touches.add(k) || f.dirty
}

func (f *footprints) item(x touch) uint32 {
	k, ok := f.items[x]
	if ok {
		return k
	}
	k = uint32(len(f.touches))
	f.items[x] = k
	f.touches = append(f.touches, x)
	f.against = append(f.against, nil)
	for i, y := range f.touches {
		if x.conflicts(y) {
			f.against[k].add(uint32(i))
			f.against[i].add(k)
		}
	}
	return k
}

// buffer returns what the stores of a buffer will touch.
func (f *footprints) buffer(key string) (all bitset) {
	stores, _ := bufferOf(key)
	for _, s := range stores {
		touches(s.Label, func(x touch) { all.add(f.item(x)) })
	}
	return all
}

// close computes what may follow after each place.
func (f *footprints) close() {
	f.dirty = false
	for changed := true; changed; {
		changed = false
		for k := len(f.at) - 1; k >= 0; k-- {
			at := f.at[k]
			changed = at.future.addAll(at.touches) || changed
			for _, n := range at.next {
				changed = at.future.addAll(f.at[n].future) || changed
			}
		}
	}
}

// findCycles finds the configurations to which a thread can come back: the strongly connected
// components of the automaton.
func (f *footprints) findCycles() {
	f.fresh = 0
	loop := uint32(0)
	components(len(f.configs), func(c uint32) []uint32 { return f.configs[c].next }, func() bool { return false }, func(members []uint32) {
		cyclic := len(members) > 1 || slices.Contains(f.configs[members[0]].next, members[0])
		for _, c := range members {
			f.configs[c].cyclic, f.configs[c].loop = cyclic, loop
		}
		loop++
	})
}

// bitset is a set of small numbers.
type bitset []uint64

func (b *bitset) add(i uint32) (changed bool) {
	for int(i/64) >= len(*b) {
		*b = append(*b, 0)
	}
	w := &(*b)[i/64]
	was := *w
	*w |= 1 << (i % 64)
	return *w != was
}

func (b *bitset) addAll(c bitset) (changed bool) {
	for len(*b) < len(c) {
		*b = append(*b, 0)
	}
	for i, w := range c {
		if w&^(*b)[i] != 0 {
			(*b)[i] |= w
			changed = true
		}
	}
	return changed
}

func (b bitset) meets(c bitset) bool {
	for i := range min(len(b), len(c)) {
		if b[i]&c[i] != 0 {
			return true
		}
	}
	return false
}

// each calls do with the members until it returns false, and reports whether it never did.
func (b bitset) each(do func(uint32) bool) bool {
	for i, w := range b {
		for ; w != 0; w &= w - 1 {
			if !do(uint32(64*i + bits.TrailingZeros64(w))) {
				return false
			}
		}
	}
	return true
}
