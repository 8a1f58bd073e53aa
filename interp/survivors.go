package interp

import (
	"sync"
	"sync/atomic"
	"weak"
)

// survivors finds the states that were dropped from their table while an
// engine holds them. They are interned again when they come up, so that equal
// states stay the same one: to recognise a spin loop, an engine compares the
// states of its trace.
type survivors struct {
	any  atomic.Bool
	mu   sync.Mutex
	rows map[uint64][]weak.Pointer[state]
}

// add notes a state that is dropped.
func (v *survivors) add(s *state) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.rows == nil {
		v.rows = map[uint64][]weak.Pointer[state]{}
	}
	v.rows[s.hash] = append(v.rows[s.hash], weak.Make(s))
	v.any.Store(true)
}

// find returns the state that is equal to s, if one survives.
func (v *survivors) find(s *state) *state {
	if !v.any.Load() {
		return nil
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	for i, p := range v.rows[s.hash] {
		if old := p.Value(); old != nil && old.equal(s) {
			// It is in its table again; the next drop adds it anew.
			row := v.rows[s.hash]
			row[i] = row[len(row)-1]
			v.rows[s.hash] = row[:len(row)-1]
			return old
		}
	}
	return nil
}

// purge forgets the states that nothing holds any more.
func (v *survivors) purge() {
	v.mu.Lock()
	defer v.mu.Unlock()
	for hash, row := range v.rows {
		alive := row[:0]
		for _, p := range row {
			if p.Value() != nil {
				alive = append(alive, p)
			}
		}
		if len(alive) == 0 {
			delete(v.rows, hash)
		} else {
			v.rows[hash] = alive
		}
	}
}
