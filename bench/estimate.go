package bench

import "math"

// An estimate has converged when its running mean has come within Band of the truth, as a share of that, and stays there for Window
// trials. The band is the paper's; of its window, our copy of the text has lost the length.
const (
	Band   = 0.2
	Window = 200
)

// Converged returns the number of trials after which the running mean has converged, counted to where it came into the band; ok is
// false if it has not.
func Converged(trials []float64, truth float64) (n int, ok bool) {
	sum, within := 0.0, 0
	for i, x := range trials {
		sum += x
		if math.Abs(sum/float64(i+1)-truth) > Band*truth {
			within = 0
			continue
		}
		if within++; within == Window {
			return i + 2 - Window, true
		}
	}
	return 0, false
}
