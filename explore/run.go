package explore

import (
	"context"
	"fmt"
	"slices"
	"time"

	"golang.org/x/sync/semaphore"

	"github.com/gomc/gomc/cycle"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/states"
	"github.com/gomc/gomc/memmodel"
)

// Leaf is the end of one execution.
type Leaf struct {
	Machine *memmodel.Machine // nil under models that are not operational
	// Blocked says why the execution is not complete, NotBlocked if it is.
	Blocked event.Reason
}

// run is what all engines share: limits, counting, and what was found.
type run struct {
	ctx     context.Context
	prog    event.Program
	opts    Options
	checked map[event.ErrorKind]bool
	model   memmodel.Model
	mixed   *memmodel.Mixed

	executions, erroneous, events uint64
	work                          uint64     // see search.Tally
	reachable                     *Reachable // engine states only
	symbolic                      *Symbolic  // engines refine and bmc only
	numbers                       bool       // the program has choices where that of Run has inputs that are terms
	drawing                       *states.Drawing
	unsure                        string // why violations may have been missed although the search is complete, "" if none was
	readsFrom                     uint64 // engine naive: classes of complete executions
	blockedBy                     [event.Reasons]uint64
	err                           *Error
	unchecked                     *Unchecked // the first error that was not checked, nil if there was none
	verdict                       Verdict    // "" while exploring, and if there is a sequel
	sequel                        sequel
	reason                        string
	site                          event.Site
	cycles                        *cycle.Finder // nil if robustness is not checked
	reports                       *reports
	progressAt                    time.Time
	ticks                         uint
	cores                         *semaphore.Weighted           // see tree.Options, nil but beside other engines
	pause                         func(work uint64) (stop bool) // called by optimal and source with what they have done since the last call; nil if they take no turns
}

func newRun(ctx context.Context, prog event.Program, model memmodel.Model, opts Options) *run {
	r := &run{ctx: ctx, prog: prog, model: model, mixed: memmodel.NewMixed(), opts: opts, checked: map[event.ErrorKind]bool{}}
	if opts.Checks == nil {
		opts.Checks = slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool { return k == event.RobustnessError || k == event.RaceError || k.Named() })
	}
	for _, k := range opts.Checks {
		r.checked[k] = true
	}
	if r.opts.reports == nil {
		r.opts.reports = newReports(opts.Found)
	}
	r.reports = r.opts.reports
	if r.checked[event.RobustnessError] && model != memmodel.SC {
		r.cycles = &cycle.Finder{}
	}
	r.progressAt = time.Now().Add(opts.ProgressInterval)
	return r
}

const tooLong = "an execution has more steps than --max-steps allows; if a loop never ends, --unroll=N cuts it, and --unroll=auto tries one bound after the other"

// over reports whether the exploration goes no further.
func (r *run) over() bool { return r.verdict != "" || r.sequel != nothing }

// stop ends the exploration with a verdict, unless it is over.
func (r *run) stop(v Verdict, reason string) {
	if !r.over() {
		r.verdict, r.reason = v, reason
	}
}

// stopped reports whether the exploration has to end. It looks at the clock and
// the context now and then only.
func (r *run) stopped() bool {
	if r.mixed.Discovered() {
		r.follow(startOver)
	}
	if r.ticks++; r.ticks%1024 == 0 {
		if r.ctx.Err() != nil {
			r.stop(Unknown, context.Cause(r.ctx).Error())
		}
		if r.opts.Progress != nil && !time.Now().Before(r.progressAt) {
			r.progressAt = time.Now().Add(r.opts.ProgressInterval)
			r.opts.Progress(r.counts())
		}
	}
	return r.over()
}

// stepped returns what is done after each step of a machine: it is counted, and faults are looked for.
func (r *run) stepped(m *memmodel.Machine) func(*memmodel.Step) {
	return func(s *memmodel.Step) {
		r.events++
		if !s.Update {
			r.faulty(m, s.Thread)
		}
	}
}

// faulty looks at a thread that has taken a step, and at the threads that it
// has just created, for faults.
func (r *run) faulty(m *memmodel.Machine, t event.ThreadID) bool {
	found := r.faultOf(m, t)
	if k := len(m.Steps()); k > 0 && m.Steps()[k-1].Label.Kind == event.Create {
		found = r.faultOf(m, m.Steps()[k-1].Label.Thread) || found
	}
	return found && r.over()
}

func (r *run) faultOf(m *memmodel.Machine, t event.ThreadID) bool {
	f := m.Fault(t)
	switch {
	case f == nil:
		return false
	case m.BeyondEnd(t):
		return true
	}
	site := r.prog.Site(m.Label(t).Site)
	if f.Kind == "" {
		if !r.over() {
			r.site = site
		}
		r.stop(Unsupported, f.Message)
		return true
	}
	if r.checked[f.Kind] {
		r.violation(&Error{Kind: f.Kind, Message: f.Message, Site: site, Thread: t, Model: m.Model(), Schedule: m.Schedule()})
	}
	return true
}

func (r *run) violation(e *Error) {
	e.Numbers = r.numbers
	if r.err == nil {
		r.err = e
		if r.opts.First != nil {
			r.opts.First(e)
		}
	}
	r.reports.tell(e)
	if !r.opts.KeepGoing {
		r.stop(Violation, "")
	}
}

// maximal counts an execution that has come to its end, and reports whether it is
// complete.
func (r *run) maximal(m *memmodel.Machine) bool {
	reason, errs := r.ending(m)
	switch {
	case errs:
		r.erroneous++
	case r.judgesHeap() && r.leaks(m):
		r.erroneous++
	case reason == event.BlockDeadlock || reason == event.BlockAwait || m.WaitsWithin():
		if e := standstill(m); e != nil && r.checked[e.Kind] {
			r.violation(e)
		}
	}
	if r.cycles != nil && r.cycles.Cyclic(m) {
		r.violation(notRobust(m, r.cycles.Shortest(m)))
	}
	if reason != event.NotBlocked {
		r.blocked(reason)
	} else {
		r.executions++
	}
	if r.opts.Leaf != nil {
		r.opts.Leaf(Leaf{m, reason})
	}
	return reason == event.NotBlocked
}

// ending returns why an execution that has come to its end is not complete, NotBlocked if it is, and whether it is
// erroneous.
func (r *run) ending(m *memmodel.Machine) (reason event.Reason, errs bool) {
	over := m.Exited()
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if !m.Started(t) {
			continue
		}
		if f := m.Fault(t); f != nil {
			switch {
			case m.BeyondEnd(t):
				over = true
			case r.checked[f.Kind]:
				errs = true
			case f.Kind == "" || f.Kind.EndsProcess():
				over = true
			default:
				reason = event.Worse(reason, event.BlockError)
				r.conceals(f, m.Label(t))
			}
		}
		b := m.Blocked(t)
		if m.Runnable(t) {
			b = memmodel.WaitsFor(m.Label(t)) // even if it could begin a section, which is stuck
		}
		reason = event.Worse(reason, b)
	}
	if errs || over && (reason == event.BlockDeadlock || reason == event.BlockAwait) {
		reason = event.NotBlocked // the process has ended, nobody waits
	}
	return reason, errs
}

// blocked counts an execution that did not complete.
func (r *run) blocked(reason event.Reason) { r.blockedBy[reason]++ }

func (r *run) counts() Counts {
	c := Counts{Executions: r.executions, Erroneous: r.erroneous, Events: r.events, ReadsFrom: r.readsFrom, Blocked: map[event.Reason]uint64{}}
	if r.reachable != nil {
		reachable := *r.reachable
		c.Reachable = &reachable
	}
	if r.symbolic != nil {
		symbolic := *r.symbolic
		c.Symbolic = &symbolic
	}
	for reason, n := range r.blockedBy {
		if n > 0 {
			c.Blocked[event.Reason(reason)] = n
		}
	}
	return c
}

// result sums up. A violation outweighs everything; a TRUE needs a complete
// exploration without cut loops, in which no execution was counted as erroneous.
func (r *run) result() *Result {
	if r.blockedBy[event.BlockBound] > 0 && r.ctx.Err() != nil {
		r.stop(Unknown, context.Cause(r.ctx).Error()) // threads that computed may have been interrupted
	}
	res := &Result{
		Engine: r.opts.Engine, Model: r.opts.Model, Jobs: max(r.opts.Jobs, 1),
		Error: r.err, Counts: r.counts(),
		Complete: !r.over(), Reason: r.reason, Site: r.site,
		Bounded: r.blockedBy[event.BlockBound] > 0,
		Drawing: r.drawing, Unchecked: r.unchecked,
	}
	switch {
	case r.err != nil:
		res.Verdict = Violation
	case r.verdict != "":
		res.Verdict = r.verdict
	case r.erroneous > 0:
		panic(fmt.Sprintf("%d executions violate a property, but no violation was found", r.erroneous))
	case r.sequel != nothing: // a limit was hit before it
		res.Verdict, res.Reason = Unknown, "the search was to begin again with what it has learned"
		if r.ctx.Err() != nil {
			res.Reason = context.Cause(r.ctx).Error()
		}
	case res.Bounded:
		res.Verdict, res.Reason = Unknown, "some loops or computations were cut at their bound; no violation up to there"
	case r.unsure != "":
		res.Verdict, res.Reason = Unknown, r.unsure
	case r.unchecked != nil:
		res.Verdict, res.Reason = Unknown, r.unchecked.String()
	default:
		res.Verdict = Safe
	}
	return res
}
