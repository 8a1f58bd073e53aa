package interp

import (
	"sync"
	"sync/atomic"
)

// item is what a table can hold.
type item[T any] interface {
	*frame | *block | *extent | *state
	equal(T) bool
}

const shardCount = 64

// table interns immutable values by hash and content.
type table[T item[T]] struct {
	shards [shardCount]struct {
		mu   sync.Mutex
		rows map[uint64][]T
	}
	size atomic.Int64
	find func(T) T // what was dropped but still exists; may be nil
}

func (t *table[T]) intern(hash uint64, v T, fresh func(T)) T {
	s := &t.shards[hash>>58]
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, old := range s.rows[hash] {
		if old.equal(v) {
			return old
		}
	}
	old, none := *new(T), *new(T)
	if t.find != nil {
		old = t.find(v)
	}
	if old != none {
		v = old
	} else if fresh != nil {
		fresh(v)
	}
	if s.rows == nil {
		s.rows = map[uint64][]T{}
	}
	s.rows[hash] = append(s.rows[hash], v)
	t.size.Add(1)
	return v
}

// drop forgets everything.
func (t *table[T]) drop(each func(T)) {
	for i := range t.shards {
		s := &t.shards[i]
		s.mu.Lock()
		if each != nil {
			for _, row := range s.rows {
				for _, v := range row {
					each(v)
				}
			}
		}
		s.rows = nil
		s.mu.Unlock()
	}
	t.size.Store(0)
}

// tables are the interned parts of all states.
type tables struct {
	bound   int64
	frames  table[*frame]
	blocks  table[*block]
	extents table[*extent]
	states  table[*state]
	cores   table[*state]
	coreIDs atomic.Int64

	droppedStates, droppedCores survivors
	drops                       atomic.Uint64
	dropMu                      sync.Mutex
}

func (t *tables) init(bound int) {
	t.bound = int64(bound)
	t.states.find = t.droppedStates.find
	t.cores.find = t.droppedCores.find
}

// limit drops the tables when they have grown over their bound. States that
// engines hold stay valid; their memos are emptied, so that memory is freed.
func (t *tables) limit() {
	if t.states.size.Load() <= t.bound {
		return
	}
	t.dropMu.Lock()
	defer t.dropMu.Unlock()
	if t.states.size.Load() <= t.bound {
		return
	}
	t.droppedStates.purge()
	t.droppedCores.purge()
	t.states.drop(func(s *state) {
		s.memo.Store(nil)
		t.droppedStates.add(s)
	})
	t.cores.drop(t.droppedCores.add)
	t.frames.drop(nil)
	t.extents.drop(nil)
	t.blocks.drop(nil)
	t.drops.Add(1)
}
