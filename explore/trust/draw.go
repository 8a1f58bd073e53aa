package trust

import (
	"slices"

	"github.com/gomc/gomc/explore/random"
)

// choose takes an option of frame k, whichever it has taken before. It returns false, leaving the frame without an option, if there is none.
func (g *growth[S]) choose(k int) bool {
	g.cut(k + 1)
	f := &g.frames[k]
	e := f.event
	switch f.kind {
	case fRead:
		g.quit(k)
		return g.chooseRead(k, e)
	case fAlt:
		n := int(g.alternatives(&g.ev[e]))
		g.quit(k)
		first := g.pick(n)
		if g.forced != nil {
			first = int(g.forced.alt)
		}
		for i := range n {
			if g.attempt(k, int32((first+i)%n)) {
				return true
			}
		}
		return false
	}
	g.quit(k)
	return g.choosePlace(k, e)
}

// quit takes the option of a frame back, with what it has come to. The frames after it are gone.
func (g *growth[S]) quit(k int) {
	f := &g.frames[k]
	if f.kind != fWrite || g.ev[f.event].writes {
		g.leave(f)
	}
}

// attempt takes an option of frame k, which has taken none: a write to read from, a place in coherence order, or an alternative. It returns false,
// having changed nothing, if the model does not allow it.
func (g *growth[S]) attempt(k int, option int32) bool {
	f := &g.frames[k]
	e := f.event
	ok := false
	switch f.kind {
	case fRead:
		f.at = option
		ok = g.begun(e, g.readFrom(e, option))
	case fAlt:
		g.ev[e].alt = option
		ok = g.begun(e, g.outcome(e))
	case fWrite:
		f.at = option
		ok = g.writeAfter(e, option, none)
	}
	if !ok {
		g.cut(k + 1)
		g.quit(k)
	}
	return ok
}

// chooseRead lets e read from a write.
func (g *growth[S]) chooseRead(k int, e int32) bool {
	ev := &g.ev[e]
	g.options = g.options[:0]
	for w := g.newest(ev); w != none; w = g.older(ev, w) {
		g.options = append(g.options, w)
	}
	how := g.guide.Reads(g.current)
	switch {
	case g.forced != nil:
		return slices.Contains(g.options, g.forced.from) && g.attempt(k, g.forced.from)
	case g.isEager(ev.thread):
		return g.first(k)
	case how == random.Oldest:
		slices.Reverse(g.options)
		return g.first(k)
	case how == random.Any:
		return g.any(k)
	}
	return g.amongFirst(k, int(how))
}

// choosePlace puts the write of e in coherence order.
func (g *growth[S]) choosePlace(k int, e int32) bool {
	g.options = g.options[:0]
	for p := g.position(start, e, none); p != none; p = g.position(p, e, none) {
		g.options = append(g.options, p)
	}
	switch {
	case g.forced != nil:
		return slices.Contains(g.options, g.forced.after) && g.attempt(k, g.forced.after)
	case g.guide.Latest():
		return g.first(k)
	}
	return g.any(k)
}

// first takes the first option that the model allows.
func (g *growth[S]) first(k int) bool {
	return slices.ContainsFunc(g.options, func(o int32) bool { return g.attempt(k, o) })
}

// any takes an option, each of those that the model allows with the same probability.
func (g *growth[S]) any(k int) bool {
	for n := len(g.options); n > 0; n-- {
		i := g.pick(n)
		if g.attempt(k, g.options[i]) {
			return true
		}
		g.options = slices.Delete(g.options, i, i+1)
	}
	return false
}

// amongFirst takes one of the first n options that the model allows, each with the same probability.
func (g *growth[S]) amongFirst(k, n int) bool {
	allowed := 0
	for i := 0; i < len(g.options) && allowed < n; i++ {
		if !g.attempt(k, g.options[i]) {
			continue
		}
		g.cut(k + 1)
		g.quit(k)
		g.options[allowed] = g.options[i]
		allowed++
	}
	return allowed > 0 && g.attempt(k, g.options[g.pick(allowed)])
}

func (g *growth[S]) pick(n int) int {
	if n <= 1 {
		return 0
	}
	return g.c.Pick(n)
}
