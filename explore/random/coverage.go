package random

import "maps"

// Coverage counts how many different classes some executions are in. Of classes it keeps a sample, by their hashes, if there are more than it has room for: those whose lowest
// bits are 0, as many bits as it takes (adaptive sampling: Flajolet, "On Adaptive Sampling", Computing 1990). The zero value has met none.
type Coverage struct {
	first map[Class]uint64 // when each was met first
	bits  uint             // that are 0
	room  int
}

// DefaultRoom is how many classes a Coverage keeps.
const DefaultRoom = 1 << 20

// Add adds an execution. Numbers have to be in ascending order for Since.
func (c *Coverage) Add(class Class, number uint64) {
	if class[0]&(1<<c.bits-1) != 0 {
		return
	}
	if c.first == nil {
		c.first = map[Class]uint64{}
	}
	if _, known := c.first[class]; known {
		return
	}
	c.first[class] = number
	if c.room == 0 {
		c.room = DefaultRoom
	}
	for len(c.first) > c.room {
		c.bits++
		for k := range c.first {
			if k[0]&(1<<c.bits-1) != 0 {
				delete(c.first, k)
			}
		}
	}
}

// Distinct returns how many classes there are, and whether that is exact.
func (c *Coverage) Distinct() (n uint64, exact bool) {
	return uint64(len(c.first)) << c.bits, c.bits == 0
}

// Since returns how many classes were met first by executions with some number, and later ones.
func (c *Coverage) Since(number uint64) (n uint64) {
	for _, at := range c.first {
		if at >= number {
			n++
		}
	}
	return n << c.bits
}

// NewCoverage returns a Coverage that keeps so many classes.
func NewCoverage(room int) Coverage { return Coverage{room: room} }

// Sample is what a [Coverage] keeps, as plain data.
type Sample struct {
	Bits    uint    `json:"bits"`
	Classes []Class `json:"classes,omitempty"`
}

// Sample returns what is kept.
func (c *Coverage) Sample() Sample {
	s := Sample{Bits: c.bits}
	for class := range c.first {
		s.Classes = append(s.Classes, class)
	}
	return s
}

// Merge adds the executions of another one, as with the same number.
func (c *Coverage) Merge(s Sample, number uint64) {
	if c.bits < s.Bits {
		c.bits = min(s.Bits, 63)
		maps.DeleteFunc(c.first, func(k Class, _ uint64) bool { return k[0]&(1<<c.bits-1) != 0 })
	}
	for _, class := range s.Classes {
		c.Add(class, number)
	}
}
