package explore

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/states"
)

// exactSet is the visited set that is no hash.
const exactSet = "exact"

var visitedSets = map[string]states.Visited{exactSet: states.Exact, "hash": states.Hashes, "bits": states.Bits}

// VisitedSets lists how engine states can keep the states that it has visited: exact; as a hash of each (hash compaction); or as a few bits for each in
// an array that does not grow (bitstate hashing).
func VisitedSets() []string { return []string{exactSet, "hash", "bits"} }

// visited returns the visited set that options ask for.
func (o *Options) visited() string {
	if o.Visited == "" {
		return exactSet
	}
	return o.Visited
}

// fitVisited returns an error if the visited set does not fit other options.
func (o *Options) fitVisited(engineStates bool) error {
	switch v := o.visited(); {
	case !slices.Contains(VisitedSets(), v):
		return fmt.Errorf("no visited set %q; there are: %s", v, strings.Join(VisitedSets(), ", "))
	case o.BitBytes < 0 || o.BitBytes > 0 && v != "bits":
		return errors.New("BitBytes is a size for the visited set bits")
	case v == exactSet:
		return nil
	case !engineStates:
		return fmt.Errorf("the visited set %s is for engine states", v)
	case o.DepthFirst || o.MaxDrawing > 0 || o.Jobs > 1:
		return fmt.Errorf("with the visited set %s engine states searches breadth first, with one job, and draws nothing", v)
	}
	return nil
}

// StateReductions lists the ways in which engine states leaves out states, each of which can be turned off: a step that conflicts with nothing is taken alone; the steps of persistent sets of
// threads are; of several such steps the one of the last thread is taken; states that differ by an exchange of threads that are alike count as one.
func StateReductions() []string { return []string{"single", "sets", "last-first", "symmetry"} }

var reductions = map[string]states.Reduction{"single": states.Single, "sets": states.Sets, "last-first": states.LastFirst, "symmetry": states.Symmetry}

// without returns the reductions that engine states does without.
func (o *Options) without() (all states.Reduction) {
	for _, name := range o.Without {
		all |= reductions[name]
	}
	if o.NoReduction {
		all |= states.Single | states.Sets
	}
	if o.NoSymmetry {
		all |= states.Symmetry
	}
	return all
}

// fitWithout returns an error if there is no such reduction.
func (o *Options) fitWithout() error {
	for _, name := range o.Without {
		if reductions[name] == 0 {
			return fmt.Errorf("no reduction %q; there are: %s", name, strings.Join(StateReductions(), ", "))
		}
	}
	return nil
}

// qualified says why a search that has come to its end without a violation proves nothing.
func (r *run) qualified(c states.Counts) string {
	text := fmt.Sprintf("states were told apart by hashes of %d bits, and the probability that one was omitted is at most %.1g", states.HashBits, c.Omission)
	if r.opts.visited() == "bits" {
		text = fmt.Sprintf("states were told apart by bits of an array, %.1f for each state, and some may have been omitted", c.HashFactor)
	}
	return text + r.notLookedFor()
}

// notLookedFor names the violations that engine states does not look for where it does not visit all states, or does not keep them.
func (r *run) notLookedFor() string {
	var not []string
	if r.checked[event.LivelockError] {
		not = append(not, "livelocks")
	}
	if r.checked[event.StarvationError] {
		not = append(not, "threads that starve")
	}
	if r.checked[event.DeadlockError] {
		not = append(not, "deadlocks of some threads while others go on for ever")
	}
	if len(not) == 0 {
		return ""
	}
	return "; not looked for: " + strings.Join(not, ", ")
}
