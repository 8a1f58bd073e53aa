package tape

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTape makes all combinations of choices whose numbers depend on those made before, each once.
func TestTape(t *testing.T) {
	var got [][]int
	var tp Tape
	for more := true; more; more = tp.Next() {
		made := []int{tp.Pick(3)}
		for range made[0] { // none, one or two more
			made = append(made, tp.Pick(2))
		}
		got = append(got, made)
	}
	want := [][]int{{0}, {1, 0}, {1, 1}, {2, 0, 0}, {2, 0, 1}, {2, 1, 0}, {2, 1, 1}}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}
