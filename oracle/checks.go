package oracle

import (
	"fmt"
	"slices"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/oracle/graphs"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/memmodel"
)

// racing are the checks with data races, which engines of graphs look for.
var racing = append(slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool { return k == event.RobustnessError || k == event.RaceError || k.Named() }), event.RaceError)

// races compares the races that trust and auto find with those of the executions of naive. These have no steps of
// operations that wait for ever, which may race, too: that a race is one, its replay tells.
func (c *comparison) races() string {
	raced := false
	c.explore(explore.Options{Engine: "naive", KeepGoing: true, Leaf: func(l explore.Leaf) { raced = raced || len(explore.Races(l.Machine)) > 0 }})
	for _, o := range []explore.Options{{Engine: "trust", KeepGoing: true}, {Engine: "auto"}} {
		o.Checks = racing
		got := c.explore(o)
		found := slices.Contains(got.Kinds, string(event.RaceError))
		switch {
		case got.result.Verdict == explore.Unknown || got.result.Verdict == explore.Unsupported:
			return ""
		case o.KeepGoing && got.result.Complete && raced && !found, raced && got.result.Verdict == explore.Safe: // a search that has given up may have found other errors only
			return fmt.Sprintf("check race, %s: verdict %s, errors %v, but naive has a race", o.Engine, got.result.Verdict, got.Kinds)
		case !found && got.result.Verdict != c.want.result.Verdict:
			return fmt.Sprintf("check race, %s: verdict %s, naive says %s", o.Engine, got.result.Verdict, c.want.result.Verdict)
		}
		if d := c.replay(got); d != "" {
			return "check race, " + o.Engine + ": " + d
		}
	}
	return ""
}

// robust compares the check for robustness with numbers of executions.
func (c *comparison) robust() string {
	if c.opts.Model == "sc" {
		return ""
	}
	count := func(model string) *explore.Result {
		d := *c
		d.opts.Model = model
		return d.explore(explore.Options{Engine: "naive", KeepGoing: true, Checks: []event.ErrorKind{}}).result
	}
	weak, strong := count(c.opts.Model), count("sc")
	equal := weak.Counts.Executions == strong.Counts.Executions && cmp.Equal(weak.Counts.Blocked, strong.Counts.Blocked)
	got := c.explore(explore.Options{Engine: "optimal", KeepGoing: true, Checks: []event.ErrorKind{event.RobustnessError}})
	want := explore.Violation
	switch {
	case equal && weak.Counts.Blocked[event.BlockError]+weak.Counts.Blocked[event.BlockBound] > 0:
		want = explore.Unknown // behind an error that is not checked, and behind a bound, nothing is known
	case equal:
		want = explore.Safe
	}
	if got.result.Verdict != want {
		return fmt.Sprintf("robustness: verdict %s; executions under %s: %v, under sc: %v", got.result.Verdict, c.opts.Model, weak.Counts, strong.Counts)
	}
	return c.replay(got)
}

// weak compares trust and trust-rf under a model without a machine.
func (c *comparison) weak() string {
	c.want = c.explore(explore.Options{Engine: "trust", KeepGoing: true})
	if c.want.result.Verdict == explore.Unsupported {
		panic(Unsupported)
	}
	if !c.want.result.Complete {
		panic(TooLarge)
	}
	if d := c.replay(c.want); d != "" {
		return "trust: " + d
	}
	if d := c.consistent(c.want); d != "" {
		return "trust: " + d
	}
	if d := c.enumerated(); d != "" {
		return "trust (+) against all graphs (-):\n" + d
	}
	if d := c.stronger(); d != "" {
		return d
	}
	for _, o := range []explore.Options{{Engine: "trust-rf", KeepGoing: true}, {Engine: "trust-rf"}, {Engine: "auto"}} {
		got := c.explore(o)
		if got.result.Verdict == explore.Unsupported && o.Engine == "trust-rf" {
			continue
		}
		d := c.consistent(got)
		switch {
		case d != "":
		case o.KeepGoing && got.result.Counts.Executions > c.want.result.Counts.Executions:
			d = fmt.Sprintf("%d executions, trust has %d", got.result.Counts.Executions, c.want.result.Counts.Executions)
		case got.result.Verdict != c.want.result.Verdict:
			d = fmt.Sprintf("verdict %s, trust says %s", got.result.Verdict, c.want.result.Verdict)
		default:
			d = c.replay(got)
		}
		if d != "" {
			return o.Engine + ": " + d
		}
	}
	if c.opts.Races {
		got := c.explore(explore.Options{Engine: "trust", KeepGoing: true, Checks: racing})
		if d := c.replay(got); d != "" {
			return "check race: " + d
		}
	}
	return ""
}

// enumerated compares trust with the enumeration of all graphs, if that can be done.
func (c *comparison) enumerated() string {
	model, _ := memmodel.ParseModel(c.opts.Model)
	all, err := graphs.Enumerate(c.prog, model, graphs.Options{Limit: 800})
	if err != nil || c.opts.Checks != nil { // there every error counts
		return ""
	}
	got, blocked := c.want.result.Counts, map[event.Reason]uint64{}
	for r, n := range got.Blocked {
		if r != event.BlockSleep {
			blocked[r] = n
		}
	}
	return cmp.Diff([]any{all.Executions, all.Erroneous, all.Blocked}, []any{got.Executions, got.Erroneous, blocked})
}

// stronger compares with sequential consistency, which has no execution that the model does not have. Under sc
// every access comes after the allocations before it, so that programs are left out that have an access which, under the
// model, does not, and ends an execution there.
func (c *comparison) stronger() string {
	early := func(e *explore.Error) bool {
		return slices.ContainsFunc(e.Graph, func(s witness.Step) bool { return s.Early })
	}
	if slices.ContainsFunc(c.want.sample, early) {
		return ""
	}
	d := *c
	d.opts.Model = "sc"
	sc := d.explore(explore.Options{Engine: "trust", KeepGoing: true})
	if !sc.result.Complete || !c.want.result.Complete {
		return "" // it has met what is not supported
	}
	for _, e := range sc.Errors {
		if !slices.Contains(c.want.Errors, e) {
			return fmt.Sprintf("%s is found under sc, but not under %s", e, c.opts.Model)
		}
	}
	if a, b := sc.result.Counts, c.want.result.Counts; a.Executions-a.Erroneous > b.Executions-b.Erroneous {
		return fmt.Sprintf("%d executions under sc, %d under %s", a.Executions, b.Executions, c.opts.Model)
	}
	return ""
}
