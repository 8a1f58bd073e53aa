// Package cprog has small concurrent C programs for tests: a syntax tree with two
// printers, one for C and one for LLVM IR as clang -O0 would emit it, a generator that
// draws what users write, and a shrinker.
//
// Package litmus has programs made of what engines see: loads, stores, locks. Here is
// what lies above: the heap, structures, calls, and the functions of pthreads, so
// that the interpreter and the models of those functions are in between.
//
// An expression has the type long or void *. A place of another type is converted
// when it is read or written, without a sign.
package cprog

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// Program is a C program. The last function is main.
type Program struct {
	Functions []*Function
	// Small says that LLVM IR has no types of glibc for objects of pthreads, so that gomc takes them to be as small
	// as programs may declare them.
	Small bool
	// Endless says that there may be loops that change memory in every round, which engines of executions explore up to a bound only.
	Endless bool
}

// Main returns the function main.
func (p *Program) Main() *Function { return p.Functions[len(p.Functions)-1] }

// Function returns the function of a name.
func (p *Program) Function(name string) *Function {
	for _, f := range p.Functions {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// Function is a function. Its result is of a scalar or a structure type; nil is int, for main.
type Function struct {
	Name   string
	Params []*Variable
	Result *Type
	Locals []*Variable
	Body   []*Stmt
}

// Variable is a global variable, a local one, or a parameter.
type Variable struct {
	Name  string
	Type  *Type
	Scope Scope
	// Init says that a local variable is set to 0. Global ones always start with
	// Value.
	Init     bool
	Value    int64
	Volatile bool
}

// Scope says where a variable lives.
type Scope uint8

// The scopes.
const (
	Global Scope = iota
	ThreadLocal
	Local
	Param
)

// Place is an object or a part of it: a variable, or what Base points to; and of that
// the Field-th field of Type, or all of it if Field is negative.
type Place struct {
	Var   *Variable
	Base  *Expr
	Type  *Type
	Field int
}

// Scalar returns the type of the place.
func (p *Place) Scalar() *Type {
	if p.Field < 0 {
		return p.Type
	}
	return p.Type.Fields[p.Field].Type
}

// ExprKind says what an expression is.
type ExprKind uint8

// The expressions.
const (
	Const  ExprKind = iota // C
	Null                   // the null pointer
	Load                   // the value of Place
	Addr                   // its address
	Func                   // the address of the function Name
	Binary                 // Args[0] Name Args[1]
	RMW                    // fetch_NAME(Place, Args[0]), returns the old value; Name as in LLVM, min and max without a u
	CAS                    // compare_exchange(Place, Args[0], Args[1]), returns 1 or 0
	Call                   // the function Name of the program, or what Args[0] points to if Name is empty
	Lib                    // the function Name of the library
	Value                  // the structure at Place, as an argument or a result
)

// Expr is an expression.
type Expr struct {
	Kind  ExprKind
	C     int64
	Name  string
	Place *Place
	Args  []*Expr
	Order event.Order // Load, RMW, CAS; NotAtomic is a plain load
	Fail  event.Order // CAS that fails; what is left of Order if not set
	Weak  bool        // CAS: it may fail for no reason, where the environment may do that
}

// StmtKind says what a statement does.
type StmtKind uint8

// The statements.
const (
	Assign StmtKind = iota // Place = Expr, plain or atomic by Order; a structure: Expr is a Value or a Call
	Do                     // Expr
	If                     // if (Expr) Body else Else
	While                  // while (Expr) Body
	Return                 // return Expr
	Assert                 // assert(Expr)
	Goto                   // ends the innermost loop: break
)

// Stmt is a statement.
type Stmt struct {
	Kind       StmtKind
	Place      *Place
	Expr       *Expr
	Order      event.Order
	Body, Else []*Stmt
}

// walkStmts calls the functions for each statement and each expression, outer ones first.
func walkStmts(body []*Stmt, stmt func(*Stmt), expr func(*Expr)) {
	for _, s := range body {
		if stmt != nil {
			stmt(s)
		}
		walkPlace(s.Place, expr)
		walkExpr(s.Expr, expr)
		walkStmts(s.Body, stmt, expr)
		walkStmts(s.Else, stmt, expr)
	}
}

func walkPlace(p *Place, visit func(*Expr)) {
	if p != nil {
		walkExpr(p.Base, visit)
	}
}

func walkExpr(e *Expr, visit func(*Expr)) {
	if e == nil {
		return
	}
	visit(e)
	walkPlace(e.Place, visit)
	for _, a := range e.Args {
		walkExpr(a, visit)
	}
}

// variables calls visit for each use of a variable.
func variables(body []*Stmt, visit func(*Variable)) {
	place := func(p *Place) {
		if p != nil && p.Var != nil {
			visit(p.Var)
		}
	}
	walkStmts(body, func(s *Stmt) { place(s.Place) }, func(e *Expr) { place(e.Place) })
}

// usedLocals returns the local variables that the body mentions.
func (f *Function) usedLocals() []*Variable {
	known := map[*Variable]bool{}
	variables(f.Body, func(v *Variable) { known[v] = true })
	return slices.DeleteFunc(slices.Clone(f.Locals), func(v *Variable) bool { return !known[v] })
}

// used returns what main needs: functions in their order, global variables in the order
// of their first use, and functions of the library.
func (p *Program) used() (functions []*Function, globals []*Variable, library []string) {
	reached, known, called := map[*Function]bool{}, map[*Variable]bool{}, map[string]bool{}
	var reach func(f *Function)
	reach = func(f *Function) {
		if f == nil || reached[f] {
			return
		}
		reached[f] = true
		variables(f.Body, func(v *Variable) {
			if (v.Scope == Global || v.Scope == ThreadLocal) && !known[v] {
				known[v] = true
				globals = append(globals, v)
			}
		})
		walkStmts(f.Body, nil, func(e *Expr) {
			switch {
			case e.Kind == Func || e.Kind == Call && e.Name != "":
				reach(p.Function(e.Name))
			case e.Kind == Lib && !called[e.Name]:
				called[e.Name] = true
				library = append(library, e.Name)
			}
		})
	}
	reach(p.Main())
	for _, f := range p.Functions {
		if reached[f] {
			functions = append(functions, f)
		}
	}
	return functions, globals, library
}

// Uses reports whether the program calls a function of the library.
func (p *Program) Uses(names ...string) bool {
	_, _, library := p.used()
	for _, l := range library {
		for _, n := range names {
			if l == n {
				return true
			}
		}
	}
	return false
}
