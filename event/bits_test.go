package event

import "testing"

// TestStore checks which read-modify-writes write if they read undefined bits.
func TestStore(t *testing.T) {
	for _, c := range []struct {
		op      Op
		old     Bits
		want    Bits
		written bool
	}{
		{OpXchg, Bits{1, 2}, Bits{4, 8}, true},
		{OpXchg, Bits{1, 0}, Bits{4, 8}, true},
		{OpAdd, Bits{1, 2}, Bits{1, 2}, false},
		{OpCmpXchg, Bits{0, 2}, Bits{0, 2}, false},
		{OpCmpXchg, Bits{0, 0}, Bits{4, 8}, true},
		{OpCmpXchg, Bits{7, 0}, Bits{7, 0}, false},
		{OpMutexLock, Bits{0, 1}, Bits{0, 1}, false},
	} {
		l := &Label{Kind: RMW, Op: c.op, Mask: 0xff, Val: 4, Undef: 8}
		if got, written := l.Store(c.old, 0); got != c.want || written != c.written {
			t.Errorf("operation %d on %v: %v, %v", c.op, c.old, got, written)
		}
	}
	l := &Label{Mask: 0x0c}
	if got, want := l.Read(Bits{0x1111222200004444, 0xffff0000}), (Bits{0, 0xffff}); got != want {
		t.Errorf("read %v, want %v", got, want)
	}
}
