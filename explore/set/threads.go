package set

import "math/bits"

// MaxThreads is how many threads Threads has room for.
const MaxThreads = 64

// Threads is a set of threads, or of other numbers from 0 to 63.
type Threads uint64

// Has reports whether k is in s.
func (s Threads) Has(k uint16) bool { return s>>(k&63)&1 != 0 }

// Add adds k to s.
func (s *Threads) Add(k uint16) { *s |= 1 << (k & 63) }

// Remove removes k from s.
func (s *Threads) Remove(k uint16) { *s &^= 1 << (k & 63) }

// IsEmpty reports whether s is empty.
func (s Threads) IsEmpty() bool { return s == 0 }

// First returns the least member of s, which must not be empty.
func (s Threads) First() int { return bits.TrailingZeros64(uint64(s)) }

// Rest returns s without its least member.
func (s Threads) Rest() Threads { return s & (s - 1) }

// Several reports whether s has more than one member.
func (s Threads) Several() bool { return s&(s-1) != 0 }

// Subset reports whether t holds all of s.
func (s Threads) Subset(t Threads) bool { return s&^t == 0 }
