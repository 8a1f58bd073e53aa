package estimate

// genmc is the estimator of GenMC, as section 4.4 of the paper describes it: the product of the numbers of values
// that each read could have had, and of places in coherence order that each write could have had, over
// one execution without backward revisits. It assumes that the choices are independent.
func genmc(choices, worth []uint64) (trial []Level) {
	for _, n := range choices {
		trial = append(trial, Level{Nodes: 1, Children: int(n), Parents: 1, Worth: make([]uint64, len(worth))})
	}
	return append(trial, Level{Nodes: 1, Parents: 1, Worth: worth})
}
