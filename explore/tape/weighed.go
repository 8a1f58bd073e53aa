package tape

import "math/big"

// Weighed is a Tape of choices that are equally likely, as far as each of them goes; P is the probability of the combination, 1 at first. Tests of what
// chooses at random know exact probabilities by it.
type Weighed struct {
	Tape
	P *big.Rat
}

// Pick chooses one of n.
func (t *Weighed) Pick(n int) int {
	t.P.Mul(t.P, big.NewRat(1, int64(n)))
	return t.Tape.Pick(n)
}

// Float is not one of finitely many choices.
func (t *Weighed) Float() float64 { panic("tape: a choice among infinitely many") }
