package main

import (
	"context"
	"runtime/debug"
	"time"

	"github.com/gomc/gomc/explore"
)

// limits returns a context that ends when a limit is reached, with the limit
// as its cause. A limit of 0 is none.
func limits(ctx context.Context, timeout time.Duration, memory int64) (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	stop := []func(){func() { cancel(nil) }}
	if timeout > 0 {
		timer := time.AfterFunc(timeout, func() { cancel(explore.ErrTimeout) })
		stop = append(stop, func() { timer.Stop() })
	}
	if memory > 0 {
		// The collector works harder as the limit comes near.
		before := debug.SetMemoryLimit(memory / 10 * 9)
		stop = append(stop, func() { debug.SetMemoryLimit(before) })
		go watchMemory(ctx, memory, cancel)
	}
	return ctx, func() {
		for _, f := range stop {
			f()
		}
	}
}

// watchMemory cancels when the process has used more memory than allowed.
func watchMemory(ctx context.Context, limit int64, cancel context.CancelCauseFunc) {
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for {
		if _, peak := resources(); peak > limit {
			cancel(explore.ErrMemory)
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}
