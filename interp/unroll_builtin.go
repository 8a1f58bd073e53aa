package interp

import (
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// builtin runs a builtin.
func (u *unroller) builtin(s *ustate, b *builtinSite) {
	f := s.top
	if !u.definedArguments(s, b) {
		return
	}
	p := u.pool
	done := func(v *term.Term) {
		if !s.dead() {
			f.set(b.dst, uvalue{t: v})
			f.pc++
		}
	}
	number := func(v uint64) *term.Term { return p.Const(64, v) }
	switch b.kind {
	case builtinSelf:
		done(number(uint64(u.thread)))
	case builtinNextThread:
		if v := u.nextThread(s); v != nil {
			done(v)
		}
	case builtinDefined:
		v := u.get(f, b.args[0])
		if v.shadow == nil {
			done(number(1))
		} else {
			done(p.ZExt(64, p.Eq(v.shadow, p.Const(v.shadow.Width, 0))))
		}
	case builtinPrint:
		done(number(0))
	case builtinError, builtinAssertFail, builtinPanic, builtinMisuse, builtinClaim, builtinUnsupported:
		u.errorBuiltin(s, b, done)
	case builtinBlock:
		if reason := u.get(f, b.args[0]).t; reason.Is(uint64(event.BlockAssume)) {
			u.stop(s)
			u.failing = append(u.failing, failing{s.guard, s.trail})
		}
		u.end(s)
	case builtinEndLocal:
		first := len(u.prog.Events)
		u.endVariable(s, u.p.localObject(u.thread, u.p.escaped[u.get(f, b.args[0]).value()]))
		u.prog.Events[first].Site = u.p.startSite(u.thread)
		done(number(0))
	case builtinThreadEnd:
		u.threadEnd(s, b)
	case builtinExitProcess:
		u.exitProcess(s)
	case builtinAbort:
		if u.p.opts.AbortIsError {
			u.fail(s, p.True(), event.AbortError, "abort was called")
			return
		}
		u.exitProcess(s)
	case builtinExitThread:
		u.exitThread(s, u.get(f, b.args[0]))
	case builtinAtomicBegin, builtinAtomicEnd, builtinAtomicOver:
		u.atomicBuiltin(s, b, done)
	case builtinChoice:
		u.choice(s, b)
	case builtinHappens:
		u.alternative(s, b, p.Const(64, 2), event.Mishap(u.get(f, b.args[0]).value()).String())
	case builtinNondet:
		u.nondet(s, b)
	default:
		u.objectBuiltin(s, b, done)
	}
}

// atomicBuiltin begins or ends an atomic section.
func (u *unroller) atomicBuiltin(s *ustate, b *builtinSite, done func(*term.Term)) {
	switch b.kind {
	case builtinAtomicBegin:
		u.atomicBegin(s, b.partial())
	case builtinAtomicEnd:
		if s.atomic == 0 {
			u.unsupported(s, "end of an atomic section that did not begin")
			return
		}
		u.atomicEnd(s)
	case builtinAtomicOver:
		if s.atomic > 0 {
			s.atomic = 1
			u.atomicEnd(s)
		}
	}
	done(u.pool.Const(64, 0))
}

// errorBuiltin runs a builtin that is an error, unless errors of its kind are not checked.
func (u *unroller) errorBuiltin(s *ustate, b *builtinSite, done func(*term.Term)) {
	f, p := s.top, u.pool
	switch b.kind {
	case builtinError:
		if b.text != nil {
			u.fail(s, p.True(), event.ErrorKind(b.text[0]), b.text[1])
		} else if kind, ok := u.need(s, b.args[0], "the kind of an error"); ok {
			u.fail(s, p.True(), event.ErrorKind(u.p.text(kind)), u.p.text(u.get(f, b.args[1]).value()))
		}
	case builtinAssertFail:
		u.fail(s, p.True(), event.AssertionError, "assertion failed: "+u.p.text(u.get(f, b.args[0]).value()))
	case builtinPanic:
		u.fail(s, p.True(), event.PanicError, u.p.panicText(u.get(f, b.args[0]).value(), u.get(f, b.args[1]).value()))
	case builtinMisuse:
		if u.p.checked(event.MutexError) {
			u.fail(s, p.True(), event.MutexError, u.p.text(u.get(f, b.args[0]).value()))
			return
		}
		done(p.Const(64, 0))
	case builtinClaim:
		if u.p.checked(event.AssertionError) {
			u.fail(s, p.True(), event.AssertionError, u.p.text(u.get(f, b.args[0]).value()))
			return
		}
		done(p.Const(64, 0))
	case builtinUnsupported:
		u.unsupported(s, u.p.text(u.get(f, b.args[0]).value()))
	}
}

// objectBuiltin runs the builtins on threads, objects and notes, which need known arguments.
func (u *unroller) objectBuiltin(s *ustate, b *builtinSite, done func(*term.Term)) {
	f := s.top
	if len(b.args) == 0 {
		u.unsupported(s, b.name)
		return
	}
	first, ok := u.need(s, b.args[0], "an argument of "+b.name)
	if !ok {
		return
	}
	switch b.kind {
	case builtinCalculate:
		args := []uint64{first}
		for _, o := range b.args[1:] {
			v, ok := u.need(s, o, "an argument of "+b.name)
			if !ok {
				return
			}
			args = append(args, v)
		}
		done(u.pool.Const(64, b.calculate(args)))
	case builtinNote:
		change := u.pool.SExt(64, u.bits(f, b.args[1], 32))
		done(u.note(s, first, func(before *term.Term) *term.Term { return u.pool.Add(before, change) }))
	case builtinRemember, builtinKeep:
		value := u.bits(f, b.args[1], 64)
		done(u.note(s, first, func(*term.Term) *term.Term { return value }))
	case builtinCreate:
		u.create(s, b, first)
	case builtinJoin:
		u.joinThread(s, b, first)
	case builtinIsThread:
		known := uint64(0)
		if first < uint64(u.p.threads.count()) {
			known = 1
		}
		done(u.pool.Const(64, known))
	case builtinAlloc:
		zero, ok := u.need(s, b.args[1], "an argument of "+b.name)
		if !ok {
			return
		}
		obj, addr, what := u.p.space.object(heapKey(u.thread, s.heap, first, zero, u.site(s)))
		if what != "" {
			u.unsupported(s, what)
			return
		}
		s.heap++
		u.alloc(s, obj)
		done(u.pool.Const(64, addr))
	case builtinAllocAgain:
		u.unsupported(s, "memory that is handed out again, with inputs of any value")
	case builtinFree, builtinUnmap:
		if obj, ok := u.heapStart(s, first, b.kind.ends()); ok {
			done(u.pool.ZExt(64, u.free(s, obj)))
		}
	case builtinObjectSize:
		if obj, ok := u.heapStart(s, first, "reallocation"); ok {
			done(u.pool.Const(64, u.p.space.get(obj).size))
		}
	default:
		u.unsupported(s, b.name)
	}
}

// definedArguments tells that the arguments of a builtin have no undefined bits but for what is handed on as it is.
func (u *unroller) definedArguments(s *ustate, b *builtinSite) bool {
	args := b.args
	switch {
	case b.kind == builtinCreate:
		args = args[:1]
	case b.kind == builtinDefined, b.kind == builtinExitThread, b.kind == builtinThreadEnd && b.text == nil:
		return true
	case b.kind == builtinPrint && !u.p.checked(event.UninitError):
		return true
	}
	for _, a := range args {
		if v := u.get(s.top, a); v.shadow != nil && !u.use(s, v, u.purpose(s, b)) {
			return false
		}
	}
	return !s.dead()
}

// purpose says what the arguments of a builtin are for.
func (u *unroller) purpose(s *ustate, b *builtinSite) string {
	if b.kind == builtinThreadEnd {
		return "as the result of the program"
	}
	model := uint64(0)
	for f := s.top; f != nil && f.fn.model; f = f.parent {
		model = f.fn.addr
	}
	return "as an argument of " + u.p.calledBy(model, b)
}

// note changes a note and returns what it was.
func (u *unroller) note(s *ustate, key uint64, change func(*term.Term) *term.Term) *term.Term {
	before := noteOf(s.notes, key, u.pool.Const(64, 0))
	after := change(before)
	var notes []unote
	for _, n := range s.notes {
		if n.key != key {
			notes = append(notes, n)
		}
	}
	if !after.Is(0) {
		notes = append(notes, unote{key, after})
	}
	s.notes = notes
	return before
}

// stop notes that an assumption stops a thread.
func (u *unroller) stop(s *ustate) { u.current.Stopped = u.pool.Or(u.current.Stopped, s.guard) }

// choice asks for one of n alternatives.
func (u *unroller) choice(s *ustate, b *builtinSite) {
	n := u.bits(s.top, b.args[0], 64)
	if n.IsConst() && n.Value <= 1 {
		s.top.set(b.dst, uvalue{t: u.pool.Const(64, 0)})
		s.top.pc++
		return
	}
	if !n.IsConst() {
		u.unsupported(s, "a choice among so many as an input says")
		return
	}
	u.alternative(s, b, n, "choice")
}

// alternative asks for one of n alternatives, under a name.
func (u *unroller) alternative(s *ustate, b *builtinSite, n *term.Term, name string) {
	v := u.pool.Var(64, name)
	u.input(s, v, u.pool.ULT(v, n), 0, name)
	s.top.set(b.dst, uvalue{t: v})
	s.top.pc++
}

// nondet asks for an integer.
func (u *unroller) nondet(s *ustate, b *builtinSite) {
	f := s.top
	width := uint8(min(u.get(f, b.args[0]).value(), 64))
	sign := signednessOf(u.get(f, b.args[1]).value())
	p := u.pool
	name := u.p.inputName(b, u.get(f, b.args[2]).value())
	first, n := u.p.domain(width, sign)
	v := p.Var(width, name)
	holds, low := p.True(), uint64(0)
	if n > 0 {
		low = uint64(first) & mask(width)
		if n <= mask(width) {
			holds = p.ULT(p.Sub(v, p.Const(width, low)), p.Const(width, n))
		}
		if width != 1 && u.p.opts.Nondet != nil {
			u.p.restricted.Store(name, true)
		}
	}
	u.input(s, v, holds, low, name)
	s.top.set(b.dst, uvalue{t: v})
	s.top.pc++
}

// input emits the event at which an input is asked for.
func (u *unroller) input(s *ustate, v, holds *term.Term, low uint64, name string) {
	e := u.emit(s, unroll.Event{Kind: unroll.Other})
	u.prog.Inputs = append(u.prog.Inputs, unroll.Input{Value: v, Guard: s.guard, Event: e.ID, Low: low, Site: e.Site, Name: name})
	u.domains[e.ID] = holds
	if !holds.IsTrue() {
		u.prog.Assume = append(u.prog.Assume, u.pool.Implies(s.guard, holds))
	}
}

func (u *unroller) atomicBegin(s *ustate, partial bool) {
	if s.atomic == 0 {
		u.emit(s, unroll.Event{Kind: unroll.Other, Begins: true, Partial: partial})
		s.section = u.step - 1
	}
	s.atomic++
}

func (u *unroller) atomicEnd(s *ustate) {
	if s.atomic == 1 {
		u.emit(s, unroll.Event{Kind: unroll.Other, Finishes: true})
	}
	s.atomic--
}

// nextThread returns the number of the thread that is created next.
func (u *unroller) nextThread(s *ustate) *term.Term {
	cases, ok := u.pool.Cases(s.created)
	if !ok || len(cases) > maxCases {
		u.unsupported(s, "creation of a thread whose number depends on inputs")
		return nil
	}
	next := u.pool.Const(64, 0)
	for _, c := range cases {
		if u.pool.Entails(s.guard, c.Guard) != term.No {
			id := u.p.threads.id(u.thread, uint32(c.Value), nil)
			next = u.pool.Ite(c.Guard, u.pool.Const(64, uint64(id)), next)
		}
	}
	return next
}

// create starts a thread; how many its creator has created may depend on the way.
func (u *unroller) create(s *ustate, b *builtinSite, addr uint64) {
	fn := u.p.functionAt(addr)
	if fn == nil {
		u.fail(s, u.pool.True(), event.MemoryError, fmt.Sprintf("start of a thread at %#x, which is not a function", addr))
		return
	}
	if s.atomic > 0 {
		u.unsupported(s, "creating or joining a thread inside an atomic section")
		return
	}
	cases, ok := u.pool.Cases(s.created)
	if !ok || len(cases) > maxCases {
		u.unsupported(s, "creation of a thread whose number depends on inputs")
		return
	}
	if !u.mayDescend(s, addr) {
		return
	}
	u.begin(s)
	self := u.pool.Const(64, 0)
	for _, c := range cases {
		guard := u.pool.And(s.guard, c.Guard)
		if guard.IsFalse() || u.pool.Entails(s.guard, c.Guard) == term.No {
			continue
		}
		id := u.p.threads.id(u.thread, uint32(c.Value), fn)
		if id >= 1<<12-1 {
			if u.descends() {
				panic(errEndless)
			}
			u.unsupported(s, tooManyThreads)
			return
		}
		e := u.part(s, unroll.Event{Kind: unroll.Create, Of: id})
		e.Guard = guard
		if u.starts[id] == nil {
			u.queue = append(u.queue, id)
		}
		u.starts[id] = append(u.starts[id], creation{e.ID, guard, uvalue{t: u.pool.Const(64, addr)}, u.get(s.top, b.args[1])})
		self = u.pool.Ite(c.Guard, u.pool.Const(64, uint64(id)), self)
	}
	s.created = u.pool.Add(s.created, u.pool.Const(32, 1))
	s.top.set(b.dst, uvalue{t: self})
	s.top.pc++
}

// joinThread waits for the end of a thread.
func (u *unroller) joinThread(s *ustate, b *builtinSite, t uint64) {
	if t >= uint64(u.p.threads.count()) {
		u.fail(s, u.pool.True(), event.MutexError, "join of a thread that does not exist")
		return
	}
	if s.atomic > 0 {
		u.unsupported(s, "creating or joining a thread inside an atomic section")
		return
	}
	id := event.ThreadID(t)
	goes := u.pool.Var(1, "joins")
	v := u.pool.Var(64, "result")
	e := u.emit(s, unroll.Event{Kind: unroll.Join, Of: id, Read: v})
	e.Wait = &unroll.Wait{Go: goes, Ready: u.pool.True(), Reason: event.BlockDeadlock}
	key := pointKey{result: id + 1}
	u.origin[v] = key
	r := uvalue{t: u.known(key, v)}
	if u.results[id] {
		r.shadow = u.pool.Var(64, "undefined")
		e.ReadUndef = r.shadow
	}
	u.assume(s, goes)
	u.joins = append(u.joins, joinOf{s.guard, id, v, r.shadow})
	s.top.set(b.dst, r)
	s.top.pc++
}

// threadEnd ends a thread, or the process.
func (u *unroller) threadEnd(s *ustate, b *builtinSite) {
	if b.text != nil {
		u.exitProcess(s)
		return
	}
	v := u.get(s.top, b.args[0])
	value, undef := u.stored(v, 8)
	t, p := u.current, u.pool
	if t.Result == nil {
		t.Result = p.Const(64, 0)
	}
	t.Ends = p.Or(t.Ends, s.guard)
	t.Result = p.Ite(s.guard, value, t.Result)
	if undef != nil || t.ResultUndef != nil {
		list := [2]*term.Term{undef, t.ResultUndef}
		for i := range list {
			if list[i] == nil {
				list[i] = p.Const(64, 0)
			}
		}
		t.ResultUndef = p.Ite(s.guard, list[0], list[1])
	}
	u.end(s)
}

func (u *unroller) exitProcess(s *ustate) {
	u.current.Process = u.pool.Or(u.current.Process, s.guard)
	u.end(s)
}

// exitOf is a way on which the thread exits in the midst of calls.
type exitOf struct {
	state *ustate
	value uvalue
}

// exitThread ends the stack; what comes after the start routine is left for later.
func (u *unroller) exitThread(s *ustate, v uvalue) {
	for len(s.objects) > 0 {
		u.freeStack(s)
	}
	u.popBlocks(s, 0)
	t := u.fork(s, u.pool.True())
	u.exits = append(u.exits, exitOf{t, v})
	u.end(s)
}

// bottom is the thread after its start routine has ended.
func (x exitOf) bottom(u *unroller) *ustate {
	s := x.state
	bottom := s.top
	for bottom.parent != nil {
		bottom = bottom.parent
	}
	s.top = bottom.clone()
	if bottom.fn == u.p.startMain {
		s.top = nil
		f := u.push(s, u.p.exitMain)
		f.regs[0] = x.value
		return s
	}
	c := &s.top.fn.calls[0]
	s.top.set(c.dst[0], x.value)
	s.top.pc++
	return s
}
