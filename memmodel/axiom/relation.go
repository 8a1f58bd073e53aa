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
	c := empty(r.n)
	for a := range r.n {
		for i, w := range r.row(a) {
			for ; w != 0; w &= w - 1 {
				if b := 64*i + bits.TrailingZeros64(w); holds(a, b) {
					c.add(a, b)
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

// plus is the transitive closure.
func (r relation) plus() relation {
	c := union(r)
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

func (r relation) acyclic() bool { return r.plus().irreflexive() }

func (r relation) isEmpty() bool {
	return !slices.ContainsFunc(r.bits, func(w uint64) bool { return w != 0 })
}
