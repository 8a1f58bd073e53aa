package main

import (
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/event"
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

func mishapList(all []event.Mishap) string {
	var names []string
	for _, m := range all {
		names = append(names, m.String())
	}
	return strings.Join(names, ",")
}
