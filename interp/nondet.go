package interp

import (
	"fmt"

	"github.com/gomc/gomc/event"
)

// signedness says how the type of a nondeterministic integer reads its bits;
// that of an uninitialised variable is not known.
type signedness uint8

const (
	unsignedInt signedness = iota
	signedInt
	unknownInt
)

func signednessOf(flag uint64) signedness {
	if flag != 0 {
		return signedInt
	}
	return unsignedInt
}

// domain returns how many values a nondeterministic integer may have, and the
// first one; 0 if the user has to give a domain.
func (p *Program) domain(bits uint8, sign signedness) (first int64, count uint64) {
	if bits == 1 {
		return 0, 2
	}
	r := p.opts.Nondet
	if r == nil || r.Low > r.High {
		return 0, 0
	}
	lo, hi := int64(0), int64(mask(bits)>>1)
	if sign != unsignedInt {
		lo = -hi - 1
	}
	if sign != signedInt && bits < 64 {
		hi = int64(mask(bits))
	}
	lo, hi = max(lo, r.Low), min(hi, r.High)
	if lo > hi {
		return 0, 0
	}
	n := uint64(hi-lo) + 1
	if bits < 64 {
		n = min(n, mask(bits)+1) // all values that there are
	}
	return lo, n
}

// choose shows the choice of a nondeterministic integer.
func (m *machine) choose(bits uint8, sign signedness, what string) {
	first, n := m.p.domain(bits, sign)
	if n == 0 || n > 1<<31 {
		m.unsupported(fmt.Sprintf("%s: give its domain with --nondet=LO..HI", what))
		return
	}
	if bits != 1 {
		m.p.restricted.Store(what, true)
	}
	m.show(event.Label{Kind: event.Choice, Val: n, Exp: uint64(first), Loc: event.NoLoc})
}

// chosen is the value that a choice stands for.
func (m *machine) chosen(bits uint8, sign signedness, choice uint64) uint64 {
	first, _ := m.p.domain(bits, sign)
	return uint64(first+int64(choice)) & mask(bits)
}

// visitCheck gives a variable that was not set a value before it is read.
func (m *machine) visitCheck(a *activation, c checkSite) {
	v := c.v
	if a.get(v.flag) != 0 || c.result && m.resultUnused() {
		m.advance(a)
		return
	}
	for i, leaf := range v.leafs {
		if leaf.kind != leafPtr {
			if len(v.leafs) > 1 || leaf.kind == leafFloat {
				m.unsupported(fmt.Sprintf("read of uninitialised variable %s", v.name))
				return
			}
			m.choose(leaf.bits, unknownInt, "read of uninitialised variable "+v.name)
			return
		}
		a.set(v.slots[i], poison)
	}
	a.set(v.flag, 1)
	m.advance(a)
}

// resultUnused tells that the caller ignores the result of the running
// function: then a missing return statement does no harm.
func (m *machine) resultUnused() bool {
	fn, pc := (*function)(nil), uint32(0)
	if n := len(m.acts); n > 1 {
		fn, pc = m.acts[n-2].fn, m.acts[n-2].pc
	} else if m.below != nil {
		fn, pc = m.below.fn, m.below.pc
	}
	return fn != nil && fn.code[pc].code == opCall && len(fn.calls[fn.code[pc].a].dst) == 0
}

// uninitialised gives private memory that was not set a value before it is
// read.
func (m *machine) uninitialised(a *activation, o *op, i int, offset uint64, init uint8) {
	b := m.blocks[i]
	what := "read of uninitialised variable " + b.name
	switch {
	case o.x&flagWait != 0 || init != 0 || o.x&flagFloat != 0:
		m.unsupported(what)
	case o.x&flagPointer != 0:
		m.owned(i).write(offset, o.w, poison, 0xff)
		a.set(o.dst, poison)
		m.advance(a)
	default:
		m.choose(8*o.w, unknownInt, what)
	}
}

func (m *machine) finishCheck(a *activation, v *variable, choice uint64) {
	a.set(v.slots[0], m.chosen(v.leafs[0].bits, unknownInt, choice))
	a.set(v.flag, 1)
	m.advance(a)
}
