package trust

import "testing"

// TestSlots looks at where the events of a thread have their numbers: each at a place of its own, in ranges that come one after the other and are filled from the first place on.
func TestSlots(t *testing.T) {
	last, size, at := 0, int32(smallest), int32(-1)
	for pos := range int32(5 * largest) {
		k, s, a := rangeOf(pos)
		switch {
		case k == last && s == size && a == at+1 && a < s:
		case k == last+1 && at == size-1 && a == 0 && s >= size && s <= min(2*size, largest):
		default:
			t.Fatalf("event %d has place %d in range %d of %d, after place %d in range %d of %d", pos, a, k, s, at, last, size)
		}
		last, size, at = k, s, a
	}
}
