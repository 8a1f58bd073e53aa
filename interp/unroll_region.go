package interp

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/symbolic/term"
)

// Ways from a branch may come together before all of them do: those that jump to the same label, such as the states of a machine, or the sides of
// a condition of several parts. To follow each of them to the end takes as many ways as there are paths. So such a branch is the start of a region:
// its ways are followed from one place where jumps come together to the next, always those first that are behind, and ways that stand at the same place are
// brought together there. Branches on the way whose own ways meet no earlier belong to the region.

// region is what lies between a branch and where all of its ways meet.
type region struct {
	base  *ustate // at the branch
	id    int     // of the activation
	flow  *flow
	meet  until
	depth int // of runs
	now   *strand
	open  []*strand
	sides []side // at the end
}

// strand is a way through a region, or several that have come together, before a block.
type strand struct {
	cond  *term.Term // since the branch at which the region starts
	state *ustate
	round int // how often it has jumped back
	block int
	forks []forkAt // branches on the way
}

// start makes ways from a branch a region.
func (u *unroller) start(s *ustate, list []way, meet until) {
	f := u.flow(s.top.fn)
	r := &region{base: s, id: s.top.id, flow: f, meet: meet, depth: u.nesting + 1}
	r.now = &strand{cond: u.pool.True(), block: f.block[s.top.pc], forks: u.forks}
	around, forks := u.region, u.forks
	u.region = r
	u.spread(r, s, list)
	for len(r.open) > 0 {
		least := 0
		for i, a := range r.open {
			if r.before(a, r.open[least]) {
				least = i
			}
		}
		r.now = r.open[least]
		r.open = slices.Delete(r.open, least, least+1)
		u.follow(r)
	}
	u.region, u.forks = around, forks
	u.reunite(s, r.sides)
}

// before tells that a strand is to be followed before another one: it may still come to where that is.
func (r *region) before(a, b *strand) bool {
	return cmp.Or(a.round-b.round, r.flow.rank[a.block]-r.flow.rank[b.block]) < 0
}

// joins tells whether a branch belongs to the region whose strand is being followed.
func (r *region) joins(u *unroller, s *ustate, meet until) bool {
	return r != nil && r.id == s.top.id && r.meet == meet && r.depth == u.nesting
}

// spread makes strands of the ways from a branch, which end the way before it.
func (u *unroller) spread(r *region, s *ustate, list []way) {
	again, pc := u.rounds(s), s.top.pc
	forks := append(slices.Clip(u.forks), forkAt{s.top.fn, pc, s.top.id})
	for _, w := range list {
		t := u.fork(s, w.cond)
		t.local = u.pool.True()
		if s != r.base {
			t.local = s.local
		}
		a := &strand{cond: u.pool.And(r.now.cond, w.cond), state: t, forks: forks}
		if t.dead() {
			continue
		}
		if again.over && (again.recursion || r.flow.returns(pc, w.to, u.meetingBlock(s.top, r.meet))) {
			u.cut(t, again.what())
			continue
		}
		u.jump(t, w.to)
		u.arriveAt(r, a)
	}
	if s != r.base {
		u.end(s)
	}
}

// follow goes on with the strand that is next, to where ways may come together.
func (u *unroller) follow(r *region) {
	s := r.now.state
	u.forks = r.now.forks
	from := u.nesting
	for moved := false; !s.dead() && s.top.place() != r.meet && !(moved && s.top.id == r.id && r.flow.joinAt[s.top.pc]); moved = true {
		u.nesting = r.depth
		u.tick()
		u.execute(s)
	}
	u.nesting = from
	u.arriveAt(r, &strand{cond: r.now.cond, state: s, forks: u.forks})
}

// arriveAt puts a strand where it is now: to the end of the region, or to others at the same place.
func (u *unroller) arriveAt(r *region, a *strand) {
	s := a.state
	if s.dead() {
		return
	}
	if s.top.place() == r.meet {
		r.sides = append(r.sides, side{a.cond, s})
		return
	}
	a.block, a.round = r.flow.block[s.top.pc], r.now.round
	if r.flow.rank[a.block] <= r.flow.rank[r.now.block] {
		a.round++
	}
	for i, b := range r.open {
		if b.round == a.round && b.state.top.pc == s.top.pc && u.bring(r, b, a) {
			if b.state.dead() {
				r.open = slices.Delete(r.open, i, i+1)
			}
			return
		}
	}
	r.open = append(r.open, a)
}

// bring brings a strand to another one, if both are alike.
func (u *unroller) bring(r *region, b, a *strand) bool {
	s, t := b.state, a.state
	if !alike(s, t) {
		return false
	}
	trail, visits := forked(s.trail, t.trail), u.commonVisits(s.top.visits, t.top.visits)
	if u.meet(s, a.cond, t) != "" {
		panic("states that are alike do not meet")
	}
	s.local = u.pool.Ite(a.cond, t.local, s.local)
	b.cond = u.pool.Or(a.cond, b.cond)
	s.guard = u.pool.All(r.base.guard, b.cond, s.local)
	s.trail = joined(trail, []side{{a.cond, t}, {b.cond, s}})
	s.top.visits = visits
	for _, f := range a.forks {
		if n := count(a.forks, f); n > count(b.forks, f) {
			b.forks = append(slices.Clip(b.forks), f)
		}
	}
	if s.guard.IsFalse() {
		u.end(s)
	} else if _, ok := s.top.fn.heads[s.top.pc]; ok {
		u.visit(s)
	}
	return true
}

func count(list []forkAt, f forkAt) (n int) {
	for _, g := range list {
		if g == f {
			n++
		}
	}
	return n
}

// alike tells whether two states at the same place can be brought together.
func alike(s, t *ustate) bool {
	return s.top.fn == t.top.fn && s.top.pc == t.top.pc && s.top.id == t.top.id && s.top.parent == t.top.parent &&
		slices.Equal(s.objects, t.objects) && s.atomic == t.atomic && (s.atomic == 0 || s.section == t.section) &&
		slices.EqualFunc(s.blocks, t.blocks, func(a, b *ublock) bool { return a.addr == b.addr && a.size == b.size })
}

// forked is where two trails part.
func forked(a, b *trail) *trail {
	on := map[*trail]bool{}
	for t := a; t != nil; t = t.prev {
		on[t] = true
	}
	for b != nil && !on[b] {
		b = b.prev
	}
	return b
}

// commonVisits are the visits of loops that two ways have in common. Of others only their number is left, as what the thread was then is no
// longer one state.
func (u *unroller) commonVisits(a, b []headVisit) []headVisit {
	var list []headVisit
	for _, v := range a {
		i := slices.IndexFunc(b, func(w headVisit) bool { return w.pc == v.pc })
		switch {
		case i < 0:
			v.lost = true
		case v.number != b[i].number:
			v.lost, v.count = true, max(v.count, b[i].count)
		}
		list = append(list, v)
	}
	for _, w := range b {
		if !slices.ContainsFunc(a, func(v headVisit) bool { return w.pc == v.pc }) {
			w.lost = true
			list = append(list, w)
		}
	}
	return list
}

// place is before the next operation of an activation.
func (f *uframe) place() until { return until{f.id, f.pc} }

// order ranks the blocks so that jumps lead to a higher rank, but for those back, and finds where jumps come together.
func (f *flow) order(succ [][]int) {
	f.rank = make([]int, len(succ))
	preds := make([]int, len(succ))
	seen := make([]bool, len(succ))
	next := len(succ)
	var visit func(b int)
	visit = func(b int) {
		seen[b] = true
		for _, s := range succ[b] {
			preds[s]++
			if !seen[s] {
				visit(s)
			}
		}
		next--
		f.rank[b] = next
	}
	visit(0)
	f.joinAt = make([]bool, len(f.fn.code))
	for b, n := range preds {
		f.joinAt[f.starts[b]] = n > 1
	}
}

// tangled tells whether two ways from the end of a block can come together before a block where all of them meet, or before they return to where they
// began.
func (f *flow) tangled(home, meet int) bool {
	key := [2]int{home, meet}
	yes, ok := f.tangles[key]
	if ok {
		return yes
	}
	succ := f.successors()
	owner := make([]int, len(succ)) // from which of the targets a block is reached, 0 for none
	var visit func(b, from int) bool
	visit = func(b, from int) bool {
		if b == home || b == meet || owner[b] == from {
			return false
		}
		if owner[b] != 0 {
			return true
		}
		owner[b] = from
		return slices.ContainsFunc(succ[b], func(s int) bool { return visit(s, from) })
	}
	targets := slices.Compact(slices.Sorted(slices.Values(succ[home])))
	for i, to := range targets {
		if visit(to, i+1) {
			yes = true
			break
		}
	}
	f.tangles[key] = yes
	return yes
}
