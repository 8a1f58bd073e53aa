// Package tape makes all combinations of choices, one after the other, whatever it is that chooses: how many choices there are, and what there is to
// choose among, may depend on those made before.
package tape

// Tape is a list of choices. What makes them is done once for each combination, and goes over the tape from its start: a choice that is on the tape is made
// as it says, and for one beyond its end the first option is written down. In between, [Tape.Next] goes on as an odometer does.
type Tape struct {
	choices, limits []int
	at              int
}

// Pick chooses one of n.
func (t *Tape) Pick(n int) int {
	if t.at == len(t.choices) {
		t.choices, t.limits = append(t.choices, 0), append(t.limits, n)
	}
	t.at++
	return t.choices[t.at-1]
}

// Next goes to the start of the tape, for the next combination. It returns false if there is none.
func (t *Tape) Next() bool {
	t.choices, t.limits = t.choices[:t.at], t.limits[:t.at]
	for k := t.at - 1; k >= 0; k-- {
		if t.choices[k]++; t.choices[k] < t.limits[k] {
			t.choices, t.limits, t.at = t.choices[:k+1], t.limits[:k+1], 0
			return true
		}
	}
	return false
}
