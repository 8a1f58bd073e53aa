package sat

import "math/bits"

// restart decides when the search starts again from its assumptions, with all that it has learned. Two modes alternate (Oh,
// SAT 2015; Biere's CaDiCaL): in the focused one restarts come when clauses get worse than usual (Glucose, with averages
// as in Biere and Fröhlich, POS 2015), which is good for proofs; in the stable one they are rare, by Luby's sequence (IPL 1993), which is good
// for models.
type restart struct {
	stable     bool
	fast, slow average // of the LBD of learned clauses
	last       int64   // conflicts at the last restart
	luby       uint64  // restarts of the stable mode so far
	ticks      int64   // work of propagation
	modeEnd    int64   // in ticks; 0 until the first mode has had firstMode conflicts
	modes      int64
	modeTicks  int64 // what the first mode took
	rephaseAt  int64 // conflicts
	rephases   int64
	asked      int64 // how often Solve could have asked Stop
	askAt      int64 // in ticks: when it asks at the latest

	firstMode, lubyUnit, rephaseInterval int64 // conflicts; tests have less patience
}

const (
	minRestart = 2 // conflicts
	margin     = 1.10
)

func (r *restart) init() {
	r.fast.weight, r.slow.weight = 1.0/33, 1.0/1e5
	r.firstMode, r.lubyUnit, r.rephaseInterval = 1000, 1024, 1000
}

// average is an exponential moving average, corrected for having begun with 0 (Kingma and Ba, Adam, 2015).
type average struct {
	weight, sum, total float64
}

func (a *average) add(x float64) {
	a.sum += a.weight * (x - a.sum)
	a.total += a.weight * (1 - a.total)
}

func (a *average) value() float64 {
	if a.total == 0 {
		return 0
	}
	return a.sum / a.total
}

func (s *Solver) noteConflict(lbd int) {
	s.restart.fast.add(float64(lbd))
	s.restart.slow.add(float64(lbd))
}

func (s *Solver) restartDue() bool {
	r := &s.restart
	s.switchMode()
	since := s.Stats.Conflicts - r.last
	switch {
	case s.level() <= len(s.assumptions):
		return false
	case r.stable:
		return since >= r.lubyUnit*int64(luby(r.luby))
	}
	return since >= minRestart && r.fast.value() > margin*r.slow.value()
}

// switchMode goes to the other mode when both have had the same share of work.
func (s *Solver) switchMode() {
	r := &s.restart
	if r.modeEnd == 0 {
		if s.Stats.Conflicts < r.firstMode {
			return
		}
		r.modeTicks = r.ticks
	} else if r.ticks < r.modeEnd {
		return
	}
	r.modes++
	r.stable = !r.stable
	n := (r.modes + 1) / 2
	r.modeEnd = r.ticks + r.modeTicks*n*n
	r.last = s.Stats.Conflicts
	s.phases.size = 0
}

func (s *Solver) doRestart() {
	r := &s.restart
	s.Stats.Restarts++
	r.last = s.Stats.Conflicts
	if r.stable {
		r.luby++
	}
	s.backtrack(s.keptLevels())
	if s.Stats.Conflicts >= r.rephaseAt {
		s.rephase()
		r.rephaseAt = s.Stats.Conflicts + r.rephaseInterval*(r.rephases+1)
	}
}

// keptLevels is how many levels would come again after the restart: those of assumptions, and those of decisions that would be taken before the next one
// (van der Tak, Ramos and Heule, JSAT 2011).
func (s *Solver) keptLevels() int {
	keep := len(s.assumptions)
	o := &s.order
	for len(o.heap) > 0 && s.values[Pos(o.heap[0])] != Undefined {
		o.pop()
	}
	if len(o.heap) == 0 || s.theory.Propagator != nil {
		return keep
	}
	for keep < s.level() && o.before(s.trail[s.levels[keep]].Var(), o.heap[0]) {
		keep++
	}
	return keep
}

// luby is the i-th number, from 0, of the sequence 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...
func luby(i uint64) uint64 {
	for {
		k := bits.Len64(i + 1)
		if i+1 == 1<<k-1 {
			return 1 << (k - 1)
		}
		i -= 1<<(k-1) - 1
	}
}
