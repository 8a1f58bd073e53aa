package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// exitCodes is the line of the help about exit codes.
const exitCodes = `exit codes:    0 safe, 1 violation, 2 usage, 3 unsupported, 4 unknown, 70 bug in gomc`

// description is the text of the help above the list of commands.
func description() string {
	return fmt.Sprintf(`memory models: %s
engines:       %s
checks:        %s

`+exitCodes,
		strings.Join(explore.Models(), ", "), strings.Join(append(explore.Engines(), explore.Auto), ", "), kindList(availableChecks()))
}

// availableChecks are the kinds of violations that gomc finds.
func availableChecks() []event.ErrorKind { return event.ErrorKinds() }

func kindList(kinds []event.ErrorKind) string {
	names := make([]string, len(kinds))
	for i, k := range kinds {
		names[i] = string(k)
	}
	return strings.Join(names, ", ")
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
func parseDuration(text string) (time.Duration, error) { return parseTime("timeout", text) }

// parseTime is parseDuration for any flag.
func parseTime(flag, text string) (time.Duration, error) {
	if text == "" {
		return 0, nil
	}
	d, err := time.ParseDuration(text)
	if seconds, err2 := strconv.ParseFloat(text, 64); err2 == nil && seconds < 1e9 {
		d, err = time.Duration(seconds*float64(time.Second)), nil
	}
	if err != nil || d <= 0 {
		return 0, usagef("--%s=%s: want a time such as 90, 90s or 1h30m", flag, text)
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
