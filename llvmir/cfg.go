package llvmir

import "github.com/llir/llvm/ir"

// controlFlow is the control-flow graph of a function with its dominators.
type controlFlow struct {
	index map[any]int // number of a block
	preds [][]int     // without duplicates
	idom  []int       // immediate dominator, -1 if unreachable
	order []int       // position in reverse postorder, -1 if unreachable
}

// build makes the graph of a function.
func (c *controlFlow) build(f *ir.Func) {
	n := len(f.Blocks)
	c.index = make(map[any]int, n)
	for i, b := range f.Blocks {
		c.index[b] = i
	}
	succs := make([][]int, n)
	c.preds = make([][]int, n)
	for i, b := range f.Blocks {
		for _, s := range b.Term.Succs() {
			j, ok := c.index[s]
			if !ok || len(succs[i]) > 0 && contains(succs[i], j) {
				continue
			}
			succs[i] = append(succs[i], j)
			c.preds[j] = append(c.preds[j], i)
		}
	}
	c.dominators(succs)
}

func contains(list []int, x int) bool {
	for _, y := range list {
		if x == y {
			return true
		}
	}
	return false
}

// dominators computes immediate dominators by iteration over the blocks in
// reverse postorder (Cooper, Harvey, Kennedy 2001).
func (c *controlFlow) dominators(succs [][]int) {
	n := len(succs)
	c.idom, c.order = make([]int, n), make([]int, n)
	for i := range n {
		c.idom[i], c.order[i] = -1, -1
	}
	post := postorder(succs)
	for i, b := range post {
		c.order[b] = len(post) - 1 - i
	}
	c.idom[0] = 0
	for changed := true; changed; {
		changed = false
		for i := len(post) - 2; i >= 0; i-- {
			b, best := post[i], -1
			for _, p := range c.preds[b] {
				switch {
				case c.idom[p] < 0:
				case best < 0:
					best = p
				default:
					best = c.meet(best, p)
				}
			}
			if c.idom[b] != best {
				c.idom[b], changed = best, true
			}
		}
	}
}

// meet returns the nearest common dominator of two blocks.
func (c *controlFlow) meet(a, b int) int {
	for a != b {
		for c.order[a] > c.order[b] {
			a = c.idom[a]
		}
		for c.order[b] > c.order[a] {
			b = c.idom[b]
		}
	}
	return a
}

// postorder lists the blocks that are reachable from block 0.
func postorder(succs [][]int) []int {
	type frame struct{ block, next int }
	seen := make([]bool, len(succs))
	seen[0] = true
	stack := []frame{{}}
	var post []int
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == len(succs[top.block]) {
			post = append(post, top.block)
			stack = stack[:len(stack)-1]
			continue
		}
		s := succs[top.block][top.next]
		top.next++
		if !seen[s] {
			seen[s] = true
			stack = append(stack, frame{block: s})
		}
	}
	return post
}

// reachable tells whether control can reach a block.
func (c *controlFlow) reachable(b int) bool { return c.order[b] >= 0 }

// dominates tells whether every path to b, which is reachable, leads
// through a.
func (c *controlFlow) dominates(a, b int) bool {
	if c.order[a] < 0 {
		return false
	}
	for c.order[b] > c.order[a] {
		b = c.idom[b]
	}
	return a == b
}
