package scale

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/programs"
)

// Server says how long a server takes.
type Server struct {
	Latency time.Duration // of the network, there and back
	Write   time.Duration // of a message to a stream; those to one stream wait for each other
	Read    time.Duration // of anything else
}

// world is a server that loses nothing. It is a cluster.Broker.
type world struct {
	Server

	mu       sync.Mutex
	records  map[string][]byte
	revision map[string]uint64
	results  map[cluster.Key][]byte
	log      []entry
	more     chan struct{} // closed when the log grows
	seen     map[string]bool
	queue    [][]byte
	waiting  []chan []byte
	free     map[string]time.Time // when a stream has written what it is to write
	busy     []*programs.Slices   // who can be asked for parts
	rand     *rand.Rand

	messages, bytes int // to and from the server
	hungry          int
	writing         time.Duration // of the stream of results
}

type entry struct {
	key  cluster.Key
	data []byte
}

func newWorld(s Server) *world {
	return &world{Server: s, records: map[string][]byte{}, revision: map[string]uint64{}, results: map[cluster.Key][]byte{}, more: make(chan struct{}), seen: map[string]bool{}, free: map[string]time.Time{}, rand: rand.New(rand.NewPCG(1, 1))}
}

// call takes the time of a request and its answer. A stream that is not "" writes.
func (w *world) call(stream string, size int) {
	w.mu.Lock()
	w.messages += 2
	w.bytes += size
	takes := w.Read
	if stream != "" {
		now := time.Now().Add(w.Latency / 2)
		if w.free[stream].Before(now) {
			w.free[stream] = now
		}
		w.free[stream] = w.free[stream].Add(w.Write)
		takes = w.free[stream].Sub(now)
		if stream == "results" {
			w.writing += w.Write
		}
	}
	w.mu.Unlock()
	time.Sleep(w.Latency + takes)
}

func (w *world) Record(_ context.Context, job string) ([]byte, uint64, error) {
	w.mu.Lock()
	data, revision := w.records[job], w.revision[job]
	w.mu.Unlock()
	w.call("", len(data))
	if revision == 0 {
		return nil, 0, cluster.ErrNotFound
	}
	return data, revision, nil
}

func (w *world) Replace(_ context.Context, job string, data []byte, revision uint64) error {
	w.call("records", len(data))
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.revision[job] != revision {
		return cluster.ErrConflict
	}
	w.records[job], w.revision[job] = data, revision+1
	return nil
}

func (w *world) Commit(_ context.Context, key cluster.Key, data []byte) error {
	w.call("results", len(data))
	w.mu.Lock()
	defer w.mu.Unlock()
	if _, ok := w.results[key]; ok {
		return cluster.ErrExists
	}
	w.results[key] = data
	w.log = append(w.log, entry{key, data})
	close(w.more)
	w.more = make(chan struct{})
	return nil
}

func (w *world) Committed(_ context.Context, key cluster.Key) ([]byte, error) {
	w.mu.Lock()
	data, ok := w.results[key]
	w.mu.Unlock()
	w.call("", len(data))
	if !ok {
		return nil, cluster.ErrNotFound
	}
	return data, nil
}

func (w *world) Follow(ctx context.Context, job string, epoch int, each func(string, []byte) bool) error {
	for next := 0; ; next++ {
		w.mu.Lock()
		for next == len(w.log) {
			more := w.more
			w.mu.Unlock()
			select {
			case <-more:
			case <-ctx.Done():
				return context.Cause(ctx)
			case <-time.After(250 * time.Millisecond):
				if !each("", nil) {
					return nil
				}
			}
			w.mu.Lock()
		}
		e := w.log[next]
		w.messages++
		w.bytes += len(e.data)
		w.mu.Unlock()
		if e.key.Job == job && e.key.Epoch == epoch && !each(e.key.Piece, e.data) {
			return nil
		}
	}
}

func (w *world) Forget(context.Context, string) error { return nil }

func (w *world) Push(_ context.Context, id string, data []byte, again bool) error {
	w.call("queue", len(data))
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.seen[id] && !again {
		return nil
	}
	w.seen[id] = true
	w.messages++
	w.bytes += len(data) // to a worker
	if len(w.waiting) > 0 {
		w.waiting[0] <- data
		w.waiting = w.waiting[1:]
		return nil
	}
	w.queue = append(w.queue, data)
	return nil
}

// errOver ends workers.
var errOver = errors.New("the search is over")

// Pull waits for a piece, as jetstream.Broker does: meanwhile it asks those that are busy for a part of theirs.
func (w *world) Pull(ctx context.Context) (cluster.Delivery, error) {
	w.call("", 0)
	w.mu.Lock()
	if len(w.queue) > 0 {
		data := w.queue[0]
		w.queue = w.queue[1:]
		w.mu.Unlock()
		return delivery{w, data}, nil
	}
	mine := make(chan []byte, 1)
	w.waiting = append(w.waiting, mine)
	w.mu.Unlock()
	for again := 20 * time.Millisecond; ; again = 150 * time.Millisecond {
		select {
		case data := <-mine:
			return delivery{w, data}, nil
		case <-ctx.Done():
			return nil, errOver
		case <-time.After(again):
			w.ask()
		}
	}
}

// ask asks one of those that are busy for a part.
func (w *world) ask() {
	w.mu.Lock()
	w.messages++
	w.hungry++
	var asked *programs.Slices
	if n := len(w.busy); n > 0 {
		w.messages++
		asked = w.busy[w.rand.IntN(n)]
	}
	w.mu.Unlock()
	if asked != nil {
		time.Sleep(w.Latency)
		asked.Hint()
	}
}

// hear says whether a process can be asked.
func (w *world) hear(p *programs.Slices, begun bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if begun {
		w.busy = append(w.busy, p)
	} else {
		w.busy = slices.DeleteFunc(w.busy, func(q *programs.Slices) bool { return q == p })
	}
}

// delivery is a piece in the hands of a worker, which never dies.
type delivery struct {
	*world
	data []byte
}

func (d delivery) Data() []byte              { return d.data }
func (d delivery) Attempts() int             { return 1 }
func (d delivery) End(context.Context) error { d.call("queue", 0); return nil }
func (d delivery) Return(context.Context) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.queue = append(d.queue, d.data)
	return nil
}
