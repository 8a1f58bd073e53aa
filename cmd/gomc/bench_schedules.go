package main

import (
	"fmt"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/bench/schedules"
	"github.com/gomc/gomc/explore"
)

func (t *tool) benchTestCommand() *cli.Command {
	return &cli.Command{
		Name:      "test",
		Usage:     "how many executions random schedules take to find errors, beside gomc verify",
		ArgsUsage: "TABLE",
		Description: `TABLE is a table of programs with errors, such as testdata/deep/expect.tsv. The result is a table, separated by
tabs; docs/random.md has one, and says what its columns mean.`,
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "only", Usage: "only programs whose names contain `TEXT`"},
			&cli.StringFlag{Name: "strategy", Usage: "`LIST` of strategies, see gomc test", DefaultText: "all"},
			&cli.IntFlag{Name: "seeds", Value: 20, Usage: "try `N` seeds"},
			&cli.IntFlag{Name: "depth", Usage: "strategies pct and pctwm: look for errors of depth `N`", DefaultText: depthText()},
			&cli.IntFlag{Name: "history", Value: explore.DefaultHistory, Usage: "strategy pctwm: see gomc test"},
			&cli.Uint64Flag{Name: "trials", Value: 10_000, Usage: "take at most `N` executions for each seed"},
			&cli.StringFlag{Name: "timeout", Value: "60s", Usage: "verify the programs, too, with one job, for at most `TIME`"},
			&cli.BoolFlag{Name: "no-verify", DisableDefaultText: true, Usage: "do not verify"},
		},
		Action: t.benchTest,
	}
}

// benchTest checks the flags, and runs.
func (t *tool) benchTest(c *cli.Context) error {
	if c.Args().Len() != 1 {
		return usagef("want one table; try: gomc bench test testdata/deep/expect.tsv")
	}
	s := schedules.Study{Table: c.Args().First(), Only: c.String("only"), Seeds: c.Int("seeds"), Depth: c.Int("depth"), History: c.Int("history"), Executions: c.Uint64("trials")}
	for name, n := range map[string]int{"seeds": s.Seeds, "depth": s.Depth, "history": s.History, "trials": int(s.Executions)} {
		if n < 1 && (name != "depth" || c.IsSet(name)) {
			return usagef("--%s=%d: want a number of at least 1", name, n)
		}
	}
	var err error
	if s.Strategies, err = listOf(c, "strategy", explore.Strategies()); err != nil {
		return err
	}
	if s.Verify, err = parseDuration(c.String("timeout")); err != nil {
		return err
	}
	if c.Bool("no-verify") {
		s.Verify = 0
	}
	if err := s.Run(c.Context, t.stdout); err != nil {
		return fmt.Errorf("bench test: %w", err)
	}
	return nil
}
