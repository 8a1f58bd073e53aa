package event

import "math/bits"

// Loc is a dense number, counted from 0, of an aligned eight-byte word of
// shared memory.
type Loc int32

// NoLoc is the Loc of labels that touch no memory.
const NoLoc Loc = -1

// Obj is a dense number of an object with a lifetime: a heap block, a stack
// variable whose address escapes, or the instance of a thread-local variable of a
// thread that others may have the address of. NoObj stands for memory that lives as long
// as the program.
type Obj int32

// NoObj is the Obj of static memory, and of labels that touch no memory.
const NoObj Obj = 0

// ThreadID is a dense number of a thread; 0 is the main thread. It is a
// function of the creating thread and of how many threads that one created
// before, never of the interleaving.
type ThreadID int32

// SiteID is a number of a place in the source; see [Program.Site].
type SiteID int32

// Kind says what a visible operation is.
type Kind uint8

// The kinds of labels. The comment says which value the operation returns,
// that is: which argument [State.Next] takes.
const (
	Exit        Kind = iota // the thread has ended with result Val; Next is not called
	Error                   // the thread violates a property, see Fault; Next is not called
	Unsupported             // the thread needs what gomc does not model, see Fault; Next is not called
	Block                   // the thread can never continue, see Reason; Next is not called
	Load                    // returns the value read
	Store                   // writes Val; returns 0
	RMW                     // atomic read-modify-write by Op; returns the value read
	Fence                   // returns 0
	Create                  // starts Thread; returns 0
	Join                    // waits for the end of Thread; returns its result
	Alloc                   // starts the lifetime of Object; returns 0
	Free                    // ends the lifetime of Object; returns 1 if it was alive, 0 if not
	Choice                  // returns any of 0 .. Val-1, or if Val is 0 any value; for an integer, Exp is the value that 0 stands for; see Mishap, too
	AtomicBegin             // starts a section that no other thread interrupts; returns 0
	AtomicEnd               // ends it; returns 0; a thread that ends does it before, unless it ends the process
)

// Order is a C11 memory order; NotAtomic marks a plain access.
type Order uint8

// The memory orders, weakest first.
const (
	NotAtomic Order = iota
	Relaxed
	Acquire
	Release
	AcqRel
	SeqCst
)

// Op is the operation of a read-modify-write.
type Op uint8

// The read-modify-write operations. old is the value read, Val and Exp are
// operands from the label. Arithmetic is modulo the width of the access.
const (
	OpNone     Op = iota
	OpXchg        // Val
	OpAdd         // old + Val
	OpSub         // old - Val
	OpAnd         // old & Val
	OpNand        // ^(old & Val)
	OpOr          // old | Val
	OpXor         // old ^ Val
	OpMax         // signed maximum
	OpMin         // signed minimum
	OpUMax        // unsigned maximum
	OpUMin        // unsigned minimum
	OpUIncWrap    // old >= Val ? 0 : old + 1
	OpUDecWrap    // old == 0 || old > Val ? Val : old - 1
	OpUSubCond    // old >= Val ? old - Val : old
	OpUSubSat     // old >= Val ? old - Val : 0
	OpFAdd        // floating point, float or double by size
	OpFSub
	OpFMax
	OpFMin
	OpCmpXchg // old == Exp ? Val : not written

	// Synchronisation objects of pthreads; rmw.go says what their words hold. Exp of an operation on a condition, if it is not 0, is the address of what the
	// program waits for: a futex, whose queue the condition is.

	OpMutexLock     // old has no owner: Val is; Val is already, and Exp != 0 or the kind in old is recursive: one level more; else not written
	OpMutexUnlock   // owner is Val: one level less, no owner at the last; else not written
	OpSemWait       // old > 0: old - 1; else not written
	OpReadLock      // no writer in old: one reader more; else not written
	OpWriteLock     // old == 0: Val as the writer; else not written
	OpRWUnlock      // writer is Val: 0; else one reader less; old == 0: not written
	OpCondEnqueue   // thread Val joins the waiters
	OpCondSignal    // one waiter, by choice, is woken, and remembered unless Val is set; none waiting: not written
	OpCondBroadcast // all waiters are woken, and remembered unless Val is set; none waiting: not written
	OpCondWake      // thread Val, woken and remembered, leaves; else not written
	OpCondSleep     // thread Val waits until it is in no set; not written
	OpCondLeave     // thread Val leaves all sets; in none: not written
	OpBarrier       // thread Exp arrives; the Val-th starts the next round
)

// Sync says which synchronisation object a label belongs to, one of pthreads mostly.
type Sync uint8

// The synchronisation objects. SyncNone marks plain memory: a blocking label
// of it is an await.
const (
	SyncNone Sync = iota
	SyncMutex
	SyncCond
	SyncRWLock
	SyncSemaphore
	SyncBarrier
	SyncOnce
	SyncChannel // a pipe, or an eventfd
	SyncJoin
)

// Reason says why a thread can never continue.
type Reason uint8

// The reasons of [Block] labels, and of blocked executions.
const (
	NotBlocked    Reason = iota
	BlockAssume          // an assumption does not hold
	BlockAwait           // a spin loop whose condition no thread makes true
	BlockBound           // a loop was cut at its bound: the verdict is "not complete"
	BlockDeadlock        // a lock, join or wait that no thread ends
	BlockSleep           // the engine found that all continuations are explored elsewhere
	BlockError           // an error of a kind that is not checked, after which nothing is known
)

// Reasons is the number of reasons.
const Reasons = int(BlockError) + 1

// severity orders the reasons for Worse.
var severity = [...]int8{NotBlocked: 0, BlockDeadlock: 1, BlockAwait: 2, BlockAssume: 3, BlockError: 4, BlockBound: 5, BlockSleep: 6}

// Worse combines the reasons for which two threads of an execution do not go on. A
// thread that waits for one that is cut off is not in a deadlock.
func Worse(a, b Reason) Reason {
	if severity[b] > severity[a] {
		return b
	}
	return a
}

// Label is one visible operation. Labels are immutable and shared.
type Label struct {
	Kind    Kind
	Order   Order
	Fail    Order // order of a compare-exchange that fails
	Op      Op    // RMW
	Sync    Sync
	Reason  Reason // Block
	Mask    uint8  // bytes of the word that the access touches, bit 0 for the lowest address
	Blocks  bool   // disabled instead of returning to the same State; see the package comment
	Process bool   // Exit: the whole process ends, so that nobody waits in vain; Fence: one of every thread of the process
	Partial bool   // AtomicBegin: an access that need not order as much as a section does
	Mishap  Mishap // Choice: what happens if it is 1, in the function at Addr; none for other choices
	Loc     Loc
	Object  Obj      // object accessed, allocated or freed
	Thread  ThreadID // Create, Join
	Site    SiteID
	Val     uint64 // operand; zero-extended
	Undef   uint64 // Store, Exit, exchange, compare-exchange: the bits of Val that are undefined; they are 0 in Val
	Exp     uint64 // second operand; zero-extended
	Addr    uint64 // address, for messages and for overlap tests
	Fault   *Fault // Error, Unsupported
}

// Size returns the width of the access in bytes.
func (l *Label) Size() int { return bits.OnesCount8(l.Mask) }

// shift is the position of the access in its word, in bits; below 64, of which the compiler is told.
func (l *Label) shift() uint { return uint(bits.TrailingZeros8(l.Mask)) * 8 & 63 }

// Extract returns the zero-extended value that the access reads from a word.
func (l *Label) Extract(word uint64) uint64 { return word & wordMasks[l.Mask] >> l.shift() }

// Insert returns the word after the access has written value to it.
func (l *Label) Insert(word, value uint64) uint64 {
	m := wordMasks[l.Mask]
	return word&^m | value<<l.shift()&m
}

// WordMask widens a mask of bytes to a mask of bits.
func WordMask(mask uint8) uint64 { return wordMasks[mask] }

// wordMasks has the result of WordMask for each mask.
var wordMasks = func() (all [256]uint64) {
	for mask := range all {
		for i := range 8 {
			if mask>>i&1 != 0 {
				all[mask] |= 0xff << (8 * i)
			}
		}
	}
	return all
}()

// Reads reports whether the operation reads memory.
func (l *Label) Reads() bool { return l.Kind == Load || l.Kind == RMW }

// Accesses reports whether the operation touches memory at Loc.
func (l *Label) Accesses() bool { return l.Kind >= Load && l.Kind <= RMW }

// OfMutex reports whether the operation locks or unlocks a mutex.
func (l *Label) OfMutex() bool { return l.Op == OpMutexLock || l.Op == OpMutexUnlock }

// Returns reports whether a thread that stands at this label has ended so that others can
// join it. Who ends the process returns to nobody, and after an error there is nothing to wait for.
func (l *Label) Returns() bool { return l.Kind == Exit && !l.Process }

// Ends reports whether the thread takes no further step from a State with this
// label.
func (l *Label) Ends() bool { return l.Kind <= Block }
