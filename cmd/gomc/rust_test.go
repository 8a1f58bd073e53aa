package main

import (
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/bench"
)

// compared are the programs that several engines verify: small ones, each with another part of the library.
var compared = []string{"bank", "once", "park", "phases", "readers.upgrade"}

// TestRust verifies the programs in Rust. Engines agree with the table and with each other.
func TestRust(t *testing.T) {
	for _, row := range rowsOf(t, bench.Read, filepath.Join("rust", "expect.tsv")) {
		row.File = filepath.Join("rust", row.File)
		for _, model := range row.Models {
			engines := []string{"trust"}
			if model == "sc" && slices.Contains(compared, strings.TrimSuffix(filepath.Base(row.File), ".ll")) {
				engines = append(engines, "optimal", "states")
			}
			counts := map[uint64]bool{}
			for _, engine := range engines {
				r := exploreAll(t, bench.Row{File: row.File, Flags: []string{"--model", model}}, engine)
				kind := ""
				if r.Error != nil {
					kind = r.Error.Kind
				}
				if r.Verdict != row.Verdict || kind != "" != (row.Error != "") || kind != "" && !slices.Contains(row.Kinds(), kind) || !r.Complete {
					t.Errorf("%s %s %s: verdict %s, error %q; want %s, %q (%s)", row.File, model, engine, r.Verdict, kind, row.Verdict, row.Error, r.Reason)
				}
				if engine != "states" {
					counts[r.Executions-r.Erroneous] = true
				}
			}
			if row.Counted && !counts[row.Count] || len(counts) > 1 {
				t.Errorf("%s %s: %v executions without error; want %d: %s", row.File, model, counts, row.Count, row.Source)
			}
		}
	}
}

// TestRustSource compiles Rust, and looks at the names and places that are shown.
func TestRustSource(t *testing.T) {
	version, err := exec.Command("rustc", "--version").Output()
	if err != nil || !strings.HasPrefix(string(version), "rustc 1.95.") {
		t.Skip("no rustc 1.95 on PATH")
	}
	for _, test := range []struct{ file, cfg, model, want string }{
		{"message.rs", "relaxed", "rc11", "data race: read of message::MESSAGE by main at FILE:15 and write of message::MESSAGE by"},
		{"once.rs", "flag", "sc", "VIOLATION panic: the table is made twice at FILE:13"},
		{"channel.rs", "early", "sc", "VIOLATION panic: called `Result::unwrap()` on an `Err` value at FILE:9"},
		{"phases.rs", "early", "sc", "VIOLATION panic: the other one has not written at FILE:18"},
		{"scope.rs", "unscoped", "sc", "VIOLATION panic: assertion failed: sum.load(Ordering::Relaxed) == 10 at FILE:15"},
	} {
		file := filepath.Join(testdata, "rust", test.file)
		_, out, stderr := gomcOn("verify", file, "--cflags=--cfg="+test.cfg, "--model="+test.model)
		if want := strings.ReplaceAll(test.want, "FILE", file); !strings.Contains(out, want) {
			t.Errorf("%s: got %s%s, want %s", test.file, out, stderr, want)
		}
	}
}
