package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/files"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/symbolic/unroll"
)

// build says how to turn inputs into a program.
type build struct {
	inputs    []string
	clang     string
	cflags    []string
	stdin     *standardInput
	options   report.Options
	maxStates int
	keep      bool // the assembly, in program.assembly
	terms     bool // inputs of any value are terms for engines that explore; see useTerms
}

// standardInput is read once, and may be needed again.
type standardInput struct {
	from io.Reader
	once sync.Once
	text []byte
	err  error
}

// text returns standard input if it is one of the inputs.
func (b build) text() (io.Reader, error) {
	if !slices.Contains(b.inputs, "-") {
		return nil, nil
	}
	in := b.stdin
	in.once.Do(func() {
		if in.text, in.err = files.ReadAll(in.from); in.err != nil {
			in.err = fmt.Errorf("standard input: %w", in.err)
		}
	})
	return bytes.NewReader(in.text), in.err
}

// program is a program ready to be explored.
type program struct {
	event.Program
	// identity tells programs apart in trace files.
	identity string
	// threads and number tell how threads are numbered, and number them.
	threads func() [][2]uint32
	number  func([][2]uint32) error
	// accesses says how the program accesses memory; hints depend on it.
	accesses accesses
	// notes are further messages about the inputs, such as that one was compiled as old C.
	notes []string
	// restricted names the functions and variables whose nondeterministic values were taken from the range of --nondet.
	restricted func() []string
	// arguments are those that main is called with. looks says that it looks at them, or at how many there are.
	arguments []string
	looks     bool
	// kernel says that the program is written in words of the Linux kernel's memory model.
	kernel bool
	// until makes the interpreter stop computing, in whatever thread, when a context ends. nil takes that back.
	until func(context.Context)
	// tooLong returns where a thread was cut because it executed more than --max-instructions between two visible operations, or, endless,
	// because it provably never comes to another one; ok is false if none was.
	tooLong func() (site event.Site, endless, ok bool)
	// undecided returns where a thread was cut because a question about inputs was too hard.
	undecided func() (site event.Site, ok bool)
	// asked reports whether an input was met that is a term.
	asked func() bool
	// terms is the program if its inputs may be terms, and concrete the one whose inputs are choices once somebody has asked for it.
	terms           event.Symbolic
	compileConcrete func() (*program, error)
	once            sync.Once
	concrete        *program
	broken          error // why there is none
	// assembly is what the program was read from, if build.keep asks for it.
	assembly assembly
}

// Unroll returns the program with its loops unrolled.
func (p *program) Unroll(ctx context.Context, opts unroll.Options) (*unroll.Program, error) {
	u, ok := p.Program.(explore.Unroller)
	if !ok {
		return nil, errors.New("unsupported: unrolling this program")
	}
	return u.Unroll(ctx, opts)
}

// Remains returns what is left of the heap at the end of an execution.
func (p *program) Remains(end event.End) event.Remains {
	return p.Program.(event.Heap).Remains(end)
}

// restrictions says for which inputs alone a verdict holds.
func (p *program) restrictions(nondet *report.Range) []string {
	var all []string
	if names := p.restricted(); len(names) > 0 && nondet != nil {
		all = append(all, fmt.Sprintf("verified only for nondet values %d..%d (%s)", nondet.Low, nondet.High, strings.Join(names, ", ")))
	}
	switch {
	case !p.looks:
	case len(p.arguments) == 0:
		all = append(all, "verified only for a start without arguments, which main looks at (--args)")
	default:
		all = append(all, "verified only for the arguments "+commandLine(p.arguments)+", which main looks at")
	}
	return all
}

// loader turns inputs into a program; tests replace it.
type loader func(context.Context, build) (*program, error)

// explorer explores a program; tests replace it.
type explorer func(context.Context, event.Program, explore.Options) (*explore.Result, error)

// load is the loader of LLVM IR, C, C++ and Rust.
func load(ctx context.Context, b build) (*program, error) {
	stdin, err := b.text()
	if err != nil {
		return nil, err
	}
	var notes []string
	var text assembly
	mod, err := llvmir.Load(ctx, b.inputs, llvmir.Options{Clang: b.clang, CFlags: b.cflags, Stdin: stdin,
		Overflow: slices.Contains(b.options.Checks, event.OverflowError), Note: func(n string) { notes = append(notes, n) },
		Assembly: func(name string, t []byte) { text = assembly{name, t} }})
	if err != nil {
		return nil, loadError(err)
	}
	if slices.Contains(b.options.Checks, event.OverflowError) && slices.ContainsFunc(b.inputs, func(name string) bool { return !needsClang([]string{name}) }) {
		notes = append(notes, "overflows of left shifts, and within constants, are found in C only: LLVM IR does not say which of them are signed")
	}
	p, err := compileModule(mod, b)
	if err != nil {
		return nil, err
	}
	p.notes = append(notes, p.notes...)
	if b.keep {
		p.assembly = text
	}
	return p, nil
}

// assembly is LLVM assembly, with its name for messages.
type assembly struct {
	name string
	text []byte
}

// loadAssembly loads what another process has read and compiled. It runs no other program.
func loadAssembly(text assembly, b build) (*program, error) {
	mod, err := llvmir.Parse(text.name, text.text)
	if err != nil {
		return nil, loadError(err)
	}
	p, err := compileModule(mod, b)
	if err == nil {
		p.assembly = text
	}
	return p, err
}

// loadError tells what gomc does not model from what is wrong with an input.
func loadError(err error) error {
	var e *llvmir.Error
	if errors.As(err, &e) && e.Unsupported {
		return &unsupportedError{message: e.Error(), file: e.File, line: e.Line}
	}
	return err
}

// compileModule makes a module ready to be explored.
func compileModule(mod *llvmir.Module, b build) (*program, error) {
	opts := interp.Options{
		Unroll: b.options.Unroll, NoAwait: b.options.NoAwait, MaxStates: b.maxStates,
		MaxInstructions: b.options.MaxInstructions, MaxDepth: b.options.MaxDepth,
		AbortIsError: slices.Contains(b.options.Checks, event.AbortError),
		Checks:       b.options.Checks,
		AnyInput:     b.options.AnyInput, Symbolic: b.terms, UndefinedNondet: b.options.UndefinedNondet,
		Environment: b.options.Environment, Args: b.options.Arguments,
	}
	if r := b.options.Nondet; r != nil {
		opts.Nondet = &interp.Range{Low: r.Low, High: r.High}
	}
	prog, err := interp.Compile(mod, opts)
	if err != nil {
		switch {
		case strings.HasPrefix(err.Error(), "unsupported: "):
			return nil, &unsupportedError{message: err.Error()}
		case strings.HasPrefix(err.Error(), "gomc fails "):
			return nil, &bug{what: err}
		}
		return nil, err
	}
	var notes []string
	kernel := prog.KernelWords()
	if kernel {
		notes = append(notes, "the words of the Linux kernel's memory model (LKMM) are taken for those of C11: what is said is about the model of --model, not about LKMM")
	}
	if len(b.options.Arguments) > 0 && !prog.ReadsArguments() {
		notes = append(notes, "main does not look at its arguments: --args changes nothing")
	}
	p := ready(mod, prog, b.options.Arguments)
	p.notes = notes
	return p, nil
}

// ready makes a program of one that is compiled, whose main is called with some arguments.
func ready(mod *llvmir.Module, prog *interp.Program, arguments []string) *program {
	p := &program{Program: prog, terms: prog, undecided: prog.Undecided, asked: prog.Asked, threads: prog.Threads, number: prog.NumberThreads, restricted: prog.Restricted, arguments: arguments,
		looks: prog.ReadsArguments(), kernel: prog.KernelWords(), until: prog.Until, tooLong: prog.TooLong, identity: mod.Identity, accesses: accessesOf(mod)}
	p.compileConcrete = func() (*program, error) {
		c, err := prog.Concrete()
		if err != nil {
			return nil, err
		}
		return ready(mod, c.(*interp.Program), arguments), nil
	}
	return p
}

// needsClang reports whether any of the inputs is source code.
func needsClang(inputs []string) bool { return slices.ContainsFunc(inputs, llvmir.IsSource) }
