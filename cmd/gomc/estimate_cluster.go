package main

import (
	"context"
	"encoding/json"
	"time"

	"github.com/gomc/gomc/cluster"
	pieces "github.com/gomc/gomc/cluster/programs"
	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
)

// runTogether is estimate.Run with a cluster. The first second of it is here.
func (e *estimation) runTogether(ctx context.Context, _ *estimate.Algorithm, _ estimate.Options) (*estimate.Result, error) {
	begin := time.Now()
	home, stop := context.WithTimeoutCause(ctx, e.home, errHome)
	r, err := estimate.Run(home, e.algorithm, e.trials)
	over := context.Cause(home) == errHome
	stop()
	if err == nil || !over || ctx.Err() != nil {
		return r, err
	}
	if err := e.together.connect(ctx); err != nil {
		return r, err
	}
	defer e.together.broker.Close()
	what, _ := json.Marshal(pieces.Estimation{Algorithm: e.name, Budget: e.budget, Seed: e.trials.Seed})
	batch := &cluster.Batch{Kind: pieces.Trials, Items: e.trials.Trials, What: what}
	job, err := e.together.batchOf(ctx, e.session, batch)
	if err != nil {
		return r, err
	}
	if job.Learned, err = e.algorithm.Learned(); err != nil {
		return r, err
	}
	job.Roots = batch.From(len(r.Trials), manyPieces)
	c := &collected{estimation: e, result: r}
	c.outputs.Next = len(r.Trials)
	done, err := e.together.do(ctx, job, c.add)
	c.result.Time = time.Since(begin)
	switch {
	case err == nil && c.err != nil:
		err = c.err
	case err == nil && done.Final != nil && done.Final.State.Tally.Verdict != "":
		t := done.Final.State.Tally
		err = &explore.Refusal{Verdict: t.Verdict, Reason: t.Reason, Site: t.Site}
	}
	return c.result, err
}

// collected are the trials that are there, those of the first second before the others.
type collected struct {
	*estimation
	result  *estimate.Result
	outputs cluster.Outputs
	epoch   int
	err     error
}

// add adds the trials of a piece, and reports whether more are needed.
func (c *collected) add(epoch int, r *cluster.Result) bool {
	if epoch != c.epoch { // what was taken before is void
		c.epoch, c.result = epoch, &estimate.Result{Algorithm: c.algorithm}
	}
	c.outputs.Add(epoch, r)
	for n := len(c.result.Trials); n < c.outputs.Next; n++ {
		var t pieces.Trial
		if c.err = json.Unmarshal(c.outputs.All[n], &t); c.err != nil {
			return false
		}
		c.result.Violated = c.result.Violated || t.Violated
		if c.result.Add(t.Trial(), c.trials) {
			return false
		}
	}
	return true
}
