package main

import (
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// demand is what --check asks for.
type demand struct {
	kinds   []event.ErrorKind // to be looked for
	leftOut []event.ErrorKind // of those that all or the default stand for
}

// defaultChecks leaves out abort, which many programs use as an exit, overflow, after which most programs go on with what
// their authors expect, robustness, which is not an error in itself, and data races under models that give them a
// meaning.
func defaultChecks(model string) []event.ErrorKind {
	return slices.DeleteFunc(availableChecks(), func(k event.ErrorKind) bool {
		return k == event.AbortError || k == event.OverflowError || k.Named() || k == event.RobustnessError || k == event.RaceError && !undefinedRaces(model)
	})
}

// undefinedRaces reports whether a memory model is one of C11, under which
// a program with a data race has no meaning.
func undefinedRaces(model string) bool {
	return !slices.Contains(explore.OperationalModels(), model)
}

// parseChecks reads a list such as "assertion,deadlock", "all" or
// "all,-deadlock". A list that begins with an exclusion starts from the default.
//
// What all stands for that no engine finds under the model is left out. So is, if no engine
// is named, what excludes the rest: robustness before data races. An engine that is
// named has to find whatever the list asks for, but the default asks for nothing that it
// does not find. more are kinds that other flags ask for.
func parseChecks(list, model, engine string, more ...event.ErrorKind) (d demand, err error) {
	const (
		off = iota
		meant
		named
	)
	chosen := map[event.ErrorKind]int{}
	set := func(kinds []event.ErrorKind, to int) {
		for _, k := range kinds {
			chosen[k] = to
		}
	}
	byDefault := list == "" || strings.HasPrefix(strings.TrimSpace(list), "-")
	if byDefault {
		set(defaultChecks(model), meant)
	}
	for item := range strings.SplitSeq(list, ",") {
		name, excluded := strings.CutPrefix(strings.TrimSpace(item), "-")
		kinds, to := []event.ErrorKind{event.ErrorKind(name)}, named
		switch {
		case list == "":
			continue
		case name == "all":
			kinds, to = slices.DeleteFunc(availableChecks(), func(k event.ErrorKind) bool { return (chosen[k] == named || k.Named()) && !excluded }), meant
		case !slices.Contains(availableChecks(), kinds[0]):
			return d, usagef("--check: no check %q; there are: all, %s", name, kindList(availableChecks()))
		}
		if excluded {
			to = off
		}
		set(kinds, to)
	}
	set(more, named)
	for _, k := range availableChecks() {
		if chosen[k] != off {
			d.kinds = append(d.kinds, k)
		}
	}
	if len(d.kinds) == 0 {
		return d, usagef("--check=%s leaves nothing to check", list)
	}
	for _, k := range []event.ErrorKind{event.RobustnessError, event.RaceError} {
		fit := explore.EnginesFor(model, []event.ErrorKind{k})
		switch {
		case chosen[k] != meant:
			continue
		case len(fit) == 0:
		case engine == "" && len(explore.EnginesFor(model, d.kinds)) == 0:
		case engine != "" && byDefault && !slices.Contains(fit, engine):
		default:
			continue
		}
		d.kinds = slices.DeleteFunc(d.kinds, func(c event.ErrorKind) bool { return c == k })
		d.leftOut = append(d.leftOut, k)
	}
	return d, nil
}
