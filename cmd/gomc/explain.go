package main

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/report"
)

func (t *tool) explainCommand() *cli.Command {
	return &cli.Command{
		Name:        "explain",
		Usage:       "tell what a kind of violation means, and how such a thing is mended",
		UsageText:   "gomc explain [KIND]",
		ArgsUsage:   "[KIND]",
		Description: "KIND is " + kindList(event.ErrorKinds()) + ". Without one, all are listed.",
		Action: func(c *cli.Context) error {
			switch c.NArg() {
			case 0:
				return t.listKinds()
			case 1:
				return t.explainKind(c.Args().First())
			}
			return usagef("explain takes one kind; see: gomc help explain")
		},
	}
}

// listKinds prints a line for each kind of violation.
func (t *tool) listKinds() error {
	var b bytes.Buffer
	for _, e := range report.Explanations() {
		fmt.Fprintf(&b, "%-12s %s\n", e.Kind, e.Title)
	}
	_, err := t.stdout.Write(b.Bytes())
	return err
}

func (t *tool) explainKind(name string) error {
	e, ok := report.ExplanationOf(event.ErrorKind(strings.TrimSpace(name)))
	if !ok {
		return usagef("unknown kind %q; there are: %s", name, kindList(event.ErrorKinds()))
	}
	_, err := fmt.Fprintf(t.stdout, "%s: %s\n\n%s\n\n    %s\n\n%s\n", e.Kind, e.Title, e.Meaning, strings.ReplaceAll(e.Example, "\n", "\n    "), e.Advice)
	return err
}
