package explore

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/gomc/gomc/cycle"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/dpor"
	"github.com/gomc/gomc/explore/states"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/memmodel"
)

// Verdict is the outcome of an exploration.
type Verdict string

// The verdicts; the strings are part of the JSON schema.
const (
	Safe        Verdict = "safe"        // all executions were explored and none violates a property
	Violation   Verdict = "violation"   // an execution violates a property
	Unknown     Verdict = "unknown"     // a limit or a bound was hit first
	Unsupported Verdict = "unsupported" // the program needs what gomc does not model
)

// Options configure [Run]. The zero value explores under sequential consistency
// with the engines that Auto chooses and stops at the first violation.
type Options struct {
	Engine string // one of Engines, or Auto; "" means Auto
	Model  string // one of Models; "" means sc
	// Checks selects the violations that count; nil means all kinds but
	// robustness and data races. After an error of another kind an execution goes no further; see Unchecked.
	Checks []event.ErrorKind
	// KeepGoing explores all executions although violations were found.
	KeepGoing bool
	// MaxSteps bounds the steps of one execution; 0 means DefaultMaxSteps.
	MaxSteps int
	// Progress, if not nil, is called about every ProgressInterval from the
	// goroutine that explores.
	Progress         func(Counts)
	ProgressInterval time.Duration
	// Position, if not nil, is called before Progress where the search is a tree, with how far it has got. For that
	// of an engine that Auto has chosen the tree is that of trust.
	Position func(State)
	// Leaf, if not nil, is called at the end of each execution, complete or
	// blocked, with the machine that is there, nil under models that are not operational. It must not change the machine.
	Leaf func(Leaf)
	// Found, if not nil, is called with each violation. A search that starts over with what it has learned meets violations again. They are
	// reported once: of those with the same kind, message, place and thread, as many as the search with the most has met.
	Found func(*Error)
	// First, if not nil, is called with the first violation as soon as it is there, for who may give up a search that keeps going;
	// again if the search starts over. If there are several Jobs, it is called from several goroutines.
	First func(*Error)
	// Jobs is how many parts of the search are explored at the same time, by one of
	// ParallelEngines; 0 means 1. If there are more, Leaf and Found are called
	// from several goroutines.
	Jobs int
	// NoReduction makes engine states visit every state.
	NoReduction bool
	// Without lists what engine states does without of StateReductions, for comparisons and measurement.
	Without []string
	// DepthFirst makes engine states follow one path as far as it leads before it tries others, with one job.
	DepthFirst bool
	// MaxDrawing, if not 0, makes engine states keep the graph of the states that it has visited, for Result.Drawing, if it
	// has visited no more than that.
	MaxDrawing int
	// NoSymmetry turns off symmetry reduction in engine states: states that differ only by an exchange of threads that run the same code
	// are then visited separately.
	NoSymmetry bool
	// Preemptions, if not nil, makes engine states explore only schedules with at most so many preemptions: steps of a thread although the one that has taken the
	// step before could go on, and does not only spin. If that leaves schedules out, the verdict is not Safe, and livelocks, and deadlocks of some threads while
	// others go on for ever, are not looked for. It excludes MaxDrawing.
	Preemptions *int
	// Visited says how engine states keeps the states that it has visited: one of VisitedSets; "" means exact. With the others the verdict is never
	// Safe, and there are neither livelocks, nor deadlocks of some threads while others go on for ever, nor drawings; they search breadth first, with one job.
	Visited string
	// BitBytes is the size of the array of the visited set bits, in bytes; 0 means states.DefaultBitBytes.
	BitBytes int64
	// Checkpoint, if not nil, is called about every CheckpointInterval with the state
	// of the search, and once more at its end, be it complete or not. The engine has
	// to be one of ResumableEngines.
	Checkpoint         func(State)
	CheckpointInterval time.Duration // 0 means DefaultCheckpointInterval
	// Resume, if not nil, is the state from which to continue: one that Checkpoint
	// got in an exploration of the same program with the same engine, model, Checks
	// and MaxSteps. The Result is that of both.
	Resume *State

	// Unroll bounds the rounds of loops whose end depends on values that are not known, and the depth of such calls, for engines refine and bmc; 0 means DefaultUnroll. Where
	// an execution comes to the bound the verdict is Unknown.
	Unroll int
	// Scheduling says how engine refine or bmc deals with the scheduling constraint: one of Schedulings of it; "" means the first.
	Scheduling string
	// Validation says how engine refine decides what event order graphs leave open: one of Validations; "" means the first.
	Validation string
	// Solver is one of Solvers, which answers what engines refine and bmc ask, "" being the first. Others have to be on PATH, and do without propagators: they are for refine,
	// and for bmc with the scheduling monolithic.
	Solver string

	reports  *reports // of Found
	fallback bool     // the engine was chosen by the rule for Auto, and has another for what is beyond its limits
}

// DefaultCheckpointInterval is the time between two calls of Checkpoint.
const DefaultCheckpointInterval = 5 * time.Second

// DefaultMaxSteps is the bound of the steps of one execution: enough for a megabyte of shared
// memory to be written.
const DefaultMaxSteps = 200_000

// Counts are the figures of an exploration.
type Counts struct {
	Executions uint64 `json:"executions"` // complete executions, one for each class with engine optimal, trust or naive
	Erroneous  uint64 `json:"erroneous"`  // among them, those that violate a property
	Events     uint64 `json:"events"`     // steps executed
	// ReadsFrom counts the classes of complete executions that differ in program
	// order and in the store that each byte is read from. Only engine naive knows.
	ReadsFrom uint64 `json:"reads_from,omitempty"`
	// Reachable has the figures of engine states, which counts states instead of executions. It is nil for the others.
	Reachable *Reachable `json:"reachable,omitempty"`
	// Symbolic has the figures of the engines refine and bmc, which encode the program as a formula. It is nil for the others.
	Symbolic *Symbolic `json:"symbolic,omitempty"`
	// Blocked counts the executions that did not complete, by reason; for engine states the states
	// without a next step in which not all threads have ended.
	Blocked map[event.Reason]uint64 `json:"blocked"`
}

// Reachable are the figures of a search over states.
type Reachable struct {
	States      uint64 `json:"states"`      // visited
	Transitions uint64 `json:"transitions"` // steps executed
	Reduced     uint64 `json:"reduced"`     // states in which the steps of some processes stood for those of all
	Ends        uint64 `json:"ends"`        // states in which all threads have ended
	Exits       uint64 `json:"exits"`       // states in which the process has ended, and threads could go on
	Bytes       uint64 `json:"bytes"`       // memory that held the states
	// Omission bounds the probability that a state was omitted, with the visited set hash.
	Omission float64 `json:"omission,omitempty"`
	// HashFactor is how many bits there are for each state, with the visited set bits.
	HashFactor float64 `json:"hash_factor,omitempty"`
}

// Error is a violation of a property.
type Error struct {
	Kind     event.ErrorKind
	Message  string
	Site     event.Site
	Thread   event.ThreadID
	Model    memmodel.Model
	Schedule []memmodel.Move // leads to the violation under Model
	// Graph is the execution before the violation if Model is not operational, and then
	// there is no Schedule.
	Graph witness.Graph
	// Racing has the two steps of a data race, as indices of Graph or Schedule, once that was
	// executed again.
	Racing []int
	// Loop is the first step of the part of Schedule that is repeated for ever: in a livelock, beside a thread that starves, and by others in a deadlock of some
	// threads; 0 for other violations.
	Loop int
	// Stranded are the threads that wait in a deadlock of some threads, nil for other violations.
	Stranded []event.ThreadID
	// Cycle is the happens-before cycle of a violation of robustness, nil for
	// others. Its steps are those of Schedule.
	Cycle *cycle.Cycle
}

// Result is what an exploration found.
type Result struct {
	Engine, Model string
	Verdict       Verdict
	Error         *Error // the first violation found
	Counts        Counts
	// Complete says that every execution was explored.
	Complete bool
	// Reason says why the verdict is Unknown, or what is Unsupported.
	Reason string
	Site   event.Site // of what is unsupported
	// Bounded says that some loop was cut at the bound of --unroll.
	Bounded bool
	// Unchecked is the first error in the source of a kind that is not checked, after which executions went no further; nil if none was met.
	Unchecked *Unchecked
	// Drawing is the graph of the states that engine states has visited, nil unless Options.MaxDrawing asks for it.
	Drawing *states.Drawing
}

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
		return r.turns(), nil
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
	if len(fit) == 0 {
		return errors.New("no engine checks robustness, data races, leaks or starvation together, or under this memory model; check one at a time")
	}
	what := "explore under model " + opts.Model
	for _, k := range opts.Checks {
		if slices.Contains(EnginesFor(opts.Model, nil), opts.Engine) && !slices.Contains(EnginesFor(opts.Model, []event.ErrorKind{k}), opts.Engine) {
			what = "check for " + string(k)
		}
	}
	return fmt.Errorf("engine %q does not %s; use %s", opts.Engine, what, strings.Join(fit, " or "))
}

// ErrTimeout and ErrMemory are causes of contexts that end an exploration.
var (
	ErrTimeout = errors.New("the time limit was reached")
	ErrMemory  = errors.New("the memory limit was reached")
)
