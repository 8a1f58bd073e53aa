package states

import (
	"maps"
	"testing"

	"github.com/gomc/gomc/memmodel"
)

// TestOwnForecast has what a thread does next depend on a word of its own that holds something else than that of the first thread of its class: the
// first of the two that gets on keeps 0, and the other one 1. Persistent sets must not take the one for the other.
func TestOwnForecast(t *testing.T) {
	thread := func(t int) *node {
		b, end := ofThread(t, 0), ends()
		looks := b.loads(map[uint64]*node{1: stores(1, 1, end)}, stores(0, 1, end))
		waits := loads(5, nil, looks)
		keeps := loads(0, map[uint64]*node{0: b.stores(0, waits)}, b.stores(1, stores(8, 1, waits)))
		return b.allocated(16, loads(6, map[uint64]*node{1: keeps}, end))
	}
	reader := loads(1, map[uint64]*node{1: stores(2, 1, ends())}, ends())
	prog := creating(stores(6, 1, ends()), thread(1), thread(2), awaits(8, stores(5, 1, ends())), reader)
	want, _ := outcomes(prog, memmodel.SC, Single|Sets|Symmetry)
	for without := range Single | Sets | LastFirst | Symmetry {
		if got, _ := outcomes(prog, memmodel.SC, without); !maps.Equal(got, want) {
			t.Errorf("without %d: %v, want %v", without, got, want)
		}
	}
}
