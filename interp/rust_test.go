package interp

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomc/gomc/llvmir"
)

// TestRustLibrary has programs of several versions of Rust that leave a function of the library undefined, with its parameters and with others.
func TestRustLibrary(t *testing.T) {
	const exit = "_ZN3std7process4exit17h0123456789abcdefE"
	for _, test := range []struct{ version, parameter, want string }{
		{"1.95.0", "i32", "exit 0"}, // the end of the process, not that of main
		{"1.95.0", "i64", "unsupported: std::process::exit"},
		{"1.94.0", "i32", "unsupported: the standard library of rustc 1.94.0"},
		{"2.95.0", "i32", "unsupported: the standard library of rustc 2.95.0"},
	} {
		text := fmt.Sprintf("declare void @%[1]s(%[2]s)\ndefine i32 @main() {\ncall void @%[1]s(%[2]s 3)\nret i32 7\n}\n!llvm.ident = !{!0}\n!0 = !{!\"rustc version %[3]s (0 2026-01-01)\"}\n",
			exit, test.parameter, test.version)
		mod, err := llvmir.Parse("prog.ll", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if p, err := Compile(mod, Options{}); err != nil {
			got = err.Error()
		} else {
			got = verdict(t, p)
		}
		if !strings.HasPrefix(got, test.want) {
			t.Errorf("%v: %s", test, got)
		}
	}
}
