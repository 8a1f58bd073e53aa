package explore

import (
	"math"
	"slices"
	"sync"
	"sync/atomic"

	"golang.org/x/sync/semaphore"

	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/rvf"
	"github.com/gomc/gomc/explore/states"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/memmodel"
)

// beaten is why an engine gives up.
const beaten = "another engine has come to its end"

// challenger is another engine, in a goroutine that waits for its turns.
type challenger struct {
	run     *run
	begin   func(pause func(turn uint64) (stop bool))
	budget  uint64        // until the end of this turn, in what the engine counts
	unit    uint64        // budget of a turn, unless it is one of the first; see length
	most    uint64        // of the budget, while there are others
	turns   int           // until now
	idle    int           // turns that it lets pass before its first one
	solver  func() uint64 // how much work went into questions about inputs until now, in what bmc counts; nil if the engine asks none
	asked   uint64        // of that, what was in its turns before this one
	since   uint64        // of that, what there was when this turn began
	begun   bool
	late    *atomic.Bool // set when trust has come to its end beside it, nil in turns
	resume  chan bool    // false to give up
	yield   chan bool    // true at the end
	failure any          // of a panic
	over    bool
}

// challenge prepares an engine. It does not begin before its first turn. While it explores, it calls pause with how much it has done.
func (r *run) challenge(engine string, unit uint64, begin func(by *run, pause func(done uint64) (stop bool))) *challenger {
	opts := r.opts
	opts.Engine, opts.Progress, opts.Position = engine, nil, nil
	c := &challenger{run: newRun(r.ctx, r.prog, r.model, opts), unit: unit, most: math.MaxUint64, resume: make(chan bool), yield: make(chan bool)}
	c.begin = func(pause func(uint64) bool) { begin(c.run, pause) }
	if s := symbolicInputs(r.prog); s != nil && engine != "bmc" { // which has a solver of its own
		c.solver = s.SolverWork
	}
	return c
}

// explore runs the engine, in its goroutine.
func (c *challenger) explore() {
	defer func() {
		c.failure = recover()
		c.yield <- true
	}()
	c.begin(func(done uint64) (stop bool) {
		for done+c.questions() >= c.budget || c.late != nil && c.late.Load() {
			c.yield <- false
			if !<-c.resume {
				return true
			}
		}
		return false
	})
}

// challengers are the engines that take turns with trust.
type challengers struct {
	all   []*challenger
	queue []*challenger // those of them that have not given up: whose turn it is, and who is next
	// those among all, nil if they do not do what is asked for
	bmc, states, readsFrom, random *challenger
}

// challengers prepares the engines that take turns with trust.
func (r *run) challengers(interrupted *atomic.Bool) *challengers {
	cs := &challengers{states: r.challengeStates()}
	fit := EnginesFor(r.opts.Model, r.opts.Checks)
	if cs.bmc = r.challengeBMC(); cs.bmc != nil {
		cs.all = append(cs.all, cs.bmc)
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
	if cs.random = r.challengeRandom(); cs.random != nil {
		cs.all = append(cs.all, cs.random)
	}
	cs.queue = slices.Clone(cs.all)
	return cs
}

// statesFirst lets states go first, if none has had a turn. It is called where trust has not come to the end of an execution in its own first turn: perhaps there is none, and then states is the one that comes to its end.
func (cs *challengers) statesFirst() {
	if cs.states != nil && cs.states.turns == 0 && cs.queue[0].turns == 0 {
		cs.first(cs.states)
	}
}

// first makes one of the queue the next.
func (cs *challengers) first(c *challenger) {
	if i := slices.Index(cs.queue, c); i > 0 {
		cs.queue = slices.Insert(slices.Delete(cs.queue, i, i+1), 0, c)
	}
}

// turn gives the next one a turn, and returns it if it has come to its end, with a result.
func (cs *challengers) turn() *challenger {
	if len(cs.queue) == 0 {
		return nil
	}
	c := cs.queue[0]
	cs.queue = cs.queue[1:]
	ended := c.turn()
	c.rethrow()
	if ended {
		return c
	}
	if !c.rests() {
		cs.queue = append(cs.queue, c)
	}
	return nil
}

// between is how long a turn of trust is before the next one of the others: as long as a turn of theirs after each has had one, and after evenTurns as long as that before each.
func (cs *challengers) between() uint64 {
	switch n := uint64(len(cs.queue)); {
	case n == 1 && cs.queue[0] == cs.random:
		return aloneTurns * trustTurn
	case n == 0 || cs.queue[0].turns >= evenTurns:
		return trustTurn
	default:
		return cs.queue[0].length(trustTurn / n)
	}
}

// race lets them explore, as many at a time as there are slots, until one has come to its end, with a result, which it returns, until all have given up, or until trust has ended.
// Those of a slot take turns; random executions alone are not worth a core for long. Each slot has one of the cores, and releases it when it is over.
func (cs *challengers) race(ended *atomic.Bool, slots int, cores *semaphore.Weighted) *challenger {
	for _, c := range cs.all {
		c.late = ended
	}
	var winner atomic.Pointer[challenger]
	var group sync.WaitGroup
	for slot := range slots {
		group.Go(func() {
			defer cores.Release(1)
			for left := true; left; {
				left = false
				for i := slot; i < len(cs.all) && !ended.Load() && winner.Load() == nil; i += slots {
					if c := cs.all[i]; !c.rests() && c.turn() {
						winner.CompareAndSwap(nil, c)
					} else if !c.rests() && (c != cs.random || c.turns < aloneRandom) {
						left = true
					}
				}
			}
		})
	}
	group.Wait()
	for _, c := range cs.all {
		c.late = nil
		c.rethrow()
	}
	return winner.Load()
}

// toTheEnd lets them explore, as many at a time as there are jobs, until one has come to its end, with a result, which it returns, or until the others have given up.
func (cs *challengers) toTheEnd(jobs int) *challenger {
	slots := max(min(jobs, len(cs.all)), 1)
	cores := semaphore.NewWeighted(int64(slots))
	cores.TryAcquire(int64(slots)) // nobody else asks for them
	return cs.race(new(atomic.Bool), slots, cores)
}

// renew replaces states.
func (cs *challengers) renew(states *challenger) {
	cs.states.leave()
	for _, list := range [][]*challenger{cs.all, cs.queue} {
		if i := slices.Index(list, cs.states); i >= 0 {
			list[i] = states
		}
	}
	cs.states = states
}

// drop makes some engines give up for good.
func (cs *challengers) drop(engines ...string) {
	dropped := func(c *challenger) bool { return slices.Contains(engines, c.run.opts.Engine) }
	for _, c := range cs.all {
		if dropped(c) {
			c.leave()
		}
	}
	cs.all, cs.queue = slices.DeleteFunc(cs.all, dropped), slices.DeleteFunc(cs.queue, dropped)
}

// leave makes all give up.
func (cs *challengers) leave() {
	for _, c := range cs.all {
		c.leave()
	}
}

// challengeRVF prepares rvf.
func (r *run) challengeRVF(interrupted *atomic.Bool) *challenger {
	return r.challenge("rvf", rvfTurn, func(by *run, pause func(uint64) bool) {
		by.explore(rvf.Options{Patience: patience, Pause: func(t *rvf.Tally) (stop bool) { return pause(t.Work) }}, interrupted)
	})
}

// challengeReadsFrom prepares trust-rf.
func (r *run) challengeReadsFrom(interrupted *atomic.Bool) *challenger {
	return r.challenge("trust-rf", readsFromTurn, func(by *run, pause func(uint64) bool) {
		by.opts.fallback = false // nobody goes on where it ends
		g := &graphs{layout: cells.NewLayout(), readsFrom: true}
		for before := uint64(0); ; {
			w := g.newWalker(by)
			w.Options.Impatient = true
			w.Options.Pause = func(work uint64) (stop bool) { return pause(before + work) }
			if w.Run(interrupted) == tree.Interrupted {
				by.stop(Unknown, beaten)
				return
			}
			if by.sequel != startOver {
				return
			}
			before += by.work
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
	c = r.challenge("states", statesTurn, func(by *run, pause func(uint64) bool) {
		by.reach(func(n states.Counts) (stop bool) {
			return n.States+n.Buffered > turnStates && c.budget < math.MaxUint64 || pause(n.Work)
		})
	})
	return c
}

// challengeBMC prepares bmc, if it does what is asked for. What it says counts if no loop goes on beyond its bound.
func (r *run) challengeBMC() *challenger {
	if _, ok := r.prog.(Unroller); !ok || r.opts.NoSymbolic || r.opts.watched() || !slices.Contains(EnginesFor(r.opts.Model, r.opts.Checks), "bmc") {
		return nil
	}
	return r.challenge("bmc", bmcTurn, func(by *run, pause func(uint64) bool) {
		by.unroll(turnEvents, pause)
		if res := by.result(); res.Verdict != Safe {
			by.stop(Unknown, res.Reason)
		}
	})
}

// challengeRandom prepares random executions, if they can be judged. They find what a search comes to late, and prove nothing: so their turns are short, and they have no more than mostRandom.
func (r *run) challengeRandom() *challenger {
	if r.opts.watched() {
		return nil
	}
	c := r.challenge("random", randomTurn, func(by *run, pause func(uint64) bool) {
		by.opts.MaxSteps = min(by.opts.MaxSteps, randomSteps)
		work, cost := uint64(0), uint64(1)
		if !r.model.Operational() {
			cost = randomGraph
		}
		t, err := by.tester(Sampling{Seed: 1}, func(steps uint64) (stop bool) {
			work += cost * steps
			return pause(work)
		})
		if err != nil {
			by.stop(Unknown, err.Error())
			return
		}
		t.rounds()
		by.opts.Engine = "random"
		if by.err != nil {
			by.stop(Violation, "")
		}
		by.stop(Unknown, beaten)
	})
	c.most, c.idle, c.run.opts.Jobs = mostRandom, beforeRandom, 1
	return c
}

// turn lets the engine go on. It reports whether it has come to the end, with a result.
func (c *challenger) turn() bool {
	if c.idle > 0 {
		c.idle--
		return false
	}
	c.budget += c.length(c.unit)
	c.turns++
	return c.goOn()
}

// rests reports whether the engine has no more turns while there are others.
func (c *challenger) rests() bool { return c.over || c.budget >= c.most }

// length is how long the next turn is, where turns are as long as full in the end.
func (c *challenger) length(full uint64) uint64 {
	return max(full>>max(shortTurns-c.turns, 0), 1)
}

// questions is how much work went into questions about inputs in its turns, in what the engine counts. Beside trust, those of trust count, too.
func (c *challenger) questions() uint64 {
	if c.solver == nil {
		return 0
	}
	return (c.asked + c.solver() - c.since) * c.unit / bmcTurn
}

// goOn lets the engine go on until it has used up its budget.
func (c *challenger) goOn() bool {
	if c.solver != nil {
		c.since = c.solver()
		defer func() { c.asked += c.solver() - c.since }()
	}
	switch {
	case c.over:
		return false
	case c.begun:
		c.resume <- true
	default:
		c.begun = true
		go c.explore()
	}
	c.over = <-c.yield
	return c.over && c.failure == nil && (!c.run.over() && c.run.unsure == "" || c.run.verdict == Violation)
}

// rethrow panics if the engine has.
func (c *challenger) rethrow() {
	if c.failure != nil {
		panic(c.failure)
	}
}

// upTo lets the engine go on until it has done n in all.
func (c *challenger) upTo(n uint64) bool {
	c.budget = max(c.budget, n)
	ended := c.goOn()
	c.rethrow()
	return ended
}

// leave makes the engine give up.
func (c *challenger) leave() {
	if c.begun && !c.over {
		c.resume <- false
		c.over = <-c.yield
	}
}
