package axiom

import (
	"math/bits"
	"slices"
)

// relation is a binary relation on events 0 .. n-1, a matrix of bits: bit b of row
// a stands for the pair (a, b). Operations return new relations.
type relation struct {
	n, words   int // words of a row
	bits       []uint64
	transitive bool // it is known to be
}

func empty(n int) relation {
	words := (n + 63) / 64
	return relation{n: n, words: words, bits: make([]uint64, n*words)}
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

// and returns the pairs that are in both.
func (r relation) and(s relation) relation {
	c := empty(r.n)
	for i, w := range r.bits {
		c.bits[i] = w & s.bits[i]
	}
	return c
}

// minus returns the pairs of r that are not in s.
func (r relation) minus(s relation) relation {
	c := empty(r.n)
	for i, w := range r.bits {
		c.bits[i] = w &^ s.bits[i]
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
		d, domain := empty(c.n), r.domain()
		for a := range c.n {
			to := d.row(a)
			for i, w := range c.row(a) {
				for w &= domain[i]; w != 0; w &= w - 1 {
					b := 64*i + bits.TrailingZeros64(w)
					if r.transitive && d.has(a, b) {
						continue // what follows b follows one of those that were joined
					}
					join(to, r.row(b))
				}
			}
		}
		c = d
	}
	return c
}

// domain returns the events that r relates to others, as bits.
func (r relation) domain() []uint64 {
	some := make([]uint64, r.words)
	for a := range r.n {
		if slices.ContainsFunc(r.row(a), func(w uint64) bool { return w != 0 }) {
			some[a/64] |= 1 << (a % 64)
		}
	}
	return some
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
	if r.transitive {
		return r
	}
	c := union(r)
	c.transitive = true
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
	switch order, ok := r.topological(); {
	case !ok:
	case slices.IsSorted(order):
		c.close()
		return c
	default:
		place := make([]int, r.n)
		for i, a := range order {
			place[a] = i
		}
		c = r.renumbered(place)
		c.close()
		c = c.renumbered(order)
		c.transitive = true
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

// close makes r, which relates events to later ones only, its transitive closure: what follows an event is what it is related to, and what follows that. Nearer events come first, so that most others need
// not be looked at.
func (r relation) close() {
	reached := make([]uint64, r.words)
	for a := r.n - 1; a >= 0; a-- {
		row := r.row(a)
		clear(reached)
		for i := range row {
			for w := row[i] &^ reached[i]; w != 0; w &= w - 1 {
				if b := 64*i + bits.TrailingZeros64(w); reached[b/64]&(1<<(b%64)) == 0 {
					join(reached, r.row(b))
				}
			}
		}
		join(row, reached)
	}
}

// renumbered returns r with event a called to[a].
func (r relation) renumbered(to []int) relation {
	c := empty(r.n)
	for a := range r.n {
		r.each(a, func(b int) { c.add(to[a], to[b]) })
	}
	return c
}

// optional is the reflexive closure.
func (r relation) optional() relation {
	c := union(r)
	c.transitive = r.transitive
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

// contradicts reports whether the composition of r and s relates an event to itself: whether some pair is in r, and the other way round in s.
func (r relation) contradicts(s relation) bool {
	for a := range r.n {
		for i, w := range r.row(a) {
			for ; w != 0; w &= w - 1 {
				if s.has(64*i+bits.TrailingZeros64(w), a) {
					return true
				}
			}
		}
	}
	return false
}

func (r relation) acyclic() bool {
	_, ok := r.topological()
	return ok
}

// topological returns the events in an order that agrees with r; ok is false if there is none. It takes away events with no successor among those that are left, as long as there is one. Events are mostly
// numbered in an order that the relation agrees with, so that one turn takes away almost all.
func (r relation) topological() (order []int, ok bool) {
	left := make([]uint64, r.words)
	for a := range r.n {
		left[a/64] |= 1 << (a % 64)
	}
	order = make([]int, r.n)
	for n := r.n; n > 0; {
		before := n
		for a := r.n - 1; a >= 0; a-- {
			if left[a/64]&(1<<(a%64)) != 0 && !meet(r.row(a), left) {
				left[a/64] &^= 1 << (a % 64)
				n--
				order[n] = a
			}
		}
		if n == before {
			return nil, false
		}
	}
	return order, true
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
