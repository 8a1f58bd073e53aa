package llvmir

import (
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// lane returns the element type of a vector and its length, or the type
// itself and 0.
func lane(t types.Type) (types.Type, uint64) {
	if v, ok := t.(*types.VectorType); ok {
		return v.ElemType, v.Len
	}
	return t, 0
}

func isInt(t types.Type) bool {
	_, ok := t.(*types.IntType)
	return ok
}

func isFloat(t types.Type) bool {
	_, ok := t.(*types.FloatType)
	return ok
}

func isPointer(t types.Type) bool {
	_, ok := t.(*types.PointerType)
	return ok
}

// instruction checks the types of an instruction's operands.
func (v *verifier) instruction(inst ir.Instruction) {
	if name, x, y, ok := Binary(inst); ok {
		if strings.HasPrefix(name, "f") {
			v.arithmetic(x, y, isFloat)
		} else {
			v.arithmetic(x, y, isInt)
		}
		return
	}
	switch i := inst.(type) {
	case *ir.InstFNeg:
		v.arithmetic(i.X, i.X, isFloat)
	case *ir.InstICmp:
		v.arithmetic(i.X, i.Y, func(t types.Type) bool { return isInt(t) || isPointer(t) })
	case *ir.InstFCmp:
		v.arithmetic(i.X, i.Y, isFloat)
	case *ir.InstGetElementPtr:
		if t, _ := lane(i.Src.Type()); !isPointer(t) {
			v.fail("getelementptr from a %s", i.Src.Type())
		}
		v.sized(i.ElemType)
		for _, x := range i.Indices {
			if t, _ := lane(x.Type()); !isInt(t) {
				v.fail("index of type %s", x.Type())
			}
		}
	case *ir.InstSelect:
		v.same(i.ValueTrue.Type(), i.ValueFalse.Type(), "select")
		v.same(i.Typ, i.ValueTrue.Type(), "select")
		if t, _ := lane(i.Cond.Type()); !t.Equal(types.I1) {
			v.fail("select by a %s", i.Cond.Type())
		}
	case *ir.InstCall:
		v.address(i.Callee)
		for _, a := range i.Args {
			_, byval, _ := Argument(a)
			if byval != nil {
				v.address(a)
				v.sized(byval)
			}
		}
	default:
		if !v.memory(inst) {
			v.part(inst)
		}
	}
}

// memory checks an instruction that allocates or accesses memory, or a fence. It returns false for others.
func (v *verifier) memory(inst ir.Instruction) bool {
	switch i := inst.(type) {
	case *ir.InstAlloca:
		v.sized(i.ElemType)
		if i.NElems != nil && !isInt(i.NElems.Type()) {
			v.fail("alloca of %s elements", i.NElems.Type())
		}
	case *ir.InstLoad:
		v.address(i.Src)
		v.sized(i.ElemType)
		v.access(i.Atomic, i.Ordering, enum.AtomicOrderingRelease)
	case *ir.InstStore:
		v.address(i.Dst)
		v.sized(i.Src.Type())
		v.access(i.Atomic, i.Ordering, enum.AtomicOrderingAcquire)
	case *ir.InstFence:
		if i.Ordering < enum.AtomicOrderingAcquire {
			v.fail("fence of ordering %s", i.Ordering)
		}
	case *ir.InstCmpXchg:
		v.address(i.Ptr)
		v.same(i.Cmp.Type(), i.New.Type(), "cmpxchg")
		if t := i.New.Type(); !isInt(t) && !isPointer(t) {
			v.fail("cmpxchg of type %s", t)
		}
		if i.SuccessOrdering < enum.AtomicOrderingMonotonic || i.FailureOrdering < enum.AtomicOrderingMonotonic ||
			i.FailureOrdering == enum.AtomicOrderingRelease || i.FailureOrdering == enum.AtomicOrderingAcquireRelease {
			v.fail("cmpxchg of orderings %s and %s", i.SuccessOrdering, i.FailureOrdering)
		}
	case *ir.InstAtomicRMW:
		v.atomicRMW(i)
	default:
		return false
	}
	return true
}

// part checks an instruction on a part of a vector or aggregate, or a conversion; other instructions pass.
func (v *verifier) part(inst ir.Instruction) {
	switch i := inst.(type) {
	case *ir.InstExtractElement:
		if !types.IsVector(i.X.Type()) || !isInt(i.Index.Type()) {
			v.fail("extractelement from a %s", i.X.Type())
		}
	case *ir.InstInsertElement:
		e, n := lane(i.X.Type())
		if n == 0 || !isInt(i.Index.Type()) {
			v.fail("insertelement into a %s", i.X.Type())
		}
		v.same(e, i.Elem.Type(), "insertelement")
	case *ir.InstShuffleVector:
		v.same(i.X.Type(), i.Y.Type(), "shufflevector")
		if !types.IsVector(i.X.Type()) || !types.IsVector(i.Mask.Type()) {
			v.fail("shufflevector of a %s", i.X.Type())
		}
	case *ir.InstExtractValue:
		v.member(i.X.Type(), i.Indices)
	case *ir.InstInsertValue:
		v.same(v.member(i.X.Type(), i.Indices), i.Elem.Type(), "insertvalue")
	default:
		v.conversion(inst)
	}
}

// arithmetic checks two operands of one type.
func (v *verifier) arithmetic(x, y value.Value, ok func(types.Type) bool) {
	v.same(x.Type(), y.Type(), "operands")
	if t, _ := lane(x.Type()); !ok(t) {
		v.fail("operand of type %s", x.Type())
	}
}

// address checks that a value is a pointer.
func (v *verifier) address(x value.Value) {
	if _, ok := x.(*ir.InlineAsm); !ok && !isPointer(x.Type()) {
		v.fail("%s where a pointer is needed", x.Type())
	}
}

// sized checks that values of a type can be in memory.
func (v *verifier) sized(t types.Type) {
	switch t := t.(type) {
	case *types.IntType, *types.FloatType, *types.PointerType, *types.MMXType:
	case *types.ArrayType:
		v.sized(t.ElemType)
	case *types.VectorType:
		v.sized(t.ElemType)
	case *types.StructType:
		if t.Opaque {
			v.fail("type %s is opaque", t)
		}
		for _, f := range t.Fields {
			v.sized(f)
		}
	default:
		v.fail("type %s has no size", t)
	}
}

// access checks the ordering of a load or store.
func (v *verifier) access(atomic bool, order, wrong enum.AtomicOrdering) {
	if !atomic && order != enum.AtomicOrderingNone || atomic && (order == enum.AtomicOrderingNone ||
		order == wrong || order == enum.AtomicOrderingAcquireRelease) {
		v.fail("access of ordering %s", order)
	}
}

func (v *verifier) atomicRMW(i *ir.InstAtomicRMW) {
	v.address(i.Dst)
	t := i.X.Type()
	v.same(i.Typ, t, "atomicrmw")
	ok := isInt(t)
	switch i.Op {
	case enum.AtomicOpXChg:
		ok = ok || isFloat(t) || isPointer(t)
	case enum.AtomicOpFAdd, enum.AtomicOpFSub:
		ok = isFloat(t)
	}
	if !ok || i.Ordering < enum.AtomicOrderingMonotonic {
		v.fail("atomicrmw %s of type %s, ordering %s", i.Op, t, i.Ordering)
	}
}

// member returns the type that indices lead to.
func (v *verifier) member(t types.Type, indices []uint64) types.Type {
	for _, i := range indices {
		switch a := t.(type) {
		case *types.StructType:
			if i < uint64(len(a.Fields)) {
				t = a.Fields[i]
				continue
			}
		case *types.ArrayType:
			if i < a.Len {
				t = a.ElemType
				continue
			}
		}
		v.fail("type %s has no member %d", t, i)
	}
	if len(indices) == 0 {
		v.fail("no index")
	}
	return t
}

// conversion checks a conversion; other instructions pass.
func (v *verifier) conversion(inst ir.Instruction) {
	is := func(x value.Value, to types.Type, from, into func(types.Type) bool, grow int) {
		a, n := lane(x.Type())
		b, m := lane(to)
		ok := from(a) && into(b) && n == m
		if ok && grow != 0 {
			s, t := v.m.Layout.Bits(a), v.m.Layout.Bits(b)
			ok = grow > 0 && t > s || grow < 0 && t < s
		}
		if !ok {
			v.fail("conversion of %s to %s", x.Type(), to)
		}
	}
	switch i := inst.(type) {
	case *ir.InstTrunc:
		is(i.From, i.To, isInt, isInt, -1)
	case *ir.InstZExt:
		is(i.From, i.To, isInt, isInt, 1)
	case *ir.InstSExt:
		is(i.From, i.To, isInt, isInt, 1)
	case *ir.InstFPTrunc:
		is(i.From, i.To, isFloat, isFloat, -1)
	case *ir.InstFPExt:
		is(i.From, i.To, isFloat, isFloat, 1)
	case *ir.InstFPToUI:
		is(i.From, i.To, isFloat, isInt, 0)
	case *ir.InstFPToSI:
		is(i.From, i.To, isFloat, isInt, 0)
	case *ir.InstUIToFP:
		is(i.From, i.To, isInt, isFloat, 0)
	case *ir.InstSIToFP:
		is(i.From, i.To, isInt, isFloat, 0)
	case *ir.InstPtrToInt:
		is(i.From, i.To, isPointer, isInt, 0)
	case *ir.InstIntToPtr:
		is(i.From, i.To, isInt, isPointer, 0)
	case *ir.InstAddrSpaceCast:
		is(i.From, i.To, isPointer, isPointer, 0)
	case *ir.InstBitCast:
		a, _ := lane(i.From.Type())
		b, _ := lane(i.To)
		if isPointer(a) != isPointer(b) || v.m.Layout.Bits(i.From.Type()) != v.m.Layout.Bits(i.To) {
			v.fail("bitcast of %s to %s", i.From.Type(), i.To)
		}
	}
}

// terminator checks the operands of a terminator.
func (v *verifier) terminator(term ir.Terminator) {
	switch t := term.(type) {
	case *ir.TermRet:
		if t.X == nil {
			v.same(v.f.Sig.RetType, types.Void, "return")
			return
		}
		v.same(v.f.Sig.RetType, t.X.Type(), "return")
	case *ir.TermCondBr:
		if !t.Cond.Type().Equal(types.I1) {
			v.fail("branch on a %s", t.Cond.Type())
		}
		if v.m.Unwinds(t) {
			v.landing(t)
		}
	case *ir.TermSwitch:
		if !isInt(t.X.Type()) {
			v.fail("switch on a %s", t.X.Type())
		}
		for _, c := range t.Cases {
			v.same(t.X.Type(), c.X.Type(), "switch")
		}
	case *ir.TermIndirectBr:
		v.address(t.Addr)
	}
}
