package litmus

import (
	"fmt"

	"github.com/gomc/gomc/event"
)

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
			k.regs[in.Reg] = selfOf(k.thread)
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

func (s *state) Label() *event.Label { return &s.label }

// String describes the state without naming the thread, also where it knows its number.
func (s *state) String() string {
	text := fmt.Sprint(s.pc)
	for _, r := range s.regs {
		if t, at, ok := OwnAddress(r.Value); ok && t == s.thread {
			text += fmt.Sprint(" &", at)
		} else if r == selfOf(s.thread) {
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
