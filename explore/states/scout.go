package states

import "github.com/gomc/gomc/memmodel"

// scoutSteps bounds each of the executions of scout.
const scoutSteps = 500

// maxScouts bounds the number of processes that have precedence once.
const maxScouts = 64

// scout runs the program a few times, so that the search begins with some knowledge of what threads do:
// without it, the first states would all be reduced, by mistake. In one run the threads take turns; in others some thread has precedence, or goes
// on only when no other can, and the others take turns.
func (s *search) scout() {
	w := newWorker(s)
	s.follow(w, func(m *memmodel.Machine, last memmodel.Proc) (memmodel.Proc, bool) { return Turn(m, -1, -1, last) })
	procs := memmodel.Proc(1)
	for p := memmodel.Proc(0); p < min(procs, maxScouts); p++ {
		for _, order := range [][2]memmodel.Proc{{p, -1}, {-1, p}} {
			procs = max(procs, s.follow(w, func(m *memmodel.Machine, last memmodel.Proc) (memmodel.Proc, bool) {
				return Turn(m, order[0], order[1], last)
			}))
		}
	}
	s.prints.learn([]*worker{w}, true)
}

// follow runs the program with some choice of the next process, and returns how many there were.
func (s *search) follow(w *worker, choose func(m *memmodel.Machine, last memmodel.Proc) (memmodel.Proc, bool)) memmodel.Proc {
	pos := s.position()
	last := memmodel.Proc(0)
	for range scoutSteps {
		p, ok := choose(pos.m, last)
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
	return pos.m.Procs()
}

// Turn returns the process whose turn it is after last: the one with precedence if it can take a step, else the next one that can; the hindmost
// only if no other can. A process -1 is none.
func Turn(m *memmodel.Machine, first, hindmost, last memmodel.Proc) (p memmodel.Proc, ok bool) {
	if first >= 0 && first < m.Procs() && m.Enabled(first) {
		return first, true
	}
	n := m.Procs()
	for k := memmodel.Proc(1); k <= n; k++ {
		if p := (last + k) % n; p != hindmost && m.Enabled(p) {
			return p, true
		}
	}
	if hindmost >= 0 && hindmost < n && m.Enabled(hindmost) {
		return hindmost, true
	}
	return 0, false
}
