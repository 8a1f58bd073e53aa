package set

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestSets does random things to sets, and compares them with maps.
func TestSets(t *testing.T) {
	compare[[1]uint64](t)
	compare[[4]uint64](t)
	compare[[256]uint64](t)
}

func compare[S Set](t *testing.T) {
	r := rand.New(rand.NewPCG(1, uint64(Capacity[S]())))
	sets, models := [2]S{}, [2]map[int32]bool{{}, {}}
	for range 20000 {
		k := r.IntN(2)
		s, o, m, n := &sets[k], &sets[1-k], models[k], models[1-k]
		i := r.Int32N(Capacity[S]())
		if r.IntN(2) == 0 {
			i = r.Int32N(8) // so that sets meet
		}
		absent := func(j int32, _ bool) bool { return !n[j] }
		switch r.IntN(12) {
		case 0:
			Union(s, o)
			maps.Copy(m, n)
		case 1:
			Subtract(s, o)
			maps.DeleteFunc(m, func(j int32, _ bool) bool { return n[j] })
		case 2:
			Intersect(s, o)
			maps.DeleteFunc(m, absent)
		case 3:
			*s = Empty[S]()
			clear(m)
		case 4, 5, 6:
			Remove(s, i)
			delete(m, i)
		default:
			Add(s, i)
			m[i] = true
		}
		var members []int32
		Each(s, func(j int32) { members = append(members, j) })
		least, subset, disjoint := int32(0), true, true
		for m[least] {
			least++
		}
		for j := range m {
			subset, disjoint = subset && n[j], disjoint && !n[j]
		}
		if !slices.Equal(members, slices.Sorted(maps.Keys(m))) || Has(s, i) != m[i] || IsEmpty(s) != (len(m) == 0) || Free(s) != least || Count(s) != len(m) ||
			Subset(s, o) != subset || Disjoint(s, o) != disjoint {
			t.Fatalf("%v is not %v", members, slices.Sorted(maps.Keys(m)))
		}
	}
}

// TestFull asks a full set for a free number.
func TestFull(t *testing.T) {
	var s [4]uint64
	for i := range Capacity[[4]uint64]() {
		Add(&s, i)
	}
	if Free(&s) != Capacity[[4]uint64]() {
		t.Error("a full set has a free number")
	}
}
