package llvmir

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/llir/llvm/ir"

	_ "github.com/gomc/gomc/internal/testgc"
)

// clangs returns the compilers on PATH that tests run with.
func clangs(t *testing.T) []string {
	t.Helper()
	var found []string
	files := map[string]bool{} // one clang can have several names
	for _, name := range []string{"clang-14", "clang-15", "clang-16", "clang-19", "clang-22", "clang"} {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		if file, err := filepath.EvalSymlinks(path); err == nil && !files[file] {
			files[file] = true
			found = append(found, name)
		}
	}
	if len(found) == 0 {
		t.Skip("no clang on PATH")
	}
	return found
}

// TestClang compiles the C corpus with each clang at each level, and checks
// that the modules are read, that what carries a position has the right one,
// and that the structure is what the source says.
func TestClang(t *testing.T) {
	sources, err := filepath.Glob("testdata/c/*.c")
	if err != nil || len(sources) == 0 {
		t.Fatal("no corpus", err)
	}
	tools := clangs(t)
	for i, clang := range tools {
		middle := i > 0 && i < len(tools)-1 // between the oldest and the newest, which have all flags
		for _, flags := range [][]string{
			{"-O0"}, {"-O1"}, {"-O2"}, {"-O0", "-g0"}, {"-O1", "-g0"}, {"-O2", "-g0"},
			{"-O0", "-m32"}, {"-O1", "-m32"}, {"-O2", "-m32"}, {"-O2", "-g0", "-m32"},
			{"-O0", "-fexceptions"}, {"-O2", "-fexceptions", "-march=x86-64-v3"}, {"-O1", "-fno-discard-value-names", "-std=c11"},
			{"-Os", "-fsanitize=undefined"}, {"-O3", "-fno-strict-aliasing", "-ffast-math"},
		} {
			if (testing.Short() || middle) && (len(flags) > 1 || flags[0] == "-O1") {
				continue
			}
			for _, source := range sources {
				name := strings.Join(append([]string{clang, filepath.Base(source)}, flags...), " ")
				t.Run(name, func(t *testing.T) {
					opts := Options{Clang: clang, CFlags: append([]string{"-w"}, flags...)}
					m, err := Load(context.Background(), []string{source}, opts)
					if err != nil {
						if err, ok := err.(*Error); ok {
							t.Fatalf("%v\n%s", err, err.stack)
						}
						if strings.Contains(err.Error(), "file not found") {
							t.Skip(err)
						}
						t.Fatal(err)
					}
					checkPositions(t, m, source, !strings.Contains(name, "-g0"))
					if strings.Contains(name, "-m32") != (m.Layout.PointerSize == 4) {
						t.Errorf("pointers of %d bytes", m.Layout.PointerSize)
					}
				})
			}
		}
	}
}

// checkPositions checks that debug information is found where there is some.
func checkPositions(t *testing.T, m *Module, source string, debug bool) {
	t.Helper()
	total, placed := 0, 0
	check := func(f *ir.Func, inst any) {
		total++
		if m.Line(inst) == 0 {
			t.Errorf("instruction without line in %s", f.Ident())
		}
		pos, ok := m.Pos(inst)
		if !ok {
			return
		}
		placed++
		if filepath.Base(pos.File) != filepath.Base(source) && filepath.Ext(pos.File) != ".h" || pos.Func == "" {
			t.Errorf("position %v in %q", pos, pos.Func)
		}
	}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				check(f, inst)
			}
			check(f, b.Term)
		}
	}
	if debug && placed*2 < total || !debug && placed > 0 {
		t.Errorf("%d of %d instructions have a position", placed, total)
	}
	for _, f := range m.Funcs {
		if f.Name() == "main" {
			if s := m.FuncSymbol(f); (s != nil) != debug || debug && (s.Name != "main" || s.Line == 0) {
				t.Errorf("main is %+v", s)
			}
		}
	}
}

// TestOldC compiles what is C of 1989 only with each clang, and says what is wrong with what is no C in the words of today's, but for what would be taken.
func TestOldC(t *testing.T) {
	file := filepath.Join(t.TempDir(), "old.c")
	write := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, clang := range clangs(t) {
		for _, text := range []string{
			"main() {\n\treturn twice(4);\n}\ntwice(x) {\n\treturn 2 * x;\n}\n",
			// restrict is no word of 1989.
			"int f(int *restrict p) {\n\tassume(*p > 0);\n\treturn *p;\n}\nint main(void) {\n\tint x = 1;\n\treturn f(&x);\n}\n",
			// Conversions are errors with the old standard, too; so is restrict as a name with today's.
			"void *f(int x) {\n\treturn x == 1;\n}\nint main() {\n\tint restrict = 1;\n\treturn f(restrict) == 1;\n}\n",
			"int f(void) {\n\treturn 1;\n}\nint main(void) {\n\tvoid *(*g)(void *) = f;\n\treturn g == 0;\n}\n",
		} {
			write(text)
			var notes []string
			_, err := Load(context.Background(), []string{file}, Options{Clang: clang, Note: func(n string) { notes = append(notes, n) }})
			old := exec.Command(clang, "-fsyntax-only", file).Run() != nil // clang 14 and 15 take some of them as they are
			if err != nil || (len(notes) == 1) != old {
				t.Errorf("%s: %v, notes %q", clang, err, notes)
			}
		}
		write("main() {\n\treturn twice(4);\n}\ntwice(x) {\n\treturn 2 * x;\n}\n")
		if _, err := Load(context.Background(), []string{file}, Options{Clang: clang, CFlags: []string{"-std=gnu11", "-Werror"}}); err == nil {
			t.Errorf("%s takes what is no C11", clang)
		}
		write("int main() {\n\tlate();\n\treturn none;\n}\n") // a call that is taken anyway is not what is wrong with it
		if _, err := Load(context.Background(), []string{file}, Options{Clang: clang}); err == nil || !strings.Contains(err.Error(), "undeclared identifier 'none'") {
			t.Errorf("%s: %v", clang, err)
		}
	}
}

// TestNamesOfTheLibrary compiles a variable with the name of a function that clang knows.
func TestNamesOfTheLibrary(t *testing.T) {
	file := filepath.Join(t.TempDir(), "free.c")
	if err := os.WriteFile(file, []byte("int free = 0;\nint main(void) { return free; }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, clang := range clangs(t) {
		var notes []string
		m, err := Load(context.Background(), []string{file}, Options{Clang: clang, Note: func(n string) { notes = append(notes, n) }})
		if err != nil || len(notes) != 1 || !strings.Contains(notes[0], "-fno-builtin") || len(m.Globals) != 1 {
			t.Errorf("%s: %v, notes %q", clang, err, notes)
		}
	}
}

// TestDeallocators compiles a preprocessed file with an attribute that clang up to 19 does not know, and a name that is a macro of some systems.
func TestDeallocators(t *testing.T) {
	file := filepath.Join(t.TempDir(), "new.i")
	const text = "# 1 \"new.c\"\nvoid release(void *);\nvoid *get(int) __attribute__ ((__malloc__ (release, 1)));\nint main(void) { int unix = 0, linux = 1; return unix + linux == 1 ? 0 : !get(1); }\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, clang := range clangs(t) {
		var notes []string
		m, err := Load(context.Background(), []string{file}, Options{Clang: clang, Note: func(n string) { notes = append(notes, n) }})
		unknown := exec.Command(clang, "-fsyntax-only", file).Run() != nil
		if err != nil || (len(notes) == 1) != unknown || len(m.Funcs) == 0 {
			t.Errorf("%s: %v, notes %q", clang, err, notes)
		}
	}
}
