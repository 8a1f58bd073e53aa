package explore

import (
	"math/rand/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/race"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/memmodel"
)

// machineHand takes executions on a machine.
type machineHand struct {
	*run
	m          *memmodel.Machine
	walker     *random.Walker
	strategies []random.Strategy
	first      random.Strategy // of the first execution, before which nothing is known
	followed   random.Measured
	lives      bool // strategies need to know what threads do
	seen       map[random.Pair]bool
}

func (t *tester) machineHand() *machineHand {
	opts := t.opts
	opts.KeepGoing, opts.Progress, opts.reports = true, nil, nil
	h := &machineHand{run: newRun(t.ctx, t.prog, t.model, opts), first: random.New("walk", 0), seen: map[random.Pair]bool{}}
	for _, name := range t.how.Strategies {
		s := random.New(name, t.how.Depth)
		h.strategies = append(h.strategies, s)
		h.lives = h.lives || random.NeedsLives(s)
	}
	h.m = memmodel.NewMachineWith(t.prog, t.model, nil)
	h.walker = random.NewWalker(h.m, random.Options{MaxSteps: t.opts.MaxSteps, Stopped: t.pausing(h.run), Step: func(s *memmodel.Step) bool {
		h.events++
		if !s.Update {
			h.faulty(h.m, s.Thread)
		}
		return h.err != nil || h.over()
	}})
	return h
}

func (h *machineHand) take(known *random.Profile, how Sampling, number uint64) sample {
	s := h.strategies[number%uint64(len(h.strategies))]
	if number == how.From {
		s = h.first
	}
	if f := h.m.Fault(0); f != nil && len(h.m.Steps()) == 0 {
		h.faultOf(h.m, 0)
	}
	out := sample{done: true}
	if h.err == nil && !h.over() {
		out.ending = h.walker.Run(s, known, choices{rand.New(rand.NewPCG(how.Seed, number))})
		out.measured.Measure(h.walker)
		if h.lives {
			h.followed.Follow(h.walker, known, number)
		}
	}
	switch {
	case h.err != nil:
		h.executions++
		h.erroneous++
	case out.ending == random.Maximal && !h.over():
		h.maximal(h.m)
		if h.checked[event.RaceError] && h.err == nil {
			h.races()
		}
		out.class = random.ClassOf(h.m, func(p random.Pair) {
			if !h.seen[p] {
				h.seen[p] = true
				out.pairs = append(out.pairs, p)
			}
		})
	case out.ending == random.Stopped:
		out.done = h.verdict != Unknown // its time is over
	}
	out.tally = h.tally()
	return out
}

// races reports the first data race of an execution.
func (h *machineHand) races() {
	for _, found := range race.Of(h.m) {
		h.erroneous++
		h.violation(raceError(h.prog, h.model, found.Threads, found.Labels, h.m.Moves()))
		return
	}
}

func (h *machineHand) shown() *random.Measured {
	x := h.followed
	h.followed = random.Measured{}
	return &x
}
