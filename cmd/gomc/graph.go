package main

import "github.com/urfave/cli/v2"

func (t *tool) graphCommand() *cli.Command {
	return &cli.Command{
		Name:      "graph",
		Usage:     "print the event graph of a counterexample, for Graphviz",
		ArgsUsage: "TRACE FILE...",
		Description: `TRACE was written by gomc verify --trace-out; FILE... are the inputs that it was given.
The graph has program order, reads-from (rf), coherence (co) and from-read (fr) edges; make a
picture of it with: gomc graph trace.json prog.ll | dot -Tsvg >graph.svg`,
		Flags: append(budgetFlags(), buildFlags()...),
		Action: func(c *cli.Context) error {
			r, err := t.replay(c)
			if err != nil {
				return err
			}
			return r.example.Graph().WriteDOT(t.stdout)
		},
	}
}
