package order

// Linearise looks for an order of all steps after [Graph.Close] has succeeded on an assignment of all literals. It decides greedily
// what the graph leaves open: whether a write comes before what a read obtains, or after the read. If it succeeds, the order is returned. If
// neither is possible with what it has decided before, the two steps are returned that could not be put in order: nothing is known then.
func (g *Graph) Linearise() (order []int32, open [2]int32, ok bool) {
	base := g.Levels()
	defer g.Pop(base)
	g.Push()
	for again := true; again; {
		again = false
		for c := range g.byCell {
			for i := 0; i < len(g.byCell[c]); i++ {
				decided, pair, ok := g.decide(g.links[g.byCell[c][i]])
				if !ok {
					return nil, pair, false
				}
				again = again || decided
			}
		}
	}
	return g.Topological(), open, true
}

// decide puts the executed writes of a cell before what a link reads, or after who reads it.
func (g *Graph) decide(l link) (decided bool, open [2]int32, ok bool) {
	if l.source == Initial {
		return false, open, true
	}
	for t := range g.k {
		g.p.Meter.Spend(1 + len(g.writes[int(l.cell)*g.k+t]))
		for _, w := range g.writes[int(l.cell)*g.k+t] {
			x := g.p.Writes[w].Step
			if !g.executed[w] || x == l.source || x == l.sink || g.reaches(x, l.source) || g.reaches(l.source, x) {
				continue
			}
			decided = true
			first, second := [2]int32{x, l.source}, [2]int32{l.source, x}
			if g.weight(l.source) < g.weight(x) {
				first, second = second, first
			}
			if !g.try(first) && !g.try(second) {
				return true, first, false
			}
		}
	}
	return decided, open, true
}

// weight is how many steps come before a step.
func (g *Graph) weight(s int32) (n int) {
	for _, i := range g.before[int(s)*g.k : (int(s)+1)*g.k] {
		n += int(i) + 1
	}
	return n
}

// try adds an edge, unless there is a cycle then.
func (g *Graph) try(e [2]int32) bool {
	g.Push()
	if g.insert(edge{from: e[0], to: e[1]}) && g.settle() {
		return true
	}
	g.Pop(g.Levels() - 1)
	return false
}

// Topological returns an order of all steps that agrees with the graph and changes threads seldom.
func (g *Graph) Topological() []int32 {
	missing := make([]int, g.n) // by step: edges from steps that are not in the order yet
	for s := range missing {
		missing[s] = len(g.in[s])
	}
	next := make([]int, g.k)
	order := make([]int32, 0, g.n)
	for len(order) < g.n {
		before := len(order)
		g.p.Meter.Spend(g.k)
		for t, steps := range g.p.Threads {
			for next[t] < len(steps) && missing[steps[next[t]]] == 0 {
				s := steps[next[t]]
				next[t]++
				order = append(order, s)
				for _, e := range g.out[s] {
					missing[g.edges[e].to]--
				}
			}
		}
		if len(order) == before {
			panic("order: a cycle was not noticed")
		}
	}
	return order
}

// Check executes an order of all steps and returns whether each read whose source's literal is true obtains that, and the final reads and joins are what they are
// said to be. It shares nothing with the graph. within compares accesses of one step; of none of them is anything known.
func (p *Problem) Check(order []int32, holds func(lit int32) bool) bool {
	at := make([]int, p.Steps)
	for i, s := range order {
		at[s] = i
	}
	for _, steps := range p.Threads {
		for i := 1; i < len(steps); i++ {
			if at[steps[i-1]] > at[steps[i]] {
				return false
			}
		}
	}
	for _, b := range p.Before {
		if at[b[0]] > at[b[1]] {
			return false
		}
	}
	for _, j := range p.Joins {
		if holds(int32(j.Lit)) && at[j.From] > at[j.To] {
			return false
		}
	}
	for i := range p.Reads {
		if !p.checkRead(&p.Reads[i], at, holds) {
			return false
		}
	}
	for _, f := range p.Finals {
		for _, w := range p.Writes {
			if holds(int32(f.Lit)) && w.Cell == f.Cell && holds(int32(w.Lit)) && at[w.Step] > at[f.Step] {
				return false
			}
		}
	}
	return true
}

func (p *Problem) checkRead(r *Read, at []int, holds func(lit int32) bool) bool {
	for _, s := range r.Sources {
		if !holds(int32(s.Lit)) {
			continue
		}
		if w, ok := p.waiting(r, at, holds); ok {
			if w != s.Write {
				return false
			}
			continue
		}
		from := -1
		if s.Write != Initial {
			if p.Writes[s.Write].Step == r.Step {
				continue
			}
			from = at[p.Writes[s.Write].Step]
		}
		if from > at[r.Step] {
			return false
		}
		for _, w := range p.Writes {
			if w.Cell == r.Cell && holds(int32(w.Lit)) && at[w.Step] > from && at[w.Step] < at[r.Step] {
				return false
			}
		}
	}
	return true
}

// waiting is the newest write in the store buffer of a read's thread, if there is one.
func (p *Problem) waiting(r *Read, at []int, holds func(lit int32) bool) (write int32, ok bool) {
	for _, w := range r.Own {
		if holds(int32(p.Writes[w].Lit)) && at[p.Writes[w].Step] > at[r.Step] {
			write, ok = w, true
		}
	}
	return write, ok
}
