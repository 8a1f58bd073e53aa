package interp

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// Symbolic inputs (Options.Symbolic). An integer that a program asks for is a variable, and what its thread makes of it is a term. Terms
// are in slots and in private memory only, so that what is known of them is known to one thread. Where a thread has to know more than it does, it asks a
// question: it stands before a choice among cases, those that a solver finds possible, and goes on at the same operation knowing which one it is.
// Questions are where a branch goes, whether a division or signed arithmetic has a result, and which number a term is: where it becomes visible to other threads,
// and where an operation is not one on terms.
//
//	terms.go          what is known, terms in slots
//	terms_run.go      operations over terms, and the questions they ask
//	terms_memory.go   terms in private memory
//	terms_solve.go    the solver
//	terms_whole.go    from States to values of the inputs
//
// A machine whose slots have terms looks at each operation before it is executed, as it does for undefined bits (shade.go); otherwise it knows nothing of
// them. A slot that has a term has no undefined bits, and holds 0.

// knowledge is what a thread knows of its inputs. It is immutable, part of a State, and nil if there is nothing to know.
type knowledge struct {
	path  []*term.Term // truth values that hold; all together are possible
	cases []*term.Term // those of the choice before which the thread stands: what holds after each alternative; nil before other operations
	// whole says that nothing is forgotten; asked are all inputs then, in the order in which they were asked for.
	whole bool
	asked []*term.Term
}

func (k *knowledge) equal(l *knowledge) bool {
	return k == l || k != nil && l != nil && k.whole == l.whole && slices.Equal(k.path, l.path) && slices.Equal(k.cases, l.cases) && slices.Equal(k.asked, l.asked)
}

// addTo adds what is known to a hash.
func (k *knowledge) addTo(h uint64) uint64 {
	for _, list := range [][]*term.Term{k.path, k.cases, k.asked} {
		h = mix(h, uint64(len(list)))
		for _, t := range list {
			h = mix(h, uint64(t.ID))
		}
	}
	return h
}

// know returns a copy of what the thread knows that may be changed.
func (m *machine) know() *knowledge {
	k := knowledge{}
	if m.known != nil {
		k = *m.known
	}
	m.known = &k
	return &k
}

// holds notes that a truth value holds.
func (m *machine) holds(c *term.Term) {
	k := m.know()
	k.path, k.cases = append(slices.Clip(k.path), c), nil
}

// path is what the thread knows.
func (m *machine) path() []*term.Term {
	if m.known == nil {
		return nil
	}
	return m.known.path
}

// whole tells that the thread forgets nothing of its inputs.
func (m *machine) whole() bool { return m.known != nil && m.known.whole }

// ask makes a slot an input. Its number is the lowest that no term in use has, so that loops that ask again and again come back to the same States.
func (m *machine) ask(a *activation, dst operand, width uint8) {
	in := &m.p.inputs
	in.mu.Lock()
	defer in.mu.Unlock()
	if m.whole() {
		k := m.know()
		v := in.variable(width, len(k.asked))
		k.asked = append(slices.Clip(k.asked), v)
		m.setTerm(a, dst, v)
		return
	}
	used, number := m.forgetInputs(), 0
	for used.numbers[number] {
		number++
	}
	m.setTerm(a, dst, in.variable(width, number))
}

// forgetUnused drops what is known of inputs that no term in use depends on any more, as no question will be about them.
func (m *machine) forgetUnused() {
	if m.known == nil || m.known.whole {
		return
	}
	m.p.inputs.mu.Lock()
	defer m.p.inputs.mu.Unlock()
	m.forgetInputs()
}

// forgetInputs does the work of forgetUnused, and returns the inputs that are left.
func (m *machine) forgetInputs() (used *varSet) {
	used = m.inUse()
	k := m.known
	if k == nil {
		return used
	}
	in := &m.p.inputs
	used.add(in, k.cases...)
	switch path := used.reach(in, k.path); {
	case len(path) == len(k.path):
	case len(path) == 0 && k.cases == nil:
		m.known = nil
	default:
		m.known = &knowledge{path: path, cases: k.cases}
	}
	return used
}

// inUse returns the inputs of terms that the thread may read again: in live slots, in private memory and in notes.
func (m *machine) inUse() *varSet {
	in, used := &m.p.inputs, newVarSet()
	for i := range m.acts {
		if a := &m.acts[i]; a.terms != nil {
			for _, slot := range a.fn.liveAt(a.pc) {
				if t := a.term(slot); t != nil {
					used.add(in, t)
				}
			}
		}
	}
	for f := m.below; f != nil; f = f.parent {
		if f.terms != nil {
			for _, t := range *f.terms {
				if t != nil {
					used.add(in, t)
				}
			}
		}
	}
	for _, b := range m.blocks {
		for _, t := range b.terms {
			used.add(in, t)
		}
	}
	for _, n := range m.notes {
		if n.term != nil {
			used.add(in, n.term)
		}
	}
	return used
}

// slotTerms are the terms of an activation, by slot.
type slotTerms struct {
	of []*term.Term // nil for numbers
	n  int          // how many are not nil
}

func (s *slotTerms) equal(t *slotTerms) bool {
	return s == t || s != nil && t != nil && slices.Equal(s.of, t.of)
}

// termList are the terms of the live slots of a frame.
type termList []*term.Term

func (l *termList) equal(k *termList) bool {
	return l == k || l != nil && k != nil && slices.Equal(*l, *k)
}

func (l *termList) addTo(h uint64) uint64 {
	for i, t := range *l {
		if t != nil {
			h = mix(mix(h, uint64(i)), uint64(t.ID))
		}
	}
	return h
}

// term returns the term of an operand; nil if that is a number.
func (a *activation) term(o operand) *term.Term {
	if a.terms == nil || o >= operand(len(a.terms.of)) {
		return nil
	}
	return a.terms.of[o]
}

// setTerm sets a slot to a term, or to a number if that is what it is.
func (m *machine) setTerm(a *activation, o operand, t *term.Term) {
	if o == noSlot {
		return
	}
	m.paint(a, o, shade{})
	if t.IsConst() {
		m.clearTerm(a, o)
		a.regs[o] = t.Value
		return
	}
	if a.terms == nil {
		a.terms = &slotTerms{of: make([]*term.Term, a.fn.nslots)}
	}
	if a.terms.of[o] == nil {
		a.terms.n++
		m.terms++
	}
	a.terms.of[o], a.regs[o] = t, 0
	m.pause = 0
}

// clearTerm makes a slot hold a number.
func (m *machine) clearTerm(a *activation, o operand) {
	if a.term(o) != nil {
		a.terms.of[o] = nil
		a.terms.n--
		m.terms--
	}
}

// dropTerms forgets the terms of an activation that ends.
func (m *machine) dropTerms(a *activation) {
	if a.terms != nil {
		m.terms -= a.terms.n
		a.terms = nil
	}
}

// termsOf returns the terms of some operands; nil if there are none.
func (a *activation) termsOf(list []operand) (all []*term.Term) {
	if a.terms == nil {
		return nil
	}
	for _, o := range list {
		all = append(all, a.term(o))
	}
	return all
}

// freezeTerms returns the terms of live slots; nil if there are none.
func (a *activation) freezeTerms(live []operand) *termList {
	list, some := make(termList, len(live)), false
	for i, o := range live {
		list[i] = a.term(o)
		some = some || list[i] != nil
	}
	if !some {
		return nil
	}
	return &list
}

// split shows the choice among some cases.
func (m *machine) split(cases []*term.Term) {
	m.know().cases = cases
	m.show(event.Label{Kind: event.Choice, Val: uint64(len(cases)), Loc: event.NoLoc})
}

// Splits reports whether a State stands before a choice among cases of its inputs.
func (p *Program) Splits(s event.State) bool {
	t, ok := s.(*state)
	return ok && t.ext != nil && t.ext.known != nil && t.ext.known.cases != nil
}
