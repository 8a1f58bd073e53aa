// Package estimates makes the tables of the evaluation of "State Space Estimation for DPOR-based Model Checkers": how often, and after how many
// trials, estimates converge ([Study.Run]); what the progress of a search says on its way, beside the truth ([Study.Progress]); and the figure that is
// drawn of such tables ([Draw]). "gomc bench estimate" is its command.
package estimates

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gomc/gomc/bench"
	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

// A Study is what to find out.
type Study struct {
	Paths []string // programs, and tables of programs whose numbers of executions are known (.tsv; see testdata/README.md)
	Only  string   // of the tables, only programs whose names contain this
	// CFlags are for the compilation of the programs in Paths.
	CFlags []string
	// Exact is the number of executions of the programs in Paths, 0 if these are to be counted.
	Exact uint64

	Seeds, Trials int      // trials are for each seed
	Most          int      // trials for each seed, if Trials have not been enough for all seeds to converge
	Jobs          int      // trials at the same time
	Budgets       []int    // graphs on a level
	Algorithms    []string // those with a budget: names of package estimate
	Pitt          bool     // Algorithm P, too
	Cost          bool     // estimate the events that a search adds, not executions
}

// Run prints a table with tabs, a row for each program, algorithm and budget (S with a budget of 1 is Algorithm T): the relative error after all trials,
// averaged over the seeds; the share of the seeds that have converged (see [bench.Converged]); where that is at least 0.6 the mean number of trials until
// then; the quartiles of these numbers over all seeds; the time of a trial; and how many events a trial adds.
func (s *Study) Run(ctx context.Context, w io.Writer) error {
	fmt.Fprintln(w, "program\texact\talgorithm\trelative error\tconverged\ttrials\tquartiles\tms a trial\tevents a trial\ttaken")
	return s.each(func(file string, executions uint64, cflags []string) error {
		p, err := s.subject(ctx, file, executions, cflags)
		if err != nil {
			return err
		}
		return s.rows(ctx, w, p)
	})
}

// each calls do for each program, with the number of its executions if that is known.
func (s *Study) each(do func(file string, executions uint64, cflags []string) error) error {
	for _, path := range s.Paths {
		if filepath.Ext(path) == ".tsv" {
			if err := s.table(path, do); err != nil {
				return err
			}
		} else if err := do(path, s.Exact, s.CFlags); err != nil {
			return err
		}
	}
	return nil
}

// table does the same for the programs of a table.
func (s *Study) table(path string, do func(file string, executions uint64, cflags []string) error) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	rows, err := bench.Read(f)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	for _, row := range rows {
		if !strings.Contains(row.File, s.Only) {
			continue
		}
		if err := do(filepath.Join(filepath.Dir(path), row.File), row.Count, nil); err != nil {
			return err
		}
	}
	return nil
}

// subject is a program, and a number that is estimated.
type subject struct {
	*interp.Program
	name     string
	quantity int
	truth    float64
}

// subject compiles a program, and counts what is to be estimated unless it is known. executions is 0 if it is not known how many there are.
func (s *Study) subject(ctx context.Context, file string, executions uint64, cflags []string) (subject, error) {
	prog, err := load(ctx, file, cflags)
	if err != nil {
		return subject{}, err
	}
	p := subject{Program: prog, name: strings.TrimSuffix(filepath.Base(file), ".ll"), quantity: explore.Executions, truth: float64(executions)}
	if len(cflags) > 0 {
		p.name += " " + strings.Join(cflags, " ")
	}
	if !s.Cost && executions > 0 {
		return p, nil
	}
	res, err := explore.Run(ctx, prog, explore.Options{Engine: "trust", KeepGoing: true})
	switch {
	case err != nil:
		return p, err
	case res.Verdict == explore.Unknown || res.Verdict == explore.Unsupported:
		return p, fmt.Errorf("%s: the verdict is %s: %s", file, res.Verdict, res.Reason)
	}
	if executions != 0 && res.Counts.Executions != executions {
		return p, fmt.Errorf("%s: %d executions, where %d are expected", file, res.Counts.Executions, executions)
	}
	p.truth = float64(res.Counts.Executions)
	if s.Cost {
		p.quantity, p.truth = explore.Events, float64(res.Counts.Events)
	}
	return p, nil
}

// load compiles a program.
func load(ctx context.Context, file string, cflags []string) (*interp.Program, error) {
	mod, err := llvmir.Load(ctx, []string{file}, llvmir.Options{CFlags: cflags})
	if err != nil {
		return nil, err
	}
	return interp.Compile(mod, interp.Options{})
}

// rows prints the rows of a program.
func (s *Study) rows(ctx context.Context, w io.Writer, p subject) error {
	if s.Pitt && !s.Cost {
		if err := s.row(ctx, w, p, estimate.NameP, 0); err != nil {
			return err
		}
	}
	for _, name := range s.Algorithms {
		for _, b := range s.Budgets {
			if err := s.row(ctx, w, p, name, b); err != nil {
				return err
			}
		}
	}
	return nil
}

// outcome is what the trials of all seeds have given.
type outcome struct {
	off    float64 // relative error of the mean of all trials, averaged over the seeds
	after  []int   // trials until convergence, of the seeds that have converged
	trials int     // for each seed
	took   time.Duration
	events float64
}

// row prints a row of the table.
func (s *Study) row(ctx context.Context, w io.Writer, p subject, name string, budget int) error {
	var r outcome
	for trials := s.Trials; ; trials = min(10*trials, s.Most) {
		var err error
		if r, err = s.sample(ctx, p, name, budget, trials); err != nil {
			return err
		}
		if len(r.after) == s.Seeds || trials >= s.Most {
			break
		}
	}
	label := name
	if budget > 0 {
		label = fmt.Sprintf("%s %d", name, budget)
	}
	n := float64(s.Seeds * r.trials)
	fmt.Fprintf(w, "%s\t%.0f\t%s\t%.3f\t%.1f\t%s\t%s\t%.3f\t%.0f\t%d x %d\n", p.name, p.truth, label, r.off,
		float64(len(r.after))/float64(s.Seeds), s.mean(r.after), s.quartiles(r.after), r.took.Seconds()*1000/n, r.events/n, s.Seeds, r.trials)
	return nil
}

// sample takes some trials for each seed.
func (s *Study) sample(ctx context.Context, p subject, name string, budget, trials int) (outcome, error) {
	r := outcome{trials: trials}
	for seed := range s.Seeds {
		a, err := estimate.New(ctx, name, budget, p.Program, explore.Options{Engine: "trust"})
		if err != nil {
			return r, err
		}
		res, err := estimate.Run(ctx, a, estimate.Options{Trials: trials, Seed: uint64(seed + 1), Jobs: s.Jobs})
		if err != nil {
			return r, err
		}
		r.took += res.Time
		r.events += res.Added
		x := make([]float64, len(res.Trials))
		for i, t := range res.Trials {
			x[i] = t[p.quantity]
		}
		r.off += math.Abs(res.Summary(p.quantity).Mean-p.truth) / p.truth / float64(s.Seeds)
		if n, ok := bench.Converged(x, p.truth); ok {
			r.after = append(r.after, n)
		}
	}
	return r, nil
}

// mean is the mean number of trials until convergence, if enough seeds have converged.
func (s *Study) mean(after []int) string {
	if 5*len(after) < 3*s.Seeds {
		return "failed"
	}
	sum := len(after) / 2
	for _, n := range after {
		sum += n
	}
	return strconv.Itoa(sum / len(after))
}

// quartiles are those of the number of trials until convergence, seeds that have not converged being last.
func (s *Study) quartiles(after []int) string {
	slices.Sort(after)
	var three []string
	for q := 1; q <= 3; q++ {
		if k := q * (s.Seeds - 1) / 4; k < len(after) {
			three = append(three, strconv.Itoa(after[k]))
		} else {
			three = append(three, "failed")
		}
	}
	return strings.Join(three, " ")
}
