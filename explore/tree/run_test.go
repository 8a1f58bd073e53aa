package tree

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/sync/semaphore"
)

// shapes are trees of up to some hundred thousand nodes.
var shapes = map[string]*shape{
	"bushy":  {seed: 1, depth: 13, width: 4, cost: 20},
	"wide":   {seed: 8, depth: 4, width: 25, cost: 20},
	"thin":   {seed: 6, depth: 30, width: 4, thin: 11, cost: 20},
	"blind":  {seed: 6, depth: 30, width: 4, thin: 11, cost: 20, blind: true},
	"single": {seed: 3, depth: 10000, width: 1, thin: 16, cost: 20, blind: true},
	"empty":  {seed: 3, depth: 0},
}

// TestTally compares the tallies of several walkers, who hand parts around as
// often as they can, with that of one.
func TestTally(t *testing.T) {
	for name, s := range shapes {
		want, took := total(s)
		t.Logf("%s: %+v in %v", name, want, took)
		for _, n := range []int{1, 2, 3, 8} {
			for _, patience := range []time.Duration{0, time.Nanosecond, 100 * time.Microsecond} {
				snapshots := 0
				state, err := Run(t.Context(), walkers(s, n), Root[count](), Options[count]{
					Patience: patience, Interval: 300 * time.Microsecond, Snapshot: func(State[count]) { snapshots++ }})
				if err != nil || len(state.Pending) > 0 || state.Tally != want {
					t.Errorf("%s, %d walkers: %+v, %v; want %+v", name, n, state, err, want)
				}
			}
		}
	}
}

// TestCores has walkers wait for cores that others have: those who get one explore all, the others begin when there is one, and all are given back.
func TestCores(t *testing.T) {
	for name, s := range shapes {
		want, _ := total(s)
		for _, taken := range []int64{0, 1, 2} {
			cores := semaphore.NewWeighted(3)
			if !cores.TryAcquire(taken) {
				t.Fatal("no cores")
			}
			state, err := Run(t.Context(), walkers(s, 3), Root[count](), Options[count]{Patience: 100 * time.Microsecond, Cores: cores})
			if err != nil || len(state.Pending) > 0 || state.Tally != want {
				t.Errorf("%s, %d cores taken: %+v, %v; want %+v", name, taken, state, err, want)
			}
			if !cores.TryAcquire(3 - taken) {
				t.Errorf("%s: a core was not given back", name)
			}
		}
	}
	late := semaphore.NewWeighted(1)
	if !late.TryAcquire(1) {
		t.Fatal("no core")
	}
	time.AfterFunc(time.Millisecond, func() { late.Release(1) })
	s := shapes["wide"]
	want, _ := total(s)
	if state, err := Run(t.Context(), walkers(s, 2), Root[count](), Options[count]{Cores: late}); err != nil || state.Tally != want {
		t.Errorf("later: %+v, %v; want %+v", state, err, want)
	}
	if !late.TryAcquire(1) {
		t.Fatal("a core was not given back")
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	time.AfterFunc(time.Millisecond, func() { cancel(errKilled) })
	if state, err := Run(ctx, walkers(s, 2), Root[count](), Options[count]{Cores: late}); err != errKilled || len(state.Pending) != 1 {
		t.Errorf("without a core: %+v, %v", state, err)
	}
}

// TestKill ends searches at random moments and resumes them, with another number of
// walkers, from what Run returned or from the last snapshot that was written.
func TestKill(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for name, s := range shapes {
		want, took := total(s)
		took = max(took, 2*time.Millisecond)
		for round := range 4 {
			state, runs, done := Root[count](), 0, false
			for ; !done && runs < 1000; runs++ {
				written, _ := json.Marshal(state)
				ctx, cancel := context.WithTimeoutCause(t.Context(), took/20+time.Duration(r.Int64N(int64(took/4)+1)), errKilled)
				after, err := Run(ctx, walkers(s, 1+r.IntN(4)), state, Options[count]{
					Patience: time.Duration(1 + r.IntN(200_000)), Interval: 300 * time.Microsecond,
					Snapshot: func(s State[count]) { written, _ = json.Marshal(s) },
				})
				cancel()
				if done = len(after.Pending) == 0; err != nil != !done || err != nil && err != errKilled {
					t.Fatalf("%s: %d parts pending, %v", name, len(after.Pending), err)
				}
				if done || round%2 == 0 {
					written, _ = json.Marshal(after)
				}
				state = State[count]{}
				if err := json.Unmarshal(written, &state); err != nil {
					t.Fatal(err)
				}
			}
			if state.Tally != want {
				t.Errorf("%s, after %d runs: %+v, want %+v", name, runs, state.Tally, want)
			}
			t.Logf("%s: %d runs", name, runs)
		}
	}
}

var errKilled = errors.New("killed")

// TestHalt ends searches at a leaf, and resumes them.
func TestHalt(t *testing.T) {
	for name, s := range shapes {
		want, _ := total(s)
		leaves := leaves(s)
		for _, k := range []int{0, len(leaves) / 3, len(leaves) - 1} {
			halting := *s
			halting.haltAt = leaves[k]
			state, err := Run(t.Context(), walkers(&halting, 3), Root[count](), Options[count]{Patience: time.Microsecond})
			if err != nil || len(state.Pending) == 0 || state.Tally.Leaves == 0 {
				t.Errorf("%s, leaf %d: %+v, %v", name, k, state, err)
			}
			if state, err = Run(t.Context(), walkers(s, 2), state, Options[count]{}); err != nil || state.Tally != want {
				t.Errorf("%s, leaf %d, resumed: %+v, %v; want %+v", name, k, state, err, want)
			}
		}
	}
}

func leaves(s *shape) (all []uint64) {
	w := &synthetic{shape: s}
	w.Start(Position{})
	for before := uint64(0); !w.done; before = w.count.Sum {
		w.visit()
		if leaf := w.count.Sum - before; leaf != 0 {
			all = append(all, leaf)
		}
	}
	return all
}

// TestPanic loses nothing although a walker panics.
func TestPanic(t *testing.T) {
	s := *shapes["wide"]
	want, _ := total(&s)
	all := leaves(&s)
	s.panicAt = all[len(all)/2]
	state, err := Run(t.Context(), walkers(&s, 3), Root[count](), Options[count]{})
	var p *Panic
	if !errors.As(err, &p) || p.Value != "the synthetic panic" || !bytes.Contains(p.Stack, []byte("visit")) {
		t.Fatalf("%v", err)
	}
	s.panicAt = 0
	if state, err = Run(t.Context(), walkers(&s, 3), state, Options[count]{}); err != nil || state.Tally != want {
		t.Errorf("%+v, %v; want %+v", state, err, want)
	}
}

// stuck is a walker whose next step is a long one.
type stuck struct {
	synthetic
	free atomic.Bool
}

func (w *stuck) Run(interrupted *atomic.Bool) Status {
	for !w.free.Load() {
		time.Sleep(time.Millisecond)
	}
	return w.synthetic.Run(interrupted)
}

// TestStuck takes snapshots although a walker does not answer.
func TestStuck(t *testing.T) {
	w := &stuck{synthetic: synthetic{shape: shapes["bushy"]}}
	snapshots := 0
	state, err := Run(t.Context(), []Walker[count]{w}, Root[count](), Options[count]{
		Interval: time.Millisecond,
		Snapshot: func(s State[count]) {
			if snapshots++; snapshots == 3 {
				if len(s.Pending) != 1 || s.Tally != (count{}) {
					t.Errorf("%+v", s)
				}
				w.free.Store(true)
			}
		},
	})
	if want, _ := total(w.shape); err != nil || state.Tally != want || snapshots < 3 {
		t.Errorf("%+v, %v after %d snapshots; want %+v", state, err, snapshots, want)
	}
}

func TestErrors(t *testing.T) {
	s := shapes["bushy"]
	ended, cancel := context.WithCancelCause(t.Context())
	cancel(errKilled)
	for _, c := range []struct {
		ctx     context.Context
		walkers int
		path    []int32
		base    int
		want    string
	}{
		{ended, 2, nil, 0, "killed"},
		{t.Context(), 0, nil, 0, "nobody"},
		{t.Context(), 2, []int32{1}, 2, "base 2"},
		{t.Context(), 2, []int32{1}, -1, "base -1"},
		{t.Context(), 2, []int32{0, -1}, 0, "option -1 at depth 1"},
		{t.Context(), 2, []int32{0, 99, 0}, 0, "no option 99 at depth 1"},
	} {
		before := State[count]{Pending: []Position{{Path: c.path, Base: c.base}}, Tally: count{Leaves: 5}}
		after, err := Run(c.ctx, walkers(s, c.walkers), before, Options[count]{})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: %v", before, err)
		}
		if len(after.Pending) != 1 || !slices.Equal(after.Pending[0].Path, c.path) || after.Tally != before.Tally {
			t.Errorf("%v became %v", before, after)
		}
	}
	if state, err := Run(ended, walkers(s, 1), State[count]{}, Options[count]{}); err != nil || len(state.Pending) > 0 {
		t.Errorf("nothing to do: %v, %v", state, err)
	}
}

// BenchmarkRun shows what several walkers gain. Walkers that sleep show it on a
// machine with few cores, too.
func BenchmarkRun(b *testing.B) {
	for name, s := range map[string]*shape{
		"busy":   {seed: 1, depth: 15, width: 4, cost: 300},
		"asleep": {seed: 1, depth: 13, width: 4, nap: time.Millisecond},
		"thin":   {seed: 6, depth: 28, width: 4, thin: 11, nap: time.Millisecond, blind: true},
	} {
		b.Run(name+"/alone", func(b *testing.B) {
			for b.Loop() {
				total(s)
			}
		})
		for _, n := range []int{1, 2, 4, 16} {
			b.Run(fmt.Sprintf("%s/walkers=%d", name, n), func(b *testing.B) {
				for b.Loop() {
					Run(b.Context(), walkers(s, n), Root[count](), Options[count]{})
				}
			})
		}
	}
}
