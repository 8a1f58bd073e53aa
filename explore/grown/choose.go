package grown

import (
	"slices"

	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/explore/trust"
)

// choose takes an option of a choice that the current step makes. It returns false if there is none that the model allows.
func (g *growth) choose(c trust.Choice) bool {
	switch c.Kind {
	case trust.ReadsFrom:
		return g.chooseWrite(c.Options)
	case trust.Coherence:
		return g.choosePlace(c.Options)
	}
	n := len(c.Options)
	first := g.pick(n)
	if g.forced != nil {
		first = int(g.forced.alt)
	}
	for i := range n {
		if g.Take(c.Options[(first+i)%n]) {
			return true
		}
	}
	return false
}

// chooseWrite takes a write to read from.
func (g *growth) chooseWrite(writes []int32) bool {
	how := g.guide.Reads(g.current)
	switch {
	case g.forced != nil:
		return slices.Contains(writes, g.forced.from) && g.Take(g.forced.from)
	case g.isEager(int32(g.current.Thread)):
		return g.first(writes)
	case how == random.Oldest:
		slices.Reverse(writes)
		return g.first(writes)
	case how == random.Any:
		return g.any(writes)
	}
	return g.amongFirst(int(how), writes)
}

// choosePlace takes a place in coherence order.
func (g *growth) choosePlace(places []int32) bool {
	switch {
	case g.forced != nil:
		return slices.Contains(places, g.forced.after) && g.Take(g.forced.after)
	case g.guide.Latest():
		return g.first(places)
	}
	return g.any(places)
}

// first takes the first option that the model allows.
func (g *growth) first(options []int32) bool {
	return slices.ContainsFunc(options, g.Take)
}

// any takes an option, each of those that the model allows with the same probability.
func (g *growth) any(options []int32) bool {
	for n := len(options); n > 0; n-- {
		i := g.pick(n)
		if g.Take(options[i]) {
			return true
		}
		options = slices.Delete(options, i, i+1)
	}
	return false
}

// amongFirst takes one of the first n options that the model allows, each with the same probability.
func (g *growth) amongFirst(n int, options []int32) bool {
	allowed := 0
	for i := 0; i < len(options) && allowed < n; i++ {
		if g.Take(options[i]) {
			g.PutBack()
			options[allowed] = options[i]
			allowed++
		}
	}
	return allowed > 0 && g.Take(options[g.pick(allowed)])
}

func (g *growth) pick(n int) int {
	if n <= 1 {
		return 0
	}
	return g.c.Pick(n)
}
