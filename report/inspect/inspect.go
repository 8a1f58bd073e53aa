// Package inspect answers what a debugger is asked for, at a step of a counterexample: where its threads are, and what their variables hold. [At] has a thread executed
// again up to the step ([interp.Program.StackOf]), and takes memory from the steps of the counterexample ([report.Counterexample.After]). Expressions are those of C that name a place:
// NAME, FUNCTION::NAME, x.member, x->member, x[i], *x, &x, and parentheses. Names of namespaces may be left out, and references stand for what they refer to.
// Values of types of the standard libraries of C++ and Rust are shown as what they mean (views.go), as far as their members are what is expected, and else as any structure.
package inspect

import (
	"errors"
	"fmt"
	"slices"
	"strings"

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

// variable finds a variable: in the functions that the thread is in, the innermost first, or in that which is named; among the members of the object that such a function belongs to; and
// then among those with static storage.
func (t *Thread) variable(function, name string) (v value, where string, err error) {
	inside := false
	for i, f := range t.Frames {
		if function != "" && f.Function != function && !strings.HasSuffix(f.Function, "::"+function) {
			continue
		}
		inside = true
		if i > 0 {
			where = f.Function
		}
		for _, l := range f.Locals {
			if l.Name == name {
				return value{Data: l.Data}, where, nil
			}
		}
		for _, l := range f.Locals {
			if l.Name == "this" {
				if v, err := t.member(value{Data: l.Data}, name); err == nil {
					return v, where, nil
				}
			}
		}
	}
	full := name
	if function != "" {
		full = function + "::" + name
	}
	for _, n := range []string{full, function + "." + name, name} { // a static local has the name that clang gives it
		if v, ok := t.static(n); ok {
			return v, "", nil
		}
	}
	if v, err = t.unqualified(full); v.Type != nil || err != nil {
		return v, "", err
	}
	if function != "" && !inside {
		return v, "", fmt.Errorf("%s is not in a function %s here", t.prog.ThreadName(t.ID), function)
	}
	return v, "", fmt.Errorf("there is no variable %s here", full)
}

// static is a variable with static storage.
func (t *Thread) static(name string) (value, bool) {
	d, ok := t.Variable(t.memory, name, t.ID)
	return value{Data: d}, ok
}

// unqualified finds a variable of a namespace, class or module by the end of its name: that of the innermost one that the thread is in, or else the only one of that name.
func (t *Thread) unqualified(name string) (v value, err error) {
	all := t.Qualified(name)
	for _, f := range t.Frames {
		for scope := f.Function; scope != ""; {
			scope = scope[:max(strings.LastIndex(scope, "::"), 0)]
			if full := scope + "::" + name; slices.Contains(all, full) {
				v, _ = t.static(full)
				return v, nil
			}
		}
	}
	switch len(all) {
	case 0:
		return v, nil
	case 1:
		v, _ = t.static(all[0])
		return v, nil
	}
	return v, fmt.Errorf("%s may be %s", name, strings.Join(all, ", "))
}
