package interp

import (
	"testing"

	"github.com/gomc/gomc/event"
)

// TestReachUnchecked defines reach_error: where its calls are looked for, they are errors; else it does what its body says.
func TestReachUnchecked(t *testing.T) {
	const start = "declare void @abort()\ndefine i32 @main() {\n  call void @reach_error()\n  ret i32 7\n}\ndefine void @reach_error() {\n"
	for _, test := range []struct{ name, body, want string }{
		{"a failing assertion", "  call void @__gomc_assert()\n  ret void\n}\ndefine void @__gomc_assert() {\n  call void @__assert_fail(i8* null, i8* null, i32 1, i8* null)\n  unreachable\n}\ndeclare void @__assert_fail(i8*, i8*, i32, i8*)\n", "assertion"},
		{"nothing", "  ret void\n}\n", "exit 7"},
	} {
		for _, checks := range [][]event.ErrorKind{{event.AssertionError}, {event.AssertionError, event.ReachError}} {
			want := test.want
			if len(checks) == 2 {
				want = "reach"
			}
			all := ends(t, compileText(t, []byte(start+test.body), Options{Checks: checks}))
			if len(all) != 1 || all[want] != 1 {
				t.Errorf("%s, %v: %v, want %s", test.name, checks, all, want)
			}
		}
	}
}
