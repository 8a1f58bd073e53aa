package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/gomc/gomc/bench/campaign"
	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/tasks"
	"github.com/gomc/gomc/files"
)

// perBatch is how many runs are compiled before workers begin with them.
const perBatch = 100

// executeTogether is campaign.Plan.Execute with a cluster: it does what gomc is to run; what cannot be sent is run here.
func (b *benchmark) executeTogether(ctx context.Context, file *result.File) error {
	if err := b.together.connect(ctx); err != nil {
		return err
	}
	defer b.together.broker.Close()
	var mu sync.Mutex
	seen := func(r *result.Result) error {
		mu.Lock()
		defer mu.Unlock()
		err := file.Add(r)
		b.show.seen(r)
		return err
	}
	group, working := errgroup.WithContext(ctx)
	var here []campaign.Run
	for chunk := range slices.Chunk(campaign.Todo(b.runs, file.Results), perBatch) {
		sent, list, rest, err := b.prepare(working, chunk)
		if err != nil {
			return errors.Join(err, group.Wait())
		}
		here = append(here, rest...)
		if len(sent) > 0 {
			group.Go(func() error { return b.send(working, sent, list, seen) })
		}
	}
	if err := group.Wait(); err != nil {
		return cmp.Or(context.Cause(ctx), err)
	}
	return b.plan.Execute(ctx, here, file, b.show.seen)
}

// prepare compiles the programs of some runs, and keeps them in the cluster. rest is what has to be run here.
func (b *benchmark) prepare(ctx context.Context, chunk []campaign.Run) (sent []campaign.Run, list []tasks.Run, rest []campaign.Run, err error) {
	all := make([]*tasks.Run, len(chunk))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(b.plan.Jobs)
	for i, r := range chunk {
		group.Go(func() (err error) {
			all[i], err = b.portable(ctx, &r)
			return err
		})
	}
	err = group.Wait()
	for i, r := range chunk {
		if all[i] == nil {
			rest = append(rest, r)
		} else {
			sent, list = append(sent, r), append(list, *all[i])
		}
	}
	return sent, list, rest, err
}

// send has the cluster do some runs.
func (b *benchmark) send(ctx context.Context, runs []campaign.Run, list []tasks.Run, seen func(*result.Result) error) error {
	data, err := json.Marshal(list)
	if err != nil {
		return err
	}
	hash := cluster.Hash(data)
	if err := b.together.broker.PutObject(ctx, hash, data); err != nil {
		return usagef("--cluster: %v", err)
	}
	what, _ := json.Marshal(hash)
	batch := &cluster.Batch{Kind: tasks.Kind, Items: len(runs), What: what}
	job := b.together.job(batch, len(runs))
	job.Search.Inputs = []string{fmt.Sprintf("%d tasks of gomc bench", len(runs))}
	var failed error
	done, err := b.together.do(ctx, job, func(_ int, r *cluster.Result) bool {
		for i, output := range r.Outputs {
			var o result.Observation
			if failed = json.Unmarshal(output, &o); failed == nil {
				failed = seen(runs[int(r.At[0])+i].Result(o))
			}
			if failed != nil {
				return false
			}
		}
		return true
	})
	if err == nil && done.Final != nil && done.Final.State.Tally.Verdict != "" {
		err = usagef("--cluster: %s", done.Final.State.Tally.Reason)
	}
	return cmp.Or(failed, err)
}

// errCompiled ends a run of gomc verify whose program is known.
var errCompiled = errors.New("compiled")

// portable makes of a run what a worker can do, or returns nil: because it is one of another tool, has a flag that workers do not take, or its program cannot be compiled.
func (b *benchmark) portable(ctx context.Context, r *campaign.Run) (*tasks.Run, error) {
	if r.Tool != b.plan.Tools[0] {
		return nil, nil
	}
	args := r.Tool.Args(r.Task, r.Setup)
	out := &tasks.Run{Title: r.Task.PropertyName(), Wall: r.Setup.Limits.Wall.Seconds(), Memory: r.Setup.Limits.Memory}
	for _, arg := range args[1:] {
		if arg == "--" {
			break
		}
		name, _, _ := strings.Cut(arg, "=")
		if !slices.Contains([]string{"--property", "--cflags", "--data-model"}, name) {
			out.Flags = append(out.Flags, arg)
		}
	}
	if tasks.Fit(out.Flags) != nil {
		return nil, nil
	}
	if r.Task.Property != "" {
		text, err := files.Read(r.Task.Property)
		if err != nil {
			return nil, nil
		}
		out.Property = string(text)
	}
	var compiled assembly
	t := *b.tool
	t.args, t.stdin, t.stdout, t.stderr, t.inputs = append([]string{"gomc"}, args...), strings.NewReader(""), io.Discard, io.Discard, nil
	t.load = func(ctx context.Context, to build) (*program, error) {
		to.keep = true
		p, err := b.load(ctx, to)
		if err != nil {
			return nil, err
		}
		compiled = p.assembly
		return nil, errCompiled
	}
	t.run(ctx)
	if compiled.text == nil {
		return nil, context.Cause(ctx)
	}
	out.Name, out.Program = compiled.name, cluster.Hash(compiled.text)
	if err := b.together.broker.PutObject(ctx, out.Program, compiled.text); err != nil {
		return nil, usagef("--cluster: %v", err)
	}
	return out, nil
}

// gomcItself is the command by which workers run gomc.
func gomcItself() (string, error) { return os.Executable() }
