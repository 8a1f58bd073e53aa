// Package task finds verification tasks: programs, what is asked of them, and what the right answer is.
//
// Tasks come from task definitions of SV-COMP (YAML, format 2.0), from sets of such files (.set), from tables of expectations (.tsv), from
// folders of all these, and from plain programs. See [Find].
package task

import (
	"cmp"
	"strings"
)

// Task is a question to a model checker.
type Task struct {
	Name        string   // what users call it; no two tasks of a run have the same
	Files       []string // of the program
	Property    string   // file of the property (.prp), "" for none
	Check       string   // value of --check where there is no property; "" for the default
	Models      []string // memory models that it is about; all if empty
	Flags       []string // more flags of gomc verify
	Defines     []string // macros that C is compiled with
	DataModel   string   // ILP32, LP64, or "" for that of the compiler
	Expected    Expected
	Subproperty string   // the part of the property that is violated, "" if that is not known
	Kinds       []string // kinds of errors, any of which is right; all if empty
	// Executions says how many there are, by memory model; "" is every other model.
	Executions map[string]uint64
	// Peers says with which algorithms, or for which memory models, peers are run; nil if they decide that themselves.
	Peers map[string][]string
}

// Count is the number of executions under a memory model, if that is known.
func (t *Task) Count(model string) (n uint64, ok bool) {
	if n, ok = t.Executions[model]; !ok {
		n, ok = t.Executions[""]
	}
	return n, ok
}

// Expected is the right answer, or "" if nobody knows it.
type Expected string

// True and False are answers about the program and all of its inputs. The others are verdicts for the flags that the task
// has, such as a domain of inputs; any other verdict of gomc may be expected, too.
const (
	True      Expected = "true"
	False     Expected = "false"
	Safe      Expected = "safe"
	Violation Expected = "violation"
)

// PropertyName is the name of the property, or of the checks.
func (t *Task) PropertyName() string {
	name := t.Property[strings.LastIndexAny(t.Property, `/\`)+1:]
	return cmp.Or(strings.TrimSuffix(name, ".prp"), t.Check)
}
