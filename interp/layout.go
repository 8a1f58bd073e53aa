package interp

import (
	"encoding/binary"
	"math"
	"math/big"
	"sort"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"

	"github.com/gomc/gomc/llvmir"
)

// unit is one module of the program: that of the user, or a model.
type unit struct {
	p        *Program
	mod      *llvmir.Module
	model    bool
	rust     string            // how the names of models of Rust's library begin, if the module is of Rust
	names    map[string]string // of functions and variables of that library: those of their models
	funcs    map[string]*ir.Func
	globals  map[string]*ir.Global
	aliases  map[string]*ir.Alias
	infos    map[*ir.Func]*escapeInfo
	targets  map[*ir.Func]*target
	static   map[*ir.Global]*global
	blockIDs map[*ir.Block]uint64
	declared map[*ir.Func]*function // without a body, whose address is taken
}

// global is a variable with static storage.
type global struct {
	name     string
	unit     *unit
	source   *ir.Global
	addr     uint64
	size     uint64
	constant bool
	local    bool // thread-local
	escapes  bool // thread-local, and other threads may come by its address
	image    []byte
	ready    bool   // the image is filled
	unknown  string // why the image cannot be known
	symbol   *llvmir.Symbol
}

// The regions of the address space. Heap and stack objects are in space.go.
const (
	nullLimit    = 4096
	functionBase = 0x400000
	staticBase   = 0x10000000
	staticLimit  = 1 << 30 // of its size
	redZone      = 64
	blockBase    = 0x300000 // addresses of labels
)

// place lays a global out.
func (p *Program) place(u *unit, g *ir.Global) {
	v := &global{name: g.Name(), unit: u, source: g, size: p.layout.Size(g.ContentType), constant: g.Immutable,
		local: g.TLSModel != enum.TLSModelNone, symbol: u.mod.GlobalSymbol(g)}
	align := max(uint64(g.Align), p.layout.Align(g.ContentType), 16)
	next := &p.nextStatic
	if v.local {
		next = &p.nextLocal
	}
	v.addr = (*next + redZone + align - 1) / align * align
	*next = v.addr + v.size
	u.static[g] = v
	if v.local {
		p.locals = append(p.locals, v)
	} else {
		p.globals = append(p.globals, v)
	}
}

// globalAt finds the global that an address belongs to, or the nearest one
// below it for messages.
func globalAt(list []*global, addr uint64) (g *global, inside bool) {
	i := sort.Search(len(list), func(i int) bool { return list[i].addr > addr })
	if i == 0 {
		return nil, false
	}
	g = list[i-1]
	return g, addr-g.addr < g.size
}

// fill computes the initial image of a global.
func (p *Program) fill(g *global) {
	if g.ready {
		return
	}
	if g.size > maxImage {
		refuse("global variable %s of %d bytes", g.name, g.size)
	}
	if _, zero := g.source.Init.(*constant.ZeroInitializer); zero && g.size > largeImage && !g.constant {
		return // Word gives zeros
	}
	g.image = make([]byte, (g.size+15)/8*8)
	defer func() {
		// What is not supported matters only if the variable is accessed.
		if r := recover(); r != nil {
			u, ok := r.(unsupported)
			if !ok {
				panic(r)
			}
			g.unknown = u.what + " in the initialiser of " + g.name
		}
	}()
	if g.source.Init != nil {
		g.unit.write(g.image, g.source.Init)
	}
}

const (
	maxImage   = 1 << 28
	largeImage = 1 << 16
)

// write stores a constant into memory.
func (u *unit) write(mem []byte, c constant.Constant) {
	switch c := c.(type) {
	case *constant.ZeroInitializer, *constant.Undef, *constant.Poison, *constant.Null:
		return
	case *constant.CharArray:
		copy(mem, c.X)
		return
	case *constant.Array:
		size := u.p.layout.Size(c.Typ.ElemType)
		for i, e := range c.Elems {
			u.write(mem[uint64(i)*size:], e)
		}
		return
	case *constant.Struct:
		offsets, _, _ := u.p.layout.Struct(c.Typ)
		for i, f := range c.Fields {
			u.write(mem[offsets[i]:], f)
		}
		return
	}
	if packed(c.Type()) {
		refuse("constant of type %v", c.Type())
	}
	leafs := u.p.leaves(c.Type())
	for i, w := range u.constant(c) {
		var buf [8]byte
		binary.LittleEndian.PutUint64(buf[:], w)
		copy(mem[leafs[i].offset:], buf[:leafs[i].bytes()])
	}
}

// constant evaluates a constant to its leaves.
func (u *unit) constant(c constant.Constant) []uint64 {
	switch c := c.(type) {
	case *constant.Int:
		return u.integer(c)
	case *constant.Float:
		if isLong(c.Typ) {
			return longBits(c)
		}
		return []uint64{floatBits(c)}
	case *constant.Null:
		return []uint64{0}
	case *constant.ZeroInitializer, *constant.Undef, *constant.Poison:
		return make([]uint64, len(u.p.leaves(c.Type())))
	case *constant.CharArray:
		list := make([]uint64, len(c.X))
		for i, b := range c.X {
			list[i] = uint64(b)
		}
		return list
	case *constant.Array:
		return u.concat(c.Elems)
	case *constant.Struct:
		return u.concat(c.Fields)
	case *constant.Vector:
		return u.concat(c.Elems)
	case *constant.Index:
		return u.constant(c.Constant)
	case *ir.Global:
		return []uint64{u.globalAddress(c)}
	case *ir.Func:
		return []uint64{u.functionAddress(c)}
	case *ir.Alias:
		if _, ok := u.mod.IFunc(c); ok {
			refuse("ifunc %s", c.Name())
		}
		return u.constant(c.Aliasee)
	case *constant.NoCFI:
		return u.constant(c.Func)
	case *constant.DSOLocalEquivalent:
		return u.constant(c.Func)
	case *constant.BlockAddress:
		f, _ := c.Func.(*ir.Func)
		b, _ := c.Block.(*ir.Block)
		if f == nil || b == nil {
			refuse("address of a label")
		}
		return []uint64{u.blockAddress(f, b)}
	}
	return u.expression(c)
}

// undefined returns the undefined bits of each leaf of a constant, nil if there are
// none. In memory with static storage such bits are 0.
func (u *unit) undefined(c constant.Constant) []uint64 {
	switch c := c.(type) {
	case *constant.Undef, *constant.Poison:
		leafs := u.p.leaves(c.Type())
		list := make([]uint64, len(leafs))
		for i, leaf := range leafs {
			list[i] = mask(leaf.bits)
		}
		return list
	case *constant.Array:
		return u.undefinedIn(c.Elems)
	case *constant.Struct:
		return u.undefinedIn(c.Fields)
	case *constant.Vector:
		return u.undefinedIn(c.Elems)
	case *constant.Index:
		return u.undefined(c.Constant)
	}
	return nil
}

func (u *unit) undefinedIn(elems []constant.Constant) []uint64 {
	var list []uint64
	any := false
	for _, e := range elems {
		part := u.undefined(e)
		any = any || part != nil
		if part == nil {
			part = make([]uint64, len(u.p.leaves(e.Type())))
		}
		list = append(list, part...)
	}
	if !any {
		return nil
	}
	return list
}

func (u *unit) concat(elems []constant.Constant) []uint64 {
	var list []uint64
	for _, e := range elems {
		list = append(list, u.constant(e)...)
	}
	return list
}

func (u *unit) integer(c *constant.Int) []uint64 {
	leafs := u.p.leaves(c.Typ)
	x := new(big.Int).And(c.X, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(c.Typ.BitSize)), big.NewInt(1)))
	if len(leafs) == 1 {
		return []uint64{x.Uint64()}
	}
	hi := new(big.Int).Rsh(x, 64)
	return []uint64{new(big.Int).And(x, new(big.Int).SetUint64(math.MaxUint64)).Uint64(), hi.Uint64()}
}

func floatBits(c *constant.Float) uint64 {
	single := c.Typ.Kind == types.FloatKindFloat
	if !single && c.Typ.Kind != types.FloatKindDouble {
		refuse("constant of type %v", c.Typ)
	}
	if c.NaN || c.X == nil {
		sign := c.X != nil && c.X.Signbit()
		switch {
		case single && sign:
			return 0xffc00000
		case single:
			return 0x7fc00000
		case sign:
			return 0xfff8000000000000
		}
		return 0x7ff8000000000000
	}
	if single {
		f, _ := c.X.Float32()
		return uint64(math.Float32bits(f))
	}
	f, _ := c.X.Float64()
	return math.Float64bits(f)
}

// blockAddress numbers the blocks whose addresses are taken.
func (u *unit) blockAddress(f *ir.Func, b *ir.Block) uint64 {
	if a, ok := u.blockIDs[b]; ok {
		return a
	}
	u.p.nextBlock += 16
	u.blockIDs[b] = blockBase + u.p.nextBlock
	return u.blockIDs[b]
}

// globalAddress returns the address of a variable, that of its definition in
// another module if this one only declares it.
func (u *unit) globalAddress(g *ir.Global) uint64 {
	if v := u.resolveGlobal(g); v != nil {
		return v.addr
	}
	refuse("external variable %s", g.Name())
	return 0
}

func (u *unit) resolveGlobal(g *ir.Global) *global {
	if v, ok := u.static[g]; ok {
		return v
	}
	return u.p.definitions[u.shared(g.Name())]
}
