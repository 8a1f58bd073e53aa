package cluster_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"testing"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/simulated"
	"github.com/gomc/gomc/explore/tree"
)

// items is a process that does the items of a batch. Some of them teach what makes all others void.
type items struct {
	seed uint64
	rand interface{ IntN(int) int }
}

// output is that of an item, as long as so many things were learned.
func (s items) output(number, learned int) json.RawMessage {
	return fmt.Appendf(nil, "%d", scramble(s.seed^uint64(number)<<20^uint64(learned)<<50)>>11)
}

func (s items) Explore(_ context.Context, _ string, job *cluster.Job, at tree.Position) (*cluster.Found, error) {
	learned := 0
	if job.Learned != nil {
		if err := json.Unmarshal(job.Learned, &learned); err != nil {
			return nil, err
		}
	}
	left := 1 + s.rand.IntN(6)
	teaches := false
	f, err := job.Batch.Do(at, func() bool { left--; return left <= 0 }, func() int { return s.rand.IntN(4) }, func(number int) (json.RawMessage, error) {
		teaches = teaches || s.seed%3 == 0 && learned < 2 && scramble(s.seed^uint64(number))%40 == uint64(learned)
		return s.output(number, learned), nil
	})
	if err == nil && teaches {
		f = &cluster.Found{Tally: startsOver()}
		f.Learned, _ = json.Marshal(learned + 1)
	}
	return f, err
}

// client is who waits for a batch: it takes outputs in their order as soon as they are there, and begins again when an epoch does.
type client struct {
	items
	outputs cluster.Outputs
	epoch   int
	taken   int
	told    map[int32]bool // first items of the pieces of the epoch that were told
	err     error
}

func (c *client) add(epoch int, r *cluster.Result) {
	switch {
	case epoch < c.epoch:
		c.err = fmt.Errorf("a result of epoch %d after one of %d", epoch, c.epoch)
	case epoch > c.epoch || c.told == nil:
		c.epoch, c.taken, c.told = epoch, 0, map[int32]bool{}
	}
	if c.told[r.At[0]] {
		c.err = fmt.Errorf("epoch %d: the result of %v was told twice", epoch, r.At)
	}
	c.told[r.At[0]] = true
	for c.outputs.Add(epoch, r); c.taken < c.outputs.Next; c.taken++ {
		if want := c.output(c.taken, epoch); string(c.outputs.All[c.taken]) != string(want) {
			c.err = fmt.Errorf("epoch %d, item %d: %s, want %s", epoch, c.taken, c.outputs.All[c.taken], want)
		}
	}
}

// TestBatch runs batches in clusters that fail in every way: who waits gets the output of each item once, all of the same epoch, whoever else waits.
func TestBatch(t *testing.T) {
	epochs := 0
	for seed := *first; seed < *first+*seeds/4; seed++ {
		w := simulated.New(seed, 300)
		s := items{seed, w.Rand()}
		for i := range 1 + int(seed%4) {
			w.Spawn(fmt.Sprint("worker ", i), true, func(b cluster.Broker) {
				worker := &cluster.Worker{Name: "w", Version: "1", Broker: b, Search: s, Log: slog.New(slog.DiscardHandler)}
				for {
					_ = worker.Step(context.Background())
				}
			})
		}
		if seed%2 == 0 { // as gomc serve does
			w.Spawn("coordinator", true, func(b cluster.Broker) {
				for {
					if _, err := (&cluster.Watcher{Broker: b, ID: job}).Watch(context.Background()); err == nil {
						return
					}
				}
			})
		}
		batch := &cluster.Batch{Items: 1 + int(seed%23)}
		var c *client
		var done *cluster.Job
		w.Spawn("client", true, func(b cluster.Broker) {
			c = &client{items: s}
			j := &cluster.Job{Version: "1", Status: cluster.Running, Batch: batch, Roots: batch.Whole(1 + int(seed%3))}
			for cluster.Submit(context.Background(), b, job, j) != nil {
			}
			watcher := &cluster.Watcher{Broker: b, ID: job, Each: c.add}
			for {
				var err error
				if done, err = watcher.Watch(context.Background()); err == nil {
					return
				}
			}
		})
		if err := w.Run("client"); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		epochs += done.Epoch
		if c.err != nil || c.epoch != done.Epoch || c.taken != batch.Items || len(c.outputs.All) != batch.Items {
			t.Fatalf("seed %d: outputs of %d items, the first %d, of epoch %d, want %d of %d: %v", seed, len(c.outputs.All), c.taken, c.epoch, batch.Items, done.Epoch, c.err)
		}
	}
	if epochs < int(*seeds)/100 {
		t.Errorf("only %d epochs", epochs)
	}
}

// TestOnce counts how often each item of a batch is told, when there is a result that belongs to no piece, and when the results are read again.
func TestOnce(t *testing.T) {
	alone(t, func(b cluster.Broker) {
		s := items{1, fixed(2)}
		batch := &cluster.Batch{Items: 50}
		submit(t, b, &cluster.Job{Version: "1", Status: cluster.Running, Batch: batch, Roots: batch.Whole(2)})
		worker := &cluster.Worker{Version: "1", Broker: b, Search: s, Log: slog.New(slog.DiscardHandler)}
		foreign, _ := json.Marshal(cluster.Result{At: []int32{0, 50}, Outputs: []json.RawMessage{s.output(0, 0)}})
		if err := b.Commit(t.Context(), cluster.Key{Job: job, Piece: "foreign"}, foreign); err != nil {
			t.Error(err)
		}
		for done := 0; done < batch.Items; {
			worker.Ended = func(r *cluster.Result, _ int) { done += len(r.Outputs) }
			if err := worker.Step(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		for range 2 { // the second time the job is done
			told := map[int]int{}
			look := &cluster.Watcher{Broker: &lossy{Broker: b, after: 7}, ID: job, Each: func(_ int, r *cluster.Result) {
				for i := range r.Outputs {
					told[int(r.At[0])+i]++
				}
			}}
			if _, err := look.Watch(t.Context()); !errors.Is(err, errLost) {
				t.Errorf("a connection that is lost: %v", err)
			}
			if _, err := look.Watch(t.Context()); err != nil {
				t.Error(err)
			}
			for i := range batch.Items {
				if told[i] != 1 {
					t.Errorf("item %d was told %d times", i, told[i])
				}
			}
		}
	})
}

// lossy is a broker whose connection is lost once, after so many results.
type lossy struct {
	cluster.Broker
	after int
}

var errLost = errors.New("the connection is lost")

func (l *lossy) Follow(ctx context.Context, job string, epoch int, each func(string, []byte) bool) error {
	lost := false
	err := l.Broker.Follow(ctx, job, epoch, func(piece string, data []byte) bool {
		l.after--
		lost = l.after == 0
		return !lost && each(piece, data)
	})
	if lost {
		return errLost
	}
	return err
}

// fixed is no chance at all.
type fixed int

func (f fixed) IntN(n int) int { return int(f) % n }

// TestRange refuses pieces that are none of a batch, and divides ranges.
func TestRange(t *testing.T) {
	b := &cluster.Batch{Items: 10}
	for _, at := range []tree.Position{{}, {Path: []int32{1}}, {Path: []int32{3, 3}}, {Path: []int32{-1, 3}}, {Path: []int32{3, 11}}} {
		if _, _, err := b.Bounds(at); !errors.Is(err, cluster.ErrRefused) {
			t.Errorf("%v: %v", at, err)
		}
	}
	one := func(int) (json.RawMessage, error) { return json.RawMessage(`1`), nil }
	if f, err := b.Do(cluster.Range(3, 7), func() bool { return true }, func() int { return 1 }, one); err != nil || len(f.Outputs) != 1 || fmt.Sprint(f.Rest) != "[{[4 6] 2} {[6 7] 2}]" {
		t.Errorf("a piece that is interrupted at once: %+v, %v", f, err)
	}
	large := func(int) (json.RawMessage, error) { return make(json.RawMessage, cluster.MaxMessage/10), nil }
	if f, err := b.Do(cluster.Range(0, 10), func() bool { return false }, func() int { return 0 }, large); err != nil || len(f.Outputs) != 3 || fmt.Sprint(f.Rest) != "[{[3 10] 2}]" {
		t.Errorf("large outputs: %d, %v, %v", len(f.Outputs), f.Rest, err)
	}
	for parts := range 13 {
		next := 0
		for _, at := range b.Whole(parts) {
			from, to, err := b.Bounds(at)
			if err != nil || from != next {
				t.Errorf("%d parts: %v begins at %d, %v", parts, at, from, err)
			}
			next = to
		}
		if next != b.Items || len(b.Whole(parts)) != min(max(parts, 1), b.Items) {
			t.Errorf("%d parts: %v", parts, b.Whole(parts))
		}
	}
}
