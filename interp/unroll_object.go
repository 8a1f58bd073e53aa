package interp

import (
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// alloca makes a variable.
func (u *unroller) alloca(s *ustate, o *op) {
	site := &s.top.fn.allocas[o.a]
	n, ok := u.need(s, o.b, "the size of a variable")
	if !ok {
		return
	}
	if n > objectLimit || site.size*n > objectLimit {
		u.unsupported(s, fmt.Sprintf("variable %s of %d times %d bytes", site.name, n, site.size))
		return
	}
	addr := uint64(0)
	if site.shared {
		obj, at, what := u.p.space.object(objectKey{kind: kindStack, thread: u.thread, number: uint32(len(s.objects)), size: site.size * n, name: site.name, symbol: site.symbol})
		if what != "" {
			u.unsupported(s, what)
			return
		}
		u.alloc(s, obj)
		s.objects = append(s.objects[:len(s.objects):len(s.objects)], obj)
		addr = at
	} else {
		addr = u.newBlock(s, site.size*n, site.align, site.name).addr
	}
	s.top.regs[o.dst] = uvalue{t: u.pool.Const(64, addr)}
	s.top.pc++
}

// alloc begins the life of an object. A variable that lives again forgets what it held.
func (u *unroller) alloc(s *ustate, obj event.Obj) {
	u.emit(s, unroll.Event{Kind: unroll.Other, Addr: u.p.space.get(obj).addr})
	if u.born[obj] && u.p.space.get(obj).kind == kindStack {
		u.reborn[obj] = true
		for _, addr := range u.words[obj] {
			u.part(s, unroll.Event{Kind: unroll.Write, Addr: addr, Size: 8, Value: u.pool.Const(64, 0), Undef: u.pool.Const(64, ^uint64(0))})
		}
	}
	u.born[obj] = true
	if u.freed[obj] {
		u.part(s, unroll.Event{Kind: unroll.Write, Life: true, Addr: lifeOf(obj), Size: 1, Value: u.pool.Const(8, 1)})
	}
}

// free ends the life of an object and returns whether it lived, 8 bits.
func (u *unroller) free(s *ustate, obj event.Obj) *term.Term {
	if !u.freed[obj] {
		u.freed[obj], u.changed = true, true
	}
	v := u.pool.Var(8, "life of "+u.p.objectName(obj))
	u.emit(s, unroll.Event{Kind: unroll.Update, Life: true, Addr: lifeOf(obj), Size: 1, Read: v, Value: u.pool.Const(8, 0)})
	return v
}

// freeStack ends the life of the newest variable.
func (u *unroller) freeStack(s *ustate) {
	n := len(s.objects) - 1
	obj := s.objects[n]
	u.endVariable(s, obj)
	o := u.p.space.get(obj)
	u.forget(s, o.addr, o.size)
	s.objects = s.objects[:n:n]
}

// endVariable ends the life of a variable of the thread, at which others look if they access it.
func (u *unroller) endVariable(s *ustate, obj event.Obj) {
	if u.foreign[obj] {
		u.free(s, obj)
	} else {
		u.emit(s, unroll.Event{Kind: unroll.Other})
	}
}

// stackRestore ends the variables that were made since the stack was saved.
func (u *unroller) stackRestore(s *ustate, o *op) {
	v, ok := u.need(s, o.a, "the height of the stack")
	if !ok {
		return
	}
	objs, blocks := s.top.objs+int(v>>16&0x7fff), s.top.blocks+int(v&0xffff)
	for len(s.objects) > objs {
		u.freeStack(s)
	}
	u.popBlocks(s, min(blocks, len(s.blocks)))
	s.top.pc++
}

// heapStart returns the heap object that begins at an address; the way ends if there is none.
func (u *unroller) heapStart(s *ustate, addr uint64, what string) (event.Obj, bool) {
	m := &machine{p: u.p, thread: u.thread}
	obj, ok := m.heapStart(addr, what)
	if !ok {
		u.fail(s, u.pool.True(), event.MemoryError, m.label.Fault.Message)
	}
	return obj, ok
}
