package grown

import (
	"iter"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/trust"
	"github.com/gomc/gomc/memmodel"
)

// none is no thread, or no event; -1 stands for the write of an initial value.
const none = -2

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

// describe returns the next operation of a thread.
func (g *growth) describe(t int32) random.Next {
	l, pos, _ := g.Next(t)
	return random.Next{Thread: event.ThreadID(t), Label: l, Pos: int(pos),
		Communicates: l.Reads() || l.Kind == event.Fence && g.w.Options.Model == memmodel.RC11 && l.Order == event.SeqCst}
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

// events goes through the events from a place in the insertion order on, each once.
func events(g Graph, from int) iter.Seq2[int32, trust.Event] {
	return func(yield func(int32, trust.Event) bool) {
		for _, o := range g.Insertion()[from:] {
			e, write := o>>1, o&1 == 1
			if ev := g.Event(e); !(write && ev.Reads) && !yield(e, ev) {
				return
			}
		}
	}
}

// former is what an event has come to, by events as they are numbered after it was added again.
type former struct {
	thread, event    int32
	from, after, alt int32
	reads, writes    bool
}
