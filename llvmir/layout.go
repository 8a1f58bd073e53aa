package llvmir

import (
	"fmt"
	"strconv"
	"strings"
	"sync"

	"github.com/llir/llvm/ir/types"
)

// Layout is the data layout of the target: sizes and alignments in bytes.
type Layout struct {
	// PointerSize is the size of a pointer: 8, or 4 for 32-bit targets.
	PointerSize uint64
	// BigEndian tells that the most significant byte comes first.
	BigEndian bool

	pointerAlign   uint64
	aggregateAlign uint64
	ints           []sizeAlign // by ascending size
	floats         map[uint64]uint64
	vectors        map[uint64]uint64
	structs        sync.Map // of structLayout, by *types.StructType
}

// structLayout is where the fields of a structure are.
type structLayout struct {
	offsets     []uint64
	size, align uint64
}

type sizeAlign struct{ bits, align uint64 }

// parseLayout reads a target datalayout; the defaults are those of LLVM.
func parseLayout(s string) (*Layout, error) {
	l := &Layout{
		PointerSize: 8, pointerAlign: 8, aggregateAlign: 1,
		ints:    []sizeAlign{{1, 1}, {8, 1}, {16, 2}, {32, 4}, {64, 4}},
		floats:  map[uint64]uint64{16: 2, 32: 4, 64: 8, 128: 16},
		vectors: map[uint64]uint64{64: 8, 128: 16},
	}
	if s == "" {
		l.setInt(64, 8)
		return l, nil
	}
	for _, spec := range strings.Split(s, "-") {
		if spec == "" {
			continue
		}
		parts := strings.Split(spec[1:], ":")
		nums := make([]uint64, len(parts))
		for i, part := range parts {
			nums[i], _ = strconv.ParseUint(part, 10, 32)
		}
		align := uint64(0)
		if len(nums) > 1 {
			align = nums[1] / 8
		}
		switch spec[0] {
		case 'E':
			l.BigEndian = true
		case 'p':
			if nums[0] != 0 {
				continue // another address space
			}
			if len(nums) < 3 || nums[1] != 32 && nums[1] != 64 {
				return nil, fmt.Errorf("pointers of %q in the data layout; gomc knows 32 and 64 bits", spec)
			}
			l.PointerSize, l.pointerAlign = nums[1]/8, max(nums[2]/8, 1)
		case 'i':
			if align > 0 {
				l.setInt(nums[0], align)
			} else if nums[0] > 0 {
				l.setInt(nums[0], 1)
			}
		case 'f':
			l.floats[nums[0]] = max(align, 1)
		case 'v':
			l.vectors[nums[0]] = max(align, 1)
		case 'a':
			l.aggregateAlign = max(align, 1)
		}
	}
	return l, nil
}

func (l *Layout) setInt(bits, align uint64) {
	i := 0
	for i < len(l.ints) && l.ints[i].bits < bits {
		i++
	}
	if i < len(l.ints) && l.ints[i].bits == bits {
		l.ints[i].align = align
		return
	}
	l.ints = append(l.ints, sizeAlign{})
	copy(l.ints[i+1:], l.ints[i:])
	l.ints[i] = sizeAlign{bits, align}
}

// Bits returns the size of a first-class scalar or vector in bits.
func (l *Layout) Bits(t types.Type) uint64 {
	switch t := t.(type) {
	case *types.IntType:
		return t.BitSize
	case *types.PointerType:
		return l.PointerSize * 8
	case *types.VectorType:
		return t.Len * l.Bits(t.ElemType)
	case *types.FloatType:
		switch t.Kind {
		case types.FloatKindHalf:
			return 16
		case types.FloatKindFloat:
			return 32
		case types.FloatKindDouble:
			return 64
		case types.FloatKindX86_FP80:
			return 80
		}
		return 128
	case *types.MMXType:
		return 64
	}
	return l.Size(t) * 8
}

// StoreSize returns how many bytes a load or store of the type touches.
func (l *Layout) StoreSize(t types.Type) uint64 {
	switch t.(type) {
	case *types.StructType, *types.ArrayType:
		return l.Size(t)
	}
	return (l.Bits(t) + 7) / 8
}

// Size returns how far apart the elements of an array of the type are.
func (l *Layout) Size(t types.Type) uint64 {
	switch t := t.(type) {
	case *types.ArrayType:
		return t.Len * l.Size(t.ElemType)
	case *types.StructType:
		_, size, _ := l.Struct(t)
		return size
	case *types.VoidType, *types.FuncType, *types.LabelType, *types.TokenType, *types.MetadataType:
		return 0
	}
	return roundUp((l.Bits(t)+7)/8, l.Align(t))
}

// Align returns the alignment that the ABI gives to the type.
func (l *Layout) Align(t types.Type) uint64 {
	switch t := t.(type) {
	case *types.IntType:
		for _, s := range l.ints {
			if s.bits >= t.BitSize {
				return s.align
			}
		}
		return l.ints[len(l.ints)-1].align
	case *types.PointerType:
		return l.pointerAlign
	case *types.FloatType:
		bits := l.Bits(t)
		if a, ok := l.floats[bits]; ok {
			return a
		}
		return powerOfTwo((bits + 7) / 8)
	case *types.MMXType:
		return 8
	case *types.VectorType:
		bits := l.Bits(t)
		if a, ok := l.vectors[bits]; ok {
			return a
		}
		return powerOfTwo((bits + 7) / 8)
	case *types.ArrayType:
		return l.Align(t.ElemType)
	case *types.StructType:
		_, _, align := l.Struct(t)
		return align
	}
	return 1
}

// Struct returns the offsets of the fields, the size and the alignment. The offsets
// must not be changed.
func (l *Layout) Struct(t *types.StructType) (offsets []uint64, size, align uint64) {
	// It is remembered: the size and the alignment of each field ask for it again.
	s, ok := l.structs.Load(t)
	if !ok {
		offsets, size, align := l.layOut(t)
		s, _ = l.structs.LoadOrStore(t, &structLayout{offsets, size, align})
	}
	r := s.(*structLayout)
	return r.offsets, r.size, r.align
}

func (l *Layout) layOut(t *types.StructType) (offsets []uint64, size, align uint64) {
	align = 1
	if !t.Packed {
		align = l.aggregateAlign
	}
	for _, f := range t.Fields {
		if !t.Packed {
			a := l.Align(f)
			align = max(align, a)
			size = roundUp(size, a)
		}
		offsets = append(offsets, size)
		size += l.Size(f)
	}
	return offsets, roundUp(size, align), align
}

func roundUp(n, align uint64) uint64 { return (n + align - 1) / align * align }

func powerOfTwo(n uint64) uint64 {
	p := uint64(1)
	for p < n && p < 1<<32 {
		p <<= 1
	}
	return p
}
