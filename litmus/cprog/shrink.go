package cprog

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// Shrink returns a program as small as it can make p while fails stays true. It drops
// statements and threads, and simplifies expressions.
func Shrink(p *Program, fails func(*Program) bool) *Program {
	for again := true; again; {
		again = false
		for f := range p.Functions {
			for _, body := range smaller(p.Functions[f].Body) {
				if q := p.with(f, body); fails(q) {
					p, again = q, true
					break
				}
			}
		}
	}
	return p
}

// with returns the program with another body of a function.
func (p *Program) with(f int, body []*Stmt) *Program {
	g := *p.Functions[f]
	g.Body = body
	q := &Program{Functions: slices.Clone(p.Functions), Small: p.Small, Endless: p.Endless}
	q.Functions[f] = &g
	if len(body) > 0 || g.Result == nil || g.Result == Ptr {
		return q
	}
	return p // a function with a result has to return one
}

// smaller returns the bodies that are one simplification away, the greatest leaps first.
func smaller(body []*Stmt) [][]*Stmt {
	var all [][]*Stmt
	replace := func(from, to int, by ...*Stmt) { all = append(all, slices.Concat(body[:from], by, body[to:])) }
	for n := len(body); n > 1; n /= 2 {
		for i := 0; i+n <= len(body); i += n {
			if !slices.ContainsFunc(body[i:i+n], func(s *Stmt) bool { return s.Kind == Return }) {
				replace(i, i+n)
			}
		}
	}
	for i, s := range body {
		if s.Kind != Return || i+1 < len(body) {
			replace(i, i+1)
		}
		if len(s.Body)+len(s.Else) > 0 {
			replace(i, i+1, s.Body...)
			replace(i, i+1, s.Else...)
		}
		for _, t := range smallerStmts(s) {
			replace(i, i+1, t)
		}
	}
	return all
}

// smallerStmts returns simplifications of what is in a statement.
func smallerStmts(s *Stmt) []*Stmt {
	var all []*Stmt
	change := func(f func(t *Stmt)) {
		t := *s
		f(&t)
		all = append(all, &t)
	}
	for _, b := range smaller(s.Body) {
		change(func(t *Stmt) { t.Body = b })
	}
	for _, b := range smaller(s.Else) {
		change(func(t *Stmt) { t.Else = b })
	}
	if s.Kind == Assign && s.Order != event.NotAtomic {
		if s.Order != event.SeqCst {
			change(func(t *Stmt) { t.Order = event.SeqCst })
		}
		change(func(t *Stmt) { t.Order = event.NotAtomic })
	}
	if s.Expr != nil && s.Expr.Kind != Value && (s.Kind != Assign || s.Place.Scalar().Kind == Integer || s.Place.Scalar().Kind == Pointer) {
		for _, x := range smallerExprs(s.Expr) {
			change(func(t *Stmt) { t.Expr = x })
		}
	}
	return all
}

// smallerExprs returns simplifications of an expression, of the same type.
func smallerExprs(e *Expr) []*Expr {
	var all []*Expr
	zero := lit(0)
	if isPointer(e) {
		zero = null()
	}
	if e.Kind != Const && e.Kind != Null && e.Kind != Func {
		all = append(all, zero)
		if zero.Kind == Const {
			all = append(all, lit(1))
		}
	}
	change := func(f func(x *Expr)) {
		x := *e
		f(&x)
		all = append(all, &x)
	}
	if e.Kind == Load && e.Order != event.NotAtomic {
		change(func(x *Expr) { x.Order = event.NotAtomic })
	}
	if (e.Kind == Load || e.Kind == RMW || e.Kind == CAS) && e.Order != event.SeqCst && e.Order != event.NotAtomic {
		change(func(x *Expr) { x.Order = event.SeqCst })
	}
	if e.Weak || e.Fail != event.NotAtomic {
		change(func(x *Expr) { x.Weak, x.Fail = false, event.NotAtomic })
	}
	for i, a := range e.Args {
		if e.Kind == Binary {
			all = append(all, a)
		}
		if e.Kind == Lib || a.Kind == Value || a.Kind == Addr {
			continue
		}
		for _, b := range smallerExprs(a) {
			change(func(x *Expr) {
				x.Args = slices.Clone(x.Args)
				x.Args[i] = b
			})
		}
	}
	return all
}
