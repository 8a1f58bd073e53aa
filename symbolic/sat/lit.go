package sat

import "strconv"

// A Var is a propositional variable: 0, 1, 2 ... in the order of [Solver.NewVar].
type Var int32

// A Lit is a literal: 2v for variable v, 2v+1 for its negation.
type Lit int32

// Undef is no literal.
const Undef Lit = -1

// MaxVars is how many variables a solver can have.
const MaxVars = 1 << 28

// Pos is the literal that is true if v is.
func Pos(v Var) Lit { return Lit(v) << 1 }

// Neg is the literal that is true if v is false.
func Neg(v Var) Lit { return Lit(v)<<1 | 1 }

// Neg is the opposite literal.
func (l Lit) Neg() Lit { return l ^ 1 }

// Var is the variable of the literal.
func (l Lit) Var() Var { return Var(l >> 1) }

// Sign says whether the literal is a negated variable.
func (l Lit) Sign() bool { return l&1 != 0 }

// Dimacs is the literal as it is written in DIMACS files: variables count from 1, and a minus negates.
func (l Lit) Dimacs() int {
	n := int(l>>1) + 1
	if l.Sign() {
		return -n
	}
	return n
}

// FromDimacs is the literal that Dimacs gives as n, which is not 0.
func FromDimacs(n int) Lit {
	if n < 0 {
		return Neg(Var(-n - 1))
	}
	return Pos(Var(n - 1))
}

func (l Lit) String() string {
	if l == Undef {
		return "undef"
	}
	return strconv.Itoa(l.Dimacs())
}

// A Value is what a literal is in an assignment.
type Value int8

const (
	False     Value = -1
	Undefined Value = 0
	True      Value = 1
)

// A Result is the answer of [Solver.Solve].
type Result int8

const (
	Unknown Result = iota // stopped before there was an answer
	Sat                   // there is a model: Solver.Value
	Unsat                 // there is none: Solver.Core
)

func (r Result) String() string {
	return [...]string{"unknown", "sat", "unsat"}[r]
}
