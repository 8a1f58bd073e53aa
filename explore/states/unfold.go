package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// A cycle of states that stand for others is no cycle of states: when it has been gone round, threads may have exchanged their places.
// Each thread has its claim to a share of a livelock, too. So the components in which livelocks may be are unfolded: their states
// are visited one by one, permutations and all, from one of them on.
//
// Nothing is missed: a livelock consists of steps that do not leave the loop of their thread. The states that stand for its states have these
// steps, too, hence belong to one component. From each state of that, steps of the component lead to a permutation of the livelock's states,
// and around. Whether there is a livelock does not depend on the permutation.

// unfold returns a search that has visited the states that the states of a component stand for, as far as they follow from one of them. Its
// worker has the steps between them as links: in states that were reduced all of these, too.
func (s *search) unfold(members []uint32) *search {
	inside := make(map[uint32]bool, len(members))
	for _, id := range members {
		inside[id] = true
	}
	u := &search{prog: s.prog, opts: s.opts, ctx: s.ctx, parts: s.parts, nodes: s.nodes, sym: s.sym, prints: s.prints,
		livelocks: map[uint32]int{}, spent: s.spent + s.counts().Transitions, stem: s.keysTo(s.nearest(members))[1:], flat: true,
		shortened: true} // as it goes breadth first
	u.routes = u
	w := newWorker(u)
	u.workers = []*worker{w}
	root, _ := u.visited.add(u.begin().key())
	u.origins.at(root).parent = root
	for queue := []uint32{root}; len(queue) > 0 && !s.over(); queue = queue[1:] {
		from := queue[0]
		w.load(from)
		if !mayLast(w.pos.m) {
			continue
		}
		standing, _ := s.visited.lookup(w.pos.canonicalKey())
		whole := s.origins.at(standing).alone == 0
		for _, a := range w.enabled {
			before := w.pos.thread(a.thread)
			w.steps(a, func(step *memmodel.Step, key uint64) {
				if id, ok := s.visited.lookup(w.pos.canonicalKey()); !ok || !inside[id] {
					return
				}
				to, fresh := u.visited.add(key)
				if fresh {
					u.origins.at(to).parent = from
					queue = append(queue, to)
				}
				w.links = append(w.links, link{from, to, uint16(a.thread), whole && w.within(step, a.thread, before)})
			})
		}
	}
	return u
}

// inUnfolded looks for livelocks in a component that was unfolded.
func (s *search) inUnfolded(u *search) {
	g := newGraph(u, func(l link) bool { return l.within })
	g.reportLivelocks()
	s.stopped.CompareAndSwap(false, g.s.stopped.Load())
	before := 0
	for _, n := range s.livelocks {
		before = max(before, n)
	}
	for id, n := range g.s.livelocks {
		g.w.pos.load(g.s.visited.key(id))
		if standing, ok := s.visited.lookup(g.w.pos.canonicalKey()); ok {
			s.livelocks[standing] = before + n
		}
	}
}

// changes reports whether some step within a component, seen as a whole, changes memory or buffers: else there is no livelock in it.
func (g *graph) changes(members []uint32) bool {
	inside := make(map[uint32]bool, len(members))
	for _, id := range members {
		inside[id] = true
	}
	for _, id := range members {
		for _, s := range g.spot(id).steps {
			if inside[s.to] && !s.silent {
				return true
			}
		}
	}
	return false
}

// mayStrand reports whether threads may wait in all states of a component, seen as a whole: one that is in no class, or in all states one of
// a class that is at the same place. Who waits takes no step.
func (g *graph) mayStrand(members []uint32) bool {
	var waiting map[uint32]bool // configurations in which somebody waits
	var others []event.ThreadID
	for i, id := range members {
		g.w.pos.load(g.s.visited.key(id))
		here := map[uint32]bool{}
		var also []event.ThreadID
		for _, t := range Waiting(g.w.pos.m) {
			if g.s.sym.class(t) == nil {
				also = append(also, t)
			} else if c := g.w.pos.thread(t); i == 0 || waiting[c] {
				here[c] = true
			}
		}
		waiting = here
		if i == 0 {
			others = also
		}
		others = slices.DeleteFunc(others, func(t event.ThreadID) bool { return !slices.Contains(also, t) })
		if len(waiting) == 0 && len(others) == 0 {
			return false
		}
	}
	return len(waiting) > 0 || len(Stranded(g.w.pos.m, others)) > 0
}
