package interp

import (
	"math/big"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// This file lowers instructions that need no code: their results are parts of their operands, in another order.

// constantIndex reads a constant index of a vector or structure.
func constantIndex(v value.Value) (int, bool) {
	if c, ok := v.(*constant.Index); ok {
		v = c.Constant
	}
	switch c := v.(type) {
	case *constant.Int:
		if c.X.IsInt64() && c.X.Cmp(big.NewInt(1<<30)) < 0 && c.X.Sign() >= 0 {
			return int(c.X.Int64()), true
		}
	case *constant.ZeroInitializer:
		return 0, true
	}
	return 0, false
}

// alias handles instructions whose result consists of parts of their operands.
func (l *lowerer) alias(inst ir.Instruction) ([]operand, bool) {
	switch inst := inst.(type) {
	case *ir.InstBitCast:
		from, to := l.p.leaves(inst.From.Type()), l.p.leaves(inst.To)
		if sameShape(from, to) {
			return l.get(inst.From), true
		}
	case *ir.InstAddrSpaceCast:
		return l.get(inst.From), true
	case *ir.InstPtrToInt:
		if b := l.scalarBits(inst.To); b >= l.bits(inst.From) && b <= 64 {
			return l.get(inst.From), true
		}
	case *ir.InstIntToPtr:
		if b := l.bits(inst.From); b <= l.scalarBits(inst.To) {
			return l.get(inst.From), true
		}
	case *ir.InstZExt:
		if l.scalarBits(inst.To) <= 64 {
			return l.get(inst.From), true
		}
		from := l.get(inst.From)
		if l.bits(inst.From) > 64 {
			return from, true
		}
		ops := make([]operand, 0, 2*len(from))
		for _, o := range from {
			ops = append(ops, o, l.constant(0))
		}
		return ops, true
	case *ir.InstExtractValue:
		at, n := l.part(inst.X.Type(), inst.Indices)
		return l.get(inst.X)[at : at+n], true
	case *ir.InstInsertValue:
		at, n := l.part(inst.X.Type(), inst.Indices)
		ops := append([]operand(nil), l.get(inst.X)...)
		copy(ops[at:at+n], l.get(inst.Elem))
		return ops, true
	case *ir.InstExtractElement:
		if i, ok := constantIndex(inst.Index); ok {
			n := len(l.p.leaves(inst.Type()))
			x := l.get(inst.X)
			if (i+1)*n <= len(x) {
				return x[i*n : (i+1)*n], true
			}
			return l.undefs(l.p.leaves(inst.Type())), true
		}
	case *ir.InstInsertElement:
		if i, ok := constantIndex(inst.Index); ok {
			elem := l.get(inst.Elem)
			ops := append([]operand(nil), l.get(inst.X)...)
			if (i+1)*len(elem) <= len(ops) {
				copy(ops[i*len(elem):], elem)
			}
			return ops, true
		}
	case *ir.InstShuffleVector:
		return l.shuffle(inst), true
	}
	return nil, false
}

func (l *lowerer) zeros(n int) []operand {
	ops := make([]operand, n)
	for i := range ops {
		ops[i] = l.constant(0)
	}
	return ops
}

func sameShape(a, b []leaf) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].bits != b[i].bits || a[i].offset != b[i].offset {
			return false
		}
	}
	return true
}

// part finds the leaves of a member of an aggregate.
func (l *lowerer) part(t types.Type, indices []uint64) (at, n int) {
	for _, index := range indices {
		switch a := t.(type) {
		case *types.StructType:
			for _, f := range a.Fields[:index] {
				at += len(l.p.leaves(f))
			}
			t = a.Fields[index]
		case *types.ArrayType:
			t = a.ElemType
			at += int(index) * len(l.p.leaves(t))
		default:
			refuse("member of a value of type %v", t)
		}
	}
	return at, len(l.p.leaves(t))
}

func (l *lowerer) shuffle(inst *ir.InstShuffleVector) []operand {
	x, y := l.get(inst.X), l.get(inst.Y)
	v := inst.X.Type().(*types.VectorType)
	n := len(l.p.leaves(v.ElemType))
	both := append(append([]operand(nil), x...), y...)
	var ops []operand
	m, ok := inst.Mask.(constant.Constant)
	if !ok {
		refuse("shufflevector with a variable mask")
	}
	undefined := l.u.undefined(m)
	for lane, i := range l.u.constant(m) {
		if int(i+1)*n > len(both) || undefined != nil && undefined[lane] != 0 {
			ops = append(ops, l.undefs(l.p.leaves(v.ElemType))...)
			continue
		}
		ops = append(ops, both[int(i)*n:int(i+1)*n]...)
	}
	return ops
}
