package axiom

import (
	"math/bits"
	"slices"
)

// relation is a binary relation on events 0 .. n-1, a matrix of bits: bit b of row
// a stands for the pair (a, b). Operations return new relations.
type relation struct {
	n, words int // words of a row
	bits     []uint64
}

func empty(n int) relation {
	words := (n + 63) / 64
	return relation{n, words, make([]uint64, n*words)}
}

func (r relation) row(a int) []uint64 { return r.bits[a*r.words : (a+1)*r.words] }

func (r relation) has(a, b int) bool { return r.bits[a*r.words+b/64]&(1<<(b%64)) != 0 }

func (r relation) add(a, b int) { r.bits[a*r.words+b/64] |= 1 << (b % 64) }

// each calls f with every b of which (a, b) is in r.
func (r relation) each(a int, f func(b int)) {
	for i, w := range r.row(a) {
		for ; w != 0; w &= w - 1 {
			f(64*i + bits.TrailingZeros64(w))
		}
	}
}

// only returns the pairs of r that a predicate holds for.
func (r relation) only(holds func(a, b int) bool) relation {
	c := union(r)
	for a := range r.n {
		row := c.row(a)
		for i, w := range row {
			for ; w != 0; w &= w - 1 {
				if !holds(a, 64*i+bits.TrailingZeros64(w)) {
					row[i] &^= w & -w
				}
			}
		}
	}
	return c
}

func union(rs ...relation) relation {
	u := empty(rs[0].n)
	for _, r := range rs {
		join(u.bits, r.bits)
	}
	return u
}

func join(to, from []uint64) {
	for i, w := range from {
		to[i] |= w
	}
}

// seq composes relations from left to right.
func seq(rs ...relation) relation {
	c := rs[0]
	for _, r := range rs[1:] {
		d := empty(c.n)
		for a := range c.n {
			to := d.row(a)
			for i, w := range c.row(a) {
				for ; w != 0; w &= w - 1 {
					join(to, r.row(64*i+bits.TrailingZeros64(w)))
				}
			}
		}
		c = d
	}
	return c
}

func (r relation) inverse() relation {
	c := empty(r.n)
	for a := range r.n {
		r.each(a, func(b int) { c.add(b, a) })
	}
	return c
}

// through reports whether (a, b) is in the composition of two relations.
func through(r, s relation, a, b int) bool {
	for i, w := range r.row(a) {
		for ; w != 0; w &= w - 1 {
			if s.has(64*i+bits.TrailingZeros64(w), b) {
				return true
			}
		}
	}
	return false
}

// plus is the transitive closure.
func (r relation) plus() relation {
	c := union(r)
	if c.words == 1 { // as below, in words
		for k, from := range c.bits {
			for a, row := range c.bits {
				if row&(1<<k) != 0 {
					c.bits[a] = row | from
				}
			}
		}
		return c
	}
	for k := range c.n {
		from := c.row(k)
		for a := range c.n {
			if c.has(a, k) {
				join(c.row(a), from)
			}
		}
	}
	return c
}

// optional is the reflexive closure.
func (r relation) optional() relation {
	c := union(r)
	for a := range c.n {
		c.add(a, a)
	}
	return c
}

// star is the reflexive transitive closure.
func (r relation) star() relation { return r.plus().optional() }

func (r relation) irreflexive() bool {
	for a := range r.n {
		if r.has(a, a) {
			return false
		}
	}
	return true
}

// acyclic takes away events with no successor among those that are left, as long as there is one. Events are mostly numbered in an order that the
// relation agrees with, so that one turn takes away almost all.
func (r relation) acyclic() bool {
	left := make([]uint64, r.words)
	for a := range r.n {
		left[a/64] |= 1 << (a % 64)
	}
	for some, taken := true, true; some; {
		if !taken {
			return false
		}
		some, taken = false, false
		for a := r.n - 1; a >= 0; a-- {
			switch {
			case left[a/64]&(1<<(a%64)) == 0:
			case meet(r.row(a), left):
				some = true
			default:
				left[a/64] &^= 1 << (a % 64)
				taken = true
			}
		}
	}
	return true
}

func meet(a, b []uint64) bool {
	for i, w := range a {
		if w&b[i] != 0 {
			return true
		}
	}
	return false
}

func (r relation) isEmpty() bool {
	return !slices.ContainsFunc(r.bits, func(w uint64) bool { return w != 0 })
}
