package interp

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
)

// This file is about atomic accesses of 16 bytes: atomic sections around two accesses of 8 bytes each. A section acquires, releases and empties the
// store buffer, as a locked instruction does, and is unsupported under ra and rc11. So accesses of weaker orders are refused, and loads: they
// leave the buffer as it is.

// wideAtomic tells whether an atomic access has 16 bytes.
func (l *lowerer) wideAtomic(atomic bool, t types.Type) bool {
	i, ok := t.(*types.IntType)
	return atomic && ok && i.BitSize == 128
}

// wideSection emits an atomic section around accesses to 16 bytes.
func (l *lowerer) wideSection(addr operand, body func()) {
	l.aligned16(addr)
	l.builtin(builtinAtomicBegin, "", noSlot, nil)
	body()
	l.builtin(builtinAtomicEnd, "", noSlot, nil)
}

// aligned16 emits what refuses an address that is no multiple of 16.
func (l *lowerer) aligned16(addr operand) {
	offset := l.slot()
	l.emit(op{code: opAnd, w: uint8(l.p.ptrBits), dst: offset, a: addr, b: l.constant(15)})
	bad := l.slot()
	l.emit(op{code: opNe, w: 64, dst: bad, a: offset, b: l.constant(0)})
	branch := l.emit(op{code: opBranch, a: bad})
	l.fn.code[branch].dst = operand(len(l.fn.code))
	l.fault("atomic access that is not aligned")
	l.fn.code[branch].b = operand(len(l.fn.code))
}

// halves emits a load or a store of each half.
func (l *lowerer) halves(code opcode, values []operand, addr operand, order event.Order) {
	for i, v := range values {
		l.emit(op{code: code, w: 8, x: uint8(order), dst: v, a: addr, b: operand(8 * i)})
	}
}

func (l *lowerer) wideStore(inst *ir.InstStore) {
	if event.Order(order(inst.Ordering)) != event.SeqCst {
		refuse("atomic store of 16 bytes that is not seq_cst")
	}
	addr := l.one(inst.Dst)
	l.wideSection(addr, func() { l.halves(opStore, l.get(inst.Src), addr, event.Release) })
}

// wideCmpXchg emits a compare-exchange; one that fails does not write.
func (l *lowerer) wideCmpXchg(inst *ir.InstCmpXchg) {
	success, fail := event.Order(order(inst.SuccessOrdering)), event.Order(order(inst.FailureOrdering))
	if success < event.AcqRel || fail != event.Acquire && fail != event.SeqCst {
		refuse("compare-exchange of 16 bytes that does not acquire and release, or not acquire if it fails")
	}
	addr, d := l.one(inst.Ptr), l.get(inst)
	old, ok := d[:2], d[2]
	from, to := l.pair(l.get(inst.Cmp)), l.get(inst.New)
	l.wideSection(addr, func() {
		l.halves(opLoad, old, addr, event.Acquire)
		l.emit(op{code: opWide, w: 128, x: wideEq, dst: ok, a: l.pair(old), b: from})
		if inst.Weak && l.p.mayHappen(event.WeakCompareFails) {
			choice, holds := l.slot(), l.slot()
			l.happens(event.WeakCompareFails, choice)
			l.emit(op{code: opEq, w: 64, dst: holds, a: choice, b: l.constant(0)})
			l.emit(op{code: opAnd, w: 1, dst: ok, a: ok, b: holds})
		}
		branch := l.emit(op{code: opBranch, a: ok})
		l.fn.code[branch].dst = operand(len(l.fn.code))
		l.halves(opStore, to, addr, event.Release)
		l.fn.code[branch].b = operand(len(l.fn.code))
	})
}

// wideRMWs are the operations on 128 bits that atomicrmw has.
var wideRMWs = map[event.Op]uint8{event.OpAdd: wideAdd, event.OpSub: wideSub, event.OpAnd: wideAnd, event.OpOr: wideOr, event.OpXor: wideXor}

func (l *lowerer) wideRMW(code event.Op, inst, ptr, x value.Value, o event.Order) {
	operation, known := wideRMWs[code]
	if o < event.AcqRel || !known && code != event.OpXchg {
		refuse("this atomicrmw of 16 bytes, or one that does not acquire and release")
	}
	addr, old, operand := l.one(ptr), l.get(inst), l.get(x)
	l.wideSection(addr, func() {
		l.halves(opLoad, old, addr, event.Acquire)
		if known {
			result := l.slots(2)
			l.emit(op{code: opWide, w: 128, x: operation, dst: result[0], a: l.pair(old), b: l.pair(operand)})
			operand = result
		}
		l.halves(opStore, operand, addr, event.Release)
	})
}
