package interp

import (
	"strings"

	"github.com/gomc/gomc/event"
)

// Output returns what the program prints on the way from a State to
// Next(value).
func (p *Program) Output(s event.State, value uint64) string {
	t, ok := s.(*state)
	if !ok || t.label.Ends() {
		return ""
	}
	m := &machine{p: p, output: &strings.Builder{}}
	m.thaw(t)
	m.resume(value)
	m.run()
	return m.output.String()
}

// print renders what a call of an output function prints.
func (m *machine) print(a *activation, b *builtinSite) {
	if m.output == nil {
		return
	}
	m.output.WriteString(b.name + "\n")
}
