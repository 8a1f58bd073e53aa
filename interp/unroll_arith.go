package interp

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// pure runs an operation that touches nothing but slots.
func (u *unroller) pure(s *ustate, o *op) {
	f := s.top
	if o.code == opOverflow {
		u.overflow(s, o)
		return
	}
	if u.concrete(s, o) {
		return
	}
	switch o.code {
	case opWide:
		u.wide(s, o)
		return
	case opUDiv, opSDiv, opURem, opSRem:
		if !u.divides(s, o) {
			return
		}
	}
	t := u.operation(f, o)
	if t == nil {
		u.unsupported(s, "an operation on floating-point numbers, or on wide integers, that depend on inputs or on shared memory")
		return
	}
	shadow := u.shadowOf(f, o)
	f.regs[o.dst] = uvalue{t, shadow, shadow != nil}
	f.pc++
}

// concrete runs an operation all of whose operands are known and defined as the machine does.
func (u *unroller) concrete(s *ustate, o *op) bool {
	f := s.top
	known := true
	scratch := activation{fn: f.fn}
	f.fn.operands(o, func(a operand) {
		v := u.get(f, a)
		known = known && v.t.IsConst() && v.shadow == nil
	}, func(operand) {})
	if !known {
		return false
	}
	scratch.regs = u.scratch(f.fn.nslots)
	f.fn.operands(o, func(a operand) {
		if a&constBit == 0 && a != noSlot {
			scratch.regs[a] = f.regs[a].value()
		}
	}, func(operand) {})
	if what := compute(&scratch, o); what != "" {
		u.fail(s, u.pool.True(), u.p.kindOf(what), what)
		return true
	}
	f.fn.operands(o, func(operand) {}, func(d operand) {
		f.set(d, uvalue{t: u.pool.Const(64, scratch.regs[d])})
	})
	f.pc++
	return true
}

// scratch returns slots whose content does not matter.
func (u *unroller) scratch(n int) []uint64 {
	if cap(u.slots) < n {
		u.slots = make([]uint64, n)
	}
	return u.slots[:n]
}

// value is the number that a slot holds, which is known.
func (v uvalue) value() uint64 {
	if v.t == nil {
		return 0
	}
	return v.t.Value
}

// compute is what the machine's inner loop does for operations on slots.
func compute(a *activation, o *op) string {
	switch {
	case o.code == opSCmp:
		x, y := signed(a.get(o.a), o.w), signed(a.get(o.b), o.w)
		a.regs[o.dst] = uint64(compare(x < y, x == y)) & mask(o.w)
	case o.code >= opAdd && o.code <= opSLE:
		v, fault := integerOp(o.code, o.w, a.get(o.a), a.get(o.b))
		a.regs[o.dst] = v
		return fault
	case o.code == opTrunc:
		a.regs[o.dst] = a.get(o.a) & mask(o.w)
	case o.code == opSExt:
		a.regs[o.dst] = uint64(signed(a.get(o.a), o.x)) & mask(o.w)
	case o.code == opSelect:
		list := a.fn.lists[o.b]
		a.regs[o.dst] = a.get(list[1])
		if a.get(o.a)&1 != 0 {
			a.regs[o.dst] = a.get(list[0])
		}
	default:
		return pure(a, o)
	}
	return ""
}

// divides reports divisions without a result; it tells whether any others are left.
func (u *unroller) divides(s *ustate, o *op) bool {
	if !u.use(s, u.get(s.top, o.b), "as a divisor") {
		return false
	}
	p := u.pool
	a, b := u.bits(s.top, o.a, o.w), u.bits(s.top, o.b, o.w)
	u.fail(s, p.Eq(b, p.Const(o.w, 0)), event.ArithmeticError, "division by zero")
	if s.dead() || o.code == opUDiv || o.code == opURem {
		return !s.dead()
	}
	least := p.And(p.Eq(b, p.Const(o.w, ^uint64(0))), p.Eq(a, p.Const(o.w, 1<<(o.w-1))))
	u.fail(s, least, u.p.kindOf(divisionOverflow), divisionOverflow)
	return !s.dead()
}

// operation is the result of an operation; nil if there is no term for it.
func (u *unroller) operation(f *uframe, o *op) *term.Term {
	p := u.pool
	switch o.code {
	case opTrunc:
		return p.Resize(min(o.w, u.get(f, o.a).t.Width), u.get(f, o.a).t)
	case opSExt:
		return p.SExt(o.w, u.bits(f, o.a, o.x))
	case opSelect:
		list := f.fn.lists[o.b]
		return u.choose(p.Extract(0, 0, u.get(f, o.a).t), uvalue{t: u.get(f, list[0]).t}, uvalue{t: u.get(f, list[1]).t}).t
	case opCtpop, opCtlz, opCttz, opBswap, opBitReverse, opAbs:
		return bitTerm(p, o.code, u.bits(f, o.a, o.w))
	case opFNeg:
		return p.Xor(u.bits(f, o.a, o.w), p.Const(o.w, 1<<(o.w-1)))
	case opFshl, opFshr:
		list := f.fn.lists[o.b]
		return funnelTerm(p, o.code == opFshl, u.bits(f, list[0], o.w), u.bits(f, list[1], o.w), u.bits(f, list[2], o.w))
	}
	if o.code < opAdd || o.code > opSLE {
		return nil
	}
	return integerTerm(p, o.code, u.bits(f, o.a, o.w), u.bits(f, o.b, o.w))
}

// integerTerm is integerOp over terms of one width.
func integerTerm(p *term.Pool, code opcode, a, b *term.Term) *term.Term {
	switch code {
	case opAdd:
		return p.Add(a, b)
	case opSub:
		return p.Sub(a, b)
	case opMul:
		return p.Mul(a, b)
	case opUDiv:
		return p.UDiv(a, b)
	case opSDiv:
		return p.SDiv(a, b)
	case opURem:
		return p.URem(a, b)
	case opSRem:
		return p.SRem(a, b)
	case opShl:
		return p.Shl(a, b)
	case opLShr:
		return p.LShr(a, b)
	case opAShr:
		return p.AShr(a, b)
	case opAnd:
		return p.And(a, b)
	case opOr:
		return p.Or(a, b)
	case opXor:
		return p.Xor(a, b)
	case opEq:
		return p.Eq(a, b)
	case opNe:
		return p.Ne(a, b)
	case opULT:
		return p.ULT(a, b)
	case opULE:
		return p.ULE(a, b)
	case opSLT:
		return p.SLT(a, b)
	case opSLE:
		return p.SLE(a, b)
	}
	return lessCommonTerm(p, code, a, b)
}

// lessCommonTerm is lessCommon over terms.
func lessCommonTerm(p *term.Pool, code opcode, a, b *term.Term) *term.Term {
	w := a.Width
	zero, ones := p.Const(w, 0), p.Const(w, ^uint64(0))
	low, high := p.Const(w, 1<<(w-1)), p.Const(w, 1<<(w-1)-1)
	sign := func(t *term.Term) *term.Term { return p.Extract(w-1, w-1, t) }
	saturated := func(over, t *term.Term) *term.Term { return p.Ite(over, p.Ite(sign(a), low, high), t) }
	sum, diff := p.Add(a, b), p.Sub(a, b)
	sumOver := p.And(sign(p.Xor(a, sum)), sign(p.Xor(b, sum)))
	diffOver := p.And(sign(p.Xor(a, b)), sign(p.Xor(a, diff)))
	shl := p.Shl(a, b)
	three := func(less *term.Term) *term.Term { return p.Ite(less, ones, p.Ite(p.Eq(a, b), zero, p.Const(w, 1))) }
	switch code {
	case opSMax:
		return p.Ite(p.SLT(a, b), b, a)
	case opSMin:
		return p.Ite(p.SLT(a, b), a, b)
	case opUMax:
		return p.Ite(p.ULT(a, b), b, a)
	case opUMin:
		return p.Ite(p.ULT(a, b), a, b)
	case opUAddOver:
		return p.ULT(sum, a)
	case opUAddSat:
		return p.Ite(p.ULT(sum, a), ones, sum)
	case opUSubOver:
		return p.ULT(a, b)
	case opUSubSat:
		return p.Ite(p.ULT(a, b), zero, diff)
	case opUMulOver:
		return p.UMulO(a, b)
	case opSMulOver:
		return p.SMulO(a, b)
	case opSAddOver:
		return sumOver
	case opSAddSat:
		return saturated(sumOver, sum)
	case opSSubOver:
		return diffOver
	case opSSubSat:
		return saturated(diffOver, diff)
	case opUShlSat:
		return p.Ite(p.Ne(p.LShr(shl, b), a), ones, shl)
	case opSShlSat:
		return saturated(p.Ne(p.AShr(shl, b), a), shl)
	case opUCmp:
		return three(p.ULT(a, b))
	case opSCmp:
		return three(p.SLT(a, b))
	}
	return nil
}

// bitTerm is bitOp over terms.
func bitTerm(p *term.Pool, code opcode, a *term.Term) *term.Term {
	w := a.Width
	bit := func(i uint8) *term.Term { return p.Extract(i, i, a) }
	switch code {
	case opCtpop:
		n := p.Const(w, 0)
		for i := range w {
			n = p.Add(n, p.ZExt(w, bit(i)))
		}
		return n
	case opCtlz, opCttz:
		n := p.Const(w, uint64(w))
		for k := range w { // the bit that counts most comes last
			i, count := w-1-k, w-1-k
			if code == opCtlz {
				i, count = k, w-1-k
			}
			n = p.Ite(bit(i), p.Const(w, uint64(count)), n)
		}
		return n
	case opBswap, opBitReverse:
		size := uint8(1)
		if code == opBswap {
			size = 8
		}
		t := p.Extract(size-1, 0, a)
		for i := size; i < w; i += size {
			t = p.Concat(t, p.Extract(i+size-1, i, a))
		}
		return t
	case opAbs:
		return p.Ite(p.Extract(w-1, w-1, a), p.Neg(a), a)
	}
	return nil
}

// funnelTerm is funnel over terms.
func funnelTerm(p *term.Pool, left bool, hi, lo, n *term.Term) *term.Term {
	w := hi.Width
	width := p.Const(w, uint64(w))
	n = p.URem(n, width)
	rest := p.Sub(width, n)
	if left {
		return p.Xor(p.Shl(hi, n), p.LShr(lo, rest)) // a shift by the width gives 0, and the bits do not overlap
	}
	return p.Xor(p.Shl(hi, rest), p.LShr(lo, n))
}

// overflow reports results of signed arithmetic that do not fit.
func (u *unroller) overflow(s *ustate, o *op) {
	f := s.top
	over := u.get(f, o.a)
	if !u.use(s, over, "in signed arithmetic that may overflow") {
		return
	}
	u.fail(s, u.pool.Extract(0, 0, over.t), event.OverflowError, o.overflowText())
	if !s.dead() {
		f.pc++
	}
}
