package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBenchEstimate makes a table of one program, and draws it.
func TestBenchEstimate(t *testing.T) {
	table := filepath.Join("..", "..", "testdata", "estimate", "expect.tsv")
	code, out, message := gomcOn("bench", "estimate", table, "--only=ts_stack", "--algorithms=S", "--budgets=1,20", "--seeds=1", "--trials=250")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if code != exitSafe || len(lines) != 3 {
		t.Fatalf("exit code %d: %s%s", code, out, message)
	}
	row := strings.Split(lines[2], "\t")
	if row[1] != "8602" || row[2] != "S 20" || row[4] != "1.0" || row[5] == "failed" {
		t.Errorf("no convergence to 8602 executions: %s", lines[2])
	}
	rows, figure := filepath.Join(t.TempDir(), "rows.tsv"), filepath.Join(t.TempDir(), "figure.svg")
	if err := os.WriteFile(rows, []byte(out), 0o600); err != nil {
		t.Fatal(err)
	}
	if code, _, message := gomcOn("bench", "estimate", rows, "--figure="+figure); code != exitSafe {
		t.Fatalf("exit code %d: %s", code, message)
	}
	if svg, err := os.ReadFile(figure); err != nil || !strings.Contains(string(svg), "<svg") {
		t.Errorf("no figure: %v, %s", err, svg)
	}
}

// TestBenchEstimateForecast has a row for each moment, though the program ends before the progress says anything.
func TestBenchEstimateForecast(t *testing.T) {
	program := filepath.Join("..", "..", "testdata", "estimate", "ts_stack.POPPERS2_PUSHERS3.ll")
	code, out, message := gomcOn("bench", "estimate", "--forecast", program)
	if code != exitSafe || strings.Count(out, "\t8602\t") != 3 || strings.Count(out, "none") != 9 {
		t.Errorf("exit code %d: %s%s", code, out, message)
	}
}

// TestBenchEstimateErrors are mistakes in flags and tables.
func TestBenchEstimateErrors(t *testing.T) {
	stack, err := filepath.Abs(filepath.Join("..", "..", "testdata", "estimate", "ts_stack.POPPERS2_PUSHERS3.ll"))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file, err := filepath.Rel(dir, stack)
	if err != nil {
		t.Skip(err)
	}
	wrong := filepath.Join(dir, "wrong.tsv")
	if err := os.WriteFile(wrong, []byte("# file\tdefines\tflags\tmodels\tequivalence\tverdict\terror\tcount\tsource\n"+file+"\t-\t-\tsc\ttraces\tsafe\t-\t5\twrong\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for want, args := range map[string][]string{
		"no program":               nil,
		"--seeds=0":                {"--seeds=0", stack},
		"--budgets=0":              {"--budgets=0", stack},
		`"K"`:                      {"--algorithms=K", stack},
		"bench estimate --help":    {"--trails=3", stack},
		"where 5 are expected":     {"--cost", wrong},
		"no such file":             {filepath.Join(dir, "nothing.c")},
		"is given twice, with dif": {"--seeds=1", "--seeds=2", stack},
	} {
		if code, out, message := gomcOn(append([]string{"bench", "estimate"}, args...)...); code != exitUsage || !strings.Contains(message, want) {
			t.Errorf("%v: exit code %d, %s%s; want %s", args, code, out, message, want)
		}
	}
}
