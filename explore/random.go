package explore

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/random"
)

// Sampling says how [Test] draws schedules.
type Sampling struct {
	// Strategies, some of [StrategiesFor] the model, take turns; nil means all.
	Strategies []string
	// Seed makes the choices. An execution depends on it, and on its own number, whatever the number of jobs is.
	Seed uint64
	// Depth is the depth of the errors that strategies pct and pctwm look for; 0 means [DepthFor] the model. History, for pctwm, is how many of the newest writes one may be read from that a
	// thread does not know; 0 means DefaultHistory.
	Depth, History int
	// Executions bounds the executions, and Time how long they may take; 0 means no bound.
	Executions uint64
	Time       time.Duration
	// From is the number of the first execution, from 0. What executions have shown of the program, those with lower numbers have not.
	From uint64
	Jobs int // executions at the same time; 0 means 1
}

// DefaultHistory is the history of errors that pctwm looks for if nobody says.
const DefaultHistory = 2

// DepthFor returns the depth of errors that strategies look for under a model if nobody says.
func DepthFor(model string) int {
	if slices.Contains(OperationalModels(), model) {
		return 3
	}
	return 2
}

// Strategies lists the ways to draw executions, under any model.
func Strategies() []string {
	all := append(random.Names(), random.GuideNames()...)
	slices.Sort(all)
	return slices.Compact(all)
}

// StrategiesFor lists the ways to draw executions under a model; see package random.
func StrategiesFor(model string) []string {
	if slices.Contains(OperationalModels(), model) {
		return random.Names()
	}
	return random.GuideNames()
}

// Tested is what [Test] has found. Its verdict is never Safe.
type Tested struct {
	*Result
	Taken uint64 // executions, those among them that did not come to an end
	First uint64 // the number, from 1, of the first that violates a property; 0 if none does
	Long  uint64 // executions that were cut at Options.MaxSteps
	// Distinct counts the classes (Shasha-Snir traces) of executions that came to their end without an error; it is estimated unless Exact. Late of them
	// were met first by the last tenth of the executions, or some more, which are Tail.
	Distinct, Late, Tail uint64
	Exact                bool
	// Pairs counts the pairs of places in the source of which one has read what the other has written.
	Pairs int
	// Processes are the most that have taken steps in an execution, and Steps the most that one had; Communications, under models without a machine, the most operations that communicate, see random.Next.
	Processes, Steps, Communications int
	// Promised are the executions of which Bound was true when they were drawn: those by strategy pct, or pctwm, since the numbers that it depends on are known.
	Promised uint64
	// Bound is the probability with which, at least, an execution by strategy pct, or pctwm, finds an error of the depth, if no execution has more of all these.
	Bound float64
	Turns []Turns
}

// Turns are those of a strategy.
type Turns struct {
	Strategy  string `json:"strategy"`
	Taken     uint64 `json:"executions"`
	Erroneous uint64 `json:"erroneous"`
}

// errTime is the cause of the end of Sampling.Time.
var errTime = errors.New("the time for executions is over")

// Test executes a program under random schedules, one execution after the other, until one violates a property. It says nothing of executions that it
// has not taken. Of opts, Model, Checks, KeepGoing, MaxSteps and Progress count. Livelocks, and deadlocks of some threads while
// others go on for ever, are not found. Under models without a machine executions are graphs, see grown.Walker.
func Test(ctx context.Context, prog event.Program, opts Options, how Sampling) (*Tested, error) {
	t, err := newTester(ctx, prog, opts, how)
	if err != nil {
		return nil, err
	}
	defer t.cancel()
	t.rounds()
	return t.result(), nil
}

// rounds takes all executions.
func (t *tester) rounds() {
	for size := uint64(1); !t.over(); size = min(2*size, maxRound) {
		t.round(t.limited(size))
	}
}

// maxRound bounds the executions between two looks at what they have shown of the program.
const maxRound = 1024

// tester is a run of Test.
type tester struct {
	*run
	how      Sampling
	cancel   context.CancelFunc
	hands    []hand
	profile  *random.Profile
	measured random.Measured // by the executions that were counted
	coverage random.Coverage
	pairs    map[random.Pair]bool
	tested   Tested
	next     uint64 // number of the next execution, from 0
	enough   bool
	pause    func(steps uint64) (stop bool) // called by a hand after some steps; nil if it takes no turns
}

// hand takes executions.
type hand interface {
	// take takes an execution, whose choices its number and the seed make.
	take(known *random.Profile, how Sampling, number uint64) sample
	// shown returns what executions have shown of the lives of threads since the last call. No hand takes an execution meanwhile.
	shown() *random.Measured
}

// sample is an execution that was taken.
type sample struct {
	done   bool
	ending random.Ending
	class  random.Class
	tally  Tally
	pairs  []random.Pair // that its hand had not met before
	// measured has how many threads and steps the execution has. Hands may take executions behind the one that ends the run, of which nothing is to be told.
	measured random.Measured
}

func newTester(ctx context.Context, prog event.Program, opts Options, how Sampling) (*tester, error) {
	opts.Engine = strings.Join(how.Strategies, ",")
	if opts.Model == "" {
		opts.Model = Models()[0]
	}
	if opts.MaxSteps == 0 {
		opts.MaxSteps = DefaultMaxSteps
	}
	model, err := modelOf(opts.Model)
	if err != nil {
		return nil, err
	}
	var cancel context.CancelFunc
	if how.Time > 0 {
		ctx, cancel = context.WithTimeoutCause(ctx, how.Time, errTime)
	} else {
		ctx, cancel = context.WithCancel(ctx)
	}
	t, err := newRun(ctx, prog, model, opts).tester(how, nil)
	if err != nil {
		cancel()
		return nil, err
	}
	t.cancel = cancel
	return t, nil
}

// tester prepares random executions of a run. If they take turns with something else, pause is called with the number of steps since its last call; there is one hand then.
func (r *run) tester(how Sampling, pause func(steps uint64) (stop bool)) (*tester, error) {
	how, err := how.withDefaults(r.opts.Model)
	if err != nil {
		return nil, err
	}
	t := &tester{run: r, how: how, next: how.From, profile: &random.Profile{}, pairs: map[random.Pair]bool{}, pause: pause}
	if err := t.fits(); err != nil {
		return nil, err
	}
	weak := &weakMemory{layout: cells.NewLayout()}
	for range max(how.Jobs, 1) {
		if r.model.Operational() {
			t.hands = append(t.hands, t.machineHand())
		} else {
			t.hands = append(t.hands, t.graphHand(weak))
		}
	}
	for _, name := range how.Strategies {
		t.tested.Turns = append(t.tested.Turns, Turns{Strategy: name})
	}
	return t, nil
}

// withDefaults returns how schedules are drawn where that is not said, or what is wrong.
func (s Sampling) withDefaults(model string) (Sampling, error) {
	if s.Depth == 0 {
		s.Depth = DepthFor(model)
	}
	if s.History == 0 {
		s.History = DefaultHistory
	}
	if s.Strategies == nil {
		s.Strategies = StrategiesFor(model)
	}
	for _, name := range s.Strategies {
		if all := StrategiesFor(model); !slices.Contains(all, name) {
			return s, fmt.Errorf("no strategy %q under the model %s; there are: %s", name, model, strings.Join(all, ", "))
		}
	}
	switch {
	case s.Depth < 1:
		return s, fmt.Errorf("no error has depth %d", s.Depth)
	case s.History < 1:
		return s, fmt.Errorf("no error has history %d", s.History)
	}
	return s, nil
}

// fits returns why the checks cannot be made on executions of the model, nil if they can.
func (t *tester) fits() error {
	if !t.model.Operational() {
		return Fits(Options{Engine: graphEngine, Model: t.opts.Model, Checks: t.opts.Checks})
	}
	if _, ok := t.prog.(event.Heap); !ok && t.judgesHeap() {
		return errors.New("the program does not know its heap")
	}
	return nil
}

// pausing returns what a hand asks before each step, and at the end of an execution, whether it has to stop.
func (t *tester) pausing(hand *run) (stopped func() bool) {
	const between = 64
	if t.pause == nil {
		return hand.stopped
	}
	steps := 0
	return func() bool {
		if steps++; steps%between == 0 && t.pause(between) {
			t.enough = true
			hand.stop(Unknown, beaten)
		}
		return hand.stopped()
	}
}

// over reports whether no further execution is to be taken.
func (t *tester) over() bool {
	return t.enough || t.run.over() || t.ctx.Err() != nil || t.how.Executions > 0 && t.next-t.how.From >= t.how.Executions
}

func (t *tester) limited(size uint64) uint64 {
	if t.how.Executions > 0 {
		size = min(size, t.how.Executions-(t.next-t.how.From))
	}
	return size
}

// promised counts the executions by strategies that promise something.
func promised(all []Turns) (n uint64) {
	for _, turns := range all {
		if strings.HasPrefix(turns.Strategy, "pct") {
			n += turns.Taken
		}
	}
	return n
}

// learn takes note of what the executions of a round have shown of the program, before which so many were taken by strategies that promise something.
func (t *tester) learn(before uint64) {
	all := []*random.Measured{&t.measured}
	for _, h := range t.hands {
		all = append(all, h.shown())
	}
	known := t.profile
	t.profile = known.Merge(all...)
	if known.Promises(t.profile) {
		t.tested.Promised += promised(t.tested.Turns) - before
	} else {
		t.tested.Promised = 0
	}
}

// round takes some executions. What they show of the program, those of the next round know.
func (t *tester) round(size uint64) {
	before := promised(t.tested.Turns)
	samples := make([]sample, size)
	var taken, last atomic.Uint64
	last.Store(size)
	take := func(h hand) {
		for {
			i := taken.Add(1) - 1
			if i >= last.Load() || t.ctx.Err() != nil {
				return
			}
			samples[i] = h.take(t.profile, t.how, t.next+i)
			for end := samples[i].tally; end.Verdict != "" || end.Error != nil && !t.opts.KeepGoing; {
				if old := last.Load(); i >= old || last.CompareAndSwap(old, i) {
					break
				}
			}
		}
	}
	if len(t.hands) == 1 {
		take(t.hands[0])
	} else {
		var group sync.WaitGroup
		for _, h := range t.hands {
			group.Go(func() { take(h) })
		}
		group.Wait()
	}
	for i := range samples {
		if !samples[i].done {
			break
		}
		t.count(&samples[i], t.next+uint64(i))
		if t.enough || t.run.over() {
			break
		}
	}
	t.next += size
	t.learn(before)
	if t.opts.Progress != nil && !time.Now().Before(t.progressAt) {
		t.progressAt = time.Now().Add(t.opts.ProgressInterval)
		t.opts.Progress(t.counts())
	}
}

// choices are those of an execution. Equal seeds make equal choices, on every machine.
type choices struct{ *rand.Rand }

func (c choices) Pick(n int) int { return c.IntN(n) }
func (c choices) Float() float64 { return c.Float64() }

// count adds an execution.
func (t *tester) count(s *sample, number uint64) {
	r, c := t.run, &s.tally.Counts
	r.executions += c.Executions
	r.erroneous += min(c.Erroneous, 1)
	r.events += c.Events
	for reason, n := range c.Blocked {
		r.blockedBy[reason] += n
	}
	r.unchecked = r.unchecked.first(s.tally.Unchecked)
	if s.tally.Verdict != "" {
		r.verdict, r.reason, r.site = s.tally.Verdict, s.tally.Reason, s.tally.Site
	}
	t.tested.Taken++
	t.measured.Longest(s.measured.Processes, s.measured.Steps, s.measured.Communications)
	turns := &t.tested.Turns[number%uint64(len(t.tested.Turns))]
	turns.Taken++
	for _, p := range s.pairs {
		t.pairs[p] = true
	}
	switch e := s.tally.Error; {
	case e != nil:
		turns.Erroneous++
		if t.err == nil {
			t.err, t.tested.First = e, number+1
			t.opts.Engine = turns.Strategy
		}
		t.reports.tell(e)
		t.enough = !t.opts.KeepGoing
	case s.ending == random.TooLong:
		t.tested.Long++
	case s.ending == random.Maximal:
		t.coverage.Add(s.class, number)
	}
}

// result sums up.
func (t *tester) result() *Tested {
	r, out := t.run, t.tested
	if r.err == nil && r.verdict == "" {
		if cause := context.Cause(t.ctx); cause != nil && !errors.Is(cause, errTime) {
			r.stop(Unknown, cause.Error())
		} else {
			r.stop(Unknown, fmt.Sprintf("random schedules prove nothing (seed %d)", t.how.Seed))
		}
	}
	if t.opts.Engine == "" {
		r.opts.Engine = strings.Join(t.how.Strategies, ",")
	}
	out.Result = r.result()
	out.Complete = false
	out.Distinct, out.Exact = t.coverage.Distinct()
	out.Tail = (out.Taken + 9) / 10
	out.Late = t.coverage.Since(out.Taken - out.Tail)
	out.Pairs = len(t.pairs)
	out.Processes, out.Steps, out.Communications = t.profile.Processes, t.profile.Steps, t.profile.Communications
	switch {
	case slices.Contains(t.how.Strategies, "pct"):
		out.Bound = random.Bound(out.Processes, out.Steps, t.how.Depth)
	case slices.Contains(t.how.Strategies, "pctwm") && out.Communications > 0:
		out.Bound = random.WeakBound(out.Communications, t.how.Depth, t.how.History)
	}
	return &out
}
