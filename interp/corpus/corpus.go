// Package corpus compiles programs of the folder testdata, and others, for tests.
package corpus

import (
	"testing"

	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/interptest"
	"github.com/gomc/gomc/llvmir"
)

// Load compiles a program of testdata, such as locks/peterson.ll.
func Load(tb testing.TB, name string) *interp.Program { return Compile(tb, name, interp.Options{}) }

// Compile compiles a program of testdata with options.
func Compile(tb testing.TB, name string, opts interp.Options) *interp.Program {
	tb.Helper()
	mod, err := llvmir.Load(tb.Context(), []string{interptest.File(tb, name)}, llvmir.Options{})
	if err != nil {
		tb.Fatal(err)
	}
	return compiled(tb, mod, opts, name)
}

// Text compiles LLVM IR.
func Text(tb testing.TB, text string, opts interp.Options) *interp.Program {
	tb.Helper()
	mod, err := llvmir.Parse("program.ll", []byte(text))
	if err != nil {
		tb.Fatalf("%v\n%s", err, text)
	}
	return compiled(tb, mod, opts, text)
}

func compiled(tb testing.TB, mod *llvmir.Module, opts interp.Options, of string) *interp.Program {
	tb.Helper()
	prog, err := interp.Compile(mod, opts)
	if err != nil {
		tb.Fatalf("%v\n%s", err, of)
	}
	return prog
}
