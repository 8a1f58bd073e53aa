package order

import (
	"fmt"
	"slices"

	"github.com/gomc/gomc/symbolic/pace"
	"github.com/gomc/gomc/symbolic/sat"
)

// Initial in place of a write is what a cell holds at first.
const Initial = -1

// Problem is what does not depend on an assignment of the literals. Steps have dense numbers.
type Problem struct {
	Steps   int
	Threads [][]int32  // the steps of each thread in program order; each step is in one of them
	Before  [][2]int32 // pairs of steps that are always in this order: the creation of a thread and its first step
	Joins   []Edge     // pairs of steps that are in this order if a literal is true
	Cells   int
	Writes  []Write
	Reads   []Read
	Finals  []Final
	// Meter counts what is done with the problem, and may end that by a panic: see package pace. What was being done is useless then, and so is the graph. It can be nil.
	Meter *pace.Meter
}

// Edge says that From comes before To if Lit is true.
type Edge struct {
	From, To int32
	Lit      sat.Lit
}

// Write is a write of a cell. It is executed if Lit is true.
type Write struct {
	Step, Cell int32
	Lit        sat.Lit
}

// Read is a read of a cell.
type Read struct {
	Step, Cell int32
	Sources    []Source
	// Own are writes of the cell that the thread of the read has put into its store buffer before, in program order, which is the
	// order in which they take effect: each at its step, before the read or after it. If some of them are executed and have not taken effect, the read obtains the newest
	// of these. The caller rules out by clauses that it obtains Initial, or one of Own, where a later one of Own is executed.
	Own []int32
}

// buffered tells whether a read may obtain a write before that takes effect.
func (r *Read) buffered(write int32) bool { return slices.Contains(r.Own, write) }

// Source is a write that a read may obtain: an index of Problem.Writes, of the same cell, or Initial. It does if Lit is true,
// which implies that both are executed, and that no other source's literal is true.
type Source struct {
	Write int32
	Lit   sat.Lit
}

// Final says that after Step there is no write of the cell if Lit is true, but in the step itself.
type Final struct {
	Step, Cell int32
	Lit        sat.Lit
}

// Validate returns an error if a problem is malformed.
func (p *Problem) Validate() error {
	seen := make([]bool, p.Steps)
	for t, steps := range p.Threads {
		for _, s := range steps {
			if s < 0 || int(s) >= p.Steps || seen[s] {
				return fmt.Errorf("thread %d: step %d does not exist, or is there twice", t, s)
			}
			seen[s] = true
		}
	}
	for s := range seen {
		if !seen[s] {
			return fmt.Errorf("step %d is in no thread", s)
		}
	}
	step := func(what string, i int, steps ...int32) error {
		for _, s := range steps {
			if s < 0 || int(s) >= p.Steps {
				return fmt.Errorf("%s %d: no step %d", what, i, s)
			}
		}
		return nil
	}
	cell := func(what string, i int, s, c int32) error {
		if c < 0 || int(c) >= p.Cells {
			return fmt.Errorf("%s %d: no cell %d", what, i, c)
		}
		return step(what, i, s)
	}
	var err error
	note := func(e error) {
		if err == nil {
			err = e
		}
	}
	for i, b := range p.Before {
		note(step("pair", i, b[0], b[1]))
	}
	for i, j := range p.Joins {
		note(step("join", i, j.From, j.To))
	}
	for i, w := range p.Writes {
		note(cell("write", i, w.Step, w.Cell))
	}
	for i, f := range p.Finals {
		note(cell("final read", i, f.Step, f.Cell))
	}
	for i, r := range p.Reads {
		p.Meter.Spend(1 + len(r.Own) + len(r.Sources))
		note(cell("read", i, r.Step, r.Cell))
		for _, w := range r.Own {
			if w < 0 || int(w) >= len(p.Writes) || p.Writes[w].Cell != r.Cell {
				note(fmt.Errorf("read %d: %d is no write of its cell", i, w))
			}
		}
		for _, s := range r.Sources {
			if s.Write != Initial && (s.Write < 0 || int(s.Write) >= len(p.Writes) || p.Writes[s.Write].Cell != r.Cell) {
				note(fmt.Errorf("read %d: %d is no write of its cell", i, s.Write))
			}
		}
	}
	return err
}
