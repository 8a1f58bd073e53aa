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
		var outputs cluster.Outputs
		var done *cluster.Job
		w.Spawn("client", true, func(b cluster.Broker) {
			outputs = cluster.Outputs{}
			j := &cluster.Job{Version: "1", Status: cluster.Running, Batch: batch, Roots: batch.Whole(1 + int(seed%3))}
			for cluster.Submit(context.Background(), b, job, j) != nil {
			}
			watcher := &cluster.Watcher{Broker: b, ID: job, Each: outputs.Add}
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
		if outputs.Next != batch.Items || len(outputs.All) != batch.Items {
			t.Fatalf("seed %d: outputs of %d items, the first %d, want %d", seed, len(outputs.All), outputs.Next, batch.Items)
		}
		for i, got := range outputs.All {
			if want := s.output(i, done.Epoch); string(got) != string(want) {
				t.Fatalf("seed %d: item %d: %s, want %s", seed, i, got, want)
			}
		}
	}
	if epochs < int(*seeds)/100 {
		t.Errorf("only %d epochs", epochs)
	}
}

// TestOnce counts how often each item of a batch is told in one look at the results.
func TestOnce(t *testing.T) {
	alone(t, func(b cluster.Broker) {
		s := items{1, fixed(2)}
		batch := &cluster.Batch{Items: 50}
		submit(t, b, &cluster.Job{Version: "1", Status: cluster.Running, Batch: batch, Roots: batch.Whole(2)})
		worker := &cluster.Worker{Version: "1", Broker: b, Search: s, Log: slog.New(slog.DiscardHandler)}
		for done := 0; done < batch.Items; {
			worker.Ended = func(r *cluster.Result, _ int) { done += len(r.Outputs) }
			if err := worker.Step(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		told := map[int]int{}
		look := &cluster.Watcher{Broker: b, ID: job, Each: func(_ int, r *cluster.Result) {
			for i := range r.Outputs {
				told[int(r.At[0])+i]++
			}
		}}
		for range 2 { // the second time the job is done
			clear(told)
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
