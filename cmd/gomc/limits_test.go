package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// stuck is work that reaches a limit and then never ends: it does not look at its
// context. So a command that waits for it never ends, however long a test waits.
type stuck struct{ reach context.CancelCauseFunc }

func (s stuck) forever() {
	s.reach(explore.ErrTimeout)
	select {}
}

func (s stuck) Read([]byte) (int, error) {
	s.forever()
	return 0, nil
}

// stuckNames is a program that gets stuck when it is asked for names, as
// counterexamples do.
type stuckNames struct {
	event.Program
	stuck
}

func (p stuckNames) Describe(*event.Label) string {
	p.forever()
	return ""
}

// stuckWords gets stuck when it is executed.
type stuckWords struct {
	event.Program
	stuck
}

func (p stuckWords) Word(event.Loc) event.Bits {
	p.forever()
	return event.Bits{}
}

// limited runs gomc without any grace, after a change to it that gets stuck somewhere.
func limited(t *testing.T, args string, change func(*tool, stuck)) (code int, out, stderr string) {
	t.Helper()
	ctx, cancel := context.WithCancelCause(t.Context())
	defer cancel(nil)
	var o, e strings.Builder
	tool := newTestTool(strings.Fields(args)...)
	tool.stdout, tool.stderr, tool.grace = &o, &e, 0
	change(tool, stuck{cancel})
	code = tool.run(ctx)
	return code, o.String(), e.String()
}

// wrapped has the loader wrap programs.
func wrapped(wrap func(event.Program, stuck) event.Program) func(*tool, stuck) {
	return func(t *tool, s stuck) {
		t.load = func(ctx context.Context, b build) (*program, error) {
			p, err := loadTest(ctx, b)
			if err == nil {
				p.Program = wrap(p.Program, s)
			}
			return p, err
		}
	}
}

var (
	stuckLoader = func(t *tool, s stuck) {
		t.load = func(context.Context, build) (*program, error) {
			s.forever()
			return nil, nil
		}
	}
	stuckSearch = wrapped(func(p event.Program, s stuck) event.Program { return stuckWords{p, s} })
	stuckReport = wrapped(func(p event.Program, s stuck) event.Program { return stuckNames{p, s} })
)

// TestLimitsHold reaches a limit in all that may take long: the command ends with the verdict
// that is known until then.
func TestLimitsHold(t *testing.T) {
	trace := filepath.Join(t.TempDir(), "trace.json")
	if code, _, stderr := gomc(t, t.Context(), "verify", "bad.ll", "--trace-out="+trace); code != exitViolation {
		t.Fatal(stderr)
	}
	for _, c := range []struct {
		what, args string
		change     func(*tool, stuck)
		code       int
		verdict    string
	}{
		{"the front end", "verify bad.ll", stuckLoader, exitUnknown, "unknown"},
		{"the front end", "robust bad.ll", stuckLoader, exitUnknown, "unknown"},
		{"the front end", "replay " + trace + " bad.ll", stuckLoader, exitUnknown, "unknown"},
		{"the front end", "graph " + trace + " bad.ll", stuckLoader, exitUnknown, "unknown"},
		{"the search", "verify bad.ll", stuckSearch, exitUnknown, "unknown"},
		{"the search", "verify bad.ll --check=race", stuckSearch, exitUnknown, "unknown"},
		{"the search", "verify bad.ll --model=rc11", stuckSearch, exitUnknown, "unknown"},
		{"the search", "robust bad.ll", stuckSearch, exitUnknown, "unknown"},
		{"the execution", "replay " + trace + " bad.ll", stuckSearch, exitUnknown, "unknown"},
		{"the counterexample", "verify bad.ll", stuckReport, exitViolation, "violation"},
		{"the counterexample", "replay " + trace + " bad.ll", stuckReport, exitUnknown, "unknown"},
		{"a search that goes on", "verify bad.ll --keep-going", func(t *tool, s stuck) {
			t.explore = func(ctx context.Context, p event.Program, o explore.Options) (*explore.Result, error) {
				found := o.First
				o.First = func(e *explore.Error) {
					found(e)
					s.forever()
				}
				return explore.Run(ctx, p, o)
			}
		}, exitViolation, "violation"},
		{"the history", "vsc -", func(t *tool, s stuck) { t.stdin = s }, exitUnknown, "unknown"},
	} {
		if strings.HasPrefix(c.args, "graph") {
			// has no --json
		} else if code, out, stderr := limited(t, c.args+" --json", c.change); code != c.code || !strings.Contains(out, `"verdict": "`+c.verdict+`"`) {
			t.Errorf("%s: gomc %s --json: code %d, %s%s", c.what, c.args, code, out, stderr)
		}
		if code, out, stderr := limited(t, c.args, c.change); code != c.code || out+stderr == "" {
			t.Errorf("%s: gomc %s: code %d, %s%s", c.what, c.args, code, out, stderr)
		}
	}
}

// TestViolationWithoutCounterexample writes a trace file that can be replayed although there
// was no time to work the counterexample out.
func TestViolationWithoutCounterexample(t *testing.T) {
	trace := filepath.Join(t.TempDir(), "trace.json")
	code, out, _ := limited(t, "verify bad.ll --json --dot=x.dot --trace-out="+trace, stuckReport)
	if r := decode(t, out); code != exitViolation || r.Error == nil || len(r.Trace) != 0 || r.TraceFile != trace || r.DotFile != "" {
		t.Errorf("code %d, %+v", code, r)
	}
	if _, err := os.Stat("x.dot"); err == nil {
		t.Error("a graph was written")
	}
	if code, _, stderr := gomc(t, t.Context(), "replay", trace, "bad.ll"); code != exitViolation {
		t.Errorf("replay: code %d, %s", code, stderr)
	}
}
