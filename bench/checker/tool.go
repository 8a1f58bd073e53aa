// Package checker knows how gomc and other model checkers are run on tasks, and how to read what they say.
//
// An adapter is a value of [Tool]: a command, its arguments for a task, and a function that reads its output. Nothing of a peer
// is part of gomc: it has to be installed.
package checker

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gomc/gomc/bench/child"
	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/bench/task"
)

// Tool is a model checker, with an algorithm.
type Tool struct {
	Name    string
	Command string // on PATH, or a path
	// Unfit says why the tool is not run on a task under a memory model, and is "" if it is.
	Unfit func(t *task.Task, model string) string
	// Args are the arguments for a task.
	Args func(t *task.Task, s Setup) []string
	// Read reads what the tool has said. Times and memory are those of the child.
	Read func(child.End) result.Observation
	// Margin says that the tool keeps the limits itself, and that the child gets some more, so that it can say how far it has come.
	Margin bool
}

// Setup is how a tool is run on a task.
type Setup struct {
	Engine string // of gomc; "" for its default
	Model  string
	Flags  []string // more flags of gomc verify
	Limits child.Limits
}

// Observe reads what a tool has said of a task, and what it needed.
func (t *Tool) Observe(e child.End) result.Observation {
	o := t.Read(e)
	o.CPU, o.Wall = e.CPU.Seconds(), e.Wall.Seconds()
	if o.Peak == 0 {
		o.Peak = e.Peak
	}
	if o.Verdict == "safe" || o.Verdict == "violation" {
		return o
	}
	switch e.Killed {
	case child.Time:
		o.Stopped, o.Reason = result.ByTime, "killed at the limit of time"
	case child.Memory:
		o.Stopped, o.Reason = result.ByMemory, "killed at the limit of memory"
	}
	return o
}

// Wider are limits that a tool reaches only if it does not keep its own: gomc may be a second late, and does not count the memory of compilers.
func Wider(l child.Limits) child.Limits {
	if l.Wall > 0 {
		l.Wall += 5 * time.Second
	}
	if l.Memory > 0 {
		l.Memory += l.Memory/4 + 512<<20
	}
	return l
}

// source is the C program of a task: that of LLVM assembly lies beside it, under the name up to the first dot. It is "" if there is none.
func source(t *task.Task) string {
	if len(t.Files) != 1 {
		return ""
	}
	file := t.Files[0]
	switch filepath.Ext(file) {
	case ".c", ".i":
		return file
	case ".ll":
		name, _, _ := strings.Cut(filepath.Base(file), ".")
		return filepath.Join(filepath.Dir(file), name+".c")
	}
	return ""
}

func defines(t *task.Task) []string {
	var args []string
	for _, d := range t.Defines {
		args = append(args, "-D"+d)
	}
	return args
}

// fits is Unfit of a tool that reads C.
func fits(models []string, properties ...string) func(*task.Task, string) string {
	return func(t *task.Task, model string) string {
		property := strings.TrimSuffix(filepath.Base(t.Property), ".prp")
		switch {
		case source(t) == "":
			return "there is no single C file"
		case !slices.Contains(models, model):
			return "it does not know the memory model " + model
		case t.Property != "" && !slices.Contains(properties, property):
			return "it does not check " + property
		case t.Property == "" && t.Check != "":
			return fmt.Sprintf("whether it checks %s is not known", t.Check)
		}
		return ""
	}
}
