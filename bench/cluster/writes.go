package main

import (
	"context"
	"fmt"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/jetstream"
)

// writes measures how long a server takes for results of a thousand bytes that one, and many, processes commit: what simulations of package scale want to know.
func (s *study) writes(ctx context.Context) error {
	g, err := newGroup(s.gomc, s.dir, filepath.Join(s.dir, "store"), 0, s.slice)
	if err != nil {
		return err
	}
	defer g.close()
	if err := g.ready(ctx); err != nil {
		return err
	}
	b, err := jetstream.Connect(ctx, jetstream.Options{URL: "nats://" + g.address})
	if err != nil {
		return err
	}
	defer b.Close()
	data := make([]byte, 1000)
	for _, writers := range []int{1, 8, 64} {
		job, written, failed := cluster.NewID(), atomic.Int64{}, atomic.Int64{}
		timed, stop := context.WithTimeout(ctx, 5*time.Second)
		var group sync.WaitGroup
		begin := time.Now()
		for range writers {
			group.Go(func() {
				for timed.Err() == nil {
					if err := b.Commit(ctx, cluster.Key{Job: job, Piece: fmt.Sprint(written.Add(1))}, data); err != nil {
						failed.Add(1)
					}
				}
			})
		}
		group.Wait()
		stop()
		took := time.Since(begin).Seconds()
		fmt.Printf("%d writers: %.0f results a second, %.2f ms for each, %d failed\n", writers, float64(written.Load())/took, 1000*took*float64(writers)/float64(written.Load()), failed.Load())
	}
	return nil
}
