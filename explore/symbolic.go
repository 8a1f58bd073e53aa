package explore

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/symbolic/blast"
	"github.com/gomc/gomc/symbolic/bmc"
	"github.com/gomc/gomc/symbolic/encode"
	"github.com/gomc/gomc/symbolic/refine"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/sat/external"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// Unroller is a program that the engines refine and bmc can explore.
type Unroller interface {
	event.Program
	// Unroll returns the program with its loops unrolled. An error that begins with "unsupported: " is about the program.
	Unroll(context.Context, unroll.Options) (*unroll.Program, error)
}

// DefaultUnroll is the bound of the engines refine and bmc.
const DefaultUnroll = 8

// Symbolic are the figures of the engines refine and bmc.
type Symbolic struct {
	Bound     int   `json:"bound"`     // of the rounds of loops
	Events    int   `json:"events"`    // of the unrolled program
	Steps     int   `json:"steps"`     // what happens at once is one
	Sources   int   `json:"sources"`   // pairs of a read of some bytes and a write that it may obtain
	Pruned    int   `json:"pruned"`    // pairs that were impossible
	Variables int   `json:"variables"` // of the formula, with that of the ordering
	Clauses   int   `json:"clauses"`   // of the formula at first, with that of the ordering if that was added
	Ordering  int   `json:"ordering"`  // clauses of the scheduling constraint that were added at first
	Conflicts int64 `json:"conflicts"`
	Decisions int64 `json:"decisions"`
	Queries   int   `json:"queries"` // questions to the solver, each with all that it took to refine the abstraction
	// Unconfirmed counts what the solver has found and replay did not show.
	Unconfirmed int `json:"unconfirmed,omitempty"`

	// Of engine refine.
	Iterations     int     `json:"iterations,omitempty"`      // counterexamples of abstractions
	Kernels        int     `json:"kernels,omitempty"`         // kernel reasons, each of which became a clause
	KernelLiterals int     `json:"kernel_literals,omitempty"` // in all of them
	Validated      int     `json:"validated,omitempty"`       // counterexamples that the graph did not decide
	Refuted        int     `json:"refuted,omitempty"`         // among them, those without an order
	SolverSeconds  float64 `json:"solver_seconds,omitempty"`
	GraphSeconds   float64 `json:"graph_seconds,omitempty"`
	// Rounds are what each counterexample led to.
	Rounds []refine.Round `json:"rounds,omitempty"`

	// Of engine bmc.
	Cycles        int `json:"cycles,omitempty"`         // conflicts that the ordering theory has found
	CycleLiterals int `json:"cycle_literals,omitempty"` // in all of them
	Implied       int `json:"implied,omitempty"`        // literals that it has given
	Pairs         int `json:"pairs,omitempty"`          // pairs of steps whose order became a literal
}

// Scheduling values are how engines refine and bmc deal with the scheduling constraint, the first for each being the default.
var schedulings = map[string][]string{
	"refine": {"graph", "constraints"},
	"bmc":    {"theory", "guided", "monolithic"},
}

// Schedulings lists how an engine can deal with the scheduling constraint, its default first; none for engines that need no such constraint.
func Schedulings(engine string) []string { return schedulings[engine] }

// Validations lists how engine refine decides what event order graphs leave open, the default first: by constraints, or as histories, by package vsc.
func Validations() []string { return []string{"constraints", "vsc"} }

// Solvers lists the solvers for the formulas of symbolic engines, gomc's own first.
func Solvers() []string { return []string{"gomc", "cadical"} }

// OtherSolvers reports whether an engine, with a way to deal with the scheduling constraint, can do with another solver than gomc's own.
func OtherSolvers(engine, scheduling string) bool {
	return engine == "refine" || engine == "bmc" && scheduling == "monolithic"
}

// SymbolicEngines lists the engines that encode the program as a formula.
func SymbolicEngines() []string { return enginesThat(func(e *engine) bool { return e.symbolic }) }

// searcher looks for an execution in which literals are true.
type searcher interface {
	Solve(assumptions ...sat.Lit) (steps []int32, result sat.Result)
}

// symbolic is an exploration by engine refine or bmc.
type symbolic struct {
	*run
	prog    *unroll.Program
	solver  *sat.Solver
	enc     *encode.Encoding
	search  searcher
	bmc     *bmc.Solver
	refine  *refine.Solver
	figures *Symbolic
	other   *external.Solver              // nil for gomc's own
	inputs  map[int]*unroll.Input         // by event
	pause   func(work uint64) (stop bool) // called now and then with what was done until then; nil if nobody else wants to explore
	asked   uint64                        // how often the unroller could have paused
	races   []encode.Meeting              // that are data races
	doubts  []encode.Meeting              // that leave in doubt whether there are others
	doubt   string                        // a model that replay did not confirm, "" if there was none
}

// unrolled is the engines refine and bmc.
func unrolled(r *run) { r.unroll(0, nil) }

// unroll explores a program of at most so many events, 0 for the default, and calls pause, if that is not nil, with how much it has done.
func (r *run) unroll(maxEvents int, pause func(work uint64) (stop bool)) {
	if s := symbolicInputs(r.prog); s != nil { // the formula has terms for inputs of any value, and what it finds is replayed with numbers
		c, err := s.Concrete()
		if err != nil {
			r.stop(Unknown, err.Error())
			return
		}
		r.prog, r.numbers = c, true
	}
	x := &symbolic{run: r, figures: &Symbolic{Bound: r.opts.Unroll}, inputs: map[int]*unroll.Input{}, pause: pause}
	if x.figures.Bound == 0 {
		x.figures.Bound = DefaultUnroll
	}
	r.symbolic = x.figures
	if x.encode(maxEvents) {
		x.ask()
		x.count()
		if !r.over() && x.doubt != "" {
			r.stop(Unknown, x.doubt)
		}
	}
}

// encode unrolls the program and makes clauses of it.
func (x *symbolic) encode(maxEvents int) bool {
	ctx := pausing{x.ctx, x}
	u, ok := x.run.prog.(Unroller)
	if !ok {
		x.stop(Unknown, fmt.Sprintf("engine %s explores programs in C or LLVM IR only", x.opts.Engine))
		return false
	}
	prog, err := u.Unroll(ctx, unroll.Options{Unroll: x.figures.Bound, MaxEvents: maxEvents})
	if err != nil {
		x.fail(err)
		return false
	}
	refuse(prog, x.model)
	x.prog, x.solver = prog, sat.New()
	x.solver.Stop, x.solver.Room = x.tick, x.room
	if !x.delegate() {
		return false
	}
	for i := range prog.Inputs {
		x.inputs[prog.Inputs[i].Event] = &prog.Inputs[i]
	}
	if x.enc, err = encode.New(ctx, prog, x.model, x.solver, blast.New(x.solver)); err != nil {
		x.fail(err)
		return false
	}
	if x.checked[event.RaceError] {
		if x.races, x.doubts, err = x.enc.Meetings(); err != nil {
			x.fail(err)
			return false
		}
	}
	switch how := x.opts.Scheduling; {
	case x.opts.Engine == "refine":
		x.refine = refine.New(x.enc, refine.Options{Constraints: how == "constraints", Histories: x.opts.Validation == "vsc"})
		x.search = x.refine
	case how == "monolithic":
		x.bmc = bmc.NewEager(x.enc)
		x.search = x.bmc
	case how == "guided":
		x.bmc = bmc.NewGuided(x.enc)
		x.search = x.bmc
	default:
		x.bmc = bmc.New(x.enc)
		x.search = x.bmc
	}
	x.figures.Clauses = x.solver.NumClauses()
	x.count()
	return true
}

// delegate lets the solver that is asked for answer.
func (x *symbolic) delegate() bool {
	name := x.opts.Solver
	if name == "" || name == Solvers()[0] {
		return true
	}
	if !OtherSolvers(x.opts.Engine, x.opts.Scheduling) {
		x.stop(Unknown, "another solver than gomc's own has no ordering theory")
		return false
	}
	other, err := external.Find(x.ctx, name)
	if err != nil {
		x.stop(Unknown, err.Error())
		return false
	}
	x.other, x.solver.Delegate = other, other.Solve
	return true
}

// refuse makes it unsupported that a thread waits inside an atomic section, where nobody could ever end that, and what a memory model does not support.
func refuse(p *unroll.Program, model memmodel.Model) {
	for _, e := range p.Events {
		if e.Wait != nil && e.Wait.Section {
			p.Unsupported = append(p.Unsupported, unroll.Unsupported{Guard: p.Terms.And(e.Guard, p.Terms.Not(e.Wait.Go)),
				What: "waiting inside an atomic section", Thread: e.Thread, Site: e.Site})
		}
		var f *event.Fault
		switch {
		case e.Process:
			f = model.Refused(&event.Label{Kind: event.Fence, Process: true})
		case e.Begins:
			f = model.Refused(&event.Label{Kind: event.AtomicBegin, Partial: e.Partial})
		}
		if f != nil {
			p.Unsupported = append(p.Unsupported, unroll.Unsupported{Guard: e.Guard, What: f.Message, Thread: e.Thread, Site: e.Site})
		}
	}
}

// tick tells of the progress now and then, and whether the exploration has to end.
func (x *symbolic) tick() bool {
	x.ticks |= 1023 // it is asked seldom
	x.figures.Conflicts = x.solver.Stats.Conflicts
	return x.stopped() || x.paused()
}

// room tells whether so many bytes at once stay near the limit of memory. Who watches that would notice too late.
func (x *symbolic) room(bytes int) bool {
	limit := x.opts.MaxMemory
	if limit == 0 {
		return true
	}
	for range 2 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		if int64(m.Sys-m.HeapReleased)+int64(bytes) <= limit+limit/20 {
			return true
		}
		debug.FreeOSMemory() // some of it may be garbage
	}
	x.stop(Unknown, ErrMemory.Error())
	return false
}

// unrollWork is how long the unroller takes between two questions, in what sat.Solver.Work counts. Programs differ by a factor of two.
const unrollWork = 500

// work is what was done until now, in what sat.Solver.Work counts: the solver also encodes for its clauses.
func (x *symbolic) work() uint64 {
	w := x.asked * unrollWork
	if x.solver != nil {
		w += x.solver.Work()
	}
	return w
}

// paused lets others explore, if it is their turn. It reports whether there is no need to go on.
func (x *symbolic) paused() bool {
	if x.pause != nil && !x.over() && x.pause(x.work()) {
		x.stop(Unknown, "another engine was first")
	}
	return x.pause != nil && x.over()
}

// pausing is a context that the unroller and the encoder ask now and then whether to go on, which is when others can explore.
type pausing struct {
	context.Context
	x *symbolic
}

func (c pausing) Err() error {
	if c.x.solver == nil {
		c.x.asked++
	}
	if c.x.paused() || c.x.over() {
		return context.Canceled
	}
	return c.Context.Err()
}

// fail ends the exploration because the program could not be unrolled or encoded.
func (x *symbolic) fail(err error) {
	what, unsupported := strings.CutPrefix(err.Error(), "unsupported: ")
	switch {
	case x.over():
	case x.ctx.Err() != nil:
		x.stop(Unknown, context.Cause(x.ctx).Error())
	case unsupported:
		x.stop(Unsupported, what)
	default:
		x.stop(Unknown, what)
	}
}

// ask asks all there is to ask, what can end the exploration first.
func (x *symbolic) ask() {
	var sure, maybe, ends []int
	for i, e := range x.prog.Errors {
		switch {
		case e.Guard.IsFalse() || !x.checked[e.Kind] && e.Kind.EndsProcess():
		case !x.checked[e.Kind]:
			ends = append(ends, i)
		case e.Maybe:
			maybe = append(maybe, i)
		default:
			sure = append(sure, i)
		}
	}
	x.askErrors(sure)
	x.askErrors(maybe)
	x.askRaces()
	if x.checked[event.DeadlockError] {
		x.askStuck(false)
	}
	if x.checked[event.HangError] {
		x.askStuck(true)
	}
	x.askUnsupported()
	x.askUnchecked(ends)
	x.askCuts()
}

// solve asks the solver. Without an answer the exploration ends.
func (x *symbolic) solve(assumptions ...sat.Lit) (steps []int32, ok bool) {
	if x.over() {
		return nil, false
	}
	x.figures.Queries++
	steps, result := x.search.Solve(assumptions...)
	if result == sat.Unknown {
		if x.ctx.Err() != nil {
			x.stop(Unknown, context.Cause(x.ctx).Error())
		} else if x.other != nil && x.other.Err != nil {
			x.stop(Unknown, x.other.Err.Error())
		} else {
			x.stop(Unknown, "the formula is too large for the solver")
		}
	}
	return steps, result == sat.Sat
}

// askErrors looks for executions with errors until there are none, or the first is enough.
func (x *symbolic) askErrors(left []int) {
	for len(left) > 0 {
		var lits []sat.Lit
		for _, i := range left {
			lits = append(lits, x.enc.Fails(i))
		}
		steps, found := x.solve(x.enc.Any(lits...), x.enc.Going())
		if !found {
			return
		}
		m := x.enc.Model()
		var hit []int
		left = slices.DeleteFunc(left, func(i int) bool {
			if x.solver.Value(x.enc.Fails(i)) != sat.True {
				return false
			}
			hit = append(hit, i)
			return true
		})
		for _, i := range hit {
			if x.confirm(m, steps, &x.prog.Errors[i]); x.over() {
				return
			}
		}
	}
}

// askRaces looks for data races, one for each pair of places, or for a doubt about them.
func (x *symbolic) askRaces() {
	for left := x.races; len(left) > 0; {
		steps, met := x.askMeetings(left)
		if met == nil {
			break
		}
		x.confirmRace(x.enc.Model(), steps, met)
		left = slices.DeleteFunc(slices.Clone(left), func(o encode.Meeting) bool { return o.Next.Site == met.Next.Site && o.Taken.Site == met.Taken.Site })
	}
	if _, met := x.askMeetings(x.doubts); met != nil {
		x.unordered(x.opts.Engine, []event.SiteID{met.Taken.Site})
	}
}

// askMeetings looks for an execution in which two operations are both next.
func (x *symbolic) askMeetings(all []encode.Meeting) (steps []int32, met *encode.Meeting) {
	var lits []sat.Lit
	for i := range all {
		lits = append(lits, all[i].Lit)
	}
	if len(lits) == 0 {
		return nil, nil
	}
	steps, found := x.solve(x.enc.Any(lits...), x.enc.Going())
	for i := range all {
		if found && x.solver.Value(all[i].Lit) == sat.True {
			return steps, &all[i]
		}
	}
	return nil, nil
}

// askStuck looks for a deadlock or a hang.
func (x *symbolic) askStuck(hang bool) {
	if steps, found := x.solve(x.enc.Stuck(hang)); found {
		x.confirm(x.enc.Model(), steps, nil)
	}
}

// askUnsupported looks for an execution that comes to what is not modelled.
func (x *symbolic) askUnsupported() {
	var guards []*term.Term
	for _, u := range x.prog.Unsupported {
		guards = append(guards, u.Guard)
	}
	if len(guards) == 0 {
		return
	}
	if _, found := x.solve(x.enc.Query(guards...), x.enc.Going()); found {
		m := x.enc.Model()
		for _, u := range x.prog.Unsupported {
			if m.True(u.Guard) && !x.over() {
				x.site = x.run.prog.Site(u.Site)
				x.stop(Unsupported, u.What)
			}
		}
	}
}

// askUnchecked looks for errors of kinds that are not checked, after which nothing is known.
func (x *symbolic) askUnchecked(errs []int) {
	for _, i := range errs {
		e := &x.prog.Errors[i]
		if _, found := x.solve(x.enc.Fails(i), x.enc.Going()); found {
			x.conceals(&event.Fault{Kind: e.Kind, Message: e.Message}, &event.Label{Site: e.Site})
			x.blocked(event.BlockError)
		}
	}
}

// askCuts looks for an execution that comes to the end of the unrolling.
func (x *symbolic) askCuts() {
	var guards []*term.Term
	for _, c := range x.prog.Cuts {
		guards = append(guards, c.Guard)
	}
	if len(guards) == 0 {
		return
	}
	if _, found := x.solve(x.enc.Query(guards...), x.enc.Going()); found {
		x.blocked(event.BlockBound)
	}
}

// count writes down the figures.
func (x *symbolic) count() {
	f, s := x.figures, x.enc.Stats
	f.Events, f.Steps, f.Sources, f.Pruned = s.Events, s.Steps, s.Sources, s.Pruned
	f.Variables = x.solver.NumVars()
	f.Conflicts, f.Decisions = x.solver.Stats.Conflicts, x.solver.Stats.Decisions
	if r := x.refine; r != nil {
		f.Iterations, f.Kernels, f.KernelLiterals = r.Stats.Iterations, r.Stats.Kernels, r.Stats.Literals
		f.Validated, f.Refuted = r.Stats.Constraints, r.Stats.Refuted
		f.Rounds = r.Stats.Rounds
		f.SolverSeconds, f.GraphSeconds = r.Stats.Solving.Seconds(), r.Stats.Graphs.Seconds()
	}
	if b := x.bmc; b != nil {
		f.Ordering = b.Stats.Clauses
		f.Cycles, f.CycleLiterals, f.Implied, f.Pairs = b.Stats.Conflicts, b.Stats.Literals, b.Stats.Implied, b.Stats.Pairs
	}
}
