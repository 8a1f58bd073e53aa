package trust

import "math/bits"

// set is a set of events, by number. Graphs of up to 64 events use one word; a
// search that meets a larger one goes on with a wider type, see [NewExplorer]. The
// first word is treated apart everywhere, so that no loop is left for the
// narrowest type.
type set interface {
	[1]uint64 | [4]uint64 | [16]uint64 | [64]uint64 | [256]uint64
}

// capacity returns how many events a set distinguishes.
func capacity[S set]() int32 {
	var s S
	return int32(64 * len(s))
}

func zero[S set]() (s S) { return s }

func has[S set](s *S, i int32) bool {
	if len(*s) == 1 {
		return (*s)[0]>>(uint(i)&63)&1 != 0
	}
	return (*s)[i>>6]>>(uint(i)&63)&1 != 0
}

func add[S set](s *S, i int32) {
	if len(*s) == 1 {
		(*s)[0] |= 1 << (uint(i) & 63)
		return
	}
	(*s)[i>>6] |= 1 << (uint(i) & 63)
}

func remove[S set](s *S, i int32) {
	if len(*s) == 1 {
		(*s)[0] &^= 1 << (uint(i) & 63)
		return
	}
	(*s)[i>>6] &^= 1 << (uint(i) & 63)
}

// union adds t to s.
func union[S set](s, t *S) {
	(*s)[0] |= (*t)[0]
	for i := 1; i < len(*s); i++ {
		(*s)[i] |= (*t)[i]
	}
}

// subtract removes t from s.
func subtract[S set](s, t *S) {
	(*s)[0] &^= (*t)[0]
	for i := 1; i < len(*s); i++ {
		(*s)[i] &^= (*t)[i]
	}
}

// intersect removes from s what is not in t.
func intersect[S set](s, t *S) {
	(*s)[0] &= (*t)[0]
	for i := 1; i < len(*s); i++ {
		(*s)[i] &= (*t)[i]
	}
}

// subset reports whether t holds all of s.
func subset[S set](s, t *S) bool {
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

// disjoint reports whether s and t have nothing in common.
func disjoint[S set](s, t *S) bool {
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

func empty[S set](s *S) bool {
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

// free returns the least number that is not in s, or the capacity of s.
func free[S set](s *S) int32 {
	if w := (*s)[0]; w != ^uint64(0) {
		return int32(trailing(^w))
	}
	for i := 1; i < len(*s); i++ {
		if w := (*s)[i]; w != ^uint64(0) {
			return int32(64*i + trailing(^w))
		}
	}
	return int32(64 * len(*s))
}

// each calls f with all members of s.
func each[S set](s *S, f func(int32)) {
	for i := 0; i < len(*s); i++ {
		for b := (*s)[i]; b != 0; b &= b - 1 {
			f(int32(64*i + trailing(b)))
		}
	}
}

func trailing(w uint64) int { return bits.TrailingZeros64(w) }
