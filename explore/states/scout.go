package states

import "github.com/gomc/gomc/memmodel"

// scoutSteps bounds each of the executions of scout.
const scoutSteps = 500

// scout runs the program a few times, so that the search begins with some knowledge of what threads do:
// without it, the first states would all be reduced, by mistake. In each run some thread has precedence, the others follow
// in turn; in one they all take turns.
func (s *search) scout() {
	w := newWorker(s)
	runs := 2
	for first := 0; first < runs; first++ {
		pos := s.position()
		last := memmodel.Proc(0)
		for range scoutSteps {
			p, ok := turn(pos.m, memmodel.Proc(first-1), last)
			if !ok || s.over() {
				break
			}
			t, _ := pos.m.Thread(p)
			before := pos.thread(t)
			step := pos.exec(p, 0)
			if !step.Update {
				w.facts.step(pos, t, before, step)
			}
			w.facts.settled(pos)
			if step.Cut {
				break
			}
			pos.keep()
			last = p
		}
		runs = min(max(runs, int(pos.m.Procs())+1), 64)
	}
	s.prints.learn([]*worker{w}, true)
}

// turn returns the process whose turn it is after last: the one with precedence if it can take a step, else the next one that can.
func turn(m *memmodel.Machine, first, last memmodel.Proc) (p memmodel.Proc, ok bool) {
	if first >= 0 && first < m.Procs() && m.Enabled(first) {
		return first, true
	}
	n := m.Procs()
	for k := memmodel.Proc(1); k <= n; k++ {
		if p := (last + k) % n; m.Enabled(p) {
			return p, true
		}
	}
	return 0, false
}
