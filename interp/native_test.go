package interp

import (
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// randomProgram writes a program that computes a checksum from volatile
// variables of all types: nothing that C leaves undefined is in it.
func randomProgram(r *rand.Rand) string {
	types := []string{"unsigned char", "signed char", "unsigned short", "short", "unsigned", "int", "unsigned long", "long",
		"unsigned __int128", "_Bool", "float", "double"}
	var b strings.Builder
	b.WriteString("#include <stdio.h>\n#include <string.h>\ntypedef unsigned long u;\nstruct s { char c; short h[3]; long l; int b : 5; unsigned d : 11; };\n")
	for i, t := range types {
		v := fmt.Sprint(r.Uint64())
		if r.Intn(3) == 0 {
			v = fmt.Sprint(r.Intn(20))
		}
		if strings.Contains(t, "float") || t == "double" {
			v = fmt.Sprintf("%d.%d", r.Intn(1000), r.Intn(1000))
		}
		fmt.Fprintf(&b, "volatile %s v%d = (%s)%sull;\n", t, i, t, strings.Replace(v, ".", "/7.0+0*", 1))
	}
	text := b.String()
	text = strings.ReplaceAll(text, "/7.0+0*", "*1.25+")
	text = regexpFloats(text)
	b.Reset()
	b.WriteString(text)
	var expr func(depth int) string
	expr = func(depth int) string {
		if depth == 0 {
			if r.Intn(4) == 0 {
				return fmt.Sprintf("(u)%dull", r.Int63()>>uint(r.Intn(60)))
			}
			i := r.Intn(len(types))
			if i >= 10 {
				return fmt.Sprintf("(u)(long)v%d", i)
			}
			return fmt.Sprintf("v%d", i)
		}
		x, y := expr(depth-1), expr(depth-1)
		t := types[r.Intn(10)]
		switch r.Intn(14) {
		case 0:
			return fmt.Sprintf("(u)((u)(%s) + (u)(%s))", x, y)
		case 1:
			return fmt.Sprintf("(u)((u)(%s) - (u)(%s))", x, y)
		case 2:
			return fmt.Sprintf("(u)((u)(%s) * (u)(%s))", x, y)
		case 3:
			return fmt.Sprintf("((u)(%s) / ((%s)(%s) ? (u)(%s)(%s) : 1))", x, t, y, t, y)
		case 4:
			return fmt.Sprintf("((long)(%s) %% ((int)(%s) > 0 ? (int)(%s) : 7))", x, y, y)
		case 5:
			return fmt.Sprintf("((%s)(%s) << ((%s) & 0))", t, x, y)
		case 6:
			return fmt.Sprintf("((unsigned __int128)(%s) >> ((u)(%s) & 127))", x, y)
		case 7:
			return fmt.Sprintf("((long)(%s) >> ((u)(%s) & 63))", x, y)
		case 8:
			return fmt.Sprintf("((%s)(%s) < (%s)(%s))", t, x, t, y)
		case 9:
			return fmt.Sprintf("((%s)(%s) == (%s)(%s) ? (u)(%s) : (u)(%s))", t, x, t, y, y, x)
		case 10:
			return fmt.Sprintf("(u)(long)((double)(int)(%s) * 0.5 - (float)(short)(%s))", x, y)
		case 11:
			return fmt.Sprintf("((%s)(%s) ^ (%s)(%s))", t, x, t, y)
		case 12:
			return fmt.Sprintf("(u)(__int128)((double)(%s))", "(long)("+x+")")
		}
		return fmt.Sprintf("((unsigned __int128)(%s) * (unsigned __int128)(%s) %% ((unsigned __int128)(u)(%s) | 1))", x, y, x)
	}
	b.WriteString("u mix(u h, u v) { return (h ^ v) * 0x100000001b3ul + (h >> 29); }\n")
	b.WriteString("struct s make(u a, u b) { struct s x; memset(&x, 0, sizeof x); x.c = a; x.h[a & 1] = b; x.l = a * b; x.b = a; x.d = b; return x; }\n")
	b.WriteString("int main(void) {\n\tu h = 14695981039346656037ul; u a[16]; struct s s[4];\n")
	for i := 0; i < 16; i++ {
		fmt.Fprintf(&b, "\th = mix(h, (u)(%s)); a[%d] = h;\n", expr(3), i)
	}
	b.WriteString("\tfor (int i = 0; i < 16; i++) { h = mix(h, a[(h >> 3) & 15] + a[i]); a[i] += a[15 - i] >> (i & 7); }\n")
	b.WriteString("\tfor (int i = 0; i < 4; i++) s[i] = make(a[i], a[i + 4]);\n")
	b.WriteString("\tfor (int i = 0; i < 4; i++) { struct s t = s[(h >> i) & 3]; h = mix(h, t.c + t.h[0] * 3 + t.h[1] + t.l + t.b * 5 + t.d); }\n")
	b.WriteString("\tunsigned sum = 0; for (int i = 0; i < 16; i++) { unsigned char k = a[i]; sum += k * (unsigned short)a[15 - i]; }\n\th = mix(h, sum);\n")
	b.WriteString("\tprintf(\"%u\\n\", (unsigned)(h ^ h >> 32)); return (int)(h ^ h >> 32);\n}\n")
	return b.String()
}

// regexpFloats keeps the initialisers of floating-point variables valid.
func regexpFloats(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		if strings.Contains(l, "volatile float") || strings.Contains(l, "volatile double") {
			lines[i] = strings.Replace(l, "ull;", ";", 1)
		}
	}
	return strings.Join(lines, "\n")
}

// TestAgainstNative compares with what the machine computes.
func TestAgainstNative(t *testing.T) {
	tool := findClang(t)
	n := 6
	if testing.Short() {
		n = 3
	}
	for seed := int64(1); seed <= int64(n); seed++ {
		source := randomProgram(rand.New(rand.NewSource(seed)))
		dir := t.TempDir()
		file, exe := filepath.Join(dir, "p.c"), filepath.Join(dir, "p")
		if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(tool, "-w", "-O1", "-o", exe, file).CombinedOutput(); err != nil {
			t.Skipf("cannot link programs: %v: %s", err, out)
		}
		want, _ := exec.Command(exe).Output()
		for _, level := range append(levels, "-O3") {
			p := compileText(t, clang(t, source, level), Options{})
			if got := verdict(t, p); got != "exit "+strings.TrimSpace(string(want)) {
				t.Errorf("seed %d, %s: %s, want exit %s\n%s", seed, level, got, want, source)
				return
			}
		}
	}
}
