package order

import (
	"math"

	"github.com/gomc/gomc/symbolic/sat"
)

// Graph is the event order graph of a partial assignment. It is not for concurrent use.
type Graph struct {
	p      *Problem
	n, k   int     // steps, threads
	thread []int32 // by step
	pos    []int32 // by step: its place in its thread, from 0

	// after and before are the vectors of steps: at s*k+t the first position of thread t that is s or comes after it, and
	// the last one that is s or comes before it.
	after, before []int32

	edges []edge
	out   [][]int32 // by step: edges that leave it
	in    [][]int32

	occurs   [][]role  // by literal: what it is for the problem
	writes   [][]int32 // at cell*k+thread: writes in program order
	executed []bool    // by write
	links    []link    // reads-from that is true
	bySource [][]int32 // by step: links that leave it
	bySink   [][]int32
	byCell   [][]int32 // by cell: links
	finals   [][]int32 // by cell: final reads whose literal is true
	pairs    []Edge    // see Pair
	pairOf   map[[2]int32]sat.Lit

	todo  []sat.Lit // assigned
	head  int       // todo[head:] has not been looked at
	queue []int32   // links that rules may have to be applied to
	dirty bool      // the queue was left before it was empty
	log   []change
	marks []mark

	watcher      watcher
	explanations explanations
}

// edge is an edge of the graph with the reason for it.
type edge struct {
	from, to int32
	why      why
}

// why is a rule with what it was applied to.
type why struct {
	rule rule
	lit  sat.Lit // given: the literal
	link link    // rules 2 and 3, forward
	by   int32   // rules 2 and 3: the other write; last, forward: the write
}

type rule uint8

const (
	always   rule = iota // the problem says so
	given                // a literal says so
	readFrom             // a read-from edge
	rule2                // the other write comes before the read, so before the write that is read
	rule3                // the other write comes after the write that is read, so after the read
	last                 // a write comes before a final read
	forward              // a write comes before what its thread reads after it of others
)

// link is a source of a read whose literal is true.
type link struct {
	source, sink int32 // steps; the source is Initial for what the cell holds at first
	cell         int32
	read         int32
	buffered     bool // the source may take effect after the read
	lit          sat.Lit
}

// link returns what a source of a read stands for.
func (p *Problem) link(read, source int32) link {
	r := &p.Reads[read]
	s := &r.Sources[source]
	l := link{Initial, r.Step, r.Cell, read, r.buffered(s.Write), s.Lit}
	if s.Write != Initial {
		l.source = p.Writes[s.Write].Step
	}
	return l
}

// role says what a literal is for the problem.
type role struct {
	kind    roleKind
	i, j    int32 // index of the write, the final, the join, the pair; the read and the source
	reverse bool  // of a pair: the literal is false
}

type roleKind uint8

const (
	isWrite roleKind = iota
	isSource
	isFinal
	isJoin
	isPair
)

// change is an entry of the log.
type change struct {
	kind changeKind
	at   int32
	old  int32
}

type changeKind uint8

const (
	changedAfter changeKind = iota
	changedBefore
	addedEdge
	addedLink
	executedWrite
	addedFinal
)

type mark struct{ log, todo, head int }

const never = math.MaxInt32

// fillPart is how many places of vectors are filled between two counts of work: memory is in use only from then on, so that a limit of it is noticed.
const fillPart = 1 << 12

// New returns the graph of a valid problem with nothing assigned. It says false if the problem alone demands
// a cycle.
func New(p *Problem) (*Graph, bool) {
	g := indexed(p)
	g.pairOf = map[[2]int32]sat.Lit{}
	g.after, g.before = make([]int32, g.n*g.k), make([]int32, g.n*g.k)
	g.out, g.in = make([][]int32, g.n), make([][]int32, g.n)
	g.bySource, g.bySink = make([][]int32, g.n), make([][]int32, g.n)
	g.byCell, g.finals = make([][]int32, p.Cells), make([][]int32, p.Cells)
	g.executed = make([]bool, len(p.Writes))
	for i := 0; i < len(g.after); i += fillPart {
		p.Meter.Spend(fillPart / 4)
		for j := i; j < min(i+fillPart, len(g.after)); j++ {
			g.after[j], g.before[j] = never, -1
		}
	}
	for t, steps := range p.Threads {
		for i, s := range steps {
			g.after[int(s)*g.k+t], g.before[int(s)*g.k+t] = int32(i), int32(i)
		}
	}
	g.indexWrites()
	g.watcher.build(g)
	for _, b := range p.Before {
		if !g.insert(edge{from: b[0], to: b[1]}) {
			return g, false
		}
	}
	return g, true
}

// indexed returns a graph that knows the places of steps and the roles of literals, and nothing else.
func indexed(p *Problem) *Graph {
	g := &Graph{p: p, n: p.Steps, k: len(p.Threads), thread: make([]int32, p.Steps), pos: make([]int32, p.Steps)}
	for t, steps := range p.Threads {
		for i, s := range steps {
			g.thread[s], g.pos[s] = int32(t), int32(i)
		}
	}
	g.index()
	return g
}

// indexWrites finds the writes of cells.
func (g *Graph) indexWrites() {
	g.writes = make([][]int32, g.p.Cells*g.k)
	for i, w := range g.p.Writes {
		list := &g.writes[int(w.Cell)*g.k+int(g.thread[w.Step])]
		at := len(*list)
		g.p.Meter.Spend(2)
		for at > 0 && g.pos[g.p.Writes[(*list)[at-1]].Step] > g.pos[w.Step] {
			at--
			g.p.Meter.Spend(1)
		}
		*list = append(*list, 0)
		copy((*list)[at+1:], (*list)[at:])
		(*list)[at] = int32(i)
	}
}

// index finds the roles of literals.
func (g *Graph) index() {
	for i, w := range g.p.Writes {
		g.addRole(w.Lit, role{kind: isWrite, i: int32(i)})
	}
	for i, r := range g.p.Reads {
		g.p.Meter.Spend(4 * len(r.Sources))
		for j, s := range r.Sources {
			g.addRole(s.Lit, role{kind: isSource, i: int32(i), j: int32(j)})
		}
	}
	for i, f := range g.p.Finals {
		g.addRole(f.Lit, role{kind: isFinal, i: int32(i)})
	}
	for i, j := range g.p.Joins {
		g.addRole(j.Lit, role{kind: isJoin, i: int32(i)})
	}
}

func (g *Graph) addRole(l sat.Lit, r role) {
	if n := int(l) + 1 - len(g.occurs); n > 0 {
		g.p.Meter.Spend(n)
		g.occurs = append(g.occurs, make([][]role, n)...)
	}
	g.occurs[l] = append(g.occurs[l], r)
}

// Literals calls yield with each variable that the problem has literals of.
func (g *Graph) Literals(yield func(sat.Var)) {
	for l, roles := range g.occurs {
		if len(roles) > 0 {
			yield(sat.Lit(l).Var())
		}
	}
}

// Pair adds a literal that is true if a comes before b, and false if b comes before a. The steps are of different threads.
// If there is such a literal, it is returned, else fresh makes it.
func (g *Graph) Pair(a, b int32, fresh func() sat.Lit) (l sat.Lit, added bool) {
	if l, ok := g.pairOf[[2]int32{a, b}]; ok {
		return l, false
	}
	l = fresh()
	g.pairOf[[2]int32{a, b}], g.pairOf[[2]int32{b, a}] = l, l.Neg()
	i := int32(len(g.pairs))
	g.pairs = append(g.pairs, Edge{a, b, l})
	g.addRole(l, role{kind: isPair, i: i})
	g.addRole(l.Neg(), role{kind: isPair, i: i, reverse: true})
	g.watcher.addPair(a, b, i)
	return l, true
}

// reaches tells whether a is b or comes before it.
func (g *Graph) reaches(a, b int32) bool {
	return g.after[int(a)*g.k+int(g.thread[b])] <= g.pos[b]
}

// insert adds an edge. It says false, and adds nothing, if that closes a cycle.
func (g *Graph) insert(e edge) bool {
	if e.from == e.to || g.reaches(e.to, e.from) {
		g.explanations.closing = e
		return false
	}
	id := int32(len(g.edges))
	g.edges = append(g.edges, e)
	g.out[e.from] = append(g.out[e.from], id)
	g.in[e.to] = append(g.in[e.to], id)
	g.log = append(g.log, change{kind: addedEdge})
	if g.reaches(e.from, e.to) {
		return true
	}
	g.p.Meter.Spend(2 * g.k)
	for t, steps := range g.p.Threads {
		for i := g.before[int(e.from)*g.k+t]; i >= 0 && g.lower(steps[i], e.to); i-- {
		}
	}
	for t, steps := range g.p.Threads {
		for i := g.after[int(e.to)*g.k+t]; int(i) < len(steps) && g.raise(steps[i], e.from); i++ {
		}
	}
	return true
}

// lower lets what comes after b come after s, too, and tells whether that is new.
func (g *Graph) lower(s, b int32) (changed bool) {
	g.p.Meter.Spend(g.k / 4)
	mine, other := int(s)*g.k, int(b)*g.k
	for t := range g.k {
		if v := g.after[other+t]; v < g.after[mine+t] {
			g.log = append(g.log, change{changedAfter, int32(mine + t), g.after[mine+t]})
			g.after[mine+t] = v
			changed = true
		}
	}
	if changed {
		g.watcher.touch(s)
		g.enqueue(g.bySource[s])
	}
	return changed
}

// raise lets what comes before a come before s, too, and tells whether that is new.
func (g *Graph) raise(s, a int32) (changed bool) {
	g.p.Meter.Spend(g.k / 4)
	mine, other := int(s)*g.k, int(a)*g.k
	for t := range g.k {
		if v := g.before[other+t]; v > g.before[mine+t] {
			g.log = append(g.log, change{changedBefore, int32(mine + t), g.before[mine+t]})
			g.before[mine+t] = v
			changed = true
		}
	}
	if changed {
		g.enqueue(g.bySink[s])
	}
	return changed
}

func (g *Graph) enqueue(links []int32) {
	g.queue = append(g.queue, links...)
}

// Push begins a level: Pop undoes what is done after it.
func (g *Graph) Push() {
	g.marks = append(g.marks, mark{len(g.log), len(g.todo), g.head})
}

// Levels is how many levels have begun.
func (g *Graph) Levels() int { return len(g.marks) }

// Pop undoes all levels above the given number of them.
func (g *Graph) Pop(levels int) {
	if levels >= len(g.marks) {
		return
	}
	m := g.marks[levels]
	g.marks = g.marks[:levels]
	for i := len(g.log) - 1; i >= m.log; i-- {
		g.undo(g.log[i])
	}
	g.log, g.todo, g.head = g.log[:m.log], g.todo[:m.todo], m.head
	if g.dirty || len(g.queue) > 0 {
		g.queue, g.dirty = g.queue[:0], false
		for i := range g.links {
			g.queue = append(g.queue, int32(i))
		}
	}
	g.watcher.undone()
}

func (g *Graph) undo(c change) {
	drop := func(list *[]int32) { *list = (*list)[:len(*list)-1] }
	switch c.kind {
	case changedAfter:
		g.after[c.at] = c.old
	case changedBefore:
		g.before[c.at] = c.old
	case addedEdge:
		e := g.edges[len(g.edges)-1]
		drop(&g.out[e.from])
		drop(&g.in[e.to])
		g.edges = g.edges[:len(g.edges)-1]
	case addedLink:
		l := g.links[len(g.links)-1]
		g.links = g.links[:len(g.links)-1]
		if l.source != Initial {
			drop(&g.bySource[l.source])
		}
		drop(&g.bySink[l.sink])
		drop(&g.byCell[l.cell])
	case executedWrite:
		g.executed[c.at] = false
	case addedFinal:
		drop(&g.finals[c.at])
	}
}

// Reaches tells whether a step is another one or comes before it for sure.
func (g *Graph) Reaches(a, b int32) bool { return g.reaches(a, b) }
