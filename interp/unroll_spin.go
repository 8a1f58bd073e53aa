package interp

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// forkAt is a branch of which both sides are followed, for as long as they are.
type forkAt struct {
	fn *function
	pc uint32
	id int // of the activation
}

// bound says whether a branch was followed as often as it may be, in rounds of a loop or in calls of its function.
type bound struct{ over, recursion bool }

func (b bound) what() string {
	if b.recursion {
		return "recursion"
	}
	return "loop"
}

// rounds counts how often the branch before which a way stands is being followed.
func (u *unroller) rounds(s *ustate) bound {
	loop, calls := 0, 0
	for _, f := range u.forks {
		switch {
		case f.fn != s.top.fn || f.pc != s.top.pc:
		case f.id == s.top.id:
			loop++
		default:
			calls++
		}
	}
	return bound{over: u.opts.Unroll > 0 && loop+calls >= u.opts.Unroll, recursion: loop == 0}
}

// headVisit is what a thread was when it came to the head of a loop.
type headVisit struct {
	pc      uint32
	count   int
	live    []uvalue
	blocks  []*ublock
	objects []event.Obj
	notes   []unote
	heap    uint32
	created *term.Term
	atomic  uint32
	trail   *trail
	number  int  // of the visit, among all
	lost    bool // it was not the same on all ways that have come together
}

// arrive is called when a jump has led to the head of a loop. If nothing has changed since the last time, the thread waits.
func (u *unroller) arrive(s *ustate) {
	i := u.lastVisit(s)
	if i >= 0 && !s.top.visits[i].lost && u.same(s, &s.top.visits[i]) && u.spins(s, &s.top.visits[i]) {
		return
	}
	u.visit(s)
}

// visit notes a visit of the head of a loop. A loop without a way out ends at its bound.
func (u *unroller) visit(s *ustate) {
	f := s.top
	i := u.lastVisit(s)
	u.visitors++
	v := headVisit{pc: f.pc, count: 1, number: u.visitors, blocks: slices.Clone(s.blocks), objects: slices.Clip(s.objects), notes: slices.Clip(s.notes),
		heap: s.heap, created: s.created, atomic: s.atomic, trail: s.trail}
	s.objects, s.notes = slices.Clip(s.objects), slices.Clip(s.notes)
	for _, b := range s.blocks {
		b.shared = true
	}
	for _, slot := range u.flow(f.fn).liveBefore(f.pc) {
		v.live = append(v.live, f.regs[slot])
	}
	visits := slices.Clone(f.visits)
	if i >= 0 {
		v.count += visits[i].count
		visits[i] = v
	} else {
		visits = append(visits, v)
	}
	f.visits = visits
	if u.opts.Unroll > 0 && v.count > u.opts.Unroll+1 && !f.fn.heads[f.pc] {
		u.cut(s, "loop")
	}
}

func (u *unroller) lastVisit(s *ustate) int {
	return slices.IndexFunc(s.top.visits, func(v headVisit) bool { return v.pc == s.top.pc })
}

// same tells that nothing of a thread that matters has changed since a visit, but for shared memory.
func (u *unroller) same(s *ustate, v *headVisit) bool {
	for i, slot := range u.flow(s.top.fn).liveBefore(s.top.pc) {
		if s.top.regs[slot] != v.live[i] {
			return false
		}
	}
	return s.heap == v.heap && s.created == v.created && s.atomic == v.atomic && slices.Equal(s.objects, v.objects) &&
		slices.Equal(s.notes, v.notes) && slices.EqualFunc(s.blocks, v.blocks, (*ublock).same)
}

func (b *ublock) same(c *ublock) bool {
	return b == c || b.addr == c.addr && b.size == c.size && slices.Equal(b.words, c.words)
}

// spins ends a way that has come back to where it was, where it has changed no memory: the thread waits until what it
// reads lets it leave the loop. It tells whether the way has ended; else it goes on where it has changed memory.
func (u *unroller) spins(s *ustate, since *headVisit) bool {
	r := round{}
	collect(s.trail, since.trail, map[*trail]bool{}, &r.events)
	slices.Sort(r.events)
	r.events = slices.Compact(r.events)
	changes := u.pool.False()
	for _, i := range r.events {
		e := u.prog.Events[i]
		if e.Wait != nil && e.Wait.Reason == event.BlockDeadlock && !s.top.fn.model {
			return false // in the round the thread may wait for a pthreads object: that is a wait of its own, for another reason
		}
		switch e.Kind {
		case unroll.Read:
		case unroll.Update:
			changes = u.pool.Or(changes, u.changes(s, e))
		case unroll.Other:
			r.chosen = r.chosen || u.isChoice(i)
			continue
		default:
			return false
		}
		if !e.Life {
			r.looks = append(r.looks, i)
		}
	}
	if u.pool.Entails(s.guard, changes) == term.Yes {
		return false
	}
	rest, local := u.fork(s, changes), s.local
	u.assume(s, u.pool.Not(changes))
	u.standsStill(s, &r, since)
	if rest.dead() {
		return true
	}
	*s = *rest
	s.local = u.pool.And(local, changes)
	if u.opts.Unroll > 0 && since.count > u.opts.Unroll {
		u.cut(s, "loop")
	}
	return s.dead()
}

// round is a round of a loop that has changed nothing.
type round struct {
	events []int
	looks  []int // those of them that read memory
	chosen bool  // there are choices among them
}

// standsStill ends a way that has come back to where it was, and has changed nothing.
func (u *unroller) standsStill(s *ustate, r *round, since *headVisit) {
	if s.dead() {
		return
	}
	u.standing = append(u.standing, standing{s.guard, r, since.trail, since.number, s.atomic > 0, u.site(s)})
	switch {
	case len(r.events) == 0: // it computes
		u.cut(s, "loop")
	case len(r.looks) == 0: // it does the same for ever
		u.current.Spins = u.pool.Or(u.current.Spins, s.guard)
		u.end(s)
	case s.atomic > 0 && u.sync[r.looks[len(r.looks)-1]] != event.SyncNone:
		u.unsupported(s, "waiting for a pthreads object inside an atomic section")
	default:
		u.waits(s, r)
	}
}

// standing is a way that has come back to where it was, and has changed nothing in a round.
type standing struct {
	guard *term.Term
	round *round
	trail *trail // when it was there before
	visit int    // the number of that visit
	// within tells that it is in an atomic section, and site where it has come to.
	within bool
	site   event.SiteID
}

// failing is a way that ends as an assumption fails.
type failing struct {
	guard *term.Term
	trail *trail
}

// mayLeave notes where the thread does not stand still in a loop because it may leave it by another choice: one that leads to no way that comes back
// to this loop, or to one around it, and to no assumption that fails. What it would read with that choice is what memory holds in the end.
func (u *unroller) mayLeave() {
	for _, w := range u.standing {
		if !w.round.chosen {
			u.spinsWithin(&w, u.pool.True())
			continue
		}
		back, before := u.pool.False(), map[*trail]bool{nil: true}
		ancestors(w.trail, before)
		var asked, past []int // the events of other ways, and those before the round, whose choices the thread cannot make once more
		for t := range before {
			if t != nil {
				past = append(past, t.event)
			}
		}
		for _, o := range u.standing {
			if o.visit <= w.visit && before[o.trail] {
				back = u.pool.Or(back, o.guard)
				asked = append(asked, o.round.events...)
			}
		}
		for _, o := range u.failing {
			if through := map[*trail]bool{}; w.trail != nil {
				if ancestors(o.trail, through); !through[w.trail] {
					continue
				}
			}
			back = u.pool.Or(back, o.guard)
			collect(o.trail, w.trail, map[*trail]bool{}, &asked)
		}
		asked = slices.DeleteFunc(asked, func(e int) bool { return slices.Contains(past, e) })
		stays := u.staysWith(back, asked)
		u.current.Stays = append(u.current.Stays, stays)
		u.current.Stopped = u.pool.Or(u.current.Stopped, u.pool.And(w.guard, u.pool.Not(stays)))
		u.spinsWithin(&w, stays)
	}
}

// spinsWithin notes that nobody goes on where a thread stays for ever in a loop in an atomic section in which it reads nothing. Of one in which it reads, the event that
// waits tells.
func (u *unroller) spinsWithin(w *standing, stays *term.Term) {
	if !w.within || len(w.round.events) == 0 || len(w.round.looks) > 0 {
		return
	}
	if guard := u.pool.And(w.guard, stays); !guard.IsFalse() {
		u.prog.Unsupported = append(u.prog.Unsupported, unroll.Unsupported{Guard: guard, What: "waiting inside an atomic section", Thread: event.ThreadID(u.thread), Site: w.site})
	}
}

// ancestors finds all that a trail comes from, itself among it.
func ancestors(t *trail, all map[*trail]bool) {
	for ; t != nil && !all[t]; t = t.prev {
		all[t] = true
		for _, side := range t.sides {
			ancestors(side, all)
		}
	}
}

// staysWith says when a thread takes one of the ways that come back with all choices among some events.
func (u *unroller) staysWith(back *term.Term, events []int) *term.Term {
	ways := 1
	for i := range u.prog.Inputs {
		in := &u.prog.Inputs[i]
		if u.domains[in.Event] == nil || !slices.Contains(events, in.Event) {
			continue // whom a signal wakes is no choice here: it changes memory, or nobody waits
		}
		values := u.tries(in)
		if ways *= len(values) + 1; ways > maxChoices {
			break
		}
		all := back
		for _, v := range values {
			all = u.pool.And(all, u.pool.Substitute(in.Value, v).In(back))
		}
		back = all
	}
	return back
}

// maxChoices bounds the combinations of choices that are tried.
const maxChoices = 64

// tries returns some values of an input: all of them, if they are few.
func (u *unroller) tries(in *unroll.Input) (values []uint64) {
	top := term.Mask(in.Value.Width)
	for v := range uint64(4) {
		values = append(values, (in.Low+v)&top)
	}
	values = append(values, 0, 1, top)
	slices.Sort(values)
	return slices.DeleteFunc(slices.Compact(values), func(v uint64) bool {
		return !u.pool.Substitute(in.Value, v).In(u.domains[in.Event]).IsTrue()
	})
}

// waits makes a way that ends one that waits, at whichever of its reads was the last to be executed: where ways have met in the
// round, some may not have been. An atomic section of such a round comes to its end all the same: only a loop inside a section never does.
func (u *unroller) waits(s *ustate, r *round) {
	left := s.guard // none of the later reads was executed
	for i := len(r.looks) - 1; i >= 0 && !left.IsFalse(); i-- {
		e := u.prog.Events[r.looks[i]]
		looks := slices.Clone(r.looks)
		for _, j := range r.events { // what is done between the reads, such as a choice, is done in vain, too; and each read looks whether its object lives
			if e := u.prog.Events[j]; j < r.looks[i] && (e.Life || e.Kind == unroll.Other && !e.Begins && !e.Finishes) {
				looks = append(looks, j)
			}
		}
		u.wait(s, r.looks[i], looks, u.pool.Not(left))
		for _, j := range r.events {
			if after := u.prog.Events[j]; j > r.looks[i] && after.Kind == unroll.Other && !after.Begins && !after.Finishes { // a fence, for one
				after.Guard = u.pool.And(after.Guard, e.Wait.Go)
			}
		}
		if u.pool.Entails(s.guard, e.Guard) == term.Yes {
			left = u.pool.False()
		}
		left = u.pool.And(left, u.pool.Not(e.Guard))
	}
	if len(r.looks) == len(r.events) && !left.IsFalse() { // a round without any event
		s.guard = left
		u.cut(s, "loop")
	}
	u.end(s)
}

// wait makes an event one that waits until goes holds.
func (u *unroller) wait(s *ustate, at int, looks []int, goes *term.Term) {
	e := u.prog.Events[at]
	if e.Wait == nil {
		e.Wait = &unroll.Wait{Go: u.pool.True(), Reason: event.BlockAwait}
		if u.sync[at] != event.SyncNone {
			e.Wait.Reason = event.BlockDeadlock
		}
	}
	e.Wait.Section = e.Wait.Section || s.atomic > 0
	e.Wait.Go = u.pool.And(e.Wait.Go, goes)
	e.Wait.Ready = e.Wait.Go
	e.Wait.Rounds = append(e.Wait.Rounds, unroll.Round{Go: goes, Looks: looks})
}

// changes says when an update changes memory, as far as the guard of a way does not tell that it does not. The waits of the models do
// not, where the loops around them come back.
func (u *unroller) changes(s *ustate, e *unroll.Event) *term.Term {
	p := u.pool
	same := p.Eq(e.Value, e.Read)
	switch {
	case u.sync[e.ID] != event.SyncNone && s.top.fn.model, p.Entails(s.guard, same) == term.Yes:
		return p.False()
	case e.WriteGuard != nil && u.excludes(s.guard, e.WriteGuard):
		return p.False()
	}
	if u.sync[e.ID] == event.SyncNone {
		u.wantRead(e.Read)
	}
	changes := p.And(e.Guard, p.Not(same))
	if e.WriteGuard != nil {
		changes = p.And(changes, e.WriteGuard)
	}
	return changes
}

// excludes looks whether c cannot hold where guard does.
func (u *unroller) excludes(guard, c *term.Term) bool {
	if u.pool.Entails(guard, c) == term.No {
		return true
	}
	if c.Op == term.And {
		return slices.ContainsFunc(c.Args(), func(a *term.Term) bool { return u.excludes(guard, a) })
	}
	if c.Op == term.Not && c.Arg(0).Op == term.And { // of alternatives
		return !slices.ContainsFunc(c.Arg(0).Args(), func(a *term.Term) bool { return !u.excludes(guard, u.pool.Not(a)) })
	}
	return false
}

// isChoice tells that an event is a choice, at which the program asks for an input.
func (u *unroller) isChoice(i int) bool {
	return slices.ContainsFunc(u.prog.Inputs, func(in unroll.Input) bool { return in.Event == i })
}

// collect lists the events of a trail behind since.
func collect(t, since *trail, seen map[*trail]bool, events *[]int) {
	for t != nil && t != since && !seen[t] {
		seen[t] = true
		if t.event >= 0 {
			*events = append(*events, t.event)
		}
		for _, side := range t.sides {
			collect(side, since, seen, events)
		}
		t = t.prev
	}
}
