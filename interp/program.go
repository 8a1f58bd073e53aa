package interp

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp/models"
	"github.com/gomc/gomc/llvmir"
)

// Options say how to interpret a program.
type Options struct {
	// Unroll bounds the iterations of each loop; 0 means no bound.
	Unroll int
	// NoAwait turns the recognition of spin loops off.
	NoAwait bool
	// KeepIdle keeps in States what a thread computes for nobody, such as the number of rounds that it has spun: for comparisons.
	KeepIdle bool
	// Nondet is the domain of nondeterministic integers; nil if none is given.
	Nondet *Range
	// AnyInput lets nondeterministic integers have any value if no domain is given: for the replay of what engines have found that do not try values one by
	// one.
	AnyInput bool
	// Symbolic makes nondeterministic integers terms if no domain is given; see terms.go.
	Symbolic bool
	// UndefinedNondet lets functions that are neither defined nor modelled return any value, and do nothing else. They are unsupported otherwise.
	UndefinedNondet bool
	// AbortIsError makes a call of abort a violation instead of an exit.
	AbortIsError bool
	// Checks are the kinds of errors that count; nil stands for all but overflow, which is only looked for if it is named. An error of
	// another kind that has a sensible continuation does not end its thread.
	Checks []event.ErrorKind
	// MaxStates bounds the table of states; 0 means the default.
	MaxStates int
	// MaxInstructions bounds the instructions between two visible operations;
	// 0 means the default.
	MaxInstructions int
	// MaxDepth bounds the calls that a thread is in; 0 means the default.
	MaxDepth int
	// Environment is what may happen to the program beside what always may: each is a choice.
	Environment []event.Mishap
	// Args are the arguments of main after the program's name.
	Args []string

	debug bool // panics of the translation are shown with their stacks
}

// checked tells whether a kind of error counts.
func (p *Program) checked(kind event.ErrorKind) bool {
	return p.opts.Checks == nil || slices.Contains(p.opts.Checks, kind)
}

// mayHappen tells whether the environment may do something.
func (p *Program) mayHappen(m event.Mishap) bool { return slices.Contains(p.opts.Environment, m) }

// Range is the domain of nondeterministic integers, inclusive.
type Range struct{ Low, High int64 }

// The defaults of Options.
const (
	defaultStates          = 1 << 20
	DefaultMaxInstructions = 100_000_000
	DefaultMaxDepth        = 20_000
)

// Program is a compiled program. It implements event.Program.
type Program struct {
	opts    Options
	layout  *llvmir.Layout
	ptrBits uint

	user        *unit
	units       []*unit
	functions   []*function
	byAddr      map[uint64]*function
	definitions map[string]*global
	globals     []*global
	locals      []*global
	escaped     []*global // of locals: those whose addresses may leave their threads
	nextStatic  uint64
	nextLocal   uint64
	nextBlock   uint64
	main        *function
	startMain   *function
	startThread *function
	exitMain    *function
	exit        *function   // the model of exit, if it is loaded
	threadEnds  []*function // models that run at the end of a thread
	keepsEnds   bool        // States of threads that have ended keep their stacks; see Remains
	facts       facts

	addrMu    sync.Mutex
	lowerMu   sync.Mutex
	leafCache map[types.Type][]leaf

	sites    siteTable
	space    space
	tables   tables
	threads  threadTable
	origins  originTable
	machines sync.Pool
	mainSt   atomic.Pointer[state]

	instructions atomic.Uint64
	transitions  atomic.Uint64
	restricted   sync.Map
	inputs       inputTable
	unsolved     atomic.Pointer[event.SiteID]    // see Undecided
	context      atomic.Pointer[context.Context] // see Until
	tooLong      atomic.Pointer[tooLong]

	namesOnce sync.Once
	mangled   bool // the program is in C++ or Rust; known with its mentions
	mentions  map[event.Site]mention
}

var _ event.Program = (*Program)(nil)

// target is what a call refers to.
type target struct {
	name    string
	fn      *function
	builtin builtin
}

// Compile prepares a module for exploration. Functions are translated when
// they are first executed; what is not supported shows as a label then.
func Compile(mod *llvmir.Module, opts Options) (p *Program, err error) {
	defer func() {
		if r := recover(); r != nil {
			if u, ok := r.(unsupported); ok {
				err = fmt.Errorf("unsupported: %s", u.what)
				return
			}
			if opts.debug {
				panic(r)
			}
			err = fmt.Errorf("gomc fails to translate %s: %v", mod.Name, r)
		}
	}()
	if opts.MaxStates <= 0 {
		opts.MaxStates = defaultStates
	}
	if opts.MaxInstructions <= 0 {
		opts.MaxInstructions = DefaultMaxInstructions
	}
	if opts.MaxDepth <= 0 {
		opts.MaxDepth = DefaultMaxDepth
	}
	p = &Program{opts: opts, layout: mod.Layout, ptrBits: uint(mod.Layout.PointerSize) * 8,
		byAddr: map[uint64]*function{}, definitions: map[string]*global{}, leafCache: map[types.Type][]leaf{},
		nextStatic: staticBase}
	if mod.Layout.BigEndian {
		return nil, fmt.Errorf("unsupported: big-endian target")
	}
	p.keepsEnds = slices.ContainsFunc(opts.Checks, event.ErrorKind.AtEnd)
	p.nextLocal = p.localBase()
	p.tables.init(opts.MaxStates)
	p.space.init(p)
	p.sites.init()
	p.threads.init()
	if opts.Symbolic {
		p.inputs.init()
	}
	rust, err := libraryOfRust(mod)
	if err != nil {
		return nil, err
	}
	p.user = p.addUnit(mod, rust)
	mainFunc := p.user.funcs["main"]
	if mainFunc == nil || len(mainFunc.Blocks) == 0 {
		return nil, fmt.Errorf("%s: no function main", mod.Name)
	}
	p.facts = p.findFacts()
	if err := p.bindAll(); err != nil {
		return nil, err
	}
	p.main = p.user.targets[mainFunc].fn
	p.streams()
	if p.nextStatic-staticBase > staticLimit {
		return nil, fmt.Errorf("unsupported: %d bytes of global variables", p.nextStatic-staticBase)
	}
	for _, g := range p.globals {
		p.fill(g)
	}
	for _, g := range p.locals {
		p.fill(g)
	}
	p.escape()
	p.synthesise()
	return p, nil
}

// addUnit adds the program's module, which may be of Rust.
func (p *Program) addUnit(mod *llvmir.Module, rust string) *unit {
	u := &unit{p: p, mod: mod, rust: rust}
	if rust != "" {
		u.nameRust()
		return p.add(u)
	}
	p.add(u)
	u.nameFiles()
	return u
}

// addModel adds a module of models.
func (p *Program) addModel(mod *llvmir.Module) { p.add(&unit{p: p, mod: mod, model: true}) }

func (p *Program) add(u *unit) *unit {
	mod, model := u.mod, u.model
	u.funcs, u.globals, u.aliases = map[string]*ir.Func{}, map[string]*ir.Global{}, map[string]*ir.Alias{}
	u.infos, u.targets = map[*ir.Func]*escapeInfo{}, map[*ir.Func]*target{}
	u.static, u.blockIDs, u.declared = map[*ir.Global]*global{}, map[*ir.Block]uint64{}, map[*ir.Func]*function{}
	p.units = append(p.units, u)
	for _, f := range mod.Funcs {
		u.funcs[f.Name()] = f
		if len(f.Blocks) > 0 && (model || !models.Replaces(u.shared(f.Name()))) {
			u.targets[f] = &target{name: f.Name(), fn: p.newFunction(u, f)}
		}
	}
	for _, g := range mod.Globals {
		u.globals[g.Name()] = g
		if g.Init != nil {
			p.place(u, g)
			if _, ok := p.definitions[g.Name()]; !ok && !internal(g.Linkage) {
				p.definitions[g.Name()] = u.static[g]
			}
		}
	}
	for _, a := range mod.Aliases {
		u.aliases[a.Name()] = a
	}
	return u
}

func (p *Program) newFunction(u *unit, f *ir.Func) *function {
	fn := &function{name: f.Name(), unit: u, source: f, model: u.model, variadic: f.Sig.Variadic}
	if s := u.mod.FuncSymbol(f); s != nil {
		fn.name, fn.library = s.Name, s.Library
	} else if !u.model {
		fn.name = llvmir.Demangle(f.Name())
	}
	if u.mod.Rust != "" && f.Name() == "main" {
		fn.library = true // it calls that of the program
	}
	if !u.model {
		fn.special = specialOf(f)
	}
	p.functions = append(p.functions, fn)
	fn.addr = functionBase + 16*uint64(len(p.functions))
	p.byAddr[fn.addr] = fn
	return fn
}

// bindAll resolves the functions that modules declare and do not define. It
// adds the models that are needed.
func (p *Program) bindAll() error {
	if err := p.addModels(); err != nil {
		return err
	}
	for _, u := range p.units {
		for _, f := range u.mod.Funcs {
			if u.targets[f] == nil && !strings.HasPrefix(f.Name(), "llvm.") {
				u.targets[f] = p.bindIn(u, f)
			}
		}
	}
	for _, name := range []string{"__gomc_thread_destructors", "__gomc_thread_exit", "__gomc_thread_leaves", "__gomc_thread_over"} {
		if t := p.defined(name); t != nil && t.fn.model {
			p.threadEnds = append(p.threadEnds, t.fn)
		}
	}
	if p.user.atExit() {
		p.exit = p.bind("exit").fn
	}
	return nil
}

// addModels adds the models of what the program declares. At the end of main, exit is called where the program has handlers for it.
func (p *Program) addModels() error {
	var names []string
	for _, f := range p.user.mod.Funcs {
		if p.user.targets[f] == nil {
			names = append(names, p.user.shared(f.Name()))
		}
	}
	for _, g := range p.user.mod.Globals {
		if g.Init == nil {
			names = append(names, p.user.shared(g.Name()))
		}
	}
	if p.user.atExit() {
		names = append(names, "exit")
	}
	names = append(names, p.user.countModels()...)
	names = append(names, p.user.lookModels()...)
	if p.user.resumes() {
		names = append(names, resumeModel)
	}
	own := func(name string) bool {
		return builtinOf(name) != builtinNone || p.defined(name) != nil || p.definitions[name] != nil
	}
	for _, m := range models.Needed(names, p.variant(), own) {
		mod, err := llvmir.Parse("models/"+m.Topic, []byte(m.Text))
		if err != nil {
			return fmt.Errorf("the models of topic %s: %w", m.Topic, err)
		}
		p.addModel(mod)
	}
	return nil
}

// atExit tells whether the program registers handlers for its end.
func (u *unit) atExit() bool {
	return u.funcs["atexit"] != nil || u.funcs["on_exit"] != nil || u.funcs["__cxa_atexit"] != nil || u.funcs["__cxa_thread_atexit"] != nil
}

// internal tells that a name is not known outside of its module.
func internal(l enum.Linkage) bool {
	return l == enum.LinkageInternal || l == enum.LinkagePrivate
}

// bindIn finds what a function is that a module declares.
func (p *Program) bindIn(u *unit, f *ir.Func) *target {
	name := u.shared(f.Name())
	t := p.bind(name)
	if name != f.Name() && (t.fn == nil || !p.fits(f, t.fn)) {
		return &target{name: f.Name()}
	}
	return t
}

// bind finds what a declared function is.
func (p *Program) bind(name string) *target {
	if b := builtinOf(name); b != builtinNone {
		return &target{name: name, builtin: b}
	}
	if t := p.defined(name); t != nil {
		return t
	}
	return &target{name: name}
}

// defined finds the function of a name that units share; nil if none defines it.
func (p *Program) defined(name string) *target {
	for _, u := range p.units {
		if f := u.funcs[name]; f != nil && !internal(f.Linkage) && u.targets[f] != nil && u.targets[f].fn != nil {
			return u.targets[f]
		}
	}
	return nil
}

// target finds what a callee is; nil if it is only known at run time.
func (u *unit) target(callee value.Value) *target {
	switch c := callee.(type) {
	case *ir.Func:
		if t := u.targets[c]; t != nil {
			return t
		}
		return &target{name: c.Name()}
	case *ir.Alias:
		if _, ok := u.mod.IFunc(c); ok {
			return &target{name: c.Name()}
		}
		if v, ok := stripCasts(c.Aliasee).(*ir.Func); ok {
			return u.target(v)
		}
	case constant.Constant:
		if v := stripCasts(c); v != callee {
			if t := u.target(v); t != nil && (t.fn != nil || t.builtin == builtinNone) {
				return t
			}
		}
	}
	return nil
}

// functionAddress returns the address of a function; those without a body
// have one too, so that the address can be compared.
func (u *unit) functionAddress(f *ir.Func) uint64 {
	if t := u.targets[f]; t != nil && t.fn != nil {
		return t.fn.addr
	}
	if fn := u.declared[f]; fn != nil {
		return fn.addr
	}
	fn := &function{name: f.Name(), unit: u, model: true}
	fn.faults = []string{llvmir.Demangle(f.Name()) + " called through a pointer"}
	fn.code = []op{{code: opUnsupported}}
	fn.sites = []int32{0}
	fn.analyse()
	fn.ready.Store(true)
	u.p.addrMu.Lock()
	defer u.p.addrMu.Unlock()
	u.p.functions = append(u.p.functions, fn)
	fn.addr = functionBase + 16*uint64(len(u.p.functions))
	u.p.byAddr[fn.addr] = fn
	u.declared[f] = fn
	return fn.addr
}

// functionAt finds the function that an address names.
func (p *Program) functionAt(addr uint64) *function {
	p.addrMu.Lock()
	defer p.addrMu.Unlock()
	return p.byAddr[addr]
}
