package interp

import (
	"cmp"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// Stack is what a thread has at some point of its execution: the functions that it is in, and their variables.
type Stack struct {
	// Frames are the functions of the program, the innermost first. Those that were inlined have frames of their own.
	Frames []StackFrame

	p      *Program
	blocks []*block
}

// StackFrame is a function that a thread is in.
type StackFrame struct {
	Function string
	// Site is where it goes on, or the call that it is in.
	Site event.Site
	// Locals are the variables and parameters in scope, those of the innermost block first.
	Locals []Local
}

// Local is a variable within a function.
type Local struct {
	Name string
	Data
	depth, param, line int
}

// StackOf returns what a thread has after some steps. The thread is the one that a Create label of creator starts, or the main thread if creator is nil. All the steps that it has
// taken have to be there, in their order; they are executed again. If line, the thread has then finished the line of the last one, unless it has met its next operation there; otherwise it
// stands before its next operation. Values that a State does not keep are there, too, unless the compiler has lost them. The stack has no frames if the thread has ended; it is nil if the
// steps cannot be executed.
func (p *Program) StackOf(creator event.State, taken []event.Taken, line bool) *Stack {
	begins := &start{}
	if creator != nil {
		s, ok := creator.(*state)
		if !ok || s.child == nil {
			return nil
		}
		begins = s.child
	}
	f, m := p.follow(begins, taken, line)
	if f == nil {
		return nil
	}
	s := &Stack{p: p, blocks: m.blocks}
	if m.stop && m.label.Kind == event.Exit {
		return s
	}
	f.frames = f.frames[:min(len(f.frames), len(m.acts))]
	for i := len(m.acts) - 1; i >= 0; i-- {
		a := &m.acts[i]
		if !p.shown(a) {
			continue
		}
		x := kept{fn: a.fn}
		if i < len(f.frames) && f.frames[i].fn == a.fn {
			x = f.frames[i]
		}
		s.Frames = append(s.Frames, p.stackFrames(a, &x)...)
	}
	return s
}

// stackFrames returns the functions of the source that an activation stands for: that which it calls, and those that were inlined into it where it stands.
func (p *Program) stackFrames(a *activation, x *kept) []StackFrame {
	var frames []StackFrame
	if x.places != nil {
		own := p.ownSite(a)
		for _, at := range x.places.frames(a.pc) {
			if own && llvmir.InLibrary(at.File) {
				continue // what was inlined from a library, or into it
			}
			f := StackFrame{Function: at.Func, Site: event.Site{File: at.File, Line: at.Line, Column: at.Column, Function: at.Func}}
			for id, b := range x.bound {
				if depth := at.Depth(b.Block); depth >= 0 && id.inlined == int32(at.Inlined) {
					f.Locals = append(f.Locals, Local{Name: b.Variable.Name, Data: p.dataOf(a, x, b), depth: depth, param: b.Param, line: b.Variable.Line})
				}
			}
			slices.SortFunc(f.Locals, func(a, b Local) int {
				return cmp.Or(cmp.Compare(a.depth, b.depth), cmp.Compare(btoi(b.param > 0), btoi(a.param > 0)), cmp.Compare(a.param, b.param),
					cmp.Compare(a.line, b.line), cmp.Compare(a.Name, b.Name))
			})
			frames = append(frames, f)
		}
	}
	if frames == nil {
		frames = []StackFrame{{Function: a.fn.name, Site: p.Site(event.SiteID(a.fn.sites[a.pc]))}}
	}
	return frames
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// dataOf returns what a variable of an activation holds.
func (p *Program) dataOf(a *activation, x *kept, b *binding) Data {
	v := b.promoted
	if v == nil {
		return b.Data
	}
	d := b.Data.clone()
	unset := v.flag != noSlot && a.regs[v.flag] == 0
	if len(b.Expression) > 0 { // the slots hold no more than where the variable is
		if slot := v.slots[0]; len(v.slots) == 1 && slices.Equal(b.Expression, []string{"DW_OP_deref"}) && !unset && x.set.has(int(slot)) && a.shadeOf(slot).bits == 0 {
			d = Data{Type: d.Type, Address: p.address(a.regs[slot])}
		}
		return d
	}
	for i, leaf := range v.leafs {
		slot := v.slots[i]
		undef := a.shadeOf(slot).bits
		if unset || !x.set.has(int(slot)) {
			undef = mask(leaf.bits)
		}
		d.put(b.Offset/8+leaf.offset, uint64(leaf.bytes()), uint64(len(d.Bytes)), a.regs[slot]&^undef, undef)
	}
	return d
}

// Variable returns a global variable of the program, or one of a function with static storage; for one that each thread has for itself that of a thread. A variable that the compiler
// has split, mem and the thread's own memory tell the parts of.
func (s *Stack) Variable(mem Memory, name string, thread event.ThreadID) (d Data, ok bool) {
	p := s.p
	for _, list := range [][]*global{p.globals, p.locals} {
		for _, g := range list {
			if g.unit != p.user || p.globalName(g) != name {
				continue
			}
			t, addr := p.user.mod.TypeOf(g.symbol), g.addr
			if g.local {
				addr = p.instance(addr, uint32(thread))
			}
			if g.symbol == nil || !g.symbol.Partial {
				return Data{Type: t, Address: addr}, true
			}
			if !ok {
				d, ok = unknownData(t), true
			}
			part, _ := s.Read(mem, addr, g.size)
			for i := range part.Bytes {
				if part.Gone[i] == 0 {
					d.put(g.symbol.Offset+uint64(i), 1, uint64(len(d.Bytes)), uint64(part.Bytes[i]), uint64(part.Undef[i]))
				}
			}
		}
	}
	return d, ok
}

// Qualified returns the full names of the variables that Variable knows by a name in some namespace or class of C++, or module of Rust.
func (s *Stack) Qualified(name string) []string {
	var all []string
	for _, list := range [][]*global{s.p.globals, s.p.locals} {
		for _, g := range list {
			if full := s.p.globalName(g); g.unit == s.p.user && strings.HasSuffix(full, "::"+name) && !slices.Contains(all, full) {
				all = append(all, full)
			}
		}
	}
	return all
}

// Argument returns an argument of a template, or of a generic type; nil if it is not known.
func (p *Program) Argument(t *llvmir.Type, i int) *llvmir.Type { return p.user.mod.Argument(t, i) }

// NameOf returns what the source calls a value of some type and size: an enumerator, a thread, or what it points to; empty if it has no name.
func (p *Program) NameOf(t *llvmir.Type, v, size uint64) string { return p.valueName(t, v, size) }

// PointerSize is the size of an address in bytes.
func (p *Program) PointerSize() uint64 { return uint64(p.ptrBits) / 8 }

// Owner is the thread that a mutex of pthreads names as its owner; false if it names none.
func (p *Program) Owner(owner uint64) (name string, ok bool) {
	if owner == 0 || owner > uint64(p.threads.count()) {
		return "", false
	}
	return p.ThreadName(event.ThreadID(owner - 1)), true
}
