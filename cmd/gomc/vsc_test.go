package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// vscJSON runs gomc vsc --json and decodes what it prints.
func vscJSON(t *testing.T, args ...string) (int, *jsonConsistency) {
	t.Helper()
	code, out, _ := gomc(t, context.Background(), append([]string{"vsc", "--json"}, args...)...)
	d := json.NewDecoder(strings.NewReader(out))
	r := &jsonConsistency{}
	// Values of the history have no decoder: they are compared as text elsewhere.
	var raw map[string]any
	if err := d.Decode(&raw); err != nil {
		t.Fatalf("%v in %q", err, out)
	}
	strip(raw)
	text, err := json.Marshal(raw)
	if err != nil {
		t.Fatal(err)
	}
	d = json.NewDecoder(strings.NewReader(string(text)))
	d.DisallowUnknownFields()
	if err := d.Decode(r); err != nil {
		t.Fatalf("%v in %q", err, out)
	}
	if r.ExitCode != code {
		t.Errorf("exit_code is %d, exit code %d", r.ExitCode, code)
	}
	return code, r
}

// strip removes the fields read and written.
func strip(x any) {
	switch x := x.(type) {
	case map[string]any:
		delete(x, "read")
		delete(x, "written")
		for _, y := range x {
			strip(y)
		}
	case []any:
		for _, y := range x {
			strip(y)
		}
	}
}

// TestVSCCorpus decides the histories of testdata.
func TestVSCCorpus(t *testing.T) {
	table, err := os.ReadFile(filepath.Join(testdata, "vsc", "expect.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]bool{}
	for line := range strings.Lines(string(table)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(f) != 5 {
			t.Fatalf("%q has %d columns", line, len(f))
		}
		rows[f[0]] = true
		name := filepath.Join(testdata, "vsc", f[0])
		code, r := vscJSON(t, name)
		conflict, core := "-", "-"
		if r.Conflict != "" {
			conflict = r.Conflict
		}
		var ops []string
		for _, o := range r.Core {
			ops = append(ops, fmt.Sprintf("%s.%d", o.Session, o.Place))
		}
		if len(ops) > 0 {
			core = strings.Join(ops, " ")
		}
		if r.Verdict != f[1] || conflict != f[2] || core != f[3] || r.Minimal != (f[1] == "inconsistent") {
			t.Errorf("%s: %s, %s, %s, minimal: %v; want %v", f[0], r.Verdict, conflict, core, r.Minimal, f[1:4])
		}
		want := exitSafe
		if f[1] == "inconsistent" {
			want = exitViolation
		}
		if code != want || len(r.Witness) != r.Operations*(1-want) || (len(r.Cycle) > 1) != (conflict == "cycle") {
			t.Errorf("%s: exit code %d, %d operations in the witness, %d in the cycle", f[0], code, len(r.Witness), len(r.Cycle))
		}
		for _, quiet := range []string{"--quiet", "--quiet=false"} {
			if code, out, _ := gomc(t, context.Background(), "vsc", quiet, name); code != want || (strings.Count(out, "\n") == 1) != (quiet == "--quiet") {
				t.Errorf("%s %s: exit code %d, %q", quiet, f[0], code, out)
			}
		}
	}
	files, err := filepath.Glob(filepath.Join(testdata, "vsc", "*.json"))
	if err != nil || len(files) != len(rows) {
		t.Errorf("%d histories, %d rows, %v", len(files), len(rows), err)
	}
}

func TestVSCUsage(t *testing.T) {
	dir := t.TempDir()
	write := func(text string) string {
		name := filepath.Join(dir, fmt.Sprintf("%d.json", len(text)))
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	good := write(`{"sessions": []}`)
	for _, args := range [][]string{
		{"vsc"}, {"vsc", good, good}, {"vsc", filepath.Join(dir, "none.json")}, {"vsc", "--json", "--quiet", good}, {"vsc", "--timeout=", good},
		{"vsc", "--timeout=x", good}, {"vsc", "--engine=trust", good}, {"vsc", dir}, {"vsc", "-"},
	} {
		if code, _, message := gomc(t, context.Background(), args...); code != exitUsage || message == "" {
			t.Errorf("%v: exit code %d, %q", args, code, message)
		}
	}
	bad := write("{\"sessions\":\n  [[{\"op\": \"raed\", \"var\": \"x\", \"value\": 1}]]}")
	code, out, message := gomc(t, context.Background(), "vsc", "--json", bad)
	r := decode(t, out)
	if code != exitUsage || r.Error == nil || r.Error.Kind != "usage" || r.Error.File != bad || r.Error.Line != 2 || r.Error.Column != 5 {
		t.Errorf("exit code %d, %+v", code, r.Error)
	}
	if want := "gomc: " + bad + `:2:5: no operation "raed"; there are: read, write, rmw, cas` + "\n"; message != want {
		t.Errorf("got %q, want %q", message, want)
	}
}

// TestVSCStops decides a history that takes long: many sessions read values that many
// others write, and nobody can be last.
func TestVSCStops(t *testing.T) {
	var sessions []string
	for range 12 {
		session := ""
		for v := range 8 {
			session += fmt.Sprintf(`{"op": "write", "var": "x%d", "value": 1}, {"op": "rmw", "var": "y", "read": %d, "value": %d},`, v%3, v%2, 1-v%2)
		}
		sessions = append(sessions, "["+strings.TrimSuffix(session, ",")+"]")
	}
	for range 2 {
		sessions = append(sessions, `[{"op": "rmw", "var": "y", "read": 1, "value": 2}, {"op": "read", "var": "y", "value": 0}]`)
	}
	name := filepath.Join(t.TempDir(), "long.json")
	if err := os.WriteFile(name, []byte(`{"sessions": [`+strings.Join(sessions, ",\n")+"]}"), 0o600); err != nil {
		t.Fatal(err)
	}
	code, r := vscJSON(t, "--timeout=0.1", name)
	if code != exitUnknown || r.Verdict != "unknown" || r.Reason == "" {
		t.Errorf("exit code %d, %s: %s", code, r.Verdict, r.Reason)
	}
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(errInterrupted)
	if code, out, _ := gomc(t, ctx, "vsc", name); code != exitUnknown || !strings.Contains(out, "interrupted") {
		t.Errorf("interrupted: exit code %d, %q", code, out)
	}
}
