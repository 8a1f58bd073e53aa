package report

import (
	"bytes"
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/litmus"
)

// counterexampleOf returns the counterexample of a program.
func counterexampleOf(t *testing.T, p *litmus.Program, model string) *Counterexample {
	t.Helper()
	prog := p.Compile()
	res, err := explore.Run(t.Context(), prog, explore.Options{Model: model})
	if err != nil || res.Error == nil {
		t.Fatal(res, err)
	}
	c, err := Explain(prog, res.Error)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// elements counts the elements of a drawing by name and class, and fails if it is no XML.
func elements(t *testing.T, svg string) map[string]int {
	t.Helper()
	count := map[string]int{}
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := d.Token()
		if err == io.EOF {
			return count
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, svg)
		}
		if e, ok := token.(xml.StartElement); ok {
			for _, a := range e.Attr {
				if a.Name.Local == "class" {
					for _, class := range strings.Fields(a.Value) {
						count[e.Name.Local+" "+class]++
					}
				}
			}
		}
	}
}

// TestWriteSVG draws message passing in which the message overtakes what it is about: that is a cycle, and none where threads take turns.
func TestWriteSVG(t *testing.T) {
	for model, cycle := range map[string]bool{"pso": true, "rc11": true, "sc": false} {
		p := messagePassing() // fails if the message arrives
		if cycle {            // fails if the message arrives before what it is about, which reads 0
			p = &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{
				{{Kind: litmus.Load, Reg: 0, Var: 0}, {Kind: litmus.If, Reg: 0, C: 7, Body: []litmus.Stmt{{Kind: litmus.Load, Reg: 1, Var: 1}, {Kind: litmus.Assert, Reg: 1}}}},
				{{Kind: litmus.Store, Var: 1, C: 3}, {Kind: litmus.Store, Var: 0, C: 7}},
			}}
		}
		g := counterexampleOf(t, p, model).Graph()
		var b bytes.Buffer
		if err := g.WriteSVG(&b); err != nil {
			t.Fatal(err)
		}
		got := elements(t, b.String())
		if (got["path cyclic"] > 0) != cycle {
			t.Errorf("%s: %d arrows of a cycle\n%s", model, got["path cyclic"], b.String())
		}
		boxes := 0
		for i := range g.Events {
			if !g.minor[i] {
				boxes++
			}
		}
		if got["rect box"] != boxes || got["rect offending"] == 0 || got["path rf"] == 0 || boxes == 0 {
			t.Errorf("%s: %v, %d events\n%s", model, got, boxes, b.String())
		}
	}
}

// TestCyclic tells edges of cycles from others.
func TestCyclic(t *testing.T) {
	g := &Graph{Events: make([]Step, 5), Edges: []Edge{{Initial, 0, ReadsFrom}, {0, 1, ProgramOrder}, {1, 2, ReadsFrom}, {2, 0, FromRead}, {2, 3, ProgramOrder}, {3, 4, Coherence}}}
	want := []bool{false, true, true, true, false, false}
	for k, is := range g.cyclic() {
		if is != want[k] {
			t.Errorf("edge %d: %v, want %v", k, is, want[k])
		}
	}
}
