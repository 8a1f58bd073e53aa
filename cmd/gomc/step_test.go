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

// TestDebug asks for variables and threads, as with a debugger.
func TestDebug(t *testing.T) {
	mailbox := filepath.Join(testdata, "tutorial", "mailbox.ll")
	trace := filepath.Join(t.TempDir(), "trace.json")
	if code, _, stderr := gomcOn("verify", mailbox, "--trace-out="+trace); code != exitViolation {
		t.Fatalf("%d, %s", code, stderr)
	}
	for _, c := range []struct {
		commands string
		want     []string // in this order
	}{
		{"print i\np writers\nprint writers[0]\n", []string{"i = 0\n", "writers = {writer#1, <undefined>}\n", "writers[0] = writer#1\n"}},
		{"print\nprint x y\nprint none\n", []string{"print wants an expression", "there is no variable x here\n", "there is no variable none here\n"}},
		{"e\nprint box.full\nprint arg\n", []string{"box.full = 0\n", "arg = NULL  (in reader)\n"}},
		{"e\nbt\n", []string{"reader#4\n#0  take at tutorial/mailbox.c:53\n#1  reader at tutorial/mailbox.c:69\nnext: assertion failed: box.full\n"}},
		{"e\ninfo threads\n", []string{"  1  writer#1  has ended\n", "  3  writer#3  put at tutorial/mailbox.c:30; next: lock box.mutex\n", "* 4  reader#4  take at"}},
		{"info threads\ninfo x\n", []string{"  2  reader#2  has not begun\n", "info wants one of the words"}},
		{"e\nthread 3\nprint letter\nlocals\nthread writer#1\nprint letter\nthread 9\np\nprint letter\n", []string{
			"#0  put at", "letter = 1\n", "letter = 1\n#1  writer at", "arg = NULL\n", "writer#1 has ended", "there is no variable letter here", "there is no thread 9", "there is no variable letter here"}},
		{"g 12\nlocals\nh\n", []string{"#0  put at tutorial/mailbox.c:39\n    letter = 1\n#1  writer at tutorial/mailbox.c:63\n    arg = NULL\n", "print EXPR"}},
	} {
		var out bytes.Buffer
		if code := run(t.Context(), []string{"gomc", "replay", "--step", trace, mailbox}, strings.NewReader(c.commands), &out, &out); code != exitViolation {
			t.Fatalf("%d, %s", code, out.String())
		}
		rest := out.String()
		for _, text := range c.want {
			_, after, ok := strings.Cut(rest, text)
			if !ok {
				t.Errorf("%q: no %q where it should be in\n%s", c.commands, text, out.String())
				break
			}
			rest = after
		}
	}
}

// TestAnnotations runs as in a workflow of GitHub's: the line of a violation is marked on standard error, whatever is printed.
func TestAnnotations(t *testing.T) {
	for value, want := range map[string]bool{"true": true, "": false} {
		t.Setenv("GITHUB_ACTIONS", value)
		for _, flag := range []string{"--json", "--quiet", "--timeout=60"} {
			code, _, stderr := gomcOn("verify", flag, filepath.Join(testdata, "tutorial", "mailbox.ll"))
			if code != exitViolation || strings.Contains(stderr, "::error file=tutorial/mailbox.c,line=53,col=2,title=gomc%3A assertion::assertion failed: box.full\n") != want {
				t.Errorf("GITHUB_ACTIONS=%s, %s: %d, %q", value, flag, code, stderr)
			}
		}
	}
}
