package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file is about memory that belongs to threads that are alike: objects that each of them allocates, and that no other thread ever names. When
// threads exchange their places, their objects do as well, with their lifetimes and what is in their words. The addresses of these objects are
// in no other words, and in the States of no other threads: an operation that wrote one elsewhere, or returned it, would show another label than that of the other threads, and they would
// not be alike. So they are in the States of their threads, which exchange their places anyway, and in the words of the objects. There each address of an object of one
// thread becomes that of the corresponding object of another one.
//
// Nobody knows which words hold addresses. What looks like one is taken for one, and whether that is right is confirmed with everything else: the automata of
// threads that are alike have to correspond after each such value. What counts is that words correspond one to one (estate.swap). Operations on a part of a word, and those that compute with
// it, would not keep that: words that they access must never hold such values (row.plain).
//
// The proof of symmetry.go holds with these additions. A label that names an object of its thread is, but for the number, the address and the location, that of the leader; what is read from
// the object or written to it corresponds by swap; and no other thread names the object, which is confirmed for each State that a thread comes to, whether it takes the step or not (names).
// For the same reason operations on these objects conflict with nothing that others do: footprints leave them out. What their words hold is not known to
// forecasts, which look at the automaton of the leader: the words of another member may hold something else.
//
// Of some checks no program is known that needs them, because others notice the same. Whoever names the object of another thread has another address in its label (names, owner, addRow);
// that a word has held addresses and that operations take it apart is noticed in either order, and once more when the next thread does the same (usesOwn, holds); and a thread
// that comes to an operation on an object mostly executes it somewhere (look, others). They stay: they say what the proof takes for granted.

// plot is one object of each member of a class, allocated in corresponding States. Its slices have an entry for each member, by its place in the class.
type plot struct {
	objects []event.Obj
	from    []uint64 // their addresses
	size    uint64
}

// row is one word in each object of a plot, at the same distance from its beginning. locs has an entry for each member, by its place in the class.
type row struct {
	class *class
	locs  []event.Loc
	addr  uint64 // of the leader's
	plain bool   // some operation accesses it in part, or computes with its content, so that it must never hold an address of a plot
	moved bool   // it has held what looks like an address of a plot, so that no such operation may access it
}

// estate is all that the members of a class own: the plots, and those rows of them that were accessed. It never changes; addPlot and addRow make a new one.
type estate struct {
	plots []*plot
	rows  []row
}

// owned is what is known of memory that belongs to threads.
type owned struct {
	plots  map[event.Obj]*plot
	class  map[event.Obj]*class
	rows   map[event.Loc]*row
	others map[event.Obj]bool // objects that threads have named whose own they are not
	values map[*class]map[uint64]bool
}

func newOwned() owned {
	return owned{plots: map[event.Obj]*plot{}, class: map[event.Obj]*class{}, rows: map[event.Loc]*row{}, others: map[event.Obj]bool{}, values: map[*class]map[uint64]bool{}}
}

// covers reports whether an address lies in the object of the member at a place.
func (p *plot) covers(addr uint64, place int) bool { return addr-p.from[place] < p.size }

// swap exchanges the objects of the leader with those of the member at a place in a word: an address in an object of one becomes the same address in the object of
// the other. Any other word stays as it is.
func (e *estate) swap(word event.Bits, place int) event.Bits {
	if e == nil || place == 0 || word.Undef != 0 {
		return word
	}
	for _, p := range e.plots {
		switch {
		case p.covers(word.Value, place):
			word.Value += p.from[0] - p.from[place]
			return word
		case p.covers(word.Value, 0):
			word.Value += p.from[place] - p.from[0]
			return word
		}
	}
	return word
}

// moves reports whether a word is an address of some plot.
func (e *estate) moves(word event.Bits) bool {
	return word.Undef == 0 && slices.ContainsFunc(e.plots, func(p *plot) bool {
		for i := range p.from {
			if p.covers(word.Value, i) {
				return true
			}
		}
		return false
	})
}

// whole reports whether an operation leaves addresses what they are: it reads or writes a word as a whole.
func whole(l *event.Label) bool {
	if l.Mask != 0xff {
		return false
	}
	return l.Kind == event.Load || l.Kind == event.Store || l.Kind == event.RMW && (l.Op == event.OpXchg || l.Op == event.OpCmpXchg)
}

// owner reports whether an object belongs to the member of a class in a place, and returns its plot.
func (o *owned) owner(obj event.Obj, c *class, place int) (*plot, bool) {
	p := o.plots[obj]
	return p, p != nil && o.class[obj] == c && p.objects[place] == obj
}

// roleOf is role for the member of a class in a place: the label is that of the leader if it names an object of the member.
func (y *symmetry) roleOf(c *class, place int, l *event.Label) event.Label {
	r := role(l, c.members[place])
	p, ok := y.own.owner(l.Object, c, place)
	if !ok {
		return r
	}
	r.Object, r.Loc = p.objects[0], event.NoLoc
	r.Addr = c.estate.swap(event.Defined(l.Addr), place).Value
	if whole(l) {
		r.Val = c.estate.swap(l.Operand(), place).Value
		r.Exp = c.estate.swap(event.Defined(l.Exp), place).Value
	}
	return r
}

// addPlot makes a plot of the objects that the members of a class are about to allocate, in corresponding States. It makes none if one of the objects is known
// otherwise, or if they are not distinct; then the labels of the members differ, and with them the members (part).
func (y *symmetry) addPlot(c *class, states []event.State) {
	first := states[0].Label()
	if first.Kind != event.Alloc {
		return
	}
	p := &plot{size: first.Val}
	for _, s := range states {
		l := s.Label()
		if y.own.plots[l.Object] != nil || y.own.others[l.Object] || slices.Contains(p.objects, l.Object) {
			return
		}
		p.objects, p.from = append(p.objects, l.Object), append(p.from, l.Addr)
	}
	for i := range p.from {
		if y.taken(p, i) {
			panic(apart(c.members))
		}
	}
	for v := range y.own.values[c] {
		for i := range p.from {
			if p.covers(v, i) {
				panic(apart(c.members)) // it was no address until now
			}
		}
	}
	for _, o := range p.objects {
		y.own.plots[o], y.own.class[o] = p, c
	}
	c.estate = c.estate.with(p)
}

// taken reports whether an object of a plot overlaps others.
func (y *symmetry) taken(p *plot, place int) bool {
	overlaps := func(q *plot, i int) bool {
		return q.covers(p.from[place], i) || p.covers(q.from[i], place)
	}
	for i := range place {
		if overlaps(p, i) {
			return true
		}
	}
	for _, q := range y.own.plots {
		for i := range q.from {
			if overlaps(q, i) {
				return true
			}
		}
	}
	return false
}

// with returns an estate with one more plot.
func (e *estate) with(p *plot) *estate {
	if e == nil {
		return &estate{plots: []*plot{p}}
	}
	return &estate{plots: append(slices.Clone(e.plots), p), rows: e.rows}
}

// addRow makes a row of the words that the members of a class are about to access, in corresponding States, if they are words of their own objects. As the labels are the same up to swap, the words lie
// at the same place of the objects. Their initial content is the same, too, and is no address of a plot, since swap would change it.
func (y *symmetry) addRow(c *class, states []event.State) {
	l := states[0].Label()
	if _, ok := y.own.owner(l.Object, c, 0); !ok || !l.Accesses() {
		return
	}
	r := &row{class: c, addr: l.Addr}
	for _, s := range states {
		r.locs = append(r.locs, s.Label().Loc)
		y.meet(c, s.Label())
	}
	if y.own.rows[l.Loc] != nil {
		return
	}
	content := y.prog.Word(l.Loc)
	y.met(c, content)
	for _, at := range r.locs {
		if y.words.words[at] != 0 || y.words.other[at] || y.prog.Word(at) != content || c.estate.moves(content) {
			panic(apart(c.members))
		}
		y.own.rows[at] = r
	}
	y.measure(c)
}

// measure makes a new estate for a class, with the rows that are known now in their order.
func (y *symmetry) measure(c *class) {
	e := &estate{plots: c.estate.plots}
	for at, r := range y.own.rows {
		if r.class == c && r.locs[0] == at {
			e.rows = append(e.rows, *r)
		}
	}
	slices.SortFunc(e.rows, func(a, b row) int { return int(a.locs[0]) - int(b.locs[0]) })
	c.estate = e
}

// look is names, for a thread that is in no class.
func (y *symmetry) look(t event.ThreadID, l *event.Label) {
	if l.Object == event.NoObj && !l.Accesses() {
		return
	}
	y.mu.Lock()
	defer y.mu.Unlock()
	y.names(t, l)
}

// names notes that a thread has come to an operation on memory.
func (y *symmetry) names(t event.ThreadID, l *event.Label) {
	y.meets(t, l)
	if l.Object == event.NoObj {
		return
	}
	c := y.own.class[l.Object]
	if c == nil {
		y.own.others[l.Object] = true
		return
	}
	if y.class(t) != c {
		panic(apart(c.members))
	}
	if _, ok := y.own.owner(l.Object, c, c.place(t)); !ok {
		panic(apart(c.members))
	}
}

// usesOwn learns from an operation of a thread on a word of its own.
func (y *symmetry) usesOwn(r *row, l *event.Label, t event.ThreadID) {
	c := r.class
	if u, _ := uses(l, t); u != 0 || y.own.class[l.Object] != c {
		panic(apart(c.members)) // nobody exchanges names in such words
	}
	if !whole(l) {
		if !r.plain {
			r.plain = true
			y.measure(c)
		}
		if r.moved {
			panic(apart(c.members))
		}
		return
	}
	if l.Kind != event.Load {
		y.holds(r, l.Operand())
		y.holds(r, event.Defined(l.Exp))
	}
}

// meet notes the values that swap has been asked for because of an operation of a member on a word of its own.
func (y *symmetry) meet(c *class, l *event.Label) {
	if whole(l) && memmodel.MayWrite(l) {
		y.met(c, l.Operand())
		y.met(c, event.Defined(l.Exp))
	}
}

func (y *symmetry) met(c *class, word event.Bits) {
	if y.own.values[c] == nil {
		y.own.values[c] = map[uint64]bool{}
	}
	y.own.values[c][word.Value] = true
}

// holds notes that a word of a row has some content, or is compared with it.
func (y *symmetry) holds(r *row, word event.Bits) {
	y.met(r.class, word)
	if !r.class.estate.moves(word) {
		return
	}
	r.moved = true
	if r.plain {
		panic(apart(r.class.members))
	}
}

// readOwn returns what an operation of a thread has read from a word of its own, which was noticed (usesOwn).
func (y *symmetry) readOwn(r *row, l *event.Label, t event.ThreadID, v event.Bits) reading {
	if r.plain {
		return reading{value: v}
	}
	y.holds(r, v)
	return reading{value: r.class.estate.swap(v, r.class.place(t)), own: r.class}
}

// estate returns what the members of a class own, nil if they own nothing.
func (y *symmetry) estate(c *class) *estate {
	y.mu.RLock()
	defer y.mu.RUnlock()
	return c.estate
}

// owns reports whether an object belongs to one of the threads that are alike.
func (y *symmetry) owns(o event.Obj) bool {
	if y == nil || o == event.NoObj {
		return false
	}
	y.mu.RLock()
	defer y.mu.RUnlock()
	return y.own.plots[o] != nil
}

// ownsLoc reports whether a location, or the lifetime that it stands for, belongs to one of the threads that are alike.
func (y *symmetry) ownsLoc(l event.Loc) bool {
	if y == nil {
		return false
	}
	if l < 0 {
		return y.owns(event.Obj(-2 - l))
	}
	y.mu.RLock()
	defer y.mu.RUnlock()
	return y.own.rows[l] != nil
}

// ownLocs returns the words that belong to threads that are alike.
func (y *symmetry) ownLocs() (all []event.Loc) {
	if y == nil {
		return nil
	}
	for _, c := range y.classes {
		if e := y.estate(c); e != nil {
			for i := range e.rows {
				all = append(all, e.rows[i].locs...)
			}
		}
	}
	return all
}

// exchanged returns the stores in the buffer of a member of a class in a place as they are in another one. One of the places is that of the leader.
func (y *symmetry) exchanged(t event.ThreadID, stores []memmodel.Pending, home bool) []memmodel.Pending {
	c := y.class(t)
	if c == nil || len(stores) == 0 || c.place(t) == 0 {
		return stores
	}
	y.mu.RLock()
	defer y.mu.RUnlock()
	if c.estate == nil {
		return stores
	}
	from, to := c.place(t), 0
	if !home {
		from, to = to, from
	}
	all := slices.Clone(stores)
	for i := range all {
		p, ok := y.own.owner(all[i].Label.Object, c, from)
		if !ok {
			continue
		}
		l := *all[i].Label
		l.Object = p.objects[to]
		if r := y.own.rows[l.Loc]; r != nil {
			l.Loc = r.locs[to]
			if !r.plain {
				l.Val = c.estate.swap(l.Operand(), c.place(t)).Value
			}
		}
		all[i].Label = &l
	}
	return all
}

// property appends to all what is in the objects of the member at a place, as if they were those of the leader: numbers of parts, in the same order for all members.
func (p *position) property(e *estate, place int, all []uint32) []uint32 {
	for _, x := range e.plots {
		all = append(all, p.rest.get(int(x.objects[place])))
	}
	for i := range e.rows {
		r := &e.rows[i]
		id := p.words.get(int(r.locs[place]))
		if id != 0 && !r.plain {
			id = p.parts.wordID(e.swap(p.word(r.locs[place], id), place))
		}
		all = append(all, id)
	}
	return all
}

// setOwned gives the objects of the member at a place the content that property has returned for another member.
func (p *position) setOwned(e *estate, place int, all []uint32) {
	for i, x := range e.plots {
		p.rest.set(p.nodes, int(x.objects[place]), all[i])
	}
	for i, id := range all[len(e.plots):] {
		r := &e.rows[i]
		if id != 0 && !r.plain {
			id = p.parts.wordID(e.swap(p.word(r.locs[0], id), place))
		}
		p.words.set(p.nodes, int(r.locs[place]), id)
	}
}

// makeRoom makes vectors so long that everything of an estate is in them.
func (p *position) makeRoom(e *estate) {
	for _, x := range e.plots {
		for _, o := range x.objects {
			p.rest.reach(int(o))
		}
	}
	for i := range e.rows {
		for _, l := range e.rows[i].locs {
			p.words.reach(int(l))
		}
	}
}

// propertyHash returns a number for what is in the objects of a thread that is the same in each search.
func (p *position) propertyHash(c *class, t event.ThreadID) (sum uint64) {
	e := p.sym.estate(c)
	if e == nil {
		return 0
	}
	place := c.place(t)
	for _, x := range e.plots {
		sum += scramble(x.from[0] + scramble(uint64(p.rest.get(int(x.objects[place])))))
	}
	for i := range e.rows {
		r := &e.rows[i]
		word := p.word(r.locs[place], p.words.get(int(r.locs[place])))
		if !r.plain {
			word = e.swap(word, place)
		}
		sum += scramble(r.addr*3 + scramble(word.Value^scramble(word.Undef)))
	}
	return sum
}
