package grown

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/explore/trust"
	"github.com/gomc/gomc/memmodel"
)

// Walker builds execution graphs of a program under RA or RC11, one after the other.
type Walker struct {
	explorer *search.Explorer
	sizes    []func(*search.Explorer) Graph // for more and more events
	width    int                            // index in sizes of the one in use
	last     *growth
}

// Graph is a [trust.Growing] with sets of some size.
type Graph interface {
	Reset()
	Insertion() []int32
	TakeBack(place int)
	Event(e int32) trust.Event
	Cell(c int32) *cells.Cell
	Threads() []int32
	Begun() int32
	Next(t int32) (l *event.Label, pos int32, begun bool)
	Able(t int32) bool
	Waits(t int32) bool
	RacesInVain(t int32) bool
	InVain(t int32) int32
	Step(t int32, choose func(trust.Choice) bool) (e int32, ok bool)
	Take(option int32) bool
	PutBack()
	Violates() bool
	Forget()
	Count() (violates bool)
	Discard()
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

// growth is a graph that grows.
type growth struct {
	Graph
	w       *search.Explorer
	guide   random.Guide
	c       random.Chooser
	able    []random.Next
	current random.Next             // the operation that the latest step belongs to
	forced  *former                 // what the step has to come to, if a step is taken again
	rest                            // who waits
	reached []int32                 // by thread: place of its latest operation that communicates
	met     int                     // how many of these have come up
	step    func(trust.Choice) bool // choose, for Step
}

func newGrowth(w *search.Explorer, empty Graph) *growth {
	g := &growth{Graph: empty, w: w}
	g.step = g.choose
	return g
}

// none is no thread, or no event; -1 stands for the write of an initial value.
const none = -2

// describe returns the next operation of a thread.
func (g *growth) describe(t int32) random.Next {
	l, pos, _ := g.Next(t)
	return random.Next{Thread: event.ThreadID(t), Label: l, Pos: int(pos),
		Communicates: l.Kind == event.Load || l.Kind == event.RMW || l.Kind == event.Fence && g.w.Options.Model == memmodel.RC11 && l.Order == event.SeqCst}
}

// meet counts an operation that communicates and has come up.
func (g *growth) meet(n random.Next) {
	for int(n.Thread) >= len(g.reached) {
		g.reached = append(g.reached, -1)
	}
	if n.Communicates && int32(n.Pos) > g.reached[n.Thread] {
		g.reached[n.Thread] = int32(n.Pos)
		g.met++
	}
}

// extent returns how many threads and events the graph has, and how many operations that communicate have come up.
func (g *growth) extent() (threads, size, communications int) {
	for _, ev := range events(g, 0) {
		if ev.Pos == 1 {
			threads++
		}
	}
	return threads, len(g.Insertion()), g.met
}
