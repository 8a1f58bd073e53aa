package interp

import (
	"fmt"
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
)

// Each thread has an instance of each thread-local variable, in static memory. Where another thread may come by the address of a variable, the instances of all threads but the main one are
// objects with a lifetime: they are there from the start, as nobody can have an address before the thread itself has taken it, and the last steps of the thread, after all
// destructors, end them. The instances of the main thread stay until the process ends. A variable whose address stays within its thread has no lifetime: nobody could tell.

// instance returns the address in the instance of a thread of an address in a thread-local variable, as constants have it.
func (p *Program) instance(addr uint64, thread uint32) uint64 {
	return addr + (uint64(thread)+1)<<p.localShift()
}

// localObject returns the object that is the instance of a thread, not the main one, of a variable that escapes.
func (p *Program) localObject(thread uint32, g *global) event.Obj {
	o, _, _ := p.space.object(objectKey{thread: thread, size: g.size, local: g})
	return o
}

// localAt returns the object at an address within a global variable, NoObj if it has no lifetime.
func (p *Program) localAt(g *global, addr uint64) event.Obj {
	if !g.escapes {
		return event.NoObj
	}
	_, thread, ok := p.template(addr)
	if !ok || thread == 0 {
		return event.NoObj
	}
	return p.localObject(thread, g)
}

// localName is what the instance of a thread is called.
func (p *Program) localName(g *global, thread uint32) string {
	return fmt.Sprintf("%s of %s", p.globalName(g), p.ThreadName(event.ThreadID(thread)))
}

// startSite is the place of the start routine of a thread, where its variables end; 0 if it is the library's.
func (p *Program) startSite(thread uint32) event.SiteID {
	p.threads.mu.RLock()
	fn := p.threads.list[thread]
	p.threads.mu.RUnlock()
	if fn == nil || fn.model || fn.library {
		return 0
	}
	f, _ := fn.source.(*ir.Func)
	if s := fn.unit.mod.FuncSymbol(f); s != nil && s.Line > 0 {
		return event.SiteID(p.sites.id(event.Site{File: s.File, Line: s.Line, Function: fn.name}))
	}
	return event.SiteID(p.functionSite(fn))
}

// AliveAtStart reports whether an object is the instance of a thread-local variable.
func (p *Program) AliveAtStart(o event.Obj) bool {
	p.space.mu.RLock()
	defer p.space.mu.RUnlock()
	return o > 0 && int(o) < len(p.space.objects) && p.space.objects[o].local != nil
}

// escapeLocals finds the thread-local variables whose addresses may leave their threads: all but those whose addresses are used only by loads, stores to them and comparisons, in whatever functions of the thread. An address
// that a function returns is followed to where the function is called, unless it may be called through a pointer, or be the start of a thread.
func (p *Program) escapeLocals(jobs []escapeJob) {
	if len(p.locals) == 0 {
		return
	}
	e := localEscapes{jobs: jobs, byPointer: map[*ir.Func]bool{}}
	for _, u := range p.units {
		for _, g := range u.mod.Globals {
			if g.Init != nil {
				e.mentioned(u, g.Init)
			}
		}
	}
	for _, j := range jobs {
		e.operands(j)
	}
	for i := 0; i < len(e.results); i++ { // it grows
		e.callers(e.results[i])
	}
	for _, g := range p.locals {
		if g.escapes {
			p.escaped = append(p.escaped, g)
		}
	}
}

// localEscapes is the search for thread-local variables that escape.
type localEscapes struct {
	jobs      []escapeJob
	byPointer map[*ir.Func]bool // functions whose addresses are taken
	results   []localResult
}

// localResult is a thread-local variable whose address a function may return.
type localResult struct {
	f *ir.Func
	g *global
}

// operands looks at all constants in a function.
func (e *localEscapes) operands(j escapeJob) {
	visit := func(v value.Value) {
		if a, ok := v.(*ir.Arg); ok {
			v = a.Value
		}
		c, ok := v.(constant.Constant)
		if !ok {
			return
		}
		if g := j.u.localOf(c); g != nil {
			e.follow(j, c, g)
		} else {
			e.mentioned(j.u, c)
		}
	}
	for _, b := range j.f.Blocks {
		for _, inst := range b.Insts {
			call, _ := inst.(*ir.InstCall)
			for _, o := range inst.Operands() {
				if call == nil || o != &call.Callee || j.u.target(call.Callee) == nil {
					visit(*o)
				}
			}
		}
		for _, o := range b.Term.Operands() {
			visit(*o)
		}
	}
}

// follow follows a value of a function that may be the address of a thread-local variable.
func (e *localEscapes) follow(j escapeJob, v value.Value, g *global) {
	captured, returned := j.flow(v)
	g.escapes = g.escapes || captured
	if r := (localResult{j.f, g}); returned && !slices.Contains(e.results, r) {
		e.results = append(e.results, r)
	}
}

// callers follows the address that a function may return.
func (e *localEscapes) callers(r localResult) {
	if e.byPointer[r.f] {
		r.g.escapes = true
	}
	for _, j := range e.jobs {
		for _, b := range j.f.Blocks {
			for _, inst := range b.Insts {
				if call, ok := inst.(*ir.InstCall); ok && j.u.definition(call.Callee) == r.f {
					e.follow(j, call, r.g)
				}
			}
		}
	}
}

// mentioned notes that a constant may go anywhere.
func (e *localEscapes) mentioned(u *unit, c constant.Constant) {
	eachAddress(c, func(c constant.Constant) {
		if g, ok := c.(*ir.Global); ok {
			if v := u.resolveGlobal(g); v != nil && v.local {
				v.escapes = true
			}
		} else if f := u.definition(c); f != nil {
			e.byPointer[f] = true
		}
	})
}

// definition returns the function with a body that a callee refers to, nil if it is another one or not known.
func (u *unit) definition(callee value.Value) *ir.Func {
	t := u.target(callee)
	if t == nil || t.fn == nil {
		return nil
	}
	f, _ := t.fn.source.(*ir.Func)
	return f
}

// localOf returns the thread-local variable that an address in a constant belongs to, nil if it is none. Such a constant is as far from the beginning of
// the variable in each thread.
func (u *unit) localOf(c constant.Constant) *global {
	if len(u.p.locals) == 0 {
		return nil
	}
	switch c := c.(type) {
	case *ir.Global:
		if v := u.resolveGlobal(c); v != nil && v.local {
			return v
		}
	case *ir.Alias:
		return u.localOf(c.Aliasee)
	case *constant.ExprGetElementPtr:
		return u.localOf(c.Src)
	case *constant.ExprBitCast:
		return u.localOf(c.From)
	case *constant.ExprPtrToInt:
		return u.localOf(c.From)
	case *constant.ExprAddrSpaceCast:
		return u.localOf(c.From)
	}
	return nil
}

// eachAddress calls visit with the variables and functions that a constant is made of, as far as unit.constant knows how.
func eachAddress(c constant.Constant, visit func(constant.Constant)) {
	each := func(list ...constant.Constant) {
		for _, c := range list {
			eachAddress(c, visit)
		}
	}
	switch c := c.(type) {
	case *ir.Global, *ir.Func:
		visit(c)
	case *ir.Alias:
		each(c.Aliasee)
	case *constant.Array:
		each(c.Elems...)
	case *constant.Struct:
		each(c.Fields...)
	case *constant.Vector:
		each(c.Elems...)
	case *constant.Index:
		each(c.Constant)
	case *constant.NoCFI:
		each(c.Func)
	case *constant.DSOLocalEquivalent:
		each(c.Func)
	case *constant.ExprGetElementPtr:
		each(append([]constant.Constant{c.Src}, c.Indices...)...)
	case *constant.ExprBitCast:
		each(c.From)
	case *constant.ExprAddrSpaceCast:
		each(c.From)
	case *constant.ExprPtrToInt:
		each(c.From)
	case *constant.ExprIntToPtr:
		each(c.From)
	case *constant.ExprTrunc:
		each(c.From)
	case *constant.ExprZExt:
		each(c.From)
	case *constant.ExprSExt:
		each(c.From)
	case *constant.ExprAdd:
		each(c.X, c.Y)
	case *constant.ExprSub:
		each(c.X, c.Y)
	case *constant.ExprMul:
		each(c.X, c.Y)
	case *constant.ExprAnd:
		each(c.X, c.Y)
	case *constant.ExprOr:
		each(c.X, c.Y)
	case *constant.ExprXor:
		each(c.X, c.Y)
	case *constant.ExprShl:
		each(c.X, c.Y)
	case *constant.ExprLShr:
		each(c.X, c.Y)
	case *constant.ExprAShr:
		each(c.X, c.Y)
	case *constant.ExprICmp:
		each(c.X, c.Y)
	case *constant.ExprSelect:
		each(c.Cond, c.X, c.Y)
	}
}
