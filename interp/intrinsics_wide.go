package interp

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// wideBitwise are the operations on the bits of one wide integer.
var wideBitwise = map[opcode]uint8{
	opCtpop: wideCtpop, opCtlz: wideCtlz, opCttz: wideCttz, opBswap: wideBswap, opBitReverse: wideBitReverse,
}

// wideLess are the comparisons that choose the first operand.
var wideLess = map[opcode]struct {
	compare uint8
	swap    bool
}{
	opSMin: {wideSLT, false}, opUMin: {wideULT, false}, opSMax: {wideSLT, true}, opUMax: {wideULT, true},
}

// wideOverflows are the checks of checked arithmetic.
var wideOverflows = map[opcode]uint8{
	opUAddOver: wideOver + wideAdd, opUSubOver: wideOver + wideSub, opUMulOver: wideOver + wideMul,
	opSAddOver: wideOver + wideSigned + wideAdd, opSSubOver: wideOver + wideSigned + wideSub, opSMulOver: wideOver + wideSigned + wideMul,
}

// wideLanewise lowers minima and maxima of integers of more than 64 bits.
func (l *lowerer) wideLanewise(full string, code opcode, inst *ir.InstCall, x, y value.Value) {
	less, ok := wideLess[code]
	if !ok {
		refuse("%s", full)
	}
	d, a, b, w := l.get(inst), l.get(x), l.get(y), l.bits(x)
	for i := 0; i < len(d); i += 2 {
		p, q, is := l.pair(a[i:i+2]), l.pair(b[i:i+2]), l.slot()
		if less.swap {
			l.emit(op{code: opWide, w: w, x: less.compare, dst: is, a: q, b: p})
		} else {
			l.emit(op{code: opWide, w: w, x: less.compare, dst: is, a: p, b: q})
		}
		l.wideSelect(d[i:i+2], is, p, q)
	}
}

func (l *lowerer) wideSelect(d []operand, is, x, y operand) {
	l.emit(op{code: opSelect, dst: d[0], a: is, b: l.list([]operand{x, y})})
	l.emit(op{code: opSelect, dst: d[1], a: is, b: l.list([]operand{x + 1, y + 1})})
}

// wideUnary lowers the operations on the bits of a wide integer.
func (l *lowerer) wideUnary(full string, code opcode, inst *ir.InstCall, x value.Value) {
	d, a, w := l.get(inst), l.get(x), l.bits(x)
	for i := 0; i < len(d); i += 2 {
		p := l.pair(a[i : i+2])
		if code == opAbs {
			zero := l.pair([]operand{l.constant(0), l.constant(0)})
			minus, is := l.slots(2), l.slot()
			l.emit(op{code: opWide, w: w, x: wideSub, dst: minus[0], a: zero, b: p})
			l.emit(op{code: opWide, w: w, x: wideSLT, dst: is, a: p, b: zero})
			l.wideSelect(d[i:i+2], is, minus[0], p)
			continue
		}
		x, ok := wideBitwise[code]
		if !ok {
			refuse("%s", full)
		}
		l.emit(op{code: opWide, w: w, x: x, dst: d[i], a: p})
	}
}

// wideChecked lowers checked arithmetic on wide integers: the results, then
// one bit for each.
func (l *lowerer) wideChecked(codes [2]opcode, inst *ir.InstCall, x, y value.Value) {
	d, a, b, w := l.get(inst), l.get(x), l.get(y), l.bits(x)
	for i := 0; i < len(a); i += 2 {
		p, q := l.pair(a[i:i+2]), l.pair(b[i:i+2])
		l.emit(op{code: opWide, w: w, x: uint8(codes[0] - opAdd), dst: d[i], a: p, b: q})
		l.emit(op{code: opWide, w: w, x: wideOverflows[codes[1]], dst: d[len(a)+i/2], a: p, b: q})
	}
}

// wideFunnel lowers shifts of the concatenation of two integers of 128 bits:
// the part shifted out is shifted by one, then by the rest.
func (l *lowerer) wideFunnel(full string, code opcode, inst *ir.InstCall, args []value.Value) {
	if l.bits(inst) != 128 {
		refuse("%s", full)
	}
	const w = 128
	d, x, y, z := l.get(inst), l.get(args[0]), l.get(args[1]), l.get(args[2])
	for i := 0; i < len(d); i += 2 {
		n, rest, one := l.pair([]operand{l.slot(), l.slot()}), l.slots(2), l.pair([]operand{l.constant(1), l.constant(0)})
		l.emit(op{code: opAnd, w: 64, dst: n, a: z[i], b: l.constant(w - 1)})
		l.emit(op{code: opMov, dst: n + 1, a: l.constant(0)})
		l.emit(op{code: opXor, w: 64, dst: rest[0], a: n, b: l.constant(w - 1)})
		l.emit(op{code: opMov, dst: rest[1], a: l.constant(0)})
		near, far, left, right := l.pair(x[i:i+2]), l.pair(y[i:i+2]), wideShl, wideLShr
		if code == opFshr {
			near, far, left, right = far, near, wideLShr, wideShl
		}
		p, q := l.slots(2), l.slots(2)
		l.emit(op{code: opWide, w: w, x: left, dst: p[0], a: near, b: n})
		l.emit(op{code: opWide, w: w, x: right, dst: q[0], a: far, b: one})
		l.emit(op{code: opWide, w: w, x: right, dst: q[0], a: q[0], b: rest[0]})
		l.emit(op{code: opWide, w: w, x: wideOr, dst: d[i], a: p[0], b: q[0]})
	}
}
