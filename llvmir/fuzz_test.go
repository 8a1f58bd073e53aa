package llvmir

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// seeds adds the samples in testdata, whole and by function, to a fuzz target.
func seeds(f *testing.F) {
	files, err := filepath.Glob("testdata/ll/*.ll")
	if err != nil || len(files) == 0 {
		f.Fatal("no samples", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
		head, _, _ := bytes.Cut(text, []byte("\ndefine"))
		f.Add(head)
	}
	for _, s := range []string{
		"%s = type { i32, [4 x i16], ptr }\n@h = global %s { i32 1, [4 x i16] [i16 1, i16 2, i16 3, i16 4], ptr @h }\n",
		"define i32 @t(ptr %p, <2 x i32> %v) {\n%x = atomicrmw fmax ptr %p, float 1.0 seq_cst\n%y = add <2 x i32> %v, splat (i32 3)\nswitch i32 0, label %a [ i32 1, label %a ]\na:\n%z = phi i32 [ 1, %0 ], [ 1, %0 ]\nret i32 %z\n}\n",
		"define void @t(ptr %p) {\n%x = icmp eq ptr %p, getelementptr (i8, ptr @t, i64 1)\n%y = cmpxchg ptr %p, i32 1, i32 2 acq_rel monotonic\n%z = call i32 asm \"\", \"=r,r\"(i32 1)\nindirectbr ptr blockaddress(@t, %a), [label %a]\na:\nunreachable\n}\n",
		"@a = alias i32, getelementptr (i8, ptr @x, i64 8)\n@x = global [4 x i32] zeroinitializer, !dbg !0\n!0 = !DIGlobalVariableExpression(var: !1)\n!1 = !DIGlobalVariable(name: \"x\", file: !2, line: 3)\n!2 = !DIFile(filename: \"a\")",
		"define double @f(double %a, i1 %c) {\n%1 = fadd fast double %a, 0x3FF0000000000000\n%2 = select i1 %c, double %1, double 1.5e+00\n%3 = fptosi double %2 to i64\n%4 = bitcast i64 %3 to double\nret double %4\n}",
	} {
		f.Add([]byte(s))
	}
}

// FuzzPass checks that the pass ends with an output or an error, without a
// bug of its own, and keeps lines.
func FuzzPass(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		p, err := rewrite("f.ll", text)
		var e *Error
		if err != nil && (!errors.As(err, &e) || e.stack != nil) {
			t.Fatalf("%v\n%s", err, e.stack)
		}
		if err == nil && bytes.Count(p.out, []byte("\n")) < bytes.Count(text, []byte("\n")) {
			t.Fatalf("lines were lost: %q", p.out)
		}
	})
}

// FuzzParse checks that Parse ends with a module or an error.
func FuzzParse(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		m, err := Parse("f.ll", text)
		if err != nil {
			return
		}
		for _, fn := range m.Funcs {
			for _, b := range fn.Blocks {
				for _, inst := range b.Insts {
					m.Where(inst)
				}
				m.Where(b.Term)
			}
		}
	})
}
