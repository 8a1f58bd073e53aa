package states

import "fmt"

// A state is a vector of small numbers. It is kept as a tree: each pair of neighbours is a node with a
// number of its own, so is each pair of nodes, up to the root, whose number stands for the whole vector. States
// that differ in a few places share all other nodes, so that a state costs little more than the
// pair of its root. (Laarman, van de Pol and Weber, "Parallel Recursive State Compression for Free", SPIN 2011.)
//
// Vectors have no length: places that were never set are 0, and a pair whose right half is 0 has
// the number of its left half. So the number stays the same when a vector grows.

const (
	idBits    = 29
	innerID   = 1 << (idBits - 1) // set in the numbers of pairs, not in those of leaves
	maxLeaf   = innerID - 1
	levelBits = 5
	maxLevel  = 1<<levelBits - 2
	topLevel  = maxLevel + 1 // of the pair of two vectors; see nodes.join
)

// full is the panic of a table that can give no more numbers.
type full struct{ what string }

func (f full) Error() string { return "the search has met more " + f.what + " than it can number" }

// nodes numbers the pairs of all vectors.
type nodes struct{ table }

// pair returns the number of two neighbours on a level. Leaves are on level 0.
func (n *nodes) pair(level int, left, right uint32) uint32 {
	if right == 0 {
		return left
	}
	id, _ := n.add(uint64(level)<<(2*idBits) | uint64(left)<<idBits | uint64(right))
	if id >= innerID {
		panic(full{"different parts of states"})
	}
	return id | innerID
}

// split returns the halves of a number on a level.
func (n *nodes) split(level int, id uint32) (left, right uint32) {
	if id&innerID == 0 {
		return id, 0
	}
	key := n.key(id &^ innerID)
	if int(key>>(2*idBits)) != level {
		return id, 0
	}
	return uint32(key>>idBits) & (1<<idBits - 1), uint32(key) & (1<<idBits - 1)
}

// vector is a vector with the numbers of all its pairs. levels[0] has the leaves, and the last
// one the root.
type vector struct {
	levels [][]uint32
	log    []edit
	bare   bool // there are leaves only, without pairs
	height int  // levels that there were when undo, keep or load was called last
}

// edit is a number that was replaced, and the one in its place.
type edit struct {
	level, at int
	was, is   uint32
}

// newVector returns a vector all leaves of which are 0. Without nodes it has no pairs.
func newVector(n *nodes) *vector {
	return &vector{levels: [][]uint32{make([]uint32, 1)}, height: 1, bare: n == nil}
}

func (v *vector) root() uint32 { return v.levels[len(v.levels)-1][0] }

// get returns the leaf at a place.
func (v *vector) get(i int) uint32 {
	if i >= len(v.levels[0]) {
		return 0
	}
	return v.levels[0][i]
}

// reach makes room for a place.
func (v *vector) reach(i int) {
	for i >= len(v.levels[0]) {
		if v.bare {
			v.levels[0] = append(v.levels[0], make([]uint32, len(v.levels[0]))...)
			continue
		}
		if len(v.levels) == maxLevel {
			panic(full{"memory in one state"})
		}
		for k, level := range v.levels {
			v.levels[k] = append(level, make([]uint32, len(level))...)
		}
		v.levels = append(v.levels, []uint32{v.levels[len(v.levels)-1][0]})
	}
}

// set changes a leaf. The change can be taken back.
func (v *vector) set(n *nodes, i int, leaf uint32) {
	if leaf > maxLeaf {
		panic(full{fmt.Sprintf("values (%d)", leaf)})
	}
	if v.get(i) == leaf {
		return
	}
	v.reach(i)
	v.replace(0, i, leaf)
	for k := 1; k < len(v.levels); k++ {
		i >>= 1
		v.replace(k, i, n.pair(k, v.levels[k-1][2*i], v.levels[k-1][2*i+1]))
	}
}

func (v *vector) replace(level, at int, id uint32) {
	v.log = append(v.log, edit{level, at, v.levels[level][at], id})
	v.levels[level][at] = id
}

// undo takes back what was set since the last call of undo, keep or load.
func (v *vector) undo() {
	v.revert(0)
	for k := v.height; k < len(v.levels); k++ {
		v.levels[k][0] = v.levels[k-1][0]
	}
	v.keep()
}

// revert takes back what was set since the log had so many edits. The vector must not have grown longer since.
func (v *vector) revert(edits int) {
	for i := len(v.log) - 1; i >= edits; i-- {
		e := &v.log[i]
		v.levels[e.level][e.at] = e.was
	}
	v.log = v.log[:edits]
}

// keep makes undo leave what was set until now.
func (v *vector) keep() { v.log, v.height = v.log[:0], len(v.levels) }

// load makes v the vector that a number stands for, and calls changed with each leaf that is
// another one than before.
func (v *vector) load(n *nodes, root uint32, changed func(i int, leaf uint32)) {
	v.keep()
	if root&innerID != 0 { // perhaps a vector that is longer than v
		level := int(n.key(root&^innerID) >> (2 * idBits))
		v.reach(1<<level - 1)
		v.keep()
	}
	v.descend(n, len(v.levels)-1, 0, root, changed)
}

func (v *vector) descend(n *nodes, level, at int, id uint32, changed func(int, uint32)) {
	if v.levels[level][at] == id {
		return
	}
	v.levels[level][at] = id
	if level == 0 {
		changed(at, id)
		return
	}
	left, right := n.split(level, id)
	v.descend(n, level-1, 2*at, left, changed)
	v.descend(n, level-1, 2*at+1, right, changed)
}
