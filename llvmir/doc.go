// Package llvmir reads LLVM modules written by clang 14 to 22: it brings
// newer assembly down to the syntax of LLVM 14, which llir parses, and keeps
// what is known of the source code.
package llvmir
