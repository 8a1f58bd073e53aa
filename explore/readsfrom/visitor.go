package readsfrom

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/vsc"
)

// This file is what a search has in memory beside graphs, which are in unit.go; the other files are what it does with that.

// visitor visits one graph of each reads-from class: VISIT of Algorithm 2. It does not work in place: graphs share units.
type visitor struct {
	w       *search.Explorer
	prog    event.Program
	model   memmodel.Model
	memory  cells.Memory
	births  cells.Births
	makers  []int32 // by object: the thread that allocates it
	solver  vsc.Solver
	problem vsc.Problem
	epoch   int // of marks
	ids     uint64
	known   map[string]*order // see getConsCO
	g       *unitGraph
	fresh   []*unit // units that g has and its predecessor has not
	frames  []unitFrame
}

// unitFrame is a choice: the graphs that follow one graph, and the number of the one that is being visited.
type unitFrame struct {
	options []unitOption
	at      int32
}

type unitOption struct {
	g     *unitGraph
	fresh []*unit
}

func newVisitor(w *search.Explorer) *visitor {
	return &visitor{w: w, known: map[string]*order{}, prog: w.Program, model: w.Options.Model, memory: cells.New(w.Program, w.Layout)}
}

// order is why a graph is consistent: the newest writes and, as far as the model has one, an order in which all takes effect.
type order struct {
	newest []source            // by cell
	units  []*unit             // SC: in the order in which they take effect
	before func(a, b int) bool // TSO and PSO: on the indices of parts in the problem
}

// isLife reports whether a cell is a lifetime.
func (x *visitor) isLife(c int32) bool { return x.memory.Cells[c].IsLife() }
