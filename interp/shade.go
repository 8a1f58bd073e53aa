package interp

import (
	"math/bits"

	"github.com/gomc/gomc/event"
)

// shade says which bits of a slot are undefined, and what they come from.
//
// While everything is defined there are no shades, and the inner loop knows
// nothing of them. When an undefined value arrives, from memory, a constant or
// a variable that was not set, the machine becomes shaded: before each operation
// is executed, the shade of its result is computed from its operands. It ends
// when no slot has a shade any more, or the thread stands before a visible
// operation at which none is live.
type shade struct {
	bits   uint64
	origin origin
}

// shadeOf returns the shade of an operand.
func (a *activation) shadeOf(o operand) shade {
	if o&constBit != 0 {
		if i := int(o &^ constBit); i < len(a.fn.undefs) {
			return shade{bits: a.fn.undefs[i]}
		}
		return shade{}
	}
	if a.shades == nil {
		return shade{}
	}
	return a.shades[o]
}

// partialOf returns an operand with its undefined bits, which are 0 in the value.
func (a *activation) partialOf(o operand) partial {
	s := a.shadeOf(o).bits
	return partial{a.get(o) &^ s, s}
}

// paint sets the shade of a slot.
func (m *machine) paint(a *activation, o operand, s shade) {
	if o == noSlot {
		return
	}
	if s.bits == 0 {
		if a.shades != nil && a.shades[o].bits != 0 {
			a.shades[o] = shade{}
			a.shaded--
			m.shades--
		}
		return
	}
	if a.shades == nil {
		a.shades = make([]shade, a.fn.nslots)
	}
	s = m.located(s)
	if a.shades[o].bits == 0 {
		a.shaded++
		m.shades++
	}
	a.shades[o] = s
	m.shadow()
}

// located gives an undefined constant the current place as its origin.
func (m *machine) located(s shade) shade {
	if s.bits != 0 && s.origin == 0 {
		s.origin = m.originHere()
	}
	return s
}

// put sets a slot and its shade.
func (m *machine) put(a *activation, o operand, v uint64, s shade) {
	a.set(o, v)
	m.clearTerm(a, o)
	m.paint(a, o, s)
}

// shadow makes the machine shaded.
func (m *machine) shadow() { m.shaded, m.pause = true, 0 }

// look is called before an operation that has to be watched, and before each one while the
// machine is shaded. It tells whether the operation is to be executed.
func (m *machine) look() bool {
	if m.steps >= m.due && !m.watch() || m.keeper != nil && !m.keeper.before(m) {
		return false
	}
	for m.terms > 0 {
		done := m.overTerms()
		if m.stop {
			return false
		}
		if !done {
			break
		}
		if m.steps++; m.steps >= m.due && !m.watch() {
			return false
		}
	}
	constants := m.undef
	m.undef = false
	if !m.shaded || m.shades == 0 && !constants {
		m.shaded = false
		if m.terms == 0 {
			m.pause = m.due
		}
		if m.keeper != nil {
			m.pause = 0
		}
		return true
	}
	a := m.act()
	return m.shadeResult(a, &a.fn.code[a.pc])
}

// unshade forgets the shades and terms of an activation that ends.
func (m *machine) unshade(a *activation) {
	m.dropTerms(a)
	m.shades -= a.shaded
}

// shadeResult computes the shade of the result of an operation. It returns false
// if the operation uses an undefined value and so cannot be executed. Operations
// that may be visible, calls and returns look at shades themselves.
func (m *machine) shadeResult(a *activation, o *op) bool {
	switch o.code {
	case opNop, opJump, opUnreachable, opIterate, opReset, opSpinForever, opUnsupported, opUndef,
		opCall, opRet, opLoad, opStore, opRMW, opFence, opCopy, opFill, opAlloca, opStackRestore, opCheckInit,
		opVAStart, opBuiltin, opFreeze:
		return true
	case opStackSave, opThreadAddr:
		m.paint(a, o.dst, shade{})
		return true
	case opBranch:
		return m.decides(a, o, a.shadeOf(o.a), 1)
	case opOverflow:
		return m.use(a.shadeOf(o.a), "in signed arithmetic that may overflow")
	case opSwitch:
		high := a.shadeOf(a.fn.lists[o.dst][0])
		low := a.shadeOf(o.a)
		if low.bits == 0 {
			low = high
		}
		return m.decides(a, o, low, low.bits|high.bits)
	case opIndirect:
		return m.use(a.shadeOf(o.a), "as an address to jump to")
	case opWide:
		return m.shadeWide(a, o)
	case opWideFP:
		return m.shadeWideFP(a, o)
	case opLong:
		return m.shadeLong(a, o)
	case opUDiv, opSDiv, opURem, opSRem:
		return m.shadeDivision(a, o)
	}
	m.paint(a, o.dst, m.shadeOfOperation(a, o))
	return true
}

// shadeOfOperation is the shade of an operation with one result.
func (m *machine) shadeOfOperation(a *activation, o *op) shade {
	var list [3]operand
	operands := list[:0]
	switch o.code {
	case opSelect:
		operands = append(append(operands, o.a), a.fn.lists[o.b]...)
	case opFshl, opFshr, opFma:
		operands = append(operands, a.fn.lists[o.b]...)
	case opMov, opTrunc, opSExt, opCtpop, opCtlz, opCttz, opBswap, opBitReverse, opAbs, opFNeg, opFPConv, opFPToSI,
		opFPToUI, opFPToSISat, opFPToUISat, opSIToFP, opUIToFP, opFUnary:
		operands = append(operands, o.a)
	default:
		operands = append(operands, o.a, o.b)
	}
	s := a.firstShade(operands...)
	if s.bits == 0 {
		return s
	}
	s.bits = a.shadowOf(o, operands)
	return s
}

// firstShade returns the shade of the first operand that has one.
func (a *activation) firstShade(operands ...operand) shade {
	for _, o := range operands {
		if s := a.shadeOf(o); s.bits != 0 {
			return s
		}
	}
	return shade{}
}

// shadowOf is the shadow of the result of an operation on some operands.
func (a *activation) shadowOf(o *op, operands []operand) uint64 {
	p := a.partialOf
	switch o.code {
	case opSelect:
		return shadowSelect(p(operands[0]), p(operands[1]), p(operands[2]))
	case opFshl, opFshr:
		return shadowFunnel(o.code == opFshl, o.w, p(operands[0]), p(operands[1]), p(operands[2]))
	case opFAdd, opFSub, opFMul, opFDiv, opFRem, opFBinary, opFma:
		return mask(o.w)
	case opFCmp, opFClass:
		return shadowCompare(o.x, a.shadeOf(o.a).bits, a.shadeOf(o.b).bits)
	}
	if len(operands) == 1 {
		return shadowUnary(o.code, o.w, o.x, p(operands[0]).shadow)
	}
	return shadowBinary(o.code, o.w, p(operands[0]), p(operands[1]))
}

// shadeDivision checks the operands of a division.
func (m *machine) shadeDivision(a *activation, o *op) bool {
	x, y := a.partialOf(o.a), a.partialOf(o.b)
	if y.shadow != 0 {
		return m.use(a.shadeOf(o.b), "as a divisor")
	}
	if !divides(o.code, o.w, x, y) {
		return m.use(a.shadeOf(o.a), "in a division that may overflow")
	}
	s := a.shadeOf(o.a)
	s.bits = all(o.w, s.bits) // what stands in undefined bits is one of their values: no division overflows that divides lets pass
	m.paint(a, o.dst, s)
	return true
}

// shadeWide is shadeResult for an operation on wide integers.
func (m *machine) shadeWide(a *activation, o *op) bool {
	x := widePartial{a.partialOf(o.a), a.partialOf(o.a + 1)}
	operands := []operand{o.a, o.a + 1}
	var y widePartial
	if o.x < wideUnary {
		y = widePartial{a.partialOf(o.b), a.partialOf(o.b + 1)}
		operands = append(operands, o.b, o.b+1)
	}
	s := a.firstShade(operands...)
	switch o.x {
	case wideUDiv, wideSDiv, wideURem, wideSRem:
		if y.lo.shadow|y.hi.shadow != 0 {
			return m.use(a.firstShade(o.b, o.b+1), "as a divisor")
		}
		minusOne := y.lo.value == ^uint64(0) && y.hi.value == mask(o.w-64)
		if (o.x == wideSDiv || o.x == wideSRem) && minusOne && s.bits != 0 {
			return m.use(s, "in a division that may overflow")
		}
	}
	lo, hi := shadowWide(o.x, o.w, x, y)
	m.paint(a, o.dst, shade{lo, s.origin})
	if !o.wideTruth() {
		m.paint(a, o.dst+1, shade{hi, s.origin})
	}
	return true
}

// shadeWideFP is shadeResult for a conversion of a wide integer.
func (m *machine) shadeWideFP(a *activation, o *op) bool {
	if o.x == wideToFPS || o.x == wideToFPU {
		s := a.firstShade(o.a, o.a+1)
		m.paint(a, o.dst, shade{all(o.w, s.bits), s.origin})
		return true
	}
	s := a.shadeOf(o.a)
	m.paint(a, o.dst, shade{all(64, s.bits), s.origin})
	m.paint(a, o.dst+1, shade{all(uint8(o.b)-64, s.bits), s.origin})
	return true
}

// shadeLong has everything depend on everything.
func (m *machine) shadeLong(a *activation, o *op) bool {
	operands := []operand{o.a}
	if !o.longFrom() {
		operands = append(operands, o.a+1)
	}
	if o.longBoth() {
		operands = append(operands, o.b, o.b+1)
	}
	s := a.firstShade(operands...)
	switch {
	case o.x == longCompare:
		m.paint(a, o.dst, shade{all(1, s.bits), s.origin})
	case o.longTo():
		m.paint(a, o.dst, shade{all(o.w, s.bits), s.origin})
	default:
		m.paint(a, o.dst, shade{all(64, s.bits), s.origin})
		m.paint(a, o.dst+1, shade{all(16, s.bits), s.origin})
	}
	return true
}

// decides tells whether a jump can be taken. If it depends on undefined bits that
// is an error or, where it does not count as one, a choice between the ways.
func (m *machine) decides(a *activation, o *op, s shade, bits uint64) bool {
	if s.bits&bits == 0 {
		return true
	}
	if m.p.checked(event.UninitError) {
		return m.use(s, "in a condition")
	}
	m.show(event.Label{Kind: event.Choice, Val: uint64(len(a.fn.ways(o))), Loc: event.NoLoc})
	return false
}

// ways lists the different places where a branch or switch may lead.
func (fn *function) ways(o *op) []uint32 {
	if o.code == opBranch {
		return []uint32{uint32(o.b), uint32(o.dst)}
	}
	t := &fn.switches[o.b]
	list := []uint32{t.other}
	seen := map[uint32]bool{t.other: true}
	for _, to := range t.targets {
		if !seen[to] {
			seen[to] = true
			list = append(list, to)
		}
	}
	return list
}

// decide takes the way that was chosen for a jump whose condition is undefined.
func (m *machine) decide(a *activation, o *op, choice uint64) {
	to := a.fn.ways(o)[choice]
	if o.code == opBranch && o.a&constBit == 0 {
		m.put(a, o.a, choice, shade{}) // the condition stays what it was taken for
	}
	m.jump(a, to)
}

// freezeLimit bounds the undefined bits of a value that is frozen, whose values are
// tried one by one.
const freezeLimit = 8

// visitFreeze gives the undefined bits of a value any values, which stay the same.
func (m *machine) visitFreeze(a *activation, o *op) {
	s := a.shadeOf(o.a)
	n := bits.OnesCount64(s.bits)
	switch {
	case n == 0:
		m.put(a, o.dst, a.get(o.a), shade{})
		a.pc++
	case n > freezeLimit:
		m.unsupported("any value for " + m.p.describe(s.origin) + ", which the compiler supposed (try less optimisation)")
	default:
		m.show(event.Label{Kind: event.Choice, Val: 1 << n, Loc: event.NoLoc})
	}
}

func (m *machine) resumeFreeze(a *activation, o *op, choice uint64) {
	v := a.partialOf(o.a)
	m.put(a, o.dst, v.value|scatter(choice, v.shadow), shade{})
	m.advance(a)
}

// scatter places the low bits of v where mask has bits.
func scatter(v, mask uint64) (out uint64) {
	for ; mask != 0; mask &= mask - 1 {
		if v&1 != 0 {
			out |= mask & -mask
		}
		v >>= 1
	}
	return out
}
