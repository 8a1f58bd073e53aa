package explore

import (
	"encoding/json"
	"fmt"
	"sync"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/race"
	"github.com/gomc/gomc/explore/readsfrom"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/explore/trust"
	"github.com/gomc/gomc/memmodel"
)

// graphs is the engine trust or trust-rf: it explores execution graphs, see packages trust and readsfrom.
type graphs struct {
	mu        sync.Mutex
	layout    *cells.Layout
	words     sync.Once // that the layout knows of words what one execution shows
	readsFrom bool
}

func newGraphs(*run) forest { return &graphs{layout: cells.NewLayout()} }

// newReadsFrom is the engine trust-rf.
func newReadsFrom(*run) forest { return &graphs{layout: cells.NewLayout(), readsFrom: true} }

// turnWalker returns a walker whose Run returns after a turn, see search.Options.
func (g *graphs) turnWalker(r *run, turn uint64) *graphWalker {
	w := g.newWalker(r)
	w.Turn(turn)
	return w
}

func (g *graphs) learned() (json.RawMessage, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return json.Marshal(g.layout)
}

func (g *graphs) learn(data json.RawMessage) error {
	layout := cells.NewLayout()
	if err := json.Unmarshal(data, layout); err != nil {
		return err
	}
	g.merge(layout)
	return nil
}

func (g *graphs) merge(layout *cells.Layout) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.layout.Merge(layout)
}

// relearn merges what a search has learned. If that is how some word is divided, then what an execution shows of the others comes with it.
func (g *graphs) relearn(r *run, learned *cells.Layout) {
	if len(learned.Pieces) > 0 {
		g.words.Do(func() { g.merge(r.words()) })
	}
	g.merge(learned)
}

func (g *graphs) walker(r *run) (tree.Walker[Tally], error) { return g.newWalker(r), nil }

func (g *graphs) newWalker(r *run) *graphWalker {
	g.mu.Lock()
	defer g.mu.Unlock()
	w := &graphWalker{run: r, graphs: g}
	opts := g.options(r)
	opts.Found = w.found
	if opts.Races {
		opts.Raced = w.raced
	}
	if r.opts.Leaf != nil {
		opts.Leaf = func(blocked event.Reason, moves []memmodel.Move) {
			l := Leaf{Blocked: blocked}
			if r.model.Operational() {
				l.Machine = r.machineAt(moves)
			}
			r.opts.Leaf(l)
		}
	}
	explorer := trust.NewExplorer
	if g.readsFrom {
		explorer = readsfrom.NewExplorer
	}
	w.Explorer = explorer(r.prog, opts, g.layout.Clone())
	return w
}

// options are those of walks and samples.
func (g *graphs) options(r *run) search.Options {
	opts := search.Options{
		Model: r.model, MaxEvents: r.opts.MaxSteps, Races: r.checked[event.RaceError],
		Checked:   func(k event.ErrorKind) bool { return r.checked[k] },
		Unchecked: r.conceals,
		Still: func(moves []memmodel.Move) bool {
			e := standstill(r.machineAt(moves))
			return e != nil && r.checked[e.Kind]
		},
		Ended:     func() bool { return r.ctx.Err() != nil },
		Told:      func() bool { return r.err != nil && r.opts.Found == nil },
		Impatient: r.opts.fallback,
	}
	if symbolicInputs(r.prog) != nil {
		opts.Asked = r.questions
	}
	return opts
}

// graphWalker tells a run what a search.Explorer finds.
type graphWalker struct {
	*search.Explorer
	run    *run
	graphs *graphs
}

func (w *graphWalker) found(v *search.Violation) bool {
	r := w.run
	if !r.model.Operational() {
		if v.Graph == nil && (v.Fault == nil || v.Fault.Kind != "") {
			if e := r.withCoherence(); e != nil {
				r.violation(e)
			} else {
				r.stop(Unknown, "a violation was found, but not its counterexample in time")
			}
		} else {
			r.graphViolation(v)
		}
		return r.over()
	}
	if v.Race != nil {
		r.violation(raceError(r.prog, r.model, v.Race.Threads, v.Race.Labels, v.Moves))
		return r.over()
	}
	if w.graphs.readsFrom && v.Fault != nil && v.Fault.Kind == "" { // the machine may support it
		r.site = r.prog.Site(v.Label.Site)
		r.stop(Unsupported, v.Fault.Message)
		return true
	}
	m := r.machineAt(v.Moves)
	if v.Fault == nil {
		e := standstill(m)
		if e == nil {
			panic("a schedule after which threads can go on")
		}
		r.violation(e)
	} else if !r.faultOf(m, v.Thread) {
		panic("a violation of a graph that its schedule does not show")
	}
	return r.over()
}

// withCoherence returns a violation that the engine trust finds, for one that was found
// without coherence order: there is one with it. It returns nil if a limit was hit first.
func (r *run) withCoherence() *Error {
	if r.err != nil {
		return r.err
	}
	again := newRun(r.ctx, r.prog, r.model, Options{Engine: "trust", Model: r.opts.Model, Checks: r.opts.Checks, MaxSteps: r.opts.MaxSteps})
	if err := again.walk(newGraphs(again)); err != nil || again.err == nil && !again.over() {
		panic(fmt.Sprintf("a violation of trust-rf that trust does not find: %v", err))
	}
	return again.err
}

// raced looks for data races in the execution of some moves.
func (w *graphWalker) raced(moves []memmodel.Move) (raced, stop bool) {
	r := w.run
	m := r.machineVain(moves)
	all := race.Of(m)
	if len(all) > 0 {
		r.violation(raceError(r.prog, r.model, all[0].Threads, all[0].Labels, m.Moves()))
	}
	return len(all) > 0, r.verdict != ""
}

func (w *graphWalker) Start(p tree.Position) error {
	w.Explorer.Start(p.Path, p.Base)
	return nil
}

func (w *graphWalker) Run(interrupted *atomic.Bool) tree.Status {
	end := w.Explorer.Run(interrupted)
	r, t := w.run, &w.Explorer.Tally
	r.executions += t.Executions
	r.erroneous += t.Erroneous
	r.events += t.Events
	r.work += t.Work
	for i, n := range t.Blocked {
		r.blockedBy[i] += n
	}
	*t = search.Tally{}
	switch end {
	case search.Exhausted:
		return tree.Exhausted
	case search.Interrupted:
		return tree.Interrupted
	case search.TooLong:
		r.beyond(Unknown, tooLong)
	case search.TooLarge:
		r.beyond(Unknown, tooLarge)
	case search.TooCostly:
		r.beyond(Unknown, tooCostly)
	case search.TooManyThreads:
		r.beyond(Unsupported, "more than 4,096 threads with engine trust; use --engine=optimal")
	case search.Torn:
		r.follow(otherEngine)
		r.reason = torn
	case search.Restart:
		w.graphs.relearn(r, w.Learned)
		r.follow(startOver)
	}
	return tree.Halted
}

// tooLarge says why engine trust lets others go on; see [search.TooLarge] and search.Options.Impatient.
const tooLarge = "an execution has more than 4,000 events, or 64 threads, and many choices"

// tooCostly says why engine auto does not explore a program with trust to the end; see [search.TooCostly].
const tooCostly = "long executions end with threads that wait for ever in atomic sections"

// torn says why engine trust does not explore a program to the end; see [search.Torn].
const torn = "accesses of different sizes to the same bytes race, or memory is allocated once more while accesses race with its end, which engine trust does not explore to the end"

// beyond ends an exploration that is beyond the limits of trust. If it was chosen by
// the rule for Auto, another engine goes on.
func (r *run) beyond(v Verdict, reason string) {
	if r.opts.fallback {
		r.follow(otherEngine)
		r.reason = reason
	}
	r.stop(v, reason)
}

func (w *graphWalker) Position() tree.Position {
	path, base := w.Explorer.Position()
	return tree.Position{Path: path, Base: base}
}

func (w *graphWalker) Split() (tree.Position, bool) {
	path, base, ok := w.Explorer.Split()
	return tree.Position{Path: path, Base: base}, ok
}

func (w *graphWalker) Tally() Tally { return w.run.tally() }

// machineAt executes the moves that an engine has made of what it has found; see package steps.
func (r *run) machineAt(moves []memmodel.Move) *memmodel.Machine { return r.execute(moves, false) }

// machineVain does the same where operations that wait may have read in vain.
func (r *run) machineVain(moves []memmodel.Move) *memmodel.Machine { return r.execute(moves, true) }

func (r *run) execute(moves []memmodel.Move, vain bool) *memmodel.Machine {
	m := memmodel.NewMachineWith(r.prog, r.model, r.mixed)
	if err := m.Follow(moves, vain); err != nil {
		panic(fmt.Sprintf("a linearisation that is no schedule: %v", err))
	}
	return m
}
