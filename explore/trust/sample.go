package trust

import (
	"slices"
	"sync/atomic"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/tree"
)

// The quantities that are counted at graphs of a [Sampler]. Those that a [Tally] has sum up to it
// over all nodes of the tree.
const (
	Executions  = iota // complete executions
	Erroneous          // among them, those that violate a property
	Events             // events added
	Graphs             // graphs built, those among them that are not consistent included
	Sizes              // the numbers of events of these graphs
	Nanoseconds        // that it took to find the children
	Blocked            // from here on: executions that did not complete, by event.Reason
	Quantities  = Blocked + int(event.Reasons)
)

// Sampler gives single graphs of the search tree, see tree.Sampler. Each node of the tree is a graph; its children
// are what one call of next_P and VISIT makes of it. They depend on the graph and its insertion order
// alone (Proposition 4.1 of "State Space Estimation for DPOR-based Model Checkers").
type Sampler struct {
	// Learned is set if the tree is another one.
	Learned *Layout

	w    *Walker
	pool any // graphs to be used again, []*sample of some width
}

// NewSampler returns a sampler. It does not change the layout. Options.Found is told of violations without a
// schedule, and ends a sample if it returns true.
func NewSampler(prog event.Program, opts Options, layout *Layout) *Sampler {
	return &Sampler{w: NewWalker(prog, opts, layout)}
}

// errStopped and errTooLong are panics that end a sample.
type (
	errStopped struct{}
	errTooLong struct{}
)

// roots return the root of the tree that is after a position, in sets of some size.
var roots = []func(s *Sampler, at tree.Position) tree.Node{
	rootOf[[1]uint64], rootOf[[4]uint64], rootOf[[16]uint64], rootOf[[64]uint64],
}

// Sample calls trial with the root of the tree after a position. It returns Exhausted, or why
// the trial did not come to its end. The trial is repeated if a graph outgrows its sets.
func (s *Sampler) Sample(at tree.Position, trial func(root tree.Node)) Ending {
	for {
		end, wide := s.attempt(at, trial)
		if !wide {
			return end
		}
		if s.w.width+1 == len(widths) {
			return TooLong
		}
		s.w.width++
		s.pool = nil
	}
}

func (s *Sampler) attempt(at tree.Position, trial func(root tree.Node)) (end Ending, wide bool) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case errWide:
			wide = true
		case errStopped:
			end = Stopped
		case errTooLong, errLong:
			end = TooLong
		case errTorn:
			end = Torn
		case errThreads:
			end = TooManyThreads
		case *Layout:
			s.Learned, end = r, Restart
		default:
			panic(r)
		}
	}()
	if s.w.opts.ReadsFrom {
		trial(s.readsFromRoot(at))
	} else {
		trial(roots[s.w.width](s, at))
	}
	return Exhausted, false
}

// Rest returns the weight of what is after a position.
func (s *Sampler) Rest(at tree.Position) (rest float64, end Ending) {
	end = s.Sample(at, func(root tree.Node) {
		weight := 1.0
		rest = 0
		for n := root; ; {
			c := n.(interface{ after() *choices }).after()
			if c.spine == nil {
				rest += weight
				return
			}
			n.Children()
			weight /= float64(max(c.total, 1))
			if c.on < 0 {
				rest += weight * float64(len(c.kept))
				return
			}
			rest += weight * float64(len(c.kept)-1)
			n = n.Descend([]int{c.on})[0]
		}
	})
	return rest, end
}

// choices are the children of a node that lie after a position: all of them, unless the node is on the path
// to the position.
type choices struct {
	looked bool
	total  int     // children in the whole tree
	spine  []int32 // what is left of the path to the position, nil if the node is not on it
	depth  int     // of the node: how much of the path has gone
	base   int     // of the position
	kept   []int   // if on the spine: the children, by number in the whole tree
	on     int     // which of them is on the spine, negative if none is
	past   int     // by how much the path goes on then
}

func newChoices(at tree.Position) choices {
	c := choices{base: at.Base}
	if len(at.Path) > 0 {
		c.spine = at.Path
	}
	return c
}

func (c *choices) after() *choices { return c }

// meet notes the next child, to which some options lead.
func (c *choices) meet(options []int32) {
	if c.spine != nil {
		c.keep(options)
	}
	c.total++
}

func (c *choices) keep(options []int32) {
	for i, o := range options {
		switch {
		case i == len(c.spine):
			c.kept = append(c.kept, c.total) // the path ends above the child
			return
		case o == c.spine[i]:
			continue
		case o > c.spine[i] && c.depth+i >= c.base:
			c.kept = append(c.kept, c.total)
		}
		return
	}
	if len(options) < len(c.spine) {
		c.on, c.past = len(c.kept), len(options)
	}
	c.kept = append(c.kept, c.total)
}

// remaining returns how many children lie after the position.
func (c *choices) remaining() int {
	if c.spine != nil {
		return len(c.kept)
	}
	return c.total
}

// numbered returns the number of a child in the whole tree.
func (c *choices) numbered(k int) int {
	if c.spine != nil {
		return c.kept[k]
	}
	return k
}

// below returns the choices of a child.
func (c *choices) below(k int) choices {
	if c.spine != nil && k == c.on {
		return choices{spine: c.spine[c.past:], depth: c.depth + c.past, base: c.base}
	}
	return choices{}
}

func (c *choices) clear() { c.looked, c.total, c.kept, c.on = true, 0, c.kept[:0], -1 }

// sample is a graph of Algorithm 1. It is a search that has no frames between two calls.
type sample[S set] struct {
	choices
	*explorer[S]
	s      *Sampler
	worth  [Quantities]uint64
	thread int32 // that takes the step
	mark   int32 // length of the insertion order before the step
	stamp  int32
	halved int32   // a read-modify-write that has read, the last event before the step, none if it is none
	untold []int32 // threads whose faults are to be told once what was begun before the step is complete
	moved  bool    // the step left no choice, and was taken
}

func rootOf[S set](s *Sampler, at tree.Position) tree.Node {
	g := take[S](s)
	g.reset()
	g.choices = newChoices(at)
	return g
}

// take returns a graph that nobody uses.
func take[S set](s *Sampler) *sample[S] {
	pool, _ := s.pool.([]*sample[S])
	if n := len(pool); n > 0 {
		g := pool[n-1]
		s.pool = pool[:n-1]
		return g
	}
	g := &sample[S]{explorer: newExplorer[S](s.w), s: s}
	g.deadlocks, g.hanging = false, false // nobody wants to see them
	return g
}

func (g *sample[S]) Release() {
	pool, _ := g.s.pool.([]*sample[S])
	g.s.pool = append(pool, g)
}

func (g *sample[S]) Worth() []uint64 {
	g.Children()
	return g.worth[:]
}

func (g *sample[S]) Children() int {
	if !g.looked {
		start := time.Now()
		g.look()
		g.worth[Nanoseconds] = uint64(time.Since(start))
	}
	return g.remaining()
}

// look takes the step that makes the children, one after the other, and takes it back.
func (g *sample[S]) look() {
	g.clear()
	x := g.explorer
	x.tellAll()
	g.worth = [Quantities]uint64{Graphs: 1, Sizes: uint64(len(x.ord))}
	g.moved = false
	if g.thread = x.next(); g.thread < 0 {
		x.w.Tally = Tally{}
		x.full()
		add := &x.w.Tally
		g.worth[Executions], g.worth[Erroneous] = add.Executions, add.Erroneous
		copy(g.worth[Blocked:], add.Blocked[:])
		return
	}
	if len(x.ord) >= x.maxEvents {
		panic(errTooLong{})
	}
	g.worth[Events] = 1
	x.rejected = 0
	g.mark, g.stamp, g.halved = int32(len(x.ord)), x.search.stamp, x.newestHalved()
	g.untold = append(g.untold[:0], x.faults...)
	ok := x.step(g.thread)
	if len(x.frames) == 0 {
		if ok {
			g.meet(nil)
		}
		g.moved = true
	} else {
		for ; ok || x.backtrack(0); ok = false {
			g.meet(x.position())
		}
		g.rewind()
	}
	g.worth[Graphs] += x.rejected
	g.worth[Sizes] += x.rejected * uint64(len(x.ord))
}

// newestHalved returns the newest event if it is a read-modify-write that has read, else none.
func (x *search[S]) newestHalved() int32 {
	if n := len(x.ord); n > 0 {
		e := x.ord[n-1] >> 1
		if c := &x.threads[x.ev[e].thread]; c.halved && c.last == e {
			return e
		}
	}
	return none
}

// rewind takes back the step.
func (g *sample[S]) rewind() {
	x := g.search
	x.popTo(g.mark)
	x.stamp = g.stamp
	if g.halved >= 0 {
		x.halve(g.halved) // popTo leaves its thread to the frame of the read
	}
	x.faults, x.raced = append(x.faults[:0], g.untold...), x.raced[:0]
}

func (g *sample[S]) Descend(chosen []int) []tree.Node {
	g.Children()
	all := make([]tree.Node, len(chosen))
	if g.moved {
		g.enter(g.below(0))
		all[0] = g
		return all
	}
	x := g.search
	ok, at := x.step(g.thread) || x.backtrack(0), 0
	for i, k := range chosen {
		for ; at < g.numbered(k); at++ {
			ok = x.backtrack(0)
		}
		if !ok {
			panic("a child of a graph that is not there")
		}
		below, h := g.below(k), g
		if i+1 < len(chosen) {
			h = take[S](g.s)
			h.become(x)
		}
		h.enter(below)
		all[i] = h
	}
	return all
}

// enter makes what was a child a graph by itself.
func (g *sample[S]) enter(c choices) {
	g.choices = c
	g.forgetPast()
}

// tellAll reports the faults and races that the latest step has come to.
func (x *explorer[S]) tellAll() {
	stop := false
	if len(x.faults) > 0 && (x.halves == 0 && !x.sections || x.refuses()) {
		for _, t := range x.faults {
			if c := &x.threads[t]; c.status == faulted && (c.fault.Kind == "" || x.w.opts.Checked(c.fault.Kind)) {
				stop = x.w.opts.Found(&Violation{Fault: c.fault, Thread: event.ThreadID(t), Label: c.label}) || stop
			}
		}
		x.faults = x.faults[:0]
	}
	x.raced = x.raced[:0]
	if stop {
		panic(errStopped{})
	}
}

// forgetPast makes the current graph the only one that there is: nothing that led to it is taken back.
func (x *search[S]) forgetPast() {
	x.frames, x.log, x.demoted = x.frames[:0], x.log[:0], x.demoted[:0]
	s := &x.saved
	s.events, s.threads, s.ord, s.rows, s.limits, s.undos = s.events[:0], s.threads[:0], s.ord[:0], s.rows[:0], s.limits[:0], s.undos[:0]
}

// become makes the graph a copy of that of y.
func (x *search[S]) become(y *search[S]) {
	if x.named != y.named {
		x.learnNames(y)
	}
	x.alive, x.mids, x.halves, x.stamp = y.alive, y.mids, y.halves, y.stamp
	each(&y.alive, func(e int32) { x.ev[e], x.rows[e] = y.ev[e], y.rows[e] })
	x.ord = append(x.ord[:0], y.ord...)
	x.cells = append(x.cells[:0], y.cells...)
	x.threads = append(x.threads[:0], y.threads...)
	x.heirs = append(x.heirs[:0], y.heirs...)
	x.faults = append(x.faults[:0], y.faults...)
	x.raced = append(x.raced[:0], y.raced...)
	x.ready = y.ready
	x.sections, x.scFences, x.anyRace = y.sections, y.scFences, y.anyRace
	for i := range x.joins {
		x.joins[i].from, x.joins[i].before = nil, nil
	}
}

// learnNames takes over the numbers that y has given to cells, births and threads.
func (x *search[S]) learnNames(y *search[S]) {
	x.named = y.named
	x.places = slices.Clone(y.places)
	for i := range x.places {
		p := &x.places[i]
		p.ops, p.cells, p.masks = slices.Clip(p.ops), slices.Clip(p.cells), slices.Clip(p.masks)
	}
	x.lives, x.makers = slices.Clone(y.lives), slices.Clone(y.makers)
	x.bases = cloneMap(y.bases)
	x.births = births{slices.Clip(y.births.all), cloneMap(y.births.numbers)}
	x.keys, x.parents = slices.Clone(y.keys), slices.Clone(y.parents)
	x.ranks, x.sched = slices.Clone(y.ranks), slices.Clone(y.sched)
	x.joins = make([]joined, len(y.joins))
	x.memory, x.spuns = memory{}, nil
}

func cloneMap[K comparable, V any](m map[K]V) map[K]V {
	c := make(map[K]V, len(m))
	for k, v := range m {
		c[k] = v
	}
	return c
}

// names numbers the ways in which searches have given out numbers.
var names atomic.Uint64

// rename notes that the search has given out a number.
func (x *search[S]) rename() { x.named = names.Add(1) }
