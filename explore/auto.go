package explore

import (
	"context"
	"math"
	"slices"
	"sync/atomic"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/tree"
)

// Auto in Options.Engine, or nothing, leaves the choice of the engine to [Run].
//
// The rule: where only one engine does what is asked for, that one; for several
// jobs and checkpoints, trust. Otherwise trust takes turns with bmc, states, and what tells reads-from apart, rvf under sequential consistency and trust-rf
// under the other models, as far as they do what is asked for, until one has come to its end; see turns. What is
// beyond the limits of trust, states explores if it has few states, and optimal otherwise; where executions have no
// end, and for data races, states alone. So it is for what is left of the heap, which trust does not look at. It searches breadth first: docs/states.md says why.
const Auto = "auto"

// Turns are counted in work, not in time, so that the same engine comes to its end whenever the program is explored. Each engine counts its own, in what takes about as
// long in all programs. A unit is some 14 ms. After the first turn of trust, in which most programs are over, each round gives each of the others a unit, and trust as many as make four, so that no
// engine takes more than four times as long as it would alone. While trust seems to be about to end, it has three units, and one of the others has the fourth.
const (
	firstTurn     = 300_000 // events of trust before the others begin
	trustUnit     = 50_000  // of about 280 ns
	rvfUnit       = 350_000 // rvf.Tally.Work, of about 40 ns
	readsFromUnit = 250     // events of trust-rf, of 10 to 90 µs
	statesUnit    = 10_000  // states.Counts.Work, of about 1.4 µs
	bmcUnit       = 140_000 // symbolic.work, of about 100 ns
	unitsInRound  = 4
	// smallRounds is how many rounds come before those: in the first the others have a quarter of a unit, in the second half of one, and trust three units.
	smallRounds = 2
	// patience bounds the steps of one search for a witness, in calls of vsc's
	// Options.Stop. rvf gives up then.
	patience = 10_000
	// turnStates bounds the states that are kept while another engine may come to its end first.
	turnStates = 5_000_000
	// turnEvents bounds the events of the unrolled program while another engine may come to its end first.
	turnEvents = 20_000
	// fewTransitions bounds the work that states does before optimal begins with what is beyond trust.
	fewTransitions = 2_000_000
)

// TakesTurns reports whether Auto has engines of several kinds that take turns, so that one job for all of them may be over earlier than many jobs for one.
func TakesTurns(model string, checks []event.ErrorKind) bool {
	fit := EnginesFor(model, checks)
	return slices.Contains(fit, "trust") && slices.Contains(fit, "trust-rf") && slices.Contains(fit, "states")
}

// choose resolves Auto to an engine; turns says that others may take turns with it.
func choose(opts *Options) (turns bool) {
	fit := EnginesFor(opts.Model, opts.Checks)
	switch {
	case len(fit) == 0:
		opts.Engine = engines[0].name
	case !slices.Contains(fit, "trust"):
		opts.Engine = fit[0]
		opts.fallback = slices.Contains(fit, "states") // as where trust hands over
	default:
		opts.Engine = "trust"
		opts.fallback = (slices.Contains(fit, engines[0].name) || slices.Contains(fit, "states")) && opts.Checkpoint == nil && opts.Resume == nil
		turns = opts.Jobs <= 1 && opts.Checkpoint == nil && opts.Resume == nil && !opts.watched()
	}
	return turns
}

// watched reports whether somebody wants to see every execution, which engines differ in.
func (o *Options) watched() bool { return o.KeepGoing || o.Leaf != nil || o.Found != nil }

// turns lets trust and other engines explore in turns, and returns the result of the one that has
// come to its end.
func (r *run) turns() *Result {
	var interrupted atomic.Bool
	defer context.AfterFunc(r.ctx, func() { interrupted.Store(true) })()
	others := r.challengers(&interrupted)
	defer func() {
		for _, c := range others.all {
			c.leave()
		}
	}()
	g := &graphs{layout: cells.NewLayout()}
	for {
		f := forecast{run: r, graphs: g}
		w := g.turnWalker(r, firstTurn)
		for round := 0; w.Run(&interrupted) == tree.Interrupted && r.ctx.Err() == nil; round++ {
			turn := others.all
			small := max(smallRounds-round, 0)
			if small == 0 && len(turn) > 1 && f.nearEnd(w) {
				turn = turn[round%len(turn):][:1]
			}
			units := unitsInRound - len(turn)
			if small > 0 {
				units = unitsInRound - 1
			}
			for _, c := range turn {
				if c.turn(small) {
					return c.run.result()
				}
			}
			r.progressAfter(g, w)
			w.Turn(uint64(units) * trustUnit)
		}
		switch {
		case r.ctx.Err() != nil:
			r.stop(Unknown, context.Cause(r.ctx).Error())
			return r.result()
		case r.sequel == otherEngine:
			return r.handOver(others.states)
		case r.reason == tooLarge && others.readsFrom != nil && others.readsFrom.upTo(math.MaxUint64):
			return others.readsFrom.run.result()
		case r.sequel != startOver:
			return r.result()
		}
		r.forget()
	}
}

// forecast says whether trust seems to be about to end.
type forecast struct {
	run    *run
	graphs *graphs
	again  uint64 // events at which to look again
	near   bool
}

// nearEnd reports whether at least a fifth of the search tree lies behind a walker, each child of a graph having an equal share of what is below the graph (Knuth, "Estimating the
// efficiency of backtrack programs", 1975). Trees are not like that, but where they seem small they mostly are. It is asked for once more when half as many events as before have been added.
func (f *forecast) nearEnd(w *graphWalker) bool {
	if done := f.run.events; done >= f.again {
		f.again = done + done/2
		t := &Tree{run: f.run, graphs: &graphs{layout: f.graphs.layout.Clone()}}
		rest, err := t.Sampler().Rest(w.Position())
		f.near = err == nil && rest <= 0.8
	}
	return f.near
}

// progress tells of the progress, if it is time.
func (r *run) progress() { r.progressAfter(nil, nil) }

// progressAfter does the same for trust, which knows its position.
func (r *run) progressAfter(g *graphs, w *graphWalker) {
	if r.opts.Progress == nil || time.Now().Before(r.progressAt) {
		return
	}
	r.progressAt = time.Now().Add(r.opts.ProgressInterval)
	if r.opts.Position != nil && w != nil {
		if learned, err := g.learned(); err == nil {
			at := tree.State[Tally]{Pending: []tree.Position{w.Position()}, Tally: Tally{Counts: r.counts()}}
			r.opts.Position(State{at, learned})
		}
	}
	r.opts.Progress(r.counts())
}
