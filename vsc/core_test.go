package vsc

import (
	"slices"
	"testing"
)

// without returns a problem in which some readers have no constraint: those that are
// not in the core, and one that is.
func without(p *Problem, core []int32, left int32) *Problem {
	q := *p
	q.Events = slices.Clone(p.Events)
	for i := range q.Events {
		if int32(i) == left || !slices.Contains(core, int32(i)) {
			q.Events[i].Good = Any
		}
	}
	return &q
}

// TestCore checks cores with brute force: what is in them suffices, and nothing
// in them can be missed. Conflicts are checked by what they say.
func TestCore(t *testing.T) {
	var s Solver
	cores, blind, cycles, searched := 0, 0, 0, 0
	for k, sh := range shapes() {
		for seed := *first; seed < *first+uint64(max(1, *seeds/len(shapes()))); seed++ {
			p := randomProblem(rng(seed*1000+uint64(k)), sh)
			if _, v := s.Solve(p, nil); v != Inconsistent {
				continue
			}
			core, minimal := s.Core(p, 1000)
			cores++
			if !minimal || !slices.IsSorted(core) || s.Options.Stop != nil {
				t.Fatalf("shape %d, seed %d: core %v\n%s", k, seed, core, describe(p))
			}
			if bruteForce(without(p, core, -1)) != nil {
				t.Fatalf("shape %d, seed %d: %v is consistent\n%s", k, seed, core, describe(p))
			}
			for _, r := range core {
				if bruteForce(without(p, core, r)) == nil {
					t.Fatalf("shape %d, seed %d: %v without %d is inconsistent, too\n%s", k, seed, core, r, describe(p))
				}
			}
			switch c := s.Conflict(); {
			case c == nil:
				searched++
			case c.Cycle == nil:
				blind++
				if !slices.Contains(core, c.Blind) {
					t.Fatalf("shape %d, seed %d: %d is not in the core %v", k, seed, c.Blind, core)
				}
			default:
				cycles++
				checkCycle(t, p, core, c.Cycle)
			}
		}
	}
	t.Log(cores, blind, cycles, searched)
	if blind == 0 || cycles == 0 || searched == 0 {
		t.Errorf("%d cores, %d blind, %d cycles, %d by search", cores, blind, cycles, searched)
	}
}

// checkCycle checks that a cycle is one, and each of its edges as far as it can be
// told from the problem alone.
func checkCycle(t *testing.T, p *Problem, core []int32, cycle []Edge) {
	t.Helper()
	block := func(i int32) int {
		return slices.IndexFunc(p.Blocks, func(b [2]int32) bool {
			return p.Events[b[0]].Thread == p.Events[i].Thread && b[0] <= i && i <= b[1]
		})
	}
	for i, e := range cycle {
		from, to := p.Events[e.From], p.Events[e.To]
		ok := cycle[(i+1)%len(cycle)].From == e.To
		switch e.Relation {
		case ProgramOrder:
			ok = ok && from.Thread == to.Thread && (e.From < e.To || block(e.From) >= 0 && block(e.From) == block(e.To))
		case Given:
			ok = ok && slices.Contains(p.Edges, [2]int32{e.From, e.To})
		case ReadsFrom:
			ok = ok && e.Read == e.To && slices.Contains(p.Good[to.Good], e.From)
		case Overwritten:
			good := p.Good[p.Events[e.Read].Good]
			ok = ok && from.Kind.Writes() && from.Var == to.Var && slices.Contains(good, e.To) && !slices.Contains(good, e.From)
		case FromRead:
			ok = ok && e.Read == e.From && to.Kind.Writes() && from.Var == to.Var && !slices.Contains(p.Good[from.Good], e.To)
		}
		if ok && e.Read >= 0 {
			ok = slices.Contains(core, e.Read)
		}
		if !ok {
			t.Fatalf("edge %d of the cycle %v\n%s", i, cycle, describe(p))
		}
	}
}

// TestCoreStops checks that a core is one although the search for a smaller one is
// ended.
func TestCoreStops(t *testing.T) {
	p := colouring(wheel(7))
	s := Solver{}
	calls := 0
	s.Options.Stop = func() bool { calls++; return calls > 3 }
	core, minimal := s.Core(p, 1<<30)
	if minimal || len(core) == 0 {
		t.Errorf("core %v, minimal: %v", core, minimal)
	}
	s.Options.Stop = nil
	if _, v := s.Solve(without(p, core, -1), nil); v != Inconsistent {
		t.Errorf("core %v is %v", core, v)
	}
}
