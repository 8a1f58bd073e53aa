// Package result is about what model checkers said of tasks: whether it was right, a file that grows as results come, summaries, scores and comparisons.
package result

import (
	"slices"
	"strings"

	"github.com/gomc/gomc/bench/task"
	"github.com/gomc/gomc/svcomp"
)

// Result is what one tool said of one task, and what it needed.
type Result struct {
	Task     string `json:"task"`
	Tool     string `json:"tool"`   // gomc, or the name of a peer
	Engine   string `json:"engine"` // that was asked for; "" if none was
	Model    string `json:"model"`
	Property string `json:"property"` // or the checks; "" for the default

	Expected task.Expected `json:"expected"`
	Class    Class         `json:"class"`
	Observation
}

// Observation is what a run of a tool has shown.
type Observation struct {
	Verdict      string        `json:"verdict"` // safe, violation, unknown, unsupported, or error: there is no result
	Answer       svcomp.Answer `json:"answer"`
	Kind         string        `json:"kind"`         // of the violation, as far as the tool says
	Message      string        `json:"message"`      // of the violation
	Reason       string        `json:"reason"`       // why there is neither true nor false
	Stopped      Stopped       `json:"stopped"`      // by what
	EngineUsed   string        `json:"engine_used"`  // engine of gomc that has come to its end
	Executions   uint64        `json:"executions"`   // complete ones
	Blocked      uint64        `json:"blocked"`      // executions that did not complete
	States       uint64        `json:"states"`       // that were visited
	Instructions uint64        `json:"instructions"` // that gomc has interpreted
	// Robust has the verdict under each memory model, where that is the question.
	Robust   map[string]string `json:"robust,omitempty"`
	Complete bool              `json:"complete"`       // everything was explored
	CPU      float64           `json:"cpu_seconds"`    // of the process and its children
	Wall     float64           `json:"wall_seconds"`   //
	Peak     int64             `json:"peak_rss_bytes"` // resident memory
}

// Stopped says what has kept a tool from a result.
type Stopped string

// What stops tools. "" is nothing: the tool has come to an end by itself.
const (
	ByTime     Stopped = "time"
	ByMemory   Stopped = "memory"
	ByInput    Stopped = "input"    // the tool did not understand program or flags
	ByCrash    Stopped = "crash"    // a bug of the tool
	ByLanguage Stopped = "language" // the program needs what the tool does not model
)

// Class is what a result is worth.
type Class string

// The classes. Missed, Alarm and Miscount are wrong.
const (
	Right       Class = "right"
	Open        Class = "open"     // true or false, or safe or violation, and nobody knows what is right
	Missed      Class = "missed"   // called true or safe, and is not
	Alarm       Class = "alarm"    // a violation that is none, or of another kind than any that there is
	Miscount    Class = "miscount" // another number of executions
	Unknown     Class = "unknown"
	Unsupported Class = "unsupported"
	Timeout     Class = "timeout"
	OutOfMemory Class = "memory"
	BadInput    Class = "bad_input"
	Crash       Class = "crash"
)

// Classes lists all classes, the best first.
func Classes() []Class {
	return []Class{Right, Open, Unknown, Unsupported, Timeout, OutOfMemory, BadInput, Crash, Miscount, Alarm, Missed}
}

// Wrong reports whether a result of the class is a wrong statement.
func (c Class) Wrong() bool { return c == Missed || c == Alarm || c == Miscount }

// Solved reports whether the task was decided, rightly or with nobody to know better.
func (c Class) Solved() bool { return c == Right || c == Open }

// Judge says what an observation is worth as a result of a task under a memory model. A task whose right answer is true or false is about all inputs; one
// whose verdict is safe or violation is about the flags that it has.
func Judge(t *task.Task, model string, o *Observation) Class {
	said, wanted := o.Verdict, string(t.Expected)
	if t.Expected == task.True || t.Expected == task.False {
		said = map[svcomp.Answer]string{svcomp.True: string(task.Safe), svcomp.False: string(task.Violation)}[o.Answer]
		wanted = map[task.Expected]string{task.True: string(task.Safe), task.False: string(task.Violation)}[t.Expected]
	}
	safe, violation := said == string(task.Safe), said == string(task.Violation)
	switch {
	case safe && miscounted(t, model, o):
		return Miscount
	case wanted == said && violation && o.Kind != "" && len(t.Kinds) > 0 && !slices.Contains(t.Kinds, o.Kind):
		return Alarm
	case wanted != "" && wanted == said && o.Stopped == "":
		return Right
	case wanted == "" && (safe || violation || o.Robust != nil && o.Stopped == "" && said != "unknown"):
		return Open
	case safe:
		return Missed
	case violation:
		return Alarm
	}
	return undecided(o)
}

// undecided is the class of a result that decides nothing.
func undecided(o *Observation) Class {
	switch o.Stopped {
	case ByTime:
		return Timeout
	case ByMemory:
		return OutOfMemory
	case ByInput:
		return BadInput
	case ByCrash:
		return Crash
	case ByLanguage:
		return Unsupported
	}
	return Unknown
}

// countingEngines are engines of gomc that explore each execution once, up to the equivalence that tables count by.
var countingEngines = []string{"trust", "optimal"}

// miscounted reports whether a tool has explored everything, and another number of executions than there are.
func miscounted(t *task.Task, model string, o *Observation) bool {
	n, ok := t.Count(model)
	counts := o.EngineUsed == "" || slices.Contains(countingEngines, o.EngineUsed)
	return ok && counts && o.Complete && o.Executions != n
}

// Key tells results of a run apart.
func (r *Result) Key() string {
	return strings.Join([]string{r.Task, r.Tool, r.Engine, r.Model}, "\x00")
}

// Config names the tool, with engine and model.
func (r *Result) Config() string { return Config{r.Tool, r.Engine, r.Model}.String() }

// Config is a tool with what it was asked for.
type Config struct{ Tool, Engine, Model string }

func (c Config) String() string {
	return strings.Join(strings.Fields(c.Tool+" "+c.Engine+" "+c.Model), " ")
}
