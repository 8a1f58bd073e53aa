package estimate

import "github.com/gomc/gomc/explore/tree"

// DefaultBudget is the number of graphs that a trial of Algorithm S keeps on a level, if nobody asks for
// another: the one that the paper recommends.
const DefaultBudget = 20

// enumerate is Algorithm S, stochastic enumeration: from level to level, all children of the nodes H_i are S(H_i), and H_{i+1} is all of
// these or, if there are more than budget, as many of them at random.
func enumerate(root tree.Node, budget int, c Chooser) (trial []Level) {
	for h := []tree.Node{root}; len(h) > 0; {
		var l Level
		l, h = next(h, budget, c)
		trial = append(trial, l)
	}
	return trial
}

// enumerateChoices is Algorithm SC: S on the tree whose levels are those of equally many choices.
func enumerateChoices(root tree.Node, budget int, c Chooser) []Level {
	return enumerate(contract(root), budget, c)
}

// next returns the level of H_i, and H_{i+1}.
func next(h []tree.Node, budget int, c Chooser) (Level, []tree.Node) {
	l, children := levelOf(h)
	chosen := []int(nil) // all
	if l.Children > budget {
		chosen = c.Subset(l.Children, budget)
	}
	return l, descend(h, children, chosen, l.Children)
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

// chain is a node and the ones below it as long as there is one child only, as one node. What is counted at
// any of them is counted here, so that the totals of the tree stay what they are.
type chain struct {
	tree.Node
	worth   []uint64
	skipped int // nodes before the last one
}

// contract returns the tree below a node with its chains as single nodes.
//
// That is the tree on which Algorithm SC takes its levels: nodes after equally many choices compete with each other, not nodes after equally many
// events. As a backward revisit deletes what then has to be added once more, the latter may be at quite different
// distances from their ends.
func contract(n tree.Node) *chain {
	c := &chain{Node: n}
	for {
		for q, v := range c.Node.Worth() {
			if q == len(c.worth) {
				c.worth = append(c.worth, 0)
			}
			c.worth[q] += v
		}
		if c.Node.Children() != 1 {
			return c
		}
		c.Node = c.Node.Descend([]int{0})[0]
		c.skipped++
	}
}

func (c *chain) Worth() []uint64 { return c.worth }

func (c *chain) Descend(chosen []int) []tree.Node {
	all := c.Node.Descend(chosen)
	for i, n := range all {
		all[i] = contract(n)
	}
	return all
}
