package bench

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/symbolic/blast"
	"github.com/gomc/gomc/symbolic/bmc"
	"github.com/gomc/gomc/symbolic/encode"
	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// addresses returns where variables lie, as the labels of some execution say it; 0 for a variable that no thread accesses.
func addresses(t *testing.T, prog *interp.Program, names []string) (all []uint64) {
	t.Helper()
	at := map[event.Loc]uint64{}
	_, err := explore.Run(context.Background(), prog, explore.Options{Engine: "optimal", Leaf: func(l explore.Leaf) {
		for _, s := range l.Machine.Steps() {
			if s.Label.Accesses() {
				at[s.Label.Loc] = s.Label.Addr
			}
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		loc := event.NoLoc
		prog.Global(name, func(l event.Loc) event.Bits {
			loc = l
			return event.Bits{}
		})
		all = append(all, at[loc])
	}
	return all
}

// looking adds reads of variables of four bytes to the end of the main thread, and returns what they read.
func looking(p *unroll.Program, at []uint64) (events []*unroll.Event) {
	last := p.Events[len(p.Events)-1]
	for i, addr := range at {
		e := &unroll.Event{ID: len(p.Events), Step: last.Step + 1 + i, Label: last.Label + 1 + i, Kind: unroll.Read, Guard: p.Terms.True(), Addr: addr, Size: 4,
			Read: p.Terms.Var(32, "final")}
		p.Events, events = append(p.Events, e), append(events, e)
	}
	return events
}

// finals asks engine bmc for all values that variables may have at the end.
func finals(t *testing.T, prog *interp.Program, model memmodel.Model, at []uint64) (states []string) {
	t.Helper()
	p, err := prog.Unroll(context.Background(), unroll.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var known []uint64
	for _, addr := range at {
		if addr != 0 {
			known = append(known, addr)
		}
	}
	looks := looking(p, known)
	s := sat.New()
	b := blast.New(s)
	e, err := encode.New(context.Background(), p, model, s, b)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range e.Order.Reads { // no store reaches memory after they have looked at it
		if slices.ContainsFunc(looks, func(l *unroll.Event) bool { return int(r.Step) == l.Step }) {
			e.Order.Finals = append(e.Order.Finals, order.Final{Step: r.Step, Cell: r.Cell, Lit: b.Lit(p.Terms.True())})
		}
	}
	var ends []*term.Term
	for _, t := range p.Threads {
		ends = append(ends, p.Terms.Or(t.Ends, t.Process))
	}
	for _, t := range ends {
		s.AddClause(b.Lit(t))
	}
	search := bmc.New(e)
	for {
		_, result := search.Solve(e.Going())
		if result != sat.Sat {
			slices.Sort(states)
			return states
		}
		var values []string
		var block []sat.Lit
		m, next := e.Model(), 0
		for _, addr := range at {
			v := uint64(0)
			if addr != 0 {
				v = m.Value(looks[next].Read)
				for i, l := range b.Bits(looks[next].Read) {
					if v>>i&1 != 0 {
						l = l.Neg()
					}
					block = append(block, l)
				}
				next++
			}
			values = append(values, fmt.Sprintf("%x", v))
		}
		states = append(states, strings.Join(values, ","))
		s.AddClause(block...)
	}
}

// TestLitmusSymbolic asks the encoding of engines refine and bmc for all reachable states of the litmus tests under each model that has store buffers, or none.
func TestLitmusSymbolic(t *testing.T) {
	compared := 0
	for _, row := range rowsOf(t, Litmus, "litmus", "expect.tsv") {
		t.Run(row.File, func(t *testing.T) {
			prog := compiled(t, filepath.Join("litmus", row.File))
			at := addresses(t, prog, row.Observe)
			for _, want := range row.Models {
				model, _ := memmodel.ParseModel(want.Model)
				if states := finals(t, prog, model, at); !slices.Equal(states, want.States) {
					t.Errorf("%s: states %v, want %v", want.Model, states, want.States)
				}
				compared++
			}
		})
	}
	if compared < 180 {
		t.Errorf("only %d comparisons", compared)
	}
}
