package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file finds livelocks. A livelock is a cycle of states that can be gone round for ever, although each thread gets its share, and
// in which no thread gets through:
//
//   - A thread that steps repeats a loop which it leaves in other executions, or could leave by what the program says. If it is in an endless
//     loop, as a server is, then the cycle keeps it from beginning another round of that.
//   - The others wait, perhaps before an atomic section (behind.go), or have ended.
//   - Fairness is weak: who can take a step in all states of the cycle takes one. For functions of pthreads, which do
//     not let the same thread wait for ever, and for nondeterministic choices it is strong: if a lock could be taken, or another
//     alternative chosen, in some state of the cycle, it is.
//
// The steps that do not leave the loop of their thread make up a graph; livelocks are its strongly connected components that are fair. If
// a component is not, since something happens in some of its states that leads out, then what is left without these
// states may be (Emerson and Lei, "Modalities for Model Checking", 1987; for strong fairness, Lichtenstein and
// Pnueli, POPL 1985).

// link is a step from a state to another one.
type link struct {
	from, to uint32
	by       uint16 // the thread
	within   bool   // the step stays within the loop of its thread, and the state was expanded in full
}

// lookAtCycles looks for stranded and for starving threads, and for livelocks, when all states are known.
func (s *search) lookAtCycles() {
	if s.opts.Livelock == nil && s.opts.Stranded == nil && s.opts.Starving == nil || !slices.ContainsFunc(s.prints.configs, func(c config) bool { return c.cyclic }) {
		return
	}
	s.prints.findVoid()
	s.strands = s.opts.Stranded != nil && s.mayStrand()
	s.outgoing = s.strands || s.opts.Starving != nil
	s.from, s.to = [1 << shardBits]uint32{}, s.visited.sizes()
	s.level((*worker).link)
	if s.over() {
		return
	}
	s.open = map[uint32]bool{}
	for _, w := range s.workers {
		for _, id := range w.open {
			s.open[id] = true
		}
	}
	if s.strands {
		s.findStranded(newGraph(s, func(link) bool { return true }))
	}
	if s.opts.Livelock != nil && !s.over() {
		s.findLivelocks(newGraph(s, func(l link) bool { return l.within }))
	}
	if s.opts.Starving != nil {
		s.findStarving()
	}
}

// findLivelocks looks for livelocks in the graph of the steps that do not leave the loops of their threads.
func (s *search) findLivelocks(g *graph) {
	if s.sym == nil {
		g.reportLivelocks()
		return
	}
	components(g.size(), g.next, s.over, func(members []uint32) {
		if !s.over() && g.cyclic(members) && g.changes(members) {
			s.inUnfolded(s.unfold(members))
		}
	})
}

// reportLivelocks reports a livelock in each component that has one.
func (g *graph) reportLivelocks() {
	s, found := g.s, 0
	components(g.size(), g.next, s.over, func(members []uint32) {
		if s.over() || !g.cyclic(members) {
			return
		}
		if fair := g.fair(members); fair != nil {
			found++
			if s.opts.Drawing != nil {
				for _, p := range fair {
					s.livelocks[p.id] = found
				}
			}
			s.report(func() bool { return s.opts.Livelock(func() (all []Move, loop int) { return g.lasso(fair) }) })
		}
	})
}

// link notes the steps from a state, or those within loops if no others matter.
func (w *worker) link(id uint32) {
	w.breathe()
	w.load(id)
	if !mayLast(w.pos.m) {
		return
	}
	alone := w.s.origins.at(id).alone
	if alone != 0 && !w.s.outgoing {
		return
	}
	for _, a := range w.enabled {
		if !a.in(alone) {
			continue
		}
		w.taken(a, func(_ *memmodel.Step, to uint32, within bool) {
			w.again++
			within = within && alone == 0
			switch {
			case to == void:
			case to == outside:
				w.open = append(w.open, id)
			case within || w.s.outgoing:
				w.links = append(w.links, link{id, to, uint16(a.thread), within})
			}
		})
	}
}

// taken calls each with the steps of a process, the states that they lead to, outside if these were not visited and void if they do not count, and whether they
// are within the loop of its thread: they do not leave it, nor begin another round of an endless one.
func (w *worker) taken(a agent, each func(s *memmodel.Step, to uint32, within bool)) {
	before := w.pos.thread(a.thread)
	w.steps(a, func(s *memmodel.Step, key uint64) {
		if w.s.prints.voids(w.pos) {
			each(s, void, false)
			return
		}
		if s.Cut {
			each(s, outside, false)
			return
		}
		to, ok := w.s.visited.lookup(key)
		if !ok && !w.s.flat {
			panic("a step of a search that has ended leads to a new state")
		} else if !ok {
			to = outside
		}
		each(s, to, w.within(s, a.thread, before))
	})
}

// outside stands for a state that does not belong to an unfolded component, or that was left out.
const outside = ^uint32(0)

// void stands for a state in which an assumption has failed or is about to, whatever others do: see void.go.
const void = outside - 1

// within reports whether the newest step, by a thread from a configuration, is within the loop of the thread.
func (w *worker) within(s *memmodel.Step, t event.ThreadID, from uint32) bool {
	f := w.s.prints
	before, after := &f.configs[from], w.pos.thread(t)
	return before.cyclic && (s.Update || int(after) < len(f.configs) && f.configs[after].loop == before.loop && !w.through())
}

// through reports whether with the newest step its thread begins another round of an endless loop. Where it does, there is no loop around that
// in which it is, as nothing leads out.
func (w *worker) through() bool { return slices.ContainsFunc(w.pos.passages, w.endlessRound) }

// endlessRound reports whether with an operation its thread begins another round of an endless loop.
func (w *worker) endlessRound(p memmodel.Passage) bool {
	endless, known := w.endless[p]
	if !known {
		if s, ok := p.State.(event.Looper); ok {
			endless = s.Endless(p.Value)
		}
		if w.endless == nil {
			w.endless = map[memmodel.Passage]bool{}
		}
		w.endless[p] = endless
	}
	return endless
}

// graph has the links of all states.
type graph struct {
	s      *search
	w      *worker
	victim event.ThreadID // who does not get through, nobody for livelocks: all others may leave their loops
	first  []uint32       // by state: its first link in to; one more at the end
	to     []uint32
}

func newGraph(s *search, keep func(link) bool) *graph {
	n := uint32(0)
	for k, size := range s.visited.sizes() {
		if size > 0 {
			n = max(n, (size-1)<<shardBits|uint32(k)+1)
		}
	}
	g := &graph{s: s, w: s.workers[0], victim: nobody, first: make([]uint32, n+1)}
	links := 0
	for _, w := range s.workers {
		for _, l := range w.links {
			if keep(l) {
				g.first[l.from+1]++
				links++
			}
		}
	}
	for i := range n {
		g.first[i+1] += g.first[i]
	}
	g.to = make([]uint32, links)
	at := slices.Clone(g.first)
	for _, w := range s.workers {
		for _, l := range w.links {
			if keep(l) {
				g.to[at[l.from]] = l.to
				at[l.from]++
			}
		}
	}
	return g
}

func (g *graph) size() int { return len(g.first) - 1 }

func (g *graph) next(id uint32) []uint32 { return g.to[g.first[id]:g.first[id+1]] }

// cyclic reports whether a component has a cycle.
func (g *graph) cyclic(members []uint32) bool {
	return len(members) > 1 || slices.Contains(g.next(members[0]), members[0])
}

// claim identifies who has to get a share for a cycle to be fair: a thread, or the process that takes stores of a thread to memory (under PSO, those to one place).
type claim struct {
	thread event.ThreadID
	update bool
	loc    event.Loc
	mask   uint8
}

// claim returns who gets a share when a process takes a step.
func (w *worker) claim(a agent) claim {
	c := claim{thread: a.thread, update: a.place >= 0}
	if c.update && w.pos.m.Model() == memmodel.PSO {
		stores, _ := w.pos.m.Buffer(a.thread)
		c.loc, c.mask = stores[a.place].Piece()
	}
	return c
}

// spot is a state of a component, with what can happen there.
type spot struct {
	id      uint32
	enabled []claim
	strong  []claim // among them, those that have to get a share if they are enabled now and then
	open    bool    // a process with several alternatives can leave the loop by one of them
	steps   []stride
}

// stride is a step that does not leave the loop of its thread, or of a thread that may leave it.
type stride struct {
	to     uint32
	by     claim
	silent bool // it changes neither memory nor buffers
	choice bool // there are alternatives
}

func (g *graph) leaves(t event.ThreadID) bool { return g.victim != nobody && t != g.victim }

// spot looks at what can happen in a state.
func (g *graph) spot(id uint32) *spot {
	w, p := g.w, &spot{id: id}
	w.load(id)
	for _, a := range w.enabled {
		if !w.takes(a) {
			continue
		}
		c := w.claim(a)
		p.enabled = append(p.enabled, c)
		l := w.pos.m.Label(a.thread)
		if !c.update && l.Blocks && l.Sync != event.SyncNone {
			p.strong = append(p.strong, c)
		}
		before, all := len(p.steps), 0
		w.taken(a, func(s *memmodel.Step, to uint32, within bool) {
			if to == void {
				return
			}
			if all++; within || g.leaves(a.thread) {
				p.steps = append(p.steps, stride{to, c, s.Silent && !s.Update, false})
			}
		})
		if all > 1 {
			p.open = p.open || len(p.steps)-before < all
			for i := before; i < len(p.steps); i++ {
				p.steps[i].choice = true
			}
		}
	}
	return p
}

// fair returns the states of a livelock among those of a component, nil if there is none.
func (g *graph) fair(members []uint32) []*spot {
	spots := make([]*spot, len(members))
	for i, id := range members {
		if g.w.again++; g.s.over() {
			return nil
		}
		g.w.breathe()
		spots[i] = g.spot(id)
	}
	return fairPart(spots, g.wanted, g.s.over)
}

// fairPart returns states, among those of a component, that a fair cycle which changes memory, and is wanted, can consist of; nil if there is no such cycle.
func fairPart(spots []*spot, wanted func([]*spot) bool, over func() bool) []*spot {
	place := map[uint32]int{}
	for i, p := range spots {
		place[p.id] = i
	}
	inside := func(s stride) bool { _, ok := place[s.to]; return ok }
	share, often := map[claim]bool{}, map[claim]int{}
	changes := false
	for _, p := range spots {
		for _, c := range p.enabled {
			often[c]++
		}
		for _, s := range p.steps {
			if inside(s) {
				share[s.by] = true
				changes = changes || !s.silent
			}
		}
	}
	for c, n := range often {
		if n == len(spots) && !share[c] {
			return nil
		}
	}
	if !changes || !wanted(spots) {
		return nil
	}
	rest := slices.DeleteFunc(slices.Clone(spots), func(p *spot) bool {
		return p.open || slices.ContainsFunc(p.strong, func(c claim) bool { return !share[c] }) ||
			slices.ContainsFunc(p.steps, func(s stride) bool { return s.choice && !inside(s) })
	})
	if len(rest) == len(spots) {
		return spots
	}
	clear(place)
	for i, p := range rest {
		place[p.id] = i
	}
	var found []*spot
	next := func(i uint32) (out []uint32) {
		for _, s := range rest[i].steps {
			if k, ok := place[s.to]; ok {
				out = append(out, uint32(k))
			}
		}
		return out
	}
	components(len(rest), next, over, func(members []uint32) {
		if found != nil || len(members) == 1 && !slices.Contains(next(members[0]), members[0]) {
			return
		}
		part := make([]*spot, len(members))
		for i, k := range members {
			part[i] = rest[k]
		}
		found = fairPart(part, wanted, over)
	})
	return found
}
