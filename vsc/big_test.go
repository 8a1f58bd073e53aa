package vsc

import (
	"math/rand/v2"
	"testing"
)

// execution draws an execution of sessions and the problem of its reads-from relation,
// or with values of its values: the good writes of a read are then all writes of the
// same value.
func execution(r *rand.Rand, threads, vars, events, values int) *Problem {
	p := &Problem{Threads: threads, Vars: vars}
	type cell struct{ v, value int32 }
	memory := make([]int32, vars) // values
	sets := map[cell]int32{}
	set := func(v, value int32) int32 {
		s, ok := sets[cell{v, value}]
		if !ok {
			s = int32(len(p.Good))
			sets[cell{v, value}] = s
			p.Good = append(p.Good, nil)
			if value == 0 {
				p.Good[s] = append(p.Good[s], Initial)
			}
		}
		return s
	}
	for i := range int32(events) {
		e := Event{Thread: int32(r.IntN(threads)), Var: int32(r.IntN(vars)), Good: Any}
		if r.IntN(2) == 0 {
			e.Kind = Write
			value := i + 1
			if values > 0 {
				value = int32(r.IntN(values))
			}
			memory[e.Var] = value
			s := set(e.Var, value)
			p.Good[s] = append(p.Good[s], i)
		} else {
			e.Good = set(e.Var, memory[e.Var])
		}
		p.Events = append(p.Events, e)
	}
	return p
}

func BenchmarkHistory(b *testing.B) {
	for _, c := range []struct {
		name                          string
		threads, vars, events, values int
	}{
		{"unique/8x1x10000", 8, 1, 10000, 0},
		{"unique/8x10x10000", 8, 10, 10000, 0},
		{"unique/8x100x10000", 8, 100, 10000, 0},
		{"unique/8x1000x10000", 8, 1000, 10000, 0},
		{"values100/8x10x10000", 8, 10, 10000, 100},
		{"values10/8x10x1000", 8, 10, 1000, 10},
		{"values2/4x10x1000", 4, 10, 1000, 2},
		{"values2/8x10x10000", 8, 10, 10000, 2},
	} {
		b.Run(c.name, func(b *testing.B) {
			p := execution(rand.New(rand.NewPCG(1, 1)), c.threads, c.vars, c.events, c.values)
			if err := p.Validate(); err != nil {
				b.Fatal(err)
			}
			var s Solver
			n := 0
			s.Options.Stop = func() bool { n++; return n > 2000 }
			for b.Loop() {
				n = 0
				witness, v := s.Solve(p, nil)
				if v != Consistent {
					b.Fatal(v, s.Stats)
				}
				if err := p.Check(witness); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(s.Stats.States), "states")
			b.ReportMetric(float64(s.Stats.Edges), "edges")
		})
	}
}
