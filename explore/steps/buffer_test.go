package steps

import (
	"testing"

	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
)

// TestBuffer takes stores out of a buffer: the beginning of a life leaves it as soon as nothing older is in it, and not before.
func TestBuffer(t *testing.T) {
	var b buffer
	b.put(1, false)
	b.put(2, true)
	b.put(3, false)
	b.put(4, true)
	if moves := b.settle(7); moves != nil {
		t.Errorf("%v overtakes a store", moves)
	}
	update := func(steps ...int32) (moves []memmodel.Move) {
		for _, s := range steps {
			moves = append(moves, memmodel.Move{Thread: 7, Store: s})
		}
		return moves
	}
	if d := cmp.Diff(update(3), b.update(7, 3)); d != "" {
		t.Error("under PSO, a younger store: ", d)
	}
	if d := cmp.Diff(update(1, 2, 4), b.update(7, 1)); d != "" {
		t.Error("the oldest store: ", d)
	}
	if len(b) != 0 {
		t.Errorf("%v is left", b)
	}
}
