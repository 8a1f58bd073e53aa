package scale

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/programs"
	"github.com/gomc/gomc/explore/tree"
)

// Figures is how a cluster has done.
type Figures struct {
	Workers     int
	Seconds     float64 // from the submission to the result
	Utilisation float64 // share of the workers' time in which they have explored
	Pieces      int
	PieceTime   float64 // mean of how long a piece was explored, in seconds
	Messages    float64 // a second, to and from the server
	Bytes       float64 // a piece, in all messages
	Results     float64 // share of the time in which the stream of results writes
	Hungry      float64 // requests for parts, a second
}

// searcher is a worker's process.
type searcher struct {
	tree   *Tree
	slices *programs.Slices
	worked time.Duration
	pieces int
}

// Explore explores a piece of the tree.
func (s *searcher) Explore(_ context.Context, id string, _ *cluster.Job, at tree.Position) (f *cluster.Found, err error) {
	s.slices.Run(id, func(interrupted *atomic.Bool, split func() int) {
		var took time.Duration
		f, took = s.tree.explore(at, interrupted, split)
		s.worked, s.pieces = s.worked+took, s.pieces+1
	})
	return f, nil
}

// Run has so many workers search a tree. It has to run where time is that of package synctest.
func Run(ctx context.Context, t *Tree, workers int, s Server) (f Figures, err error) {
	w := newWorld(s)
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	all := make([]*searcher, workers)
	var group sync.WaitGroup
	for i := range all {
		p := &searcher{tree: t}
		p.slices = &programs.Slices{Slice: programs.DefaultSlice, Patience: programs.DefaultPatience, Limit: programs.DefaultLimit, Stuck: func(string) {}, Busy: func(begun bool) { w.hear(p.slices, begun) }}
		all[i] = p
		worker := &cluster.Worker{Name: fmt.Sprint("worker ", i), Version: "1", Broker: w, Search: p, Log: slog.New(slog.DiscardHandler), Settled: p.slices.Settled}
		group.Go(func() {
			for ctx.Err() == nil {
				_ = worker.Step(ctx)
			}
		})
	}
	time.Sleep(time.Second) // they are there
	before, begin := w.messages, time.Now()
	job := &cluster.Job{Version: "1", Status: cluster.Running, Roots: []tree.Position{{Path: []int32{}}}, Created: time.Now()}
	if err := cluster.Submit(ctx, w, "job", job); err != nil {
		return f, err
	}
	done, err := (&cluster.Watcher{Broker: w, ID: "job"}).Watch(ctx)
	took := time.Since(begin).Seconds()
	stop()
	group.Wait()
	if err != nil {
		return f, err
	}
	if n := done.Final.State.Tally.Counts.Executions; n != uint64(t.leaves) {
		return f, fmt.Errorf("%d leaves were counted, and there are %d", n, t.leaves)
	}
	f = Figures{Workers: workers, Seconds: took, Messages: float64(w.messages-before) / took, Results: w.writing.Seconds() / took, Hungry: float64(w.hungry) / took}
	var worked time.Duration
	for _, p := range all {
		worked, f.Pieces = worked+p.worked, f.Pieces+p.pieces
	}
	f.Utilisation = worked.Seconds() / took / float64(workers)
	f.PieceTime, f.Bytes = worked.Seconds()/float64(f.Pieces), float64(w.bytes)/float64(f.Pieces)
	return f, nil
}
