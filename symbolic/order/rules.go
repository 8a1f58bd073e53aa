package order

import "github.com/gomc/gomc/symbolic/sat"

// Assign notes that literals have become true. They are looked at by [Graph.Close].
func (g *Graph) Assign(lits ...sat.Lit) { g.todo = append(g.todo, lits...) }

// Close adds the edges that the literals assigned demand, and those that follow from them by the rules, to the fixpoint. If there is a cycle, it
// returns literals that are assigned and cannot all be true: a kernel reason. Then the level has to be undone with Pop
// before anything else is done.
func (g *Graph) Close() (conflict []sat.Lit, ok bool) {
	if !g.settle() {
		return g.conflict(), false
	}
	return nil, true
}

// settle is Close without an explanation.
func (g *Graph) settle() bool {
	for g.head < len(g.todo) || len(g.queue) > 0 {
		if !g.advance() {
			g.dirty = true
			return false
		}
	}
	return true
}

// advance takes a link from the queue, or else a literal.
func (g *Graph) advance() bool {
	g.p.Meter.Spend(1 + g.k)
	if n := len(g.queue); n > 0 {
		l := g.queue[n-1]
		g.queue = g.queue[:n-1]
		return int(l) >= len(g.links) || g.obey(g.links[l])
	}
	l := g.todo[g.head]
	g.head++
	if int(l) >= len(g.occurs) {
		return true
	}
	for _, r := range g.occurs[l] {
		if !g.play(l, r) {
			return false
		}
	}
	return true
}

// play does what a literal that is true stands for.
func (g *Graph) play(l sat.Lit, r role) bool {
	switch r.kind {
	case isWrite:
		return g.execute(r.i)
	case isSource:
		return g.connect(g.p.link(r.i, r.j))
	case isFinal:
		f := &g.p.Finals[r.i]
		g.finals[f.Cell] = append(g.finals[f.Cell], r.i)
		g.log = append(g.log, change{kind: addedFinal, at: f.Cell})
		g.watcher.note(f.Step)
		for t := range g.k {
			for _, w := range g.writes[int(f.Cell)*g.k+t] {
				if g.executed[w] && !g.finish(f, w) {
					return false
				}
			}
		}
		return true
	case isJoin:
		j := &g.p.Joins[r.i]
		return g.insert(edge{j.From, j.To, why{rule: given, lit: l}})
	}
	a, b := g.pairs[r.i].From, g.pairs[r.i].To
	if r.reverse {
		a, b = b, a
	}
	return g.insert(edge{a, b, why{rule: given, lit: l}})
}

// execute notes that a write is executed.
func (g *Graph) execute(w int32) bool {
	g.executed[w] = true
	g.log = append(g.log, change{kind: executedWrite, at: w})
	cell := g.p.Writes[w].Cell
	g.enqueue(g.byCell[cell])
	g.watcher.note(g.p.Writes[w].Step)
	for _, f := range g.finals[cell] {
		if !g.finish(&g.p.Finals[f], w) {
			return false
		}
	}
	return true
}

// finish puts a write before a final read.
func (g *Graph) finish(f *Final, w int32) bool {
	step := g.p.Writes[w].Step
	if step == f.Step || g.reaches(step, f.Step) {
		return true
	}
	return g.insert(edge{step, f.Step, why{rule: last, lit: f.Lit, by: w}})
}

// connect adds a read-from edge, but from a write that may take effect after the read.
func (g *Graph) connect(l link) bool {
	if l.source == l.sink {
		return true
	}
	id := int32(len(g.links))
	g.links = append(g.links, l)
	if l.source != Initial {
		g.bySource[l.source] = append(g.bySource[l.source], id)
		g.watcher.note(l.source)
	} else {
		g.watcher.note(l.sink)
	}
	g.bySink[l.sink] = append(g.bySink[l.sink], id)
	g.byCell[l.cell] = append(g.byCell[l.cell], id)
	g.log = append(g.log, change{kind: addedLink})
	g.queue = append(g.queue, id)
	return l.source == Initial || l.buffered || g.insert(edge{l.source, l.sink, why{rule: readFrom, lit: l.lit}})
}

// obey applies Rules 2 and 3 to a link, and what is to be said of store buffers. Of the writes of a thread the nearest one is enough.
func (g *Graph) obey(l link) bool {
	if !g.obeyBuffer(l) {
		return false
	}
	for t := range g.k {
		list := g.writes[int(l.cell)*g.k+t]
		if len(list) > 0 && !(g.obey2(l, t, list) && g.obey3(l, t, list)) {
			return false
		}
	}
	return true
}

// obeyBuffer puts what the thread of a read has written before it before what the read obtains of others: it has taken effect by then.
func (g *Graph) obeyBuffer(l link) bool {
	if l.source == Initial || l.buffered {
		return true
	}
	own := g.p.Reads[l.read].Own
	for i := len(own) - 1; i >= 0; i-- {
		if w := own[i]; g.executed[w] {
			x := g.p.Writes[w].Step
			return x == l.source || g.reaches(x, l.source) || g.insert(edge{x, l.source, why{rule: forward, link: l, by: w}})
		}
	}
	return true
}

// obey2 applies Rule 2: what is written before the read is written before what is read.
func (g *Graph) obey2(l link, t int, list []int32) bool {
	if l.source == Initial {
		return true // Rule 3 puts all writes after the read
	}
	limit := g.before[int(l.sink)*g.k+t]
	for i := len(list) - 1; i >= 0; i-- {
		w := list[i]
		x := g.p.Writes[w].Step
		if g.pos[x] > limit || !g.executed[w] || x == l.sink {
			continue
		}
		return x == l.source || g.reaches(x, l.source) || g.insert(edge{x, l.source, why{rule: rule2, link: l, by: w}})
	}
	return true
}

// obey3 applies Rule 3: what is written after what is read is written after the read.
func (g *Graph) obey3(l link, t int, list []int32) bool {
	limit := int32(0)
	if l.source != Initial {
		limit = g.after[int(l.source)*g.k+t]
	}
	for _, w := range list {
		x := g.p.Writes[w].Step
		if g.pos[x] < limit || !g.executed[w] || x == l.source {
			continue
		}
		return x == l.sink || g.reaches(l.sink, x) || g.insert(edge{l.sink, x, why{rule: rule3, link: l, by: w}})
	}
	return true
}
