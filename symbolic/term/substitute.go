package term

// Substitution replaces a variable by a constant.
type Substitution struct {
	p     *Pool
	v, by *Term
	known map[int32]*Term
}

// Substitute returns what replaces a variable by a constant of its width.
func (p *Pool) Substitute(v *Term, value uint64) *Substitution {
	return &Substitution{p, v, p.Const(v.Width, value), map[int32]*Term{}}
}

// In returns a term with the variable replaced.
func (s *Substitution) In(t *Term) *Term {
	if t == s.v {
		return s.by
	}
	if len(t.Args()) == 0 {
		return t
	}
	if r, ok := s.known[t.ID]; ok {
		return r
	}
	r := s.rebuild(t)
	s.known[t.ID] = r
	return r
}

func (s *Substitution) rebuild(t *Term) *Term {
	var a [3]*Term
	changed := false
	for i, arg := range t.Args() {
		a[i] = s.In(arg)
		changed = changed || a[i] != arg
	}
	if !changed {
		return t
	}
	p := s.p
	switch t.Op {
	case Ite:
		return p.Ite(a[0], a[1], a[2])
	case Not:
		return p.Not(a[0])
	case Neg:
		return p.Neg(a[0])
	case Extract:
		return p.Extract(uint8(t.Value)+t.Width-1, uint8(t.Value), a[0])
	case Concat:
		return p.Concat(a[0], a[1])
	case SExt:
		return p.SExt(t.Width, a[0])
	}
	return p.binary(t.Op, a[0], a[1])
}

// binary applies an operation with two operands of the same width.
func (p *Pool) binary(op Op, a, b *Term) *Term {
	switch op {
	case And:
		return p.And(a, b)
	case Xor:
		return p.Xor(a, b)
	case Eq:
		return p.Eq(a, b)
	case ULT:
		return p.ULT(a, b)
	case SLT:
		return p.SLT(a, b)
	case Add:
		return p.Add(a, b)
	case Mul:
		return p.Mul(a, b)
	case Shl, LShr, AShr:
		return p.shift(op, a, b)
	case UMulO, SMulO:
		return p.overflow(op, a, b)
	}
	return p.divide(op, a, b)
}
