package scale

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"sync/atomic"
	"time"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
)

// Piece is a recorded piece: where in the tree it began, and how long it was explored.
type Piece struct {
	Path    []int32 `json:"path"`
	Seconds float64 `json:"seconds"`
}

// Tree is a search tree whose leaves take time.
type Tree struct {
	root   *node
	leaves int
	work   time.Duration // of all leaves
}

// node has children, or is a leaf.
type node struct {
	options  []int32 // as they were recorded, one for each child
	children []*node
	takes    time.Duration // of a leaf
}

// NewTree makes a tree of the pieces of one search, in each of which a subtree with as many leaves as parts takes the place of what was explored in it, each as long as that took: so a tree is
// larger than the one that was recorded, and its smallest parts are not.
func NewTree(pieces []Piece, parts int) *Tree {
	t := &Tree{root: &node{}}
	pieces = slices.Clone(pieces)
	slices.SortStableFunc(pieces, func(a, b Piece) int { return slices.Compare(a.Path, b.Path) })
	for _, p := range pieces {
		n := t.root
		for _, option := range p.Path {
			n = n.child(option)
		}
		n.child(-1).grow(parts, time.Duration(p.Seconds*float64(time.Second))) // comes before what lies below
		t.leaves += parts
		t.work += time.Duration(parts) * time.Duration(p.Seconds*float64(time.Second))
	}
	return t
}

// child returns the child of an option, which is the last one or a new one.
func (n *node) child(option int32) *node {
	if k := len(n.options); k > 0 && n.options[k-1] == option {
		return n.children[k-1]
	}
	n.options, n.children = append(n.options, option), append(n.children, &node{})
	return n.children[len(n.children)-1]
}

// width is how many options a node has that was not recorded.
const width = 3

// grow gives a node so many leaves.
func (n *node) grow(leaves int, takes time.Duration) {
	if leaves == 1 {
		n.takes = takes
		return
	}
	for k := range width {
		if share := (leaves + k) / width; share > 0 {
			n.options, n.children = append(n.options, int32(k)), append(n.children, &node{})
			n.children[len(n.children)-1].grow(share, takes)
		}
	}
}

// Work is how long one worker takes, if nothing takes any time but the search.
func (t *Tree) Work() time.Duration { return t.work }

// tick is how often it is looked whether a piece was interrupted.
const tick = 10 * time.Millisecond

// explore does what explore.Parts does with a position.
func (t *Tree) explore(at tree.Position, interrupted *atomic.Bool, split func() int) (*cluster.Found, time.Duration) {
	f := &cluster.Found{Tally: explore.Tally{Counts: explore.Counts{Blocked: map[event.Reason]uint64{}}}}
	path, base := slices.Clone(at.Path), at.Base
	nodes := []*node{t.root}
	for d, option := range path {
		nodes = append(nodes, nodes[d].children[option])
	}
	var worked, slept time.Duration
	for {
		for n := nodes[len(path)]; len(n.children) > 0; n = n.children[0] { // down to the first leaf
			path, nodes = append(path, 0), append(nodes, n.children[0])
		}
		if worked-slept >= tick {
			time.Sleep(worked - slept)
			slept = worked
		}
		if interrupted.Load() {
			f.Rest = t.rest(tree.Position{Path: path, Base: base}, nodes, split())
			break
		}
		f.Tally.Counts.Executions++
		worked += nodes[len(path)].takes
		d := len(path) - 1
		for ; d >= base; d-- {
			if path[d]++; int(path[d]) < len(nodes[d].children) {
				break
			}
		}
		if d < base {
			break
		}
		path, nodes = path[:d+1], append(nodes[:d+1], nodes[d].children[path[d]])
	}
	time.Sleep(worked - slept)
	return f, worked
}

// rest divides what is left of a piece, as walkers do: all untried options at the least depth go to somebody else.
func (t *Tree) rest(at tree.Position, nodes []*node, splits int) (all []tree.Position) {
	for ; splits > 0; splits-- {
		d := at.Base
		for d < len(at.Path) && int(at.Path[d])+1 >= len(nodes[d].children) {
			d++
		}
		if d == len(at.Path) {
			break
		}
		given, rest, _ := tree.Position{Path: at.Path, Base: d}.Split()
		all, at = append(all, given), rest
	}
	return append(all, at)
}

// WritePieces writes pieces, one in a line.
func WritePieces(w io.Writer, pieces []Piece) error {
	b := bufio.NewWriter(w)
	e := json.NewEncoder(b)
	for _, p := range pieces {
		if err := e.Encode(p); err != nil {
			return err
		}
	}
	return b.Flush()
}

// ReadPieces reads what WritePieces has written.
func ReadPieces(r io.Reader) (all []Piece, err error) {
	d := json.NewDecoder(bufio.NewReader(r))
	for {
		var p Piece
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all = append(all, p)
	}
}
