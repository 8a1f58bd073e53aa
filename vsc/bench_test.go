package vsc

import (
	"fmt"
	"math/rand/v2"
	"slices"
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

// solve is what benchmarks measure.
func solve(b *testing.B, p *Problem, options Options, guide []int32, want Verdict) {
	if err := p.Validate(); err != nil {
		b.Fatal(err)
	}
	s := Solver{Options: options}
	b.ReportAllocs()
	for b.Loop() {
		witness, v := s.Solve(p, guide)
		if v != want {
			b.Fatal(v, s.Stats)
		}
		if v == Consistent && p.Check(witness) != nil {
			b.Fatal("no witness")
		}
	}
	b.ReportMetric(float64(s.Stats.States), "states")
	b.ReportMetric(float64(s.Stats.Edges), "edges")
}

// BenchmarkHistory has large problems that are easy: values seldom repeat.
func BenchmarkHistory(b *testing.B) {
	for _, c := range []struct {
		name                          string
		threads, vars, events, values int
	}{
		{"unique/8x1x10000", 8, 1, 10000, 0},
		{"unique/8x10x10000", 8, 10, 10000, 0},
		{"unique/8x100x10000", 8, 100, 10000, 0},
		{"unique/8x1000x10000", 8, 1000, 10000, 0},
		{"unique/8x100x100000", 8, 100, 100000, 0},
		{"unique/32x100x10000", 32, 100, 10000, 0},
		{"values100/8x10x10000", 8, 10, 10000, 100},
		{"values1000/8x50x10000", 8, 50, 10000, 1000},
	} {
		b.Run(c.name, func(b *testing.B) {
			solve(b, execution(rand.New(rand.NewPCG(1, 1)), c.threads, c.vars, c.events, c.values), Options{}, nil, Consistent)
		})
	}
}

// BenchmarkColouring has hard problems of 3 threads without a witness.
func BenchmarkColouring(b *testing.B) {
	for rim := 3; rim <= 9; rim += 2 {
		b.Run(fmt.Sprintf("wheel%d", rim), func(b *testing.B) {
			solve(b, colouring(wheel(rim)), Options{}, nil, Inconsistent)
		})
	}
}

// BenchmarkRing has problems without a witness whose witness states are as many as the
// bound for variables of single writers allows.
func BenchmarkRing(b *testing.B) {
	for _, n := range []int{10, 20, 40} {
		b.Run(fmt.Sprintf("3x%d", n), func(b *testing.B) {
			solve(b, ring(3, n, true), Options{NoGreedy: true, NoClosure: true}, nil, Inconsistent)
		})
	}
}

// BenchmarkSmall has what engines ask: small problems, and a guide that all reads but one
// agree with. It is the ablation study of the paper in small.
func BenchmarkSmall(b *testing.B) {
	for _, c := range []struct {
		name    string
		options Options
	}{
		{"all", Options{}}, {"nogreedy", Options{NoGreedy: true}}, {"noclosure", Options{NoClosure: true}}, {"noguide", Options{NoGuide: true}},
		{"none", Options{NoGreedy: true, NoClosure: true, NoGuide: true}},
	} {
		for _, events := range []int{12, 24, 48} {
			b.Run(fmt.Sprintf("%s/%d", c.name, events), func(b *testing.B) {
				r := rand.New(rand.NewPCG(3, 4))
				var problems []*Problem
				var guides [][]int32
				for range 64 {
					p := randomProblem(r, shape{threads: 4, vars: 4, events: events, rmws: true, honest: true, extra: 4})
					s := Solver{}
					guide, _ := s.Solve(p, nil)
					guides = append(guides, slices.Clone(guide))
					for i := len(p.Events) - 1; i >= 0; i-- {
						if e := &p.Events[i]; e.Kind.Reads() {
							p.Good[e.Good] = p.Good[e.Good][:1]
							break
						}
					}
					problems = append(problems, p)
				}
				s := Solver{Options: c.options}
				states, i := 0, 0
				b.ReportAllocs()
				for b.Loop() {
					if _, v := s.Solve(problems[i%64], guides[i%64]); v == Unknown {
						b.Fatal(v)
					}
					states += s.Stats.States
					i++
				}
				b.ReportMetric(float64(states)/float64(i), "states")
			})
		}
	}
}
