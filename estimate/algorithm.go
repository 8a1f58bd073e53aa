package estimate

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
)

// Algorithm is an estimator for one program.
type Algorithm struct {
	Name   string
	Budget int // of S and SC, 0 for the others
	// Biased says why the mean of many trials is not the number that it estimates; "" if it is.
	Biased string
	// sampler returns what takes trials in one goroutine. A trial may fail with tree.ErrAnother, then all
	// trials have to be taken again, with new samplers.
	sampler func() sampler
	tree    *explore.Tree // nil if there is none
}

// sampler takes a trial. It calls begin when the trial begins, which it may do more than once.
type sampler func(begin func() Chooser) ([]Level, error)

// The algorithms, by the names of the paper, but for SC: that is S on the tree in which a node with one child, and this child, are
// one node. Like S it is unbiased on every program. On some its variance is far smaller, on others larger; see docs/estimates.md.
const (
	NameT     = "T"
	NameS     = "S"
	NameSC    = "SC"
	NameK     = "K"
	NameP     = "P"
	NameGenMC = "genmc"
)

// Names lists the algorithms, the default first.
func Names() []string { return []string{NameS, NameSC, NameT, NameP, NameK, NameGenMC} }

// New returns an algorithm for a program. budget is for S and SC, 0 means DefaultBudget. Of the options those count that
// explore.NewTree heeds. It returns an error if the algorithm does not do what the options ask for.
func New(ctx context.Context, name string, budget int, prog event.Program, opts explore.Options) (*Algorithm, error) {
	switch name {
	case NameK, NameP:
		return newSchedules(ctx, name, prog, opts)
	case NameT, NameS, NameSC, NameGenMC:
	default:
		return nil, fmt.Errorf("no algorithm %q; there are: %s", name, strings.Join(Names(), ", "))
	}
	t, err := explore.NewTree(ctx, prog, opts)
	if err != nil {
		return nil, err
	}
	switch name {
	case NameT:
		return T(t), nil
	case NameS:
		return S(t, budget), nil
	case NameSC:
		return SC(t, budget), nil
	}
	if opts.Engine == "trust-rf" {
		return nil, fmt.Errorf("algorithm %s walks the tree of engine trust, not that of trust-rf", NameGenMC)
	}
	return GenMC(t), nil
}

// T returns Algorithm T on a search tree.
func T(t *explore.Tree) *Algorithm {
	return onTree(Algorithm{Name: NameT}, t, tree.Position{}, walk)
}

// S returns Algorithm S on a search tree.
func S(t *explore.Tree, budget int) *Algorithm {
	budget = cmp.Or(budget, DefaultBudget)
	return onTree(Algorithm{Name: NameS, Budget: budget}, t, tree.Position{}, func(root tree.Node, c Chooser) []Level { return enumerate(root, budget, c) })
}

// SC returns Algorithm SC on a search tree.
func SC(t *explore.Tree, budget int) *Algorithm { return After(t, tree.Position{}, budget) }

// After returns Algorithm SC on what a search has not visited that stands at a position.
func After(t *explore.Tree, at tree.Position, budget int) *Algorithm {
	budget = cmp.Or(budget, DefaultBudget)
	return onTree(Algorithm{Name: NameSC, Budget: budget}, t, at, func(root tree.Node, c Chooser) []Level { return enumerateChoices(root, budget, c) })
}

func onTree(a Algorithm, t *explore.Tree, at tree.Position, trial func(tree.Node, Chooser) []Level) *Algorithm {
	a.tree = t
	a.sampler = func() sampler {
		s := t.Sampler()
		return func(begin func() Chooser) (levels []Level, err error) {
			err = s.Sample(at, func(root tree.Node) { levels = trial(root, begin()) })
			return levels, err
		}
	}
	return &a
}

// GenMC returns the estimator of GenMC.
func GenMC(t *explore.Tree) *Algorithm {
	a := Algorithm{Name: NameGenMC, Biased: "it takes the choices of one execution for independent, and makes no backward revisits"}
	return onTree(a, t, tree.Position{}, func(root tree.Node, c Chooser) []Level {
		return genmc(explore.Forward(root, c.Pick))
	})
}

// newSchedules returns K or P.
func newSchedules(ctx context.Context, name string, prog event.Program, opts explore.Options) (*Algorithm, error) {
	if _, err := explore.NewSchedules(ctx, prog, opts); err != nil {
		return nil, err
	}
	a, trial := &Algorithm{Name: name}, pitt
	if name == NameK {
		a.Biased, trial = "it counts an execution once for each of its schedules", knuth
	}
	a.sampler = func() sampler {
		d, err := explore.NewSchedules(ctx, prog, opts)
		return func(begin func() Chooser) (levels []Level, _ error) {
			if err != nil {
				return nil, err
			}
			err := d.Sample(func(root tree.DAG) { levels = trial(root, begin()) })
			return levels, err
		}
	}
	return a, nil
}
