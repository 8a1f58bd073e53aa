package states

import (
	"math/bits"
	"sync"
)

const (
	shardBits = 6
	shardMask = 1<<shardBits - 1
	chunkBits = 11
	chunkSize = 1 << chunkBits
)

// table is a set of keys that only grows. It gives each key a number: the bits of the shard that it lies in, and
// above them how many keys of the shard came before. Its methods are safe for concurrent use. Shards grow by a quarter at a time, so that a table
// takes 14 to 16 bytes for each of many keys.
type table struct {
	shards [1 << shardBits]shard
}

type shard struct {
	mu    sync.Mutex
	n     uint32
	keys  []*[chunkSize]uint64
	tags  []uint8  // open addressing, places in the order of hashes: 0 for an empty one, else some bits of the key's hash
	index []uint32 // by place: where in keys the key is
	_     [8]byte  // keeps shards that are used at the same time out of each other's cache lines
}

// add returns the number of a key, and whether it is new.
func (t *table) add(key uint64) (id uint32, fresh bool) {
	h := scramble(key)
	k := uint32(h) & shardMask
	s := &t.shards[k]
	s.mu.Lock()
	i, fresh := s.add(key, h)
	s.mu.Unlock()
	return i<<shardBits | k, fresh
}

// lookup returns the number of a key, if it was added.
func (t *table) lookup(key uint64) (id uint32, ok bool) {
	h := scramble(key)
	k := uint32(h) & shardMask
	s := &t.shards[k]
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.index) == 0 {
		return 0, false
	}
	at := s.find(key, h)
	return s.index[at]<<shardBits | k, s.tags[at] != 0
}

func (s *shard) add(key, h uint64) (i uint32, fresh bool) {
	if 5*int(s.n) >= 4*len(s.index) {
		s.grow()
	}
	at := s.find(key, h)
	if s.tags[at] != 0 {
		return s.index[at], false
	}
	i = s.n
	if i&(chunkSize-1) == 0 {
		s.keys = append(s.keys, new([chunkSize]uint64))
	}
	s.keys[i>>chunkBits][i&(chunkSize-1)] = key
	s.n++
	s.tags[at], s.index[at] = tag(h), i
	return i, true
}

// tag returns bits of a hash other than those that find begins with, but never 0.
func tag(h uint64) uint8 { return uint8(h>>shardBits) | 1 }

// find returns the place of a key, or the empty one where it belongs.
func (s *shard) find(key, h uint64) int {
	tag := tag(h)
	for at := scaled(h, len(s.tags)); ; {
		switch s.tags[at] {
		case 0:
			return at
		case tag:
			if i := s.index[at]; s.keys[i>>chunkBits][i&(chunkSize-1)] == key {
				return at
			}
		}
		if at++; at == len(s.tags) {
			at = 0
		}
	}
}

func (s *shard) grow() {
	size := max(16, len(s.index)+len(s.index)/4)
	s.tags, s.index = make([]uint8, size), make([]uint32, size)
	for i := range s.n {
		key := s.keys[i>>chunkBits][i&(chunkSize-1)]
		h := scramble(key)
		at := s.find(key, h)
		s.tags[at], s.index[at] = tag(h), i
	}
}

// key returns the key that has a number.
func (t *table) key(id uint32) uint64 {
	s := &t.shards[id&shardMask]
	i := id >> shardBits
	s.mu.Lock()
	key := s.keys[i>>chunkBits][i&(chunkSize-1)]
	s.mu.Unlock()
	return key
}

// sizes returns how many keys each shard holds. Nobody may add keys meanwhile.
func (t *table) sizes() (sizes [1 << shardBits]uint32) {
	for i := range t.shards {
		sizes[i] = t.shards[i].n
	}
	return sizes
}

// bytes returns how much memory the table takes.
func (t *table) bytes() (n uint64) {
	for i := range t.shards {
		s := &t.shards[i]
		s.mu.Lock()
		n += uint64(len(s.keys))*(8*chunkSize+8) + 5*uint64(len(s.index))
		s.mu.Unlock()
	}
	return n
}

// scramble is a hash of a key: a product whose halves are folded.
func scramble(x uint64) uint64 {
	x ^= x >> 32
	hi, lo := bits.Mul64(x, 0x9e3779b97f4a7c15)
	x = hi ^ lo
	return x ^ x>>29
}
