package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomc/gomc/svcomp"
)

const (
	reachProperty  = "CHECK( init(main()), LTL(G ! call(reach_error())) )\n"
	memoryProperty = "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\nCHECK( init(main()), LTL(G valid-memtrack) )\n"
	raceProperty   = "CHECK( init(main()), LTL(G ! data-race) )\n"
)

// propertyFiles writes properties into files, under the names of the competition, and returns their folder.
func propertyFiles(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{"unreach-call": reachProperty, "valid-memsafety": memoryProperty, "no-data-race": raceProperty,
		"no-overflow": "CHECK( init(main()), LTL(G ! overflow) )\n",
		"termination": "CHECK( init(main()), LTL(F end) )\n", "broken": "CHECK( init(main() )\n"} {
		if err := os.WriteFile(filepath.Join(dir, name+".prp"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestProperty checks properties of a program that reads out of bounds, one that reaches reach_error and one with a data race, each of which has nothing else.
func TestProperty(t *testing.T) {
	dir := propertyFiles(t)
	const header = "@x = global i32 0\n@p = global ptr null\ndeclare void @reach_error()\ndeclare i32 @__VERIFIER_nondet_int()\n" +
		"declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n"
	const threads = header + "define ptr @run(ptr %a) {\n  store i32 1, ptr @x\n  ret ptr null\n}\ndefine i32 @main() {\n  %t = alloca i64\n" +
		"  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr null)\n  store i32 2, ptr @x\n  BODY\n  ret i32 0\n}\n"
	program := func(name, body string) string {
		file := filepath.Join(dir, name+".ll")
		if err := os.WriteFile(file, []byte(strings.ReplaceAll(threads, "BODY", body)), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	races := program("races", "")
	reaches := program("reaches", "call void @reach_error()")
	memory := program("memory", "store i32 1, ptr inttoptr (i64 64 to ptr)")
	increments := program("increments", "%v = load i32, ptr @x\n  %w = add nsw i32 %v, 2147483646")
	input := program("input", "%v = call i32 @__VERIFIER_nondet_int()")
	for _, c := range []struct {
		file, property, flags string
		code                  int
		answer                svcomp.Answer
		kind                  string
	}{
		{races, "unreach-call", "", exitSafe, svcomp.True, ""},
		{races, "no-data-race", "", exitViolation, svcomp.False, "race"},
		{races, "valid-memsafety", "", exitSafe, svcomp.True, ""},
		{reaches, "unreach-call", "", exitViolation, svcomp.False, "reach"},
		{reaches, "no-data-race", "", exitViolation, svcomp.False, "race"},
		{memory, "valid-memsafety", "", exitViolation, svcomp.False, "memory"},
		{increments, "unreach-call", "", exitSafe, svcomp.True, ""},
		{increments, "no-overflow", "", exitViolation, svcomp.False, "overflow"},
		{races, "no-overflow", "", exitSafe, svcomp.True, ""},
		{memory, "no-overflow", "", exitUnknown, svcomp.Unknown, ""},  // nobody knows what happens after the error
		{memory, "unreach-call", "", exitUnknown, svcomp.Unknown, ""}, // who knows what comes after
		{races, "termination", "", exitUnsupported, svcomp.Unknown, "unsupported"},
		{races, "broken", "", exitUsage, svcomp.Unknown, "usage"},
		{races, "none", "", exitUsage, svcomp.Unknown, "usage"},
		{races, "unreach-call", "--check=race", exitUsage, svcomp.Unknown, "usage"},
		{input, "unreach-call", "", exitSafe, svcomp.True, ""},
		{input, "unreach-call", "--nondet=0..3", exitSafe, svcomp.Unknown, ""}, // for these values only
		{reaches, "unreach-call", "--nondet=0..3", exitViolation, svcomp.False, "reach"},
		{races, "unreach-call", "--data-model=LP64", exitUsage, svcomp.Unknown, "usage"}, // there is nothing to compile
	} {
		args := append([]string{"verify", "--json", "--property=" + filepath.Join(dir, c.property+".prp")}, strings.Fields(c.flags)...)
		code, out, _ := gomcOn(append(args, c.file)...)
		r := decode(t, out)
		kind := ""
		if r.Error != nil {
			kind = r.Error.Kind
		}
		if code != c.code || r.Answer != c.answer || kind != c.kind || (r.AnswerWhy == "") != (c.answer != svcomp.Unknown) {
			t.Errorf("%s %s %s: exit code %d, answer %s (%s), %s", filepath.Base(c.file), c.property, c.flags, code, r.Answer, r.AnswerWhy, kind)
		}
		if code == exitSafe && r.Property != c.property {
			t.Errorf("property %q, want %q", r.Property, c.property)
		}
	}
}

// TestDataModel compiles for 32 bits and for 64.
func TestDataModel(t *testing.T) {
	file := filepath.Join(t.TempDir(), "long.c")
	if err := os.WriteFile(file, []byte("void reach_error(void);\nint main(void) { if (sizeof(long) == 4) reach_error(); return 0; }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if code, _, message := gomcOn("verify", file); code != exitSafe {
		t.Skip(message)
	}
	for model, want := range map[string]int{"ILP32": exitViolation, "LP64": exitSafe, "ILP64": exitUsage} {
		if code, _, message := gomcOn("verify", "--data-model="+model, file); code != want {
			t.Errorf("%s: exit code %d, %s", model, code, message)
		}
	}
}

// TestArgumentsAreInputs gives no answer about a program that looks at the arguments that it is started with: there are none.
func TestArgumentsAreInputs(t *testing.T) {
	file := filepath.Join(t.TempDir(), "prog.ll")
	if err := os.WriteFile(file, []byte("define i32 @main(i32 %argc, ptr %argv) {\n  ret i32 %argc\n}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, out, _ := gomcOn("verify", "--json", file)
	if r := decode(t, out); r.Verdict != "safe" || r.Answer != "unknown" || !strings.Contains(r.AnswerWhy, "without arguments") {
		t.Errorf("%s, answer %s: %s", r.Verdict, r.Answer, r.AnswerWhy)
	}
}

// TestUndefinedIsAssumed gives no answer that rests on what --undefined=nondet takes functions to be.
func TestUndefinedIsAssumed(t *testing.T) {
	file := filepath.Join(t.TempDir(), "prog.ll")
	if err := os.WriteFile(file, []byte("declare i32 @f()\ndefine i32 @main() {\n  %1 = call i32 @f()\n  ret i32 0\n}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, out, _ := gomcOn("verify", "--json", "--undefined=nondet", file)
	if r := decode(t, out); r.Verdict != "safe" || r.Answer != "unknown" || !strings.Contains(r.AnswerWhy, "nobody defines") {
		t.Errorf("%s, answer %s: %s", r.Verdict, r.Answer, r.AnswerWhy)
	}
}
