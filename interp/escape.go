package interp

import (
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/llvmir"
)

// escapeInfo says of a function where the addresses of its variables go.
type escapeInfo struct {
	uses        map[value.Value][]any // instructions and terminators
	promoted    map[*ir.InstAlloca]bool
	uninit      map[*ir.InstAlloca]bool // promoted, may be read before it is set
	shared      map[*ir.InstAlloca]bool
	sharedParam map[*ir.Param]bool // by-value parameter that escapes
	captures    []bool             // by parameter: callers must assume the worst
	returns     []bool             // by parameter: may be the result
}

// escape analyses all functions with bodies: an address escapes when it is
// stored (but for promoted variables), returned, converted to an integer,
// given to another thread, or passed to a function that does so. What does not
// escape is invisible to other threads.
func (p *Program) escape() {
	var all []escapeJob
	for _, u := range p.units {
		for _, f := range u.mod.Funcs {
			if len(f.Blocks) == 0 || u.infos[f] != nil {
				continue
			}
			info := &escapeInfo{uses: map[value.Value][]any{}, promoted: map[*ir.InstAlloca]bool{},
				uninit: map[*ir.InstAlloca]bool{}, shared: map[*ir.InstAlloca]bool{}, sharedParam: map[*ir.Param]bool{},
				captures: make([]bool, len(f.Params)), returns: make([]bool, len(f.Params))}
			u.infos[f] = info
			job := escapeJob{p, u, f, info}
			job.collect()
			all = append(all, job)
		}
	}
	for changed := true; changed; {
		changed = false
		for _, j := range all {
			for i, param := range j.f.Params {
				if _, ok := param.Typ.(*types.PointerType); !ok {
					continue
				}
				captured, returned := j.flow(param)
				if captured != j.info.captures[i] || returned != j.info.returns[i] {
					j.info.captures[i], j.info.returns[i] = captured, returned
					changed = true
				}
			}
		}
	}
	p.escapeLocals(all)
	for _, j := range all {
		for i, param := range j.f.Params {
			if llvmir.ByVal(param) != nil {
				// The callee has a copy of its own; the caller's pointer stays.
				j.info.sharedParam[param] = j.info.captures[i] || j.info.returns[i]
			}
		}
		for _, b := range j.f.Blocks {
			for _, inst := range b.Insts {
				if a, ok := inst.(*ir.InstAlloca); ok && !j.info.promoted[a] {
					captured, returned := j.flow(a)
					j.info.shared[a] = captured || returned
				}
			}
		}
	}
}

type escapeJob struct {
	p    *Program
	u    *unit
	f    *ir.Func
	info *escapeInfo
}

// collect notes the users of all values and selects the promoted variables.
func (j escapeJob) collect() {
	note := func(user any, operands []*value.Value) {
		for _, o := range operands {
			v := *o
			if a, ok := v.(*ir.Arg); ok {
				v = a.Value
			}
			if c, ok := v.(constant.Constant); v == nil || ok && j.u.localOf(c) == nil {
				continue
			}
			j.info.uses[v] = append(j.info.uses[v], user)
		}
	}
	for _, b := range j.f.Blocks {
		for _, inst := range b.Insts {
			note(inst, inst.Operands())
		}
		note(b.Term, b.Term.Operands())
	}
	for _, b := range j.f.Blocks {
		for _, inst := range b.Insts {
			if a, ok := inst.(*ir.InstAlloca); ok && j.promotable(a) {
				j.info.promoted[a] = true
			}
		}
	}
	j.initialised()
}

const maxPromotedLeaves = 16

func (j escapeJob) promotable(a *ir.InstAlloca) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false // a type that is not supported
		}
	}()
	if a.NElems != nil {
		if n, isConst := a.NElems.(*constant.Int); !isConst || !n.X.IsUint64() || n.X.Uint64() != 1 {
			return false
		}
	}
	leafs := j.p.leaves(a.ElemType)
	if len(leafs) > maxPromotedLeaves {
		return false
	}
	for _, user := range j.info.uses[a] {
		switch user := user.(type) {
		case *ir.InstLoad:
			if !sameShape(j.p.leaves(user.ElemType), leafs) {
				return false
			}
		case *ir.InstStore:
			if user.Src == value.Value(a) || !sameShape(j.p.leaves(user.Src.Type()), leafs) {
				return false
			}
		case *ir.InstBitCast:
			for _, u := range j.info.uses[user] {
				if !isLifetime(u) {
					return false
				}
			}
		default:
			if !isLifetime(user) {
				return false
			}
		}
	}
	return true
}

func isLifetime(user any) bool {
	call, ok := user.(*ir.InstCall)
	if !ok {
		return false
	}
	f, ok := call.Callee.(*ir.Func)
	return ok && lifetimeMarker(f.Name())
}

// flow follows an address through the function.
func (j escapeJob) flow(root value.Value) (captured, returned bool) {
	seen := map[value.Value]bool{root: true}
	work := []value.Value{root}
	follow := func(v value.Value) {
		if !seen[v] {
			seen[v] = true
			work = append(work, v)
		}
	}
	for len(work) > 0 && !captured {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, user := range j.info.uses[v] {
			switch user := user.(type) {
			case *ir.InstLoad:
				if a, ok := v.(*ir.InstAlloca); ok && j.info.promoted[a] {
					follow(user) // the variable holds the address
				}
			case *ir.InstStore:
				if user.Src != v {
					continue
				}
				if a, ok := user.Dst.(*ir.InstAlloca); ok && j.info.promoted[a] {
					follow(a)
					continue
				}
				captured = true
			case *ir.InstGetElementPtr, *ir.InstBitCast, *ir.InstAddrSpaceCast, *ir.InstPhi, *ir.InstFreeze:
				follow(user.(value.Value))
			case *ir.InstSelect:
				follow(user)
			case *ir.InstICmp:
			case *ir.InstCmpXchg:
				captured = captured || user.Cmp == v || user.New == v
			case *ir.InstAtomicRMW:
				captured = captured || user.X == v
			case *ir.TermRet:
				returned = true
			case *ir.InstCall:
				c, r := j.callFlow(user, v)
				captured = captured || c
				if r {
					follow(user)
				}
			default:
				captured = true
			}
		}
	}
	return captured, returned
}

// callFlow tells what a call does with an address among its arguments.
func (j escapeJob) callFlow(call *ir.InstCall, v value.Value) (captured, returned bool) {
	if _, ok := call.Callee.(*ir.InlineAsm); ok {
		for _, arg := range call.Args {
			if a, _, memory := llvmir.Argument(arg); a == v && memory == nil {
				return true, true // in a register, from where it can be stored
			}
		}
		return false, false // where a memory operand is
	}
	target := j.u.target(call.Callee)
	if target == nil {
		return true, true
	}
	for i, arg := range call.Args {
		a, byval, _ := llvmir.Argument(arg)
		if a != v || byval != nil {
			continue
		}
		switch {
		case target.fn != nil:
			f, _ := target.fn.source.(*ir.Func)
			if f == nil || i >= len(f.Params) {
				return true, true
			}
			info := target.fn.unit.infos[f]
			if info == nil {
				return true, true
			}
			captured = captured || info.captures[i]
			returned = returned || info.returns[i]
		case target.builtin.captures():
			captured = true
		case strings.HasPrefix(target.name, "llvm."):
			// Masked stores begin with what they store; some intrinsics return
			// their argument.
			captured = captured || i == 0 && (strings.HasPrefix(target.name, "llvm.masked.store.") || strings.HasPrefix(target.name, "llvm.masked.scatter."))
			returned = true
		}
	}
	return captured, returned
}

// initialised finds the promoted variables that may be read before they are
// set: a forward analysis of what is set on all ways.
func (j escapeJob) initialised() {
	number := map[*ir.InstAlloca]int{}
	for _, b := range j.f.Blocks {
		for _, inst := range b.Insts {
			if a, ok := inst.(*ir.InstAlloca); ok && j.info.promoted[a] {
				number[a] = len(number)
			}
		}
	}
	if len(number) == 0 {
		return
	}
	in := map[*ir.Block]bitset{j.f.Blocks[0]: newBitset(len(number))}
	work := []*ir.Block{j.f.Blocks[0]}
	walk := func(b *ir.Block, set bitset, read func(*ir.InstAlloca)) {
		for _, inst := range b.Insts {
			switch inst := inst.(type) {
			case *ir.InstStore:
				if a, ok := inst.Dst.(*ir.InstAlloca); ok && j.info.promoted[a] {
					set.add(number[a])
				}
			case *ir.InstLoad:
				if a, ok := inst.Src.(*ir.InstAlloca); ok && j.info.promoted[a] && !set.has(number[a]) && read != nil {
					read(a)
				}
			}
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		out := in[b].clone()
		walk(b, out, nil)
		for _, s := range successors(b) {
			old, seen := in[s]
			if !seen {
				in[s] = out.clone()
				work = append(work, s)
			} else if old.intersect(out) {
				work = append(work, s)
			}
		}
	}
	for b, set := range in {
		walk(b, set.clone(), func(a *ir.InstAlloca) { j.info.uninit[a] = true })
	}
}

// successors lists the blocks after b; llir's own method needs valid targets.
func successors(b *ir.Block) []*ir.Block {
	var list []*ir.Block
	add := func(v value.Value) {
		if t, ok := v.(*ir.Block); ok {
			list = append(list, t)
		}
	}
	switch t := b.Term.(type) {
	case *ir.TermBr:
		add(t.Target)
	case *ir.TermCondBr:
		add(t.TargetTrue)
		add(t.TargetFalse)
	case *ir.TermSwitch:
		add(t.TargetDefault)
		for _, c := range t.Cases {
			add(c.Target)
		}
	case *ir.TermIndirectBr:
		for _, v := range t.ValidTargets {
			add(v)
		}
	}
	return list
}
