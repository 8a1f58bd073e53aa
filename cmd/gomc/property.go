package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/files"
	"github.com/gomc/gomc/svcomp"
)

// parseProperty returns what to check, as a list of --check: that of the property, if one is given.
func (v *verification) parseProperty(c *cli.Context) (list string, err error) {
	if !c.IsSet("property") {
		return c.String("check"), nil
	}
	if c.IsSet("check") || c.Bool("robust") {
		return "", usagef("--property says what is checked; it excludes --check and --robust")
	}
	file := c.String("property")
	data, err := files.Read(file)
	if err != nil {
		return "", err
	}
	var unchecked *svcomp.UncheckedError
	switch v.property, err = svcomp.ParseProperty(file, data); {
	case errors.As(err, &unchecked):
		return "", &unsupportedError{message: err.Error(), file: file, line: unchecked.Line}
	case err != nil:
		return "", usagef("%v", err)
	}
	return strings.ReplaceAll(kindList(v.property.Checks), " ", ""), nil
}

// notPart makes safe unknown where a part of the property was not looked at.
func (v *verification) notPart() {
	if r := v.result; v.property != nil && len(v.property.Unchecked) > 0 && r.Verdict == explore.Safe {
		r.Verdict, r.Reason = explore.Unknown, fmt.Sprintf("gomc does not check %s; the rest of the property holds", strings.Join(v.property.Unchecked, " and "))
	}
}

// outcome is what the verification has come to, in the words of SV-COMP. A violation is replayed when its counterexample is worked out.
func (v *verification) outcome() svcomp.Outcome {
	r := v.result
	return svcomp.Outcome{Beside: v.beside(), Safe: r.Verdict == explore.Safe, Violation: r.Verdict == explore.Violation, Reason: r.Reason,
		Complete: r.Complete, Bounded: r.Bounded || r.Counts.Blocked[event.BlockBound] > 0, Restricted: v.restrictions(r.Bounded), Replayed: v.example != nil}
}

// beside says why a verdict is not about what the property means: LKMM forbids and allows other executions than the memory models here, but for those under sc, and in SV-COMP an
// allocation never fails.
func (v *verification) beside() string {
	violation := v.result.Verdict == explore.Violation
	switch {
	case v.prog != nil && v.prog.kernel && !(violation && v.opts.Model == "sc"):
		return "the program is written in the words of LKMM, and what is said is about the memory model " + v.opts.Model
	case violation && v.example != nil && v.example.Happens(event.AllocationFails):
		return "an allocation fails in the violation, which properties of SV-COMP leave out"
	}
	return ""
}
