package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"
)

// flagGroup is a heading of the help, and the flags below it in their order.
type flagGroup struct {
	heading string
	flags   []string
}

// flagGroups orders the flags of all commands by what they are for. Flags in none of the groups are those of one command alone, and stand before them.
// docs/reference.md has the same groups.
var flagGroups = []flagGroup{
	{"What is checked", []string{"model", "check", "property", "robust"}},
	{"Inputs and environment", []string{"nondet", "undefined", "env", "args"}},
	{"Search", []string{"engine", "unroll", "preemptions", "no-await", "keep-going", "cross-check", "dry-run", "jobs"}},
	{"Limits", []string{"timeout", "max-memory", "max-steps", "max-instructions", "max-depth", "cache"}},
	{"Output", []string{"json", "quiet", "progress", "context", "trace-out", "html", "svg", "dot", "sarif", "witness"}},
	{"Checkpoints and clusters", []string{"checkpoint", "resume", "cluster", "alone", "attach", "cancel", "creds", "nkey", "tls-ca", "tls-cert", "tls-key"}},
	{"Engine states", []string{"visited", "search", "reductions", "no-reduction", "no-symmetry", "dot-states"}},
	{"Engines refine and bmc", []string{"scheduling", "solver", "validate", "stats"}},
	{"Compilation", []string{"clang", "cflags", "data-model"}},
}

func init() { cli.HelpPrinter = printHelp }

// optionsTemplate is where package cli's templates for commands begin to list flags.
const optionsTemplate = "{{if .VisibleFlagCategories}}"

// printHelp prints the help of a command as package cli does, but its flags in groups, and in lines that are not too long.
func printHelp(w io.Writer, template string, data any) {
	command, ok := data.(*cli.Command)
	head, _, found := strings.Cut(template, optionsTemplate)
	if !ok || !found {
		cli.HelpPrinterCustom(w, template, data, nil)
		return
	}
	var b bytes.Buffer
	cli.HelpPrinterCustom(&b, head, data, nil)
	b.Truncate(len(bytes.TrimRight(b.Bytes(), "\n")))
	b.WriteString("\n\nOPTIONS:\n")
	width := helpWidth()
	for _, g := range grouped(command.VisibleFlags()) {
		if g.heading != "" {
			fmt.Fprintf(&b, "\n   %s:\n\n", g.heading)
		}
		for _, line := range g.lines {
			writeFlag(&b, line, width)
		}
	}
	w.Write(b.Bytes()) // as package cli's own printer, it has nobody to tell of errors
}

// helpWidth is the width of the help in characters: that of the terminal as far as COLUMNS says it, else 110.
func helpWidth() int {
	if n, err := strconv.Atoi(os.Getenv("COLUMNS")); err == nil {
		return min(max(n, 60), 160)
	}
	return 110
}

// printedGroup is a heading, and the flags below it as package cli writes them: names and meaning with a tab between.
type printedGroup struct {
	heading string
	lines   []string
}

// grouped divides flags into flagGroups, without empty groups. The first group has no heading: flags in no group, but for help, which ends the last one.
func grouped(flags []cli.Flag) []printedGroup {
	groups := make([]printedGroup, len(flagGroups)+1)
	for i, g := range flagGroups {
		groups[i+1].heading = g.heading
		for _, name := range g.flags {
			if k := slices.IndexFunc(flags, func(f cli.Flag) bool { return f.Names()[0] == name }); k >= 0 {
				groups[i+1].lines = append(groups[i+1].lines, flags[k].String())
			}
		}
	}
	for _, f := range flags {
		if name := f.Names()[0]; name != "help" && !slices.ContainsFunc(flagGroups, func(g flagGroup) bool { return slices.Contains(g.flags, name) }) {
			groups[0].lines = append(groups[0].lines, f.String())
		}
	}
	groups = slices.DeleteFunc(groups, func(g printedGroup) bool { return len(g.lines) == 0 })
	if len(groups) == 0 {
		groups = append(groups, printedGroup{})
	}
	last := &groups[len(groups)-1]
	last.lines = append(last.lines, cli.HelpFlag.String())
	return groups
}

// nameAndMeaning divides what package cli writes of a flag.
func nameAndMeaning(line string) (names, meaning string) {
	names, meaning, _ = strings.Cut(line, "\t")
	names, _, _ = strings.Cut(names, " [ --") // "--cflags FLAGS [ --cflags FLAGS ]" says only that a flag may be repeated, as its meaning does
	return names, meaning
}

// flagColumn is where the meaning of flags begins.
const flagColumn = 26

// writeFlag writes a flag with its meaning beside it, in lines of at most width characters if no word is longer.
func writeFlag(b *bytes.Buffer, line string, width int) {
	names, meaning := nameAndMeaning(line)
	indent := strings.Repeat(" ", flagColumn)
	at := 3 + len(names)
	b.WriteString("   " + names)
	if at+2 > flagColumn {
		b.WriteString("\n" + indent)
	} else {
		b.WriteString(indent[at:])
	}
	at = flagColumn
	for i, word := range strings.Fields(meaning) {
		switch {
		case i == 0:
		case at+1+len(word) > width:
			b.WriteString("\n" + indent)
			at = flagColumn
		default:
			b.WriteByte(' ')
			at++
		}
		b.WriteString(word)
		at += len(word)
	}
	b.WriteByte('\n')
}
