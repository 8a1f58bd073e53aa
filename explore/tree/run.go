package tree

import (
	"context"
	"errors"
	"runtime/debug"
	"slices"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"
	"golang.org/x/sync/semaphore"
)

// Options configure [Run]. The zero value is usable.
type Options[T Tally[T]] struct {
	// Snapshot, if not nil, is called about every Interval with a consistent state,
	// from the goroutine of Run. It may keep the state. Walkers go on meanwhile, but no
	// part changes hands.
	Snapshot func(State[T])
	Interval time.Duration // has to be positive if Snapshot is set
	// Patience is how long a walker has to run before it is asked to give
	// away a part; 0 means a millisecond.
	Patience time.Duration
	// Cores, if not nil, is what walkers share with others: each waits until it gets one, which it keeps until the end of Run.
	Cores *semaphore.Weighted
}

// maxPatience bounds, as a multiple of Options.Patience, how long a walker is left
// alone when the parts that are given away are tiny.
const maxPatience = 16

// Run explores what is pending with one goroutine for each walker, and returns the
// state of the search at its end. The search is complete if and only if nothing is
// pending.
//
// Run ends early, with the rest pending, when a walker returns [Halted]; when ctx
// ends, then the error is the cause of ctx; and when Start fails or a walker
// panics, then the error is that one or a [*Panic]. In each case it waits
// for all walkers. What a walker that failed had not yet reported counts as pending.
func Run[T Tally[T]](ctx context.Context, walkers []Walker[T], state State[T], opts Options[T]) (State[T], error) {
	if len(walkers) == 0 {
		return state, errors.New("nobody walks the tree")
	}
	for _, p := range state.Pending {
		if err := p.Check(); err != nil {
			return state, err
		}
	}
	d := &driver[T]{opts: opts, reports: make(chan report[T]), arrivals: make(chan *worker[T]), pending: slices.Clone(state.Pending), tally: state.Tally}
	if d.opts.Patience <= 0 {
		d.opts.Patience = time.Millisecond
	}
	d.patience = d.opts.Patience
	var group errgroup.Group
	arriving, over := context.WithCancel(ctx)
	defer over()
	for _, walker := range walkers {
		w := &worker[T]{walker: walker, orders: make(chan *Position, 1)}
		d.workers = append(d.workers, w)
		group.Go(func() error {
			if opts.Cores != nil {
				if err := opts.Cores.Acquire(arriving, 1); err != nil {
					return nil
				}
				defer opts.Cores.Release(1)
			}
			select {
			case d.arrivals <- w:
				return w.work(d.reports)
			case <-arriving.Done():
				return nil
			}
		})
	}
	d.drive(ctx)
	over()
	for _, w := range d.workers {
		close(w.orders)
	}
	err := group.Wait()
	state = d.state()
	if err == nil && !d.halted && len(state.Pending) > 0 {
		err = context.Cause(ctx)
	}
	return state, err
}

// worker runs a walker on the orders of the driver: to start at a position or, nil,
// to go on. Each order is answered with a report. At most one is under way.
type worker[T Tally[T]] struct {
	walker Walker[T]
	orders chan *Position

	// The driver sets these, and clears them while no order is under way.
	interrupted atomic.Bool
	split       atomic.Bool // when interrupted, give away a part

	// What follows belongs to the driver.
	running bool          // an order is under way
	at      *Position     // from here on nothing is in the tally; nil if there is nothing to do
	took    time.Duration // for the part so far
	whole   time.Time     // since when it has not given anything away
	stale   bool          // it has not reported since the last tick
}

// report is what a worker says when its walker has returned.
type report[T Tally[T]] struct {
	worker *worker[T]
	failed bool // the walker is gone, nothing else holds
	status Status
	at     *Position // nil if exhausted
	given  *Position // what was split off, if not nil
	tally  T
	took   time.Duration
}

// work executes orders until there are no more, or until one fails.
func (w *worker[T]) work(reports chan<- report[T]) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &Panic{Value: p, Stack: debug.Stack()}
		}
		if err != nil {
			reports <- report[T]{worker: w, failed: true}
		}
	}()
	for start := range w.orders {
		if start != nil {
			if err := w.walker.Start(*start); err != nil {
				return err
			}
		}
		began := time.Now()
		r := report[T]{worker: w, status: w.walker.Run(&w.interrupted)}
		r.took, r.tally = time.Since(began), w.walker.Tally()
		if r.status == Interrupted && w.split.Load() {
			if part, ok := w.walker.Split(); ok {
				r.given = &part
			}
		}
		if r.status != Exhausted {
			at := w.walker.Position()
			r.at = &at
		}
		reports <- r
	}
	return nil
}

// driver deals out the parts. All its fields belong to one goroutine.
type driver[T Tally[T]] struct {
	opts     Options[T]
	workers  []*worker[T]
	arrivals chan *worker[T] // those that can begin
	idle     []*worker[T]    // those that have nothing to do
	reports  chan report[T]
	pending  []Position // parts that nobody has
	tally    T
	running  int  // number of workers with an order under way
	stale    int  // number of them that have not reported since the last tick
	due      bool // a snapshot is, when all have reported
	stopping bool
	halted   bool
	patience time.Duration // grows while parts given away are tiny
}

// drive runs the search until no worker has an order under way.
func (d *driver[T]) drive(ctx context.Context) {
	var ticks <-chan time.Time
	if d.opts.Snapshot != nil {
		ticker := time.NewTicker(d.opts.Interval)
		defer ticker.Stop()
		ticks = ticker.C
	}
	ended := ctx.Done()
	d.stopping = ctx.Err() != nil
	for {
		d.assign()
		if d.running == 0 && (d.stopping || len(d.pending) == 0) {
			return
		}
		var hungry <-chan time.Time
		if len(d.idle) > 0 && !d.stopping {
			hungry = time.After(d.ask())
		}
		select {
		case w := <-d.arrivals:
			d.idle = append(d.idle, w)
		case r := <-d.reports:
			d.take(r)
		case <-ended:
			ended = nil
			d.stop()
		case <-ticks:
			d.tick()
		case <-hungry:
		}
	}
}

// assign gives parts to idle workers.
func (d *driver[T]) assign() {
	for len(d.pending) > 0 && len(d.idle) > 0 && !d.stopping {
		w := d.idle[len(d.idle)-1]
		d.idle = d.idle[:len(d.idle)-1]
		part := d.pending[len(d.pending)-1]
		d.pending = d.pending[:len(d.pending)-1]
		w.at, w.took, w.whole = &part, 0, time.Now()
		d.order(w, w.at)
	}
}

func (d *driver[T]) order(w *worker[T], start *Position) {
	w.running = true
	d.running++
	w.orders <- start
}

// take deals with a report. The worker goes on if it can.
func (d *driver[T]) take(r report[T]) {
	w := r.worker
	w.running = false
	d.running--
	if w.stale {
		w.stale = false
		d.stale--
	}
	if r.failed {
		d.stop()
		return
	}
	asked := w.split.Load()
	w.interrupted.Store(false)
	w.split.Store(false)
	w.at = r.at
	w.took += r.took
	d.tally = d.tally.Add(r.tally)
	if asked {
		w.whole = time.Now()
	}
	if r.given != nil {
		d.pending = append(d.pending, *r.given)
	} else if asked && r.status == Interrupted {
		d.adapt(false)
	}
	switch {
	case r.status == Exhausted:
		d.idle = append(d.idle, w)
		d.adapt(w.took >= d.opts.Patience)
	case r.status == Halted:
		d.halted = true
		d.stop()
	case !d.stopping:
		d.order(w, nil)
	}
	if d.due && d.stale == 0 {
		d.snapshot()
	}
}

// adapt makes the driver more patient if a split was not worth it.
func (d *driver[T]) adapt(worth bool) {
	if worth {
		d.patience = d.opts.Patience
	} else {
		d.patience = min(2*d.patience, maxPatience*d.opts.Patience)
	}
}

// ask interrupts as many workers as there are idle ones, to split their parts, and
// returns when to ask again. It prefers parts that begin near the root.
func (d *driver[T]) ask() time.Duration {
	now := time.Now()
	want := len(d.idle)
	again := d.patience
	var ready []*worker[T]
	for _, w := range d.workers {
		switch wait := d.patience - now.Sub(w.whole); {
		case !w.running:
		case w.split.Load():
			want--
		case wait > 0:
			again = min(again, wait)
		default:
			ready = append(ready, w)
		}
	}
	slices.SortStableFunc(ready, func(v, w *worker[T]) int { return v.at.Base - w.at.Base })
	for _, w := range ready[:min(len(ready), max(want, 0))] {
		w.split.Store(true)
		w.interrupted.Store(true)
	}
	return again
}

// stop interrupts all workers, for good.
func (d *driver[T]) stop() {
	d.stopping = true
	for _, w := range d.workers {
		if w.running {
			w.interrupted.Store(true)
		}
	}
}

// tick asks all workers for reports, for a snapshot. If one has not reported since
// the last tick, its step is a long one, and the snapshot is made without.
func (d *driver[T]) tick() {
	if d.due {
		d.snapshot()
	}
	d.due = true
	for _, w := range d.workers {
		if w.running && !w.stale {
			w.stale = true
			d.stale++
			w.interrupted.Store(true)
		}
	}
}

func (d *driver[T]) snapshot() {
	d.due = false
	d.opts.Snapshot(d.state())
}

// state is what the search would resume from.
func (d *driver[T]) state() State[T] {
	pending := slices.Clone(d.pending)
	for _, w := range d.workers {
		if w.at != nil {
			pending = append(pending, *w.at)
		}
	}
	return State[T]{Pending: pending, Tally: d.tally}
}
