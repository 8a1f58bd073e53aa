package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
)

func TestExplain(t *testing.T) {
	code, all, _ := gomcOn("explain")
	if lines := strings.Split(strings.TrimSpace(all), "\n"); code != exitSafe || len(lines) != len(event.ErrorKinds()) {
		t.Errorf("code %d, %d lines", code, len(lines))
	}
	for _, kind := range event.ErrorKinds() {
		code, text, stderr := gomcOn("explain", string(kind))
		if code != exitSafe || !strings.HasPrefix(text, string(kind)+": ") || stderr != "" {
			t.Errorf("%s: code %d, %q, %q", kind, code, text, stderr)
		}
	}
	for _, args := range [][]string{{"explain", "segfault"}, {"explain", "race", "hang"}} {
		if code, out, stderr := gomcOn(args...); code != exitUsage || out != "" || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%v: code %d, %q, %q", args, code, out, stderr)
		}
	}
}

// TestPages writes the result as a page and as SARIF, with and without a violation, and where there is no verdict.
func TestPages(t *testing.T) {
	dir := t.TempDir()
	html, log := filepath.Join(dir, "r.html"), filepath.Join(dir, "r.sarif")
	for _, test := range []struct {
		file    string
		flags   []string
		code    int
		results int
	}{
		{"races/tickets.ll", nil, exitViolation, 1},
		{"locks/ttas_lock.ll", nil, exitSafe, 0},
		{"benchmarks/fib_bench.ll", []string{"--unroll=1"}, exitUnknown, 0},
	} {
		args := append([]string{"verify", "--json", "--html", html, "--sarif", log, filepath.Join(testdata, test.file)}, test.flags...)
		code, out, stderr := gomcOn(args...)
		if r := decode(t, out); code != test.code || r.HTMLFile != html || r.SarifFile != log {
			t.Errorf("%v: code %d, %q, %q, %s", args, code, r.HTMLFile, r.SarifFile, stderr)
		}
		page, err := os.ReadFile(html)
		if err != nil || strings.Contains(string(page), `id="timeline"`) != (test.results > 0) {
			t.Errorf("%v: page of %d bytes, %v", args, len(page), err)
		}
		var s struct {
			Runs []struct{ Results []struct{ RuleID string } }
		}
		text, err := os.ReadFile(log)
		if err != nil || json.Unmarshal(text, &s) != nil || len(s.Runs) != 1 || len(s.Runs[0].Results) != test.results {
			t.Errorf("%v: %v, %s", args, err, text)
		}
	}
	input := filepath.Join(dir, "in.ll")
	if err := os.WriteFile(input, []byte("define i32 @main() {\n  ret i32 0\n}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, flag := range []string{"--html", "--sarif"} {
		if code, _, stderr := gomcOn("verify", flag, input, input); code != exitUsage || !strings.Contains(stderr, "overwrite") {
			t.Errorf("%s: code %d, %s", flag, code, stderr)
		}
	}
}
