package interp

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
)

// Signed overflow is looked for only if it is asked for: then lowering puts opOverflow before each operation of the user's code
// whose result, in LLVM's words, must not wrap as a signed number (nsw). What computes whether it does are the operations
// that the intrinsics *.with.overflow are lowered to. Clang marks no left shift in this way, as C's rule for them is another one; see
// llvmir.Options.Overflow.

// overflows reports whether signed overflow is looked for.
func (p *Program) overflows() bool { return slices.Contains(p.opts.Checks, event.OverflowError) }

// kindOf is the kind of a fault of an operation on integers.
func (p *Program) kindOf(fault string) event.ErrorKind {
	if fault == divisionOverflow && p.overflows() {
		return event.OverflowError
	}
	return event.ArithmeticError
}

// divisionOverflow is what is wrong with a division of the smallest number by -1.
const divisionOverflow = "overflow of a division by -1"

// The operations that opOverflow is about, in op.x.
const (
	overflowAdd uint8 = iota
	overflowSub
	overflowMul
	overflowShl
	overflowAbs
)

// overflowSigns are how messages write them.
var overflowSigns = [...]string{overflowAdd: "+", overflowSub: "-", overflowMul: "*", overflowShl: "<<"}

// guard emits what looks for the overflow of an instruction with two operands, if it has to be looked for.
func (l *lowerer) guard(inst ir.Instruction, x, y value.Value) {
	if !l.p.overflows() || l.u.model {
		return
	}
	which, flags := overflowAdd, []enum.OverflowFlag(nil)
	switch i := inst.(type) {
	case *ir.InstAdd:
		flags = i.OverflowFlags
	case *ir.InstSub:
		which, flags = overflowSub, i.OverflowFlags
	case *ir.InstMul:
		which, flags = overflowMul, i.OverflowFlags
	case *ir.InstShl:
		which, flags = overflowShl, i.OverflowFlags
	}
	if !slices.Contains(flags, enum.OverflowFlagNSW) {
		return
	}
	a, b, w := l.get(x), l.get(y), l.bits(x)
	n := 1
	if w > 64 {
		n = 2
	}
	for i := 0; i+n <= len(a); i += n {
		l.guardLane(which, w, a[i:i+n], b[i:i+n])
	}
}

// guardLane looks for the overflow of an operation on integers of w bits.
func (l *lowerer) guardLane(which, w uint8, a, b []operand) {
	over := l.slot()
	switch {
	case which == overflowShl && w > 64:
		refuse("a signed left shift of an integer of more than 64 bits, with --check=%s", event.OverflowError)
	case w > 64:
		l.emit(op{code: opWide, w: w, x: wideOver + wideSigned + which, dst: over, a: l.pair(a), b: l.pair(b)})
	case which == overflowShl:
		l.shiftOver(over, w, a[0], b[0])
	default:
		l.emit(op{code: overflowing[[...]string{"sadd", "ssub", "smul"}[which]+".with.overflow"][1], w: w, dst: over, a: a[0], b: b[0]})
	}
	l.emit(op{code: opOverflow, w: w, x: which, a: over, b: l.list(slices.Concat(a, b))})
}

// shiftOver computes whether a left shift by n loses anything: shifted back, a is another number, or there are not n bits.
func (l *lowerer) shiftOver(over operand, w uint8, a, n operand) {
	back := l.slot()
	l.emit(op{code: opShl, w: w, dst: back, a: a, b: n})
	l.emit(op{code: opAShr, w: w, dst: back, a: back, b: n})
	l.emit(op{code: opNe, w: w, dst: back, a: back, b: a})
	l.emit(op{code: opULE, w: w, dst: over, a: l.constant(uint64(w)), b: n})
	l.emit(op{code: opOr, w: 1, dst: over, a: over, b: back})
}

// guardAbs looks for the absolute value of the smallest number, where that is undefined.
func (l *lowerer) guardAbs(x, undefined value.Value) {
	w := l.bits(x)
	if !l.p.overflows() || l.u.model || w > 64 || l.number(undefined) == 0 {
		return
	}
	for _, a := range l.get(x) {
		over := l.slot()
		l.emit(op{code: opEq, w: w, dst: over, a: a, b: l.constant(1 << (w - 1))})
		l.emit(op{code: opOverflow, w: w, x: overflowAbs, a: over, b: l.list([]operand{a})})
	}
}

// overflow ends the thread if the result of an operation does not fit.
func (m *machine) overflow(a *activation, o *op) {
	if a.get(o.a)&1 == 0 {
		a.pc++
		return
	}
	m.fail(event.OverflowError, o.overflowMessage(a))
}

// overflowMessage says what does not fit.
func (o *op) overflowMessage(a *activation) string {
	list := a.fn.lists[o.b]
	number := func(list []operand) *big.Int {
		if len(list) == 1 {
			return big.NewInt(signed(a.get(list[0]), o.w))
		}
		return wideInt(a.get(list[0]), uint64(signed(a.get(list[1]), o.w-64)), true)
	}
	if o.x == overflowAbs {
		return fmt.Sprintf("signed overflow: the absolute value of %v does not fit in %d bits", number(list), o.w)
	}
	n := len(list) / 2
	x, y := number(list[:n]), number(list[n:])
	if y.Sign() < 0 {
		return fmt.Sprintf("signed overflow: %v %s (%v) does not fit in %d bits", x, overflowSigns[o.x], y, o.w)
	}
	return fmt.Sprintf("signed overflow: %v %s %v does not fit in %d bits", x, overflowSigns[o.x], y, o.w)
}

// overflowText says what does not fit where the operands are not known.
func (o *op) overflowText() string {
	if o.x == overflowAbs {
		return fmt.Sprintf("signed overflow: an absolute value does not fit in %d bits", o.w)
	}
	return fmt.Sprintf("signed overflow: the result of %s does not fit in %d bits", overflowSigns[o.x], o.w)
}

// shiftHandlers are the functions that code compiled with -fsanitize=shift calls where a shift is undefined.
var shiftHandlers = []string{"__ubsan_handle_shift_out_of_bounds", "__ubsan_handle_shift_out_of_bounds_abort"}

// shiftHandler lowers a call of a handler of undefined shifts: an error if the number that is shifted is signed, and if that is looked
// for; nothing otherwise. It returns false for other functions.
func (l *lowerer) shiftHandler(inst *ir.InstCall, name string) bool {
	i := slices.Index(shiftHandlers, name)
	if i < 0 || len(inst.Args) != 3 {
		return false
	}
	bits, signedness, ok := shifted(inst.Args[0])
	if !ok {
		return false
	}
	if signedness && l.p.overflows() {
		l.builtin(builtinError, name, noSlot, nil, string(event.OverflowError), fmt.Sprintf("signed overflow: a shift of a number of %d bits is undefined", bits))
		return true
	}
	return i == 0 // the other handler does not return
}

// shifted finds the type of the number that is shifted, in what describes the place of the shift for its handler: a
// place, the types of both operands. A type has a kind, 0 for integers, twice the logarithm of its width plus one if it is signed, and a name.
func shifted(arg value.Value) (bits int, signedness, ok bool) {
	if a, is := arg.(*ir.Arg); is {
		arg = a.Value
	}
	field := func(v value.Value, i int) value.Value {
		c, is := v.(constant.Constant)
		if !is {
			return nil
		}
		g, is := stripCasts(c).(*ir.Global)
		if !is {
			return nil
		}
		s, is := g.Init.(*constant.Struct)
		if !is || i >= len(s.Fields) {
			return nil
		}
		return s.Fields[i]
	}
	number := func(v value.Value) int64 {
		if n, is := v.(*constant.Int); is && n.X.IsInt64() {
			return n.X.Int64()
		}
		return -1
	}
	t := field(arg, 1)
	kind, info := number(field(t, 0)), number(field(t, 1))
	if kind != 0 || info < 0 || info>>1 > 7 {
		return 0, false, false
	}
	return 1 << (info >> 1), info&1 != 0, true
}
