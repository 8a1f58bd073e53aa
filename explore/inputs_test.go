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
	want, plain := errorsOf(t, compiled(false), opts)
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
	switch {
	case strings.Contains(res.Reason, "no values of the inputs"):
		return say("not confirmed"), outcome
	case res.Verdict == explore.Unsupported || plain.Verdict == explore.Unsupported:
		return "", outcome
	case !res.Complete || !plain.Complete: // something else than an input is not supported
		for x := range got {
			if !want[x] && plain.Complete {
				return say("not found: " + x), outcome
			}
		}
		return "", outcome + ", not all"
	case !maps.Equal(got, want):
		return say("errors"), outcome
	case res.Verdict != plain.Verdict:
		return say("verdicts"), outcome
	case res.Counts.Executions > plain.Counts.Executions:
		return say(fmt.Sprintf("%d executions, %d of all inputs", res.Counts.Executions, plain.Counts.Executions)), outcome
	}
	if res.Counts.Executions < plain.Counts.Executions {
		outcome += ", fewer executions"
	}
	return "", outcome
}

// TestTerms compares explorations with inputs that are terms with those that try all inputs, of all engines and under all models. Each violation is found again
// with numbers (see explore.Run).
func TestTerms(t *testing.T) {
	every := slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool {
		return k.Named() || slices.Contains([]event.ErrorKind{event.RaceError, event.RobustnessError, event.LivelockError}, k)
	})
	defer func(n int) { codeLimit = n }(codeLimit)
	codeLimit = 1500
	outcomes := map[string]int{}
	for seed := *termsFirst; seed < *termsFirst+*termsSeeds; seed++ {
		model := explore.Models()[seed%uint64(len(explore.Models()))]
		if *termsModel != "" {
			model = *termsModel
		}
		engines := slices.DeleteFunc(explore.EnginesFor(model, every), func(e string) bool {
			weak := !slices.Contains(explore.OperationalModels(), model)
			return slices.Contains(explore.SymbolicEngines(), e) || e == "naive" || e == "source" || e == "trust-rf" && weak // it reports one violation of trust for all that it finds
		})
		engine := engines[seed/5%uint64(len(engines))]
		if *termsEngine != "" {
			engine = *termsEngine
		}
		checks := every
		if seed%3 > 0 {
			checks = slices.DeleteFunc(slices.Clone(every), func(k event.ErrorKind) bool { return k == event.OverflowError })
		}
		text := smallInputs(codeText(seed), 2)
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
