package interp

import (
	"math"
	"slices"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/interp/models"
	"github.com/gomc/gomc/llvmir"
)

// facts are properties of the whole program that the models of libc and pthreads depend on: which work they can leave out, and
// how large objects of pthreads are.
type facts struct {
	mutexKinds       bool // some mutex may be other than a normal one
	robustMutexes    bool // and may be robust
	sharedJoins      bool // threads other than the main one may join or detach threads
	detachedCreation bool // threads may be created detached
	cancels          bool // threads may be cancelled
	readsErrno       bool // somebody may look at errno
	signals          bool // threads may handle or block signals
	smallObjects     bool // objects of pthreads may have four bytes only
	smallThreads     bool // a pthread_t has four bytes
	conditionsBegin  bool // condition variables may be initialised while the program runs
	conditionsEnd    bool // and destroyed
}

func (f *facts) tell(b builtin) bool {
	switch b {
	case builtinMutexKinds:
		return f.mutexKinds
	case builtinRobustMutexes:
		return f.robustMutexes
	case builtinSharedJoins:
		return f.sharedJoins
	case builtinCancels:
		return f.cancels
	case builtinReadsErrno:
		return f.readsErrno
	case builtinSignals:
		return f.signals
	}
	return f.detachedCreation
}

// variant says which models fit the program.
func (p *Program) variant() models.Variant {
	return models.Variant{PointerBits: int(p.ptrBits), SmallObjects: p.facts.smallObjects, SmallThreads: p.facts.smallThreads, Plain: p.facts.plain()}
}

// plain tells that all that the models can leave out can be left out.
func (f *facts) plain() bool {
	return !f.mutexKinds && !f.sharedJoins && !f.detachedCreation && !f.cancels && !f.readsErrno && !f.signals
}

// findFacts looks at the program alone, before the models are bound.
func (p *Program) findFacts() facts {
	return facts{
		mutexKinds:       p.findMutexKinds(),
		robustMutexes:    p.uses(robustMutexFunctions),
		sharedJoins:      p.joinsOutsideMain(),
		detachedCreation: p.user.funcs["pthread_attr_setdetachstate"] != nil,
		cancels:          p.user.funcs["pthread_cancel"] != nil,
		readsErrno:       p.user.funcs["__errno_location"] != nil,
		signals:          p.uses([]string{"sig", "pthread_sigmask", "bsd_signal", "ssignal", "sysv_signal"}),
		smallObjects:     p.findSmallObjects(),
		smallThreads:     p.findSmallThreads(),
		conditionsBegin:  p.uses([]string{"pthread_cond_init", "cnd_init", "_ZNSt18condition_variableC", "_ZNSt3__118condition_variableD"}),
		conditionsEnd:    p.uses([]string{"pthread_cond_destroy", "cnd_destroy"}),
	}
}

// lastingConditions is the address below which condition variables last: nobody initialises them, and none is both destroyed and in memory that may end then. Static
// memory does not. (The condition variables of libc++ are initialised without a call.)
func (p *Program) lastingConditions() uint64 {
	switch {
	case p.facts.conditionsBegin:
		return 0
	case p.facts.conditionsEnd:
		return staticBase + staticLimit
	}
	return math.MaxUint64
}

// objectTypes are the objects of pthreads and C11: how names of functions on them begin, what
// the names of their types in a libc contain, and which types of a source are such ones.
var objectTypes = []struct{ functions, types, sources []string }{
	{mutexFunctions, []string{"pthread_mutex_", "mtx_t"}, []string{"pthread_mutex_t", "union.mtx_t"}},
	{[]string{"pthread_cond_", "cnd_"}, []string{"pthread_cond_", "cnd_t"}, []string{"pthread_cond_t", "union.cnd_t"}},
	{[]string{"pthread_rwlock_"}, []string{"pthread_rwlock_"}, []string{"pthread_rwlock_t"}},
	{[]string{"pthread_barrier_"}, []string{"pthread_barrier_"}, []string{"pthread_barrier_t"}},
	{[]string{"sem_"}, []string{"sem_t"}, []string{"sem_t"}},
}

// findSmallObjects tells whether some object may have less than eight bytes, or share
// them with another one. It may not if the program has a type of a libc for each kind
// of object that it uses, in IR or, as optimisation leaves distances in bytes in place of types, in its source. Addresses do not tell: they have no types.
func (p *Program) findSmallObjects() bool {
	if p.ofCXX() {
		return false
	}
	for _, o := range objectTypes {
		if p.uses(o.functions) && !p.largeType(o.types, o.sources) {
			return true
		}
	}
	return false
}

// ofCXX tells that a program is of C++, as it has functions of namespace std. The types of its objects come from headers.
func (p *Program) ofCXX() bool {
	for name := range p.user.funcs {
		if strings.HasPrefix(name, "_ZNSt") || strings.HasPrefix(name, "_ZSt") {
			return true
		}
	}
	return false
}

// uses tells whether the program calls a modelled function whose name begins in one of some
// ways.
func (p *Program) uses(prefixes []string) bool {
	for name := range p.user.funcs {
		for _, prefix := range prefixes {
			if rest := strings.TrimPrefix(name, "__"); strings.HasPrefix(rest, prefix) && p.modelled(name) {
				return true
			}
		}
	}
	return false
}

func (p *Program) modelled(name string) bool {
	return models.Has(name) && len(p.user.funcs[name].Blocks) == 0
}

// largeType tells whether there are structures with such names, all of eight bytes at
// least.
func (p *Program) largeType(names, sources []string) bool {
	found := false
	for _, t := range p.user.mod.TypeDefs {
		s, ok := t.(*types.StructType)
		if !ok || s.Opaque || strings.Contains(t.Name(), "attr") {
			continue
		}
		for _, name := range names {
			if strings.Contains(t.Name(), name) {
				if p.layout.Size(s) < 8 {
					return false
				}
				found = true
			}
		}
	}
	return found || slices.ContainsFunc(sources, func(name string) bool {
		t := p.user.mod.StructType(name)
		return t != nil && t.Size >= 8
	})
}

// joining are the functions of pthreads that join a thread, which they get as a pthread_t.
var joining = []string{"pthread_join", "pthread_tryjoin_np", "pthread_timedjoin_np", "pthread_clockjoin_np"}

// findSmallThreads tells whether a pthread_t has four bytes where pointers have eight:
// functions that take one say so, and else the variables whose addresses pthread_create gets.
func (p *Program) findSmallThreads() bool {
	known := func(t types.Type) bool { i, ok := t.(*types.IntType); return ok && i.BitSize <= 32 }
	for _, name := range append([]string{"pthread_detach", "pthread_equal"}, joining...) {
		if f := p.user.funcs[name]; f != nil && len(f.Params) > 0 {
			return known(f.Params[0].Typ)
		}
	}
	if f := p.user.funcs["pthread_self"]; f != nil {
		return known(f.Sig.RetType)
	}
	small := false
	p.eachCall(func(_ *ir.Func, call *ir.InstCall, name string) {
		if name == "pthread_create" && len(call.Args) > 0 {
			switch v := stripCasts(argumentOf(call, 0)).(type) {
			case *ir.InstAlloca:
				small = small || known(v.ElemType)
			case *ir.Global:
				small = small || known(v.ContentType)
			}
		}
	})
	return small
}

// joinsOutsideMain tells whether threads other than the main one may join or detach threads: a function whose address is
// taken, as that of each start routine is, or one that such a function calls.
func (p *Program) joinsOutsideMain() bool {
	calls := map[string][]string{}
	p.eachCall(func(in *ir.Func, _ *ir.InstCall, name string) { calls[in.Name()] = append(calls[in.Name()], name) })
	reached := map[string]bool{}
	var reach func(name string)
	reach = func(name string) {
		if !reached[name] {
			reached[name] = true
			for _, callee := range calls[name] {
				reach(callee)
			}
		}
	}
	mentioned := p.mentioned()
	for _, f := range p.user.mod.Funcs {
		if names(mentioned, f.Ident()) {
			reach(f.Name())
		}
	}
	return slices.ContainsFunc(append([]string{"pthread_detach", "thrd_join", "thrd_detach", "_ZNSt6thread4joinEv", "_ZNSt6thread6detachEv"}, joining...),
		func(name string) bool { return reached[name] })
}

// names tells whether an identifier is in a text, not as the beginning of a longer one.
func names(text, ident string) bool {
	for {
		_, after, found := strings.Cut(text, ident)
		if !found {
			return false
		}
		if after == "" || !strings.ContainsRune("-$._0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", rune(after[0])) {
			return true
		}
		text = after
	}
}

// mentioned returns all constants of the program in which functions may be named, other than as callees of calls by name.
func (p *Program) mentioned() string {
	var all strings.Builder
	var mention func(v value.Value)
	mention = func(v value.Value) {
		switch c := v.(type) {
		case *constant.Int, *constant.Float:
		case *constant.Array:
			for _, e := range c.Elems {
				mention(e)
			}
		case *constant.Struct:
			for _, f := range c.Fields {
				mention(f)
			}
		case *constant.ExprGetElementPtr:
			mention(c.Src)
		case constant.Constant:
			if stripped := stripCasts(c); stripped != v {
				mention(stripped)
			} else {
				all.WriteString(c.Ident() + " ")
			}
		}
	}
	for _, g := range p.user.mod.Globals {
		if g.Init != nil {
			mention(g.Init)
		}
	}
	for _, a := range p.user.mod.Aliases {
		mention(a.Aliasee)
	}
	for _, f := range p.user.mod.Funcs {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				call, _ := inst.(*ir.InstCall)
				for _, v := range inst.Operands() {
					if call != nil && v == &call.Callee {
						if _, ok := stripCasts(*v).(*ir.Func); ok {
							continue
						}
					}
					if arg, ok := (*v).(*ir.Arg); ok {
						mention(arg.Value)
						continue
					}
					mention(*v)
				}
			}
			for _, v := range b.Term.Operands() {
				mention(*v)
			}
		}
	}
	return all.String()
}

// eachCall visits the calls by name in the program.
func (p *Program) eachCall(visit func(in *ir.Func, call *ir.InstCall, name string)) {
	for _, f := range p.user.mod.Funcs {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				if call, ok := inst.(*ir.InstCall); ok {
					if callee, ok := stripCasts(call.Callee).(*ir.Func); ok {
						visit(f, call, callee.Name())
					}
				}
			}
		}
	}
}

func argumentOf(call *ir.InstCall, i int) value.Value {
	v, _, _ := llvmir.Argument(call.Args[i])
	return v
}
