package main

import (
	"bytes"
	"context"
	"io"
	"maps"
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

// rowsOf reads a table of testdata.
func rowsOf[Row any](t *testing.T, read func(io.Reader) ([]Row, error), name string) []Row {
	t.Helper()
	f, err := os.Open(filepath.Join(testdata, name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := read(f)
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// corpus reads the table of programs under SC.
func corpus(t *testing.T) []bench.Row { return rowsOf(t, bench.Read, "expect.tsv") }

var testdata = filepath.Join("..", "..", "testdata")

// TestCorpus verifies every program of testdata with the engines optimal, trust and
// source: verdicts, kinds of errors and counts are those of the table, and the
// engines agree on all counts.
func TestCorpus(t *testing.T) {
	for _, row := range corpus(t) {
		t.Run(row.File, func(t *testing.T) {
			optimal := exploreAll(t, row, "optimal")
			kind := ""
			if optimal.Error != nil {
				kind = optimal.Error.Kind
			}
			if optimal.Verdict != row.Verdict || kind != row.Error {
				t.Errorf("verdict %s, error %q; want %s, %q (%s)", optimal.Verdict, kind, row.Verdict, row.Error, optimal.Reason)
			}
			if n := optimal.Executions - optimal.Erroneous; row.Counted && n != row.Count {
				t.Errorf("%d executions without error; want %d: %s", n, row.Count, row.Source)
			}
			if n := optimal.Blocked["sleep_set"]; n > 0 {
				t.Errorf("%d executions blocked by sleep sets", n)
			}
			trust := exploreAll(t, row, "trust")
			if trust.Verdict != optimal.Verdict || trust.Executions != optimal.Executions || trust.Erroneous != optimal.Erroneous {
				t.Errorf("trust: %s, %d executions, %d erroneous; optimal: %s, %d, %d",
					trust.Verdict, trust.Executions, trust.Erroneous, optimal.Verdict, optimal.Executions, optimal.Erroneous)
			}
			if optimal.Executions > 20_000 {
				return // source takes several times as long, on one more program of the same shape
			}
			source := exploreAll(t, row, "source")
			delete(source.Blocked, "sleep_set")
			delete(optimal.Blocked, "sleep_set")
			if source.Verdict != optimal.Verdict || source.Executions != optimal.Executions || source.Erroneous != optimal.Erroneous || !maps.Equal(source.Blocked, optimal.Blocked) {
				t.Errorf("source: %s, %d executions, %d erroneous, blocked %v; optimal: %s, %d, %d, %v",
					source.Verdict, source.Executions, source.Erroneous, source.Blocked, optimal.Verdict, optimal.Executions, optimal.Erroneous, optimal.Blocked)
			}
		})
	}
}

// exploreAll explores all executions of a program of testdata.
func exploreAll(t *testing.T, row bench.Row, engine string) *jsonReport {
	t.Helper()
	args := append([]string{"verify", "--json", "--keep-going", "--engine", engine, filepath.Join(testdata, row.File)}, row.Flags...)
	_, out, stderr := gomcOn(args...)
	if stderr != "" {
		t.Errorf("%s: %s", engine, stderr)
	}
	return decode(t, out)
}

// TestEveryViolationReplays verifies the erroneous programs of testdata with
// every engine, and replays what is found from its trace file.
func TestEveryViolationReplays(t *testing.T) {
	for _, row := range corpus(t) {
		if row.Verdict != string(explore.Violation) {
			continue
		}
		t.Run(row.File, func(t *testing.T) {
			file := filepath.Join(testdata, row.File)
			for _, engine := range []string{"optimal", "source", "trust"} {
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
		t.Fatalf("%s: %s %s %s", engine, found.Verdict, found.Reason, stderr)
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
