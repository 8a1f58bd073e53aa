package vsc

import "slices"

// states is a set of witness states, each a key of a fixed number of words. Keys
// are compared in full: a collision of hashes costs time, never a witness.
type states struct {
	width int
	keys  []int32 // one after the other
	table []int32 // open addressing: number of a key and 1, or 0
	count int
}

const smallTable = 64

// reset empties the set.
func (d *states) reset(width int) {
	if cap(d.table) < smallTable {
		d.table = make([]int32, smallTable)
	}
	if d.count > 0 || len(d.table) > smallTable {
		// A large table of an earlier problem is not cleared for a small one.
		d.table = d.table[:smallTable]
		clear(d.table)
	}
	d.width, d.count, d.keys = width, 0, d.keys[:0]
}

// add adds a key. It reports whether the key is new.
func (d *states) add(key []int32) bool {
	if 2*d.count >= len(d.table) {
		d.grow()
	}
	slot := d.find(key)
	if d.table[slot] != 0 {
		return false
	}
	d.count++
	d.table[slot] = int32(d.count)
	d.keys = append(d.keys, key...)
	return true
}

// find returns the slot of a key, or the one where it belongs.
func (d *states) find(key []int32) int {
	mask := len(d.table) - 1
	slot := int(hash(key)) & mask
	for d.table[slot] != 0 && !slices.Equal(d.key(int(d.table[slot])-1), key) {
		slot = (slot + 1) & mask
	}
	return slot
}

func (d *states) key(i int) []int32 { return d.keys[i*d.width:][:d.width] }

func (d *states) grow() {
	d.table = zeroed(d.table, 2*len(d.table))
	for i := range d.count {
		d.table[d.find(d.key(i))] = int32(i + 1)
	}
}

// hash mixes the words of a key.
func hash(key []int32) uint64 {
	h := uint64(len(key))
	for _, w := range key {
		h = (h ^ uint64(uint32(w))) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return h ^ h>>32
}
