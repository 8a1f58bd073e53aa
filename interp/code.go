package interp

import (
	"sync"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// opcode numbers the compact operations.
type opcode uint16

// operand names a slot of the frame or, with constBit, an entry of the
// program's constant pool.
type operand uint32

const (
	constBit operand = 1 << 31
	noSlot   operand = constBit - 1
)

// op is one compact operation. w is a width in bits (in bytes for memory
// operations), x holds flags or a small number.
type op struct {
	code opcode
	w    uint8
	x    uint8
	dst  operand
	a, b operand
}

// The operations. A table in doc.go explains them.
const (
	opNop opcode = iota

	// moves and control
	opMov         // dst = a
	opJump        // to pc a
	opBranch      // if a: to pc dst, else to pc b
	opSwitch      // a and the high half lists[dst] select in switches[b]
	opIndirect    // to the block whose address is a, by switches[b]
	opRet         // lists[a]
	opCall        // calls[a]
	opUnreachable //
	opUndef       // the next operation has an undefined constant
	opOverflow    // fails if a: the operation x, on lists[b] of w bits, overflows
	opIterate     // one iteration more of loop a
	opReset       // loop a starts
	opSpinForever // a loop without any instruction

	// integers of w bits
	opAdd
	opSub
	opMul
	opUDiv
	opSDiv
	opURem
	opSRem
	opShl
	opLShr
	opAShr
	opAnd
	opOr
	opXor
	opSMax
	opSMin
	opUMax
	opUMin
	opUAddSat
	opSAddSat
	opUSubSat
	opSSubSat
	opUShlSat
	opSShlSat
	opUAddOver // overflow bits
	opSAddOver
	opUSubOver
	opSSubOver
	opUMulOver
	opSMulOver
	opUCmp
	opSCmp
	opEq
	opNe
	opULT
	opULE
	opSLT
	opSLE
	opTrunc  // dst = a cut to w bits
	opSExt   // dst = a of x bits, sign-extended to w bits
	opSelect // dst = a ? lists[b][0] : lists[b][1]
	opCtpop
	opCtlz
	opCttz
	opBswap
	opBitReverse
	opAbs
	opFshl // lists[b]
	opFshr

	// floating point, w is 32 or 64
	opFAdd
	opFSub
	opFMul
	opFDiv
	opFRem
	opFNeg
	opFCmp   // x is the predicate
	opFClass // is a of one of the classes whose bits are set in b?
	opFPConv // from x bits to w bits
	opFPToSI // from x bits to w bits
	opFPToUI
	opFPToSISat
	opFPToUISat
	opSIToFP
	opUIToFP
	opFUnary  // x is the function
	opFBinary // x is the function
	opFma     // lists[b]

	// 65 to 128 bits: a, b and dst name two slots each, the low one first
	opWide   // x is the operation
	opLong   // x is the operation
	opWideFP // conversions between b bits and floating point of w bits

	// memory
	opAlloca       // allocas[a]; b is the count
	opLoad         // w bytes at a + imm b
	opStore        // w bytes of dst at a + imm b
	opRMW          // rmws[a]
	opFence        // x order; w: 1 if it is one of all threads
	opCopy         // memcpy, memmove: lists[a] = to, from, n
	opFill         // memset: lists[a] = to, byte, n
	opStackSave    // dst
	opStackRestore // a
	opCheckInit    // checks[a]: a promoted variable is read
	opFreeze       // dst = a of w bits; undefined bits get any values
	opVAStart      // va_list at a, on 32 bits
	opThreadAddr   // address of thread-local variable a

	// intrinsics
	opBuiltin // builtins[a]
	opUnsupported
	opcodeCount
)

// orders and flags of memory operations in op.x
const (
	flagOrder     = 0x07
	flagWait      = 0x08
	flagSyncShift = 5 // the object of a waiting load
)

// branchTable is the side table of a switch.
type branchTable struct {
	index   map[[2]uint64]int32 // value to position in targets
	targets []uint32
	other   uint32
}

// callSite is the side table of a call.
type callSite struct {
	fn     *function // nil if indirect
	target operand
	args   []operand
	list   []argument
	dst    []operand
	// The type of the result, if it is used, by which an indirect call is
	// checked; the frames at the bottom of stacks have no list and are not.
	results []leaf
	landing *landing // nil if no exception that leaves the call is caught here
}

// argument is one argument of a call in terms of the source.
type argument struct {
	first int // in args
	leafs []leaf
	size  uint64
	align uint64
	byval bool
}

// allocaSite is the side table of an alloca.
type allocaSite struct {
	name   string
	symbol *llvmir.Symbol // nil if there is no debug information
	size   uint64         // of one element
	align  uint64
	shared bool // the address escapes
}

// rmwSite is the side table of an atomic read-modify-write.
type rmwSite struct {
	addr, val, exp operand
	old, ok        operand
	op             event.Op
	size           uint8
	order, fail    uint8
	sync           uint8
	wait           bool
}

// function is a lowered function.
type function struct {
	name       string
	unit       *unit
	source     any // *ir.Func
	ready      atomic.Bool
	consts     []uint64
	undefs     []uint64 // undefined bits of consts; may be shorter
	special    special
	library    bool // of a standard library: messages name the place of the call
	vaSlot     operand
	code       []op
	sites      []int32 // index into program.sites, by pc
	quiet      quietness
	idle       *idle // nil if no operation is
	live       [][]operand
	entry      []operand // live at the entry
	everywhere struct {  // what liveAt has worked out beside live
		once sync.Once
		live [][]operand
	}
	nslots   int
	nparams  int // leaves
	variadic bool
	sig      signature
	nloops   int
	landings []uint32        // where a longjmp may go on: behind each setjmp
	heads    map[uint32]bool // where loops begin, and whether there is a way out of them
	looped   []bool          // by operation: a block that is in a loop begins here
	model    bool

	lists    [][]operand
	switches []branchTable
	calls    []callSite
	allocas  []allocaSite
	rmws     []rmwSite
	builtins []builtinSite
	faults   []string
	checks   []*variable
	addr     uint64
}

// builtinSite is the side table of a call of a builtin.
type builtinSite struct {
	kind builtin
	name string
	args []operand
	dst  operand
	text []string

	function calculation // of builtinCalculate
}
