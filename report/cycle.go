package report

import (
	"bufio"
	"io"

	"github.com/gomc/gomc/cycle"
)

// CycleStep is an event of a happens-before cycle.
type CycleStep struct {
	Step
	// Relation leads to the next event, and from the last one to the first.
	Relation cycle.Relation `json:"relation"`
	// Delayed says that the relation is program order, and that the next event
	// takes effect first: the store waits in the buffer of its thread.
	Delayed bool `json:"delayed,omitempty"`
}

// Cycle returns the events of the cycle of a violation of robustness; nil for
// other violations.
func (c *Counterexample) Cycle() []CycleStep {
	if c.Error.Cycle == nil {
		return nil
	}
	var steps []CycleStep
	for i := range c.Error.Cycle.Events {
		e := &c.Error.Cycle.Events[i]
		for k := range c.Steps {
			if c.Steps[k].Move == int(e.Step) {
				steps = append(steps, CycleStep{c.Steps[k], e.Relation, e.Delay != nil})
				break
			}
		}
	}
	return steps
}

// relationText says what a relation means.
var relationText = map[cycle.Relation]string{
	cycle.ProgramOrder: "po: comes before, in its thread,",
	cycle.ReadsFrom:    "rf: is read by",
	cycle.Coherence:    "co: reaches memory before",
	cycle.FromRead:     "fr: reads what is overwritten by",
	cycle.Starts:       "start: comes before what it starts,",
	cycle.Joins:        "join: is over before",
}

// WriteCycle prints the cycle of a violation of robustness, an event a line.
func (c *Counterexample) WriteCycle(w io.Writer, style Style) error {
	steps := c.Cycle()
	b := bufio.NewWriter(w)
	p := newPrinter(c, b, style)
	widest := 0
	for i := range steps {
		s := &steps[i].Step
		p.gutter = max(p.gutter, width(placeOf(s)))
		widest = max(widest, width(p.cycleText(s)))
	}
	p.source = p.gutter + 4 + min(widest, 50) + 2
	event := func(s *Step) {
		p.line(placeOf(s), p.cycleText(s), p.Sources.at(s.File, s.Line, s.Column), plain)
	}
	for i := range steps {
		event(&steps[i].Step)
		text := "  " + relationText[steps[i].Relation]
		if steps[i].Delayed {
			text = "  po: is delayed in the store buffer, and overtaken by"
		}
		p.line("", text, excerpt{}, dim)
	}
	if len(steps) > 0 {
		event(&steps[0].Step)
	}
	return b.Flush()
}

// cycleText describes an event with its thread.
func (p *printer) cycleText(s *Step) string {
	return p.names[s.Thread] + ": " + p.names.text(unbuffered(s))
}
