package random

// pos is partial order sampling. Every step that can be taken has a priority, drawn from 0 to 1 when it comes up; the step with the highest is taken, and those
// that race with it draw anew (algorithm 2 of the paper). So the order of two steps that race depends on their own priorities, and not on those of what came before them.
type pos struct {
	priority []float64 // by process, of its next step; 0 if it has none
}

func (s *pos) begin(*Walker, *Profile) { clear(s.priority) }

func (s *pos) pick(w *Walker) process {
	best := 0
	for i, p := range w.ready {
		for int(p.Proc) >= len(s.priority) {
			s.priority = append(s.priority, 0)
		}
		if s.priority[p.Proc] == 0 {
			s.priority[p.Proc] = 1 - w.c.Float() // which is never 0
		}
		if s.priority[p.Proc] > s.of(w.ready[best]) {
			best = i
		}
	}
	chosen := w.ready[best]
	for _, p := range w.ready {
		if p.Proc == chosen.Proc || conflict(w.m, p, chosen) {
			s.priority[p.Proc] = 0
		}
	}
	return chosen
}

func (s *pos) of(p process) float64 { return s.priority[p.Proc] }

func (s *pos) took(*Walker, process) {}

// undid has nothing to do: a thread that was put to sleep has taken the last step, and draws anew.
func (s *pos) undid(*Walker, process) {}
