package states

import (
	"context"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// TestBuffersCount looks at the figures of a search in which buffers get long: their stores take time and memory, so they count as work, and somebody else can give up in time.
func TestBuffersCount(t *testing.T) {
	p := &litmus.Program{Vars: 2}
	for v := range 2 {
		thread := make([]litmus.Stmt, 1000)
		for i := range thread {
			thread[i] = litmus.Stmt{Kind: litmus.Store, Var: v, C: uint64(i), Order: event.Relaxed}
		}
		p.Threads = append(p.Threads, thread)
	}
	prog := p.Compile()
	var last Counts
	outcome, _ := Explore(context.Background(), prog, Options{Model: memmodel.TSO, End: func(*memmodel.Machine) {}, Still: func(*memmodel.Machine) bool { return false },
		Pause: func(c Counts) bool {
			last = c
			return c.Work > 200_000
		}})
	if outcome != Stopped {
		t.Errorf("outcome %d: %+v", outcome, last)
	}
	if last.Buffered < 100_000 || last.Buffered > 3*last.Work {
		t.Errorf("%d stores in buffers after work of %d", last.Buffered, last.Work)
	}
}
