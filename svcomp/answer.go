package svcomp

import "strings"

// Answer is what is known of a program and a property.
type Answer string

// The answers of the competition.
const (
	True    Answer = "true"    // no execution, whatever the inputs, violates the property
	False   Answer = "false"   // some execution violates it
	Unknown Answer = "unknown" // neither is known
)

// Outcome is what an exploration has come to.
type Outcome struct {
	Safe      bool // the verdict is safe
	Violation bool // the verdict is violation
	// Reason says why the verdict is neither.
	Reason string
	// Complete says that all executions were explored, Bounded that some were cut at a bound.
	Complete, Bounded bool
	// Restricted is what a safe verdict is limited to, such as the values of inputs.
	Restricted []string
	// Beside says what the verdict is about, if that is not what the property means: neither of true and false follows.
	Beside string
	// Replayed says that the violation was executed once more, from its schedule alone, and was the same.
	Replayed bool
}

// Answer is true only if the exploration was exhaustive, and false only if the violation was replayed, and if both are about what the property means. Else it is unknown, and why says so.
func (o Outcome) Answer() (a Answer, why string) {
	switch {
	case o.Violation && !o.Replayed:
		return Unknown, "the violation that was found was not replayed: a limit was reached before"
	case o.Beside != "" && (o.Violation || o.Safe):
		return Unknown, o.Beside
	case o.Violation:
		return False, ""
	case !o.Safe:
		return Unknown, o.Reason
	case o.Bounded:
		return Unknown, strings.Join(append([]string{"executions were cut at a bound"}, o.Restricted...), "; ")
	case !o.Complete:
		return Unknown, "not all executions were explored"
	case len(o.Restricted) > 0:
		return Unknown, strings.Join(o.Restricted, "; ")
	}
	return True, ""
}

// Score is what the competition gives for an answer, if counterexamples and proofs are confirmed by its validators. An expectation other than true
// and false scores nothing.
func Score(expected, answer Answer) int {
	switch {
	case expected != True && expected != False, answer != True && answer != False:
		return 0
	case expected == answer && answer == True:
		return 2
	case expected == answer:
		return 1
	case answer == True:
		return -32
	}
	return -16
}
