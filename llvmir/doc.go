// Package llvmir reads LLVM modules written by clang 14 to 22, from assembly,
// bitcode or C, into the data structures of github.com/llir/llvm.
//
// That library understands the assembly of LLVM 14 only, skips words it does
// not know without a complaint, and panics on some valid input. So a pass of
// our own runs over the text of every module first. It has its own lexer and
// grammar, and rejects each word that it does not know, with its line; what
// it writes is the syntax of LLVM 14, on the same lines, without metadata,
// attributes and whatever else has no bearing on what the program does. Then
// llir parses the result, and a verifier checks what llir does not.
//
// # What the pass changes
//
//   - ptr becomes i8*. Types that stand in the syntax (of loads, stores,
//     allocas, getelementptr, calls and globals) are kept.
//   - Attributes, calling conventions, visibility, comdats, sections,
//     fast-math flags, operand bundles of llvm.assume, tail and musttail are
//     dropped; so are nuw and nusw on getelementptr, nuw and nsw on trunc,
//     nneg, disjoint, samesign and inrange. The program so gets more defined,
//     never less. Kept are nuw, nsw and exact on arithmetic, inbounds,
//     byval(T) and elementtype(T) on arguments, linkage, thread_local,
//     alignments, personality.
//   - The name of the source file is dropped.
//   - All metadata is dropped; see Positions and names. A metadata argument
//     of an intrinsic function is an empty string, unless it is a string.
//   - Calls and declarations of llvm.dbg.*, records such as #dbg_value, and
//     calls of llvm.experimental.noalias.scope.decl vanish.
//   - llvm.threadlocal.address(@x) becomes a bitcast of @x, so that access to
//     thread-local variables looks the same for all versions.
//   - An address expression with getelementptr is wrapped in a bitcast where
//     its llir type would not be i8*.
//   - icmp with an address expression on the right has its operands and its
//     predicate swapped, as llir would reject it.
//   - A constant expression as an index of the instruction getelementptr is
//     converted to a pointer and back: ptrtoint (inttoptr X), which is X.
//   - splat (T v) is written out. ptrtoaddr becomes ptrtoint. no_cfi @f and
//     dso_local_equivalent @f become @f.
//   - atomicrmw with an operation newer than LLVM 14 (fmax, fmin, fmaximum,
//     fminimum, fmaximumnum, fminimumnum, uinc_wrap, udec_wrap, usub_cond,
//     usub_sat) becomes a call of a function that is declared for it,
//     @gomc.atomicrmw.OP.TYPE.ORDERING(pointer, operand), with ".volatile"
//     and ".singlethread" at the end where that applies. DecodeAtomicRMW
//     takes the name apart. A user that does not know the operation has to
//     refuse the call.
//   - An invoke becomes a call and a branch, after llir: see Module.Unwinds.
//   - An ifunc becomes an alias of its resolver, which Module.IFunc reveals:
//     the address of the alias is what the resolver returns.
//
// # What gets rejected
//
// Words not known, scalable vectors, target extension types, bfloat (which
// llir lacks), x86_amx, asm goto, Windows exception handling, garbage
// collectors, coroutines, inalloca, preallocated, swifterror, ptrauth, operand
// bundles other than those of llvm.assume and kcfi, synchronisation scopes
// other than singlethread, and names for types that are not structures. Such
// errors have Error.Unsupported set; malformed input does not. Nor does what is beyond the
// bounds of bounds.go, such as types that nest too deep: no input of any kind makes the pass,
// llir or a user of the result recurse or go on without end. Files are read up to a bound.
//
// # What users of the result must know
//
//   - Do not look at what pointer types point to: an alloca of i32 has type
//     i32*, a use of it through ptr said i8*. Two values of the same type in
//     LLVM may have different pointer types here, within aggregates as well.
//     Take the type of an access from ElemType, Src.Type() and the like.
//   - Do not call InstCall.Sig: it panics on indirect calls. Use Signature. The callee of a direct call may have a type other
//     than that of the call, as in LLVM since opaque pointers.
//   - Arguments of calls with byval or elementtype are of type *ir.Arg, others
//     are plain values; Argument takes both apart. Parameters: ByVal.
//   - The module's cmpxchg have the type {T, i1} as in LLVM, which llir gets
//     wrong, and atomicrmw the type of their operand.
//   - LLString and String of an instruction may panic or print what LLVM
//     would reject; use Module.Where in messages.
//   - Names of intrinsics are those of the compiler's version: llvm.va_start,
//     llvm.va_start.p0; so are their parameters: llvm.lifetime.start has
//     lost its size in LLVM 22.
//   - setjmp and its kin have lost returns_twice: know them by name.
//   - A NaN constant has lost its payload; its sign is in Float.X.
//   - A getelementptr of an array type may have an index beyond its end.
//   - The indices of an address expression are of type *constant.Index.
//   - Aliases stand for their Aliasee, which may be an expression.
//   - A type given with a local operand is not compared with the definition
//     of the operand; operands have the type of their definition.
//
// The verifier guarantees that operands have the types that the instruction
// needs, up to what pointers point to; that values are defined on every path
// to their uses; that each phi has one value for each predecessor; that the
// entry block has no predecessor; that what is loaded, stored and allocated
// has a size; and that atomic operations have orderings that are allowed.
//
// # Positions and names
//
// The pass reads the debug information itself. Module.Pos gives the source
// position of an instruction, the innermost one where code was inlined, and
// Module.Line its line in the assembly; Module.Where puts the better of the
// two into words. Module.FuncSymbol, GlobalSymbol and LocalSymbol give names
// and declarations in the source. All of them may be used concurrently.
//
// Layout has the sizes, offsets and alignments of the target, of which 32-bit
// and 64-bit ones are accepted.
package llvmir
