package explore

import (
	"math"
	"slices"
	"sync/atomic"

	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/rvf"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/memmodel"
)

// challenger is another engine, in a goroutine that waits for its turns.
type challenger struct {
	run     *run
	begin   func(pause func(turn uint64) (stop bool))
	budget  uint64 // until the end of this turn, in what the engine counts
	unit    uint64 // of budget, see trustUnit
	begun   bool
	resume  chan bool // false to give up
	yield   chan bool // true at the end
	failure any       // of a panic
	over    bool
}

// challenge prepares an engine. It does not begin before its first turn. While it explores, it calls pause with how much it has done.
func (r *run) challenge(engine string, unit uint64, begin func(by *run, pause func(done uint64) (stop bool))) *challenger {
	opts := r.opts
	opts.Engine, opts.Progress, opts.Position = engine, nil, nil
	c := &challenger{run: newRun(r.ctx, r.prog, r.model, opts), unit: unit, resume: make(chan bool), yield: make(chan bool)}
	c.begin = func(pause func(uint64) bool) { begin(c.run, pause) }
	return c
}

// explore runs the engine, in its goroutine.
func (c *challenger) explore() {
	defer func() {
		c.failure = recover()
		c.yield <- true
	}()
	c.begin(func(done uint64) (stop bool) {
		if done < c.budget {
			return false
		}
		c.yield <- false
		return !<-c.resume
	})
}

// challengers are the engines that take turns with trust.
type challengers struct {
	all               []*challenger
	states, readsFrom *challenger // those among them, nil if they do not do what is asked for
}

// challengers prepares the engines that take turns with trust.
func (r *run) challengers(interrupted *atomic.Bool) *challengers {
	cs := &challengers{states: r.challengeStates()}
	fit := EnginesFor(r.opts.Model, r.opts.Checks)
	if c := r.challengeBMC(); c != nil {
		cs.all = append(cs.all, c)
	}
	switch sc := r.opts.Model == memmodel.SC.String(); {
	case sc && slices.Contains(fit, "rvf"):
		cs.all = append(cs.all, r.challengeRVF(interrupted))
	case !sc && slices.Contains(fit, "trust-rf"):
		cs.readsFrom = r.challengeReadsFrom(interrupted)
		cs.all = append(cs.all, cs.readsFrom)
	}
	if cs.states != nil {
		cs.all = append(cs.all, cs.states)
	}
	return cs
}

// challengeRVF prepares rvf.
func (r *run) challengeRVF(interrupted *atomic.Bool) *challenger {
	return r.challenge("rvf", rvfUnit, func(by *run, pause func(uint64) bool) {
		by.explore(rvf.Options{Patience: patience, Pause: func(t *rvf.Tally) (stop bool) { return pause(t.Work) }}, interrupted)
	})
}

// challengeReadsFrom prepares trust-rf.
func (r *run) challengeReadsFrom(interrupted *atomic.Bool) *challenger {
	return r.challenge("trust-rf", readsFromUnit, func(by *run, pause func(uint64) bool) {
		by.opts.fallback = false // nobody goes on where it ends
		g := &graphs{layout: cells.NewLayout(), readsFrom: true}
		for before := uint64(0); ; {
			w := g.turnWalker(by, readsFromUnit)
			for w.Run(interrupted) == tree.Interrupted {
				if by.ctx.Err() != nil || pause(before+by.events) {
					by.stop(Unknown, "another engine has come to its end")
					return
				}
			}
			if by.sequel != startOver {
				return
			}
			before += by.events
			by.forget()
		}
	})
}

// challengeStates prepares states, if it does what is asked for.
func (r *run) challengeStates() *challenger {
	if !r.opts.fallback || r.opts.watched() || !slices.Contains(EnginesFor(r.opts.Model, r.opts.Checks), "states") {
		return nil
	}
	var c *challenger
	c = r.challenge("states", statesUnit, func(by *run, pause func(uint64) bool) {
		by.reach(func(n Reachable, work uint64) (stop bool) {
			return n.States > turnStates && c.budget < math.MaxUint64 || pause(work)
		})
	})
	return c
}

// challengeBMC prepares bmc, if it does what is asked for. What it says counts if no loop goes on beyond its bound.
func (r *run) challengeBMC() *challenger {
	if _, ok := r.prog.(Unroller); !ok || r.opts.watched() || !slices.Contains(EnginesFor(r.opts.Model, r.opts.Checks), "bmc") {
		return nil
	}
	return r.challenge("bmc", bmcUnit, func(by *run, pause func(uint64) bool) {
		by.unroll(turnEvents, pause)
		if res := by.result(); res.Verdict != Safe {
			by.stop(Unknown, res.Reason)
		}
	})
}

// turn lets the engine go on for a unit, or a part of one that is as often halved. It reports whether it has come to the end, with a result.
func (c *challenger) turn(halved int) bool {
	c.budget += max(c.unit>>halved, 1)
	return c.goOn()
}

// goOn lets the engine go on until it has used up its budget.
func (c *challenger) goOn() bool {
	switch {
	case c.over:
		return false
	case c.begun:
		c.resume <- true
	default:
		c.begun = true
		go c.explore()
	}
	if c.over = <-c.yield; !c.over {
		return false
	}
	if c.failure != nil {
		panic(c.failure)
	}
	return !c.run.over() && c.run.unsure == "" || c.run.verdict == Violation
}

// upTo lets the engine go on until it has done n in all.
func (c *challenger) upTo(n uint64) bool {
	c.budget = max(c.budget, n)
	return c.goOn()
}

// leave makes the engine give up.
func (c *challenger) leave() {
	if c.begun && !c.over {
		c.resume <- false
		c.over = <-c.yield
	}
}
