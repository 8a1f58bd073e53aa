package main

import (
	"context"
	"errors"
	"runtime/debug"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
)

// budget is what a command may use, and what to do when it has used it. A limit of 0 is
// none.
type budget struct {
	timeout time.Duration
	memory  int64
	grace   time.Duration

	// Both end some time after the context of the work, which ends when a limit is reached. soon is when work that has not noticed is
	// given up; late is when the simplification of a counterexample is given up. See attempt.
	soon, late context.Context
}

// defaultGrace is how far a limit of time may be exceeded: work looks at its context
// between steps only, and a step may interpret many instructions.
const defaultGrace = 700 * time.Millisecond

func budgetFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "timeout", Usage: "stop after `TIME`: 90 (seconds), 90s or 1h30m", DefaultText: "no limit"},
		&cli.StringFlag{Name: "max-memory", Usage: "stop when more memory than `SIZE` is in use: 4GB, 512MiB", DefaultText: "no limit"},
	}
}

// newBudget checks the flags of budgetFlags.
func (t *tool) newBudget(c *cli.Context) (b budget, err error) {
	if err := notEmpty(c, "timeout", "max-memory"); err != nil {
		return b, err
	}
	b.grace = t.grace
	if b.timeout, err = parseDuration(c.String("timeout")); err != nil {
		return b, err
	}
	b.memory, err = parseSize(c.String("max-memory"))
	return b, err
}

// begin returns a context that ends when a limit is reached, with the limit as its
// cause.
func (b *budget) begin(ctx context.Context) (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	b.soon, b.late = after(ctx, b.grace/2), after(ctx, b.grace)
	stop := []func(){func() { cancel(nil) }}
	if b.timeout > 0 {
		timer := time.AfterFunc(b.timeout, func() { cancel(explore.ErrTimeout) })
		stop = append(stop, func() { timer.Stop() })
	}
	if b.memory > 0 {
		// The collector works harder as the limit comes near.
		before := debug.SetMemoryLimit(b.memory / 10 * 9)
		stop = append(stop, func() { debug.SetMemoryLimit(before) })
		go watchMemory(ctx, b.memory, cancel)
	}
	return ctx, func() {
		for _, f := range stop {
			f()
		}
	}
}

// after returns a context that ends some time after another one has.
func after(ctx context.Context, grace time.Duration) context.Context {
	late, cancel := context.WithCancelCause(context.WithoutCancel(ctx))
	context.AfterFunc(ctx, func() {
		time.AfterFunc(grace, func() { cancel(context.Cause(ctx)) })
	})
	return late
}

// watchMemory cancels when the process has used more memory than allowed.
func watchMemory(ctx context.Context, limit int64, cancel context.CancelCauseFunc) {
	tick := time.NewTicker(20 * time.Millisecond)
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

// attempt does work that may take long, and gives up on it when a context ends;
// then ended is false. The work goes on until the process exits, so that nobody may use
// what it changes. A panic is a bug.
func attempt[T any](ctx context.Context, work func() (T, error)) (result T, ended bool, err error) {
	type outcome struct {
		result T
		err    error
	}
	done := make(chan outcome, 1)
	go func() {
		var o outcome
		defer func() {
			if r := recover(); r != nil {
				o.err = &bug{what: r, stack: debug.Stack()}
			}
			done <- o
		}()
		o.result, o.err = work()
		var p *tree.Panic
		if errors.As(o.err, &p) {
			o.err = &bug{what: p.Value, stack: p.Stack}
		}
	}()
	select {
	case o := <-done:
		return o.result, true, o.err
	case <-ctx.Done():
	}
	select { // both may have ended
	case o := <-done:
		return o.result, true, o.err
	default:
		return result, false, nil
	}
}

// loaded loads a program. It returns the cause of ctx if that ended before.
func (t *tool) loaded(ctx context.Context, limit *budget, b build) (*program, error) {
	prog, ended, err := attempt(limit.soon, func() (*program, error) { return t.load(ctx, b) })
	var asBug *bug
	if !ended || err != nil && ctx.Err() != nil && !errors.As(err, &asBug) {
		return nil, context.Cause(ctx)
	}
	return prog, err
}

// isLimit reports whether an error says that a limit was reached, or that the user
// interrupted.
func isLimit(err error) bool {
	return errors.Is(err, explore.ErrTimeout) || errors.Is(err, explore.ErrMemory) || errors.Is(err, errInterrupted)
}
