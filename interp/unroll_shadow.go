package interp

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// use reports the use of a value where it has undefined bits, and goes on where it has none. It tells whether
// any way is left.
func (u *unroller) use(s *ustate, v uvalue, how string) bool {
	if v.shadow == nil {
		return !s.dead()
	}
	u.failMaybe(s, u.pool.Ne(v.shadow, u.pool.Const(v.shadow.Width, 0)), event.UninitError, "use of an undefined value, "+how, true)
	return !s.dead()
}

// checkInit makes a promoted variable undefined where it was not set.
func (u *unroller) checkInit(s *ustate, v *variable) {
	f := s.top
	p := u.pool
	unset := p.Not(p.Extract(0, 0, u.get(f, v.flag).t))
	for i, leaf := range v.leafs {
		if unset.IsFalse() || u.pool.Entails(s.guard, unset) == term.No {
			return
		}
		slot := v.slots[i]
		a := u.get(f, slot)
		a.t = p.Ite(unset, p.Const(a.t.Width, 0), a.t)
		a.shadow = u.defined(p.Ite(unset, p.Const(64, mask(leaf.bits)), u.shadow(a, 64)))
		f.regs[slot] = a
	}
}

// shadowOf is the shadow of the result of an operation; it may have more bits than the machine's.
func (u *unroller) shadowOf(f *uframe, o *op) *term.Term {
	any := false
	f.fn.operands(o, func(a operand) { any = any || u.get(f, a).shadow != nil }, func(operand) {})
	if !any {
		return nil
	}
	return u.defined(u.shadowRule(f, o))
}

func (u *unroller) shadowRule(f *uframe, o *op) *term.Term {
	p := u.pool
	a := u.get(f, o.a)
	if o.code == opFshl || o.code == opFshr {
		return u.anyShadow(f, o, o.w)
	}
	switch o.code {
	case opTrunc:
		return u.shadow(a, o.w)
	case opSExt:
		return p.SExt(o.w, u.shadow(a, o.x))
	case opSelect:
		return u.shadowSelect(f, o)
	case opFNeg:
		return u.shadow(a, o.w)
	case opBswap, opBitReverse:
		return bitTerm(u.pool, o.code, u.shadow(a, o.w))
	case opCtpop, opCtlz, opCttz, opAbs:
		return u.anyShadow(f, o, o.w)
	}
	b := u.get(f, o.b)
	w := o.w
	x, y := p.Resize(w, a.t), p.Resize(w, b.t)
	s, t := u.shadow(a, w), u.shadow(b, w)
	switch o.code {
	case opAnd:
		return p.Or(p.And(s, p.Or(y, t)), p.And(t, p.Or(x, s)))
	case opOr:
		return p.Or(p.And(s, p.Or(p.Not(y), t)), p.And(t, p.Or(p.Not(x), s)))
	case opXor:
		return p.Or(s, t)
	case opShl, opLShr, opAShr:
		if b.shadow == nil {
			return integerTerm(p, o.code, s, y)
		}
	case opEq, opNe:
		differ := p.Ne(p.And(p.Xor(x, y), p.Not(p.Or(s, t))), p.Const(w, 0))
		return p.And(p.Not(differ), p.Ne(p.Or(s, t), p.Const(w, 0)))
	case opAdd:
		return u.shadowSum(u.partial(x, s), u.partial(y, t), 0)
	case opSub:
		return u.shadowSum(u.partial(x, s), u.partial(p.Not(y), t), 1)
	case opULT, opULE, opSLT, opSLE, opUCmp, opSCmp, opUMin, opSMin, opUMax, opSMax:
		return u.shadowOrder(o.code, w, u.partial(x, s), u.partial(y, t))
	case opUAddOver, opSAddOver, opUSubOver, opSSubOver, opUMulOver, opSMulOver:
		return u.anyShadow(f, o, 1)
	}
	return u.anyShadow(f, o, w)
}

// upartial is a number with undefined bits, which are 0 in its value.
type upartial struct{ value, shadow *term.Term }

// partial returns a number whose bits in a shadow are undefined, whatever they are in the value.
func (u *unroller) partial(value, shadow *term.Term) upartial {
	return upartial{u.pool.And(value, u.pool.Not(shadow)), shadow}
}

// most is the largest value that a number can have, its value the smallest.
func (u *unroller) most(a upartial) *term.Term { return u.pool.Or(a.value, a.shadow) }

// shadowSum is as that of the machine.
func (u *unroller) shadowSum(a, b upartial, carry uint64) *term.Term {
	p := u.pool
	c := p.Const(a.value.Width, carry)
	least := p.Add(p.Add(a.value, b.value), c)
	most := p.Add(p.Add(u.most(a), u.most(b)), c)
	carries := p.Xor(p.Xor(least, p.Xor(a.value, b.value)), p.Xor(most, p.Xor(u.most(a), u.most(b))))
	return p.Or(p.Or(a.shadow, b.shadow), carries)
}

// shadowOrder is as that of the machine: it covers comparisons, minima and maxima of numbers of w bits.
func (u *unroller) shadowOrder(code opcode, w uint8, a, b upartial) *term.Term {
	p := u.pool
	x, y := a, b
	switch code {
	case opSLT, opSLE, opSCmp, opSMin, opSMax:
		sign := p.Const(w, 1<<(w-1))
		x, y = u.partial(p.Xor(a.value, sign), a.shadow), u.partial(p.Xor(b.value, sign), b.shadow)
	}
	less, more := p.ULT(u.most(x), y.value), p.ULT(u.most(y), x.value)
	known := p.Or(less, more)
	switch code {
	case opULT, opSLT:
		return p.Not(p.Or(less, p.ULE(u.most(y), x.value)))
	case opULE, opSLE:
		return p.Not(p.Or(more, p.ULE(u.most(x), y.value)))
	case opUCmp, opSCmp:
		return p.Ite(known, p.Const(w, 0), p.Const(w, ^uint64(0)))
	}
	either := p.Or(p.Or(a.shadow, b.shadow), p.Xor(a.value, b.value))
	first := less // whether the result is a
	if code == opUMax || code == opSMax {
		first = p.Not(less)
	}
	return p.Ite(known, p.Ite(first, a.shadow, b.shadow), either)
}

// anyShadow has all bits if any operand has an undefined one.
func (u *unroller) anyShadow(f *uframe, o *op, w uint8) *term.Term {
	some := u.pool.False()
	f.fn.operands(o, func(a operand) {
		if v := u.get(f, a); v.shadow != nil {
			some = u.pool.Or(some, u.pool.Ne(v.shadow, u.pool.Const(v.shadow.Width, 0)))
		}
	}, func(operand) {})
	return u.pool.Ite(some, u.pool.Const(w, ^uint64(0)), u.pool.Const(w, 0))
}

func (u *unroller) shadowSelect(f *uframe, o *op) *term.Term {
	p := u.pool
	list := f.fn.lists[o.b]
	c, a, b := u.get(f, o.a), u.get(f, list[0]), u.get(f, list[1])
	w := max(a.t.Width, b.t.Width)
	s, t := u.shadow(a, w), u.shadow(b, w)
	chosen := p.Ite(p.Extract(0, 0, c.t), s, t)
	if c.shadow == nil {
		return chosen
	}
	either := p.Or(p.Or(s, t), p.Xor(p.ZExt(w, a.t), p.ZExt(w, b.t)))
	return p.Ite(p.Extract(0, 0, u.shadow(c, c.t.Width)), either, chosen)
}

// freeze keeps a value that is defined.
func (u *unroller) freeze(s *ustate, o *op) {
	v := u.get(s.top, o.a)
	if v.shadow != nil {
		u.unsupportedIf(s, u.pool.Ne(v.shadow, u.pool.Const(v.shadow.Width, 0)), "any value for an undefined one, which the compiler supposed (try less optimisation)")
	}
	if s.dead() {
		return
	}
	s.top.regs[o.dst] = uvalue{t: v.t}
	s.top.pc++
}
