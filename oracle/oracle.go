// Package oracle compares all engines with the naive one on any program: verdicts, counts, errors, the
// States in which executions end, races, and the replay of each violation. It is
// for tests.
//
// What has to agree, under the models that have a machine:
//
//   - optimal, source and trust have the executions of naive, complete and blocked for each reason,
//     the same errors at the same places, and the same final States;
//   - trust-rf has one execution for each reads-from class that naive counts, and the same errors;
//   - rvf has at most as many, the same errors and the same States in which threads end;
//   - a search that stops at the first violation finds one of those that there are, which
//     survives its simplification, its replay and its explanation;
//   - trust finds a race if some execution of naive has one, and each that it finds is there when it is replayed;
//   - a program is robust if and only if naive counts as many executions as under sc.
//
// Under the others the executions are compared with those of package graphs where that can enumerate them, and
// otherwise with sc, whose executions are executions of ra and rc11, too.
package oracle

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// Options say how a comparison is made.
type Options struct {
	Model string
	// Limit bounds the steps of each exploration; 0 means 200,000. A program that takes more is skipped.
	Limit uint64
	// States says that States of the program can be told apart by their addresses, which a small table of states
	// does not allow.
	States bool
	// Mixed says that operations wait that access what others access with another size: the machine lets them
	// read in vain, so that blocked executions cannot be compared; see memmodel.Mixed.
	Mixed  bool
	Jobs   int // of engine trust, once more; 0 means no such run
	Races  bool
	Robust bool
	// Checks are the kinds of errors that count; nil stands for those of every search.
	Checks  []event.ErrorKind
	Without []string // engines that are not compared
	First   bool     // look at searches that stop at the first violation, too
}

// Skipped says why a program cannot be compared, "" if it can.
type Skipped string

// The reasons to skip a program.
const (
	TooLarge    Skipped = "too large"
	Unsupported Skipped = "unsupported"
)

// comparison is one program under one model.
type comparison struct {
	prog       event.Program
	opts       Options
	want       *findings // of engine naive
	engineName string    // of the latest search
}

// findings are what an engine found.
type findings struct {
	result *explore.Result
	Errors []string // kind, message and place of each violation, sorted
	Kinds  []string
	Finals []string
	Ends   []string         // States in which threads end
	sample []*explore.Error // one of each of Errors
}

// Compare returns what differs between the engines on a program, "" if nothing does.
func Compare(prog event.Program, opts Options) (difference string, skipped Skipped) {
	if opts.Limit == 0 {
		opts.Limit = 200_000
	}
	c := &comparison{prog: prog, opts: opts}
	defer func() {
		if x := recover(); x != nil {
			if s, ok := x.(Skipped); ok {
				difference, skipped = "", s
				return
			}
			difference = fmt.Sprintf("%s: panic: %v\n%s", c.engineName, x, stack())
		}
	}()
	if !slices.Contains(explore.OperationalModels(), opts.Model) {
		return c.weak(), ""
	}
	return c.operational(), ""
}

// patience bounds a search by an engine that is compared: trust-rf takes long for each event under some models.
const patience = time.Second / 2

// errLimit ends a search that is too long.
var errLimit = errors.New("too many steps")

// explore runs one engine. It panics with why the program is to be skipped.
func (c *comparison) explore(o explore.Options) *findings {
	c.engineName = o.Engine
	ctx, cancel := context.WithCancelCause(context.Background())
	defer cancel(nil)
	f := &findings{}
	limit, interval := c.opts.Limit, time.Duration(1)
	if o.Engine != "naive" {
		limit, interval = 4*limit, time.Millisecond
		defer time.AfterFunc(patience, func() { cancel(errLimit) }).Stop()
	}
	found := map[string]*explore.Error{}
	o.Model, o.MaxSteps, o.ProgressInterval = c.opts.Model, 400, interval
	own := o.Checks != nil
	if !own {
		o.Checks = c.opts.Checks
	}
	o.Progress = func(n explore.Counts) {
		if n.Events > limit {
			cancel(errLimit)
		}
	}
	o.Found = func(e *explore.Error) {
		if key := describe(e); found[key] == nil {
			found[key] = e
		}
	}
	if o.Jobs > 1 {
		o.Found = nil
	}
	finals, ends := map[string]bool{}, map[string]bool{}
	if o.Leaf == nil && o.Jobs <= 1 && c.opts.States && o.KeepGoing && slices.Contains(explore.OperationalModels(), o.Model) && !own {
		o.Leaf = func(l explore.Leaf) {
			s, all := final(l.Machine)
			finals[s] = true
			for _, e := range all {
				ends[e] = true
			}
		}
	}
	var err error
	if f.result, err = explore.Run(ctx, c.prog, o); err != nil {
		panic(fmt.Sprintf("%s: %v", o.Engine, err))
	}
	if f.result.Error != nil && len(found) == 0 {
		found[describe(f.result.Error)] = f.result.Error
	}
	if r := f.result; !r.Complete && (context.Cause(ctx) == errLimit || o.KeepGoing && o.Engine == "naive" && r.Verdict != explore.Unsupported ||
		strings.Contains(r.Reason, "longer than")) {
		panic(TooLarge)
	}
	f.Errors = slices.Sorted(maps.Keys(found))
	kinds := map[string]bool{}
	for _, key := range f.Errors {
		f.sample = append(f.sample, found[key])
		kinds[string(found[key].Kind)] = true
	}
	f.Kinds, f.Finals, f.Ends = slices.Sorted(maps.Keys(kinds)), slices.Sorted(maps.Keys(finals)), slices.Sorted(maps.Keys(ends))
	return f
}

// result is explore, but returns nil for a search that is too long.
func (c *comparison) result(o explore.Options) (f *findings) {
	defer func() {
		if x := recover(); x != nil && x != TooLarge {
			panic(x)
		}
	}()
	return c.explore(o)
}

// without returns the kinds of errors that are not among some.
func (f *findings) without(kinds ...event.ErrorKind) []string {
	return slices.DeleteFunc(slices.Clone(f.Kinds), func(k string) bool { return slices.Contains(kinds, event.ErrorKind(k)) })
}

func describe(e *explore.Error) string {
	return fmt.Sprintf("%s of thread %d at %v %d: %s", e.Kind, e.Thread, e.Site, e.Site.Column, e.Message)
}

// operational compares the engines under a model that has a machine.
func (c *comparison) operational() string {
	c.want = c.explore(explore.Options{Engine: "naive", KeepGoing: true})
	if c.want.result.Verdict == explore.Unsupported {
		panic(Unsupported)
	}
	for _, engine := range []string{"optimal", "source", "trust", "trust-rf", "rvf", "states"} {
		if engine == "rvf" && c.opts.Model != "sc" || slices.Contains(c.opts.Without, engine) {
			continue
		}
		if d := c.engine(engine); d != "" {
			return fmt.Sprintf("%s (+) against naive (-):\n%s", engine, d)
		}
	}
	if d := c.variants(); d != "" {
		return d
	}
	for _, check := range []struct {
		wanted bool
		do     func() string
	}{{c.opts.Races, c.races}, {c.opts.Robust, c.robust}} {
		if check.wanted {
			if d := check.do(); d != "" {
				return d
			}
		}
	}
	return ""
}

// engine compares one engine with naive.
func (c *comparison) engine(name string) string {
	got := c.explore(explore.Options{Engine: name, KeepGoing: true, NoSymmetry: name == "states"})
	if !got.result.Complete && (name == "trust-rf" || name == "rvf") {
		return c.replay(got) // beyond its limits
	}
	var d string
	switch name {
	case "rvf":
		d = cmp.Diff(c.local(c.want), c.local(c.sure(got)))
		if n := got.result.Counts.Executions; d == "" && n > c.want.result.Counts.ReadsFrom+c.want.result.Counts.Erroneous {
			d = fmt.Sprintf("%d executions, but naive has %d reads-from classes", n, c.want.result.Counts.ReadsFrom)
		}
	case "states":
		if d = cmp.Diff(c.reachable(c.want, got), c.reachable(got, got)); d == "" {
			d = c.symmetric()
		}
	case "trust-rf":
		d = cmp.Diff(c.classes(c.want, c.want.result.Counts.ReadsFrom), c.classes(got, got.result.Counts.Executions))
	default:
		want := *c.want
		if name == "source" { // may meet a trace twice that takes a load from the buffer or from memory
			want.result = atLeast(want.result, got.result)
		}
		d = cmp.Diff(c.all(&want, name), c.all(got, name))
	}
	if d == "" && (name == "trust-rf" || name == "rvf") {
		d = c.spinning(got)
	}
	if n := got.result.Counts.Blocked[event.BlockSleep]; d == "" && name == "optimal" && n > 0 {
		d = fmt.Sprintf("%d executions were given up", n)
	}
	if d == "" {
		d = c.consistent(got)
	}
	if d == "" {
		d = c.replay(got)
	}
	return d
}

// sure returns what rvf has found as if it were sure of threads that wait for ever in atomic sections. A violation it has to find, unless it is that.
func (c *comparison) sure(got *findings) *findings {
	waits := !slices.ContainsFunc(c.want.Kinds, func(kind string) bool { return kind != string(event.HangError) && kind != string(event.DeadlockError) })
	if !waits || !strings.HasPrefix(got.result.Reason, "a thread waits for ever in an atomic section") {
		return got
	}
	f, r := *got, *got.result
	r.Verdict, f.result = c.want.result.Verdict, &r
	f.Errors, f.sample = c.want.Errors, c.want.sample
	return &f
}

// atLeast returns a result with the counts of got where those are greater.
func atLeast(want, got *explore.Result) *explore.Result {
	r := *want
	r.Counts.Executions = max(r.Counts.Executions, got.Counts.Executions)
	r.Counts.Erroneous = max(r.Counts.Erroneous, got.Counts.Erroneous)
	r.Counts.Blocked = maps.Clone(r.Counts.Blocked)
	for reason, n := range got.Counts.Blocked {
		if r.Counts.Blocked[reason] > 0 {
			r.Counts.Blocked[reason] = max(r.Counts.Blocked[reason], n)
		}
	}
	return &r
}

// consistent looks for contradictions within a result.
func (c *comparison) consistent(f *findings) string {
	r := f.result
	if (r.Verdict == explore.Violation) != (r.Error != nil) || r.Verdict == explore.Safe && r.Counts.Erroneous > 0 {
		return fmt.Sprintf("verdict %s, first error %v, %d erroneous executions", r.Verdict, r.Error, r.Counts.Erroneous)
	}
	return ""
}

// all is everything that engines with the executions of naive have to agree on.
func (c *comparison) all(f *findings, engine string) any {
	blocked := maps.Clone(f.result.Counts.Blocked)
	delete(blocked, event.BlockSleep)
	if c.opts.Mixed && strings.HasPrefix(engine, "trust") {
		return []any{f.result.Verdict, f.Kinds}
	}
	return []any{f.result.Verdict, f.result.Counts.Executions, f.result.Counts.Erroneous, blocked, f.Errors, f.Finals}
}

// classes is what is compared of trust-rf: errors up to what a thread that spins for ever reads, which reads-from does not tell.
func (c *comparison) classes(f *findings, n uint64) any {
	if c.opts.Mixed {
		return []any{f.result.Verdict, f.Kinds}
	}
	return []any{f.result.Verdict, n, f.upTo(event.HangError)}
}

// local is what is compared of rvf: errors up to what others do at the same time.
func (c *comparison) local(f *findings) any {
	errs := f.upTo(event.DeadlockError, event.HangError)
	if c.opts.Mixed {
		return []any{f.result.Verdict, errs}
	}
	return []any{f.result.Verdict, errs, f.Ends}
}

// reachable is what is compared of states, which has found got. Hangs are left out where they may differ, and verdicts if there is nothing else.
func (c *comparison) reachable(f, got *findings) any {
	switch others := f.ending(); {
	case c.cut(got) && len(others) == 0:
		return nil
	case c.cut(got):
		return []any{f.result.Verdict, others}
	case c.opts.Mixed:
		return []any{f.result.Verdict, f.upTo(event.HangError)}
	}
	return []any{f.result.Verdict, f.Errors}
}

// endless reports whether an error shows threads that go on for ever, alone or while others wait for them.
func endless(e *explore.Error) bool { return e.Kind == event.HangError || e.Stranded != nil }

// ending returns the errors of threads that do not go on for ever.
func (f *findings) ending() []string {
	var errs []string
	for i, e := range f.sample {
		if !endless(e) {
			errs = append(errs, f.Errors[i])
		}
	}
	return errs
}

// endingKinds returns the kinds of these errors.
func (f *findings) endingKinds() []string {
	var kinds []string
	for _, e := range f.sample {
		if !endless(e) {
			kinds = append(kinds, string(e.Kind))
		}
	}
	slices.Sort(kinds)
	return slices.Compact(kinds)
}

// spinning returns a hang that a search has found and naive has not, "" if there is none. An engine that tells less apart than executions finds some of its hangs.
func (c *comparison) spinning(f *findings) string {
	for i, e := range f.sample {
		if e.Kind == event.HangError && !c.opts.Mixed && !slices.Contains(c.want.Errors, f.Errors[i]) {
			return fmt.Sprintf("found %s, naive has %s", f.Errors[i], strings.Join(c.want.Errors, "; "))
		}
	}
	return ""
}

// symmetric compares states with symmetry reduction, which finds of errors of threads that are alike that of one: it finds
// errors of the same kinds, and each of them is one.
func (c *comparison) symmetric() string {
	got := c.explore(explore.Options{Engine: "states", KeepGoing: true})
	kinds := func(f *findings) any {
		if c.cut(got) {
			return f.endingKinds()
		}
		return []any{f.result.Verdict, f.Kinds}
	}
	d := cmp.Diff(kinds(c.want), kinds(got))
	for i, e := range got.sample {
		if !slices.Contains(c.want.Errors, got.Errors[i]) && !(c.cut(got) && endless(e)) {
			d += fmt.Sprintf("with symmetry: found %s, naive has %s", got.Errors[i], strings.Join(c.want.Errors, "; "))
		}
	}
	if d == "" {
		d = c.replay(got)
	}
	return d
}

// cut reports whether f is of states, which may have found more threads that go on for ever than naive: since one of them has met the bound of loops (rounds that
// change nothing are states of their own to states, as far as the bound, and it looks for hangs in each of them), or since hangs are not checked (who waits
// for a thread that goes on for ever is in a deadlock to states all the same).
func (c *comparison) cut(f *findings) bool {
	unchecked := c.opts.Checks != nil && !slices.Contains(c.opts.Checks, event.HangError)
	return f.result.Engine == "states" && (f.result.Bounded || c.want.result.Bounded || unchecked)
}

// upTo returns the errors, of some kinds only that there are any.
func (f *findings) upTo(kinds ...event.ErrorKind) []string {
	var errs []string
	for i, e := range f.sample {
		if slices.Contains(kinds, e.Kind) {
			errs = append(errs, string(e.Kind))
		} else {
			errs = append(errs, f.Errors[i])
		}
	}
	slices.Sort(errs)
	return slices.Compact(errs)
}

// variants compares trust with itself and auto with naive: several jobs, and the first violation only.
func (c *comparison) variants() string {
	if c.opts.Jobs > 1 {
		kinds := slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool {
			return k.Named() || slices.Contains([]event.ErrorKind{event.LivelockError, event.AbortError, event.RaceError, event.RobustnessError}, k)
		})
		one, many := c.explore(explore.Options{Engine: "trust", KeepGoing: true, Checks: kinds}), c.explore(explore.Options{Engine: "trust", KeepGoing: true, Checks: kinds, Jobs: c.opts.Jobs})
		if d := cmp.Diff(tally(one), tally(many)); d != "" {
			return "trust with one job (-) and several (+):\n" + d
		}
	}
	if !c.opts.First {
		return ""
	}
	for _, engine := range []string{"auto", "optimal", "source", "trust", "trust-rf", "rvf", "states"} {
		if engine == "rvf" && c.opts.Model != "sc" || slices.Contains(c.opts.Without, engine) {
			continue
		}
		got := c.explore(explore.Options{Engine: engine})
		if v := got.result.Verdict; (v == explore.Unsupported || v == explore.Unknown) && (engine == "trust-rf" || engine == "rvf") {
			continue // beyond its limits
		}
		d := c.consistent(got)
		switch {
		case d != "":
		case c.cut(got) && len(c.want.ending())+len(got.ending()) == 0:
		case got.result.Verdict != c.want.result.Verdict:
			d = fmt.Sprintf("verdict %s, naive says %s", got.result.Verdict, c.want.result.Verdict)
		case len(got.Errors) > 0 && got.sample[0].Kind == event.DeadlockError && slices.Contains(c.want.Kinds, "deadlock"):
		case len(got.Errors) > 0 && !slices.Contains(c.want.Errors, got.Errors[0]) && !(c.cut(got) && endless(got.sample[0])):
			d = fmt.Sprintf("found %s, naive has %s", got.Errors[0], strings.Join(c.want.Errors, "; "))
		}
		if d == "" {
			d = c.replay(got)
		}
		if d != "" {
			return engine + " up to the first violation: " + d
		}
	}
	return ""
}

func tally(f *findings) any {
	return []any{f.result.Verdict, f.result.Counts.Executions, f.result.Counts.Erroneous, f.result.Counts.Blocked}
}

// replay simplifies, replays and explains each violation.
func (c *comparison) replay(f *findings) string {
	for i, e := range f.sample {
		s := explore.Simplify(c.prog, e)
		if !e.Same(s) {
			return fmt.Sprintf("simplifying %s gives %s", f.Errors[i], describe(s))
		}
		for _, x := range []*explore.Error{e, s} {
			found, _, err := explore.Reproduce(c.prog, x)
			if err != nil {
				return fmt.Sprintf("%s does not replay: %v", f.Errors[i], err)
			}
			if !e.Same(found) {
				return fmt.Sprintf("%s replays as %v", f.Errors[i], found)
			}
		}
		if _, err := report.Explain(c.prog, s); err != nil {
			return fmt.Sprintf("%s cannot be explained: %v", f.Errors[i], err)
		}
	}
	return ""
}
