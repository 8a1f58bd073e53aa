package event

// Bits is the content of a word of memory, or the value of an access. Bits that are
// undefined, those set in Undef, are 0 in Value.
type Bits struct{ Value, Undef uint64 }

// Defined returns bits that are all defined.
func Defined(value uint64) Bits { return Bits{Value: value} }

// And returns the bits of a mask, and 0 for the others.
func (b Bits) And(mask uint64) Bits { return Bits{b.Value & mask, b.Undef & mask} }

// Or returns the bits of b and c together, which do not overlap.
func (b Bits) Or(c Bits) Bits { return Bits{b.Value | c.Value, b.Undef | c.Undef} }

// Read returns what the access reads from a word.
func (l *Label) Read(word Bits) Bits {
	return Bits{l.Extract(word.Value), l.Extract(word.Undef)}
}

// Write returns the word after the access has written value to it.
func (l *Label) Write(word, value Bits) Bits {
	return Bits{l.Insert(word.Value, value.Value), l.Insert(word.Undef, value.Undef)}
}

// Operand is what a store writes, and the result of a thread that exits.
func (l *Label) Operand() Bits { return Bits{l.Val, l.Undef} }

// Uses reports whether it matters to the operation that bits of what it reads are
// undefined: what a read-modify-write writes, or whether it writes, would depend on
// them, unless it is an exchange. It does not write then, and its thread reports the
// error.
func (l *Label) Uses(old Bits) bool {
	return old.Undef != 0 && l.Kind == RMW && l.Op != OpXchg
}

// Store is Apply for a value read that may have undefined bits.
func (l *Label) Store(old Bits, choice int) (value Bits, written bool) {
	if old.Undef != 0 && l.Uses(old) {
		return old, false
	}
	v, written := l.Apply(old.Value, choice)
	if !written {
		return old, false
	}
	return Bits{v, l.Undef}, true
}

// Next returns the State after the operation of s returned a value.
func Next(s State, v Bits) State {
	if v.Undef == 0 {
		return s.Next(v.Value)
	}
	return s.NextUndefined(v)
}
