package states

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// Executions in which an assumption fails do not count. One that goes on for ever may count although an assumption could fail in each of its rounds: what
// the program assumes of a nondeterministic value, say. So steps to where an assumption fails lead nobody out of a loop, and nobody who waits for ever to where
// he could go on. They are no steps at all, where cycles are looked at.

// findVoid finds the configurations from which a thread comes to an assumption that fails, whatever it reads, and does not wait on its way. All steps must be known.
func (f *footprints) findVoid() {
	all := f.parts.threads.list()
	f.void = make([]bool, max(len(f.configs), len(all)+1))
	again := false
	for i, c := range all {
		f.void[i+1] = c.Blocked() == event.BlockAssume
		again = again || f.void[i+1]
	}
	for again {
		again = false
		for id := len(f.configs) - 1; id > 0; id-- {
			c := &f.configs[id]
			if f.void[id] || !c.known || len(c.next) == 0 || c.label.Blocks || slices.ContainsFunc(c.next, func(n uint32) bool { return !f.void[n] }) {
				continue
			}
			f.void[id], again = true, true
		}
	}
}

// voids reports whether some thread of the state is at a configuration that findVoid has found.
func (f *footprints) voids(p *position) bool {
	for i := range p.m.Threads() {
		if id := p.thread(event.ThreadID(i)); int(id) < len(f.void) && f.void[id] {
			return true
		}
	}
	return false
}
