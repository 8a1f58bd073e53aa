package explore

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
)

var (
	symbolicSeeds = flag.Uint64("symbolic.seeds", 150, "number of generated programs that refine and bmc are compared with naive on")
	symbolicShape = flag.String("symbolic.shape", "", "name of the only shape of these, if not empty")
	symbolicFirst = flag.Uint64("symbolic.first", 0, "first seed of these")
)

// explicitEngines are the engines that explore executions or states, which have counts.
func explicitEngines(model string, checks []event.ErrorKind) []string {
	return slices.DeleteFunc(EnginesFor(model, checks), func(e string) bool { return slices.Contains(SymbolicEngines(), e) })
}

// unrollable are ways to draw programs most of which can be unrolled.
func unrollable() map[string]func(seed uint64) *litmus.Program {
	all := litmus.Everything()
	all.Kinds = slices.DeleteFunc(all.Kinds, func(k litmus.Kind) bool { return k == litmus.TakeEither })
	locks := litmus.Shape{Threads: 3, Stmts: 5, Vars: 2, Mutexes: 2, Values: 2,
		Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.Lock, litmus.TryLock, litmus.Assert, litmus.If}}
	waits := litmus.Shape{Threads: 4, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2,
		Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Gate, litmus.Take, litmus.Assert, litmus.Assume}}
	updates := litmus.Shape{Threads: 3, Stmts: 4, Vars: 2, Values: 3, Mixed: true,
		Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.Xchg, litmus.If, litmus.Assert, litmus.Atomic, litmus.Choose}}
	sections := litmus.Shape{Threads: 3, Stmts: 8, Vars: 2, Mutexes: 1, Values: 4, Kinds: []litmus.Kind{litmus.Atomic, litmus.Atomic, litmus.Atomic,
		litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Add, litmus.If, litmus.Await}}
	draws := map[string]func(uint64) *litmus.Program{"buffers": litmus.Buffers}
	for name, shape := range map[string]litmus.Shape{"everything": all, "nesting": litmus.Nesting(), "locks": locks, "waits": waits, "updates": updates} {
		draws[name] = func(seed uint64) *litmus.Program { return litmus.Random(seed, shape) }
	}
	draws["sections"] = func(seed uint64) *litmus.Program {
		p := litmus.Random(seed, sections)
		ask(p, seed)
		return p
	}
	return draws
}

// ask lets threads fail if registers have some value, at their ends and within their last atomic section: that tells what they have read.
func ask(p *litmus.Program, seed uint64) {
	for t := range p.Threads {
		n := int(seed) + t
		check := litmus.Stmt{Kind: litmus.Assert, Reg: n % litmus.Registers, C: uint64(1 + n/3%4)}
		for i := len(p.Threads[t]) - 1; i >= 0 && n%2 == 0; i-- {
			if s := &p.Threads[t][i]; s.Kind == litmus.Atomic {
				s.Body = append(slices.Clip(s.Body), check)
				break
			}
		}
		p.Threads[t] = append(p.Threads[t], check)
	}
}

// everyError explores a program to its end, and returns the violations by kind, message and place, standstills by kind.
func everyError(t *testing.T, prog event.Program, opts Options) (map[string]bool, *Result) {
	t.Helper()
	found := map[string]bool{}
	opts.KeepGoing = true
	opts.Found = func(e *Error) {
		switch e.Kind {
		case event.DeadlockError, event.HangError:
			found[string(e.Kind)] = true
		default:
			found[fmt.Sprint(e.Kind, " ", e.Message, " ", e.Site, " ", e.Thread)] = true
		}
	}
	res, err := Run(context.Background(), prog, opts)
	if err != nil {
		t.Fatal(err)
	}
	return found, res
}

// TestSymbolic compares which errors and standstills engines refine and bmc find, in all their forms, with the naive engine.
func TestSymbolic(t *testing.T) {
	for _, model := range OperationalModels() {
		t.Run(model, func(t *testing.T) { compareSymbolic(t, model) })
	}
}

func compareSymbolic(t *testing.T, model string) {
	total := map[string]int{}
	for seed := *symbolicFirst; seed < *symbolicFirst+*symbolicSeeds; seed++ {
		for name, draw := range unrollable() {
			if *symbolicShape != "" && name != *symbolicShape || (name == "buffers") == (model == "sc") && seed%6 != 0 {
				continue // most shapes hardly ever differ under store buffers, and that one has nothing else
			}
			p := draw(seed)
			if !p.Unrolls() {
				continue
			}
			prog := p.Compile()
			want, safe := everyError(t, prog, Options{Engine: "naive", Model: model})
			if safe.Verdict == Unknown {
				continue // too many executions
			}
			total[name]++
			total[string(safe.Verdict)]++
			if model != "sc" {
				if strong, _ := everyError(t, prog, Options{Engine: "naive"}); !maps.Equal(strong, want) {
					total["weak "+name]++
				}
			}
			for _, engine := range SymbolicEngines() {
				for _, how := range Schedulings(engine) {
					got, res := everyError(t, prog, Options{Engine: engine, Model: model, Scheduling: how})
					if !maps.Equal(got, want) || res.Verdict != safe.Verdict || strings.Contains(res.Reason, "confirm") {
						t.Fatalf("seed %d of %s, %s, %s with %s: %s (%s), %v; want %s, %v\n%s", seed, name, model, engine, how, res.Verdict, res.Reason, got, safe.Verdict, want, p)
					}
				}
			}
		}
	}
	t.Log(total)
	if *symbolicSeeds >= 100 && *symbolicShape == "" && model != "sc" && total["weak buffers"] < 10 {
		t.Error("hardly any program shows its store buffers")
	}
}
