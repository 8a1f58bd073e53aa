package report

import (
	"bytes"
	"regexp"
	"testing"

	"github.com/gomc/gomc/litmus"
)

// TestValues looks at what variables hold after each step: what was written last, or is in a buffer, or was found there.
func TestValues(t *testing.T) {
	c := counterexampleOf(t, &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{
		{{Kind: litmus.Load, Reg: 0, Var: 0}, {Kind: litmus.If, Reg: 0, C: 7, Body: []litmus.Stmt{{Kind: litmus.Load, Reg: 1, Var: 1}, {Kind: litmus.Assert, Reg: 1}}}},
		{{Kind: litmus.Store, Var: 1, C: 3}, {Kind: litmus.Store, Var: 0, C: 7}},
	}}, "pso")
	seen := map[string]bool{}
	for i := range c.Steps {
		for _, v := range c.Values(i) {
			if s := &c.Steps[v.Step]; s.Thread != v.Thread || s.Location != v.Location {
				t.Errorf("after step %d, %+v is of %+v", i, v, *s)
			}
			text := v.Location + "=" + v.Text
			if v.Buffered {
				text += " buffered"
			}
			if v.Read {
				text += " read"
			}
			seen[text] = true
		}
	}
	for _, want := range []string{"v0=7 buffered", "v0=7", "v1=3 buffered", "v1=0 read"} {
		if !seen[want] {
			t.Errorf("no %s in %v", want, seen)
		}
	}
	last := c.Values(len(c.Steps) - 1)
	if len(last) != 2 || last[0].Text != "7" || last[1].Text != "3" || last[0].Buffered || last[1].Buffered || last[1].Read {
		t.Errorf("in the end %+v", last)
	}
}

// TestContext prints source lines around those of steps, each place once.
func TestContext(t *testing.T) {
	if got := contextOf(t, 0); got != 0 {
		t.Errorf("%d lines without --context", got)
	}
	if one, two := contextOf(t, 1), contextOf(t, 2); one == 0 || two <= one {
		t.Errorf("%d lines with 1, %d with 2", one, two)
	}
}

// contextOf counts the lines around steps.
func contextOf(t *testing.T, n int) int {
	t.Helper()
	c := counterexampleOf(t, messagePassing(), "sc")
	for i := range c.Steps {
		c.Steps[i].File, c.Steps[i].Line = "values.go", 10+3*i
	}
	var b bytes.Buffer
	if err := c.WriteText(&b, Style{Width: 120, Context: n}); err != nil {
		t.Fatal(err)
	}
	return len(regexp.MustCompile(`(?m)^ +>? +[0-9]+  `).FindAllString(b.String(), -1))
}
