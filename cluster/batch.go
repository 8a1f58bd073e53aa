package cluster

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/gomc/gomc/explore/tree"
)

// Batch is what a job does that is no search: so many items of which none depends on another one, such as trials of an estimate. Its pieces are ranges of items. All that docs/cluster.md
// says of pieces, results and epochs is true of them: each item has one output.
type Batch struct {
	Kind  string          `json:"kind"` // which of the ways to do items
	Items int             `json:"items"`
	What  json.RawMessage `json:"what,omitempty"` // what that way has to know
}

// Range is the piece of a batch that has the items from one number up to, and without, another one.
func Range(from, to int) tree.Position {
	return tree.Position{Path: []int32{int32(from), int32(to)}, Base: 2}
}

// Bounds returns the numbers of a [Range].
func (b *Batch) Bounds(at tree.Position) (from, to int, err error) {
	if len(at.Path) == 2 {
		from, to = int(at.Path[0]), int(at.Path[1])
	}
	if from < 0 || from >= to || to > b.Items {
		return 0, 0, fmt.Errorf("%w: %v is no range of %d items", ErrRefused, at.Path, b.Items)
	}
	return from, to, nil
}

// maxOutputs is after how many bytes of outputs a piece is given back, well before its result is too large to be written.
const maxOutputs = MaxMessage / 4

// Do does the items of a piece one after the other, one at least, until interrupted says so, or there are many outputs. What is left is divided in as many pieces as split says and one more.
func (b *Batch) Do(at tree.Position, interrupted func() bool, split func() int, item func(number int) (json.RawMessage, error)) (*Found, error) {
	from, to, err := b.Bounds(at)
	if err != nil {
		return nil, err
	}
	f := &Found{}
	size := 0
	for next := from; next < to; next++ {
		if next > from && (size > maxOutputs || interrupted()) {
			f.Rest = divide(next, to, split()+1)
			break
		}
		output, err := item(next)
		if err != nil {
			return nil, err
		}
		f.Outputs = append(f.Outputs, output)
		size += len(output)
	}
	return f, nil
}

// divide divides a range in some that have about as many items.
func divide(from, to, parts int) (all []tree.Position) {
	for ; from < to; parts-- {
		next := from + (to-from+parts-1)/parts
		all = append(all, Range(from, next))
		from = next
	}
	return all
}

// Whole returns the pieces that a batch begins with, so many at most.
func (b *Batch) Whole(parts int) []tree.Position { return divide(0, b.Items, max(parts, 1)) }

// From returns the pieces of all items but the first ones.
func (b *Batch) From(first, parts int) []tree.Position { return divide(first, b.Items, max(parts, 1)) }

// Outputs are those of the items of a batch, as a [Watcher] gets to know them.
type Outputs struct {
	epoch int
	All   map[int]json.RawMessage // by the number of the item
	Next  int                     // the first one that has none; who does the first ones itself sets it
}

// Add is a Watcher's Each. What was known of an epoch that is over does not count any more.
func (o *Outputs) Add(epoch int, r *Result) {
	if epoch != o.epoch {
		*o = Outputs{epoch: epoch}
	}
	if o.All == nil {
		o.All = map[int]json.RawMessage{}
	}
	for i, output := range r.Outputs {
		o.All[int(r.At[0])+i] = output
	}
	for o.All[o.Next] != nil {
		o.Next++
	}
}

// ErrGone says that a batch has come to its end, and its results are not there any more.
var ErrGone = errors.New("the results of the job were removed")
