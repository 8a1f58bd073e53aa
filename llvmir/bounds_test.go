package llvmir

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

// nested repeats what opens and closes around a text.
func nested(open, inside, end string, n int) string {
	return strings.Repeat(open, n) + inside + strings.Repeat(end, n)
}

// chain defines n things, each by the next one.
func chain(n int, format, last string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i, i+1)
	}
	return b.String() + fmt.Sprintf(last, n)
}

// TestBounds rejects, with its line, what is too large or too deep, and what stands for
// itself or for nothing.
func TestBounds(t *testing.T) {
	const deep, self, big = "nested more than 200 deep", "stands for itself", "a type of more than 140737488355328 bytes"
	for _, c := range []struct{ text, want string }{
		{"\n@x = global " + nested("{", "i8", "}", 10000) + " zeroinitializer", "t.ll:2: types or constants " + deep},
		{"@x = global " + nested("[1 x ", "i8", "]", 10000) + " zeroinitializer", "t.ll:1: types or constants " + deep},
		{"@x = global i8" + strings.Repeat("*", 10000) + " null", deep},
		{"declare void" + strings.Repeat("()", 10000) + "* @f()", deep},
		{chain(10000, "%%t%d = type { %%t%d }\n", "%%t%d = type { i8 }\n") + "@x = global %t0 zeroinitializer", deep},
		{"@y = global i8 0\n" + chain(100, "%%t%d = type { [1 x { %%t%d }] }\n", "%%t%d = type { i8 }\n"), deep},
		{"@x = global i64 " + nested("add (i64 1, i64 ", "2", ")", 10000), "t.ll:1: types or constants " + deep},
		{"@x = global i64 0\n@y = global ptr " + nested("getelementptr (i8, ptr ", "@x", ", i64 1)", 10000), "t.ll:2: types or constants " + deep},
		{"@x = global i64 " + strings.Repeat("(", 10000), "t.ll:1: found \"(\""},
		{chain(60, "%%t%d = type { [2 x %%t%d] }\n", "%%t%d = type { i8 }\n") + "@x = global %t0 zeroinitializer", big},
		{"@x = global i8 0\n@y = external global [4294967296 x [4294967296 x i8]]", "t.ll:2: " + big},
		{"@x = global i8 0\n%t = type { [9223372036854775807 x i8] }", "t.ll:2: " + big},
		{"@x = global [1000000000000 x [0 x i8]] zeroinitializer", "1000000000000 elements without a size"},
		{"@x = global [1048577 x i8] [" + strings.Repeat("i8 1, ", 1<<20) + "i8 1]", "constants of more than 1048576 elements"},
		{"@x = global i8388608 0", "t.ll:1: integer type i8388608 is out of range"},
		{"@x = global i8 0\n@a = alias i8, ptr @a", "t.ll:2: @a " + self},
		{"@a = alias i8, ptr @b\n@b = alias i8, ptr @a", "t.ll:1: @a " + self},
		{"@a = alias i8, getelementptr (i8, ptr @b, i64 4)\n@b = alias i8, ptr @a", "t.ll:1: @a " + self},
		{chain(1000, "@a%d = alias i8, ptr @a%d\n", "@a%d = global i8 0"), "t.ll:1: @a0 " + self},
		{"@x = global i8 0\n@b = alias i8, ptr @x\n@a = alias i8, inttoptr (i64 add (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @b to i64)) to ptr)", "t.ll:3: unsupported: @a stands for several"},
		{"@a = alias i8, ptr null", "t.ll:1: @a stands for nothing"},
		{"@a = alias i8, ptr @b", "t.ll:1: @b is not declared"},
		{"declare void @f()\n@a = alias void (), ptr @f", "t.ll:2: @a stands for @f, which is not defined"},
		{"@x = external global i8\n@a = alias i8, ptr @x", "t.ll:2: @a stands for @x, which is not defined"},
		{"@i = ifunc void (), ptr @i", "t.ll:1: @i " + self},
		{"@i = ifunc void (), ptr null", "t.ll:1: @i stands for nothing"},
		{"@i = ifunc void (), ptr @none", "t.ll:1: @none is not declared"},
		{"@i = ifunc void (), ptr @a\n@a = alias ptr (), ptr @r\ndefine ptr @r() {\nret ptr null\n}", "t.ll:1: unsupported: resolver of ifunc @i"},
		{"@x = global i8 0\n@y = global ptr blockaddress(@f, %none)\ndefine void @f() {\nret void\n}", "t.ll:2: @f has no block %none"},
		{"@x = global i8 0\n@y = global [3 x i8] c\"ab\"", "t.ll:2: string constant of type [3 x i8] has 2 bytes"},
		{"@x = global i8 0\ndefine void @f() {\n%7 = add i8 1, 1\nret void\n}", "t.ll:2: invalid local ID"},
		{"@x = global i8 0, align -1", "t.ll:1: \"-1\" is not an alignment"},
	} {
		_, err := Parse("t.ll", []byte(c.text))
		var e *Error
		if !errors.As(err, &e) || e.stack != nil || !strings.Contains(err.Error(), c.want) || e.Line == 0 || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.80s\n got %v\nwant %s", c.text, err, c.want)
		}
	}
}

// TestWithinBounds accepts what is nearly too much.
func TestWithinBounds(t *testing.T) {
	for _, text := range []string{
		"@x = global " + nested("{", "i8", "}", 190) + " zeroinitializer",
		chain(190, "%%t%d = type { %%t%d }\n", "%%t%d = type { i8 }\n") + "@x = global %t0 zeroinitializer\ndefine void @f() {\n%v = load %t0, ptr @x\nret void\n}",
		"@x = global i64 " + nested("add (i64 1, i64 ", "2", ")", 190),
		"@x = global [16777216 x i32] zeroinitializer",
		"@x = global [1048576 x i8] [" + strings.Repeat("i8 1, ", 1<<20-1) + "i8 1]",
		chain(190, "@a%d = alias i8, ptr @a%d\n", "@a%d = global i8 0"),
		"%t = type { ptr, %t*, [0 x %u] }\n%u = type { %t* }\n@x = global %t zeroinitializer",
		"@i = ifunc void (), ptr @r\n@a = alias void (), ptr @i\ndefine ptr @r() {\nret ptr null\n}",
		"@x = global i8 0\n@a = alias i8, inttoptr (i64 add (i64 ptrtoint (ptr @x to i64), i64 1) to ptr)",
	} {
		m, err := Parse("t.ll", []byte(text))
		if err != nil {
			t.Errorf("%.80s\n%v", text, err)
			continue
		}
		for _, g := range m.Globals { // has to end
			m.Layout.Size(g.ContentType)
		}
	}
}
