package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/gomc/gomc/bench/result"
)

// asCommand makes the binary of these tests behave as gomc: gomc bench runs itself.
const asCommand = "GOMC_TEST_AS_COMMAND"

func TestMain(m *testing.M) {
	if os.Getenv(asCommand) != "" {
		main()
	}
	os.Unsetenv("GITHUB_ACTIONS") // as a workflow, gomc says more
	debug.SetGCPercent(400)       // as main does
	runtime.MemProfileRate = 0
	os.Exit(m.Run())
}

// benchTree makes a folder with properties, a program that reaches reach_error, one that does not, task definitions for both, and a table; it is the working directory then.
func benchTree(t *testing.T) {
	t.Helper()
	t.Setenv(asCommand, "1")
	dir := propertyFiles(t)
	const bad = "declare void @reach_error()\ndefine i32 @main() {\n  call void @reach_error()\n  ret i32 0\n}\n"
	definition := func(file, verdict string) string {
		return "format_version: '2.0'\ninput_files: " + file + "\nproperties:\n  - property_file: unreach-call.prp\n    expected_verdict: " + verdict +
			"\n  - property_file: termination.prp\n    expected_verdict: true\n"
	}
	for name, text := range map[string]string{"good.ll": "define i32 @main() {\n  ret i32 0\n}\n", "bad.ll": bad,
		"good.yml": definition("good.ll", "true"), "bad.yml": definition("bad.ll", "false"),
		"right.tsv": "file\tverdict\terror\ngood.ll\tsafe\t-\nbad.ll\tviolation\treach\n",
		"wrong.tsv": "file\tverdict\terror\ngood.ll\tviolation\t-\nbad.ll\tviolation\trace\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
}

// benchJSON runs gomc bench --json.
func benchJSON(t *testing.T, args ...string) (code int, run *result.Run, classes string) {
	t.Helper()
	code, out, message := gomcOn(append([]string{"bench", "--json"}, args...)...)
	run = &result.Run{}
	if err := json.Unmarshal([]byte(out), run); err != nil {
		t.Fatalf("%v: %v in %q, %s", args, err, out, message)
	}
	var all []string
	for _, r := range run.Results {
		all = append(all, r.Task+":"+string(r.Class))
	}
	return code, run, strings.Join(all, " ")
}

func TestBench(t *testing.T) {
	benchTree(t)
	code, run, classes := benchJSON(t, ".")
	if want := "bad.yml#unreach-call:right bad.yml#termination:unsupported good.yml#unreach-call:right good.yml#termination:unsupported"; code != exitSafe || classes != want {
		t.Errorf("exit code %d, %s", code, classes)
	}
	if err := os.WriteFile("list.yml", []byte("- 1\n- 2\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if code, out, _ := gomcOn("bench", "."); code != exitSafe || !strings.Contains(out, "left out: list.yml:1: no task definition: it is a list") {
		t.Errorf("exit code %d, %s", code, out)
	}
	if code, _, message := gomcOn("bench", "list.yml"); code != exitUsage || !strings.Contains(message, "list.yml:1: no task definition: it is a list") {
		t.Errorf("exit code %d, %s", code, message)
	}
	if score := result.Summarise(run.Results)[0].Score; score != 3 {
		t.Errorf("score %d", score)
	}
	if r := run.Results[0]; r.Kind != "reach" || r.Answer != "false" || r.CPU <= 0 || r.Peak <= 0 {
		t.Errorf("%+v", r)
	}
	if code, _, classes := benchJSON(t, "--properties=unreach-call", "--only=^good", "--model=sc,tso", "--engine=optimal,states", "."); code != exitSafe || strings.Count(classes, ":right") != 4 {
		t.Errorf("exit code %d, %s", code, classes)
	}
	if code, _, classes := benchJSON(t, "right.tsv"); code != exitSafe || strings.Count(classes, ":right") != 2 {
		t.Errorf("exit code %d, %s", code, classes)
	}
	if code, _, classes := benchJSON(t, "wrong.tsv"); code != exitViolation || classes != "good.ll:missed bad.ll:alarm" {
		t.Errorf("exit code %d, %s", code, classes)
	}
}

// TestBenchFiles writes all outputs, goes on with results that are there, shows them alone, and compares with them.
func TestBenchFiles(t *testing.T) {
	benchTree(t)
	if code, out, message := gomcOn("bench", "--results=r.jsonl", "--csv=r.csv", "--html=r.html", "--list", "--progress=always", "right.tsv"); code != exitSafe || !strings.Contains(out, "bad.ll") || !strings.Contains(message, "2 of 2 runs") {
		t.Errorf("exit code %d, %s, %s", code, out, message)
	}
	for _, name := range []string{"r.jsonl", "r.csv", "r.html"} {
		if data, err := os.ReadFile(name); err != nil || !strings.Contains(string(data), "good.ll") {
			t.Errorf("%s: %v", name, err)
		}
	}
	before, err := os.ReadFile("r.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	if code, _, classes := benchJSON(t, "--results=r.jsonl", "right.tsv"); code != exitSafe || classes != "good.ll:right bad.ll:right" {
		t.Errorf("exit code %d, %s", code, classes)
	}
	if code, _, classes := benchJSON(t, "--results=r.jsonl"); code != exitSafe || classes != "good.ll:right bad.ll:right" {
		t.Errorf("exit code %d, %s", code, classes)
	}
	if after, err := os.ReadFile("r.jsonl"); err != nil || string(after) != string(before) {
		t.Errorf("results were added, %v", err)
	}
	for args, want := range map[string]int{"right.tsv": exitSafe, "--only=good right.tsv": exitViolation, "--only=bad right.tsv": exitViolation} {
		if code, out, _ := gomcOn(append([]string{"bench", "--compare=r.jsonl"}, strings.Fields(args)...)...); code != want || strings.Contains(out, "LOST") != (want == exitViolation) {
			t.Errorf("%s: exit code %d, %s", args, code, out)
		}
	}
	if code, _, message := gomcOn("bench", "--results=r.jsonl", "--timeout=3", "right.tsv"); code != exitUsage || !strings.Contains(message, "give another file") {
		t.Errorf("exit code %d, %s", code, message)
	}
}

func TestBenchRobust(t *testing.T) {
	t.Setenv(asCommand, "1")
	code, run, _ := benchJSON(t, "--robust", filepath.Join(testdata, "shapes/mp.ll"), filepath.Join(testdata, "shapes/sb.ll"))
	if code != exitSafe || len(run.Results) != 8 {
		t.Fatalf("exit code %d, %d results", code, len(run.Results))
	}
	got := map[string][]string{}
	for _, row := range robustRows(run.Results)[1:] {
		name := filepath.Base(row[0])
		got[name] = []string{row[1], row[3], row[5], row[8], row[10]}
	}
	for name, want := range map[string]string{"mp.ll": "3 3 4 robust not_robust", "sb.ll": "3 4 4 not_robust not_robust"} {
		if strings.Join(got[name], " ") != want {
			t.Errorf("%s: %q, want %s", name, got[name], want)
		}
	}
	if _, out, _ := gomcOn("bench", "--robust", filepath.Join(testdata, "shapes/mp.ll")); !strings.Contains(out, "not_robust") {
		t.Error(out)
	}
}

func TestBenchPeer(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no shell")
	}
	benchTree(t)
	if err := os.WriteFile("peer.sh", []byte("#!/bin/sh\necho No errors were detected.\necho Number of complete executions explored: 1\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"good.c", "bad.c"} {
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	code, run, classes := benchJSON(t, "--peer=genmc=./peer.sh", "right.tsv")
	if code != exitViolation || classes != "good.ll:right good.ll:right bad.ll:right bad.ll:missed" {
		t.Errorf("exit code %d, %s", code, classes)
	}
	if q := result.Against(run.Results); len(q) != 1 || q[0].Both != 1 || q[0].OnlyA != 1 || q[0].Rate == 0 {
		t.Errorf("%+v", q)
	}
}

func TestBenchUsage(t *testing.T) {
	benchTree(t)
	for _, args := range []string{"", "none.c", "--jobs=0 .", "--engine=fast .", "--model=arm .", "--peer=spin .", "--peer=genmc=./none .", "--only=[ .", "--only=nothing .", "--timeout=0 .", "--max-memory=1 .",
		"--results=right.tsv right.tsv", "--html=x --csv=x .", "--compare=none .", "--robust --model=tso .", "--progress=often .", "--gomc=./none .", "--results=none", "--flags=' ."} {
		if code, _, message := gomcOn(append([]string{"bench"}, strings.Fields(args)...)...); code != exitUsage || message == "" {
			t.Errorf("%q: exit code %d, %s", args, code, message)
		}
	}
}
