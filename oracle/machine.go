package oracle

import (
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// final describes the end of an execution, the State of each thread and memory, and the ends of
// its threads one by one.
func final(m *memmodel.Machine) (whole string, ends []string) {
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if !m.Started(t) {
			continue
		}
		end := fmt.Sprintf("%d:%p ", t, m.State(t))
		ends = append(ends, end)
		whole += fmt.Sprintf("%v,%s", m.Blocked(t), end)
	}
	for l := range m.Locations() {
		if w := m.Word(event.Loc(l)); w != m.Program().Word(event.Loc(l)) { // whether others are known is no matter
			whole += fmt.Sprintf("%d=%x ", l, w)
		}
	}
	return whole, ends
}

// stack returns where a panic has happened, outermost calls left out.
func stack() string {
	lines := strings.Split(string(debug.Stack()), "\n")
	return strings.Join(lines[min(len(lines), 9):min(len(lines), 23)], "\n")
}
