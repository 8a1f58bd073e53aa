package interp

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// uvalue is a value of a slot: a term of at most 64 bits, extended with zeros, and its undefined bits.
type uvalue struct {
	t      *term.Term // nil if the slot was never set
	shadow *term.Term // nil if all bits are defined
	raw    bool       // undefined bits may be other than 0 in the term
}

// uframe is an activation of a function while it is unrolled. The frames below the running one are shared by the
// sides of a branch and never change.
type uframe struct {
	fn     *function
	pc     uint32
	regs   []uvalue
	parent *uframe
	objs   int // live stack objects when it began
	blocks int // private blocks when it began
	depth  int
	id     int         // of the activation
	visits []headVisit // of loops, one for each; never changed in place
}

// ublock is private memory: words of 64 bits.
type ublock struct {
	addr, size uint64
	words      []uvalue
	name       string
	shared     bool // by several states; changed only in a copy
}

// unote is what a thread remembers for a model.
type unote struct {
	key   uint64
	value *term.Term // 64 bits
}

// ustate is a thread on one way through the program, or on several that have met again.
type ustate struct {
	top     *uframe
	blocks  []*ublock
	objects []event.Obj
	notes   []unote
	heap    uint32
	created *term.Term // threads so far, 32 bits
	atomic  uint32     // depth of atomic sections
	section int        // the step of the atomic section

	guard *term.Term // when this way is taken
	local *term.Term // what was added to the guard since the branch around
	trail *trail     // the events on the way
}

// trail is a list of events, newest first. Where ways met, it has a branch for each.
type trail struct {
	event int
	prev  *trail
	sides []*trail
}

func (s *ustate) dead() bool { return s.guard.IsFalse() }

func (f *uframe) clone() *uframe {
	g := *f
	g.regs = slices.Clone(f.regs)
	return &g
}

// fork returns a copy that goes its own way if cond holds.
func (u *unroller) fork(s *ustate, cond *term.Term) *ustate {
	t := *s
	t.top = s.top.clone()
	for _, b := range s.blocks {
		b.shared = true
	}
	t.blocks = slices.Clone(s.blocks)
	t.objects = slices.Clip(s.objects)
	t.notes = slices.Clip(s.notes)
	t.guard = u.pool.And(s.guard, cond)
	t.local = u.pool.True()
	return &t
}

// owned makes a private block changeable.
func (s *ustate) owned(i int) *ublock {
	if s.blocks[i].shared {
		b := *s.blocks[i]
		b.words, b.shared = slices.Clone(b.words), false
		s.blocks[i] = &b
	}
	return s.blocks[i]
}

// end stops the thread on this way.
func (u *unroller) end(s *ustate) { s.guard, s.local = u.pool.False(), u.pool.False() }

// assume goes on only if cond holds.
func (u *unroller) assume(s *ustate, cond *term.Term) {
	s.guard = u.pool.And(s.guard, cond)
	s.local = u.pool.And(s.local, cond)
	if s.guard.IsFalse() {
		u.end(s)
	}
}

// side is a way that starts at a branch.
type side struct {
	cond  *term.Term
	state *ustate
}

// join makes s what the sides have become, which were forked from it. Their conditions exclude each other, and one of them
// holds. It returns false if they cannot be brought together.
func (u *unroller) join(s *ustate, sides []side) (what string) {
	base := s.guard
	extra := u.pool.False()
	for i := len(sides) - 1; i >= 0; i-- {
		extra = u.pool.Ite(sides[i].cond, sides[i].state.local, extra)
	}
	sides = slices.DeleteFunc(slices.Clone(sides), func(a side) bool { return a.state.dead() })
	if len(sides) == 0 {
		u.end(s)
		return ""
	}
	local, fork, activation := s.local, s.trail, s.top
	last := sides[len(sides)-1].state
	*s = *last
	s.guard, s.local = base, local
	u.assume(s, extra)
	for i := len(sides) - 2; i >= 0 && what == ""; i-- {
		what = u.meet(s, sides[i].cond, sides[i].state)
	}
	s.trail = joined(fork, sides)
	if s.top.id == activation.id {
		s.top.visits = activation.visits
	}
	return what
}

// joined is the trail of ways that meet again.
func joined(fork *trail, sides []side) *trail {
	t := &trail{event: -1, prev: fork}
	for _, a := range sides {
		if a.state.trail != fork {
			t.sides = append(t.sides, a.state.trail)
		}
	}
	switch {
	case len(t.sides) == 0:
		return fork
	case len(sides) == 1:
		return t.sides[0]
	}
	return t
}

// choose is a if cond holds, else b.
func (u *unroller) choose(cond *term.Term, a, b uvalue) uvalue {
	switch {
	case a == b, a.t == nil:
		return b
	case b.t == nil:
		return a
	}
	w := max(a.t.Width, b.t.Width)
	c := uvalue{t: u.flat(u.pool.Ite(cond, u.pool.ZExt(w, a.t), u.pool.ZExt(w, b.t))), raw: a.raw || b.raw}
	if a.shadow != nil || b.shadow != nil {
		c.shadow = u.defined(u.pool.Ite(cond, u.shadow(a, w), u.shadow(b, w)))
	}
	return c
}

// flat names each constant of a choice among constants once, if there are many.
func (u *unroller) flat(t *term.Term) *term.Term {
	if n := countLeaves(t, manyLeaves); n < flatLeaves || n >= manyLeaves {
		return t
	}
	cases, ok := u.pool.Cases(t)
	if !ok || len(cases) > flatLeaves {
		return t
	}
	c := u.pool.Const(t.Width, cases[0].Value)
	for _, k := range cases[1:] {
		c = u.pool.Ite(k.Guard, u.pool.Const(t.Width, k.Value), c)
	}
	return c
}

// flatLeaves is how many leaves are many; operations are carried into choices of up to twice as many. Of manyLeaves, too many
// are different.
const (
	flatLeaves = 16
	manyLeaves = 8 * flatLeaves
)

// countLeaves counts the leaves of a choice up to a limit; 0 if some are no constants.
func countLeaves(t *term.Term, limit int) int {
	switch {
	case t.IsConst():
		return 1
	case t.Op != term.Ite:
		return 0
	}
	a := countLeaves(t.Arg(1), limit)
	if a == 0 || a >= limit {
		return a
	}
	b := countLeaves(t.Arg(2), limit-a)
	if b == 0 {
		return 0
	}
	return a + b
}

// shadow returns the undefined bits of a value, w bits.
func (u *unroller) shadow(a uvalue, w uint8) *term.Term {
	if a.shadow == nil {
		return u.pool.Const(w, 0)
	}
	return u.pool.Resize(w, a.shadow)
}

// defined returns nil for a shadow without bits.
func (u *unroller) defined(shadow *term.Term) *term.Term {
	if shadow.Is(0) {
		return nil
	}
	return shadow
}

// notMeeting says that ways are at different places.
const notMeeting = "ways that do not meet"

// meet brings a way together with s: what differs is a choice by cond.
func (u *unroller) meet(s *ustate, cond *term.Term, t *ustate) (what string) {
	if s.top.fn != t.top.fn || s.top.pc != t.top.pc || s.top.id != t.top.id {
		return notMeeting
	}
	if !slices.Equal(s.objects, t.objects) || len(s.blocks) != len(t.blocks) {
		return "variables of a scope that is entered on some ways only"
	}
	if s.atomic != t.atomic || s.atomic > 0 && s.section != t.section {
		return "an atomic section that begins or ends on some ways only"
	}
	for i, v := range t.top.regs {
		if v != s.top.regs[i] {
			s.top.regs[i] = u.choose(cond, v, s.top.regs[i])
		}
	}
	for i, b := range t.blocks {
		if b == s.blocks[i] {
			continue
		}
		if b.addr != s.blocks[i].addr || b.size != s.blocks[i].size {
			return "variables of a scope that is entered on some ways only"
		}
		mine := s.owned(i)
		for j, v := range b.words {
			if v != mine.words[j] {
				mine.words[j] = u.choose(cond, v, mine.words[j])
			}
		}
	}
	u.meetNotes(s, cond, t)
	s.heap = max(s.heap, t.heap)
	s.created = u.pool.Ite(cond, t.created, s.created)
	return ""
}

func (u *unroller) meetNotes(s *ustate, cond *term.Term, t *ustate) {
	if slices.Equal(s.notes, t.notes) {
		return
	}
	zero := u.pool.Const(64, 0)
	notes := slices.Clone(s.notes)
	for i, n := range notes {
		notes[i].value = u.pool.Ite(cond, noteOf(t.notes, n.key, zero), n.value)
	}
	for _, n := range t.notes {
		if noteOf(s.notes, n.key, nil) == nil {
			notes = append(notes, unote{n.key, u.pool.Ite(cond, n.value, zero)})
		}
	}
	s.notes = notes
}

// noteOf finds a note; none is what stands for those that are not there.
func noteOf(notes []unote, key uint64, none *term.Term) *term.Term {
	for _, n := range notes {
		if n.key == key {
			return n.value
		}
	}
	return none
}
