package sat

// order is a heap of variables, those first that are to be decided first: a variable of a higher class, or else of
// higher activity. Activity is exponential VSIDS (Moskewicz et al., Chaff, DAC 2001, in MiniSat's form, SAT 2003): variables of each conflict are
// bumped, and what a bump is worth grows.
type order struct {
	heap     []Var
	index    []int32 // by variable: where it is in the heap, or -1
	activity []float64
	class    []int32
	inc      float64
}

const (
	activityLimit = 1e100
	growth        = 1 / 0.95 // of what a bump is worth, for each conflict
)

func (o *order) add(v Var) {
	o.index = append(o.index, -1)
	o.activity = append(o.activity, 0)
	o.class = append(o.class, 0)
	o.insert(v)
}

func (o *order) before(v, w Var) bool {
	if o.class[v] != o.class[w] {
		return o.class[v] > o.class[w]
	}
	return o.activity[v] > o.activity[w]
}

func (o *order) insert(v Var) {
	if o.index[v] >= 0 {
		return
	}
	o.heap = append(o.heap, v)
	o.index[v] = int32(len(o.heap) - 1)
	o.up(len(o.heap) - 1)
}

func (o *order) up(i int) {
	v := o.heap[i]
	for i > 0 {
		parent := (i - 1) / 2
		w := o.heap[parent]
		if !o.before(v, w) {
			break
		}
		o.heap[i] = w
		o.index[w] = int32(i)
		i = parent
	}
	o.heap[i] = v
	o.index[v] = int32(i)
}

func (o *order) down(i int) {
	v := o.heap[i]
	for {
		child := 2*i + 1
		if child >= len(o.heap) {
			break
		}
		if child+1 < len(o.heap) && o.before(o.heap[child+1], o.heap[child]) {
			child++
		}
		w := o.heap[child]
		if !o.before(w, v) {
			break
		}
		o.heap[i] = w
		o.index[w] = int32(i)
		i = child
	}
	o.heap[i] = v
	o.index[v] = int32(i)
}

// pop removes the first variable of a heap that is not empty.
func (o *order) pop() Var {
	v := o.heap[0]
	last := o.heap[len(o.heap)-1]
	o.heap = o.heap[:len(o.heap)-1]
	o.index[v] = -1
	if len(o.heap) > 0 {
		o.heap[0] = last
		o.down(0)
	}
	return v
}

// moved restores the heap after the rank of v has changed.
func (o *order) moved(v Var) {
	if i := int(o.index[v]); i >= 0 {
		o.up(i)
		o.down(int(o.index[v]))
	}
}

func (o *order) bump(v Var) {
	o.activity[v] += o.inc
	if o.activity[v] > activityLimit {
		o.rescale()
	}
	if i := o.index[v]; i >= 0 {
		o.up(int(i))
	}
}

func (o *order) rescale() {
	for v := range o.activity {
		o.activity[v] /= activityLimit
	}
	o.inc /= activityLimit
}

// decay makes later bumps worth more.
func (s *Solver) decay() {
	s.order.inc *= growth
	if s.order.inc > activityLimit {
		s.order.rescale()
	}
}

// Priority puts a variable into a class, 0 at first: a variable is not decided while one of a higher class has no value.
func (s *Solver) Priority(v Var, class int32) {
	s.order.class[v] = class
	s.order.moved(v)
}

// Bump makes it more likely that a variable is decided soon: as if it had taken part in the given number of conflicts.
func (s *Solver) Bump(v Var, conflicts float64) {
	s.order.activity[v] += min(max(conflicts, 0), 1e10) * s.order.inc
	if s.order.activity[v] > activityLimit {
		s.order.rescale()
	}
	s.order.moved(v)
}

// Phase is the value that a variable is given first when it is decided: false if it is not set.
func (s *Solver) Phase(v Var, value bool) {
	s.phases.initial[v] = value
	s.phases.saved[v] = value
	s.phases.best[v] = Undefined
}

// decide is the next decision, or Undef if all variables have a value.
func (s *Solver) decide() Lit {
	for len(s.order.heap) > 0 {
		v := s.order.pop()
		if s.values[Pos(v)] == Undefined {
			return s.phased(v)
		}
	}
	return Undef
}

// phases are the values that variables get when they are decided: the last one that they had (Pipatsrisawat and
// Darwiche, SAT 2007), and in the stable mode the one of the largest assignment without conflict since the last change (Biere, CaDiCaL at the SAT Race 2019).
type phases struct {
	initial []bool
	saved   []bool
	best    []Value
	size    int // of the assignment in best
}

func (p *phases) add() {
	p.initial = append(p.initial, false)
	p.saved = append(p.saved, false)
	p.best = append(p.best, Undefined)
}

// sign is the phase in which a literal is true.
func sign(l Lit) bool { return !l.Sign() }

func (s *Solver) phased(v Var) Lit {
	value := s.phases.saved[v]
	if s.restart.stable && s.phases.best[v] != Undefined {
		value = s.phases.best[v] == True
	}
	if value {
		return Pos(v)
	}
	return Neg(v)
}

// saveBest keeps the assignment of the levels below the current one, which were free of conflicts, if it is the largest so far.
func (s *Solver) saveBest() {
	if !s.restart.stable {
		return
	}
	n := int(s.levels[len(s.levels)-1])
	if n <= s.phases.size {
		return
	}
	s.phases.size = n
	for _, l := range s.trail[:n] {
		s.phases.best[l.Var()] = s.values[Pos(l.Var())]
	}
}

// rephase changes all saved phases now and then, so that the search does not stay where it is.
func (s *Solver) rephase() {
	p := &s.phases
	round := s.restart.rephases % 4
	s.restart.rephases++
	for v := range p.saved {
		switch round {
		case 0, 2:
			if p.best[v] != Undefined {
				p.saved[v] = p.best[v] == True
			}
		case 1:
			p.saved[v] = p.initial[v]
		case 3:
			p.saved[v] = !p.initial[v]
		}
		p.best[v] = Undefined
	}
	p.size = 0
}
