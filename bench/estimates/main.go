// Command estimates makes the tables of the evaluation of "State Space Estimation for DPOR-based Model Checkers" for the programs of
// testdata/estimate: how often, and after how many trials, estimates converge.
//
//	go run ./bench/estimates [-dir testdata/estimate] [-seeds 5] [-trials 2000] [-algorithms S,SC] [-budgets 1,5,20,50] [-pitt] [-cost] [-only NAME]
//	go run ./bench/estimates [-cflags FLAGS] [...] FILE...
//
// For each budget of the algorithms S and SC, S with 1 being Algorithm T, it prints the relative error after all trials, averaged over the seeds; the share of
// the seeds that have converged (see bench.Converged); where that is at least 0.6 the mean number of trials until then; the quartiles of these numbers
// over all seeds; the time of a trial; and how many events a trial adds. With -cost it estimates the events that a search adds, which a full search counts
// before. So it counts the executions of files that are given: other workloads of a program.
package main

import (
	"context"
	"flag"
	"fmt"
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

// study is what to find out.
type study struct {
	dir, only     string
	files, cflags []string // programs that are not in the table
	seeds, trials int
	jobs          int
	budgets       []int
	algorithms    []string // those with a budget
	pitt, cost    bool
}

func main() {
	var s study
	cflags := flag.String("cflags", "", "flags for the compilation of files that are given")
	budgets := flag.String("budgets", "1,5,20,50", "budgets of Algorithm S")
	algorithms := flag.String("algorithms", "S,SC", "algorithms with a budget")
	flag.StringVar(&s.dir, "dir", filepath.Join("testdata", "estimate"), "folder of the programs")
	flag.StringVar(&s.only, "only", "", "programs whose names contain this")
	flag.IntVar(&s.seeds, "seeds", 5, "number of seeds")
	flag.IntVar(&s.trials, "trials", 2000, "trials for each seed")
	flag.IntVar(&s.jobs, "jobs", 1, "trials at the same time")
	flag.BoolVar(&s.pitt, "pitt", false, "Algorithm P, too")
	flag.BoolVar(&s.cost, "cost", false, "estimate costs")
	flag.Parse()
	for _, b := range strings.Split(*budgets, ",") {
		n, err := strconv.Atoi(b)
		if err != nil || n < 1 {
			fail(fmt.Errorf("-budgets=%s: want numbers of at least 1", *budgets))
		}
		s.budgets = append(s.budgets, n)
	}
	s.algorithms, s.files, s.cflags = strings.Split(*algorithms, ","), flag.Args(), strings.Fields(*cflags)
	if err := s.run(); err != nil {
		fail(err)
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "estimates:", err)
	os.Exit(2)
}

func (s *study) run() error {
	fmt.Println("program\texact\talgorithm\trelative error\tconverged\ttrials\tquartiles\tms a trial\tevents a trial")
	for _, file := range s.files {
		if err := s.program(file, 0); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	if len(s.files) > 0 {
		return nil
	}
	f, err := os.Open(filepath.Join(s.dir, "expect.tsv"))
	if err != nil {
		return err
	}
	defer f.Close()
	rows, err := bench.Estimates(f)
	if err != nil {
		return err
	}
	for _, row := range rows {
		if strings.Contains(row.File, s.only) {
			if err := s.program(filepath.Join(s.dir, row.File), row.Executions); err != nil {
				return fmt.Errorf("%s: %w", row.File, err)
			}
		}
	}
	return nil
}

// program prints the rows of a program. executions is 0 if it is not known how many there are.
func (s *study) program(file string, executions uint64) error {
	mod, err := llvmir.Load(context.Background(), []string{file}, llvmir.Options{CFlags: s.cflags})
	if err != nil {
		return err
	}
	prog, err := interp.Compile(mod, interp.Options{})
	if err != nil {
		return err
	}
	p := subject{Program: prog, name: strings.TrimSuffix(filepath.Base(file), ".ll"), quantity: explore.Executions, truth: float64(executions)}
	if len(s.cflags) > 0 {
		p.name += " " + strings.Join(s.cflags, " ")
	}
	if s.cost || executions == 0 {
		res, err := explore.Run(context.Background(), prog, explore.Options{Engine: "trust", KeepGoing: true})
		if err != nil {
			return err
		}
		if executions != 0 && res.Counts.Executions != executions {
			return fmt.Errorf("%d executions, the table has %d", res.Counts.Executions, executions)
		}
		p.truth = float64(res.Counts.Executions)
		if s.cost {
			p.quantity, p.truth = explore.Events, float64(res.Counts.Events)
		}
	}
	if s.pitt && !s.cost {
		if err := s.algorithm(p, estimate.NameP, 0); err != nil {
			return err
		}
	}
	for _, name := range s.algorithms {
		for _, b := range s.budgets {
			if err := s.algorithm(p, name, b); err != nil {
				return err
			}
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

// algorithm prints a row of the table.
func (s *study) algorithm(p subject, name string, budget int) error {
	off, events := 0.0, 0.0
	var after []int
	var took time.Duration
	for seed := range s.seeds {
		a, err := estimate.New(context.Background(), name, budget, p.Program, explore.Options{Engine: "trust"})
		if err != nil {
			return err
		}
		r, err := estimate.Run(context.Background(), a, estimate.Options{Trials: s.trials, Seed: uint64(seed + 1), Jobs: s.jobs})
		if err != nil {
			return err
		}
		took += r.Time
		events += r.Added
		var x []float64
		for _, t := range r.Trials {
			x = append(x, t[p.quantity])
		}
		off += math.Abs(r.Summary(p.quantity).Mean-p.truth) / p.truth
		if n, ok := bench.Converged(x, p.truth); ok {
			after = append(after, n)
		}
	}
	label := name
	if budget > 0 {
		label = fmt.Sprintf("%s %d", name, budget)
	}
	n := float64(s.seeds * s.trials)
	fmt.Printf("%s\t%.0f\t%s\t%.3f\t%.1f\t%s\t%s\t%.3f\t%.0f\n", p.name, p.truth, label, off/float64(s.seeds),
		float64(len(after))/float64(s.seeds), s.mean(after), s.quartiles(after), took.Seconds()*1000/n, events/n)
	return nil
}

// mean is the mean number of trials until convergence, if enough seeds have converged.
func (s *study) mean(after []int) string {
	if 5*len(after) < 3*s.seeds {
		return "failed"
	}
	sum := len(after) / 2
	for _, n := range after {
		sum += n
	}
	return strconv.Itoa(sum / len(after))
}

// quartiles are those of the number of trials until convergence, seeds that have not converged being last.
func (s *study) quartiles(after []int) string {
	slices.Sort(after)
	var three []string
	for q := 1; q <= 3; q++ {
		if k := q * (s.seeds - 1) / 4; k < len(after) {
			three = append(three, strconv.Itoa(after[k]))
		} else {
			three = append(three, "failed")
		}
	}
	return strings.Join(three, " ")
}
