package term

import "fmt"

// Extract returns the bits high to low of a term.
func (p *Pool) Extract(high, low uint8, a *Term) *Term {
	if high < low || high >= a.Width {
		panic(fmt.Sprintf("term: bits %d to %d of %d", high, low, a.Width))
	}
	w := high - low + 1
	switch {
	case w == a.Width:
		return a
	case a.IsConst():
		return p.Const(w, a.Value>>low)
	case a.leaves > 0:
		return p.lift(a, func(t *Term) *Term { return p.Extract(high, low, t) })
	case a.nargs < 2:
		return p.extract(high, low, a)
	}
	k := key{op: Extract, width: high, value: uint64(low), a: a.ID}
	t := p.parts[k]
	if t == nil {
		t = p.extract(high, low, a)
		p.parts[k] = t
	}
	return t
}

// extract returns some of the bits of a term by what makes it.
func (p *Pool) extract(high, low uint8, a *Term) *Term {
	w := high - low + 1
	switch a.Op {
	case Extract:
		return p.Extract(high+uint8(a.Value), low+uint8(a.Value), a.args[0])
	case Concat:
		return p.extractConcat(high, low, a)
	case SExt:
		inner := a.args[0]
		switch {
		case high < inner.Width:
			return p.Extract(high, low, inner)
		case low < inner.Width:
			return p.SExt(w, p.Extract(inner.Width-1, low, inner))
		}
		return p.SExt(w, p.Extract(inner.Width-1, inner.Width-1, inner))
	case Not:
		return p.Not(p.Extract(high, low, a.args[0]))
	case And:
		return p.And(p.Extract(high, low, a.args[0]), p.Extract(high, low, a.args[1]))
	case Xor:
		return p.Xor(p.Extract(high, low, a.args[0]), p.Extract(high, low, a.args[1]))
	case Ite:
		return p.Ite(a.args[0], p.Extract(high, low, a.args[1]), p.Extract(high, low, a.args[2]))
	case Add:
		if low == 0 {
			return p.Add(p.Extract(high, 0, a.args[0]), p.Extract(high, 0, a.args[1]))
		}
	case Neg:
		if low == 0 {
			return p.Neg(p.Extract(high, 0, a.args[0]))
		}
	}
	return p.make(Extract, w, uint64(low), a)
}

func (p *Pool) extractConcat(high, low uint8, a *Term) *Term {
	upper, lower := a.args[0], a.args[1]
	switch n := lower.Width; {
	case high < n:
		return p.Extract(high, low, lower)
	case low >= n:
		return p.Extract(high-n, low-n, upper)
	default:
		return p.Concat(p.Extract(high-n, 0, upper), p.Extract(n-1, low, lower))
	}
}

// Concat returns the bits of high above those of low.
func (p *Pool) Concat(high, low *Term) *Term {
	w := high.Width + low.Width
	switch {
	case high.IsConst() && low.IsConst():
		return p.Const(w, high.Value<<low.Width|low.Value)
	case high.IsConst() && low.leaves > 0:
		return p.lift(low, func(t *Term) *Term { return p.Concat(high, t) })
	case low.IsConst() && high.leaves > 0:
		return p.lift(high, func(t *Term) *Term { return p.Concat(t, low) })
	case high.IsConst() && low.Op == Concat && low.args[0].IsConst():
		return p.Concat(p.Concat(high, low.args[0]), low.args[1])
	case low.Op == Concat: // to the left, so that neighbours meet
		if high.Op != Const {
			return p.Concat(p.Concat(high, low.args[0]), low.args[1])
		}
	}
	if j := p.joined(high, low); j != nil {
		return j
	}
	if high.Op == Concat {
		if j := p.joined(high.args[1], low); j != nil {
			return p.Concat(high.args[0], j)
		}
	}
	return p.make(Concat, w, 0, high, low)
}

// joined is the concatenation of neighbouring parts of one term, nil if they are none.
func (p *Pool) joined(high, low *Term) *Term {
	if high.Op != Extract || low.Op != Extract || high.args[0] != low.args[0] || high.Value != low.Value+uint64(low.Width) {
		return nil
	}
	return p.Extract(uint8(high.Value)+high.Width-1, uint8(low.Value), low.args[0])
}

// ZExt returns a term with zeros above it, width bits in all.
func (p *Pool) ZExt(width uint8, a *Term) *Term {
	if width == a.Width {
		return a
	}
	return p.Concat(p.Const(width-a.Width, 0), a)
}

// SExt returns a term with copies of its sign above it, width bits in all.
func (p *Pool) SExt(width uint8, a *Term) *Term {
	switch {
	case width == a.Width:
		return a
	case a.IsConst():
		return p.Const(width, uint64(Signed(a.Value, a.Width)))
	case a.leaves > 0:
		return p.lift(a, func(t *Term) *Term { return p.SExt(width, t) })
	case a.Op == SExt:
		return p.SExt(width, a.args[0])
	case nonNegative(a):
		return p.ZExt(width, a)
	}
	return p.make(SExt, width, 0, a)
}

// Resize cuts a term to a width, or extends it with zeros.
func (p *Pool) Resize(width uint8, a *Term) *Term {
	if width < a.Width {
		return p.Extract(width-1, 0, a)
	}
	return p.ZExt(width, a)
}
