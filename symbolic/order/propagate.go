package order

import "github.com/gomc/gomc/symbolic/sat"

// watcher finds literals that follow from the graph.
type watcher struct {
	on      bool
	touched []int32 // steps whose surroundings have changed
	is      []bool  // by step: it is among them

	reads   [][]int32    // by cell
	readsAt [][]int32    // by step
	sources [][][2]int32 // by step: reads, and which of their sources is there
	writes  [][]int32    // by step
	joins   [][]int32    // by step: where the literal's edge ends
	finals  [][]int32
	pairs   [][]int32 // by step

	causes []cause // by variable: of the literal implied last
	lits   []sat.Lit
}

// cause is why a literal follows: some literals, and paths.
type cause struct {
	lits  [2]sat.Lit // or sat.Undef
	paths [2][2]int32
	limit int32 // of edges
}

var noPath = [2]int32{-1, -1}

func (w *watcher) build(g *Graph) {
	n := g.n
	w.is = make([]bool, n)
	w.reads, w.readsAt, w.sources = make([][]int32, g.p.Cells), make([][]int32, n), make([][][2]int32, n)
	w.writes, w.joins, w.finals, w.pairs = make([][]int32, n), make([][]int32, n), make([][]int32, n), make([][]int32, n)
	for i, r := range g.p.Reads {
		w.reads[r.Cell] = append(w.reads[r.Cell], int32(i))
		w.readsAt[r.Step] = append(w.readsAt[r.Step], int32(i))
		g.p.Meter.Spend(4 * len(r.Sources))
		for j, s := range r.Sources {
			if s.Write != Initial {
				u := g.p.Writes[s.Write].Step
				w.sources[u] = append(w.sources[u], [2]int32{int32(i), int32(j)})
			}
		}
	}
	for i, x := range g.p.Writes {
		w.writes[x.Step] = append(w.writes[x.Step], int32(i))
	}
	for i, j := range g.p.Joins {
		w.joins[j.To] = append(w.joins[j.To], int32(i))
	}
	for i, f := range g.p.Finals {
		w.finals[f.Step] = append(w.finals[f.Step], int32(i))
	}
}

func (w *watcher) addPair(a, b, pair int32) {
	w.pairs[a], w.pairs[b] = append(w.pairs[a], pair), append(w.pairs[b], pair)
	if w.on {
		w.note(a)
		w.note(b)
	}
}

// note adds a step to those that are looked at.
func (w *watcher) note(s int32) {
	if w.on && !w.is[s] {
		w.is[s] = true
		w.touched = append(w.touched, s)
	}
}

func (w *watcher) touch(s int32) { w.note(s) }

func (w *watcher) undone() {
	for _, s := range w.touched {
		w.is[s] = false
	}
	w.touched = w.touched[:0]
}

// Watch makes the graph note what has changed for [Graph.Implied].
func (g *Graph) Watch() {
	g.watcher.on = true
	for s := range g.n {
		g.watcher.note(int32(s))
	}
}

// Implied returns literals without a value that follow from what has changed since the last call: those of edges
// that would close a cycle at once (unit edges), or would do so by one application of Rule 2 or 3. [Graph.Close] has succeeded before. The slice is overwritten by the next call.
func (g *Graph) Implied(value func(sat.Lit) sat.Value) []sat.Lit {
	w := &g.watcher
	w.lits = w.lits[:0]
	l := looker{g, w, value}
	for _, s := range w.touched {
		l.look(s)
	}
	w.undone()
	return w.lits
}

// Because returns the literals from which a literal follows that [Graph.Implied] has returned.
func (g *Graph) Because(l sat.Lit) []sat.Lit {
	c := g.watcher.causes[l.Var()]
	g.begin()
	for _, q := range c.lits {
		if q != sat.Undef {
			g.because(q)
		}
	}
	for _, p := range c.paths {
		if p != noPath {
			g.explainPath(p[0], p[1], c.limit)
		}
	}
	return g.explanations.lits
}

// looker looks for literals that follow.
type looker struct {
	*Graph
	w     *watcher
	value func(sat.Lit) sat.Value
}

// imply notes that a literal follows, if it has no value.
func (l *looker) imply(lit sat.Lit, c cause) {
	c.limit = int32(len(l.edges))
	v := int(lit.Var())
	for v >= len(l.w.causes) {
		l.w.causes = append(l.w.causes, cause{})
	}
	l.w.causes[v] = c
	l.w.lits = append(l.w.lits, lit)
}

func (l *looker) open(lit sat.Lit) bool { return l.value(lit) == sat.Undefined }

func because(a sat.Lit, paths ...[2]int32) cause {
	c := cause{lits: [2]sat.Lit{a, sat.Undef}, paths: [2][2]int32{noPath, noPath}}
	copy(c.paths[:], paths)
	return c
}

// look looks at all that may follow from a change at a step.
func (l *looker) look(s int32) {
	l.p.Meter.Spend(1 + len(l.w.readsAt[s]) + len(l.w.sources[s]) + len(l.w.writes[s]) + len(l.w.joins[s]) + len(l.w.finals[s]) + len(l.w.pairs[s]))
	for _, r := range l.w.readsAt[s] {
		l.lookRead(&l.p.Reads[r])
	}
	for _, at := range l.w.sources[s] {
		l.lookSource(&l.p.Reads[at[0]], at[1])
	}
	for _, x := range l.w.writes[s] {
		l.lookBetween(x)
	}
	for _, j := range l.w.joins[s] {
		if e := &l.p.Joins[j]; l.reaches(e.To, e.From) && l.open(e.Lit) {
			l.imply(e.Lit.Neg(), because(sat.Undef, [2]int32{e.To, e.From}))
		}
	}
	for _, i := range l.w.finals[s] {
		l.lookFinal(&l.p.Finals[i])
	}
	for _, i := range l.w.pairs[s] {
		e := &l.pairs[i]
		switch {
		case !l.open(e.Lit):
		case l.reaches(e.From, e.To):
			l.imply(e.Lit, because(sat.Undef, [2]int32{e.From, e.To}))
		case l.reaches(e.To, e.From):
			l.imply(e.Lit.Neg(), because(sat.Undef, [2]int32{e.To, e.From}))
		}
	}
}

// lookRead rules out writes that come after a read, and if it obtains what was there at first, all writes before it.
func (l *looker) lookRead(r *Read) {
	l.p.Meter.Spend(len(r.Sources))
	for _, s := range r.Sources {
		if s.Write == Initial {
			if l.value(s.Lit) == sat.True {
				l.ruleOutBefore(r, s.Lit)
			}
			continue
		}
		if u := l.p.Writes[s.Write].Step; u != r.Step && l.reaches(r.Step, u) && l.open(s.Lit) && !r.buffered(s.Write) {
			l.imply(s.Lit.Neg(), because(sat.Undef, [2]int32{r.Step, u}))
		}
	}
}

func (l *looker) ruleOutBefore(r *Read, lit sat.Lit) {
	for t := range l.k {
		l.p.Meter.Spend(1 + len(l.writes[int(r.Cell)*l.k+t]))
		for _, x := range l.writes[int(r.Cell)*l.k+t] {
			w := &l.p.Writes[x]
			if w.Step == r.Step || !l.reaches(w.Step, r.Step) {
				continue
			}
			if l.open(w.Lit) {
				l.imply(w.Lit.Neg(), because(lit, [2]int32{w.Step, r.Step}))
			}
		}
	}
}

// lookSource rules a source out if there is a write between, and writes between if the source is true.
func (l *looker) lookSource(r *Read, source int32) {
	s := &r.Sources[source]
	u := l.p.Writes[s.Write].Step
	v := l.value(s.Lit)
	if v == sat.False || u == r.Step {
		return
	}
	for t := range l.k {
		from := l.after[int(u)*l.k+t]
		to := l.before[int(r.Step)*l.k+t]
		l.p.Meter.Spend(1 + len(l.writes[int(r.Cell)*l.k+t]))
		for _, x := range l.writes[int(r.Cell)*l.k+t] {
			w := &l.p.Writes[x]
			if l.pos[w.Step] < from || l.pos[w.Step] > to || w.Step == u || w.Step == r.Step {
				continue
			}
			paths := [][2]int32{{u, w.Step}, {w.Step, r.Step}}
			switch {
			case v == sat.Undefined && l.executed[x]:
				l.imply(s.Lit.Neg(), because(w.Lit, paths...))
				return
			case v == sat.True && l.open(w.Lit):
				l.imply(w.Lit.Neg(), because(s.Lit, paths...))
			}
		}
	}
}

// lookBetween rules out that reads look past a write, or the write.
func (l *looker) lookBetween(x int32) {
	w := &l.p.Writes[x]
	v := l.value(w.Lit)
	if v == sat.False {
		return
	}
	for _, i := range l.w.reads[w.Cell] {
		r := &l.p.Reads[i]
		l.p.Meter.Spend(1 + len(r.Sources))
		if r.Step == w.Step || !l.reaches(w.Step, r.Step) {
			continue
		}
		for _, s := range r.Sources {
			past := cause{paths: [2][2]int32{{w.Step, r.Step}, noPath}}
			if s.Write != Initial {
				u := l.p.Writes[s.Write].Step
				if u == w.Step || u == r.Step || !l.reaches(u, w.Step) {
					continue
				}
				past.paths[1] = [2]int32{u, w.Step}
			}
			switch {
			case v == sat.True && l.executed[x] && l.open(s.Lit):
				past.lits = [2]sat.Lit{w.Lit, sat.Undef}
				l.imply(s.Lit.Neg(), past)
			case v == sat.Undefined && l.value(s.Lit) == sat.True:
				past.lits = [2]sat.Lit{s.Lit, sat.Undef}
				l.imply(w.Lit.Neg(), past)
				return
			}
		}
	}
}

// lookFinal rules out writes after a final read, or that it is one.
func (l *looker) lookFinal(f *Final) {
	v := l.value(f.Lit)
	if v == sat.False {
		return
	}
	for t := range l.k {
		from := l.after[int(f.Step)*l.k+t]
		l.p.Meter.Spend(1 + len(l.writes[int(f.Cell)*l.k+t]))
		for _, x := range l.writes[int(f.Cell)*l.k+t] {
			w := &l.p.Writes[x]
			if l.pos[w.Step] < from || w.Step == f.Step {
				continue
			}
			path := [2]int32{f.Step, w.Step}
			switch {
			case v == sat.True && l.open(w.Lit):
				l.imply(w.Lit.Neg(), because(f.Lit, path))
			case v == sat.Undefined && l.executed[x]:
				l.imply(f.Lit.Neg(), because(w.Lit, path))
				return
			}
		}
	}
}
