package interp

import (
	"strings"

	"github.com/gomc/gomc/event"
)

// machine interprets one thread between two visible operations.
type machine struct {
	p       *Program
	thread  uint32
	acts    []activation // the frames that are in use, the running one last
	below   *frame       // the frozen frames under acts
	blocks  []*block
	objects []event.Obj
	notes   []note
	heap    uint32       // objects that the thread has allocated on the heap
	created uint32       // threads that it has created
	atomic  uint32       // atomic sections that it is in, one within the other
	counts  []uint32     // iterations of the bounded loops (--unroll) of all frames
	stop    bool         // a visible operation, or the end of the thread, has been reached
	label   event.Label  // of that operation
	resumed *event.Label // of the State that the machine came from
	child   *start
	looped  bool       // it has jumped back to the begin of a loop since the last visible operation
	endless *bool      // if not nil, set when a loop is closed that has no way out
	steps   int        // instructions executed since the last visible operation
	pause   int        // look is called at this number of steps
	due     int        // watch is called at this number of steps
	looks   int        // how often watch has looked for a cycle since the last visible operation
	past    *snapshot  // what the thread was at an earlier look; see repeats
	shaded  bool       // slots may have undefined bits; see shade
	undef   bool       // the next operation may have undefined constants
	shades  int        // slots that have undefined bits
	terms   int        // slots that have terms; see terms.go
	made    int        // operations over terms since the last visible operation
	known   *knowledge // of its inputs; nil for nothing
	// interrupted says that the thread was cut although it is within its bounds.
	interrupted bool
	output      *strings.Builder
	keeper      *keeper // sees each operation before it is executed; nil in searches
}

// activation is a frame in use.
type activation struct {
	fn     *function
	pc     uint32
	sub    uint32
	regs   []uint64
	extra  []uint64
	objs   uint32
	blocks uint32
	depth  uint32
	shades []shade    // by slot; nil if no slot ever had one
	shaded int        // slots that have one
	terms  *slotTerms // nil if there are none
}

func (p *Program) machine() *machine {
	if m, ok := p.machines.Get().(*machine); ok {
		return m
	}
	return &machine{p: p}
}

func (p *Program) release(m *machine) {
	p.instructions.Add(uint64(m.steps))
	m.acts = m.acts[:0]
	m.below, m.blocks, m.objects, m.notes, m.child = nil, nil, nil, nil, nil
	m.output, m.past, m.endless = nil, nil, nil
	p.machines.Put(m)
}

func (a *activation) get(o operand) uint64 {
	if o&constBit != 0 {
		return a.fn.consts[o&^constBit]
	}
	return a.regs[o]
}

func (a *activation) set(o operand, v uint64) {
	if o != noSlot {
		a.regs[o] = v
	}
}

// thaw loads a state.
func (m *machine) thaw(s *state) {
	m.thread, m.resumed = s.thread, s.label
	m.blocks = append([]*block(nil), s.ext.blocks...)
	m.objects = append([]event.Obj(nil), s.ext.objects...)
	m.notes = s.ext.notes
	m.heap, m.created, m.atomic = s.ext.heap, s.ext.created, s.ext.atomic
	m.counts = append(m.counts[:0], s.counts...)
	m.begin()
	m.known = s.ext.known
	m.below = s.top
	m.wake()
}

func (m *machine) begin() {
	m.stop, m.looped, m.interrupted, m.steps = false, false, false, 0
	m.due, m.looks, m.past = min(watchInterval, m.p.opts.MaxInstructions+1), 0, nil
	m.pause, m.shaded, m.undef, m.shades = m.due, false, false, 0
	m.terms, m.made, m.known = 0, 0, nil
	m.label = event.Label{}
	m.child = nil
}

// wake thaws the topmost frozen frame.
func (m *machine) wake() {
	f := m.below
	m.below = f.parent
	a := m.push(f.fn)
	a.pc, a.sub, a.objs, a.blocks, a.depth = f.pc, f.sub, f.objs, f.blocks, f.depth
	for i, slot := range f.fn.liveAt(f.pc) {
		a.regs[slot] = f.regs[i]
		if f.shades != nil {
			m.paint(a, slot, f.shades[i])
		}
		if f.terms != nil {
			if t := (*f.terms)[i]; t != nil {
				m.setTerm(a, slot, t)
			}
		}
	}
	if len(f.fn.undefs) > 0 {
		m.undef = true
		m.shadow() // the operation in progress may have undefined constants
	}
	a.extra = append(a.extra[:0], f.extra...)
}

// push adds an activation with all slots zero.
func (m *machine) push(fn *function) *activation {
	if !fn.ready.Load() {
		m.p.lower(fn)
	}
	n := len(m.acts)
	if n < cap(m.acts) {
		m.acts = m.acts[:n+1]
	} else {
		m.acts = append(m.acts, activation{})
	}
	a := &m.acts[n]
	regs := a.regs
	if cap(regs) < fn.nslots {
		regs = make([]uint64, fn.nslots)
	} else {
		regs = regs[:fn.nslots]
		clear(regs)
	}
	*a = activation{fn: fn, regs: regs, extra: a.extra[:0], objs: uint32(len(m.objects)), blocks: uint32(len(m.blocks))}
	return a
}

// freeze interns what the machine has come to as a State.
func (m *machine) freeze() *state {
	t := &m.p.tables
	s := &state{p: m.p, thread: m.thread, child: m.child}
	label := m.label
	s.label = &label
	if label.Ends() && !(m.p.keepsEnds && label.Kind == event.Exit) && !m.whole() {
		s.hash = mix(mix(mix(0xabcdef, uint64(label.Kind)), label.Val), uint64(label.Site)<<16|uint64(m.thread))
	} else {
		s.top = m.freezeFrames()
		m.forgetUnused()
		s.ext = m.freezeExtent()
		s.hash = s.coreHash()
	}
	if m.p.opts.Unroll > 0 && s.top != nil {
		s.counts = append([]uint32(nil), m.counts...)
	}
	s = t.internState(s)
	if m.looped && !m.p.opts.NoAwait {
		s.loops.Store(true)
	}
	return s
}

// internState interns a state whose hash is that of its core.
func (t *tables) internState(s *state) *state {
	coreHash := s.hash
	for _, c := range s.counts {
		s.hash = mix(s.hash, uint64(c))
	}
	return t.states.intern(s.hash, s, func(s *state) { s.core = t.coreOf(s, coreHash) })
}

// coreOf numbers a state without its loop counters.
func (t *tables) coreOf(s *state, hash uint64) int64 {
	if len(s.counts) == 0 {
		return t.coreIDs.Add(1)
	}
	bare := &state{top: s.top, ext: s.ext, thread: s.thread, label: s.label, hash: hash}
	s.bare = t.cores.intern(hash, bare, func(c *state) { c.core = t.coreIDs.Add(1) })
	return s.bare.core
}

func (m *machine) freezeFrames() *frame {
	parent := m.below
	for i := range m.acts {
		a := &m.acts[i]
		live := a.fn.liveAt(a.pc)
		f := &frame{fn: a.fn, pc: a.pc, sub: a.sub, parent: parent, objs: a.objs, blocks: a.blocks, depth: a.depth}
		f.regs = make([]uint64, len(live))
		for j, slot := range live {
			f.regs[j] = a.regs[slot]
		}
		if a.shaded > 0 {
			f.shade(a, live)
		}
		if a.terms != nil {
			f.terms = a.freezeTerms(live)
		}
		if len(a.extra) > 0 {
			f.extra = append([]uint64(nil), a.extra...)
		}
		f.rehash()
		parent = m.p.tables.frames.intern(f.hash, f, nil)
	}
	return parent
}

func (m *machine) freezeExtent() *extent {
	for i, b := range m.blocks {
		if !b.frozen {
			b.rehash()
			b.frozen = true
			m.blocks[i] = m.p.tables.blocks.intern(b.hash, b, nil)
		}
	}
	e := &extent{blocks: m.blocks, objects: m.objects, notes: m.notes, heap: m.heap, created: m.created, atomic: m.atomic, known: m.known}
	e.rehash()
	return m.p.tables.extents.intern(e.hash, e, nil)
}

// site is where the program checked is: the innermost place outside the models and, if there is one, outside the standard library.
func (m *machine) site() event.SiteID {
	var found siteFinder
	for i := len(m.acts) - 1; i >= 0; i-- {
		if a := &m.acts[i]; found.at(a.fn, a.pc) {
			return found.site
		}
	}
	for f := m.below; f != nil; f = f.parent {
		if found.at(f.fn, f.pc) {
			return found.site
		}
	}
	return found.site
}

// siteFinder looks for a site from the innermost call to the outermost.
type siteFinder struct {
	site  event.SiteID
	found bool // in the library
}

// at looks at a call, and tells whether the site is found.
func (s *siteFinder) at(fn *function, pc uint32) bool {
	if fn.transparent() || fn.source == nil || fn.library && s.found {
		return false
	}
	s.site, s.found = event.SiteID(fn.sites[pc]), true
	return !fn.library
}

// transparent tells that what a function does is shown at its call.
func (fn *function) transparent() bool {
	return fn.model || fn.special != specialNone && fn.special != specialAtomic
}

// end stops the thread for good.
func (m *machine) end(l event.Label) {
	l.Site, l.Loc = m.site(), event.NoLoc
	m.label, m.stop = l, true
}

func (m *machine) fail(kind event.ErrorKind, message string) {
	m.end(event.Label{Kind: event.Error, Fault: &event.Fault{Kind: kind, Message: message}})
}

func (m *machine) unsupported(what string) {
	m.end(event.Label{Kind: event.Unsupported, Fault: &event.Fault{Message: what}})
}

func (m *machine) block(reason event.Reason) {
	m.end(event.Label{Kind: event.Block, Reason: reason})
}

// show stops the thread at a visible operation.
func (m *machine) show(l event.Label) {
	l.Site = m.site()
	m.label, m.stop = l, true
}

// act is the running activation.
func (m *machine) act() *activation { return &m.acts[len(m.acts)-1] }
