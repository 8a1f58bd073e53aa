package report

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// written writes a log, validates it against the schema of SARIF, and reads it again.
func written(t *testing.T, l *Log) *sarif.Run {
	t.Helper()
	var b bytes.Buffer
	if err := l.WriteSARIF(&b); err != nil {
		t.Fatal(err)
	}
	log, err := sarif.FromBytes(b.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if err := log.Validate(); err != nil {
		t.Fatalf("%v\n%s", err, &b)
	}
	if len(log.Runs) != 1 || len(log.Runs[0].Tool.Driver.Rules) != len(event.ErrorKinds()) {
		t.Fatalf("%d runs", len(log.Runs))
	}
	return log.Runs[0]
}

func TestSARIF(t *testing.T) {
	c := exampleOf(t, "structures/treiber_stack_free.ll", explore.Options{Jobs: 1})
	run := written(t, &Log{Tool: "1", Error: c.Error, Example: c, Sources: &Sources{Dirs: []string{"../testdata"}}})
	if len(run.Results) != 1 {
		t.Fatalf("%d results", len(run.Results))
	}
	r := run.Results[0]
	if *r.RuleID != "memory" || r.Level != "error" || *r.Message.Text != c.Error.Message {
		t.Errorf("rule %s, level %s, %s", *r.RuleID, r.Level, *r.Message.Text)
	}
	at := r.Locations[0].PhysicalLocation
	if !strings.HasSuffix(*at.ArtifactLocation.URI, "testdata/structures/treiber_stack_free.c") || *at.Region.StartLine != c.Error.Site.Line {
		t.Errorf("at %s:%d", *at.ArtifactLocation.URI, *at.Region.StartLine)
	}
	flow := r.CodeFlows[0].ThreadFlows[0].Locations
	if last := flow[len(flow)-1]; *last.Location.Message.Text != "popper#2: read node#2->next" || last.Importance != "essential" {
		t.Errorf("the flow ends with %s", *last.Location.Message.Text)
	}
	var related []string
	for _, l := range r.RelatedLocations {
		related = append(related, *l.Message.Text)
	}
	if !slices.Equal(related, []string{"main: allocate node#2", "popper#1: free node#2"}) {
		t.Errorf("related: %q", related)
	}
	for i := 1; i < len(flow); i++ {
		if flow[i].ExecutionOrder <= flow[i-1].ExecutionOrder {
			t.Error("the flow is not in the order of execution")
		}
	}
}

// TestSARIFPlaces writes what code hosts need: paths as URIs, columns in units of UTF-16 up to the end of the line, a fingerprint that does not depend on the line's number, other places of a
// violation, and no more steps than they take.
func TestSARIFPlaces(t *testing.T) {
	at := func(line int) event.Site {
		return event.Site{File: "a folder/50%.c", Line: line, Column: 8, Function: "f"}
	}
	sources := &Sources{files: map[string][]string{"a folder/50%.c": {"", "\t/*ü*/ x = 1;  ", "", "\t/*ü*/ x = 1;"}}}
	logged := func(line, steps int) *sarif.Result {
		c := &Counterexample{Error: &explore.Error{Kind: event.RaceError, Message: "m", Site: at(line)}, Threads: []Thread{{0, "main"}, {1, "w#1"}}}
		for i := range steps {
			s := Step{Move: i, Thread: event.ThreadID(i % 2), label: &event.Label{Kind: event.Store}, Operation: "write", Location: "x", Offending: i == 0}
			s.place(at(line))
			c.Steps = append(c.Steps, s)
		}
		c.Steps[1].Offending = true
		return written(t, &Log{Tool: "1", Error: c.Error, Example: c, Sources: sources}).Results[0]
	}
	r := logged(2, 3000)
	place := r.Locations[0].PhysicalLocation
	if *place.ArtifactLocation.URI != "a%20folder/50%25.c" {
		t.Errorf("the file is %s", *place.ArtifactLocation.URI)
	}
	if g := place.Region; *g.StartLine != 2 || *g.StartColumn != 7 || *g.EndLine != 2 || *g.EndColumn != 14 {
		t.Errorf("from %d:%d to %d:%d", *g.StartLine, *g.StartColumn, *g.EndLine, *g.EndColumn)
	}
	if len(r.RelatedLocations) != 1 || *r.RelatedLocations[0].Message.Text != "w#1: write x" {
		t.Errorf("related: %+v", r.RelatedLocations)
	}
	flow := r.CodeFlows[0].ThreadFlows[0].Locations
	if len(flow) != 1000 || flow[99].ExecutionOrder != 100 || flow[100].ExecutionOrder != 2101 || *r.CodeFlows[0].Message.Text != "the schedule that leads there, without 2000 steps in the midst of it" {
		t.Errorf("%d steps, %s", len(flow), *r.CodeFlows[0].Message.Text)
	}
	if moved := logged(4, 2); moved.PartialFingerprints["gomc/v1"] != r.PartialFingerprints["gomc/v1"] || len(r.PartialFingerprints["gomc/v1"]) != 32 {
		t.Errorf("%v became %v", r.PartialFingerprints, moved.PartialFingerprints)
	}
	if other := logged(3, 2); other.PartialFingerprints["gomc/v1"] == r.PartialFingerprints["gomc/v1"] {
		t.Error("another line has the same fingerprint")
	}
	if l := (&Log{Sources: sources}); l.uri("/usr/include/a b.h") != "file:///usr/include/a%20b.h" || l.uri("c:x.c") != "./c:x.c" {
		t.Errorf("%s, %s", l.uri("/usr/include/a b.h"), l.uri("c:x.c"))
	}
}

func TestSARIFWithoutViolation(t *testing.T) {
	if run := written(t, &Log{Tool: "1"}); len(run.Results) != 0 || !*run.Invocations[0].ExecutionSuccessful {
		t.Errorf("safe: %d results", len(run.Results))
	}
	run := written(t, &Log{Tool: "1", Undecided: "unknown: timeout"})
	if notes := run.Invocations[0].ToolExecutionNotifications; *run.Invocations[0].ExecutionSuccessful || len(notes) != 1 || *notes[0].Message.Text != "unknown: timeout" {
		t.Errorf("undecided: %+v", notes)
	}
}

func TestExplanations(t *testing.T) {
	kinds := event.ErrorKinds()
	if len(Explanations()) != len(kinds) {
		t.Fatalf("%d explanations of %d kinds", len(Explanations()), len(kinds))
	}
	for i, e := range Explanations() {
		if e.Kind != kinds[i] || e.Title == "" || e.Meaning == "" || e.Example == "" || e.Advice == "" {
			t.Errorf("%s: %+v", kinds[i], e)
		}
	}
	if _, ok := ExplanationOf("other"); ok {
		t.Error("an unknown kind is explained")
	}
}
