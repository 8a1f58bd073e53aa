package main

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"
)

// TestStats adds up what --stats says of iterations, and looks for it where it is not asked for.
func TestStats(t *testing.T) {
	file := filepath.Join(testdata, "locks", "peterson.ll")
	for _, flags := range [][]string{nil, {"--scheduling=constraints"}, {"--validate=vsc"}, {"--scheduling=constraints", "--validate=vsc"}} {
		args := append([]string{"verify", "--engine=refine", file}, flags...)
		_, out, stderr := gomcOn(append(args, "--json", "--stats")...)
		var r jsonReport
		if err := json.Unmarshal([]byte(out), &r); err != nil {
			t.Fatal(err, stderr)
		}
		c := r.Symbolic
		kernels, literals := 0, 0
		for _, x := range c.Rounds {
			kernels, literals = kernels+x.Kernels, literals+x.Literals
			if x.Shortest > x.Longest || x.Kernels*x.Shortest > x.Literals || x.Kernels*x.Longest < x.Literals {
				t.Errorf("%v: %+v", flags, x)
			}
		}
		if len(c.Rounds) == 0 || len(c.Rounds) != c.Iterations || kernels != c.Kernels || literals != c.KernelLiterals {
			t.Errorf("%v: %d rounds with %d reasons of %d literals; %+v", flags, len(c.Rounds), kernels, literals, *c)
		}
		if alone := len(flags) > 0 && flags[0] == "--scheduling=constraints"; alone != (c.Validated == c.Iterations) {
			t.Errorf("%v: %d of %d counterexamples were not validated by graphs", flags, c.Validated, c.Iterations)
		}
		for _, stats := range []bool{false, true} {
			args, named := args, "iteration  "
			if stats {
				args = append(args, "--stats")
			}
			if _, out, _ := gomcOn(args...); strings.Contains(out, named) != stats {
				t.Errorf("%v: %s", args, out)
			}
		}
		if _, out, _ := gomcOn(append(args, "--json")...); strings.Contains(out, "rounds") {
			t.Errorf("%v has rounds in JSON: %s", args, out)
		}
	}
	for _, flags := range []string{"--engine=bmc --validate=vsc", "--engine=refine --validate=graph", "--validate=vsc"} {
		if code, _, _ := gomcOn(append([]string{"verify", file}, strings.Fields(flags)...)...); code != exitUsage {
			t.Errorf("%s: code %d", flags, code)
		}
	}
}
