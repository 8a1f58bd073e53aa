package interp

import (
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/event"
)

// TestAddresses gives random objects addresses: each finds the object again, also from shortly before it and behind it, no two overlap, and those of objects as programs have them have 47 bits.
func TestAddresses(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 0))
	var s space
	s.init(&Program{ptrBits: 64})
	starts := map[uint64]event.Obj{}
	for range 20_000 {
		pick := func(few, many uint32) uint32 { return rnd.Uint32N([]uint32{few, many}[rnd.IntN(2)]) }
		key := objectKey{kind: uint8(kindHeap + rnd.IntN(2)), thread: pick(4, 1<<12), size: uint64(pick(64, 1<<18)), site: event.SiteID(rnd.IntN(5))}
		key.number = pick(8, 1<<(22-bitsOf(key.kind)))
		o, addr, what := s.object(key)
		if what != "" {
			continue // there are so many of this number
		}
		if got := s.get(o); got.addr != addr || got.size != key.size || got.thread != key.thread || got.number != key.number || got.kind != key.kind {
			t.Fatalf("%+v is object %+v at %#x", key, got, addr)
		}
		if other, met := starts[addr]; met && other != o {
			t.Fatalf("two objects at %#x", addr)
		}
		starts[addr] = o
		for _, at := range []uint64{addr - objectStart, addr, addr + key.size, addr + key.size + objectStart - 1} {
			if got, ok := s.find(at); !ok || got != o || !s.p.isObject(at) || s.p.isPrivate(at) {
				t.Fatalf("%#x is in object %d, %v, not in that at %#x of %d bytes", at, got, ok, addr, key.size)
			}
		}
		limit := uint32(1 << 12)
		if key.kind == kindStack {
			limit = 1 << 8
		}
		few := key.thread < 1<<8 && key.number < limit || key.thread < 1<<4 && key.kind == kindHeap
		if near := few && key.size <= 128<<10; near != (addr < 1<<47) {
			t.Fatalf("%+v is at %#x", key, addr)
		}
	}
	if len(starts) < 10_000 {
		t.Errorf("%d objects only", len(starts))
	}
}

// TestPrivateAddresses looks at the private memory of threads.
func TestPrivateAddresses(t *testing.T) {
	p := &Program{ptrBits: 64}
	for thread := range uint32(1 << 12) {
		base := p.privateBase(thread)
		for _, at := range []uint64{base, base + 1<<35} {
			if !p.isPrivate(at) || p.isObject(at) || !p.isPrivateOf(at, thread) || p.isPrivateOf(at, thread+1) || p.isPrivateOf(at, thread^1<<8) {
				t.Fatalf("%#x, of thread %d", at, thread)
			}
		}
		if (base < 1<<47) != (thread < 1<<8) {
			t.Fatalf("the private memory of thread %d is at %#x", thread, base)
		}
	}
}
