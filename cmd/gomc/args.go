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
		flag := flagNamed(command, name)
		if flag == nil {
			continue // an error that package cli reports
		}
		if _, isBool := flag.(*cli.BoolFlag); !isBool && !hasValue && len(rest) > 0 {
			value = rest[0]
			flags = append(flags, value)
			rest = rest[1:]
		}
		if _, many := flag.(*cli.StringSliceFlag); !many {
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

func flagNamed(command *cli.Command, name string) cli.Flag {
	for _, f := range command.Flags {
		for _, n := range f.Names() {
			if n == name {
				return f
			}
		}
	}
	return nil
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
