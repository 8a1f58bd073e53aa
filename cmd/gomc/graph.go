package main

import (
	"slices"

	"github.com/urfave/cli/v2"
)

func (t *tool) graphCommand() *cli.Command {
	return &cli.Command{
		Name:      "graph",
		Usage:     "print the event graph of a counterexample, for Graphviz or as SVG",
		ArgsUsage: "TRACE FILE...",
		Description: `TRACE was written by gomc verify --trace-out; FILE... are the inputs that it was given.
The graph has program order, reads-from (rf), coherence (co) and from-read (fr) edges; make a
picture of it with: gomc graph trace.json prog.ll | dot -Tsvg >graph.svg
or, with a column for each thread, without Graphviz: gomc graph --svg trace.json prog.ll >graph.svg`,
		Flags: slices.Concat([]cli.Flag{
			&cli.BoolFlag{Name: "svg", DisableDefaultText: true, Usage: "draw the graph as SVG, with a column for each thread and time downwards"},
		}, budgetFlags(), buildFlags()),
		Action: func(c *cli.Context) error {
			r, err := t.replay(c)
			if err != nil {
				return err
			}
			if c.Bool("svg") {
				return r.example.Graph().WriteSVG(t.stdout)
			}
			return r.example.Graph().WriteDOT(t.stdout)
		},
	}
}
