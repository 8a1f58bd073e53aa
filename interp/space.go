package interp

import (
	"encoding/binary"
	"fmt"
	"sort"
	"sync"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// The address space. Static memory, functions and thread-local variables lie below. Addresses have 47 bits, as those of processes on 64-bit machines: programs keep
// tags and counters in the bits above. Three of them tell memory apart:
//
//	1  private memory   [1][thread 8][offset 36]
//	2  heap             [2][thread 8][number 12][k 6][offset 18]
//	3  stack            [3][thread 8][number 8][k 10][offset 18]
//	4  heap, too        [4][thread 4][number 16][k 6][offset 18]
//
// The few objects that do not fit, of 128 KiB and more, or of many threads or with high numbers, have addresses of 64 bits, of which the two on top tell memory apart:
//
//	1  private memory   [1][thread 12][offset 50]
//	2  heap             [2][thread 12][number 16][k 6][offset 28]
//	3  stack            [3][thread 12][number 12][k 10][offset 28]
//
// A heap or stack object begins 64 KiB into its slot, so that accesses before
// its start are recognised. The number of a heap object counts the allocations
// of its thread, that of a stack object the objects alive below it. k tells
// apart the different objects that have the same number: in different
// executions or, on the stack, one after the other. Targets of 32 bits get
// dense addresses instead.
const (
	kindPrivate = 1
	kindHeap    = 2
	kindStack   = 3
	manyOnHeap  = 4 // no kind of objects, but of addresses

	kindShift = 44 // of addresses of 47 bits
	farShift  = 62 // of those of 64

	slotShift    = 18
	farSlotShift = 28

	objectStart = 64 << 10
	objectLimit = 1<<farSlotShift - 2*objectStart
	smallLimit  = 1<<slotShift - 2*objectStart // of objects in slots of addresses of 47 bits

	privateBits = 36 // of offsets in private memory

	heapBits  = 6  // of k
	stackBits = 10 // of k

	private32 = 0x80000000
	dense32   = 0xa0000000
)

// objectKey is the identity of an object.
type objectKey struct {
	kind   uint8 // 0 for an instance of a thread-local variable, which lies where static memory does
	zero   bool
	thread uint32
	number uint32
	size   uint64
	name   string         // of a variable
	symbol *llvmir.Symbol // its declaration, if that is known
	site   event.SiteID   // of an allocation on the heap
	owner  uint64         // of an allocation on the heap: address of the object that it belongs to, 0 for none
	mapped bool           // a mapping of memory, which the heap does not take back
	local  *global        // the thread-local variable that it is an instance of, nil if it is none; see locals.go
}

// heapKey is the identity of a block on the heap; see __gomc_alloc in models/c/models.h.
func heapKey(thread, number uint32, size, zero uint64, site event.SiteID) objectKey {
	const mapping = 2
	key := objectKey{kind: kindHeap, zero: zero != 0, thread: thread, number: number, size: size, site: site, mapped: zero == mapping}
	if zero > mapping {
		key.owner = zero
	}
	return key
}

// object is memory with a lifetime.
type object struct {
	objectKey
	addr  uint64
	words []event.Loc
}

// location is an aligned word of shared memory.
type location struct {
	addr uint64
	obj  event.Obj
}

// space numbers objects and locations.
type space struct {
	p       *Program
	mu      sync.RWMutex
	objects []object // by event.Obj; 0 is static memory
	keys    map[objectKey]event.Obj
	slots   map[uint64]event.Obj // by address without the offset
	used    map[uint64]int       // k's used of a slot
	locs    []location
	byAddr  map[uint64]event.Loc
	next32  uint64
	sorted  []event.Obj // 32 bits: by address
}

func (s *space) init(p *Program) {
	s.p = p
	s.objects = make([]object, 1)
	s.keys = map[objectKey]event.Obj{}
	s.slots = map[uint64]event.Obj{}
	s.used = map[uint64]int{}
	s.byAddr = map[uint64]event.Loc{}
	s.next32 = dense32
}

func (p *Program) localBase() uint64 {
	if p.ptrBits == 32 {
		return 0x60000000
	}
	return 0x600000000000
}

// localShift is how many bits of an address number the bytes of the instance
// of a thread.
func (p *Program) localShift() uint {
	if p.ptrBits == 32 {
		return 17
	}
	return 28
}

// privateBase is where the private memory of a thread begins.
func (p *Program) privateBase(thread uint32) uint64 {
	switch {
	case p.ptrBits == 32:
		return private32
	case thread < 1<<8:
		return kindPrivate<<kindShift | uint64(thread)<<privateBits | objectStart
	}
	return kindPrivate<<farShift | uint64(thread)<<50 | objectStart
}

func (p *Program) isPrivate(addr uint64) bool {
	if p.ptrBits == 32 {
		return addr >= private32 && addr < dense32
	}
	return addr>>kindShift == kindPrivate || addr>>farShift == kindPrivate
}

// isPrivateOf reports whether an address in private memory is in that of a thread, as far as addresses tell.
func (p *Program) isPrivateOf(addr uint64, thread uint32) bool {
	switch {
	case p.ptrBits == 32:
		return true
	case addr>>kindShift == kindPrivate:
		return uint32(addr>>privateBits&(1<<8-1)) == thread
	}
	return uint32(addr>>50&(1<<12-1)) == thread
}

// isObject reports whether an address is where objects on the heap and on the stack are.
func (p *Program) isObject(addr uint64) bool {
	if p.ptrBits == 32 {
		return addr >= dense32
	}
	k := addr >> kindShift
	return k == kindHeap || k == kindStack || k == manyOnHeap || addr>>farShift >= kindHeap
}

// object returns the number and address of an object.
func (s *space) object(key objectKey) (event.Obj, uint64, string) {
	s.mu.RLock()
	o, ok := s.keys[key]
	if ok {
		addr := s.objects[o].addr
		s.mu.RUnlock()
		return o, addr, ""
	}
	s.mu.RUnlock()
	s.mu.Lock()
	defer s.mu.Unlock()
	if o, ok := s.keys[key]; ok {
		return o, s.objects[o].addr, ""
	}
	full := key
	if s.crowded(key) {
		key.site, key.symbol = 0, nil
		if o, ok := s.keys[key]; ok {
			s.keys[full] = o
			return o, s.objects[o].addr, ""
		}
	}
	addr, what := s.place(key)
	if what != "" {
		return 0, 0, what
	}
	o = event.Obj(len(s.objects))
	s.objects = append(s.objects, object{objectKey: key, addr: addr})
	s.keys[key], s.keys[full] = o, o
	switch {
	case key.local != nil:
	case s.p.ptrBits == 32:
		s.sorted = append(s.sorted, o)
	default:
		s.slots[slotAt(addr)] = o
	}
	return o, addr, ""
}

// crowded reports whether there are so many objects with the number of a key that others are told apart by their sizes only, and not by their places in the source.
func (s *space) crowded(key objectKey) bool {
	if s.p.ptrBits == 32 || key.local != nil {
		return false
	}
	slot, _ := slotOf(key)
	return s.used[slot] >= 1<<(bitsOf(key.kind)-1)
}

// bitsOf is how many bits of an address k has.
func bitsOf(kind uint8) uint {
	if kind == kindStack {
		return stackBits
	}
	return heapBits
}

// slotOf is the address of the objects of a key without k, and how far k is shifted.
func slotOf(key objectKey) (slot uint64, shift uint) {
	kBits := bitsOf(key.kind)
	near := func(kind uint8, threadBits uint) bool {
		slot = uint64(kind)<<kindShift | uint64(key.thread)<<(kindShift-threadBits) | uint64(key.number)<<(slotShift+kBits)
		return key.size <= smallLimit && key.thread < 1<<threadBits && uint64(key.number) < 1<<(kindShift-threadBits-slotShift-kBits)
	}
	if near(key.kind, 8) || key.kind == kindHeap && near(manyOnHeap, 4) {
		return slot, slotShift
	}
	return uint64(key.kind)<<farShift | uint64(key.thread)<<50 | uint64(key.number)<<(farSlotShift+kBits), farSlotShift
}

// slotAt numbers the slot that an address is in.
func slotAt(addr uint64) uint64 {
	if addr>>farShift == 0 {
		return addr >> slotShift
	}
	return addr >> farSlotShift
}

// place gives a new object its address.
func (s *space) place(key objectKey) (addr uint64, what string) {
	if key.local != nil {
		return s.p.instance(key.local.addr, key.thread), ""
	}
	if key.size > objectLimit {
		return 0, fmt.Sprintf("object of %d bytes", key.size)
	}
	if s.p.ptrBits == 32 {
		align := uint64(16)
		if key.mapped {
			align = 4096
		}
		addr = (s.next32 + redZone + align - 1) &^ (align - 1)
		if addr+key.size >= 1<<32-redZone {
			return 0, "more memory than 32 bits address"
		}
		s.next32 = addr + key.size
		return addr, ""
	}
	kBits := bitsOf(key.kind)
	if key.thread >= 1<<12 || key.number >= 1<<(22-kBits) {
		return 0, "so many allocations"
	}
	slot, shift := slotOf(key)
	k := s.used[slot]
	if k == 1<<kBits {
		return 0, "an allocation with so many different sizes"
	}
	s.used[slot] = k + 1
	return slot | uint64(k)<<shift | objectStart, ""
}

// find returns the object that an address belongs or is nearest to.
func (s *space) find(addr uint64) (event.Obj, bool) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	if s.p.ptrBits != 32 {
		o, ok := s.slots[slotAt(addr)]
		return o, ok
	}
	lo, hi := 0, len(s.sorted)
	for lo < hi {
		if m := (lo + hi) / 2; s.objects[s.sorted[m]].addr > addr {
			hi = m
		} else {
			lo = m + 1
		}
	}
	if lo == 0 {
		return 0, false
	}
	return s.sorted[lo-1], true
}

func (s *space) get(o event.Obj) object {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.objects[o]
}

// loc numbers the word that an address lies in.
func (s *space) loc(addr uint64, obj event.Obj) event.Loc {
	addr &^= 7
	s.mu.RLock()
	l, ok := s.byAddr[addr]
	s.mu.RUnlock()
	if ok {
		return l
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if l, ok := s.byAddr[addr]; ok {
		return l
	}
	l = event.Loc(len(s.locs))
	s.locs = append(s.locs, location{addr, obj})
	s.byAddr[addr] = l
	if obj != event.NoObj {
		s.objects[obj].words = append(s.objects[obj].words, l)
	}
	return l
}

// Word returns the initial content of a location.
func (p *Program) Word(l event.Loc) event.Bits {
	p.space.mu.RLock()
	defer p.space.mu.RUnlock()
	never := event.Bits{Undef: ^uint64(0)}
	if l < 0 || int(l) >= len(p.space.locs) {
		return never
	}
	at := p.space.locs[l]
	if at.obj != event.NoObj && p.space.objects[at.obj].local == nil {
		if p.space.objects[at.obj].zero {
			return event.Bits{}
		}
		return never
	}
	return p.initial(at.addr)
}

// initial returns the initial content of a word of static memory.
func (p *Program) initial(addr uint64) event.Bits {
	g, offset := p.staticAt(addr)
	if g == nil || offset+8 > uint64(len(g.image)) {
		return event.Bits{}
	}
	return event.Defined(binary.LittleEndian.Uint64(g.image[offset:]))
}

// Words returns the locations of an object.
func (p *Program) Words(o event.Obj) []event.Loc {
	p.space.mu.RLock()
	defer p.space.mu.RUnlock()
	if o <= 0 || int(o) >= len(p.space.objects) {
		return nil
	}
	return p.space.objects[o].words[:len(p.space.objects[o].words):len(p.space.objects[o].words)]
}

// Revives reports whether an object is a variable, whose memory the next call of its function uses again, or a block on the heap that may be
// handed out again.
func (p *Program) Revives(o event.Obj) bool {
	if o == event.NoObj {
		return false
	}
	obj := p.space.get(o)
	return obj.kind == kindStack || obj.local == nil && p.mayHappen(event.ReusedAddress)
}

// template returns the address that a thread-local variable has in constants,
// and the thread whose instance an address names.
func (p *Program) template(addr uint64) (at uint64, thread uint32, ok bool) {
	base, shift := p.localBase(), p.localShift()
	if addr < base || p.ptrBits == 32 && addr >= private32 || addr >= base+1<<(shift+13) || len(p.locals) == 0 {
		return 0, 0, false
	}
	n := (addr - base) >> shift
	return base + (addr-base)&(1<<shift-1), uint32(n) - 1, n > 0
}

// staticAt finds the global at an address, whose offset may be beyond its end.
func (p *Program) staticAt(addr uint64) (*global, uint64) {
	list := p.globals
	if at, _, ok := p.template(addr); ok {
		list, addr = p.locals, at
	}
	g, _ := globalAt(list, addr)
	if g == nil {
		return nil, 0
	}
	return g, addr - g.addr
}

// globalAfter finds the first global behind an address.
func (p *Program) globalAfter(addr uint64) *global {
	if i := sort.Search(len(p.globals), func(i int) bool { return p.globals[i].addr > addr }); i < len(p.globals) {
		return p.globals[i]
	}
	return nil
}

// place describes what an address refers to.
type place struct {
	obj      event.Obj
	global   *global
	private  bool
	constant bool
	unknown  string // why the content cannot be known
}

// resolve finds what an access of n bytes touches. what says why it is an
// error.
func (p *Program) resolve(addr uint64, n uint64) (at place, what string) {
	switch {
	case addr < nullLimit:
		return at, "null pointer dereference" + beyondNull(addr)
	case p.isPrivate(addr):
		return place{private: true}, ""
	case p.isObject(addr):
		o, ok := p.space.find(addr)
		if !ok {
			return at, fmt.Sprintf("access through the invalid pointer %#x", addr)
		}
		obj := p.space.get(o)
		if offset := addr - obj.addr; offset > obj.size || n > obj.size-offset {
			return at, outOfBounds(addr, n, obj.addr, obj.size, p.objectName(o))
		}
		return place{obj: o}, ""
	case addr>>8 == poison>>8:
		return at, "access through an uninitialised pointer"
	}
	g, offset := p.staticAt(addr)
	if g == nil || offset > g.size+1<<20 {
		if p.functionAt(addr) != nil {
			return at, "access to the code of a function"
		}
		return at, fmt.Sprintf("access through the invalid pointer %#x", addr)
	}
	if offset > g.size || n > g.size-offset {
		if after := p.globalAfter(addr); after != nil && offset > g.size && after.addr-addr < offset-g.size {
			g, offset = after, addr-after.addr
		}
		return at, outOfBounds(addr, n, addr-offset, g.size, p.globalName(g))
	}
	return place{obj: p.localAt(g, addr), global: g, constant: g.constant && !g.local, unknown: g.unknown}, ""
}

// poison is the value of uninitialised pointers.
const poison = 0x00bad000

func beyondNull(addr uint64) string {
	if addr == 0 {
		return ""
	}
	return fmt.Sprintf(" (offset %d)", addr)
}

func outOfBounds(addr, n, base, size uint64, name string) string {
	if int64(addr-base) < 0 {
		return fmt.Sprintf("access of %d bytes, %d before the start of %s", n, base-addr, name)
	}
	return fmt.Sprintf("access of %d bytes at offset %d of %s, which has %d bytes", n, addr-base, name, size)
}

// byteMask is the mask of an access within its word.
func byteMask(addr uint64, n uint8) uint8 {
	return uint8((1<<n - 1) << (addr & 7))
}
