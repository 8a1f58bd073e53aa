package interp

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// stubs emits the code on edges that have any, and resolves all jumps.
func (l *lowerer) stubs() {
	type edge struct{ from, to *ir.Block }
	done := map[edge]uint32{}
	for _, fix := range l.fixes {
		e := edge{fix.from, fix.to}
		pc, ok := done[e]
		if !ok {
			pc = l.edge(fix.from, fix.to)
			done[e] = pc
		}
		fix.set(pc)
	}
	l.fn.spins()
}

// spins marks the jumps that lead to nothing but jumps, for ever.
func (fn *function) spins() {
	for pc := range fn.code {
		if fn.code[pc].code != opJump {
			continue
		}
		at, jumps := pc, 0
		for jumps <= len(fn.code) {
			switch fn.code[at].code {
			case opJump:
				at = int(fn.code[at].a)
			case opNop, opIterate, opReset:
				at++
			default:
				jumps = len(fn.code)
			}
			jumps++
			if at == pc {
				fn.code[pc].code = opSpinForever
				break
			}
		}
	}
}

// edge returns where a jump from one block to another goes.
func (l *lowerer) edge(from, to *ir.Block) uint32 {
	start := uint32(len(l.fn.code))
	l.enter(from.Term)
	if what := l.attempt(func() { l.phis(from, to) }); what != "" {
		l.fault(what)
	}
	if l.loops != nil {
		l.loops.edge(l, from, to)
	}
	if uint32(len(l.fn.code)) == start {
		return l.starts[to]
	}
	l.emit(op{code: opJump, a: operand(l.starts[to])})
	return start
}

// phis emits the parallel copy of an edge.
func (l *lowerer) phis(from, to *ir.Block) {
	var dst, src []operand
	for _, inst := range to.Insts {
		phi, ok := inst.(*ir.InstPhi)
		if !ok {
			break
		}
		for _, inc := range phi.Incs {
			if inc.Pred == value.Value(from) {
				dst = append(dst, l.get(phi)...)
				src = append(src, l.get(inc.X)...)
				break
			}
		}
	}
	l.copies(dst, src)
}

// copies emits a parallel copy.
func (l *lowerer) copies(dst, src []operand) {
	written := map[operand]bool{}
	clash := false
	for i := range dst {
		if written[src[i]] {
			clash = true
		}
		written[dst[i]] = true
	}
	if clash {
		tmp := l.slots(len(src))
		for i := range src {
			l.emit(op{code: opMov, dst: tmp[i], a: src[i]})
		}
		src = tmp
	}
	for i := range dst {
		if dst[i] != src[i] {
			l.emit(op{code: opMov, dst: dst[i], a: src[i]})
		}
	}
}
