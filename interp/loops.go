package interp

import "github.com/llir/llvm/ir"

// loopInfo says where iterations of the loops of a function begin.
type loopInfo struct {
	count   int
	headers map[*ir.Block]int
	bodies  []map[*ir.Block]bool
	exits   []bool // the header may leave the loop, and is not its own latch
}

// findLoops finds the loops of a function by its retreating edges.
func findLoops(f *ir.Func) *loopInfo {
	info := &loopInfo{headers: map[*ir.Block]int{}}
	if len(f.Blocks) == 0 {
		return info
	}
	preds := map[*ir.Block][]*ir.Block{}
	for _, b := range f.Blocks {
		for _, s := range successors(b) {
			preds[s] = append(preds[s], b)
		}
	}
	const active, finished = 1, 2
	status := map[*ir.Block]int{}
	type visit struct {
		b    *ir.Block
		next []*ir.Block
	}
	stack := []visit{{f.Blocks[0], successors(f.Blocks[0])}}
	status[f.Blocks[0]] = active
	for len(stack) > 0 {
		v := &stack[len(stack)-1]
		if len(v.next) == 0 {
			status[v.b] = finished
			stack = stack[:len(stack)-1]
			continue
		}
		s := v.next[0]
		v.next = v.next[1:]
		switch status[s] {
		case 0:
			status[s] = active
			stack = append(stack, visit{s, successors(s)})
		case active:
			info.add(v.b, s, preds)
		}
	}
	for h, n := range info.headers {
		self := false
		for _, s := range successors(h) {
			if !info.bodies[n][s] {
				info.exits[n] = true
			}
			self = self || s == h
		}
		info.exits[n] = info.exits[n] && !self
	}
	return info
}

// add notes the loop that the edge from latch to header closes.
func (info *loopInfo) add(latch, header *ir.Block, preds map[*ir.Block][]*ir.Block) {
	n, ok := info.headers[header]
	if !ok {
		n = info.count
		info.count++
		info.headers[header] = n
		info.bodies = append(info.bodies, map[*ir.Block]bool{header: true})
		info.exits = append(info.exits, false)
	}
	body := info.bodies[n]
	work := []*ir.Block{latch}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if body[b] {
			continue
		}
		body[b] = true
		work = append(work, preds[b]...)
	}
}

// ends reports whether a loop has a way out that does not lead to a failure.
func (info *loopInfo) ends(n int) bool {
	for b := range info.bodies[n] {
		for _, s := range successors(b) {
			if _, fails := s.Term.(*ir.TermUnreachable); !info.bodies[n][s] && !fails {
				return true
			}
		}
	}
	return false
}

// edge emits the counting on an edge: a loop that is entered anew starts from
// zero. An iteration begins where the header of a loop goes on into it or, if
// the header decides nothing, at the edge back to it.
func (info *loopInfo) edge(l *lowerer, from, to *ir.Block) {
	bound := operand(l.p.opts.Unroll)
	if n, ok := info.headers[to]; ok {
		if !info.bodies[n][from] {
			l.emit(op{code: opReset, a: operand(n)})
		} else if !info.exits[n] {
			l.emit(op{code: opIterate, a: operand(n), b: bound - 1})
		}
	}
	if n, ok := info.headers[from]; ok && info.exits[n] && info.bodies[n][to] {
		l.emit(op{code: opIterate, a: operand(n), b: bound})
	}
}
