// Package set is sets of small numbers, as bits of arrays of a fixed size: to copy one is an assignment, and nothing is allocated. Which size it is, is a type
// parameter of what uses them. A [Relation] is made of such sets. Package tries has the same functions for sets of any size.
package set

import "math/bits"

// Set is a set of numbers from 0 on, which are those of events or nodes of an execution graph. Graphs of up to 64 events use one word; a
// search that meets a larger one goes on with a wider type, see NewExplorer of package trust. The first word is
// treated apart everywhere, so that no loop is left for the narrowest type.
type Set interface {
	[1]uint64 | [4]uint64 | [16]uint64 | [64]uint64 | [256]uint64
}

// Capacity returns how many numbers a set can hold, from 0 on.
func Capacity[S Set]() int32 {
	var s S
	return int32(64 * len(s))
}

// Empty returns the empty set.
func Empty[S Set]() (s S) { return s }

// Has reports whether i is in s.
func Has[S Set](s *S, i int32) bool {
	if len(*s) == 1 {
		return (*s)[0]>>(uint(i)&63)&1 != 0
	}
	return (*s)[i>>6]>>(uint(i)&63)&1 != 0
}

// Add adds i to s.
func Add[S Set](s *S, i int32) {
	if len(*s) == 1 {
		(*s)[0] |= 1 << (uint(i) & 63)
		return
	}
	(*s)[i>>6] |= 1 << (uint(i) & 63)
}

// Remove removes i from s.
func Remove[S Set](s *S, i int32) {
	if len(*s) == 1 {
		(*s)[0] &^= 1 << (uint(i) & 63)
		return
	}
	(*s)[i>>6] &^= 1 << (uint(i) & 63)
}

// Union adds t to s.
func Union[S Set](s, t *S) {
	(*s)[0] |= (*t)[0]
	for i := 1; i < len(*s); i++ {
		(*s)[i] |= (*t)[i]
	}
}

// Subtract removes t from s.
func Subtract[S Set](s, t *S) {
	(*s)[0] &^= (*t)[0]
	for i := 1; i < len(*s); i++ {
		(*s)[i] &^= (*t)[i]
	}
}

// Intersect removes from s what is not in t.
func Intersect[S Set](s, t *S) {
	(*s)[0] &= (*t)[0]
	for i := 1; i < len(*s); i++ {
		(*s)[i] &= (*t)[i]
	}
}

// Subset reports whether t holds all of s.
func Subset[S Set](s, t *S) bool {
	if (*s)[0]&^(*t)[0] != 0 {
		return false
	}
	for i := 1; i < len(*s); i++ {
		if (*s)[i]&^(*t)[i] != 0 {
			return false
		}
	}
	return true
}

// Disjoint reports whether s and t have nothing in common.
func Disjoint[S Set](s, t *S) bool {
	if (*s)[0]&(*t)[0] != 0 {
		return false
	}
	for i := 1; i < len(*s); i++ {
		if (*s)[i]&(*t)[i] != 0 {
			return false
		}
	}
	return true
}

// IsEmpty reports whether s is empty.
func IsEmpty[S Set](s *S) bool {
	if (*s)[0] != 0 {
		return false
	}
	for i := 1; i < len(*s); i++ {
		if (*s)[i] != 0 {
			return false
		}
	}
	return true
}

// Free returns the least number that is not in s, or the capacity of s.
func Free[S Set](s *S) int32 {
	if w := (*s)[0]; w != ^uint64(0) {
		return int32(bits.TrailingZeros64(^w))
	}
	for i := 1; i < len(*s); i++ {
		if w := (*s)[i]; w != ^uint64(0) {
			return int32(64*i + bits.TrailingZeros64(^w))
		}
	}
	return int32(64 * len(*s))
}

// Each calls f with all members of s.
func Each[S Set](s *S, f func(int32)) {
	for i := 0; i < len(*s); i++ {
		for b := (*s)[i]; b != 0; b &= b - 1 {
			f(int32(64*i + bits.TrailingZeros64(b)))
		}
	}
}

// Last returns the greatest member of s, which must not be empty.
func Last[S Set](s *S) (last int32) {
	Each(s, func(i int32) { last = i })
	return last
}

// Count returns how many members s has.
func Count[S Set](s *S) (n int) {
	for i := 0; i < len(*s); i++ {
		n += bits.OnesCount64((*s)[i])
	}
	return n
}

// Words returns how many words a set has, and Word returns one of them: 64 numbers each.
func Words[S Set](s *S) int { return len(*s) }

// Word returns word i of a set.
func Word[S Set](s *S, i int) uint64 { return (*s)[i] }

// Long says whether the sets are those of package tries. Package trust, whose text is compiled with either (see package long there), asks it where the one needs something else than the other.
const Long = false

// UnionDifference adds to s what is in t and not in u.
func UnionDifference[S Set](s, t, u *S) {
	d := *t
	Subtract(&d, u)
	Union(s, &d)
}
