package estimate

import "github.com/gomc/gomc/explore/tree"

// Level is one step of a trial: some nodes at the same distance from the root, and how many nodes follow them.
type Level struct {
	Nodes    int      // how many there are: |H_i|
	Children int      // how many children they have: |S(H_i)|
	Parents  int      // edges that lead to the node; 1 in a tree
	Added    int      // events that were added to come to the children
	Worth    []uint64 // what is counted at these nodes, by quantity
}

// Estimate returns what a trial says of each quantity of the whole tree: the sum, over the levels, of what is counted
// at a node on average, times the estimate of the number of nodes of the level.
func Estimate(trial []Level) []float64 {
	if len(trial) == 0 {
		return nil
	}
	sum := make([]float64, len(trial[0].Worth))
	weight := 1.0
	for _, l := range trial {
		weight /= float64(l.Parents)
		for q, v := range l.Worth {
			sum[q] += weight * float64(v) / float64(l.Nodes)
		}
		weight *= float64(l.Children) / float64(l.Nodes)
	}
	return sum
}

// levelOf returns the level of some nodes, and how many children each has.
func levelOf(nodes []tree.Node) (l Level, children []int) {
	l = Level{Nodes: len(nodes), Parents: 1}
	children = make([]int, len(nodes))
	for i, n := range nodes {
		children[i] = n.Children()
		l.Children += children[i]
		l.Added += children[i]
		if c, ok := n.(*chain); ok {
			l.Added += c.skipped
		}
		if l.Worth == nil {
			l.Worth = make([]uint64, len(n.Worth()))
		}
		for q, v := range n.Worth() {
			l.Worth[q] += v
		}
	}
	return l, children
}
