package report

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/litmus"
)

// drawn returns the drawing of all states of a program.
func drawn(t *testing.T, p *litmus.Program, model string) (dot string, res *explore.Result) {
	t.Helper()
	prog := p.Compile()
	res, err := explore.Run(t.Context(), prog, explore.Options{Engine: "states", Model: model, NoReduction: true, KeepGoing: true, MaxDrawing: 10_000})
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := WriteStates(&b, prog, res.Drawing); err != nil {
		t.Fatal(err)
	}
	return b.String(), res
}

// TestWriteStates looks at the marks of a drawing, and lets Graphviz read it.
func TestWriteStates(t *testing.T) {
	plain := litmus.Stmt{Kind: litmus.Store, Var: 0, C: 7, Plain: true}
	for name, c := range map[string]struct {
		p     *litmus.Program
		model string
		want  []string
		not   []string
	}{
		"deadlock":  {lockOrder(), "sc", []string{"deadlock: ", "color=red", "is held by"}, []string{"livelock", "stopped here", "buffer"}},
		"assertion": {messagePassing(), "pso", []string{"color=red", "buffer of", "update "}, []string{"deadlock: "}},
		"nothing":   {&litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{plain}, {plain}}}, "sc", []string{" = 7", "initial state"}, []string{"color=red", "update "}},
	} {
		dot, res := drawn(t, c.p, c.model)
		for _, text := range c.want {
			if !strings.Contains(dot, text) {
				t.Errorf("%s: no %q in\n%s", name, text, dot)
			}
		}
		for _, text := range c.not {
			if strings.Contains(dot, text) {
				t.Errorf("%s: %q in\n%s", name, text, dot)
			}
		}
		edges := strings.Count(dot, " -> s")
		if n := strings.Count(dot, " [label=") - edges; uint64(n) != res.Counts.Reachable.States || uint64(edges) != res.Counts.Reachable.Transitions {
			t.Errorf("%s: %d states and %d edges, want %+v", name, n, edges, res.Counts.Reachable)
		}
		tool, err := exec.LookPath("dot")
		if err != nil {
			continue
		}
		cmd := exec.Command(tool, "-Tcanon")
		cmd.Stdin = strings.NewReader(dot)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s: %v: %s", name, err, out)
		}
	}
}

// TestWriteStatesStopped marks the states from which a search that was stopped has not gone on.
func TestWriteStatesStopped(t *testing.T) {
	p := lockOrder()
	prog := p.Compile()
	res, err := explore.Run(t.Context(), prog, explore.Options{Engine: "states", NoReduction: true, MaxDrawing: 10_000,
		Checks: []event.ErrorKind{event.DeadlockError}})
	if err != nil {
		t.Fatal(err)
	}
	open := 0
	for _, n := range res.Drawing.Nodes() {
		if n.Open {
			open++
		}
	}
	var b bytes.Buffer
	if err := WriteStates(&b, prog, res.Drawing); err != nil || open == 0 || strings.Count(b.String(), "style=dashed") != open {
		t.Errorf("%v: %d open states\n%s", err, open, b.String())
	}
}
