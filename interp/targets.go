package interp

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/llvmir"
)

// target is the type of what the result of a call points to: that of where it goes to in this function; nil if that is not known.
func (w witnessOfTypes) target(v value.Value, depth int) *llvmir.Type {
	if all := w.goesTo(v, depth, func() []*llvmir.Type { return nil }); len(all) == 1 {
		return all[0]
	}
	return nil
}

// targets are the types of what the result of a call may point to, also where the function returns it as a pointer to void.
func (w witnessOfTypes) targets(v value.Value, depth int) []*llvmir.Type {
	return w.goesTo(v, depth, func() []*llvmir.Type { return w.calls.of(w.f) })
}

// goesTo follows a value to the first place that has a type for what it points to. A value that the function returns has those that returned says.
func (w witnessOfTypes) goesTo(v value.Value, depth int, returned func() []*llvmir.Type) []*llvmir.Type {
	if depth == 0 {
		return nil
	}
	one := func(t *llvmir.Type) []*llvmir.Type {
		if t == nil {
			return nil
		}
		return []*llvmir.Type{t}
	}
	if t := elem(w.mod.TypeOf(w.mod.LocalSymbol(v))); t != nil {
		return one(t)
	}
	for _, user := range w.info.uses[v] {
		var all []*llvmir.Type
		switch user := user.(type) {
		case *ir.InstStore:
			if user.Src == v {
				all = one(elem(w.pointee(user.Dst, depth-1)))
			}
			if a, ok := user.Dst.(*ir.InstAlloca); ok && user.Src == v && all == nil {
				all = w.loaded(a, depth-1, returned)
			}
		case *ir.InstCmpXchg:
			if user.New == v {
				all = one(elem(w.pointee(user.Ptr, depth-1)))
			}
		case *ir.InstBitCast:
			all = w.goesTo(user, depth-1, returned)
		case *ir.InstPtrToInt:
			all = w.goesTo(user, depth-1, returned)
		case *ir.TermRet:
			if all = one(elem(w.mod.Result(w.f))); all == nil {
				all = returned()
			}
		}
		if all != nil {
			return all
		}
	}
	return nil
}

// maxLoads bounds how often a variable is read that a value is followed through.
const maxLoads = 3

// loaded follows a value through a variable that is a pointer to void.
func (w witnessOfTypes) loaded(a *ir.InstAlloca, depth int, returned func() []*llvmir.Type) []*llvmir.Type {
	loads := 0
	for _, user := range w.info.uses[a] {
		load, ok := user.(*ir.InstLoad)
		if !ok {
			continue
		}
		if loads++; loads > maxLoads {
			break
		}
		if all := w.goesTo(load, min(depth, maxLoads), returned); all != nil {
			return all
		}
	}
	return nil
}

// callTable has, of functions that return a pointer to void, what it points to where they are called.
type callTable struct {
	p     *Program
	unit  *unit
	sites map[*ir.Func][]pointerCall // calls of functions by name; nil until the first is asked for
	says  map[*ir.Func][]*llvmir.Type
}

type pointerCall struct {
	inst *ir.InstCall
	from witnessOfTypes
}

// of returns the types of what all calls of a function return; nil is one of them if that is not known of one.
func (c *callTable) of(f *ir.Func) []*llvmir.Type {
	if all, ok := c.says[f]; ok {
		return all
	}
	if c.sites == nil {
		c.find()
	}
	unknown := []*llvmir.Type{nil}
	c.says[f] = unknown // where it returns what it returns itself
	var all []*llvmir.Type
	for _, call := range c.sites[f] {
		types := call.from.targets(call.inst, maxMention)
		if types == nil {
			types = unknown
		}
		all = joinedTypes(all, types)
	}
	c.says[f] = all
	return all
}

// find notes all calls.
func (c *callTable) find() {
	c.sites = map[*ir.Func][]pointerCall{}
	for f, info := range c.unit.infos {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				if call, ok := inst.(*ir.InstCall); ok {
					if callee, ok := call.Callee.(*ir.Func); ok {
						c.sites[callee] = append(c.sites[callee], pointerCall{call, witnessOfTypes{c.unit.mod, f, info, c}})
					}
				}
			}
		}
	}
}
