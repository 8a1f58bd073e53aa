package main

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"github.com/gomc/gomc/cluster"
	pieces "github.com/gomc/gomc/cluster/programs"
	"github.com/gomc/gomc/explore"
)

// An item of a batch has about as many executions as were taken in the first second: a piece has one item at least, and is not given back before.
const (
	leastBlock   = 1 << 6
	largestBlock = 1 << 12
)

// overdue is how long after --time workers take no more executions for a command that may have died. It is more than the clocks of machines differ.
const overdue = time.Minute

// errTested is the cause of the end of --time.
var errTested = errors.New("the time for executions is over")

// sampleTogether is explore.Test with a cluster. The first second of it is here.
func (v *verification) sampleTogether(ctx context.Context, opts explore.Options) (*explore.Tested, error) {
	how := v.sampling.how
	begin := time.Now()
	home := how
	if home.Time == 0 || home.Time > v.home {
		home.Time = v.home
	}
	first, err := explore.TestBlock(ctx, v.prog, opts, home)
	if err != nil {
		return nil, err
	}
	sum := explore.NewBlocks(opts, how)
	left := how.Time - time.Since(begin)
	if enough := sum.Add(first); enough || ctx.Err() != nil || how.Time > 0 && left <= 0 || how.Executions > 0 && first.Taken >= how.Executions {
		return sum.Tested(ctx, v.prog)
	}
	if err := v.sampling.together.connect(ctx); err != nil {
		return nil, err
	}
	defer v.sampling.together.broker.Close()
	how.From += first.Taken
	if how.Executions > 0 {
		how.Executions -= first.Taken
	}
	blocks := pieces.Sampling{Sampling: how, Size: min(max(first.Taken, leastBlock), largestBlock)}
	if how.Time > 0 {
		blocks.Until = time.Now().Add(left + overdue)
	}
	what, _ := json.Marshal(blocks)
	job, err := v.sampling.together.batchOf(ctx, v.session, &cluster.Batch{Kind: pieces.Executions, Items: blocks.Items(), What: what})
	if err != nil {
		return nil, err
	}
	timed := ctx
	if how.Time > 0 {
		var stop context.CancelFunc
		timed, stop = context.WithTimeoutCause(ctx, left, errTested)
		defer stop()
	}
	t := &tested{Blocks: sum, opts: opts}
	done, err := v.sampling.together.do(timed, job, t.add)
	switch {
	case t.err != nil:
		return nil, t.err
	case err != nil && timed.Err() == nil:
		return nil, usagef("--cluster: %v", err)
	case err == nil && done.Final != nil && done.Final.State.Tally.Verdict != "": // workers cannot go on, and no item says why
		return nil, usagef("--cluster: %s", done.Final.State.Tally.Reason)
	}
	if done != nil && t.Violated() {
		if err := v.renumber(done, t.limits); err != nil {
			return nil, err
		}
	}
	return t.Tested(ctx, v.prog)
}

// tested adds up blocks as they come.
type tested struct {
	*explore.Blocks
	opts   explore.Options
	limits cluster.Limits
	err    error
}

func (t *tested) add(_ int, r *cluster.Result) bool {
	t.limits.Add(r.Limits)
	for _, output := range r.Outputs {
		var b explore.Block
		if t.err = json.Unmarshal(output, &b); t.err != nil || t.Add(&b) {
			return false
		}
	}
	if t.opts.Progress != nil {
		t.opts.Progress(t.Counts())
	}
	return true
}
