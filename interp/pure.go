package interp

import "math"

// pure computes the operations that touch nothing but slots and are not in the
// inner loop. It returns why an operation has no result.
func pure(a *activation, o *op) string {
	switch o.code {
	case opCtpop, opCtlz, opCttz, opBswap, opBitReverse, opAbs:
		a.regs[o.dst] = bitOp(o.code, o.w, a.get(o.a))
	case opFshl, opFshr:
		list := a.fn.lists[o.b]
		a.regs[o.dst] = funnel(o.code == opFshl, o.w, a.get(list[0]), a.get(list[1]), a.get(list[2]))
	case opFAdd, opFSub, opFMul, opFDiv, opFRem:
		a.regs[o.dst] = floatOp(o.code, o.w, a.get(o.a), a.get(o.b))
	case opFNeg:
		a.regs[o.dst] = a.get(o.a) ^ 1<<(o.w-1)
	case opFCmp:
		a.regs[o.dst] = truth(floatCompare(o.x, float(o.w, a.get(o.a)), float(o.w, a.get(o.b))))
	case opFClass:
		a.regs[o.dst] = truth(classOf(o.w, a.get(o.a))&a.get(o.b) != 0)
	case opFPConv:
		a.regs[o.dst] = fromFloat(o.w, float(o.x, a.get(o.a)))
	case opFPToSI, opFPToUI, opFPToSISat, opFPToUISat:
		a.regs[o.dst] = floatToInt(o.code, o.w, float(o.x, a.get(o.a)))
	case opSIToFP:
		v := signed(a.get(o.a), o.x)
		if o.w == 32 {
			a.regs[o.dst] = uint64(math.Float32bits(float32(v)))
		} else {
			a.regs[o.dst] = math.Float64bits(float64(v))
		}
	case opUIToFP:
		v := a.get(o.a)
		if o.w == 32 {
			a.regs[o.dst] = uint64(math.Float32bits(float32(v)))
		} else {
			a.regs[o.dst] = math.Float64bits(float64(v))
		}
	case opFUnary:
		a.regs[o.dst] = fromFloat(o.w, floatFunctions[o.x].unary(float(o.w, a.get(o.a))))
	case opFBinary:
		a.regs[o.dst] = fromFloat(o.w, floatFunctions[o.x].binary(float(o.w, a.get(o.a)), float(o.w, a.get(o.b))))
	case opFma:
		list := a.fn.lists[o.b]
		x, y, z := float(o.w, a.get(list[0])), float(o.w, a.get(list[1])), float(o.w, a.get(list[2]))
		a.regs[o.dst] = fma(o.w, x, y, z)
	case opWide:
		return wideOp(a, o)
	case opLong:
		longCompute(a, o)
	case opWideFP:
		wideConvert(a, o)
	default:
		return "operation that gomc does not know"
	}
	return ""
}
