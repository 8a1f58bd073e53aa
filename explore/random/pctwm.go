package random

import (
	"math"
	"slices"

	"github.com/gomc/gomc/event"
)

// pctwm is probabilistic concurrency testing for weak memory. An operation that communicates reads the newest write that its thread knows already (or, if the
// model or the operation does not allow that, the oldest that they do), and so nothing of what others do meanwhile. The d sinks are exceptions: they are drawn among the operations that communicate, by the order in
// which these come up. A sink is put off until no thread without one can go on, and then reads one of the h newest writes. Of several sinks that wait, which is first was drawn, too.
//
// Threads have priorities, drawn when they come up, and the one with the highest takes each step; who is put off gets a priority below all that are drawn.
//
// What is promised is said at [WeakBound].
type pctwm struct {
	depth, history int
	c              Chooser
	sinks          []int            // by priority: the number of the operation among those that communicate
	drawn          []event.ThreadID // in ascending order of their priorities
	lowered        []event.ThreadID // by the number of their sink; nobody
	met            int              // operations that communicate and have come up
	reached        []int            // by thread: place of the latest of these, -1 at first
	sinkAt         []int            // by thread: place of its latest sink
}

func (g *pctwm) Begin(p *Profile, c Chooser) {
	g.c, g.met = c, 0
	g.drawn, g.lowered, g.sinks = g.drawn[:0], g.lowered[:0], g.sinks[:0]
	g.reached, g.sinkAt = g.reached[:0], g.sinkAt[:0]
	k := max(p.Communications, 1)
	for len(g.sinks) < min(g.depth, k) { // a tuple of different numbers, each with the same probability
		i := 1 + g.pick(k-len(g.sinks)) // among those that are left
		for _, drawn := range slices.Sorted(slices.Values(g.sinks)) {
			if i >= drawn {
				i++
			}
		}
		g.sinks = append(g.sinks, i)
	}
	for range g.sinks {
		g.lowered = append(g.lowered, nobody)
	}
}

func (g *pctwm) pick(n int) int {
	if n <= 1 {
		return 0
	}
	return g.c.Pick(n)
}

func (g *pctwm) Thread(able []Next) int {
	for _, n := range able {
		for int(n.Thread) >= len(g.reached) {
			g.reached, g.sinkAt = append(g.reached, -1), append(g.sinkAt, -1)
		}
		if !slices.Contains(g.drawn, n.Thread) && !slices.Contains(g.lowered, n.Thread) {
			g.drawn = slices.Insert(g.drawn, g.pick(len(g.drawn)+1), n.Thread)
		}
	}
	for {
		best := 0
		for i := range able {
			if g.priority(able[i].Thread) > g.priority(able[best].Thread) {
				best = i
			}
		}
		if !g.puts(able[best]) {
			return best
		}
	}
}

// puts puts an operation off if it has just come up, and is a sink.
func (g *pctwm) puts(n Next) bool {
	if !n.Communicates || n.Pos <= g.reached[n.Thread] {
		return false
	}
	g.reached[n.Thread] = n.Pos
	g.met++
	i := slices.Index(g.sinks, g.met)
	if i < 0 {
		return false
	}
	g.sinkAt[n.Thread] = n.Pos
	if k := slices.Index(g.drawn, n.Thread); k >= 0 {
		g.drawn = slices.Delete(g.drawn, k, k+1)
	}
	if k := slices.Index(g.lowered, n.Thread); k >= 0 {
		g.lowered[k] = nobody
	}
	g.lowered[i] = n.Thread
	return true
}

// priority returns a number that is the higher the higher the priority of a thread is.
func (g *pctwm) priority(t event.ThreadID) int {
	if i := slices.Index(g.lowered, t); i >= 0 {
		return i
	}
	return len(g.lowered) + slices.Index(g.drawn, t)
}

func (g *pctwm) Reads(n Next) Reads {
	if int(n.Thread) < len(g.sinkAt) && g.sinkAt[n.Thread] == n.Pos {
		return Reads(g.history)
	}
	return Oldest
}

func (g *pctwm) Latest() bool { return true }

// WeakBound returns the probability with which pctwm, at least, finds an error in one execution, in a program of which no execution has more than so many
// operations that communicate. The error has to show as soon as d of them, in a certain order, read from certain writes that are among the h newest at that time, while all
// others read what their threads know already, whatever order the threads have otherwise. For each order of the threads there is then one tuple of sinks, of at most k^d, with which the
// execution is that one, provided that each sink reads the write in question, one of h.
func WeakBound(communications, depth, history int) float64 {
	p := 1.0
	for i := range depth {
		p /= float64(max(communications-i, 1))
	}
	return p / math.Pow(float64(history), float64(depth))
}
