package interp

import (
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// until is where a way stops to meet others: before an operation of an activation.
type until struct {
	id int // of the activation; 0 for nowhere
	pc uint32
}

// run follows a way to where it stops, or to its end.
func (u *unroller) run(s *ustate, stop until) {
	if u.nesting++; u.nesting > maxNesting {
		u.cut(s, "nesting")
	}
	for !s.dead() && (s.top.id != stop.id || s.top.pc != stop.pc) {
		u.tick()
		u.execute(s)
	}
	u.nesting--
}

// Terms are what unrolling takes most of its time for: each about as long as stepsPerTerm operations. After askedEach terms it is asked whether to go on.
const (
	stepsPerTerm = 12
	askedEach    = 32
)

// tick counts an operation, and gives up when there are too many.
func (u *unroller) tick() {
	u.steps++
	for effort := u.earlier + u.pool.Size() + u.steps/stepsPerTerm; u.asked < effort; u.asked += askedEach {
		if err := u.ctx.Err(); err != nil {
			panic(err)
		}
	}
	large := len(u.prog.Events) > u.opts.MaxEvents || u.pool.Size() > maxTermsPerEvent*u.opts.MaxEvents
	switch {
	case large && u.descends():
		panic(errEndless)
	case large || u.steps > u.p.opts.MaxInstructions:
		panic(errTooLarge)
	}
}

// execute runs one operation.
func (u *unroller) execute(s *ustate) {
	f := s.top
	o := &f.fn.code[f.pc]
	if f.fn.idle.is(int(f.pc)) {
		u.idle(s, o)
		return
	}
	switch o.code {
	case opNop, opUndef, opIterate, opReset:
		f.pc++
	case opMov:
		f.regs[o.dst] = u.get(f, o.a)
		f.pc++
	case opJump:
		u.jump(s, uint32(o.a))
	case opBranch:
		u.branch(s, o)
	case opSwitch:
		u.choices(s, o)
	case opIndirect:
		u.indirect(s, o)
	case opUnreachable:
		u.fail(s, u.pool.True(), event.UnreachableError, "unreachable code was reached")
	case opSpinForever:
		u.stop(s)
		u.end(s)
	case opUnsupported:
		u.unsupported(s, f.fn.faults[o.a])
	case opCall:
		u.call(s, o)
	case opRet:
		u.ret(s, o)
	case opThreadAddr:
		f.regs[o.dst] = uvalue{t: u.pool.Const(64, u.p.instance(f.fn.consts[o.a&^constBit], u.thread))}
		f.pc++
	case opCheckInit:
		u.checkInit(s, f.fn.checks[o.a])
		f.pc++
	case opLoad:
		u.load(s, o)
	case opStore:
		u.store(s, o)
	case opRMW:
		u.updateOp(s, &f.fn.rmws[o.a])
	case opFence:
		u.emit(s, unroll.Event{Kind: unroll.Other, Order: event.Order(o.x), Process: o.w != 0})
		f.pc++
	case opCopy:
		u.copy(s, o)
	case opFill:
		u.fill(s, o)
	case opAlloca:
		u.alloca(s, o)
	case opStackSave:
		f.regs[o.dst] = uvalue{t: u.pool.Const(64, uint64(len(s.objects)-f.objs)<<16|uint64(len(s.blocks)-f.blocks)|1<<31)}
		f.pc++
	case opStackRestore:
		u.stackRestore(s, o)
	case opFreeze:
		u.freeze(s, o)
	case opVAStart:
		u.vaStart(s, o)
	case opBuiltin:
		u.builtin(s, &f.fn.builtins[o.a])
	default:
		u.pure(s, o)
	}
}

// idle runs an operation that nobody notices: it has no result, and jumps anywhere, as no way makes a difference. It leaves loops that only count.
func (u *unroller) idle(s *ustate, o *op) {
	f := s.top
	f.fn.operands(o, func(operand) {}, func(d operand) { f.set(d, uvalue{}) })
	to, leaves := f.fn.idle.beyond[f.pc]
	switch {
	case leaves:
		u.jump(s, to)
	case o.code == opJump:
		u.jump(s, uint32(o.a))
	case o.code == opBranch:
		u.jump(s, uint32(o.b))
	case o.code == opSwitch:
		u.jump(s, f.fn.switches[o.b].other)
	default:
		f.pc++
	}
}

// get returns an operand.
func (u *unroller) get(f *uframe, o operand) uvalue {
	if o&constBit != 0 {
		i := int(o &^ constBit)
		v := uvalue{t: u.pool.Const(64, f.fn.consts[i])}
		if i < len(f.fn.undefs) && f.fn.undefs[i] != 0 {
			v.shadow = u.pool.Const(64, f.fn.undefs[i])
		}
		return v
	}
	v := f.regs[o]
	if v.t == nil {
		v.t = u.pool.Const(1, 0)
	}
	return v
}

// bits returns an operand of w bits, whatever its undefined bits are.
func (u *unroller) bits(f *uframe, o operand, w uint8) *term.Term {
	return u.pool.Resize(w, u.get(f, o).t)
}

// set sets a slot.
func (f *uframe) set(o operand, v uvalue) {
	if o != noSlot {
		f.regs[o] = v
	}
}

// jump goes on at the start of a block.
func (u *unroller) jump(s *ustate, to uint32) {
	s.top.pc = to
	if _, ok := s.top.fn.heads[to]; ok {
		u.arrive(s)
	}
}

// branch takes the way that a condition decides, or both.
func (u *unroller) branch(s *ustate, o *op) {
	v := u.get(s.top, o.a)
	if !u.decides(s, v) {
		return
	}
	c := u.pool.Extract(0, 0, v.t)
	yes, no := uint32(o.dst), uint32(o.b)
	u.ways(s, []way{{c, yes}, {u.pool.Not(c), no}})
}

// decides tells whether a way is left if a condition must not be undefined.
func (u *unroller) decides(s *ustate, v uvalue) bool {
	if v.shadow == nil {
		return true
	}
	if !u.p.checked(event.UninitError) {
		u.unsupportedIf(s, u.pool.Ne(v.shadow, u.pool.Const(v.shadow.Width, 0)), "a condition that may be undefined, which only --check=uninit looks at")
		return !s.dead()
	}
	return u.use(s, v, "in a condition")
}

// choices runs a switch.
func (u *unroller) choices(s *ustate, o *op) {
	f := s.top
	t := &f.fn.switches[o.b]
	low, high := u.get(f, o.a), u.get(f, f.fn.lists[o.dst][0])
	if !u.decides(s, low) || !u.decides(s, high) {
		return
	}
	keys := make([]*[2]uint64, len(t.targets))
	for key, i := range t.index {
		keys[i] = &key
	}
	var list []way
	at := map[uint32]int{}
	other := u.pool.True()
	for i, to := range t.targets {
		if keys[i] == nil {
			continue // the same number as that of a case before
		}
		is := u.pool.And(u.pool.Eq(u.pool.ZExt(64, low.t), u.pool.Const(64, keys[i][0])), u.pool.Eq(u.pool.ZExt(64, high.t), u.pool.Const(64, keys[i][1])))
		if _, ok := at[to]; !ok {
			at[to] = len(list)
			list = append(list, way{u.pool.False(), to})
		}
		w := &list[at[to]]
		w.cond = u.pool.Or(w.cond, is)
		other = u.pool.And(other, u.pool.Not(is))
	}
	if i, ok := at[t.other]; ok {
		list[i].cond = u.pool.Or(list[i].cond, other)
	} else {
		list = append(list, way{other, t.other})
	}
	u.ways(s, list)
}

// indirect runs a jump to a label whose address was computed.
func (u *unroller) indirect(s *ustate, o *op) {
	a := u.get(s.top, o.a)
	if !u.use(s, a, "as an address to jump to") {
		return
	}
	t := &s.top.fn.switches[o.b]
	addrs := make([]uint64, len(t.targets))
	for key, i := range t.index {
		addrs[i] = key[0]
	}
	var list []way
	other := u.pool.True()
	for i, to := range t.targets {
		is := u.pool.Eq(u.pool.ZExt(64, a.t), u.pool.Const(64, addrs[i]))
		if addrs[i] != 0 {
			list = append(list, way{is, to})
			other = u.pool.And(other, u.pool.Not(is))
		}
	}
	u.fail(s, other, event.MemoryError, "jump to an address that is not a label")
	if !s.dead() {
		u.ways(s, list)
	}
}

// way is where a jump leads on a condition.
type way struct {
	cond *term.Term
	to   uint32
}

// ways follows those ways that are possible to where they meet again. One of the conditions holds, and only one.
func (u *unroller) ways(s *ustate, list []way) {
	possible := list[:0:0]
	for _, w := range list {
		switch {
		case w.cond.IsTrue() || u.pool.Entails(s.guard, w.cond) == term.Yes:
			u.jump(s, w.to)
			return
		case !w.cond.IsFalse() && u.pool.Entails(s.guard, w.cond) != term.No:
			possible = append(possible, w)
		}
	}
	if len(possible) == 1 {
		u.jump(s, possible[0].to)
		return
	}
	meet := u.meeting(s.top)
	pc := s.top.pc
	switch f := u.flow(s.top.fn); {
	case u.region.joins(u, s, meet):
		u.spread(u.region, s, possible)
		return
	case f.tangled(f.block[pc], u.meetingBlock(s.top, meet)):
		u.start(s, possible, meet)
		return
	}
	again := u.rounds(s)
	u.forks = append(u.forks, forkAt{s.top.fn, pc, s.top.id})
	var sides []side
	for _, w := range possible {
		t := u.fork(s, w.cond)
		sides = append(sides, side{w.cond, t})
		if t.dead() {
			continue
		}
		if again.over && (again.recursion || u.flow(s.top.fn).returns(pc, w.to, u.meetingBlock(s.top, meet))) {
			u.cut(t, again.what())
			continue
		}
		u.jump(t, w.to)
		u.run(t, meet)
	}
	u.forks = u.forks[:len(u.forks)-1]
	u.reunite(s, sides)
}

// reunite goes on with what the sides have become.
func (u *unroller) reunite(s *ustate, sides []side) {
	what := u.join(s, sides)
	if s.dead() {
		return
	}
	if what != "" {
		if at := (codePlace{s.top.fn, s.top.pc}); what != notMeeting && !u.apart[at] {
			u.apart[at], u.changed = true, true
		}
		u.unsupported(s, what)
		return
	}
	if _, ok := s.top.fn.heads[s.top.pc]; ok && len(sides) > 1 {
		u.visit(s)
	}
}

// meeting is where the ways from the running operation meet.
func (u *unroller) meeting(f *uframe) until { return u.meetingBehind(f, f.pc) }

// meetingAt is where ways meet that lead to one operation: before it, if they can be brought together there.
func (u *unroller) meetingAt(f *uframe, pc uint32) until {
	if u.apart[codePlace{f.fn, pc}] {
		return u.meetingBehind(f, pc)
	}
	return until{f.id, pc}
}

// meetingBehind is where the ways from the end of an operation's block meet.
func (u *unroller) meetingBehind(f *uframe, pc uint32) until {
	fl := u.flow(f.fn)
	switch b := fl.meet[fl.block[pc]]; {
	case b != exitBlock:
		return u.meetingAt(f, uint32(fl.starts[b]))
	case f.parent == nil:
		return until{}
	}
	return u.meetingAt(f.parent, f.parent.pc+1)
}

// meetingBlock is the block of an activation at which its ways meet, exitBlock if they do not before its end.
func (u *unroller) meetingBlock(f *uframe, meet until) int {
	if meet.id != f.id {
		return exitBlock
	}
	return u.flow(f.fn).block[meet.pc]
}

// codePlace is before an operation of a function.
type codePlace struct {
	fn *function
	pc uint32
}

// push enters a function.
func (u *unroller) push(s *ustate, fn *function) *uframe {
	if !fn.ready.Load() {
		u.p.lower(fn)
	}
	u.nextID++
	f := &uframe{fn: fn, regs: make([]uvalue, fn.nslots), parent: s.top, objs: len(s.objects), blocks: len(s.blocks), id: u.nextID}
	if s.top != nil {
		f.depth = s.top.depth + 1
	}
	s.top = f
	return f
}

// call enters the function that is called.
func (u *unroller) call(s *ustate, o *op) {
	a := s.top
	c := &a.fn.calls[o.a]
	fn := c.fn
	if fn == nil {
		addr, ok := u.need(s, c.target, "the address of a function")
		if !ok {
			return
		}
		if fn = u.p.functionAt(addr); fn == nil {
			u.fail(s, u.pool.True(), event.MemoryError, fmt.Sprintf("call through %#x, which is not a function", addr))
			return
		}
	}
	if a.depth >= u.p.opts.MaxDepth {
		u.unsupported(s, u.p.tooDeep())
		return
	}
	if fn.model && !a.fn.model && u.p.checked(event.UninitError) {
		for i, arg := range c.args {
			if !handsOn(fn.name, i) && !u.use(s, u.get(a, arg), "as an argument of "+fn.name) {
				return
			}
		}
	}
	if c.fn == nil && c.list != nil {
		if !fn.ready.Load() {
			u.p.lower(fn)
		}
		if why := fn.sig.mismatch(c); why != "" {
			u.fail(s, u.pool.True(), event.MemoryError, wrongCall(fn.name, why))
			return
		}
	}
	b := u.push(s, fn)
	for i := 0; i < len(c.args) && i < fn.nparams; i++ {
		b.regs[i] = u.get(a, c.args[i])
	}
	if fn.variadic {
		u.variable(s, a, b, c)
	}
}

// ret leaves the function; its stack objects end before.
func (u *unroller) ret(s *ustate, o *op) {
	f := s.top
	main := f.fn == u.p.main && f.parent.fn == u.p.startMain
	values := f.fn.lists[o.a]
	results := make([]uvalue, len(values))
	for i, v := range values {
		results[i] = u.get(f, v)
		if main && !u.use(s, results[i], "as the result of the program") {
			return
		}
	}
	if main {
		s.objects = s.objects[:f.objs]
	}
	for len(s.objects) > f.objs {
		u.freeStack(s)
	}
	u.leave(s)
	f = s.top
	c := &f.fn.calls[f.fn.code[f.pc].a]
	for i, d := range c.dst {
		v := uvalue{t: u.pool.Const(1, 0)}
		if i < len(results) {
			v = results[i]
		}
		f.set(d, v)
	}
	f.pc++
}

// leave drops the running activation.
func (u *unroller) leave(s *ustate) {
	u.popBlocks(s, s.top.blocks)
	s.top = s.top.parent.clone()
}

// site is where the program is: the innermost place outside the models.
func (u *unroller) site(s *ustate) event.SiteID {
	var found siteFinder
	for f := s.top; f != nil && !found.at(f.fn, f.pc); f = f.parent {
	}
	return found.site
}

// fail reports an error where cond holds, and goes on where it does not.
func (u *unroller) fail(s *ustate, cond *term.Term, kind event.ErrorKind, message string) {
	u.failMaybe(s, cond, kind, message, false)
}

func (u *unroller) failMaybe(s *ustate, cond *term.Term, kind event.ErrorKind, message string, maybe bool) {
	if u.pool.Entails(s.guard, cond) == term.No {
		return
	}
	if maybe && !u.p.checked(kind) {
		u.unsupportedIf(s, cond, message+", which may be undefined and is not checked")
		return
	}
	guard := u.pool.And(s.guard, cond)
	if guard.IsFalse() {
		return
	}
	u.prog.Errors = append(u.prog.Errors, unroll.Error{Guard: guard, Kind: kind, Message: message, Thread: event.ThreadID(u.thread),
		Site: u.site(s), After: lastEvent(s.trail), Maybe: maybe})
	if !u.p.checked(kind) && kind.EndsProcess() {
		u.current.Process = u.pool.Or(u.current.Process, guard)
	}
	u.assume(s, u.pool.Not(cond))
}

// lastEvent is the newest event of a trail; -1 for none.
func lastEvent(t *trail) int {
	last := -1
	for t != nil {
		if t.event >= 0 {
			return max(last, t.event)
		}
		for _, side := range t.sides {
			last = max(last, lastEvent(side))
		}
		if last >= 0 {
			return last
		}
		t = t.prev
	}
	return last
}

// unsupported ends the way at something that is not modelled.
func (u *unroller) unsupported(s *ustate, what string) { u.unsupportedIf(s, u.pool.True(), what) }

// unsupportedIf ends the way where cond holds.
func (u *unroller) unsupportedIf(s *ustate, cond *term.Term, what string) {
	guard := u.pool.And(s.guard, cond)
	if guard.IsFalse() {
		return
	}
	u.prog.Unsupported = append(u.prog.Unsupported, unroll.Unsupported{Guard: guard, What: what, Thread: event.ThreadID(u.thread), Site: u.site(s)})
	u.assume(s, u.pool.Not(cond))
}

// cut ends the way where the unrolling ends.
func (u *unroller) cut(s *ustate, what string) {
	u.prog.Cuts = append(u.prog.Cuts, unroll.Cut{Guard: s.guard, What: what, Thread: event.ThreadID(u.thread), Site: u.site(s)})
	u.end(s)
}
