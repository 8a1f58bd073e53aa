package trust

import (
	"encoding/json"
	"flag"
	"fmt"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/trust/long"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/interp/interptest"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
)

var (
	longSeeds = flag.Uint64("long.seeds", 100, "number of generated programs of which searches with short and with long sets are compared, for each model")
	longAll   = flag.Bool("long.all", false, "compare each program of testdata under all models, not under one of them")
)

// longEvents is how many events searches add, and longPrefix how many stores each thread begins with in some programs, so that sets are of several levels.
const (
	longEvents = 1000
	longPrefix = 400
)

// told is what a search says: what it has learned, which violations it has found, and where it has ended with which counts.
type told struct {
	Learned, Found []string
	Tally          search.Tally
	End            search.Ending
	Path           []int32
}

// tell searches for some events: it looks at them whenever a choice is taken back, as what a turn counts depends on the sets.
func tell(prog event.Program, opts search.Options, events uint64, one func(*search.Explorer) search.Search) (all told) {
	opts.Turn = 1
	opts.Found = func(v *search.Violation) bool {
		all.Found = append(all.Found, fmt.Sprint(v.Fault, v.Race, v.Thread, v.Label, v.Moves, len(v.Graph)))
		return false
	}
	for layout := cells.NewLayout(); ; {
		x := search.NewExplorer(prog, opts, layout, one)
		end := x.Run(new(atomic.Bool))
		for end == search.Interrupted && x.Tally.Events < events {
			end = x.Run(new(atomic.Bool))
		}
		if end == search.Restart {
			text, _ := json.Marshal(x.Learned)
			all.Learned = append(all.Learned, string(text))
			layout.Merge(x.Learned)
			continue
		}
		all.Tally, all.End = x.Tally, end
		if end == search.Interrupted {
			all.Path, _ = x.Position()
		}
		return all
	}
}

// TestLong compares searches whose sets are arrays with those of package long, which are made of the same text, but have other numbers for events and threads.
func TestLong(t *testing.T) {
	compare := func(name string, prog event.Program, opts search.Options, events uint64, one func(*search.Explorer) search.Search) (added uint64) {
		short := tell(prog, opts, events, one)
		if short.End == search.TooLarge { // more threads or events than short sets have room for
			return 0
		}
		if d := cmp.Diff(short, tell(prog, opts, events, long.NewSearch)); d != "" {
			t.Errorf("%s, %s: short (-), long (+)\n%s", name, opts.Model, d)
		}
		return short.Tally.Events
	}
	events := uint64(0)
	for i, name := range interptest.Corpus(t) {
		prog := corpus.Load(t, name)
		for k, m := range memmodel.AllModels() {
			if !*longAll && i%5 != k {
				continue
			}
			model, _ := memmodel.ParseModel(m)
			opts := everything(model)
			opts.Races = !model.Operational()
			events += compare(name, prog, opts, longEvents, newSearchOf[[16]uint64])
		}
	}
	shapes := invariantsShapes()
	for seed := range *longSeeds {
		for i, m := range memmodel.AllModels() {
			model, _ := memmodel.ParseModel(m)
			shape := shapes[(seed+uint64(i))%uint64(len(shapes))]
			shape.Orders, shape.Main = true, 3
			if !model.Operational() {
				shape = shape.Weak()
			} else {
				shape.Heap = false
			}
			opts := everything(model)
			opts.Races = seed%2 == 0
			p := litmus.Random(seed, shape)
			events += compare(fmt.Sprint("seed ", seed), p.Compile(), opts, longEvents, newSearchOf[[16]uint64])
			switch from := len(p.Threads) - 1; seed % 4 {
			case uint64(i) % 4:
				from = 0
				fallthrough
			case uint64(i+1) % 4:
				events += compare(fmt.Sprint("seed ", seed, ", prefixes from thread ", from), prefixed(p, from).Compile(), opts, 2*longEvents+longPrefix*uint64(len(p.Threads)), newSearchOf[[64]uint64])
			}
		}
	}
	t.Logf("%d events", events)
}

// prefixed lets the threads from one on begin with stores to variables of their own; or, if it is not the first one, with loads, which come after what other threads begin with.
func prefixed(p *litmus.Program, from int) *litmus.Program {
	q := *p
	q.Threads = slices.Clone(p.Threads)
	for t := from; t < len(q.Threads); t++ {
		own := make([]litmus.Stmt, longPrefix)
		for k := range own {
			own[k] = litmus.Stmt{Kind: litmus.Store, Var: q.Vars, C: uint64(k), Order: event.Relaxed}
			if from > 0 {
				own[k].Kind = litmus.Load
			}
		}
		q.Threads[t] = append(own, q.Threads[t]...)
		q.Vars++
	}
	return &q
}
