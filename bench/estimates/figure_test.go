package estimates

import (
	"encoding/xml"
	"errors"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const growth = "program\texact\talgorithm\trelative error\tconverged\ttrials\tquartiles\tms a trial\tevents a trial\ttaken\n" +
	"inc_n.c -DN=3\t36\tS 20\t0.000\t1.0\t1\t1 1 1\t0.216\t108\t5 x 1000\n" +
	"inc_n.c -DN=6\t518400\tS 20\t0.131\t0.6\t318\t306 497 failed\t1.041\t676\t5 x 1000\n" +
	"fib_bench.ROUNDS5\t218243\tS 20\t0.249\t0.2\tfailed\tfailed failed failed\t0.451\t638\t5 x 1000\n"

func table(t *testing.T, text string) string {
	name := filepath.Join(t.TempDir(), "table.tsv")
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestRead(t *testing.T) {
	all, err := read(table(t, growth), nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(all) != 2 || all[0].name != "inc_n" || len(all[0].points) != 2 || all[1].name != "fib_bench" {
		t.Fatalf("series %+v", all)
	}
	if p := all[0].points[1]; p.exact != 518400 || p.budget != 20 || p.low != 306 || p.mid != 497 || !math.IsInf(p.top, 1) {
		t.Errorf("point %+v", p)
	}
	for _, bad := range []string{"x\t1\n", "x\tmany\tS 1\t0\t1\t1\t1 1 1\n", "x\t1\tT\t0\t1\t1\t1 1 1\n", "x\t1\tS 1\t0\t1\t1\t1 1\n", "x\t1\tS 1\t0\t1\t1\t1 1 z\n"} {
		if _, err := read(table(t, bad), nil); err == nil || !strings.Contains(err.Error(), "line 1") {
			t.Errorf("%q: error %v", bad, err)
		}
	}
}

// The axis is the budget if there is only one workload.
func TestAxis(t *testing.T) {
	one := []series{{"sigma", []point{{exact: 5, budget: 1, mid: 90}, {exact: 5, budget: 20, mid: 3}}}}
	if g := newFigure(one); g.quantity != "budget" || g.lowX != 1 || g.highX != 100 || g.highY != 100 {
		t.Errorf("axes of a sweep: %+v", g)
	}
	all, err := read(table(t, growth), nil)
	if err != nil {
		t.Fatal(err)
	}
	if g := newFigure(all); g.quantity != "executions" || g.lowX != 10 || g.highX != 1e6 || g.highY != 1000 {
		t.Errorf("axes of workloads: %+v", g)
	}
}

func TestDraw(t *testing.T) {
	svg := filepath.Join(t.TempDir(), "figure.svg")
	if err := Draw(svg, []string{table(t, growth)}); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(svg)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	circles, open := 0, 0
	for d := xml.NewDecoder(f); ; {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := tok.(xml.StartElement); ok && e.Name.Local == "circle" {
			circles++
			for _, a := range e.Attr {
				if a.Name.Local == "fill" && a.Value == "white" {
					open++
				}
			}
		}
	}
	if circles != 3 || open != 1 {
		t.Errorf("%d points, %d of them without a median; want 3 and 1", circles, open)
	}
	if err := Draw(svg, nil); err == nil {
		t.Error("no tables: no error")
	}
	if err := Draw(svg, []string{table(t, "")}); err == nil {
		t.Error("an empty table: no error")
	}
}
