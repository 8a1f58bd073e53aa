package estimate

import "github.com/gomc/gomc/explore/tree"

// DefaultBudget is the number of graphs that a trial of Algorithm S keeps on a level, if nobody asks for
// another: the one that the paper recommends.
const DefaultBudget = 20

// enumerate is Algorithm S, stochastic enumeration: from level to level, all children of the nodes H_i are S(H_i), and H_{i+1} is all of
// these or, if there are more than budget, as many of them at random.
func enumerate(root tree.Node, budget int, c Chooser) (trial []Level) {
	for h := []tree.Node{root}; len(h) > 0; {
		l, children := levelOf(h)
		trial = append(trial, l)
		chosen := []int(nil) // all
		if l.Children > budget {
			chosen = c.Subset(l.Children, budget)
		}
		h = descend(h, children, chosen, l.Children)
	}
	return trial
}

// descend returns those children of some nodes that are chosen, by their numbers among all; nil stands for all.
func descend(nodes []tree.Node, children, chosen []int, total int) (next []tree.Node) {
	take := func(i int) int {
		if chosen == nil {
			return i
		}
		return chosen[i]
	}
	n := total
	if chosen != nil {
		n = len(chosen)
	}
	at, first := 0, 0
	var mine []int
	for i, node := range nodes {
		mine = mine[:0]
		for ; at < n && take(at) < first+children[i]; at++ {
			mine = append(mine, take(at)-first)
		}
		first += children[i]
		if len(mine) == 0 {
			node.Release()
			continue
		}
		next = append(next, node.Descend(mine)...)
	}
	return next
}
