package interp

import (
	"slices"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// lanewise are the intrinsics that apply an operation to each lane of two
// operands.
var lanewise = map[string]opcode{
	"smax": opSMax, "smin": opSMin, "umax": opUMax, "umin": opUMin,
	"uadd.sat": opUAddSat, "sadd.sat": opSAddSat, "usub.sat": opUSubSat, "ssub.sat": opSSubSat,
	"ushl.sat": opUShlSat, "sshl.sat": opSShlSat,
}

var overflowing = map[string][2]opcode{
	"uadd.with.overflow": {opAdd, opUAddOver}, "sadd.with.overflow": {opAdd, opSAddOver},
	"usub.with.overflow": {opSub, opUSubOver}, "ssub.with.overflow": {opSub, opSSubOver},
	"umul.with.overflow": {opMul, opUMulOver}, "smul.with.overflow": {opMul, opSMulOver},
}

var bitwise = map[string]opcode{
	"ctpop": opCtpop, "ctlz": opCtlz, "cttz": opCttz, "bswap": opBswap, "bitreverse": opBitReverse, "abs": opAbs,
}

// ignored are the intrinsics without effect on what the program computes.
var ignored = []string{"lifetime.", "invariant.", "dbg.", "assume", "experimental.noalias", "donothing",
	"var.annotation", "sideeffect", "pseudoprobe", "prefetch", "va_end", "fake.use", "x86.sse2.pause"}

// intrinsic lowers a call of an llvm.* function.
func (l *lowerer) intrinsic(inst *ir.InstCall, full string) {
	name := strings.TrimPrefix(full, "llvm.")
	for _, prefix := range ignored {
		if strings.HasPrefix(name, prefix) {
			if d := l.get(inst); len(d) > 0 {
				l.copies(d, l.zeros(len(d)))
			}
			return
		}
	}
	args := make([]value.Value, len(inst.Args))
	for i, a := range inst.Args {
		args[i] = a
		if arg, ok := a.(*ir.Arg); ok {
			args[i] = arg.Value
		}
	}
	base := intrinsicBase(name)
	if slices.ContainsFunc(args, func(v value.Value) bool { return isLong(v.Type()) }) {
		l.longIntrinsic(full, base, inst, args)
		return
	}
	if !l.lanes(full, base, inst, args) && !l.floatIntrinsic(base, inst, args) {
		l.special(full, base, inst, args)
	}
}

// lanes lowers an intrinsic that does the same to each element of a vector. It returns false for others.
func (l *lowerer) lanes(full, base string, inst *ir.InstCall, args []value.Value) bool {
	code, pairs := lanewise[base]
	if pairs && l.bits(inst) > 64 {
		l.wideLanewise(full, code, inst, args[0], args[1])
		return true
	} else if pairs {
		l.binary(code, inst, args[0], args[1])
		return true
	}
	if base == "abs" {
		l.guardAbs(args[0], args[1])
	}
	code, bits := bitwise[base]
	if bits && l.bits(inst) > 64 {
		l.wideUnary(full, code, inst, args[0])
		return true
	} else if bits {
		l.unary(code, 0, inst, args[0])
		return true
	}
	codes, overflows := overflowing[base]
	if overflows {
		l.overflow(full, codes, inst, args)
	}
	return overflows
}

// special lowers an intrinsic that is like no other.
func (l *lowerer) special(full, base string, inst *ir.InstCall, args []value.Value) {
	switch base {
	case "memcpy", "memmove", "memcpy.inline":
		l.emit(op{code: opCopy, a: l.list([]operand{l.one(args[0]), l.one(args[1]), l.one(args[2])})})
	case "memset", "memset.inline":
		l.emit(op{code: opFill, a: l.list([]operand{l.one(args[0]), l.one(args[1]), l.one(args[2])})})
	case "expect", "expect.with.probability", "launder.invariant.group", "strip.invariant.group", "ssa.copy",
		"annotation", "ptr.annotation", "threadlocal.address", "arithmetic.fence":
		l.copies(l.get(inst), l.get(args[0]))
	case "ptrmask":
		l.each(inst, args[0], args[1], func(d, a, b operand) {
			l.emit(op{code: opAnd, w: 64, dst: d, a: a, b: b})
		})
	case "eh.typeid.for":
		// What tells clauses apart: the low half of an address, as static memory is smaller.
		l.copies(l.get(inst), []operand{l.constant(l.number(args[0]) & mask(32))})
	case "is.fpclass":
		classes := l.constant(l.number(args[1]))
		d := l.get(inst)
		for i, x := range l.get(args[0]) {
			l.emit(op{code: opFClass, w: l.bits(args[0]), dst: d[i], a: x, b: classes})
		}
	case "x86.rdtsc", "readcyclecounter": // any number, each time
		l.builtin(builtinNondet, full, l.one(inst), []operand{l.constant(64), l.constant(0), l.constant(0)}, "rdtsc")
	case "is.constant":
		l.copies(l.get(inst), l.zeros(1))
	case "objectsize":
		// Unknown: -1 for a maximum, 0 for a minimum.
		v := mask(l.bits(inst))
		if l.number(args[1]) != 0 {
			v = 0
		}
		l.copies(l.get(inst), []operand{l.constant(v)})
	case "fshl":
		l.funnel(full, opFshl, inst, args)
	case "fshr":
		l.funnel(full, opFshr, inst, args)
	case "scmp":
		l.compare(opSCmp, inst, args)
	case "ucmp":
		l.compare(opUCmp, inst, args)
	case "stacksave":
		l.emit(op{code: opStackSave, dst: l.one(inst)})
	case "stackrestore":
		l.emit(op{code: opStackRestore, a: l.one(args[0])})
	case "va_start":
		if !l.fn.variadic {
			refuse("%s in a function without variable arguments", full)
		}
		l.vaStart(l.one(args[0]))
	case "va_copy":
		size := uint64(24)
		if l.p.ptrBits == 32 {
			size = 4
		}
		l.emit(op{code: opCopy, a: l.list([]operand{l.one(args[0]), l.one(args[1]), l.constant(size)})})
	case "trap", "ubsantrap":
		l.builtin(builtinError, full, noSlot, nil, "abort", "trap")
	case "debugtrap":
	default:
		l.vector(full, base, inst, args)
	}
}

// vector lowers an intrinsic that makes one value of the lanes of a vector, or accesses memory with some of them only, and refuses what is none of those.
func (l *lowerer) vector(full, base string, inst *ir.InstCall, args []value.Value) {
	if reduce, ok := strings.CutPrefix(base, "vector.reduce."); ok {
		l.reduce(full, reduce, inst, args)
		return
	}
	if kind, ok := strings.CutPrefix(base, "masked."); ok && (kind == "load" || kind == "store" || kind == "gather" || kind == "scatter") {
		l.masked(full, kind, inst, args)
		return
	}
	refuse("%s", full)
}

// intrinsicBase removes the types from the name of an intrinsic.
func intrinsicBase(name string) string {
	for {
		i := strings.LastIndexByte(name, '.')
		if i < 0 || !typeSuffix(name[i+1:]) {
			return name
		}
		name = name[:i]
	}
}

func typeSuffix(s string) bool {
	if s == "" {
		return false
	}
	if s == "isVoid" || strings.HasPrefix(s, "sl_") || strings.HasPrefix(s, "s_") {
		return true
	}
	return strings.ContainsRune("ipfvnbax", rune(s[0])) && len(s) > 1 && s[1] >= '0' && s[1] <= '9' || strings.HasPrefix(s, "bf16")
}

func (l *lowerer) overflow(full string, codes [2]opcode, inst *ir.InstCall, args []value.Value) {
	d, x, y := l.get(inst), l.get(args[0]), l.get(args[1])
	w := l.bits(args[0])
	if w > 64 {
		l.wideChecked(codes, inst, args[0], args[1])
		return
	}
	n := len(x)
	for i := range x {
		l.emit(op{code: codes[0], w: w, dst: d[i], a: x[i], b: y[i]})
		l.emit(op{code: codes[1], w: w, dst: d[n+i], a: x[i], b: y[i]})
	}
}

func (l *lowerer) funnel(full string, code opcode, inst *ir.InstCall, args []value.Value) {
	if l.bits(inst) > 64 {
		l.wideFunnel(full, code, inst, args)
		return
	}
	d, x, y, z := l.get(inst), l.get(args[0]), l.get(args[1]), l.get(args[2])
	for i := range d {
		l.emit(op{code: code, w: l.bits(inst), dst: d[i], b: l.list([]operand{x[i], y[i], z[i]})})
	}
}

func (l *lowerer) compare(code opcode, inst *ir.InstCall, args []value.Value) {
	if l.bits(args[0]) != l.bits(inst) {
		// The result is computed in the width of the operands, then cut.
		d, x, y := l.get(inst), l.get(args[0]), l.get(args[1])
		if l.bits(args[0]) > 64 || l.bits(inst) > l.bits(args[0]) {
			refuse("comparison with a result of type %v", inst.Type())
		}
		for i := range d {
			l.emit(op{code: code, w: l.bits(args[0]), dst: d[i], a: x[i], b: y[i]})
			l.emit(op{code: opTrunc, w: l.bits(inst), dst: d[i], a: d[i]})
		}
		return
	}
	l.binary(code, inst, args[0], args[1])
}

// floatIntrinsic lowers the functions on floating-point numbers.
func (l *lowerer) floatIntrinsic(base string, inst *ir.InstCall, args []value.Value) bool {
	for i, f := range floatFunctions {
		if f.name != base {
			continue
		}
		if f.unary != nil {
			l.unary(opFUnary, uint8(i), inst, args[0])
			return true
		}
		l.each(inst, args[0], args[1], func(d, a, b operand) {
			l.emit(op{code: opFBinary, w: l.bits(inst), x: uint8(i), dst: d, a: a, b: b})
		})
		return true
	}
	switch base {
	case "fma", "fmuladd":
		d, x, y, z := l.get(inst), l.get(args[0]), l.get(args[1]), l.get(args[2])
		for i := range d {
			w := l.bits(inst)
			if base == "fma" {
				l.emit(op{code: opFma, w: w, dst: d[i], b: l.list([]operand{x[i], y[i], z[i]})})
				continue
			}
			// Without hardware for it, clang's contraction is two operations.
			t := l.slot()
			l.emit(op{code: opFMul, w: w, dst: t, a: x[i], b: y[i]})
			l.emit(op{code: opFAdd, w: w, dst: d[i], a: t, b: z[i]})
		}
	case "fptosi.sat":
		l.unary(opFPToSISat, l.bits(args[0]), inst, args[0])
	case "fptoui.sat":
		l.unary(opFPToUISat, l.bits(args[0]), inst, args[0])
	default:
		return false
	}
	return true
}

var reductions = map[string]opcode{"add": opAdd, "mul": opMul, "and": opAnd, "or": opOr, "xor": opXor,
	"smax": opSMax, "smin": opSMin, "umax": opUMax, "umin": opUMin, "fadd": opFAdd, "fmul": opFMul}

// reduce folds the lanes of a vector, in order.
func (l *lowerer) reduce(full, kind string, inst *ir.InstCall, args []value.Value) {
	code, ok := reductions[kind]
	v := args[len(args)-1]
	if _, vector := v.Type().(*types.VectorType); !ok || !vector || l.bits(v) > 64 {
		refuse("%s", full)
	}
	lanes := l.get(v)
	if len(args) == 2 {
		lanes = append(append([]operand(nil), l.one(args[0])), lanes...)
	}
	d := l.one(inst)
	l.emit(op{code: opMov, dst: d, a: lanes[0]})
	for _, lane := range lanes[1:] {
		l.emit(op{code: code, w: l.bits(inst), dst: d, a: d, b: lane})
	}
}
