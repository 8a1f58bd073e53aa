// Package interp turns an LLVM module into an event.Program: threads as
// transducers between visible operations.
//
// # From LLVM to compact code
//
// A function is lowered when it is first called (lower*.go). Types are
// flattened to leaves of at most 64 bits, each in a slot of the frame; integers
// are kept zero-extended, those of 128 bits take two slots. An instruction that
// only rearranges leaves (bitcast, zext, extractvalue, shufflevector, ...) is no
// operation at all. An operation has 16 bytes: code, width, flags, a result and
// two operands, which name slots or constants; longer lists are in side tables
// of the function. code.go lists the operations:
//
//	group           operations                          how they run
//	control         jump, branch, switch, call, ret     inner loop of exec.go
//	integers        add ... sle, one leaf at a time     arith.go
//	128 bits        opWide, opWideFP                    wide.go
//	floating point  fadd ... fma                        float.go
//	80 bits         opLong                              long.go
//	memory          load, store, rmw, fence, copy,      visible.go, copy.go:
//	                fill, alloca, stack save/restore    visible if shared
//	builtins        create, join, alloc, choice, ...    builtin_exec.go
//
// What is not modelled becomes an operation that yields an Unsupported label
// when it is executed. sanity.go checks lowered code in tests.
//
// # Where variables live
//
// A variable whose address is only loaded from and stored to becomes slots
// (promotable in escape.go). One that may be read before it is set has a flag;
// it is undefined then. Another variable
// whose address does not escape lies in private memory, which belongs to the
// State and never shows. The rest are objects with a lifetime: an Alloc label
// where the alloca is executed, Free labels where the function returns. space.go
// lays out the address space.
//
// A thread-local variable lies in static memory, an instance for each thread. If
// other threads may come by its address, the instances are objects as well, which
// are there from the start and which Free labels end with their threads
// (locals.go).
//
// # States
//
// Between two visible operations a machine (machine.go, exec.go) interprets. At
// a visible one its frames, private memory and counters are frozen and interned
// (frame.go, intern.go, state.go). A frame keeps the slots that are live before
// its operation (liveness.go), so that histories which do not matter any more
// give the same State. What is computed for nobody is not live (idle.go, counted.go, quiet.go). The result of Next is kept in the State: the second time,
// no instruction is interpreted. Loop counters of --unroll (loops.go) are part of
// a State but not of its Core. The tables are bounded: when there are too many
// States all tables are dropped, and States that engines hold stay valid.
//
// What runs between two visible operations is bounded, and ends when a context
// does (limits.go). A thread that repeats all that it has computes for ever: it is
// cut, too.
//
// # Variables of the source
//
// Who shows a thread to people asks for its [Stack] (stack.go): the thread is executed once more from its start by a machine that is never frozen (follow.go), so that no register is lost. Where the
// variables of a function are (places.go), debug information says in terms of values; their slots are known by lowering the function once more. So searches neither store anything for
// that nor keep anything live. expression.go evaluates what DWARF says of values.
//
// # Undefined values
//
// A slot may have a shade: which of its bits are undefined, and where they were
// read (shade.go, origin.go). The rules by which undefined bits spread are in
// shadow.go. Slots have no shades while everything is defined, and the inner loop
// does not look for any. It ends when an undefined value arrives: from memory, as
// the result of an operation, from a variable that was not set, or as a constant,
// before whose use lowering puts opUndef. Then operations are executed
// one by one, each after the shade of its result was computed, until no slot has
// a shade any more. Shades of live slots, and undefined bits of private memory, are
// part of a State. A use ends the thread with an error; if that kind is not checked,
// jumps are choices among their targets.
//
// # Unrolling
//
// unroll*.go run the same code over terms instead of numbers, for engines that ask a solver: Program.Unroll
// gives the guarded events that package unroll describes. unroller in unroll.go names the files. Where a branch depends on
// what is not known, both sides are run to where they meet, and what differs there is a choice by the condition.
// An operation with an operand that may be one of several constants, such as an access through a pointer, is run once for each.
//
// # Models
//
// Functions of pthreads, libc and SV-COMP are C code in package models, lowered
// like the program itself. They call builtins, the functions __gomc_* of
// builtin.go, among them what is told of the program as a whole (facts.go) and what
// a thread remembers for models as part of its State (notes.go). Calls are bound in Compile: to a builtin, a function with a body,
// a model, or an operation that yields Unsupported. A label inside a model has
// the site of the innermost call outside.
//
// # Exceptions
//
// A call may have a landing: where the thread goes on if an exception leaves the call (unwind.go). Models of the language's run-time library
// decide which exception goes where; the interpreter leaves the calls in between.
//
// # What is decided here
//
//   - A select by an undefined condition is undefined where its operands differ; it
//     is no use of the condition.
//   - Overflow and shifts that are too wide do not make poison; signed overflow is an error if it is looked for (overflow.go). Global variables
//     that are initialised with undef are 0.
//   - Atomic accesses of 16 bytes are atomic sections (lower_wide.go).
//   - A weak compare-exchange does not fail spuriously, unless that is asked for (environment.go).
//   - Shifts by the width or more give 0 (or the sign).
//   - fmuladd rounds twice.
//   - Conversions of floating-point numbers out of range give what x86 gives.
//   - Variables of main live until the process exits.
//
// # Words
//
//	leaf          a part of a type of at most 64 bits; values are tuples of leaves
//	slot          where a frame keeps a leaf
//	activation    a frame while it is in use; frozen, it is a frame of a State
//	Core          a State without the loop counters of --unroll
//	block         a piece of private memory: a variable whose address does not escape; of compact code, what is executed from its first operation to its last (blocks.go)
//	idle          of an operation: nobody notices what it does
//	quiet         of a function: a call of it does nothing but return a result
//	place         what an address names: an object, a block or a constant
//	shade         which bits of a slot are undefined, and where they were read
//	landing       where a thread goes on if an exception leaves a call
//	site          a place in the source
//	notes, facts  what models remember for a thread; what they are told of the program
//	look, watch   calls from the inner loop: look when slots may be undefined or watch is due; watch ends computations without an end
//
// # How to add an instruction
//
//  1. Add its opcode to code.go, with a comment on its operands.
//  2. Emit it in lower_inst.go, or intrinsics.go for an llvm.* function.
//  3. Name its operands and result in function.operands (liveness.go).
//  4. Say in shadow.go which bits of the result are undefined, if not all.
//  5. Run it in pure.go, or in visible.go and machine.resume if a thread can
//     stand before it; then add it to visible in liveness.go, too.
//  6. Give its result as a term in unroll_arith.go, and its undefined bits in unroll_shadow.go, or leave it: what depends
//     on inputs is unsupported then.
//  7. Add a program to TestC or TestLL, and a statement to randomIR.
//
// # How to add an external function
//
// Write it in C in models/c; see the package models. Only what C cannot say
// needs a builtin: add it to builtin.go and builtin_exec.go.
package interp
