package explore

import (
	"math/rand/v2"

	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/grown"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/explore/search"
)

// graphEngine is the engine whose graphs random executions are under models without a machine.
const graphEngine = "trust"

// weakMemory is what executions have shown of how memory is divided into cells. It changes between rounds only, so that an execution does not depend on which hand takes it.
type weakMemory struct{ layout *cells.Layout }

// graphHand takes executions under a model without a machine.
type graphHand struct {
	*run
	weak    *weakMemory
	walker  *grown.Walker
	layout  *cells.Layout // of weak, when the walker was made; nil if the walker has learned more since
	learned []*cells.Layout
	guides  []random.Guide
	ends    func() bool  // whether to stop
	first   random.Guide // of the first execution, before which nothing is known
	seen    map[random.Pair]bool
}

func (t *tester) graphHand(weak *weakMemory) *graphHand {
	opts := t.opts
	opts.KeepGoing, opts.Progress, opts.reports = true, nil, nil
	h := &graphHand{run: newRun(t.ctx, t.prog, t.model, opts), weak: weak, first: random.NewGuide("walk", 0, 0), seen: map[random.Pair]bool{}}
	h.ends = t.pausing(h.run)
	for _, name := range t.how.Strategies {
		h.guides = append(h.guides, random.NewGuide(name, t.how.Depth, t.how.History))
	}
	return h
}

// newWalker makes a walker that knows a layout.
func (h *graphHand) newWalker(layout *cells.Layout) *grown.Walker {
	opts := (&graphs{}).options(h.run)
	opts.Found = func(v *search.Violation) bool {
		h.graphViolation(v)
		return true
	}
	return grown.NewWalker(h.prog, opts, layout.Clone())
}

func (h *graphHand) take(known *random.Profile, how Sampling, number uint64) sample {
	guide := h.guides[number%uint64(len(h.guides))]
	if number == how.From {
		guide = h.first
	}
	if h.layout != h.weak.layout {
		h.walker, h.layout = h.newWalker(h.weak.layout), h.weak.layout
	}
	begin := func() (random.Guide, random.Chooser) {
		c := choices{rand.New(rand.NewPCG(how.Seed, number))}
		guide.Begin(known, c)
		return guide, c
	}
	end := h.walker.Walk(begin, h.ends)
	for layout := h.weak.layout.Clone(); end == search.Restart; end = h.walker.Walk(begin, h.ends) {
		h.learned = append(h.learned, h.walker.Learned()) // for the next round; this execution knows what it has learned by itself
		layout.Merge(h.walker.Learned())
		h.walker, h.layout = h.newWalker(layout), nil
	}
	out := h.ended(end)
	out.measured.Longest(h.walker.Extent())
	return out
}

// ended returns the execution that the walker has taken.
func (h *graphHand) ended(end search.Ending) sample {
	t := h.walker.Tally()
	h.events += t.Events
	out := sample{done: true, ending: random.Stopped}
	switch end {
	case search.TooLong, search.TooLarge:
		out.ending = random.TooLong
	case search.TooManyThreads:
		h.stop(Unsupported, "more than 64 threads")
	case search.Interrupted:
		out.done = h.verdict != Unknown
	}
	switch {
	case h.err != nil:
		h.executions++
		h.erroneous++
	case end == search.Exhausted && !h.over():
		h.executions += t.Executions
		for i, n := range t.Blocked {
			h.blockedBy[i] += n
		}
		out.ending = random.Maximal
		out.class = h.walker.Class(func(p random.Pair) {
			if !h.seen[p] {
				h.seen[p] = true
				out.pairs = append(out.pairs, p)
			}
		})
	}
	out.tally = h.tally()
	return out
}

func (h *graphHand) shown() *random.Measured {
	if len(h.learned) > 0 {
		layout := h.weak.layout.Clone()
		for _, l := range h.learned {
			layout.Merge(l)
		}
		h.weak.layout, h.learned = layout, nil
	}
	return &random.Measured{}
}
