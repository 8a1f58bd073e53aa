package trust

import (
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// These benchmarks measure the steps that explorations are made of, on the graph of some
// threads that each store to a variable of their own, and read that of the next: all reads
// read what was written.

const ringThreads = 16

func ring(b *testing.B, model memmodel.Model) *builder[[1]uint64] {
	b.Helper()
	p := &litmus.Program{Vars: ringThreads}
	for i := range ringThreads {
		p.Threads = append(p.Threads, []litmus.Stmt{
			{Kind: litmus.Store, Var: i, C: 1, Order: event.SeqCst},
			{Kind: litmus.Load, Var: (i + 1) % ringThreads, Order: event.SeqCst},
		})
	}
	return explored(b, p, model)
}

// explored is a search at the empty graph of a program.
func explored(b *testing.B, p *litmus.Program, model memmodel.Model) *builder[[1]uint64] {
	b.Helper()
	x := newBuilder[[1]uint64](p.Compile(), model, cells.NewLayout(), false)
	x.maxEvents = 1000
	x.reset()
	return x
}

// fill adds events until n are in the graph.
func fill(b *testing.B, x *builder[[1]uint64], n int) {
	b.Helper()
	for len(x.ord) < n {
		if t := x.next(); t < 0 || !x.step(t) {
			b.Fatalf("no event after %d", len(x.ord))
		}
	}
}

var ringModels = []memmodel.Model{memmodel.SC, memmodel.TSO, memmodel.PSO, memmodel.RA, memmodel.RC11}

// BenchmarkAddEvent adds an event to a graph of 31 and takes it back.
func BenchmarkAddEvent(b *testing.B) {
	for _, model := range ringModels {
		b.Run(model.String(), func(b *testing.B) {
			x := ring(b, model)
			fill(b, x, 2*ringThreads-1)
			mark, frames := int32(len(x.ord)), len(x.frames)
			for b.Loop() {
				fill(b, x, 2*ringThreads)
				x.frames = x.frames[:frames]
				x.popTo(mark)
			}
		})
	}
}

// BenchmarkConsistency asks whether a graph of 32 events is still consistent after
// its last read. Under the other models there is nothing to ask.
func BenchmarkConsistency(b *testing.B) {
	for _, model := range []memmodel.Model{memmodel.RA, memmodel.RC11} {
		b.Run(model.String(), func(b *testing.B) {
			x := ring(b, model)
			fill(b, x, 2*ringThreads)
			last := x.ord[len(x.ord)-1] >> 1
			for b.Loop() {
				if !x.consistent(last) {
					b.Fatal("the graph is not consistent")
				}
			}
		})
	}
}

// BenchmarkRevisit takes the second option of a write, that of revisiting the oldest of 17
// reads, all of which are deleted but for that of the thread that writes, and takes it back.
func BenchmarkRevisit(b *testing.B) {
	p := &litmus.Program{Vars: ringThreads + 1}
	for i := range ringThreads {
		p.Threads = append(p.Threads, []litmus.Stmt{{Kind: litmus.Load, Var: i, Order: event.SeqCst}})
	}
	p.Threads = append(p.Threads, []litmus.Stmt{
		{Kind: litmus.Load, Var: ringThreads, Order: event.SeqCst},
		{Kind: litmus.Store, Var: 0, C: 1, Order: event.SeqCst},
	})
	for _, model := range ringModels {
		b.Run(model.String(), func(b *testing.B) {
			x := explored(b, p, model)
			fill(b, x, ringThreads+2)
			k := len(x.frames) - 1
			f := x.frames[k]
			f.at = start
			x.cut(k)
			for b.Loop() {
				x.push(f)
				if !x.nextWrite(k) || !x.advance(k) || x.frames[k].target < 0 {
					b.Fatal("nothing is revisited")
				}
				x.cut(k)
			}
		})
	}
}

// BenchmarkCopy copies a graph of 31 events, which samples do where a graph has several children of interest.
func BenchmarkCopy(b *testing.B) {
	for _, model := range ringModels {
		b.Run(model.String(), func(b *testing.B) {
			x := ring(b, model)
			fill(b, x, 2*ringThreads-1)
			y := newBuilder[[1]uint64](x.prog, model, x.layout, false)
			for b.Loop() {
				y.become(x)
			}
		})
	}
}

// BenchmarkReplay builds the same graph once more, from the empty one.
func BenchmarkReplay(b *testing.B) {
	for _, model := range ringModels {
		b.Run(model.String(), func(b *testing.B) {
			x := ring(b, model)
			for b.Loop() {
				x.reset()
				fill(b, x, 2*ringThreads-1)
			}
		})
	}
}
