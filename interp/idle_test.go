package interp

import (
	"flag"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
)

var (
	idleSeeds = flag.Uint64("idle", 1500, "number of random programs with idle operations")
	idleFirst = flag.Uint64("idle.first", 0, "first seed of these")
)

// TestIdleRandom executes random programs twice, with and without what nobody notices, and has them read the same values: nothing that shows may differ.
func TestIdleRandom(t *testing.T) {
	const steps = 40
	merged := 0
	for seed := *idleFirst; seed < *idleFirst+*idleSeeds; seed++ {
		text := []byte(idleProgram(seed))
		opts := Options{MaxInstructions: 200_000}
		p := compileText(t, text, opts)
		opts.KeepIdle = true
		q := compileText(t, text, opts)
		idle, all := p.Main(), q.Main()
		values := rand.New(rand.NewPCG(seed, 10))
		cores, comes := map[int64]int64{}, false
		for step := range steps {
			l, m := *idle.Label(), *all.Label()
			if l.Kind != event.Block && p.Site(l.Site) != q.Site(m.Site) { // a block is one that shows nothing for ever, cut anywhere
				t.Fatalf("seed %d, step %d: at %v, want %v\n%s", seed, step, p.Site(l.Site), q.Site(m.Site), text)
			}
			l.Site = m.Site
			if diff := cmp.Diff(m, l); diff != "" {
				t.Fatalf("seed %d, step %d: (-all +idle)\n%s\n%s", seed, step, diff, text)
			}
			if l.Ends() {
				break
			}
			if core, ok := cores[idle.Core()]; ok && core != all.Core() {
				comes = true
			}
			cores[idle.Core()] = all.Core()
			v := uint64(values.IntN(6)) & 0xff
			if l.Kind == event.Store {
				v = 0
			}
			idle, all = event.Next(idle, event.Defined(v)), event.Next(all, event.Defined(v))
		}
		if comes {
			merged++
		}
	}
	t.Logf("%d programs have come back to a State only without what nobody notices", merged)
	if merged == 0 {
		t.Error("idle operations made no difference")
	}
}

// spinLoop is a loop that waits for x, with what it does in each round and after the last.
func spinLoop(before, round, after string) []byte {
	return []byte(idleLibrary + `
define i32 @main() {
entry:
  %n = alloca i8
  %i = alloca i8
` + before + `
  br label %head
head:
  %v = load atomic i8, i8* @g0 seq_cst, align 1
  %c = icmp eq i8 %v, 0
  br i1 %c, label %body, label %done
body:
` + round + `
  br label %head
done:
` + after + `
  ret i32 0
}
declare i32 @sched_yield()
declare i32 @usleep(i32)
`)
}

// pauseLoop is a loop in a round that counts %i, from what is there, by steps as long as a comparison holds.
func pauseLoop(comparison, step string) string {
	return `
  br label %pause
pause:
  %pi = load i8, i8* %i
  %pn = load i8, i8* %n
  %pc = icmp ` + comparison + `
  br i1 %pc, label %inside, label %over
inside:
  %pj = add i8 %pi, ` + step + `
  store i8 %pj, i8* %i
  br label %pause
over:
  %pm = mul i8 %pn, 3
  %po = add i8 %pm, 1
  store i8 %po, i8* %n
`
}

// TestIdle looks at which loops come back to a State in which they were: those whose counts nobody notices.
func TestIdle(t *testing.T) {
	const (
		zero  = "  store i8 0, i8* %n\n  store i8 1, i8* %i\n"
		count = "  %n1 = load i8, i8* %n\n  %n2 = add i8 %n1, 1\n  store i8 %n2, i8* %n\n"
		told  = "  %d1 = load i8, i8* %n\n  store atomic i8 %d1, i8* @g1 seq_cst, align 1\n"
	)
	after := func(limit, then string) string {
		return count + "  %a = icmp ugt i8 %n2, " + limit + "\n  br i1 %a, label %then, label %join\nthen:\n" + then + "  store i8 0, i8* %n\n  br label %join\njoin:\n"
	}
	for _, test := range []struct {
		name, before, round, after string
		unroll                     int
		comes                      bool
	}{
		{name: "count", before: zero, round: count, comes: true},
		{name: "count that is told", before: zero, round: count, after: told},
		{name: "count that is told in a round", before: zero, round: count + "  store atomic i8 %n2, i8* @g1 seq_cst, align 1\n"},
		{name: "count that decides on nothing", before: zero, round: after("100", ""), comes: true},
		{name: "count that decides on an access", before: zero, round: after("100", "  store atomic i8 1, i8* @g1 seq_cst, align 1\n")},
		{name: "count that decides when to give up", before: zero, round: count + "  %a = icmp ugt i8 %n2, 100\n  br i1 %a, label %done, label %on\non:\n"},
		{name: "count that decides on a quiet call", before: zero, round: after("100", "  call void @nothing()\n  %y = call i32 @sched_yield()\n"), comes: true},
		{name: "count that decides on a loud call", before: zero, round: after("100", "  call void @loud()\n")},
		{name: "count that decides on a fence", before: zero, round: after("100", "  call void @order()\n")},
		{name: "pause", before: zero, round: pauseLoop("ult i8 %pi, %pn", "1"), comes: true},
		{name: "pause that counts backwards", before: zero, round: pauseLoop("ne i8 %pi, %pn", "-1"), comes: true},
		{name: "pause by threes", before: zero, round: pauseLoop("sgt i8 %pn, %pi", "3"), comes: true},
		{name: "pause by twos", before: zero, round: pauseLoop("slt i8 %pi, %pn", "2")},
		{name: "pause as long as the same", before: zero, round: pauseLoop("eq i8 %pi, %pn", "1"), comes: true},
		{name: "pause up to the bound", before: zero, round: pauseLoop("ule i8 %pi, %pn", "1")},
		{name: "pause up to a number", before: zero, round: pauseLoop("ule i8 %pi, 100", "1"), comes: true},
		{name: "pause up to the largest number", before: zero, round: pauseLoop("sle i8 %pi, 127", "-1")},
		{name: "pause down to a number", before: zero, round: pauseLoop("sge i8 %pi, -128", "-1")},
		{name: "pause down to another number", before: zero, round: pauseLoop("sge i8 %pi, -127", "-1"), comes: true},
		{name: "pause to what moves", before: zero, round: pauseLoop("ult i8 %pi, %pn", "1\n  store i8 %pi, i8* %n")},
		{name: "pause to what is computed anew", before: zero, round: pauseLoop("ult i8 %pi, %pn", "1\n  %ps = sub i8 50, %pi\n  store i8 %ps, i8* %n")},
		{name: "pause that does not always look at the counter", before: zero, round: strings.Replace(pauseLoop("ult i8 %pi, %pn", "1"), "  br i1 %pc",
			"  %pk = icmp eq i8 %pn, 0\n  br i1 %pk, label %look, label %inside\nlook:\n  br i1 %pc", 1)},
		{name: "pause that does not always count", before: zero, round: strings.Replace(pauseLoop("ult i8 %pi, %pn", "1"), "inside:\n",
			"inside:\n  %pk = icmp eq i8 %pn, 0\n  br i1 %pk, label %more, label %pause\nmore:\n", 1)},
		{name: "pause that begins anew", before: zero, round: strings.Replace(pauseLoop("ult i8 %pi, %pn", "1"), "i8* %i\n  br", "i8* %i\n  store i8 0, i8* %i\n  br", 1)},
		{name: "pause as long as not less", before: zero, round: strings.Replace(pauseLoop("slt i8 %pi, %pn", "-1"), "label %inside, label %over", "label %over, label %inside", 1)},
		{name: "pause down to the largest number", before: zero, round: pauseLoop("sge i8 %pi, 127", "-1") + "  store i8 %po, i8* %i\n", comes: true},
		{name: "pause up to the least number", before: zero, round: pauseLoop("sle i8 %pi, -128", "1") + "  store i8 %po, i8* %i\n", comes: true},
		{name: "pause up to a negative number", before: zero, round: pauseLoop("sle i8 %pi, -1", "1") + "  store i8 %po, i8* %i\n", comes: true},
		{name: "pause by a function", before: zero, round: count + "  call void @wait(i8 %n2)\n", comes: true},
		{name: "pause by a function, for a time that may be undefined", before: "  %l = load i8, i8* @g1\n" + zero, round: count + "  %s = add i8 %n2, %l\n  call void @wait(i8 %s)\n"},
		{name: "pause by a function that counts", before: zero, round: strings.Replace(count, "add i8 %n1, 1", "call i8 @next(i8 %n1)", 1) + "  call void @wait(i8 %n2)\n", comes: true},
		{name: "pause for a number that is computed", before: zero, round: strings.Replace(pauseLoop("ne i8 %pi, %ps", "1"), "  %pc = ", "  %ps = shl i8 1, %pn\n  %pc = ", 1), comes: true},
		{name: "a function that may not end", before: zero, round: count + "  %z = and i8 %n2, 0\n  call void @stuck(i8 %z)\n"},
		{name: "pause where rounds are counted", before: zero, round: pauseLoop("ult i8 %pi, %pn", "1"), unroll: 1000},
		{name: "count where rounds are counted", before: zero, round: count, unroll: 1000, comes: true},
		{name: "division", before: zero, round: count + "  %q = udiv i8 7, %n2\n"},
		{name: "division by a number", before: zero, round: count + "  %q = sdiv i8 %n2, 7\n", comes: true},
		{name: "division by -1", before: zero, round: count + "  %q = sdiv i8 %n2, -1\n"},
		{name: "a condition that may be undefined", before: "  %l = load i8, i8* @g1\n  store i8 %l, i8* %i\n" + zero[:len("  store i8 0, i8* %n\n")],
			round: count + "  %k = load i8, i8* %i\n  %a = icmp ugt i8 %n2, %k\n  br i1 %a, label %then, label %join\nthen:\n  br label %join\njoin:\n"},
		{name: "a sum that may be undefined", before: "  %l = load i8, i8* @g1\n  store i8 %l, i8* %n\n  store i8 0, i8* %i\n", round: count, comes: true},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := compileText(t, spinLoop(test.before, test.round, test.after), Options{Unroll: test.unroll}).Main()
			cores, comes := map[int64]bool{}, false
			for n := 0; n < 20 && !s.Label().Ends(); n++ {
				comes = comes || cores[s.Core()]
				cores[s.Core()] = true
				s = event.Next(s, event.Defined(0))
			}
			if comes != test.comes {
				t.Errorf("the loop comes back to a State: %v, want %v", comes, test.comes)
			}
		})
	}
}

// TestIdleUndefined hands an undefined value to a function of the library in a spin loop: that is an error, whether anybody notices what the function does or not.
func TestIdleUndefined(t *testing.T) {
	s := compileText(t, spinLoop("  %l = load i8, i8* @g1\n  store i8 %l, i8* %i\n", "  %k = load i8, i8* %i\n  %z = zext i8 %k to i32\n  %u = call i32 @usleep(i32 %z)\n", ""), Options{}).Main()
	s = event.Next(s, event.Bits{Undef: 0xff})
	s = event.Next(s, event.Defined(0))
	if l := s.Label(); l.Kind != event.Error || l.Fault.Kind != event.UninitError {
		t.Errorf("label %+v, want an error", l)
	}
}

// TestIdleCatches looks at a call that returns to a loop, or to where its exceptions are caught: none leaves a quiet function.
func TestIdleCatches(t *testing.T) {
	text := spinLoop("  store i8 0, i8* %n\n", `
  %n1 = load i8, i8* %n
  %n2 = add i8 %n1, 1
  store i8 %n2, i8* %n
  invoke void @nothing() to label %on unwind label %caught
caught:
  %e = landingpad { i8*, i32 } catch i8* null
  store atomic i8 %n2, i8* @g1 seq_cst, align 1
  br label %on
on:
  %a = icmp ugt i8 %n2, 100
  br i1 %a, label %then, label %join
then:
  call void @catch()
  br label %join
join:
`, "")
	const personality = " personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*)"
	text = []byte(strings.Replace(string(text), "define i32 @main()", `
declare i32 @__gxx_personality_v0(...)
define internal void @catch()`+personality+` {
  invoke void @nothing() to label %on unwind label %caught
on:
  ret void
caught:
  %e = landingpad { i8*, i32 } catch i8* null
  call void @loud()
  unreachable
}
define i32 @main()`+personality, 1))
	s := compileText(t, text, Options{}).Main()
	if next := event.Next(s, event.Defined(0)); next.Core() != s.Core() {
		t.Error("the loop does not come back to its State")
	}
}

// TestIdleFacts looks at a function of the library that would do more if the program cancelled threads.
func TestIdleFacts(t *testing.T) {
	for _, test := range []struct {
		mentions string
		quiet    bool
	}{{"i32* @__errno_location()", true}, {"i32 @pthread_cancel(i64)", false}} {
		text := string(spinLoop("  store i8 0, i8* %n\n", `
  %n1 = load i8, i8* %n
  %n2 = add i8 %n1, 1
  store i8 %n2, i8* %n
  %a = icmp ugt i8 %n2, 100
  br i1 %a, label %then, label %join
then:
  %u = call i32 @usleep(i32 1)
  br label %join
join:
`, ""))
		result, _, _ := strings.Cut(test.mentions, " @")
		name := strings.TrimPrefix(test.mentions, result+" ")
		name, arguments, _ := strings.Cut(name, "(")
		arguments = strings.ReplaceAll(arguments, "i64)", "i64 0)")
		call := "declare " + test.mentions + "\ndefine void @other() {\n  %e = call " + result + " " + name + "(" + arguments + "\n  ret void\n}\n"
		s := compileText(t, []byte(text+call), Options{}).Main()
		if next := event.Next(s, event.Defined(0)); (next.Core() == s.Core()) != test.quiet {
			t.Errorf("with %s, the loop comes back to its State: %v", name, !test.quiet)
		}
	}
}
