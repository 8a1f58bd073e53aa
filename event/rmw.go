package event

import (
	"math"
	"math/bits"
)

// Alternatives returns how many outcomes the operation has (0 for all 2^64 values of a [Choice]) when the access
// reads old: more than one for a [Choice] and for a signal with several
// waiters, one otherwise.
func (l *Label) Alternatives(old uint64) int {
	switch {
	case l.Kind == Choice:
		return int(l.Val)
	case l.Kind == RMW && l.Op == OpCondSignal:
		return max(1, bits.OnesCount64(old&(1<<l.half()-1)))
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

// An object of pthreads is a word of eight bytes or, where programs declare their
// objects themselves, of four. Its halves have a meaning each:
//
//	mutex             owner                the levels beyond the first, below the kind
//	spin lock         owner
//	reader-writer     writer               number of readers
//	condition         set of waiters       set of those woken, see applyCond
//	barrier           arrivals             its round, see joined
//
// The kind of a mutex, its two top bits, is told from elsewhere if the word has eight bytes, and 0.
const recursiveKind = 1

// half is how many bits a half of the word has that l accesses.
func (l *Label) half() uint { return 4 * uint(l.Size()) }

// Owner returns the thread that holds a mutex whose word is value.
func (l *Label) Owner(value uint64) (t ThreadID, ok bool) {
	none, destroyed := uint64(0), uint64(1)<<l.half()-1
	owner := value & destroyed
	if l.Sync != SyncMutex || owner == none || owner == destroyed {
		return 0, false
	}
	return ThreadID(owner - 1), true
}

// applySync covers the operations of objects of pthreads.
func (l *Label) applySync(old uint64, choice int) (value uint64, written bool) {
	v, half := l.Val, l.half()
	one := uint64(1) << half // in the high half
	low, high := old&(one-1), old>>half
	switch l.Op {
	case OpMutexLock:
		kind := high >> (half - 2)
		switch {
		case low == 0:
			return old | v, true
		case low == v && (l.Exp != 0 || kind == recursiveKind):
			return old + one, true
		}
	case OpMutexUnlock:
		levels := high & (one>>2 - 1)
		switch {
		case low != v:
		case levels != 0:
			return old - one, true
		default:
			return old - low, true
		}
	case OpSemWait:
		if old > 0 {
			return old - 1, true
		}
	case OpReadLock:
		if low == 0 {
			return old + one, true
		}
	case OpWriteLock:
		if old == 0 {
			return v, true
		}
	case OpRWUnlock:
		switch {
		case low != 0 && low == v:
			return 0, true
		case low == 0 && old != 0:
			return old - one, true
		}
	case OpBarrier:
		return l.arrive(low, high), true
	default:
		return l.applyCond(old, choice)
	}
	return old, false
}

// applyCond covers the operations of condition variables: the threads that wait are bits of the low half of the word. Those of the high half were woken and have not left yet, where that
// has to be known; see cond.h of the models. Elsewhere none are.
func (l *Label) applyCond(old uint64, choice int) (value uint64, written bool) {
	v, half := l.Val, l.half()
	one := uint64(1) << half
	low, high := old&(one-1), old>>half
	switch l.Op {
	case OpCondEnqueue:
		return old&^(one<<v) | 1<<v, true
	case OpCondSignal:
		if low == 0 {
			return old, false
		}
		for ; choice > 0; choice-- {
			low &= low - 1
		}
		bit := low & -low
		return old&^bit | remembered(bit, v)<<half, true
	case OpCondBroadcast:
		if low != 0 {
			return (remembered(low, v) | high) << half, true
		}
	case OpCondWake:
		if bit := one << v; old&bit != 0 {
			return old &^ bit, true
		}
	case OpCondLeave:
		if bits := 1<<v | one<<v; old&bits != 0 {
			return old &^ bits, true
		}
	}
	return old, false
}

// remembered returns which of the waiters that a signal or broadcast wakes are remembered; forget is its operand.
func remembered(woken, forget uint64) uint64 {
	if forget != 0 {
		return 0
	}
	return woken
}

// arrive returns the word of a barrier after one more thread has arrived: low counts those of the round, high is the round.
func (l *Label) arrive(low, high uint64) uint64 {
	round, half := l.joined(high), l.half()
	switch {
	case low+1 < l.Val:
		return round<<half | (low + 1)
	case round&BarrierCounts != 0:
		return (round + 1) << half
	}
	return (round ^ barrierPhase) << half
}

// The round of a barrier is a phase, which changes from one round to the next, and the set of its users, the threads that have
// arrived since it was initialised. That tells rounds apart as long as there are no more users than the barrier waits for: nobody is two
// rounds ahead of another one, and a barrier that is used for ever comes back to the same round. When one more thread arrives, or one whose number is greater
// than MaxUser, the number of rounds since then takes the place of the set, and the phase stays as it is.
const (
	barrierPhase  = 1 << 30
	BarrierCounts = 1 << 31          // there is a number instead of a set
	BarrierUsers  = barrierPhase - 1 // the bits of the set, or of the number
	MaxUser       = 29
)

// joined returns a round of a barrier, in the high half of its word, with the thread that arrives among its users.
func (l *Label) joined(round uint64) uint64 {
	if round&BarrierCounts != 0 {
		return round
	}
	users := round & BarrierUsers
	if l.Exp <= MaxUser {
		users |= 1 << l.Exp
	}
	if l.Exp > MaxUser || uint64(bits.OnesCount64(users)) > l.Val {
		return round&barrierPhase | BarrierCounts
	}
	return round | users
}

// Seen returns what an operation tells its thread of the value that it has read: all of it, but not who the others are that wait for a condition or use a
// barrier. Who begins to wait gets to know whether anybody waits already, who has waited whether it was woken, and who signals nothing; who arrives at a
// barrier, the round that it is part of. Each of them is told if the condition was destroyed.
func (l *Label) Seen(old uint64) uint64 {
	if l.Kind != RMW {
		return old
	}
	half := l.half()
	one := uint64(1) << half // in the high half
	destroyed := old & (one >> 1 << half)
	switch {
	case l.Op == OpCondEnqueue && old&(one-1) == 0, l.Op == OpCondSignal, l.Op == OpCondBroadcast:
		return destroyed
	case l.Op == OpCondEnqueue:
		return destroyed | 1
	case l.Op == OpCondWake:
		return old & (one << l.Val)
	case l.Op == OpCondSleep, l.Op == OpCondLeave:
		return old & (1<<l.Val | one<<l.Val)
	case l.Op != OpBarrier:
		return old
	}
	round := l.joined(old >> half)
	if round&BarrierCounts == 0 {
		round &^= BarrierUsers
	}
	return round<<half | old&(one-1)
}

// Futex returns the address of the futex whose queue the operation is on.
func (l *Label) Futex() (addr uint64, ok bool) {
	return l.Exp, l.Kind == RMW && l.Sync == SyncCond && l.Exp != 0
}
