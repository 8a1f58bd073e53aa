package trust

import "math/bits"

// set is a set of events, by number. Graphs of up to 64 events use one word; a
// search that meets a larger one starts over with a wider type, see [New].
type set interface {
	[1]uint64 | [4]uint64 | [16]uint64 | [64]uint64
}

// capacity returns how many events a set distinguishes.
func capacity[S set]() int32 {
	var s S
	return int32(64 * len(s))
}

func has[S set](s *S, i int32) bool { return (*s)[i>>6]&(1<<(uint(i)&63)) != 0 }

func add[S set](s *S, i int32) { (*s)[i>>6] |= 1 << (uint(i) & 63) }

func remove[S set](s *S, i int32) { (*s)[i>>6] &^= 1 << (uint(i) & 63) }

// union adds t to s.
func union[S set](s, t *S) {
	for i := 0; i < len(*s); i++ {
		(*s)[i] |= (*t)[i]
	}
}

// subset reports whether t holds all of s.
func subset[S set](s, t *S) bool {
	for i := 0; i < len(*s); i++ {
		if (*s)[i]&^(*t)[i] != 0 {
			return false
		}
	}
	return true
}

// disjoint reports whether s and t have nothing in common.
func disjoint[S set](s, t *S) bool {
	for i := 0; i < len(*s); i++ {
		if (*s)[i]&(*t)[i] != 0 {
			return false
		}
	}
	return true
}

func empty[S set](s *S) bool {
	for i := 0; i < len(*s); i++ {
		if (*s)[i] != 0 {
			return false
		}
	}
	return true
}

// free returns the least number that is not in s, or the capacity of s.
func free[S set](s *S) int32 {
	for i := 0; i < len(*s); i++ {
		if w := (*s)[i]; w != ^uint64(0) {
			return int32(64*i + bits.TrailingZeros64(^w))
		}
	}
	return int32(64 * len(*s))
}

func trailing(w uint64) int { return bits.TrailingZeros64(w) }

func zero[S set]() (s S) { return s }
