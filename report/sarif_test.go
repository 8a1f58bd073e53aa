package report

import (
	"bytes"
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
	for i := 1; i < len(flow); i++ {
		if flow[i].ExecutionOrder <= flow[i-1].ExecutionOrder {
			t.Error("the flow is not in the order of execution")
		}
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
