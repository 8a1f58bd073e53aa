package estimate

import "math/rand/v2"

// Chooser makes the random choices of a trial. Tests try all of them instead.
type Chooser interface {
	// Pick returns one of the numbers less than n, each with the same probability.
	Pick(n int) int
	// Subset returns k of the numbers less than n in ascending order, each such set with the same probability.
	Subset(n, k int) []int
}

// random chooses at random. Equal seeds make equal choices, on every machine.
type random struct{ *rand.Rand }

// newRandom returns the choices of a trial: those of different trials are independent.
func newRandom(seed uint64, trial int) random {
	return random{rand.New(rand.NewPCG(seed, uint64(trial)))}
}

func (r random) Pick(n int) int { return r.IntN(n) }

// Subset goes through the numbers in order and selects each with the probability that is due: algorithm S of Knuth, "The Art of
// Computer Programming", volume 2, section 3.4.2.
func (r random) Subset(n, k int) []int {
	chosen := make([]int, 0, k)
	for i := 0; len(chosen) < k; i++ {
		if r.IntN(n-i) < k-len(chosen) {
			chosen = append(chosen, i)
		}
	}
	return chosen
}
