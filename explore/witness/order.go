package witness

import "github.com/gomc/gomc/event"

// Before returns steps of other threads that come directly before step i in program
// order or reads-from: the creation of its thread, what it reads from, and the last
// step of the thread that it joins.
func (x *Execution) Before(i int) []Name {
	s := &x.Steps[i]
	var before []Name
	if c := x.threads[s.Thread].creator; c.Step > 0 {
		before = append(before, c)
	}
	for _, a := range s.Accesses {
		if a.Read && a.From != Initial {
			before = append(before, x.Steps[a.From].Name)
		}
	}
	if s.Label.Kind == event.Join {
		t := &x.threads[s.Label.Thread]
		if before = append(before, t.creator); len(t.steps) > 0 {
			before = append(before, Name{s.Label.Thread, len(t.steps)})
		}
	}
	return before
}

// Next returns the write that follows a read in from-read, or a write in coherence
// order: its step, as an index of Steps; -1 if there is none.
func (x *Execution) Next(a *Access) int {
	rank := a.Rank
	if !a.Write && a.From != Initial {
		for _, b := range x.Steps[a.From].Accesses {
			if b.Cell == a.Cell {
				rank = b.Rank
			}
		}
	}
	if w := x.cells[a.Cell].writes; rank < len(w) {
		return w[rank].step
	}
	return -1
}

// Order returns for each step, all by index, those that have to come before it where
// steps are shown one after the other: those before it in program order and
// reads-from, and those before it in coherence order and from-read that are not on a
// cycle with it. So where the order contradicts coherence or from-read, every other
// order does as well.
func (x *Execution) Order() [][]int {
	base, full := make([][]int, len(x.Steps)), make([][]int, len(x.Steps))
	for i := range x.Steps {
		s := &x.Steps[i]
		if s.Step > 1 {
			base[i] = append(base[i], x.threads[s.Thread].steps[s.Step-2])
		}
		for _, n := range x.Before(i) {
			if n.Step > 0 {
				base[i] = append(base[i], x.threads[n.Thread].steps[n.Step-1])
			}
		}
	}
	for i := range x.Steps {
		full[i] = append(full[i], base[i]...)
	}
	var more [][2]int
	for i := range x.Steps {
		for k := range x.Steps[i].Accesses {
			if n := x.Next(&x.Steps[i].Accesses[k]); n >= 0 && n != i {
				full[n] = append(full[n], i)
				more = append(more, [2]int{i, n})
			}
		}
	}
	component := components(full)
	for _, e := range more {
		if component[e[0]] != component[e[1]] {
			base[e[1]] = append(base[e[1]], e[0])
		}
	}
	return base
}

// components numbers the strongly connected components of a graph that is given by
// the predecessors of each node (Tarjan, "Depth-first search and linear graph
// algorithms", SIAM J. Comput. 1972).
func components(before [][]int) []int {
	n := len(before)
	number, low, component := make([]int, n), make([]int, n), make([]int, n)
	var stack []int
	count, found := 0, 0
	var visit func(v int)
	visit = func(v int) {
		count++
		number[v], low[v] = count, count
		stack = append(stack, v)
		for _, w := range before[v] {
			if number[w] == 0 {
				visit(w)
			}
			if component[w] == 0 {
				low[v] = min(low[v], low[w])
			}
		}
		if low[v] < number[v] {
			return
		}
		found++
		for w := -1; w != v; {
			w = stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			component[w] = found
		}
	}
	for v := range n {
		if number[v] == 0 {
			visit(v)
		}
	}
	return component
}
