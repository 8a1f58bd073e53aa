package sat

import (
	"bufio"
	"io"
	"strconv"
)

// A Proof is told what a solver does with clauses, so that somebody else can check its answers. It does not keep
// or change the slices.
type Proof interface {
	Input(c []Lit)   // c was added, by the user or the propagator: it is not to be proved
	Derived(c []Lit) // c follows from the clauses there are, by reverse unit propagation; the empty clause: there is no model
	Deleted(c []Lit) // one copy of c is not used any more
}

// A ProofWriter writes a proof as text: that of DRAT (Wetzler, Heule and Hunt, DRAT-trim, SAT 2014) with one more kind of line, as the clauses of
// propagators are only known during the search. A clause is its literals as in DIMACS, and 0 at its end.
//
//	i 1 -2 0    input
//	1 2 0       derived
//	d 1 -2 0    deleted
//
// If a call of Solve with assumptions has no model, the clause of their negations ([Solver.Core]) is derived,
// and deleted again. All clauses follow by reverse unit propagation (RUP); nothing needs RAT. With the lines of input
// as a DIMACS file, the rest is a DRAT proof. Package drat checks the format as it is.
type ProofWriter struct {
	w    *bufio.Writer
	line []byte
}

// NewProofWriter writes to w, which is complete after Flush.
func NewProofWriter(w io.Writer) *ProofWriter { return &ProofWriter{w: bufio.NewWriter(w)} }

func (p *ProofWriter) Input(c []Lit)   { p.write("i ", c) }
func (p *ProofWriter) Derived(c []Lit) { p.write("", c) }
func (p *ProofWriter) Deleted(c []Lit) { p.write("d ", c) }

// Flush writes what is left. Its error is the first that there was.
func (p *ProofWriter) Flush() error { return p.w.Flush() }

func (p *ProofWriter) write(kind string, c []Lit) {
	p.line = append(p.line[:0], kind...)
	p.line = append(appendClause(p.line, c), '\n')
	p.w.Write(p.line) // the error comes back from Flush
}

// appendClause writes a clause as in DIMACS files.
func appendClause(b []byte, c []Lit) []byte {
	for _, l := range c {
		b = strconv.AppendInt(b, int64(l.Dimacs()), 10)
		b = append(b, ' ')
	}
	return append(b, '0')
}
