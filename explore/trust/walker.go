package trust

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// This file, grow.go, draw.go and park.go build single execution graphs under RA and RC11 at random. A graph only grows: events are added one after the other, each by whatever thread has
// its turn, reading from any write that is there already and that the model allows, and nothing is revisited. Every graph that the model allows is built in
// that way: each prefix of it in an order of porf is consistent, too, and adding the events in such an order is one of the ways to choose.

// Walker builds execution graphs of a program under RA or RC11, one after the other.
type Walker struct {
	explorer *search.Explorer
	sizes    []func(*search.Explorer) grower // for graphs of more and more events
	width    int                             // index in sizes of the one in use
	last     grower
}

// grower is a [growth] with sets of some size.
type grower interface {
	grow(random.Guide, random.Chooser, func() bool) search.Ending
	class(pair func(random.Pair)) random.Class
	extent() (threads, events, communications int)
}

// NewWalker returns a walker. It does not change the layout.
func NewWalker(prog event.Program, opts search.Options, layout *cells.Layout) *Walker {
	return &Walker{explorer: search.NewExplorer(prog, opts, layout),
		sizes: []func(*search.Explorer) grower{newGrowth[[1]uint64], newGrowth[[4]uint64], newGrowth[[16]uint64], newGrowth[[64]uint64]}}
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
		w.last = w.sizes[w.width](w.explorer)
	}
	w.explorer.Tally = search.Tally{}
	return w.last.grow(guide, c, stopped)
}

// Tally returns what the latest graph counts as.
func (w *Walker) Tally() search.Tally { return w.explorer.Tally }

// Learned returns what the latest graph has shown of the memory of the program, after search.Restart.
func (w *Walker) Learned() *cells.Layout { return w.explorer.Learned }

// Class returns the class of the latest graph, which is its own: no other graph of the program has it. pair, if not nil, is called with what each read has read from.
func (w *Walker) Class(pair func(random.Pair)) random.Class { return w.last.class(pair) }

// Extent returns how many threads and events the latest graph has, and how many operations that communicate have come up while it was built.
func (w *Walker) Extent() (threads, events, communications int) { return w.last.extent() }

// growth is a graph that grows.
type growth[S set.Set] struct {
	*visitor[S]
	guide   random.Guide
	c       random.Chooser
	able    []random.Next
	current random.Next // the operation that the latest step belongs to
	forced  *former     // what the step has to come to, if a step is taken again
	rest                // who waits
	reached []int32     // by thread: place of its latest operation that communicates
	met     int         // how many of these have come up
	options []int32     // for choose
}

func newGrowth[S set.Set](w *search.Explorer) grower {
	g := &growth[S]{visitor: newVisitor[S](w)}
	g.onward, g.shortcut = true, false
	return g
}

// describe returns the next operation of a thread.
func (g *growth[S]) describe(t int32) random.Next {
	c := &g.threads[t]
	l := c.label
	return random.Next{Thread: event.ThreadID(t), Label: l, Pos: int(c.pos - c.sub),
		Communicates: l.Kind == event.Load || l.Kind == event.RMW || l.Kind == event.Fence && g.model == memmodel.RC11 && l.Order == event.SeqCst}
}

// meet counts an operation that communicates and has come up.
func (g *growth[S]) meet(n random.Next) {
	for int(n.Thread) >= len(g.reached) {
		g.reached = append(g.reached, -1)
	}
	if n.Communicates && int32(n.Pos) > g.reached[n.Thread] {
		g.reached[n.Thread] = int32(n.Pos)
		g.met++
	}
}

func (g *growth[S]) extent() (threads, events, communications int) {
	for t := range g.threads {
		if g.threads[t].last >= 0 {
			threads++
		}
	}
	return threads, len(g.ord), g.met
}

// class returns a hash of the graph that does not depend on the order in which it was built, nor on how memory is divided into cells.
func (g *growth[S]) class(pair func(random.Pair)) random.Class {
	var c random.Class
	names := g.names()
	nameOf := func(w int32) random.Operation {
		if w < 0 {
			return random.Initial
		}
		return names[w]
	}
	set.Each(&g.alive, func(e int32) {
		ev := &g.ev[e]
		if ev.alt != 0 {
			c.Took(names[e], uint64(ev.alt))
		}
		if ev.kind != access || g.cells[ev.cell].IsLife() {
			return
		}
		loc, mask := g.cells[ev.cell].Loc, g.cells[ev.cell].Mask
		for ; mask != 0; mask &= mask - 1 {
			if ev.reads {
				c.Read(names[e], loc, mask&-mask, nameOf(ev.rf))
			}
			if ev.writes {
				c.Wrote(names[e], loc, mask&-mask, nameOf(ev.coPrev))
			}
		}
		if pair != nil && ev.reads {
			from := random.Unwritten
			if ev.rf >= 0 {
				from = g.ev[ev.rf].label.Site
			}
			pair(random.Pair{from, ev.label.Site})
		}
	})
	return c
}

// names returns the names of events by operation. Which operations are events may depend on what was learned of the program; accesses, and choices, always are.
func (g *growth[S]) names() []random.Operation {
	names := make([]random.Operation, len(g.ev))
	var own []int32
	for t := range g.threads {
		if g.threads[t].status == memmodel.Absent {
			continue
		}
		own = own[:0]
		for e := g.threads[t].last; e >= 0; e = g.ev[e].prev.last {
			own = append(own, e)
		}
		n := int32(0)
		for i := len(own) - 1; i >= 0; i-- {
			ev := &g.ev[own[i]]
			if k := ev.label.Kind; ev.prev.sub == 0 && (ev.label.Accesses() || k == event.Choice || k == event.Free) {
				n++
			}
			names[own[i]] = random.NameOf(event.ThreadID(t), 2*n)
			if ev.label.Kind == event.Alloc {
				names[own[i]]++
			}
		}
	}
	return names
}
