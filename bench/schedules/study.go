// Package schedules compares the strategies of random schedules with each other and with verification: how many executions it takes to find the
// error of a program. "gomc bench test" is its command.
package schedules

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gomc/gomc/bench"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

// A Study is what to find out.
type Study struct {
	Table      string        // of programs with errors; see testdata/README.md
	Only       string        // of the table, only programs whose names contain this
	Strategies []string      // some of those that a program's model has; nil means all
	Seeds      int           // from 1
	Depth      int           // of errors, for strategies pct and pctwm; 0 means that of explore.DepthFor
	History    int           // of errors, for strategy pctwm
	Executions uint64        // at most, for each seed
	Verify     time.Duration // how long verification may take; 0 leaves it out
}

// Run prints a table with tabs. A program has a row for verification, with the time that it took, and one for each strategy: how many seeds have found
// an error within the bound, the median and the quartiles of the number of executions that took, the median of the time in milliseconds, and what strategy pct, or pctwm, promises: the mean number
// of executions is at most that. Seeds that have found nothing count as infinitely many executions. The last columns are the most threads and steps of an execution, and operations that communicate.
func (s *Study) Run(ctx context.Context, w io.Writer) error {
	fmt.Fprintln(w, "program\tstrategy\tfound\tmedian\tquartiles\tms\tpromised\tthreads\tsteps\tcommunicating")
	f, err := os.Open(s.Table)
	if err != nil {
		return err
	}
	defer f.Close()
	rows, err := bench.Read(f)
	if err != nil {
		return fmt.Errorf("%s: %w", s.Table, err)
	}
	for _, row := range rows {
		if !strings.Contains(row.File, s.Only) {
			continue
		}
		prog, err := load(ctx, filepath.Join(filepath.Dir(s.Table), row.File))
		if err != nil {
			return err
		}
		for _, model := range row.Models {
			if err := s.program(ctx, w, strings.TrimSuffix(row.File, ".ll"), model, prog); err != nil {
				return err
			}
		}
	}
	return nil
}

func load(ctx context.Context, file string) (*interp.Program, error) {
	mod, err := llvmir.Load(ctx, []string{file}, llvmir.Options{})
	if err != nil {
		return nil, err
	}
	return interp.Compile(mod, interp.Options{})
}

// program prints the rows of a program.
func (s *Study) program(ctx context.Context, w io.Writer, name, model string, prog event.Program) error {
	if s.Verify > 0 {
		limited, cancel := context.WithTimeoutCause(ctx, s.Verify, explore.ErrTimeout)
		start := time.Now()
		res, err := explore.Run(limited, prog, explore.Options{Model: model, Jobs: 1})
		cancel()
		if err != nil {
			return err
		}
		found, took := "no", fmt.Sprintf("over %d", s.Verify.Milliseconds())
		if res.Verdict == explore.Violation {
			found, took = "yes", fmt.Sprint(time.Since(start).Milliseconds())
		}
		fmt.Fprintf(w, "%s\tverify (%s)\t%s\t-\t-\t%s\t-\t-\t-\t-\n", name, res.Engine, found, took)
	}
	for _, strategy := range explore.StrategiesFor(model) {
		if s.Strategies != nil && !slices.Contains(s.Strategies, strategy) {
			continue
		}
		if err := s.strategy(ctx, w, name, model, prog, strategy); err != nil {
			return err
		}
	}
	return nil
}

// strategy prints the row of a strategy.
func (s *Study) strategy(ctx context.Context, w io.Writer, name, model string, prog event.Program, strategy string) error {
	var executions, times []float64
	found, threads, steps, communicating, bound := 0, 0, 0, 0, 0.0
	for seed := range s.Seeds {
		start := time.Now()
		res, err := explore.Test(ctx, prog, explore.Options{Model: model}, explore.Sampling{Strategies: []string{strategy}, Seed: uint64(seed + 1), Depth: s.Depth, History: s.History, Executions: s.Executions})
		if err != nil {
			return err
		}
		threads, steps, communicating = max(threads, res.Processes), max(steps, res.Steps), max(communicating, res.Communications)
		if res.Bound > 0 && (bound == 0 || res.Bound < bound) {
			bound = res.Bound
		}
		n, took := math.Inf(1), math.Inf(1)
		if res.First > 0 {
			found++
			n, took = float64(res.First), float64(time.Since(start).Microseconds())/1000
		}
		executions, times = append(executions, n), append(times, took)
	}
	promised := "-"
	if bound > 0 {
		promised = fmt.Sprintf("%.0f", 1/bound)
	}
	fmt.Fprintf(w, "%s\t%s\t%d of %d\t%s\t%s..%s\t%s\t%s\t%d\t%d\t%d\n", name, strategy, found, s.Seeds, number(quantile(executions, 0.5)), number(quantile(executions, 0.25)), number(quantile(executions, 0.75)),
		number(quantile(times, 0.5)), promised, threads, steps, communicating)
	return nil
}

// quantile returns the least value that a share of all do not exceed.
func quantile(all []float64, share float64) float64 {
	sorted := slices.Sorted(slices.Values(all))
	return sorted[max(int(math.Ceil(share*float64(len(sorted))))-1, 0)]
}

func number(x float64) string {
	switch {
	case math.IsInf(x, 1):
		return "-"
	case x < 10 && x != math.Trunc(x):
		return fmt.Sprintf("%.1f", x)
	}
	return fmt.Sprintf("%.0f", x)
}
