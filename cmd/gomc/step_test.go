package main

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"
)

// steps lets commands step through the counterexample of a program.
func steps(t *testing.T, model, commands string) string {
	t.Helper()
	trace := filepath.Join(t.TempDir(), "trace.json")
	if code, _, stderr := gomc(t, t.Context(), "verify", "bad.ll", "--model="+model, "--trace-out="+trace, "--check=-race"); code != exitViolation {
		t.Fatalf("%d, %s", code, stderr)
	}
	tool := newTestTool("replay", "--step", trace, "bad.ll")
	var out, errs bytes.Buffer
	tool.stdin, tool.stdout, tool.stderr = strings.NewReader(commands), &out, &errs
	if code := tool.run(t.Context()); code != exitViolation || errs.Len() > 0 {
		t.Fatalf("%d, %s", code, errs.String())
	}
	return out.String()
}

// TestStep goes back and forth: what is shown is what the commands ask for.
func TestStep(t *testing.T) {
	for _, c := range []struct {
		model, commands string
		want            []string // in this order
		not             []string
	}{
		{"sc", "", []string{"1 of 5", "(step) "}, []string{"2 of 5"}},
		{"sc", "\nn\np\nq\nn\n", []string{"1 of 5", "2 of 5", "3 of 5", "2 of 5"}, []string{"no command"}},
		{"sc", "e\np\n", []string{"1 of 5", "5 of 5", "r0 == 7", "4 of 5"}, nil},
		{"sc", "p\n", []string{"no such step"}, nil},
		{"sc", "g 3\ng 9\ng x\n", []string{"3 of 5", "no such step", "g wants"}, nil},
		{"sc", "t\n", []string{"1 of 5  thread#0: start", "2 of 5  thread#0: start"}, nil},
		{"sc", "v\ne\nv\nv v0\nv none\n", []string{"no step up to here", "5 of 5", "v0 = 7  (written by thread#2", "v0 = 7", "no step up to here"}, nil},
		{"sc", "h\nx\x1b\n", []string{"the next step", `no command x\x1b`}, []string{"\x1b"}},
		{"sc", "g 4\na\n", []string{"4 of 5", "5 of 6"}, nil},
		{"pso", "e\nv\n", []string{"v0 = 7  (written by thread#2"}, nil},
		{"rc11", "e\nv\n", []string{"v0 = 7  (written by thread#2"}, nil},
	} {
		out := steps(t, c.model, c.commands)
		rest := out
		for _, text := range c.want {
			at := strings.Index(rest, text)
			if at < 0 {
				t.Errorf("%s, %q: no %q where it should be in\n%s", c.model, c.commands, text, out)
				break
			}
			rest = rest[at+len(text):]
		}
		for _, text := range c.not {
			if strings.Contains(out, text) {
				t.Errorf("%s, %q: %q in\n%s", c.model, c.commands, text, out)
			}
		}
	}
}

func TestStepUsage(t *testing.T) {
	for _, args := range [][]string{{"replay", "--step", "--json", "a.json", "bad.ll"}, {"replay", "--context=-1", "a.json", "bad.ll"}, {"verify", "--context=-1", "bad.ll"}} {
		if code, _, stderr := gomc(t, t.Context(), args...); code != exitUsage || !strings.Contains(stderr, "--step") && !strings.Contains(stderr, "--context") {
			t.Errorf("%q: %d, %s", args, code, stderr)
		}
	}
}
