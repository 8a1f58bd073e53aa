package main

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// description is the text of the help above the list of commands.
func description() string {
	return fmt.Sprintf(`memory models: %s
engines:       %s
checks:        %s

exit codes:    0 safe, 1 violation, 2 usage, 3 unsupported, 4 unknown, 70 bug in gomc`,
		strings.Join(explore.Models(), ", "), strings.Join(append(explore.Engines(), explore.Auto), ", "), kindList(availableChecks()))
}

// availableChecks are the kinds of violations that gomc finds.
func availableChecks() []event.ErrorKind { return event.ErrorKinds() }

// allChecks are what all stands for in --check: the kinds that an engine finds under a
// memory model. Without an engine, data races are left out where finding them
// excludes robustness.
func allChecks(model, engine string) []event.ErrorKind {
	return slices.DeleteFunc(availableChecks(), func(k event.ErrorKind) bool {
		fit := explore.EnginesFor(model, []event.ErrorKind{k})
		if engine != "" {
			return !slices.Contains(fit, engine)
		}
		return len(fit) == 0 || k == event.RaceError && !undefinedRaces(model)
	})
}

// defaultChecks leaves out abort, which many programs use as an exit, robustness,
// which is not an error in itself, and data races under models that give them a
// meaning, or if the engine does not find them.
func defaultChecks(model, engine string) []event.ErrorKind {
	return slices.DeleteFunc(availableChecks(), func(k event.ErrorKind) bool {
		switch k {
		case event.AbortError, event.RobustnessError:
			return true
		case event.RaceError:
			return !undefinedRaces(model) || engine != "" && !slices.Contains(explore.EnginesFor(model, []event.ErrorKind{k}), engine)
		}
		return false
	})
}

// undefinedRaces reports whether a memory model is one of C11, under which
// a program with a data race has no meaning.
func undefinedRaces(model string) bool {
	return !slices.Contains(explore.OperationalModels(), model)
}

func kindList(kinds []event.ErrorKind) string {
	names := make([]string, len(kinds))
	for i, k := range kinds {
		names[i] = string(k)
	}
	return strings.Join(names, ", ")
}

// parseChecks reads a list such as "assertion,deadlock", "all" or
// "all,-deadlock". A list that begins with an exclusion starts from the default.
func parseChecks(list, model, engine string) ([]event.ErrorKind, error) {
	if list == "" {
		return defaultChecks(model, engine), nil
	}
	chosen := map[event.ErrorKind]bool{}
	set := func(kinds []event.ErrorKind, on bool) {
		for _, k := range kinds {
			chosen[k] = on
		}
	}
	if strings.HasPrefix(strings.TrimSpace(list), "-") {
		set(defaultChecks(model, engine), true)
	}
	for item := range strings.SplitSeq(list, ",") {
		name, off := strings.CutPrefix(strings.TrimSpace(item), "-")
		kind := event.ErrorKind(name)
		switch {
		case name == "all":
			set(allChecks(model, engine), !off)
		case slices.Contains(availableChecks(), kind):
			set([]event.ErrorKind{kind}, !off)
		default:
			return nil, usagef("--check: no check %q; there are: all, %s", name, kindList(availableChecks()))
		}
	}
	kinds := slices.DeleteFunc(availableChecks(), func(k event.ErrorKind) bool { return !chosen[k] })
	if len(kinds) == 0 {
		return nil, usagef("--check=%s leaves nothing to check", list)
	}
	return kinds, nil
}

// parseRange reads a range such as "0..3" or "-1..1".
func parseRange(text string) (*report.Range, error) {
	if text == "" {
		return nil, nil
	}
	low, high, ok := strings.Cut(text, "..")
	a, err1 := strconv.ParseInt(low, 10, 64)
	b, err2 := strconv.ParseInt(high, 10, 64)
	switch {
	case !ok || err1 != nil || err2 != nil:
		return nil, usagef("--nondet=%s: want a range such as 0..3", text)
	case a > b:
		return nil, usagef("--nondet=%s: the range is empty", text)
	case b-a < 0 || b-a >= math.MaxInt32:
		return nil, usagef("--nondet=%s: the range is too large", text)
	}
	return &report.Range{Low: a, High: b}, nil
}

// parseDuration reads a duration such as 90, 90s or 1h30m; 0 stands for none.
func parseDuration(text string) (time.Duration, error) {
	if text == "" {
		return 0, nil
	}
	d, err := time.ParseDuration(text)
	if seconds, err2 := strconv.ParseFloat(text, 64); err2 == nil && seconds < 1e9 {
		d, err = time.Duration(seconds*float64(time.Second)), nil
	}
	if err != nil || d <= 0 {
		return 0, usagef("--timeout=%s: want a time such as 90, 90s or 1h30m", text)
	}
	return d, nil
}

// leastMemory is the least that --max-memory accepts.
const leastMemory = 32 << 20

var sizeUnits = []struct {
	suffix string
	factor float64
}{
	{"kib", 1 << 10}, {"mib", 1 << 20}, {"gib", 1 << 30}, {"tib", 1 << 40},
	{"kb", 1e3}, {"mb", 1e6}, {"gb", 1e9}, {"tb", 1e12},
	{"k", 1 << 10}, {"m", 1 << 20}, {"g", 1 << 30}, {"t", 1 << 40},
	{"b", 1}, {"", 1},
}

// parseSize reads an amount of memory such as 4GB, 512MiB or 1.5g.
func parseSize(text string) (int64, error) {
	if text == "" {
		return 0, nil
	}
	for _, u := range sizeUnits {
		number, ok := strings.CutSuffix(strings.ToLower(text), u.suffix)
		if !ok {
			continue
		}
		n, err := strconv.ParseFloat(strings.TrimSpace(number), 64)
		if bytes := n * u.factor; err == nil && bytes < 1<<60 {
			if bytes < leastMemory {
				return 0, usagef("--max-memory=%s is less than gomc itself needs; want at least 32MiB", text)
			}
			return int64(bytes), nil
		}
		break
	}
	return 0, usagef("--max-memory=%s: want a size such as 4GB or 512MiB", text)
}
