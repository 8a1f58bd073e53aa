package explore

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/race"
	"github.com/gomc/gomc/explore/readsfrom"
	"github.com/gomc/gomc/explore/sampled"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/memmodel"
)

// The quantities that are counted at the nodes of a [Tree], and at those of [Schedules]; see package search.
const (
	Executions  = search.Executions
	Erroneous   = search.Erroneous
	Events      = search.Events
	Graphs      = search.Graphs
	Sizes       = search.Sizes
	Nanoseconds = search.Nanoseconds
	Blocked     = search.Blocked // from here on: by event.Reason
	Quantities  = search.Quantities
)

// Tree is the search tree of engine trust or trust-rf, node by node, without a search. Package
// estimate takes samples from it.
type Tree struct {
	run    *run
	graphs *graphs

	mu       sync.Mutex
	violated bool
}

// SampledEngines lists the engines that a [Tree] can be of.
func SampledEngines() []string { return []string{"trust", "trust-rf"} }

// NewTree returns the search tree of a program. Of the options it heeds Engine ("" means trust), Model, Checks and MaxSteps. It
// returns an error if the engine does not do what the options ask for.
func NewTree(ctx context.Context, prog event.Program, opts Options) (*Tree, error) {
	if opts.Engine == "" {
		opts.Engine = SampledEngines()[0]
	}
	r, err := newSampled(ctx, prog, opts)
	if err != nil {
		return nil, err
	}
	t := &Tree{run: r}
	switch opts.Engine {
	case "trust":
		t.graphs = newGraphs(r).(*graphs)
	case "trust-rf":
		t.graphs = newReadsFrom(r).(*graphs)
	default:
		return nil, fmt.Errorf("the search of engine %q is not a tree whose nodes can be looked at by themselves; there are: trust, trust-rf", opts.Engine)
	}
	return t, nil
}

// newSampled checks options and returns a run with them.
func newSampled(ctx context.Context, prog event.Program, opts Options) (*run, error) {
	if opts.Model == "" {
		opts.Model = Models()[0]
	}
	if opts.MaxSteps == 0 {
		opts.MaxSteps = DefaultMaxSteps
	}
	model, err := modelOf(opts.Model)
	if err != nil {
		return nil, err
	}
	if err := Fits(opts); err != nil {
		return nil, err
	}
	opts = Options{Engine: opts.Engine, Model: opts.Model, Checks: opts.Checks, MaxSteps: opts.MaxSteps, KeepGoing: true}
	return newRun(ctx, prog, model, opts), nil
}

// Learn takes over what a search has learned, see [State].
func (t *Tree) Learn(data json.RawMessage) error {
	if data == nil {
		return nil
	}
	return t.graphs.learn(data)
}

// Learned is what [Tree.Learn] takes.
func (t *Tree) Learned() (json.RawMessage, error) { return t.graphs.learned() }

// Violated reports whether some sample has met a violation.
func (t *Tree) Violated() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.violated
}

// Refusal is why there are no samples of a program: the verdict that the engine would come to.
type Refusal struct {
	Verdict Verdict // Unknown or Unsupported
	Reason  string
	Site    event.Site // of what is unsupported
}

func (r *Refusal) Error() string {
	if r.Site.File != "" || r.Site.Function != "" {
		return r.Reason + " at " + r.Site.String()
	}
	return r.Reason
}

// Sampler returns a sampler that knows what was learned until now. Its errors are a [*Refusal] or tree.ErrAnother.
func (t *Tree) Sampler() *TreeSampler {
	s := &TreeSampler{tree: t}
	r := newRun(t.run.ctx, t.run.prog, t.run.model, t.run.opts)
	opts := t.graphs.options(r)
	opts.Found = s.found
	if opts.Races {
		opts.Raced = func(moves []memmodel.Move) (raced, stop bool) { return len(race.Of(r.machineVain(moves))) > 0, false }
	}
	t.graphs.mu.Lock()
	defer t.graphs.mu.Unlock()
	sampler := sampled.NewSampler
	if t.graphs.readsFrom {
		sampler = readsfrom.NewSampler
	}
	s.Sampler = sampler(r.prog, opts, t.graphs.layout.Clone())
	return s
}

// TreeSampler is a tree.Sampler.
type TreeSampler struct {
	*search.Sampler
	tree    *Tree
	refused *search.Violation
}

func (s *TreeSampler) found(v *search.Violation) bool {
	if v.Fault != nil && v.Fault.Kind == "" {
		s.refused = v
		return true
	}
	s.tree.mu.Lock()
	s.tree.violated = true
	s.tree.mu.Unlock()
	return false
}

// Sample calls trial with the root of the tree that is after a position.
func (s *TreeSampler) Sample(at tree.Position, trial func(root tree.Node)) error {
	return s.ended(s.Sampler.Sample(at, trial))
}

// Rest returns the weight of what is after a position.
func (s *TreeSampler) Rest(at tree.Position) (float64, error) {
	rest, end := s.Sampler.Rest(at)
	return rest, s.ended(end)
}

// Forward walks from a root as GenMC's estimator does; see sampled.Forward.
func Forward(root tree.Node, pick func(n int) int) (choices, worth []uint64) {
	return sampled.Forward(root, pick)
}

func (s *TreeSampler) ended(end search.Ending) error {
	switch end {
	case search.Exhausted:
		return nil
	case search.Restart:
		s.tree.graphs.relearn(s.tree.run, s.Learned)
		return tree.ErrAnother
	case search.TooManyThreads:
		return &Refusal{Verdict: Unsupported, Reason: "more than 64 threads, which is more than an estimate can hold"}
	case search.Torn:
		return &Refusal{Verdict: Unknown, Reason: torn}
	case search.TooLarge:
		return &Refusal{Verdict: Unknown, Reason: "an execution has more than 16,000 events, which is more than an estimate can hold"}
	case search.Stopped:
		return &Refusal{Unsupported, s.refused.Fault.Message, s.tree.run.prog.Site(s.refused.Label.Site)}
	}
	return &Refusal{Verdict: Unknown, Reason: tooLong}
}
