// Package witness reads and writes the witnesses of SV-COMP: files that say why a program violates a property, so that another tool can
// check it. There are two formats. Format 2 is YAML: a sequence of segments, each with waypoints that an execution passes
// (https://sosy-lab.gitlab.io/benchmarking/sv-witnesses/yaml/violation-witnesses.html); its version 2.2 says which thread passes a waypoint. Format 1 is an automaton
// in GraphML, whose edges may have a thread as well. Both become a [Witness].
//
// A violation witness stands for all executions that pass its waypoints in their order. It leaves open what happens between them.
package witness

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Witness is what a file says.
type Witness struct {
	Correctness bool   // it is about a program that does not violate the property; there are no segments then
	Version     string // of the format, such as "2.2" or "1.0"
	ID          string // a UUID
	Created     time.Time
	Producer    Producer
	Task        Task
	Segments    []Segment
}

// Producer is the tool that has written a witness.
type Producer struct {
	Name, Version string
	Command       string // as given to a shell
}

// Task is what a witness is about.
type Task struct {
	Files         []File
	Specification string // the formula of the property, such as "G ! call(reach_error())"
	DataModel     string // ILP32 or LP64
}

// File is an input of the task.
type File struct{ Name, Hash string }

// Segment is a part of an execution: it passes the waypoints to follow, and before these none of those to avoid. Only the last segment may have several
// waypoints to follow, the two targets of a data race.
type Segment struct{ Avoid, Follow []Waypoint }

// Type says what an execution does at a waypoint.
type Type string

// The types of waypoints.
const (
	Assumption     Type = "assumption"      // comes to a statement, and a condition holds there
	Branching      Type = "branching"       // evaluates the condition of a branch
	FunctionEnter  Type = "function_enter"  // calls a function
	FunctionReturn Type = "function_return" // returns from a function, with a result that satisfies a condition
	Target         Type = "target"          // violates the property
)

// Waypoint is a place that an execution passes.
type Waypoint struct {
	Type Type
	// File, Line and Column are the place: the beginning of a statement, or a parenthesis of a call. Column is 0 if it is not given.
	File         string
	Line, Column int
	Function     string // that the place is in; empty if it is not given
	// Thread is the thread that passes it: 0 is the main thread, k the one that the k-th waypoint of type [FunctionEnter] at a call that creates
	// a thread has started; -1 if it is not given.
	Thread int
	// Value is the condition: an expression in C, "true" or "false", or for a result one such as `\result == 5`. Format is the language that it is in.
	Value, Format string
}

// Result is a condition on the result of a function, or on a variable.
type Result struct {
	Operator string // ==, !=, <, <=, > or >=
	Value    int64
}

var comparison = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[\s(]*(\\result|[A-Za-z_]\w*)[\s)]*(==|!=|<=|>=|<|>)[\s(]*(-?(?:0[xX][0-9a-fA-F]+|[0-9]+))[uUlL]*[\s)]*$`)
})

// ParseResult understands a condition on a result; ok is false if it is of another form.
func ParseResult(value string) (r Result, ok bool) {
	name, r, ok := parseComparison(value)
	return r, ok && name == `\result`
}

// ParseCondition understands a condition on variables as far as it compares variables with numbers, all of which have to hold. Its other parts are left out.
func ParseCondition(value string) (names []string, conditions []Result) {
	for part := range strings.SplitSeq(value, "&&") {
		if name, r, ok := parseComparison(part); ok && name != `\result` {
			names, conditions = append(names, name), append(conditions, r)
		}
	}
	return names, conditions
}

// parseComparison understands a comparison with a number.
func parseComparison(text string) (name string, r Result, ok bool) {
	m := comparison().FindStringSubmatch(text)
	if m == nil {
		return "", r, false
	}
	n, err := strconv.ParseInt(m[3], 0, 64)
	if err != nil {
		u, err := strconv.ParseUint(m[3], 0, 64)
		if err != nil {
			return "", r, false
		}
		n = int64(u)
	}
	return m[1], Result{m[2], n}, true
}

// String is the condition as witnesses have it.
func (r Result) String() string { return fmt.Sprintf(`\result %s %d`, r.Operator, r.Value) }

// Holds reports whether a result satisfies the condition.
func (r Result) Holds(result int64) bool {
	switch r.Operator {
	case "==":
		return result == r.Value
	case "!=":
		return result != r.Value
	case "<":
		return result < r.Value
	case "<=":
		return result <= r.Value
	case ">":
		return result > r.Value
	}
	return result >= r.Value
}

// Parse reads a witness of either format. The error says where it is none.
func Parse(name string, data []byte) (*Witness, error) {
	var w *Witness
	var err error
	if text := strings.TrimSpace(string(data[:min(len(data), 1024)])); strings.HasPrefix(text, "<") {
		w, err = parseGraphML(data)
	} else {
		w, err = parseYAML(data)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Base(name), err)
	}
	return w, nil
}

// follow returns a segment with one waypoint.
func follow(w Waypoint) Segment { return Segment{Follow: []Waypoint{w}} }
