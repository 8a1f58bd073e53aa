package interp

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
)

// masked lowers loads and stores of those lanes of a vector whose bit in a mask
// is set. Before LLVM 22, the alignment stands before the mask.
func (l *lowerer) masked(full, kind string, inst *ir.InstCall, args []value.Value) {
	load := kind == "load" || kind == "gather"
	vector, pointers := value.Value(inst), args[0]
	if !load {
		if len(args) < 2 {
			refuse("%s", full)
		}
		vector, pointers = args[0], args[1]
	}
	t, ok := vector.Type().(*types.VectorType)
	at := len(args) - 1
	if load {
		at--
	}
	if !ok || packed(t) || l.scalarBits(t) > 64 || at < 1 {
		refuse("%s", full)
	}
	lanes, mask, addrs := l.get(vector), l.get(args[at]), l.get(pointers)
	if len(mask) != len(lanes) {
		refuse("%s", full)
	}
	for i, leaf := range l.p.leaves(t) {
		addr, offset := addrs[0], operand(leaf.offset)
		if kind == "gather" || kind == "scatter" {
			addr, offset = addrs[i], 0
		}
		if load {
			l.emit(op{code: opMov, dst: lanes[i], a: l.get(args[at+1])[i]})
		}
		branch := l.emit(op{code: opBranch, a: mask[i]})
		l.fn.code[branch].dst = operand(len(l.fn.code))
		code := opStore
		if load {
			code = opLoad
		}
		l.emit(op{code: code, w: leaf.bytes(), x: uint8(event.NotAtomic), dst: lanes[i], a: addr, b: offset})
		l.fn.code[branch].b = operand(len(l.fn.code))
	}
}
