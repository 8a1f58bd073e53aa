package interp

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// updateOp runs a read-modify-write.
func (u *unroller) updateOp(s *ustate, r *rmwSite) {
	f := s.top
	addr, ok := u.needAddress(s, r.addr, 0, uint64(r.size))
	if !ok {
		return
	}
	val, exp := u.get(f, r.val), u.get(f, r.exp)
	if r.op != event.OpXchg && r.op != event.OpCmpXchg && !u.use(s, val, "in a read-modify-write") || !u.use(s, exp, "in a read-modify-write") {
		return
	}
	at, ok := u.place(s, addr, uint64(r.size), true)
	if !ok {
		return
	}
	if split(addr, r.size) {
		u.unsupported(s, "atomic access that is not aligned")
		return
	}
	var old uvalue
	if at.private {
		old, ok = u.updatePrivate(s, r, addr, val, exp)
	} else {
		old, ok = u.updateShared(s, r, addr, at, val, exp)
	}
	if !ok {
		return
	}
	f.set(r.old, old)
	if r.ok != noSlot {
		f.set(r.ok, uvalue{t: u.pool.Eq(u.pool.Resize(8*r.size, old.t), u.pool.Resize(8*r.size, exp.t))})
	}
	f.pc++
}

// updatePrivate runs a read-modify-write of private memory.
func (u *unroller) updatePrivate(s *ustate, r *rmwSite, addr uint64, val, exp uvalue) (old uvalue, ok bool) {
	i, offset, ok := u.private(s, addr, uint64(r.size))
	if !ok {
		return old, false
	}
	w := 8 * r.size
	old = u.readBlock(s.blocks[i], offset, r.size)
	if r.op != event.OpXchg && !u.use(s, old, "in a read-modify-write") {
		return old, false
	}
	if r.op == event.OpCondSignal {
		u.unsupported(s, "signal of a condition variable that is private to a thread")
		return old, false
	}
	value, written := u.rmw(r.op, old.t, u.pool.Resize(w, val.t), u.pool.Resize(w, exp.t), nil)
	if value == nil {
		u.unsupported(s, "a read-modify-write of floating-point numbers")
		return old, false
	}
	u.writeBlock(s.owned(i), offset, r.size, u.choose(written, uvalue{value, val.shadow, val.raw}, uvalue{t: old.t}))
	return u.seen(r.op, old, u.pool.Resize(w, val.t), u.pool.Resize(w, exp.t)), true
}

// updateShared emits a read-modify-write.
func (u *unroller) updateShared(s *ustate, r *rmwSite, addr uint64, at place, val, exp uvalue) (old uvalue, ok bool) {
	p, w := u.pool, 8*r.size
	old, e := u.readShared(s, addr, r.size, at, unroll.Event{Kind: unroll.Update, Order: event.Order(r.order), Fail: event.Order(r.fail)})
	if e == nil {
		return old, false
	}
	stored, undef := u.stored(val, r.size)
	var choice *term.Term
	if r.op == event.OpCondSignal {
		choice = p.Var(w/2, "waiter")
	}
	value, written := u.rmw(r.op, old.t, stored, p.Resize(w, exp.t), choice)
	if value == nil {
		u.unsupported(s, "a read-modify-write of floating-point numbers")
		e.Value, e.WriteGuard = e.Read, p.False()
		return old, false
	}
	if choice != nil {
		u.chooseWaiter(e, old.t, choice)
	}
	if r.op != event.OpXchg && e.ReadUndef != nil {
		written = p.And(written, p.Eq(e.ReadUndef, p.Const(w, 0)))
	}
	e.Value, e.Undef = value, undef
	if !written.IsTrue() {
		e.WriteGuard = written
	}
	if r.wait {
		u.sync[e.ID] = event.Sync(r.sync)
	}
	if r.op != event.OpXchg && !u.use(s, old, "in a read-modify-write") {
		return old, false
	}
	return u.seen(r.op, old, stored, p.Resize(w, exp.t)), !s.dead()
}

// rmw is event.Label.Apply over terms: what an operation stores, and whether it does. choice, for a signal, is the set with the
// waiter that is woken. value is nil for operations without a term.
func (u *unroller) rmw(op event.Op, old, v, exp, choice *term.Term) (value, written *term.Term) {
	p, w := u.pool, old.Width
	yes, zero, one := p.True(), p.Const(w, 0), p.Const(w, 1)
	switch op {
	case event.OpXchg:
		return v, yes
	case event.OpAdd:
		return p.Add(old, v), yes
	case event.OpSub:
		return p.Sub(old, v), yes
	case event.OpAnd:
		return p.And(old, v), yes
	case event.OpNand:
		return p.Not(p.And(old, v)), yes
	case event.OpOr:
		return p.Or(old, v), yes
	case event.OpXor:
		return p.Xor(old, v), yes
	case event.OpMax:
		return p.Ite(p.SLT(old, v), v, old), yes
	case event.OpMin:
		return p.Ite(p.SLT(old, v), old, v), yes
	case event.OpUMax:
		return p.Ite(p.ULT(old, v), v, old), yes
	case event.OpUMin:
		return p.Ite(p.ULT(old, v), old, v), yes
	case event.OpUIncWrap:
		return p.Ite(p.ULE(v, old), zero, p.Add(old, one)), yes
	case event.OpUDecWrap:
		return p.Ite(p.Or(p.Eq(old, zero), p.ULT(v, old)), v, p.Sub(old, one)), yes
	case event.OpUSubCond:
		return p.Ite(p.ULE(v, old), p.Sub(old, v), old), yes
	case event.OpUSubSat:
		return p.Ite(p.ULE(v, old), p.Sub(old, v), zero), yes
	case event.OpCmpXchg:
		return v, p.Eq(old, exp)
	case event.OpFAdd, event.OpFSub, event.OpFMax, event.OpFMin:
		return nil, yes
	}
	return u.rmwSync(op, old, v, exp, choice)
}

// rmwSync covers the operations of objects of pthreads; see event.Label.Apply for the halves of a word.
func (u *unroller) rmwSync(op event.Op, old, v, exp, choice *term.Term) (value, written *term.Term) {
	p, w := u.pool, old.Width
	half := w / 2
	low, high := p.Extract(half-1, 0, old), p.Extract(w-1, half, old)
	none := p.Const(half, 0)
	one := p.Const(w, 1<<half)
	free := p.Eq(low, none)
	owner := p.Eq(p.ZExt(w, low), v)
	switch op {
	case event.OpMutexLock:
		recursive := p.Or(p.Ne(exp, p.Const(w, 0)), p.Eq(p.Extract(w-1, w-2, old), p.Const(2, 1)))
		return p.Ite(free, p.Or(old, v), p.Add(old, one)), p.Or(free, p.And(owner, recursive))
	case event.OpMutexUnlock:
		levels := p.Ne(p.Extract(w-3, half, old), p.Const(half-2, 0))
		return p.Ite(levels, p.Sub(old, one), p.Concat(high, none)), owner
	case event.OpSemWait:
		return p.Sub(old, p.Const(w, 1)), p.Ne(old, p.Const(w, 0))
	case event.OpReadLock:
		return p.Add(old, one), free
	case event.OpWriteLock:
		return v, p.Eq(old, p.Const(w, 0))
	case event.OpRWUnlock:
		writer := p.And(p.Not(free), owner)
		return p.Ite(writer, p.Const(w, 0), p.Sub(old, one)), p.Or(writer, p.And(free, p.Ne(old, p.Const(w, 0))))
	case event.OpCondEnqueue:
		return p.Or(p.And(old, p.Not(p.Shl(one, v))), p.Shl(p.Const(w, 1), v)), p.True()
	case event.OpCondSignal:
		return p.Concat(p.Or(high, u.remembered(choice, v)), p.And(low, p.Not(choice))), p.Not(free)
	case event.OpCondBroadcast:
		return p.Concat(p.Or(u.remembered(low, v), high), none), p.Not(free)
	case event.OpCondSleep:
		return old, p.False()
	case event.OpCondLeave:
		bits := u.waiter(v)
		return p.And(old, p.Not(bits)), p.Ne(p.And(old, bits), p.Const(w, 0))
	case event.OpCondWake:
		bit := p.Shl(one, v)
		set := p.Ne(p.And(old, bit), p.Const(w, 0))
		return p.And(old, p.Not(bit)), set
	case event.OpBarrier:
		return u.barrier(old, v, exp)
	}
	return nil, p.True()
}

// remembered is which of the waiters that a signal or broadcast wakes are remembered; forget is its operand.
func (u *unroller) remembered(woken, forget *term.Term) *term.Term {
	return u.pool.Ite(u.pool.Eq(forget, u.pool.Const(forget.Width, 0)), woken, u.pool.Const(woken.Width, 0))
}

// waiter is the bits of a thread in the word of a condition.
func (u *unroller) waiter(t *term.Term) *term.Term {
	p, w := u.pool, t.Width
	return p.Or(p.Shl(p.Const(w, 1), t), p.Shl(p.Const(w, 1<<(w/2)), t))
}

// barrierRound is the round of a barrier, in the high half of its word, with the thread that arrives among its users; see
// event.Label.Seen. It is nil if the thread is not known.
func (u *unroller) barrierRound(old, count, self *term.Term) *term.Term {
	p, h := u.pool, old.Width/2
	if !self.IsConst() {
		return nil
	}
	round := p.Extract(old.Width-1, h, old)
	users := p.And(round, p.Const(h, event.BarrierUsers))
	many := p.True()
	if self.Value <= event.MaxUser {
		users = p.Or(users, p.Const(h, 1<<self.Value))
		n := p.Const(old.Width, 0)
		for i := range uint8(event.MaxUser + 1) {
			n = p.Add(n, p.ZExt(old.Width, p.Extract(i, i, users)))
		}
		many = p.ULT(count, n)
	}
	counting := p.Or(p.And(round, p.Const(h, event.BarrierUsers+1)), p.Const(h, event.BarrierCounts))
	return p.Ite(u.counts(round), round, p.Ite(many, counting, p.Or(round, users)))
}

// counts tells whether a round of a barrier has a number instead of a set of users.
func (u *unroller) counts(round *term.Term) *term.Term {
	return u.pool.Ne(u.pool.And(round, u.pool.Const(round.Width, event.BarrierCounts)), u.pool.Const(round.Width, 0))
}

// barrier is what an arrival at a barrier stores.
func (u *unroller) barrier(old, count, self *term.Term) (value, written *term.Term) {
	p, w := u.pool, old.Width
	h := w / 2
	round := u.barrierRound(old, count, self)
	if round == nil {
		return nil, p.True()
	}
	arrived := p.Add(p.Extract(h-1, 0, old), p.Const(h, 1))
	next := p.Ite(u.counts(round), p.Add(round, p.Const(h, 1)), p.Xor(round, p.Const(h, event.BarrierUsers+1)))
	return p.Ite(p.ULT(p.Add(p.ZExt(w, p.Extract(h-1, 0, old)), p.Const(w, 1)), count), p.Concat(round, arrived), p.Concat(next, p.Const(h, 0))), p.True()
}

// seen is event.Label.Seen over terms.
func (u *unroller) seen(op event.Op, old uvalue, val, exp *term.Term) uvalue {
	p, w := u.pool, old.t.Width
	h := w / 2
	high := p.Const(w, 1<<h)
	destroyed := p.And(old.t, p.Const(w, 1<<(w-1)))
	switch {
	case op == event.OpCondEnqueue:
		old.t = p.Or(destroyed, p.ZExt(w, p.Ne(p.Extract(h-1, 0, old.t), p.Const(h, 0))))
	case op == event.OpCondSignal, op == event.OpCondBroadcast:
		old.t = destroyed
	case op == event.OpCondWake:
		old.t = p.And(old.t, p.Shl(high, val))
	case op == event.OpCondSleep, op == event.OpCondLeave:
		old.t = p.And(old.t, u.waiter(val))
	case op == event.OpBarrier:
		round := u.barrierRound(old.t, val, exp)
		round = p.Ite(u.counts(round), round, p.And(round, p.Const(h, ^uint64(event.BarrierUsers))))
		old.t = p.Concat(round, p.Extract(h-1, 0, old.t))
	}
	return old
}

// chooseWaiter says that the chosen set has one of the waiters, and which number the choice has.
func (u *unroller) chooseWaiter(e *unroll.Event, old, choice *term.Term) {
	p := u.pool
	half := choice.Width
	low := p.Extract(half-1, 0, old)
	number := p.Var(8, "choice")
	before, found := p.Const(8, 0), p.False()
	right := p.Or(p.Eq(low, p.Const(half, 0)), p.Ne(choice, p.Const(half, 0)))
	for i := range half {
		bit, chosen := p.Extract(i, i, low), p.Extract(i, i, choice)
		right = p.And(right, p.Implies(chosen, p.All(bit, p.Not(found), p.Eq(number, before))))
		found = p.Or(found, chosen)
		before = p.Add(before, p.ZExt(8, bit))
	}
	right = p.And(right, p.Implies(p.Eq(low, p.Const(half, 0)), p.Eq(number, p.Const(8, 0))))
	u.prog.Assume = append(u.prog.Assume, p.Implies(e.Guard, right))
	u.prog.Inputs = append(u.prog.Inputs, unroll.Input{Value: number, Guard: e.Guard, Event: e.ID, Site: e.Site, Name: "signal"})
}
