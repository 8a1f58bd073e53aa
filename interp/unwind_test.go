package interp

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp/interptest"
)

// TestClauses compares the words of clauses with those that models know.
func TestClauses(t *testing.T) {
	header, err := os.ReadFile("models/c/models.h")
	if err != nil {
		t.Fatal(err)
	}
	body := regexp.MustCompile(`(?s)enum gomc_clause \{(.*?)\};`).FindSubmatch(header)
	if body == nil {
		t.Fatal("models.h has no enum gomc_clause")
	}
	names := make([]string, 6)
	names[clauseNone], names[clauseEnd], names[clauseCleanup], names[clauseCatch], names[clauseFilter], names[clauseOnce] = "CLAUSE_NONE", "CLAUSE_END", "CLAUSE_CLEANUP", "CLAUSE_CATCH", "CLAUSE_FILTER", "CLAUSE_ONCE"
	if got := regexp.MustCompile(`\w+`).FindAllString(string(body[1]), -1); !slices.Equal(got, names) {
		t.Errorf("models.h has %s, want %s", strings.Join(got, " "), strings.Join(names, " "))
	}
}

// unwinding is a program that throws in @inner, which @outer calls in its own way; @main catches everything and returns 7.
const unwinding = `
@_ZTIi = external constant ptr
@other = external constant ptr
@local = thread_local global i32 0
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @pthread_once(ptr, ptr)
declare void @pthread_exit(ptr)
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @__gxx_personality_v0(...)
@control = global i32 0
@kept = global ptr null

define void @inner() {
  %x = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %x
  call void @__cxa_throw(ptr %x, ptr @_ZTIi, ptr null)
  unreachable
}

define i32 @main() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @outer() to label %fine unwind label %pad
fine:
  ret i32 1
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  %e = extractvalue { ptr, i32 } %p, 0
  %v = call ptr @__cxa_begin_catch(ptr %e)
  call void @__cxa_end_catch()
  ret i32 7
}
`

// TestUnwind throws through calls of several kinds.
func TestUnwind(t *testing.T) {
	for _, test := range []struct{ name, outer, want string }{
		{"call", `define void @outer() {
  call void @inner()
  ret void
}`, "exit 7"},
		{"phi on the way", `define void @outer() personality ptr @__gxx_personality_v0 {
entry:
  br label %loop
loop:
  %n = phi i32 [ 3, %entry ], [ %m, %pad ]
  %k = icmp eq i32 %n, 0
  br i1 %k, label %last, label %try
try:
  %next = sub i32 %n, 1
  invoke void @inner() to label %never unwind label %pad
never:
  ret void
pad:
  %m = phi i32 [ %next, %try ]
  %p = landingpad { ptr, i32 } catch ptr @_ZTIi
  %e = extractvalue { ptr, i32 } %p, 0
  %v = call ptr @__cxa_begin_catch(ptr %e)
  call void @__cxa_end_catch()
  br label %loop
last:
  call void @inner()
  ret void
}`, "exit 7"},
		{"another type", `define void @outer() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @inner() to label %never unwind label %pad
never:
  ret void
pad:
  %p = landingpad { ptr, i32 } filter [0 x ptr] zeroinitializer
  ret void
}`, "exit 1"},
		{"unknown type", `define void @outer() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @inner() to label %never unwind label %pad
never:
  ret void
pad:
  %p = landingpad { ptr, i32 } catch ptr @other
  ret void
}`, "unsupported: external variable other"},
		{"routine that runs once", `define void @outer() {
  %r = call i32 @pthread_once(ptr @control, ptr @inner)
  ret void
}`, "exit 7"},
		{"library that calls the program", `define void @outer() {
  call void @qsort(ptr @control, i64 2, i64 2, ptr @compare)
  ret void
}
define i32 @compare(ptr %a, ptr %b) {
  call void @inner()
  ret i32 0
}`, "unsupported: an exception that leaves qsort, which calls the program"},
		{"atomic section", `define void @outer() {
  call void @__VERIFIER_atomic_inner()
  ret void
}
define void @__VERIFIER_atomic_inner() {
  call void @inner()
  ret void
}`, "unsupported: an exception that leaves the atomic section __VERIFIER_atomic_inner"},
		{"end of a thread", `define void @outer() {
  call void @pthread_exit(ptr null)
  ret void
}`, "unsupported: the end of a thread in a call that has destructors to run"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := compileText(t, []byte(unwinding+test.outer), Options{})
			if got := verdict(t, p); !strings.Contains(got, test.want) {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

// TestUnwindEnds throws through a call whose variable others may know: its lifetime ends, as that of the exception does.
func TestUnwindEnds(t *testing.T) {
	p := compileText(t, []byte(unwinding+`define void @outer() {
  %x = alloca i32
  store ptr %x, ptr @kept
  call void @inner()
  ret void
}`), Options{})
	res, err := (&interptest.Runner{Program: p}).Run()
	if err != nil {
		t.Fatal(err)
	}
	made, ended := map[event.Obj]bool{}, map[event.Obj]bool{}
	for _, s := range res.States {
		switch l := s.Label(); l.Kind {
		case event.Alloc:
			made[l.Object] = true
		case event.Free:
			ended[l.Object] = true
		}
	}
	if len(made) != 2 || !maps.Equal(made, ended) {
		t.Errorf("%d objects were made, of which %d ended; want 2, and all of them", len(made), len(ended))
	}
}
