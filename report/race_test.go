package report

import (
	"bytes"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp/corpus"
)

// TestRace explains a data race: two steps that access the same location are the
// violation.
func TestRace(t *testing.T) {
	for _, file := range []string{"plain_data.ll", "plain_data.SAFE.ll"} {
		prog := corpus.Load(t, "c11/"+file)
		for _, model := range []string{"ra", "rc11"} {
			res, err := explore.Run(t.Context(), prog, explore.Options{Engine: "trust", Model: model, Checks: []event.ErrorKind{event.RaceError}})
			if err != nil {
				t.Fatal(err)
			}
			if res.Error == nil {
				if file == "plain_data.ll" || res.Verdict != explore.Safe {
					t.Errorf("%s under %s: %s", file, model, res.Verdict)
				}
				continue
			}
			c, err := Explain(prog, explore.Simplify(prog, res.Error))
			if err != nil {
				t.Fatalf("%s under %s: %v", file, model, err)
			}
			offending := 0
			for _, s := range c.Steps {
				if s.Offending {
					offending++
					if s.Location != "data" {
						t.Errorf("%+v races", s)
					}
				}
			}
			if offending != 2 || file != "plain_data.ll" {
				t.Errorf("%s under %s: %d offending steps of %+v", file, model, offending, res.Error)
			}
			var b bytes.Buffer
			if err := c.WriteText(&b, Style{}); err != nil {
				t.Error(err)
			}
			t.Logf("\n%s", &b)
		}
	}
}

// TestUnordered explains a free that another thread's access does not happen before: the access is named, and no other.
func TestUnordered(t *testing.T) {
	prog := corpus.Load(t, "c11/reclaim.RELAXED.ll")
	res, err := explore.Run(t.Context(), prog, explore.Options{Engine: "trust", Model: "rc11", Checks: []event.ErrorKind{event.MemoryError}})
	if err != nil || res.Error == nil {
		t.Fatal(res, err)
	}
	c, err := Explain(prog, explore.Simplify(prog, res.Error))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"int#1 was allocated at c11/reclaim.c:41 by main", "write of int#1 at c11/reclaim.c:32 by use#1 does not happen before that"}
	if got := c.Background(); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
