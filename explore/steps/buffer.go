package steps

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// buffer is what is in the store buffer of a thread under TSO and PSO, oldest first.
type buffer []buffered

// buffered is a step with something in the buffer of its thread.
type buffered struct {
	step  int32
	birth bool // another life of an object, which the record does not order
}

func (b *buffer) put(step int32, birth bool) { *b = append(*b, buffered{step, birth}) }

// settle removes the beginnings of lives that nothing in the buffer is older than, and returns the moves that take them to memory.
func (b *buffer) settle(t event.ThreadID) (moves []memmodel.Move) {
	for len(*b) > 0 && (*b)[0].birth {
		moves = append(moves, memmodel.Move{Thread: t, Store: (*b)[0].step})
		*b = (*b)[1:]
	}
	return moves
}

// update removes the store of a step, and returns the moves that take it to memory, and what nothing in the buffer is older than then.
func (b *buffer) update(t event.ThreadID, step int32) []memmodel.Move {
	*b = slices.DeleteFunc(*b, func(p buffered) bool { return p.step == step })
	return append([]memmodel.Move{{Thread: t, Store: step}}, b.settle(t)...)
}
