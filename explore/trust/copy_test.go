package trust

import (
	"testing"

	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// TestCopy compares graphs with copies of them, made in searches that know nothing and in such that have held other graphs.
func TestCopy(t *testing.T) {
	copied := 0
	for seed := range uint64(300) {
		model := memmodel.Model(seed % uint64(len(memmodel.AllModels())))
		shape := litmus.Everything()
		shape.Orders = !model.Operational()
		if !model.Operational() {
			shape = shape.Weak()
		}
		s := NewSampler(litmus.Random(seed, shape).Compile(), everything(model), cells.NewLayout())
		s.Sample(tree.Position{}, func(root tree.Node) {
			n := root
			for step := 0; ; step++ {
				g, ok := n.(*sample[[1]uint64])
				if !ok {
					return
				}
				g.compareCopies(t, &copied)
				k := n.Children()
				if k == 0 {
					return
				}
				n = n.Descend([]int{step % k})[0]
			}
		})
	}
	if copied < 500 {
		t.Errorf("%d copies only", copied)
	}
}

// compareCopies compares a graph with itself after a look at its children, and with two copies.
func (g *sample[S]) compareCopies(t *testing.T, copied *int) {
	t.Helper()
	was := snap(g.builder)
	if g.Children() > 0 && !g.moved {
		if d := was.differs(g.builder); len(d) > 0 {
			t.Errorf("a look at the children was not taken back: %v", d)
		}
	}
	g.forgetPast()
	fresh := newVisitor[S](g.w)
	dirty := g.pool.take()
	dirty.continued, dirty.halves, dirty.sections = 7, 7, !g.sections
	dirty.ghb.Replace(0, new(S))
	dirty.forgetPast()
	for _, x := range []*builder[S]{fresh.builder, dirty.builder} {
		x.become(g.builder)
		if d := snap(g.builder).differs(x); len(d) > 0 || x.sections != g.sections || x.ready != g.ready || x.scFences != g.scFences {
			t.Errorf("a copy differs: %v", d)
		}
		*copied++
	}
	dirty.Release()
}
