package set

import (
	"math/rand/v2"
	"testing"
)

// TestRelation lets numbers come before others at random, takes that back, and compares the rows with what paths say.
func TestRelation(t *testing.T) {
	relate[[1]uint64](t)
	relate[[4]uint64](t)
}

func relate[S Set](t *testing.T) {
	const n = 12
	place := func(i int) int32 { return int32(i) * (Capacity[S]() - 1) / (n - 1) } // over all words
	r := rand.New(rand.NewPCG(2, uint64(Capacity[S]())))
	x := &Relation[S]{Rows: make([]S, Capacity[S]())}
	var all S
	for i := range n {
		Add(&all, place(i))
	}
	type edge struct{ from, to int }
	type point struct {
		edges int
		mark  int32
	}
	var edges []edge
	var points []point
	for range 3000 {
		switch r.IntN(8) {
		case 0:
			points = append(points, point{len(edges), x.Mark()})
		case 1, 2:
			if k := len(points); k > 0 {
				p := points[k-1]
				points, edges = points[:k-1], edges[:p.edges]
				x.Rollback(p.mark)
			}
		case 3:
			if r.IntN(20) == 0 {
				points = points[:0]
				x.Forget()
			}
		default:
			e := edge{r.IntN(n), r.IntN(n)}
			if e.from >= e.to { // without cycles
				continue
			}
			edges = append(edges, e)
			var one, row S
			Add(&one, place(e.from))
			x.FollowAll(&row, &one)
			x.Extend(place(e.to), &row, &all)
		}
		var before [n][n]bool
		for _, e := range edges {
			before[e.to][e.from] = true
		}
		for k := range n {
			for i := range n {
				for j := range n {
					before[i][j] = before[i][j] || before[i][k] && before[k][j]
				}
			}
		}
		var some, want S
		for i := range n {
			if r.IntN(3) == 0 {
				Add(&some, place(i))
			}
		}
		x.FollowAll(&want, &some)
		if row := x.Closure(&some); row != want {
			t.Fatalf("%v come before %v, not %v", want, some, row)
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
