package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// validated is what gomc witness --json prints.
type validated struct {
	Verdict                    string
	Reason                     string
	Waypoints, Guiding, Passed int
	Trace, Notes               []any
}

// witnessJSON runs gomc witness --json.
func witnessJSON(t *testing.T, args ...string) (code int, v validated) {
	t.Helper()
	code, out, message := gomcOn(append([]string{"witness", "--json"}, args...)...)
	if err := json.Unmarshal([]byte(out), &v); err != nil {
		t.Fatalf("%v: %v in %q, %s", args, err, out, message)
	}
	return code, v
}

// witnessOf has gomc verify write the witness of a violation.
func witnessOf(t *testing.T, ending, program string, flags ...string) (file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "w"+ending)
	args := append([]string{"verify", program, "--witness=" + file}, flags...)
	if code, out, message := gomcOn(args...); code != exitViolation || !strings.Contains(out, "witness     "+file) {
		t.Fatalf("%v: exit code %d: %s%s", args, code, out, message)
	}
	return file
}

func testdataFile(name string) string {
	return filepath.Join("..", "..", "testdata", filepath.FromSlash(name))
}

// TestWitness confirms what gomc verify says, in both formats.
func TestWitness(t *testing.T) {
	for _, test := range []struct {
		file, check string
		unguided    int // waypoints where no thread does what others may see
	}{
		{"symbolic/lazy01.ll", "assertion", 0},
		{"races/struct_race.ll", "race", 0},
		{"memory/use_after_free.ll", "memory", 0},
		{"symbolic/pointer_by_input.EARLY.ll", "assertion", 0},
		{"symbolic/index_by_input.BEYOND.ll", "memory", 0},
	} {
		for _, ending := range []string{".yml", ".graphml"} {
			program := testdataFile(test.file)
			code, v := witnessJSON(t, witnessOf(t, ending, program, "--check="+test.check), program)
			if code != exitViolation || v.Verdict != "confirmed" || len(v.Trace) == 0 {
				t.Errorf("%s, %s: exit code %d: %+v", test.file, ending, code, v)
			}
			if v.Guiding != v.Waypoints-test.unguided {
				t.Errorf("%s, %s: %d of %d waypoints guide", test.file, ending, v.Guiding, v.Waypoints)
			}
		}
	}
}

// TestWitnessChanged has conditions and orders that no execution satisfies, a program without a violation, and another text.
func TestWitnessChanged(t *testing.T) {
	program := testdataFile("symbolic/lazy01.ll")
	file := witnessOf(t, ".yml", program)
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	change := func(old, now string) {
		changed := strings.Replace(string(text), old, now, 1)
		if changed == string(text) {
			t.Fatalf("no %q in %s", old, text)
		}
		if err := os.WriteFile(file, []byte(changed), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for old, now := range map[string]string{
		`value: "1"`:       `value: count == 77`,   // never so
		"type: assumption": "type: function_enter", // no thread is created there
		"type: function_enter\n            action: follow\n            thread_id: 0": "type: function_enter\n            action: follow\n            thread_id: 2",
	} {
		change(old, now)
		code, v := witnessJSON(t, file, program)
		if code != exitUnknown || v.Verdict != "unconfirmed" || v.Passed >= v.Guiding {
			t.Errorf("%q: exit code %d: %+v", now, code, v)
		}
	}
	change("input_file_hashes:\n", "input_file_hashes:\n        "+filepath.Base(program)+": abc\n")
	dir := propertyFiles(t)
	if code, v := witnessJSON(t, file, program, "--property="+filepath.Join(dir, "unreach-call.prp")); code != exitSafe || v.Verdict != "refuted" {
		t.Errorf("a property that holds: exit code %d: %+v", code, v)
	}
}

// TestWitnessSafe writes the witness of a program that is right, and none where nothing is known.
func TestWitnessSafe(t *testing.T) {
	file := filepath.Join(t.TempDir(), "w.yml")
	property := filepath.Join(propertyFiles(t), "unreach-call.prp")
	if code, out, message := gomcOn("verify", testdataFile("symbolic/lazy01.ll"), "--property="+property, "--witness="+file); code != exitSafe {
		t.Fatalf("exit code %d: %s%s", code, out, message)
	}
	if text, err := os.ReadFile(file); err != nil || !strings.Contains(string(text), "entry_type: invariant_set") {
		t.Errorf("%v: %s", err, text)
	}
	if code, _, message := gomcOn("witness", file, testdataFile("symbolic/lazy01.ll")); code != exitUnsupported || !strings.Contains(message, "correctness witness") {
		t.Errorf("exit code %d: %s", code, message)
	}
	missing := filepath.Join(t.TempDir(), "w.yml")
	if _, out, _ := gomcOn("verify", testdataFile("memory/use_after_free.ll"), "--check=deadlock", "--witness="+missing); !strings.Contains(out, missing+" was not written") {
		t.Errorf("no note: %s", out)
	}
}

func TestWitnessErrors(t *testing.T) {
	program := testdataFile("symbolic/lazy01.ll")
	file := filepath.Join(t.TempDir(), "w.yml")
	if err := os.WriteFile(file, []byte("- entry_type: x\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for want, args := range map[string][]string{
		"want a witness and the program": {program},
		"no such file":                   {file + "x", program},
		`an entry of type "x"`:           {file, program},
		"--max-steps=0":                  {file, program, "--max-steps=0"},
		"exclude each other":             {file, program, "--json", "--quiet"},
	} {
		if code, out, message := gomcOn(append([]string{"witness"}, args...)...); code != exitUsage || !strings.Contains(message, want) {
			t.Errorf("%v: exit code %d: %s%s", args, code, out, message)
		}
	}
}
