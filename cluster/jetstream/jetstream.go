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

// Options say where the server is, and who we are.
type Options struct {
	URL            string
	Name           string // of this process, for who looks at the server
	Creds          string // file of credentials (JWT and nkey), "" for none
	NKey           string // file with the seed of an nkey, "" for none
	CA             string // file of certificates that the server's is checked with, "" for those of the system
	Cert, Key      string // files of our own certificate and key, "" for none
	Patient        bool   // wait for the server when it is not there yet
	Replicas       int    // how many servers of a cluster keep everything; 0 means 1
	Lease          time.Duration
	OnDisconnected func(error) // nil for nobody
}

// DefaultLease is after which time a piece goes to somebody else when its process is not heard of.
const DefaultLease = 15 * time.Second

// Broker is a connection. It is a cluster.Broker and a cluster.Store.
type Broker struct {
	conn     *nats.Conn
	js       jetstream.JetStream
	queue    jetstream.Consumer
	results  jetstream.Stream
	jobs     jetstream.KeyValue
	programs jetstream.ObjectStore
	lease    time.Duration

	mu   sync.Mutex
	busy int
	hear *nats.Subscription
	hint func()
}

// Connect connects to a server, and makes there what is missing.
func Connect(ctx context.Context, o Options) (*Broker, error) {
	all := []nats.Option{nats.Name(o.Name), nats.MaxReconnects(-1), nats.ReconnectWait(200 * time.Millisecond), nats.RetryOnFailedConnect(o.Patient),
		nats.DisconnectErrHandler(func(_ *nats.Conn, err error) {
			if o.OnDisconnected != nil && err != nil {
				o.OnDisconnected(err)
			}
		})}
	if o.Creds != "" {
		all = append(all, nats.UserCredentials(o.Creds))
	}
	if o.NKey != "" {
		key, err := nats.NkeyOptionFromSeed(o.NKey)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", o.NKey, err)
		}
		all = append(all, key)
	}
	if o.CA != "" {
		all = append(all, nats.RootCAs(o.CA))
	}
	if o.Cert != "" {
		all = append(all, nats.ClientCert(o.Cert, o.Key))
	}
	conn, err := nats.Connect(o.URL, all...)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", o.URL, err)
	}
	b := &Broker{conn: conn, lease: o.Lease}
	if b.lease == 0 {
		b.lease = DefaultLease
	}
	for {
		err = b.prepare(ctx, max(o.Replicas, 1))
		if err == nil {
			return b, nil
		}
		if !o.Patient || ctx.Err() != nil {
			conn.Close()
			return nil, fmt.Errorf("%s: %w", o.URL, err)
		}
		pause(ctx, time.Second)
	}
}

// prepare makes what is missing in the server. Nothing is ever dropped to make room: a server that is full refuses writes.
func (b *Broker) prepare(ctx context.Context, replicas int) (err error) {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	if b.js, err = jetstream.New(b.conn); err != nil {
		return err
	}
	queue, err := b.stream(ctx, jetstream.StreamConfig{Name: queueStream, Subjects: []string{queueSubject + ">"}, Retention: jetstream.WorkQueuePolicy, Discard: jetstream.DiscardNew,
		Replicas: replicas, Duplicates: 2 * time.Minute})
	if err != nil {
		return err
	}
	b.queue, err = queue.Consumer(ctx, workers)
	if errors.Is(err, jetstream.ErrConsumerNotFound) {
		b.queue, err = queue.CreateOrUpdateConsumer(ctx, jetstream.ConsumerConfig{Durable: workers, AckPolicy: jetstream.AckExplicitPolicy, AckWait: b.lease, MaxAckPending: -1, MaxWaiting: 20000})
	}
	if err != nil {
		return err
	}
	if b.results, err = b.stream(ctx, jetstream.StreamConfig{Name: resultsStream, Subjects: []string{resultsSubject + ">"}, Discard: jetstream.DiscardNew, AllowDirect: true, Replicas: replicas}); err != nil {
		return err
	}
	if b.jobs, err = b.js.KeyValue(ctx, jobsBucket); errors.Is(err, jetstream.ErrBucketNotFound) {
		b.jobs, err = b.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: jobsBucket, Replicas: replicas})
	}
	if err != nil {
		return err
	}
	if b.programs, err = b.js.ObjectStore(ctx, programsStore); errors.Is(err, jetstream.ErrBucketNotFound) {
		b.programs, err = b.js.CreateOrUpdateObjectStore(ctx, jetstream.ObjectStoreConfig{Bucket: programsStore, Replicas: replicas})
	}
	return err
}

// stream returns a stream, and makes it if it is missing: one that is there stays as its operator wants it.
func (b *Broker) stream(ctx context.Context, config jetstream.StreamConfig) (jetstream.Stream, error) {
	s, err := b.js.Stream(ctx, config.Name)
	if errors.Is(err, jetstream.ErrStreamNotFound) {
		return b.js.CreateOrUpdateStream(ctx, config)
	}
	return s, err
}

// Close ends the connection.
func (b *Broker) Close() { b.conn.Close() }

// Connected reports whether there is a connection at the moment.
func (b *Broker) Connected() bool { return b.conn.IsConnected() }

// callTime is how long an answer of the server is waited for.
const callTime = 10 * time.Second

func limited(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(ctx, callTime)
}

// conflicting reports whether a write was refused because another one was first.
func conflicting(err error) bool {
	var refused *jetstream.APIError
	return errors.As(err, &refused) && (refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence || refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant)
}

// Record returns a record and its revision.
func (b *Broker) Record(ctx context.Context, job string) ([]byte, uint64, error) {
	ctx, cancel := limited(ctx)
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
	ctx, cancel := limited(ctx)
	defer cancel()
	_, err := b.jobs.Update(ctx, job, data, revision)
	if conflicting(err) {
		return cluster.ErrConflict
	}
	return err
}

// Jobs lists the names of all jobs.
func (b *Broker) Jobs(ctx context.Context) ([]string, error) {
	ctx, cancel := limited(ctx)
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
	return all, nil
}

// Remove removes the record of a job.
func (b *Broker) Remove(ctx context.Context, job string) error {
	ctx, cancel := limited(ctx)
	defer cancel()
	return b.jobs.Purge(ctx, job)
}

func subject(k cluster.Key) string {
	return fmt.Sprintf("%s%s.%d.%s", resultsSubject, k.Job, k.Epoch, k.Piece)
}

// Commit writes a result for good.
func (b *Broker) Commit(ctx context.Context, key cluster.Key, data []byte) error {
	ctx, cancel := limited(ctx)
	defer cancel()
	_, err := b.js.PublishMsg(ctx, &nats.Msg{Subject: subject(key), Data: data}, jetstream.WithExpectLastSequencePerSubject(0))
	if conflicting(err) {
		return cluster.ErrExists
	}
	return err
}

// Committed returns a result.
func (b *Broker) Committed(ctx context.Context, key cluster.Key) ([]byte, error) {
	ctx, cancel := limited(ctx)
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
	making, cancel := limited(ctx)
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
			asking, cancel := limited(ctx)
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
	ctx, cancel := limited(ctx)
	defer cancel()
	return b.results.Purge(ctx, jetstream.WithPurgeSubject(resultsSubject+job+".>"))
}

// Push puts a piece in the queue.
func (b *Broker) Push(ctx context.Context, id string, data []byte, again bool) error {
	ctx, cancel := limited(ctx)
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
	ctx, cancel := limited(ctx)
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
		waiting, cancel := context.WithTimeout(ctx, pullTime)
		m, err := b.queue.Next(jetstream.FetchContext(waiting))
		cancel()
		switch {
		case err == nil:
			return b.deliver(m)
		case errors.Is(err, nats.ErrTimeout) || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, jetstream.ErrNoMessages):
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

// PutObject keeps a program.
func (b *Broker) PutObject(ctx context.Context, hash string, data []byte) error {
	if _, err := b.programs.GetInfo(ctx, hash); err == nil {
		return nil
	}
	_, err := b.programs.PutBytes(ctx, hash, data)
	return err
}

// Object returns a program.
func (b *Broker) Object(ctx context.Context, hash string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
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

func pause(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}
