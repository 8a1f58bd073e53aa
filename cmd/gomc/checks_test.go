package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// TestParseChecks looks at what lists ask for, and what is left out of them.
func TestParseChecks(t *testing.T) {
	without := func(out ...event.ErrorKind) string {
		return kindList(slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool { return k.Named() || slices.Contains(out, k) }))
	}
	for _, c := range []struct{ list, model, engine, kinds, leftOut string }{
		{"", "sc", "", without("abort", "overflow", "robustness", "race"), ""},
		{"", "rc11", "", without("abort", "overflow", "robustness"), ""},
		{"", "rc11", "trust-rf", without("abort", "overflow", "robustness", "race"), "race"},
		{"-deadlock", "ra", "trust-rf", without("abort", "overflow", "robustness", "race", "deadlock"), "race"},
		{"-deadlock,race", "sc", "", without("abort", "overflow", "robustness", "deadlock"), ""},
		{"all", "sc", "", without(), ""},
		{"all", "sc", "optimal", without(), ""},
		{"all", "tso", "", without("robustness"), "robustness"},
		{"all,race", "tso", "", without("robustness"), "robustness"},
		{"race,all", "tso", "", without("robustness"), "robustness"},
		{"all,robustness", "pso", "", without("race"), "race"},
		{"robustness,all", "pso", "", without("race"), "race"},
		{"all,-race", "tso", "", without("race"), ""},
		{"all,-robustness", "tso", "", without("robustness"), ""},
		{"all", "tso", "trust", without(), ""},
		{"all", "rc11", "", without("robustness"), "robustness"},
		{"all", "rc11", "trust", without("robustness"), "robustness"},
		{"all", "rc11", "trust-rf", without("robustness"), "robustness"},
		{"race,robustness", "tso", "", "race, robustness", ""},
		{"assertion", "sc", "rvf", "assertion", ""},
		{"leak,assertion", "sc", "", "assertion, leak", ""},
		{"all,leak,unfreed,-leak", "sc", "optimal", without() + ", unfreed", ""},
	} {
		d, err := parseChecks(c.list, c.model, c.engine)
		if err != nil || kindList(d.kinds) != c.kinds || kindList(d.leftOut) != c.leftOut {
			t.Errorf("%q under %s with engine %q: %v without %v, %v; want %s without %q", c.list, c.model, c.engine, d.kinds, d.leftOut, err, c.kinds, c.leftOut)
		}
	}
	if d, err := parseChecks("all", "tso", "", event.RobustnessError); err != nil || kindList(d.leftOut) != "race" {
		t.Errorf("all with another flag for robustness: %+v, %v", d, err)
	}
}

// TestChecksOfEngines says for every engine and kind of violation whether the engine looks
// for it: it does, or it is refused and another one is named.
func TestChecksOfEngines(t *testing.T) {
	for _, model := range explore.Models() {
		for _, engine := range explore.Engines() {
			for _, kind := range append(event.ErrorKinds(), "all") {
				code, _, stderr := gomcOn("verify", "--model", model, "--engine", engine, "--check", string(kind), filepath.Join(testdata, "threads/join_values.ll"))
				kinds := []event.ErrorKind{kind}
				if d, err := parseChecks(string(kind), model, engine); err == nil {
					kinds = d.kinds
				}
				fit := explore.EnginesFor(model, kinds)
				switch {
				case slices.Contains(fit, engine):
					if code != exitSafe {
						t.Errorf("%s of %s under %s: code %d, %s", kind, engine, model, code, stderr)
					}
				case code != exitUsage:
					t.Errorf("%s of %s under %s: code %d", kind, engine, model, code)
				case len(fit) > 0 && !strings.Contains(stderr, fit[0]):
					t.Errorf("%s of %s under %s: %s does not name %s", kind, engine, model, stderr, fit[0])
				}
			}
		}
	}
}

// TestEverythingIsChecked looks for a data race under all models with --check=all, which
// says what it leaves out.
func TestEverythingIsChecked(t *testing.T) {
	file := filepath.Join(testdata, "races/plain_increment.ll")
	for _, model := range explore.Models() {
		for _, list := range []string{"all", "all,race", "race"} {
			code, out, stderr := gomcOn("verify", "--json", "--model", model, "--check", list, file)
			if r := decode(t, out); code != exitViolation || r.Error.Kind != string(event.RaceError) {
				t.Errorf("%s under %s: code %d, %+v, %s", list, model, code, r, stderr)
			}
		}
		_, line, _ := gomcOn("verify", "--quiet", "--model", model, "--check=all", filepath.Join(testdata, "threads/join_values.ll"))
		if got, want := strings.Contains(line, "not looked for: robustness"), model != "sc"; got != want {
			t.Errorf("%s: %s", model, line)
		}
	}
}

// TestRacesReplay replays data races from their trace files, under all models.
func TestRacesReplay(t *testing.T) {
	for _, name := range []string{"races/plain_increment.ll", "races/race_await.ll"} {
		for _, model := range explore.Models() {
			t.Run(name+" "+model, func(t *testing.T) {
				replayOne(t, "trust", filepath.Join(testdata, name), []string{"--check=race", "--model=" + model})
			})
		}
	}
}

// TestHangs checks that a thread that spins for ever is found with every engine, also where a loop is cut soon
// after it has come back to where it was, and that it is not looked for if it is not asked for.
func TestHangs(t *testing.T) {
	for _, file := range []string{"waits/fence_loop.ll", "waits/hang_either.ll", "waits/hang_flag.ll", "waits/hang_spinlock.ll"} {
		for _, engine := range []string{"auto", "optimal", "source", "trust", "trust-rf", "rvf", "naive"} {
			for _, unroll := range []string{"--unroll=2", "--unroll=5", "--no-await=false"} {
				args := []string{filepath.Join(testdata, file), "--engine", engine, unroll}
				if code, r := verified(t, args...); code != exitViolation || r.Error.Kind != "hang" {
					t.Errorf("%v: exit code %d, %s %s", args, code, r.Verdict, r.Reason)
				}
				if code, r := verified(t, append(args, "--check=-hang")...); code != exitSafe && !r.Bounded {
					t.Errorf("%v: exit code %d with hangs left out", args, code)
				}
			}
		}
	}
}

// TestNoEnd checks that a verdict about a program none of whose executions reaches its end says so.
func TestNoEnd(t *testing.T) {
	for args, stops := range map[string]string{
		"waits/assume_never.ll":                       "an assumption",
		"waits/hang_flag.ll --check=-hang":            "a spin loop that never ends, which is not checked",
		"pthreads/self_deadlock.ll --check=-deadlock": "",
		"waits/assume_blocked.ll":                     "",
	} {
		fields := strings.Fields(args)
		fields[0] = filepath.Join(testdata, fields[0])
		code, r := verified(t, fields...)
		want := []string{}
		if stops != "" {
			want = []string{"no execution reaches its end: every one is stopped by " + stops}
		}
		if code != exitSafe || !slices.Equal(r.Restricted, want) {
			t.Errorf("%s: exit code %d, restricted to %q, want %q", args, code, r.Restricted, want)
		}
	}
}

// TestUncheckedBesides checks that an error that is not checked is named, with its line and the flag that looks for it, also where the verdict is unknown for
// another reason.
func TestUncheckedBesides(t *testing.T) {
	const want = "use_after_free.c:"
	file := filepath.Join(testdata, "memory/use_after_free.ll")
	for _, args := range [][]string{
		{"test", "--json", file, "--check=race", "--trials=20"},
		{"verify", "--json", file, "--check=race", "--unroll=1", "--engine=trust"},
		{"verify", "--json", file, "--check=race", "--engine=states"},
		{"verify", "--json", file, "--check=race", "--engine=bmc"},
	} {
		code, out, _ := gomcOn(args...)
		r := decode(t, out)
		said := []string{r.Reason}
		for _, h := range r.Hints {
			if h.Kind == "unchecked" && h.Flag == "--check=memory" {
				said = append(said, h.Message)
			}
		}
		text := strings.Join(said, "\n")
		if code != exitUnknown || strings.Count(text, want) != 1 || !strings.Contains(text, "--check=memory") {
			t.Errorf("%v: exit code %d, %q", args, code, text)
		}
	}
}

// TestBesideUnsupported checks that violations are reported, and replayed, where another thread, or the thread itself behind them, has come to something that is not supported.
func TestBesideUnsupported(t *testing.T) {
	const text = `target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
@x = global i32 0
declare void @nobody()
declare void @__assert_fail(ptr, ptr, i32, ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @thread(ptr %arg) {
  BODY
}
define i32 @main() {
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @thread, ptr null)
  %v = load i32, ptr @x
  call void @nobody()
  %h = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %h, ptr null)
  ret i32 0
}`
	for _, test := range []struct{ body, check, kind string }{
		{"store i32 1, ptr @x\n ret ptr null", "race", "race"},
		{"%v = load i32, ptr @x\n call void @__assert_fail(ptr null, ptr null, i32 1, ptr null)\n ret ptr null", "assertion", "assertion"},
	} {
		file := filepath.Join(t.TempDir(), "prog.ll")
		if err := os.WriteFile(file, []byte(strings.Replace(text, "BODY", test.body, 1)), 0o666); err != nil {
			t.Fatal(err)
		}
		code, r := verified(t, file, "--check="+test.check)
		if code != exitViolation || r.Error.Kind != test.kind {
			t.Errorf("%s: exit code %d, %s %+v", test.check, code, r.Reason, r.Error)
		}
	}
}

// verified runs gomc verify --json on a program of testdata.
func verified(t *testing.T, args ...string) (int, *jsonReport) {
	t.Helper()
	code, out, _ := gomcOn(append([]string{"verify", "--json"}, args...)...)
	return code, decode(t, out)
}

// TestUncheckedErrors checks that a verdict never ignores an error that is not checked: what follows it was not
// looked at. A failed assertion ends the process, as an exit does.
func TestUncheckedErrors(t *testing.T) {
	for _, c := range []struct {
		file, checks string
		code         int
		place        string
	}{
		{"memory/use_after_free.ll", "race", exitUnknown, "use_after_free.c:"},
		{"memory/double_free.ll", "assertion", exitUnknown, "double_free.c:"},
		{"pthreads/unlock_not_held.ll", "assertion,deadlock", exitSafe, ""}, // it returns an error code
		{"races/tickets.ll", "memory,deadlock", exitSafe, ""},
		{"threads/exit_joined.ll", "assertion", exitSafe, ""},
	} {
		code, r := verified(t, filepath.Join(testdata, c.file), "--check="+c.checks)
		if code != c.code || !strings.Contains(r.Reason, c.place) || (code == exitUnknown) != (r.Blocked["error"] > 0) {
			t.Errorf("%s with --check=%s: exit code %d, %s, blocked %v, want %d", c.file, c.checks, code, r.Reason, r.Blocked, c.code)
		}
	}
}
