package interp

import "slices"

// blocks is the control flow of a function's compact code.
type blocks struct {
	starts []int // first operations, ascending
	block  []int // by operation
	succs  [][]int
	preds  [][]int
}

// blocks divides the code of a function into blocks: what comes after the last operation of one is not always the same, or others come to it, too.
func (fn *function) blocks() *blocks {
	n := len(fn.code)
	leader := make([]bool, n+1)
	leader[0] = true
	for pc := range fn.code {
		if endsBlock(fn.code[pc].code) || fn.forks(&fn.code[pc]) {
			leader[pc+1] = true
			fn.follows(pc, func(to uint32) { leader[to] = true })
		}
	}
	g := &blocks{block: make([]int, n)}
	for pc := range n {
		if leader[pc] {
			g.starts = append(g.starts, pc)
		}
		g.block[pc] = len(g.starts) - 1
	}
	g.succs, g.preds = make([][]int, len(g.starts)), make([][]int, len(g.starts))
	for b := range g.starts {
		fn.follows(g.last(b), func(to uint32) {
			g.succs[b] = append(g.succs[b], g.block[to])
			g.preds[g.block[to]] = append(g.preds[g.block[to]], b)
		})
	}
	return g
}

// last returns the last operation of a block.
func (g *blocks) last(b int) int {
	if b+1 < len(g.starts) {
		return g.starts[b+1] - 1
	}
	return len(g.block) - 1
}

// cut takes away the way from one block to another.
func (g *blocks) cut(from, to int) {
	is := func(b int) func(int) bool { return func(x int) bool { return x == b } }
	g.succs[from] = slices.DeleteFunc(g.succs[from], is(to))
	g.preds[to] = slices.DeleteFunc(g.preds[to], is(from))
}

// reached returns the blocks that there is a way to from the beginning.
func (g *blocks) reached() *blockSet {
	s := g.set([]int{0})
	for i := 0; i < len(s.blocks); i++ { // it grows
		for _, to := range g.succs[s.blocks[i]] {
			if !s.in.has(to) {
				s.in.add(to)
				s.blocks = append(s.blocks, to)
			}
		}
	}
	return s
}

// blockSet is some blocks of a function.
type blockSet struct {
	blocks []int
	in     bitset
}

func (g *blocks) set(list []int) *blockSet {
	r := &blockSet{blocks: list, in: newBitset(len(g.starts))}
	for _, b := range list {
		r.in.add(b)
	}
	return r
}

// cycles returns the strongly connected components of some blocks that have a cycle (Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1972).
func (g *blocks) cycles(among *blockSet) (found []*blockSet) {
	n := len(g.starts)
	index, low, on := make([]int, n), make([]int, n), newBitset(n)
	var stack []int
	next := 0
	var visit func(b int)
	visit = func(b int) {
		next++
		index[b], low[b] = next, next
		on.add(b)
		stack = append(stack, b)
		self := false
		for _, s := range g.succs[b] {
			switch {
			case !among.in.has(s):
			case index[s] == 0:
				visit(s)
				low[b] = min(low[b], low[s])
			case on.has(s):
				low[b] = min(low[b], index[s])
			}
			self = self || s == b
		}
		if low[b] != index[b] {
			return
		}
		at := len(stack) - 1
		for stack[at] != b {
			at--
		}
		component := slices.Clone(stack[at:])
		stack = stack[:at]
		for _, c := range component {
			on.remove(c)
		}
		if len(component) > 1 || self {
			found = append(found, g.set(component))
		}
	}
	for _, b := range among.blocks {
		if index[b] == 0 {
			visit(b)
		}
	}
	return found
}
