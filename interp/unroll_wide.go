package interp

import "github.com/gomc/gomc/symbolic/term"

// wide runs an operation on integers of 65 to 128 bits, each of which has two slots.
func (u *unroller) wide(s *ustate, o *op) {
	f, p := s.top, u.pool
	high := o.w - 64
	x0, x1 := u.bits(f, o.a, 64), u.bits(f, o.a+1, high)
	var y0, y1 *term.Term
	if o.x < wideUnary {
		y0, y1 = u.bits(f, o.b, 64), u.bits(f, o.b+1, high)
	}
	lo, hi := (*term.Term)(nil), (*term.Term)(nil)
	switch o.x {
	case wideAdd:
		lo = p.Add(x0, y0)
		hi = p.Add(p.Add(x1, y1), p.ZExt(high, p.ULT(lo, x0)))
	case wideSub:
		lo = p.Sub(x0, y0)
		hi = p.Sub(p.Sub(x1, y1), p.ZExt(high, p.ULT(x0, y0)))
	case wideAnd:
		lo, hi = p.And(x0, y0), p.And(x1, y1)
	case wideOr:
		lo, hi = p.Or(x0, y0), p.Or(x1, y1)
	case wideXor:
		lo, hi = p.Xor(x0, y0), p.Xor(x1, y1)
	case wideShl, wideLShr, wideAShr:
		lo, hi = u.wideShift(o.x, x0, x1, y0, y1)
	case wideEq:
		lo = p.And(p.Eq(x0, y0), p.Eq(x1, y1))
	case wideNe:
		lo = p.Not(p.And(p.Eq(x0, y0), p.Eq(x1, y1)))
	case wideULT, wideULE, wideSLT, wideSLE:
		less, below := p.ULT(x1, y1), p.ULT(x0, y0)
		if o.x == wideSLT || o.x == wideSLE {
			less = p.SLT(x1, y1)
		}
		if o.x == wideULE || o.x == wideSLE {
			below = p.ULE(x0, y0)
		}
		lo = p.Or(less, p.And(p.Eq(x1, y1), below))
	}
	if lo == nil {
		u.unsupported(s, "an operation on integers of more than 64 bits that depend on inputs or on shared memory")
		return
	}
	result := []uvalue{{t: lo, shadow: u.defined(u.anyShadow(f, o, lo.Width))}}
	if hi != nil {
		result = append(result, uvalue{t: hi, shadow: u.defined(u.anyShadow(f, o, hi.Width))})
	}
	for i, v := range result {
		v.raw = v.shadow != nil
		f.regs[o.dst+operand(i)] = v
	}
	f.pc++
}

// wideShift shifts a wide integer by a known number of bits; it returns nil if that is not known.
func (u *unroller) wideShift(x uint8, lo, hi, n, more *term.Term) (*term.Term, *term.Term) {
	if !n.IsConst() || !more.IsConst() {
		return nil, nil
	}
	p, high := u.pool, hi.Width
	hi = p.ZExt(64, hi)
	right, fill := p.LShr, p.Const(64, 0)
	if x == wideAShr {
		hi = p.SExt(64, p.Resize(high, hi))
		right, fill = p.AShr, p.AShr(hi, p.Const(64, 63))
	}
	bits := min(n.Value, 128)
	if more.Value != 0 {
		bits = 128
	}
	by := func(n uint64) *term.Term { return p.Const(64, n) }
	switch {
	case x == wideShl && bits < 64:
		lo, hi = p.Shl(lo, by(bits)), p.Or(p.Shl(hi, by(bits)), p.LShr(lo, by(64-bits)))
	case x == wideShl:
		lo, hi = by(0), p.Shl(lo, by(bits-64))
	case bits < 64:
		lo, hi = p.Or(p.LShr(lo, by(bits)), p.Shl(hi, by(64-bits))), right(hi, by(bits))
	default:
		lo, hi = right(hi, by(bits-64)), fill
	}
	return lo, p.Resize(high, hi)
}
