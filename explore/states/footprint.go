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
		each(touch{l.Loc, l.Mask, memmodel.MayWrite(l)})
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

// facts are what a worker has found out about threads since footprints.learn was last called. known and asked keep it from noting the same twice.
type facts struct {
	seen  map[passage]bool
	moves []movement
	inner []within
	known map[within]bool
	asked map[question]bool
}

// question asks where a thread would go from a configuration if its next operation read a value, which it has never read there.
type question struct {
	at
	value event.Bits
}

// passage is a step from one configuration to another. read is what its operation has read, if it is a single operation that reads.
type passage struct {
	from, to uint32
	read     event.Bits
}

// movement is a passage of a thread, or the creation of toThread by a step of thread if these differ.
type movement struct {
	passage
	thread, toThread event.ThreadID
}

// within is an access of an atomic section that begins at a configuration. after is the content of the cell after the access, if it writes.
type within struct {
	config uint32
	touch
	after event.Bits
}

// step notes a step of a thread that was in a configuration before.
func (f *facts) step(p *position, t event.ThreadID, before uint32, s *memmodel.Step) {
	step := passage{from: before, to: p.thread(t)}
	if s.Label.Reads() && len(p.passages) > 0 { // else it has failed
		step.read = p.passages[0].Value
	}
	f.move(movement{step, p.sym.leader(t), p.sym.leader(t)})
	for _, u := range p.change.Threads {
		if u != t {
			f.move(movement{passage{from: before, to: p.thread(u)}, p.sym.leader(t), p.sym.leader(u)})
		}
	}
	if s.Label.Kind != event.AtomicBegin {
		return
	}
	for _, a := range p.m.Accesses(p.newest()) {
		if p.sym.ownsLoc(a.Loc) {
			continue
		}
		w := within{config: before, touch: touch{a.Loc, a.Mask, a.Write}}
		if a.Write {
			w.after = cell{a.Loc, a.Mask}.of(a.New)
		}
		if !f.known[w] {
			if f.known == nil {
				f.known = map[within]bool{}
			}
			f.known[w] = true
			f.inner = append(f.inner, w)
		}
	}
}

// ask notes a question.
func (f *facts) ask(q question) {
	if f.asked == nil {
		f.asked = map[question]bool{}
	}
	f.asked[q] = true
}

// settled notes the joins that were taken right after the newest step (position.joins), and those of the same chains that may be taken in other states
// (position.possible).
func (f *facts) settled(p *position) {
	for _, joins := range [][]join{p.joins, p.possible} {
		for _, j := range joins {
			f.move(movement{passage{j.before, j.after, j.read}, j.thread, j.thread})
		}
	}
	p.possible = p.possible[:0]
}

func (f *facts) move(m movement) {
	if f.seen[m.passage] {
		return
	}
	if f.seen == nil {
		f.seen = map[passage]bool{}
	}
	f.seen[m.passage] = true
	f.moves = append(f.moves, m)
}

// footprints are what is known of all threads. They change between levels only.
type footprints struct {
	parts   *parts
	sym     *symmetry // nil if no threads are alike
	configs []config  // by number
	places  map[place]uint32
	at      []*whereabouts // by place
	items   map[touch]uint32
	touches []touch            // by item
	against []bitset           // by item: the items that conflict with it
	mixed   map[event.Loc]bool // locations of which contents are not known: there are accesses that overlap, but not to the same bytes
	buffers []underway         // by number of a buffer
	stored  uint64             // stores in all of these
	known   map[passage]bool   // passages that were learned: several workers may have met the same
	edges   int
	guesses int
	futile  bool   // it is not worth while to look for persistent sets
	fresh   int    // edges between configurations that were added since findCycles was last called
	dirty   bool   // something was added since close last computed the futures of places
	void    []bool // by number of a configuration; see findVoid
}

// underway is what the stores in a buffer will touch when they leave it: all of them together, and each.
type underway struct {
	all    bitset
	stores []bitset // one by one, oldest first
}

// config is a configuration of a thread.
type config struct {
	known   bool
	cyclic  bool   // the thread can come back to it
	loop    uint32 // the strongly connected component that it belongs to
	place   uint32
	label   *event.Label
	touches bitset                // of its next operation
	next    []uint32              // where a step leads
	read    []event.Bits          // what its operation has read then, if it reads and is no atomic section
	guesses map[event.Bits]uint32 // where steps would lead that were never taken, by what they read
	child   uint32                // the first configuration of the thread that it creates; 0 if it creates none
	writes  []content             // if it is an atomic section
}

// whereabouts is what is known of a place of the program: what threads touch there, which places may follow, and what may be touched from there on.
type whereabouts struct {
	touches bitset // there
	future  bitset // there and afterwards
	next    []uint32
}

func newFootprints(parts *parts, sym *symmetry) *footprints {
	return &footprints{parts: parts, sym: sym, places: map[place]uint32{}, items: map[touch]uint32{}, mixed: map[event.Loc]bool{}, known: map[passage]bool{}}
}

// learn takes over what the workers have met. With all, cycles are up to date afterwards.
func (f *footprints) learn(workers []*worker, all bool) {
	for _, w := range workers {
		for _, m := range w.facts.moves {
			f.move(m)
		}
		for _, in := range w.facts.inner {
			c := &f.configs[in.config]
			f.touch(c, in.touch)
			if in.write && in.loc >= 0 { // a lifetime holds nothing
				c.writes = append(c.writes, content{cell{in.loc, in.mask}, in.after})
			}
		}
		w.facts.moves, w.facts.inner = w.facts.moves[:0], w.facts.inner[:0]
	}
	f.answer(workers)
	f.judge(workers)
	for _, n := range f.sym.naming() {
		f.mixed[n.loc] = true // what it holds depends on the names of threads
	}
	for _, l := range f.sym.ownLocs() {
		f.mixed[l] = true // what it holds depends on whose it is
	}
	for k := len(f.buffers); k < len(f.parts.buffers.list()); k++ {
		b := f.buffer(f.parts.buffers.list()[k])
		f.buffers = append(f.buffers, b)
		f.stored += uint64(len(b.stores))
	}
	if f.dirty {
		f.close()
	}
	if f.fresh > f.edges/8 || all && f.fresh > 0 {
		f.findCycles()
	}
}

// maxGuesses is how many questions are answered.
const maxGuesses = 1 << 12

// answer answers the questions of workers.
func (f *footprints) answer(workers []*worker) {
	open := f.guesses < maxGuesses
	for _, w := range workers {
		for q := range w.facts.asked {
			c := &f.configs[q.config]
			if _, ok := c.guesses[q.value]; ok || !open {
				continue
			}
			next := f.parts.threads.id(memmodel.PlainConfig(event.Next(f.parts.threads.list()[q.config-1].State, q.value)))
			f.config(q.thread, next)
			c = &f.configs[q.config]
			if c.guesses == nil {
				c.guesses = map[event.Bits]uint32{}
			}
			c.guesses[q.value] = next
			f.guesses++
		}
		clear(w.facts.asked)
	}
}

func (f *footprints) move(m movement) {
	from, to := f.config(m.thread, m.from), f.config(m.toThread, m.to)
	if m.thread == m.toThread {
		if f.known[m.passage] {
			return // from another worker
		}
		f.known[m.passage] = true
		c := &f.configs[m.from]
		c.next, c.read = append(c.next, m.to), append(c.read, m.read)
		f.edges++
		f.fresh++
	} else {
		f.configs[m.from].child = m.to
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
	c.known, c.place, c.label = true, k, label
	f.reach(label, func(x touch) { f.touch(c, x) })
	return k
}

// reach calls each with what an operation touches that another thread may touch as well.
func (f *footprints) reach(l *event.Label, each func(touch)) {
	if !f.sym.owns(l.Object) {
		touches(l, each)
	}
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
		if x.loc == y.loc && x.mask != y.mask && x.mask&y.mask != 0 {
			f.mixed[x.loc] = true
		}
		if x.conflicts(y) {
			f.against[k].add(uint32(i))
			f.against[i].add(k)
		}
	}
	return k
}

// buffer returns what the stores of a buffer will touch.
func (f *footprints) buffer(key string) (p underway) {
	stores, _ := bufferOf(key)
	for _, s := range stores {
		var one bitset
		f.reach(s.Label, func(x touch) { one.add(f.item(x)) })
		p.stores = append(p.stores, one)
		p.all.addAll(one)
	}
	return p
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
