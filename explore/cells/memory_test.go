package cells

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
)

// TestOperation asks for the cells of random accesses to two words, and starts over whenever something is learned: in the end
// each access covers whole cells, which do not overlap, and nothing is learned any more.
func TestOperation(t *testing.T) {
	prog := litmus.Random(1, litmus.Everything()).Compile()
	divided := 0
	for seed := range uint64(500) {
		rnd := rand.New(rand.NewPCG(seed, 0))
		labels := make([]event.Label, 2+rnd.IntN(6))
		for i := range labels {
			size := 1 << rnd.IntN(4)
			mask := uint8(1<<size-1) << (size * rnd.IntN(8/size))
			labels[i] = event.Label{Kind: event.Load, Loc: event.Loc(rnd.IntN(2)), Mask: mask}
		}
		layout, rounds := NewLayout(), 0
		var m Memory
		for again := true; again; rounds++ {
			if rounds > 16 {
				t.Fatalf("seed %d: the search starts over for ever", seed)
			}
			again, m = false, New(prog, layout)
			for i := range labels {
				if _, learned := m.Operation(&labels[i]); learned != nil {
					layout.Merge(learned)
					again = true
					break
				}
			}
		}
		if rounds > 1 {
			divided++
		}
		for i := range labels {
			l := &labels[i]
			covered := uint8(0)
			for _, c := range m.Known(l).Cells {
				cell := &m.Cells[c]
				if cell.Loc != l.Loc || cell.Mask&covered != 0 || cell.Bits != event.WordMask(cell.Mask) {
					t.Fatalf("seed %d: an access to %x has the cell %+v", seed, l.Mask, cell)
				}
				covered |= cell.Mask
			}
			if covered != l.Mask {
				t.Errorf("seed %d: the cells of an access to %x cover %x", seed, l.Mask, covered)
			}
		}
	}
	if divided < 100 {
		t.Errorf("only %d searches had to start over", divided)
	}
}

// TestClone gives out further numbers in a copy: the original must not know of them.
func TestClone(t *testing.T) {
	prog := litmus.Random(1, litmus.Everything()).Compile()
	m := New(prog, NewLayout())
	first := event.Label{Kind: event.Load, Loc: 0, Mask: 1}
	if _, learned := m.Operation(&first); learned != nil {
		t.Fatal(learned)
	}
	c := m.Clone()
	second := event.Label{Kind: event.Load, Loc: 0, Mask: 2}
	third := event.Label{Kind: event.Load, Loc: 0, Mask: 4}
	of, _ := c.Operation(&second)
	other, _ := m.Operation(&third)
	if m.Known(&second) != nil || c.Known(&third) != nil {
		t.Error("an operation is known where it was not asked for")
	}
	if c.Cells[of.Cells[0]].Mask != 2 || m.Cells[other.Cells[0]].Mask != 4 || !slices.Equal(of.Cells, other.Cells) {
		t.Errorf("the cells of the copy and of the original are not numbered by themselves: %v, %v", c.Cells, m.Cells)
	}
	life := c.Lifetime(1)
	if _, ok := m.LifeOf(1); ok || c.Lifetime(1) != life || !c.Cells[life].IsLife() {
		t.Error("a lifetime of the copy is one of the original, or has two cells")
	}
}

// TestBirths compares numbers with the histories that they stand for.
func TestBirths(t *testing.T) {
	var b Births
	one, news := b.Number(Birth{Object: 1, Event: -2})
	if !news || b.At(one).Object != 1 {
		t.Error("a new birth is not numbered")
	}
	two, _ := b.Number(Birth{Object: 2, Event: -2, Older: one})
	c := b.Clone()
	if again, news := c.Number(Birth{Object: 2, Event: -2, Older: one}); news || again != two {
		t.Error("the same history has two numbers")
	}
	if other, news := c.Number(Birth{Object: 2, Event: -2}); !news || other == two {
		t.Error("two histories have one number")
	}
	if _, news := b.Number(Birth{Object: 2, Event: -2}); !news {
		t.Error("the original knows the numbers of the copy")
	}
	if len(b.all) != 3 || b.At(0) != nil {
		t.Error("births are numbered twice")
	}
}

// TestProbe checks that what is learned of a cell holds for this cell, also where it is not the first of its object.
func TestProbe(t *testing.T) {
	prog := litmus.Random(1, litmus.Everything()).Compile()
	labels := []event.Label{{Kind: event.RMW, Loc: 0, Addr: 64, Mask: 0xff}, {Kind: event.RMW, Loc: 1, Addr: 72, Mask: 0xff}}
	layout := NewLayout()
	for round := range 2 {
		m := New(prog, layout)
		for i := range labels {
			op, _ := m.Operation(&labels[i])
			if c := int(op.Cells[0]); m.Probed(c) != (round == 1 && i == 1) {
				t.Errorf("round %d: cell %d is probed: %v", round, c, m.Probed(c))
			}
		}
		layout.Merge(m.Probe(1))
	}
}

// TestObserver compares what an observer learns with what a memory does, which is made anew each time.
func TestObserver(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	masks := []uint8{0x01, 0x02, 0x03, 0x0c, 0x0f, 0xf0, 0xff, 0x80, 0x30}
	for range 2000 {
		observer, layout := NewObserver(), NewLayout()
		var met []*event.Label
		for range 1 + r.IntN(6) {
			mask := masks[r.IntN(len(masks))]
			met = append(met, &event.Label{Kind: event.Load, Addr: 64, Mask: mask})
			observer.Access(met[len(met)-1])
		}
		for k := 0; k < len(met); { // until nothing is learned any more
			m := New(litmus.Random(1, litmus.Everything()).Compile(), layout)
			for k = 0; k < len(met); k++ {
				if _, learned := m.Operation(met[k]); learned != nil {
					layout.Merge(learned)
					break
				}
			}
		}
		if diff := cmp.Diff(layout, observer.Layout); diff != "" {
			t.Fatalf("%v: %s", met, diff)
		}
	}
}
