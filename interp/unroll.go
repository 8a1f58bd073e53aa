package interp

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// The bounds of an unrolling.
const (
	defaultEvents = 1 << 18
	// maxTermsPerEvent bounds the terms, by the bound of events: a term takes some 150 bytes.
	maxTermsPerEvent = 32
	maxRounds        = 64    // of Unroll
	maxNesting       = 4_000 // branches, of which the ways have not met yet
	maxDescent       = 1_000 // threads that run the same routine, each created by the one before or by what that has created
)

// unroller runs the threads of a program over terms. Where a branch depends on a value that is not known, both
// sides are run up to where they meet again.
//
//	unroll.go          rounds, threads
//	unroll_threads.go  threads that create threads with their own routine
//	unroll_flow.go     where the ways from a branch meet; live slots
//	unroll_region.go   branches some of whose ways come together before all do
//	unroll_state.go    a thread on its way; how ways are brought together
//	unroll_run.go      control flow
//	unroll_spin.go     loops: bounds, and those that wait
//	unroll_arith.go    integers
//	unroll_shadow.go   undefined bits
//	unroll_split.go    operations that need a known operand
//	unroll_points.go   which constants a word of shared memory may hold
//	unroll_memory.go   private memory
//	unroll_access.go   accesses to shared memory
//	unroll_rmw.go      read-modify-writes
//	unroll_object.go   variables in memory, the heap
//	unroll_wide.go     integers of more than 64 bits
//	unroll_builtin.go  builtins
type unroller struct {
	p     *Program
	ctx   context.Context
	opts  unroll.Options
	flows map[*function]*flow

	// what rounds hand on
	points  map[pointKey]*points
	undef   map[uint64]bool         // words that may hold undefined bits, though they are defined at first
	words   map[event.Obj][]uint64  // words of objects that are accessed
	freed   map[event.Obj]bool      // objects whose life ends while others may access them
	foreign map[event.Obj]bool      // variables of threads that other threads access
	reborn  map[event.Obj]bool      // stack objects that live more than once
	apart   map[codePlace]bool      // where ways come together that cannot be brought together: they meet later
	results map[event.ThreadID]bool // threads whose results may have undefined bits
	endless map[uint64]bool         // routines whose threads create others with the same routine, without an end
	changed bool                    // another round is needed

	// of this round
	pool       *term.Pool
	prog       *unroll.Program
	starts     map[event.ThreadID][]creation
	queue      []event.ThreadID
	origin     map[*term.Term]pointKey // where a variable was read
	sync       map[int]event.Sync      // by event, of those that wait for a pthreads object
	born       map[event.Obj]bool
	magnitudes magnitudes
	domains    map[int]*term.Term // by event at which an input is asked for: which values it may have
	joins      []joinOf

	// of this thread
	thread   uint32
	exits    []exitOf
	forks    []forkAt
	standing []standing
	failing  []failing
	region   *region // in which ways are followed
	visitors int     // visits of loops so far
	steps    int
	earlier  int // terms of earlier rounds
	asked    int // for how many terms, or the steps that take as long, it was asked whether to go on
	nesting  int
	nextID   int
	label    int
	step     int
	fresh    bool // a label was begun whose first part begins a step
	current  *unroll.Thread
	slots    []uint64 // see scratch
}

// creation is an event that creates a thread, and how the thread begins.
type creation struct {
	event int
	guard *term.Term
	fn    uvalue
	arg   uvalue
}

// joinOf is what a join has read.
type joinOf struct {
	guard  *term.Term
	thread event.ThreadID
	value  *term.Term
	shadow *term.Term
}

var (
	errTooLarge = errors.New("the unrolled program is too large")
	errEndless  = errors.New("threads create threads without an end") // but for what is known now: the next round cuts them
)

// Unroll returns the program with its loops unrolled, as events and values that depend on what reads and inputs give. It is
// repeated until it is known which constants the words that serve as addresses may hold. That the loops are cut when the program is executed (Options.Unroll) does not matter here: opts has a bound of its own.
func (p *Program) Unroll(ctx context.Context, opts unroll.Options) (prog *unroll.Program, err error) {
	if p.opts.NoAwait {
		return nil, errors.New("unsupported: a program whose loops were not to wait, when it was compiled")
	}
	if opts.MaxEvents <= 0 {
		opts.MaxEvents = defaultEvents
	}
	u := &unroller{p: p, ctx: ctx, opts: opts, flows: map[*function]*flow{}, points: map[pointKey]*points{}, undef: map[uint64]bool{},
		words: map[event.Obj][]uint64{}, freed: map[event.Obj]bool{}, foreign: map[event.Obj]bool{}, reborn: map[event.Obj]bool{}, results: map[event.ThreadID]bool{}, apart: map[codePlace]bool{}, endless: map[uint64]bool{}}
	defer func() {
		if r := recover(); r != nil {
			if e, ok := r.(error); ok && (errors.Is(e, errTooLarge) || errors.Is(e, ctx.Err())) {
				err = e
				return
			}
			if p.opts.debug {
				panic(r)
			}
			err = fmt.Errorf("unsupported: this program (a bug in gomc's unroller: %v)", r)
		}
	}()
	for range maxRounds {
		u.attempt()
		if !u.changed {
			return u.prog, nil
		}
	}
	return nil, errors.New("unsupported: addresses in shared memory that become more and more")
}

// attempt is a round, which is given up where it has no end.
func (u *unroller) attempt() {
	defer func() {
		switch r := recover(); r {
		case nil:
		case errEndless:
			u.changed = true
		default:
			panic(r)
		}
	}()
	u.round()
}

// round unrolls all threads with what is known from earlier rounds.
func (u *unroller) round() {
	if u.pool != nil {
		u.earlier += u.pool.Size()
	}
	u.pool, u.magnitudes = term.NewPool(), nil
	u.prog = &unroll.Program{Terms: u.pool, Memory: initialMemory{u.p}}
	u.starts = map[event.ThreadID][]creation{0: {{event: -1, guard: u.pool.True()}}}
	u.queue = []event.ThreadID{0}
	u.origin, u.sync, u.born = map[*term.Term]pointKey{}, map[int]event.Sync{}, map[event.Obj]bool{}
	u.domains = map[int]*term.Term{}
	u.joins, u.changed = nil, false
	u.label, u.step, u.nesting = 0, 0, 0
	for len(u.queue) > 0 {
		id := u.queue[0]
		u.queue = u.queue[1:]
		u.runThread(id)
	}
	slices.SortFunc(u.prog.Threads, func(a, b unroll.Thread) int { return int(a.ID) - int(b.ID) })
	u.tieJoins()
	u.learn()
}

// runThread unrolls a thread, all of whose creations are known.
func (u *unroller) runThread(id event.ThreadID) {
	no := u.pool.False()
	u.thread = uint32(id)
	u.exits, u.forks, u.standing, u.failing, u.region = nil, nil, nil, nil, nil
	u.current = &unroll.Thread{ID: id, Guard: no, Ends: no, Process: no, Stopped: no, Spins: no}
	for _, c := range u.starts[id] {
		u.current.Guard = u.pool.Or(u.current.Guard, c.guard)
		if c.event >= 0 {
			u.current.Creates = append(u.current.Creates, c.event)
		}
	}
	u.runWay(u.firstState(id))
	for i := 0; i < len(u.exits); i++ {
		u.runWay(u.exits[i].bottom(u))
	}
	u.mayLeave()
	u.prog.Threads = append(u.prog.Threads, *u.current)
}

// runWay runs a way to its end.
func (u *unroller) runWay(s *ustate) { u.run(s, until{}) }

// firstState is the thread at its start.
func (u *unroller) firstState(id event.ThreadID) *ustate {
	s := &ustate{guard: u.current.Guard, local: u.pool.True(), created: u.pool.Const(32, 0)}
	if id == 0 {
		u.push(s, u.p.startMain)
		return s
	}
	f := u.push(s, u.p.startThread)
	list := u.starts[id]
	f.regs[0], f.regs[1] = list[0].fn, list[0].arg
	for _, c := range list[1:] {
		f.regs[0] = u.choose(c.guard, c.fn, f.regs[0])
		f.regs[1] = u.choose(c.guard, c.arg, f.regs[1])
	}
	return s
}

// tieJoins says that joins obtain what the threads have returned.
func (u *unroller) tieJoins() {
	results := map[event.ThreadID]*unroll.Thread{}
	for i := range u.prog.Threads {
		results[u.prog.Threads[i].ID] = &u.prog.Threads[i]
	}
	for _, j := range u.joins {
		t := results[j.thread]
		if t == nil || t.Result == nil {
			continue // it never returns, and nobody goes on
		}
		u.prog.Assume = append(u.prog.Assume, u.pool.Implies(j.guard, u.pool.Eq(j.value, t.Result)))
		if j.shadow != nil {
			shadow := u.pool.Const(64, 0)
			if t.ResultUndef != nil {
				shadow = t.ResultUndef
			}
			u.prog.Assume = append(u.prog.Assume, u.pool.Implies(j.guard, u.pool.Eq(j.shadow, shadow)))
		} else if t.ResultUndef != nil {
			u.results[j.thread], u.changed = true, true
		}
	}
}

// flow returns the flow of a function.
func (u *unroller) flow(fn *function) *flow {
	f := u.flows[fn]
	if f == nil {
		f = flowOf(fn)
		u.flows[fn] = f
	}
	return f
}
