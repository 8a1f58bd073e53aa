package explore

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/states"
	"github.com/gomc/gomc/memmodel"
)

// wordsSteps bounds the execution that words looks at.
const wordsSteps = 100_000

// words executes the program once, under sequential consistency and with its threads in turns, and returns a layout in which all accesses cover whole cells. A search
// learns that of one word at a time, and starts over for each; see package cells.
func (r *run) words() *cells.Layout {
	m := memmodel.NewStateMachine(r.prog, memmodel.SC)
	seen := cells.NewObserver()
	last := memmodel.Proc(0)
	for n := range wordsSteps {
		if n%1024 == 0 && r.ctx.Err() != nil {
			break
		}
		p, ok := states.Turn(m, -1, -1, last)
		if !ok {
			break
		}
		t, _ := m.Thread(p)
		if l := m.State(t).Label(); l.Kind == event.Load || l.Kind == event.Store || l.Kind == event.RMW {
			seen.Access(l)
		}
		if m.Exec(p, 0).Cut {
			break
		}
		last = p
	}
	return seen.Layout
}
