package explore

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/gomc/gomc/cycle"
	"github.com/gomc/gomc/event"
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
// with the engine optimal and stops at the first violation.
type Options struct {
	Engine string // one of Engines; "" means optimal
	Model  string // one of Models; "" means sc
	// Checks selects the violations that count; nil means all kinds but
	// robustness. An error of another kind ends the process silently, as an exit
	// would.
	Checks []event.ErrorKind
	// KeepGoing explores all executions although violations were found.
	KeepGoing bool
	// MaxSteps bounds the steps of one execution; 0 means DefaultMaxSteps.
	MaxSteps int
	// Progress, if not nil, is called about every ProgressInterval from the
	// goroutine that explores.
	Progress         func(Counts)
	ProgressInterval time.Duration
	// Leaf, if not nil, is called at the end of each execution, complete or
	// blocked, with the machine that is there. It must not change the machine.
	Leaf func(Leaf)
	// Found, if not nil, is called with each violation.
	Found func(*Error)
}

// DefaultMaxSteps is the bound of the steps of one execution.
const DefaultMaxSteps = 100_000

// Counts are the figures of an exploration.
type Counts struct {
	Executions uint64 // complete executions, one for each class with engine optimal or naive
	Erroneous  uint64 // among them, those that violate a property
	Events     uint64 // steps executed
	// ReadsFrom counts the classes of complete executions that differ in program
	// order and in the store that each byte is read from. Only engine naive knows.
	ReadsFrom uint64
	// Blocked counts the executions that did not complete, by reason.
	Blocked map[event.Reason]uint64
}

// Move is one step of a schedule: a thread, and which of the alternatives of its
// operation it takes.
type Move struct {
	Thread event.ThreadID `json:"thread"`
	Choice uint64         `json:"choice,omitempty"`
	// Store, if not 0, makes the move an update: the Store-th step of the thread
	// leaves its buffer.
	Store int32 `json:"store,omitempty"`
}

// Error is a violation of a property.
type Error struct {
	Kind     event.ErrorKind
	Message  string
	Site     event.Site
	Thread   event.ThreadID
	Model    memmodel.Model
	Schedule []Move // leads to the violation under Model
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
}

// Models lists the memory models.
func Models() []string { return memmodel.Models() }

type engine struct {
	name    string
	explore func(*run)
}

var engines = []engine{
	{"optimal", func(r *run) { newDPOR(r, optimal{}).explore() }},
	{"source", func(r *run) { newDPOR(r, source{}).explore() }},
	{"trust", func(r *run) { graphs(r, false) }},
	{"trust-rf", func(r *run) { graphs(r, true) }},
	{"naive", func(r *run) { newNaive(r).explore() }},
}

// Engines lists the engines, the default first.
func Engines() []string {
	var names []string
	for _, e := range engines {
		names = append(names, e.name)
	}
	return names
}

// Run explores a program. It returns an error if the options are wrong, if ctx
// ends before the exploration starts, or for a bug in gomc; everything that is
// said about the program is in the Result. When ctx ends, the Result holds what
// was found until then, with the cause of ctx as its reason.
func Run(ctx context.Context, prog event.Program, opts Options) (result *Result, err error) {
	if opts.Engine == "" {
		opts.Engine = engines[0].name
	}
	if opts.Model == "" {
		opts.Model = Models()[0]
	}
	if opts.MaxSteps == 0 {
		opts.MaxSteps = DefaultMaxSteps
	}
	k := slices.IndexFunc(engines, func(e engine) bool { return e.name == opts.Engine })
	if k < 0 {
		return nil, fmt.Errorf("no engine %q; there are: %s", opts.Engine, strings.Join(Engines(), ", "))
	}
	model, ok := memmodel.ParseModel(opts.Model)
	if !ok || !model.Operational() {
		return nil, fmt.Errorf("no memory model %q; there are: %s", opts.Model, strings.Join(Models(), ", "))
	}
	r := newRun(ctx, prog, model, opts)
	for again := true; again; again = r.restart() {
		engines[k].explore(r)
	}
	return r.result(), nil
}

// ErrTimeout and ErrMemory are causes of contexts that end an exploration.
var (
	ErrTimeout = errors.New("the time limit was reached")
	ErrMemory  = errors.New("the memory limit was reached")
)
