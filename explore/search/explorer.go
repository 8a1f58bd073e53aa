package search

import (
	"slices"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
)

// Explorer explores the execution graphs of a program: a part of the search tree, at a time.
type Explorer struct {
	Program event.Program
	Options Options
	Layout  *cells.Layout // not changed
	// Tally is what was counted until now.
	Tally Tally
	// Learned is set after Restart.
	Learned *cells.Layout
	// Base is how many choices of the path never change: the part of the tree that is explored is what they lead to.
	Base int
	// Looked is how much work went into schedules of whole graphs, in events that could have been added to graphs instead.
	Looked uint64

	searches []func(*Explorer) Search // for graphs of more and more events
	width    int                      // index in searches of the one in use
	search   Search
	path     []int32 // where to start, until the search has begun
	begun    bool
}

// Search visits the graphs of a program one after the other.
type Search interface {
	// Begin goes to a place in the tree: path has the option taken at each choice on the way. It returns true if there are no graphs left after it, as far
	// as the first base choices lead.
	Begin(path []int32, base int) (empty bool)
	// Go visits graphs until none is left that the first base choices lead to (Exhausted), or says why it has ended before.
	Go(base int, interrupt *atomic.Bool) Ending
	// Position returns the path to the current graph: the option taken at each choice.
	Position() []int32
	// Exhausted reports whether choice k of the path is known to have no further option. It may return false although that is so.
	Exhausted(k int) bool
}

// NewExplorer returns an explorer at the root of the tree. If a graph outgrows one search, the next one continues.
func NewExplorer(prog event.Program, opts Options, layout *cells.Layout, searches ...func(*Explorer) Search) *Explorer {
	return &Explorer{Program: prog, Options: opts, Layout: layout, searches: searches}
}

// Ending says why an exploration has ended.
type Ending uint8

// The endings.
const (
	Exhausted      Ending = iota // nothing is left of the part
	Interrupted                  // it was asked to
	Stopped                      // Found has returned true
	TooLong                      // a graph has more events than allowed
	TooLarge                     // a graph has more events than the widest search can tell apart, or than it takes with Options.Impatient
	TooCostly                    // long graphs are looked at as a whole too often; only with Options.Impatient
	TooManyThreads               // a program has more threads than the search can tell apart
	Torn                         // accesses of different sizes race, or memory lives again while accesses race with its end: both are beyond trust
	Restart                      // Learned has to be merged into the layout; then the search has to start over

	Outgrown // a graph has more events than the search is made for: only for Abort
)

// abort is the panic by which a search ends from deep within a step.
type abort struct {
	ending  Ending
	learned *cells.Layout
}

// Abort ends a search in the midst of a step.
func Abort(why Ending) { panic(abort{ending: why}) }

// Relearn ends a search that has learned something of the memory of the program.
func Relearn(learned *cells.Layout) { panic(abort{Restart, learned}) }

// Recover returns why a search has ended in the midst of a step, of what recover has returned. Other panics go on.
func Recover(r any) (why Ending, learned *cells.Layout) {
	if a, ok := r.(abort); ok {
		return a.ending, a.learned
	}
	panic(r)
}

// With Options.Impatient a search gives up (TooCostly) at a graph of more than longGraph events once it has spent more than patience on schedules of whole graphs.
const (
	longGraph = 500
	patience  = 5_000_000 // about 1.5 s
)

// Look notes that a schedule was made of a graph, and executed.
func (x *Explorer) Look(events int) {
	n := uint64(events)
	x.Looked += 16*n + n*n/4 // about as many events could have been added in that time
	if x.Options.Impatient && events > longGraph && x.Looked > patience {
		Abort(TooCostly)
	}
}

// Start moves to a place in the tree: what is after path, as far as the first base
// choices stay the same.
func (x *Explorer) Start(path []int32, base int) {
	x.path, x.Base, x.begun = slices.Clone(path), base, false
}

// wideAfter is how many events are added before a turn ends early, where the search has to go on with wider sets: perhaps the execution that needs them has no end, and wide sets take memory.
const wideAfter = 1000

// Run explores until nothing is left, until interrupt is set, or until a turn is over.
func (x *Explorer) Run(interrupt *atomic.Bool) Ending {
	for {
		if end := x.attempt(interrupt); end != Outgrown {
			return end
		}
		if x.width+1 == len(x.searches) {
			return TooLarge
		}
		x.width++
		if x.Options.Turn > 0 && x.Tally.Events > wideAfter {
			return Interrupted
		}
	}
}

// attempt runs until the end, or until a graph outgrows the search.
func (x *Explorer) attempt(interrupt *atomic.Bool) (end Ending) {
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		if end, x.Learned = Recover(r); end == Outgrown || end == Interrupted {
			if x.begun {
				x.path, x.begun = x.search.Position(), false
			}
			x.search = nil
		}
	}()
	if x.search == nil {
		x.search, x.Looked = x.searches[x.width](x), 0
	}
	if !x.begun {
		empty := x.search.Begin(x.path, x.Base)
		x.begun = true
		if empty {
			return Exhausted
		}
	}
	return x.search.Go(x.Base, interrupt)
}

// Turn changes Options.Turn.
func (x *Explorer) Turn(n uint64) { x.Options.Turn = n }

// Position returns the place after Interrupted or Stopped.
func (x *Explorer) Position() (path []int32, base int) {
	if !x.begun {
		return slices.Clone(x.path), x.Base
	}
	return x.search.Position(), x.Base
}

// Split gives away the options that are left of the first choice that has some: they
// are no longer the explorer's.
func (x *Explorer) Split() (path []int32, base int, ok bool) {
	if !x.begun {
		return nil, 0, false
	}
	at := x.search.Position()
	for k := x.Base; k < len(at); k++ {
		if !x.search.Exhausted(k) {
			x.Base = k + 1
			path = at[:k+1]
			path[k]++
			return path, k, true
		}
	}
	return nil, 0, false
}
