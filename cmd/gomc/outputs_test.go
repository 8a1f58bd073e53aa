package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestUnwritableOutputs reports a violation although its files cannot be written.
func TestUnwritableOutputs(t *testing.T) {
	dir := t.TempDir()
	good := filepath.Join(dir, "good")
	for _, bad := range []string{filepath.Join(dir, "none", "file"), dir} {
		for _, c := range []struct{ trace, dot, traceFile, dotFile string }{
			{bad, good, "", good}, {good, bad, good, ""}, {bad, bad + "2/x", "", ""},
		} {
			os.Remove(good)
			args := []string{"verify", "bad.ll", "--trace-out=" + c.trace, "--dot=" + c.dot}
			code, out, stderr := gomc(t, t.Context(), append(args, "--json")...)
			r := decode(t, out)
			if code != exitViolation || r.Verdict != "violation" || len(r.Trace) == 0 || r.TraceFile != c.traceFile || r.DotFile != c.dotFile {
				t.Errorf("%s: code %d, %+v", args, code, r)
			}
			if !strings.Contains(stderr, bad) || strings.Count(stderr, "\n") != 1 && c.traceFile+c.dotFile != "" {
				t.Errorf("%s: %q", args, stderr)
			}
			if _, err := os.Stat(good); (err == nil) != (c.traceFile+c.dotFile != "") {
				t.Errorf("%s: %v", args, err)
			}
			if code, out, _ := gomc(t, t.Context(), args...); code != exitViolation || !strings.HasPrefix(out, "gomc: VIOLATION") {
				t.Errorf("%s: code %d, %s", args, code, out)
			}
		}
	}
	if all, err := os.ReadDir(dir); err != nil || len(all) > 1 {
		t.Errorf("left behind: %v, %v", all, err)
	}
}

// broken is a standard output that cannot be written.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("no space left") }

// TestBrokenOutput exits with the code of the violation although it cannot be printed.
func TestBrokenOutput(t *testing.T) {
	trace := filepath.Join(t.TempDir(), "trace.json")
	for args, want := range map[string]int{
		"verify bad.ll --trace-out=" + trace: exitViolation, "verify bad.ll --json": exitViolation, "replay " + trace + " bad.ll": exitViolation,
		"verify safe.ll": exitUsage,
	} {
		if _, err := os.Stat(trace); err != nil && strings.HasPrefix(args, "replay") {
			gomc(t, t.Context(), "verify", "bad.ll", "--trace-out="+trace)
		}
		var errs strings.Builder
		tool := newTestTool(strings.Fields(args)...)
		tool.stdout, tool.stderr = broken{}, &errs
		if code := tool.run(t.Context()); code != want || !strings.Contains(errs.String(), "no space left") {
			t.Errorf("%s: code %d, %q", args, code, errs.String())
		}
	}
}

// TestKeepsInputs refuses outputs under any name of a file that is read, and one file
// for two outputs.
func TestKeepsInputs(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	if err := errors.Join(os.WriteFile("bad.ll", []byte("precious"), 0o600), os.Mkdir("sub", 0o700),
		os.Symlink("bad.ll", "symbolic"), os.Link("bad.ll", "hard"), os.Symlink("..", "sub/up")); err != nil {
		t.Skip(err)
	}
	for _, flag := range []string{"--trace-out=", "--dot=", "--dot-states=", "--checkpoint="} {
		for _, name := range []string{"bad.ll", filepath.Join(dir, "bad.ll"), "./sub/../bad.ll", "sub/up/bad.ll", "symbolic", "hard"} {
			code, _, stderr := gomc(t, t.Context(), "verify", "--engine="+engineFor(flag), "bad.ll", flag+name)
			if code != exitUsage || !strings.Contains(stderr, "would overwrite") {
				t.Errorf("%s%s: code %d, %q", flag, name, code, stderr)
			}
		}
	}
	for _, args := range []string{"--trace-out=new --dot=./new", "--trace-out=new --checkpoint=sub/up/new", "--dot=old --resume=old"} {
		if code, _, stderr := gomc(t, t.Context(), append([]string{"verify", "bad.ll"}, strings.Fields(args)...)...); code != exitUsage || !strings.Contains(stderr, "would overwrite") {
			t.Errorf("%s: code %d, %q", args, code, stderr)
		}
	}
	if data, err := os.ReadFile("bad.ll"); err != nil || string(data) != "precious" {
		t.Errorf("%q, %v", data, err)
	}
}

func engineFor(flag string) string {
	if flag == "--dot-states=" {
		return "states"
	}
	return "trust"
}

// TestDotStates draws what was visited, whatever the verdict is; or says why not.
func TestDotStates(t *testing.T) {
	states := filepath.Join(testdata, "states")
	for _, c := range []struct {
		file, flags string
		code        int
		marks       string // what is in the drawing; "" if there is none
		says        string
	}{
		{"peterson.ll", "", exitSafe, "initial state", ""},
		{"trylock_pair.ROUNDS1.ll", "", exitViolation, "livelock 1", ""},
		{"peterson.NO_TURN.ll", "--model=tso --keep-going", exitViolation, "hang: ", ""},
		{"szymanski.N3.ll", "", exitSafe, "", "at most 2,000 are drawn"},
		{"peterson.ll", "--engine=auto", exitUsage, "", "--dot-states is for --engine=states"},
		{"peterson.ll", "--dot-states=", exitUsage, "", "--dot-states is empty"},
	} {
		to := filepath.Join(t.TempDir(), "states.dot")
		args := append([]string{"verify", "--engine=states", "--dot-states=" + to, filepath.Join(states, c.file)}, strings.Fields(c.flags)...)
		if strings.Contains(c.flags, "--engine") {
			args = slices.Delete(args, 1, 2)
		} else if strings.Contains(c.flags, "--dot-states") {
			args = slices.Delete(args, 2, 3)
		}
		code, out, stderr := gomcOn(args...)
		data, err := os.ReadFile(to)
		if code != c.code || (err == nil) != (c.marks != "") || !strings.Contains(string(data), c.marks) || !strings.Contains(out+stderr, c.says) {
			t.Errorf("%s: code %d, %v\n%s%s", args, code, err, out, stderr)
		}
		if code == exitUsage {
			continue
		}
		_, out, _ = gomcOn(append(args, "--json")...)
		if r := decode(t, out); (r.StatesFile == to) != (c.marks != "") {
			t.Errorf("%s: states_file is %q", args, r.StatesFile)
		}
	}
}

// TestDashes takes names that begin with a dash for files after --.
func TestDashes(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(testdata, "races/tickets.ll"))
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	if err := os.WriteFile("-x.ll", text, 0o600); err != nil {
		t.Fatal(err)
	}
	code, out, stderr := gomcOn("verify", "--trace-out=-t.json", "--", "-x.ll")
	if code != exitViolation || !strings.Contains(out, "gomc replay -- -t.json -x.ll\n") {
		t.Fatalf("code %d, %s%s", code, out, stderr)
	}
	if code, _, stderr := gomcOn("replay", "--", "-t.json", "-x.ll"); code != exitViolation {
		t.Errorf("code %d, %s", code, stderr)
	}
	if code, _, _ := gomcOn("verify", "-x.ll"); code != exitUsage {
		t.Errorf("code %d without --", code)
	}
}

// TestSearch takes --search and --visited for engine states alone, and depth and hashes with one job; with hashes nothing is safe.
func TestSearch(t *testing.T) {
	file := filepath.Join(testdata, "states", "peterson.ll")
	for flags, want := range map[string]struct {
		code int
		says string
	}{
		"--engine=states --search=depth":                        {exitSafe, "1 job"},
		"--engine=states --search=breadth":                      {exitSafe, "complete"},
		"--engine=states --search=depth --jobs=2":               {exitUsage, "one job"},
		"--engine=states --search=sideways":                     {exitUsage, "breadth, depth"},
		"--search=depth":                                        {exitUsage, "--engine=states"},
		"--visited=hash":                                        {exitUsage, "--engine=states"},
		"--engine=states --visited=some":                        {exitUsage, "exact, hash, bits"},
		"--engine=states --reductions=none":                     {exitSafe, "complete"},
		"--engine=states --reductions=single,sets,last-first":   {exitSafe, "complete"},
		"--engine=states --reductions=some":                     {exitUsage, "single, sets, last-first, symmetry"},
		"--reductions=none":                                     {exitUsage, "--engine=states"},
		"--engine=states --visited=exact":                       {exitSafe, "complete"},
		"--engine=states --visited=hash":                        {exitUnknown, "the probability that one was omitted is at most"},
		"--engine=states --visited=bits --max-memory=4GB":       {exitUnknown, "some may have been omitted; not looked for: livelocks"},
		"--engine=states --visited=bits --jobs=2":               {exitUsage, "one job"},
		"--engine=states --visited=hash --search=depth":         {exitUsage, "breadth first"},
		"--engine=states --visited=hash --dot-states=states.gv": {exitUsage, "draws no states"},
	} {
		code, out, stderr := gomcOn(append([]string{"verify", file}, strings.Fields(flags)...)...)
		if code != want.code || !strings.Contains(out+stderr, want.says) {
			t.Errorf("%s: code %d, %s%s", flags, code, out, stderr)
		}
	}
}
