package main

import (
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/report"
)

// arrange puts the flags of the command before its files, as package cli
// wants them, so that users may mix both. It rejects a flag that is given twice with different
// values, as one of the two would be ignored.
func arrange(app *cli.App, args []string) ([]string, error) {
	if len(args) < 2 {
		return args, nil
	}
	switch args[1] {
	case "--version", "-version":
		args = append([]string{args[0], "version"}, args[2:]...)
	case "help", "h": // package cli's own help knows no commands below commands
		if len(args) > 2 && !strings.HasPrefix(args[2], "-") {
			args = slices.Concat(args[:1], args[2:], []string{"--help"})
		}
	}
	command := app.Command(args[1])
	if command == nil {
		if !strings.HasPrefix(args[1], "-") && args[1] != "help" && args[1] != "h" {
			return nil, unknownCommand(app, args[1])
		}
		return args, nil
	}
	var flags, files []string
	seen := map[string]string{}
	command, names, rest := subcommand(command, args)
	for len(rest) > 0 {
		a := rest[0]
		rest = rest[1:]
		if a == "--" {
			files = append(files, rest...)
			break
		}
		if !strings.HasPrefix(a, "-") || a == "-" {
			files = append(files, a)
			continue
		}
		flags = append(flags, a)
		name, value, hasValue := strings.Cut(strings.TrimLeft(a, "-"), "=")
		flag, ok := flagNamed(command, name)
		if !ok {
			continue // an error that package cli reports
		}
		if flag.TakesValue() && !hasValue && len(rest) > 0 {
			value = rest[0]
			flags = append(flags, value)
			rest = rest[1:]
		}
		if !flag.many() {
			if first, twice := seen[name]; twice && first != value {
				return nil, usagef("the flag --%s is given twice, with different values", name)
			}
			seen[name] = value
		}
	}
	return slices.Concat(names, flags, []string{"--"}, files), nil
}

// subcommand returns the command that the arguments name, command or one below it, the arguments that name it, and all others.
func subcommand(command *cli.Command, args []string) (sub *cli.Command, names, rest []string) {
	n := 2
	for n < len(args) {
		below := slices.IndexFunc(command.Subcommands, func(c *cli.Command) bool { return c.HasName(args[n]) })
		if below < 0 {
			break
		}
		command = command.Subcommands[below]
		n++
	}
	return command, args[:n], args[n:]
}

// flag is a flag whose names are computed once. Package cli computes those of all flags whenever it looks for one, with a regular expression: that would take longer
// than a small program's verification.
type flag struct {
	anyFlag
	names []string
}

// anyFlag is what all kinds of flags do.
type anyFlag interface {
	cli.RequiredFlag
	cli.DocGenerationFlag
	cli.CategorizableFlag
	cli.ActionableFlag
}

// Names returns the names of a flag.
func (f flag) Names() []string { return f.names }

// many reports whether a flag may be given several times.
func (f flag) many() bool {
	_, many := f.anyFlag.(*cli.StringSliceFlag)
	return many
}

// flagNamed finds a flag; ok is false if the command has none of that name.
func flagNamed(command *cli.Command, name string) (found flag, ok bool) {
	for _, f := range command.Flags {
		if f, ok := f.(flag); ok && slices.Contains(f.names, name) {
			return f, true
		}
	}
	return flag{}, false
}

// commandLine quotes arguments for a shell.
func commandLine(args []string) string {
	quoted := make([]string, len(args))
	for i, a := range args {
		quoted[i] = a
		if report.Printable(a) != a { // as bash and zsh have it
			quoted[i] = "$'" + strings.NewReplacer("'", `\'`).Replace(report.Printable(strings.ReplaceAll(a, `\`, `\\`))) + "'"
		} else if a == "" || strings.ContainsAny(a, " \t\n\"'`$&|;<>()*?[]#~!{}\\") {
			quoted[i] = "'" + strings.ReplaceAll(a, "'", `'\''`) + "'"
		}
	}
	return strings.Join(quoted, " ")
}

// words splits a text at spaces as a shell does, with quotes and backslashes.
func words(text string) ([]string, error) {
	var all []string
	var word strings.Builder
	quote, inside, escaped := rune(0), false, false
	for _, r := range text {
		switch {
		case escaped:
			word.WriteRune(r)
			escaped = false
		case r == '\\' && quote != '\'':
			escaped, inside = true, true
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			word.WriteRune(r)
		case r == '"' || r == '\'':
			quote, inside = r, true
		case r == ' ' || r == '\t' || r == '\n':
			if inside {
				all = append(all, word.String())
				word.Reset()
				inside = false
			}
		default:
			word.WriteRune(r)
			inside = true
		}
	}
	if quote != 0 || escaped {
		return nil, usagef("unfinished quotation in %q", text)
	}
	if inside {
		all = append(all, word.String())
	}
	return all, nil
}
