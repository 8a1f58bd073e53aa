package main

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"
)

func (t *tool) manCommand() *cli.Command {
	return &cli.Command{
		Name:        "man",
		Usage:       "print gomc's manual page",
		Description: "To install it: gomc man > /usr/local/share/man/man1/gomc.1",
		Action: func(c *cli.Context) error {
			if c.Args().Present() {
				return usagef("man takes no arguments")
			}
			_, err := t.stdout.Write(manual(t.app()))
			return err
		},
	}
}

// manual is the page of section 1 of the manual, for man: what help says of all commands, with flags in the same groups.
// Package cli writes such pages, too, but knows no groups of flags.
func manual(app *cli.App) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, ".TH %s 1\n.nh\n.SH NAME\n%s \\- %s\n.SH SYNOPSIS\n%s\n.SH DESCRIPTION\n", app.Name, app.Name, roff(app.Usage), roff(app.UsageText))
	writeParagraphs(&b, strings.Split(app.Description, "\n"))
	b.WriteString(".SH COMMANDS\n")
	for _, c := range app.Commands {
		if !c.Hidden {
			writeManual(&b, "gomc", c)
		}
	}
	return b.Bytes()
}

// writeManual writes of a command, and of those below it.
func writeManual(b *bytes.Buffer, above string, c *cli.Command) {
	name := above + " " + c.Name
	fmt.Fprintf(b, ".SS %s %s\n%s.\n", roff(name), roff(c.ArgsUsage), roff(c.Usage))
	if c.Description != "" {
		b.WriteString(".PP\n")
		writeParagraphs(b, strings.Split(c.Description, "\n\n"))
	}
	if len(c.VisibleFlags()) > 0 {
		for _, g := range grouped(c.VisibleFlags()) {
			if g.heading != "" {
				fmt.Fprintf(b, ".PP\n%s:\n", roff(g.heading))
			}
			for _, line := range g.lines {
				names, meaning := nameAndMeaning(line)
				fmt.Fprintf(b, ".TP\n.B %s\n%s\n", roff(names), roff(meaning))
			}
		}
	}
	for _, c := range c.Subcommands {
		writeManual(b, name, c)
	}
}

func writeParagraphs(b *bytes.Buffer, paragraphs []string) {
	for i, text := range paragraphs {
		if i > 0 {
			b.WriteString(".PP\n")
		}
		b.WriteString(roff(text) + "\n")
	}
}

var roffEscapes = strings.NewReplacer(`\`, `\e`, "-", `\-`, "\n", " ")

// roff is a text as input of roff: no character of it is a command, and a hyphen is what users type.
func roff(text string) string {
	text = roffEscapes.Replace(strings.TrimSpace(text))
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		return `\&` + text
	}
	return text
}
