package explore

import (
	"cmp"
	"math"

	"github.com/gomc/gomc/event"
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

// handOver explores a program that is beyond trust, and returns the result. states, if not nil, goes first, for fewTransitions; then the first engine (optimal); and if
// that meets an execution without an end, states again, without a bound. If data races are checked, states alone explores, as the first engine does not look for them.
func (r *run) handOver(states *challenger) *Result {
	ended := func(transitions uint64) bool {
		return states != nil && (states.upTo(transitions) || r.ctx.Err() != nil && states.over)
	}
	if ended(fewTransitions) {
		return states.run.result()
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
