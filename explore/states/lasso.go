package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// lasso returns a schedule that shows a livelock: steps from the beginning to one of its states, and from there through others and back. loop is the index of the
// first step of that round. The round is fair: a process that takes no step in it is disabled in some state of it.
func (g *graph) lasso(spots []*spot) (all []Move, loop int) {
	r := &tour{at: map[uint32]*spot{}}
	var claims []claim
	var members []uint32
	for _, p := range spots {
		r.at[p.id] = p
		members = append(members, p.id)
		for _, c := range p.enabled {
			if !slices.Contains(claims, c) {
				claims = append(claims, c)
			}
		}
	}
	r.path = []visit{{spot: r.at[g.s.nearest(members)]}}
	r.extend(func(v visit) bool { return v.by != nil && !v.by.silent })
	for _, c := range claims {
		r.extend(func(v visit) bool { return v.by != nil && v.by.by == c || !slices.Contains(v.spot.enabled, c) })
	}
	return g.round(r)
}

// nearest returns a state of some that is reached early.
func (s *search) nearest(members []uint32) (best uint32) {
	shortest := -1
	for _, id := range members[:min(len(members), 1000)] {
		if n := len(s.keysTo(id)); shortest < 0 || n < shortest {
			best, shortest = id, n
		}
	}
	return best
}

// round closes a tour, and returns the steps to its beginning and round.
func (g *graph) round(r *tour) (all []Move, loop int) {
	start := r.path[0].spot
	if len(r.path) == 1 || r.path[len(r.path)-1].spot != start {
		r.goTo(func(v visit) bool { return v.spot == start })
	}
	pos := g.s.positionAt(start.id)
	loop = len(pos.m.Steps())
	for _, v := range r.path[1:] {
		pos.stepBy(v.by.by, g.s.visited.key(v.spot.id))
	}
	return movesOf(pos.m, loop)
}

// tour is a path through the states of a component.
type tour struct {
	at   map[uint32]*spot
	find func(uint32) *spot // makes the spot of a state that is not in at; nil if at has all
	path []visit
}

// spot returns a state, nil if it is none of the component.
func (r *tour) spot(id uint32) *spot {
	if r.at[id] == nil && r.find != nil {
		r.at[id] = r.find(id)
	}
	return r.at[id]
}

// visit is a state on a path, and the step that led there, nil for the first.
type visit struct {
	spot *spot
	by   *stride
}

// extend makes the path have something that it should have.
func (r *tour) extend(wanted func(visit) bool) {
	if !slices.ContainsFunc(r.path, wanted) {
		r.goTo(wanted)
	}
}

// goTo extends the path as far as to the nearest step that is wanted.
func (r *tour) goTo(wanted func(visit) bool) {
	type found struct {
		visit
		from int
	}
	all := []found{{visit: r.path[len(r.path)-1]}}
	seen := map[*spot]bool{}
	for i := 0; i < len(all); i++ {
		for k := range all[i].spot.steps {
			s := &all[i].spot.steps[k]
			v := visit{r.spot(s.to), s}
			if v.spot == nil || seen[v.spot] && !wanted(v) {
				continue
			}
			seen[v.spot] = true
			all = append(all, found{v, i})
			if !wanted(v) {
				continue
			}
			end := len(r.path)
			for at := len(all) - 1; at > 0; at = all[at].from {
				r.path = slices.Insert(r.path, end, all[at].visit)
			}
			return
		}
	}
}

// Returns executes a schedule and reports whether its part from step loop on leads back to the state before it.
func Returns(prog event.Program, model memmodel.Model, schedule []Move, loop int) bool {
	pos := newPosition(prog, model, new(parts), new(nodes), nil)
	key := uint64(0)
	for i, mv := range schedule {
		if i == loop {
			key = pos.key()
		}
		proc := pos.m.Proc(mv.Thread)
		if mv.Store > 0 {
			proc, _ = pos.m.Updater(mv.Thread, mv.Store)
		}
		if !pos.m.Started(mv.Thread) || !pos.m.Enabled(proc) {
			return false
		}
		pos.exec(proc, mv.Choice)
		pos.keep()
	}
	return loop < len(schedule) && pos.key() == key
}
