package main

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gomc/gomc/bench"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

type options struct {
	gomc, engine, model string
	jobs                int
	timeout             time.Duration
	memory              uint64 // MB
	dir                 string // of the programs
}

// tool is a model checker with an algorithm.
type tool struct {
	name    string
	command string
	// limited says that the tool limits its memory itself.
	limited bool
	// runs says whether a row is one for this tool.
	runs  func(bench.PeersRow) bool
	args  func(bench.PeersRow) []string
	parse func(run) outcome
}

// run is a process that has ended.
type run struct {
	stdout, text string // standard output, and with standard error behind it
	cpu          time.Duration
	peak         int64 // bytes
	timeout      bool
	err          error // it did not start, or not end with exit code 0
}

// timeout is the failure of a run that did not end in time.
const timeout = "timeout"

// outcome is what a tool said and needed.
type outcome struct {
	executions uint64
	blocked    uint64 // executions that did not complete
	cpu        time.Duration
	peak       int64  // bytes
	failure    string // "" if it explored all executions without an error
}

// tools are gomc and the peers that some row asks for.
func tools(o options, rows []bench.PeersRow) []tool {
	list := []tool{gomc(o)}
	if slices.ContainsFunc(rows, func(r bench.PeersRow) bool { return slices.Contains(r.GenMC, o.model) }) {
		list = append(list, genmc(o))
	}
	if o.model == "sc" {
		var algorithms []string
		for _, r := range rows {
			for _, a := range r.Nidhugg {
				if !slices.Contains(algorithms, a) {
					algorithms = append(algorithms, a)
				}
			}
		}
		for _, a := range algorithms {
			list = append(list, nidhugg(o, a))
		}
	}
	return list
}

func defines(row bench.PeersRow) []string {
	var args []string
	for _, d := range row.Defines {
		args = append(args, "-D"+d)
	}
	return args
}

// gomc explores the LLVM IR.
func gomc(o options) tool {
	return tool{
		name:    "gomc",
		command: o.gomc,
		limited: true,
		runs:    func(bench.PeersRow) bool { return true },
		args: func(row bench.PeersRow) []string {
			args := []string{"verify", "--json", "--model=" + o.model, "--timeout=" + o.timeout.String(), fmt.Sprintf("--max-memory=%dMB", o.memory)}
			if o.engine != "" {
				args = append(args, "--engine="+o.engine)
			}
			if o.jobs > 0 {
				args = append(args, fmt.Sprintf("--jobs=%d", o.jobs))
			}
			if !slices.Contains(explore.OperationalModels(), o.model) {
				args = append(args, "--check=-"+string(event.RaceError)) // as for GenMC: the counts matter
			}
			return append(append(args, row.Flags...), filepath.Join(o.dir, row.File))
		},
		parse: parseGomc,
	}
}

func parseGomc(r run) outcome {
	var v struct {
		Verdict    string            `json:"verdict"`
		Reason     string            `json:"reason"`
		Complete   bool              `json:"complete"`
		Executions uint64            `json:"executions"`
		Blocked    map[string]uint64 `json:"blocked"`
		Peak       int64             `json:"peak_rss_bytes"`
		Error      struct {
			Message string `json:"message"`
		} `json:"error"`
	}
	out := outcome{cpu: r.cpu, peak: r.peak}
	if err := json.Unmarshal([]byte(r.stdout), &v); err != nil {
		out.failure = failure(r, err.Error())
		return out
	}
	out.executions = v.Executions
	// The system may count memory of the parent before exec as the child's.
	out.peak = v.Peak
	for _, n := range v.Blocked {
		out.blocked += n
	}
	if v.Verdict != "safe" || !v.Complete {
		out.failure = strings.TrimSpace(v.Verdict + ": " + v.Reason + " " + v.Error.Message)
	}
	return out
}

// genmc has reductions that merge executions, and ways out of the memory model
// that was asked for; they are switched off.
func genmc(o options) tool {
	return tool{
		name:    "genmc",
		command: "genmc",
		runs:    func(row bench.PeersRow) bool { return slices.Contains(row.GenMC, o.model) },
		args: func(row bench.PeersRow) []string {
			args := []string{"--" + o.model, "--disable-estimation", "--disable-mm-detector", "--disable-ipr", "--disable-sr", "--disable-bam",
				"--disable-load-annotation", "--disable-race-detection"}
			if slices.Contains(row.Flags, "--no-await") {
				args = append(args, "--disable-spin-assume")
			}
			return slices.Concat(args, []string{"--"}, defines(row), []string{filepath.Join(o.dir, row.Source)})
		},
		parse: parseGenMC,
	}
}

var (
	genmcExecutions = regexp.MustCompile(`(?m)^Number of complete executions explored: (\d+)$`)
	genmcBlocked    = regexp.MustCompile(`(?m)^Number of blocked executions seen: (\d+)$`)
	genmcError      = regexp.MustCompile(`(?mi)^(?:.*\b)?error: .*$`)
)

func parseGenMC(r run) outcome {
	return parseText(r, genmcExecutions, genmcBlocked, genmcError)
}

// nidhugg is run under sc. Additions do not commute in gomc and GenMC: they
// return a value.
func nidhugg(o options, algorithm string) tool {
	return tool{
		name:    "nidhugg " + algorithm,
		command: "nidhuggc",
		runs:    func(row bench.PeersRow) bool { return slices.Contains(row.Nidhugg, algorithm) },
		args: func(row bench.PeersRow) []string {
			args := []string{"--", "--sc", "--" + algorithm, "--no-commute-rmws", "--no-check-mutex-init"}
			if slices.Contains(row.Flags, "--no-await") {
				args = append(args, "--no-partial-loop-purity")
			}
			return slices.Concat(defines(row), args, []string{filepath.Join(o.dir, row.Source)})
		},
		parse: parseNidhugg,
	}
}

var (
	nidhuggExecutions = regexp.MustCompile(`(?m)^Trace count: (\d+)`)
	nidhuggBlocked    = regexp.MustCompile(`(?m)^[A-Za-z]+-blocked trace count: (\d+)$`)
	nidhuggError      = regexp.MustCompile(`(?m)^.*\bError: .*$`)
)

func parseNidhugg(r run) outcome {
	return parseText(r, nidhuggExecutions, nidhuggBlocked, nidhuggError)
}

// parseText finds the counts, and the line of the first error, in what a peer
// prints. Both peers say so when there is no error, with the same words.
func parseText(r run, executions, blocked, failed *regexp.Regexp) outcome {
	out := outcome{cpu: r.cpu, peak: r.peak}
	m := executions.FindStringSubmatch(r.text)
	if m != nil {
		out.executions, _ = strconv.ParseUint(m[1], 10, 64)
	}
	for _, m := range blocked.FindAllStringSubmatch(r.text, -1) {
		n, _ := strconv.ParseUint(m[1], 10, 64)
		out.blocked += n
	}
	if m == nil || r.err != nil || r.timeout || !strings.Contains(r.text, "No errors were detected") {
		out.failure = failure(r, strings.TrimSpace(failed.FindString(r.text)))
	}
	return out
}

// failure says why a run has no result.
func failure(r run, reason string) string {
	switch {
	case r.timeout:
		return timeout
	case reason != "":
		return reason
	case r.err != nil:
		return r.err.Error()
	}
	return "no result"
}
