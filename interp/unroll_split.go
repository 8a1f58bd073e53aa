package interp

import (
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// maxCases bounds the values of an operand for each of which an operation is run.
const maxCases = 1024

// need returns an operand whose value has to be known. If it may be one of several constants, the operation is run once for
// each, and ok is false; so it is if no way is left.
func (u *unroller) need(s *ustate, o operand, how string) (v uint64, ok bool) {
	a := u.get(s.top, o)
	if !u.use(s, a, "as "+how) {
		return 0, false
	}
	if a.t.IsConst() {
		return a.t.Value, true
	}
	cases, known := u.pool.Cases(a.t)
	if !known || len(cases) > maxCases {
		u.unknown(s, a.t, how)
		return 0, false
	}
	u.split(s, o, cases)
	return 0, false
}

// unknown ends a way where a value has to be known, which depends on what is read, or on inputs.
func (u *unroller) unknown(s *ustate, t *term.Term, how string) {
	u.want(t)
	u.unsupported(s, how+" that depends on inputs, or on too many values")
}

// split runs the operation before which a way stands once for each value of an operand.
func (u *unroller) split(s *ustate, o operand, cases []term.Case) {
	before := s.top.regs[o]
	stop := u.meetingAt(s.top, s.top.pc+1)
	at := s.top.id
	var sides []side
	for _, c := range cases {
		if u.pool.Entails(s.guard, c.Guard) == term.No {
			continue
		}
		t := u.fork(s, c.Guard)
		sides = append(sides, side{c.Guard, t})
		if t.dead() {
			continue
		}
		t.top.regs[o] = uvalue{t: u.pool.Const(64, c.Value)}
		known := t.top.regs[o]
		u.run(t, stop)
		if !t.dead() && t.top.id == at && t.top.regs[o] == known {
			t.top.regs[o] = before
		}
	}
	u.reunite(s, sides)
}

// needAddress is need for the address of n bytes, which may depend on an index that is not known, too. offset is added to
// the operand.
func (u *unroller) needAddress(s *ustate, o operand, offset, n uint64) (addr uint64, ok bool) {
	a := u.get(s.top, o)
	if !u.use(s, a, "as an address") {
		return 0, false
	}
	if a.t.IsConst() {
		return u.p.address(a.t.Value + offset), true
	}
	cases, inside, ok := u.addresses(s, a.t, offset, n, u.pool.True())
	switch {
	case s.dead():
		return 0, false
	case !ok || len(cases) > maxCases:
		u.unknown(s, a.t, "an address")
		return 0, false
	}
	if !inside {
		beyond := u.pool.True()
		for _, c := range cases {
			beyond = u.pool.And(beyond, u.pool.Not(c.Guard))
		}
		u.fail(s, beyond, event.MemoryError, fmt.Sprintf("access of %d bytes beyond the ends of a variable", n))
	}
	if !s.dead() {
		u.split(s, o, cases)
	}
	return 0, false
}

// addresses lists what an address may be. Where it is none of them, it lies beyond the ends of its object, which cannot be if
// inside is true.
func (u *unroller) addresses(s *ustate, t *term.Term, offset, n uint64, cond *term.Term) (cases []term.Case, inside, ok bool) {
	p := u.pool
	if cases, ok := p.Cases(t); ok {
		for i := range cases {
			cases[i].Guard = p.And(cond, cases[i].Guard)
		}
		return cases, true, true
	}
	if t.Op == term.Ite {
		yes, inside1, ok1 := u.addresses(s, t.Arg(1), offset, n, p.And(cond, t.Arg(0)))
		no, inside2, ok2 := u.addresses(s, t.Arg(2), offset, n, p.And(cond, p.Not(t.Arg(0))))
		return merged(p, append(yes, no...)), inside1 && inside2, ok1 && ok2
	}
	bases, index, ok := u.baseAndIndex(t)
	if !ok {
		return nil, false, false
	}
	inside = true
	for _, b := range bases {
		if index.Is(0) {
			cases = append(cases, term.Case{Guard: p.And(cond, b.Guard), Value: b.Value})
			continue
		}
		list, all, ok := u.elements(s, b.Value, index, offset, n)
		if !ok {
			return nil, false, false
		}
		inside = inside && all
		for _, c := range list {
			cases = append(cases, term.Case{Guard: p.All(cond, b.Guard, c.Guard), Value: c.Value})
		}
	}
	return merged(p, cases), inside, true
}

// merged brings cases of one value together.
func merged(p *term.Pool, cases []term.Case) []term.Case {
	at := map[uint64]int{}
	var list []term.Case
	for _, c := range cases {
		if i, ok := at[c.Value]; ok {
			list[i].Guard = p.Or(list[i].Guard, c.Guard)
			continue
		}
		at[c.Value] = len(list)
		list = append(list, c)
	}
	return list
}

// baseAndIndex takes a sum apart into constants, of which one is the address of an object, and the rest.
func (u *unroller) baseAndIndex(t *term.Term) (bases []term.Case, index *term.Term, ok bool) {
	p := u.pool
	index = p.Const(t.Width, 0)
	bases = []term.Case{{Guard: p.True()}}
	var visit func(t *term.Term)
	visit = func(t *term.Term) {
		if list, known := p.Cases(t); known {
			bases = u.sums(bases, list, t.Width)
		} else if t.Op == term.Add {
			visit(t.Arg(0))
			visit(t.Arg(1))
		} else {
			index = p.Add(index, t)
		}
	}
	visit(t)
	return bases, index, bases[0].Value >= nullLimit || len(bases) > 1
}

// sums lists what the sums of two choices may be.
func (u *unroller) sums(a, b []term.Case, width uint8) (list []term.Case) {
	for _, x := range a {
		for _, y := range b {
			if g := u.pool.And(x.Guard, y.Guard); !g.IsFalse() {
				list = append(list, term.Case{Guard: g, Value: (x.Value + y.Value) & term.Mask(width)})
			}
		}
	}
	return merged(u.pool, list)
}

// elements lists the places of n bytes in the object at base, or next to it, that are index away from it; all tells that index
// leads to no other place.
func (u *unroller) elements(s *ustate, base uint64, index *term.Term, offset, n uint64) (cases []term.Case, all, ok bool) {
	p := u.pool
	first, size, ok := u.objectAt(s, u.p.address(base+offset))
	if !ok || size < n {
		return nil, false, ok
	}
	of := u.magnitudes.of(index)
	stride, limit := uint64(1)<<min(of.zeros, 32), of.most
	start := first + (u.p.address(base+offset)-first)%stride
	if (size-n)/stride > maxCases {
		if limit/stride > maxCases {
			return nil, false, false
		}
		start = u.p.address(base + offset)
	}
	for at := start; at-first <= size-n && len(cases) <= maxCases; at += stride {
		i := p.Const(index.Width, at-base-offset)
		if i.Value > limit {
			continue
		}
		if is := p.Eq(index, i); !is.IsFalse() {
			cases = append(cases, term.Case{Guard: is, Value: u.p.address(at - offset)})
		}
	}
	at := u.p.address(base+offset) - first
	return cases, at <= size-n && limit <= size-n-at, true
}

// objectAt finds the object that an address belongs to, or is nearest to.
func (u *unroller) objectAt(s *ustate, addr uint64) (first, size uint64, ok bool) {
	p := u.p
	switch {
	case p.isPrivate(addr):
		if i := slices.IndexFunc(s.blocks, func(b *ublock) bool { return addr-b.addr+redZone/2 <= b.size+redZone }); i >= 0 {
			return s.blocks[i].addr, s.blocks[i].size, true
		}
		return 0, 0, false
	case p.isObject(addr):
		o, found := p.space.find(addr)
		if !found {
			return 0, 0, false
		}
		obj := p.space.get(o)
		return obj.addr, obj.size, true
	}
	g, at := p.staticAt(addr)
	if g != nil && at <= g.size {
		return addr - at, g.size, true
	}
	if after := p.globalAfter(addr); after != nil && after.addr-addr <= redZone {
		return after.addr, after.size, true
	}
	return 0, 0, false
}
