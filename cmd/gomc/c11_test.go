package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/bench"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// c11 reads the table of programs with C11 orders.
func c11(t *testing.T) []bench.ModelsRow { return rowsOf(t, bench.Models, "c11.tsv") }

// checkable reports whether the checks that a row needs exist.
func checkable(row bench.ModelsRow) bool {
	return !slices.Contains(row.Flags, "--check=race") || slices.Contains(availableChecks(), event.RaceError)
}

// TestC11 verifies programs with C11 orders under RA and RC11, and replays what is
// found.
func TestC11(t *testing.T) {
	for _, row := range c11(t) {
		if !checkable(row) {
			t.Logf("%s: left out", row.File)
			continue
		}
		for _, want := range row.Expect {
			t.Run(row.File+" "+want.Model, func(t *testing.T) {
				file, flags := filepath.Join(testdata, row.File), append([]string{"--model", want.Model}, row.Flags...)
				_, out, stderr := gomcOn(append([]string{"verify", "--json", "--keep-going", "--engine=trust", file}, flags...)...)
				verdict, kind := explore.Safe, ""
				if want.Error != "" {
					verdict = explore.Violation
				}
				r := decode(t, out)
				if r.Error != nil {
					kind = r.Error.Kind
				}
				if r.Verdict != string(verdict) || kind != want.Error || !r.Complete {
					t.Fatalf("verdict %s, error %q; want %s, %q: %s", r.Verdict, kind, verdict, want.Error, stderr)
				}
				if want.Error != "" {
					replayOne(t, "trust", file, flags)
				}
			})
		}
	}
}

// TestEveryViolationReplaysAsGraph replays what is found in the erroneous programs of testdata
// under RA and RC11. Atomic sections are not supported there.
func TestEveryViolationReplaysAsGraph(t *testing.T) {
	replayed := 0
	for _, row := range corpus(t) {
		if row.Verdict != string(explore.Violation) {
			continue
		}
		for _, model := range []string{"ra", "rc11"} {
			file, flags := filepath.Join(testdata, row.File), append([]string{"--model", model}, row.Flags...)
			code, _, _ := gomcOn(append([]string{"verify", "--engine=trust", "--timeout=20", file}, flags...)...)
			switch code {
			case exitViolation:
				t.Run(row.File+" "+model, func(t *testing.T) { replayOne(t, "trust", file, flags) })
				replayed++
			case exitUnsupported:
			default:
				t.Errorf("%s under %s: code %d", row.File, model, code)
			}
		}
	}
	if replayed < 40 {
		t.Errorf("only %d violations were replayed", replayed)
	}
}

// TestGraphTrace looks at what is said of a weak behaviour: the trace of message
// passing has one step that is weak, and reads the initial value.
func TestGraphTrace(t *testing.T) {
	file := filepath.Join(testdata, "c11", "mp.ll")
	trace := filepath.Join(t.TempDir(), "trace.json")
	_, out, stderr := gomcOn("verify", "--json", "--engine=trust", "--model=rc11", "--trace-out", trace, file)
	r := decode(t, out)
	weak := 0
	for i, s := range r.Trace {
		if s.Weak {
			weak++
			if s.Operation != "read" || !slices.Equal(s.ReadsFrom, []int{-1}) || *s.Read != 0 {
				t.Errorf("step %d: %+v", i, s)
			}
		}
		if s.Operation == "write" && !slices.Equal(s.Coherence, []int{1}) {
			t.Errorf("step %d: %+v", i, s)
		}
	}
	if weak != 1 {
		t.Errorf("%d weak steps: %+v %s", weak, r.Trace, stderr)
	}
	text, err := os.ReadFile(trace)
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string][2]string{
		"model that is not so weak": {`"rc11"`, `"sc"`},
		"unknown model":             {`"rc11"`, `"c12"`},
		"fewer steps":               {`{"thread":2,"cells":[{"bytes":240}]}]`, `{"thread":2}]`},
		"another write":             {`{"thread":2,"cells":[{"bytes":240}]}]`, `{"thread":2,"cells":[{"bytes":240,"from":{"thread":1,"step":2}}]}]`},
		"wrong type":                {`"rank":1`, `"rank":"first"`},
		"unknown field":             {`"rank":1`, `"rang":1`},
		"no steps":                  {`"graph": [`, `"graph": [], "more": [`},
		"not JSON":                  {`"graph": [`, `"graph": [[`},
	} {
		damaged := strings.Replace(string(text), change[0], change[1], 1)
		if damaged == string(text) {
			t.Errorf("%s: nothing to replace in %s", name, text)
		}
		if err := os.WriteFile(trace, []byte(damaged), 0o600); err != nil {
			t.Fatal(err)
		}
		code, out, stderr := gomcOn("replay", trace, file)
		if code != exitUsage || out != "" || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%s: code %d, %s", name, code, stderr)
		}
		t.Logf("%s: %s", name, strings.TrimSpace(stderr))
	}
}
