package schedules

import (
	"math"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gomc/gomc/interp/interptest"
)

func TestStudy(t *testing.T) {
	table := filepath.Join(filepath.Dir(interptest.File(t, "deep/aba.ll")), "expect.tsv")
	s := Study{Table: table, Only: "upgrade", Strategies: []string{"pct", "surw"}, Seeds: 3, Depth: 2, Executions: 300, Verify: time.Millisecond}
	var b strings.Builder
	if err := s.Run(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(b.String()), "\n")
	if len(lines) != 4 {
		t.Fatalf("%d lines:\n%s", len(lines), b.String())
	}
	for i, want := range []string{"program\tstrategy\tfound", "upgrade\tverify (", "upgrade\tpct\t", "upgrade\tsurw\t3 of 3\t"} {
		if !strings.HasPrefix(lines[i], want) {
			t.Errorf("line %d: %s", i, lines[i])
		}
	}
	if pct := strings.Split(lines[2], "\t"); pct[6] == "-" || pct[7] != "9" {
		t.Errorf("%q", pct)
	}
	again := s
	again.Strategies, again.Verify = []string{"pos"}, 0
	b.Reset()
	if err := again.Run(t.Context(), &b); err != nil || strings.Contains(b.String(), "verify") || !strings.Contains(b.String(), "\tpos\t") {
		t.Errorf("%v\n%s", err, b.String())
	}
}

func TestQuantile(t *testing.T) {
	all := []float64{4, 1, math.Inf(1), 2}
	for share, want := range map[float64]string{0: "1", 0.25: "1", 0.5: "2", 0.75: "4", 1: "-"} {
		if got := number(quantile(all, share)); got != want {
			t.Errorf("quantile %v: %s, want %s", share, got, want)
		}
	}
}
