package tries

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
)

// model is a set as a map, to compare with.
type model map[int32]bool

func (m model) members() (all []int32) {
	for i := range m {
		all = append(all, i)
	}
	slices.Sort(all)
	return all
}

// TestSets applies all operations to sets at random, and compares the results with maps. The numbers lie close together, in ranges that become full, and far apart.
func TestSets(t *testing.T) {
	for seed := range uint64(8) {
		r := rand.New(rand.NewPCG(seed, 1))
		number := func() int32 {
			switch r.IntN(4) {
			case 0:
				return r.Int32N(300)
			case 1:
				return 5000 + r.Int32N(100)
			case 2:
				return r.Int32N(100_000)
			}
			return r.Int32N(20_000) &^ 255
		}
		const n = 6
		rows, models := make([]Row, n), make([]model, n)
		for k := range models {
			models[k] = model{}
		}
		for range 1500 {
			a, b, c := r.IntN(n), r.IntN(n), r.IntN(n)
			s, m := &rows[a], models[a]
			was, copied := m.members(), *s
			op := r.IntN(12)
			switch op {
			case 0, 1, 2:
				i := number()
				Add(s, i)
				m[i] = true
			case 3: // a whole range
				first := number() &^ 255
				for i := first; i < first+1<<(8+3*(r.IntN(20)/19)); i++ {
					Add(s, i)
					m[i] = true
				}
			case 4, 5:
				i := number()
				if all := m.members(); len(all) > 0 && op == 4 {
					i = all[r.IntN(len(all))]
				}
				Remove(s, i)
				delete(m, i)
			case 6:
				Union(s, &rows[b])
				for i := range models[b] {
					m[i] = true
				}
			case 7:
				Subtract(s, &rows[b])
				for i := range models[b] {
					delete(m, i)
				}
			case 8:
				Intersect(s, &rows[b])
				for i := range m {
					if !models[b][i] {
						delete(m, i)
					}
				}
			case 9:
				in := maps.Clone(models[c])
				UnionDifference(s, &rows[b], &rows[c])
				for i := range models[b] {
					if !in[i] {
						m[i] = true
					}
				}
			case 10:
				*s, m = rows[b], maps.Clone(models[b])
				models[a] = m
			case 11:
				*s, m = Empty(), model{}
				models[a] = m
			}
			want := m.members()
			var up, down []int32
			Each(s, func(i int32) { up = append(up, i) })
			eachDown(s.root, s.level, s.base, func(i int32) { down = append(down, i) })
			slices.Reverse(down)
			if !slices.Equal(up, want) || !slices.Equal(down, want) {
				t.Fatalf("seed %d, operation %d: %d and %d members, want %d", seed, op, len(up), len(down), len(want))
			}
			var before []int32
			Each(&copied, func(i int32) { before = append(before, i) })
			if !slices.Equal(before, was) {
				t.Fatalf("seed %d: a copy has changed", seed)
			}
			if IsEmpty(s) != (len(want) == 0) || Count(s) != len(want) || len(want) > 0 && Last(s) != want[len(want)-1] {
				t.Fatalf("seed %d, operation %d: emptiness or the last member of %d", seed, op, len(want))
			}
			subset, disjoint := true, true
			for i := range m {
				subset, disjoint = subset && models[b][i], disjoint && !models[b][i]
			}
			if Subset(s, &rows[b]) != subset || Disjoint(s, &rows[b]) != disjoint || Disjoint(&rows[b], s) != disjoint {
				t.Fatalf("seed %d: a comparison of sets with %d and %d members", seed, len(m), len(models[b]))
			}
			for range 5 {
				if i := number(); Has(s, i) != m[i] {
					t.Fatalf("seed %d: %d is a member: %t", seed, i, !m[i])
				}
			}
		}
	}
}

// TestShared adds numbers one by one, and keeps what was between: ranges that are full take no memory, and neither does what two sets have in common.
func TestShared(t *testing.T) {
	var s Row
	for i := range int32(1 << 14) {
		Add(&s, i)
	}
	if s.root != full {
		t.Error("a set of all numbers of a range is not full")
	}
	whole := s
	Add(&s, 1<<14+5)
	Union(&s, &whole)
	if got := s.below(0, 2); got != full {
		t.Error("a full part is not shared")
	}
	Remove(&s, 77)
	Add(&s, 77)
	if got := s.below(0, 2); got != full {
		t.Error("a part that is full again is not")
	}
	other := s
	Add(&other, 1<<16)
	was := other.root
	if Union(&other, &s); other.root != was {
		t.Error("the union with a subset is another set")
	}
}

// TestRelation compares a relation with paths.
func TestRelation(t *testing.T) {
	const n = 14
	place := func(i int) int32 { return int32(i) * 301 }
	r := rand.New(rand.NewPCG(2, 3))
	x := &Relation{Rows: make([]Row, n*301)}
	var all Row
	for i := range n {
		Add(&all, place(i))
	}
	type point struct {
		edges int
		mark  int32
	}
	var edges [][2]int
	var points []point
	for range 3000 {
		switch r.IntN(8) {
		case 0:
			points = append(points, point{len(edges), x.Mark()})
		case 1, 2:
			if k := len(points) - 1; k >= 0 {
				x.Rollback(points[k].mark)
				edges, points = edges[:points[k].edges], points[:k]
			}
		case 3:
			if r.IntN(20) == 0 {
				points = nil
				x.Forget()
			}
		default:
			from, to := r.IntN(n), r.IntN(n)
			if from >= to { // without cycles
				continue
			}
			edges = append(edges, [2]int{from, to})
			var row Row
			x.Follow(&row, place(from))
			x.Extend(place(to), &row, &all)
		}
		var before [n][n]bool
		for _, e := range edges {
			before[e[1]][e[0]] = true
		}
		for k := range n {
			for i := range n {
				for j := range n {
					before[i][j] = before[i][j] || before[i][k] && before[k][j]
				}
			}
		}
		var some, want Row
		for i := range n {
			if r.IntN(3) == 0 {
				Add(&some, place(i))
			}
		}
		x.FollowAll(&want, &some)
		if row := x.Closure(&some); !Subset(&row, &want) || !Subset(&want, &row) {
			t.Fatal("a closure is not what comes before")
		}
		for i := range n {
			for j := range n {
				if Has(&x.Rows[place(i)], place(j)) != before[i][j] {
					t.Fatalf("%d before %d: %t, edges %v", j, i, !before[i][j], edges)
				}
			}
		}
	}
}

// TestThreads compares sets of threads with maps.
func TestThreads(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	var s, u Threads
	m := model{}
	for range 20_000 {
		k := uint16(r.IntN(MaxThreads))
		if r.IntN(3) == 0 {
			k = uint16(r.IntN(4)) * 64
		}
		switch {
		case r.IntN(200) == 0:
			s, m = Threads{}, model{}
		case r.IntN(2) == 0:
			s.Add(k)
			m[int32(k)] = true
		default:
			s.Remove(k)
			delete(m, int32(k))
		}
		if r.IntN(10) == 0 {
			u = s
			u.Add(k)
		}
		if s.Has(k) != m[int32(k)] || s.IsEmpty() != (len(m) == 0) || s.Several() != (len(m) > 1) {
			t.Fatal("a set of threads is not what it should be")
		}
		if r.IntN(50) != 0 {
			continue
		}
		var got []int32
		subset := true
		for b := s; !b.IsEmpty(); b = b.Rest() {
			got = append(got, int32(b.First()))
			subset = subset && u.Has(uint16(b.First()))
		}
		if !slices.Equal(got, m.members()) || s.Subset(u) != subset {
			t.Fatalf("threads %v, want %v", got, m.members())
		}
	}
}
