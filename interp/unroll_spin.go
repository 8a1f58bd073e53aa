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
}

// arrive is called when a jump has led to the head of a loop. If nothing has changed since the last time, the thread waits.
func (u *unroller) arrive(s *ustate) {
	i := u.lastVisit(s)
	if i >= 0 && u.same(s, &s.top.visits[i]) && u.spins(s, s.top.visits[i].trail) {
		return
	}
	u.visit(s)
}

// visit notes a visit of the head of a loop. A loop without a way out ends at its bound.
func (u *unroller) visit(s *ustate) {
	f := s.top
	i := u.lastVisit(s)
	v := headVisit{pc: f.pc, count: 1, blocks: slices.Clone(s.blocks), objects: slices.Clip(s.objects), notes: slices.Clip(s.notes),
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

// spins ends a way that has come back to where it was, if it has changed no memory: the thread waits until what it
// reads lets it leave the loop. It tells whether the way has ended.
func (u *unroller) spins(s *ustate, since *trail) bool {
	var events []int
	collect(s.trail, since, map[*trail]bool{}, &events)
	slices.Sort(events)
	events = slices.Compact(events)
	last, chosen := -1, false
	var looks []int
	for _, i := range events {
		switch e := u.prog.Events[i]; e.Kind {
		case unroll.Read:
		case unroll.Update:
			if !u.unchanged(s, e) {
				return false
			}
		case unroll.Other:
			chosen = chosen || u.isChoice(i)
			continue
		default:
			return false
		}
		if !u.prog.Events[i].Life {
			last = i
			looks = append(looks, i)
		}
	}
	switch {
	case chosen: // it may choose to leave
		if last < 0 {
			u.stop(s)
		}
		u.end(s)
	case last < 0:
		u.cut(s, "loop")
	case s.atomic > 0 && u.sync[last] != event.SyncNone:
		u.unsupported(s, "waiting for a pthreads object inside an atomic section")
	default:
		u.waits(s, events, looks)
	}
	return true
}

// waits makes a way that ends one that waits, at whichever of its reads was the last to be executed: where ways have met in the
// round, some may not have been.
func (u *unroller) waits(s *ustate, events, looks []int) {
	left := s.guard // none of the later reads was executed
	for i := len(looks) - 1; i >= 0 && !left.IsFalse(); i-- {
		e := u.prog.Events[looks[i]]
		u.wait(s, looks[i], looks, u.pool.Not(left))
		for _, j := range events {
			if after := u.prog.Events[j]; j > looks[i] && after.Kind == unroll.Other { // the end of an atomic section, for one
				after.Guard = u.pool.And(after.Guard, e.Wait.Go)
			}
		}
		if u.pool.Entails(s.guard, e.Guard) == term.Yes {
			left = u.pool.False()
		}
		left = u.pool.And(left, u.pool.Not(e.Guard))
	}
	if !left.IsFalse() { // a round without any read
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
	for _, i := range looks {
		if !slices.Contains(e.Wait.Looks, i) {
			e.Wait.Looks = append(e.Wait.Looks, i)
		}
	}
	if e.Kind == unroll.Update {
		writes := goes
		if e.WriteGuard != nil {
			writes = u.pool.And(e.WriteGuard, goes)
		}
		e.WriteGuard = writes
	}
}

// unchanged tells that an update leaves memory as it is where a way is taken. The waits of the models do, where the loops
// around them come back.
func (u *unroller) unchanged(s *ustate, e *unroll.Event) bool {
	same := u.pool.Eq(e.Value, e.Read)
	switch {
	case u.sync[e.ID] != event.SyncNone && s.top.fn.model, u.pool.Entails(s.guard, same) == term.Yes:
		return true
	case e.WriteGuard != nil && u.excludes(s.guard, e.WriteGuard):
		return true
	}
	if u.sync[e.ID] == event.SyncNone {
		u.wantRead(e.Read)
	}
	return false
}

// excludes looks whether c cannot hold where guard does.
func (u *unroller) excludes(guard, c *term.Term) bool {
	if u.pool.Entails(guard, c) == term.No {
		return true
	}
	if c.Op == term.And {
		return slices.ContainsFunc(c.Args(), func(a *term.Term) bool { return u.excludes(guard, a) })
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
