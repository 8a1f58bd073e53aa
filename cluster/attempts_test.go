package cluster_test

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/explore/tree"
)

// full is a broker that takes no results, and counts how often pieces are returned, which counts as an attempt.
type full struct {
	cluster.Broker
	returned int
}

func (f *full) Commit(context.Context, cluster.Key, []byte) error {
	return errors.New("there is no room")
}

func (f *full) Pull(ctx context.Context) (cluster.Delivery, error) {
	d, err := f.Broker.Pull(ctx)
	return &counted{d, f}, err
}

type counted struct {
	cluster.Delivery
	of *full
}

func (c *counted) Return(ctx context.Context) error {
	c.of.returned++
	return c.Delivery.Return(ctx)
}

// TestAttempts gives pieces back: what is not their fault is no attempt, and they stay in the queue.
func TestAttempts(t *testing.T) {
	alone(t, func(b cluster.Broker) {
		submit(t, b, &cluster.Job{Version: "1", Status: cluster.Running, Roots: whole})
		f := &full{Broker: b}
		worker := &cluster.Worker{Version: "1", Broker: f, Search: &searcher{shape: drawn(1), rand: rand.New(rand.NewPCG(1, 1))}, Log: slog.New(slog.DiscardHandler)}
		for range 100 {
			if err := worker.Step(t.Context()); err == nil {
				t.Error("a piece is done without a result")
			}
		}
		if f.returned > 0 {
			t.Errorf("%d pieces were returned", f.returned)
		}
		worker.Search = failing{errors.New("the program is not there yet")}
		if err := worker.Step(t.Context()); err == nil || f.returned != 1 {
			t.Errorf("%v, %d pieces were returned", err, f.returned)
		}
		worker.Search = wordy{}
		if err := worker.Step(t.Context()); !errors.Is(err, cluster.ErrTooLarge) || f.returned != 2 {
			t.Errorf("%v, %d pieces were returned", err, f.returned)
		}
	})
}

// wordy is a process that learns more than a record holds.
type wordy struct{}

func (wordy) Explore(context.Context, string, *cluster.Job, tree.Position) (*cluster.Found, error) {
	words := make([]byte, cluster.MaxMessage)
	rand.NewChaCha8([32]byte{}).Read(words)
	learned, err := json.Marshal(words)
	return &cluster.Found{Tally: startsOver(), Learned: learned}, err
}
