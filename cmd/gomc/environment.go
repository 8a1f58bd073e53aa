package main

import (
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

func environmentFlag() cli.Flag {
	return &cli.StringFlag{Name: "env", Usage: "explore what the environment may do besides, too: `LIST` of " + strings.ReplaceAll(mishapList(event.Mishaps()), ",", ", "), DefaultText: "nothing"}
}

// parseEnvironment checks --env.
func parseEnvironment(c *cli.Context) ([]event.Mishap, error) {
	if !c.IsSet("env") {
		return nil, nil
	}
	all, err := event.ParseMishaps(c.String("env"))
	if err != nil {
		return nil, usagef("--env: %v", err)
	}
	return all, nil
}

// checkReuse refuses memory that is handed out again where that is not supported: the memory that waits for it is kept in atomic sections, which take a
// global order of steps, and under tso and pso the engine trust-rf does not always find one for them.
func (s *session) checkReuse() error {
	switch {
	case !slices.Contains(s.build.options.Environment, event.ReusedAddress):
	case !slices.Contains(explore.OperationalModels(), s.opts.Model):
		return usagef("--env=%v is not for --model=%s; use --model=%s", event.ReusedAddress, s.opts.Model, strings.Join(explore.OperationalModels(), " or --model="))
	case s.opts.Engine == "trust-rf" && s.opts.Model != "sc":
		return usagef("--env=%v with --model=%s is not for --engine=trust-rf; use another engine, or --model=sc", event.ReusedAddress, s.opts.Model)
	}
	return nil
}

func mishapList(all []event.Mishap) string {
	var names []string
	for _, m := range all {
		names = append(names, m.String())
	}
	return strings.Join(names, ",")
}
