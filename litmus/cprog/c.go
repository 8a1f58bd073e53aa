package cprog

import (
	"fmt"
	"strings"

	"github.com/gomc/gomc/event"
)

// C prints the program as C with the extensions of GNU.
func (p *Program) C() string {
	functions, globals, library := p.used()
	c := &cPrinter{}
	c.line("#include <assert.h>\n#include <errno.h>\n#include <pthread.h>\n#include <semaphore.h>\n#include <stdlib.h>\n#include <string.h>\n#include <time.h>\n#include <unistd.h>")
	for _, decl := range []struct{ name, text string }{
		{"reach_error", "void reach_error(void);"}, {"__VERIFIER_assume", "void __VERIFIER_assume(int);"},
		{"__VERIFIER_atomic_begin", "void __VERIFIER_atomic_begin(void);"}, {"__VERIFIER_atomic_end", "void __VERIFIER_atomic_end(void);"},
		{"__VERIFIER_nondet_bool", "_Bool __VERIFIER_nondet_bool(void);"},
	} {
		for _, l := range library {
			if l == decl.name {
				c.line("%s", decl.text)
			}
		}
	}
	for _, t := range p.aggregates() {
		if t.Kind == Aggregate {
			c.line("%s", t.declC)
		}
	}
	for _, v := range globals {
		c.line("%s%s;", map[Scope]string{ThreadLocal: "static _Thread_local "}[v.Scope], declare(v))
	}
	for _, f := range functions {
		if f.Name != "main" {
			c.line("static %s;", f.prototype())
		}
	}
	for _, f := range functions {
		c.line("\n%s%s\n{", map[bool]string{false: "static "}[f.Name == "main"], f.prototype())
		c.depth++
		for _, v := range f.usedLocals() {
			c.line("%s;", declare(v))
		}
		c.body(f.Body)
		if f.Result == Ptr || f.Result == nil {
			c.line("return 0;")
		}
		c.depth--
		c.line("}")
	}
	return c.String()
}

// aggregates returns the aggregate types that the program needs.
func (p *Program) aggregates() []*Type {
	needs := map[*Type]bool{}
	functions, _, _ := p.used()
	for _, f := range functions {
		place := func(p *Place) {
			if p != nil {
				needs[p.Type] = true
			}
		}
		walkStmts(f.Body, func(s *Stmt) { place(s.Place) }, func(e *Expr) { place(e.Place) })
		for _, v := range append(f.Params, f.usedLocals()...) {
			needs[v.Type] = true
		}
		if f.Result != nil {
			needs[f.Result] = true
		}
	}
	for _, t := range aggregates {
		for _, f := range t.Fields {
			needs[f.Type] = needs[f.Type] || needs[t]
		}
	}
	var all []*Type
	for _, t := range aggregates {
		if needs[t] {
			all = append(all, t)
		}
	}
	return all
}

// declare returns the declaration of a variable with its initial value.
func declare(v *Variable) string {
	s := strings.TrimSuffix(v.Type.C, " *")
	if v.Volatile {
		s = "volatile " + s
	}
	if v.Type.Kind == Pointer {
		s += " *" + v.Name
	} else {
		s += " " + v.Name
	}
	switch {
	case v.Scope == Local && v.Init && v.Type.Kind == Aggregate:
		s += " = {0}"
	case v.Scope == Local && v.Init, v.Scope <= ThreadLocal && v.Value != 0:
		s += fmt.Sprintf(" = %d", v.Value)
	}
	return s
}

func (f *Function) prototype() string {
	if f.Result == nil {
		return "int main(void)"
	}
	var params []string
	for _, v := range f.Params {
		params = append(params, declare(v))
	}
	if len(params) == 0 {
		params = []string{"void"}
	}
	sep := " "
	if f.Result.Kind == Pointer {
		sep = ""
	}
	return f.Result.C + sep + f.Name + "(" + strings.Join(params, ", ") + ")"
}

type cPrinter struct {
	strings.Builder
	depth int
}

func (c *cPrinter) line(format string, args ...any) {
	fmt.Fprintf(c, strings.Repeat("\t", c.depth)+format+"\n", args...)
}

func (c *cPrinter) body(body []*Stmt) {
	for _, s := range body {
		c.stmt(s)
	}
}

func (c *cPrinter) block(body []*Stmt) {
	c.depth++
	c.body(body)
	c.depth--
}

func (c *cPrinter) stmt(s *Stmt) {
	switch s.Kind {
	case Assign:
		if s.Order == event.NotAtomic {
			c.line("%s = %s;", cPlace(s.Place), cCondition(s.Expr))
		} else {
			c.line("__atomic_store_n(&%s, %s, %s);", cPlace(s.Place), cExpr(s.Expr), cOrders[s.Order])
		}
	case Do:
		c.line("%s;", strings.TrimPrefix(cExpr(s.Expr), "(long)"))
	case If:
		c.line("if (%s) {", cCondition(s.Expr))
		c.block(s.Body)
		if len(s.Else) > 0 {
			c.line("} else {")
			c.block(s.Else)
		}
		c.line("}")
	case While:
		if len(s.Body) == 0 {
			c.line("while (%s)\n%s\t;", cCondition(s.Expr), strings.Repeat("\t", c.depth))
			return
		}
		c.line("while (%s) {", cCondition(s.Expr))
		c.block(s.Body)
		c.line("}")
	case Return:
		c.line("return %s;", cCondition(s.Expr))
	case Assert:
		c.line("assert(%s);", cCondition(s.Expr))
	case Goto:
		c.line("break;")
	}
}

var cOrders = [...]string{"", "__ATOMIC_RELAXED", "__ATOMIC_ACQUIRE", "__ATOMIC_RELEASE", "__ATOMIC_ACQ_REL", "__ATOMIC_SEQ_CST"}

func cPlace(p *Place) string {
	s := ""
	if p.Var != nil {
		s = p.Var.Name
	} else {
		s = fmt.Sprintf("(*(%s *)%s)", p.Type.C, cExpr(p.Base))
		if p.Type.Kind == Pointer {
			s = fmt.Sprintf("(*(void **)%s)", cExpr(p.Base))
		}
	}
	if p.Field >= 0 {
		s += p.Type.Fields[p.Field].Name
	}
	return s
}

// cCondition prints an expression without parentheses around it.
func cCondition(e *Expr) string {
	if e.Kind == Binary {
		return fmt.Sprintf("%s %s %s", cExpr(e.Args[0]), e.Name, cExpr(e.Args[1]))
	}
	return cExpr(e)
}

func cExpr(e *Expr) string {
	switch e.Kind {
	case Const:
		return fmt.Sprintf("%dL", e.C)
	case Null:
		return "(void *)0"
	case Load:
		s := cPlace(e.Place)
		if e.Order != event.NotAtomic {
			s = fmt.Sprintf("__atomic_load_n(&%s, %s)", s, cOrders[e.Order])
		}
		if e.Place.Scalar().Kind == Integer && e.Place.Scalar() != Long {
			s = "(long)" + s
		}
		return s
	case Addr:
		return "(void *)&" + cPlace(e.Place)
	case Func:
		return "(void *)" + e.Name
	case Binary:
		return fmt.Sprintf("(%s %s %s)", cExpr(e.Args[0]), e.Name, cExpr(e.Args[1]))
	case RMW:
		name := "__atomic_fetch_" + e.Name
		if e.Name == "xchg" {
			name = "__atomic_exchange_n"
		}
		s := fmt.Sprintf("%s(&%s, %s, %s)", name, cPlace(e.Place), cExpr(e.Args[0]), cOrders[e.Order])
		if e.Place.Scalar().Kind == Integer {
			s = "(long)" + s
		}
		return s
	case CAS:
		t := e.Place.Scalar().C
		return fmt.Sprintf("({ %s e_ = %s; (long)__atomic_compare_exchange_n(&%s, &e_, %s, %d, %s, %s); })", t, cExpr(e.Args[0]),
			cPlace(e.Place), cExpr(e.Args[1]), weak(e), cOrders[e.Order], cOrders[failure(e)])
	case Call:
		if e.Name == "" {
			return fmt.Sprintf("((long (*)(long))%s)(%s)", cExpr(e.Args[0]), cArgs(e.Args[1:]))
		}
		return fmt.Sprintf("%s(%s)", e.Name, cArgs(e.Args))
	case Value:
		return cPlace(e.Place)
	}
	return cLibrary(e)
}

func weak(e *Expr) int {
	if e.Weak {
		return 1
	}
	return 0
}

// failure returns the order of a compare-exchange that fails.
func failure(e *Expr) event.Order {
	switch {
	case e.Fail != event.NotAtomic:
		return e.Fail
	case e.Order == event.Release:
		return event.Relaxed
	case e.Order == event.AcqRel:
		return event.Acquire
	}
	return e.Order
}

func cLibrary(e *Expr) string {
	switch e.Name {
	case "acquire", "release", "acq_rel", "seq_cst":
		return "__atomic_thread_fence(__ATOMIC_" + strings.ToUpper(e.Name) + ")"
	}
	s := fmt.Sprintf("%s(%s)", e.Name, cArgs(e.Args))
	switch library[e.Name].result {
	case 'i', 'b', 'l':
		return "(long)" + s
	}
	return s
}

func cArgs(args []*Expr) string {
	var all []string
	for _, a := range args {
		all = append(all, cExpr(a))
	}
	return strings.Join(all, ", ")
}
