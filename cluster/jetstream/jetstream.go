// Package jetstream makes a cluster.Broker of NATS JetStream: a stream for the queue, one for the results, a bucket for records, and an object store for programs. The server may
// be that of package server, or any cluster of NATS that there is.
package jetstream

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/gomc/gomc/cluster"
)

// The names of what is in the server.
const (
	queueStream   = "GOMC_queue"
	resultsStream = "GOMC_results"
	jobsBucket    = "GOMC_jobs"
	programsStore = "GOMC_programs"
	workers       = "workers" // the consumer of the queue

	queueSubject   = "gomc.queue."
	resultsSubject = "gomc.results."
	hungrySubject  = "gomc.hungry"
)

// conflicting reports whether a write was refused because another one was first.
func conflicting(err error) bool {
	var refused *jetstream.APIError
	return errors.As(err, &refused) && (refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence || refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant)
}

// Record returns a record and its revision.
func (b *Broker) Record(ctx context.Context, job string) ([]byte, uint64, error) {
	ctx, cancel := b.limited(ctx)
	defer cancel()
	e, err := b.jobs.Get(ctx, job)
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		return nil, 0, cluster.ErrNotFound
	}
	if err != nil {
		return nil, 0, err
	}
	return e.Value(), e.Revision(), nil
}

// Replace writes a record in place of the one of a revision.
func (b *Broker) Replace(ctx context.Context, job string, data []byte, revision uint64) error {
	ctx, cancel := b.limited(ctx)
	defer cancel()
	_, err := b.jobs.Update(ctx, job, data, revision)
	if conflicting(err) {
		return cluster.ErrConflict
	}
	return err
}

// Jobs lists the names of all jobs.
func (b *Broker) Jobs(ctx context.Context) ([]string, error) {
	ctx, cancel := b.limited(ctx)
	defer cancel()
	list, err := b.jobs.ListKeys(ctx)
	if err != nil {
		return nil, err
	}
	var all []string
	for name := range list.Keys() {
		if cluster.CheckID(name) == nil {
			all = append(all, name)
		}
	}
	return all, ctx.Err() // then some are missing
}

// Remove removes the record of a job.
func (b *Broker) Remove(ctx context.Context, job string) error {
	ctx, cancel := b.limited(ctx)
	defer cancel()
	return b.jobs.Purge(ctx, job)
}

func subject(k cluster.Key) string {
	return fmt.Sprintf("%s%s.%d.%s", resultsSubject, k.Job, k.Epoch, k.Piece)
}

// Commit writes a result for good.
func (b *Broker) Commit(ctx context.Context, key cluster.Key, data []byte) error {
	ctx, cancel := b.limited(ctx)
	defer cancel()
	_, err := b.js.PublishMsg(ctx, &nats.Msg{Subject: subject(key), Data: data}, jetstream.WithExpectLastSequencePerSubject(0))
	if conflicting(err) {
		return cluster.ErrExists
	}
	return err
}

// Committed returns a result.
func (b *Broker) Committed(ctx context.Context, key cluster.Key) ([]byte, error) {
	ctx, cancel := b.limited(ctx)
	defer cancel()
	m, err := b.results.GetLastMsgForSubject(ctx, subject(key))
	if errors.Is(err, jetstream.ErrMsgNotFound) {
		return nil, cluster.ErrNotFound
	}
	if err != nil {
		return nil, err
	}
	return m.Data, nil
}

// quiet is how long there is nothing to follow before that is said.
const quiet = 250 * time.Millisecond

// errGap says that a result was lost on its way here.
var errGap = errors.New("the results are to be read again")

// Follow calls each with the results of a job's epoch.
func (b *Broker) Follow(ctx context.Context, job string, epoch int, each func(piece string, data []byte) bool) error {
	prefix := fmt.Sprintf("%s%s.%d.", resultsSubject, job, epoch)
	making, cancel := b.limited(ctx)
	c, err := b.results.CreateConsumer(making, jetstream.ConsumerConfig{FilterSubject: prefix + "*", AckPolicy: jetstream.AckNonePolicy, MemoryStorage: true, Replicas: 1, InactiveThreshold: 30 * time.Second})
	cancel()
	if err != nil {
		return err
	}
	defer func() {
		dropping, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
		defer cancel()
		_ = b.results.DeleteConsumer(dropping, c.CachedInfo().Name)
	}()
	seen := uint64(0)
	for silent := 0; ; {
		batch, err := c.Fetch(256, jetstream.FetchMaxWait(quiet))
		if err != nil {
			return err
		}
		got := false
		for m := range batch.Messages() {
			meta, err := m.Metadata()
			if err != nil {
				return err
			}
			if seen++; meta.Sequence.Consumer != seen {
				return errGap
			}
			got = true
			if !each(strings.TrimPrefix(m.Subject(), prefix), m.Data()) {
				return nil
			}
		}
		if err := batch.Error(); err != nil && !errors.Is(err, nats.ErrTimeout) {
			return err
		}
		if got {
			silent = 0
			continue
		}
		if silent++; silent%8 == 0 { // the last results may have been lost on their way
			asking, cancel := b.limited(ctx)
			info, err := c.Info(asking)
			cancel()
			if err != nil {
				return err
			}
			if info.Delivered.Consumer != seen {
				return errGap
			}
		}
		if !each("", nil) {
			return nil
		}
	}
}

// Forget removes the results of a job.
func (b *Broker) Forget(ctx context.Context, job string) error {
	ctx, cancel := b.limited(ctx)
	defer cancel()
	return b.results.Purge(ctx, jetstream.WithPurgeSubject(resultsSubject+job+".>"))
}

// Push puts a piece in the queue.
func (b *Broker) Push(ctx context.Context, id string, data []byte, again bool) error {
	ctx, cancel := b.limited(ctx)
	defer cancel()
	if again {
		id += " " + cluster.NewID()
	}
	job, _, _ := strings.Cut(id, ".")
	_, err := b.js.PublishMsg(ctx, &nats.Msg{Subject: queueSubject + job, Data: data}, jetstream.WithMsgID(id))
	return err
}

// Queued is how many pieces wait for a worker, and how many are in the hands of one.
func (b *Broker) Queued(ctx context.Context) (waiting, working int, err error) {
	ctx, cancel := b.limited(ctx)
	defer cancel()
	info, err := b.queue.Info(ctx)
	if err != nil {
		return 0, 0, err
	}
	return int(info.NumPending), info.NumAckPending, nil
}

const (
	hungryAfter = 20 * time.Millisecond  // without a piece, a worker asks those that are busy for a part of theirs
	hungryAgain = 150 * time.Millisecond // and again
	pullTime    = 5 * time.Second        // one request for a piece
)

// Pull waits for a piece, and meanwhile asks those that are busy for a part of theirs.
func (b *Broker) Pull(ctx context.Context) (cluster.Delivery, error) {
	done := make(chan struct{})
	defer close(done)
	go b.ask(done)
	for {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		waiting, cancel := b.within(ctx, pullTime)
		m, err := b.queue.Next(jetstream.FetchContext(waiting))
		over := waiting.Err() != nil && ctx.Err() == nil
		cancel()
		switch {
		case err == nil:
			return b.deliver(m)
		case over || errors.Is(err, nats.ErrTimeout) || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, jetstream.ErrNoMessages):
			continue
		case ctx.Err() != nil:
			return nil, context.Cause(ctx)
		}
		return nil, err
	}
}

// ask says that a worker is without a piece.
func (b *Broker) ask(done chan struct{}) {
	timer := time.NewTimer(hungryAfter)
	defer timer.Stop()
	for {
		select {
		case <-done:
			return
		case <-timer.C:
			_ = b.conn.Publish(hungrySubject, nil)
			timer.Reset(hungryAgain)
		}
	}
}

// OnHungry has a function called when some worker is without a piece and this one was chosen to give away a part of its own.
func (b *Broker) OnHungry(hint func()) { b.hint = hint }

// Busy says that a piece is begun, or ended. Only processes that are busy are asked for parts.
func (b *Broker) Busy(begun bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if begun {
		b.busy++
	} else {
		b.busy--
	}
	switch {
	case b.busy > 0 && b.hear == nil && b.hint != nil:
		b.hear, _ = b.conn.QueueSubscribe(hungrySubject, "busy", func(*nats.Msg) { b.hint() })
		_ = b.conn.Flush()
	case b.busy == 0 && b.hear != nil:
		_ = b.hear.Unsubscribe()
		b.hear = nil
	}
}

// delivery is a message whose lease is prolonged until it is ended.
type delivery struct {
	jetstream.Msg
	attempts int
	over     func()
}

func (b *Broker) deliver(m jetstream.Msg) (cluster.Delivery, error) {
	meta, err := m.Metadata()
	if err != nil {
		return nil, err
	}
	done := make(chan struct{})
	go func() {
		tick := time.NewTicker(b.lease / 3)
		defer tick.Stop()
		for {
			select {
			case <-done:
				return
			case <-tick.C:
				_ = m.InProgress()
			}
		}
	}()
	return &delivery{m, int(meta.NumDelivered), sync.OnceFunc(func() { close(done) })}, nil
}

// Attempts is how often the piece was delivered.
func (d *delivery) Attempts() int { return d.attempts }

// End takes the piece off the queue. If the server does not hear of it, the piece is delivered once more, and found to have a result.
func (d *delivery) End(context.Context) error {
	d.over()
	return d.settled(d.Ack())
}

// Return gives the piece back.
func (d *delivery) Return(context.Context) error {
	d.over()
	return d.settled(d.NakWithDelay(100 * time.Millisecond))
}

func (d *delivery) settled(err error) error {
	if errors.Is(err, jetstream.ErrMsgAlreadyAckd) {
		return nil
	}
	return err
}

// objectTime is how long a program may be on its way.
const objectTime = time.Minute

// Fresh is how old a program may be when somebody wants it kept, without being written anew.
const Fresh = 24 * time.Hour

// PutObject keeps a program.
func (b *Broker) PutObject(ctx context.Context, hash string, data []byte) error {
	ctx, cancel := b.within(ctx, objectTime)
	defer cancel()
	if info, err := b.programs.GetInfo(ctx, hash); err == nil && time.Since(info.ModTime) < Fresh {
		return nil
	}
	_, err := b.programs.PutBytes(ctx, hash, data)
	return err
}

// Object returns a program.
func (b *Broker) Object(ctx context.Context, hash string) ([]byte, error) {
	ctx, cancel := b.within(ctx, objectTime)
	defer cancel()
	data, err := b.programs.GetBytes(ctx, hash)
	if errors.Is(err, jetstream.ErrObjectNotFound) {
		return nil, cluster.ErrNotFound
	}
	if err == nil && cluster.Hash(data) != hash {
		err = errors.New("a program in the store is damaged")
	}
	return data, err
}

// Sweep removes the programs that were written before some time.
func (b *Broker) Sweep(ctx context.Context, before time.Time) error {
	listing, cancel := b.limited(ctx)
	all, err := b.programs.List(listing)
	cancel()
	if errors.Is(err, jetstream.ErrNoObjectsFound) {
		return nil
	}
	if err != nil {
		return err
	}
	for _, info := range all {
		if !info.ModTime.Before(before) {
			continue
		}
		removing, cancel := b.limited(ctx)
		err := b.programs.Delete(removing, info.Name)
		cancel()
		if err != nil {
			return err
		}
	}
	return nil
}

func pause(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}
