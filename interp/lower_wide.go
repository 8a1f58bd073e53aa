package interp

import (
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
)

// This file is about atomic accesses of 16 bytes: atomic sections around two accesses of 8 bytes each. A section acquires, releases and empties the
// store buffer, as a locked instruction does, and is unsupported under ra and rc11. Accesses of weaker orders, and loads, which leave the buffer as it is, are sections
// that only sc has (see event.Label.Partial), where a section is one step of its thread, as any access is.

// wideAtomic tells whether an atomic access has 16 bytes.
func (l *lowerer) wideAtomic(atomic bool, t types.Type) bool {
	i, ok := t.(*types.IntType)
	return atomic && ok && i.BitSize == 128
}

// strength is what an atomic access of 16 bytes orders.
type strength uint8

const (
	asLocked strength = iota // what a locked instruction does
	asClear                  // it acquires what it reads and releases what it writes, as a section does where data races are looked for
	asLess                   // less
)

// sectionText marks sections of accesses that order less than a locked instruction.
const sectionText = "partial"

// wideSection emits an atomic section around accesses to 16 bytes.
func (l *lowerer) wideSection(addr operand, s strength, body func()) {
	if s == asLess && slices.Contains(l.p.opts.Checks, event.RaceError) {
		refuse("atomic access of 16 bytes that does not acquire what it reads and release what it writes, where data races are checked")
	}
	l.aligned16(addr)
	var text []string
	if s != asLocked {
		text = []string{sectionText}
	}
	l.builtin(builtinAtomicBegin, "", noSlot, nil, text...)
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

// partial tells whether the section that begins here is marked so.
func (b *builtinSite) partial() bool { return b.text != nil }

func (l *lowerer) wideLoad(inst *ir.InstLoad) {
	s := asClear
	if event.Order(order(inst.Ordering)) < event.Acquire {
		s = asLess
	}
	addr := l.one(inst.Src)
	l.wideSection(addr, s, func() { l.halves(opLoad, l.get(inst), addr, event.Acquire) })
}

func (l *lowerer) wideStore(inst *ir.InstStore) {
	s := asLocked
	switch event.Order(order(inst.Ordering)) {
	case event.SeqCst:
	case event.Release:
		s = asClear
	default:
		s = asLess
	}
	addr := l.one(inst.Dst)
	l.wideSection(addr, s, func() { l.halves(opStore, l.get(inst.Src), addr, event.Release) })
}

// wideCmpXchg emits a compare-exchange; one that fails does not write.
func (l *lowerer) wideCmpXchg(inst *ir.InstCmpXchg) {
	s := asLocked
	if success, fail := event.Order(order(inst.SuccessOrdering)), event.Order(order(inst.FailureOrdering)); success < event.AcqRel || fail < event.Acquire {
		s = asLess
	}
	addr, d := l.one(inst.Ptr), l.get(inst)
	old, ok := d[:2], d[2]
	from, to := l.pair(l.get(inst.Cmp)), l.get(inst.New)
	l.wideSection(addr, s, func() {
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
	if !known && code != event.OpXchg {
		refuse("this atomicrmw of 16 bytes")
	}
	s := asLocked
	if o < event.AcqRel {
		s = asLess
	}
	addr, old, operand := l.one(ptr), l.get(inst), l.get(x)
	l.wideSection(addr, s, func() {
		l.halves(opLoad, old, addr, event.Acquire)
		if known {
			result := l.slots(2)
			l.emit(op{code: opWide, w: 128, x: operation, dst: result[0], a: l.pair(old), b: l.pair(operand)})
			operand = result
		}
		l.halves(opStore, operand, addr, event.Release)
	})
}
