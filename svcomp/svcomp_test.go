package svcomp

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
)

func TestProperty(t *testing.T) {
	for _, c := range []struct {
		text      string
		checks    []event.ErrorKind
		unchecked []string
		wrong     string // part of the error
	}{
		{"CHECK( init(main()), LTL(G ! call(reach_error())) )\n", []event.ErrorKind{event.ReachError}, nil, ""},
		{"\n# a comment\nCHECK(init(main()),LTL(G ! call(__VERIFIER_error())))\n", []event.ErrorKind{event.ReachError}, nil, ""},
		{"CHECK( init(main()), LTL(G ! data-race) )", []event.ErrorKind{event.RaceError}, nil, ""},
		{"CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\nCHECK( init(main()), LTL(G valid-memtrack) )\n\n",
			[]event.ErrorKind{event.MemoryError, event.LeakError}, nil, ""},
		{"CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\n", []event.ErrorKind{event.MemoryError}, nil, ""},
		{"CHECK( init(main()), LTL(G valid-memcleanup) )\nCHECK( init(main()), LTL(F end) )", []event.ErrorKind{event.UnfreedError}, []string{"termination"}, ""},
		{"CHECK( init(main()), LTL(F end) )", nil, nil, "does not check termination"},
		{"CHECK( init(main()), LTL(G ! call(my_error())) )", nil, nil, "p.prp:1: gomc does not check LTL(G!call(my_error()))"},
		{"CHECK( init(start()), LTL(G ! call(reach_error())) )", nil, nil, "start"},
		{"COVER( init(main()), FQL(COVER EDGES(@DECISIONEDGE)) )", nil, nil, "p.prp:1: no property"},
		{"", nil, nil, "no property"},
		{"CHECK( init(main()), LTL(G ! data-race) ) x", nil, nil, "p.prp:1"},
		{"CHECK( init(main()), LTL(G ! data-race) )\nCHECK( init(main()), LTL(G nonsense) )", nil, nil, "p.prp:2: gomc does not check"},
	} {
		p, err := ParseProperty("dir/p.prp", []byte(c.text))
		if c.wrong != "" {
			var unchecked *UncheckedError
			if err == nil || !strings.Contains(err.Error(), c.wrong) || !strings.HasPrefix(err.Error(), "dir/p.prp:") ||
				errors.As(err, &unchecked) != strings.Contains(c.wrong, "not check") {
				t.Errorf("%q: %v; want %q", c.text, err, c.wrong)
			}
			continue
		}
		if err != nil || p.Name != "p" || !slices.Equal(p.Checks, c.checks) || !slices.Equal(p.Unchecked, c.unchecked) {
			t.Errorf("%q: %+v, %v", c.text, p, err)
		}
	}
}

// TestAnswer goes through what makes an exploration less than a proof, and a violation less than a refutation.
func TestAnswer(t *testing.T) {
	proof := Outcome{Safe: true, Complete: true}
	but := func(change func(*Outcome)) Outcome {
		o := proof
		change(&o)
		return o
	}
	for name, c := range map[string]struct {
		outcome Outcome
		want    Answer
		why     string
	}{
		"proof":                {proof, True, ""},
		"bound":                {but(func(o *Outcome) { o.Bounded = true }), Unknown, "bound"},
		"incomplete":           {but(func(o *Outcome) { o.Complete = false }), Unknown, "not all executions"},
		"domain":               {but(func(o *Outcome) { o.Restricted = []string{"values 0..2"} }), Unknown, "values 0..2"},
		"limit":                {Outcome{Reason: "time is up"}, Unknown, "time is up"},
		"not replayed":         {Outcome{Violation: true}, Unknown, "not replayed"},
		"violation":            {Outcome{Violation: true, Replayed: true}, False, ""},
		"safe of another":      {but(func(o *Outcome) { o.Beside = "another model" }), Unknown, "another model"},
		"violation of another": {Outcome{Violation: true, Replayed: true, Beside: "another model"}, Unknown, "another model"},
		"limit of another":     {Outcome{Reason: "time is up", Beside: "another model"}, Unknown, "time is up"},
		// A violation is one whatever was not explored.
		"early violation": {Outcome{Violation: true, Replayed: true, Bounded: true, Restricted: []string{"values 0..2"}}, False, ""},
	} {
		if got, why := c.outcome.Answer(); got != c.want || !strings.Contains(why, c.why) || (why == "") != (got != Unknown) {
			t.Errorf("%s: %s, %q; want %s, %q", name, got, why, c.want, c.why)
		}
	}
}

func TestScore(t *testing.T) {
	for _, c := range []struct {
		expected, answer Answer
		want             int
	}{
		{True, True, 2}, {False, False, 1}, {True, Unknown, 0}, {False, Unknown, 0},
		{True, False, -16}, {False, True, -32}, {"", True, 0}, {"", False, 0},
	} {
		if got := Score(c.expected, c.answer); got != c.want {
			t.Errorf("expected %q, answered %q: %d, want %d", c.expected, c.answer, got, c.want)
		}
	}
}

func TestKind(t *testing.T) {
	for part, want := range map[string]string{"valid-deref": "memory", "valid-free": "memory", "no-data-race": "race", "valid-memtrack": "leak", "valid-memcleanup": "unfreed", "termination": "termination", "else": "else"} {
		if got := Kind(part); got != want {
			t.Errorf("%s: %s, want %s", part, got, want)
		}
	}
}

func TestModelFlag(t *testing.T) {
	for name, want := range map[string]string{"ILP32": "-m32", "LP64": "-m64", "": "", "ilp32": ""} {
		if got, err := ModelFlag(name); got != want || (err == nil) != (want != "") {
			t.Errorf("%q: %q, %v", name, got, err)
		}
	}
}

func TestFormula(t *testing.T) {
	for kind, want := range map[event.ErrorKind]string{event.ReachError: "G ! call(reach_error())", event.MemoryError: "G valid-deref", event.RaceError: "G ! data-race", event.DeadlockError: ""} {
		if got := Formula(kind); got != want {
			t.Errorf("%s: %q, want %q", kind, got, want)
		}
	}
}
