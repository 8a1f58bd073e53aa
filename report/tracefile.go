package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/memmodel"
)

// TraceVersion is the version of the format of trace files.
const TraceVersion = 1

// Trace is the content of a trace file: all that is needed to meet a violation
// again, given the program.
type Trace struct {
	Version int `json:"gomc_trace"`
	// Tool is the version of gomc that wrote the file.
	Tool string `json:"gomc"`
	// Program identifies the program; see the field of the same name of what was
	// verified. Inputs are the names that it had.
	Program string   `json:"program"`
	Inputs  []string `json:"inputs"`
	Engine  string   `json:"engine"`
	Model   string   `json:"model"`
	Options Options  `json:"options"`
	Error   Failure  `json:"error"`
	// Threads tells how threads are numbered; see interp.Program.Threads.
	Threads [][2]uint32 `json:"threads,omitempty"`
	// Loop is the first step of the part of Schedule that a livelock repeats for ever.
	Loop int `json:"loop,omitempty"`
	// Schedule says which thread takes each step.
	Schedule []memmodel.Move `json:"schedule,omitempty"`
	// Graph has the steps instead, if executions of the model are graphs.
	Graph witness.Graph `json:"graph,omitempty"`
}

// Options are the options of a verification that decide what the program does.
type Options struct {
	Unroll  int    `json:"unroll,omitempty"`
	Nondet  *Range `json:"nondet,omitempty"`
	NoAwait bool   `json:"no_await,omitempty"`
	// AnyInput tells that nondeterministic integers may have any value: engines refine and bmc without --nondet.
	AnyInput bool `json:"any_input,omitempty"`
	// UndefinedNondet tells that functions which nobody defines return any value.
	UndefinedNondet bool `json:"undefined_nondet,omitempty"`
	// Environment is what the environment may do to the program.
	Environment []event.Mishap `json:"environment,omitempty"`
	// Arguments are those that main is called with, behind the name of the program.
	Arguments []string `json:"arguments,omitempty"`
	// MaxInstructions and MaxDepth are limits other than the defaults of package interp.
	MaxInstructions int               `json:"max_instructions,omitempty"`
	MaxDepth        int               `json:"max_depth,omitempty"`
	Checks          []event.ErrorKind `json:"checks"`
}

// Range is a range of integers, ends included.
type Range struct {
	Low  int64 `json:"low"`
	High int64 `json:"high"`
}

// Failure is a violation without its schedule.
type Failure struct {
	Kind       event.ErrorKind `json:"kind"`
	Message    string          `json:"message"`
	File       string          `json:"file"`
	Line       int             `json:"line"`
	Column     int             `json:"column"`
	Function   string          `json:"function"`
	Thread     event.ThreadID  `json:"thread"`
	ThreadName string          `json:"thread_name"`
}

// NewFailure describes a violation. Bytes that are not UTF-8 are replaced, as JSON cannot
// have them.
func NewFailure(prog event.Program, e *explore.Error) Failure {
	text := func(s string) string { return string([]rune(s)) }
	return Failure{Kind: e.Kind, Message: text(e.Message), File: text(e.Site.File), Line: e.Site.Line, Column: e.Site.Column,
		Function: text(e.Site.Function), Thread: e.Thread, ThreadName: text(prog.ThreadName(e.Thread))}
}

// Violation returns the violation that the file describes.
func (t *Trace) Violation() *explore.Error {
	f := &t.Error
	return &explore.Error{Kind: f.Kind, Message: f.Message, Thread: f.Thread, Schedule: t.Schedule, Loop: t.Loop, Graph: t.Graph,
		Site: event.Site{File: f.File, Line: f.Line, Column: f.Column, Function: f.Function}}
}

// Write writes a trace file.
func (t *Trace) Write(w io.Writer) error {
	name, list := "schedule", any(t.Schedule)
	if t.Graph != nil {
		name, list = "graph", t.Graph
	}
	steps, err := json.Marshal(list)
	if err != nil {
		return err
	}
	head := *t
	head.Schedule, head.Graph = nil, nil
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(&head); err != nil {
		return err
	}
	// The steps are many, so that they go on one line.
	data := bytes.TrimSuffix(b.Bytes(), []byte("\n}\n"))
	_, err = fmt.Fprintf(w, "%s,\n  %q: %s\n}\n", data, name, steps)
	return err
}

// ReadTrace reads a trace file.
func ReadTrace(r io.Reader) (*Trace, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	var head struct {
		Version *int `json:"gomc_trace"`
	}
	if err := json.Unmarshal(data, &head); err != nil {
		return nil, fmt.Errorf("not a trace file: %w", err)
	}
	switch {
	case head.Version == nil:
		return nil, errors.New("not a trace file: the field gomc_trace is missing")
	case *head.Version != TraceVersion:
		return nil, fmt.Errorf("version %d of the format is not known; this gomc reads version %d", *head.Version, TraceVersion)
	}
	t := &Trace{}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(t); err != nil {
		return nil, fmt.Errorf("broken trace file: %w", err)
	}
	return t, nil
}
