package interp

import (
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
)

// expression evaluates a constant expression.
func (u *unit) expression(c constant.Constant) []uint64 {
	switch c := c.(type) {
	case *constant.ExprGetElementPtr:
		return []uint64{u.gep(c)}
	case *constant.ExprBitCast:
		if sameShape(u.p.leaves(c.From.Type()), u.p.leaves(c.To)) {
			return u.constant(c.From)
		}
	case *constant.ExprAddrSpaceCast:
		return u.constant(c.From)
	case *constant.ExprPtrToInt:
		return u.cast(c.From, c.To, false)
	case *constant.ExprIntToPtr:
		return u.cast(c.From, c.To, false)
	case *constant.ExprTrunc:
		return u.cast(c.From, c.To, false)
	case *constant.ExprZExt:
		return u.cast(c.From, c.To, false)
	case *constant.ExprSExt:
		return u.cast(c.From, c.To, true)
	case *constant.ExprAdd:
		return u.arith(opAdd, c.X, c.Y)
	case *constant.ExprSub:
		return u.arith(opSub, c.X, c.Y)
	case *constant.ExprMul:
		return u.arith(opMul, c.X, c.Y)
	case *constant.ExprAnd:
		return u.arith(opAnd, c.X, c.Y)
	case *constant.ExprOr:
		return u.arith(opOr, c.X, c.Y)
	case *constant.ExprXor:
		return u.arith(opXor, c.X, c.Y)
	case *constant.ExprShl:
		return u.arith(opShl, c.X, c.Y)
	case *constant.ExprLShr:
		return u.arith(opLShr, c.X, c.Y)
	case *constant.ExprAShr:
		return u.arith(opAShr, c.X, c.Y)
	case *constant.ExprICmp:
		r := compares[c.Pred]
		if r.swap {
			return u.arith(r.code, c.Y, c.X)
		}
		return u.arith(r.code, c.X, c.Y)
	case *constant.ExprSelect:
		if cond := u.constant(c.Cond); len(cond) == 1 && cond[0] != 0 {
			return u.constant(c.X)
		} else if len(cond) == 1 {
			return u.constant(c.Y)
		}
	}
	refuse("constant expression %T", c)
	return nil
}

// scalar evaluates a constant of one leaf.
func (u *unit) scalar(c constant.Constant) (v uint64, bits uint8) {
	leafs := u.p.leaves(c.Type())
	if len(leafs) != 1 {
		refuse("constant expression of type %v", c.Type())
	}
	return u.constant(c)[0], leafs[0].bits
}

func (u *unit) cast(from constant.Constant, to types.Type, sign bool) []uint64 {
	v, bits := u.scalar(from)
	leafs := u.p.leaves(to)
	if len(leafs) != 1 {
		refuse("constant expression of type %v", to)
	}
	if sign {
		v = uint64(signed(v, bits))
	}
	return []uint64{v & mask(leafs[0].bits)}
}

func (u *unit) arith(code opcode, x, y constant.Constant) []uint64 {
	a, bits := u.scalar(x)
	b, _ := u.scalar(y)
	v, _ := integerOp(code, bits, a, b)
	return []uint64{v}
}

func (u *unit) gep(c *constant.ExprGetElementPtr) uint64 {
	addr, bits := u.scalar(c.Src)
	t := c.ElemType
	for i, index := range c.Indices {
		n, w := u.scalar(index)
		step := uint64(signed(n, w))
		switch a := t.(type) {
		case *types.StructType:
			if i > 0 {
				offsets, _, _ := u.p.layout.Struct(a)
				if n >= uint64(len(offsets)) {
					refuse("index of a structure")
				}
				addr += offsets[n]
				t = a.Fields[n]
				continue
			}
		case *types.ArrayType:
			if i > 0 {
				t = a.ElemType
			}
		case *types.VectorType:
			if i > 0 {
				t = a.ElemType
			}
		default:
			if i > 0 {
				refuse("getelementptr into type %v", t)
			}
		}
		addr += step * u.p.layout.Size(t)
	}
	return addr & mask(bits)
}
