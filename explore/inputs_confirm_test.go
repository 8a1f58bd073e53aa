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

// TestLassoWithInputs looks at schedules that end with steps that are repeated for ever, behind inputs and a choice among cases, and with some in what is repeated. With numbers it begins
// at another step.
func TestLassoWithInputs(t *testing.T) {
	const text = `
@x = global i32 0
@y = global i32 0
declare i32 @__VERIFIER_nondet_int()
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define void @gives_way(ptr %mine, ptr %theirs) {
  br label %loop
loop:
  store atomic i32 1, ptr %mine seq_cst, align 4
  %u = load atomic i32, ptr %theirs seq_cst, align 4
  %c = icmp eq i32 %u, 0
  br i1 %c, label %done, label %wait
wait:
  %w = call i32 @__VERIFIER_nondet_int()
  %d = icmp slt i32 %w, 5
  br i1 %d, label %back, label %pause
pause:
  fence seq_cst
  br label %back
back:
  store atomic i32 0, ptr %mine seq_cst, align 4
  br label %loop
done:
  ret void
}
define ptr @other(ptr %arg) {
  call void @gives_way(ptr @x, ptr @y)
  ret ptr null
}
define i32 @main() {
  %id = alloca i64
  %a = call i32 @__VERIFIER_nondet_int()
  %b = call i32 @__VERIFIER_nondet_int()
  %v = xor i32 %a, %b
  %n = call i32 @pthread_create(ptr %id, ptr null, ptr @other, ptr null)
  %c = icmp eq i32 %v, 77777
  br i1 %c, label %yes, label %no
yes:
  call void @gives_way(ptr @y, ptr @x)
  ret i32 0
no:
  ret i32 0
}
`
	for _, model := range []string{"sc", "tso", "pso"} {
		checks := []event.ErrorKind{event.LivelockError}
		prog := corpus.Text(t, text, interp.Options{Symbolic: true, Checks: checks})
		res, err := explore.Run(t.Context(), prog, explore.Options{Engine: "states", Model: model, Checks: checks})
		if err != nil {
			t.Fatal(err)
		}
		e := res.Error
		if e == nil || e.Kind != event.LivelockError || !e.Numbers {
			t.Errorf("%s: %s (%s), %v", model, res.Verdict, res.Reason, e)
			continue
		}
		if e.Loop != 3 { // behind two inputs and a thread that is created
			t.Errorf("%s: what is repeated begins at step %d: %v", model, e.Loop, e.Schedule)
		}
	}
}
