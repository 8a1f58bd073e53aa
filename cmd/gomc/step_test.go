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

// TestCalls looks for the calls that a thread is in, in a schedule and in a graph.
func TestCalls(t *testing.T) {
	mailbox := filepath.Join(testdata, "tutorial", "mailbox.ll")
	for _, model := range []string{"sc", "rc11"} {
		trace := filepath.Join(t.TempDir(), "trace.json")
		code, text, stderr := gomcOn("verify", mailbox, "--model="+model, "--trace-out="+trace)
		if code != exitViolation {
			t.Fatalf("%d, %s", code, stderr)
		}
		for heading, want := range map[string]bool{": put\n": true, ": changed <- put\n": true, "\n                         main\n": true, ": main": false, ": writer": false} {
			if strings.Contains(text, heading) != want {
				t.Errorf("%s: %q is there: %v, in\n%s", model, heading, !want, text)
			}
		}
		var out bytes.Buffer
		if code := run(t.Context(), []string{"gomc", "replay", "--step", trace, mailbox}, strings.NewReader(strings.Repeat("n\n", 40)), &out, &out); code != exitViolation {
			t.Fatalf("%d, %s", code, out.String())
		}
		stack := "called by put at tutorial/mailbox.c:40\ncalled by writer at tutorial/mailbox.c:63\n"
		if !strings.Contains(out.String(), stack) {
			t.Errorf("%s: no %q in\n%s", model, stack, out.String())
		}
	}
}
