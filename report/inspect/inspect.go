// Package inspect answers what a debugger is asked for, at a step of a counterexample: where its threads are, and what their variables hold. [At] has a thread executed
// again up to the step ([interp.Program.StackOf]), and takes memory from the steps of the counterexample ([report.Counterexample.After]). Expressions are those of C that name a place:
// NAME, FUNCTION::NAME, x.member, x->member, x[i], *x, &x, and parentheses.
package inspect

import (
	"errors"
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/report"
)

// Thread is a thread at a step.
type Thread struct {
	ID event.ThreadID
	*interp.Stack

	prog   *interp.Program
	memory interp.Memory
}

// ErrNotBegun says that a thread has not begun.
var ErrNotBegun = errors.New("has not begun")

// At returns a thread after a step of a counterexample of a program: it has finished the line of the step if it is the one that took it, and stands before its next operation otherwise.
func At(prog *interp.Program, c *report.Counterexample, step int, id event.ThreadID) (*Thread, error) {
	past, begun := c.Past(step, id)
	if !begun {
		return nil, fmt.Errorf("%s %w", prog.ThreadName(id), ErrNotBegun)
	}
	stack := prog.StackOf(past.Creator, past.Taken, past.Last)
	if stack == nil {
		return nil, errors.New("gomc cannot follow the thread to this step")
	}
	return &Thread{ID: id, Stack: stack, prog: prog, memory: c.After(step, id)}, nil
}

// Named is a variable and its value.
type Named struct{ Name, Text string }

// Locals returns the variables in scope of one of the functions that the thread is in.
func (t *Thread) Locals(frame int) []Named {
	var all []Named
	for _, l := range t.Frames[frame].Locals {
		all = append(all, Named{l.Name, t.format(value{Data: l.Data}, maxNesting)})
	}
	return all
}

// Print evaluates an expression. where is the function whose variable is meant, if that is not the one that the thread is in.
func (t *Thread) Print(expression string) (text, where string, err error) {
	p := &parser{thread: t, text: expression}
	v, err := p.whole()
	if err != nil {
		return "", "", err
	}
	return t.format(v, maxNesting), p.where, nil
}

// variable finds a variable: in the functions that the thread is in, the innermost first, or in that which is named, and then among those with static storage.
func (t *Thread) variable(function, name string) (v value, where string, err error) {
	inside := false
	for i, f := range t.Frames {
		if function != "" && f.Function != function {
			continue
		}
		inside = true
		for _, l := range f.Locals {
			if l.Name == name {
				if i > 0 {
					where = f.Function
				}
				return value{Data: l.Data}, where, nil
			}
		}
	}
	full := name
	if function != "" {
		full = function + "::" + name
	}
	for _, n := range []string{full, function + "." + name, name} { // a static local has the name that clang gives it
		if d, ok := t.Variable(t.memory, n, t.ID); ok {
			return value{Data: d}, "", nil
		}
	}
	if function != "" && !inside {
		return v, "", fmt.Errorf("%s is not in a function %s here", t.prog.ThreadName(t.ID), function)
	}
	return v, "", fmt.Errorf("there is no variable %s here", full)
}
