package checker

import (
	"cmp"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gomc/gomc/bench/child"
	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/bench/task"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/svcomp"
)

// Gomc runs a gomc, which may be of another version.
func Gomc(command string) *Tool {
	return &Tool{Name: "gomc", Command: command, Margin: true, Read: readGomc, Args: oneJob,
		Unfit: func(*task.Task, string) string { return "" }}
}

// oneJob has gomc explore with one job if no flag says otherwise, so that times can be compared and results do not depend on chance.
func oneJob(t *task.Task, s Setup) []string {
	if !slices.ContainsFunc(slices.Concat(t.Flags, s.Flags), func(f string) bool { return strings.HasPrefix(f, "--jobs") }) {
		s.Flags = append(slices.Clone(s.Flags), "--jobs=1")
	}
	return gomcArgs(t, s)
}

func gomcArgs(t *task.Task, s Setup) []string {
	args := []string{"verify", "--json", "--progress=never", "--model=" + s.Model}
	if s.Engine != "" {
		args = append(args, "--engine="+s.Engine)
	}
	if s.Limits.Wall > 0 {
		args = append(args, "--timeout="+s.Limits.Wall.String())
	}
	if s.Limits.Memory > 0 {
		args = append(args, fmt.Sprintf("--max-memory=%d", s.Limits.Memory))
	}
	switch {
	case t.Property != "":
		args = append(args, "--property="+t.Property)
	case t.Check != "":
		args = append(args, "--check="+t.Check)
	}
	if compiled(t) {
		if t.DataModel != "" {
			args = append(args, "--data-model="+t.DataModel)
		}
		for _, d := range defines(t) {
			args = append(args, "--cflags="+quoted(d))
		}
	}
	args = append(append(args, t.Flags...), s.Flags...)
	return append(append(args, "--"), t.Files...)
}

// quoted makes one word of a flag that gomc would split at spaces and take quotation marks from, as a shell does.
func quoted(flag string) string {
	if !strings.ContainsAny(flag, " \t\n\"'\\") {
		return flag
	}
	return "'" + strings.ReplaceAll(flag, "'", `'\''`) + "'"
}

// compiled reports whether a file of the task is C.
func compiled(t *task.Task) bool {
	for _, f := range t.Files {
		if ext := strings.ToLower(filepath.Ext(f)); ext == ".c" || ext == ".i" {
			return true
		}
	}
	return false
}

// verification is what is read of the JSON output of gomc verify; see docs/json.md.
type verification struct {
	Verdict      string            `json:"verdict"`
	ExitCode     int               `json:"exit_code"`
	Answer       svcomp.Answer     `json:"answer"`
	AnswerReason string            `json:"answer_reason"`
	Reason       string            `json:"reason"`
	Complete     bool              `json:"complete"`
	Engine       string            `json:"engine"`
	Executions   uint64            `json:"executions"`
	Blocked      map[string]uint64 `json:"blocked"`
	States       uint64            `json:"states"`
	Peak         int64             `json:"peak_rss_bytes"`
	Interpreter  struct {
		Instructions uint64 `json:"instructions"`
	} `json:"interpreter"`
	Error *struct {
		Kind    string `json:"kind"`
		Message string `json:"message"`
	} `json:"error"`
}

// exitBug is the exit code of a gomc that has found a bug in itself.
const exitBug = 70

func readGomc(e child.End) result.Observation {
	var v verification
	if err := json.Unmarshal(e.Stdout, &v); err != nil {
		return result.Observation{Verdict: "error", Answer: svcomp.Unknown, Stopped: result.ByCrash, Reason: "no result: " + lastWords(e)}
	}
	// The system may count memory of the parent before exec as the child's: what gomc says of itself is better.
	o := result.Observation{Verdict: v.Verdict, Answer: cmp.Or(v.Answer, svcomp.Unknown), EngineUsed: v.Engine, Executions: v.Executions, States: v.States,
		Instructions: v.Interpreter.Instructions, Complete: v.Complete, Peak: v.Peak}
	for _, n := range v.Blocked {
		o.Blocked += n
	}
	switch {
	case v.Verdict == "violation" && v.Error != nil:
		o.Kind, o.Message, o.Reason = v.Error.Kind, v.Error.Message, v.AnswerReason
	case v.Verdict == "safe":
		o.Reason = v.AnswerReason
	default:
		o.Reason = cmp.Or(v.Reason, v.AnswerReason)
		o.Stopped = stopped(&v)
	}
	return o
}

// stopped says what has kept gomc from a verdict.
func stopped(v *verification) result.Stopped {
	switch {
	case v.Verdict == "unsupported":
		return result.ByLanguage
	case v.ExitCode == exitBug:
		return result.ByCrash
	case v.Verdict == "error":
		return result.ByInput
	case strings.HasPrefix(v.Reason, explore.ErrTimeout.Error()):
		return result.ByTime
	case strings.HasPrefix(v.Reason, explore.ErrMemory.Error()):
		return result.ByMemory
	}
	return ""
}

// lastWords are the last line of what a child has written, and how it has ended.
func lastWords(e child.End) string {
	text := strings.TrimSpace(string(e.Stderr))
	if text == "" {
		text = strings.TrimSpace(string(e.Stdout))
	}
	line := text[strings.LastIndexByte(text, '\n')+1:]
	if runes := []rune(line); len(runes) > 300 {
		line = string(runes[:300])
	}
	if e.Err != nil {
		line = strings.TrimSpace(line + " (" + e.Err.Error() + ")")
	}
	return cmp.Or(line, "it has written nothing")
}
