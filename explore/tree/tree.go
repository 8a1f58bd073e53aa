// Package tree walks a search tree depth first, by several walkers at once, and
// so that the walk can be interrupted and resumed in another process.
//
// A place in the tree is a path of small integers: which option was taken at each
// branching point. A search engine implements [Walker] and knows nothing of other
// walkers; [Run] deals out parts of the tree, asks busy walkers to give away a part
// of theirs when others are idle, and adds up what they count. Engines for which
// subtrees are independent of each other, as in TruSt (Kokologiannakis, Marmanis,
// Gladstein, Vafeiadis, POPL 2022), need nothing more to use all cores.
//
// # What is never lost
//
// [Run] keeps, for each walker, the position that it last reported and adds to the
// tally what was counted up to there, never more. So at any moment the positions of
// all walkers, the parts that nobody has taken yet and the tally are a consistent
// [State] of the search, however far each walker has gone on meanwhile. Nobody has to
// stand still for a snapshot. A search that continues from one repeats what was
// done after it, and ends with the tally of a search that was never interrupted.
package tree

import (
	"fmt"
	"slices"
	"sync/atomic"
)

// Position is a place in a search tree and the rest of a subtree from there on:
// everything that a depth-first walk visits from Path on without changing the
// first Base entries of Path. The zero Position is the whole tree.
//
// That the node at Path exists is not said: the option that Path takes at depth
// Base may be one beyond the last. Then the rest is empty.
//
// Positions are shared: nobody changes a Path after handing it over.
type Position struct {
	Path []int32 `json:"path"` // the option taken at each depth, from 0
	Base int     `json:"base"` // depth above which nothing changes, at most len(Path)
}

// Check returns an error if p is no position in any tree.
func (p Position) Check() error {
	if p.Base < 0 || p.Base > len(p.Path) {
		return fmt.Errorf("the base %d of a position is not within its path of %d options", p.Base, len(p.Path))
	}
	if k := slices.IndexFunc(p.Path, func(option int32) bool { return option < 0 }); k >= 0 {
		return fmt.Errorf("a position takes option %d at depth %d", p.Path[k], k)
	}
	return nil
}

// Tally is what can be counted in parts. Add returns the sum and changes neither
// summand; the order of summands must not matter.
type Tally[T any] interface {
	Add(T) T
}

// State is how far a search got. The zero State has nothing to do; a search begins
// with [Root]. A State can be written as JSON if T can.
type State[T Tally[T]] struct {
	Pending []Position `json:"pending"` // what is left, empty if the search is complete
	Tally   T          `json:"tally"`   // of everything else
}

// Root returns the State of a search that has not begun.
func Root[T Tally[T]]() State[T] { return State[T]{Pending: []Position{{Path: []int32{}}}} }

// Status says why [Walker.Run] returned.
type Status int

// The statuses.
const (
	Exhausted   Status = iota // nothing is left of the part
	Interrupted               // it was asked to
	Halted                    // the whole search has to end: the tally says why
)

// Walker walks parts of a search tree, one at a time, depth first. Its methods are
// called from one goroutine; walkers share nothing that they change.
//
// Which options there are, and in which order, must be a function of the path
// alone: another walker, perhaps in another process, continues from a Position.
type Walker[T Tally[T]] interface {
	// Start moves to a position, where the next call of Run begins. It is called
	// first, and when a part is exhausted. It returns an error if the position
	// cannot be one of this tree.
	Start(Position) error
	// Run explores until nothing is left of the part, until it finds interrupted
	// set, or until the whole search has to end. After Interrupted the next call
	// continues. It looks at interrupted every few microseconds, and does not set
	// it. It goes on by at least one step, so that a walker that is interrupted
	// all the time gets to its end.
	Run(interrupted *atomic.Bool) Status
	// Position returns where a walker stands after Interrupted or Halted: nothing
	// from there on is counted, everything before is. If Halted was the last thing
	// that there was to say, the rest is empty: Path takes one option too many.
	Position() Position
	// Split gives away a part after Interrupted: all untried options at the least
	// depth at which there may be some, whose parts tend to be the largest.
	// They no longer belong to the walker: if the depth is d, its Base becomes d+1.
	// The part may turn out to be empty; but a walker that knows that nothing is
	// left at a depth passes over it. Split returns false if nothing can be given.
	Split() (Position, bool)
	// Tally returns what was counted since the last call.
	Tally() T
}

// Panic is a panic of a walker.
type Panic struct {
	Value any
	Stack []byte
}

func (p *Panic) Error() string { return fmt.Sprintf("panic: %v", p.Value) }

// Split is [Walker.Split] for walkers that know nothing of the options left: it
// splits the rest of a subtree in the untried options at its least depth and what
// remains.
func (p Position) Split() (given, rest Position, ok bool) {
	if p.Base >= len(p.Path) {
		return Position{}, p, false
	}
	given = Position{Path: slices.Clone(p.Path[:p.Base+1]), Base: p.Base}
	given.Path[p.Base]++
	return given, Position{Path: p.Path, Base: p.Base + 1}, true
}
