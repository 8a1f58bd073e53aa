package interp

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// argument returns an argument of a builtin, 0 if it has fewer.
func (a *activation) argument(b *builtinSite, i int) uint64 {
	if i < len(b.args) {
		return a.get(b.args[i])
	}
	return 0
}

// visitBuiltin runs a builtin, or stops before it if it is visible.
func (m *machine) visitBuiltin(a *activation, b *builtinSite) {
	arg := func(i int) uint64 { return a.argument(b, i) }
	if m.shaded && !m.definedArguments(a, b) {
		return
	}
	switch b.kind {
	case builtinSelf:
		m.put(a, b.dst, uint64(m.thread), shade{})
		m.advance(a)
	case builtinNote:
		a.set(b.dst, m.note(arg(0), uint64(int64(int32(arg(1))))))
		m.advance(a)
	case builtinRemember:
		m.put(a, b.dst, m.remember(arg(0), arg(1), nil).value, shade{})
		m.advance(a)
	case builtinKeep:
		before := m.remember(arg(0), arg(1), a.term(b.args[1]))
		m.put(a, b.dst, before.value, shade{})
		if before.term != nil {
			m.setTerm(a, b.dst, before.term)
		}
		m.advance(a)
	case builtinSetjmp:
		m.setJump(a, b)
	case builtinLongjmp:
		m.longJump(a, b)
	case builtinClause:
		m.clause(a, b)
	case builtinUnwind:
		m.unwind(a, b)
	case builtinDefined:
		defined := uint64(0)
		if a.shadeOf(b.args[0]).bits == 0 {
			defined = 1
		}
		m.put(a, b.dst, defined, shade{})
		m.advance(a)
	case builtinSettle:
		m.advance(a) // the arguments of builtins are numbers already
	case builtinCalculate:
		args := make([]uint64, len(b.args))
		for i := range args {
			args[i] = arg(i)
		}
		m.put(a, b.dst, b.calculate(args), shade{})
		m.advance(a)
	case builtinNextThread, builtinCreate, builtinIsThread, builtinJoin:
		m.threadBuiltin(a, b)
	case builtinAlloc, builtinAllocAgain, builtinFree, builtinUnmap, builtinObjectSize:
		m.heapBuiltin(a, b)
	case builtinChoice:
		n := arg(0)
		if n <= 1 {
			m.put(a, b.dst, 0, shade{})
			m.advance(a)
			return
		}
		m.show(event.Label{Kind: event.Choice, Val: n, Loc: event.NoLoc})
	case builtinHappens:
		m.show(event.Label{Kind: event.Choice, Val: 2, Mishap: event.Mishap(arg(0)), Addr: m.modelled(), Loc: event.NoLoc})
	case builtinNondet:
		m.choose(b.dst, uint8(min(arg(0), 64)), signednessOf(arg(1)), m.p.inputName(b, arg(2)))
	case builtinError, builtinAssertFail, builtinPanic, builtinMisuse, builtinClaim, builtinUnsupported:
		m.errorBuiltin(a, b)
	case builtinBlock, builtinExitThread, builtinThreadEnd, builtinExitProcess, builtinAbort:
		m.endBuiltin(a, b)
	case builtinAtomicBegin, builtinAtomicEnd, builtinAtomicOver:
		m.atomicBuiltin(a, b)
	case builtinEndLocal:
		obj := m.p.localObject(m.thread, m.p.escaped[arg(0)])
		m.show(event.Label{Kind: event.Free, Object: obj, Addr: m.p.space.get(obj).addr, Loc: event.NoLoc})
		m.label.Site = m.p.startSite(m.thread)
	case builtinPrint:
		m.print(a, b)
		m.advance(a)
	default:
		m.unsupported(b.name)
	}
}

// threadBuiltin creates or joins a thread, or says what it needs to know of one.
func (m *machine) threadBuiltin(a *activation, b *builtinSite) {
	arg := func(i int) uint64 { return a.argument(b, i) }
	switch b.kind {
	case builtinNextThread:
		m.put(a, b.dst, uint64(m.p.threads.id(m.thread, m.created, nil)), shade{})
		m.advance(a)
	case builtinCreate:
		m.create(arg(0), a.partialOf(b.args[1]))
	case builtinIsThread:
		known := uint64(0)
		if arg(0) < uint64(m.p.threads.count()) {
			known = 1
		}
		m.put(a, b.dst, known, shade{})
		m.advance(a)
	case builtinJoin:
		t := arg(0)
		if t >= uint64(m.p.threads.count()) {
			m.fail(event.MutexError, "join of a thread that does not exist")
			return
		}
		m.show(event.Label{Kind: event.Join, Sync: event.SyncJoin, Thread: event.ThreadID(t), Loc: event.NoLoc, Blocks: true})
	}
}

// errorBuiltin stops the thread at an error, unless errors of its kind are not checked.
func (m *machine) errorBuiltin(a *activation, b *builtinSite) {
	arg := func(i int) uint64 { return a.argument(b, i) }
	switch b.kind {
	case builtinError:
		if b.text != nil {
			m.fail(event.ErrorKind(b.text[0]), b.text[1])
			return
		}
		m.fail(event.ErrorKind(m.p.text(arg(0))), m.p.text(arg(1))+m.p.typeName(arg(2)))
	case builtinAssertFail:
		m.fail(event.AssertionError, "assertion failed: "+m.p.text(arg(0)))
	case builtinPanic:
		m.fail(event.PanicError, m.p.panicText(arg(0), arg(1)))
	case builtinMisuse:
		if m.p.checked(event.MutexError) {
			m.fail(event.MutexError, m.p.text(arg(0)))
			return
		}
		m.advance(a)
	case builtinClaim:
		if m.p.checked(event.AssertionError) {
			m.fail(event.AssertionError, m.p.text(arg(0)))
			return
		}
		m.advance(a)
	case builtinUnsupported:
		m.unsupported(m.p.text(arg(0)))
	}
}

// heapBuiltin allocates, frees, or tells the size of an object on the heap.
func (m *machine) heapBuiltin(a *activation, b *builtinSite) {
	arg := func(i int) uint64 { return a.argument(b, i) }
	switch b.kind {
	case builtinAlloc:
		obj, addr, what := m.heapObject(arg(0), arg(1))
		if what != "" {
			m.unsupported(what)
			return
		}
		m.show(event.Label{Kind: event.Alloc, Object: obj, Addr: addr, Val: arg(0), Loc: event.NoLoc})
	case builtinAllocAgain:
		if obj, ok := m.heapStart(arg(0), "allocation"); ok {
			m.show(event.Label{Kind: event.Alloc, Object: obj, Addr: arg(0), Val: m.p.space.get(obj).size, Loc: event.NoLoc})
		}
	case builtinFree, builtinUnmap:
		if obj, ok := m.heapStart(arg(0), b.kind.ends()); ok {
			m.show(event.Label{Kind: event.Free, Object: obj, Addr: arg(0), Loc: event.NoLoc})
		}
	case builtinObjectSize:
		if obj, ok := m.heapStart(arg(0), "reallocation"); ok {
			m.put(a, b.dst, m.p.space.get(obj).size, shade{})
			m.advance(a)
		}
	}
}

// endBuiltin ends the thread or the process, or blocks the thread.
func (m *machine) endBuiltin(a *activation, b *builtinSite) {
	arg := func(i int) uint64 { return a.argument(b, i) }
	switch b.kind {
	case builtinBlock:
		m.block(event.Reason(arg(0)))
	case builtinExitThread:
		m.exitThread(arg(0), a.shadeOf(b.args[0]))
	case builtinThreadEnd:
		v := a.partialOf(b.args[0])
		m.end(event.Label{Kind: event.Exit, Val: v.value, Undef: v.shadow, Process: b.text != nil})
	case builtinExitProcess:
		m.end(event.Label{Kind: event.Exit, Process: true})
	case builtinAbort:
		if m.p.opts.AbortIsError {
			m.fail(event.AbortError, "abort was called")
			return
		}
		m.end(event.Label{Kind: event.Exit, Process: true})
	}
}

// atomicBuiltin begins or ends an atomic section; the outermost of nested ones counts. The end of the thread ends it, too.
func (m *machine) atomicBuiltin(a *activation, b *builtinSite) {
	switch b.kind {
	case builtinAtomicBegin:
		if m.atomic == 0 {
			m.show(event.Label{Kind: event.AtomicBegin, Partial: b.partial(), Loc: event.NoLoc})
			return
		}
		m.atomic++
		m.advance(a)
	case builtinAtomicEnd:
		switch m.atomic {
		case 0:
			m.unsupported("end of an atomic section that did not begin")
		case 1:
			m.show(event.Label{Kind: event.AtomicEnd, Loc: event.NoLoc})
		default:
			m.atomic--
			m.advance(a)
		}
	case builtinAtomicOver:
		if m.atomic > 0 {
			m.show(event.Label{Kind: event.AtomicEnd, Loc: event.NoLoc})
			return
		}
		m.advance(a)
	}
}

// resumeBuiltin completes a visible builtin.
func (m *machine) resumeBuiltin(a *activation, b *builtinSite, v, undefined uint64) {
	switch b.kind {
	case builtinCreate:
		id := m.p.threads.id(m.thread, m.created, nil)
		m.created++
		m.loose(1)
		v = uint64(id)
	case builtinJoin:
		if t := event.ThreadID(a.get(b.args[0])); m.p.threads.parent(t) == m.thread {
			m.loose(^uint64(0))
		}
	case builtinAlloc:
		_, addr, _ := m.heapObject(a.get(b.args[0]), a.get(b.args[1]))
		m.heap++
		v = addr
	case builtinAllocAgain:
		v = a.get(b.args[0])
	case builtinFree, builtinUnmap:
		m.forgetFreed(a.get(b.args[0]))
	case builtinNondet:
		v = m.chosen(uint8(min(a.get(b.args[0]), 64)), signednessOf(a.get(b.args[1])), v)
	case builtinAtomicBegin:
		m.atomic++
	case builtinAtomicEnd:
		m.atomic--
	case builtinAtomicOver:
		m.atomic = 0
	case builtinExitThread, builtinLongjmp, builtinUnwind:
		m.popObject()
		return
	}
	a.set(b.dst, v)
	if undefined != 0 {
		m.paint(a, b.dst, shade{undefined, m.originOf("the result of " + m.p.ThreadName(m.resumed.Thread))})
	} else if a.shades != nil {
		m.paint(a, b.dst, shade{})
	}
	m.advance(a)
}

// definedArguments tells that the arguments of a builtin have no undefined bits but
// for what is handed on as it is: the argument and the result of a thread.
func (m *machine) definedArguments(a *activation, b *builtinSite) bool {
	args := b.args
	switch {
	case b.kind == builtinCreate:
		args = args[:1]
	case b.kind == builtinDefined, b.kind == builtinSettle, b.kind == builtinExitThread, b.kind == builtinThreadEnd && b.text == nil:
		return true
	case b.kind == builtinThreadEnd:
		return m.use(a.firstShade(args...), "as the result of the program")
	case b.kind == builtinPrint && !m.p.checked(event.UninitError):
		return true // what is printed has no influence
	}
	s := a.firstShade(args...)
	return s.bits == 0 || m.use(s, "as an argument of "+m.p.calledBy(m.modelled(), b))
}

// calledBy is the name of the function that the program calls where a builtin is executed: the model that it is in, or itself.
func (p *Program) calledBy(model uint64, b *builtinSite) string {
	if fn := p.functionAt(model); fn != nil {
		return llvmir.Demangle(fn.name)
	}
	return b.name
}

// handsOn tells that a model stores or passes on a parameter as it is.
func handsOn(model string, param int) bool {
	switch model {
	case "pthread_create":
		return param == 3
	case "thrd_create":
		return param == 2
	case "pthread_exit", "thrd_exit":
		return param == 0
	case "pthread_setspecific", "__pthread_setspecific", "tss_set", "memset", "__memset_chk":
		return param == 1
	}
	switch {
	case strings.HasPrefix(model, "__atomic_store_"), strings.HasPrefix(model, "__atomic_exchange_"):
		return param == 1
	case strings.HasPrefix(model, "__atomic_compare_exchange_"):
		return param == 2
	}
	return false
}

// definedCall tells that the arguments of a model have no undefined bits but for what it
// hands on.
func (m *machine) definedCall(a *activation, c *callSite, model *function) bool {
	for i, arg := range c.args {
		if !handsOn(model.name, i) && !m.use(a.shadeOf(arg), "as an argument of "+model.name) {
			return false
		}
	}
	return true
}

// create shows the start of a thread.
func (m *machine) create(addr uint64, arg partial) {
	fn := m.p.functionAt(addr)
	if fn == nil {
		m.fail(event.MemoryError, fmt.Sprintf("start of a thread at %#x, which is not a function", addr))
		return
	}
	id := m.p.threads.id(m.thread, m.created, fn)
	if id >= 1<<12-1 {
		m.unsupported(tooManyThreads)
		return
	}
	m.child = &start{id, fn, arg, m.whole()}
	m.show(event.Label{Kind: event.Create, Thread: id, Loc: event.NoLoc})
}

func (m *machine) heapObject(size, zero uint64) (event.Obj, uint64, string) {
	return m.p.space.object(heapKey(m.thread, m.heap, size, zero, m.site()))
}

// unmapping is how a mapping of memory ends.
const unmapping = "munmap"

// ends says what a builtin does that ends a lifetime on the heap.
func (b builtin) ends() string {
	if b == builtinUnmap {
		return unmapping
	}
	return "free"
}

// heapStart returns the heap object that begins at an address, for what is to be done with it.
func (m *machine) heapStart(addr uint64, what string) (event.Obj, bool) {
	if m.p.isObject(addr) {
		if o, ok := m.p.space.find(addr); ok {
			obj := m.p.space.get(o)
			switch {
			case obj.kind != kindHeap:
				m.fail(event.MemoryError, what+" of "+m.p.objectName(o)+", which is not on the heap")
			case obj.mapped && what != unmapping:
				m.fail(event.MemoryError, what+" of "+m.p.objectName(o)+", which mmap returned")
			case obj.addr != addr:
				m.fail(event.MemoryError, fmt.Sprintf("%s of a pointer %d bytes behind the start of %s", what, addr-obj.addr, m.p.objectName(o)))
			default:
				return o, true
			}
			return 0, false
		}
	}
	if addr>>8 == poison>>8 {
		m.fail(event.MemoryError, what+" of an uninitialised pointer")
		return 0, false
	}
	m.fail(event.MemoryError, fmt.Sprintf("%s of the pointer %#x, which no allocation returned", what, addr))
	return 0, false
}

// exitThread unwinds the stack: its objects end one by one.
func (m *machine) exitThread(value uint64, s shade) {
	s = m.located(s)
	if m.runsCleanups() {
		m.unsupported("the end of a thread in a call that has destructors to run")
		return
	}
	if len(m.objects) > 0 {
		m.showFree()
		return
	}
	for {
		if len(m.acts) == 1 && m.below == nil {
			break
		}
		m.leave()
		if len(m.acts) == 0 {
			m.wake()
		}
	}
	a := m.act()
	// The bottom frame goes on as if its call had returned value.
	if a.fn == m.p.startMain {
		m.unshade(a)
		m.acts[0] = activation{fn: m.p.exitMain, regs: append(a.regs[:0], value), depth: 0}
		m.paint(m.act(), 0, s)
		return
	}
	c := &a.fn.calls[0]
	m.put(a, c.dst[0], value, s)
	a.pc++
}

// typeName is the name of a type in the source, from its name in a type_info; empty for the address 0.
func (p *Program) typeName(addr uint64) string {
	if addr == 0 {
		return ""
	}
	const begin = "typeinfo for "
	return strings.TrimPrefix(llvmir.Demangle("_ZTI"+p.text(addr)), begin)
}

// text reads a string from constant memory.
func (p *Program) text(addr uint64) string {
	g, offset := p.staticAt(addr)
	if g == nil || offset >= uint64(len(g.image)) || !g.constant {
		return elsewhere
	}
	s := g.image[offset:g.size]
	if i := bytes.IndexByte(s, 0); i >= 0 {
		s = s[:i]
	}
	return string(s)
}
