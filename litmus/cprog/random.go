package cprog

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/gomc/gomc/event"
)

// Options bound the programs that [Random] draws. The zero value draws everything.
type Options struct {
	Shapes  []string // names of the shapes to draw from; nil means Shapes()
	Few     int      // at most, shapes in a program besides those of the checks; 0 means 3
	Threads int      // at most, that main creates; 0 means 3
	Stmts   int      // at most, of a thread; 0 means 3
	Weak    bool     // memory orders; seq_cst if not set
	Small   bool     // see Program.Small
}

// Random draws a program. The same seed and options give the same program.
func Random(seed uint64, o Options) *Program {
	if o.Shapes == nil {
		o.Shapes = Shapes()
	}
	set(&o.Few, 3)
	set(&o.Threads, 3)
	set(&o.Stmts, 3)
	d := &drawer{Rand: rand.New(rand.NewPCG(seed, 0x6370726f67)), options: o, globals: map[string]*Variable{}, program: &Program{Small: o.Small}}
	for range 1 + d.IntN(o.Few) {
		name := o.Shapes[d.IntN(len(o.Shapes))]
		draw, ok := shapes[name]
		if !ok {
			draw = rare[name]
		}
		d.shapes = append(d.shapes, draw)
	}
	d.shapes = append(d.shapes, accesses)
	d.main()
	return d.program
}

func set(n *int, standard int) {
	if *n == 0 {
		*n = standard
	}
}

// shape draws some statements of a kind that users write.
type shape func(d *drawer) []*Stmt

// drawer draws a program.
type drawer struct {
	*rand.Rand
	options Options
	shapes  []shape
	program *Program
	globals map[string]*Variable
	setup   []*Stmt // of main, before any thread is created
	joins   []*Stmt // of main, of threads that others have created
	threads int

	mainFunction *Function
	function     *Function // that is being drawn
	depth        int       // of statements within statements
	section      bool      // within an atomic section
	level        int       // of threads within threads
}

// main draws all functions.
func (d *drawer) main() {
	main := &Function{Name: "main"}
	d.mainFunction, d.function = main, main
	var creates, joins []*Stmt
	for range 1 + d.IntN(d.options.Threads) {
		create, join := d.create()
		creates = append(creates, create)
		joins = append(joins, join)
	}
	if d.IntN(3) == 0 {
		creates = slices.Insert(creates, d.IntN(len(creates)+1), d.body(1)...)
	}
	between := d.body(d.IntN(2))
	if d.IntN(4) == 0 {
		joins = joins[:d.IntN(len(joins))]
	}
	after := d.checks()
	if d.IntN(3) == 0 {
		after = append(d.body(1), after...)
	}
	if r := slices.IndexFunc(main.Locals, func(v *Variable) bool { return v.Name == "result" }); r >= 0 {
		after = append(after, &Stmt{Kind: Assert, Expr: binary("==", get(main.Locals[r]), null())})
	}
	main.Body = slices.Concat(d.setup, creates, between, joins, d.joins, after)
	d.program.Functions = append(d.program.Functions, main)
}

// create draws a thread, and returns the statements that create and join it.
func (d *drawer) create() (create, join *Stmt) {
	d.threads++
	name := fmt.Sprintf("thread%d", d.threads)
	handle := d.local("h"+name[6:], Thread)
	arg := null()
	switch d.IntN(6) {
	case 0:
		arg = addr(whole(d.global("x", Int)))
	case 1:
		arg = addr(whole(d.register()))
	}
	outer, depth, section := d.function, d.depth, d.section
	param := &Variable{Name: "arg", Type: Ptr, Scope: Param}
	f := &Function{Name: name, Result: Ptr, Params: []*Variable{param}}
	d.function, d.depth, d.section = f, 0, false
	d.level++
	if arg.Kind != Null && d.IntN(2) == 0 {
		p := pointed(load(whole(param), event.NotAtomic), Int, -1)
		f.Body = append(f.Body, d.access(p)...)
	}
	f.Body = slices.Concat(f.Body, d.checks(), d.body(1+d.IntN(d.options.Stmts)), d.checks())
	d.level--
	d.program.Functions = append(d.program.Functions, f)
	d.function, d.depth, d.section = outer, depth, section
	result := null()
	if d.IntN(5) == 0 { // the thread returns what is not always the same, and who joins it looks
		f.Body = append(f.Body, when(rmw("add", d.shared(), d.updateOrder(), lit(1)), ret(get(param))))
		result = addr(whole(d.local("result", Ptr)))
	}
	create = do(lib("pthread_create", addr(whole(handle)), null(), function(name), arg))
	if d.IntN(12) == 0 {
		return create, do(lib("pthread_detach", get(handle)))
	}
	return create, do(lib("pthread_join", get(handle), result))
}

// body draws n statements.
func (d *drawer) body(n int) []*Stmt {
	var body []*Stmt
	d.depth++
	for range n {
		body = append(body, d.shapes[d.IntN(len(d.shapes))](d)...)
	}
	d.depth--
	return body
}

// nested draws a statement or two, fewer the deeper they are.
func (d *drawer) nested() []*Stmt {
	if d.depth > 2 {
		return accesses(d)
	}
	return d.body(1 + d.IntN(2))
}

// checks draws, now and then, a statement that ends executions.
func (d *drawer) checks() []*Stmt {
	if d.IntN(5) > 0 {
		return nil
	}
	return ends(d)
}

// global returns the global variable of a name.
func (d *drawer) global(name string, t *Type) *Variable {
	if d.globals[name] == nil {
		d.globals[name] = &Variable{Name: name, Type: t}
	}
	return d.globals[name]
}

// local returns the local variable of a name, which starts as 0.
func (d *drawer) local(name string, t *Type) *Variable {
	f := d.function
	for _, v := range f.Locals {
		if v.Name == name {
			if v.Type != t {
				panic(fmt.Sprintf("cprog: two shapes have a variable %s, of types %v and %v", name, v.Type, t))
			}
			return v
		}
	}
	v := &Variable{Name: name, Type: t, Scope: Local, Init: true}
	f.Locals = append(f.Locals, v)
	return v
}

// register returns one of two local variables.
func (d *drawer) register() *Variable { return d.local(fmt.Sprintf("r%d", d.IntN(2)), Long) }

// shared returns one of some global integers.
func (d *drawer) shared() *Place {
	if d.IntN(2) == 0 {
		return whole(d.global("x", Int))
	}
	return whole(d.global("y", Int))
}

func (d *drawer) order(orders ...event.Order) event.Order {
	if !d.options.Weak {
		return event.SeqCst
	}
	return orders[d.IntN(len(orders))]
}

func (d *drawer) loadOrder() event.Order {
	return d.order(event.Relaxed, event.Acquire, event.SeqCst)
}

func (d *drawer) storeOrder() event.Order {
	return d.order(event.Relaxed, event.Release, event.SeqCst)
}

func (d *drawer) updateOrder() event.Order {
	return d.order(event.Relaxed, event.Acquire, event.Release, event.AcqRel, event.SeqCst)
}

// maybePlain returns an order, or none with one half.
func (d *drawer) maybePlain(o event.Order) event.Order {
	if d.IntN(2) == 0 {
		return event.NotAtomic
	}
	return o
}

func (d *drawer) constant() *Expr { return lit(int64(d.IntN(3))) }

// value returns a small constant or a register.
func (d *drawer) value() *Expr {
	if d.IntN(3) == 0 {
		return load(whole(d.register()), event.NotAtomic)
	}
	return d.constant()
}

// condition compares a register with a constant.
func (d *drawer) condition() *Expr {
	return binary([]string{"==", "!=", "<"}[d.IntN(3)], load(whole(d.register()), event.NotAtomic), d.constant())
}

// What follows writes the syntax tree down.

func whole(v *Variable) *Place               { return &Place{Var: v, Type: v.Type, Field: -1} }
func field(v *Variable, k int) *Place        { return &Place{Var: v, Type: v.Type, Field: k} }
func pointed(e *Expr, t *Type, k int) *Place { return &Place{Base: e, Type: t, Field: k} }

func lit(c int64) *Expr                     { return &Expr{Kind: Const, C: c} }
func null() *Expr                           { return &Expr{Kind: Null} }
func function(name string) *Expr            { return &Expr{Kind: Func, Name: name} }
func addr(p *Place) *Expr                   { return &Expr{Kind: Addr, Place: p} }
func load(p *Place, o event.Order) *Expr    { return &Expr{Kind: Load, Place: p, Order: o} }
func lib(name string, args ...*Expr) *Expr  { return &Expr{Kind: Lib, Name: name, Args: args} }
func call(name string, args ...*Expr) *Expr { return &Expr{Kind: Call, Name: name, Args: args} }
func value(p *Place) *Expr                  { return &Expr{Kind: Value, Place: p} }
func binary(op string, a, b *Expr) *Expr    { return &Expr{Kind: Binary, Name: op, Args: []*Expr{a, b}} }
func get(v *Variable) *Expr                 { return load(whole(v), event.NotAtomic) }
func assign(p *Place, e *Expr) *Stmt        { return &Stmt{Kind: Assign, Place: p, Expr: e} }
func put(v *Variable, e *Expr) *Stmt        { return assign(whole(v), e) }
func do(e *Expr) *Stmt                      { return &Stmt{Kind: Do, Expr: e} }
func when(e *Expr, body ...*Stmt) *Stmt     { return &Stmt{Kind: If, Expr: e, Body: body} }
func while(e *Expr, body ...*Stmt) *Stmt    { return &Stmt{Kind: While, Expr: e, Body: body} }
func ret(e *Expr) *Stmt                     { return &Stmt{Kind: Return, Expr: e} }
func store(p *Place, o event.Order, e *Expr) *Stmt {
	return &Stmt{Kind: Assign, Place: p, Order: o, Expr: e}
}
func rmw(op string, p *Place, o event.Order, e *Expr) *Expr {
	return &Expr{Kind: RMW, Name: op, Place: p, Order: o, Args: []*Expr{e}}
}
func cas(p *Place, o event.Order, old, e *Expr) *Expr {
	return &Expr{Kind: CAS, Place: p, Order: o, Args: []*Expr{old, e}}
}
