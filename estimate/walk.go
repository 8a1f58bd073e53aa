package estimate

import "github.com/gomc/gomc/explore/tree"

// walk is Algorithm T: from the root to a leaf, one of the children being chosen at each node. The product of the numbers of
// choices estimates the number of leaves.
func walk(root tree.Node, c Chooser) (trial []Level) {
	for n := root; ; {
		l, children := levelOf([]tree.Node{n})
		trial = append(trial, l)
		k := children[0]
		if k == 0 {
			n.Release()
			return trial
		}
		chosen := 0
		if k > 1 {
			chosen = c.Pick(k)
		}
		n = n.Descend([]int{chosen})[0]
	}
}
