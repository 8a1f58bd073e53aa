package explore

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"
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
	cs := &challengers{states: r.challengeStates(), random: r.challengeRandom()}
	for _, c := range []*challenger{cs.states, cs.random} {
		if c != nil {
			cs.all = append(cs.all, c)
		}
	}
	cs.queue = slices.Clone(cs.all)
	return r.handOver(cs)
}

// handOver explores a program that is beyond trust, and returns the result. Of the engines that took turns with trust those go on that are not like it, states and bmc, and after some time for states with them trust once more, if only its graphs
// were too large (challengeLong), and the first engine (optimal), if it does what is asked for: if no execution has an end, these two take much time and memory for nothing. Once all others have given up, states goes on without a bound.
func (r *run) handOver(others *challengers) *Result {
	defer others.leave()
	others.drop("rvf", "trust-rf")
	for s := others.states; slices.Contains(others.queue, s) && s.budget < fewTransitions && r.ctx.Err() == nil; {
		if winner := others.turn(); winner != nil {
			return winner.run.result()
		}
	}
	var more []*challenger
	if r.reason == tooLarge {
		more = append(more, r.challengeLong())
	}
	if slices.Contains(EnginesFor(r.opts.Model, r.opts.Checks), engines[0].name) {
		more = append(more, r.challengeFirst())
	}
	others.all = append(others.all, more...)
	if r.opts.watched() && len(more) > 0 {
		return r.oneByOne(more)
	}
	states := others.states
	if states != nil {
		states.most = turnStates
	}
	if winner := others.toTheEnd(r.opts.Jobs); winner != nil {
		return winner.run.result()
	}
	last := slices.Clone(more) // whose result is told where there is no other
	slices.Reverse(last)
	if states != nil {
		if !states.over && states.upTo(math.MaxUint64) {
			return states.run.result()
		}
		last = slices.Insert(last, 0, states)
	}
	if cause := context.Cause(r.ctx); cause != nil {
		for _, c := range last {
			if strings.HasPrefix(c.run.reason, cause.Error()) { // and has not given up before
				return c.run.result()
			}
		}
	}
	if len(more) > 0 {
		return more[len(more)-1].run.result()
	}
	why := cmp.Or(r.reason, "the program is beyond engine trust")
	if r.checked[event.RaceError] {
		why += "; leave out the check race"
	}
	r.sequel = nothing
	r.stop(Unknown, why)
	return r.result()
}

// oneByOne has engines explore one after the other, where somebody watches what they find, until one has come to its end. It returns the result of that one, or of the last.
func (r *run) oneByOne(engines []*challenger) *Result {
	var last *run
	for _, c := range engines {
		r.reports.startOver()
		last = c.run
		if c.upTo(math.MaxUint64) || r.ctx.Err() != nil {
			break
		}
	}
	return last.result()
}

// longTurn bounds the work of challengeLong until trust has come to the end of an execution: that takes a few seconds.
const longTurn = 16_000_000

// challengeLong prepares trust, whose graphs may be as large as --max-steps allows. It gives up if they have to be larger, if trust cannot go on for another reason, or if it does not come to the end of an execution for long: perhaps
// there is none.
func (r *run) challengeLong() *challenger {
	c := r.challenge("trust", trustTurn, func(by *run, pause func(uint64) bool) {
		var interrupted atomic.Bool
		defer context.AfterFunc(r.ctx, func() { interrupted.Store(true) })()
		g := &graphs{layout: cells.NewLayout()}
		work := uint64(0)
		for again := true; again; again = by.sequel == startOver && r.ctx.Err() == nil {
			by.forget()
			w := g.turnWalker(by, trustTurn)
			for w.Run(&interrupted) == tree.Interrupted {
				work += trustTurn
				switch {
				case r.ctx.Err() != nil:
					by.stop(Unknown, context.Cause(r.ctx).Error())
					return
				case by.executions == 0 && work > longTurn:
					by.stop(Unknown, tooLarge)
					return
				case pause(work):
					by.stop(Unknown, beaten)
					return
				}
			}
		}
	})
	c.run.opts.Jobs, c.run.opts.fallback = 1, false
	return c
}

// challengeFirst prepares the first engine.
func (r *run) challengeFirst() *challenger {
	work := uint64(0)
	c := r.challenge(engines[0].name, optimalTurn, func(by *run, pause func(uint64) bool) {
		by.pause = func(n uint64) (stop bool) {
			work += n
			return pause(work)
		}
		for again := true; again; again = by.restart() {
			engines[0].explore(by)
		}
	})
	c.run.opts.Jobs, c.run.opts.Progress = 1, r.opts.Progress
	return c
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
