package explore

import (
	"context"
	"flag"
	"maps"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/litmus"
)

var (
	randomSeeds = flag.Uint64("random.seeds", 48, "number of generated programs whose random schedules are compared with all")
	randomFirst = flag.Uint64("random.first", 0, "first seed of these")
)

// classesOf returns the classes of the complete executions of a program without an error, by all interleavings, and whether there are others with an error. It
// tests that there are as many classes as naive counts.
func classesOf(t *testing.T, prog event.Program, model string) (classes map[random.Class]bool, violates bool) {
	t.Helper()
	classes = map[random.Class]bool{}
	res, err := Run(context.Background(), prog, Options{Engine: "naive", Model: model, KeepGoing: true, Leaf: func(l Leaf) {
		for i := range l.Machine.Threads() {
			if id := event.ThreadID(i); l.Machine.Started(id) && l.Machine.Fault(id) != nil {
				return
			}
		}
		if l.Blocked == event.NotBlocked {
			classes[random.ClassOf(l.Machine, nil)] = true
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	if n := int(res.Counts.Executions - res.Counts.Erroneous); n != len(classes) && res.Counts.Erroneous == 0 {
		t.Fatalf("%d executions in %d classes", n, len(classes))
	}
	return classes, res.Verdict == Violation
}

// classesMet returns the classes of complete executions that a strategy meets, up to the first n executions that have met as many as there are, and a violation if there is one.
func classesMet(t *testing.T, prog event.Program, model, strategy string, all int, some bool, n uint64) (classes map[random.Class]bool, violates bool) {
	t.Helper()
	tt, err := newTester(context.Background(), prog, Options{Model: model, KeepGoing: true}, Sampling{Strategies: []string{strategy}, Seed: 1, Depth: 8, Executions: n})
	if err != nil {
		t.Fatal(err)
	}
	defer tt.cancel()
	classes = map[random.Class]bool{}
	for !tt.over() && (len(classes) < all || violates != some || tt.next < 256) {
		for range 64 {
			s := tt.hands[0].take(tt.profile, Sampling{Seed: 1}, tt.next)
			if s.ending == random.Maximal && s.tally.Error == nil && s.tally.Counts.Executions > 0 {
				classes[s.class] = true
			}
			violates = violates || s.tally.Error != nil
			tt.measured.Longest(s.measured.Processes, s.measured.Steps, s.measured.Communications)
			tt.next++
		}
		tt.profile = tt.profile.Merge(&tt.measured, tt.hands[0].shown())
	}
	return classes, violates
}

// TestStrategiesReachAll compares random schedules of small programs with all interleavings: no class that there is none of, and none is missed, but
// by pct in programs of later shapes, or with other seeds: what takes many changes of priority at steps of their own it hardly ever meets, nor does it promise to. (Seeds 638 and 796 have classes under tso and pso that walk misses in 60,000 executions.)
func TestStrategiesReachAll(t *testing.T) {
	shapes := oracleShapes()
	var classes int
	for seed := *randomFirst; seed < *randomFirst+*randomSeeds; seed++ {
		shape := shapes[seed%uint64(len(shapes))]
		shape.Threads, shape.Main = min(shape.Threads, 3), 2
		p := litmus.Random(seed, shape)
		waits := p.Uses(litmus.Await) || p.Uses(litmus.Gate) || p.Uses(litmus.AwaitBoth)
		for _, model := range OperationalModels() {
			prog := p.Compile()
			want, violates := classesOf(t, prog, model)
			if len(want) > 40 || p.Mixed() && waits { // awaits of parts of words block in ways of their own, see memmodel.Mixed
				continue
			}
			classes += len(want)
			for _, strategy := range StrategiesFor(model) {
				n, misses := uint64(60_000), strategy == "pct" && (seed%uint64(len(shapes)) >= 12 || seed >= 48)
				if misses {
					n = 5000
				}
				got, violated := classesMet(t, prog, model, strategy, len(want), violates, n)
				if misses {
					maps.Copy(got, want)
					violated = violated || violates
				}
				if d := cmp.Diff(want, got); d != "" || violates != violated {
					t.Errorf("seed %d, %s, %s: all (-), sampled (+); violation %t, %t\n%s\n%v", seed, model, strategy, violates, violated, d, p)
				}
			}
		}
	}
	t.Logf("%d classes", classes)
}

// TestSeeds tests that an execution depends on the seed and its number alone, not on the number of jobs.
func TestSeeds(t *testing.T) {
	add := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Add, Var: v, C: 1, Order: event.SeqCst} }
	p := &litmus.Program{Vars: 3, Threads: [][]litmus.Stmt{{add(0), add(1), add(2), add(0)}, {add(1), add(0), add(2)}, {add(2), add(1), add(0)}}}
	test := func(seed uint64, jobs int) *Tested {
		res, err := Test(context.Background(), p.Compile(), Options{}, Sampling{Seed: seed, Executions: 3000, Jobs: jobs})
		if err != nil {
			t.Fatal(err)
		}
		return res
	}
	one, two, other := test(1, 1), test(1, 3), test(2, 1)
	if d := cmp.Diff(one, two); d != "" {
		t.Errorf("one job (-), three (+):\n%s", d)
	}
	if one.Late == other.Late && one.Distinct == other.Distinct {
		t.Error("another seed makes the same executions")
	}
}

// twoHands take the first two executions at the same time; the first, which violates a property, ends after the second, which is longer.
type twoHands struct{ taken chan struct{} }

func (h twoHands) take(_ *random.Profile, _ Sampling, number uint64) sample {
	out := sample{done: true, ending: random.Stopped}
	if number == 0 {
		<-h.taken
		out.measured.Longest(2, 10, 0)
		out.tally.Error = &Error{}
		return out
	}
	out.measured.Longest(3, 100, 0)
	close(h.taken)
	return out
}

func (h twoHands) shown() *random.Measured { return &random.Measured{} }

// TestEndOfRound tests that nothing is told of executions that other hands have taken behind the first one that violates a property.
func TestEndOfRound(t *testing.T) {
	p := &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{{Kind: litmus.Add, C: 1, Order: event.SeqCst}}}}
	for _, keep := range []bool{false, true} {
		run, err := newTester(context.Background(), p.Compile(), Options{KeepGoing: keep}, Sampling{Jobs: 2})
		if err != nil {
			t.Fatal(err)
		}
		h := twoHands{make(chan struct{})}
		run.hands = []hand{h, h}
		run.round(2)
		run.cancel()
		taken, threads, steps := uint64(1), 2, 10
		if keep {
			taken, threads, steps = 2, 3, 100
		}
		if run.tested.Taken != taken || run.profile.Processes != threads || run.profile.Steps != steps {
			t.Errorf("keep going %t: %d executions, %d threads, %d steps; want %d, %d, %d", keep, run.tested.Taken, run.profile.Processes, run.profile.Steps, taken, threads, steps)
		}
	}
}
