package random

import (
	"math"
	"slices"

	"github.com/gomc/gomc/memmodel"
)

// pct is probabilistic concurrency testing. Processes get priorities at random when they come up, and the one with the highest takes each step.
// There are d-1 points, at random among the steps of the execution: who takes the step of the i-th point has priority i from then on, which is
// lower than all those that were drawn. (Section 2.5 and algorithm 1 of the paper. A priority that is drawn is a place in the order of those that there are, as
// threads come up while others have run.)
//
// An error of depth d is found with a probability of at least 1/(n k^(d-1)) in a program of n threads that take k steps altogether: see [Bound].
type pct struct {
	depth   int
	drawn   []memmodel.Proc // in ascending order of their priorities
	lowered []memmodel.Proc // by the number of the point that has done it; none
	points  []int           // steps after which a priority is lowered; 0 if that is done
}

const none memmodel.Proc = -1

func (s *pct) begin(w *Walker, p *Profile) {
	s.drawn, s.lowered, s.points = s.drawn[:0], s.lowered[:0], s.points[:0]
	for range s.depth - 1 {
		s.points = append(s.points, 1+w.pick(max(p.Steps, 1)))
		s.lowered = append(s.lowered, none)
	}
}

func (s *pct) pick(w *Walker) process {
	for _, p := range w.ready {
		if !slices.Contains(s.drawn, p.Proc) && !slices.Contains(s.lowered, p.Proc) {
			s.drawn = slices.Insert(s.drawn, w.pick(len(s.drawn)+1), p.Proc)
		}
	}
	best, highest := 0, -1
	for i, p := range w.ready {
		if now := s.priority(p.Proc); now > highest {
			best, highest = i, now
		}
	}
	return w.ready[best]
}

// priority returns a number that is the higher the higher the priority of a process is.
func (s *pct) priority(p memmodel.Proc) int {
	if i := slices.Index(s.lowered, p); i >= 0 {
		return i
	}
	return len(s.lowered) + slices.Index(s.drawn, p)
}

func (s *pct) took(w *Walker, p process) {
	for i, at := range s.points {
		if at != len(w.m.Steps()) {
			continue
		}
		s.points[i] = 0
		if k := slices.Index(s.drawn, p.Proc); k >= 0 {
			s.drawn = slices.Delete(s.drawn, k, k+1)
		}
		if k := slices.Index(s.lowered, p.Proc); k >= 0 {
			s.lowered[k] = none
		}
		s.lowered[i] = p.Proc
	}
}

func (s *pct) undid(*Walker, process) {}

// Bound returns the probability with which pct, at least, finds an error of a depth in one execution of at most so many steps of
// so many threads: theorem 1 of the paper.
func Bound(threads, steps, depth int) float64 {
	if threads < 1 || steps < 1 {
		return 0
	}
	return 1 / (float64(threads) * math.Pow(float64(steps), float64(depth-1)))
}
