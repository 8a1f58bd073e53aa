package interp

import "slices"

// flow is what the unroller knows of the control flow of a function's compact code.
type flow struct {
	fn      *function
	starts  []int // first operations of blocks
	block   []int // by operation
	live    []bitset
	meet    []int // by block: the block where all ways from its end meet again; exitBlock for the caller
	liveAt  map[uint32][]operand
	round   map[[3]uint32]bool // see returns
	rank    []int              // by block: jumps lead to higher ranks, but for those back
	joinAt  []bool             // by operation: several jumps lead to it
	tangles map[[2]int]bool    // see tangled
}

// exitBlock stands for what comes after the return.
const exitBlock = -1

// flowOf computes the flow of a function.
func flowOf(fn *function) *flow {
	f := &flow{fn: fn, block: make([]int, len(fn.code)), liveAt: map[uint32][]operand{}, round: map[[3]uint32]bool{}, tangles: map[[2]int]bool{}}
	leader := make([]bool, len(fn.code)+1)
	leader[0] = true
	for pc := range fn.code {
		if endsBlock(fn.code[pc].code) {
			leader[pc+1] = true
			fn.targets(pc, func(to uint32) { leader[to] = true })
		}
	}
	for pc := range fn.code {
		if leader[pc] {
			f.starts = append(f.starts, pc)
		}
		f.block[pc] = len(f.starts) - 1
	}
	f.order(f.successors())
	f.meet = f.postDominators(f.successors())
	f.liveness()
	return f
}

// endsBlock tells that what comes after an operation is not always the next one.
func endsBlock(code opcode) bool {
	switch code {
	case opJump, opBranch, opSwitch, opIndirect, opRet, opUnreachable, opUnsupported, opSpinForever:
		return true
	}
	return false
}

func (f *flow) end(b int) int {
	if b+1 < len(f.starts) {
		return f.starts[b+1]
	}
	return len(f.fn.code)
}

func (f *flow) successors() [][]int {
	succ := make([][]int, len(f.starts))
	for b := range succ {
		f.fn.targets(f.end(b)-1, func(to uint32) { succ[b] = append(succ[b], f.block[to]) })
	}
	return succ
}

// postDominators computes where the ways from each block meet again. Ways into errors do not count. In a loop
// without a way out, they meet in the next round at the latest.
func (f *flow) postDominators(succ [][]int) []int {
	blocks := len(succ)
	ends := make([]bool, blocks) // the exit follows
	for b := range succ {
		ends[b] = f.fn.code[f.end(b)-1].code == opRet
	}
	succ, ends, heads := closeLoops(succ, ends)
	n := len(succ)
	order := reversePostorder(succ, ends)
	rank := make([]int, n)
	for i := range rank {
		rank[i] = -1
	}
	for i, b := range order {
		rank[b] = i
	}
	const unknown = -2
	meet := make([]int, n)
	for b := range meet {
		meet[b] = unknown
	}
	common := func(a, b int) int {
		for a != b {
			switch {
			case a == exitBlock || b == exitBlock:
				return exitBlock
			case rank[a] > rank[b]:
				a = meet[a]
			default:
				b = meet[b]
			}
		}
		return a
	}
	for changed := true; changed; {
		changed = false
		for _, b := range order {
			at := unknown
			if ends[b] {
				at = exitBlock
			}
			for _, s := range succ[b] {
				switch {
				case rank[s] < 0 || meet[s] == unknown:
				case at == unknown:
					at = s
				default:
					at = common(at, s)
				}
			}
			if at != meet[b] {
				meet[b], changed = at, true
			}
		}
	}
	for b := range meet {
		if meet[b] == unknown {
			meet[b] = exitBlock
		}
		if meet[b] >= blocks {
			meet[b] = heads[meet[b]-blocks]
		}
	}
	return meet[:blocks]
}

// closeLoops gives each loop without a way out one: its jumps back lead to a block of their own, which stands for the next
// round and leads to the exit. heads are the blocks for which the new ones stand.
func closeLoops(succ [][]int, ends []bool) (closed [][]int, closedEnds []bool, heads []int) {
	reaches := reaching(succ, ends)
	const active, finished = 1, 2
	status := make([]int, len(succ))
	again := map[int]int{} // the new block of a head
	var visit func(b int)
	visit = func(b int) {
		status[b] = active
		for i, s := range succ[b] {
			switch {
			case status[s] == 0:
				visit(s)
			case status[s] == active && !reaches[b]:
				if _, ok := again[s]; !ok {
					again[s] = len(succ) + len(heads)
					heads = append(heads, s)
				}
				succ[b][i] = again[s]
			}
		}
		status[b] = finished
	}
	visit(0)
	for range heads {
		succ, ends = append(succ, nil), append(ends, true)
	}
	return succ, ends, heads
}

// reaching tells from which blocks the exit is reached.
func reaching(succ [][]int, ends []bool) []bool {
	reaches := make([]bool, len(succ))
	for changed := true; changed; {
		changed = false
		for b := len(succ) - 1; b >= 0; b-- {
			if !reaches[b] && (ends[b] || slices.ContainsFunc(succ[b], func(s int) bool { return reaches[s] })) {
				reaches[b], changed = true, true
			}
		}
	}
	return reaches
}

// reversePostorder orders the blocks from which the exit is reached, so that the exit's side comes first.
func reversePostorder(succ [][]int, ends []bool) []int {
	preds := make([][]int, len(succ))
	for b := range succ {
		for _, s := range succ[b] {
			preds[s] = append(preds[s], b)
		}
	}
	var order []int
	seen := make([]bool, len(succ))
	var visit func(b int)
	visit = func(b int) {
		seen[b] = true
		for _, p := range preds[b] {
			if !seen[p] {
				visit(p)
			}
		}
		order = append(order, b)
	}
	for b := range succ {
		if ends[b] && !seen[b] {
			visit(b)
		}
	}
	slices.Reverse(order)
	return order
}

// liveness computes which slots are live at the start of each block.
func (f *flow) liveness() {
	f.live = make([]bitset, len(f.starts))
	for b := range f.live {
		f.live[b] = newBitset(f.fn.nslots)
	}
	for changed := true; changed; {
		changed = false
		for b := len(f.starts) - 1; b >= 0; b-- {
			if f.live[b].union(f.fn.backward(f.starts[b], f.end(b), f.block, f.live, nil, nil)) {
				changed = true
			}
		}
	}
}

// liveBefore lists the slots that are live at the start of a block.
func (f *flow) liveBefore(pc uint32) []operand {
	list, ok := f.liveAt[pc]
	if !ok {
		list = f.live[f.block[pc]].members()
		f.liveAt[pc] = list
	}
	return list
}

// returns tells whether a branch at pc may be reached again from one of its targets, before its ways meet: before a block, or exitBlock.
func (f *flow) returns(pc, to uint32, meet int) bool {
	key := [3]uint32{pc, to, uint32(meet)}
	yes, ok := f.round[key]
	if ok {
		return yes
	}
	home, succ := f.block[pc], f.successors()
	seen := make([]bool, len(succ))
	var visit func(b int) bool
	visit = func(b int) bool {
		if b == home {
			return true
		}
		if b == meet || seen[b] {
			return false
		}
		seen[b] = true
		return slices.ContainsFunc(succ[b], visit)
	}
	yes = visit(f.block[to])
	f.round[key] = yes
	return yes
}
