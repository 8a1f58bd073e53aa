package main

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/gomc/gomc/symbolic/blast"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
)

// instance is a formula of a family that solvers are compared on.
type instance struct {
	name string
	want sat.Result // by construction; Unknown if only a solver can tell
	f    *sat.Formula
}

// families are the instances, the easy ones of each family first.
func families() (all []instance) {
	for _, n := range []int{150, 200, 250} {
		for seed := range uint64(3) {
			all = append(all, instance{fmt.Sprintf("random 3-SAT, %d variables, seed %d", n, seed), sat.Unknown, random3(n, seed)})
		}
	}
	for n := 7; n <= 9; n++ {
		all = append(all, instance{fmt.Sprintf("pigeonhole, %d into %d", n+1, n), sat.Unsat, pigeons(n)})
	}
	for w := uint8(4); w <= 7; w++ {
		all = append(all, instance{fmt.Sprintf("multiplier commutes, %d bits", w), sat.Unsat, commutes(w)})
	}
	for _, p := range [][2]uint64{{251, 241}, {1021, 1019}, {4093, 4091}} {
		all = append(all, instance{fmt.Sprintf("factoring %d", p[0]*p[1]), sat.Sat, factors(p[0] * p[1])})
	}
	all = append(all, instance{"factoring the prime 65521", sat.Unsat, factors(65521)})
	for _, n := range []int{16, 20, 24} {
		all = append(all, instance{fmt.Sprintf("subset sum of %d numbers of 32 bits", n), sat.Sat, subset(n)})
	}
	for n := 4; n <= 10; n += 2 {
		all = append(all, instance{fmt.Sprintf("conditional adders commute, %d of 8 bits", n), sat.Unsat, adders(n, 8)})
	}
	return all
}

// random3 is a random formula at the threshold where half of them can be satisfied: 4.26 clauses for each variable.
func random3(n int, seed uint64) *sat.Formula {
	r := rand.New(rand.NewPCG(seed, uint64(n)))
	f := &sat.Formula{Vars: n}
	for range n * 426 / 100 {
		vars := r.Perm(n)[:3]
		var clause []sat.Lit
		for _, v := range vars {
			l := sat.Pos(sat.Var(v))
			if r.IntN(2) == 0 {
				l = l.Neg()
			}
			clause = append(clause, l)
		}
		f.Clauses = append(f.Clauses, clause)
	}
	return f
}

// pigeons says that n+1 pigeons are in n holes, each in one, and no two of them in the same.
func pigeons(n int) *sat.Formula {
	f := &sat.Formula{Vars: n * (n + 1)}
	in := func(pigeon, hole int) sat.Lit { return sat.Pos(sat.Var(pigeon*n + hole)) }
	for p := range n + 1 {
		var some []sat.Lit
		for h := range n {
			some = append(some, in(p, h))
			for q := range p {
				f.Clauses = append(f.Clauses, []sat.Lit{in(p, h).Neg(), in(q, h).Neg()})
			}
		}
		f.Clauses = append(f.Clauses, some)
	}
	return f
}

// circuit is the formula that a condition holds.
func circuit(condition func(p *term.Pool) *term.Term) *sat.Formula {
	s := sat.New()
	p := term.NewPool()
	s.AddClause(blast.New(s).Lit(condition(p)))
	return s.Formula()
}

// commutes says that two products of w bits differ, with the rows of one for the bits of x, and of the other for those of y.
func commutes(w uint8) *sat.Formula {
	return circuit(func(p *term.Pool) *term.Term {
		x, y := p.Var(w, "x"), p.Var(w, "y")
		return p.Ne(rows(p, x, y), rows(p, y, x))
	})
}

// rows is a product as the sum of x for the bits of y.
func rows(p *term.Pool, x, y *term.Term) *term.Term {
	w := x.Width
	sum := p.Const(w, 0)
	for i := range w {
		sum = p.Add(sum, p.Ite(p.Extract(i, i, y), p.Shl(x, p.Const(w, uint64(i))), p.Const(w, 0)))
	}
	return sum
}

// factors says that n is the product of two numbers of its width, both larger than 1.
func factors(n uint64) *sat.Formula {
	return circuit(func(p *term.Pool) *term.Term {
		w := uint8(bits.Len64(n))
		x, y := p.Var(w, "x"), p.Var(w, "y")
		one := p.Const(w, 1)
		return p.All(p.Eq(p.Mul(p.ZExt(2*w, x), p.ZExt(2*w, y)), p.Const(2*w, n)), p.ULT(one, x), p.ULE(x, y))
	})
}

// subset says that a part of n numbers has the sum that every third of them has.
func subset(n int) *sat.Formula {
	return circuit(func(p *term.Pool) *term.Term {
		r := rand.New(rand.NewPCG(uint64(n), 1))
		sum, target := p.Const(32, 0), uint64(0)
		for i := range n {
			k := uint64(r.Uint32())
			if i%3 == 0 {
				target += k
			}
			sum = p.Ite(p.Var(1, fmt.Sprint("c", i)), p.Add(sum, p.Const(32, k)), sum)
		}
		return p.Eq(sum, p.Const(32, target))
	})
}

// adders says that the sums of a part of n inputs of w bits differ if they are added from the first on, and from the last on: what several threads make
// of a sum, one after the other.
func adders(n int, w uint8) *sat.Formula {
	return circuit(func(p *term.Pool) *term.Term {
		up, down := p.Const(w, 0), p.Const(w, 0)
		var conditions, inputs []*term.Term
		for i := range n {
			conditions, inputs = append(conditions, p.Var(1, fmt.Sprint("c", i))), append(inputs, p.Var(w, fmt.Sprint("x", i)))
		}
		add := func(sum *term.Term, i int) *term.Term { return p.Ite(conditions[i], p.Add(sum, inputs[i]), sum) }
		for i := range n {
			up, down = add(up, i), add(down, n-1-i)
		}
		return p.Ne(up, down)
	})
}

// solverCommands are the solvers: gomc's own is this program itself, so that all are measured alike.
var solverCommands = []string{"gomc", "minisat", "cadical"}

// compareSolvers prints a table of CPU seconds.
func compareSolvers(limit time.Duration) error {
	dir, err := os.MkdirTemp("", "families")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	fmt.Println("| formula | variables | clauses | | gomc | minisat | cadical |\n|---|---|---|---|---|---|---|")
	wrong := 0
	for _, x := range families() {
		file := filepath.Join(dir, "formula.cnf")
		if err := write(file, x.f); err != nil {
			return err
		}
		fmt.Printf("| %s | %d | %d |", x.name, x.f.Vars, len(x.f.Clauses))
		known, cells := x.want, ""
		for _, name := range solverCommands {
			got, seconds, err := solveWith(name, file, limit)
			switch {
			case errors.Is(err, exec.ErrNotFound):
				cells += " not there |"
				continue
			case err != nil:
				return err
			case got == sat.Unknown:
				cells += " – |"
				continue
			}
			cells += fmt.Sprintf(" %.2f |", seconds)
			if known == sat.Unknown {
				known = got
			} else if known != got {
				cells += " **wrong** |"
				wrong++
			}
		}
		fmt.Printf(" %s |%s\n", known, cells)
	}
	if wrong > 0 {
		return fmt.Errorf("%d answers are wrong", wrong)
	}
	return nil
}

func write(file string, f *sat.Formula) error {
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	return errors.Join(f.Write(out), out.Close())
}

// The exit codes of solvers.
const (
	exitSat   = 10
	exitUnsat = 20
)

// solveWith runs a solver. The result is unknown if the limit is reached.
func solveWith(name, file string, limit time.Duration) (result sat.Result, seconds float64, err error) {
	ctx, stop := context.WithTimeout(context.Background(), limit)
	defer stop()
	args := []string{file}
	if name == solverCommands[0] {
		if name, err = os.Executable(); err != nil {
			return result, 0, err
		}
		args = []string{"-solve", file}
	}
	cmd := exec.CommandContext(ctx, name, args...)
	runErr := cmd.Run()
	if cmd.ProcessState == nil {
		return result, 0, runErr
	}
	seconds = (cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds()
	switch code := cmd.ProcessState.ExitCode(); {
	case code == exitSat:
		return sat.Sat, seconds, nil
	case code == exitUnsat:
		return sat.Unsat, seconds, nil
	case ctx.Err() != nil:
		return sat.Unknown, seconds, nil
	}
	return result, 0, fmt.Errorf("%s: %w", name, runErr)
}

// solve answers a formula in a file by the exit code, with gomc's own solver.
func solve(file string) error {
	in, err := os.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	f, err := sat.ReadDimacs(in)
	if err != nil {
		return err
	}
	switch f.Solver().Solve() {
	case sat.Sat:
		os.Exit(exitSat)
	case sat.Unsat:
		os.Exit(exitUnsat)
	}
	return errors.New("no answer")
}
