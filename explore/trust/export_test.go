package trust

import (
	"fmt"
	"slices"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/memmodel"
)

// This file shows tests of package grown what searches visit.

// Ends are what the graphs of a program come to: the Classes of those that are complete, and whether some violates a property.
type Ends struct {
	Classes  map[random.Class]bool
	Violates bool
}

// WalkerOptions are those of searches and walks in tests.
func WalkerOptions(model memmodel.Model, races bool) search.Options {
	return search.Options{Model: model, MaxEvents: 1000, Races: races, Checked: func(k event.ErrorKind) bool { return races || k != event.RaceError }}
}

// AllEnds visits all graphs; classOf returns their classes.
func AllEnds(prog event.Program, model memmodel.Model, races bool, classOf func(*Growing[[4]uint64]) random.Class) Ends {
	for layout := cells.NewLayout(); ; {
		all := Ends{Classes: map[random.Class]bool{}}
		g := &Growing[[4]uint64]{}
		opts := WalkerOptions(model, races)
		opts.Found = func(*search.Violation) bool { all.Violates = true; return false }
		opts.Leaf = func(blocked event.Reason, _ []memmodel.Move) {
			faulty := slices.ContainsFunc(g.threads, func(c cursor[[4]uint64]) bool { return c.status == memmodel.Faulted })
			if _, raced := g.racing(); blocked == event.NotBlocked && !faulty && !raced {
				all.Classes[classOf(g)] = true
			}
		}
		x := search.NewExplorer(prog, opts, layout.Clone(), func(w *search.Explorer) search.Search {
			g.visitor = newVisitor[[4]uint64](w)
			return g.visitor
		})
		switch end := x.Run(&atomic.Bool{}); end {
		case search.Exhausted:
			return all
		case search.Restart:
			layout.Merge(x.Learned)
		default:
			panic(fmt.Sprintf("a search ends with %d", end))
		}
	}
}
