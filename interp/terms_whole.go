package interp

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// whole is a program whose States forget nothing of their inputs.
type whole struct{ *Program }

// Whole returns the program with States that forget nothing of what they know of their inputs; see Inputs. Its labels are the same.
func (p *Program) Whole() event.Program { return whole{p} }

// Main returns the first State of the main thread.
func (w whole) Main() event.State { return w.startOf(&start{whole: true}) }

// Inputs returns values of the integers that a thread has asked for on the way to a State of [Program.Whole], in the order in which it has, by which it comes
// there. ok is false if the solver has found none within its bounds.
func (p *Program) Inputs(s event.State) (values []uint64, ok bool) {
	t, is := s.(*state)
	if !is || t.ext == nil || t.ext.known == nil {
		return nil, is
	}
	k, in := t.ext.known, &p.inputs
	in.mu.Lock()
	defer in.mu.Unlock()
	if in.solve(p, in.limit, in.all(k.path)) != possible {
		return nil, false
	}
	model := map[*term.Term]uint64{}
	for _, v := range k.asked {
		model[v] = in.blaster.Value(v)
		values = append(values, model[v])
	}
	eval := term.NewEval(func(v *term.Term) uint64 { return model[v] })
	for _, c := range k.path {
		if !eval.True(c) {
			return nil, false
		}
	}
	return values, true
}

// Symbolic reports whether inputs are terms.
func (p *Program) Symbolic() bool { return p.opts.Symbolic && p.opts.Nondet == nil }

// SolverWork is how much work went into questions about inputs until now, in what takes about 130 ns.
func (p *Program) SolverWork() uint64 { return p.inputs.work.Load() }

// Asked reports whether a thread has asked for an input that is a term.
func (p *Program) Asked() bool {
	p.inputs.mu.Lock()
	defer p.inputs.mu.Unlock()
	return len(p.inputs.vars) > 0
}

// Concrete returns the same program, with the same numbers of threads, whose inputs are choices of any value. There an execution that Inputs has found values
// for is one of numbers only.
func (p *Program) Concrete() (event.Concrete, error) {
	opts := p.opts
	opts.Symbolic, opts.AnyInput = false, true
	c, err := Compile(p.user.mod, opts)
	if err != nil {
		return nil, err
	}
	return c, c.NumberThreads(p.Threads())
}

// Asks reports whether a State stands before the choice of an integer of any value.
func (p *Program) Asks(s event.State) bool {
	t, ok := s.(*state)
	if !ok || t.label.Kind != event.Choice || t.top == nil {
		return false
	}
	o := &t.top.fn.code[t.top.pc]
	if o.code != opBuiltin {
		return false
	}
	b := &t.top.fn.builtins[o.a]
	return b.kind == builtinNondet && t.label.Val != 2
}
