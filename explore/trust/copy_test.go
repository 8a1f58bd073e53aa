package trust

import (
	"testing"

	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// TestCopy compares single graphs with copies of them, made of graphs that know nothing and of such that have been others.
func TestCopy(t *testing.T) {
	copied := 0
	for seed := range uint64(300) {
		model := memmodel.Model(seed % uint64(len(memmodel.AllModels())))
		shape := litmus.Everything()
		shape.Orders = !model.Operational()
		if !model.Operational() {
			shape = shape.Weak()
		}
		w := search.NewExplorer(litmus.Random(seed, shape).Compile(), everything(model), cells.NewLayout())
		compareCopies[[1]uint64](t, w, &copied)
	}
	if copied < 500 {
		t.Errorf("%d copies only", copied)
	}
}

// compareCopies goes down the tree of a program, and compares each graph on the way with itself after a look at its children, and with two copies.
func compareCopies[S set.Set](t *testing.T, w *search.Explorer, copied *int) {
	t.Helper()
	defer func() {
		if r := recover(); r != nil {
			search.Recover(r)
		}
	}()
	g, other := NewSingle[S](w), NewSingle[S](w)
	g.Reset()
	for step := 0; ; step++ {
		g.Tell()
		thread, was, children := g.Next(), snap(g.builder), 0
		if thread >= 0 {
			for ok := g.Try(thread); ok; ok = g.Another() {
				children++
			}
			g.TakeBack()
			if d := was.differs(g.builder); len(d) > 0 {
				t.Errorf("a look at the children was not taken back: %v", d)
			}
		}
		g.Keep()
		other.continued, other.halves, other.sections = 7, 7, !g.sections
		other.ghb.Replace(0, new(S))
		other.Keep()
		for _, x := range []*Single[S]{NewSingle[S](w), other} {
			x.Become(g)
			if d := snap(g.builder).differs(x.builder); len(d) > 0 || x.sections != g.sections || x.ready != g.ready || x.scFences != g.scFences {
				t.Errorf("a copy differs: %v", d)
			}
			*copied++
		}
		if children == 0 {
			return
		}
		ok := g.Try(thread)
		for range step % children {
			ok = g.Another()
		}
		if !ok {
			t.Fatal("a child that was there is gone")
		}
		g.Keep()
	}
}
