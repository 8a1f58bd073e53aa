package main

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gomc/gomc/bench"
)

var errExit = errors.New("exit status 42")

func TestParse(t *testing.T) {
	for _, test := range []struct {
		name  string
		parse func(run) outcome
		run   run
		want  outcome
	}{
		{"gomc, safe", parseGomc,
			run{stdout: `{"verdict":"safe","complete":true,"executions":12,"blocked":{"await":3,"assume":1},"peak_rss_bytes":5000,"error":null}`, peak: 9000},
			outcome{executions: 12, blocked: 4, peak: 5000}},
		{"gomc, violation", parseGomc,
			run{stdout: `{"verdict":"violation","executions":2,"blocked":{},"error":{"message":"x is 1"}}`, err: errExit},
			outcome{executions: 2, failure: "violation:  x is 1"}},
		{"gomc, limit", parseGomc,
			run{stdout: `{"verdict":"unknown","reason":"time is up","executions":5,"error":null}`, err: errExit},
			outcome{executions: 5, failure: "unknown: time is up"}},
		{"gomc, nothing", parseGomc, run{err: errExit}, outcome{failure: "unexpected end of JSON input"}},
		{"genmc, safe", parseGenMC,
			run{text: "*** done\nNo errors were detected.\nNumber of complete executions explored: 3\nNumber of blocked executions seen: 2\nTotal: 1s\n"},
			outcome{executions: 3, blocked: 2}},
		{"genmc, none blocked", parseGenMC,
			run{text: "No errors were detected.\nNumber of complete executions explored: 40\n", cpu: time.Second, peak: 7},
			outcome{executions: 40, cpu: time.Second, peak: 7}},
		{"genmc, error", parseGenMC,
			run{text: "Error: Assertion!\nEvent (1, 2)\nNumber of complete executions explored: 1\n", err: errExit},
			outcome{executions: 1, failure: "Error: Assertion!"}},
		{"genmc, C error", parseGenMC,
			run{text: "f.c:1:2: error: no such name\n1 error generated.\n", err: errExit},
			outcome{failure: "f.c:1:2: error: no such name"}},
		{"genmc, timeout", parseGenMC, run{text: "*** begun\n", timeout: true, err: errExit}, outcome{failure: timeout}},
		{"genmc, killed", parseGenMC, run{err: errExit}, outcome{failure: "exit status 42"}},
		{"nidhugg, safe", parseNidhugg,
			run{text: "Trace count: 12\nSleepset-blocked trace count: 5\nAssume-blocked trace count: 2\nNo errors were detected.\n"},
			outcome{executions: 12, blocked: 7}},
		{"nidhugg, error", parseNidhugg,
			run{text: "Trace count: 2\n\n Error detected:\n  (0,1)\n    Error: Assertion at (0,1)\n", err: errExit},
			outcome{executions: 2, failure: "Error: Assertion at (0,1)"}},
		{"nidhugg, out of memory", parseNidhugg,
			run{text: "Error: std::bad_alloc\n", err: errExit},
			outcome{failure: "Error: std::bad_alloc"}},
		{"nidhugg, something else", parseNidhugg, run{text: "usage\n"}, outcome{failure: "no result"}},
	} {
		if got := test.parse(test.run); got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
}

func TestCommands(t *testing.T) {
	rows, err := bench.Peers(strings.NewReader("a.N2.ll\tN=2\t--no-await\tsc rc11\toptimal source\t7\nb.ll\t-\t-\tsc\t-\t8\n"))
	if err != nil {
		t.Fatal(err)
	}
	o := options{gomc: "bin/gomc", model: "sc", engine: "source", timeout: time.Second, memory: 100, dir: "dir"}
	list := tools(o, rows)
	var names []string
	for _, tool := range list {
		names = append(names, tool.name)
	}
	if want := []string{"gomc", "genmc", "nidhugg optimal", "nidhugg source"}; !slices.Equal(names, want) {
		t.Fatalf("%v, want %v", names, want)
	}
	for i, want := range []string{
		"verify --json --model=sc --timeout=1s --max-memory=100MB --engine=source --no-await dir/a.N2.ll",
		"--sc --disable-estimation --disable-mm-detector --disable-ipr --disable-sr --disable-bam --disable-load-annotation --disable-race-detection --disable-spin-assume -- -DN=2 dir/a.c",
		"-DN=2 -- --sc --optimal --no-commute-rmws --no-check-mutex-init --no-partial-loop-purity dir/a.c",
		"-DN=2 -- --sc --source --no-commute-rmws --no-check-mutex-init --no-partial-loop-purity dir/a.c",
	} {
		if got := strings.ReplaceAll(strings.Join(list[i].args(rows[0]), " "), `\`, "/"); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", list[i].name, got, want)
		}
		if !list[i].runs(rows[0]) || list[i].runs(rows[1]) != (i < 2) {
			t.Errorf("%s runs %v and %v", list[i].name, list[i].runs(rows[0]), list[i].runs(rows[1]))
		}
	}
	o.model = "rc11"
	if list = tools(o, rows); len(list) != 2 || !list[1].runs(rows[0]) || list[1].runs(rows[1]) {
		t.Errorf("%d tools under rc11", len(list))
	}
}

func TestReport(t *testing.T) {
	rows, err := bench.Peers(strings.NewReader("a.ll\t-\t-\tsc\t-\t100\nb.ll\t-\t-\tsc\t-\t50\nc.ll\t-\t-\t-\t-\t10\n"))
	if err != nil {
		t.Fatal(err)
	}
	o := options{model: "sc"}
	measured := map[string]outcome{
		"gomc a.ll":  {executions: 100, cpu: time.Second, peak: 20e6},
		"genmc a.ll": {executions: 100, cpu: 4 * time.Second, peak: 80e6},
		"gomc b.ll":  {executions: 50, cpu: time.Second, peak: 30e6},
		"genmc b.ll": {failure: timeout},
		"gomc c.ll":  {executions: 10, cpu: time.Second, peak: 40e6},
	}
	measure := func(tool tool, row bench.PeersRow) outcome { return measured[tool.name+" "+row.File] }
	var out, log strings.Builder
	if report(&out, &log, tools(o, rows), rows, measure, "sc") {
		t.Errorf("failed:\n%s", log.String())
	}
	var fields [][]string
	for line := range strings.Lines(out.String()) {
		fields = append(fields, strings.Fields(line))
	}
	for i, want := range map[int]string{1: "a 100 100 20 25 80 4.0", 2: "b 50 50 30 timeout - -", 3: "c 10 10 40 - - -", 4: "geometric mean 4.0"} {
		if got := strings.Join(fields[i], " "); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	measured["gomc a.ll"] = outcome{executions: 99, cpu: time.Second}
	if !report(&out, &log, tools(o, rows), rows, measure, "sc") || !strings.Contains(log.String(), "99 executions") {
		t.Errorf("a wrong count is not reported:\n%s", log.String())
	}
}
