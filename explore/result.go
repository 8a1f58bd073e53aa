package explore

import (
	"time"

	"github.com/gomc/gomc/cycle"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/states"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/memmodel"
)

// This file is what is asked of an exploration, and what it answers.

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
	// MaxMemory is how many bytes the process may use, 0 for any number. Who explores watches that, and ends the context; it is for engines that
	// need very much at once, and ask before.
	MaxMemory int64
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
	// Beside lets engines that Auto makes take turns do so with several Jobs, too: after the first turn of trust, half of these are for the others as long
	// as they need them. Which is the first to come to its end may differ from run to run.
	Beside bool
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

	// NoSymbolic keeps Auto to engines that execute the program: it does not take one that encodes it as a formula.
	NoSymbolic bool
	// Unroll bounds the rounds of loops whose end depends on values that are not known, and the depth of such calls, for engines refine and bmc, also where Auto takes them; 0 means DefaultUnroll. Where
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
	// Numbers says, of a program whose inputs are terms, that this is a violation of its Concrete, where they are numbers. Those that [Run] returns are.
	Numbers bool `json:",omitempty"`
}

// Result is what an exploration found.
type Result struct {
	Engine, Model string
	// Jobs is how many parts of the search the engine has explored at the same time. With Options.Beside it is 1 if one turn was enough.
	Jobs    int
	Verdict Verdict
	Error   *Error // the first violation found
	Counts  Counts
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
