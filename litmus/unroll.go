package litmus

import (
	"context"
	"errors"
	"fmt"
	"math/bits"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// Unrolls reports whether the program can be unrolled: it has neither lifetimes nor undefined values, and no
// statement that only engines of executions are tested on.
func (p *Program) Unrolls() bool {
	return p.Undefined == 0 && p.Heap == 0 && !p.Results && !p.Recursive && p.Routine == nil && !p.any(func(s *Stmt) bool {
		switch s.Kind {
		case Undefine, TakeEither, Exit, New, Free, Self, Spin, Break:
			return true
		}
		return s.Kind == Join && s.UseR || s.Kind == Atomic && anyOf(s.Body, func(s *Stmt) bool {
			return s.Kind == Await || s.Kind == AwaitBoth
		})
	})
}

// sharedBase is the address of variable 0.
const sharedBase = 1 << 12

// unroller runs the threads of a program over terms.
type unroller struct {
	*compiled
	pool    *term.Pool
	out     *unroll.Program
	thread  event.ThreadID
	step    int
	label   int
	line    int
	section bool  // within an atomic section, which is one step
	first   []int // by thread: how many lines come before its own
	created []*unroll.Event
}

// path is where a thread is.
type path struct {
	guard *term.Term
	regs  [Registers]*term.Term
}

// Unroll returns the program as guarded events. Its addresses have nothing to do with those of labels.
func (c *compiled) Unroll(context.Context, unroll.Options) (*unroll.Program, error) {
	if !c.source.Unrolls() {
		return nil, errors.New("unsupported: statements of this program over terms")
	}
	pool := term.NewPool()
	u := &unroller{compiled: c, pool: pool, out: &unroll.Program{Terms: pool, Memory: c}, step: -1, label: -1}
	p := c.source
	u.out.Threads = make([]unroll.Thread, 1+len(p.Threads))
	for t := range u.out.Threads {
		u.out.Threads[t] = unroll.Thread{ID: event.ThreadID(t), Guard: pool.False(), Ends: pool.False(), Process: pool.False(), Stopped: pool.False()}
	}
	u.first = []int{0}
	n := lines(p.Main)
	for _, body := range p.Threads {
		u.first = append(u.first, n)
		n += lines(body)
	}
	created, joined := p.begin()
	u.run(0, pool.True(), func(s *path) {
		for _, t := range created {
			u.stmt(s, &Stmt{Kind: Create, Var: t})
		}
		for _, t := range joined {
			u.stmt(s, &Stmt{Kind: Join, Var: t})
		}
		u.body(s, p.Main)
	})
	u.out.Threads[0].Process, u.out.Threads[0].Ends = u.out.Threads[0].Ends, pool.False()
	for i := 0; i < len(u.created); i++ {
		e := u.created[i]
		u.out.Threads[e.Of].Creates = append(u.out.Threads[e.Of].Creates, e.ID)
		u.run(e.Of, e.Guard, func(s *path) { u.body(s, p.Threads[e.Of-1]) })
	}
	return u.out, nil
}

// Initial is the content of memory at first.
func (c *compiled) Initial(uint64) (value, undef byte) { return 0, 0 }

// run runs a thread that is created if guard is true.
func (u *unroller) run(t event.ThreadID, guard *term.Term, body func(*path)) {
	u.thread, u.line = t, u.first[t]
	s := &path{guard: guard}
	for i := range s.regs {
		s.regs[i] = u.pool.Const(64, 0)
	}
	body(s)
	th := &u.out.Threads[t]
	th.Guard, th.Ends = u.pool.Or(th.Guard, guard), u.pool.Or(th.Ends, s.guard)
}

func (u *unroller) body(s *path, body []Stmt) {
	for i := range body {
		u.line++
		u.stmt(s, &body[i])
	}
}

// event adds an event of a new label and, outside of atomic sections, a new step.
func (u *unroller) event(s *path, e unroll.Event) *unroll.Event {
	u.label++
	if !u.section {
		u.step++
	}
	e.ID, e.Thread, e.Step, e.Label = len(u.out.Events), u.thread, u.step, u.label
	e.Guard, e.Site = s.guard, event.SiteID(u.line)
	u.out.Events = append(u.out.Events, &e)
	return &e
}

// access adds an access of some bytes of a word.
func (u *unroller) access(s *path, kind unroll.Kind, loc int, mask uint8) *unroll.Event {
	if mask == 0 {
		mask = 0xff
	}
	e := unroll.Event{Kind: kind, Size: bits.OnesCount8(mask), Addr: sharedBase + 8*uint64(loc) + uint64(bits.TrailingZeros8(mask))}
	if kind != unroll.Write {
		e.Read = u.pool.Var(uint8(8*e.Size), fmt.Sprintf("v%d", loc))
	}
	return u.event(s, e)
}

// atomic adds an access of a statement with its order.
func (u *unroller) atomic(s *path, kind unroll.Kind, loc int, in *Stmt) *unroll.Event {
	e := u.access(s, kind, loc, in.Mask)
	e.Order = in.order()
	if kind == unroll.Update && (in.Kind == CAS || in.Kind == Gate) {
		e.Fail = in.fail()
	}
	return e
}

// wait lets the thread go on only if ready.
func (u *unroller) wait(s *path, e *unroll.Event, ready *term.Term, reason event.Reason, looks ...int) {
	goes := u.pool.Implies(s.guard, ready)
	e.Wait = &unroll.Wait{Go: goes, Ready: goes, Reason: reason, Rounds: []unroll.Round{{Go: goes, Looks: append(looks, e.ID)}}}
	s.guard = u.pool.And(s.guard, ready)
}

// fail adds an error; the thread goes on where there is none.
func (u *unroller) fail(s *path, when *term.Term, kind event.ErrorKind, message string) {
	u.out.Errors = append(u.out.Errors, unroll.Error{Guard: u.pool.And(s.guard, when), Kind: kind, Message: message,
		Thread: u.thread, Site: event.SiteID(u.line), After: u.last()})
	s.guard = u.pool.And(s.guard, u.pool.Not(when))
}

// last is the last event of the thread, or -1.
func (u *unroller) last() int {
	n := len(u.out.Events) - 1
	if n >= 0 && u.out.Events[n].Thread == u.thread {
		return n
	}
	return -1
}

func (u *unroller) set(s *path, reg int, v *term.Term) { s.regs[reg] = u.pool.ZExt(64, v) }

func (u *unroller) stmt(s *path, in *Stmt) {
	p := u.pool
	c := func(e *unroll.Event, v uint64) *term.Term { return p.Const(uint8(8*e.Size), v) }
	switch in.Kind {
	case Load:
		u.set(s, in.Reg, u.atomic(s, unroll.Read, in.Var, in).Read)
	case Store:
		e := u.access(s, unroll.Write, in.Var, in.Mask)
		e.Order = in.Order
		e.Value = c(e, in.C)
		if in.UseR {
			e.Value = p.Extract(uint8(8*e.Size)-1, 0, p.Add(s.regs[in.Reg], p.Const(64, in.C)))
		}
	case Add, Xchg, CAS:
		e := u.atomic(s, unroll.Update, in.Var, in)
		switch in.Kind {
		case Add:
			e.Value = p.Add(e.Read, c(e, in.C))
		case CAS:
			e.WriteGuard = p.Eq(e.Read, c(e, in.Exp))
			fallthrough
		default:
			e.Value = c(e, in.C)
		}
		u.set(s, in.Reg, e.Read)
	case Gate, Take:
		e := u.atomic(s, unroll.Update, in.Var, in)
		e.Value = c(e, 1)
		if in.Kind == Gate {
			e.WriteGuard = p.Eq(e.Read, c(e, 0))
		}
		u.wait(s, e, p.Ne(e.Read, c(e, 1)), event.BlockAwait)
		u.set(s, in.Reg, e.Read)
	case Await:
		e := u.atomic(s, unroll.Read, in.Var, in)
		u.wait(s, e, p.Eq(e.Read, c(e, in.C)), event.BlockAwait)
	case AwaitBoth:
		u.awaitBoth(s, in)
	case Fence:
		u.event(s, unroll.Event{Kind: unroll.Other, Order: in.Order})
	case Choose:
		e := u.event(s, unroll.Event{Kind: unroll.Other})
		v := p.Var(64, "choice")
		u.out.Inputs = append(u.out.Inputs, unroll.Input{Value: v, Guard: s.guard, Event: e.ID, Site: e.Site})
		u.out.Assume = append(u.out.Assume, p.ULT(v, p.Const(64, in.C)))
		s.regs[in.Reg] = v
	case If:
		u.branch(s, in)
	case Assert:
		u.fail(s, p.Eq(s.regs[in.Reg], p.Const(64, in.C)), event.AssertionError, fmt.Sprintf("r%d == %d", in.Reg, in.C))
	case Assume:
		holds := p.Eq(s.regs[in.Reg], p.Const(64, in.C))
		t := &u.out.Threads[u.thread]
		t.Stopped = p.Or(t.Stopped, p.And(s.guard, p.Not(holds)))
		s.guard = p.And(s.guard, holds)
	case Atomic:
		u.event(s, unroll.Event{Kind: unroll.Other, Begins: true})
		u.section = true
		u.body(s, in.Body)
		u.event(s, unroll.Event{Kind: unroll.Other, Finishes: true})
		u.section = false
	default:
		u.synchronise(s, in)
	}
}

// awaitBoth waits until one of two variables is what it is to be. In the round that is the last one the first of them is not, unless
// it is the only one that is read.
func (u *unroller) awaitBoth(s *path, in *Stmt) {
	p := u.pool
	first := u.atomic(s, unroll.Read, in.Var, in)
	done := p.Eq(first.Read, p.Const(uint8(8*first.Size), in.C))
	other := &path{guard: p.And(s.guard, p.Not(done))}
	second := u.atomic(other, unroll.Read, in.Var2, in)
	ready := p.Eq(second.Read, p.Const(uint8(8*second.Size), in.Exp))
	u.wait(other, second, ready, event.BlockAwait, first.ID)
	s.guard = p.And(s.guard, p.Or(done, ready))
}

// branch runs the body of an If.
func (u *unroller) branch(s *path, in *Stmt) {
	p := u.pool
	taken := p.Eq(s.regs[in.Reg], p.Const(64, in.C))
	inside := &path{guard: p.And(s.guard, taken), regs: s.regs}
	u.body(inside, in.Body)
	for i := range s.regs {
		s.regs[i] = p.Ite(taken, inside.regs[i], s.regs[i])
	}
	s.guard = p.Or(inside.guard, p.And(s.guard, p.Not(taken)))
}

// synchronise runs statements on mutexes and threads.
func (u *unroller) synchronise(s *path, in *Stmt) {
	p := u.pool
	mutex := u.source.Vars + in.Var
	self := p.Const(64, uint64(u.thread)+1)
	switch in.Kind {
	case Lock, TryLock:
		e := u.access(s, unroll.Update, mutex, 0)
		free := p.Eq(e.Read, p.Const(64, 0))
		e.Value, e.WriteGuard = self, free
		if in.Kind == TryLock {
			u.set(s, in.Reg, free)
		} else {
			u.wait(s, e, free, event.BlockDeadlock)
		}
	case Unlock:
		e := u.access(s, unroll.Update, mutex, 0)
		mine := p.Eq(e.Read, self)
		e.Value, e.WriteGuard = p.Const(64, 0), mine
		u.fail(s, p.Not(mine), event.MutexError, "unlock of a mutex that is not held")
	case Create:
		e := u.event(s, unroll.Event{Kind: unroll.Create, Of: event.ThreadID(in.Var + 1)})
		u.created = append(u.created, e)
	case Join:
		e := u.event(s, unroll.Event{Kind: unroll.Join, Of: event.ThreadID(in.Var + 1)})
		e.Wait = &unroll.Wait{Go: p.Var(1, "joined"), Ready: p.True(), Reason: event.BlockDeadlock}
		s.guard = p.And(s.guard, e.Wait.Go)
	}
}
