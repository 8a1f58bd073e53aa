package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// The exit codes. They are stable.
const (
	exitSafe        = 0  // no violation, all executions explored
	exitViolation   = 1  // a violation was found
	exitUsage       = 2  // wrong flags, missing or bad input
	exitUnsupported = 3  // the program needs what gomc does not model
	exitUnknown     = 4  // a limit or a bound was hit, or the user interrupted
	exitBug         = 70 // a bug in gomc
)

// tool is one invocation of gomc.
type tool struct {
	args           []string
	stdin          io.Reader
	stdout, stderr io.Writer
	load           loader
	explore        explorer
	parallel       []string // engines that can use --jobs
	resumable      []string // engines that can use --checkpoint and --resume
	grace          time.Duration
	home           time.Duration // how long a program is explored here before a cluster helps
	inputs         []string      // in place of the arguments, with --attach
	code           int
}

// run runs gomc with its arguments, args[0] being its own name, and returns the
// exit code.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	t := &tool{args: args, stdin: stdin, stdout: stdout, stderr: stderr, load: load, explore: explore.Run, parallel: explore.ParallelEngines(), resumable: explore.ResumableEngines(), grace: defaultGrace, home: atHome}
	return t.run(ctx)
}

func (t *tool) run(ctx context.Context) (code int) {
	defer func() {
		if r := recover(); r != nil {
			code = t.fail(&bug{what: r, stack: debug.Stack()})
		}
	}()
	app := t.appFor(t.args)
	args, err := arrange(app, t.args)
	if err == nil {
		err = app.RunContext(ctx, args)
	}
	if err != nil {
		if code = t.fail(err); t.code == exitViolation {
			code = t.code // what was found could not be printed
		}
		return code
	}
	return t.code
}

func (t *tool) app() *cli.App { return t.appOf(t.commands()) }

// command is a command before it has flags.
type command struct {
	name string
	make func() *cli.Command
}

// commands are all that gomc has, in the order of the help.
func (t *tool) commands() []command {
	return []command{
		{"verify", t.verifyCommand}, {"test", t.testCommand}, {"robust", t.robustCommand}, {"estimate", t.estimateCommand}, {"replay", t.replayCommand},
		{"graph", t.graphCommand}, {"witness", t.witnessCommand}, {"vsc", t.vscCommand}, {"bench", t.benchCommand}, {"serve", t.serveCommand}, {"work", t.workCommand},
		{"explain", t.explainCommand}, {"man", t.manCommand}, {"completion", t.completionCommand}, {"complete", t.completeCommand}, {"version", t.versionCommand},
	}
}

// appFor is gomc with the one command that its arguments name, if they do: the flags of all commands take longer than many a search.
func (t *tool) appFor(args []string) *cli.App {
	commands := t.commands()
	if len(args) > 1 {
		if i := slices.IndexFunc(commands, func(c command) bool { return c.name == args[1] }); i >= 0 {
			commands = commands[i : i+1]
		}
	}
	return t.appOf(commands)
}

// appOf is gomc with some of its commands.
func (t *tool) appOf(some []command) *cli.App {
	var commands []*cli.Command
	for _, named := range some {
		command := named.make()
		for _, c := range append(command.Subcommands, command) {
			c.OnUsageError = wrongUsage
			c.HideHelpCommand = true
			for i, f := range c.Flags {
				c.Flags[i] = flag{f.(anyFlag), f.Names()}
			}
		}
		commands = append(commands, command)
	}
	return &cli.App{
		Name:                      "gomc",
		Usage:                     "a stateless model checker for concurrent C",
		UsageText:                 "gomc COMMAND [flags] FILE...",
		Description:               description(),
		Commands:                  commands,
		Reader:                    t.stdin,
		Writer:                    t.stdout,
		ErrWriter:                 t.stderr,
		HideVersion:               true,
		DisableSliceFlagSeparator: true,
		OnUsageError:              wrongUsage,
		ExitErrHandler:            func(*cli.Context, error) {},
		Action: func(c *cli.Context) error {
			if c.Args().Present() {
				return unknownCommand(c.App, c.Args().First())
			}
			return usagef("no command; try: gomc verify prog.c, or gomc help")
		},
	}
}

func wrongUsage(c *cli.Context, err error, _ bool) error {
	where := "gomc help"
	if c.Command != nil && c.Command.Name != "" && c.Command.Name != "gomc" {
		where = "gomc help " + c.Command.Name
		if strings.Count(c.Command.HelpName, " ") > 1 { // a command below another one
			where = c.Command.HelpName + " --help"
		}
	}
	message := strings.TrimPrefix(err.Error(), "flag: ")
	return usagef("%s%s; see: %s", message, suggestedFlag(message, c), where)
}

func unknownCommand(app *cli.App, name string) error {
	var names []string
	for _, c := range app.Commands {
		if !c.Hidden {
			names = append(names, c.Name)
		}
	}
	return usagef("unknown command %q%s; there are: %s", name, suggestion(name, "", names), strings.Join(names, ", "))
}

// usageError says what the user did wrong.
type usageError struct{ message string }

func (e *usageError) Error() string { return e.message }

func usagef(format string, args ...any) error { return &usageError{fmt.Sprintf(format, args...)} }

// unsupportedError says what gomc does not model.
type unsupportedError struct {
	message string
	file    string
	line    int
}

func (e *unsupportedError) Error() string { return e.message }

// bug is a panic that was recovered.
type bug struct {
	what  any
	stack []byte
}

func (e *bug) Error() string { return fmt.Sprint(e.what) }

// fail reports an error and returns the exit code. With --json there is an
// object on standard output, too.
func (t *tool) fail(err error) int {
	var asBug *bug
	var asUnsupported *unsupportedError
	var asInput *inputError
	o := &jsonReport{Verdict: "error", Reason: err.Error(), Error: &jsonError{Message: err.Error()}}
	switch {
	case errors.As(err, &asBug):
		o.ExitCode, o.Error.Kind = exitBug, "bug"
		t.reportBug(asBug)
	case errors.As(err, &asUnsupported):
		o.ExitCode, o.Verdict, o.Error.Kind = exitUnsupported, "unsupported", "unsupported"
		o.Error.File, o.Error.Line = asUnsupported.file, asUnsupported.line
		t.complain(withPrefix("unsupported: ", err.Error()))
	case isLimit(err):
		o.ExitCode, o.Verdict, o.Error = exitUnknown, "unknown", nil
		t.complain(err.Error())
	default:
		o.ExitCode, o.Error.Kind = exitUsage, "usage"
		if errors.As(err, &asInput) {
			o.Error.File, o.Error.Line, o.Error.Column = asInput.file, asInput.err.Line, asInput.err.Column
		}
		t.complain(err.Error())
	}
	if t.wantsJSON() {
		o.write(t.stdout)
	}
	return o.ExitCode
}

// complain prints a message in one line on standard error.
func (t *tool) complain(message string) {
	fmt.Fprintln(t.stderr, "gomc: "+report.Printable(message))
}

func withPrefix(prefix, s string) string {
	if strings.Contains(s, prefix) {
		return s
	}
	return prefix + s
}

func (t *tool) reportBug(b *bug) {
	fmt.Fprintf(t.stderr, `gomc: this is a bug in gomc, not in your program: %v
Please report it with the following text and the input, as LLVM assembly (.ll).
version: %s
command: %s

%s`, report.Printable(fmt.Sprint(b.what)), versionText(), commandLine(t.args), b.stack)
}

// wantsJSON looks at the raw arguments, as errors may come before flags are
// understood.
func (t *tool) wantsJSON() bool {
	return slices.ContainsFunc(t.args, func(a string) bool {
		name, value, _ := strings.Cut(strings.TrimLeft(a, "-"), "=")
		return strings.HasPrefix(a, "-") && name == "json" && value != "false"
	})
}
