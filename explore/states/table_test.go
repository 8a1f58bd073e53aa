package states

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestTable compares a table with a map.
func TestTable(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	var table table
	ids, used := map[uint64]uint32{}, map[uint32]bool{}
	for range 100_000 {
		key := r.Uint64N(40_000) << r.IntN(3)
		id, fresh := table.add(key)
		if was, ok := ids[key]; ok == fresh || ok && was != id || fresh && used[id] || table.key(id) != key {
			t.Fatalf("key %d has number %d, new: %v; it had %d, %v, and the number has key %d", key, id, fresh, was, ok, table.key(id))
		}
		ids[key], used[id] = id, true
	}
	n := 0
	for _, size := range table.sizes() {
		n += int(size)
	}
	if n != len(ids) {
		t.Errorf("%d keys, want %d", n, len(ids))
	}
}

// TestVector compares numbers of vectors with the vectors: equal if and only if they are equal but for zeros at their
// ends. Changes are taken back, and vectors are found again by their numbers.
func TestVector(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	var n nodes
	v, plain := newVector(&n), []uint32{}
	roots, contents := map[string]uint32{}, map[uint32]string{}
	text := func(leaves []uint32) string {
		for len(leaves) > 0 && leaves[len(leaves)-1] == 0 {
			leaves = leaves[:len(leaves)-1]
		}
		b := []byte{}
		for _, x := range leaves {
			b = append(b, byte(x))
		}
		return string(b)
	}
	var all []uint32
	for range 20_000 {
		was := slices.Clone(plain)
		limit := 1 + r.IntN(1+r.IntN(40))
		for range 1 + r.IntN(3) {
			i, x := r.IntN(limit), uint32(r.IntN(3))
			for i >= len(plain) {
				plain = append(plain, 0)
			}
			plain[i] = x
			v.set(&n, i, x)
		}
		key := text(plain)
		if root, ok := roots[key]; ok && root != v.root() {
			t.Fatalf("%v has the numbers %d and %d", plain, root, v.root())
		}
		if c, ok := contents[v.root()]; ok && c != key {
			t.Fatalf("%v and %v have the number %d", []byte(c), plain, v.root())
		}
		roots[key], contents[v.root()] = v.root(), key
		all = append(all, v.root())
		switch r.IntN(4) {
		case 0:
			v.keep()
		case 1:
			root := all[r.IntN(len(all))]
			v.keep()
			v.load(&n, root, func(i int, leaf uint32) {
				for i >= len(plain) {
					plain = append(plain, 0)
				}
				plain[i] = leaf
			})
			if text(plain) != contents[root] || v.root() != root {
				t.Fatalf("%d is loaded as %v, want %v", root, plain, []byte(contents[root]))
			}
		default:
			v.undo()
			plain = was
			if got := v.root(); got != roots[text(plain)] && text(plain) != "" {
				t.Fatalf("%v has the number %d after a change was taken back, want %d", plain, got, roots[text(plain)])
			}
		}
	}
}

// TestComponents compares the components of graphs with reachability.
func TestComponents(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	for range 2_000 {
		n := 1 + r.IntN(8)
		next := make([][]uint32, n)
		for range r.IntN(2 * n) {
			from := r.IntN(n)
			next[from] = append(next[from], uint32(r.IntN(n)))
		}
		var reach [8][8]bool
		for i := range n {
			reach[i][i] = true
			for _, k := range next[i] {
				reach[i][k] = true
			}
		}
		for k := range n {
			for i := range n {
				for j := range n {
					reach[i][j] = reach[i][j] || reach[i][k] && reach[k][j]
				}
			}
		}
		number, found := make([]int, n), 0
		components(n, func(v uint32) []uint32 { return next[v] }, func() bool { return false }, func(members []uint32) {
			found++
			for _, v := range members {
				number[v] = found
				for _, w := range next[v] {
					if number[w] == 0 && !slices.Contains(members, w) {
						t.Fatalf("%v: the component of %d comes before that of %d", next, v, w)
					}
				}
			}
		})
		for i := range n {
			for j := range n {
				if (number[i] == number[j]) != (reach[i][j] && reach[j][i]) {
					t.Fatalf("%v: %d and %d are in components %d and %d", next, i, j, number[i], number[j])
				}
			}
		}
	}
}
