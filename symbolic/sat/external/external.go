// Package external solves formulas by solvers of others: programs that read DIMACS's format from standard input and print what
// SAT competitions ask for.
package external

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"strconv"
	"strings"

	"github.com/gomc/gomc/symbolic/sat"
)

// Solver is a program that solves formulas.
type Solver struct {
	// Err says why the latest answer was Unknown, nil if the context has ended or there was an answer.
	Err error

	ctx  context.Context
	name string
	path string
}

// Find finds a program on PATH. It runs until ctx ends.
func Find(ctx context.Context, name string) (*Solver, error) {
	path, err := exec.LookPath(name)
	if err != nil {
		return nil, fmt.Errorf("the solver %s is not on PATH", name)
	}
	return &Solver{ctx: ctx, name: name, path: path}, nil
}

// Solve looks for a model of a formula: values by literal, with the answer Sat. A model is looked at before it is returned; that there is none is taken
// from the program.
func (s *Solver) Solve(f *sat.Formula) (values []sat.Value, result sat.Result) {
	s.Err = nil
	var in, out, errs bytes.Buffer
	if err := f.Write(&in); err != nil {
		s.Err = err
		return nil, sat.Unknown
	}
	cmd := exec.CommandContext(s.ctx, s.path, "-q")
	cmd.Stdin, cmd.Stdout, cmd.Stderr = &in, &out, &errs
	runErr := cmd.Run() // exit codes are 10 and 20
	if s.ctx.Err() != nil {
		return nil, sat.Unknown
	}
	values, result, err := parse(&out, f)
	if err != nil || result == sat.Unknown {
		s.Err = fmt.Errorf("%s gives no answer: %w", s.name, errors.Join(err, runErr, firstLine(errs.String())))
	}
	return values, result
}

func firstLine(text string) error {
	if line, _, _ := strings.Cut(strings.TrimSpace(text), "\n"); line != "" {
		return errors.New(line)
	}
	return nil
}

// parse reads an answer.
func parse(out *bytes.Buffer, f *sat.Formula) (values []sat.Value, result sat.Result, err error) {
	values = make([]sat.Value, 2*f.Vars)
	in := bufio.NewScanner(out)
	in.Buffer(nil, 1<<20)
	for in.Scan() {
		words := strings.Fields(in.Text())
		switch {
		case len(words) == 2 && words[0] == "s" && words[1] == "UNSATISFIABLE":
			return nil, sat.Unsat, nil
		case len(words) == 2 && words[0] == "s" && words[1] == "SATISFIABLE":
			result = sat.Sat
		case len(words) > 0 && words[0] == "v":
			for _, w := range words[1:] {
				n, err := strconv.Atoi(w)
				if err != nil || n > f.Vars || n < -f.Vars {
					return nil, sat.Unknown, fmt.Errorf("%q is no literal", w)
				}
				if n != 0 {
					l := sat.FromDimacs(n)
					values[l], values[l.Neg()] = sat.True, sat.False
				}
			}
		}
	}
	if err := in.Err(); err != nil || result != sat.Sat {
		return nil, sat.Unknown, err
	}
	for _, c := range f.Clauses {
		if !holds(c, values) {
			return nil, sat.Unknown, errors.New("its model violates a clause")
		}
	}
	return values, sat.Sat, nil
}

func holds(clause []sat.Lit, values []sat.Value) bool {
	for _, l := range clause {
		if values[l] == sat.True {
			return true
		}
	}
	return false
}
