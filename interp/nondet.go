package interp

import (
	"github.com/gomc/gomc/event"
)

// signedness says how the type of a nondeterministic integer reads its bits.
type signedness uint8

const (
	unsignedInt signedness = iota
	signedInt
)

func signednessOf(flag uint64) signedness {
	if flag != 0 {
		return signedInt
	}
	return unsignedInt
}

// domain returns how many values a nondeterministic integer may have, and the
// first one; 0 if the user has to give a domain, or with AnyInput for all 2^64.
func (p *Program) domain(bits uint8, sign signedness) (first int64, count uint64) {
	if bits == 1 {
		return 0, 2
	}
	r := p.opts.Nondet
	if r == nil && p.opts.AnyInput {
		return anyInteger(bits, sign)
	}
	if r == nil || r.Low > r.High {
		return 0, 0
	}
	lo, hi := int64(0), int64(mask(bits)>>1)
	switch {
	case sign == signedInt:
		lo = -hi - 1
	case bits < 64:
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

// anyInteger is the domain of all integers of some bits.
func anyInteger(bits uint8, sign signedness) (first int64, count uint64) {
	switch {
	case bits == 64:
		return 0, 0
	case sign == signedInt:
		return -1 << (bits - 1), mask(bits) + 1
	}
	return 0, mask(bits) + 1
}

// NeedsDomain is the end of what is said of a nondeterministic integer that engines would have to try values of one by one.
const NeedsDomain = "give its domain with --nondet=LO..HI"

// choose shows the choice of a nondeterministic integer, or makes it a term.
func (m *machine) choose(dst operand, bits uint8, sign signedness, what string) {
	if m.p.Symbolic() && bits != 1 {
		a := m.act()
		m.ask(a, dst, bits)
		m.advance(a)
		return
	}
	first, n := m.p.domain(bits, sign)
	free := m.p.opts.Nondet == nil && m.p.opts.AnyInput
	if !free && (n == 0 || n > 1<<31) {
		m.unsupported(what + ": " + NeedsDomain)
		return
	}
	if bits != 1 && !free {
		m.p.restricted.Store(what, true)
	}
	m.show(event.Label{Kind: event.Choice, Val: n, Exp: uint64(first), Loc: event.NoLoc})
}

// chosen is the value that a choice stands for.
func (m *machine) chosen(bits uint8, sign signedness, choice uint64) uint64 {
	first, _ := m.p.domain(bits, sign)
	return uint64(first+int64(choice)) & mask(bits)
}

// visitCheck makes a promoted variable that was not set undefined before it is read.
func (m *machine) visitCheck(a *activation, v *variable) {
	if a.get(v.flag) == 0 {
		for _, slot := range v.slots {
			m.clearTerm(a, slot)
		}
		origin := m.originOf(v.name)
		for i, leaf := range v.leafs {
			m.paint(a, v.slots[i], shade{mask(leaf.bits), origin})
		}
	}
	m.advance(a)
}
