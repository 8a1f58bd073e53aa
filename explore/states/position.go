package states

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// position is a machine in some state, together with the vector that stands for the state. There are
// three parts: the threads, with their store buffers; memory; and what is left, mostly lifetimes of objects.
type position struct {
	prog    event.Program
	m       *memmodel.Machine
	parts   *parts
	nodes   *nodes  // nil if states have hashes, not numbers; see lossy.go
	threads *vector // at 2t thread t, at 2t+1 its buffer
	words   *vector // by location
	rest    *vector // at 0 whether the process has ended, and who runs, at o the lifetime of object o

	counts   bool      // preemptions are counted; see preempt.go
	sym      *symmetry // nil if no threads are alike
	flat     bool      // key tells states apart although others stand for them
	followed map[memmodel.Passage]bool
	joins    []join // that followed the last step
	possible []join // of chains that were met, which nobody has learned yet
	met      map[*chain]bool
	places   []holding // see exchange
	owned    []uint32  // of the places

	change   memmodel.Change
	passages []memmodel.Passage       // of the last step
	base     uint64                   // without nodes: the hash of the state from which undo takes back steps
	depth    int                      // steps since the last call of keep or load
	plain    map[event.State]numbered // configurations of which there is nothing to be known but the State
	configs  []memmodel.ThreadConfig
	buffers  map[uint32]buffer // those that were looked at last, see buffer
	held     int               // stores in these
	unpacked uint64            // stores in all that were looked at
	initial  []event.Bits
}

// numbered is a configuration and its number.
type numbered struct {
	config memmodel.ThreadConfig
	id     uint32
}

type buffer struct {
	stores []memmodel.Pending
	epoch  int32
}

// newPosition returns a position at the start of the program.
func newPosition(prog event.Program, model memmodel.Model, parts *parts, nodes *nodes, sym *symmetry) *position {
	p := &position{prog: prog, m: memmodel.NewStateMachine(prog, model), parts: parts, nodes: nodes, sym: sym,
		threads: newVector(nodes), words: newVector(nodes), rest: newVector(nodes), plain: map[event.State]numbered{}, buffers: map[uint32]buffer{},
		followed: map[memmodel.Passage]bool{}, met: map[*chain]bool{}}
	p.rest.set(nodes, 0, processID(p.m, running{}))
	p.setThread(0)
	p.settle()
	p.keep()
	p.base = p.wholeSum()
	return p
}

// key returns what tells the state from all others but, unless the position is flat, its permutations.
func (p *position) key() uint64 {
	if p.sym == nil || p.flat {
		return p.plainKey()
	}
	return p.canonicalKey()
}

func (p *position) plainKey() uint64 {
	if p.nodes == nil {
		return p.sum()
	}
	memory := p.nodes.pair(topLevel, p.words.root(), p.rest.root())
	return uint64(p.threads.root())<<idBits | uint64(memory)
}

// load goes to a state.
func (p *position) load(key uint64) {
	p.threads.load(p.nodes, uint32(key>>idBits), p.putThread)
	words, rest := p.nodes.split(topLevel, uint32(key)&(1<<idBits-1))
	p.words.load(p.nodes, words, func(i int, id uint32) { p.m.SetWord(event.Loc(i), p.word(event.Loc(i), id)) })
	p.rest.load(p.nodes, rest, p.putRest)
}

// putThread makes the machine have a thread, or its buffer, as the vector has it.
func (p *position) putThread(i int, id uint32) {
	t := event.ThreadID(i / 2)
	if i%2 == 0 {
		p.m.SetConfig(t, p.sym.image(t, p.config(id)))
		return
	}
	b := p.buffer(id)
	p.m.SetBuffer(t, p.sym.exchanged(t, b.stores, false), b.epoch)
}

// putRest makes the machine have what is left as the vector has it.
func (p *position) putRest(i int, id uint32) {
	if i == 0 {
		p.m.SetExited(exitedOf(id))
		return
	}
	p.m.SetLife(event.Obj(i), memmodel.Life(id))
}

// exec takes a step and makes the vector that of the new state.
func (p *position) exec(proc memmodel.Proc, choice uint64) *memmodel.Step {
	at := len(p.m.Steps())
	if cut := p.step(proc, choice); !cut {
		p.settle()
	}
	return &p.m.Steps()[at]
}

// newest returns the number of the step that exec has taken last.
func (p *position) newest() int { return len(p.m.Steps()) - 1 - len(p.joins) }

func (p *position) step(proc memmodel.Proc, choice uint64) (cut bool) {
	next := p.after(proc)
	s := p.m.Exec(proc, choice)
	p.depth++
	p.joins = p.joins[:0]
	p.passages = append(p.passages[:0], p.m.Passages()...)
	p.m.Changes(&p.change)
	p.confirm(s.Thread, s.Cut)
	for _, t := range p.change.Threads {
		p.setThread(t)
	}
	for _, o := range p.change.Objects {
		p.rest.set(p.nodes, int(o), uint32(p.m.Life(o)))
		if p.m.Life(o).Dead() {
			p.forget(o)
		}
	}
	for _, l := range p.change.Locs {
		p.words.set(p.nodes, int(l), p.wordID(l))
	}
	if s.Update && p.m.Life(s.Label.Object).Dead() {
		p.forget(s.Label.Object)
	}
	p.rest.set(p.nodes, 0, processID(p.m, next))
	return s.Cut
}

// confirm confirms what the newest step, of a thread, means for others that are alike: where it is cut, too.
func (p *position) confirm(t event.ThreadID, cut bool) {
	if p.sym == nil {
		return
	}
	for _, x := range p.passages {
		p.follow(t, x)
	}
	if cut {
		p.watchThread(t)
	}
	if p.m.Started(t) && p.sym.joins(t, p.m.Label(t)) {
		p.sym.enter(p.m, t)
	}
}

func (p *position) follow(t event.ThreadID, x memmodel.Passage) {
	if !p.followed[x] {
		p.sym.follow(t, x.State, x.Value)
		p.followed[x] = true
	}
}

// watch confirms that operations that are disabled are so for all threads that are alike.
func (p *position) watch() {
	for i := range p.m.Threads() {
		t := event.ThreadID(i)
		if p.m.Runnable(t) {
			p.watchThread(t)
		}
	}
}

func (p *position) watchThread(t event.ThreadID) {
	if l := p.m.Label(t); l.Blocks && l.Accesses() {
		p.follow(t, memmodel.Passage{State: p.m.State(t), Value: l.Read(p.m.View(t, l))})
	}
}

// forget makes the content of an object that does not live any more the initial one. Nobody reads it: accesses are
// errors, and when the object lives again, it begins with its initial content. Under TSO and PSO others may see that late.
func (p *position) forget(o event.Obj) {
	if p.m.Model() != memmodel.SC && p.prog.Revives(o) {
		return
	}
	for _, l := range p.prog.Words(o) {
		p.words.set(p.nodes, int(l), 0)
	}
}

// undo takes back the steps since the last call of keep or load.
func (p *position) undo() {
	for ; p.depth > 0; p.depth-- {
		p.m.Undo()
	}
	p.threads.undo()
	p.words.undo()
	p.rest.undo()
}

// keep makes the state that from which undo takes back steps.
func (p *position) keep() {
	p.depth = 0
	p.threads.keep()
	p.words.keep()
	p.rest.keep()
}

// thread returns the number of what a thread is.
func (p *position) thread(t event.ThreadID) uint32 { return p.threads.get(2 * int(t)) }

func (p *position) setThread(t event.ThreadID) {
	p.threads.set(p.nodes, 2*int(t), p.configID(t, p.m.Config(t)))
	if stores, epoch := p.m.Buffer(t); len(stores) > 0 || p.threads.get(2*int(t)+1) != 0 {
		p.threads.set(p.nodes, 2*int(t)+1, p.bufferID(p.sym.exchanged(t, stores, true), epoch))
	}
}

func (p *position) configID(t event.ThreadID, c memmodel.ThreadConfig) uint32 {
	if n, ok := p.plain[c.State]; ok && c == n.config {
		return n.id
	}
	id := p.parts.threads.id(p.sym.home(t, c))
	if c.Plain() {
		p.plain[c.State] = numbered{c, id}
	}
	return id
}

func (p *position) config(id uint32) memmodel.ThreadConfig {
	if id == 0 {
		return memmodel.ThreadConfig{}
	}
	if int(id) > len(p.configs) {
		p.configs = p.parts.threads.list()
	}
	return p.configs[id-1]
}

func (p *position) bufferID(stores []memmodel.Pending, epoch int32) uint32 {
	if len(stores) == 0 {
		return 0
	}
	return p.parts.buffers.id(bufferKey(stores, epoch))
}

// maxUnpacked bounds the stores in position.buffers, some 90 bytes each.
const maxUnpacked = 1 << 18

func (p *position) buffer(id uint32) buffer {
	b, ok := p.buffers[id]
	if !ok && id != 0 {
		b.stores, b.epoch = bufferOf(p.parts.buffers.list()[id-1])
		p.unpacked += uint64(len(b.stores))
		if p.held += len(b.stores); p.held > maxUnpacked {
			clear(p.buffers)
			p.held = len(b.stores)
		}
		p.buffers[id] = b
	}
	return b
}

func (p *position) wordID(l event.Loc) uint32 {
	word := p.m.Word(l)
	if word == p.initialWord(l) {
		return 0
	}
	return p.parts.wordID(word)
}

func (p *position) word(l event.Loc, id uint32) event.Bits {
	if id == 0 {
		return p.initialWord(l)
	}
	return p.parts.word(id)
}

func (p *position) initialWord(l event.Loc) event.Bits {
	for int(l) >= len(p.initial) {
		p.initial = append(p.initial, p.prog.Word(event.Loc(len(p.initial))))
	}
	return p.initial[l]
}
