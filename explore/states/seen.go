package states

import "math/bits"

// This file has the sets of visited states that are not exact: they keep hashes of states, and may take a new state for one that was
// visited. A search with them finds no end of what can be wrong, but never proves that nothing is.

// Visited says how a search keeps the states that it has visited.
type Visited uint8

// The kinds of sets of visited states.
const (
	// Exact keeps the states, compressed.
	Exact Visited = iota
	// Hashes keeps a hash of each state, of HashBits bits: hash compaction (Wolper and Leroy, "Reliable hashing without collision
	// detection", CAV 1993; Stern and Dill, "Improved probabilistic verification by hash compaction", CHARME 1995).
	Hashes
	// Bits sets a few bits for each state in an array that does not grow: bitstate hashing (Holzmann, "An analysis of bitstate
	// hashing", Formal Methods in System Design 13, 1998).
	Bits
)

// HashBits is the width of a hash with [Hashes].
const HashBits = 63

// seen is a set of hashes of states.
type seen interface {
	// add adds a hash of 64 bits, and reports whether it was not in the set as far as the set can tell.
	add(sum uint64) (fresh bool)
	clear()
	bytes() uint64
	// quality tells how likely it is that a state was omitted, if there are so many in the set.
	quality(states uint64) (omission, factor float64)
}

// newSeen returns an empty set.
func newSeen(opts *Options) seen {
	if opts.Visited == Bits {
		size := opts.BitBytes
		if size == 0 {
			size = DefaultBitBytes
		}
		return &bitSet{make([]uint64, max(size/8, 1))}
	}
	width := opts.hashBits
	if width == 0 {
		width = HashBits
	}
	return &hashSet{width: width}
}

// hashSet is a set of the upper bits of hashes. Hashes have places in their order, in parts that grow one at a time, so
// that a set takes 10 to 13 bytes for each of them.
type hashSet struct {
	width int // at most HashBits
	parts [1 << shardBits]hashes
}

type hashes struct {
	n      int
	places []uint64 // open addressing: 0 for an empty place, else a hash with its lowest bit set
}

func (h *hashSet) add(sum uint64) (fresh bool) {
	sum = sum>>(64-h.width)<<(64-h.width) | 1
	p := &h.parts[sum>>(64-shardBits)]
	if 5*p.n >= 4*len(p.places) {
		p.grow()
	}
	return p.add(sum)
}

func (p *hashes) add(sum uint64) (fresh bool) {
	at := scaled(sum<<shardBits, len(p.places))
	for ; p.places[at] != 0; at++ {
		if p.places[at] == sum {
			return false
		}
		if at == len(p.places)-1 {
			at = -1
		}
	}
	p.places[at] = sum
	p.n++
	return true
}

func (p *hashes) grow() {
	all := p.places
	p.n, p.places = 0, make([]uint64, max(16, len(all)+len(all)/4))
	for _, sum := range all {
		if sum != 0 {
			p.add(sum)
		}
	}
}

func (h *hashSet) clear() { clear(h.parts[:]) }

func (h *hashSet) bytes() (n uint64) {
	for i := range h.parts {
		n += 8 * uint64(len(h.parts[i].places))
	}
	return n
}

// quality bounds the probability that a state was omitted, as if hashes were drawn at random: each new state has the hash
// of one of those before it with a probability of their number in 2^width.
func (h *hashSet) quality(states uint64) (omission, factor float64) {
	n := float64(states)
	for range h.width {
		n /= 2
	}
	return min(n*(float64(states)+1)/2, 1), 0
}

// scaled maps a hash to a number less than n, so that greater hashes have no smaller numbers.
func scaled(sum uint64, n int) int {
	hi, _ := bits.Mul64(sum, uint64(n))
	return int(hi)
}

// bitsPerState is how many bits are set for a state.
const bitsPerState = 3

// bitSet sets bitsPerState bits for each hash.
type bitSet struct{ words []uint64 }

func (b *bitSet) add(sum uint64) (fresh bool) {
	for i := range uint64(bitsPerState) {
		at := scaled(mix(sum+i), 64*len(b.words))
		word, bit := &b.words[at/64], uint64(1)<<(at%64)
		fresh = fresh || *word&bit == 0
		*word |= bit
	}
	return fresh
}

func (b *bitSet) clear() { clear(b.words) }

func (b *bitSet) bytes() uint64 { return 8 * uint64(len(b.words)) }

// quality gives the hash factor: bits for each state. Of a search with a factor of 100 it may be expected that it omits hardly any state, with one of 10 some.
func (b *bitSet) quality(states uint64) (omission, factor float64) {
	return 0, 64 * float64(len(b.words)) / float64(max(states, 1))
}

// mix is a hash of a number, each bit of which depends on all bits of the number (the finaliser of SplitMix; Steele, Lea and Flood, "Fast splittable
// pseudorandom number generators", OOPSLA 2014).
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
