package cluster_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/simulated"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
)

const job = "a"

// alone runs one process in a world without failures.
func alone(t *testing.T, do func(cluster.Broker)) {
	t.Helper()
	w := simulated.New(1, 0)
	w.Spawn("alone", false, do)
	if err := w.Run("alone"); err != nil {
		t.Fatal(err)
	}
}

var whole = []tree.Position{{Path: []int32{}}}

// TestStopping ends a job by the result of a piece, although nobody watches it.
func TestStopping(t *testing.T) {
	alone(t, func(b cluster.Broker) {
		s := &shape{seed: 1, depth: 4, errors: 1}
		worker := &cluster.Worker{Version: "1", Broker: b, Search: &searcher{shape: s, rand: rand.New(rand.NewPCG(1, 1))}, Log: slog.New(slog.DiscardHandler)}
		submit(t, b, &cluster.Job{Version: "1", Status: cluster.Running, Roots: whole})
		status := cluster.Running
		for range 30 {
			if err := worker.Step(t.Context()); err != nil {
				t.Error(err)
			}
			if j, err := cluster.Find(t.Context(), b, job); err != nil {
				t.Error(err)
			} else if status = j.Status; status != cluster.Running {
				break
			}
		}
		if status != cluster.Stopping {
			t.Errorf("the job is %s", status)
		}
	})
}

func submit(t *testing.T, b cluster.Broker, j *cluster.Job) {
	t.Helper()
	if err := cluster.Submit(t.Context(), b, job, j); err != nil {
		t.Error(err)
	}
}

// TestOverwritten has a record replaced between the end of an epoch, as a view sees it, and the result: the result is not written over what was learned.
func TestOverwritten(t *testing.T) {
	for _, change := range []func(*cluster.Job){
		func(j *cluster.Job) { j.Epoch++ },
		func(j *cluster.Job) { j.Status = cluster.Cancelled },
	} {
		alone(t, func(b cluster.Broker) {
			submit(t, b, &cluster.Job{Version: "1", Status: cluster.Running, Roots: whole})
			piece := pieceOf(t, b)
			commit := func(epoch int, what explore.Tally) {
				data, _ := json.Marshal(cluster.Result{Tally: what})
				if err := b.Commit(t.Context(), cluster.Key{Job: job, Epoch: epoch, Piece: piece}, data); err != nil {
					t.Error(err)
				}
			}
			commit(0, explore.Tally{Counts: explore.Counts{Executions: 1}})
			changed := false
			w := &cluster.Watcher{Broker: b, ID: job, Progress: func(v *cluster.View) {
				if changed {
					return
				}
				changed = true
				j := replace(t, b, change)
				if j.Epoch > 0 {
					commit(1, explore.Tally{Counts: explore.Counts{Executions: 2}})
				}
			}}
			j, err := w.Watch(t.Context())
			if err == nil && j.Final.State.Tally.Counts.Executions != 2 || err != nil && !errors.Is(err, cluster.ErrCancelled) {
				t.Errorf("%+v, %v", j, err)
			}
		})
	}
}

// TestChangedMeanwhile has a record replaced while a piece is explored in which threads were met: what is found in it changes neither a job that has ended nor another epoch.
func TestChangedMeanwhile(t *testing.T) {
	for _, found := range []explore.Tally{{Verdict: explore.Violation, Error: &explore.Error{}}, startsOver()} {
		for _, change := range []func(*cluster.Job){
			func(j *cluster.Job) { j.Epoch++ },
			func(j *cluster.Job) { j.Status = cluster.Cancelled },
		} {
			alone(t, func(b cluster.Broker) {
				submit(t, b, &cluster.Job{Version: "1", Status: cluster.Running, Roots: whole})
				worker := &cluster.Worker{Version: "1", Broker: b, Log: slog.New(slog.DiscardHandler), Search: changing{found, sync.OnceFunc(func() {
					replace(t, b, func(j *cluster.Job) {
						j.Threads = [][2]uint32{{0, 1}} // another process has met it, too
						change(j)
					})
				})}}
				if err := worker.Step(t.Context()); err != nil {
					t.Error(err)
				}
				want := cluster.Job{}
				change(&want)
				j, err := cluster.Find(t.Context(), b, job)
				if err != nil || j.Epoch != want.Epoch || want.Status != "" && j.Status != want.Status {
					t.Errorf("epoch %d, %s, %v", j.Epoch, j.Status, err)
				}
			})
		}
	}
}

// replace changes the record of the job.
func replace(t *testing.T, b cluster.Broker, change func(*cluster.Job)) (changed cluster.Job) {
	data, revision, err := b.Record(t.Context(), job)
	if err != nil {
		t.Error(err)
	}
	if err := json.Unmarshal(data, &changed); err != nil {
		t.Error(err)
	}
	change(&changed)
	data, _ = json.Marshal(changed)
	if err := b.Replace(t.Context(), job, data, revision); err != nil {
		t.Error(err)
	}
	return changed
}

// changing is a process that meets a thread, and what happens while it explores.
type changing struct {
	found     explore.Tally
	meanwhile func()
}

func (c changing) Explore(context.Context, string, *cluster.Job, tree.Position) (*cluster.Found, error) {
	c.meanwhile()
	return &cluster.Found{Tally: c.found, Threads: [][2]uint32{{0, 1}}}, nil
}

// TestForeign commits a result that does not belong to the job.
func TestForeign(t *testing.T) {
	alone(t, func(b cluster.Broker) {
		submit(t, b, &cluster.Job{Version: "1", Status: cluster.Running, Roots: whole})
		one, _ := json.Marshal(cluster.Result{Tally: explore.Tally{Counts: explore.Counts{Executions: 1}}})
		for _, piece := range []string{"foreign", "another", pieceOf(t, b)} {
			if err := b.Commit(t.Context(), cluster.Key{Job: job, Piece: piece}, one); err != nil {
				t.Error(err)
			}
		}
		j, err := (&cluster.Watcher{Broker: b, ID: job}).Watch(t.Context())
		if err != nil || j.Final.State.Tally.Counts.Executions != 1 {
			t.Errorf("%+v, %v", j, err)
		}
	})
}

// pieceOf returns the name of a piece in the queue.
func pieceOf(t *testing.T, b cluster.Broker) string {
	d, err := b.Pull(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var p cluster.Piece
	if err := json.Unmarshal(d.Data(), &p); err != nil {
		t.Fatal(err)
	}
	return p.ID
}

// TestRefused refuses jobs of other versions, and gives up pieces that nobody comes to the end of.
func TestRefused(t *testing.T) {
	alone(t, func(b cluster.Broker) {
		w := &cluster.Worker{Version: "2", Broker: b, Search: &searcher{shape: drawn(1)}, Log: slog.New(slog.DiscardHandler)}
		submit(t, b, &cluster.Job{Version: "1", Status: cluster.Running, Roots: whole})
		if err := w.Step(t.Context()); !errors.Is(err, cluster.ErrVersion) {
			t.Errorf("%v", err)
		}
		w.Version, w.Search = "1", failing{&tree.Panic{Value: "boo"}}
		if err := w.Step(t.Context()); err != nil {
			t.Error(err)
		}
		j, err := (&cluster.Watcher{Broker: b, ID: job}).Watch(t.Context())
		if err != nil || j.Final.State.Tally.Verdict != explore.Unknown || !strings.Contains(j.Final.State.Tally.Reason, "bug in gomc") {
			t.Errorf("%+v, %v", j, err)
		}
	})
}

// failing is a process that cannot explore.
type failing struct{ err error }

func (f failing) Explore(context.Context, string, *cluster.Job, tree.Position) (*cluster.Found, error) {
	return nil, f.err
}

// TestFirst keeps, of the violations of several pieces, the one that is first in the order of the search.
func TestFirst(t *testing.T) {
	alone(t, func(b cluster.Broker) {
		roots := []tree.Position{{Path: []int32{1}}, {Path: []int32{0, 2}, Base: 1}, {Path: []int32{2}}}
		submit(t, b, &cluster.Job{Version: "1", Status: cluster.Running, Roots: roots})
		names := map[string]string{}
		for range roots {
			d, err := b.Pull(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			var p cluster.Piece
			if err := json.Unmarshal(d.Data(), &p); err != nil {
				t.Fatal(err)
			}
			names[fmt.Sprint(p.At.Path)] = p.ID
		}
		for _, path := range [][]int32{{1}, {0, 2}, {2}} {
			data, _ := json.Marshal(cluster.Result{At: path, Tally: explore.Tally{Error: &explore.Error{Message: fmt.Sprint(path)}}})
			if err := b.Commit(t.Context(), cluster.Key{Job: job, Piece: names[fmt.Sprint(path)]}, data); err != nil {
				t.Error(err)
			}
		}
		j, err := (&cluster.Watcher{Broker: b, ID: job}).Watch(t.Context())
		if err != nil || j.Final.State.Tally.Error.Message != "[0 2]" {
			t.Errorf("%+v, %v", j, err)
		}
	})
}
