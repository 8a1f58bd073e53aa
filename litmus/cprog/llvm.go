package cprog

import (
	"fmt"
	"strings"

	"github.com/gomc/gomc/event"
)

// LLVM prints the program as LLVM IR with opaque pointers, much as clang -O0 compiles
// [Program.C]: variables and parameters are in memory.
func (p *Program) LLVM() string {
	functions, globals, called := p.used()
	e := &emitter{program: p}
	e.raw(`target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"`)
	for _, t := range p.aggregates() {
		e.raw("%s", t.declLLVM)
	}
	for _, v := range globals {
		init := "zeroinitializer"
		if v.Type.Kind == Integer {
			init = fmt.Sprint(v.Value)
		} else if v.Type.Kind == Pointer {
			init = "null"
		}
		e.raw("@%s = %sglobal %s %s, align %d", v.Name, map[bool]string{true: "thread_local "}[v.Scope == ThreadLocal], v.Type.LLVM, init, v.Type.Align)
	}
	e.raw(`@text = private constant [2 x i8] c"r\00"
declare void @__assert_fail(ptr, ptr, i32, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)`)
	for _, name := range called {
		if fenceOrder(name) != "" {
			continue
		}
		var params []string
		for _, c := range []byte(library[name].params) {
			params = append(params, letterTypes[c])
		}
		e.raw("declare %s @%s(%s)", letterTypes[library[name].result], name, strings.Join(params, ", "))
	}
	for _, f := range functions {
		e.function(f)
	}
	if p.Small {
		return strings.NewReplacer("%union.pthread_", "%union.object_", "%union.sem_t", "%union.object_sem").Replace(e.String())
	}
	return e.String()
}

var letterTypes = map[byte]string{'v': "void", 'i': "i32", 'l': "i64", 'p': "ptr", 'b': "i1"}

var orders = [...]string{"", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}

// fenceOrder returns the order if a name of the library is that of a fence.
func fenceOrder(name string) string {
	for _, o := range orders[2:] {
		if o == name {
			return o
		}
	}
	return ""
}

type emitter struct {
	strings.Builder
	program       *Program
	temps, labels int
	ends          []string // labels after the loops around
	result        *Type    // of the function
}

func (e *emitter) raw(format string, args ...any)  { fmt.Fprintf(e, format+"\n", args...) }
func (e *emitter) line(format string, args ...any) { fmt.Fprintf(e, "  "+format+"\n", args...) }

// set emits an instruction and returns the name of its result.
func (e *emitter) set(format string, args ...any) string {
	e.temps++
	t := fmt.Sprintf("%%x%d", e.temps)
	e.line("%s = %s", t, fmt.Sprintf(format, args...))
	return t
}

func (e *emitter) label() string {
	e.labels++
	return fmt.Sprintf("b%d", e.labels)
}

func (e *emitter) begin(label string) { e.raw("%s:", label) }

// end begins a block after one that does not go on.
func (e *emitter) end(format string, args ...any) {
	e.line(format, args...)
	e.begin(e.label())
}

// passed returns how clang passes a value of a type: as what, or in memory.
func passed(t *Type) (as string, memory bool) {
	switch {
	case t.Kind != Aggregate:
		return t.LLVM, false
	case t.Size <= 8:
		return fmt.Sprintf("i%d", 8*t.Size), false
	}
	return "ptr", true
}

func (e *emitter) function(f *Function) {
	var params []string
	result := "i32"
	if f.Result != nil {
		as, memory := passed(f.Result)
		if result = as; memory {
			result = "void"
			params = append(params, fmt.Sprintf("ptr sret(%s) %%agg.result", f.Result.LLVM))
		}
	}
	for _, v := range f.Params {
		switch as, memory := passed(v.Type); {
		case memory:
			params = append(params, fmt.Sprintf("ptr byval(%s) align 8 %%%s", v.Type.LLVM, v.Name))
		default:
			params = append(params, fmt.Sprintf("%s %%%s.in", as, v.Name))
		}
	}
	e.result = f.Result
	e.raw("define %s @%s(%s) {\nentry:", result, f.Name, strings.Join(params, ", "))
	for _, v := range f.Params {
		if as, memory := passed(v.Type); !memory {
			e.line("%%%s = alloca %s, align %d", v.Name, v.Type.LLVM, v.Type.Align)
			e.line("store %s %%%s.in, ptr %%%s, align %d", as, v.Name, v.Name, v.Type.Align)
		}
	}
	for _, v := range f.usedLocals() {
		e.line("%%%s = alloca %s, align %d", v.Name, v.Type.LLVM, v.Type.Align)
	}
	for _, v := range f.usedLocals() {
		switch {
		case !v.Init:
		case v.Type.Kind == Aggregate:
			e.line("call void @llvm.memset.p0.i64(ptr %%%s, i8 0, i64 %d, i1 false)", v.Name, v.Type.Size)
		case v.Type.Kind == Pointer:
			e.line("store ptr null, ptr %%%s, align 8", v.Name)
		default:
			e.line("store %s %d, ptr %%%s, align %d", v.Type.LLVM, v.Value, v.Name, v.Type.Align)
		}
	}
	e.body(f.Body)
	switch {
	case f.Result == nil:
		e.line("ret i32 0")
	case f.Result == Ptr:
		e.line("ret ptr null")
	default:
		e.line("unreachable")
	}
	e.raw("}")
}

func (e *emitter) body(body []*Stmt) {
	for _, s := range body {
		e.stmt(s)
	}
}

func (e *emitter) stmt(s *Stmt) {
	switch s.Kind {
	case Assign:
		e.assign(s)
	case Do:
		e.expr(s.Expr)
	case If:
		then, otherwise, done := e.label(), e.label(), e.label()
		e.line("br i1 %s, label %%%s, label %%%s", e.condition(s.Expr), then, otherwise)
		e.begin(then)
		e.body(s.Body)
		e.line("br label %%%s", done)
		e.begin(otherwise)
		e.body(s.Else)
		e.line("br label %%%s", done)
		e.begin(done)
	case While:
		head, body, done := e.label(), e.label(), e.label()
		e.line("br label %%%s", head)
		e.begin(head)
		e.line("br i1 %s, label %%%s, label %%%s", e.condition(s.Expr), body, done)
		e.begin(body)
		e.ends = append(e.ends, done)
		e.body(s.Body)
		e.ends = e.ends[:len(e.ends)-1]
		e.line("br label %%%s", head)
		e.begin(done)
	case Return:
		e.ret(s.Expr)
	case Assert:
		good, bad := e.label(), e.label()
		e.line("br i1 %s, label %%%s, label %%%s", e.condition(s.Expr), good, bad)
		e.begin(bad)
		e.line("call void @__assert_fail(ptr @text, ptr @text, i32 1, ptr @text)")
		e.line("unreachable")
		e.begin(good)
	case Goto:
		if len(e.ends) > 0 {
			e.end("br label %%%s", e.ends[len(e.ends)-1])
		}
	}
}

func (e *emitter) ret(x *Expr) {
	switch {
	case e.result == nil:
		e.end("ret i32 %s", e.narrow(e.expr(x), "i32"))
	case e.result.Kind != Aggregate:
		e.end("ret %s %s", e.result.LLVM, e.narrow(e.expr(x), e.result.LLVM))
	default:
		as, memory := passed(e.result)
		from := e.address(x.Place)
		if memory {
			e.copy("%agg.result", from, e.result)
			e.end("ret void")
		} else {
			e.end("ret %s %s", as, e.set("load %s, ptr %s, align %d", as, from, e.result.Align))
		}
	}
}

func (e *emitter) copy(to, from string, t *Type) {
	e.line("call void @llvm.memcpy.p0.p0.i64(ptr align %d %s, ptr align %d %s, i64 %d, i1 false)", t.Align, to, t.Align, from, t.Size)
}

// condition returns whether an expression is not 0, or not null.
func (e *emitter) condition(x *Expr) string {
	v := e.expr(x)
	if isPointer(x) {
		return e.set("icmp ne ptr %s, null", v)
	}
	return e.set("icmp ne i64 %s, 0", v)
}

// address returns the address of a place, of the word around it if it is a bit-field.
func (e *emitter) address(p *Place) string {
	a := ""
	switch {
	case p.Base != nil:
		a = e.expr(p.Base)
	case p.Var.Scope == Global || p.Var.Scope == ThreadLocal:
		a = "@" + p.Var.Name
	default:
		a = "%" + p.Var.Name
	}
	if p.Field >= 0 && p.Type.Fields[p.Field].Offset > 0 {
		return e.set("getelementptr inbounds i8, ptr %s, i64 %d", a, p.Type.Fields[p.Field].Offset)
	}
	return a
}

// bitField returns the field that a place is if that is a bit-field.
func bitField(p *Place) *Field {
	if p.Field >= 0 && p.Type.Fields[p.Field].Width > 0 {
		return &p.Type.Fields[p.Field]
	}
	return nil
}

func (e *emitter) assign(s *Stmt) {
	t := s.Place.Scalar()
	if t.Kind == Aggregate || t.Kind == Object {
		e.assignAggregate(s, t)
		return
	}
	v := e.narrow(e.expr(s.Expr), t.LLVM)
	a := e.address(s.Place)
	if f := bitField(s.Place); f != nil {
		mask := int64(1)<<f.Width - 1
		old := e.set("load i32, ptr %s, align %d", a, t.Align)
		v = e.set("and i32 %s, %d", v, int32(mask))
		if f.Shift > 0 {
			v = e.set("shl i32 %s, %d", v, f.Shift)
		}
		old = e.set("and i32 %s, %d", old, int32(^(mask << f.Shift)))
		v = e.set("or i32 %s, %s", old, v)
	}
	if s.Order == event.NotAtomic {
		e.line("store %s%s %s, ptr %s, align %d", volatile(s.Place), t.LLVM, v, a, t.Align)
	} else {
		e.line("store atomic %s %s, ptr %s %s, align %d", t.LLVM, v, a, orders[s.Order], t.Align)
	}
}

func (e *emitter) assignAggregate(s *Stmt, t *Type) {
	if s.Expr.Kind == Value {
		from := e.address(s.Expr.Place)
		e.copy(e.address(s.Place), from, t)
		return
	}
	as, memory := passed(t)
	if memory {
		e.call(s.Expr, e.address(s.Place))
		return
	}
	v := e.call(s.Expr, "")
	e.line("store %s %s, ptr %s, align %d", as, v, e.address(s.Place), t.Align)
}

func isPointer(x *Expr) bool {
	switch x.Kind {
	case Null, Addr, Func:
		return true
	case Load, RMW:
		return x.Place.Scalar().Kind == Pointer
	case Lib:
		return library[x.Name].result == 'p'
	}
	return false
}

// expr returns the value of an expression: an i64 or a ptr.
func (e *emitter) expr(x *Expr) string {
	switch x.Kind {
	case Const:
		return fmt.Sprint(x.C)
	case Null:
		return "null"
	case Load:
		return e.load(x)
	case Addr:
		return e.address(x.Place)
	case Func:
		return "@" + x.Name
	case Binary:
		return e.binary(x)
	case RMW:
		t := x.Place.Scalar()
		v := e.narrow(e.expr(x.Args[0]), t.LLVM)
		return e.widen(e.set("atomicrmw %s ptr %s, %s %s %s, align %d", operation(x.Name, t), e.address(x.Place), t.LLVM, v, orders[x.Order], t.Align), t)
	case CAS:
		t := x.Place.Scalar()
		old := e.narrow(e.expr(x.Args[0]), t.LLVM)
		v := e.narrow(e.expr(x.Args[1]), t.LLVM)
		r := e.set("cmpxchg %sptr %s, %s %s, %s %s %s %s, align %d", map[bool]string{true: "weak "}[x.Weak], e.address(x.Place), t.LLVM, old, t.LLVM, v,
			orders[x.Order], orders[failure(x)], t.Align)
		return e.set("zext i1 %s to i64", e.set("extractvalue { %s, i1 } %s, 1", t.LLVM, r))
	case Call:
		return e.call(x, "")
	}
	return e.library(x)
}

// operation returns the name in LLVM IR of a read-modify-write: C's types decide whether numbers have a sign.
func operation(name string, t *Type) string {
	if (name == "min" || name == "max") && t != Long {
		return "u" + name
	}
	return name
}

func volatile(p *Place) string {
	if p.Var != nil && p.Var.Volatile {
		return "volatile "
	}
	return ""
}

func (e *emitter) load(x *Expr) string {
	t, a := x.Place.Scalar(), e.address(x.Place)
	if x.Order != event.NotAtomic {
		return e.widen(e.set("load atomic %s, ptr %s %s, align %d", t.LLVM, a, orders[x.Order], t.Align), t)
	}
	v := e.set("load %s%s, ptr %s, align %d", volatile(x.Place), t.LLVM, a, t.Align)
	if f := bitField(x.Place); f != nil {
		if f.Shift > 0 {
			v = e.set("lshr i32 %s, %d", v, f.Shift)
		}
		if f.Shift+f.Width < 32 {
			v = e.set("and i32 %s, %d", v, 1<<f.Width-1)
		}
	}
	return e.widen(v, t)
}

func (e *emitter) binary(x *Expr) string {
	a, b := e.expr(x.Args[0]), e.expr(x.Args[1])
	typ := "i64"
	if isPointer(x.Args[0]) {
		typ = "ptr"
	}
	if op, ok := map[string]string{"+": "add nsw", "-": "sub nsw", "*": "mul nsw", "&": "and", "|": "or", "^": "xor"}[x.Name]; ok {
		return e.set("%s i64 %s, %s", op, a, b)
	}
	op := map[string]string{"==": "eq", "!=": "ne", "<": "slt", ">": "sgt"}[x.Name]
	return e.set("zext i1 %s to i64", e.set("icmp %s %s %s, %s", op, typ, a, b))
}

// narrow converts an i64 to an integer type; a pointer stays what it is.
func (e *emitter) narrow(v, typ string) string {
	switch typ {
	case "i1", "i8", "i16", "i32":
		return e.set("trunc i64 %s to %s", v, typ)
	}
	return v
}

// widen converts a value of a type to an i64.
func (e *emitter) widen(v string, t *Type) string {
	if t.Kind == Pointer || t.LLVM == "i64" {
		return v
	}
	return e.set("zext %s %s to i64", t.LLVM, v)
}

// call calls a function of the program; result is where it puts a structure that is
// returned in memory.
func (e *emitter) call(x *Expr, result string) string {
	if x.Name == "" {
		f := e.expr(x.Args[0])
		return e.set("call i64 %s(i64 %s)", f, e.expr(x.Args[1]))
	}
	f := e.program.Function(x.Name)
	var args []string
	returned, memory := passed(f.Result)
	if memory {
		if result == "" {
			result = e.set("alloca %s, align 8", f.Result.LLVM)
		}
		args = append(args, fmt.Sprintf("ptr sret(%s) %s", f.Result.LLVM, result))
	}
	for i, a := range x.Args {
		t := f.Params[i].Type
		as, inMemory := passed(t)
		switch {
		case a.Kind != Value:
			args = append(args, as+" "+e.narrow(e.expr(a), as))
		case inMemory:
			args = append(args, fmt.Sprintf("ptr byval(%s) align 8 %s", t.LLVM, e.address(a.Place)))
		default:
			args = append(args, as+" "+e.set("load %s, ptr %s, align %d", as, e.address(a.Place), t.Align))
		}
	}
	if memory {
		e.line("call void @%s(%s)", x.Name, strings.Join(args, ", "))
		return ""
	}
	return e.set("call %s @%s(%s)", returned, x.Name, strings.Join(args, ", "))
}

func (e *emitter) library(x *Expr) string {
	if o := fenceOrder(x.Name); o != "" {
		e.line("fence %s", o)
		return "0"
	}
	r := library[x.Name]
	var args []string
	for i, a := range x.Args {
		typ := letterTypes[r.params[i]]
		args = append(args, typ+" "+e.narrow(e.expr(a), typ))
	}
	call := fmt.Sprintf("call %s @%s(%s)", letterTypes[r.result], x.Name, strings.Join(args, ", "))
	switch r.result {
	case 'v':
		e.line("%s", call)
		if r.ends {
			e.end("unreachable")
		}
		return "0"
	case 'i':
		return e.set("sext i32 %s to i64", e.set("%s", call))
	case 'b':
		return e.set("zext i1 %s to i64", e.set("%s", call))
	}
	return e.set("%s", call)
}
