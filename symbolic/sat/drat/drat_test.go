package drat

import (
	"strings"
	"testing"
)

// TestWrongProofs: the checker finds out what is wrong.
func TestWrongProofs(t *testing.T) {
	right := "i 1 2 0\ni -1 2 0\ni 1 -2 0\ni -1 -2 0\n2 0\nd 1 2 0\n0\n"
	if _, err := Check(strings.NewReader(right), []int{}); err != nil {
		t.Error(err)
	}
	if _, err := Check(strings.NewReader("i 1 2 0\ni -3 1 0\n2 1 3 0\n"), []int{1, 2}); err != nil {
		t.Error(err)
	}
	for _, wrong := range []string{
		"i 1 2 0\ni -1 2 0\ni 1 -2 0\ni -1 -2 0\n0\n",   // not by unit propagation alone
		"i 1 2 0\ni -1 2 0\ni 1 -2 0\n2 0\n0\n",         // does not follow
		"i 1 2 0\ni -1 2 0\ni 1 -2 0\ni -1 -2 0\n2 0\n", // does not end
		"i 1 2 0\nd 1 3 0\ni 0\n",
		"i 1 2 0\nd 1 2 0\nd 1 2 0\ni 0\n",
		"i 1 2 0\nd 1 2 0\n1 2 3 0\ni 0\n", // uses what was deleted
		"1 2\ni 0\n",
		"1 x 0\ni 0\n",
	} {
		if _, err := Check(strings.NewReader(wrong), []int{}); err == nil {
			t.Errorf("accepted:\n%s", wrong)
		}
	}
}
