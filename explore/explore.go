package explore

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/dpor"
	"github.com/gomc/gomc/memmodel"
)

// Models lists the memory models.
func Models() []string { return memmodel.AllModels() }

// OperationalModels lists the memory models that all engines explore. Of the others,
// execution graphs are the only semantics.
func OperationalModels() []string { return memmodel.Models() }

// engine is a way to explore. It has explore or, if its search is a tree whose parts
// are independent of each other, forest.
type engine struct {
	name    string
	explore func(*run)
	forest  func(*run) forest // see run.walk
	graphs  bool              // explores execution graphs, under models that are not operational, too
	noRaces bool              // does so without looking for data races
	states  bool              // visits states, not executions
	scOnly  bool              // explores under sequential consistency only

	symbolic bool // encodes the program as a formula
}

var engines = []engine{
	{name: "optimal", explore: dynamic(dpor.Optimal)},
	{name: "source", explore: dynamic(dpor.Source)},
	{name: "trust", forest: newGraphs, graphs: true},
	{name: "trust-rf", forest: newReadsFrom, graphs: true, noRaces: true},
	{name: "rvf", explore: readsValue, scOnly: true},
	{name: "states", explore: reachable, states: true},
	{name: "refine", explore: unrolled, symbolic: true},
	{name: "bmc", explore: unrolled, symbolic: true},
	{name: "naive", explore: allInterleavings},
}

// Engines lists the engines, in the order of the documentation. Which of them Auto takes, auto.go says.
func Engines() []string {
	return enginesThat(func(*engine) bool { return true })
}

// ParallelEngines lists the engines that can use Options.Jobs.
func ParallelEngines() []string {
	return enginesThat(func(e *engine) bool { return e.forest != nil || e.states })
}

// ResumableEngines lists the engines that can use Options.Checkpoint and Resume.
func ResumableEngines() []string { return enginesThat(func(e *engine) bool { return e.forest != nil }) }

func enginesThat(can func(*engine) bool) []string {
	var names []string
	for i := range engines {
		if can(&engines[i]) {
			names = append(names, engines[i].name)
		}
	}
	return names
}

// EnginesFor lists the engines that explore under a memory model and find some
// kinds of violations; checks as in [Options]. Models without a machine need an engine of execution graphs. So do data races; under sc
// states, refine and bmc find them as well. Robustness needs an engine that executes steps on a machine; under sc
// every execution is robust, and any engine will do. What is left of the heap needs an engine that visits all memory that there is at the
// end of executions, on a machine. Only states finds threads that starve. Livelocks do not restrict the choice, but only states finds them: other engines
// do not come to an end then.
func EnginesFor(model string, checks []event.ErrorKind) []string {
	races, starving := slices.Contains(checks, event.RaceError), slices.Contains(checks, event.StarvationError)
	sc := model == memmodel.SC.String()
	graphs := !slices.Contains(OperationalModels(), model) || races
	runs := slices.Contains(checks, event.RobustnessError) && model != memmodel.SC.String()
	heap := slices.ContainsFunc(checks, event.ErrorKind.AtEnd)
	return enginesThat(func(e *engine) bool {
		if starving && !e.states {
			return false
		}
		if heap && (e.graphs || e.symbolic || e.scOnly) {
			return false
		}
		return (!e.scOnly || sc) && (e.graphs || !graphs || races && (e.states || e.symbolic) && sc) && (!e.graphs && !e.states && !e.symbolic || !runs) && (!e.noRaces || !races)
	})
}

// Run explores a program. It returns an error if the options are wrong, if ctx
// ends before the exploration starts, or for a bug in gomc; everything that is
// said about the program is in the Result. When ctx ends, the Result holds what
// was found until then, with the cause of ctx as its reason.
//
// Of a program whose inputs are terms the violation that it returns is one of [event.Symbolic]'s Concrete.
func Run(ctx context.Context, prog event.Program, opts Options) (*Result, error) {
	search := func(opts Options) (*Result, error) { return runPlain(ctx, prog, opts) }
	if s := symbolicInputs(prog); s != nil {
		return runSymbolic(s, opts, search)
	}
	return search(opts)
}

// runPlain does the work of Run.
func runPlain(ctx context.Context, prog event.Program, opts Options) (result *Result, err error) {
	if opts.Model == "" {
		opts.Model = Models()[0]
	}
	turns := false
	if opts.Engine == "" || opts.Engine == Auto {
		turns = choose(&opts)
	}
	if opts.MaxSteps == 0 {
		opts.MaxSteps = DefaultMaxSteps
	}
	k := slices.IndexFunc(engines, func(e engine) bool { return e.name == opts.Engine })
	if k < 0 {
		return nil, fmt.Errorf("no engine %q; there are: %s", opts.Engine, strings.Join(Engines(), ", "))
	}
	model, err := modelOf(opts.Model)
	if err != nil {
		return nil, err
	}
	if err := Fits(opts); err != nil {
		return nil, err
	}
	if err := cmp.Or(opts.fitVisited(engines[k].states && !turns), opts.fitWithout(), opts.fitPreemptions(engines[k].states && !turns)); err != nil {
		return nil, err
	}
	r := newRun(ctx, prog, model, opts)
	if _, ok := prog.(event.Heap); !ok && r.judgesHeap() {
		return nil, errors.New("the program does not know its heap")
	}
	if turns {
		return r.turns()
	}
	if engines[k].forest != nil {
		if err := r.walk(engines[k].forest(r)); err != nil {
			return nil, err
		}
		if r.sequel == otherEngine {
			return r.others(), nil
		}
		return r.result(), nil
	}
	if opts.fallback {
		return r.others(), nil
	}
	if how := opts.Scheduling; how != "" && !slices.Contains(Schedulings(opts.Engine), how) {
		return nil, fmt.Errorf("engine %q has no scheduling %q", opts.Engine, how)
	}
	if how := opts.Validation; how != "" && (opts.Engine != "refine" || !slices.Contains(Validations(), how)) {
		return nil, fmt.Errorf("engine %q has no validation %q", opts.Engine, how)
	}
	if opts.Solver != "" && !slices.Contains(Solvers(), opts.Solver) {
		return nil, fmt.Errorf("no solver %q; there are: %s", opts.Solver, strings.Join(Solvers(), ", "))
	}
	if opts.Jobs > 1 && (!engines[k].states || opts.DepthFirst) {
		return nil, fmt.Errorf("engine %q explores with one job", opts.Engine)
	}
	if opts.Checkpoint != nil || opts.Resume != nil {
		return nil, fmt.Errorf("engine %q explores without checkpoints", opts.Engine)
	}
	for again := true; again; again = r.restart() {
		engines[k].explore(r)
	}
	return r.result(), nil
}

func modelOf(name string) (memmodel.Model, error) {
	model, ok := memmodel.ParseModel(name)
	if !ok {
		return 0, fmt.Errorf("no memory model %q; there are: %s", name, strings.Join(Models(), ", "))
	}
	return model, nil
}

// Fits returns an error if the engine of some options does not explore under their
// model, or does not find the kinds of violations that they ask for.
func Fits(opts Options) error {
	fit := EnginesFor(opts.Model, opts.Checks)
	if slices.Contains(fit, opts.Engine) || len(fit) > 0 && (opts.Engine == "" || opts.Engine == Auto) {
		return nil
	}
	explores := slices.Contains(EnginesFor(opts.Model, nil), opts.Engine)
	var missing []string // checks that the engine does not look for
	for _, k := range opts.Checks {
		if explores && !slices.Contains(EnginesFor(opts.Model, []event.ErrorKind{k}), opts.Engine) {
			missing = append(missing, string(k))
		}
	}
	what := strings.Join(missing, " and ")
	switch {
	case len(fit) == 0 && len(missing) > 0:
		return fmt.Errorf("engine %q does not check for %s under model %s, and no engine checks for all that is asked for; leave out %s", opts.Engine, what, opts.Model, what)
	case len(fit) == 0:
		return errors.New("no engine checks robustness, data races, leaks or starvation together, or under this memory model; check one at a time")
	case len(missing) > 0:
		return fmt.Errorf("engine %q does not check for %s; use %s", opts.Engine, what, strings.Join(fit, " or "))
	}
	return fmt.Errorf("engine %q does not explore under model %s; use %s", opts.Engine, opts.Model, strings.Join(fit, " or "))
}

// ErrTimeout and ErrMemory are causes of contexts that end an exploration.
var (
	ErrTimeout = errors.New("the time limit was reached")
	ErrMemory  = errors.New("the memory limit was reached")
)
