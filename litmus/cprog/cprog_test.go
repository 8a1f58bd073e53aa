package cprog

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	_ "github.com/gomc/gomc/internal/testgc"
)

// TestRandomIsDeterministic checks that a seed names a program.
func TestRandomIsDeterministic(t *testing.T) {
	for seed := range uint64(200) {
		o := Options{Weak: seed%2 == 0}
		p, q := Random(seed, o), Random(seed, o)
		if p.C() != q.C() || p.LLVM() != q.LLVM() {
			t.Fatalf("seed %d gives two programs", seed)
		}
	}
}

// TestIdioms checks that a seed names a program with mistakes, and that mistakes change programs.
func TestIdioms(t *testing.T) {
	for _, name := range Idioms() {
		changed := 0
		for seed := range uint64(20) {
			right, p, q := Idiom(name, seed, 0, Options{}), Idiom(name, seed, 1, Options{}), Idiom(name, seed, 1, Options{})
			if p.C() != q.C() || p.LLVM() != q.LLVM() {
				t.Fatalf("%s, seed %d gives two programs", name, seed)
			}
			if p.C() != right.C() {
				changed++
			}
		}
		if changed < 15 { // an order that is not to be weak, or two equal statements in another order, are no change
			t.Errorf("%s: only %d of 20 mistakes change the program", name, changed)
		}
	}
}

// TestShapes checks that each shape is drawn, and that its functions of the library are.
func TestShapes(t *testing.T) {
	drawn := map[string]bool{}
	for i, name := range append(Shapes(), slices.Collect(maps.Keys(rare))...) {
		for seed := range uint64(60) {
			_, _, called := Random(seed+uint64(1000*i), Options{Shapes: []string{name}}).used()
			for _, l := range called {
				drawn[l] = true
			}
		}
	}
	for name := range library {
		if !drawn[name] {
			t.Errorf("no program calls %s", name)
		}
	}
}

// TestShrink checks that shrinking keeps what makes a program fail, and drops the rest.
func TestShrink(t *testing.T) {
	tried := 0
	for seed := range uint64(40) {
		p := Random(seed, Options{Shapes: []string{"heap", "mutex"}})
		fails := func(p *Program) bool { return p.Uses("free") && p.Uses("pthread_mutex_lock") }
		if !fails(p) {
			continue
		}
		tried++
		q := Shrink(p, fails)
		functions, _, called := q.used()
		statements := 0
		for _, f := range functions {
			walkStmts(f.Body, func(*Stmt) { statements++ }, func(*Expr) {})
		}
		if !fails(q) || len(called) > 3 || statements > 4 {
			t.Errorf("seed %d:\n%s\nshrunk to\n%s", seed, p.C(), q.C())
		}
	}
	if tried == 0 {
		t.Error("no program to shrink")
	}
}

// TestC compiles the programs, where clang is on PATH: a warning would say that a program
// is not what the tree means.
func TestC(t *testing.T) {
	clang, err := exec.LookPath("clang-19")
	if err != nil {
		if clang, err = exec.LookPath("clang"); err != nil {
			t.Skip("no clang")
		}
	}
	dir := t.TempDir()
	var all []string
	write := func(name string, p *Program) {
		name = filepath.Join(dir, name+".c")
		if err := os.WriteFile(name, []byte(p.C()), 0o600); err != nil {
			t.Fatal(err)
		}
		all = append(all, name)
	}
	for seed := range uint64(25) {
		write(fmt.Sprint("p", seed), Random(seed, Options{Weak: true}))
	}
	for _, idiom := range Idioms() {
		write(idiom, Idiom(idiom, 0, 0, Options{Weak: true}))
		for seed := range uint64(4) {
			write(fmt.Sprint(idiom, seed), Idiom(idiom, seed, 1, Options{Weak: true}))
		}
	}
	args := append([]string{"-fsyntax-only", "-Wall", "-Wno-unused", "-Wno-infinite-recursion", "-Wno-return-type", "-Wno-uninitialized", "-Wno-sometimes-uninitialized"}, all...)
	if out, err := exec.Command(clang, args...).CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("%v\n%s", err, out)
	}
}
