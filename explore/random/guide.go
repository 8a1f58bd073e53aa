package random

import "github.com/gomc/gomc/event"

// Guide makes the choices of an execution under a model without a machine: of an execution graph that grows by one event after the other, in any order
// of program order and reads-from. See grown.Walker, which adds the events.
type Guide interface {
	// Begin begins an execution.
	Begin(*Profile, Chooser)
	// Thread returns the index of the thread that takes the next step, among those that can.
	Thread([]Next) int
	// Reads says which of the writes that the model allows the operation reads from.
	Reads(Next) Reads
	// Latest reports whether each write comes last in the coherence order of its location. If not, every place that the model allows is equally likely.
	Latest() bool
}

// Next is the next operation of a thread.
type Next struct {
	Thread event.ThreadID
	Label  *event.Label
	Pos    int // its place in the thread: later operations have a larger one
	// Communicates says that what other threads have done may have a say in what the operation comes to: it reads, or is a fence that has a place in the order of the
	// sequentially consistent ones.
	Communicates bool
}

// Reads says which writes an operation may read from, of those that the model allows: a number n of writes, to which the n newest in coherence order belong, or one of the following. If there
// are several, each is equally likely.
type Reads int

// Any is all of them, Oldest the oldest: what the thread knows already.
const (
	Any    Reads = 0
	Oldest Reads = -1
)

// GuideNames lists the strategies for models without a machine, for [NewGuide].
func GuideNames() []string { return []string{"pctwm", "walk"} }

// NewGuide returns a strategy, nil if there is none of that name. depth and history are those of the errors that pctwm looks for.
func NewGuide(name string, depth, history int) Guide {
	switch name {
	case "pctwm":
		return &pctwm{depth: depth, history: history}
	case "walk":
		return &anyWay{}
	}
	return nil
}

// anyWay is the strategy walk: any thread, any write to read from, and any place in coherence order.
type anyWay struct{ c Chooser }

func (g *anyWay) Begin(_ *Profile, c Chooser) { g.c = c }

func (g *anyWay) Thread(able []Next) int {
	if len(able) == 1 {
		return 0
	}
	return g.c.Pick(len(able))
}

func (g *anyWay) Reads(Next) Reads { return Any }
func (g *anyWay) Latest() bool     { return false }
