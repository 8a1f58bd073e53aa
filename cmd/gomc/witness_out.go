package main

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gomc/gomc/files"
	"github.com/gomc/gomc/svcomp"
	"github.com/gomc/gomc/svcomp/witness"
)

// This file has what gomc verify writes for other tools of SV-COMP: --witness.

// unwitnessed says why there is no witness; empty if there is one.
func (v *verification) unwitnessed() string {
	o := v.outcome()
	if o.Violation {
		o.Beside = "" // gomc witness --env confirms such a violation
	}
	switch answer, why := o.Answer(); {
	case answer == svcomp.Unknown:
		return "the answer is unknown: " + why
	case answer == svcomp.False && v.specification() == "":
		return fmt.Sprintf("SV-COMP has no property that a violation of kind %s violates", v.result.Error.Kind)
	case answer == svcomp.False && len(v.example.Segments(func(f string, n int) (string, int) { return f, n })) == 0:
		return "the counterexample has no lines"
	}
	return ""
}

// specification is the formula of the property that was checked, or that the violation violates.
func (v *verification) specification() string {
	if v.result.Error != nil {
		return svcomp.Formula(v.result.Error.Kind)
	}
	var all []string
	for _, k := range v.opts.Checks {
		if f := svcomp.Formula(k); f != "" {
			all = append(all, f)
		}
	}
	return strings.Join(all, ", ")
}

// witness is what --witness writes.
func (v *verification) witness() *witness.Witness {
	w := &witness.Witness{Correctness: v.example == nil, Version: "2.0", ID: uuid(), Created: time.Now().UTC(),
		Producer: witness.Producer{Name: "gomc", Version: versionText(), Command: commandLine(v.args)},
		Task:     witness.Task{Specification: v.specification(), DataModel: dataModel(v.build)}}
	for _, name := range v.build.inputs {
		data, _ := files.Read(name) // it was read before; what cannot be read again has no hash
		sum := sha256.Sum256(data)
		w.Task.Files = append(w.Task.Files, witness.File{Name: name, Hash: hex.EncodeToString(sum[:])})
	}
	if w.Correctness {
		return w
	}
	w.Segments = v.example.Segments(physical(v.build.inputs))
	if concurrent := slices.ContainsFunc(w.Segments, func(s witness.Segment) bool { return s.Follow[0].Thread > 0 }); concurrent {
		w.Version = "2.2"
	}
	return w
}

// writeWitness writes a witness in the format that the ending of the file's name stands for.
func (v *verification) writeWitness(out io.Writer) error {
	if strings.HasSuffix(v.witnessOut, ".graphml") {
		return v.witness().WriteGraphML(out)
	}
	return v.witness().WriteYAML(out)
}

// physical tells where lines of sources are in the inputs: elsewhere than the compiler says if these are preprocessed and have line markers.
func physical(inputs []string) func(file string, line int) (string, int) {
	lines := map[string]witness.Lines{}
	for _, name := range inputs {
		if filepath.Ext(name) != ".i" {
			continue
		}
		if data, err := files.Read(name); err == nil {
			lines[name] = witness.LinesOf(data)
		}
	}
	return func(file string, line int) (string, int) {
		for name, l := range lines {
			if n, ok := l[witness.Line{File: file, Number: line}]; ok {
				return filepath.Base(name), n
			}
		}
		return filepath.Base(file), line
	}
}

// dataModel is the data model that C was compiled for.
func dataModel(b build) string {
	if slices.Contains(b.cflags, "-m32") {
		return "ILP32"
	}
	return "LP64"
}

// uuid returns a random UUID (RFC 9562, version 4).
func uuid() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // it never fails
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}
