package explore

import (
	"cmp"
	"context"
	"math"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/tree"
)

// sequel says what has to be done next where a search has ended early and its result counts for nothing: search again, or with
// another engine. Only checkpoints show it outside of this package.
type sequel uint8

const (
	nothing sequel = iota
	// startOver: the engine has learned what makes its search another one.
	startOver
	// otherEngine: the program is beyond an engine that builds execution graphs. Engines that do not have to explore it; see handOver.
	otherEngine
)

// follow ends the exploration for a sequel, unless it is over.
func (r *run) follow(s sequel) {
	if !r.over() {
		r.sequel = s
	}
}

// others explores with the engines that trust hands over to.
func (r *run) others() *Result {
	states := r.challengeStates()
	if states != nil {
		defer states.leave()
	}
	return r.handOver(states)
}

// handOver explores a program that is beyond trust, and returns the result. states, if not nil, goes first, for fewTransitions; then trust once more, if only its graphs were too large (longGraphs); then the first engine (optimal); and if
// that meets an execution without an end, states again, without a bound. If data races are checked, states alone explores, as the first engine does not look for them.
func (r *run) handOver(states *challenger) *Result {
	ended := func(transitions uint64) bool {
		return states != nil && (states.upTo(transitions) || r.ctx.Err() != nil && states.over)
	}
	if ended(fewTransitions) {
		return states.run.result()
	}
	if r.reason == tooLarge {
		if res := r.longGraphs(); res != nil {
			return res
		}
	}
	if r.checked[event.RaceError] { // of which the first engine knows nothing
		if ended(math.MaxUint64) {
			return states.run.result()
		}
		why := cmp.Or(r.reason, "the program is beyond engine trust")
		r.sequel = nothing
		r.stop(Unknown, why+"; leave out the check race")
		return r.result()
	}
	opts := r.opts
	opts.Engine, opts.Jobs = engines[0].name, 0
	r.reports.startOver()
	by := newRun(r.ctx, r.prog, r.model, opts)
	for again := true; again; again = by.restart() {
		engines[0].explore(by)
	}
	if by.verdict == Unknown && by.reason == tooLong && ended(math.MaxUint64) {
		return states.run.result()
	}
	return by.result()
}

// longTurn bounds the events that longGraphs adds until it has come to the end of an execution: that takes a few seconds.
const longTurn = 1_000_000

// longGraphs explores with trust, whose graphs may be as large as --max-steps allows. It returns nil if they have to be larger, if trust cannot go on for another reason, or if it does not come to the end of an execution for long: perhaps
// there is none.
func (r *run) longGraphs() *Result {
	opts := r.opts
	opts.Engine, opts.Jobs, opts.fallback = "trust", 1, false
	r.reports.startOver()
	by := newRun(r.ctx, r.prog, r.model, opts)
	var interrupted atomic.Bool
	defer context.AfterFunc(r.ctx, func() { interrupted.Store(true) })()
	g := &graphs{layout: cells.NewLayout()}
	for again := true; again; again = by.sequel == startOver {
		by.forget()
		w := g.turnWalker(by, trustTurn)
		for w.Run(&interrupted) == tree.Interrupted && r.ctx.Err() == nil {
			if by.executions == 0 && by.events > longTurn {
				return nil
			}
		}
	}
	switch {
	case r.ctx.Err() != nil:
		by.stop(Unknown, context.Cause(r.ctx).Error())
	case by.sequel != nothing || by.verdict == Unknown || by.verdict == Unsupported:
		return nil
	}
	return by.result()
}

// restart reports whether the exploration has to start over, because it has
// learned of mixed accesses, and if so forgets its counts.
func (r *run) restart() bool {
	if !r.mixed.Discovered() || r.verdict != "" {
		return false
	}
	r.mixed.Forget()
	r.forget()
	r.readsFrom = 0
	return true
}

// forget makes a run begin again.
func (r *run) forget() {
	r.verdict, r.sequel, r.err = "", nothing, nil
	r.executions, r.erroneous, r.events, r.work = 0, 0, 0, 0
	clear(r.blockedBy[:])
	r.unchecked = nil
	r.reports.startOver()
}
