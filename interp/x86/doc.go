// Package x86 turns inline assembly of x86-64, in AT&T syntax, into instructions of LLVM IR that do the same, so that everything that executes or encodes IR knows assembly as well.
//
// What it knows is what concurrent programs and their libraries write by hand: moves, arithmetic and logic on integers, tests of bits, conditional moves and sets, the locked instructions and the fences,
// with outputs in registers, in memory and in flags, and the time stamp counter, which is any number. Jumps, floating point and vectors, and what is privileged or has no meaning in a program alone are errors.
//
// The order of files: parse.go takes the template apart, operands.go finds what its operands stand for by the constraints, translate.go has the instructions, flags.go the condition codes.
//
// # Registers, flags and memory
//
// A register is the value that it holds: assembly without jumps is in static single assignment already. Parts of registers are read and written as the processor does: 32 bits clear the upper half, 8 and
// 16 bits leave the rest alone. An output that is not set before is undefined. Flags are computed only where something asks for them.
//
// Accesses to memory are atomic, as those of the processor are as long as they are aligned. A load is an acquire load, a store a release store, and an instruction with a lock prefix a sequentially
// consistent read-modify-write with a full fence behind it. Under tso that is what the processor does. Under models of C11 it is what these models can say of it: stores of independent threads may be
// seen in different orders, which the processor does not allow. lock cmpxchg16b is a compare-exchange of 128 bits. An instruction that reads and writes memory without a lock prefix is a load and a store.
package x86
