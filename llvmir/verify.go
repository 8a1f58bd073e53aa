package llvmir

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// verifier checks what users of a module rely on and llir does not check:
// the types of operands, up to what pointers point to, and that values are
// defined on every path to their uses.
type verifier struct {
	m    *Module
	f    *ir.Func
	inst any // current instruction or terminator
	cfg  controlFlow
	defs map[value.Value]site
}

// site is where an instruction stands: its block, and its index in it.
type site struct{ block, index int }

// verify checks all functions.
func (m *Module) verify() (err error) {
	v := &verifier{m: m}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case bailout:
			err = r.err
		default:
			err = &Error{File: m.Name, Line: m.Line(v.inst), Msg: fmt.Sprintf("instruction makes no sense: %v", r)}
		}
	}()
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			v.function(f)
		}
	}
	return nil
}

// fail reports an error at the current instruction.
func (v *verifier) fail(format string, args ...any) {
	panic(bailout{&Error{File: v.m.Name, Line: v.m.Line(v.inst), Msg: fmt.Sprintf(format, args...)}})
}

func (v *verifier) function(f *ir.Func) {
	v.f = f
	v.defs = map[value.Value]site{}
	for i, b := range f.Blocks {
		for j, inst := range b.Insts {
			if x, ok := inst.(value.Value); ok {
				v.defs[x] = site{i, j}
			}
		}
		if x, ok := b.Term.(value.Value); ok {
			v.defs[x] = site{i, len(b.Insts)}
		}
	}
	v.cfg.build(f)
	for i, b := range f.Blocks {
		v.block(i, b)
	}
}

func (v *verifier) block(i int, b *ir.Block) {
	v.inst = b.Term
	if i == 0 && len(v.cfg.preds[0]) > 0 {
		v.fail("the entry block of %s is the target of a branch", v.f.Ident())
	}
	phis := true
	for j, inst := range b.Insts {
		v.inst = inst
		if phi, ok := inst.(*ir.InstPhi); ok {
			if !phis {
				v.fail("phi after other instructions")
			}
			v.phi(i, phi)
			continue
		}
		phis = false
		if pad, ok := inst.(*ir.InstLandingPad); ok {
			v.landingPad(i, pad)
		}
		v.instruction(inst)
		if user, ok := inst.(value.User); ok {
			v.uses(site{i, j}, user)
		}
	}
	v.inst = b.Term
	v.terminator(b.Term)
	if user, ok := b.Term.(value.User); ok {
		v.uses(site{i, len(b.Insts)}, user)
	}
}

// uses checks that the operands of an instruction are defined before it.
func (v *verifier) uses(at site, user value.User) {
	for _, op := range user.Operands() {
		if *op == nil {
			v.fail("operand is missing")
		}
		x := *op
		if arg, ok := x.(*ir.Arg); ok {
			x = arg.Value
		}
		v.defined(x, at)
	}
}

// defined checks that the definition of x, if it is an instruction,
// dominates the use.
func (v *verifier) defined(x value.Value, use site) {
	if _, ok := x.(constant.Constant); ok {
		return
	}
	def, ok := v.defs[x]
	if !ok || !v.cfg.reachable(use.block) {
		return
	}
	if def.block == use.block && def.index < use.index {
		return
	}
	if def.block == use.block || !v.cfg.dominates(def.block, use.block) {
		v.fail("%s is used where it may not be defined", x.Ident())
	}
}

// phi checks a phi of block i: one value for each predecessor.
func (v *verifier) phi(i int, phi *ir.InstPhi) {
	seen := map[int]value.Value{}
	for _, inc := range phi.Incs {
		v.same(phi.Typ, inc.X.Type(), "phi")
		pred, ok := v.cfg.index[inc.Pred]
		if !ok {
			v.fail("phi of an unknown block")
		}
		if x, ok := seen[pred]; ok && x != inc.X && x.Ident() != inc.X.Ident() {
			v.fail("phi has two values for block %s", inc.Pred.Ident())
		}
		seen[pred] = inc.X
		v.defined(inc.X, site{pred, len(v.f.Blocks[pred].Insts) + 1})
	}
	for _, pred := range v.cfg.preds[i] {
		if _, ok := seen[pred]; !ok {
			v.fail("phi lacks a value for block %s", v.f.Blocks[pred].Ident())
		}
		delete(seen, pred)
	}
	if len(seen) > 0 {
		v.fail("phi has a value for a block that does not lead here")
	}
}

// same checks that two types agree up to what pointers point to.
func (v *verifier) same(a, b types.Type, what string) {
	if !compatible(a, b) {
		v.fail("%s of types %s and %s", what, a, b)
	}
}

// compatible tells whether two types agree up to what pointers point to.
func compatible(a, b types.Type) bool {
	if a == b {
		return true
	}
	switch a := a.(type) {
	case *types.PointerType:
		_, ok := b.(*types.PointerType)
		return ok
	case *types.VectorType:
		b, ok := b.(*types.VectorType)
		return ok && a.Len == b.Len && compatible(a.ElemType, b.ElemType)
	case *types.ArrayType:
		b, ok := b.(*types.ArrayType)
		return ok && a.Len == b.Len && compatible(a.ElemType, b.ElemType)
	case *types.StructType:
		b, ok := b.(*types.StructType)
		if !ok || a.Packed != b.Packed || len(a.Fields) != len(b.Fields) || a.Opaque || b.Opaque {
			return false
		}
		if a.TypeName != "" && a.TypeName == b.TypeName {
			return true
		}
		for i := range a.Fields {
			if !compatible(a.Fields[i], b.Fields[i]) {
				return false
			}
		}
		return true
	}
	return a.Equal(b)
}
