package explore_test

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
)

var (
	termsSeeds  = flag.Uint64("terms.seeds", 12, "number of generated programs with inputs as terms that are compared with all inputs tried")
	termsFirst  = flag.Uint64("terms.first", 0, "first seed of these")
	termsModel  = flag.String("terms.model", "", "the only memory model, if not empty")
	termsEngine = flag.String("terms.engine", "", "the only engine, if not empty")
	termsPrint  = flag.Bool("terms.print", false, "print the programs that differ")
)

// smallInputs has threads ask for inputs of few bits, wherever they read an input that the main thread has asked for at the start. So all inputs can be tried.
func smallInputs(text string, bits int) string {
	text = strings.ReplaceAll(text, "load i32, ptr @in0", "call i32 @ask()")
	text = strings.ReplaceAll(text, "load i32, ptr @in1", "call i32 @ask()")
	return strings.ReplaceAll(text, "declare i32 @__VERIFIER_nondet_int()", fmt.Sprintf(`declare i%[1]d @nondet_small()
define i32 @ask() {
  %%v = call i%[1]d @nondet_small()
  %%r = sext i%[1]d %%v to i32
  ret i32 %%r
}
define i32 @__VERIFIER_nondet_int() {
  ret i32 1
}`, bits))
}

// termsProblem compares an exploration with inputs that are terms with one that tries all inputs.
func termsProblem(t *testing.T, text string, opts explore.Options) (problem, outcome string) {
	t.Helper()
	opts.MaxSteps = 2000
	compiled := func(terms bool) *interp.Program {
		return corpus.Text(t, text, interp.Options{AnyInput: !terms, Symbolic: terms, Checks: opts.Checks})
	}
	plainOpts := opts
	// Under models without a machine trust-rf shows the violation that trust finds first, which need not be the same one.
	one := opts.Engine == "trust-rf" && !slices.Contains(explore.OperationalModels(), opts.Model)
	if one {
		plainOpts.Engine = "trust"
	}
	want, plain := errorsOf(t, compiled(false), plainOpts)
	if plain == nil {
		return "", "too many executions"
	}
	got, res := errorsOf(t, compiled(true), opts)
	if res == nil {
		return "more executions than with all inputs", ""
	}
	outcome = string(res.Verdict)
	if res.Verdict == explore.Unsupported || res.Verdict == explore.Unknown {
		outcome += ": " + res.Reason
	}
	say := func(what string) string {
		return fmt.Sprintf("%s: terms: %s (%s) %v; all inputs: %s (%s) %v", what, res.Verdict, res.Reason, slices.Sorted(maps.Keys(got)), plain.Verdict, plain.Reason, slices.Sorted(maps.Keys(want)))
	}
	if e := res.Error; e != nil {
		numbers, err := compiled(true).Concrete()
		if err != nil {
			t.Fatal(err)
		}
		if again, _, err := explore.Reproduce(numbers, e); !e.Numbers || err != nil || again == nil {
			return say(fmt.Sprintf("%s at %s is not one with numbers: %v", e.Message, e.Site, err)), outcome
		}
	}
	if plain.Complete {
		for x := range got {
			if !want[x] {
				return say("not found: " + x), outcome
			}
		}
	}
	switch {
	case strings.Contains(res.Reason, "no values of the inputs"):
		return say("not confirmed"), outcome
	case !res.Complete || !plain.Complete: // something else than an input is not supported, or a bound was hit
		if known := res.Verdict == explore.Safe || plain.Verdict == explore.Safe; known && (len(got) > 0 || len(want) > 0) {
			return say("verdicts"), outcome
		}
		return "", outcome + ", not all"
	case one && len(got) > 0 == (len(want) > 0):
	case !maps.Equal(got, want):
		return say("errors"), outcome
	}
	switch {
	case res.Verdict != plain.Verdict:
		return say("verdicts"), outcome
	case res.Counts.Executions > plain.Counts.Executions && !one:
		return say(fmt.Sprintf("%d executions, %d of all inputs", res.Counts.Executions, plain.Counts.Executions)), outcome
	}
	if res.Counts.Executions < plain.Counts.Executions {
		outcome += ", fewer executions"
	}
	return "", outcome
}

// TestTerms compares explorations with inputs that are terms with those that try all inputs, of all engines and under all models. Each violation is found again
// with numbers (see explore.Run). To the seeds that are drawn come some whose programs notice what few do: an input that is asked for behind another, a thread that learns of its inputs
// where it waits, reads from threads that have asked for some, and choices in atomic sections, also in such that end early.
func TestTerms(t *testing.T) {
	every := slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool {
		return k.Named() || slices.Contains([]event.ErrorKind{event.RaceError, event.RobustnessError, event.LivelockError}, k)
	})
	defer func(n int) { codeLimit = n }(codeLimit)
	codeLimit = 1500
	outcomes := map[string]int{}
	seeds := []uint64{130, 137, 153, 166, 487}
	for seed := *termsFirst; seed < *termsFirst+*termsSeeds; seed++ {
		seeds = append(seeds, seed)
	}
	for _, seed := range seeds {
		model := explore.Models()[seed%uint64(len(explore.Models()))]
		if *termsModel != "" {
			model = *termsModel
		}
		checks := every
		if seed%3 > 0 {
			checks = slices.DeleteFunc(slices.Clone(every), func(k event.ErrorKind) bool { return k == event.OverflowError })
		}
		text := codeText(seed)
		if seed%7 == 6 {
			text, checks = tidyText(seed), append(slices.Clone(checks), event.RaceError)
		}
		engines := slices.DeleteFunc(explore.EnginesFor(model, checks), func(e string) bool {
			return slices.Contains(explore.SymbolicEngines(), e) || e == "naive" || e == "source"
		})
		engine := engines[seed/5%uint64(len(engines))]
		if *termsEngine != "" {
			engine = *termsEngine
		}
		text = smallInputs(text, 2)
		problem, outcome := termsProblem(t, text, explore.Options{Engine: engine, Model: model, Checks: checks})
		if problem != "" {
			t.Errorf("seed %d, %s, %s: %s", seed, model, engine, problem)
			if *termsPrint {
				t.Log(text)
			}
		}
		outcomes[outcome]++
	}
	for _, k := range slices.Sorted(maps.Keys(outcomes)) {
		t.Logf("%6d %s", outcomes[k], k)
	}
}

// TestInputsAreNoPointers looks at a pointer on a stack some of whose bytes depend on inputs: the others are no pointer to the block that is lost.
func TestInputsAreNoPointers(t *testing.T) {
	const text = `
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"
@keep = global ptr null
declare ptr @malloc(i32)
declare void @exit(i32) noreturn
declare i32 @__VERIFIER_nondet_int()
define void @loses() {
  %a = call ptr @malloc(i32 240)
  store i8 1, ptr %a
  ret void
}
define i32 @main() {
  %p = alloca [2 x ptr]
  call void @loses()
  %b = call ptr @malloc(i32 32)
  store ptr %b, ptr @keep
  %n = call i32 @__VERIFIER_nondet_int()
  %i = and i32 %n, 1
  %q = getelementptr [2 x ptr], ptr %p, i32 0, i32 %i
  store ptr %b, ptr %q
  %m = call i32 @__VERIFIER_nondet_int()
  %low = and i32 %m, 7
  %u = ptrtoint ptr %b to i32
  %v = or i32 %u, %low
  %r = inttoptr i32 %v to ptr
  store ptr %r, ptr %p
  call void @exit(i32 0)
  unreachable
}
`
	checks := []event.ErrorKind{event.LeakError}
	prog := corpus.Text(t, text, interp.Options{Symbolic: true, Checks: checks})
	got, res := errorsOf(t, prog, explore.Options{Engine: "optimal", Checks: checks})
	if res.Verdict != explore.Unknown || !strings.Contains(res.Reason, "may be lost") {
		t.Errorf("%s (%s) %v", res.Verdict, res.Reason, got)
	}
}

// TestTermsAndFormulas lets the engine that asks a solver explore a program whose inputs are terms, alone and for auto. The violation is one of the program with numbers, also for who is told of it at once.
func TestTermsAndFormulas(t *testing.T) {
	for _, engine := range []string{"bmc", "refine", explore.Auto} {
		prog := corpus.Compile(t, "symbolic/log_times.UNLOCKED.ll", interp.Options{Symbolic: true})
		var first *explore.Error
		res, err := explore.Run(t.Context(), prog, explore.Options{Engine: engine, First: func(e *explore.Error) { first = e }})
		if err != nil {
			t.Fatal(err)
		}
		if res.Verdict != explore.Violation || engine == explore.Auto && res.Engine != "bmc" || first != res.Error {
			t.Errorf("%s: %s (%s) by %s, and first %v", engine, res.Verdict, res.Reason, res.Engine, first)
			continue
		}
		concrete, err := prog.Concrete()
		if err != nil {
			t.Fatal(err)
		}
		if found, _, err := explore.Reproduce(concrete, res.Error); err != nil || found == nil {
			t.Errorf("%s: %v %v", engine, found, err)
		}
	}
}
