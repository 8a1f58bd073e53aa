package main

import (
	"fmt"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/checkpoint"
)

// checkpoints is what a run does with checkpoints.
type checkpoints struct {
	to, from string  // names of files, "" for none
	earlier  float64 // seconds spent before the run was resumed

	mu      sync.Mutex
	written bool
	err     error // of the latest attempt to write
}

func jobFlags() []cli.Flag {
	return []cli.Flag{
		&cli.IntFlag{Name: "jobs", Usage: "explore `N` parts of the search at the same time; 0 stands for as many as there are cores"},
		&cli.StringFlag{Name: "checkpoint", Usage: "write the state of the search to `FILE`, every few seconds and at the end"},
		&cli.StringFlag{Name: "resume", Usage: "continue a search from the checkpoint `FILE`"},
	}
}

// parseJobs checks the flags of jobFlags.
func (v *verification) parseJobs(c *cli.Context) error {
	if err := notEmpty(c, "checkpoint", "resume"); err != nil {
		return err
	}
	v.checkpoints.to, v.checkpoints.from = c.String("checkpoint"), c.String("resume")
	jobs := c.Int("jobs")
	v.jobsNamed = c.IsSet("jobs")
	if jobs < 0 {
		return usagef("--jobs=%d: want a number of at least 1, or 0 for all cores", jobs)
	}
	candidates := []string{v.opts.Engine}
	if v.opts.Engine == explore.Auto {
		candidates = explore.EnginesFor(v.opts.Model, v.opts.Checks)
		v.opts.Beside = !v.jobsNamed
	}
	if v.opts.DepthFirst {
		if jobs > 1 {
			return usagef("--search=depth uses one job")
		}
		jobs = 1
	}
	if v.opts.Visited != explore.VisitedSets()[0] {
		jobs = 1
	}
	can := func(engines []string) bool {
		return slices.ContainsFunc(candidates, func(e string) bool { return slices.Contains(engines, e) })
	}
	what, engines := "", v.resumable
	switch {
	case v.checkpoints.to != "" && !can(v.resumable):
		what = "write checkpoints"
	case v.checkpoints.from != "" && !can(v.resumable):
		what = "resume"
	case can(v.parallel):
		if jobs == 0 {
			jobs = runtime.GOMAXPROCS(0)
		}
		v.opts.Jobs = jobs
		return nil
	case jobs > 1:
		what, engines = "use more than one job", v.parallel
	default:
		return nil
	}
	if len(engines) == 0 {
		return usagef("engine %s cannot %s", v.opts.Engine, what)
	}
	return usagef("engine %s cannot %s; use --engine=%s", v.opts.Engine, what, strings.Join(engines, " or --engine="))
}

// startCheckpoints reads the checkpoint from which to continue, and writes the first
// one of this run, so that it is known soon if that does not work.
func (v *verification) startCheckpoints() error {
	if v.checkpoints.from != "" {
		f, err := checkpoint.Read(v.checkpoints.from)
		if err != nil {
			return usagef("--resume: %v", err)
		}
		if err := f.Fits(v.checkpoint(explore.State{})); err != nil {
			return usagef("--resume: %s %v", v.checkpoints.from, err)
		}
		if err := v.prog.number(f.Threads); err != nil {
			return usagef("--resume: %s: %v", v.checkpoints.from, err)
		}
		v.opts.Resume, v.checkpoints.earlier = &f.State, f.Seconds
	}
	if v.checkpoints.to == "" {
		return nil
	}
	if err := checkpoint.Replaceable(v.checkpoints.to); err != nil {
		return usagef("--checkpoint: %v", err)
	}
	state := explore.Begin()
	if v.opts.Resume != nil {
		state = *v.opts.Resume
	}
	v.writeCheckpoint(state)
	if _, err := v.checkpointFile(); err != nil {
		return usagef("--checkpoint: %v", err)
	}
	v.opts.Checkpoint = v.writeCheckpoint
	return nil
}

// checkpoint describes the search in a state.
func (v *verification) checkpoint(state explore.State) *checkpoint.File {
	return &checkpoint.File{
		Gomc: versionText(), Program: v.prog.identity, Inputs: v.build.inputs, Engine: v.opts.Engine, Model: v.opts.Model,
		Options: v.searchOptions(), Seconds: v.checkpoints.earlier + time.Since(v.start).Seconds(), Threads: v.prog.threads(), State: state,
	}
}

// searchOptions are the flags that change the search, without those of the build:
// the hash of the program tells.
func (v *verification) searchOptions() map[string]string {
	o := v.build.options
	flags := map[string]string{"check": joinKinds(o.Checks)}
	if o.Unroll > 0 {
		flags["unroll"] = strconv.Itoa(o.Unroll)
	}
	if o.Nondet != nil {
		flags["nondet"] = fmt.Sprintf("%d..%d", o.Nondet.Low, o.Nondet.High)
	}
	if o.NoAwait {
		flags["no-await"] = ""
	}
	if o.UndefinedNondet {
		flags["undefined"] = undefinedNondet
	}
	if len(o.Environment) > 0 {
		flags["env"] = mishapList(o.Environment)
	}
	if len(o.Arguments) > 0 {
		flags["args"] = commandLine([]string{commandLine(o.Arguments)}) // one word for the shell, which is taken apart again
	}
	if o.MaxInstructions > 0 {
		flags["max-instructions"] = strconv.Itoa(o.MaxInstructions)
	}
	if o.MaxDepth > 0 {
		flags["max-depth"] = strconv.Itoa(o.MaxDepth)
	}
	if v.opts.MaxSteps != explore.DefaultMaxSteps {
		flags["max-steps"] = strconv.Itoa(v.opts.MaxSteps)
	}
	return flags
}

func joinKinds(kinds []event.ErrorKind) string {
	return strings.ReplaceAll(kindList(slices.Sorted(slices.Values(kinds))), ", ", ",")
}

// writeCheckpoint is called from the exploration, which may be given up meanwhile.
func (v *verification) writeCheckpoint(state explore.State) {
	err := v.checkpoint(state).Write(v.checkpoints.to)
	v.checkpoints.mu.Lock()
	defer v.checkpoints.mu.Unlock()
	v.checkpoints.written, v.checkpoints.err = true, err
}

// checkpointFile returns the checkpoint that was written, "" if none was, and why
// the latest one was not.
func (v *verification) checkpointFile() (string, error) {
	v.checkpoints.mu.Lock()
	defer v.checkpoints.mu.Unlock()
	if !v.checkpoints.written || v.checkpoints.err != nil {
		return "", v.checkpoints.err
	}
	return v.checkpoints.to, nil
}

// checkpointNote says what there is to do with a checkpoint.
func (v *verification) checkpointNote() string {
	switch {
	case v.result.Complete:
		return "nothing is left to do"
	case v.result.Verdict == explore.Unsupported:
		return "the search cannot go on"
	case v.result.Verdict == explore.Violation && !v.opts.KeepGoing:
		return "to go on, repeat the command with --keep-going --resume=" + v.checkpoints.to
	}
	return "to go on, repeat the command with --resume=" + v.checkpoints.to
}
