package llvmir

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// TestSamples checks the structure of the samples: what the source says must
// be found in the module of each compiler.
func TestSamples(t *testing.T) {
	files, err := filepath.Glob("testdata/ll/*.ll")
	if err != nil || len(files) != 10 {
		t.Fatal("10 samples are needed", len(files), err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			m, err := Load(context.Background(), []string{file}, Options{})
			if err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			checkSample(t, m, strings.Split(string(text), "\n"), strings.Contains(file, "-O0"))
		})
	}
}

func checkSample(t *testing.T, m *Module, lines []string, plain bool) {
	t.Helper()
	symbols := map[string]Symbol{}
	for _, g := range m.Globals {
		if s := m.GlobalSymbol(g); s != nil {
			symbols[s.Name] = *s
		}
		if g.Name() == "calls" && g.TLSModel == enum.TLSModelNone {
			t.Error("calls is not thread-local")
		}
	}
	calls := map[string]string{}
	locals := map[string]bool{}
	rmw, acquire := 0, 0
	for _, f := range m.Funcs {
		if s := m.FuncSymbol(f); s != nil {
			symbols[s.Name] = *s
		}
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				switch inst := inst.(type) {
				case *ir.InstCall:
					if f, ok := inst.Callee.(*ir.Func); ok {
						if !strings.Contains(lines[m.Line(inst)-1], f.Ident()+"(") && !strings.HasPrefix(f.Name(), "llvm.") {
							t.Errorf("call of %s is said to be in line %d: %s", f.Name(), m.Line(inst), lines[m.Line(inst)-1])
						}
						if pos, ok := m.Pos(inst); ok {
							calls[f.Name()] = pos.String()
						}
						if Signature(inst) != f.Sig {
							t.Errorf("signature of %s is %v", f.Name(), Signature(inst))
						}
					}
				case *ir.InstAtomicRMW:
					rmw++
					if inst.Ordering != enum.AtomicOrderingRelease || inst.Op != enum.AtomicOpAdd || inst.Type().String() != "i32" {
						t.Errorf("atomicrmw %v %v %v", inst.Op, inst.Ordering, inst.Type())
					}
				case *ir.InstLoad:
					if inst.Atomic && inst.Ordering == enum.AtomicOrderingAcquire {
						acquire++
					}
				}
				if x, ok := inst.(value.Value); ok {
					if s := m.LocalSymbol(x); s != nil {
						locals[s.Name] = true
					}
				}
			}
		}
	}
	for name, line := range map[string]int{"state": 11, "ready": 13, "calls": 14, "worker": 16, "main": 25} {
		if s := symbols[name]; s.Line != line || s.File != "small.c" {
			t.Errorf("%s is %+v", name, s)
		}
	}
	for name, pos := range map[string]string{"pthread_mutex_lock": "small.c:18:3", "pthread_create": "small.c:29:5", "pthread_join": "small.c:33:5"} {
		if calls[name] != pos {
			t.Errorf("%s is called at %s, not %s", name, calls[name], pos)
		}
	}
	if rmw != 1 || acquire != 1 || !locals["threads"] || !locals["values"] || plain && (!locals["i"] || !locals["arg"]) {
		t.Errorf("%d atomicrmw, %d loads of ordering acquire, locals %v", rmw, acquire, locals)
	}
}

// TestInlinedAt checks that a position is the innermost one.
func TestInlinedAt(t *testing.T) {
	m, err := Parse("t.ll", []byte(`define void @outer() !dbg !1 {
  fence seq_cst, !dbg !5
  fence seq_cst
  ret void, !dbg !7
}
!0 = !DIFile(filename: "dir/a\20b.c", directory: "d")
!1 = distinct !DISubprogram(name: "outer", file: !0, line: 1)
!2 = distinct !DISubprogram(name: "inner", file: !3, line: 9)
!3 = !DIFile(filename: "in,n.h", directory: "d")
!4 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10)
!5 = !DILocation(line: 11, column: 7, scope: !4, inlinedAt: !6)
!6 = distinct !DILocation(line: 3, column: 1, scope: !1)
!7 = !DILocation(line: 4, scope: !1)
`))
	if err != nil {
		t.Fatal(err)
	}
	b := m.Funcs[0].Blocks[0]
	if pos, ok := m.Pos(b.Insts[0]); !ok || pos != (Position{"in,n.h", 11, 7, "inner"}) {
		t.Errorf("%+v", pos)
	}
	if pos, ok := m.Pos(b.Insts[1]); ok || m.Where(b.Insts[1]) != "t.ll:3" {
		t.Errorf("%+v %s", pos, m.Where(b.Insts[1]))
	}
	if got := m.Where(b.Term); got != "dir/a b.c:4" {
		t.Error(got)
	}
}

func TestDecode(t *testing.T) {
	m, err := Parse("t.ll", []byte(`@i = ifunc i32 (i32), ptr @r
declare ptr @r()
define void @f(ptr %p) {
  %x = atomicrmw volatile usub_sat ptr %p, i32 3 syncscope("singlethread") acq_rel
  call void %p(ptr byval([3 x i64]) %p)
  ret void
}`))
	if err != nil {
		t.Fatal(err)
	}
	insts := m.Funcs[1].Blocks[0].Insts
	rmw, ok := DecodeAtomicRMW(insts[0].(*ir.InstCall).Callee.(*ir.Func))
	if !ok || rmw != (AtomicRMW{"usub_sat", enum.AtomicOrderingAcquireRelease, true, true}) {
		t.Errorf("%+v %v", rmw, ok)
	}
	if _, ok := DecodeAtomicRMW(m.Funcs[0]); ok {
		t.Error("@r is no atomicrmw")
	}
	call := insts[1].(*ir.InstCall)
	if v, byval, elem := Argument(call.Args[0]); v != m.Funcs[1].Params[0] || byval == nil || byval.String() != "[3 x i64]" || elem != nil {
		t.Errorf("%v %v %v", v, byval, elem)
	}
	if sig := Signature(call); len(sig.Params) != 1 || sig.RetType.String() != "void" {
		t.Error(sig)
	}
	if r, ok := m.IFunc(m.Aliases[0]); !ok || r.Name() != "r" {
		t.Error("the resolver of @i is not found")
	}
}

func TestLayout(t *testing.T) {
	m, err := Parse("t.ll", []byte("target datalayout = \"e-m:e-p:32:32-p270:32:32-f64:32:64-f80:32-n8:16:32-S128\"\n"+
		"%s = type { i8, i64, ptr, x86_fp80, [3 x i16], <4 x i32>, i1 }\n%p = type <{ i8, i64 }>\n@s = global %s zeroinitializer\n@p = global %p zeroinitializer"))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]uint64{"s": 80, "p": 9}
	for _, g := range m.Globals {
		if size := m.Layout.Size(g.ContentType); size != want[g.Name()] {
			t.Errorf("size of %s is %d", g.Name(), size)
		}
	}
}

func TestLoadErrors(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	link := func(name string) string {
		path := filepath.Join(dir, name)
		if err := os.Symlink("/dev/zero", path); err != nil {
			t.Skip(err)
		}
		return path
	}
	t.Setenv("PATH", dir)
	for _, test := range []struct {
		inputs []string
		want   string
	}{
		{nil, "no input file"},
		{[]string{"missing.ll"}, "missing.ll: no such file"},
		{[]string{dir}, "is a directory"},
		{[]string{write("a.txt", "x")}, "unknown kind of file"},
		{[]string{write("a.ll", " \n")}, "the file is empty"},
		{[]string{write("b.bc", "text")}, "is not LLVM bitcode"},
		{[]string{write("c.bc", "BC\xC0\xDE")}, "llvm-dis is not on PATH"},
		{[]string{write("d.c", "int x;")}, "clang is not on PATH"},
		{[]string{write("e.ll", "@x = global i8 0"), write("f.ll", "@y = global i8 0")}, "llvm-link is not on PATH"},
		{[]string{"-", "-"}, "more than once"},
		{[]string{link("zero.ll")}, "zero.ll: is larger than 256 MiB, or never ends"},
		{[]string{link("zero.c")}, "zero.c: is no regular file"},
	} {
		_, err := Load(context.Background(), test.inputs, Options{})
		if err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%v: %v; want %s", test.inputs, err, test.want)
		}
	}
	if _, err := Load(context.Background(), []string{filepath.Join(dir, "d.c")}, Options{Clang: "clang-frob"}); err == nil || !strings.Contains(err.Error(), "cannot run clang-frob") {
		t.Error(err)
	}
	m, err := Load(context.Background(), []string{"-"}, Options{Stdin: strings.NewReader("@x = global i8 0")})
	if err != nil || m.Name != "<stdin>" || len(m.Globals) != 1 {
		t.Error(m, err)
	}
}

// TestLoadKinds reads bitcode, standard input and several files with the
// tools on PATH.
func TestLoadKinds(t *testing.T) {
	dir := t.TempDir()
	part := filepath.Join(dir, "part.c")
	if err := os.WriteFile(part, []byte("extern int other(void);\nint main(void) { return other(); }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	rest := filepath.Join(dir, "rest.c")
	if err := os.WriteFile(rest, []byte("int other(void) { return 3; }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	broken := filepath.Join(dir, "broken.c")
	if err := os.WriteFile(broken, []byte("int main(void) { return frob; }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	for _, clang := range clangs(t) {
		opts := Options{Clang: clang}
		if _, err := Load(ctx, []string{broken}, opts); err == nil || !strings.Contains(err.Error(), "frob") || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", clang, err)
		}
		if _, err := findNewest("llvm-dis"); err == nil {
			bc := filepath.Join(dir, "rest.bc")
			if out, err := exec.Command(clang, "-g", "-c", "-emit-llvm", "-o", bc, rest).CombinedOutput(); err != nil {
				t.Fatalf("%s: %v %s", clang, err, out)
			}
			m, err := Load(ctx, []string{bc}, opts)
			if err != nil || len(m.Funcs) != 1 {
				t.Errorf("%s: bitcode: %v", clang, err)
			}
			data, err := os.ReadFile(bc)
			if err != nil {
				t.Fatal(err)
			}
			opts.Stdin = bytes.NewReader(data)
			if m, err = Load(ctx, []string{"-"}, opts); err != nil || len(m.Funcs) != 1 {
				t.Errorf("%s: bitcode on standard input: %v", clang, err)
			}
		}
		if _, err := findNewest("llvm-link"); err == nil {
			m, err := Load(ctx, []string{part, rest}, opts)
			if err != nil || len(m.Funcs) != 2 {
				t.Errorf("%s: two files: %v", clang, err)
				continue
			}
			for _, f := range m.Funcs {
				if s := m.FuncSymbol(f); s == nil || !strings.HasPrefix(filepath.Base(s.File), map[string]string{"main": "part", "other": "rest"}[s.Name]) {
					t.Errorf("%s: %s is %+v", clang, f.Name(), s)
				}
			}
		}
	}
}

// TestDashedNames compiles and links files whose names look like flags.
func TestDashedNames(t *testing.T) {
	clang := clangs(t)[0]
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"-x.c": "int f(void) { return 1; }\n", "-y.ll": "@y = global i8 0\n", "-z.ll": "@z = global i8 0\n"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if m, err := Load(t.Context(), []string{"-x.c"}, Options{Clang: clang}); err != nil || len(m.Funcs) != 1 {
		t.Error(err)
	}
	if _, err := findNewest("llvm-link"); err != nil {
		t.Skip(err)
	}
	if m, err := Load(t.Context(), []string{"-y.ll", "-z.ll"}, Options{}); err != nil || len(m.Globals) != 2 {
		t.Error(err)
	}
}

func TestBounded(t *testing.T) {
	b, c := &bounded{left: 3}, &bounded{left: 3, cut: true}
	for _, w := range []*bounded{b, c} {
		if n, err := w.Write([]byte("abc")); n != 3 || err != nil || w.left != 0 {
			t.Error(n, err, w.left)
		}
	}
	if _, err := b.Write([]byte("d")); err == nil || b.left >= 0 || b.kept.String() != "abc" {
		t.Error(err, b.left, b.kept.String())
	}
	if n, err := c.Write([]byte("d")); n != 1 || err != nil || c.left >= 0 || c.kept.String() != "abc" {
		t.Error(n, err, c.left, c.kept.String())
	}
	// As package os/exec copies.
	d := &bounded{left: 3}
	if n, err := io.Copy(d, struct{ io.Reader }{strings.NewReader("abcdef")}); err == nil || d.left >= 0 {
		t.Errorf("%d bytes are copied into a buffer for 3: %q, %v", n, d.kept.String(), err)
	}
}
