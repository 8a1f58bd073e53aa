package trust

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/explore/trust/long"
)

// NewExplorer returns an explorer of the execution graphs of a program, at the root of the search tree. It does not change the
// layout.
func NewExplorer(prog event.Program, opts search.Options, layout *cells.Layout) *search.Explorer {
	// Graphs that outgrow a set of one size are continued with the next, those of the largest with package long, as are programs with more threads than a word has bits.
	return search.NewExplorer(prog, opts, layout, newSearchOf[[1]uint64], newSearchOf[[4]uint64], newSearchOf[[16]uint64], newSearchOf[[64]uint64], long.NewSearch)
}

func newSearchOf[S set.Set](w *search.Explorer) search.Search {
	x := newVisitor[S](w)
	x.crowded = search.Outgrown
	return x
}
