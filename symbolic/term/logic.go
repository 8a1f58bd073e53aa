package term

// Not returns the bitwise complement.
func (p *Pool) Not(a *Term) *Term {
	switch {
	case a.IsConst():
		return p.Const(a.Width, ^a.Value)
	case a.Op == Not:
		return a.args[0]
	case a.leaves > 0:
		return p.lift(a, p.Not)
	}
	return p.make(Not, a.Width, 0, a)
}

// complementary tells that each is the other's complement.
func complementary(a, b *Term) bool {
	return a.Op == Not && a.args[0] == b || b.Op == Not && b.args[0] == a
}

// And returns the bitwise conjunction.
func (p *Pool) And(a, b *Term) *Term {
	sameWidth(And, a, b)
	a, b = sorted(a, b)
	switch {
	case a.Is(0), complementary(a, b):
		return p.Const(a.Width, 0)
	case a.Is(Mask(a.Width)), a == b:
		return b
	case a.IsConst() && b.IsConst():
		return p.Const(a.Width, a.Value&b.Value)
	case a.IsConst() && b.leaves > 0:
		return p.lift(b, func(t *Term) *Term { return p.And(a, t) })
	case a.Width == 1 && (p.Entails(a, b) == Yes):
		return a
	case a.Width == 1 && (p.Entails(b, a) == Yes):
		return b
	case a.Width == 1 && (p.Entails(a, b) == No || p.Entails(b, a) == No):
		return p.False()
	}
	return p.make(And, a.Width, 0, a, b)
}

// Or returns the bitwise disjunction.
func (p *Pool) Or(a, b *Term) *Term {
	return p.Not(p.And(p.Not(a), p.Not(b)))
}

// Xor returns the bitwise exclusive disjunction.
func (p *Pool) Xor(a, b *Term) *Term {
	sameWidth(Xor, a, b)
	a, b = sorted(a, b)
	switch {
	case a.Is(0):
		return b
	case a == b:
		return p.Const(a.Width, 0)
	case a.Is(Mask(a.Width)):
		return p.Not(b)
	case a.IsConst() && b.IsConst():
		return p.Const(a.Width, a.Value^b.Value)
	case a.IsConst() && b.leaves > 0:
		return p.lift(b, func(t *Term) *Term { return p.Xor(a, t) })
	case a.Op == Not && b.Op == Not:
		return p.Xor(a.args[0], b.args[0])
	case a.Op == Not:
		return p.Not(p.Xor(a.args[0], b))
	case b.Op == Not:
		return p.Not(p.Xor(a, b.args[0]))
	}
	return p.make(Xor, a.Width, 0, a, b)
}

// Implies returns that a is false or b is true; both are truth values.
func (p *Pool) Implies(a, b *Term) *Term { return p.Or(p.Not(a), b) }

// All returns the conjunction of truth values, Any the disjunction.
func (p *Pool) All(list ...*Term) *Term {
	t := p.True()
	for _, a := range list {
		t = p.And(t, a)
	}
	return t
}

// Any returns the disjunction of truth values.
func (p *Pool) Any(list ...*Term) *Term {
	t := p.False()
	for _, a := range list {
		t = p.Or(t, a)
	}
	return t
}

// Eq returns that two terms of one width are equal.
func (p *Pool) Eq(a, b *Term) *Term {
	sameWidth(Eq, a, b)
	a, b = sorted(a, b)
	switch {
	case a == b:
		return p.True()
	case a.IsConst() && b.IsConst(), complementary(a, b):
		return p.False()
	case a.Width == 1:
		return p.Not(p.Xor(a, b))
	case a.IsConst():
		return p.eqConst(a, b)
	}
	return p.make(Eq, 1, 0, a, b)
}

// eqConst returns that b, which is no constant, equals the constant k.
func (p *Pool) eqConst(k, b *Term) *Term {
	switch {
	case b.Op == Ite && (b.args[1].IsConst() || b.args[2].IsConst()):
		return p.Ite(b.args[0], p.Eq(k, b.args[1]), p.Eq(k, b.args[2]))
	case b.Op == Not:
		return p.Eq(p.Not(k), b.args[0])
	case b.Op == Neg:
		return p.Eq(p.Neg(k), b.args[0])
	case b.Op == Add && b.args[0].IsConst():
		return p.Eq(p.Sub(k, b.args[0]), b.args[1])
	case b.Op == Xor && b.args[0].IsConst():
		return p.Eq(p.Xor(k, b.args[0]), b.args[1])
	case b.Op == Concat:
		high, low := b.args[0], b.args[1]
		return p.And(p.Eq(p.Extract(k.Width-1, low.Width, k), high), p.Eq(p.Extract(low.Width-1, 0, k), low))
	case b.Op == SExt:
		low := p.Extract(b.args[0].Width-1, 0, k)
		if p.SExt(k.Width, low) != k {
			return p.False()
		}
		return p.Eq(low, b.args[0])
	}
	return p.make(Eq, 1, 0, k, b)
}

// Ne returns that two terms differ.
func (p *Pool) Ne(a, b *Term) *Term { return p.Not(p.Eq(a, b)) }

// ULT returns a < b, unsigned.
func (p *Pool) ULT(a, b *Term) *Term {
	sameWidth(ULT, a, b)
	switch {
	case a == b, b.Is(0), a.Is(Mask(a.Width)):
		return p.False()
	case a.IsConst() && b.IsConst():
		return p.Bool(a.Value < b.Value)
	case a.Is(0):
		return p.Ne(a, b)
	case b.Is(1):
		return p.Eq(a, p.Const(a.Width, 0))
	case a.leaves > 0 && b.IsConst():
		return p.lift(a, func(t *Term) *Term { return p.ULT(t, b) })
	case b.leaves > 0 && a.IsConst():
		return p.lift(b, func(t *Term) *Term { return p.ULT(a, t) })
	case b.IsConst() && a.Op == Concat && a.args[0].Is(0) && b.Value > Mask(a.args[1].Width):
		return p.True()
	case a.IsConst() && b.Op == Concat && b.args[0].Is(0) && a.Value >= Mask(b.args[1].Width):
		return p.False()
	}
	return p.make(ULT, 1, 0, a, b)
}

// ULE returns a <= b, unsigned.
func (p *Pool) ULE(a, b *Term) *Term { return p.Not(p.ULT(b, a)) }

// SLT returns a < b, signed.
func (p *Pool) SLT(a, b *Term) *Term {
	sameWidth(SLT, a, b)
	switch {
	case a == b:
		return p.False()
	case a.IsConst() && b.IsConst():
		return p.Bool(Signed(a.Value, a.Width) < Signed(b.Value, b.Width))
	case a.leaves > 0 && b.IsConst():
		return p.lift(a, func(t *Term) *Term { return p.SLT(t, b) })
	case b.leaves > 0 && a.IsConst():
		return p.lift(b, func(t *Term) *Term { return p.SLT(a, t) })
	case nonNegative(a) && nonNegative(b):
		return p.ULT(a, b)
	}
	return p.make(SLT, 1, 0, a, b)
}

// nonNegative tells that the sign of a term is seen to be 0.
func nonNegative(t *Term) bool {
	return t.IsConst() && Signed(t.Value, t.Width) >= 0 || t.Op == Concat && nonNegative(t.args[0])
}

// SLE returns a <= b, signed.
func (p *Pool) SLE(a, b *Term) *Term { return p.Not(p.SLT(b, a)) }

// Ite returns a if the truth value c holds, else b.
func (p *Pool) Ite(c, a, b *Term) *Term {
	sameWidth(Ite, a, b)
	switch {
	case c.IsTrue(), a == b:
		return a
	case c.IsFalse():
		return b
	case c.Op == Not:
		return p.Ite(c.args[0], b, a)
	}
	if a.Op == Ite && a.args[0] == c {
		return p.Ite(c, a.args[1], b)
	}
	if b.Op == Ite && b.args[0] == c {
		return p.Ite(c, a, b.args[2])
	}
	if a.Width == 1 {
		switch {
		case a.IsConst(), b.IsConst(), a == c, b == c:
			return p.iteTruth(c, a, b)
		case complementary(a, b):
			return p.Eq(c, a)
		}
	}
	return p.make(Ite, a.Width, 0, c, a, b)
}

// iteTruth is a choice between truth values of which one is a constant or the condition itself.
func (p *Pool) iteTruth(c, a, b *Term) *Term {
	switch {
	case a.IsTrue(), a == c:
		return p.Or(c, b)
	case a.IsFalse():
		return p.And(p.Not(c), b)
	case b.IsTrue():
		return p.Or(p.Not(c), a)
	default:
		return p.And(c, a)
	}
}

// Answer is what a quick look tells.
type Answer uint8

// The answers of Entails.
const (
	Unknown Answer = iota
	Yes
	No
)

// Entails looks whether the truth value g implies c (Yes) or its negation (No). It looks at the
// conjuncts of g only, and not at all of them if there are many.
func (p *Pool) Entails(g, c *Term) Answer {
	budget := 64
	return entails(g, c, &budget)
}

func entails(g, c *Term, budget *int) Answer {
	if *budget--; *budget < 0 {
		return Unknown
	}
	switch {
	case g == c, c.IsTrue():
		return Yes
	case complementary(g, c), c.IsFalse():
		return No
	case g.Op == And && g.Width == 1:
		for _, a := range g.Args() {
			if r := entails(a, c, budget); r != Unknown {
				return r
			}
		}
	}
	return Unknown
}
