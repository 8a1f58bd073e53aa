package tries

import "math/bits"

// MaxThreads is how many threads Threads has room for.
const MaxThreads = 4096

// Threads is a set of threads, or of other numbers from 0 to 4095.
type Threads struct {
	some uint64 // which words are not 0
	bits [MaxThreads / 64]uint64
}

// Has reports whether k is in s.
func (s *Threads) Has(k uint16) bool { return s.bits[k>>6]>>(k&63)&1 != 0 }

// Add adds k to s.
func (s *Threads) Add(k uint16) {
	s.bits[k>>6] |= 1 << (k & 63)
	s.some |= 1 << (k >> 6)
}

// Remove removes k from s.
func (s *Threads) Remove(k uint16) {
	s.bits[k>>6] &^= 1 << (k & 63)
	if s.bits[k>>6] == 0 {
		s.some &^= 1 << (k >> 6)
	}
}

// IsEmpty reports whether s is empty.
func (s *Threads) IsEmpty() bool { return s.some == 0 }

// First returns the least member of s, which must not be empty.
func (s *Threads) First() int {
	k := bits.TrailingZeros64(s.some)
	return 64*k + bits.TrailingZeros64(s.bits[k])
}

// Rest returns s without its least member.
func (s *Threads) Rest() Threads {
	t := *s
	if t.some != 0 {
		t.Remove(uint16(t.First()))
	}
	return t
}

// Several reports whether s has more than one member.
func (s *Threads) Several() bool {
	t := s.Rest()
	return t.some != 0
}

// Subset reports whether t holds all of s.
func (s *Threads) Subset(t Threads) bool {
	for b := s.some; b != 0; b &= b - 1 {
		if k := bits.TrailingZeros64(b); s.bits[k]&^t.bits[k] != 0 {
			return false
		}
	}
	return true
}
