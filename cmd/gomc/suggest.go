package main

import (
	"strings"

	"github.com/urfave/cli/v2"
	"github.com/xrash/smetrics"
)

// likeness is how alike two words have to be, by Jaro and Winkler from 0 to 1, for one to be taken for a slip of the pen of the other.
const likeness = 0.8

// suggestion asks whether one of some words was meant, which dashes come before, if there is one that is much like it; it returns "" otherwise, where package cli's own
// suggestions name some word always.
func suggestion(word, dashes string, words []string) string {
	if len(word) < 3 {
		return ""
	}
	best, meant := likeness, ""
	for _, w := range words {
		if l := smetrics.JaroWinkler(strings.ToLower(word), w, 0.7, 4); l >= best {
			best, meant = l, w
		}
	}
	if meant == "" {
		return ""
	}
	return " (did you mean " + dashes + meant + "?)"
}

// suggestedFlag is suggestion for what package flag says of a flag that there is not.
func suggestedFlag(message string, c *cli.Context) string {
	name, unknown := strings.CutPrefix(message, "flag provided but not defined: -")
	if !unknown || c.Command == nil {
		return ""
	}
	var names []string
	for _, f := range c.Command.Flags {
		for _, n := range f.Names() {
			if len(n) > 1 {
				names = append(names, n)
			}
		}
	}
	return suggestion(strings.TrimLeft(name, "-"), "--", names)
}
