package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestOverflowInC looks for overflow in C, where the compiler has to tell of what its output does not show: shifts, and constants.
func TestOverflowInC(t *testing.T) {
	if _, err := exec.LookPath("clang"); err != nil {
		t.Skip("no clang on PATH")
	}
	file := filepath.Join(t.TempDir(), "shift.c")
	for _, c := range []struct {
		body string
		code int
	}{
		{"int n = one; n = n << 30;", exitSafe},
		{"int n = one; n = n << 31;", exitViolation},
		{"int n = one; n = n << 32;", exitViolation},
		{"int n = one; n = n >> 32;", exitViolation},
		{"int n = -one; n = n << 1;", exitViolation}, // C11 6.5.7
		{"int n = -one; n = n >> 31;", exitSafe},
		{"unsigned n = one; n = n << 31; n = n << 1; n = n - 1; n = n * n;", exitSafe},
		{"unsigned n = one; n = n << 32;", exitSafe}, // undefined, but no overflow of a signed number
		{"long long n = one; n = n << 62;", exitSafe},
		{"long long n = one; n = n << 63;", exitViolation},
		{"short n = 32767; n++; n *= n; signed char c = n; c--;", exitSafe},
		{"int n = 2147483647; n++;", exitViolation},
		{"int n = 2147483647; n--; n = -n; n--; n--; n = n / -one;", exitViolation}, // arithmetic, if overflow is not checked,
		{"int n = 2147483647 + 1;", exitUsage},
	} {
		text := "int one = 1;\nint main(void) {\n\t" + c.body + "\n\treturn 0;\n}\n"
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		code, out, stderr := gomcOn("verify", "--check=overflow", "--cflags", "-w -Wno-everything", file) // as if the user did not want to know
		if code != c.code || code == exitViolation && !strings.Contains(out, "VIOLATION overflow") {
			t.Errorf("%s: code %d, want %d\n%s%s", c.body, code, c.code, out, stderr)
		}
		if code, out, stderr := gomcOn("verify", file); code != exitSafe && c.code != exitUsage && !strings.Contains(out, "arithmetic") {
			t.Errorf("%s, without the check: code %d\n%s%s", c.body, code, out, stderr)
		}
	}
}

// TestOverflowNote says of LLVM IR what cannot be looked for.
func TestOverflowNote(t *testing.T) {
	_, out, stderr := gomcOn("verify", "--check=overflow", filepath.Join(testdata, "memory", "counter_limit.ROOM.ll"))
	if !strings.Contains(out+stderr, "LLVM IR does not say which of them are signed") {
		t.Errorf("there is no note: %s%s", out, stderr)
	}
}
