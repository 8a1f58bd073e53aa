// Command estimates makes the tables of the evaluation of "State Space Estimation for DPOR-based Model Checkers" for the programs of
// testdata/estimate: how often, and after how many trials, estimates converge.
//
//	go run ./bench/estimates [-dir testdata/estimate] [-seeds 5] [-trials 2000] [-algorithms S,SC] [-budgets 1,5,20,50] [-pitt] [-cost] [-only NAME]
//
// For each budget of the algorithms S and SC, S with 1 being Algorithm T, it prints the relative error after all trials, averaged over the seeds; the share of
// the seeds that have converged (see bench.Converged); where that is at least 0.6 the mean number of trials until then; the time of a
// trial; and how many events a trial adds. With -cost it estimates the events that a search adds, which a full search counts before.
package main

import (
	"context"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
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
	seeds, trials int
	jobs          int
	budgets       []int
	algorithms    []string // those with a budget
	pitt, cost    bool
}

func main() {
	var s study
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
	s.algorithms = strings.Split(*algorithms, ",")
	if err := s.run(); err != nil {
		fail(err)
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "estimates:", err)
	os.Exit(2)
}

func (s *study) run() error {
	f, err := os.Open(filepath.Join(s.dir, "expect.tsv"))
	if err != nil {
		return err
	}
	defer f.Close()
	rows, err := bench.Estimates(f)
	if err != nil {
		return err
	}
	fmt.Println("program\texact\talgorithm\trelative error\tconverged\ttrials\tms a trial\tevents a trial")
	for _, row := range rows {
		if strings.Contains(row.File, s.only) {
			if err := s.program(row); err != nil {
				return fmt.Errorf("%s: %w", row.File, err)
			}
		}
	}
	return nil
}

func (s *study) program(row bench.EstimateRow) error {
	mod, err := llvmir.Load(context.Background(), []string{filepath.Join(s.dir, row.File)}, llvmir.Options{})
	if err != nil {
		return err
	}
	prog, err := interp.Compile(mod, interp.Options{})
	if err != nil {
		return err
	}
	quantity, truth := explore.Executions, float64(row.Executions)
	if s.cost {
		res, err := explore.Run(context.Background(), prog, explore.Options{Engine: "trust", KeepGoing: true})
		if err != nil {
			return err
		}
		if res.Counts.Executions != row.Executions {
			return fmt.Errorf("%d executions, the table has %d", res.Counts.Executions, row.Executions)
		}
		quantity, truth = explore.Events, float64(res.Counts.Events)
	}
	if s.pitt && !s.cost {
		if err := s.algorithm(row.File, prog, estimate.NameP, 0, quantity, truth); err != nil {
			return err
		}
	}
	for _, name := range s.algorithms {
		for _, b := range s.budgets {
			if err := s.algorithm(row.File, prog, name, b, quantity, truth); err != nil {
				return err
			}
		}
	}
	return nil
}

// algorithm prints a row of the table.
func (s *study) algorithm(file string, prog *interp.Program, name string, budget, quantity int, truth float64) error {
	off, converged, after, events := 0.0, 0, 0, 0.0
	var took time.Duration
	for seed := range s.seeds {
		a, err := estimate.New(context.Background(), name, budget, prog, explore.Options{Engine: "trust"})
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
			x = append(x, t[quantity])
		}
		off += math.Abs(r.Summary(quantity).Mean-truth) / truth
		if n, ok := bench.Converged(x, truth); ok {
			converged++
			after += n
		}
	}
	trials := "failed"
	if 5*converged >= 3*s.seeds {
		trials = strconv.Itoa((after + converged/2) / converged)
	}
	label := name
	if budget > 0 {
		label = fmt.Sprintf("%s %d", name, budget)
	}
	n := float64(s.seeds * s.trials)
	fmt.Printf("%s\t%.0f\t%s\t%.3f\t%.1f\t%s\t%.3f\t%.0f\n", strings.TrimSuffix(strings.TrimPrefix(file, "../"), ".ll"), truth, label, off/float64(s.seeds),
		float64(converged)/float64(s.seeds), trials, took.Seconds()*1000/n, events/n)
	return nil
}
