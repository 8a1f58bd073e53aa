package bench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomc/gomc/bench/task"
)

// TestPeers reads the table of comparisons with other tools; its rows are not run.
func TestPeers(t *testing.T) {
	tasks, _, err := task.Find([]string{filepath.Join(testdata, "peers.tsv")})
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range tasks {
		file := row.Files[0]
		name, _, _ := strings.Cut(filepath.Base(file), ".")
		for _, file := range []string{file, filepath.Join(filepath.Dir(file), name+".c")} {
			if _, err := os.Stat(file); err != nil {
				t.Error(err)
			}
		}
		if want := instance(name, row.Defines); filepath.Base(file) != want {
			t.Errorf("%s is not named %s", file, want)
		}
		if _, ok := row.Count("sc"); !ok || row.Peers == nil {
			t.Errorf("%s: %+v", file, row)
		}
	}
	if len(tasks) < 20 {
		t.Errorf("only %d rows", len(tasks))
	}
}

// TestTables holds tables that both tests and gomc bench read to the same rows.
func TestTables(t *testing.T) {
	rows := rowsOf(t, Read, "expect.tsv")
	tasks, _, err := task.Find([]string{filepath.Join(testdata, "expect.tsv")})
	if err != nil || len(tasks) != len(rows) {
		t.Fatalf("%d tasks, %d rows, %v", len(tasks), len(rows), err)
	}
	for i, row := range rows {
		n, counted := tasks[i].Count("sc")
		if filepath.Base(tasks[i].Files[0]) != filepath.Base(row.File) || string(tasks[i].Expected) != row.Verdict || n != row.Count || counted != row.Counted ||
			strings.Join(tasks[i].Kinds, "/") != row.Error || strings.Join(tasks[i].Flags, " ") != strings.Join(row.Flags, " ") {
			t.Errorf("%+v is read as %+v", row, tasks[i])
		}
	}
	if _, _, err := task.Find([]string{filepath.Join(testdata, "states", "expect.tsv")}); err != nil {
		t.Error(err)
	}
}
