package interp

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// This file executes the steps of a thread once more, from its start, on a machine that keeps all that the thread has computed. States keep what is live and no more; here a
// register that nobody reads again still has its value.

// keeper goes with a machine that is never frozen, and notes what debug information says on the way.
type keeper struct {
	p      *Program
	known  map[*function]*places
	frames []kept // of the machine's activations
	line   *goal
}

// kept is what is noted of an activation.
type kept struct {
	fn     *function
	places *places
	set    bitset // slots that have been set
	bound  map[bindingID]*binding
}

// bindingID identifies a variable of an activation: calls that were inlined have variables of their own.
type bindingID struct {
	number  int32
	inlined int32
}

// binding is where a variable is: what its latest record says.
type binding struct {
	*located
	Data // captured when the record was met; of a promoted variable it is read when somebody asks
}

// goal is the end of a line: a place of an activation that is not on it.
type goal struct {
	depth int // the activation, as an index
	line  event.Site
}

// follow executes the steps of a thread, or what of it is needed to say where its variables are. It returns nil if the steps do not lead where they led before. If line, the
// thread stops where it has finished the line of its last step.
func (p *Program) follow(first *start, taken []event.Taken, line bool) (f *keeper, m *machine) {
	defer func() {
		if recover() != nil { // a bug of the interpreter, which States of the thread have reported
			f, m = nil, nil
		}
	}()
	f = &keeper{p: p, known: map[*function]*places{}}
	m = &machine{p: p, keeper: f}
	m.load(first)
	m.advanceTo()
	m.run()
	for i, t := range taken {
		s, ok := t.State.(*state)
		if !ok || !sameStand(&m.label, s.label) {
			return nil, nil
		}
		next, ok := event.Next(s, t.Value).(*state)
		if !ok || next == s {
			continue // it waits as before
		}
		m.goOn(s.label)
		if line && i == len(taken)-1 {
			f.line = m.endOfLine()
		}
		m.resume(t.Value)
		m.run()
		if m.stop && !sameStand(&m.label, next.label) {
			return nil, nil
		}
	}
	return f, m
}

// sameStand reports whether two labels are of the same operation.
func sameStand(a, b *event.Label) bool {
	return a.Kind == b.Kind && a.Loc == b.Loc && a.Object == b.Object && a.Site == b.Site && a.Val == b.Val
}

// goOn prepares a machine that has stopped before a visible operation.
func (m *machine) goOn(at *event.Label) {
	m.resumed, m.stop, m.label = at, false, event.Label{}
	m.advanceTo()
	if len(m.act().fn.undefs) > 0 {
		m.undef, m.shaded = true, true // the operation in progress may have undefined constants
	}
}

// advanceTo lets the machine look at each operation.
func (m *machine) advanceTo() {
	m.steps, m.looks, m.past = 0, 0, nil
	m.due, m.pause = min(watchInterval, m.p.opts.MaxInstructions+1), 0
}

// endOfLine is the end of the line of the source on which the thread stands; nil if it stands nowhere in the program.
func (m *machine) endOfLine() *goal {
	for i := len(m.acts) - 1; i >= 0; i-- {
		if a := &m.acts[i]; m.p.shown(a) {
			return &goal{i, m.p.Site(event.SiteID(a.fn.sites[a.pc]))}
		}
	}
	return nil
}

// shown tells that an activation is one of the program's own functions, or stands in one that was inlined into a function of a library.
func (p *Program) shown(a *activation) bool {
	if a.fn.transparent() || a.fn.source == nil {
		return false
	}
	return !a.fn.library || p.ownSite(a)
}

// ownSite tells that an activation of a function of a library stands at a line of the program.
func (p *Program) ownSite(a *activation) bool {
	site := p.Site(event.SiteID(a.fn.sites[a.pc]))
	return site.Line > 0 && !llvmir.InLibrary(site.File)
}

// before is called before each operation. It returns false where the thread is to stop.
func (f *keeper) before(m *machine) bool {
	for i := range m.acts {
		if i < len(f.frames) && f.frames[i].fn == m.acts[i].fn {
			continue
		}
		f.frames = append(f.frames[:i], kept{fn: m.acts[i].fn})
	}
	f.frames = f.frames[:len(m.acts)]
	a := m.act()
	if f.line != nil && f.line.passed(m) {
		return false
	}
	if !m.p.shown(a) {
		return true
	}
	x := &f.frames[len(f.frames)-1]
	if x.places == nil {
		if f.known[a.fn] == nil {
			f.known[a.fn] = f.p.placesOf(a.fn)
		}
		x.places, x.set, x.bound = f.known[a.fn], newBitset(a.fn.nslots), map[bindingID]*binding{}
		for i := range a.fn.nparams {
			x.set.add(i)
		}
	}
	records := x.places.records[a.pc]
	for i := range records {
		r := &records[i]
		x.bound[bindingID{r.Number, int32(r.Inlined)}] = x.bind(m, a, r)
	}
	a.fn.operands(&a.fn.code[a.pc], func(operand) {}, func(d operand) {
		if d&constBit == 0 && d != noSlot {
			x.set.add(int(d))
		}
	})
	return true
}

// passed reports whether the line is finished.
func (g *goal) passed(m *machine) bool {
	if len(m.acts)-1 != g.depth {
		return len(m.acts) <= g.depth
	}
	a := m.act()
	if a.fn.code[a.pc].code == opRet {
		return true
	}
	s := m.p.Site(event.SiteID(a.fn.sites[a.pc]))
	return s.Line > 0 && (s.Line != g.line.Line || s.File != g.line.File || s.Function != g.line.Function)
}

// bind captures what a record says. A record that is about a part of a variable leaves the other parts as they were.
func (x *kept) bind(m *machine, a *activation, r *located) *binding {
	b := &binding{located: r, Data: unknownData(m.p.user.mod.TypeOf(r.Variable))}
	if r.promoted != nil || r.values == nil {
		return b
	}
	if old := x.bound[bindingID{r.Number, int32(r.Inlined)}]; r.Bits > 0 && old != nil && old.promoted == nil && old.Address == 0 {
		b.Data = old.Data.clone()
	}
	value, isAddress, ok := x.evaluate(a, r)
	switch {
	case !ok:
	case isAddress && r.Bits == 0:
		b.Address = m.p.address(value[0].value)
	case !isAddress:
		size := uint64(len(b.Bytes))
		if r.Bits > 0 {
			size = min(size, (r.Offset+r.Bits)/8)
		}
		for _, e := range value {
			b.put(r.Offset/8+e.offset, uint64(e.bytes()), size, e.value, e.undef)
		}
	}
	return b
}

// word is a scalar part of a value that was read.
type word struct {
	leaf
	value, undef uint64
}

// evaluate computes the value, or the address, of a variable from a record.
func (x *kept) evaluate(a *activation, r *located) (words []word, isAddress, ok bool) {
	read := func(i int) (words []word) {
		for _, e := range r.values[i] {
			w := word{leaf: e.leaf, value: e.constant}
			if e.slot != noSlot {
				w.undef = a.shadeOf(e.slot).bits & mask(e.bits)
				w.value = a.get(e.slot) &^ w.undef
			}
			words = append(words, w)
		}
		return words
	}
	words = read(0)
	if len(r.Expression) == 0 && len(r.values) == 1 {
		return words, r.Address, len(words) > 0
	}
	if len(words) != 1 {
		return nil, false, false
	}
	v, isAddress, ok := calculated(r, words[0].value, func(i int) uint64 { return read(i)[0].value })
	return []word{{leaf: leaf{bits: 64}, value: v}}, isAddress, ok
}
