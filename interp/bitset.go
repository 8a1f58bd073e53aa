package interp

import "math/bits"

// bitset is a set of small numbers.
type bitset []uint64

func newBitset(n int) bitset { return make(bitset, (n+63)/64) }

func (s bitset) add(i int)      { s[i/64] |= 1 << (i % 64) }
func (s bitset) remove(i int)   { s[i/64] &^= 1 << (i % 64) }
func (s bitset) has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }
func (s bitset) clone() bitset  { return append(bitset(nil), s...) }

// intersect removes what is not in t and tells whether that changed s.
func (s bitset) intersect(t bitset) (changed bool) {
	for i := range s {
		if n := s[i] & t[i]; n != s[i] {
			s[i], changed = n, true
		}
	}
	return changed
}

// union adds what is in t and tells whether that changed s.
func (s bitset) union(t bitset) (changed bool) {
	for i := range s {
		if n := s[i] | t[i]; n != s[i] {
			s[i], changed = n, true
		}
	}
	return changed
}

// members lists the numbers in ascending order; the list is not nil.
func (s bitset) members() []operand {
	list := []operand{}
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			list = append(list, operand(i*64+bits.TrailingZeros64(w)))
		}
	}
	return list
}

// meets reports whether s and t have a member in common.
func (s bitset) meets(t bitset) bool {
	for i := range s {
		if s[i]&t[i] != 0 {
			return true
		}
	}
	return false
}
