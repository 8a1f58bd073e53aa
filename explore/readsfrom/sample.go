package readsfrom

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/tree"
)

// unitSample is a graph of Algorithm 2. Graphs never change there, so that nothing has to be copied.
type unitSample struct {
	search.Choices
	x       *visitor
	at      unitOption
	options []unitOption
}

// NewSampler returns a sampler of the search tree. It does not change the layout.
func NewSampler(prog event.Program, opts search.Options, layout *cells.Layout) *search.Sampler {
	return search.NewSampler(prog, opts, layout, func(w *search.Explorer) search.Root {
		x := newVisitor(w)
		return func(at tree.Position) tree.Node {
			x.Begin(nil, 0)
			return &unitSample{Choices: search.NewChoices(at), x: x, at: unitOption{x.g, x.fresh}}
		}
	})
}

func (u *unitSample) Release() {}

func (u *unitSample) Worth() []uint64 {
	u.Children()
	return u.Counts[:]
}

func (u *unitSample) Children() int { return u.Look(u.look) }

func (u *unitSample) look() {
	u.Clear()
	x := u.x
	x.visit(u.at)
	if x.tell() {
		search.Abort(search.Stopped)
	}
	if x.g.size >= x.w.Options.MaxEvents {
		search.Abort(search.TooLong)
	}
	u.Counts = [search.Quantities]uint64{search.Events: 1, search.Graphs: 1, search.Sizes: uint64(x.g.size)}
	t := x.next()
	if t < 0 {
		x.w.Tally = search.Tally{}
		if x.full() {
			search.Abort(search.Stopped)
		}
		u.Count(&x.w.Tally)
		return
	}
	u.options = x.options(x.g, t)
	for i := range u.options {
		if len(u.options) == 1 {
			u.Meet(nil)
		} else {
			u.Meet([]int32{int32(i)})
		}
	}
}

func (u *unitSample) Descend(chosen []int) []tree.Node {
	u.Children()
	all := make([]tree.Node, len(chosen))
	for i, k := range chosen {
		all[i] = &unitSample{Choices: u.Below(k), x: u.x, at: u.options[u.Numbered(k)]}
	}
	return all
}
