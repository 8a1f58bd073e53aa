package oracle

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	_ "github.com/gomc/gomc/internal/testgc"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/litmus/cprog"
	"github.com/gomc/gomc/llvmir"
)

var (
	seeds      = flag.Uint64("cprog.seeds", 120, "number of generated C programs that engines are compared on")
	first      = flag.Uint64("cprog.first", 0, "first seed")
	only       = flag.String("cprog.shapes", "", "shapes to draw from, separated by commas; all if empty")
	models     = flag.String("cprog.models", "", "models to compare under, separated by commas; all if empty")
	clangSeeds = flag.Uint64("cprog.clang", 30, "number of these that are compiled by clang, where there is one")
	shrink     = flag.Bool("cprog.shrink", true, "shrink what engines disagree on")
	each       = flag.Uint64("cprog.each", 1, "number of generated C programs for each shape alone")
	idioms     = flag.Uint64("cprog.idioms", 4, "number of programs for each idiom, with mistakes")
	reuses     = flag.Uint64("cprog.reuses", 60, "number of programs whose memory is handed out again")
	alone      = flag.Uint64("cprog.alone", 20, "number of programs of each shape that no other test draws")
	idles      = flag.Uint64("cprog.idles", 40, "number of programs whose threads count while they wait")
	locals     = flag.Uint64("cprog.locals", 60, "number of programs with thread-local variables that others access")
	all        = flag.Bool("cprog.all", false, "print every disagreement and go on")
)

// compile compiles the LLVM IR of a program.
func compile(t testing.TB, p *cprog.Program, o interp.Options) event.Program {
	t.Helper()
	return corpus.Text(t, p.LLVM(), o)
}

// draw returns the program of a seed.
func draw(seed uint64) *cprog.Program {
	o := cprog.Options{Weak: seed%2 == 1, Small: seed%7 < 2}
	if *only != "" {
		o.Shapes = strings.Split(*only, ",")
	}
	return cprog.Random(seed, o)
}

// drawOne returns the program of a seed that has little but one shape.
func drawOne(shape string, seed uint64) *cprog.Program {
	return cprog.Random(seed, cprog.Options{Shapes: []string{shape}, Weak: seed%2 == 1, Small: seed%7 < 2, Few: 1, Threads: 2 + int(seed%5/4), Stmts: 2})
}

// disagreement compares engines on a program under a model; the seed decides what is compared besides.
func disagreement(t testing.TB, p *cprog.Program, model string, seed uint64) (string, Skipped) {
	o := Options{Model: model, Limit: 20_000, States: seed%8 != 7, First: true, Races: seed%2 == 0, Robust: seed%3 == 0}
	o.Mixed = mixed(p)
	in := interp.Options{}
	if !o.States {
		in.MaxStates = 3
	}
	if seed%5 == 0 {
		o.Jobs = 2
	}
	in.AbortIsError = seed%4 == 0
	if seed%4 == 2 {
		in.Environment = someMishaps(seed)
	}
	if seed%3 == 1 || p.Endless {
		in.Unroll = 1 + int(seed%2)
	}
	if seed%11 == 3 {
		o.Checks, o.Races, o.Robust = someChecks(seed), false, false
		in.Checks = o.Checks
	} else if seed%2 == 1 {
		in.Checks = slices.DeleteFunc(event.ErrorKinds(), event.ErrorKind.Named) // all, and overflow, too
	}
	return Compare(compile(t, p, in), o)
}

// someChecks draws kinds of errors.
func someChecks(seed uint64) []event.ErrorKind {
	r := rand.New(rand.NewPCG(seed, 0x636865636b))
	return slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool {
		return k.Named() || k == event.LivelockError || k == event.RaceError || k == event.RobustnessError || r.IntN(2) == 0
	})
}

// someMishaps draws what the environment may do: one thing, or all.
func someMishaps(seed uint64) []event.Mishap {
	all := event.Mishaps()
	if k := seed / 4 % uint64(len(all)+1); k > 0 {
		return all[k-1 : k]
	}
	return all
}

// mixed reports whether a program waits for what is accessed with different sizes.
func mixed(p *cprog.Program) bool {
	return strings.Contains(p.LLVM(), "@word") && strings.Contains(p.C(), "while")
}

// TestPrograms compares all engines under all models on generated C programs.
func TestPrograms(t *testing.T) {
	const parts = 4
	for part := range uint64(parts) {
		t.Run(fmt.Sprint(part), func(t *testing.T) {
			t.Parallel()
			compareAll(t, part, parts)
		})
	}
}

// compareAll compares the engines on every step-th program.
func compareAll(t *testing.T, start, step uint64) {
	var sum tried
	for seed := *first + start; seed < *first+*seeds; seed += step {
		if !sum.compare(t, draw(seed), seed) {
			return
		}
	}
	t.Log(sum)
	if sum.compared < sum.skipped[TooLarge]+sum.skipped[Unsupported] {
		t.Errorf("few programs could be compared: %v", sum)
	}
}

// TestShapes compares all engines under all models on programs of each shape alone.
func TestShapes(t *testing.T) {
	list := cprog.Shapes()
	if *only != "" {
		list = strings.Split(*only, ",")
	}
	for _, shape := range list {
		t.Run(shape, func(t *testing.T) {
			t.Parallel()
			var sum tried
			for seed := *first; seed < *first+*each && sum.compare(t, drawOne(shape, seed), seed); seed++ {
			}
			t.Log(sum)
		})
	}
}

// TestReuse compares the engines on programs whose memory is handed out again.
func TestReuse(t *testing.T) {
	const parts = 2
	for part := range uint64(parts) {
		t.Run(fmt.Sprint(part), func(t *testing.T) {
			t.Parallel()
			compared := 0
			for seed := *first + part; seed < *first+*reuses; seed += parts {
				p := cprog.Random(seed, cprog.Options{Shapes: []string{"reuse"}, Few: 1, Threads: 1 + int(seed%2), Stmts: 2, Weak: seed%4 == 1})
				in := interp.Options{Environment: []event.Mishap{event.ReusedAddress}}
				if seed%3 == 0 {
					in.Checks = []event.ErrorKind{event.AssertionError, event.DeadlockError, event.HangError}
				}
				for _, model := range explore.OperationalModels() {
					o := Options{Model: model, Limit: 20_000, States: true, First: true, Races: seed%2 == 0 && in.Checks == nil, Checks: in.Checks}
					differs := func(p *cprog.Program) (string, Skipped) { return Compare(compile(t, p, in), o) }
					d, skipped := differs(p)
					if skipped == "" {
						compared++
					}
					if d == "" {
						continue
					}
					q := cprog.Shrink(p, func(q *cprog.Program) bool { e, _ := differs(q); return e != "" && headline(e) == headline(d) })
					d, _ = differs(q)
					t.Fatalf("%s, seed %d, shrunk to\n%s\n%s", model, seed, q.C(), d)
				}
			}
			t.Logf("%d comparisons", compared)
		})
	}
}

// TestLocals compares all engines under all models on programs with thread-local variables that others access, while their threads run and when they have ended.
func TestLocals(t *testing.T) {
	const parts = 2
	list := cprog.Shapes()
	for part := range uint64(parts) {
		t.Run(fmt.Sprint(part), func(t *testing.T) {
			t.Parallel()
			var sum tried
			for seed := *first + part; seed < *first+*locals; seed += parts {
				p := drawOne("localends", seed)
				if seed%3 == 2 { // among others
					p = cprog.Random(seed, cprog.Options{Shapes: []string{"localends", "localends", list[seed/3%uint64(len(list))]}, Few: 2, Weak: seed%2 == 1, Threads: 2, Stmts: 2})
				}
				if !sum.compare(t, p, seed) {
					return
				}
			}
			t.Log(sum)
			if sum.compared < sum.skipped[TooLarge]+sum.skipped[Unsupported] {
				t.Errorf("few programs could be compared: %v", sum)
			}
		})
	}
}

// TestIdioms compares all engines under all models on programs that are right but for a mistake or two.
func TestIdioms(t *testing.T) {
	list := cprog.Idioms()
	if *only != "" {
		list = strings.Split(*only, ",")
	}
	for _, idiom := range list {
		t.Run(idiom, func(t *testing.T) {
			t.Parallel()
			var sum tried
			for seed := *first; seed < *first+*idioms; seed++ {
				p := cprog.Idiom(idiom, seed, 1+int(seed/2%2), cprog.Options{Weak: seed%2 == 1, Small: seed%7 < 2})
				if !sum.compare(t, p, seed) {
					return
				}
			}
			t.Log(sum)
		})
	}
}

// TestIdiomsAreRight checks that an idiom without a mistake is right under every model.
func TestIdiomsAreRight(t *testing.T) {
	for _, idiom := range cprog.Idioms() {
		for seed := range uint64(8) {
			p := cprog.Idiom(idiom, seed, 0, cprog.Options{Weak: seed%2 == 1})
			for _, model := range explore.Models() {
				checks := slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool {
					return k.Named() || k == event.LivelockError || k == event.RobustnessError || k == event.RaceError && seed%2 == 0
				})
				res, err := explore.Run(t.Context(), compile(t, p, interp.Options{}), explore.Options{Engine: "trust", Model: model, Checks: checks})
				if err != nil || res.Verdict != explore.Safe && res.Verdict != explore.Unsupported || res.Verdict == explore.Unsupported && idiom != "sections" {
					t.Errorf("%s, seed %d, %s: %v %v\n%s", idiom, seed, model, res, err, p.C())
					break
				}
			}
		}
	}
}

// tried counts comparisons.
type tried struct {
	compared int
	skipped  map[Skipped]int
}

func (s tried) String() string {
	return fmt.Sprintf("%d comparisons; skipped: %v", s.compared, s.skipped)
}

// compare compares the engines on a program under all models, and reports whether to go on with others.
func (s *tried) compare(t *testing.T, p *cprog.Program, seed uint64) bool {
	list := explore.Models()
	if *models != "" {
		list = strings.Split(*models, ",")
	}
	if s.skipped == nil {
		s.skipped = map[Skipped]int{}
	}
	for _, model := range list {
		d, skipped := disagreement(t, p, model, seed)
		if skipped != "" {
			s.skipped[skipped]++
			continue
		}
		s.compared++
		if d == "" {
			continue
		}
		q := cprog.Shrink(p, func(q *cprog.Program) bool {
			if !*shrink {
				return false
			}
			e, _ := disagreement(t, q, model, seed)
			return e != "" && headline(e) == headline(d)
		})
		e, _ := disagreement(t, q, model, seed)
		t.Errorf("%s, seed %d, shrunk to\n%s\n%s", model, seed, q.C(), e)
		return *all
	}
	return true
}

// headline is what must stay the same when a program shrinks, so that it does not slip to another disagreement.
func headline(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return s[:min(len(s), 40)]
}

// TestFound compares the engines on programs on which they have disagreed before, and once more with loops that are cut.
func TestFound(t *testing.T) {
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs", err)
	}
	for _, file := range files {
		mod, err := llvmir.Load(context.Background(), []string{file}, llvmir.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for i, model := range append(explore.Models(), "sc", "tso") {
			in := interp.Options{}
			if i >= len(explore.Models()) {
				in.Unroll = 2
			}
			prog, err := interp.Compile(mod, in)
			if err != nil {
				t.Fatal(err)
			}
			d, skipped := Compare(prog, Options{Model: model, States: true, First: true, Races: true, Robust: true, Jobs: 2})
			if d != "" || skipped == TooLarge {
				t.Errorf("%s, %s, %+v: %s%s", file, model, in, d, skipped)
			}
		}
	}
}

// TestKinds looks at the kinds of errors of programs on which all engines ask the same question about threads that spin, and where loops are
// cut, too.
func TestKinds(t *testing.T) {
	for name, want := range map[string][]event.ErrorKind{
		"section_endless":    {event.AssertionError},
		"spin_assume":        {event.HangError},
		"spin_choice":        {event.HangError},
		"spin_choice_leaves": {},
		"spin_hang_section":  {event.HangError},
		"spin_lock_section":  {event.HangError},
		"spin_then_lock":     {event.DeadlockError},
		"spin_undefined":     {event.UninitError},
	} {
		mod, err := llvmir.Load(context.Background(), []string{"testdata/" + name + ".ll"}, llvmir.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, unroll := range []int{0, 2} {
			prog, err := interp.Compile(mod, interp.Options{Unroll: unroll})
			if err != nil {
				t.Fatal(err)
			}
			for _, engine := range []string{"trust", "optimal"} {
				kinds := []event.ErrorKind{}
				_, err := explore.Run(context.Background(), prog, explore.Options{Engine: engine, KeepGoing: true, Found: func(e *explore.Error) {
					if !slices.Contains(kinds, e.Kind) {
						kinds = append(kinds, e.Kind)
					}
				}})
				if d := cmp.Diff(want, kinds); err != nil || d != "" {
					t.Errorf("%s, loops cut at %d, %s: %v %s", name, unroll, engine, err, d)
				}
			}
		}
	}
}

// TestClang compares the LLVM IR that programs are printed as with what clang makes of their C. Without
// optimisation the executions are the same. With optimisation a program without races, which does not depend on what was
// never written, keeps its errors.
func TestClang(t *testing.T) {
	compared := 0
	for seed := *first; seed < *first+*clangSeeds; seed++ {
		p := draw(seed)
		file := filepath.Join(t.TempDir(), "program.c")
		if err := os.WriteFile(file, []byte(p.C()), 0o600); err != nil {
			t.Fatal(err)
		}
		level := fmt.Sprintf("-O%d", seed%3)
		mod, err := llvmir.Load(context.Background(), []string{file}, llvmir.Options{CFlags: []string{level, "-w"}})
		if err != nil {
			if _, missing := exec.LookPath("clang"); missing != nil && strings.Contains(err.Error(), "not on PATH") {
				t.Skip("no clang")
			}
			t.Fatal(err)
		}
		compiled, err := interp.Compile(mod, interp.Options{})
		if err != nil {
			t.Fatal(err)
		}
		d, ok := differs(compile(t, p, interp.Options{}), compiled, level)
		if ok {
			compared++
		}
		if d != "" {
			t.Errorf("seed %d, %s:\n%s\n%s", seed, level, p.C(), d)
		}
	}
	if uint64(compared) < *clangSeeds/3 {
		t.Errorf("only %d of %d programs could be compared", compared, *clangSeeds)
	}
}

// differs compares two compilations of a program, if they can be compared.
func differs(printed, compiled event.Program, level string) (difference string, ok bool) {
	kinds := racing
	if level == "-O0" {
		kinds = nil
	}
	var results [2]*findings
	for i, prog := range []event.Program{printed, compiled} {
		c := &comparison{prog: prog, opts: Options{Model: "sc", Limit: 20_000}}
		results[i] = c.result(explore.Options{Engine: "trust", KeepGoing: true, Checks: kinds})
		if f := results[i]; f == nil || f.result.Verdict == explore.Unsupported {
			return "", false
		}
		if i == 0 && level != "-O0" && len(results[0].without(event.AssertionError, event.ReachError, event.DeadlockError)) > 0 {
			return "", false // the compiler may do as it likes
		}
	}
	a, b := results[0], results[1]
	if level == "-O0" {
		return cmp.Diff([]any{tally(a), a.Kinds}, []any{tally(b), b.Kinds}), true
	}
	return cmp.Diff([]any{a.result.Verdict, a.Kinds}, []any{b.result.Verdict, b.Kinds}), true
}

// TestRareShapes compares all engines under all models on programs of shapes that are drawn only if they are named.
func TestRareShapes(t *testing.T) {
	for _, shape := range []string{"printing", "onceends", "robust", "gate"} {
		t.Run(shape, func(t *testing.T) {
			t.Parallel()
			var sum tried
			for seed := *first; seed < *first+*alone; seed++ {
				if !sum.compare(t, drawOne(shape, seed), seed) {
					return
				}
			}
			t.Log(sum)
			if sum.compared < sum.skipped[TooLarge]+sum.skipped[Unsupported] {
				t.Errorf("few programs could be compared: %v", sum)
			}
		})
	}
}

// TestIdle compares all engines under all models on programs whose threads count, pause and yield while they wait, and what states finds in them with what it finds where all that threads count
// tells states apart.
func TestIdle(t *testing.T) {
	const parts = 2
	for part := range uint64(parts) {
		t.Run(fmt.Sprint(part), func(t *testing.T) {
			t.Parallel()
			var sum tried
			same := 0
			for seed := *first + part; seed < *first+*idles; seed += parts {
				p := drawOne("idling", seed)
				if !sum.compare(t, p, seed) {
					return
				}
				for _, model := range explore.OperationalModels() {
					d, ok := idleDifference(t, p, model)
					if ok {
						same++
					}
					if d == "" {
						continue
					}
					q := cprog.Shrink(p, func(q *cprog.Program) bool { e, _ := idleDifference(t, q, model); return e != "" })
					d, _ = idleDifference(t, q, model)
					t.Fatalf("%s, seed %d, shrunk to\n%s\n%s", model, seed, q.C(), d)
				}
			}
			t.Logf("%v; %d with and without idle operations", sum, same)
			if sum.compared < sum.skipped[TooLarge]+sum.skipped[Unsupported] {
				t.Errorf("few programs could be compared: %v", sum)
			}
		})
	}
}

// idleDifference returns how what states finds in a program differs from what it finds where idle operations are kept; ok is false if one of the searches has not come to its end.
func idleDifference(t testing.TB, p *cprog.Program, model string) (difference string, ok bool) {
	const limit = 10_000 // transitions
	var kinds [2][]string
	for i, keep := range []bool{false, true} {
		ctx, cancel := context.WithCancel(t.Context())
		o := explore.Options{Engine: "states", Model: model, KeepGoing: true, ProgressInterval: 1}
		o.Progress = func(n explore.Counts) {
			if n.Reachable != nil && n.Reachable.Transitions > limit {
				cancel()
			}
		}
		o.Found = func(e *explore.Error) {
			kind := fmt.Sprint(e.Kind, " ", e.Message)
			if e.Kind == event.HangError || e.Kind == event.LivelockError {
				kind = "for ever" // who counts goes round where others spin
			}
			kinds[i] = append(kinds[i], kind)
		}
		res, err := explore.Run(ctx, compile(t, p, interp.Options{KeepIdle: keep}), o)
		cancel()
		if err != nil {
			t.Fatal(err)
		}
		if !res.Complete {
			return "", false
		}
		slices.Sort(kinds[i])
		kinds[i] = slices.Compact(kinds[i])
	}
	return cmp.Diff(kinds[1], kinds[0]), true
}
