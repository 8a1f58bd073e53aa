package explore

import (
	"testing"

	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/memmodel"
)

// counted counts how often a search begins.
type counted struct {
	*graphs
	walkers int
}

func (c *counted) walker(r *run) (tree.Walker[Tally], error) {
	c.walkers++
	return c.graphs.walker(r)
}

// TestWords explores programs that access words with several sizes: one execution shows most of how they are divided, and all executions are found that a search finds
// which starts over for each word.
func TestWords(t *testing.T) {
	for _, file := range []string{"cpp/report.ll", "cpp/hash.ll"} {
		t.Run(file, func(t *testing.T) {
			explore := func(known bool) (attempts int, executions uint64) {
				r := newRun(t.Context(), corpus.Load(t, file), memmodel.SC, Options{Engine: "trust", Jobs: 1, MaxSteps: 1 << 20})
				c := &counted{graphs: &graphs{layout: cells.NewLayout()}}
				if !known {
					c.words.Do(func() {})
				}
				if err := r.walk(c); err != nil || r.verdict != "" {
					t.Fatalf("%v, %s", err, r.verdict)
				}
				return c.walkers, r.executions
			}
			without, want := explore(false)
			with, got := explore(true)
			if got != want || with > 5 || without < 15 {
				t.Errorf("%d executions in %d attempts, %d in %d where each attempt learns by itself", got, with, want, without)
			}
		})
	}
}
