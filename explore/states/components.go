package states

// components calls found with the strongly connected components of a graph whose nodes are 0 to n-1, each before those
// that lead to it, until over reports that there is no more time (Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972).
func components(n int, next func(uint32) []uint32, over func() bool, found func(members []uint32)) {
	type frame struct {
		node uint32
		i    int
	}
	index := make([]uint32, n) // in the order of discovery, from 1; 0 if not discovered
	low := make([]uint32, n)
	var stack []uint32
	on := make([]bool, n)
	count := uint32(0)
	enter := func(frames []frame, v uint32) []frame {
		count++
		index[v], low[v] = count, count
		stack, on[v] = append(stack, v), true
		return append(frames, frame{node: v})
	}
	var frames []frame
	steps := 0
	for root := range n {
		if index[root] != 0 {
			continue
		}
		for frames = enter(frames[:0], uint32(root)); len(frames) > 0; {
			if steps++; steps%4096 == 0 && over() {
				return
			}
			f := &frames[len(frames)-1]
			v := f.node
			if out := next(v); f.i < len(out) {
				w := out[f.i]
				f.i++
				if index[w] == 0 {
					frames = enter(frames, w)
				} else if on[w] {
					low[v] = min(low[v], index[w])
				}
				continue
			}
			frames = frames[:len(frames)-1]
			if len(frames) > 0 {
				up := frames[len(frames)-1].node
				low[up] = min(low[up], low[v])
			}
			if low[v] == index[v] {
				k := len(stack) - 1
				for stack[k] != v {
					k--
				}
				for _, w := range stack[k:] {
					on[w] = false
				}
				found(stack[k:])
				stack = stack[:k]
			}
		}
	}
}
