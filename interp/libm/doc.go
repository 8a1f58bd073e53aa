// Package libm computes functions of math.h in double precision, rounded to the nearest number, ties to even: the same on every machine. The C library rounds
// functions that are not algebraic so almost always, and may be off by one in the last place.
//
// The functions of real numbers that have no exact result are computed with numbers of package math/big, far beyond double precision, by power series after the argument is reduced
// (Brent and Zimmermann, Modern Computer Arithmetic, chapter 4). Precision is fixed: the hardest cases known need 120 bits to be rounded, and what is lost to cancellation is less
// than the rest.
package libm
