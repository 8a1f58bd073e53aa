package event

import (
	"fmt"
	"slices"
	"strings"
)

// Mishap is something that the environment of a program may do to it, and that is explored only if the user asks for it. A [Choice] label
// that has one has two alternatives: 1 says that it happens.
type Mishap uint8

// The mishaps.
const (
	NoMishap         Mishap = iota
	SpuriousWakeup          // a wait for a condition returns without a signal
	AllocationFails         // an allocation returns no memory
	WeakCompareFails        // a weak compare-exchange fails although the values are equal
	ReusedAddress           // an allocation returns memory that was freed before
)

// mishapNames are the names in options and files.
var mishapNames = [...]string{SpuriousWakeup: "spurious-wakeups", AllocationFails: "malloc-fails", WeakCompareFails: "weak-cas-fails",
	ReusedAddress: "reuse-addresses"}

// Mishaps lists all that the environment may do.
func Mishaps() []Mishap {
	return []Mishap{SpuriousWakeup, AllocationFails, WeakCompareFails, ReusedAddress}
}

// String returns the name in options and files.
func (m Mishap) String() string { return mishapNames[m] }

// MarshalText writes the name.
func (m Mishap) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads the name.
func (m *Mishap) UnmarshalText(text []byte) (err error) {
	*m, err = parseMishap(string(text))
	return err
}

func parseMishap(name string) (Mishap, error) {
	var names []string
	for _, m := range Mishaps() {
		if m.String() == name {
			return m, nil
		}
		names = append(names, m.String())
	}
	return NoMishap, fmt.Errorf("unknown environment %q; there are: %s", name, strings.Join(names, ", "))
}

// ParseMishaps reads a list of names with commas between them. The result is sorted.
func ParseMishaps(list string) (all []Mishap, err error) {
	for _, name := range strings.Split(list, ",") {
		m, err := parseMishap(name)
		if err != nil {
			return nil, err
		}
		all = append(all, m)
	}
	slices.Sort(all)
	return slices.Compact(all), nil
}
