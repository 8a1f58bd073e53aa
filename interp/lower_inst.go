package interp

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/llvmir"
)

// instruction lowers one instruction other than a phi.
func (l *lowerer) instruction(inst ir.Instruction) {
	if l.long(inst) {
		return
	}
	if name, x, y, ok := llvmir.Binary(inst); ok {
		l.guard(inst, x, y)
		l.binary(binaries[name], inst.(value.Value), x, y)
		return
	}
	if l.conversion(inst) {
		return
	}
	switch inst := inst.(type) {
	case *ir.InstFNeg:
		l.unary(opFNeg, 0, inst, inst.X)
	case *ir.InstICmp:
		l.icmp(inst)
	case *ir.InstFCmp:
		l.each(inst, inst.X, inst.Y, func(d, a, b operand) {
			l.emit(op{code: opFCmp, w: l.bits(inst.X), x: uint8(inst.Pred), dst: d, a: a, b: b})
		})
	case *ir.InstSelect:
		l.choose(inst)
	case *ir.InstFreeze:
		d, a, leafs := l.get(inst), l.get(inst.X), l.p.leaves(inst.Type())
		for i := range d {
			l.emit(op{code: opFreeze, w: leafs[i].bits, dst: d[i], a: a[i]})
		}
	case *ir.InstZExt, *ir.InstAddrSpaceCast, *ir.InstExtractValue, *ir.InstInsertValue, *ir.InstShuffleVector:
		l.get(inst.(value.Value))
	case *ir.InstExtractElement:
		if _, ok := l.alias(inst); !ok {
			l.extract(inst)
		}
	case *ir.InstInsertElement:
		if _, ok := l.alias(inst); !ok {
			l.insert(inst)
		}
	case *ir.InstAlloca:
		l.alloca(inst)
	case *ir.InstLoad:
		l.load(inst)
	case *ir.InstStore:
		l.store(inst)
	case *ir.InstGetElementPtr:
		l.gep(inst)
	case *ir.InstFence:
		if inst.SyncScope == "singlethread" {
			return
		}
		l.emit(op{code: opFence, x: order(inst.Ordering)})
	case *ir.InstCmpXchg:
		l.cmpxchg(inst)
	case *ir.InstAtomicRMW:
		l.atomicRMW(inst)
	case *ir.InstCall:
		l.call(inst)
	case *ir.InstLandingPad: // set by what lands there
		l.get(inst)
	case *ir.InstVAArg:
		refuse("va_arg instruction")
	default:
		refuse("%T", inst)
	}
}

// each emits code for each pair of lanes.
func (l *lowerer) each(inst, x, y value.Value, lane func(d, a, b operand)) {
	d, a, b := l.get(inst), l.get(x), l.get(y)
	if len(d) != len(a) || len(d) != len(b) {
		refuse("operands of different shapes")
	}
	for i := range d {
		lane(d[i], a[i], b[i])
	}
}

// conversion lowers a conversion between types that takes an operation. It returns false for other instructions.
func (l *lowerer) conversion(inst ir.Instruction) bool {
	switch inst := inst.(type) {
	case *ir.InstTrunc:
		l.trunc(inst, inst.From)
	case *ir.InstSExt:
		l.signExtend(inst)
	case *ir.InstPtrToInt:
		if _, ok := l.alias(inst); !ok {
			if l.scalarBits(inst.To) > 64 {
				refuse("ptrtoint to %v", inst.To)
			}
			l.trunc(inst, inst.From)
		}
	case *ir.InstIntToPtr:
		if _, ok := l.alias(inst); !ok {
			l.trunc(inst, inst.From)
		}
	case *ir.InstBitCast:
		if _, ok := l.alias(inst); !ok {
			l.repack(l.get(inst), l.p.leaves(inst.To), l.get(inst.From), l.p.leaves(inst.From.Type()))
		}
	case *ir.InstFPTrunc:
		l.unary(opFPConv, l.bits(inst.From), inst, inst.From)
	case *ir.InstFPExt:
		l.unary(opFPConv, l.bits(inst.From), inst, inst.From)
	case *ir.InstFPToSI:
		l.convert(opFPToSI, wideFromFPS, inst, inst.From)
	case *ir.InstFPToUI:
		l.convert(opFPToUI, wideFromFPU, inst, inst.From)
	case *ir.InstSIToFP:
		l.convert(opSIToFP, wideToFPS, inst, inst.From)
	case *ir.InstUIToFP:
		l.convert(opUIToFP, wideToFPU, inst, inst.From)
	default:
		return false
	}
	return true
}

// binaries has the opcode of each instruction that llvmir.Binary knows.
var binaries = map[string]opcode{
	"add": opAdd, "sub": opSub, "mul": opMul, "udiv": opUDiv, "sdiv": opSDiv, "urem": opURem, "srem": opSRem,
	"shl": opShl, "lshr": opLShr, "ashr": opAShr, "and": opAnd, "or": opOr, "xor": opXor,
	"fadd": opFAdd, "fsub": opFSub, "fmul": opFMul, "fdiv": opFDiv, "frem": opFRem,
}

func (l *lowerer) binary(code opcode, inst, x, y value.Value) {
	w := l.bits(x)
	if w > 64 {
		l.wide(uint8(code-opAdd), inst, x, y)
		return
	}
	l.each(inst, x, y, func(d, a, b operand) {
		l.emit(op{code: code, w: w, dst: d, a: a, b: b})
	})
}

// wide emits an operation on more than 64 bits; the result has two slots as
// well.
func (l *lowerer) wide(x uint8, inst, a, b value.Value) {
	d, p, q := l.get(inst), l.get(a), l.get(b)
	w := l.bits(a)
	for i := 0; i+1 < len(d); i += 2 {
		// Aliased parts are not neighbours; the results always are.
		l.emit(op{code: opWide, w: w, x: x, dst: d[i], a: l.pair(p[i : i+2]), b: l.pair(q[i : i+2])})
	}
}

func (l *lowerer) unary(code opcode, x uint8, inst, from value.Value) {
	d, a := l.get(inst), l.get(from)
	w := l.bits(inst)
	for i := range d {
		l.emit(op{code: code, w: w, x: x, dst: d[i], a: a[i]})
	}
}

// convert lowers a conversion between integers and floating point.
func (l *lowerer) convert(code opcode, wide uint8, inst, from value.Value) {
	to, w := l.bits(inst), l.bits(from)
	d, a := l.get(inst), l.get(from)
	if to <= 64 && w <= 64 {
		l.unary(code, w, inst, from)
		return
	}
	if len(d)+len(a) != 3 {
		refuse("conversion of vectors of wide integers")
	}
	src, fp, bits := a[0], w, to
	if w > 64 {
		src, fp, bits = l.pair(a), to, w
	}
	l.emit(op{code: opWideFP, w: fp, x: wide, dst: d[0], a: src, b: operand(bits)})
}

var compares = map[enum.IPred]struct {
	code opcode
	swap bool
}{
	enum.IPredEQ: {opEq, false}, enum.IPredNE: {opNe, false},
	enum.IPredULT: {opULT, false}, enum.IPredULE: {opULE, false},
	enum.IPredUGT: {opULT, true}, enum.IPredUGE: {opULE, true},
	enum.IPredSLT: {opSLT, false}, enum.IPredSLE: {opSLE, false},
	enum.IPredSGT: {opSLT, true}, enum.IPredSGE: {opSLE, true},
}

func (l *lowerer) icmp(inst *ir.InstICmp) {
	c := compares[inst.Pred]
	x, y := inst.X, inst.Y
	if c.swap {
		x, y = y, x
	}
	w := l.bits(x)
	if w > 64 {
		d, a, b := l.get(inst), l.get(x), l.get(y)
		for i := range d {
			l.emit(op{code: opWide, w: w, x: wideEq + uint8(c.code-opEq), dst: d[i],
				a: l.pair(a[2*i : 2*i+2]), b: l.pair(b[2*i : 2*i+2])})
		}
		return
	}
	l.each(inst, x, y, func(d, a, b operand) {
		l.emit(op{code: c.code, w: w, dst: d, a: a, b: b})
	})
}

// choose lowers select: by one condition for all leaves, or one for each lane.
func (l *lowerer) choose(inst *ir.InstSelect) {
	d, c := l.get(inst), l.get(inst.Cond)
	x, y := l.get(inst.ValueTrue), l.get(inst.ValueFalse)
	per := len(d)
	if _, ok := inst.Cond.Type().(*types.VectorType); ok && len(c) > 0 {
		per = len(d) / len(c)
	}
	for i := range d {
		// A select with three operands needs a list.
		l.emit(op{code: opSelect, dst: d[i], a: c[i/per], b: l.list([]operand{x[i], y[i]})})
	}
}

func (l *lowerer) trunc(inst, from value.Value) {
	d, a := l.get(inst), l.get(from)
	w, per := l.bits(inst), 1
	if l.bits(from) > 64 {
		per = 2
	}
	if w > 64 {
		for i := 0; i < len(d); i += 2 {
			l.emit(op{code: opMov, dst: d[i], a: a[i]})
			l.emit(op{code: opTrunc, w: w - 64, dst: d[i+1], a: a[i+1]})
		}
		return
	}
	for i := range d {
		l.emit(op{code: opTrunc, w: w, dst: d[i], a: a[i*per]})
	}
}

func (l *lowerer) signExtend(inst *ir.InstSExt) {
	d, a := l.get(inst), l.get(inst.From)
	from, to := l.bits(inst.From), l.bits(inst)
	if from > 64 {
		for i := 0; i < len(a); i += 2 {
			l.emit(op{code: opMov, dst: d[i], a: a[i]})
			l.emit(op{code: opSExt, w: to - 64, x: from - 64, dst: d[i+1], a: a[i+1]})
		}
		return
	}
	for i := range a {
		if to <= 64 {
			l.emit(op{code: opSExt, w: to, x: from, dst: d[i], a: a[i]})
			continue
		}
		l.emit(op{code: opSExt, w: 64, x: from, dst: d[2*i], a: a[i]})
		l.emit(op{code: opAShr, w: 64, dst: d[2*i+1], a: d[2*i], b: l.constant(63)})
		if to < 128 {
			l.emit(op{code: opTrunc, w: to - 64, dst: d[2*i+1], a: d[2*i+1]})
		}
	}
}

// repack lowers a bitcast between types of different leaves.
func (l *lowerer) repack(dst []operand, to []leaf, src []operand, from []leaf) {
	// The position in bits of each leaf is the sum of the widths before it.
	at := make([]int, len(from)+1)
	for i, f := range from {
		at[i+1] = at[i] + int(f.bits)
	}
	start := 0
	for i, t := range to {
		end := start + int(t.bits)
		first := true
		for j, f := range from {
			lo, hi := max(start, at[j]), min(end, at[j+1])
			if lo >= hi {
				continue
			}
			part := l.slot()
			l.emit(op{code: opLShr, w: 64, dst: part, a: src[j], b: l.constant(uint64(lo - at[j]))})
			l.emit(op{code: opTrunc, w: uint8(hi - lo), dst: part, a: part})
			if lo > start {
				l.emit(op{code: opShl, w: 64, dst: part, a: part, b: l.constant(uint64(lo - start))})
			}
			if first {
				l.emit(op{code: opMov, dst: dst[i], a: part})
			} else {
				l.emit(op{code: opOr, w: 64, dst: dst[i], a: dst[i], b: part})
			}
			first = false
			_ = f
		}
		start = end
	}
}

// extract lowers an extractelement with a variable index as a chain of selects.
func (l *lowerer) extract(inst *ir.InstExtractElement) {
	d, x, i := l.get(inst), l.get(inst.X), l.one(inst.Index)
	n := len(d)
	for part := range d {
		l.emit(op{code: opMov, dst: d[part], a: x[part]})
	}
	for lane := 1; lane*n < len(x); lane++ {
		is := l.slot()
		l.emit(op{code: opEq, w: 64, dst: is, a: i, b: l.constant(uint64(lane))})
		for part := range d {
			l.emit(op{code: opSelect, dst: d[part], a: is, b: l.list([]operand{x[lane*n+part], d[part]})})
		}
	}
}

func (l *lowerer) insert(inst *ir.InstInsertElement) {
	d, x, e, i := l.get(inst), l.get(inst.X), l.get(inst.Elem), l.one(inst.Index)
	for lane := 0; lane*len(e) < len(x); lane++ {
		is := l.slot()
		l.emit(op{code: opEq, w: 64, dst: is, a: i, b: l.constant(uint64(lane))})
		for part := range e {
			at := lane*len(e) + part
			l.emit(op{code: opSelect, dst: d[at], a: is, b: l.list([]operand{e[part], x[at]})})
		}
	}
}

// terminator lowers the end of a block.
func (l *lowerer) terminator(b *ir.Block, term ir.Terminator) {
	switch t := term.(type) {
	case *ir.TermRet:
		var ops []operand
		if t.X != nil {
			ops = l.get(t.X)
		}
		if l.fn.special == specialAtomic {
			l.builtin(builtinAtomicEnd, "", noSlot, nil)
		}
		l.emit(op{code: opRet, a: l.list(ops)})
	case *ir.TermBr:
		at := l.emit(op{code: opJump})
		l.jump(b, t.Target, func(pc uint32) { l.fn.code[at].a = operand(pc) })
	case *ir.TermCondBr:
		if l.u.mod.Unwinds(t) {
			l.unwinds(b, t)
			return
		}
		at := l.emit(op{code: opBranch, a: l.one(t.Cond)})
		l.jump(b, t.TargetTrue, func(pc uint32) { l.fn.code[at].dst = operand(pc) })
		l.jump(b, t.TargetFalse, func(pc uint32) { l.fn.code[at].b = operand(pc) })
	case *ir.TermSwitch:
		l.switchOn(b, t)
	case *ir.TermIndirectBr:
		l.indirect(b, t)
	case *ir.TermUnreachable:
		l.emit(op{code: opUnreachable})
	case *ir.TermResume:
		l.resume(t)
	default:
		refuse("%T", term)
	}
}

func (l *lowerer) jump(from *ir.Block, to value.Value, set func(pc uint32)) {
	target, ok := to.(*ir.Block)
	if !ok {
		refuse("jump to %T", to)
	}
	l.fixes = append(l.fixes, fixup{from, target, set})
}

func (l *lowerer) switchOn(b *ir.Block, t *ir.TermSwitch) {
	ops := l.get(t.X)
	n := len(t.Cases)
	l.fn.switches = append(l.fn.switches, branchTable{targets: make([]uint32, n), index: make(map[[2]uint64]int32, n)})
	at := len(l.fn.switches) - 1
	table := &l.fn.switches[at]
	for i, c := range t.Cases {
		key := [2]uint64{}
		copy(key[:], l.u.constant(c.X.(constant.Constant)))
		if _, twice := table.index[key]; !twice {
			table.index[key] = int32(i)
		}
		l.jump(b, c.Target, func(pc uint32) { l.fn.switches[at].targets[i] = pc })
	}
	l.jump(b, t.TargetDefault, func(pc uint32) { l.fn.switches[at].other = pc })
	hi := l.constant(0)
	if len(ops) == 2 {
		hi = ops[1]
	}
	l.emit(op{code: opSwitch, a: ops[0], b: operand(at), dst: l.list([]operand{hi})})
}

// indirect lowers indirectbr: blocks are known by their number in the function.
func (l *lowerer) indirect(b *ir.Block, t *ir.TermIndirectBr) {
	l.fn.switches = append(l.fn.switches, branchTable{targets: make([]uint32, len(t.ValidTargets)), index: map[[2]uint64]int32{}})
	at := len(l.fn.switches) - 1
	for i, target := range t.ValidTargets {
		block, ok := target.(*ir.Block)
		if !ok {
			refuse("indirectbr to %T", target)
		}
		l.fn.switches[at].index[[2]uint64{l.u.blockAddress(l.f, block)}] = int32(i)
		l.jump(b, block, func(pc uint32) { l.fn.switches[at].targets[i] = pc })
	}
	l.emit(op{code: opIndirect, a: l.one(t.Addr), b: operand(at)})
}
