package interp

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/ir"

	"github.com/gomc/gomc/interp/models"
	"github.com/gomc/gomc/llvmir"
)

// What a program of Rust takes from the binary of its standard library has models whose names are paths of Rust, behind a word for the version of the
// library: what is private to a library has the same name, and does another thing, in the next version.

// libraryOfRust returns how the names of models of the library begin that a module was compiled against; empty if it is of another language.
func libraryOfRust(mod *llvmir.Module) (prefix string, err error) {
	if mod.Rust == "" {
		return "", nil
	}
	var major, minor int
	if _, err := fmt.Sscanf(mod.Rust, "%d.%d", &major, &minor); err != nil || major != 1 || !models.HasRust(minor) {
		return "", fmt.Errorf("unsupported: the standard library of rustc %s; there are models for that of %s", mod.Rust, strings.Join(models.RustVersions(), ", "))
	}
	return models.RustPrefix(minor), nil
}

// nameRust finds the models of functions and variables of Rust's library that a module has or declares.
func (u *unit) nameRust() {
	u.names = map[string]string{}
	name := func(symbol string) {
		for _, path := range llvmir.RustPaths(symbol) {
			if models.Has(u.rust + path) {
				u.names[symbol] = u.rust + path
				return
			}
		}
	}
	for _, f := range u.mod.Funcs {
		name(f.Name())
	}
	for _, g := range u.mod.Globals {
		if g.Init == nil {
			name(g.Name())
		}
	}
}

// shared is the name by which modules share a function or a variable of this one: that of its model, if it is of Rust's library and has one, or the name without its version of a function of libc++
// that models replace.
func (u *unit) shared(name string) string {
	if s, ok := u.names[name]; ok {
		return s
	}
	if plain := models.Unversioned(name); plain != name && models.Replaces(plain) {
		return plain
	}
	return name
}

// fits tells that a function of Rust's library is declared as its model has it: with parameters and results of the same sizes.
func (p *Program) fits(f *ir.Func, model *function) bool {
	m, ok := model.source.(*ir.Func)
	if !ok || len(f.Params) != len(m.Params) && len(m.Params) > 0 {
		return false
	}
	for i, param := range m.Params {
		if p.layout.Size(f.Params[i].Typ) != p.layout.Size(param.Typ) {
			return false
		}
	}
	if sizeOf := p.resultSize; sizeOf(f) != sizeOf(m) {
		return false
	}
	return true
}

func (p *Program) resultSize(f *ir.Func) int {
	n := 0
	for _, l := range p.leaves(f.Sig.RetType) {
		n += int(l.bits)
	}
	return n
}

// panicTemplate stands for the length of a text that is a template.
const panicTemplate = ^uint64(0)

// panicText is what the message of a panic says, as far as it is constant.
func (p *Program) panicText(addr, length uint64) string {
	g, offset := p.staticAt(addr)
	if g == nil || offset >= uint64(len(g.image)) || !g.constant {
		return "panic"
	}
	text := g.image[offset:g.size]
	if length == panicTemplate {
		return "panic: " + fillTemplate(text)
	}
	return "panic: " + string(text[:min(length, uint64(len(text)))])
}

// fillTemplate writes a template of core::fmt with "{}" for its arguments. Pieces of text follow their length: a byte below 128, or 128 and two bytes. An
// argument is a byte from 192, the low bits of which say what follows: flags, width, precision, index. A zero ends it all.
func fillTemplate(t []byte) string {
	var b strings.Builder
	for len(t) > 0 && t[0] != 0 {
		n := int(t[0])
		t = t[1:]
		switch {
		case n == 128 && len(t) >= 2:
			n = int(t[0]) | int(t[1])<<8
			t = t[2:]
			fallthrough
		case n < 128:
			n = min(n, len(t))
			b.Write(t[:n])
			t = t[n:]
		default:
			b.WriteString("{}")
			for bit, size := range []int{4, 2, 2, 2} {
				if n>>bit&1 != 0 {
					t = t[min(size, len(t)):]
				}
			}
		}
	}
	return b.String()
}
