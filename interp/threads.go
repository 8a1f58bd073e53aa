package interp

import (
	"errors"
	"fmt"
	"strings"
	"sync"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"

	"github.com/gomc/gomc/event"
)

// threadTable numbers threads by their parent and the order in which the
// parent created them.
type threadTable struct {
	mu   sync.RWMutex
	ids  map[[2]uint32]event.ThreadID
	list []*function

	parents []uint32
}

func (t *threadTable) init() {
	t.ids = map[[2]uint32]event.ThreadID{}
	t.list, t.parents = []*function{nil}, []uint32{0}
}

// id returns the number of the thread that a parent creates after n others. fn is its start routine, nil if that is not known.
func (t *threadTable) id(parent, n uint32, fn *function) event.ThreadID {
	key := [2]uint32{parent, n}
	t.mu.RLock()
	id, ok := t.ids[key]
	ok = ok && t.list[id] != nil
	t.mu.RUnlock()
	if ok {
		return id
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if id, ok := t.ids[key]; ok {
		if fn != nil {
			t.list[id] = fn
		}
		return id
	}
	id = event.ThreadID(len(t.list))
	t.list, t.parents = append(t.list, fn), append(t.parents, parent)
	t.ids[key] = id
	return id
}

// parent returns the thread that creates another one.
func (t *threadTable) parent(id event.ThreadID) uint32 {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.parents[id]
}

func (t *threadTable) count() int {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return len(t.list)
}

// Threads tells how threads are numbered: for each thread but the main one, in the
// order of their numbers, the number of the thread that creates it and how many
// threads that one creates before. Numbers are given in the order in which an exploration
// meets threads.
func (p *Program) Threads() [][2]uint32 {
	p.threads.mu.RLock()
	defer p.threads.mu.RUnlock()
	keys := make([][2]uint32, len(p.threads.list)-1)
	for key, id := range p.threads.ids {
		keys[id-1] = key
	}
	return keys
}

// NumberThreads numbers threads as another process did, whose Threads are keys. It has
// to be called before the program is executed. It returns an error if keys cannot come from
// Threads.
func (p *Program) NumberThreads(keys [][2]uint32) error {
	p.threads.mu.Lock()
	defer p.threads.mu.Unlock()
	if len(p.threads.list) > 1 {
		return errors.New("the threads of the program have numbers already")
	}
	for i, key := range keys {
		if _, ok := p.threads.ids[key]; ok || key[0] > uint32(i) {
			return fmt.Errorf("the numbers of threads are damaged at thread %d", i+1)
		}
		p.threads.ids[key] = event.ThreadID(len(p.threads.list))
		p.threads.list, p.threads.parents = append(p.threads.list, nil), append(p.threads.parents, key[0])
	}
	return nil
}

// ThreadName returns the start routine and number of a thread.
func (p *Program) ThreadName(id event.ThreadID) string {
	if id == 0 {
		return "main"
	}
	p.threads.mu.RLock()
	defer p.threads.mu.RUnlock()
	if int(id) >= len(p.threads.list) || p.threads.list[id] == nil {
		return fmt.Sprintf("thread#%d", id)
	}
	return fmt.Sprintf("%s#%d", p.threads.list[id].threadName(), id)
}

// threadName is what a thread is called that begins with a function, or that a library runs by it.
func (fn *function) threadName() string {
	if fn.model || strings.HasPrefix(fn.name, "std::__thread_proxy") || strings.HasPrefix(fn.name, "__thread_proxy<std::__1::") { // that of std::thread
		return "thread"
	}
	return fn.name
}

// assembler builds the code of the frames at the bottom of stacks.
type assembler struct{ fn *function }

func (p *Program) newAssembler(name string) *assembler {
	p.functions = append(p.functions, nil)
	fn := &function{name: name, unit: p.user, addr: functionBase + 16*uint64(len(p.functions))}
	p.functions[len(p.functions)-1] = fn
	return &assembler{fn}
}

func (b *assembler) emit(o op) {
	b.fn.code = append(b.fn.code, o)
	b.fn.sites = append(b.fn.sites, 0)
}

func (b *assembler) constant(v uint64) operand {
	b.fn.consts = append(b.fn.consts, v)
	return constBit | operand(len(b.fn.consts)-1)
}

func (b *assembler) slot() operand {
	b.fn.nslots++
	return operand(b.fn.nslots - 1)
}

func (b *assembler) call(fn *function, target operand, dst []operand, args ...operand) {
	b.fn.calls = append(b.fn.calls, callSite{fn: fn, target: target, args: args, dst: dst})
	b.emit(op{code: opCall, a: operand(len(b.fn.calls) - 1)})
}

func (b *assembler) builtin(kind builtin, text []string, args ...operand) {
	b.fn.builtins = append(b.fn.builtins, builtinSite{kind: kind, args: args, dst: noSlot, text: text})
	b.emit(op{code: opBuiltin, a: operand(len(b.fn.builtins) - 1)})
}

func (b *assembler) done() *function {
	b.fn.analyse()
	b.fn.ready.Store(true)
	return b.fn
}

// synthesise builds the bottom frames: of the main thread, which runs the
// constructors, main, the handlers and destructors; of the other threads,
// which run their start routine; and of a main thread that called
// pthread_exit.
func (p *Program) synthesise() {
	b := p.newAssembler("start of a thread")
	fn, arg, result := b.slot(), b.slot(), b.slot()
	b.fn.nparams = 2
	b.call(nil, fn, []operand{result}, arg)
	for _, f := range p.threadEnds {
		b.call(f, 0, nil)
	}
	b.builtin(builtinAtomicOver, nil)
	for i := range p.escaped {
		b.builtin(builtinEndLocal, nil, b.constant(uint64(i)))
	}
	b.builtin(builtinThreadEnd, nil, result)
	p.startThread = b.done()

	b = p.newAssembler("exit of main")
	result = b.slot()
	for _, f := range p.threadEnds {
		b.call(f, 0, nil)
	}
	b.builtin(builtinAtomicOver, nil)
	b.builtin(builtinThreadEnd, nil, result)
	p.exitMain = b.done()

	b = p.newAssembler("start of the process")
	for _, f := range p.structors("llvm.global_ctors") {
		b.call(f, 0, nil)
	}
	result = b.slot()
	argc, argv, envp := p.arguments()
	b.call(p.main, 0, []operand{result}, b.constant(argc), b.constant(argv), b.constant(envp))
	if p.exit != nil {
		b.call(p.exit, 0, nil, result)
	}
	for _, f := range p.structors("llvm.global_dtors") {
		b.call(f, 0, nil)
	}
	b.builtin(builtinThreadEnd, []string{"process"}, result)
	p.startMain = b.done()
}

// structors lists the functions of llvm.global_ctors or its counterpart, by
// priority.
func (p *Program) structors(name string) []*function {
	g := p.user.globals[name]
	if g == nil {
		return nil
	}
	list, ok := g.Init.(*constant.Array)
	if !ok {
		return nil
	}
	type entry struct {
		priority uint64
		fn       *function
	}
	var entries []entry
	for _, e := range list.Elems {
		s, ok := e.(*constant.Struct)
		if !ok || len(s.Fields) < 2 {
			refuse("form of %s", name)
		}
		if _, null := s.Fields[1].(*constant.Null); null {
			continue
		}
		t := p.user.target(s.Fields[1])
		if t == nil || t.fn == nil {
			refuse("member of %s", name)
		}
		priority, _ := p.user.scalar(s.Fields[0])
		at := len(entries)
		for at > 0 && entries[at-1].priority > priority {
			at--
		}
		entries = append(entries, entry{})
		copy(entries[at+1:], entries[at:])
		entries[at] = entry{priority, t.fn}
	}
	fns := make([]*function, len(entries))
	for i, e := range entries {
		fns[i] = e.fn
	}
	return fns
}

// addStatic adds static memory of bytes that is no variable of a module.
func (p *Program) addStatic(name string, content []byte) uint64 {
	return p.addStaticOf(types.I8, name, content)
}

// addStaticOf adds an array that is no variable of a module.
func (p *Program) addStaticOf(elem types.Type, name string, content []byte) uint64 {
	size := uint64(len(content))
	g := &global{name: name, unit: p.user, size: size, image: append(content, make([]byte, 16-len(content)%8)...),
		source: ir.NewGlobalDef(name, constant.NewZeroInitializer(types.NewArray(size/p.layout.Size(elem), elem)))}
	g.addr = (p.nextStatic + redZone + 15) &^ 15
	p.nextStatic = g.addr + g.size
	g.ready = true
	p.globals = append(p.globals, g)
	return g.addr
}

// streams gives the standard streams, which the program only hands on to
// output functions, values of their own.
func (p *Program) streams() {
	for _, name := range []string{"stdin", "stdout", "stderr"} {
		for _, u := range p.units {
			if g := u.globals[name]; g != nil && g.Init == nil && p.definitions[name] == nil {
				file := p.addStatic("stream "+name, make([]byte, 8))
				p.addStatic(name, p.pointerBytes(file))
				v := p.globals[len(p.globals)-1]
				v.constant = true
				p.definitions[name] = v
			}
		}
	}
}

// startOf returns the first State of a thread.
func (p *Program) startOf(c *start) *state {
	s, _ := p.firstState(c)
	return s
}

// firstState tells, too, whether the State is what the thread comes to; see guarded.
func (p *Program) firstState(c *start) (*state, bool) {
	return p.guarded(func(m *machine) { m.load(c) })
}

// load puts a thread to its start.
func (m *machine) load(c *start) {
	m.thread = uint32(c.thread)
	m.heap, m.created, m.atomic = 0, 0, 0
	m.counts = m.counts[:0]
	m.begin()
	if c.whole {
		m.known = &knowledge{whole: true}
	}
	if c.thread == 0 {
		m.push(m.p.startMain)
		return
	}
	a := m.push(m.p.startThread)
	a.regs[0] = c.fn.addr
	m.put(a, 1, c.arg.value, shade{bits: c.arg.shadow, origin: m.p.origins.id(source{name: "the argument of the thread"})})
}

// Main returns the first State of the main thread.
func (p *Program) Main() event.State {
	if s := p.mainSt.Load(); s != nil {
		return s
	}
	s, whole := p.firstState(&start{})
	if whole && !p.mainSt.CompareAndSwap(nil, s) {
		return p.mainSt.Load()
	}
	return s
}

// Stats returns the counters of the interpreter.
func (p *Program) Stats() event.Stats {
	return event.Stats{Instructions: p.instructions.Load(), States: uint64(p.tables.states.size.Load()),
		Transitions: p.transitions.Load(), Drops: p.tables.drops.Load()}
}
