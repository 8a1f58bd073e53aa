package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// computing is a program whose thread counts to a number that a computation without visible
// operations takes long to reach.
const computing = `
define i32 @main() {
entry:
  br label %loop
loop:
  %v = phi i64 [ 0, %entry ], [ %w, %loop ]
  %w = add i64 %v, 1
  %more = icmp ne i64 %w, 100000000000000
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}`

// spinning computes for ever: its state repeats.
var spinning = strings.Replace(computing, "add i64 %v, 1", "xor i64 %v, 1", 1)

// TestBoundsOfComputation checks that a computation ends at its bound, whose flag is named, and at
// the limit of time, and that no verdict is derived from what was cut.
func TestBoundsOfComputation(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	long, ever := file("long.ll", computing), file("ever.ll", spinning)
	for _, test := range []struct {
		name, want, reason string
		args               []string
	}{
		{"bound", "--max-instructions", "", []string{long, "--max-instructions=200000"}},
		{"beside one that has no end", "--max-instructions", "", []string{filepath.Join(testdata, "states", "bounded_beside.ll"), "--max-instructions=1000"}},
		{"unroll", "loops cut at 7 iterations", "", []string{long, "--unroll=7"}},
		{"for ever", "for ever", "", []string{ever}},
		{"time", "was cut", "time limit", []string{long, "--max-instructions=1000000000000000", "--timeout=1"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			begin := time.Now()
			code, out, stderr := gomcOn(append([]string{"verify", "--json"}, test.args...)...)
			r := decode(t, out)
			if code != exitUnknown || r.Verdict != "unknown" || !r.Bounded || r.Executions != 0 {
				t.Errorf("exit %d, verdict %s, bounded %v, %d executions: %s", code, r.Verdict, r.Bounded, r.Executions, stderr)
			}
			if !strings.Contains(strings.Join(r.Restricted, "; "), test.want) || !strings.Contains(r.Reason, test.reason) {
				t.Errorf("restricted %q, reason %q; want %q, %q", r.Restricted, r.Reason, test.want, test.reason)
			}
			if d := time.Since(begin); d > 20*time.Second {
				t.Errorf("it took %v", d)
			}
		})
	}
}
