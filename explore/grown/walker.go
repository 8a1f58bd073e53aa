package grown

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/explore/trust"
)

// Walker builds execution graphs of a program under RA or RC11, one after the other.
type Walker struct {
	explorer *search.Explorer
	sizes    []func(*search.Explorer) Graph // for more and more events
	width    int                            // index in sizes of the one in use
	last     *growth
}

func sized[S set.Set](w *search.Explorer) Graph { return trust.NewGrowing[S](w) }

// NewWalker returns a walker. It does not change the layout.
func NewWalker(prog event.Program, opts search.Options, layout *cells.Layout) *Walker {
	return &Walker{explorer: search.NewExplorer(prog, opts, layout),
		sizes: []func(*search.Explorer) Graph{sized[[1]uint64], sized[[4]uint64], sized[[16]uint64], sized[[64]uint64]}}
}

// Walk builds a graph. The choices are made by what begin returns, which is called again if the graph turns out to have more events than there was room for. It ends with
// search.Exhausted if no thread can go on, search.Stopped at a violation or at what is not supported, of which search.Options.Found was told, and search.Interrupted if
// stopped, which is asked before each step, returns true. After search.Restart the graph has to be built anew by a walker that knows what was learned, too; see Learned. Executions are counted in Tally.
func (w *Walker) Walk(begin func() (random.Guide, random.Chooser), stopped func() bool) search.Ending {
	for {
		guide, c := begin()
		if end := w.attempt(guide, c, stopped); end != search.Outgrown {
			return end
		}
		if w.width+1 == len(w.sizes) {
			return search.TooLarge
		}
		w.width++
		w.last = nil
	}
}

func (w *Walker) attempt(guide random.Guide, c random.Chooser, stopped func() bool) (end search.Ending) {
	defer func() {
		if r := recover(); r != nil {
			end, w.explorer.Learned = search.Recover(r)
		}
	}()
	if w.last == nil {
		w.last = newGrowth(w.explorer, w.sizes[w.width](w.explorer))
	}
	w.explorer.Tally = search.Tally{}
	return w.last.grow(guide, c, stopped)
}

// Tally returns what the latest graph counts as.
func (w *Walker) Tally() search.Tally { return w.explorer.Tally }

// Learned returns what the latest graph has shown of the memory of the program, after search.Restart.
func (w *Walker) Learned() *cells.Layout { return w.explorer.Learned }

// Class returns the class of the latest graph, which is its own: no other graph of the program has it. pair, if not nil, is called with what each read has read from.
func (w *Walker) Class(pair func(random.Pair)) random.Class { return ClassOf(w.last.Graph, pair) }

// Extent returns how many threads and events the latest graph has, and how many operations that communicate have come up while it was built.
func (w *Walker) Extent() (threads, events, communications int) { return w.last.extent() }

// extent returns how many threads and events the graph has, and how many operations that communicate have come up.
func (g *growth) extent() (threads, size, communications int) {
	for _, ev := range events(g, 0) {
		if ev.Pos == 1 {
			threads++
		}
	}
	return threads, len(g.Insertion()), g.met
}
