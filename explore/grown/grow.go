package grown

import (
	"slices"

	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/explore/search"
)

// grow builds a graph.
func (g *growth) grow(guide random.Guide, c random.Chooser, stopped func() bool) search.Ending {
	g.guide, g.c, g.met, g.reached, g.forced = guide, c, 0, g.reached[:0], nil
	g.rest.clear()
	g.Reset()
	if g.Violates() {
		return search.Stopped
	}
	for {
		switch {
		case stopped():
			return search.Interrupted
		case len(g.Insertion()) >= g.w.Options.MaxEvents:
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

// turn returns the thread that takes the next step, none if no thread can that is not asleep. What has been begun is completed first.
func (g *growth) turn() int32 {
	size := len(g.Insertion())
	if t := g.Begun(); t >= 0 {
		if g.hasFailed(t, size) {
			return none
		}
		return t
	}
	g.able = g.able[:0]
	for _, t := range g.Threads() {
		if !g.sleeps(t) && !g.hasFailed(t, size) && g.Able(t) {
			g.able = append(g.able, g.describe(t))
		}
	}
	if len(g.able) == 0 {
		return none
	}
	return int32(g.able[g.guide.Thread(g.able)].Thread)
}

// violatesAfter takes the next step of a thread, and reports whether it has come to a violation.
func (g *growth) violatesAfter(t int32) bool {
	before := len(g.Insertion())
	if _, ok := g.try(t); !ok {
		g.fails(t, before)
		return false
	}
	g.w.Tally.Events++
	if g.Violates() {
		return true
	}
	changed := len(g.asleep) > 0 && slices.ContainsFunc(g.Insertion()[before:], func(o int32) bool {
		ev := g.Event(o >> 1)
		return ev.Writes && !ev.Silent
	})
	g.settle(t)
	if changed {
		g.wake(t)
	}
	return false
}

// try takes the next step of a thread, with choices of the guide, and returns its event. If there is no way to do that, it changes nothing, and returns false.
func (g *growth) try(t int32) (e int32, ok bool) {
	g.current = g.describe(t)
	if _, _, begun := g.Next(t); !begun {
		g.meet(g.current)
	}
	return g.Step(t, g.step)
}

// end counts the graph, which no thread extends.
func (g *growth) end() search.Ending {
	for _, t := range g.Threads() {
		if !g.RacesInVain(t) {
			continue
		}
		if _, ok := g.try(t); ok && g.Violates() {
			return search.Stopped
		}
	}
	for _, t := range g.Threads() {
		switch {
		case g.Waits(t):
			g.meet(g.describe(t))
		case g.Able(t): // but has failed
			g.Discard()
			return search.Exhausted
		}
	}
	if g.Count() {
		return search.Stopped
	}
	return search.Exhausted
}
