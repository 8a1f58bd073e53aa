package main

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/guided"
	"github.com/gomc/gomc/files"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/svcomp"
	"github.com/gomc/gomc/svcomp/witness"
)

// validation is one run of gomc witness.
type validation struct {
	*session
	name    string // of the witness
	witness *witness.Witness

	result  *explore.Result
	example *report.Counterexample
	steers  int // waypoints at operations that other threads may see
	passed  int // of these, at most, by executions without a violation at their end
	notes   []string
}

func (t *tool) witnessCommand() *cli.Command {
	return &cli.Command{
		Name:      "witness",
		Usage:     "look for an execution that a violation witness of SV-COMP describes",
		ArgsUsage: "WITNESS FILE...",
		Description: `WITNESS is a violation witness, of format 2 (YAML) or 1 (GraphML), that any tool has written for the program
FILE.... The exit code is 1 if some execution passes what the witness says, and violates the property at its end; 0 if no
execution violates the property; and 4 otherwise. docs/witnesses.md says which waypoints count.`,
		Flags: slices.Concat([]cli.Flag{
			&cli.StringFlag{Name: "property", Usage: "the property of SV-COMP in `FILE` (.prp)", DefaultText: "that of the witness"},
			&cli.StringFlag{Name: "nondet", Usage: "nondeterministic integers take the values `LO..HI`", DefaultText: "those that the witness mentions"},
			&cli.IntFlag{Name: "max-steps", Usage: "follow no execution for more than `N` steps", Value: explore.DefaultMaxSteps},
			&cli.BoolFlag{Name: "json", DisableDefaultText: true, Usage: "print one JSON object; see docs/witnesses.md"},
			&cli.BoolFlag{Name: "quiet", DisableDefaultText: true, Usage: "print the verdict only"},
		}, environmentFlags(), budgetFlags(), buildFlags()),
		Action: func(c *cli.Context) error {
			v, err := t.newValidation(c)
			if err != nil {
				return err
			}
			return v.run(c.Context)
		},
	}
}

// newValidation checks the flags, and reads the witness.
func (t *tool) newValidation(c *cli.Context) (*validation, error) {
	args := c.Args().Slice()
	if len(args) < 2 {
		return nil, usagef("want a witness and the program that it is about; try: gomc witness witness.yml prog.c")
	}
	if err := notEmpty(c, "property", "nondet"); err != nil {
		return nil, err
	}
	if c.Bool("json") && c.Bool("quiet") {
		return nil, usagef("--quiet and --json exclude each other")
	}
	if c.Int("max-steps") < 1 {
		return nil, usagef("--max-steps=%d: want a number of at least 1", c.Int("max-steps"))
	}
	v := &validation{session: &session{tool: t, json: c.Bool("json"), quiet: c.Bool("quiet")}, name: args[0]}
	v.opts = explore.Options{Model: explore.Models()[0], MaxSteps: c.Int("max-steps")}
	var err error
	if v.budget, err = t.newBudget(c); err != nil {
		return nil, err
	}
	if v.build, err = t.newBuild(c, args[1:]); err != nil {
		return nil, err
	}
	if v.build.options.Nondet, err = parseRange(c.String("nondet")); err != nil {
		return nil, err
	}
	v.build.options.AnyInput = v.build.options.Nondet == nil
	if err := parseEnvironment(c, &v.build.options); err != nil {
		return nil, err
	}
	data, err := files.Read(v.name)
	if err != nil {
		return nil, err
	}
	if v.witness, err = witness.Parse(v.name, data); err != nil {
		return nil, err
	}
	if v.witness.Correctness {
		return nil, &unsupportedError{message: v.name + ": a correctness witness; gomc verify proves the property anew", file: v.name}
	}
	if needsClang(v.build.inputs) && !c.IsSet("data-model") {
		if flag, err := svcomp.ModelFlag(v.witness.Task.DataModel); err == nil {
			v.build.cflags = append(v.build.cflags, flag)
		}
	}
	return v, v.parseProperty(c)
}

// parseProperty finds out what is to be violated.
func (v *validation) parseProperty(c *cli.Context) error {
	file, text := v.name, []byte(fmt.Sprintf("CHECK( init(main()), LTL(%s) )", v.witness.Task.Specification))
	if c.IsSet("property") {
		file = c.String("property")
		var err error
		if text, err = files.Read(file); err != nil {
			return err
		}
	}
	p, err := svcomp.ParseProperty(file, text)
	if err != nil {
		return usagef("%v", err)
	}
	v.opts.Checks = p.Checks
	v.build.options.Checks = p.Checks
	return nil
}

// run validates, and reports.
func (v *validation) run(ctx context.Context) error {
	ctx, stop := v.begin(ctx)
	defer stop()
	v.compareHashes()
	var err error
	if v.prog, err = v.loaded(ctx, &v.budget, v.build); err != nil {
		return err
	}
	if err := v.search(ctx); err != nil {
		return err
	}
	if v.result.Error != nil {
		if v.example, err = report.Explain(v.prog, v.result.Error); err != nil {
			return &bug{what: err}
		}
	}
	v.code = exitCode(v.result.Verdict)
	if v.json {
		return v.writeJSON()
	}
	return v.print()
}

// compareHashes notes if the witness was made for another text.
func (v *validation) compareHashes() {
	for _, name := range v.build.inputs {
		data, err := files.Read(name)
		if err != nil {
			continue
		}
		sum := sha256.Sum256(data)
		known := slices.IndexFunc(v.witness.Task.Files, func(f witness.File) bool { return filepath.Base(f.Name) == filepath.Base(name) })
		if known >= 0 && !strings.EqualFold(v.witness.Task.Files[known].Hash, hex.EncodeToString(sum[:])) {
			v.notes = append(v.notes, "the witness was made for another version of "+name)
		}
	}
}

// search looks for an execution along the witness, and if there is none for any violation.
func (v *validation) search(ctx context.Context) error {
	way, ended, counts, err := supervise(ctx, v.session, func(opts explore.Options) (*explore.Way, error) {
		places, inputs := v.guide(explore.Glance(ctx, v.prog))
		v.steers = len(places)
		return explore.Along(ctx, v.prog, opts, places, inputs)
	})
	switch {
	case err != nil:
		return err
	case !ended || ctx.Err() != nil:
		v.result = v.cut(counts, context.Cause(ctx))
		return nil
	}
	v.result, v.passed = way.Result, way.Passed
	if v.result.Verdict != explore.Unknown {
		return nil
	}
	if way.Open {
		v.useSymbolic(inputEngine)
	}
	all, ended, _, err := supervise(ctx, v.session, func(opts explore.Options) (*explore.Result, error) { return v.explore(ctx, v.prog, opts) })
	if err == nil && ended && all.Verdict == explore.Safe && len(v.restrictions(all.Bounded)) == 0 {
		v.result = all
	}
	return err
}

// guide returns the places of the waypoints that are at visible operations, and the values of inputs that the witness mentions.
func (v *validation) guide(seen explore.Glimpse) (places []guided.Place, inputs []uint64) {
	in := physical(v.build.inputs)
	inputs = []uint64{0, 1}
	started := 0
	for _, s := range v.witness.Segments {
		for _, p := range s.Follow {
			if p.Type == witness.FunctionReturn {
				if r, ok := witness.ParseResult(p.Value); ok {
					inputs = append(inputs, uint64(r.Value), uint64(r.Value+1), uint64(r.Value-1))
				}
			}
			if p.Type == witness.Target || !slices.ContainsFunc(seen.Sites, func(s event.Site) bool { return isAt(p, s, in) }) {
				continue
			}
			place := guided.Place{Thread: p.Thread, Passed: v.passes(p, in)}
			if p.Type == witness.Assumption {
				place.Holds = holds(p.Value, seen.Named)
			}
			if p.Type == witness.FunctionEnter {
				started++
				place.Starts = started
			}
			places = append(places, place)
		}
	}
	slices.Sort(inputs)
	return places, slices.Compact(inputs)
}

// holds returns what reports whether a condition holds, as far as it is one on variables in memory that others may see.
func holds(condition string, named map[string]*event.Label) func(*memmodel.Machine) bool {
	names, conditions := witness.ParseCondition(condition)
	return func(m *memmodel.Machine) bool {
		for i, c := range conditions {
			l := named[names[i]]
			if l == nil {
				continue
			}
			shift := 64 - 8*l.Size()
			value := int64(l.Read(m.Word(l.Loc)).Value) << shift >> shift
			if same := c.Value << shift >> shift; !(witness.Result{Operator: c.Operator, Value: same}).Holds(value) {
				return false
			}
		}
		return true
	}
}

// isAt reports whether a place in the sources is that of a waypoint.
func isAt(p witness.Waypoint, s event.Site, in func(string, int) (string, int)) bool {
	file, n := in(s.File, s.Line)
	return n == p.Line && (p.File == "" || file == filepath.Base(p.File))
}

// passes returns what reports whether an operation passes a waypoint.
func (v *validation) passes(p witness.Waypoint, in func(string, int) (string, int)) func(l *event.Label, value uint64) bool {
	result, judged := witness.ParseResult(p.Value)
	return func(l *event.Label, value uint64) bool {
		if !isAt(p, v.prog.Site(l.Site), in) {
			return false
		}
		switch p.Type {
		case witness.FunctionEnter:
			return l.Kind == event.Create
		case witness.FunctionReturn:
			return l.Kind == event.Choice && (!judged || result.Holds(int64(l.Exp+value)))
		}
		return true
	}
}

// verdict is the line that everything ends in.
func (v *validation) verdict() string {
	switch v.result.Verdict {
	case explore.Violation:
		return "gomc: CONFIRMED: " + headline(v.result.Error)
	case explore.Safe:
		return "gomc: REFUTED: no execution violates the property"
	case explore.Unsupported:
		return "gomc: UNSUPPORTED " + v.result.Reason
	}
	return "gomc: NOT CONFIRMED: " + v.result.Reason
}

// print prints the result for people.
func (v *validation) print() error {
	var b bytes.Buffer
	b.WriteString(paint(colourful(v.stdout), v.result.Verdict, v.verdict()) + "\n")
	if !v.quiet {
		if v.example != nil {
			b.WriteByte('\n')
			if err := v.example.WriteText(&b, v.style(v.build.inputs)); err != nil {
				return err
			}
		}
		fmt.Fprintf(&b, "\nwitness     by %s, format %s\n", report.Printable(cmp.Or(v.witness.Producer.Name, "an unknown tool")), report.Printable(v.witness.Version))
		fmt.Fprintf(&b, "waypoints   %d, of which %s the search: the others are where no thread does what others may see\n", v.waypoints(), plural(v.steers, "guides", "guide"))
		if v.result.Verdict == explore.Unknown {
			fmt.Fprintf(&b, "passed      %d of these at most\n", v.passed)
		}
		for _, n := range v.notes {
			fmt.Fprintf(&b, "note        %s\n", report.Printable(n))
		}
	}
	_, err := v.stdout.Write(b.Bytes())
	return err
}

// waypoints counts the waypoints to follow, but for the violation.
func (v *validation) waypoints() (n int) {
	for _, s := range v.witness.Segments {
		for _, p := range s.Follow {
			if p.Type != witness.Target {
				n++
			}
		}
	}
	return n
}

// writeJSON prints the result for programs; docs/witnesses.md describes the fields.
func (v *validation) writeJSON() error {
	verdict := map[explore.Verdict]string{explore.Violation: "confirmed", explore.Safe: "refuted", explore.Unknown: "unconfirmed", explore.Unsupported: "unsupported"}
	out := struct {
		Verdict   string        `json:"verdict"`
		ExitCode  int           `json:"exit_code"`
		Reason    string        `json:"reason"`
		Producer  string        `json:"producer"`
		Format    string        `json:"format"`
		Waypoints int           `json:"waypoints"`
		Guiding   int           `json:"guiding"`
		Passed    int           `json:"passed"`
		Trace     []report.Step `json:"trace"`
		Notes     []string      `json:"notes"`
	}{verdict[v.result.Verdict], v.code, v.result.Reason, v.witness.Producer.Name, v.witness.Version, v.waypoints(), v.steers, v.passed, nil, v.notes}
	if v.example != nil {
		out.Trace, out.Passed = v.example.Steps, v.steers
	}
	enc := json.NewEncoder(v.stdout)
	enc.SetIndent("", "  ")
	return enc.Encode(out)
}
