package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/bench/campaign"
	"github.com/gomc/gomc/bench/checker"
	"github.com/gomc/gomc/bench/page"
	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/bench/task"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/files"
)

// benchmark is one run of gomc bench.
type benchmark struct {
	*tool
	plan     campaign.Plan
	runs     []campaign.Run
	unfit    map[[2]string]int
	others   []string // what in folders is no task definition
	header   result.Header
	store    string // --results
	robust   bool
	outputs  benchOutputs
	show     benchProgress
	together *batching // nil without --cluster

	run        *result.Run        // what there is in the end
	comparison *result.Comparison // with --compare
	stopped    error              // why the run ended early
	left       int                // runs without a result
}

// benchOutputs says what to write.
type benchOutputs struct {
	json, list         bool
	csv, html, compare string
}

func (t *tool) benchCommand() *cli.Command {
	return &cli.Command{
		Name:        "bench",
		Usage:       "run gomc, and other model checkers, on many tasks; compare with what is expected, and with earlier runs",
		ArgsUsage:   "PATH...",
		Subcommands: []*cli.Command{t.benchEstimateCommand(), t.benchTestCommand()},
		Description: `PATH is a task definition of SV-COMP (.yml), a set of them (.set), a table of expectations (.tsv), a program
(.c, .i, .ll, .bc) or a folder of these; see docs/bench.md. Each run is a process of its own. Without a PATH,
the results in --results are shown.

The exit code is 1 if a result is wrong, or, with --compare, if a task was lost.`,
		Flags: append([]cli.Flag{
			&cli.StringFlag{Name: "results", Usage: "add results to `FILE` as they come, and leave out what has a result there: so an interrupted run goes on"},
			&cli.StringFlag{Name: "engine", Usage: "engines of gomc, `LIST`: " + strings.Join(verifyEngines(), ", "), DefaultText: explore.Auto},
			&cli.StringFlag{Name: "model", Usage: "memory models, `LIST`: " + strings.Join(explore.Models(), ", "), DefaultText: "those of each task, else " + campaign.DefaultModel},
			&cli.StringSliceFlag{Name: "peer", Usage: "run `PEER`, too: " + strings.Join(peerNames(), ", ") + "; PEER=COMMAND for another command than the usual one; may be repeated"},
			&cli.StringFlag{Name: "properties", Usage: "only tasks with the properties, or checks, of `LIST`"},
			&cli.StringFlag{Name: "only", Usage: "only tasks whose names match `REGEXP`"},
			&cli.StringFlag{Name: "flags", Usage: "more `FLAGS` for gomc verify"},
			&cli.StringFlag{Name: "gomc", Usage: "measure `COMMAND`, another gomc", DefaultText: "this one"},
			&cli.BoolFlag{Name: "robust", DisableDefaultText: true, Usage: "count executions under sc, tso and pso, and tell which programs are robust"},
			&cli.IntFlag{Name: "jobs", Value: 1, Usage: "run `N` tasks at the same time"},
			&cli.StringFlag{Name: "timeout", Value: "60", Usage: "limit of `TIME` for each run: 90 (seconds), 90s or 1h30m"},
			&cli.StringFlag{Name: "max-memory", Value: "4GB", Usage: "limit of memory for each run, a `SIZE`: 4GB, 512MiB"},
			&cli.BoolFlag{Name: "list", DisableDefaultText: true, Usage: "print every result"},
			&cli.BoolFlag{Name: "json", DisableDefaultText: true, Usage: "print one JSON object; see docs/bench.md"},
			&cli.StringFlag{Name: "csv", Usage: "write results to `FILE`, separated by commas"},
			&cli.StringFlag{Name: "html", Usage: "write a page with tables and plots to `FILE`"},
			&cli.StringFlag{Name: "compare", Usage: "compare with the results in `FILE`, and fail if a task was lost"},
			&cli.StringFlag{Name: "progress", Value: progressModes[0], Usage: "show how far the run has got: `WHEN` is auto (on terminals), always or never"},
		}, batchFlags("run gomc on the tasks")...),
		Action: func(c *cli.Context) error {
			b, err := t.newBenchmark(c)
			if err != nil {
				return err
			}
			return b.do(c.Context)
		},
	}
}

func peerNames() []string { return checker.Peers() }

// newBenchmark checks the flags, and finds the tasks.
func (t *tool) newBenchmark(c *cli.Context) (*benchmark, error) {
	if err := notEmpty(c, "results", "engine", "model", "properties", "only", "gomc", "timeout", "max-memory", "csv", "html", "compare"); err != nil {
		return nil, err
	}
	b := &benchmark{tool: t, store: c.String("results"), robust: c.Bool("robust"),
		outputs: benchOutputs{c.Bool("json"), c.Bool("list"), c.String("csv"), c.String("html"), c.String("compare")}}
	b.show = benchProgress{mode: c.String("progress"), start: time.Now()}
	if err := oneOf("progress", b.show.mode, progressModes); err != nil {
		return nil, err
	}
	if b.plan.Jobs = c.Int("jobs"); b.plan.Jobs < 1 {
		return nil, usagef("--jobs=%d: want a number of at least 1", b.plan.Jobs)
	}
	if err := b.parsePlan(c); err != nil {
		return nil, err
	}
	var err error
	if b.together, err = newBatching(c); err != nil {
		return nil, err
	}
	if b.together != nil && c.IsSet("gomc") {
		return nil, usagef("--cluster and --gomc exclude each other: workers run themselves")
	}
	if err := b.keepInputs(c.Args().Slice()); err != nil {
		return nil, err
	}
	if !c.Args().Present() {
		if b.store == "" {
			return nil, usagef("no task; try: gomc bench FOLDER")
		}
		return b, nil
	}
	return b, b.findTasks(c)
}

// keepInputs refuses to write to a file that is read, or to one file twice.
func (b *benchmark) keepInputs(inputs []string) error {
	read := append(slices.Clone(inputs), b.outputs.compare)
	for _, name := range []string{b.store, b.outputs.csv, b.outputs.html} {
		if name == "" {
			continue
		}
		if slices.ContainsFunc(read, func(other string) bool { return other != "" && files.Same(name, other) }) {
			return usagef("%s would be overwritten, and is read or written under another flag", name)
		}
		read = append(read, name)
	}
	return nil
}

// parsePlan checks what to run tasks with.
func (b *benchmark) parsePlan(c *cli.Context) (err error) {
	if b.plan.Engines, err = listOf(c, "engine", verifyEngines()); err != nil {
		return err
	}
	if b.plan.Models, err = listOf(c, "model", explore.Models()); err != nil {
		return err
	}
	if b.plan.Limits.Wall, err = parseDuration(c.String("timeout")); err != nil {
		return err
	}
	if b.plan.Limits.Memory, err = parseSize(c.String("max-memory")); err != nil {
		return err
	}
	if b.plan.Flags, err = words(c.String("flags")); err != nil {
		return err
	}
	if b.robust {
		if c.IsSet("peer") || c.IsSet("model") {
			return usagef("--robust is about gomc under sc, tso and pso; it excludes --peer and --model")
		}
		b.plan.Models = explore.OperationalModels()
		b.plan.Flags = append(b.plan.Flags, "--keep-going", "--jobs=1")
		if len(b.plan.Engines) == 0 {
			b.plan.Engines = []string{"trust"}
		}
	}
	b.header = result.Header{Version: versionText(), Timeout: b.plan.Limits.Wall.Seconds(), Memory: b.plan.Limits.Memory, Flags: strings.Join(b.plan.Flags, " ")}
	return nil
}

// listOf reads a flag that is a list of names.
func listOf(c *cli.Context, flag string, names []string) (list []string, err error) {
	if !c.IsSet(flag) {
		return nil, nil
	}
	for name := range strings.SplitSeq(c.String(flag), ",") {
		name = strings.TrimSpace(name)
		if err := oneOf(flag, name, names); err != nil {
			return nil, err
		}
		list = append(list, name)
	}
	return list, nil
}

// findTasks finds the tasks, and the tools.
func (b *benchmark) findTasks(c *cli.Context) error {
	only, err := regexp.Compile(c.String("only"))
	if err != nil {
		return usagef("--only: %v", err)
	}
	tasks, others, err := task.Find(c.Args().Slice())
	if err != nil {
		return usagef("%v", err)
	}
	b.others = others
	tasks = slices.DeleteFunc(tasks, func(t task.Task) bool {
		return !only.MatchString(t.Name) || c.IsSet("properties") && !slices.Contains(strings.Split(c.String("properties"), ","), t.PropertyName())
	})
	if len(tasks) == 0 {
		return usagef("--only and --properties leave no task")
	}
	self, err := os.Executable()
	if c.IsSet("gomc") {
		self, err = exec.LookPath(c.String("gomc"))
	}
	if err != nil {
		return usagef("%v", err)
	}
	if b.header.Binary, err = fingerprint(self); err != nil {
		return err
	}
	b.plan.Tools = []*checker.Tool{checker.Gomc(self)}
	if b.robust {
		b.plan.Tools = append(b.plan.Tools, checker.Robust(self))
		for i := range tasks { // counts are the question, not verdicts
			tasks[i].Expected, tasks[i].Kinds, tasks[i].Executions, tasks[i].Models = "", nil, nil, nil
		}
	}
	for _, name := range c.StringSlice("peer") {
		peers, err := checker.Peer(name, tasks)
		if err != nil {
			return usagef("--peer: %v", err)
		}
		for _, p := range peers {
			if _, err := exec.LookPath(p.Command); err != nil {
				return usagef("--peer=%s: %v", name, err)
			}
		}
		b.plan.Tools = append(b.plan.Tools, peers...)
	}
	b.plan.Tasks = tasks
	b.runs, b.unfit = b.plan.Runs()
	return nil
}

// do runs what has no result yet, and reports.
func (b *benchmark) do(ctx context.Context) error {
	if err := b.execute(ctx); err != nil {
		return err
	}
	if b.outputs.compare != "" {
		old, err := result.Read(b.outputs.compare)
		if err != nil {
			return err
		}
		b.comparison = result.Compare(old, b.run)
	}
	b.code = b.exitCode()
	if err := b.writeFiles(); err != nil {
		return err
	}
	if b.outputs.json {
		return b.run.WriteJSON(b.stdout)
	}
	return b.print()
}

// execute runs the tools. Without a file of results there is one that is thrown away.
func (b *benchmark) execute(ctx context.Context) error {
	if len(b.runs) == 0 && b.plan.Tasks == nil {
		run, err := result.Read(b.store)
		b.run = run
		return err
	}
	store := b.store
	if store == "" {
		dir, err := os.MkdirTemp("", "gomc-bench-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		store = dir + "/results"
	}
	file, err := result.OpenFile(store, b.header)
	if err != nil {
		return err
	}
	b.show.begin(b.stderr, campaign.Pending(b.runs, file.Results))
	if b.together != nil {
		err = b.executeTogether(ctx, file)
	} else {
		err = b.plan.Execute(ctx, b.runs, file, b.show.seen)
	}
	b.show.end()
	if errors.Is(err, errInterrupted) || errors.Is(err, context.Canceled) {
		b.stopped, err = err, nil
	}
	if closed := file.Close(); err == nil {
		err = closed
	}
	b.run = &result.Run{Header: file.Header, Results: campaign.Select(b.runs, file.Results)}
	b.left = campaign.Pending(b.runs, file.Results)
	return err
}

func (b *benchmark) exitCode() int {
	wrong := slices.ContainsFunc(b.run.Results, func(r *result.Result) bool { return r.Class.Wrong() })
	switch {
	case wrong, b.stopped == nil && b.comparison != nil && b.comparison.Failed():
		return exitViolation
	case b.stopped != nil:
		return exitUnknown
	}
	return exitSafe
}

// writeFiles writes what flags ask for.
func (b *benchmark) writeFiles() error {
	if b.outputs.csv != "" {
		if err := files.Write(b.outputs.csv, b.run.WriteCSV); err != nil {
			return err
		}
	}
	if b.outputs.html == "" {
		return nil
	}
	return files.Write(b.outputs.html, func(w io.Writer) error { return page.Write(w, b.run) })
}

// unfitLines says what was left out.
func (b *benchmark) unfitLines() (lines []string) {
	for k, n := range b.unfit {
		lines = append(lines, fmt.Sprintf("%s was not run on %s: %s", k[0], plural(n, "task", "tasks"), k[1]))
	}
	slices.Sort(lines)
	const most = 3
	for i, other := range b.others {
		if i == most {
			lines = append(lines, fmt.Sprintf("%s more in these folders are no task definitions", plural(len(b.others)-most, "YAML file", "YAML files")))
			break
		}
		lines = append(lines, "left out: "+other)
	}
	return lines
}

// fingerprint tells builds of gomc apart that have the same version.
func fingerprint(command string) (string, error) {
	data, err := files.Read(command)
	if err != nil {
		return "", err
	}
	hash := sha256.Sum256(data)
	return hex.EncodeToString(hash[:6]), nil
}
