package litmus

import (
	"fmt"
	"sync"

	"github.com/gomc/gomc/event"
)

// ins is a statement in flat form. Control flow is resolved into targets.
type ins struct {
	Stmt
	next int // instruction after this one
	then int // If, Spin: first instruction of the body; AwaitBoth and TakeEither, second half: the first half
	line int
	half bool // AwaitBoth, TakeEither: the second operation
	end  bool // Atomic, Spin: the end of the body
	loop bool // within a Spin, or its beginning
}

// compiled is an event.Program.
type compiled struct {
	source  *Program
	threads [][]ins
	mu      sync.Mutex
	states  map[key]*state
	lines   int
	inside  []int // while statements are flattened: the Spins around them
}

// key is the identity of a state.
type key struct {
	thread event.ThreadID
	pc     int
	regs   [Registers]event.Bits
}

type state struct {
	key
	prog  *compiled
	label event.Label
	core  int64
}

// Compile returns the program in the form that engines explore. Thread i of the
// source has number i+1; the main thread is 0.
func (p *Program) Compile() event.Program {
	c := &compiled{source: p, states: map[key]*state{}}
	var main []ins
	for v := range p.Vars {
		if p.Heap>>v&1 != 0 && !p.names(New, v) {
			main = append(main, ins{Stmt: Stmt{Kind: New, Var: v}, next: len(main) + 1})
		}
	}
	for _, s := range p.own(p.Main) {
		main = append(main, ins{Stmt: s, next: len(main) + 1})
	}
	created, joined := p.begin()
	for _, t := range created {
		main = append(main, ins{Stmt: Stmt{Kind: Create, Var: t}, next: len(main) + 1})
	}
	for _, t := range joined {
		main = append(main, ins{Stmt: Stmt{Kind: Join, Var: t}, next: len(main) + 1})
	}
	c.flatten(&main, p.Main)
	c.threads = append(c.threads, main)
	var first []int // line before those of each thread
	for t, body := range p.Threads {
		first = append(first, c.lines)
		if p.Routine != nil {
			c.lines = first[p.Routine[t]]
		}
		var code []ins
		for _, s := range p.own(body) {
			code = append(code, ins{Stmt: s, next: len(code) + 1})
		}
		c.flatten(&code, body)
		c.threads = append(c.threads, code)
		c.lines = first[t] + lines(body)
	}
	return c
}

// lines returns how many statements a body has, nested ones included.
func lines(body []Stmt) (n int) {
	for i := range body {
		n += 1 + lines(body[i].Body)
	}
	return n
}

// flatten appends a body to code.
func (c *compiled) flatten(code *[]ins, body []Stmt) {
	for _, s := range body {
		c.lines++
		at := len(*code)
		*code = append(*code, ins{Stmt: s, line: c.lines, loop: len(c.inside) > 0 || s.Kind == Spin})
		switch s.Kind {
		case Spin:
			c.inside = append(c.inside, at)
			c.flatten(code, s.Body)
			c.inside = c.inside[:len(c.inside)-1]
			*code = append(*code, ins{Stmt: s, line: c.lines, end: true, next: at})
			(*code)[at].then = at + 1
		case Break:
			(*code)[at].then = c.inside[len(c.inside)-1]
			continue
		case If:
			(*code)[at].then = at + 1
			c.flatten(code, s.Body)
		case AwaitBoth, TakeEither:
			*code = append(*code, ins{Stmt: s, line: c.lines, half: true, then: at, next: at + 2, loop: len(c.inside) > 0})
		case Atomic:
			c.flatten(code, s.Body)
			*code = append(*code, ins{Stmt: s, line: c.lines, end: true, next: len(*code) + 1})
			(*code)[at].next = at + 1
			continue
		}
		(*code)[at].next = len(*code)
		if s.Kind == AwaitBoth || s.Kind == TakeEither {
			(*code)[at].next = at + 2
		}
	}
}

// state returns the state at k, after the invisible statements there.
func (c *compiled) state(k key) *state {
	code := c.threads[k.thread]
	blocked, failed := false, false
	for k.pc < len(code) && !blocked && !failed {
		in := &code[k.pc]
		if in.decides() && !known(k.regs[in.Reg], in.C) {
			return c.uses(k)
		}
		switch in.Kind {
		case If:
			if k.regs[in.Reg].Value == in.C {
				k.pc = in.then
			} else {
				k.pc = in.next
			}
			continue
		case Assume:
			blocked = k.regs[in.Reg].Value != in.C
		case Assert:
			failed = k.regs[in.Reg].Value == in.C
		case Break:
			k.pc = code[in.then].next
			continue
		case Undefine:
			k.regs[in.Reg] = event.Bits{Value: in.C, Undef: ^in.C}
		case Self:
			k.regs[in.Reg] = event.Defined(SelfBase + uint64(k.thread))
		case Point:
			_, addr := c.object(k.thread, in.Var)
			k.regs[in.Reg] = event.Defined(addr)
		default:
			if in.Kind != Spin || !in.end {
				return c.intern(k)
			}
		}
		if !blocked && !failed {
			k.pc = in.next
		}
	}
	return c.intern(k)
}

func (c *compiled) intern(k key) *state {
	c.mu.Lock()
	defer c.mu.Unlock()
	if s := c.states[k]; s != nil {
		return s
	}
	s := &state{key: k, prog: c, core: int64(len(c.states))}
	s.label = c.label(k)
	c.states[k] = s
	return s
}

// label returns the visible operation at k.
func (c *compiled) label(k key) (l event.Label) {
	none := event.Label{Loc: event.NoLoc}
	code := c.threads[k.thread]
	if k.pc >= len(code) {
		none.Kind, none.Process = event.Exit, k.thread == 0
		if c.source.Results && k.thread != 0 {
			none.Val, none.Undef = k.regs[0].Value, k.regs[0].Undef
		}
		return none
	}
	in := &code[k.pc]
	l = event.Label{Order: in.order(), Loc: event.Loc(in.Var), Mask: 0xff, Val: in.C, Exp: in.Exp, Site: event.SiteID(in.line)}
	defer func() {
		if l.Accesses() {
			l.Object, l.Addr = c.object(k.thread, int(l.Loc))
			l.Loc = c.loc(k.thread, l.Loc)
		}
	}()
	if in.Mask != 0 {
		l.Mask = in.Mask
		m := uint64(1)<<(8*l.Size()) - 1
		l.Val, l.Exp = l.Val&m, l.Exp&m
	}
	mutex := func(op event.Op) {
		l.Kind, l.Op, l.Sync, l.Mask, l.Order = event.RMW, op, event.SyncMutex, 0xff, event.SeqCst
		l.Loc, l.Val, l.Exp = event.Loc(c.source.Vars+in.Var), uint64(k.thread)+1, 0
		if c.source.Recursive {
			l.Exp = 1
		}
	}
	switch in.Kind {
	case Load, Spin:
		l.Kind = event.Load
	case Store:
		l.Kind, l.Order = event.Store, in.Order
		if in.UseR {
			v := l.Read(l.Write(event.Bits{}, plus(k.regs[in.Reg], in.C)))
			l.Val, l.Undef = v.Value, v.Undef
		}
	case Add:
		l.Kind, l.Op = event.RMW, event.OpAdd
	case Xchg:
		l.Kind, l.Op = event.RMW, event.OpXchg
	case CAS:
		l.Kind, l.Op, l.Fail = event.RMW, event.OpCmpXchg, in.fail()
	case Gate:
		l.Kind, l.Op, l.Fail, l.Val, l.Exp, l.Blocks = event.RMW, event.OpCmpXchg, in.fail(), 1, 0, true
	case Take, TakeEither:
		l.Kind, l.Op, l.Val, l.Blocks = event.RMW, event.OpXchg, 1, in.Kind == Take
		if in.half {
			l.Kind, l.Op, l.Order, l.Loc = event.Load, event.OpNone, in.fail(), event.Loc(in.Var2)
		}
	case Fence:
		l.Kind, l.Loc, l.Order = event.Fence, event.NoLoc, in.Order
	case New, Free:
		none.Kind, none.Site = event.Alloc, l.Site
		none.Object, none.Addr = c.object(k.thread, in.Var)
		if in.Kind == Free {
			none.Kind = event.Free
		} else if c.source.owned(in.Var) {
			none.Val = 8
		}
		return none
	case Create:
		none.Kind, none.Thread, none.Site = event.Create, event.ThreadID(in.Var+1), l.Site
		return none
	case Join:
		none.Kind, none.Thread, none.Sync, none.Blocks, none.Site = event.Join, event.ThreadID(in.Var+1), event.SyncJoin, true, l.Site
		return none
	case Lock:
		mutex(event.OpMutexLock)
		l.Blocks = true
	case Unlock:
		mutex(event.OpMutexUnlock)
	case TryLock:
		mutex(event.OpMutexLock)
	case Arrive:
		l.Kind, l.Op, l.Sync, l.Mask, l.Order = event.RMW, event.OpBarrier, event.SyncBarrier, 0xff, event.SeqCst
		l.Loc, l.Val, l.Exp = event.Loc(c.source.Vars+c.source.Mutexes+in.Var), in.C+1, uint64(k.thread)
	case Await:
		l.Kind, l.Blocks = event.Load, true
		l.Val, l.Exp = 0, 0
	case AwaitBoth:
		l.Kind = event.Load
		if in.half {
			l.Loc = event.Loc(in.Var2)
		}
		l.Val, l.Exp = 0, 0
	case Choose:
		l.Kind, l.Loc = event.Choice, event.NoLoc
	case Atomic:
		l.Kind, l.Loc = event.AtomicBegin, event.NoLoc
		if in.end {
			l.Kind = event.AtomicEnd
		}
	case Assume:
		l.Kind, l.Loc, l.Reason = event.Block, event.NoLoc, event.BlockAssume
	case Exit:
		l.Kind, l.Loc, l.Process = event.Exit, event.NoLoc, true
	case Assert:
		l.Kind, l.Loc = event.Error, event.NoLoc
		l.Fault = &event.Fault{Kind: event.AssertionError, Message: fmt.Sprintf("r%d == %d", in.Reg, in.C)}
	}
	return l
}

// object returns the object that a variable is to a thread, and its address, if it is one.
func (c *compiled) object(t event.ThreadID, v int) (event.Obj, uint64) {
	if k := v - (c.source.Vars - c.source.Own); k >= 0 && k < c.source.Own {
		return event.Obj(c.source.Vars + 1 + int(t)*c.source.Own + k), OwnBase + uint64(t)<<ownShift + 16*uint64(k)
	}
	if v >= c.source.Vars || c.source.Heap>>v&1 == 0 {
		return event.NoObj, 0
	}
	return event.Obj(v + 1), heapBase + 8*uint64(v)
}

// loc returns the location that a variable is to a thread.
func (c *compiled) loc(t event.ThreadID, l event.Loc) event.Loc {
	k := int(l) - (c.source.Vars - c.source.Own)
	if k < 0 || k >= c.source.Own {
		return l
	}
	return event.Loc(c.firstOwn() + int(t)*c.source.Own + k)
}

// firstOwn is the location of the first variable that is a thread's own. Those before it are variables, mutexes and barriers.
func (c *compiled) firstOwn() int { return 2*c.source.Vars + c.source.Mutexes }

// OwnBase is the address of the first variable of the main thread that is its own.
const OwnBase = 1 << 24

const ownShift = 8 // addresses of a thread

// OwnAddress returns whose own variable an address is of, and where among those.
func OwnAddress(addr uint64) (t event.ThreadID, at uint64, ok bool) {
	if addr -= OwnBase; addr >= 1<<16 {
		return 0, 0, false
	}
	return event.ThreadID(addr >> ownShift), addr & (1<<ownShift - 1), true
}

// heapBase is the address of variable 0 if it is on the heap. Other variables have none.
const heapBase = 1 << 16

func (s *state) Label() *event.Label { return &s.label }

// String describes the state without naming the thread, also where it knows its number.
func (s *state) String() string {
	text := fmt.Sprint(s.pc)
	for _, r := range s.regs {
		if t, at, ok := OwnAddress(r.Value); ok && t == s.thread {
			text += fmt.Sprint(" &", at)
		} else if r == event.Defined(SelfBase+uint64(s.thread)) {
			text += " self"
		} else {
			text += fmt.Sprint(" ", r)
		}
	}
	return text
}

// decides reports whether what happens depends on the register of a statement.
func (in *ins) decides() bool { return in.Kind == If || in.Kind == Assume || in.Kind == Assert }

// known reports whether it does not depend on undefined bits if r is c.
func known(r event.Bits, c uint64) bool { return r.Undef == 0 || (r.Value^c)&^r.Undef != 0 }

// plus adds a constant to the content of a register. If bits of that are undefined,
// all bits of the sum are.
func plus(r event.Bits, c uint64) event.Bits {
	switch {
	case c == 0:
		return r
	case r.Undef != 0:
		return event.Bits{Undef: ^uint64(0)}
	}
	return event.Defined(r.Value + c)
}

// uses is the state of a thread that uses undefined bits at k.
func (c *compiled) uses(k key) *state {
	return c.wrong(k, &event.Fault{Kind: event.UninitError, Message: "use of an undefined value"})
}

// wants returns the value that a wait waits for.
func (s *state) wants(in *ins) uint64 {
	c := in.C
	if in.half {
		c = in.Exp
	}
	if in.Mask != 0 {
		c &= 1<<(8*s.label.Size()) - 1
	}
	return c
}

func (s *state) NextUndefined(v event.Bits) event.State {
	in := &s.prog.threads[s.thread][s.pc]
	switch in.Kind {
	case Join:
		k := s.key
		k.pc = in.next
		if in.UseR {
			k.regs[in.Reg] = v
		}
		return s.prog.state(k)
	case Load, Xchg:
		k := s.key
		k.pc, k.regs[in.Reg] = in.next, v
		return s.prog.state(k)
	case Spin:
		if known(v, s.wants(in)) { // another one than it waits for
			k := s.key
			k.pc, k.regs[in.Reg] = in.then, v
			return s.prog.state(k)
		}
	case Take, TakeEither:
		if !in.half {
			if !known(v, 1) {
				break
			}
			k := s.key
			k.pc, k.regs[in.Reg] = in.next, v
			return s.prog.state(k)
		}
		fallthrough
	case AwaitBoth, Await:
		if known(v, s.wants(in)) {
			return s.Next(v.Value) // another one than it waits for
		}
	}
	return s.prog.uses(s.key)
}

func (s *state) Next(v uint64) event.State {
	k := s.key
	in := &s.prog.threads[k.thread][k.pc]
	k.pc = in.next
	switch in.Kind {
	case Load, Add, Xchg, CAS, Choose:
		k.regs[in.Reg] = event.Defined(v)
	case Spin:
		k.regs[in.Reg] = event.Defined(v)
		if v != s.wants(in) {
			k.pc = in.then
		}
	case Arrive:
		k.regs[in.Reg] = event.Defined(s.label.Seen(v))
	case Join:
		if in.UseR {
			k.regs[in.Reg] = event.Defined(v)
		}
	case TryLock:
		k.regs[in.Reg] = event.Bits{}
		if s.passes(v) {
			k.regs[in.Reg] = event.Defined(1)
		}
	case Lock:
		if !s.passes(v) {
			return s
		}
	case Gate, Take:
		if v == 1 {
			return s
		}
		k.regs[in.Reg] = event.Defined(v)
	case TakeEither:
		switch {
		case in.half && v == s.wants(in):
		case in.half:
			k.pc = in.then
		case v != 1:
			k.regs[in.Reg] = event.Defined(v)
		default:
			k.pc = s.pc + 1
		}
	case Unlock:
		if uint32(v) != uint32(k.thread)+1 {
			k.pc = s.pc // the label below is an error; see misuse
			return s.prog.misuse(k)
		}
	case Free:
		if v == 0 {
			k.pc = s.pc
			return s.prog.wrong(k, &event.Fault{Kind: event.MemoryError, Message: "double free"})
		}
	case Await:
		if v != s.wants(in) {
			return s
		}
	case AwaitBoth:
		switch {
		case v == s.wants(in):
		case in.half:
			k.pc = in.then
		default:
			k.pc = s.pc + 1
		}
	}
	return s.prog.state(k)
}

// passes reports whether a lock takes a mutex that holds v.
func (s *state) passes(v uint64) bool {
	return v == 0 || s.label.Exp != 0 && uint32(v) == uint32(s.label.Val)
}

// misuse is the state after unlocking a mutex that the thread does not hold.
func (c *compiled) misuse(k key) *state {
	return c.wrong(k, &event.Fault{Kind: event.MutexError, Message: "unlock of a mutex that is not held"})
}

// wrong is the state of a thread that fails at k.
func (c *compiled) wrong(k key, fault *event.Fault) *state {
	k.pc = -1 - k.pc
	c.mu.Lock()
	defer c.mu.Unlock()
	if s := c.states[k]; s != nil {
		return s
	}
	line := c.threads[k.thread][-1-k.pc].line
	s := &state{key: k, prog: c, core: int64(len(c.states)), label: event.Label{Kind: event.Error, Loc: event.NoLoc, Site: event.SiteID(line), Fault: fault}}
	c.states[k] = s
	return s
}

func (s *state) Child() event.State {
	return s.prog.state(key{thread: s.label.Thread})
}

func (s *state) Loops() bool {
	if s.pc < 0 || s.pc >= len(s.prog.threads[s.thread]) {
		return false
	}
	in := &s.prog.threads[s.thread][s.pc]
	return in.Kind == AwaitBoth || in.Kind == TakeEither || in.loop
}

// Core numbers the states.
func (s *state) Core() int64 { return s.core }

// Fresh returns the state: there are no loop counters.
func (s *state) Fresh() event.State { return s }

func (c *compiled) Main() event.State                     { return c.state(key{}) }
func (c *compiled) Site(s event.SiteID) event.Site        { return site(int(s)) }
func (c *compiled) Output(event.State, event.Bits) string { return "" }
func (c *compiled) ThreadName(t event.ThreadID) string    { return fmt.Sprintf("thread#%d", t) }
func (c *compiled) Stats() event.Stats                    { return event.Stats{} }

// Words returns the variable that is an object which lives more than once: what it holds is forgotten.
func (c *compiled) Words(o event.Obj) []event.Loc {
	for v := range c.source.Vars {
		if own, _ := c.object(0, v); own == o && !c.source.owned(v) && c.source.count(New, v) > 1 {
			return []event.Loc{event.Loc(v)}
		}
	}
	return nil
}

// Revives reports whether an object lives more than once.
func (c *compiled) Revives(o event.Obj) bool { return len(c.Words(o)) > 0 }

func (c *compiled) Word(l event.Loc) event.Bits {
	if int(l) < c.source.Vars && c.source.Undefined>>l&1 != 0 {
		return event.Bits{Undef: ^uint64(0)}
	}
	return event.Bits{}
}
func (c *compiled) Storage(*event.Label) event.Storage { return event.Storage{} }

func (c *compiled) ValueName(*event.Label, uint64) string { return "" }

func (c *compiled) Describe(l *event.Label) string {
	switch {
	case l.Object != event.NoObj:
		return fmt.Sprintf("object %d", int(l.Object)-1)
	case int(l.Loc) >= c.firstOwn():
		k := int(l.Loc) - c.firstOwn()
		return fmt.Sprintf("o%d.%d", k%c.source.Own, k/c.source.Own)
	case int(l.Loc) >= c.source.Vars+c.source.Mutexes:
		return fmt.Sprintf("b%d", int(l.Loc)-c.source.Vars-c.source.Mutexes)
	case int(l.Loc) >= c.source.Vars:
		return fmt.Sprintf("m%d", int(l.Loc)-c.source.Vars)
	}
	return fmt.Sprintf("v%d", l.Loc)
}
