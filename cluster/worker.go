package cluster

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
)

// Searcher explores pieces.
type Searcher interface {
	// Explore explores a piece for a while. What it returns is a function of the job's Source, Search, Learned and Threads, of the position, and of how far it has come. It
	// may know more threads than the record, but none by another number. ErrRefused is for a program that cannot be loaded.
	Explore(ctx context.Context, id string, job *Job, at tree.Position) (*Found, error)
}

// Found is what came of a piece, see explore.Part.
type Found struct {
	Tally   explore.Tally
	Rest    []tree.Position
	Learned json.RawMessage
	Threads [][2]uint32 // of the process that has explored it
	Limits  Limits
	Outputs []json.RawMessage // of the first items of a batch
}

// ErrRefused is an error of a [Searcher] that every worker would meet.
var ErrRefused = errors.New("the program of the job cannot be explored")

// ErrVersion says that a job belongs to another version of gomc.
var ErrVersion = errors.New("another version of gomc")

// Worker explores pieces of all jobs.
type Worker struct {
	Name    string
	Version string // of gomc and what it is made of; a job of another one is refused
	Broker  Broker
	Search  Searcher
	// MaxAttempts is how often a piece may be delivered before it is given up: it may be what ends the processes that explore it. 0 means DefaultAttempts.
	MaxAttempts int
	Log         *slog.Logger
	// Ended, if not nil, is told of each piece whose result this worker has committed.
	Ended func(r *Result, bytes int)
	// Settled, if not nil, is told how long this worker was at a piece without exploring it: how long the broker took.
	Settled func(time.Duration)
}

// DefaultAttempts is large, as pieces are also delivered again when machines are taken away.
const DefaultAttempts = 50

// delivered is a piece in the hands of a worker.
type delivered struct {
	Delivery
	Piece
	job      *Job
	revision uint64
	explored time.Duration
}

// Step takes a piece off the queue, for which it waits until ctx ends, and sees it through: every return with nil has ended the delivery or given it back. After an error
// the piece is given back, too: a new message is in the queue before the delivery ends.
//
// The order of writes is what counts are exact by; docs/cluster.md explains it. (1) The result of a piece is committed, once, before its children are in the queue.
// (2) A piece stays in the queue until its children are, whoever has committed its result. (3) A piece of an epoch that is over stays there until the pieces are that the next one begins with.
func (w *Worker) Step(ctx context.Context) error {
	d, err := w.Broker.Pull(ctx)
	if err != nil {
		return err
	}
	ctx = context.WithoutCancel(ctx) // what is begun is seen through
	p := &delivered{Delivery: d}
	if begin := time.Now(); w.Settled != nil {
		defer func() { w.Settled(time.Since(begin) - p.explored) }()
	}
	if err := decode(d.Data(), &p.Piece); err != nil {
		w.Log.Error("a piece that is none", "error", err)
		return d.End(ctx)
	}
	if err := w.see(ctx, p); err != nil {
		return errors.Join(err, w.giveBack(ctx, p, err))
	}
	return nil
}

// errUnexplored is part of an error by which the piece itself could not be explored.
var errUnexplored = errors.New("not explored")

// giveBack gives a piece back after an error. Where the piece is not to blame, it goes into the queue anew, so that a server that is away or full for long does not count as attempts.
func (w *Worker) giveBack(ctx context.Context, p *delivered, err error) error {
	attempt := errors.Is(err, errUnexplored) || errors.Is(err, ErrTooLarge) // as is a record that what it has found does not fit into
	if attempt || push(ctx, w.Broker, p.Piece, true) != nil {
		return p.Return(ctx)
	}
	return p.End(ctx)
}

// see does with a piece what is to be done next, until there is nothing.
func (w *Worker) see(ctx context.Context, p *delivered) error {
	var err error
	p.job, p.revision, err = load(ctx, w.Broker, p.Job)
	switch {
	case errors.Is(err, ErrNotFound):
		return p.End(ctx)
	case err != nil:
		return err
	case p.job.Version != w.Version:
		return fmt.Errorf("%w: job %s is one of %s, and this is %s", ErrVersion, p.Job, p.job.Version, w.Version)
	case p.job.Status != Running:
		return p.End(ctx)
	case p.Epoch < p.job.Epoch:
		return w.overtaken(ctx, p)
	case p.Epoch > p.job.Epoch || p.Threads > len(p.job.Threads): // the record is out of date
		return p.Return(ctx)
	}
	r, err := committed(ctx, w.Broker, p.key())
	if errors.Is(err, ErrNotFound) {
		return w.explore(ctx, p)
	}
	if err != nil {
		return err
	}
	return w.conclude(ctx, p, r, false)
}

// explore explores a piece and commits what it has found.
func (w *Worker) explore(ctx context.Context, p *delivered) error {
	begin := time.Now()
	found, err := w.attempt(ctx, p)
	took := time.Since(begin)
	p.explored += took
	if err != nil {
		return err
	}
	if agreed, err := w.agree(ctx, p, found.Threads); !agreed || err != nil {
		return err
	}
	if found.Tally.StartsOver() {
		return w.startOver(ctx, p, found)
	}
	r := &Result{At: p.At.Path, Tally: found.Tally, Rest: found.Rest, Threads: max(len(found.Threads), p.Threads), Limits: found.Limits, Outputs: found.Outputs, Worker: w.Name, Seconds: took.Seconds()}
	data, err := encode(r)
	if errors.Is(err, ErrTooLarge) {
		r.Outputs = nil
		r.Tally, r.Rest = explore.Tally{Verdict: explore.Unknown, Reason: err.Error()}, []tree.Position{p.At}
		data, err = encode(r)
	}
	if err != nil {
		return err
	}
	switch err := w.Broker.Commit(ctx, p.key(), data); {
	case errors.Is(err, ErrExists): // somebody else's, which counts
		return w.see(ctx, p)
	case err != nil:
		return err
	}
	if w.Ended != nil {
		w.Ended(r, len(data))
	}
	return w.conclude(ctx, p, r, true)
}

// attempt explores a piece, unless that was tried too often. What every worker would fail with is a result, too.
func (w *Worker) attempt(ctx context.Context, p *delivered) (*Found, error) {
	limit := w.MaxAttempts
	if limit == 0 {
		limit = DefaultAttempts
	}
	unknown := func(reason string) *Found {
		return &Found{Tally: explore.Tally{Verdict: explore.Unknown, Reason: reason}, Rest: []tree.Position{p.At}}
	}
	if p.Attempts() > limit {
		return unknown(fmt.Sprintf("a part of the search was begun %d times, and no worker has come to its end with it", limit)), nil
	}
	found, err := w.Search.Explore(ctx, p.Job, p.job, p.At)
	var bug *tree.Panic
	switch {
	case errors.As(err, &bug):
		w.Log.Error("a bug in gomc", "job", p.Job, "piece", p.ID, "panic", bug.Value, "stack", string(bug.Stack))
		return unknown(fmt.Sprintf("this is a bug in gomc, in a worker, whose log has more: %v", bug.Value)), nil
	case errors.Is(err, ErrRefused):
		return unknown(err.Error()), nil
	case err != nil:
		return nil, fmt.Errorf("%w: %w", errUnexplored, err)
	}
	return found, nil
}

// conclude ends the delivery of a piece whose result is committed, once what follows from it has happened. fresh says that this worker has just committed it: nobody
// has heard of the children.
func (w *Worker) conclude(ctx context.Context, p *delivered, r *Result, fresh bool) error {
	if r.Tally.Ends() {
		return w.replace(ctx, p, func(j *Job) { j.Status = Stopping })
	}
	for k := range r.Rest {
		if err := w.push(ctx, p.child(k, r), fresh); err != nil {
			return err
		}
	}
	return p.End(ctx)
}

// push puts a piece in the queue, unless it has a result.
func (w *Worker) push(ctx context.Context, p Piece, fresh bool) error {
	if !fresh {
		if _, err := w.Broker.Committed(ctx, p.key()); err == nil {
			return nil // and who has committed it, or gets it next, puts its children in the queue
		} else if !errors.Is(err, ErrNotFound) {
			return err
		}
	}
	return push(ctx, w.Broker, p, false)
}

// overtaken ends the delivery of a piece of an epoch that is over.
func (w *Worker) overtaken(ctx context.Context, p *delivered) error {
	for k := range p.job.Roots {
		if err := w.push(ctx, p.job.root(p.Job, k), false); err != nil {
			return err
		}
	}
	return p.End(ctx)
}

// startOver begins the next epoch.
func (w *Worker) startOver(ctx context.Context, p *delivered, found *Found) error {
	return w.replace(ctx, p, func(j *Job) {
		j.Epoch++
		j.Learned = found.Learned
		parts := len(j.Roots)
		j.Roots, j.Base, j.Known = []tree.Position{{Path: []int32{}}}, explore.Tally{}, 0
		if j.Batch != nil {
			j.Roots = j.Batch.Whole(parts)
		}
	})
}

// replace changes the record, and goes on with the piece under the new one. If the record was replaced meanwhile, the new one says what is to be done.
func (w *Worker) replace(ctx context.Context, p *delivered, change func(*Job)) error {
	change(p.job)
	data, err := encode(p.job)
	if err != nil {
		return err
	}
	if err := w.Broker.Replace(ctx, p.Job, data, p.revision); err != nil && !errors.Is(err, ErrConflict) {
		return err
	}
	return w.see(ctx, p)
}

// agree makes sure that the record has the numbers of threads by which a piece was explored. If it has others, the piece has to be explored again; if it is one of another epoch or status meanwhile, it
// says what is to be done.
func (w *Worker) agree(ctx context.Context, p *delivered, threads [][2]uint32) (bool, error) {
	n := min(len(threads), len(p.job.Threads))
	switch {
	case !slices.Equal(threads[:n], p.job.Threads[:n]):
		return false, p.Return(ctx)
	case len(threads) <= len(p.job.Threads):
		return true, nil
	}
	p.job.Threads = threads
	data, err := encode(p.job)
	if err != nil {
		return false, err
	}
	err = w.Broker.Replace(ctx, p.Job, data, p.revision)
	if !errors.Is(err, ErrConflict) {
		return err == nil, err
	}
	if p.job, p.revision, err = load(ctx, w.Broker, p.Job); err != nil {
		return false, err
	}
	if p.job.Status != Running || p.job.Epoch != p.Epoch {
		return false, w.see(ctx, p)
	}
	return w.agree(ctx, p, threads)
}

// load reads the record of a job.
func load(ctx context.Context, b Broker, id string) (*Job, uint64, error) {
	data, revision, err := b.Record(ctx, id)
	if err != nil {
		return nil, 0, err
	}
	j := new(Job)
	return j, revision, decode(data, j)
}

// committed reads the result of a piece.
func committed(ctx context.Context, b Broker, key Key) (*Result, error) {
	data, err := b.Committed(ctx, key)
	if err != nil {
		return nil, err
	}
	return ReadResult(data)
}

// push puts a piece in the queue.
func push(ctx context.Context, b Broker, p Piece, again bool) error {
	data, err := encode(p)
	if err != nil {
		return err
	}
	return b.Push(ctx, fmt.Sprintf("%s.%d.%s", p.Job, p.Epoch, p.ID), data, again)
}

// Work takes pieces until ctx ends, or until the worker is refused; see [ErrVersion].
func (w *Worker) Work(ctx context.Context) error {
	for ctx.Err() == nil {
		err := w.Step(ctx)
		switch {
		case errors.Is(err, ErrVersion):
			return err
		case err != nil && ctx.Err() == nil:
			w.Log.Warn("a piece was given back", "error", err)
			select {
			case <-ctx.Done():
			case <-time.After(500 * time.Millisecond):
			}
		}
	}
	return nil
}

// versionRecord says which version of gomc a cluster belongs to.
const versionRecord = "version"

// Join returns an error that wraps ErrVersion if a cluster belongs to another version of gomc. A cluster that belongs to nobody, or one that is taken over, belongs to this one from now on.
func Join(ctx context.Context, b Broker, version string, takeOver bool) error {
	for {
		data, revision, err := b.Record(ctx, versionRecord)
		switch {
		case err == nil && string(data) == version:
			return nil
		case err == nil && !takeOver:
			return fmt.Errorf("%w: the cluster is one of %s, and this is %s; use the same gomc everywhere (gomc serve takes a cluster over)", ErrVersion, data, version)
		case err != nil && !errors.Is(err, ErrNotFound):
			return err
		}
		if err := b.Replace(ctx, versionRecord, []byte(version), revision); !errors.Is(err, ErrConflict) {
			return err
		}
	}
}
