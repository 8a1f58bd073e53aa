package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/bench/estimates"
	"github.com/gomc/gomc/estimate"
)

// budgeted are the algorithms that bench estimate takes: those with a budget.
var budgeted = []string{estimate.NameS, estimate.NameSC}

func (t *tool) benchEstimateCommand() *cli.Command {
	return &cli.Command{
		Name:      "estimate",
		Usage:     "how fast estimates converge, and what progress says on its way, beside the truth",
		ArgsUsage: "PATH...",
		Description: `PATH is a program, or a table of programs whose numbers of executions are known, such as
testdata/estimate/expect.tsv. The result is a table, separated by tabs; docs/estimates.md has one, and says what
its columns mean.`,
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "only", Usage: "only programs of tables whose names contain `TEXT`"},
			&cli.StringFlag{Name: "cflags", Usage: "compile programs with `FLAGS`: \"-DN=4\""},
			&cli.Uint64Flag{Name: "exact", Usage: "the programs have `N` executions", DefaultText: "they are counted"},
			&cli.StringFlag{Name: "algorithms", Value: strings.Join(budgeted, ","), Usage: "`LIST` of algorithms with a budget"},
			&cli.StringFlag{Name: "budgets", Value: "1,5,20,50", Usage: "`LIST` of budgets; S with 1 is Algorithm T"},
			&cli.BoolFlag{Name: "pitt", DisableDefaultText: true, Usage: "Algorithm P, too"},
			&cli.IntFlag{Name: "seeds", Value: 5, Usage: "try `N` seeds"},
			&cli.IntFlag{Name: "trials", Value: 2000, Usage: "take `N` trials for each seed"},
			&cli.IntFlag{Name: "most", Usage: "take ten times as many trials, up to `N`, until all seeds have converged", DefaultText: "--trials"},
			&cli.BoolFlag{Name: "cost", DisableDefaultText: true, Usage: "estimate how many events the search adds"},
			&cli.IntFlag{Name: "jobs", Value: 1, Usage: "take `N` trials at the same time"},
			&cli.BoolFlag{Name: "forecast", DisableDefaultText: true, Usage: "verify the programs, and tell what the progress said when 10%, 25% and 50% were done"},
			&cli.StringFlag{Name: "figure", Usage: "draw what tables say, PATH... being outputs of this command: an SVG `FILE`"},
		},
		Action: t.benchEstimate,
	}
}

// benchEstimate checks the flags, and runs.
func (t *tool) benchEstimate(c *cli.Context) error {
	if err := notEmpty(c, "algorithms", "budgets", "figure"); err != nil {
		return err
	}
	if !c.Args().Present() {
		return usagef("no program; try: gomc bench estimate testdata/estimate/expect.tsv")
	}
	s := estimates.Study{Paths: c.Args().Slice(), Only: c.String("only"), Exact: c.Uint64("exact"), Seeds: c.Int("seeds"), Trials: c.Int("trials"),
		Most: c.Int("most"), Jobs: c.Int("jobs"), Pitt: c.Bool("pitt"), Cost: c.Bool("cost")}
	for name, n := range map[string]int{"seeds": s.Seeds, "trials": s.Trials, "jobs": s.Jobs} {
		if n < 1 {
			return usagef("--%s=%d: want a number of at least 1", name, n)
		}
	}
	var err error
	if s.CFlags, err = words(c.String("cflags")); err != nil {
		return err
	}
	if s.Algorithms, err = listOf(c, "algorithms", budgeted); err != nil {
		return err
	}
	if s.Algorithms == nil {
		s.Algorithms = budgeted
	}
	for text := range strings.SplitSeq(c.String("budgets"), ",") {
		n, err := strconv.Atoi(strings.TrimSpace(text))
		if err != nil || n < 1 {
			return usagef("--budgets=%s: want numbers of at least 1", c.String("budgets"))
		}
		s.Budgets = append(s.Budgets, n)
	}
	switch figure := c.String("figure"); {
	case figure != "":
		err = estimates.Draw(figure, s.Paths)
	case c.Bool("forecast"):
		err = s.Progress(c.Context, t.stdout)
	default:
		err = s.Run(c.Context, t.stdout)
	}
	if err != nil {
		return fmt.Errorf("bench estimate: %w", err)
	}
	return nil
}
