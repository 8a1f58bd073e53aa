package main

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// environmentFlags are about where a program runs.
func environmentFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "args", Usage: "call main with `WORDS`, such as '3 \"two words\"', behind the name of the program", DefaultText: "no arguments"},
		&cli.StringFlag{Name: "env", Usage: "explore what the environment may do besides, too: `LIST` of " + strings.ReplaceAll(mishapList(event.Mishaps()), ",", ", "), DefaultText: "nothing"},
	}
}

// parseEnvironment checks environmentFlags.
func parseEnvironment(c *cli.Context, to *report.Options) (err error) {
	if c.IsSet("env") {
		if to.Environment, err = event.ParseMishaps(c.String("env")); err != nil {
			return usagef("--env: %v", err)
		}
	}
	text := c.String("args")
	if !utf8.ValidString(text) {
		return usagef("--args=%q is not UTF-8", text)
	}
	if to.Arguments, err = words(text); err != nil {
		return usagef("--args: %v", err)
	}
	return nil
}

// checkReuse refuses memory that is handed out again where that is not supported: the memory that waits for it is kept in atomic sections, which take a
// global order of steps.
func (s *session) checkReuse() error {
	if slices.Contains(s.build.options.Environment, event.ReusedAddress) && !slices.Contains(explore.OperationalModels(), s.opts.Model) {
		return usagef("--env=%v is not for --model=%s; use --model=%s", event.ReusedAddress, s.opts.Model, strings.Join(explore.OperationalModels(), " or --model="))
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
