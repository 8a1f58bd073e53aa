package main

import (
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/bench"
	"github.com/gomc/gomc/explore"
)

// TestCPP verifies the programs in C++ with several engines, which agree with the table and with each other.
func TestCPP(t *testing.T) {
	for _, row := range rowsOf(t, bench.Read, filepath.Join("cpp", "expect.tsv")) {
		row.File = filepath.Join("cpp", row.File)
		for _, model := range row.Models {
			engines := []string{"trust"}
			if slices.Contains(explore.OperationalModels(), model) {
				engines = append(engines, "optimal", "states")
			}
			for _, engine := range engines {
				t.Run(row.File+" "+model+" "+engine, func(t *testing.T) {
					r := exploreAll(t, bench.Row{File: row.File, Flags: append(slices.Clone(row.Flags), "--model", model)}, engine)
					kind := ""
					if r.Error != nil {
						kind = r.Error.Kind
					}
					if r.Verdict != row.Verdict || kind != "" != (row.Error != "") || kind != "" && !slices.Contains(row.Kinds(), kind) || !r.Complete {
						t.Errorf("verdict %s, error %q; want %s, %q (%s)", r.Verdict, kind, row.Verdict, row.Error, r.Reason)
					}
					if n := r.Executions - r.Erroneous; engine != "states" && row.Counted && n != row.Count {
						t.Errorf("%d executions without error; want %d: %s", n, row.Count, row.Source)
					}
				})
			}
		}
	}
}

// TestCPPSource compiles C++, and looks at the names and places that are shown.
func TestCPPSource(t *testing.T) {
	if _, err := exec.LookPath("clang++"); err != nil {
		t.Skip("no clang++ on PATH")
	}
	for _, test := range []struct{ file, flags, want string }{
		{"future.cpp", "", "no error found: 3 executions explored, complete"},
		{"future.cpp", "-DTWICE", "VIOLATION terminate: nobody catches an exception of type std::future_error at "},
		{"bounds.cpp", "", "VIOLATION terminate: nobody catches an exception of type std::out_of_range at FILE:23"},
		{"transfer.cpp", "-DNESTED", "held by thread#2, at FILE:16"},
	} {
		t.Run(test.file+test.flags, func(t *testing.T) {
			file := filepath.Join(testdata, "cpp", test.file)
			args := []string{"verify", file}
			if test.flags != "" {
				args = append(args, "--cflags", test.flags)
			}
			_, out, stderr := gomcOn(args...)
			if strings.Contains(stderr, "file not found") {
				t.Skip(stderr)
			}
			if want := strings.ReplaceAll(test.want, "FILE", file); !strings.Contains(out, want) {
				t.Errorf("got %s%s, want %s", out, stderr, want)
			}
		})
	}
}
