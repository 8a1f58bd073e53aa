package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

// roundsLL has a loop of some rounds, in each of which it adds 1 to x; the error shows in a round. Of -1 rounds there is no end.
func roundsLL(rounds, wrong int) string {
	return fmt.Sprintf(`
@x = global i32 0

declare void @reach_error()

define i32 @main() {
entry:
  br label %%head
head:
  %%i = phi i32 [ 0, %%entry ], [ %%j, %%next ]
  %%more = icmp ne i32 %%i, %d
  br i1 %%more, label %%body, label %%end
body:
  %%j = add i32 %%i, 1
  %%old = atomicrmw add i32* @x, i32 1 seq_cst
  %%wrong = icmp eq i32 %%j, %d
  br i1 %%wrong, label %%error, label %%next
error:
  call void @reach_error()
  unreachable
next:
  br label %%head
end:
  ret i32 0
}
`, rounds, wrong)
}

// manyLL creates threads without end, the second of which meets the first.
const manyLL = `
@x = global i32 0

declare void @reach_error()
declare i32 @pthread_create(i64*, i8*, i8* (i8*)*, i8*)

define i8* @thread(i8* %arg) {
  %old = atomicrmw add i32* @x, i32 1 seq_cst
  %second = icmp eq i32 %old, 1
  br i1 %second, label %error, label %end
error:
  call void @reach_error()
  unreachable
end:
  ret i8* null
}

define i32 @main() {
  %t = alloca i64
  br label %again
again:
  %r = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @thread, i8* null)
  br label %again
}
`

// TestUnrollAuto verifies programs with one bound of loops after the other, from standard input, which is needed each time.
func TestUnrollAuto(t *testing.T) {
	for _, test := range []struct {
		text, flags string
		code        int
		bound, done int
	}{
		{roundsLL(5, 0), "--engine=trust", exitSafe, 8, 4},
		{roundsLL(5, 0), "--engine=states", exitSafe, 8, 4},
		{roundsLL(5, 0), "--engine=bmc", exitSafe, 1, 0}, // it follows what it knows to the end
		{roundsLL(5, 3), "--engine=optimal", exitViolation, 4, 2},
		{roundsLL(5, 4), "", exitViolation, 4, 2},
		{roundsLL(-1, 0), "--engine=optimal --max-steps=40", exitUnknown, 64, 32},
		{manyLL, "--engine=optimal", exitViolation, 2, 1},
		{manyLL, "--engine=trust", exitViolation, 2, 1},
		{manyLL, "--engine=states", exitViolation, 2, 1},
		{manyLL, "--engine=bmc", exitViolation, 1, 0}, // the first round is before the loop's head is met again
	} {
		var out, errs bytes.Buffer
		args := append([]string{"gomc", "verify", "--json", "--unroll=auto", "-"}, strings.Fields(test.flags)...)
		code := run(context.Background(), args, strings.NewReader(test.text), &out, &errs)
		var r jsonReport
		if err := json.Unmarshal(out.Bytes(), &r); err != nil {
			t.Fatalf("%v: %v, %s", args, err, errs.String())
		}
		if code != test.code || r.UnrollBound != test.bound || r.UnrollDone != test.done {
			t.Errorf("%v: code %d (%s), bound %d, done %d; want %d, %d, %d", args, code, r.Reason, r.UnrollBound, r.UnrollDone, test.code, test.bound, test.done)
		}
	}
	var out, errs bytes.Buffer
	if code := run(context.Background(), []string{"gomc", "verify", "--engine=optimal", "-"}, strings.NewReader(manyLL), &out, &errs); code != exitUnsupported || !strings.Contains(out.String(), "--unroll=auto") {
		t.Errorf("without a bound: code %d, %s%s", code, out.String(), errs.String())
	}
	for _, args := range []string{"verify --dry-run", "verify --checkpoint=x.json", "robust", "estimate"} {
		code := run(context.Background(), append(strings.Fields("gomc "+args), "--unroll=auto", "-"), strings.NewReader(manyLL), &out, &errs)
		if code != exitUsage {
			t.Errorf("%s: code %d", args, code)
		}
	}
}
