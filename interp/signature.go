package interp

import (
	"fmt"

	"github.com/llir/llvm/ir"
)

// signature is the shape of what a function takes and returns.
type signature struct {
	params, results []leaf
}

func (p *Program) signature(f *ir.Func) signature {
	s := signature{results: p.leaves(f.Sig.RetType)}
	for _, param := range f.Params {
		s.params = append(s.params, p.leaves(param.Typ)...)
	}
	return s
}

// mismatch tells why a call through another type does not fit a function.
// Arguments that it does not name are allowed, and ignored.
func (s *signature) mismatch(c *callSite) string {
	n := 0
	for _, arg := range c.list {
		for _, leaf := range arg.leafs {
			if n < len(s.params) && !leaf.fits(s.params[n]) {
				return "an argument of another type"
			}
			n++
		}
	}
	if n < len(s.params) {
		return "too few arguments"
	}
	if len(c.results) > len(s.results) {
		return "a result of another type"
	}
	for i, leaf := range c.results {
		if !leaf.fits(s.results[i]) {
			return "a result of another type"
		}
	}
	return ""
}

// fits tells that a value can be passed for another one as it is.
func (l leaf) fits(m leaf) bool {
	return l.bits == m.bits && (l.kind == leafFloat) == (m.kind == leafFloat)
}

// wrongCall is the message of a call that does not fit.
func wrongCall(name, why string) string { return fmt.Sprintf("call of %s with %s", name, why) }

// checkCall emits the error of a direct call that does not fit. Functions that
// are modelled may be declared as the program likes.
func (l *lowerer) checkCall(c *callSite) {
	f, ok := c.fn.source.(*ir.Func)
	if !ok || c.fn.model {
		return
	}
	s := l.p.signature(f)
	if why := s.mismatch(c); why != "" {
		l.builtin(builtinError, "", noSlot, nil, "memory", wrongCall(c.fn.name, why))
	}
}
