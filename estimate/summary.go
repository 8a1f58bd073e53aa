package estimate

import (
	"fmt"
	"math"
)

// Summary is what is to be thought of the mean of some independent trials, none of which is negative.
type Summary struct {
	Trials   int
	Mean     float64
	Error    float64 // standard error of the mean
	Low      float64 // of the 95% confidence interval, as far as the central limit theorem holds
	High     float64
	Variance float64 // of one trial
	// Effective is the effective sample size, Kish's (Σx)²/Σx²: how many trials, all alike, the mean is worth.
	Effective float64
	Largest   float64 // share of the largest trial in the sum
	Skewness  float64 // of one trial
	Doubt     string  // why the mean and its interval should not be trusted; "" if nothing speaks against them
}

// deviations is how many standard errors a 95% confidence interval has on either side.
const deviations = 1.96

// Of a heavy tail, most trials see nothing, and the mean is too small until one does. That shows in what was seen of the
// tail: few trials make up the sum, or there are fewer trials than Cochran's rule (Sampling Techniques, section 2.15) asks for,
// 25 times the square of the skewness.
const (
	maxLargest   = 0.1
	leastWorth   = 20
	cochransRule = 25
)

// Summarise sums up trials.
func Summarise(x []float64) Summary {
	n := float64(len(x))
	s := Summary{Trials: len(x)}
	if len(x) == 0 {
		return s
	}
	sum, squares, largest := 0.0, 0.0, 0.0
	for _, v := range x {
		sum += v
		squares += v * v
		largest = max(largest, v)
	}
	s.Mean = sum / n
	var second, third float64
	for _, v := range x {
		d := v - s.Mean
		second += d * d
		third += d * d * d
	}
	if len(x) > 1 {
		s.Variance = second / (n - 1)
		s.Error = math.Sqrt(s.Variance / n)
	}
	if second > 1e-18*squares {
		s.Skewness = third / n / math.Pow(second/n, 1.5)
	}
	if sum > 0 {
		s.Effective, s.Largest = sum*sum/squares, largest/sum
	}
	s.Low, s.High = max(0, s.Mean-deviations*s.Error), s.Mean+deviations*s.Error
	s.Doubt = s.doubt()
	return s
}

func (s *Summary) doubt() string {
	switch {
	case s.Mean == 0 || s.Variance == 0:
		return ""
	case s.Effective < leastWorth:
		return fmt.Sprintf("%d trials are worth no more than %.1f: the mean may be far too small", s.Trials, s.Effective)
	case s.Largest > maxLargest:
		return fmt.Sprintf("one trial makes up %.0f%% of the sum: the mean may be far too small", 100*s.Largest)
	case float64(s.Trials) < cochransRule*s.Skewness*s.Skewness:
		return fmt.Sprintf("the trials are skewed (%.1f): %.0f of them would be needed for an interval that holds", s.Skewness, math.Ceil(cochransRule*s.Skewness*s.Skewness))
	}
	return ""
}

// Running returns the mean of the first trials, for each number of them, and half the width of its 95% confidence interval.
func Running(x []float64) (mean, half []float64) {
	var m, squares float64
	for i, v := range x {
		n := float64(i + 1)
		d := v - m
		m += d / n
		squares += d * (v - m)
		mean = append(mean, m)
		h := 0.0
		if i > 0 {
			h = deviations * math.Sqrt(squares/(n-1)/n)
		}
		half = append(half, h)
	}
	return mean, half
}
