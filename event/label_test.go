package event

import "testing"

func TestWordMask(t *testing.T) {
	for mask := range 256 {
		var want uint64
		for i := range 8 {
			if mask>>i&1 != 0 {
				want |= 0xff << (8 * i)
			}
		}
		if got := WordMask(uint8(mask)); got != want {
			t.Errorf("WordMask(%#x) = %#x, want %#x", mask, got, want)
		}
	}
}

// TestExtractInsert checks all accesses that lie within a word.
func TestExtractInsert(t *testing.T) {
	const word, value = 0x8877665544332211, 0xf0e1d2c3b4a59687
	for size := 1; size <= 8; size++ {
		for at := 0; at+size <= 8; at++ {
			l := &Label{Mask: uint8((1<<size - 1) << at)}
			low := ^uint64(0) >> (64 - 8*size)
			if got, want := l.Extract(word), word>>(8*at)&low; got != want {
				t.Errorf("%d bytes at %d: Extract is %#x, want %#x", size, at, got, want)
			}
			after := l.Insert(word, value)
			if got := l.Extract(after); got != value&low {
				t.Errorf("%d bytes at %d: Extract after Insert is %#x, want %#x", size, at, got, value&low)
			}
			if m := WordMask(l.Mask); after&^m != word&^m {
				t.Errorf("%d bytes at %d: Insert changes other bytes", size, at)
			}
		}
	}
}
