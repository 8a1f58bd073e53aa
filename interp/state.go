package interp

import (
	"fmt"
	"maps"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/gomc/gomc/event"
)

// state is a thread that stands before a visible operation.
type state struct {
	p      *Program
	label  *event.Label
	memo   atomic.Pointer[memo]
	top    *frame // nil if the thread ends here
	ext    *extent
	counts []uint32 // loop counters of all activations
	core   int64
	bare   *state // what core numbers, if that is not the state itself
	hash   uint64
	thread uint32
	loops  atomic.Bool
	child  *start
	mu     sync.Mutex
}

// start is how a thread begins.
type start struct {
	thread event.ThreadID
	fn     *function
	arg    partial
	whole  bool // forgets nothing of its inputs; see Program.Whole
}

func (s *state) equal(t *state) bool {
	return s == t || s.sameCore(t) && slices.Equal(s.counts, t.counts)
}

func (s *state) sameCore(t *state) bool {
	if s.thread != t.thread || s.top == nil != (t.top == nil) {
		return false
	}
	if s.top == nil {
		return sameEnd(s.label, t.label)
	}
	return s.top.equal(t.top) && s.ext.equal(t.ext) && (!s.label.Ends() || sameEnd(s.label, t.label))
}

// sameEnd compares labels of threads that take no further step.
func sameEnd(a, b *event.Label) bool {
	x, y := *a, *b
	x.Fault, y.Fault = nil, nil
	if x != y || (a.Fault == nil) != (b.Fault == nil) {
		return false
	}
	return a.Fault == nil || *a.Fault == *b.Fault
}

func (s *state) Label() *event.Label { return s.label }
func (s *state) Loops() bool         { return s.loops.Load() }
func (s *state) Core() int64         { return s.core }

// coreHash is the hash of a state that has not ended without its loop counters.
func (s *state) coreHash() uint64 { return mix(mix(s.top.hash, s.ext.hash), uint64(s.thread)) }

// Fresh returns the State that differs in its loop counters only: they are 0.
func (s *state) Fresh() event.State {
	if !slices.ContainsFunc(s.counts, func(n uint32) bool { return n != 0 }) {
		return s
	}
	t := &state{p: s.p, thread: s.thread, child: s.child, label: s.label, top: s.top, ext: s.ext, counts: make([]uint32, len(s.counts))}
	t.hash = t.coreHash()
	return s.p.tables.internState(t)
}

// Child returns the first State of the thread that a Create label starts.
func (s *state) Child() event.State {
	if s.child == nil {
		return nil
	}
	return s.p.startOf(s.child)
}

// memo holds the results of Next. A memo is immutable but for its table, whose
// entries are set once.
type memo struct {
	n     int
	value [4]uint64
	next  [4]*state
	table []atomic.Pointer[memoEntry] // when there are more; a power of two
	undef map[event.Bits]*state       // of values with undefined bits; never changed
}

type memoEntry struct {
	value uint64
	next  *state
}

func (m *memo) find(v uint64) *state {
	for i := 0; i < m.n; i++ {
		if m.value[i] == v {
			return m.next[i]
		}
	}
	if m.table == nil {
		return nil
	}
	for i := mix(1, v); ; i++ {
		e := m.table[i&uint64(len(m.table)-1)].Load()
		if e == nil {
			return nil
		}
		if e.value == v {
			return e.next
		}
	}
}

// Next returns the State after the operation returned v.
func (s *state) Next(v uint64) event.State {
	if m := s.memo.Load(); m != nil {
		if m.n > 0 && m.value[0] == v {
			return m.next[0]
		}
		if t := m.find(v); t != nil {
			return t
		}
	}
	if s.label.Ends() {
		return s
	}
	return s.p.step(s, event.Defined(v))
}

// NextUndefined returns the State after the operation returned a value with
// undefined bits.
func (s *state) NextUndefined(v event.Bits) event.State {
	if m := s.memo.Load(); m != nil {
		if t := m.undef[v]; t != nil {
			return t
		}
	}
	if s.label.Ends() {
		return s
	}
	return s.p.step(s, v)
}

// remember notes the result of Next.
func (s *state) remember(v event.Bits, t *state) {
	s.mu.Lock()
	defer s.mu.Unlock()
	old := s.memo.Load()
	if old == nil {
		old = &memo{}
	}
	m := &memo{n: old.n, value: old.value, next: old.next, table: old.table, undef: old.undef}
	switch {
	case v.Undef != 0:
		m.undef = maps.Clone(old.undef)
		if m.undef == nil {
			m.undef = map[event.Bits]*state{}
		}
		m.undef[v] = t
	case old.find(v.Value) != nil:
		return
	case m.n < len(m.value):
		m.value[m.n], m.next[m.n] = v.Value, t
		m.n++
	default:
		m.insert(v.Value, t)
	}
	s.memo.Store(m)
}

func (m *memo) insert(v uint64, t *state) {
	used := 0
	for i := range m.table {
		if m.table[i].Load() != nil {
			used++
		}
	}
	if 2*(used+1) > len(m.table) {
		old := m.table
		m.table = make([]atomic.Pointer[memoEntry], max(16, 2*len(old)))
		for i := range old {
			if e := old[i].Load(); e != nil {
				m.put(e)
			}
		}
	}
	m.put(&memoEntry{v, t})
}

func (m *memo) put(e *memoEntry) {
	for i := mix(1, e.value); ; i++ {
		p := &m.table[i&uint64(len(m.table)-1)]
		if p.Load() == nil {
			p.Store(e)
			return
		}
	}
}

// step interprets the thread from one visible operation to the next.
func (p *Program) step(s *state, v event.Bits) *state {
	t, whole := p.guarded(func(m *machine) {
		m.thaw(s)
		m.resume(v)
	})
	p.transitions.Add(1)
	if s.returnsTo(t, v) {
		t = s
	}
	if whole {
		s.remember(v, t)
	}
	p.tables.limit()
	return t
}

// Endless reports whether on the way to the State after the operation returned v a loop is closed that has no way out.
func (s *state) Endless(v event.Bits) (endless bool) {
	if s.label.Ends() {
		return false
	}
	s.p.guarded(func(m *machine) {
		m.endless = &endless
		m.thaw(s)
		m.resume(v)
	})
	return endless
}

// guarded runs a machine. A bug of the interpreter becomes a label. The result is whole unless the
// machine was interrupted.
func (p *Program) guarded(prepare func(*machine)) (t *state, whole bool) {
	m := p.machine()
	defer func() {
		r := recover()
		if r == nil {
			p.release(m)
			return
		}
		if p.opts.debug {
			panic(r)
		}
		broken := &machine{p: p, thread: m.thread}
		broken.end(event.Label{Kind: event.Unsupported, Fault: &event.Fault{Message: fmt.Sprintf("this program (a bug in gomc's interpreter: %v)", r)}})
		t, whole = broken.freeze(), true
	}()
	prepare(m)
	m.run()
	return m.freeze(), !m.interrupted
}

// returnsTo tells whether the thread is where it was: with the same loop
// counters, or in a memory that it did not change, where the counters of a
// spin loop do not matter.
func (s *state) returnsTo(t *state, v event.Bits) bool {
	if s == t || !s.sameCore(t) {
		return s == t
	}
	if slices.Equal(s.counts, t.counts) {
		return true
	}
	if !s.label.Blocks {
		return false
	}
	if s.label.Kind == event.RMW {
		n, written := s.label.Store(v, 0)
		return !written || n == v
	}
	return true
}
