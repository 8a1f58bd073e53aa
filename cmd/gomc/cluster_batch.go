package main

import (
	"cmp"
	"context"
	"errors"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/jetstream"
)

// batchFlags are those of commands whose work is a batch for a cluster.
func batchFlags(what string) []cli.Flag {
	return append([]cli.Flag{
		&cli.StringFlag{Name: "cluster", Usage: "have the workers of a cluster " + what + "; its server is at `URL`; see docs/cluster.md"},
	}, credentialFlags()...)
}

// batching is who has a cluster do a batch.
type batching struct {
	server jetstream.Options
	broker *jetstream.Broker
}

// newBatching reads batchFlags; it returns nil if no cluster is asked for.
func newBatching(c *cli.Context) (*batching, error) {
	if !c.IsSet("cluster") {
		for _, name := range []string{"creds", "nkey", "tls-ca", "tls-cert", "tls-key"} {
			if c.IsSet(name) {
				return nil, usagef("--%s needs --cluster=URL", name)
			}
		}
		return nil, nil
	}
	server, err := connection(c, c.String("cluster"))
	return &batching{server: server}, err
}

// connect connects to the cluster.
func (b *batching) connect(ctx context.Context) (err error) {
	if b.broker, err = jetstream.Connect(ctx, b.server); err == nil {
		err = cluster.Join(ctx, b.broker, clusterVersion(), false)
	}
	if err != nil {
		return usagef("--cluster: %v", err)
	}
	return nil
}

// errEnough ends a batch whose other items nobody needs.
var errEnough = errors.New("enough items are done")

// do submits a batch, and calls each with the results as they come, until it returns false or all of them were there. It returns the record of the job, in its latest state; it has a Final if the
// batch has come to its end. What is left of the batch is given up. An error is the cause of the end of ctx, then there is a record, too, or one of the cluster.
func (b *batching) do(ctx context.Context, job *cluster.Job, each func(epoch int, r *cluster.Result) bool) (*cluster.Job, error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	id := cluster.NewID()
	defer b.giveUp(ctx, id)
	for {
		err := cluster.Submit(ctx, b.broker, id, job)
		if err == nil {
			break
		}
		if ctx.Err() != nil || errors.Is(err, cluster.ErrTooLarge) {
			return nil, cmp.Or(context.Cause(ctx), err)
		}
		wait(ctx, 300*time.Millisecond)
	}
	w := &cluster.Watcher{Broker: b.broker, ID: id, Each: func(epoch int, r *cluster.Result) {
		if ctx.Err() == nil && !each(epoch, r) {
			stop(errEnough)
		}
	}}
	for {
		done, err := w.Watch(ctx)
		switch {
		case err == nil || errors.Is(err, cluster.ErrCancelled) || errors.Is(err, cluster.ErrGone):
			return done, err
		case ctx.Err() != nil:
			return b.latest(ctx, id)
		}
		wait(ctx, 300*time.Millisecond)
	}
}

// latest returns the record of a job that is not waited for any more, and why.
func (b *batching) latest(ctx context.Context, id string) (*cluster.Job, error) {
	cause := context.Cause(ctx)
	if cause == errEnough {
		cause = nil
	}
	asking, stop := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer stop()
	job, err := cluster.Find(asking, b.broker, id)
	return job, cmp.Or(cause, err)
}

// giveUp removes what is left of a batch, whose results are read.
func (b *batching) giveUp(ctx context.Context, id string) {
	ending, stop := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer stop()
	_ = cluster.Cancel(ending, b.broker, id)
}

// manyPieces is how many pieces a batch begins with, at most: workers divide them where there are more of them.
const manyPieces = 16

// batchOf returns the record of a batch about a program, and keeps the program in the cluster.
func (b *batching) batchOf(ctx context.Context, s *session, batch *cluster.Batch) (*cluster.Job, error) {
	text := s.prog.assembly.text
	hash := cluster.Hash(text)
	if err := b.broker.PutObject(ctx, hash, text); err != nil {
		return nil, usagef("--cluster: %v", err)
	}
	job := b.job(batch, manyPieces)
	job.Search = cluster.Search{Engine: s.opts.Engine, Model: s.opts.Model, Checks: s.opts.Checks, LeftOut: s.leftOut, KeepGoing: s.opts.KeepGoing, MaxSteps: s.opts.MaxSteps,
		Options: s.build.options, Inputs: s.build.inputs}
	job.Source = cluster.Source{Name: s.prog.assembly.name, Hash: hash, Identity: s.prog.identity}
	job.Threads = s.prog.threads()
	job.Known = len(job.Threads)
	return job, nil
}

// job returns the record of a batch that begins with so many pieces.
func (b *batching) job(batch *cluster.Batch, pieces int) *cluster.Job {
	return &cluster.Job{Version: clusterVersion(), Status: cluster.Running, Created: time.Now(), Batch: batch, Roots: batch.Whole(pieces)}
}
