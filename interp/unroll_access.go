package interp

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// emit adds an event of its own label.
func (u *unroller) emit(s *ustate, e unroll.Event) *unroll.Event {
	u.begin(s)
	return u.part(s, e)
}

// begin starts a label. Outside of atomic sections its first part begins a step, too: no step is without events, even where the way ends before that part.
func (u *unroller) begin(s *ustate) {
	u.label++
	u.fresh = s.atomic == 0
}

// part adds an event to the label that was begun last.
func (u *unroller) part(s *ustate, e unroll.Event) *unroll.Event {
	if u.fresh {
		u.step++
		u.fresh = false
	}
	e.ID, e.Thread, e.Guard, e.Site = len(u.prog.Events), event.ThreadID(u.thread), s.guard, u.site(s)
	e.Label, e.Step = u.label-1, u.step-1
	if s.atomic > 0 {
		e.Step = s.section
	}
	u.prog.Events = append(u.prog.Events, &e)
	s.trail = &trail{event: e.ID, prev: s.trail}
	return &e
}

// place finds what an access of n bytes touches; if it may not, the way ends.
func (u *unroller) place(s *ustate, addr, n uint64, write bool) (place, bool) {
	at, what := u.p.resolve(addr, n)
	switch {
	case what != "":
		u.fail(s, u.pool.True(), event.MemoryError, what)
	case at.unknown != "":
		u.unsupported(s, at.unknown)
	case write && at.constant:
		u.fail(s, u.pool.True(), event.MemoryError, "write to the constant "+u.p.globalName(at.global))
	}
	return at, !s.dead()
}

// alive reads whether the object of an access lives, and ends the way where it does not. Of its own stack a thread knows.
func (u *unroller) alive(s *ustate, obj event.Obj) bool {
	if obj == event.NoObj {
		return true
	}
	o := u.p.space.get(obj)
	if o.local != nil && o.thread == u.thread {
		return true // the last step of the thread ends it
	}
	if o.kind == kindStack && o.thread == u.thread {
		if !slices.Contains(s.objects, obj) {
			u.part(s, unroll.Event{Kind: unroll.Other})
			u.fail(s, u.pool.True(), event.MemoryError, "access to "+u.p.objectName(obj)+" after its lifetime has ended")
		}
		return !s.dead()
	}
	if o.kind != kindHeap && !u.foreign[obj] {
		u.foreign[obj], u.changed = true, true
	}
	if !u.freed[obj] {
		return true
	}
	v := u.pool.Var(8, "life of "+u.p.objectName(obj))
	u.part(s, unroll.Event{Kind: unroll.Read, Life: true, Addr: lifeOf(obj), Size: 1, Read: v})
	u.fail(s, u.pool.Eq(v, u.pool.Const(8, 0)), event.MemoryError, "access to "+u.p.objectName(obj)+" after its lifetime has ended")
	return !s.dead()
}

// lifeOf is the address of the byte that says whether an object is alive, outside of all memory that threads share.
func lifeOf(obj event.Obj) uint64 { return kindPrivate<<farShift | uint64(obj)<<3 }

// touch notes that a word of an object is accessed.
func (u *unroller) touch(obj event.Obj, addr uint64) {
	if obj != event.NoObj && !slices.Contains(u.words[obj], addr&^7) {
		u.words[obj] = append(u.words[obj], addr&^7)
		u.changed = u.changed || u.reborn[obj]
	}
}

// readShared emits the read of n bytes within a word.
func (u *unroller) readShared(s *ustate, addr uint64, n uint8, at place, e unroll.Event) (uvalue, *unroll.Event) {
	u.begin(s)
	if !u.alive(s, at.obj) {
		return uvalue{}, nil
	}
	u.touch(at.obj, addr)
	v := u.pool.Var(8*n, "read")
	e.Addr, e.Size, e.Read = addr, int(n), v
	if u.mayBeUndefined(addr, at) {
		e.ReadUndef = u.pool.Var(8*n, "undefined")
	}
	key := pointKey{addr: addr, size: int(n)}
	u.origin[v] = key
	t := u.known(key, v)
	return uvalue{t: t, shadow: e.ReadUndef}, u.part(s, e)
}

// mayBeUndefined tells whether a word may hold undefined bits.
func (u *unroller) mayBeUndefined(addr uint64, at place) bool {
	if u.undef[addr&^7] {
		return true
	}
	return at.obj != event.NoObj && at.global == nil && !u.p.space.get(at.obj).zero
}

// writeShared emits the write of n bytes within a word.
func (u *unroller) writeShared(s *ustate, addr uint64, n uint8, at place, v uvalue, order event.Order) {
	u.begin(s)
	if !u.alive(s, at.obj) {
		return
	}
	u.touch(at.obj, addr)
	e := unroll.Event{Kind: unroll.Write, Order: order, Addr: addr, Size: int(n)}
	e.Value, e.Undef = u.stored(v, n)
	u.part(s, e)
}

// stored is what is written of a value: undefined bits are 0.
func (u *unroller) stored(v uvalue, n uint8) (value, undef *term.Term) {
	value = u.pool.Resize(8*n, v.t)
	if v.shadow != nil {
		undef = u.defined(u.shadow(v, 8*n))
	}
	if undef != nil && v.raw {
		value = u.pool.And(value, u.pool.Not(undef))
	}
	return value, undef
}

// read reads n bytes at an address.
func (u *unroller) read(s *ustate, addr uint64, n uint8, at place, e unroll.Event) (v uvalue, ok bool) {
	switch {
	case at.private:
		i, offset, ok := u.private(s, addr, uint64(n))
		if !ok {
			return v, false
		}
		return u.readBlock(s.blocks[i], offset, n), true
	case at.constant:
		return uvalue{t: u.pool.Const(8*n, imageWord(at.global, addr, n))}, true
	case !split(addr, n):
		v, _ := u.readShared(s, addr, n, at, e)
		return v, !s.dead()
	case e.Order != event.NotAtomic:
		u.unsupported(s, "atomic access that is not aligned")
		return v, false
	}
	first := uint8(8 - addr&7)
	low, _ := u.readShared(s, addr, first, at, e)
	if s.dead() {
		return v, false
	}
	high, _ := u.readShared(s, addr+uint64(first), n-first, at, e)
	if s.dead() {
		return v, false
	}
	v.t = u.pool.Concat(high.t, low.t)
	v.shadow = u.defined(u.pool.Concat(u.shadow(high, 8*(n-first)), u.shadow(low, 8*first)))
	return v, true
}

// write writes n bytes at an address.
func (u *unroller) write(s *ustate, addr uint64, n uint8, at place, v uvalue, order event.Order) bool {
	switch {
	case at.private:
		i, offset, ok := u.private(s, addr, uint64(n))
		if ok {
			u.writeBlock(s.owned(i), offset, n, v)
		}
		return ok
	case !split(addr, n):
		u.writeShared(s, addr, n, at, v, order)
		return !s.dead()
	case order != event.NotAtomic:
		u.unsupported(s, "atomic access that is not aligned")
		return false
	}
	first := uint8(8 - addr&7)
	part := func(from, size uint8) uvalue {
		p := u.pool
		return uvalue{p.Extract(from+size-1, from, p.Resize(8*n, v.t)), u.defined(p.Extract(from+size-1, from, u.shadow(v, 8*n))), v.raw}
	}
	u.writeShared(s, addr, first, at, part(0, 8*first), order)
	if !s.dead() {
		u.writeShared(s, addr+uint64(first), n-first, at, part(8*first, 8*(n-first)), order)
	}
	return !s.dead()
}

// load runs a load.
func (u *unroller) load(s *ustate, o *op) {
	addr, ok := u.needAddress(s, o.a, uint64(o.b), uint64(o.w))
	if !ok {
		return
	}
	at, ok := u.place(s, addr, uint64(o.w), false)
	if !ok {
		return
	}
	first := len(u.prog.Events)
	v, ok := u.read(s, addr, o.w, at, unroll.Event{Kind: unroll.Read, Order: event.Order(o.x & flagOrder)})
	if !ok {
		return
	}
	if o.x&flagWait != 0 {
		for i := first; i < len(u.prog.Events); i++ {
			u.sync[i] = event.Sync(o.x >> flagSyncShift)
		}
	}
	s.top.set(o.dst, v)
	s.top.pc++
}

// store runs a store.
func (u *unroller) store(s *ustate, o *op) {
	addr, ok := u.needAddress(s, o.a, uint64(o.b), uint64(o.w))
	if !ok {
		return
	}
	at, ok := u.place(s, addr, uint64(o.w), true)
	if ok && u.write(s, addr, o.w, at, u.get(s.top, o.dst), event.Order(o.x&flagOrder)) {
		s.top.pc++
	}
}

// copy runs a copy of memory, in the pieces of machine.visitCopy.
func (u *unroller) copy(s *ustate, o *op) {
	list := s.top.fn.lists[o.a]
	n, ok := u.need(s, list[2], "the size of a copy")
	if !ok {
		return
	}
	to, ok := u.needAddress(s, list[0], 0, n)
	if !ok {
		return
	}
	from, ok := u.needAddress(s, list[1], 0, n)
	if !ok {
		return
	}
	if n != 0 && to != from && !u.copyBytes(s, to, from, n) {
		return
	}
	s.top.pc++
}

func (u *unroller) copyBytes(s *ustate, to, from, n uint64) bool {
	src, ok := u.place(s, from, n, false)
	if !ok {
		return false
	}
	dst, ok := u.place(s, to, n, true)
	if !ok {
		return false
	}
	backward := from < to && to-from < n
	for done := uint64(0); done < n; {
		c := chunk(n-done, from+done, to+done)
		offset := done
		if backward {
			c = chunk(n-done, from+n-done, to+n-done)
			offset = n - done - c
		}
		v, ok := u.read(s, from+offset, uint8(c), src, unroll.Event{Kind: unroll.Read})
		if !ok || !u.write(s, to+offset, uint8(c), dst, v, event.NotAtomic) {
			return false
		}
		done += c
	}
	return true
}

// fill runs a fill of memory, in the pieces of machine.visitFill.
func (u *unroller) fill(s *ustate, o *op) {
	list := s.top.fn.lists[o.a]
	n, ok := u.need(s, list[2], "the size of a fill")
	if !ok {
		return
	}
	to, ok := u.needAddress(s, list[0], 0, n)
	if !ok {
		return
	}
	b := u.get(s.top, list[1])
	b = uvalue{u.pool.Resize(8, b.t), u.defined(u.shadow(b, 8)), b.raw}
	if n > 0 {
		dst, ok := u.place(s, to, n, true)
		if !ok {
			return
		}
		for done := uint64(0); done < n; {
			c := chunk(n-done, to+done)
			v := b
			for w := uint8(8); w < uint8(8*c); w *= 2 {
				v = uvalue{u.pool.Concat(v.t, v.t), u.defined(u.pool.Concat(u.shadow(v, w), u.shadow(v, w))), v.raw}
			}
			if !u.write(s, to+done, uint8(c), dst, v, event.NotAtomic) {
				return
			}
			done += c
		}
	}
	s.top.pc++
}
