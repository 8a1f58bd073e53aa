package explore_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/litmus/cprog"
)

var (
	codeSeeds  = flag.Uint64("code.seeds", 60, "number of generated programs with inputs that refine and bmc are compared with engines that try all inputs on")
	codeFirst  = flag.Uint64("code.first", 0, "first seed of these")
	codeEngine = flag.String("code.engine", "optimal", "the engine that tries all inputs")
	codeModel  = flag.String("code.model", "", "the only memory model, if not empty")
	codeGen    = flag.String("code.gen", "", "the only generator, if not empty: code or cprog")
	codeTime   = flag.Duration("code.time", 20*time.Second, "limit of each exploration")
	codeRaces  = flag.Uint64("code.races", 16, "number of generated programs with inputs in which refine and bmc look for data races")
	codeTrace  = flag.Bool("code.trace", false, "log each program before it is explored")
)

// codeLimit bounds the executions of a program that is compared.
var codeLimit = 20_000

// errLimit says that a program has too many executions.
var errLimit = errors.New("too many executions")

// errorsOf explores a program to its end, and returns the violations by kind and place; of standstills and data races, which are of no single place, only the kind.
func errorsOf(t *testing.T, prog event.Program, opts explore.Options) (map[string]bool, *explore.Result) {
	t.Helper()
	found := map[string]bool{}
	opts.KeepGoing = true
	opts.Found = func(e *explore.Error) {
		switch e.Kind {
		case event.DeadlockError, event.HangError, event.RaceError:
			found[string(e.Kind)] = true
		default:
			found[fmt.Sprint(e.Kind, " ", e.Site)] = true
		}
	}
	ctx, stop := context.WithCancelCause(context.Background())
	defer stop(nil)
	ctx, cancel := context.WithTimeout(ctx, *codeTime)
	defer cancel()
	left := codeLimit
	if !slices.Contains(explore.SymbolicEngines(), opts.Engine) {
		opts.Leaf = func(explore.Leaf) {
			if left--; left == 0 {
				stop(errLimit)
			}
		}
	}
	res, err := explore.Run(ctx, prog, opts)
	if err != nil {
		t.Fatal(err)
	}
	if left <= 0 {
		return nil, nil
	}
	return found, res
}

// notConfirmed ends the outcome of an exploration that has found what replay does not show.
const notConfirmed = ", and something that replay does not confirm"

// codeProblem compares what engines find in a program; problem is "" if there is no difference.
func codeProblem(t *testing.T, text, model, engine, how string, checks []event.ErrorKind) (problem, outcome string) {
	t.Helper()
	compiled := func() *interp.Program {
		return corpus.Text(t, text, interp.Options{Nondet: &interp.Range{Low: -1, High: 2}, Checks: checks})
	}
	tries := *codeEngine
	if slices.Contains(checks, event.RaceError) {
		tries = "states"
	}
	want, plain := errorsOf(t, compiled(), explore.Options{Engine: tries, Model: model, Checks: checks, MaxSteps: 2000})
	if plain == nil {
		return "", "too many executions"
	}
	got, res := errorsOf(t, compiled(), explore.Options{Engine: engine, Model: model, Scheduling: how, Checks: checks, Unroll: 5})
	known := func(v explore.Verdict) bool { return v == explore.Safe || v == explore.Violation }
	outcome = string(res.Verdict)
	switch {
	case res.Verdict == explore.Unsupported:
		outcome += ": " + res.Reason
	case res.Verdict == explore.Unknown && plain.Verdict != explore.Unknown:
		outcome += " (" + res.Reason + ")"
	}
	say := func(what string) string {
		return fmt.Sprintf("%s: %s %s: %s (%s) %v; %s: %s (%s) %v", what, engine, how, res.Verdict, res.Reason, slices.Sorted(maps.Keys(got)), tries, plain.Verdict, plain.Reason, slices.Sorted(maps.Keys(want)))
	}
	unconfirmed := res.Counts.Symbolic != nil && res.Counts.Symbolic.Unconfirmed > 0
	if unconfirmed {
		outcome += notConfirmed
	}
	cut := func(r *explore.Result) bool {
		return r.Verdict == explore.Unsupported || r.Verdict == explore.Unknown || r.Counts.Blocked[event.BlockBound] > 0
	}
	for x := range got {
		if !want[x] && !cut(plain) {
			return say("not found: " + x), outcome
		}
	}
	for x := range want {
		if !got[x] && !cut(res) && !unconfirmed && res.Reason == "" {
			return say("missed: " + x), outcome
		}
	}
	if known(res.Verdict) && known(plain.Verdict) && res.Verdict != plain.Verdict || res.Verdict == explore.Safe && len(want) > 0 {
		return say("verdicts"), outcome
	}
	return "", outcome
}

// without returns the kinds of errors for which drop is false, a slice of its own.
func without(kinds []event.ErrorKind, drop func(event.ErrorKind) bool) []event.ErrorKind {
	return slices.DeleteFunc(slices.Clone(kinds), drop)
}

// TestSymbolicCode compares engines refine and bmc with one that tries all inputs, on programs of two generators.
func TestSymbolicCode(t *testing.T) {
	every := slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool {
		return k.Named() || slices.Contains([]event.ErrorKind{event.RaceError, event.RobustnessError, event.LivelockError}, k)
	})
	outcomes := map[string]int{}
	for seed := *codeFirst; seed < *codeFirst+*codeSeeds; seed++ {
		for _, gen := range []string{"code", "cprog"} {
			if *codeGen != "" && gen != *codeGen {
				continue
			}
			text := ""
			if gen == "code" {
				text = codeText(seed)
			} else {
				text = cprog.Random(seed, cprog.Options{Shapes: cprog.Shapes()}).LLVM()
			}
			model := explore.OperationalModels()[0]
			if seed%5 > 2 {
				model = explore.OperationalModels()[seed%5-2]
			}
			if *codeModel != "" {
				model = *codeModel
			}
			engine := explore.SymbolicEngines()[seed/5%2]
			how := explore.Schedulings(engine)[seed/10%uint64(len(explore.Schedulings(engine)))]
			if gen == "cprog" {
				how = "" // other forms than the default are too slow for pthreads objects
			}
			checks := every
			switch seed % 4 {
			case 1, 2:
				checks = without(every, func(k event.ErrorKind) bool { return k == event.OverflowError })
			case 3: // what is not checked goes on, or ends the execution
				r := rand.New(rand.NewPCG(seed, 0x636865636b))
				checks = without(every, func(event.ErrorKind) bool { return r.IntN(2) == 0 })
			}
			if *codeTrace {
				fmt.Println(seed, gen, model, engine, how)
			}
			problem, outcome := codeProblem(t, text, model, engine, how, checks)
			if problem != "" {
				t.Errorf("seed %d of %s, %s: %s", seed, gen, model, problem)
			}
			if strings.HasSuffix(outcome, notConfirmed) {
				t.Logf("seed %d of %s, %s: %s", seed, gen, model, outcome)
			}
			outcomes[gen+": "+outcome]++
		}
	}
	for _, k := range slices.Sorted(maps.Keys(outcomes)) {
		t.Logf("%6d %s", outcomes[k], k)
	}
}

// TestSymbolicLocals compares engines refine and bmc with one that tries all inputs, on programs with thread-local variables that other threads access, while their threads run and when they have ended.
func TestSymbolicLocals(t *testing.T) {
	checks := slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool {
		return k.Named() || slices.Contains([]event.ErrorKind{event.RaceError, event.RobustnessError, event.LivelockError}, k)
	})
	outcomes := map[string]int{}
	for seed := *codeFirst; seed < *codeFirst+*codeSeeds/4; seed++ {
		text := cprog.Random(seed, cprog.Options{Shapes: []string{"localends"}, Few: 1, Threads: 2, Stmts: 2}).LLVM()
		model := explore.OperationalModels()[max(seed%5, 2)-2]
		engine := explore.SymbolicEngines()[seed/5%2]
		problem, outcome := codeProblem(t, text, model, engine, "", checks)
		if problem != "" {
			t.Errorf("seed %d, %s: %s", seed, model, problem)
		}
		outcomes[outcome]++
	}
	t.Log(outcomes)
	if outcomes["violation"] == 0 || outcomes["safe"] == 0 {
		t.Error("too few outcomes")
	}
}

// TestSymbolicInputRaces looks for data races in programs with inputs: refine and bmc find one if and only if engine states, which tries all inputs, does.
func TestSymbolicInputRaces(t *testing.T) {
	every := slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool {
		return k.Named() || slices.Contains([]event.ErrorKind{event.RobustnessError, event.LivelockError}, k)
	})
	outcomes := map[string]int{}
	for seed := *codeFirst; seed < *codeFirst+*codeRaces; seed++ {
		engine := explore.SymbolicEngines()[seed%2]
		checks := every
		if seed%4 > 1 {
			checks = []event.ErrorKind{event.RaceError}
		}
		if *codeTrace {
			fmt.Println(seed, engine)
		}
		problem, outcome := codeProblem(t, tidyText(seed), "sc", engine, "", checks)
		if problem == "" && strings.HasSuffix(outcome, notConfirmed) {
			problem = outcome
		}
		if problem != "" {
			t.Errorf("seed %d: %s", seed, problem)
		}
		outcomes[outcome]++
	}
	for _, k := range slices.Sorted(maps.Keys(outcomes)) {
		t.Logf("%6d %s", outcomes[k], k)
	}
	if *codeRaces >= 30 && (outcomes["safe"] < int(*codeRaces)/12 || outcomes["violation"] < int(*codeRaces)/12) {
		t.Error("too few programs with a data race, or too few without")
	}
}

// TestSymbolicVainRaces looks for data races of threads that wait for ever: what they access in rounds in vain are accesses like any other.
func TestSymbolicVainRaces(t *testing.T) {
	for _, test := range []struct{ name, one, other, want string }{ // the bodies of two loops, each of which leaves if %c is true
		{"two awaits", "%v = load i32, ptr @x\n %c = icmp eq i32 %v, 0", "%v = atomicrmw xchg ptr @x, i32 1 seq_cst\n %c = icmp eq i32 %v, 0", "violation"},
		{"an await and a read", "%v = load i32, ptr @x\n %c = icmp eq i32 1, 1", "%v = atomicrmw xchg ptr @x, i32 1 seq_cst\n %c = icmp eq i32 %v, 0", "violation"},
		{"the first of two reads", "%u = load i32, ptr @x\n %v = load atomic i32, ptr @y seq_cst, align 4\n %w = xor i32 %u, %v\n %c = icmp eq i32 %w, 0",
			"%v = atomicrmw xchg ptr @x, i32 1 seq_cst\n %c = icmp eq i32 %v, 0", "violation"},
		{"the second of two reads", "%u = load atomic i32, ptr @y seq_cst, align 4\n %v = load i32, ptr @x\n %w = xor i32 %u, %v\n %c = icmp eq i32 %w, 0",
			"%u = load atomic i32, ptr @y seq_cst, align 4\n %v = atomicrmw xchg ptr @x, i32 1 seq_cst\n %w = xor i32 %u, %v\n %c = icmp eq i32 %w, 0", "violation"},
		{"two that only read", "%v = load i32, ptr @x\n %c = icmp eq i32 %v, 0", "%v = load i32, ptr @x\n %c = icmp eq i32 %v, 0", "safe"},
		{"two atomic ones", "%v = load atomic i32, ptr @x seq_cst, align 4\n %c = icmp eq i32 %v, 0", "%v = atomicrmw xchg ptr @x, i32 1 seq_cst\n %c = icmp eq i32 %v, 0", "safe"},
		{"who waits for a mutex", "%v = load i32, ptr @m\n %c = icmp eq i32 1, 1", "%v = call i32 @pthread_mutex_lock(ptr @m)\n %c = icmp eq i32 1, 1", "unknown"},
	} {
		text := fmt.Sprintf(`
@x = global i32 1
@y = global i32 0
@m = global [40 x i8] zeroinitializer, align 8
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
define ptr @one(ptr %%arg) {
entry:
  br label %%loop
loop:
  %s
  br i1 %%c, label %%done, label %%loop
done:
  ret ptr null
}
define ptr @other(ptr %%arg) {
entry:
  br label %%loop
loop:
  %s
  br i1 %%c, label %%done, label %%loop
done:
  ret ptr null
}
define i32 @main() {
  %%h = alloca i64
  %%l = call i32 @pthread_mutex_lock(ptr @m)
  %%a = call i32 @pthread_create(ptr %%h, ptr null, ptr @one, ptr null)
  %%b = call i32 @pthread_create(ptr %%h, ptr null, ptr @other, ptr null)
  ret i32 0
}
`, test.one, test.other)
		for _, engine := range explore.SymbolicEngines() {
			problem, outcome := codeProblem(t, text, "sc", engine, "", []event.ErrorKind{event.RaceError})
			if kind, _, _ := strings.Cut(outcome, " "); problem != "" || kind != test.want {
				t.Errorf("%s, %s: %s %s, want %s", test.name, engine, outcome, problem, test.want)
			}
		}
	}
}

// TestSymbolicRounds looks whether an error is confirmed where another thread has gone round a loop in vain: a machine takes no step of it.
func TestSymbolicRounds(t *testing.T) {
	const text = `
@x = global i32 0
@y = global i32 0
declare void @reach_error()
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define ptr @takes(ptr %arg) {
entry:
  br label %loop
loop:
  %v = phi i32 [ 0, %entry ], [ %w, %take ]
  %c = icmp eq i32 %v, 0
  br i1 %c, label %take, label %done
take:
  %w = atomicrmw xchg ptr @x, i32 0 seq_cst
  br label %loop
done:
  ret ptr null
}
define ptr @fails(ptr %arg) {
entry:
  %v = load i32, ptr @y
  call void @reach_error()
  ret ptr null
}
define i32 @main() {
entry:
  %h = alloca i64
  %a = call i32 @pthread_create(ptr %h, ptr null, ptr @takes, ptr null)
  %b = call i32 @pthread_create(ptr %h, ptr null, ptr @fails, ptr null)
  ret i32 0
}
`
	for _, engine := range explore.SymbolicEngines() {
		for _, how := range explore.Schedulings(engine) {
			if _, outcome := codeProblem(t, text, "sc", engine, how, nil); outcome != "violation" {
				t.Errorf("%s %s: %s", engine, how, outcome)
			}
		}
	}
}

// TestSymbolicNested looks whether a thread that waits in an inner loop is found where what it has read in the outer one has changed since, and the
// last read of both loops is the same.
func TestSymbolicNested(t *testing.T) {
	const text = `
@x = global i32 0
@y = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define ptr @sets(ptr %arg) {
entry:
  store atomic i32 1, ptr @x seq_cst, align 4
  ret ptr null
}
define i32 @main() {
entry:
  %h = alloca i64
  %a = call i32 @pthread_create(ptr %h, ptr null, ptr @sets, ptr null)
  br label %outer
outer:
  %v = load atomic i32, ptr @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %inner, label %done
inner:
  %w = load atomic i32, ptr @y seq_cst, align 4
  %d = icmp eq i32 %w, 0
  br i1 %d, label %inner, label %out
out:
  %e = icmp eq i32 %w, 1
  br i1 %e, label %outer, label %done
done:
  ret i32 0
}
`
	for _, engine := range explore.SymbolicEngines() {
		for _, model := range explore.OperationalModels() {
			if problem, outcome := codeProblem(t, text, model, engine, "", nil); problem != "" || outcome != "violation" {
				t.Errorf("%s, %s: %s %s", engine, model, problem, outcome)
			}
		}
	}
}

// TestSymbolicLeaving looks at loops that wait, which the thread may choose to leave, or only to look elsewhere.
func TestSymbolicLeaving(t *testing.T) {
	const head = `
@x = global i32 0
@y = global i32 0
@z = global i32 0
@cond = global [48 x i8] zeroinitializer, align 8
declare zeroext i1 @__VERIFIER_nondet_bool()
declare i32 @pthread_cond_signal(ptr)
define i32 @main() {
entry:
  store i32 1, ptr @z
  br label %loop
loop:
  %v = load i32, ptr @x
  %c = icmp eq i32 %v, 0
  br i1 %c, label %ask, label %done
`
	for _, test := range []struct{ name, text, want string }{ // want: hang, or nothing
		{"to leave", `
ask:
  %b = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %b, label %done, label %loop
`, ""},
		{"to look elsewhere, which may let it leave", `
ask:
  %b = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %b, label %look, label %loop
look:
  %w = load i32, ptr @y
  %d = icmp eq i32 %w, 1
  br i1 %d, label %done, label %loop
`, "hang"},
		{"to look elsewhere for something else", `
ask:
  %b = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %b, label %look, label %loop
look:
  %w = load i32, ptr @y
  %d = icmp eq i32 %w, 0
  br i1 %d, label %done, label %loop
`, ""},
		{"to look elsewhere, where it has written what lets it leave", `
ask:
  %b = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %b, label %look, label %loop
look:
  %w = load i32, ptr @z
  %d = icmp eq i32 %w, 1
  br i1 %d, label %done, label %loop
`, ""},
		{"to look elsewhere, where it has written that it must not leave", `
ask:
  %b = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %b, label %look, label %loop
look:
  %w = load i32, ptr @z
  %d = icmp eq i32 %w, 0
  br i1 %d, label %done, label %loop
`, "hang"},
		{"to look elsewhere, and then to leave", `
ask:
  %b = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %b, label %more, label %loop
more:
  %d = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %d, label %done, label %loop
`, ""},
		{"an inner loop only, by what was chosen before", `
ask:
  %b = call zeroext i1 @__VERIFIER_nondet_bool()
  br label %inner
inner:
  %d = call zeroext i1 @__VERIFIER_nondet_bool()
  %w = load i32, ptr @y
  %e = icmp eq i32 %w, 0
  %f = and i1 %e, %b
  br i1 %f, label %inner, label %out
out:
  %g = icmp eq i32 %w, 1
  br i1 %g, label %loop, label %done
`, "hang"},
		{"an inner loop only", `
ask:
  %b = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %b, label %loop, label %look
look:
  %w = load i32, ptr @y
  %d = icmp eq i32 %w, 1
  br i1 %d, label %done, label %ask
`, "hang"},
		{"not, but to signal where nobody waits", `
ask:
  %s = call i32 @pthread_cond_signal(ptr @cond)
  %b = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %b, label %again, label %loop
again:
  %t = call i32 @pthread_cond_signal(ptr @cond)
  br label %loop
`, "hang"},
		{"to leave, or to signal where nobody waits", `
ask:
  %s = call i32 @pthread_cond_signal(ptr @cond)
  %b = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %b, label %done, label %loop
`, ""},
	} {
		text := head + test.text + "done:\n  ret i32 0\n}\n"
		for _, engine := range explore.SymbolicEngines() {
			if problem, outcome := codeProblem(t, text, "sc", engine, "", nil); problem != "" {
				t.Errorf("%s: %s: %s", test.name, problem, outcome)
			}
		}
		for _, engine := range append(explore.SymbolicEngines(), "naive") {
			prog := corpus.Text(t, text, interp.Options{})
			got, res := errorsOf(t, prog, explore.Options{Engine: engine})
			if got["hang"] != (test.want == "hang") || res.Verdict == explore.Unknown {
				t.Errorf("%s, %s: %s (%s) %v, want %q", test.name, engine, res.Verdict, res.Reason, got, test.want)
			}
		}
	}
}
