package trust

import (
	"math/bits"
	"slices"
)

// This file numbers events where sets are long (package tries). There an event has a number that follows from its thread and from its place in it. What comes before an event is, as a rule, all that
// some threads have done until some place. If the numbers of a thread are consecutive, then most parts of such a set are full or empty.

// slots gives numbers to the events of threads: to each thread one range after the other, each twice as large as the one before, up to largest.
type slots struct {
	ranges [][]int32 // by thread: the first numbers of its ranges
	next   int32     // numbers from here on are free
}

const (
	smallest = 8 // numbers in the first two ranges of a thread
	largest  = 4096
	maxEvent = 1 << 30 // greater than the number of any event
)

// rangeOf returns which range of a thread has its event at a place, counted from 0, how large the range is, and the place within the range.
func rangeOf(pos int32) (k int, size, at int32) {
	switch {
	case pos < smallest:
		return 0, smallest, pos
	case pos < 2*largest:
		k = bits.Len32(uint32(pos / smallest))
		size = smallest << (k - 1)
		return k, size, pos - size
	}
	pos -= 2 * largest
	return bits.Len32(2*largest/smallest) + int(pos/largest), largest, pos % largest
}

// nextSlot returns the number of the next event of a thread, and makes room for it.
func (x *builder[S]) nextSlot(t int32) int32 {
	s := &x.slots
	for int(t) >= len(s.ranges) {
		s.ranges = append(s.ranges, nil)
	}
	k, size, at := rangeOf(x.threads[t].pos)
	if k == len(s.ranges[t]) {
		first := (s.next + size - 1) &^ (size - 1) // ranges fill nodes of the sets
		s.ranges[t] = append(s.ranges[t], first)
		s.next = first + size
	}
	e := s.ranges[t][k] + at
	if need := int(s.next) - len(x.ev); need > 0 {
		x.ev = slices.Grow(x.ev, need)[:s.next]
		x.ghb.Rows = slices.Grow(x.ghb.Rows, need)[:s.next]
	}
	return e
}
