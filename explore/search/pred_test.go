package search_test

import (
	"fmt"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/memmodel"
)

func TestPred(t *testing.T) {
	for _, name := range strings.Fields(os.Getenv("PRED")) {
		prog := corpus.Load(t, name)
		opts := everything(memmodel.SC)
		layout := cells.NewLayout()
	again:
		w := graphs.explorer(prog, opts, layout)
		w.Turn(56000)
		s := graphs.sampler(prog, opts, layout)
		begin := time.Now()
		k, next := 0, 1
		for {
			end := w.Run(new(atomic.Bool))
			if end == search.Restart {
				layout.Merge(w.Learned)
				goto again
			}
			k++
			if end != search.Interrupted {
				fmt.Printf("%s: END %d turn %d %v\n", name, end, k, time.Since(begin))
				break
			}
			if k >= next {
				next = next*3/2 + 1
				path, base := w.Position()
				b := time.Now()
				r, _ := s.Rest(tree.Position{Path: path, Base: base})
				fmt.Printf("%s: turn %d %v done %.4f predicted %.1f turns (%v)\n", name, k, time.Since(begin), 1-r, float64(k)/(1-r), time.Since(b))
			}
			if time.Since(begin) > 10*time.Second {
				break
			}
		}
	}
}
