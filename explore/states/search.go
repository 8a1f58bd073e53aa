package states

import (
	"context"
	"sync"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/race"
	"github.com/gomc/gomc/memmodel"
)

// Options configure [Explore]. The functions Still and End are called from several goroutines at a time if there
// are several jobs, the others from one at a time. Those that get moves, a function that returns the steps from
// the beginning to where they are called for, return whether to stop the search.
type Options struct {
	Model   memmodel.Model
	Jobs    int       // states that are expanded at the same time; 0 means 1
	Without Reduction // which reductions not to use
	// Again, if not nil, is called when the search begins once more since threads that were taken for alike are not, or
	// with Hashes and Bits, with what it has learned. What was reported until
	// then stays true; ends and states are met again.
	Again func()

	// Preemptions, if not nil, bounds the preemptions of an execution, by at most MaxPreemptions; see preempt.go. Then there are no reductions, and neither
	// livelocks nor threads that wait for ever while others go on are looked for.
	Preemptions *int

	// DepthFirst makes the search follow one path as far as it leads before it tries others, with one job. It finds what lies
	// deep earlier, on paths that are not the shortest.
	DepthFirst bool

	// Visited says how states that were visited are kept: Hashes and Bits may take a new state for one of them. The search goes breadth first then,
	// with one job, and neither looks for livelocks nor for threads that wait for ever while others go on; there is no drawing.
	Visited Visited
	// BitBytes is the size of the array with Bits, in bytes; 0 means DefaultBitBytes.
	BitBytes int64
	hashBits int // of a hash with Hashes, for tests; 0 means HashBits

	// Fault is called with each fault that a thread meets, for each State of the thread, and of those that are alike, once. It is
	// the fault of the thread that moves returns.
	Fault func(f *event.Fault, l *event.Label, moves func() (event.ThreadID, []Move)) (stop bool)
	// Still reports whether a state is a violation because nothing in it will ever change. It is called with
	// states in which no step is possible, or none but those of threads that read.
	Still func(*memmodel.Machine) bool
	// GoesOn, if not nil, reports whether Still is false because some thread comes to something else than to read. known is false if more than most operations of
	// a thread would have to be looked at to tell.
	GoesOn func(m *memmodel.Machine, most uint64) (goesOn, known bool)
	// Stuck is called with states that are Still.
	Stuck func(moves func() []Move) (stop bool)
	// Livelock, if not nil, is called with livelocks, of which a search that comes to its end finds one in each component of
	// the graph of states. The moves from loop on lead back to the state before them, and can be repeated for ever.
	Livelock func(moves func() (all []Move, loop int)) (stop bool)
	// Starving, if not nil, is called with threads that starve, see starvation.go. Then there are no reductions, which keep no fair cycles of this kind.
	Starving func(victim event.ThreadID, moves func() (all []Move, loop int)) (stop bool)
	// Race, if not nil, is called with data races, each once. Only under sequential consistency.
	Race func(r race.Race, moves func() []Move) (stop bool)
	// Stranded, if not nil, is called where threads wait for ever while others go on for ever. The moves from loop on lead back to
	// the state before them; who waits in all states of the loop waits for ever, see [Stranded].
	Stranded func(moves func() (all []Move, loop int)) (stop bool)
	// End is called with each state in which no step is possible.
	End func(*memmodel.Machine)
	// Drawing, if not nil, is called at the end of the search if it has visited at most MaxDrawing states.
	Drawing    func(*Drawing)
	MaxDrawing uint64
	// Progress is called now and then.
	Progress func(Counts)
	// Pause, if not nil, is called about every PauseAfter units of Counts.Work, and where Asked has grown. It returns whether to give up.
	Pause func(Counts) (stop bool)
	// Asked, if not nil, is how much work went into questions about inputs of the program until now. A single one can take long.
	Asked func() uint64
}

// Reduction is one, or several, of the ways in which a search leaves out states, or chooses which ones to leave out.
type Reduction uint8

// The reductions. None of them makes a difference to what is found, but for which of several threads that are alike a violation is reported.
const (
	Single    Reduction = 1 << iota // of several steps the one that conflicts with nothing is taken alone; see reduce.go
	Sets                            // the steps of a persistent set of threads; see persistent.go
	LastFirst                       // of several steps that can be taken alone, that of the last thread, not of the first one
	Symmetry                        // states that differ only in which of the threads that are alike does what count as one; see symmetry.go
)

// orders reports whether steps are left out where others, in another order, do as well.
func (o *Options) orders() bool { return o.Without&(Single|Sets) != Single|Sets }

// DefaultBitBytes is the size of the array of Bits, in bytes.
const DefaultBitBytes = 1 << 28

// PauseAfter is the work between two calls of Options.Pause.
const PauseAfter = 2_000

// Counts are the figures of a search.
type Counts struct {
	States      uint64 // distinct states
	Transitions uint64 // steps executed
	Exits       uint64 // states in which the process has ended, and a step is possible
	Reduced     uint64 // states in which the steps of some processes were executed only
	Bytes       uint64 // memory that holds the states
	Work        uint64 // for Options.Pause: about how much was done, in transitions
	Buffered    uint64 // for Options.Pause: stores in all contents of store buffers that were met, some 70 bytes each
	Bounded     bool   // some thread was cut at a bound
	LeftOut     bool   // some step was not taken as there were as many preemptions as allowed
	// Omission bounds the probability that a state was omitted, with Hashes.
	Omission float64
	// HashFactor is how many bits there are in the array for each state, with Bits.
	HashFactor float64
	// Unordered are places of operations that order accesses less than the search takes for granted that looks for data
	// races: there may be races that it has not found. Known at the end of the search.
	Unordered []event.SiteID
	Grows     string // at the end of a search that was given up: what takes ever new values in the states that were found last, if that is plain
}

// Move is a step of a schedule.
type Move = memmodel.Move

// Outcome says how a search has ended.
type Outcome uint8

// The outcomes.
const (
	Complete    Outcome = iota // every state was visited, or another one that stands for it
	Stopped                    // by a callback
	Interrupted                // the context has ended
	Full                       // there are more states, or parts of states, than can be numbered
)

// search visits the states of a program level by level: first those that are one step from the beginning, then
// those that are one step from them.
type search struct {
	prog    event.Program
	opts    Options
	ctx     context.Context
	parts   *parts
	nodes   *nodes
	sym     *symmetry // nil if no threads are alike
	spent   uint64    // transitions of searches before this one
	stem    []uint64  // if states are unfolded, the keys of those that lead to the first one; see unfold
	flat    bool      // see position.flat
	visited table
	origins origins
	lossy   *lossy // instead of nodes, visited and origins, if states are kept as hashes; nil if not
	routes  routes
	prints  *footprints
	workers []*worker

	from, to [1 << shardBits]uint32 // of each shard of visited, the states of this level

	open      map[uint32]bool // states from which an atomic section may start that does not come to its end
	strands   bool            // threads may wait for ever while others go on, see mayStrand
	outgoing  bool            // steps that leave the loop of their thread are links, too
	shortened bool            // see shorten
	livelocks map[uint32]int  // by state that belongs to a livelock: the number of that

	mu      sync.Mutex
	raced   map[meeting]bool // races that were reported
	faulty  map[uint32]bool  // configurations of threads whose fault was reported
	stopped atomic.Bool
	bounded atomic.Bool // some thread was cut at a bound
	leftOut atomic.Bool // see Counts.LeftOut
	// mistaken: a state was expanded that should not have been reduced.
	mistaken atomic.Bool
	failure  atomic.Pointer[any] // a panic of a worker
}

// Explore visits all states of a program in which something different can follow. Where the order of steps makes no
// difference it leaves some out, see reduce.go, and where it makes none which of several threads does what, see symmetry.go.
func Explore(ctx context.Context, prog event.Program, opts Options) (Outcome, Counts) {
	if opts.Preemptions != nil {
		opts.Livelock, opts.Stranded, opts.Starving = nil, nil, nil
	}
	if opts.Preemptions != nil || opts.Starving != nil {
		opts.Without = Single | Sets | LastFirst | Symmetry
	}
	apart, spent := colours{}, uint64(0)
	for {
		s := &search{prog: prog, opts: opts, ctx: ctx, parts: &parts{}, nodes: &nodes{}, faulty: map[uint32]bool{},
			raced: map[meeting]bool{}, livelocks: map[uint32]int{}, spent: spent}
		s.keep()
		s.guard(func() { s.explore(apart) })
		found, again := s.asymmetry()
		if !again {
			return s.outcome()
		}
		apart.refine(found)
		spent = s.spent + s.counts().Transitions
		if opts.Again != nil {
			opts.Again()
		}
	}
}

// keep chooses how states are kept.
func (s *search) keep() {
	s.routes = s
	if s.opts.Visited != Exact {
		s.nodes, s.lossy = nil, &lossy{s: s}
		s.routes = s.lossy
	}
}

// asymmetry returns how threads differ that were taken for alike, if they do and the search has to begin once more.
func (s *search) asymmetry() (a asymmetry, ok bool) {
	if x := s.failure.Load(); x != nil && !s.stopped.Load() && s.ctx.Err() == nil {
		a, ok = (*x).(asymmetry)
	}
	return a, ok
}

func (s *search) explore(apart colours) {
	if s.opts.Without&Symmetry == 0 {
		s.sym = newSymmetry(s.prog, s.opts.Model, apart)
	}
	s.prints = newFootprints(s.parts, s.sym)
	for range max(s.opts.Jobs, 1) {
		s.workers = append(s.workers, newWorker(s))
	}
	if s.opts.orders() {
		s.scout()
	}
	if s.lossy != nil {
		s.lossy.run()
		return
	}
	s.workers[0].begin()
	s.to = s.visited.sizes()
	s.run()
	if !s.over() {
		s.lookAtCycles()
	}
}

// failed returns the panic of a worker, nil if there was none. That threads differ is none if the search was about to end anyway.
func (s *search) failed() any {
	x := s.failure.Load()
	if x == nil {
		return nil
	}
	if _, ok := (*x).(asymmetry); ok {
		return nil
	}
	return *x
}

func (s *search) outcome() (Outcome, Counts) {
	outcome := Complete
	switch x := s.failed().(type) {
	case nil:
		if s.stopped.Load() {
			outcome = Stopped
		} else if s.ctx.Err() != nil {
			outcome = Interrupted
		}
	case full:
		outcome = Full
	default:
		panic(x)
	}
	counts := s.counts()
	if s.opts.Race != nil {
		counts.Unordered = s.findUnordered()
	}
	if s.lossy != nil {
		return outcome, counts
	}
	if s.opts.Drawing != nil && counts.States <= s.opts.MaxDrawing {
		s.opts.Drawing(s.draw())
	}
	if outcome == Interrupted || outcome == Full {
		counts.Grows = s.grows()
	}
	return outcome, counts
}

// run expands level by level. When there is nothing left, it expands what was reduced by mistake.
func (s *search) run() {
	for !s.over() {
		s.sym.rank()
		if s.from != s.to {
			if s.opts.DepthFirst {
				s.dive()
			} else {
				s.level((*worker).expand)
			}
			s.from, s.to = s.to, s.visited.sizes()
			if s.opts.DepthFirst {
				s.from = s.to
			}
			s.prints.learn(s.workers, false)
			continue
		}
		s.prints.learn(s.workers, true)
		end := s.to
		s.from = [1 << shardBits]uint32{}
		s.mistaken.Store(false)
		s.level((*worker).reconsider)
		s.from, s.to = end, s.visited.sizes()
		s.prints.learn(s.workers, false)
		if !s.mistaken.Load() {
			break // else what was learned may concern states that were looked at before
		}
	}
}

func (s *search) over() bool {
	return s.stopped.Load() || s.ctx.Err() != nil || s.failure.Load() != nil
}

// batch is how many states a worker takes at a time.
const batch = 32

// level lets the workers treat the states of this level.
func (s *search) level(treat func(*worker, uint32)) {
	var batches []stretch
	for k := range s.from {
		for i := s.from[k]; i < s.to[k]; i += batch {
			batches = append(batches, stretch{uint32(k), i, min(i+batch, s.to[k])})
		}
	}
	var next atomic.Int64
	work := func(w *worker) {
		for !s.over() {
			k := next.Add(1) - 1
			if k >= int64(len(batches)) {
				return
			}
			for i := batches[k].from; i < batches[k].to; i++ {
				treat(w, i<<shardBits|batches[k].shard)
			}
		}
	}
	var wait sync.WaitGroup
	if len(batches) > 1<<shardBits { // else it is not worth a goroutine
		for _, w := range s.workers[1:] {
			wait.Go(func() { s.guard(func() { work(w) }) })
		}
	}
	s.guard(func() { work(s.workers[0]) })
	wait.Wait()
}

// guard keeps a panic for the goroutine that has called Explore.
func (s *search) guard(do func()) {
	defer func() {
		if x := recover(); x != nil {
			s.failure.CompareAndSwap(nil, &x)
		}
	}()
	do()
}

// stretch is some states of a shard.
type stretch struct{ shard, from, to uint32 }

func (s *search) counts() Counts {
	c := Counts{Bounded: s.bounded.Load(), LeftOut: s.leftOut.Load()}
	if s.lossy != nil {
		s.lossy.measure(&c)
	} else {
		c.Bytes = s.visited.bytes() + s.nodes.bytes() + s.origins.bytes()
		for _, n := range s.visited.sizes() {
			c.States += uint64(n)
		}
	}
	for _, w := range s.workers {
		c.Transitions += w.transitions
		c.Reduced += w.reduced
		c.Exits += w.exits
	}
	return c
}

// report calls a function that may stop the search.
func (s *search) report(call func() (stop bool)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.stopped.Load() && call() {
		s.stopped.Store(true)
	}
}

// fault reports the fault of a thread, or of those that are alike, whose configuration has a number.
func (s *search) fault(id uint32, c memmodel.ThreadConfig, moves func() (event.ThreadID, []Move)) {
	s.report(func() bool {
		if s.faulty[id] {
			return false
		}
		s.faulty[id] = true
		return s.opts.Fault(c.Fault(), c.State.Label(), moves)
	})
}

// origins are how states were found, by their numbers. Entries are written once, by the worker that has
// found or expanded the state.
type origins struct {
	chunks [1 << (32 - originBits)]atomic.Pointer[[1 << originBits]origin]
}

const originBits = 16

// origin is how a state was found, and how it was expanded.
type origin struct {
	parent uint32 // the state before it; the first state is its own
	alone  uint32 // the mark of those whose steps alone were taken, 0 for all; see agent.in
}

func (o *origins) at(id uint32) *origin {
	p := &o.chunks[id>>originBits]
	if p.Load() == nil {
		p.CompareAndSwap(nil, new([1 << originBits]origin))
	}
	return &p.Load()[id&(1<<originBits-1)]
}

func (o *origins) bytes() (n uint64) {
	for i := range o.chunks {
		if o.chunks[i].Load() != nil {
			n += 8 << originBits
		}
	}
	return n
}
