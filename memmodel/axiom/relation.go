package axiom

import "math/bits"

// MaxEvents bounds the events of a graph: a row of a relation is one word.
const MaxEvents = 64

// relation is a binary relation on events. Bit b of row a stands for the pair
// (a, b). Operations return new relations.
type relation []uint64

func empty(n int) relation { return make(relation, n) }

func (r relation) has(a, b int) bool { return r[a]&(1<<b) != 0 }

func (r relation) add(a, b int) { r[a] |= 1 << b }

// only returns the pairs of r that a predicate holds for.
func (r relation) only(holds func(a, b int) bool) relation {
	c := empty(len(r))
	for a := range r {
		for row := r[a]; row != 0; row &= row - 1 {
			if b := bits.TrailingZeros64(row); holds(a, b) {
				c.add(a, b)
			}
		}
	}
	return c
}

func union(rs ...relation) relation {
	u := empty(len(rs[0]))
	for _, r := range rs {
		for a := range r {
			u[a] |= r[a]
		}
	}
	return u
}

// seq composes relations from left to right.
func seq(rs ...relation) relation {
	c := rs[0]
	for _, r := range rs[1:] {
		d := empty(len(c))
		for a := range c {
			for row := c[a]; row != 0; row &= row - 1 {
				d[a] |= r[bits.TrailingZeros64(row)]
			}
		}
		c = d
	}
	return c
}

func (r relation) inverse() relation {
	c := empty(len(r))
	for a := range r {
		for row := r[a]; row != 0; row &= row - 1 {
			c.add(bits.TrailingZeros64(row), a)
		}
	}
	return c
}

// plus is the transitive closure.
func (r relation) plus() relation {
	c := union(r)
	for k := range c {
		for a := range c {
			if c.has(a, k) {
				c[a] |= c[k]
			}
		}
	}
	return c
}

// optional is the reflexive closure.
func (r relation) optional() relation {
	c := union(r)
	for a := range c {
		c.add(a, a)
	}
	return c
}

// star is the reflexive transitive closure.
func (r relation) star() relation { return r.plus().optional() }

func (r relation) irreflexive() bool {
	for a := range r {
		if r.has(a, a) {
			return false
		}
	}
	return true
}

func (r relation) acyclic() bool { return r.plus().irreflexive() }

func (r relation) isEmpty() bool {
	for _, row := range r {
		if row != 0 {
			return false
		}
	}
	return true
}
