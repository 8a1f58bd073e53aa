package sat

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// A Formula is a conjunction of clauses over the variables 0 ... Vars-1.
type Formula struct {
	Vars    int
	Clauses [][]Lit
}

// ReadDimacs reads a formula in DIMACS's format: a line "p cnf VARIABLES CLAUSES", then clauses, numbers with 0 at the end
// of each. Lines that begin with c are comments. Errors say the line, and what should be there.
func ReadDimacs(r io.Reader) (*Formula, error) {
	in := bufio.NewScanner(r)
	in.Buffer(nil, 1<<30)
	f := &Formula{Vars: -1}
	declared := 0
	clause := []Lit{}
	for line := 1; in.Scan(); line++ {
		words := strings.Fields(in.Text())
		switch {
		case len(words) == 0 || words[0][0] == 'c':
			continue
		case words[0] == "p":
			if f.Vars >= 0 {
				return nil, fmt.Errorf("line %d: a second line that begins with p", line)
			}
			var err error
			if f.Vars, declared, err = problemLine(words); err != nil {
				return nil, fmt.Errorf("line %d: %w", line, err)
			}
			continue
		case f.Vars < 0:
			return nil, fmt.Errorf("line %d: there should be a line \"p cnf VARIABLES CLAUSES\" first", line)
		}
		for _, word := range words {
			n, err := strconv.Atoi(word)
			if err != nil || n > f.Vars || n < -f.Vars {
				return nil, fmt.Errorf("line %d: %q is not a literal of the variables 1 to %d", line, word, f.Vars)
			}
			if n != 0 {
				clause = append(clause, FromDimacs(n))
				continue
			}
			f.Clauses = append(f.Clauses, clause)
			clause = []Lit{}
		}
	}
	switch {
	case in.Err() != nil:
		return nil, in.Err()
	case f.Vars < 0:
		return nil, errors.New("there is no line \"p cnf VARIABLES CLAUSES\"")
	case len(clause) > 0:
		return nil, errors.New("the last clause does not end with 0")
	case len(f.Clauses) != declared:
		return nil, fmt.Errorf("there are %d clauses, and the first line says %d", len(f.Clauses), declared)
	}
	return f, nil
}

func problemLine(words []string) (vars, clauses int, err error) {
	if len(words) == 4 && words[1] == "cnf" {
		v, err1 := strconv.Atoi(words[2])
		c, err2 := strconv.Atoi(words[3])
		if err1 == nil && err2 == nil && v >= 0 && v <= MaxVars && c >= 0 {
			return v, c, nil
		}
	}
	return 0, 0, fmt.Errorf("%q should be \"p cnf VARIABLES CLAUSES\" with at most %d variables", strings.Join(words, " "), MaxVars)
}

// Write writes the formula in DIMACS's format.
func (f *Formula) Write(w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "p cnf %d %d\n", f.Vars, len(f.Clauses))
	var line []byte
	for _, c := range f.Clauses {
		line = append(appendClause(line[:0], c), '\n')
		out.Write(line)
	}
	return out.Flush()
}

// Solver is a solver with the formula's variables and clauses.
func (f *Formula) Solver() *Solver {
	s := New()
	f.AddTo(s)
	return s
}

// AddTo adds variables as far as they are missing, and the clauses.
func (f *Formula) AddTo(s *Solver) {
	for s.NumVars() < f.Vars {
		s.NewVar()
	}
	for _, c := range f.Clauses {
		s.AddClause(c...)
	}
}

// Formula is what the solver's clauses say, without those that were learned, together with assumptions:
// for other solvers. What a propagator knows is not part of it. It is not for use during Solve.
func (s *Solver) Formula(assumptions ...Lit) *Formula {
	f := &Formula{Vars: len(s.vars)}
	if s.unsat {
		f.Clauses = [][]Lit{{}}
		return f
	}
	for _, r := range s.clauses {
		f.Clauses = append(f.Clauses, append([]Lit(nil), s.lits(r)...))
	}
	for _, l := range s.trail {
		f.Clauses = append(f.Clauses, []Lit{l})
	}
	for _, l := range assumptions {
		f.Clauses = append(f.Clauses, []Lit{l})
	}
	return f
}
