package states

import "testing"

// TestFairPart looks for livelocks in components made by hand: one rule of fairness at a time keeps them from being one.
func TestFairPart(t *testing.T) {
	a, b := claim{thread: 1}, claim{thread: 2}
	early, late := claim{thread: 1, update: true, loc: 1}, claim{thread: 1, update: true, loc: 2}
	spots := func(all ...spot) (found []*spot) {
		for i := range all {
			all[i].id = uint32(i)
			found = append(found, &all[i])
		}
		return found
	}
	to := func(n uint32, by claim) stride { return stride{to: n, by: by} }
	quiet := func(s stride) stride { s.silent = true; return s }
	chosen := func(s stride) stride { s.choice = true; return s }
	const outside = 99
	for _, c := range []struct {
		name  string
		spots []*spot
		want  int // states of the livelock, 0 for none
	}{
		{"one state", spots(spot{enabled: []claim{a}, steps: []stride{to(0, a)}}), 1},
		{"nothing changes", spots(spot{enabled: []claim{a}, steps: []stride{quiet(to(0, a))}}), 0},
		{"something changes", spots(spot{enabled: []claim{a}, steps: []stride{quiet(to(1, a))}}, spot{enabled: []claim{a}, steps: []stride{to(0, a)}}), 2},
		{"what changes leads out", spots(spot{enabled: []claim{a}, steps: []stride{quiet(to(0, a)), to(outside, a)}}), 0},
		{"another can always step", spots(spot{enabled: []claim{a, b}, steps: []stride{to(0, a)}}), 0},
		{"another steps, too", spots(spot{enabled: []claim{a, b}, steps: []stride{to(0, a), to(0, b)}}), 1},
		{"another can step now and then", spots(spot{enabled: []claim{a, b}, steps: []stride{to(1, a)}}, spot{enabled: []claim{a}, steps: []stride{to(0, a)}}), 2},
		{"another can lock now and then", spots(spot{enabled: []claim{a, b}, strong: []claim{b}, steps: []stride{to(1, a)}}, spot{enabled: []claim{a}, steps: []stride{to(0, a)}}), 0},
		{"another can lock beside a cycle", spots(spot{enabled: []claim{a, b}, strong: []claim{b}, steps: []stride{to(1, a)}},
			spot{enabled: []claim{a}, steps: []stride{to(0, a), to(1, a)}}), 1},
		{"another store of the thread is never made", spots(spot{enabled: []claim{early, late}, steps: []stride{to(0, early)}}), 0},
		{"all stores of the thread are made", spots(spot{enabled: []claim{early, late}, steps: []stride{to(0, early), to(0, late)}}), 1},
		{"an alternative leaves the loop", spots(spot{enabled: []claim{a}, steps: []stride{chosen(to(0, a))}, open: true}), 0},
		{"an alternative leaves the loop elsewhere", spots(spot{enabled: []claim{a}, steps: []stride{chosen(to(1, a))}, open: true},
			spot{enabled: []claim{a}, steps: []stride{to(0, a), to(1, a)}}), 1},
		{"an alternative leads out", spots(spot{enabled: []claim{a}, steps: []stride{chosen(to(0, a)), chosen(to(outside, a))}}), 0},
		{"all alternatives stay", spots(spot{enabled: []claim{a}, steps: []stride{chosen(to(0, a)), chosen(to(1, a))}}, spot{enabled: []claim{a}, steps: []stride{to(0, a)}}), 2},
	} {
		if got := fairPart(c.spots, func([]*spot) bool { return true }, func() bool { return false }); len(got) != c.want {
			t.Errorf("%s: %d states, want %d", c.name, len(got), c.want)
		}
	}
}
