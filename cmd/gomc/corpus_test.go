package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomc/gomc/bench"
	"github.com/gomc/gomc/explore"
)

// gomcOn runs the command itself, with the true loader.
func gomcOn(args ...string) (code int, stdout, stderr string) {
	var out, errs bytes.Buffer
	code = run(context.Background(), append([]string{"gomc"}, args...), strings.NewReader(""), &out, &errs)
	return code, out.String(), errs.String()
}

// TestEveryViolationReplays verifies the erroneous programs of testdata with
// every engine, and replays what is found from its trace file.
func TestEveryViolationReplays(t *testing.T) {
	testdata := filepath.Join("..", "..", "testdata")
	f, err := os.Open(filepath.Join(testdata, "expect.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := bench.Corpus(f)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		if row.Verdict != string(explore.Violation) {
			continue
		}
		t.Run(row.File, func(t *testing.T) {
			file := filepath.Join(testdata, row.File)
			for _, engine := range []string{"optimal", "source"} {
				replayOne(t, engine, file, row.Flags)
			}
		})
	}
}

func replayOne(t *testing.T, engine, file string, flags []string) {
	t.Helper()
	dir := t.TempDir()
	trace, dot := filepath.Join(dir, "trace.json"), filepath.Join(dir, "graph.dot")
	args := append([]string{"verify", file, "--json", "--timeout=60", "--engine", engine, "--trace-out", trace, "--dot", dot}, flags...)
	code, out, stderr := gomcOn(args...)
	found := decode(t, out)
	if found.Verdict != string(explore.Violation) {
		t.Skipf("%s: %s %s %s", engine, found.Verdict, found.Reason, stderr)
	}
	if last := found.Trace[len(found.Trace)-1]; code != exitViolation || !last.Offending {
		t.Errorf("%s: code %d, last step %+v", engine, code, last)
	}
	code, out, stderr = gomcOn("replay", "--json", trace, file)
	again := decode(t, out)
	if code != exitViolation || *again.Error != *found.Error {
		t.Errorf("%s: found %+v, replayed %+v, %s", engine, found.Error, again.Error, stderr)
	}
	if code, text, stderr := gomcOn("replay", trace, file); code != exitViolation || text == "" {
		t.Errorf("%s: replay as text: code %d, %s", engine, code, stderr)
	}
	code, out, stderr = gomcOn("graph", trace, file)
	if written, err := os.ReadFile(dot); err != nil || code != exitSafe || out != string(written) {
		t.Errorf("%s: graph: code %d, %v, %s", engine, code, err, stderr)
	}
}

func TestBadInput(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"empty.ll": "", "garbage.ll": "\x00\x01", "nomain.ll": "define void @f() {\n  ret void\n}\n", "prog.txt": "int main;"} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		code, out, stderr := gomcOn("verify", "--json", file)
		if r := decode(t, out); code != exitUsage || r.Error.Kind != "usage" || strings.Count(stderr, "\n") != 1 || !strings.Contains(stderr, name) {
			t.Errorf("%s: code %d, %+v, %q", name, code, r.Error, stderr)
		}
	}
	if code, _, _ := gomcOn("verify", dir); code != exitUsage {
		t.Errorf("a directory: code %d", code)
	}
}
