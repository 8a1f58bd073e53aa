package jetstream

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Options say where the server is, and who we are.
type Options struct {
	URL            string
	Name           string        // of this process, for who looks at the server
	Creds          string        // file of credentials (JWT and nkey), "" for none
	NKey           string        // file with the seed of an nkey, "" for none
	CA             string        // file of certificates that the server's is checked with, "" for those of the system
	Cert, Key      string        // files of our own certificate and key, "" for none
	Patient        bool          // wait for the server when it is not there yet
	Replicas       int           // how many servers of a cluster keep everything; 0 means 1
	Lease          time.Duration // after which a piece goes to somebody else when its process is not heard of; 0 leaves it as it is, DefaultLease where there is no queue yet
	OnDisconnected func(error)   // nil for nobody
}

// DefaultLease is that of a new queue.
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

	mu        sync.Mutex
	connected context.Context // until the connection is lost
	lose      func()
	busy      int
	hear      *nats.Subscription
	hint      func()
}

// Connect connects to a server, and makes there what is missing.
func Connect(ctx context.Context, o Options) (*Broker, error) {
	b := &Broker{}
	b.connected, b.lose = context.WithCancel(context.Background())
	all := []nats.Option{nats.Name(o.Name), nats.MaxReconnects(-1), nats.ReconnectWait(200 * time.Millisecond), nats.RetryOnFailedConnect(o.Patient),
		nats.DisconnectErrHandler(func(_ *nats.Conn, err error) {
			b.lost()
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
	b.conn = conn
	for {
		err = b.prepare(ctx, max(o.Replicas, 1), o.Lease)
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
func (b *Broker) prepare(ctx context.Context, replicas int, lease time.Duration) (err error) {
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
	if errors.Is(err, jetstream.ErrConsumerNotFound) || err == nil && lease > 0 && b.queue.CachedInfo().Config.AckWait != lease {
		b.queue, err = queue.CreateOrUpdateConsumer(ctx, jetstream.ConsumerConfig{Durable: workers, AckPolicy: jetstream.AckExplicitPolicy, AckWait: cmp.Or(lease, DefaultLease), MaxAckPending: -1, MaxWaiting: 20000})
	}
	if err != nil {
		return err
	}
	b.lease = b.queue.CachedInfo().Config.AckWait
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

func (b *Broker) limited(ctx context.Context) (context.Context, context.CancelFunc) {
	return b.within(ctx, callTime)
}

// within is for calls whose answer will not come any more when the connection is lost.
func (b *Broker) within(ctx context.Context, d time.Duration) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithTimeout(ctx, d)
	b.mu.Lock()
	keep := context.AfterFunc(b.connected, cancel)
	b.mu.Unlock()
	return ctx, func() {
		keep()
		cancel()
	}
}

// lost ends all calls that wait for an answer.
func (b *Broker) lost() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.lose()
	b.connected, b.lose = context.WithCancel(context.Background())
}
