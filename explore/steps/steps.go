// Package steps says how executions that search engines have found are steps of a machine.
package steps

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Buffer is what is in the store buffer of a thread under TSO and PSO, oldest first.
type Buffer []buffered

// buffered is a step with something in the buffer of its thread.
type buffered struct {
	step  int32
	birth bool // another life of an object, which has no event of its own
}

// Store notes that a step has put a store in the buffer.
func (b *Buffer) Store(step int32) { *b = append(*b, buffered{step: step}) }

// Birth notes that a step has put the beginning of another life of an object in the buffer.
func (b *Buffer) Birth(step int32) { *b = append(*b, buffered{step, true}) }

// Settle removes the beginnings of lives that nothing in the buffer is older than, and returns the moves that take them to memory.
func (b *Buffer) Settle(t event.ThreadID) (moves []memmodel.Move) {
	for len(*b) > 0 && (*b)[0].birth {
		moves = append(moves, memmodel.Move{Thread: t, Store: (*b)[0].step})
		*b = (*b)[1:]
	}
	return moves
}

// Update removes the store of a step, and returns the moves that take it to memory, and what nothing in the buffer is older than then.
func (b *Buffer) Update(t event.ThreadID, step int32) []memmodel.Move {
	*b = slices.DeleteFunc(*b, func(p buffered) bool { return p.step == step })
	return append([]memmodel.Move{{Thread: t, Store: step}}, b.Settle(t)...)
}
