package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// lasso returns steps that lead from the beginning to one of the states of a livelock, and from there round and back to it; loop
// is the number of the round's first step. In the round everybody gets a share: who takes no step cannot in some state.
func (g *graph) lasso(spots []*spot) (all []Move, loop int) {
	r := &tour{at: map[uint32]*spot{}}
	var claims []claim
	var stem []uint64
	for i, p := range spots {
		r.at[p.id] = p
		for _, c := range p.enabled {
			if !slices.Contains(claims, c) {
				claims = append(claims, c)
			}
		}
		if i >= 1000 {
			continue // the stem is short enough
		}
		if keys := g.s.keysTo(p.id); stem == nil || len(keys) < len(stem) {
			stem, r.path = keys, []visit{{spot: p}}
		}
	}
	start := r.path[0].spot
	r.extend(func(v visit) bool { return v.by != nil && !v.by.silent })
	for _, c := range claims {
		r.extend(func(v visit) bool { return v.by != nil && v.by.by == c || !slices.Contains(v.spot.enabled, c) })
	}
	if len(r.path) == 1 || r.path[len(r.path)-1].spot != start {
		r.goTo(func(v visit) bool { return v.spot == start })
	}
	pos := newPosition(g.s.prog, g.s.opts.Model, &g.s.parts, &g.s.nodes)
	for _, key := range stem[1:] {
		pos.stepTo(key)
	}
	loop = len(pos.m.Steps())
	for _, v := range r.path[1:] {
		pos.stepTo(g.s.visited.key(v.spot.id))
	}
	return movesOf(pos.m, loop)
}

// tour is a path through the states of a livelock.
type tour struct {
	at   map[uint32]*spot
	path []visit
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
			v := visit{r.at[s.to], s}
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
	pos := newPosition(prog, model, new(parts), new(nodes))
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
