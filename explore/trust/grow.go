package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/memmodel"
)

// grow builds a graph.
func (g *growth[S]) grow(guide random.Guide, c random.Chooser, stopped func() bool) search.Ending {
	g.guide, g.c, g.met, g.reached, g.forced = guide, c, 0, g.reached[:0], nil
	g.scFences, g.anyRace, g.raced = false, false, g.raced[:0]
	g.rest.clear()
	g.reset()
	if g.violates() {
		return search.Stopped
	}
	for {
		switch {
		case stopped():
			return search.Interrupted
		case len(g.ord) >= g.maxEvents:
			return search.TooLong
		}
		t := g.turn()
		switch {
		case t >= 0 && g.violatesAfter(t):
			return search.Stopped
		case t < 0 && !g.rouse():
			return g.end()
		}
	}
}

// violates reports errors and races that the latest step has come to, if they are violations, and returns whether there is one.
func (g *growth[S]) violates() bool {
	faults, raced := g.faults, g.raced
	g.faults, g.raced = g.faults[len(g.faults):], g.raced[len(g.raced):]
	for _, t := range faults {
		if c := &g.threads[t]; c.status == memmodel.Faulted && (c.fault.Kind == "" || g.w.Options.Checked(c.fault.Kind)) {
			g.fault([]int32{t})
			return true
		}
	}
	if len(raced) == 0 {
		return false
	}
	g.raced = raced
	if raced = g.newRaces(); len(raced) > 0 {
		g.race(raced[:1])
	}
	return len(raced) > 0
}

// turn returns the thread that takes the next step, none if no thread can that is not asleep. What has been begun is completed first.
func (g *growth[S]) turn() int32 {
	g.refresh()
	if g.ready.begun != 0 {
		if t := g.begunThread(); !g.hasFailed(t, len(g.ord)) {
			return t
		}
		return none
	}
	g.able = g.able[:0]
	for k, t := range g.sched {
		if !g.sleeps(t) && !g.hasFailed(t, len(g.ord)) && g.can(t, g.ready.of[k]) {
			g.able = append(g.able, g.describe(t))
		}
	}
	if len(g.able) == 0 {
		return none
	}
	return int32(g.able[g.guide.Thread(g.able)].Thread)
}

// can reports whether a thread can take a step, as far as one can say without trying.
func (g *growth[S]) can(t int32, s standing) bool {
	switch s {
	case storing, going:
		return true
	case blocking:
		return g.offered(t, true)
	case joining:
		after := g.throughJoins(t, nil)
		return after != nil && after.Label().Kind != event.Exit
	}
	return false
}

// violatesAfter takes the next step of a thread, and reports whether it has come to a violation.
func (g *growth[S]) violatesAfter(t int32) bool {
	mark := len(g.ord)
	if !g.try(t) {
		g.fails(t, mark)
		return false
	}
	g.w.Tally.Events++
	if g.violates() {
		return true
	}
	changed := slices.ContainsFunc(g.ord[mark:], func(o int32) bool {
		ev := &g.ev[o>>1]
		return ev.writes && !ev.silent
	})
	g.settle(t)
	if changed {
		g.wake(t)
	}
	return false
}

// try takes the next step of a thread, with choices of the guide. If there is no way to do that, it changes nothing, and returns false.
func (g *growth[S]) try(t int32) bool {
	g.current = g.describe(t)
	if g.threads[t].sub == 0 && !g.threads[t].halved {
		g.meet(g.current)
	}
	mark, stamp := int32(len(g.ord)), g.stamp
	ok := g.step(t)
	for k := 0; k < len(g.frames); k++ {
		if ok = g.choose(k); !ok {
			g.frames = g.frames[:k]
			g.cut(0)
			break
		}
	}
	if !ok {
		g.popTo(mark)
		g.stamp = stamp
	}
	g.forgetPast()
	return ok
}

// end counts the graph, which no thread extends.
func (g *growth[S]) end() search.Ending {
	for _, t := range g.sched {
		if g.races && g.ready.of[g.ranks[t]] == blocking && g.mayRaceInVain(t) && g.try(t) && g.violates() {
			return search.Stopped
		}
	}
	g.refresh()
	for k, t := range g.sched {
		switch s := g.ready.of[k]; {
		case s == blocking:
			g.meet(g.describe(t))
		case s == storing || s == going: // has failed
			g.discard()
			return search.Exhausted
		}
	}
	g.complete = false
	if g.count() {
		return search.Stopped
	}
	return search.Exhausted
}
