package cluster_test

import (
	"context"
	"log/slog"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/explore/tree"
)

// slow is a broker, and a search, that take their time.
type slow struct{ cluster.Broker }

func (s slow) Commit(ctx context.Context, key cluster.Key, data []byte) error {
	time.Sleep(time.Second)
	return s.Broker.Commit(ctx, key, data)
}

func (slow) Explore(context.Context, string, *cluster.Job, tree.Position) (*cluster.Found, error) {
	time.Sleep(time.Hour)
	return &cluster.Found{}, nil
}

// TestSettled tells, on a clock that jumps, how long the broker took, without the search.
func TestSettled(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		alone(t, func(b cluster.Broker) {
			submit(t, b, &cluster.Job{Version: "1", Status: cluster.Running, Roots: whole})
			took := time.Duration(0)
			worker := &cluster.Worker{Version: "1", Broker: slow{b}, Search: slow{}, Log: slog.New(slog.DiscardHandler), Settled: func(d time.Duration) { took = d }}
			if err := worker.Step(t.Context()); err != nil || took != time.Second {
				t.Errorf("%s, %v", took, err)
			}
		})
	})
}
