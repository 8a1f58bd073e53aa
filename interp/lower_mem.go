package interp

import (
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// order converts a memory order.
func order(o enum.AtomicOrdering) uint8 {
	switch o {
	case enum.AtomicOrderingUnordered, enum.AtomicOrderingMonotonic:
		return uint8(event.Relaxed)
	case enum.AtomicOrderingAcquire:
		return uint8(event.Acquire)
	case enum.AtomicOrderingRelease:
		return uint8(event.Release)
	case enum.AtomicOrderingAcquireRelease:
		return uint8(event.AcqRel)
	case enum.AtomicOrderingSequentiallyConsistent:
		return uint8(event.SeqCst)
	}
	return uint8(event.NotAtomic)
}

// promote gives slots to the allocas that need no memory.
func (l *lowerer) promote() {
	info := l.u.infos[l.f]
	for _, b := range l.f.Blocks {
		for _, inst := range b.Insts {
			a, ok := inst.(*ir.InstAlloca)
			if !ok || info == nil || !info.promoted[a] {
				continue
			}
			v := &variable{leafs: l.p.leaves(a.ElemType), flag: noSlot, name: l.variableName(a)}
			v.slots = l.slots(len(v.leafs))
			if info.uninit[a] {
				v.flag = l.slot()
				l.emit(op{code: opMov, dst: v.flag, a: l.constant(0)})
				for _, s := range v.slots {
					l.emit(op{code: opMov, dst: s, a: l.constant(0)})
				}
			}
			l.vars[a] = v
		}
	}
}

// variableName is the name of a promoted variable in messages. What clang makes for the
// result of a function has none.
func (l *lowerer) variableName(a *ir.InstAlloca) string {
	if l.u.mod.LocalSymbol(a) == nil {
		for _, user := range l.u.infos[l.f].uses[a] {
			load, ok := user.(*ir.InstLoad)
			if uses := l.u.infos[l.f].uses[load]; ok && len(uses) == 1 {
				if _, ok := uses[0].(*ir.TermRet); ok {
					return "the result of " + l.fn.name
				}
			}
		}
	}
	return l.localName(a)
}

func (l *lowerer) localName(v value.Value) string {
	if s := l.u.mod.LocalSymbol(v); s != nil {
		return s.Name
	}
	if n, ok := v.(value.Named); ok && n.Name() != "retval" && sourceName(n.Name()) {
		return n.Name()
	}
	return "variable of " + l.fn.name
}

// sourceName tells that the name of a value may be one of the source: that of a variable that nobody has named is empty, a number, or one behind a mark of rustc.
func sourceName(name string) bool {
	name = strings.TrimPrefix(name, "_")
	return name != "" && name[0] > '9'
}

func byVal(param *ir.Param) types.Type { return llvmir.ByVal(param) }

// byValue copies what a parameter points to, as the callee may change it.
func (l *lowerer) byValue(param *ir.Param, t types.Type) {
	from := l.values[param]
	copied := l.slots(1)
	l.values[param] = copied
	info := l.u.infos[l.f]
	l.fn.allocas = append(l.fn.allocas, allocaSite{name: l.localName(param), symbol: l.u.mod.LocalSymbol(param), size: l.p.layout.Size(t),
		align: max(l.p.layout.Align(t), 8), shared: info == nil || info.sharedParam[param]})
	l.emit(op{code: opAlloca, dst: copied[0], a: operand(len(l.fn.allocas) - 1), b: l.constant(1)})
	l.emit(op{code: opCopy, a: l.list([]operand{copied[0], from[0], l.constant(l.p.layout.Size(t))})})
}

func (l *lowerer) alloca(inst *ir.InstAlloca) {
	if _, ok := l.vars[inst]; ok {
		return
	}
	if inst.InAlloca || inst.SwiftError {
		refuse("alloca of a special kind")
	}
	info := l.u.infos[l.f]
	n := l.constant(1)
	if inst.NElems != nil {
		n = l.one(inst.NElems)
	}
	l.fn.allocas = append(l.fn.allocas, allocaSite{name: l.localName(inst), symbol: l.u.mod.LocalSymbol(inst), size: l.p.layout.Size(inst.ElemType),
		align:  max(uint64(inst.Align), l.p.layout.Align(inst.ElemType), 1),
		shared: info == nil || info.shared[inst]})
	l.emit(op{code: opAlloca, dst: l.one(inst), a: operand(len(l.fn.allocas) - 1), b: n})
}

// pointee returns the variable that an address names, if it was promoted.
func (l *lowerer) pointee(v value.Value) *variable {
	a, ok := v.(*ir.InstAlloca)
	if !ok {
		return nil
	}
	return l.vars[a]
}

func (l *lowerer) load(inst *ir.InstLoad) {
	dst, leafs := l.get(inst), l.p.leaves(inst.ElemType)
	if v := l.pointee(inst.Src); v != nil {
		l.checkInit(v)
		for i := range dst {
			l.emit(op{code: opMov, dst: dst[i], a: v.slots[i]})
		}
		return
	}
	if packed(inst.ElemType) {
		refuse("load of type %v", inst.ElemType)
	}
	if l.wideAtomic(inst.Atomic, inst.ElemType) {
		l.wideLoad(inst)
		return
	}
	l.atomicWidth(inst.Atomic, inst.ElemType)
	addr := l.one(inst.Src)
	x := order(inst.Ordering)
	for i, leaf := range leafs {
		l.emit(op{code: opLoad, w: leaf.bytes(), x: x, dst: dst[i], a: addr, b: operand(leaf.offset)})
		if leaf.bits%8 != 0 {
			l.emit(op{code: opTrunc, w: leaf.bits, dst: dst[i], a: dst[i]})
		}
	}
}

func (l *lowerer) atomicWidth(atomic bool, t types.Type) {
	if !atomic {
		return
	}
	if size := l.p.layout.StoreSize(t); size > 8 || size&(size-1) != 0 || len(l.p.leaves(t)) != 1 {
		refuse("atomic access of %d bytes", size)
	}
}

// checkInit emits what makes a variable undefined that is read before it was set.
func (l *lowerer) checkInit(v *variable) {
	if v.flag == noSlot {
		return
	}
	l.fn.checks = append(l.fn.checks, v)
	l.emit(op{code: opCheckInit, a: operand(len(l.fn.checks) - 1)})
}

func (l *lowerer) store(inst *ir.InstStore) {
	t := inst.Src.Type()
	src, leafs := l.get(inst.Src), l.p.leaves(t)
	if v := l.pointee(inst.Dst); v != nil {
		for i := range src {
			l.emit(op{code: opMov, dst: v.slots[i], a: src[i]})
		}
		if v.flag != noSlot {
			l.emit(op{code: opMov, dst: v.flag, a: l.constant(1)})
		}
		return
	}
	if packed(t) {
		refuse("store of type %v", t)
	}
	if l.wideAtomic(inst.Atomic, t) {
		l.wideStore(inst)
		return
	}
	l.atomicWidth(inst.Atomic, t)
	addr := l.one(inst.Dst)
	x := order(inst.Ordering)
	for i, leaf := range leafs {
		l.emit(op{code: opStore, w: leaf.bytes(), x: x, dst: src[i], a: addr, b: operand(leaf.offset)})
	}
}

// gep lowers the computation of an address; of vectors of addresses, lane by
// lane.
func (l *lowerer) gep(inst *ir.InstGetElementPtr) {
	dst := l.get(inst)
	src := l.get(inst.Src)
	for lane := range dst {
		base := src[0]
		if len(src) > 1 {
			base = src[lane]
		}
		l.address(dst[lane], base, lane, inst)
	}
}

func (l *lowerer) address(dst, base operand, lane int, inst *ir.InstGetElementPtr) {
	w := uint8(l.p.ptrBits)
	var constantPart uint64
	t := inst.ElemType
	sum := base
	for i, index := range inst.Indices {
		var scale uint64
		if i == 0 {
			scale = l.p.layout.Size(t)
		} else {
			switch a := t.(type) {
			case *types.StructType:
				n, ok := constantIndex(index)
				if v, isVector := index.(*constant.Vector); isVector && len(v.Elems) > 0 {
					n, ok = constantIndex(v.Elems[0])
				}
				if !ok || n >= len(a.Fields) {
					refuse("index of a structure")
				}
				offsets, _, _ := l.p.layout.Struct(a)
				constantPart += offsets[n]
				t = a.Fields[n]
				continue
			case *types.ArrayType:
				t = a.ElemType
				scale = l.p.layout.Size(t)
			case *types.VectorType:
				t = a.ElemType
				scale = l.p.layout.Size(t)
			default:
				refuse("getelementptr into type %v", t)
			}
		}
		ops := l.get(index)
		bits := l.bits(index)
		o := ops[0]
		if bits > 64 {
			bits = 64
		} else if len(ops) > 1 {
			o = ops[lane]
		}
		if o&constBit != 0 {
			constantPart += uint64(signed(l.fn.consts[o&^constBit], bits)) * scale
			continue
		}
		if bits < w {
			t := l.slot()
			l.emit(op{code: opSExt, w: w, x: bits, dst: t, a: o})
			o = t
		} else if bits > w {
			t := l.slot()
			l.emit(op{code: opTrunc, w: w, dst: t, a: o})
			o = t
		}
		if scale != 1 {
			t := l.slot()
			l.emit(op{code: opMul, w: w, dst: t, a: o, b: l.constant(scale)})
			o = t
		}
		t := l.slot()
		l.emit(op{code: opAdd, w: w, dst: t, a: sum, b: o})
		sum = t
	}
	if constantPart &= mask(w); constantPart != 0 {
		l.emit(op{code: opAdd, w: w, dst: dst, a: sum, b: l.constant(constantPart)})
		return
	}
	l.emit(op{code: opMov, dst: dst, a: sum})
}

func (l *lowerer) rmw(r rmwSite) {
	l.fn.rmws = append(l.fn.rmws, r)
	l.emit(op{code: opRMW, a: operand(len(l.fn.rmws) - 1)})
}

func (l *lowerer) cmpxchg(inst *ir.InstCmpXchg) {
	if l.wideAtomic(true, inst.New.Type()) {
		l.wideCmpXchg(inst)
		return
	}
	l.atomicWidth(true, inst.New.Type())
	d := l.get(inst)
	r := rmwSite{addr: l.one(inst.Ptr), val: l.one(inst.New), exp: l.one(inst.Cmp), old: d[0], ok: d[1],
		op: event.OpCmpXchg, size: uint8(l.p.layout.StoreSize(inst.New.Type())),
		order: order(inst.SuccessOrdering), fail: order(inst.FailureOrdering)}
	if inst.Weak && l.p.mayHappen(event.WeakCompareFails) {
		l.weak(r)
		return
	}
	l.rmw(r)
}

var rmwOps = map[enum.AtomicOp]event.Op{
	enum.AtomicOpAdd: event.OpAdd, enum.AtomicOpSub: event.OpSub, enum.AtomicOpAnd: event.OpAnd,
	enum.AtomicOpNAnd: event.OpNand, enum.AtomicOpOr: event.OpOr, enum.AtomicOpXor: event.OpXor,
	enum.AtomicOpMax: event.OpMax, enum.AtomicOpMin: event.OpMin, enum.AtomicOpUMax: event.OpUMax,
	enum.AtomicOpUMin: event.OpUMin, enum.AtomicOpXChg: event.OpXchg, enum.AtomicOpFAdd: event.OpFAdd,
	enum.AtomicOpFSub: event.OpFSub,
}

// namedOps are the operations that the front end passes as calls.
var namedOps = map[string]event.Op{
	"fmax": event.OpFMax, "fmin": event.OpFMin, "uinc_wrap": event.OpUIncWrap, "udec_wrap": event.OpUDecWrap,
	"usub_cond": event.OpUSubCond, "usub_sat": event.OpUSubSat, "fadd": event.OpFAdd, "fsub": event.OpFSub,
}

func (l *lowerer) atomicRMW(inst *ir.InstAtomicRMW) {
	code, ok := rmwOps[inst.Op]
	if !ok {
		refuse("atomicrmw %v", inst.Op)
	}
	l.atomicOp(code, inst, inst.Dst, inst.X, inst.Ordering)
}

func (l *lowerer) atomicOp(code event.Op, inst, ptr, x value.Value, o enum.AtomicOrdering) {
	t := x.Type()
	if l.wideAtomic(true, t) {
		l.wideRMW(code, inst, ptr, x, event.Order(order(o)))
		return
	}
	l.atomicWidth(true, t)
	if i, ok := t.(*types.IntType); ok && i.BitSize%8 != 0 {
		refuse("atomicrmw of type %v", t)
	}
	l.rmw(rmwSite{addr: l.one(ptr), val: l.one(x), exp: l.constant(0), old: l.one(inst), ok: noSlot,
		op: code, size: uint8(l.p.layout.StoreSize(t)), order: order(o), fail: order(o)})
}
