package main

import (
	"context"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// trouble has processes of a group die and stop, at random moments.
type trouble struct {
	*group
	rand  *rand.Rand
	pause time.Duration // between two failures, on average
	small bool          // the store may be filled
	count map[string]int
}

// failures are what may happen, with how often.
var failures = map[string]int{
	"worker killed": 50, "server killed": 10, "client killed": 3, "worker stopped": 12, "server stopped": 6, "network stalled": 8, "connections cut": 6, "disk full": 3,
}

// run lets things happen until ctx ends.
func (t *trouble) run(ctx context.Context) {
	for {
		if wait(ctx, time.Duration((0.2+1.6*t.rand.Float64())*float64(t.pause))) != nil {
			return
		}
		if t.server.hasEnded() { // such as because it was started while the disk was full
			t.server = t.serve()
			t.count["server ended"]++
		}
		what := t.draw()
		if t.happen(ctx, what) {
			t.count[what]++
		}
	}
}

// draw draws a failure.
func (t *trouble) draw() string {
	sum := 0
	for _, n := range failures {
		sum += n
	}
	at := t.rand.IntN(sum)
	for _, name := range slices.Sorted(maps.Keys(failures)) {
		if at -= failures[name]; at < 0 {
			return name
		}
	}
	panic("unreachable")
}

// happen has something happen, and reports whether it could. What it stops goes on when it returns.
func (t *trouble) happen(ctx context.Context, what string) bool {
	for_ := time.Duration(float64(3*time.Second) * t.rand.Float64())
	k := t.rand.IntN(len(t.workers))
	switch what {
	case "worker killed":
		t.mu.Lock()
		defer t.mu.Unlock()
		t.workers[k].kill()
		t.workers[k] = t.work()
	case "server killed":
		t.mu.Lock()
		defer t.mu.Unlock()
		t.server.kill()
		_ = wait(ctx, for_/4)
		t.server = t.serve()
	case "client killed":
		t.mu.Lock()
		defer t.mu.Unlock()
		if t.client == nil {
			return false
		}
		_ = t.client.Process.Kill() // who has started it waits for it
	case "worker stopped":
		t.workers[k].pause()
		_ = wait(ctx, for_)
		t.workers[k].resume()
	case "server stopped":
		t.server.pause()
		_ = wait(ctx, for_)
		t.server.resume()
	case "network stalled":
		t.stall(for_)
		_ = wait(ctx, for_)
	case "connections cut":
		t.cut()
	case "disk full":
		return t.small && t.fill(ctx, for_)
	}
	return true
}

// fill fills the file system of the store for a while.
func (t *trouble) fill(ctx context.Context, d time.Duration) bool {
	name := filepath.Join(filepath.Dir(t.store), "ballast")
	f, err := os.Create(name)
	if err != nil {
		return false
	}
	defer os.Remove(name)
	defer f.Close()
	for block := make([]byte, 1<<20); len(block) > 0; {
		if _, err := f.Write(block); err != nil {
			block = block[:len(block)/2] // the last bytes, too
		}
	}
	_ = wait(ctx, d)
	return true
}
