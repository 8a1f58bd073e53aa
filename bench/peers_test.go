package bench

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestPeers reads the table of comparisons; its rows are not run.
func TestPeers(t *testing.T) {
	rows := rowsOf(t, Peers, "peers.tsv")
	for i, row := range rows {
		for _, file := range []string{row.File, row.Source} {
			if _, err := os.Stat(filepath.Join(testdata, file)); err != nil {
				t.Error(err)
			}
		}
		if want := instance(strings.TrimSuffix(row.Source, ".c"), row.Defines); row.File != want {
			t.Errorf("%s is not named %s", row.File, want)
		}
		if slices.ContainsFunc(rows[:i], func(other PeersRow) bool { return other.File == row.File }) {
			t.Errorf("%s has two rows", row.File)
		}
	}
	if len(rows) < 20 {
		t.Errorf("only %d rows", len(rows))
	}
}

func TestPeersColumns(t *testing.T) {
	rows, err := Peers(strings.NewReader("# file\na.N2_M.ll\tM N=2\t-\tsc rc11\toptimal\t7 rc11:9\nrc11/b.ll\t-\t--no-await\t-\t-\t1\n"))
	if err != nil {
		t.Fatal(err)
	}
	a, b := rows[0], rows[1]
	if a.Source != "a.c" || !slices.Equal(a.Defines, []string{"M", "N=2"}) || !slices.Equal(a.GenMC, []string{"sc", "rc11"}) {
		t.Errorf("%+v", a)
	}
	if a.Executions("sc") != 7 || a.Executions("rc11") != 9 || a.Executions("ra") != 7 {
		t.Errorf("%+v", a.counts)
	}
	if b.Source != "rc11/b.c" || b.Nidhugg != nil || !slices.Equal(b.Flags, []string{"--no-await"}) {
		t.Errorf("%+v", b)
	}
	for _, wrong := range []string{"a.ll\t-\t-\tsc\t-\tmany\n", "a.ll\t-\t-\tsc\t-\trc11:1\n", "a.ll\t-\t1\n"} {
		if _, err := Peers(strings.NewReader(wrong)); err == nil {
			t.Errorf("%q is accepted", wrong)
		}
	}
}
