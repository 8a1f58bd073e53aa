package interp

import (
	"encoding/binary"
	"fmt"

	"github.com/gomc/gomc/event"
)

// visit runs an operation that may be visible. If it is, the machine stops
// before it with a label, and resume completes it; else it is done at once.
func (m *machine) visit(a *activation, o *op) {
	switch o.code {
	case opLoad:
		m.visitLoad(a, o)
	case opStore:
		m.visitStore(a, o)
	case opRMW:
		m.visitRMW(a, &a.fn.rmws[o.a])
	case opFence:
		m.show(event.Label{Kind: event.Fence, Order: event.Order(o.x), Process: o.w != 0, Loc: event.NoLoc})
	case opCopy:
		m.visitCopy(a, o)
	case opFill:
		m.visitFill(a, o)
	case opAlloca:
		m.visitAlloca(a, o)
	case opRet:
		if m.shaded && m.inMain() && !m.use(a.firstShade(a.fn.lists[o.a]...), "as the result of the program") {
			return
		}
		if len(m.objects) > int(a.objs) {
			if !m.inMain() {
				m.showFree()
				return
			}
			m.objects = m.objects[:a.objs]
		}
		m.ret(a, o)
	case opStackRestore:
		objs, blocks := m.saved(a, o)
		if len(m.objects) > objs {
			m.showFree()
			return
		}
		m.popBlocks(uint32(blocks))
		a.pc++
	case opCheckInit:
		m.visitCheck(a, a.fn.checks[o.a])
	case opFreeze:
		m.visitFreeze(a, o)
	case opVAStart:
		m.vaStart(a, o)
	case opBuiltin:
		m.visitBuiltin(a, &a.fn.builtins[o.a])
	}
}

// inMain tells that the running function is the first call of main: the
// process exits when it returns, so that the end of its variables does not
// matter to any thread.
func (m *machine) inMain() bool {
	if m.act().fn != m.p.main {
		return false
	}
	if n := len(m.acts); n > 1 {
		return m.acts[n-2].fn == m.p.startMain
	}
	return m.below != nil && m.below.fn == m.p.startMain
}

// saved decodes what a stack save remembered.
func (m *machine) saved(a *activation, o *op) (objs, blocks int) {
	v := a.get(o.a)
	objs, blocks = int(a.objs)+int(v>>16&0x7fff), int(a.blocks)+int(v&0xffff)
	return min(objs, len(m.objects)), min(blocks, len(m.blocks))
}

// resume completes the operation before which the thread stood, which has returned
// a value.
func (m *machine) resume(result event.Bits) {
	v, undefined := result.Value, result.Undef
	if m.known != nil && m.known.cases != nil {
		m.holds(m.known.cases[v]) // and the operation is looked at again
		return
	}
	a := m.act()
	o := &a.fn.code[a.pc]
	switch o.code {
	case opLoad:
		m.resumeLoad(a, o, v, undefined)
	case opStore:
		addr := m.p.address(a.get(o.a) + uint64(o.b))
		if split(addr, o.w) && a.sub == 0 {
			a.sub = 1
			return
		}
		m.advance(a)
	case opRMW:
		r := &a.fn.rmws[o.a]
		if r.op != event.OpXchg && undefined != 0 {
			m.use(m.loaded(undefined), "in a read-modify-write")
			return
		}
		m.complete(a, r.old, m.resumed.Seen(v), undefined)
		m.finishRMW(a, r, v)
	case opFence:
		m.advance(a)
	case opCopy, opFill:
		m.resumeCopy(a, v, undefined)
	case opAlloca:
		obj, addr, _ := m.stackObject(a, o)
		m.objects = append(m.objects, obj)
		m.put(a, o.dst, addr, shade{})
		m.advance(a)
	case opRet, opStackRestore:
		m.popObject()
	case opFreeze:
		m.resumeFreeze(a, o, v)
	case opBranch, opSwitch:
		m.decide(a, o, v)
	case opBuiltin:
		m.resumeBuiltin(a, &a.fn.builtins[o.a], v, undefined)
	}
}

// advance goes on behind an operation.
func (m *machine) advance(a *activation) {
	a.sub = 0
	a.extra = a.extra[:0]
	a.pc++
}

// address cuts an address to the width of pointers.
func (p *Program) address(addr uint64) uint64 { return addr & mask(uint8(p.ptrBits)) }

// split tells whether an access straddles two words.
func split(addr uint64, n uint8) bool { return addr&7+uint64(n) > 8 }

// shared fills in the label of an access to shared memory.
func (m *machine) shared(l event.Label, addr uint64, n uint8, at place) {
	l.Addr, l.Mask, l.Object = addr, byteMask(addr, n), at.obj
	l.Loc = m.p.space.loc(addr, at.obj)
	m.show(l)
}

// private finds a piece of private memory.
func (m *machine) private(addr, n uint64) (index int, offset uint64, ok bool) {
	lo, hi := 0, len(m.blocks)
	for lo < hi {
		if mid := (lo + hi) / 2; m.blocks[mid].addr > addr {
			hi = mid
		} else {
			lo = mid + 1
		}
	}
	if lo == 0 || !m.p.isPrivateOf(addr, m.thread) {
		m.foreign(addr)
		return 0, 0, false
	}
	b := m.blocks[lo-1]
	offset = addr - b.addr
	if offset > b.size || n > b.size-offset {
		if lo < len(m.blocks) && m.blocks[lo].addr-addr < redZone/2 {
			b = m.blocks[lo]
		}
		m.fail(event.MemoryError, outOfBounds(addr, n, b.addr, b.size, fmt.Sprintf("variable %s", b.name)))
		return 0, 0, false
	}
	return lo - 1, offset, true
}

// foreign reports an access to private memory that the thread does not have.
func (m *machine) foreign(addr uint64) {
	if !m.p.isPrivateOf(addr, m.thread) {
		m.unsupported("access to a variable of another thread whose address did not seem to escape")
		return
	}
	m.fail(event.MemoryError, "access to a variable that does not exist any more")
}

// owned makes a block changeable.
func (m *machine) owned(i int) *block {
	if m.blocks[i].frozen {
		m.blocks[i] = m.blocks[i].clone()
	}
	return m.blocks[i]
}

// imageWord reads n bytes of the initial content of a constant.
func imageWord(g *global, addr uint64, n uint8) uint64 {
	var buf [8]byte
	copy(buf[:n], g.image[addr-g.addr:])
	return binary.LittleEndian.Uint64(buf[:])
}

// resolve finds what an access touches; if it may not, the thread ends.
func (m *machine) resolve(addr, n uint64) (place, bool) {
	at, what := m.p.resolve(addr, n)
	switch {
	case what != "":
		m.fail(event.MemoryError, what)
	case at.unknown != "":
		m.unsupported(at.unknown)
	default:
		return at, true
	}
	return at, false
}

// addressed tells that an address has no undefined bits.
func (m *machine) addressed(a *activation, o operand) bool {
	return !m.shaded || m.use(a.shadeOf(o), "as an address")
}

func (m *machine) visitLoad(a *activation, o *op) {
	addr := m.p.address(a.get(o.a) + uint64(o.b))
	if !m.addressed(a, o.a) {
		return
	}
	at, ok := m.resolve(addr, uint64(o.w))
	if !ok {
		return
	}
	switch {
	case at.private:
		i, offset, found := m.private(addr, uint64(o.w))
		if !found {
			return
		}
		m.readPrivate(a, o.dst, i, offset, o.w)
		return
	case at.constant:
		m.received(a, o.dst, imageWord(at.global, addr, o.w), 0, part{})
		m.advance(a)
		return
	}
	order := event.Order(o.x & flagOrder)
	skip, n, ok := m.piece(a, addr, o.w, order)
	if !ok {
		return
	}
	sync := event.SyncNone
	if o.x&flagWait != 0 {
		sync = event.Sync(o.x >> flagSyncShift)
	}
	m.shared(event.Label{Kind: event.Load, Order: order, Sync: sync,
		Blocks: !m.p.opts.NoAwait || o.x&flagWait != 0}, addr+uint64(skip), n, at)
}

// piece returns which bytes of an access of w bytes at addr the thread is about to access: n bytes, after the first skip. These are all, unless the access crosses the boundary of
// two words: it is two operations then, one on each word, and a.sub tells which one is next. ok is false if that is not supported.
func (m *machine) piece(a *activation, addr uint64, w uint8, order event.Order) (skip, n uint8, ok bool) {
	if !split(addr, w) {
		return 0, w, true
	}
	if order != event.NotAtomic {
		m.unsupported("atomic access that is not aligned")
		return 0, 0, false
	}
	first := uint8(8 - addr&7)
	if a.sub == 0 {
		return 0, first, true
	}
	return first, w - first, true
}

// received sets the result of a read.
func (m *machine) received(a *activation, dst operand, v, undefined uint64, at part) {
	a.set(dst, v)
	switch {
	case undefined != 0:
		m.paint(a, dst, shade{undefined, m.originOf(at.String())})
	case a.shades != nil:
		m.paint(a, dst, shade{})
	}
}

// loaded is the shade of what the operation that is resumed has read.
func (m *machine) loaded(undefined uint64) shade {
	return shade{undefined, m.originOf(m.p.Describe(m.resumed))}
}

func (m *machine) resumeLoad(a *activation, o *op, v, undefined uint64) {
	addr := m.p.address(a.get(o.a) + uint64(o.b))
	if split(addr, o.w) {
		if a.sub == 0 {
			a.sub = 1
			a.extra = append(a.extra, v, undefined)
			return
		}
		first := 8 * (8 - addr&7)
		v, undefined = a.extra[0]|v<<first, a.extra[1]|undefined<<first
	}
	m.complete(a, o.dst, v, undefined)
	m.advance(a)
}

// complete sets the result of the operation that is resumed, which has read shared
// memory.
func (m *machine) complete(a *activation, dst operand, v, undefined uint64) {
	a.set(dst, v)
	switch {
	case undefined != 0:
		m.paint(a, dst, m.loaded(undefined))
	case a.shades != nil:
		m.paint(a, dst, shade{})
	}
}

// writable reports an error unless the memory may be written.
func (m *machine) writable(addr, n uint64) (place, bool) {
	at, ok := m.resolve(addr, n)
	if ok && at.constant {
		m.fail(event.MemoryError, "write to the constant "+m.p.globalName(at.global))
		return at, false
	}
	return at, ok
}

func (m *machine) visitStore(a *activation, o *op) {
	addr := m.p.address(a.get(o.a) + uint64(o.b))
	if !m.addressed(a, o.a) {
		return
	}
	at, ok := m.writable(addr, uint64(o.w))
	if !ok {
		return
	}
	t := a.term(o.dst)
	if t != nil && !at.private && !m.settle(a, o.dst) {
		return
	}
	v, undefined := a.get(o.dst), uint64(0)
	if m.shaded {
		undefined = a.shadeOf(o.dst).bits
		v &^= undefined
	}
	if at.private {
		if i, offset, ok := m.private(addr, uint64(o.w)); ok {
			m.owned(i).write(offset, o.w, v, undefined)
			if t != nil {
				m.writeTerm(m.blocks[i], offset, o.w, t)
			}
			m.advance(a)
		}
		return
	}
	order := event.Order(o.x & flagOrder)
	skip, n, ok := m.piece(a, addr, o.w, order)
	if !ok {
		return
	}
	if n != o.w {
		v, undefined = v>>(8*skip)&mask(8*n), undefined>>(8*skip)&mask(8*n)
	}
	m.shared(event.Label{Kind: event.Store, Order: order, Val: v, Undef: undefined}, addr+uint64(skip), n, at)
}

func (m *machine) visitRMW(a *activation, r *rmwSite) {
	addr := a.get(r.addr)
	if m.shaded && !m.definedRMW(a, r) {
		return
	}
	at, ok := m.writable(addr, uint64(r.size))
	if !ok {
		return
	}
	if split(addr, r.size) {
		m.unsupported("atomic access that is not aligned")
		return
	}
	l := event.Label{Kind: event.RMW, Op: event.Op(r.op), Order: event.Order(r.order), Fail: event.Order(r.fail),
		Sync: event.Sync(r.sync), Blocks: r.wait || r.sync == 0 && !m.p.opts.NoAwait,
		Val: a.get(r.val) & mask(8*r.size), Exp: a.get(r.exp) & mask(8*r.size)}
	if m.shaded {
		l.Undef = a.shadeOf(r.val).bits & mask(8*r.size)
		l.Val &^= l.Undef
	}
	if !at.private {
		m.shared(l, addr, r.size, at)
		return
	}
	i, offset, ok := m.private(addr, uint64(r.size))
	if !ok {
		return
	}
	if !m.settleMemory(i, offset, r.size) {
		return
	}
	old, undefined := m.blocks[i].read(offset, r.size)
	l.Mask = byteMask(0, r.size)
	if l.Uses(event.Bits{Undef: undefined}) {
		m.use(shade{undefined, m.originOf(m.blocks[i].part(offset).String())}, "in a read-modify-write")
		return
	}
	if l.Alternatives(old) > 1 {
		m.unsupported("signal of a condition variable that is private to a thread")
		return
	}
	if v, written := l.Store(event.Bits{Value: old, Undef: undefined}, 0); written {
		m.owned(i).write(offset, r.size, v.Value, v.Undef)
	} else if r.wait {
		m.looped = true
	}
	m.received(a, r.old, l.Seen(old), undefined, m.blocks[i].part(offset))
	m.finishRMW(a, r, old)
}

// definedRMW tells that the operands of a read-modify-write have no undefined bits
// but for what it stores as it is.
func (m *machine) definedRMW(a *activation, r *rmwSite) bool {
	if r.op != event.OpXchg && r.op != event.OpCmpXchg && !m.use(a.shadeOf(r.val), "in a read-modify-write") {
		return false
	}
	return m.addressed(a, r.addr) && m.use(a.shadeOf(r.exp), "in a read-modify-write")
}

// finishRMW ends a read-modify-write that has read old.
func (m *machine) finishRMW(a *activation, r *rmwSite, old uint64) {
	if r.ok != noSlot {
		m.received(a, r.ok, truth(old == a.get(r.exp)&mask(8*r.size)), 0, part{})
	}
	m.advance(a)
}

// stackObject names the object that an alloca makes.
func (m *machine) stackObject(a *activation, o *op) (event.Obj, uint64, string) {
	site := &a.fn.allocas[o.a]
	return m.p.space.object(objectKey{kind: kindStack, thread: m.thread, number: uint32(len(m.objects)),
		size: site.size * a.get(o.b), name: site.name, symbol: site.symbol})
}

func (m *machine) visitAlloca(a *activation, o *op) {
	site := &a.fn.allocas[o.a]
	n := a.get(o.b)
	if m.shaded && !m.use(a.shadeOf(o.b), "as the size of a variable") {
		return
	}
	if n > objectLimit || site.size*n > objectLimit {
		m.unsupported(fmt.Sprintf("variable %s of %d times %d bytes", site.name, n, site.size))
		return
	}
	if site.shared {
		obj, addr, what := m.stackObject(a, o)
		if what != "" {
			m.unsupported(what)
			return
		}
		m.show(event.Label{Kind: event.Alloc, Object: obj, Addr: addr, Val: site.size * n, Loc: event.NoLoc})
		return
	}
	b := m.newBlock(site.size*n, site.align, site.name)
	m.received(a, o.dst, b.addr, 0, part{})
	m.advance(a)
}

// newBlock adds private memory on top.
func (m *machine) newBlock(size, align uint64, name string) *block {
	top := m.p.privateBase(m.thread)
	if n := len(m.blocks); n > 0 {
		top = m.blocks[n-1].addr + m.blocks[n-1].size
	}
	align = max(align, 16)
	words := (size + 7) / 8
	b := &block{addr: (top + redZone + align - 1) / align * align, size: size, words: make([]uint64, words),
		undef: make([]uint64, words), name: name}
	for i := range b.undef {
		b.undef[i] = ^uint64(0)
	}
	m.blocks = append(m.blocks, b)
	return b
}

// showFree ends the lifetime of the newest stack object.
func (m *machine) showFree() {
	obj := m.objects[len(m.objects)-1]
	m.show(event.Label{Kind: event.Free, Object: obj, Addr: m.p.space.get(obj).addr, Loc: event.NoLoc})
}
