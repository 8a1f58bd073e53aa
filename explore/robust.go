package explore

import (
	"fmt"
	"strings"

	"github.com/gomc/gomc/cycle"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// notRobust describes an execution that is not possible under sequential
// consistency, as its trace has a cycle.
func notRobust(m *memmodel.Machine, c *cycle.Cycle) *Error {
	first := &c.Events[0]
	prog := m.Program()
	var b strings.Builder
	for i := range c.Events {
		e := &c.Events[i]
		fmt.Fprintf(&b, "%s -%s-> ", prog.Site(e.Label.Site), e.Relation)
	}
	site := prog.Site(first.Label.Site)
	return &Error{Kind: event.RobustnessError, Thread: first.Thread, Site: site, Model: m.Model(), Schedule: m.Moves(), Cycle: c, // with awaits that have read in vain: they may be on the cycle
		Message: fmt.Sprintf("not possible under SC: %s%s", &b, site)}
}
