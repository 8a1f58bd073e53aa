package llvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// This file is about calls that may end with an exception. An invoke becomes a call, the last instruction of its block, and a branch to
// where it leads, so that whoever looks at calls, or at the ways through a function, need not know it.

// Unwinds reports that a branch is what an invoke has become: if its call returns, it goes on with TargetTrue, as its condition says, and if an exception leaves
// the call, with TargetFalse, which begins with a landingpad.
func (m *Module) Unwinds(branch *ir.TermCondBr) bool { return m.unwinds[branch] }

// splitInvokes replaces the invokes of a function, and the uses of their results.
func (m *Module) splitInvokes(f *ir.Func) {
	calls := map[value.Value]value.Value{}
	for _, b := range f.Blocks {
		invoke, ok := b.Term.(*ir.TermInvoke)
		if !ok {
			continue
		}
		call := &ir.InstCall{LocalIdent: invoke.LocalIdent, Callee: invoke.Invokee, Args: invoke.Args, Typ: invoke.Type(), AddrSpace: invoke.AddrSpace}
		branch := ir.NewCondBr(constant.True, asBlock(invoke.NormalRetTarget), asBlock(invoke.ExceptionRetTarget))
		b.Insts, b.Term = append(b.Insts, call), branch
		calls[invoke] = call
		m.insts[call], m.insts[branch] = m.insts[invoke], m.insts[invoke]
		delete(m.insts, invoke)
		if s, ok := m.locals[invoke]; ok {
			m.locals[call] = s
			delete(m.locals, invoke)
		}
		if m.unwinds == nil {
			m.unwinds = map[*ir.TermCondBr]bool{}
		}
		m.unwinds[branch] = true
	}
	if len(calls) > 0 {
		replaceUses(f, calls)
	}
}

// asBlock is the block that a terminator names.
func asBlock(v value.Value) *ir.Block {
	b, _ := v.(*ir.Block)
	return b
}

// replaceUses replaces operands of the instructions of a function.
func replaceUses(f *ir.Func, by map[value.Value]value.Value) {
	replace := func(operands []*value.Value) {
		for _, o := range operands {
			if v, ok := by[*o]; ok {
				*o = v
			} else if arg, ok := (*o).(*ir.Arg); ok {
				if v, ok := by[arg.Value]; ok {
					arg.Value = v
				}
			}
		}
	}
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			if user, ok := inst.(value.User); ok {
				replace(user.Operands())
			}
		}
		if user, ok := b.Term.(value.User); ok {
			replace(user.Operands())
		}
	}
}

// landing checks that an invoke leads to a landing pad.
func (v *verifier) landing(branch *ir.TermCondBr) {
	pad, ok := branch.TargetFalse.(*ir.Block)
	if !ok || LandingPad(pad) == nil {
		v.fail("invoke does not lead to a landingpad")
	}
	if branch.TargetTrue == branch.TargetFalse {
		v.fail("invoke leads to the same block with and without an exception")
	}
}

// landingPad checks that a landingpad begins block i, to which nothing but invokes lead, and what its clauses are.
func (v *verifier) landingPad(i int, pad *ir.InstLandingPad) {
	b := v.f.Blocks[i]
	if LandingPad(b) != pad {
		v.fail("landingpad after other instructions")
	}
	for _, p := range v.cfg.preds[i] {
		branch, ok := v.f.Blocks[p].Term.(*ir.TermCondBr)
		if !ok || !v.m.Unwinds(branch) || branch.TargetTrue == value.Value(b) {
			v.fail("landingpad where no invoke leads to")
		}
	}
	for _, clause := range pad.Clauses {
		if _, ok := clause.X.(constant.Constant); !ok {
			v.fail("clause of a landingpad that is not constant")
		}
		if clause.Type == enum.ClauseTypeCatch {
			v.address(clause.X)
		} else if !types.IsArray(clause.X.Type()) {
			v.fail("filter of a landingpad of type %s", clause.X.Type())
		}
	}
}

// LandingPad returns the landingpad that a block begins with, nil if there is none.
func LandingPad(b *ir.Block) *ir.InstLandingPad {
	for _, inst := range b.Insts {
		switch inst := inst.(type) {
		case *ir.InstPhi:
		case *ir.InstLandingPad:
			return inst
		default:
			return nil
		}
	}
	return nil
}
