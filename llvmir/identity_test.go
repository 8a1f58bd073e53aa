package llvmir

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

const identified = `source_filename = "a.c"
@s = global [4 x i8] c"a  b"
define i32 @main() {
  %x = add i32 1, 2
  ret i32 %x
}
`

// TestIdentity tells programs apart by their code, and by nothing else.
func TestIdentity(t *testing.T) {
	want := identityOf(t, identified)
	for _, text := range []string{
		"; a comment\n\nsource_filename = \"other.c\"\n" + strings.Join(strings.SplitAfter(identified, "\n")[1:], "\n"),
		`@s = global [4 x i8] c"a  b", !dbg !0
; Function Attrs: nounwind
define   i32 @main() #0 !dbg !3 {

  %x = add i32 1, 2, !dbg !2	; the sum
  ret i32 %x
}
attributes #0 = { nounwind }
!0 = !DIGlobalVariable(name: "s")
!2 = !DILocation(line: 3, scope: !3)
!3 = distinct !DISubprogram(name: "main")
`,
	} {
		if identityOf(t, text) != want {
			t.Errorf("another identity than its equal's: %s", text)
		}
	}
	for _, change := range [][2]string{{"a  b", "a b "}, {"i32 1, 2", "i32 1, 3"}, {"%x", "%y"}, {"@s", "@t"}, {"= global", "= constant"}} {
		if text := strings.ReplaceAll(identified, change[0], change[1]); identityOf(t, text) == want {
			t.Errorf("the identity of another program: %s", text)
		}
	}
}

// TestIdentityOfPointerCalls has an identity for a call through a pointer, which
// llir's printer cannot print.
func TestIdentityOfPointerCalls(t *testing.T) {
	const text = "define void @f(ptr %p) {\n  call void %p(ptr %p)\n  ret void\n}\n"
	if identityOf(t, text) == identityOf(t, strings.ReplaceAll(text, "(ptr %p)\n", "()\n")) {
		t.Error("the identity of another program")
	}
}

// TestIdentityOfBitcode finds that bitcode is the assembly that it was made of.
func TestIdentityOfBitcode(t *testing.T) {
	if len(findAll("llvm-as")) == 0 || len(findAll("llvm-dis")) == 0 {
		t.Skip("needs llvm-as and llvm-dis")
	}
	bitcode, err := run(context.Background(), []byte(identified), findAll("llvm-as")[0], "-o", "-", "-")
	if err != nil {
		t.Fatal(err)
	}
	m, err := Load(context.Background(), []string{"-"}, Options{Stdin: bytes.NewReader(bitcode)})
	if err != nil || m.Identity != identityOf(t, identified) {
		t.Errorf("%v, another identity", err)
	}
}

func identityOf(t *testing.T, text string) string {
	t.Helper()
	m, err := Parse("t.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return m.Identity
}
