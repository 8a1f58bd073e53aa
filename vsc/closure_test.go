package vsc

import "testing"

// plainClosure is the closure by its definition: a matrix, closed under
// transitivity and blocks, to which edges are added as long as a rule asks for one.
// It is nil if there is none. The last node is an initial write of all variables.
func plainClosure(p *Problem) [][]bool {
	n := len(p.Events)
	initial := n
	before := make([][]bool, n+1)
	for i := range before {
		before[i] = make([]bool, n+1)
	}
	for i, e := range p.Events {
		before[initial][i] = true
		for j := range i {
			if p.Events[j].Thread == e.Thread {
				before[j][i] = true
			}
		}
	}
	for _, e := range p.Edges {
		before[e[0]][e[1]] = true
	}
	block := func(i int) (members []int) {
		for _, b := range p.Blocks {
			if i == initial || p.Events[i].Thread != p.Events[b[0]].Thread || i < int(b[0]) || i > int(b[1]) {
				continue
			}
			for j := b[0]; j <= b[1]; j++ {
				if p.Events[j].Thread == p.Events[i].Thread {
					members = append(members, int(j))
				}
			}
			return members
		}
		return []int{i}
	}
	same := func(i, j int) bool {
		for _, m := range block(i) {
			if m == j {
				return true
			}
		}
		return false
	}
	closed := func() bool {
		for changed := true; changed; {
			changed = false
			for i := range before {
				for j := range before {
					if !before[i][j] {
						continue
					}
					for k := range before {
						if before[j][k] && !before[i][k] {
							before[i][k], changed = true, true
						}
					}
					if same(i, j) {
						continue
					}
					for _, a := range block(i) {
						for _, b := range block(j) {
							if !before[a][b] {
								before[a][b], changed = true, true
							}
						}
					}
				}
			}
		}
		for i := range before {
			if before[i][i] {
				return false
			}
		}
		return true
	}
	for changed := true; changed; {
		changed = false
		if !closed() {
			return nil
		}
		for r, e := range p.Events {
			if !e.Kind.Reads() || e.Good == Any {
				continue
			}
			good, writes := map[int]bool{}, []int{initial}
			for _, g := range p.Good[e.Good] {
				if g == Initial {
					good[initial] = true
				} else if int(g) != r {
					good[int(g)] = true
				}
			}
			for w, f := range p.Events {
				if f.Kind.Writes() && f.Var == e.Var && w != r {
					writes = append(writes, w)
				}
			}
			var cl []int
			for _, w := range writes {
				visible := good[w] && !before[r][w]
				for _, v := range writes {
					visible = visible && !(before[w][v] && before[v][r])
				}
				if visible {
					cl = append(cl, w)
				}
			}
			if len(cl) == 0 {
				return nil
			}
			add := func(i, j int) {
				if !before[i][j] {
					before[i][j], changed = true, true
				}
			}
			for _, w := range cl {
				isLeast, isGreatest := true, true
				for _, v := range cl {
					isLeast = isLeast && (v == w || before[w][v])
					isGreatest = isGreatest && (v == w || before[v][w])
				}
				if isLeast {
					add(w, r)
				}
				for _, v := range writes {
					if isGreatest && !good[v] && before[v][r] {
						add(v, w)
					}
				}
			}
			for _, v := range writes {
				all := !good[v]
				for _, w := range cl {
					all = all && before[w][v]
				}
				if all {
					add(r, v)
				}
			}
		}
	}
	return before
}

// TestClosure compares the closure with its definition.
func TestClosure(t *testing.T) {
	var c closure
	var x index
	refuted, added := 0, 0
	for k, sh := range shapes() {
		sh.events += 4
		for seed := *first; seed < *first+uint64(max(1, *seeds/len(shapes()))); seed++ {
			p := randomProblem(rng(seed*1000+uint64(k)), sh)
			want := plainClosure(p)
			x.build(p)
			got := c.begin(&x, p, true)
			if got {
				_, v := c.run(p, nil)
				got = v == Consistent
			}
			if got != (want != nil) {
				t.Fatalf("shape %d, seed %d: there is a closure: %v, want %v\n%s", k, seed, got, want != nil, describe(p))
			}
			if !got {
				refuted++
				continue
			}
			added += len(c.links)
			for i := range p.Events {
				for j := range p.Events {
					if b := c.before(x.number[i], x.number[j]); b != want[i][j] {
						t.Fatalf("shape %d, seed %d: %d before %d: %v, want %v\n%s", k, seed, i, j, b, want[i][j], describe(p))
					}
				}
			}
		}
	}
	if t.Log(refuted, added); refuted == 0 || added == 0 {
		t.Errorf("%d without closure, %d edges", refuted, added)
	}
}
