package explore_test

import (
	"context"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
)

const confirmHead = `
@x = global i32 0
declare i32 @__VERIFIER_nondet_int()
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare void @reach_error()
define i32 @main() {
  %v = call i32 @__VERIFIER_nondet_int()
  store i32 0, ptr @x
  %c = icmp eq i32 %v, 77777
  br i1 %c, label %yes, label %no
yes:
`

// confirmText fails for one value of an input.
const confirmText = confirmHead + `
  call void @reach_error()
  br label %no
no:
  ret i32 0
}
`

// otherwise is a program whose concrete form is another program.
type otherwise struct {
	*interp.Program
	other *interp.Program
}

func (o otherwise) Concrete() (event.Concrete, error) { return o.other, nil }

// TestUnconfirmed explores programs in which numbers do not lead where terms do: it would be a bug of the solver, or of what is made of terms. Nobody is told of a violation.
func TestUnconfirmed(t *testing.T) {
	for _, test := range []struct {
		name, other string
		want        explore.Verdict
	}{
		{"the same", confirmText, explore.Violation},
		{"64 bits", strings.NewReplacer("__VERIFIER_nondet_int", "__VERIFIER_nondet_long", "i32 @__VER", "i64 @__VER", "icmp eq i32 %v", "icmp eq i64 %v").Replace(confirmText), explore.Violation},
		{"another value", `
@x = global i32 0
declare i32 @__VERIFIER_nondet_int()
declare void @reach_error()
define i32 @main() {
  %v = call i32 @__VERIFIER_nondet_int()
  store i32 0, ptr @x
  %c = icmp eq i32 %v, 77778
  br i1 %c, label %yes, label %no
yes:
  call void @reach_error()
  br label %no
no:
  ret i32 0
}
`, explore.Unknown},
		{"another error", confirmHead + `
  %z = sub i32 %v, 77777
  %d = sdiv i32 1, %z
  br label %no
no:
  ret i32 0
}
`, explore.Unknown},
		{"another place", confirmHead + `
  call void @elsewhere()
  br label %no
no:
  ret i32 0
}
define void @elsewhere() {
  call void @reach_error()
  ret void
}
`, explore.Unknown},
	} {
		for _, engine := range []string{"optimal", "trust", "states"} {
			for _, model := range []string{"sc", "rc11"} {
				if model == "rc11" && engine != "trust" {
					continue
				}
				for _, keep := range []bool{false, true} {
					compiled := func(text string, terms bool) *interp.Program {
						return corpus.Text(t, text, interp.Options{Symbolic: terms, AnyInput: !terms})
					}
					told := 0
					tell := func(e *explore.Error) {
						if told++; e == nil || e.Kind != event.ReachError {
							t.Errorf("%s, %s: %v", test.name, engine, e)
						}
					}
					text := confirmText
					if test.want == explore.Violation {
						text = test.other
					}
					opts := explore.Options{Engine: engine, Model: model, KeepGoing: keep, First: tell, Found: tell}
					result, err := explore.Run(context.Background(), otherwise{compiled(text, true), compiled(test.other, false)}, opts)
					if err != nil {
						t.Fatal(err)
					}
					if result.Verdict != test.want || (result.Error != nil) != (test.want == explore.Violation) || (told > 0) != (test.want == explore.Violation) {
						t.Errorf("%s, %s under %s: %s (%s), told %d times", test.name, engine, model, result.Verdict, result.Reason, told)
					}
				}
			}
		}
	}
}
