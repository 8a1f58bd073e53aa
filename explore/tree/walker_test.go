package tree

import (
	"fmt"
	"slices"
	"sync/atomic"
	"time"
)

// count is the tally of the tests.
type count struct {
	Nodes  int    `json:"nodes"`
	Leaves int    `json:"leaves"`
	Sum    uint64 `json:"sum"` // of the hashes of the leaves: which ones were counted
}

func (c count) Add(d count) count {
	return count{c.Nodes + d.Nodes, c.Leaves + d.Leaves, c.Sum + d.Sum}
}

// shape is a tree that is defined by hashes of paths.
type shape struct {
	seed    uint64
	depth   int           // no path is longer
	width   int           // no node has more options
	thin    int           // of 16 nodes, so many have one option only
	cost    int           // rounds of hashing spent on a node
	nap     time.Duration // slept at every hundredth node, which needs no core
	blind   bool
	haltAt  uint64 // hash of the leaf that ends the search, 0 for none
	panicAt uint64 // hash of the leaf that panics, 0 for none
}

func scramble(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// options is how many options a node has.
func (s *shape) options(hash uint64, depth int) int32 {
	switch h := scramble(hash ^ 1); {
	case depth >= s.depth:
		return 0
	case depth < 3:
		return int32(s.width)
	case int(h%16) < s.thin:
		return 1
	default:
		return int32((h >> 32) % uint64(s.width+1))
	}
}

// synthetic walks a shape.
type synthetic struct {
	*shape
	path   []int32
	hashes []uint64 // one for each prefix of path
	base   int
	done   bool
	count  count
	spent  uint64
}

func (w *synthetic) Start(p Position) error {
	w.path, w.hashes, w.base, w.done = w.path[:0], append(w.hashes[:0], scramble(w.seed)), p.Base, false
	for d, option := range p.Path {
		if option >= w.options(w.hashes[d], d) {
			if d != p.Base || d != len(p.Path)-1 {
				return fmt.Errorf("no option %d at depth %d", option, d)
			}
			w.done = true
			return nil
		}
		w.push(option)
	}
	return nil
}

func (w *synthetic) push(option int32) {
	w.hashes = append(w.hashes, scramble(w.hashes[len(w.path)]^uint64(option)<<32))
	w.path = append(w.path, option)
}

func (w *synthetic) pop() (option int32) {
	option = w.path[len(w.path)-1]
	w.path, w.hashes = w.path[:len(w.path)-1], w.hashes[:len(w.hashes)-1]
	return option
}

func (w *synthetic) Run(interrupted *atomic.Bool) Status {
	for !w.done {
		if w.visit() {
			return Halted
		}
		if !w.done && interrupted.Load() {
			return Interrupted
		}
	}
	return Exhausted
}

// visit counts the node where the walker stands, and goes on to the next.
func (w *synthetic) visit() (halt bool) {
	hash := w.hashes[len(w.path)]
	w.count.Nodes++
	if w.nap > 0 && hash%100 == 0 {
		time.Sleep(w.nap)
	}
	for range w.cost {
		w.spent = scramble(w.spent)
	}
	if w.options(hash, len(w.path)) > 0 {
		w.push(0)
		return false
	}
	if hash == w.panicAt {
		panic("the synthetic panic")
	}
	w.count.Leaves++
	w.count.Sum += hash
	for len(w.path) > w.base {
		if option := w.pop() + 1; option < w.options(w.hashes[len(w.path)], len(w.path)) {
			w.push(option)
			return hash == w.haltAt
		}
	}
	w.done = true
	return hash == w.haltAt
}

func (w *synthetic) Position() Position {
	if w.done { // the search was halted at its last leaf: the rest is empty
		return Position{Path: append(slices.Clone(w.path), w.options(w.hashes[len(w.path)], len(w.path))), Base: len(w.path)}
	}
	return Position{Path: slices.Clone(w.path), Base: w.base}
}

func (w *synthetic) Split() (given Position, ok bool) {
	for {
		d := w.base
		given, rest, ok := Position{Path: w.path, Base: w.base}.Split()
		if !ok {
			return Position{}, false
		}
		w.base = rest.Base
		if w.blind || given.Path[d] < w.options(w.hashes[d], d) {
			return given, true
		}
	}
}

func (w *synthetic) Tally() count {
	c := w.count
	w.count = count{}
	return c
}

func walkers(s *shape, n int) []Walker[count] {
	all := make([]Walker[count], n)
	for i := range all {
		all[i] = &synthetic{shape: s}
	}
	return all
}

// total walks a shape with one walker and no driver.
func total(s *shape) (count, time.Duration) {
	start := time.Now()
	w := &synthetic{shape: s}
	w.Start(Position{})
	w.Run(new(atomic.Bool))
	return w.Tally(), time.Since(start)
}
