package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/report"
)

// build says how to turn inputs into a program.
type build struct {
	inputs    []string
	clang     string
	cflags    []string
	stdin     io.Reader
	options   report.Options
	maxStates int
}

// program is a program ready to be explored.
type program struct {
	event.Program
	// identity tells programs apart in trace files.
	identity func() string
	// restricted names what took its values from the domain of --nondet.
	restricted func() []string
}

// restrictions says for which inputs alone a verdict holds.
func (p *program) restrictions(nondet *report.Range) []string {
	names := p.restricted()
	if len(names) == 0 || nondet == nil {
		return nil
	}
	return []string{fmt.Sprintf("verified only for nondet values %d..%d (%s)", nondet.Low, nondet.High, strings.Join(names, ", "))}
}

// loader turns inputs into a program; tests replace it.
type loader func(context.Context, build) (*program, error)

// load is the loader of LLVM IR and C.
func load(context.Context, build) (*program, error) {
	return nil, &unsupportedError{message: "unsupported: the interpreter is not there yet"}
}

// needsClang reports whether any of the inputs is C.
func needsClang(inputs []string) bool {
	return slices.ContainsFunc(inputs, func(name string) bool {
		lower := strings.ToLower(name)
		return strings.HasSuffix(lower, ".c") || strings.HasSuffix(lower, ".i")
	})
}
