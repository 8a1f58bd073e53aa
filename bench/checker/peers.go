package checker

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/gomc/gomc/bench/child"
	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/bench/task"
	"github.com/gomc/gomc/svcomp"
)

// peer makes the tools of a peer: one for each of its algorithms that tasks ask for.
type peer func(command string, tasks []task.Task) []*Tool

var peers = map[string]peer{"nidhugg": nidhuggs, "genmc": one(genmc), "cbmc": one(cbmc), "deagle": one(deagle), "dartagnan": one(dartagnan)}

func one(make func(command string) *Tool) peer {
	return func(command string, _ []task.Task) []*Tool { return []*Tool{make(command)} }
}

// Peers are the names of the peers that there are adapters for.
func Peers() []string { return []string{"nidhugg", "genmc", "cbmc", "dartagnan", "deagle"} }

// Peer returns the tools of a peer, NAME or NAME=COMMAND: with its usual command, or with another one.
func Peer(text string, tasks []task.Task) ([]*Tool, error) {
	name, command, _ := strings.Cut(text, "=")
	p := peers[name]
	if p == nil {
		return nil, fmt.Errorf("no peer %q; there are: %s", name, strings.Join(Peers(), ", "))
	}
	return p(command, tasks), nil
}

// genmc has reductions that merge executions, and ways out of the memory model that was asked for. They are switched off where executions are counted.
func genmc(command string) *Tool {
	known := fits([]string{"sc", "tso", "ra", "rc11"}, "unreach-call")
	return &Tool{
		Name:    "genmc",
		Command: cmp.Or(command, "genmc"),
		Unfit: func(t *task.Task, model string) string {
			if models := t.Peers["genmc"]; t.Peers != nil && !slices.Contains(models, model) {
				return "the task does not name it for " + model
			}
			return known(t, model)
		},
		Args: func(t *task.Task, s Setup) []string {
			args := []string{"--" + s.Model, "--disable-estimation", "--disable-mm-detector", "--disable-race-detection"}
			if t.Executions != nil {
				args = append(args, "--disable-ipr", "--disable-sr", "--disable-bam", "--disable-load-annotation")
			}
			if slices.Contains(t.Flags, "--no-await") {
				args = append(args, "--disable-spin-assume")
			}
			return slices.Concat(args, []string{"--"}, defines(t), []string{source(t)})
		},
		Read: func(e child.End) result.Observation { return readCounts(e, genmcSays) },
	}
}

// genmcSays are the lines of GenMC's output with what is to be known.
var genmcSays = lines{
	executions: `(?m)^Number of complete executions explored: (\d+)$`,
	blocked:    `(?m)^Number of blocked executions seen: (\d+)$`,
	failed:     `(?m)^Error: .*$`,
}

// nidhuggs are Nidhugg's algorithms that tasks name; source if none does.
func nidhuggs(command string, tasks []task.Task) (list []*Tool) {
	var algorithms []string
	named := false
	for _, t := range tasks {
		named = named || t.Peers != nil
		for _, a := range t.Peers["nidhugg"] {
			if !slices.Contains(algorithms, a) {
				algorithms = append(algorithms, a)
			}
		}
	}
	if !named {
		algorithms = []string{"source"}
	}
	for _, a := range algorithms {
		list = append(list, nidhugg(cmp.Or(command, "nidhuggc"), a))
	}
	return list
}

// nidhugg has additions that commute, and are no reads, unless it is told that they return a value.
func nidhugg(command, algorithm string) *Tool {
	known := fits([]string{"sc", "tso", "pso"}, "unreach-call")
	return &Tool{
		Name:    "nidhugg " + algorithm,
		Command: command,
		Unfit: func(t *task.Task, model string) string {
			if t.Peers != nil && (model != "sc" || !slices.Contains(t.Peers["nidhugg"], algorithm)) {
				return "the task does not name it for " + model
			}
			return known(t, model)
		},
		Args: func(t *task.Task, s Setup) []string {
			args := []string{"--", "--" + s.Model, "--" + algorithm, "--no-check-mutex-init"}
			if t.Executions != nil {
				args = append(args, "--no-commute-rmws")
			}
			if slices.Contains(t.Flags, "--no-await") {
				args = append(args, "--no-partial-loop-purity")
			}
			return slices.Concat(defines(t), args, []string{source(t)})
		},
		Read: func(e child.End) result.Observation { return readCounts(e, nidhuggSays) },
	}
}

// nidhuggSays are those of Nidhugg's.
var nidhuggSays = lines{
	executions: `(?m)^Trace count: (\d+)`,
	blocked:    `(?m)^[A-Za-z]+-blocked trace count: (\d+)$`,
	failed:     `(?m)^ *Error: .*$`,
}

// lines are regular expressions of lines of an output: those with the counts of executions, complete and blocked, and that of an error.
type lines struct{ executions, blocked, failed string }

// errorCode is the exit code of GenMC and Nidhugg where they have found an error in the program.
const errorCode = 42

// readCounts finds the counts of executions, and the line of the first error. GenMC and Nidhugg say with the same words that there is none, and have the same exit code if there is one.
func readCounts(e child.End, says lines) result.Observation {
	text := string(e.Stdout) + "\n" + string(e.Stderr)
	o := result.Observation{Verdict: "error", Answer: svcomp.Unknown}
	m := regexp.MustCompile(says.executions).FindStringSubmatch(text)
	if m != nil {
		o.Executions, _ = strconv.ParseUint(m[1], 10, 64)
	}
	for _, m := range regexp.MustCompile(says.blocked).FindAllStringSubmatch(text, -1) {
		n, _ := strconv.ParseUint(m[1], 10, 64)
		o.Blocked += n
	}
	message := strings.TrimSpace(regexp.MustCompile(says.failed).FindString(text))
	switch {
	case m != nil && e.Code == 0 && strings.Contains(text, "No errors were detected"):
		o.Verdict, o.Answer, o.Complete = "safe", svcomp.True, true
	case m != nil && e.Code == errorCode && message != "":
		o.Verdict, o.Answer, o.Message = "violation", svcomp.False, message
	default:
		o.Stopped, o.Reason = result.ByInput, cmp.Or(message, lastWords(e))
	}
	return o
}

// cbmc is run without a bound of loops, so that it says something about the whole program or nothing in time.
func cbmc(command string) *Tool {
	return &Tool{
		Name:    "cbmc",
		Command: cmp.Or(command, "cbmc"),
		Unfit:   fits([]string{"sc", "tso", "pso"}, "unreach-call", "no-overflow", "valid-memsafety"),
		Args: func(t *task.Task, s Setup) []string {
			args := []string{"--mm", s.Model}
			switch t.PropertyName() {
			case "no-overflow":
				args = append(args, "--signed-overflow-check", "--no-assertions")
			case "valid-memsafety":
				args = append(args, "--pointer-check", "--bounds-check", "--memory-leak-check", "--no-assertions")
			}
			return slices.Concat(args, bits(t), defines(t), []string{source(t)})
		},
		Read: readSuccess,
	}
}

// deagle takes the file of the property. It knows sequential consistency only.
func deagle(command string) *Tool {
	known := fits([]string{"sc"}, "unreach-call", "no-data-race", "no-overflow", "valid-memsafety")
	return &Tool{
		Name:    "deagle",
		Command: cmp.Or(command, "deagle"),
		Unfit: func(t *task.Task, model string) string {
			if why := known(t, model); why != "" || t.Property != "" {
				return why
			}
			return "it wants a property"
		},
		Args: func(t *task.Task, _ Setup) []string {
			return slices.Concat([]string{t.Property, source(t)}, bits(t), defines(t))
		},
		Read: readSuccess,
	}
}

// bits are the flags of CBMC and Deagle for data models.
func bits(t *task.Task) []string {
	return map[string][]string{"ILP32": {"--32"}, "LP64": {"--64"}}[t.DataModel]
}

// readSuccess reads what CBMC and Deagle say. A loop that was cut is no violation.
func readSuccess(e child.End) result.Observation {
	text := string(e.Stdout)
	unwinding := regexp.MustCompile(`(?m)^.*unwinding assertion.*: FAILURE$`)
	switch {
	case strings.Contains(text, "VERIFICATION SUCCESSFUL"):
		return result.Observation{Verdict: "safe", Answer: svcomp.True}
	case strings.Contains(text, "VERIFICATION FAILED") && unwinding.MatchString(text):
		return result.Observation{Verdict: "unknown", Answer: svcomp.Unknown, Reason: "a loop was cut"}
	case strings.Contains(text, "VERIFICATION FAILED"):
		return result.Observation{Verdict: "violation", Answer: svcomp.False}
	case strings.Contains(text, "VERIFICATION INCONCLUSIVE"), strings.Contains(text, "VERIFICATION UNKNOWN"):
		return result.Observation{Verdict: "unknown", Answer: svcomp.Unknown, Reason: "inconclusive"}
	}
	return result.Observation{Verdict: "error", Answer: svcomp.Unknown, Stopped: result.ByInput, Reason: lastWords(e)}
}

// dartagnan is run as SV-COMP does, by the script of its archive.
func dartagnan(command string) *Tool {
	known := fits([]string{"sc"}, "unreach-call", "no-data-race", "termination")
	return &Tool{
		Name:    "dartagnan",
		Command: cmp.Or(command, "Dartagnan-SVCOMP.sh"),
		Unfit: func(t *task.Task, model string) string {
			if why := known(t, model); why != "" || t.Property != "" {
				return why
			}
			return "it wants a property"
		},
		Args: func(t *task.Task, _ Setup) []string { return []string{t.Property, source(t)} },
		Read: func(e child.End) result.Observation {
			text := strings.TrimSpace(string(e.Stdout))
			switch line := text[strings.LastIndexByte(text, '\n')+1:]; {
			case strings.Contains(line, "FAIL"):
				return result.Observation{Verdict: "violation", Answer: svcomp.False}
			case strings.Contains(line, "PASS"):
				return result.Observation{Verdict: "safe", Answer: svcomp.True}
			case strings.Contains(line, "UNKNOWN"):
				return result.Observation{Verdict: "unknown", Answer: svcomp.Unknown, Reason: line}
			}
			return result.Observation{Verdict: "error", Answer: svcomp.Unknown, Stopped: result.ByInput, Reason: lastWords(e)}
		},
	}
}
