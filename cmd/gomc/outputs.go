package main

import (
	"fmt"
	"io"

	"github.com/gomc/gomc/files"
	"github.com/gomc/gomc/report"
)

// keepInputs refuses to write to a file that is read, or to one file twice.
func (v *verification) keepInputs() error {
	type file struct{ what, name string }
	var read []file
	for _, name := range v.build.inputs {
		if name != "-" {
			read = append(read, file{"the input " + name, name})
		}
	}
	written := []file{{"--trace-out", v.traceOut}, {"--dot", v.dotOut}, {"--checkpoint", v.checkpoints.to}}
	for _, w := range written {
		if w.name == "" {
			continue
		}
		for _, r := range read {
			if files.Same(w.name, r.name) {
				return usagef("%s=%s would overwrite %s", w.what, w.name, r.what)
			}
		}
		read = append(read, file{w.what + "=" + w.name, w.name})
		if from := v.checkpoints.from; from != "" && w.what != "--checkpoint" && files.Same(w.name, from) {
			return usagef("%s=%s would overwrite --resume=%s", w.what, w.name, from)
		}
	}
	return nil
}

// writeOutputs writes what --trace-out and --dot ask for. It forgets the names of files
// that cannot be written: the violation is reported nevertheless.
func (v *verification) writeOutputs() {
	for _, out := range []struct {
		flag  string
		name  *string
		ready bool
		write func(io.Writer) error
	}{
		{"--trace-out", &v.traceOut, v.result.Error != nil, func(w io.Writer) error { return v.trace().Write(w) }},
		{"--dot", &v.dotOut, v.example != nil, func(w io.Writer) error { return v.example.Graph().WriteDOT(w) }},
	} {
		name := *out.name
		switch {
		case name == "":
			continue
		case !out.ready:
			v.notes = append(v.notes, fmt.Sprintf("%s: there is no counterexample, so that %s was not written", out.flag, name))
		default:
			err := files.Write(name, out.write)
			if err == nil {
				continue
			}
			v.complain(fmt.Sprintf("%s: %v", out.flag, err))
		}
		*out.name = ""
	}
}

// trace describes the violation for a trace file.
func (v *verification) trace() *report.Trace {
	return &report.Trace{
		Version: report.TraceVersion, Tool: versionText(), Program: v.prog.identity, Inputs: v.build.inputs,
		Engine: v.result.Engine, Model: v.result.Model, Options: v.build.options,
		Error: report.NewFailure(v.prog, v.result.Error), Threads: v.prog.threads(), Schedule: v.result.Error.Schedule, Loop: v.result.Error.Loop, Graph: v.result.Error.Graph,
	}
}
