package estimate

import "github.com/gomc/gomc/explore/tree"

// knuth is Algorithm K on a graph that need not be a tree: a node that several paths lead to counts once for
// each of them.
func knuth(d tree.DAG, c Chooser) []Level {
	return schedule(d, c, func() int { return 1 })
}

// pitt is Algorithm P: what K estimates is divided, at each node, by the number of edges that lead to it.
func pitt(d tree.DAG, c Chooser) []Level {
	return schedule(d, c, d.Parents)
}

func schedule(d tree.DAG, c Chooser, parents func() int) (trial []Level) {
	for {
		l := Level{Nodes: 1, Children: d.Children(), Parents: parents(), Added: 1, Worth: append([]uint64(nil), d.Worth()...)}
		trial = append(trial, l)
		switch l.Children {
		case 0:
			return trial
		case 1:
			d.Take(0)
		default:
			d.Take(c.Pick(l.Children))
		}
	}
}
