// Package term has bit-vector terms of 1 to 64 bits over variables.
//
// Terms belong to a [Pool] and are hash-consed: two terms of a pool that are built alike are
// the same pointer. Building a term simplifies it: constants are folded, operands of
// commutative operations are sorted, and what a local rule decides is decided. A truth value is a term of
// one bit. A term knows nothing of LLVM, and nothing of solvers.
//
//	pool.go     terms and their table
//	logic.go    bitwise operations, which are the logical ones on one bit; comparisons; Ite
//	arith.go    sums, products, quotients, shifts
//	shape.go    extraction, concatenation, extension
//	lift.go     operations on choices among constants
//	eval.go     the value of a term, and the meaning of each operation
//
// Operations mean what they mean in SMT-LIB's theory of bit-vectors: sums and products are modulo the width,
// x udiv 0 is all ones, x urem 0 is x, a shift by the width or more gives 0 (or copies of the sign).
package term
