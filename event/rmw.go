package event

import (
	"math"
	"math/bits"
)

// Alternatives returns how many outcomes the operation has when the access
// reads old: more than one for a [Choice] and for a signal with several
// waiters, one otherwise.
func (l *Label) Alternatives(old uint64) int {
	switch {
	case l.Kind == Choice:
		return int(l.Val)
	case l.Kind == RMW && l.Op == OpCondSignal:
		return max(1, bits.OnesCount32(uint32(old)))
	}
	return 1
}

// Apply returns what a read-modify-write stores when it reads old, and whether
// it stores at all: an operation that fails is a read. choice selects one of
// [Label.Alternatives].
func (l *Label) Apply(old uint64, choice int) (value uint64, written bool) {
	width := uint(8 * l.Size())
	trunc := func(v uint64) uint64 { return v & (^uint64(0) >> (64 - width)) }
	v := l.Val
	switch l.Op {
	case OpXchg:
		return v, true
	case OpAdd:
		return trunc(old + v), true
	case OpSub:
		return trunc(old - v), true
	case OpAnd:
		return old & v, true
	case OpNand:
		return trunc(^(old & v)), true
	case OpOr:
		return old | v, true
	case OpXor:
		return old ^ v, true
	case OpMax, OpMin:
		shift := 64 - width
		if less := int64(old<<shift) < int64(v<<shift); less == (l.Op == OpMax) {
			return v, true
		}
		return old, true
	case OpUMax:
		return max(old, v), true
	case OpUMin:
		return min(old, v), true
	case OpUIncWrap:
		if old >= v {
			return 0, true
		}
		return old + 1, true
	case OpUDecWrap:
		if old == 0 || old > v {
			return v, true
		}
		return old - 1, true
	case OpUSubCond:
		if old >= v {
			return old - v, true
		}
		return old, true
	case OpUSubSat:
		if old >= v {
			return old - v, true
		}
		return 0, true
	case OpFAdd, OpFSub, OpFMax, OpFMin:
		return l.applyFloat(old), true
	case OpCmpXchg:
		return v, old == l.Exp
	}
	return l.applySync(old, choice)
}

func (l *Label) applyFloat(old uint64) uint64 {
	f := func(a, b float64) float64 {
		switch l.Op {
		case OpFAdd:
			return a + b
		case OpFSub:
			return a - b
		}
		// LLVM's fmax and fmin prefer the operand that is a number.
		switch {
		case math.IsNaN(a):
			return b
		case math.IsNaN(b):
			return a
		case l.Op == OpFMax:
			return math.Max(a, b)
		}
		return math.Min(a, b)
	}
	if l.Size() == 4 {
		a, b := math.Float32frombits(uint32(old)), math.Float32frombits(uint32(l.Val))
		return uint64(math.Float32bits(float32(f(float64(a), float64(b)))))
	}
	return math.Float64bits(f(math.Float64frombits(old), math.Float64frombits(l.Val)))
}

const (
	low32    = 1<<32 - 1
	oneLevel = 1 << 32 // one more level of a recursive mutex, one more generation of a barrier
)

// applySync covers the operations of pthreads objects. A mutex word holds its
// owner in the low half and the levels beyond the first in the high half. A
// reader-writer lock holds its writer in the low half and the number of
// readers in the high half. A condition variable holds the set of waiters in
// the low half and the set of woken ones in the high half. A barrier holds the
// arrivals in the low half and the generation in the high half.
func (l *Label) applySync(old uint64, choice int) (value uint64, written bool) {
	v := l.Val
	switch l.Op {
	case OpMutexLock:
		switch {
		case old == 0:
			return v, true
		case old&low32 == v && l.Exp != 0:
			return old + oneLevel, true
		}
	case OpMutexUnlock:
		switch {
		case old&low32 != v:
		case old>>32 != 0:
			return old - oneLevel, true
		default:
			return 0, true
		}
	case OpSemWait:
		if old > 0 {
			return old - 1, true
		}
	case OpReadLock:
		if old&low32 == 0 {
			return old + oneLevel, true
		}
	case OpWriteLock:
		if old == 0 {
			return v, true
		}
	case OpRWUnlock:
		switch {
		case old&low32 != 0 && old&low32 == v:
			return 0, true
		case old&low32 == 0 && old != 0:
			return old - oneLevel, true
		}
	case OpCondEnqueue:
		return old | 1<<v, true
	case OpCondSignal:
		waiting := uint32(old)
		if waiting == 0 {
			return old, false
		}
		for ; choice > 0; choice-- {
			waiting &= waiting - 1
		}
		bit := uint64(waiting & -waiting)
		return old&^bit | bit<<32, true
	case OpCondBroadcast:
		if uint32(old) != 0 {
			return (old | old<<32) &^ low32, true
		}
	case OpCondWake:
		if bit := uint64(1) << (32 + v); old&bit != 0 {
			return old &^ bit, true
		}
	case OpBarrier:
		if old&low32+1 >= v {
			return (old>>32 + 1) << 32, true
		}
		return old + 1, true
	}
	return old, false
}
