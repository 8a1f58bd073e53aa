// Command estimates makes the tables of the evaluation of "State Space Estimation for DPOR-based Model Checkers" for the programs of
// testdata/estimate: how often, and after how many trials, estimates converge.
//
//	go run ./bench/estimates [-dir testdata/estimate] [-seeds 5] [-trials 2000] [-algorithms S,SC] [-budgets 1,5,20,50] [-pitt] [-cost] [-only NAME]
//	go run ./bench/estimates [-cflags FLAGS] [-exact N] [...] FILE...
//	go run ./bench/estimates -progress [-cflags FLAGS] FILE...
//	go run ./bench/estimates -figure FILE.svg TABLE...
//
// For each budget of the algorithms S and SC, S with 1 being Algorithm T, it prints the relative error after all trials, averaged over the seeds; the share of
// the seeds that have converged (see bench.Converged); where that is at least 0.6 the mean number of trials until then; the quartiles of these numbers
// over all seeds; the time of a trial; and how many events a trial adds. With -cost it estimates the events that a search adds, which a full search counts
// before. So it counts the executions of files that are given, other workloads of a program, unless -exact says how many there are. With -most the
// trials are made ten times as many, up to that number, until all seeds have converged.
//
// With -progress it verifies the files, and prints what the progress line of "gomc verify" knows on its way, beside the truth (progress.go). With -figure it draws
// what such tables say of trials to convergence (figure.go).
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
	exact         uint64   // how many executions these have, 0 if they are to be counted
	seeds, trials int
	most          int // trials for each seed, if the others have not been enough
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
	flag.IntVar(&s.most, "most", 0, "more trials, up to this number for each seed, until all seeds have converged")
	flag.Uint64Var(&s.exact, "exact", 0, "number of executions of the files that are given, if it is known")
	progress := flag.Bool("progress", false, "what the progress of searches of the files says, and when")
	figure := flag.String("figure", "", "SVG file to draw what the tables that are given say")
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
	var err error
	switch {
	case *figure != "":
		err = draw(*figure, s.files)
	case *progress:
		err = s.progress()
	default:
		err = s.run()
	}
	if err != nil {
		fail(err)
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "estimates:", err)
	os.Exit(2)
}

func (s *study) run() error {
	fmt.Println("program\texact\talgorithm\trelative error\tconverged\ttrials\tquartiles\tms a trial\tevents a trial\ttaken")
	for _, file := range s.files {
		if err := s.program(file, s.exact); err != nil {
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
	rows, err := bench.Read(f)
	if err != nil {
		return err
	}
	for _, row := range rows {
		if strings.Contains(row.File, s.only) {
			if err := s.program(filepath.Join(s.dir, row.File), row.Count); err != nil {
				return fmt.Errorf("%s: %w", row.File, err)
			}
		}
	}
	return nil
}

// load compiles a program.
func (s *study) load(file string) (*interp.Program, error) {
	mod, err := llvmir.Load(context.Background(), []string{file}, llvmir.Options{CFlags: s.cflags})
	if err != nil {
		return nil, err
	}
	return interp.Compile(mod, interp.Options{})
}

// program prints the rows of a program. executions is 0 if it is not known how many there are.
func (s *study) program(file string, executions uint64) error {
	prog, err := s.load(file)
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

// row is what the trials of all seeds have given.
type row struct {
	off    float64 // relative error of the mean of all trials, averaged over the seeds
	after  []int   // trials until convergence, of the seeds that have converged
	trials int     // for each seed
	took   time.Duration
	events float64
}

// algorithm prints a row of the table.
func (s *study) algorithm(p subject, name string, budget int) error {
	var r row
	for trials := s.trials; ; trials = min(10*trials, s.most) {
		var err error
		if r, err = s.sample(p, name, budget, trials); err != nil {
			return err
		}
		if len(r.after) == s.seeds || trials >= s.most {
			break
		}
	}
	label := name
	if budget > 0 {
		label = fmt.Sprintf("%s %d", name, budget)
	}
	n := float64(s.seeds * r.trials)
	fmt.Printf("%s\t%.0f\t%s\t%.3f\t%.1f\t%s\t%s\t%.3f\t%.0f\t%d x %d\n", p.name, p.truth, label, r.off,
		float64(len(r.after))/float64(s.seeds), s.mean(r.after), s.quartiles(r.after), r.took.Seconds()*1000/n, r.events/n, s.seeds, r.trials)
	return nil
}

// sample takes some trials for each seed.
func (s *study) sample(p subject, name string, budget, trials int) (row, error) {
	r := row{trials: trials}
	for seed := range s.seeds {
		a, err := estimate.New(context.Background(), name, budget, p.Program, explore.Options{Engine: "trust"})
		if err != nil {
			return r, err
		}
		res, err := estimate.Run(context.Background(), a, estimate.Options{Trials: trials, Seed: uint64(seed + 1), Jobs: s.jobs})
		if err != nil {
			return r, err
		}
		r.took += res.Time
		r.events += res.Added
		x := make([]float64, len(res.Trials))
		for i, t := range res.Trials {
			x[i] = t[p.quantity]
		}
		r.off += math.Abs(res.Summary(p.quantity).Mean-p.truth) / p.truth / float64(s.seeds)
		if n, ok := bench.Converged(x, p.truth); ok {
			r.after = append(r.after, n)
		}
	}
	return r, nil
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
