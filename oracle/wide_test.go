package oracle

import (
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
)

// wide is a program in which a thread exchanges 16 bytes, both halves 0, for two halves that are 1, while main looks whether the halves are equal.
const wide = `target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@pair = global i128 0, align 16
@text = private constant [2 x i8] c"r\00"
declare void @__assert_fail(ptr, ptr, i32, ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @thread(ptr %arg) {
  %x = cmpxchg ptr @pair, i128 0, i128 18446744073709551617 seq_cst seq_cst, align 16
  ret ptr null
}
define i32 @main() {
  %h = alloca i64, align 8
  %c = call i32 @pthread_create(ptr %h, ptr null, ptr @thread, ptr null)
LOOK
  %low = trunc i128 %old to i64
  %top = lshr i128 %old, 64
  %high = trunc i128 %top to i64
  %same = icmp eq i64 %low, %high
  br i1 %same, label %good, label %bad
bad:
  call void @__assert_fail(ptr @text, ptr @text, i32 1, ptr @text)
  unreachable
good:
  %t = load i64, ptr %h, align 8
  %j = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0
}
`

// looks are the ways in which main looks, and what programs with them are under a model.
var looks = []struct {
	look    string
	model   string
	verdict explore.Verdict
}{
	{"  %x = cmpxchg ptr @pair, i128 2, i128 2 seq_cst seq_cst, align 16\n  %old = extractvalue { i128, i1 } %x, 0\n", "tso", explore.Safe},
	{"  %old = load atomic i128, ptr @pair monotonic, align 16\n", "sc", explore.Safe},
	{"  %old = load atomic i128, ptr @pair seq_cst, align 16\n", "tso", explore.Unsupported},
	{"  %old = load i128, ptr @pair, align 16\n", "sc", explore.Violation},
}

// TestWideAccesses checks that nobody sees one half of an atomic access of 16 bytes.
func TestWideAccesses(t *testing.T) {
	for _, l := range looks {
		for _, engine := range explore.EnginesFor(l.model, nil) {
			text := strings.Replace(wide, "LOOK\n", l.look, 1)
			res, err := explore.Run(t.Context(), corpus.Text(t, text, interp.Options{}), explore.Options{Engine: engine, Model: l.model, Checks: []event.ErrorKind{event.AssertionError}})
			if err != nil || res.Verdict != l.verdict {
				t.Errorf("%s, %s, %s: %v %v", l.look, l.model, engine, res, err)
			}
		}
	}
}

// exchanged is a program that asserts that a weak compare-exchange of 16 bytes succeeds where it finds what it compares with.
const exchanged = `@pair = global i128 5, align 16
@text = private constant [2 x i8] c"r\00"
declare void @__assert_fail(ptr, ptr, i32, ptr)
define i32 @main() {
  %x = cmpxchg weak ptr @pair, i128 5, i128 1 seq_cst seq_cst, align 16
  %done = extractvalue { i128, i1 } %x, 1
  br i1 %done, label %good, label %bad
bad:
  call void @__assert_fail(ptr @text, ptr @text, i32 1, ptr @text)
  unreachable
good:
  ret i32 0
}
`

// TestWideWeakExchange checks that a weak compare-exchange of 16 bytes may fail where programs are to expect that, and only there.
func TestWideWeakExchange(t *testing.T) {
	for _, c := range []struct {
		environment []event.Mishap
		verdict     explore.Verdict
		executions  uint64
	}{
		{nil, explore.Safe, 1},
		{[]event.Mishap{event.WeakCompareFails}, explore.Violation, 2},
	} {
		prog := corpus.Text(t, exchanged, interp.Options{Environment: c.environment})
		res, err := explore.Run(t.Context(), prog, explore.Options{Engine: "trust", KeepGoing: true})
		if err != nil || res.Verdict != c.verdict || res.Counts.Executions != c.executions {
			t.Errorf("with %v: %+v %v, want %v, %d executions", c.environment, res, err, c.verdict, c.executions)
		}
	}
}
