package main

import (
	"context"
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
)

func init() {
	st := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Store, Var: v, C: 1} }
	ld := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Load, Var: v} }
	programs["sb.ll"] = &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{{st(0), ld(1)}, {st(1), ld(0)}}}
	programs["mp.ll"] = &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{{st(0), st(1)}, {ld(1), ld(0)}}}
}

// robustJSON runs gomc robust --json and decodes what it prints.
func robustJSON(t *testing.T, args ...string) (int, *jsonRobustness) {
	t.Helper()
	code, out, _ := gomc(t, context.Background(), append([]string{"robust", "--json"}, args...)...)
	d := json.NewDecoder(strings.NewReader(out))
	d.DisallowUnknownFields()
	r := &jsonRobustness{}
	if err := d.Decode(r); err != nil {
		t.Fatalf("%v in %q", err, out)
	}
	if r.ExitCode != code {
		t.Errorf("exit_code is %d, exit code %d", r.ExitCode, code)
	}
	return code, r
}

func TestRobust(t *testing.T) {
	for _, c := range []struct {
		args     string
		code     int
		verdict  string
		verdicts string // under each model
		fences   string // number under each model, - for none looked for
	}{
		{"safe.ll", exitSafe, "robust", "robust robust robust", "- - -"},
		{"bad.ll", exitSafe, "robust", "robust robust robust", "- - -"},
		{"sb.ll", exitViolation, "not_robust", "robust not_robust not_robust", "- 2 2"},
		{"sb.ll --all --engine=source", exitViolation, "not_robust", "robust not_robust not_robust", "- 2 2"},
		{"sb.ll --no-fences --model=tso", exitViolation, "not_robust", "robust not_robust", "- -"},
		{"mp.ll", exitViolation, "not_robust", "robust robust not_robust", "- - 1"},
		{"mp.ll --model=tso", exitSafe, "robust", "robust robust", "- -"},
		{"bounded.ll --unroll=1", exitUnknown, "unknown", "unknown unknown unknown", "- - -"},
		{"unmodelled.ll", exitUnsupported, "unsupported", "unsupported unsupported unsupported", "- - -"},
		{"big.ll --timeout=0.2", exitUnknown, "unknown", "unknown unknown unknown", "- - -"},
	} {
		code, r := robustJSON(t, strings.Fields(c.args)...)
		var verdicts, fences []string
		for _, m := range r.Models {
			verdicts = append(verdicts, m.Verdict)
			n := "-"
			if m.Repair != nil {
				n = string(rune('0' + len(m.Repair.Fences)))
				if !m.Repair.Verified || !m.Repair.Minimal {
					t.Errorf("%s, %s: %+v", c.args, m.Model, m.Repair)
				}
			}
			fences = append(fences, n)
			if m.Verdict == "not_robust" && (len(m.Cycles) == 0 || len(m.Cycles[0].Events) < 3) {
				t.Errorf("%s, %s: cycles %+v", c.args, m.Model, m.Cycles)
			}
			if m.Verdict != "unknown" && (m.Verdict == "robust") != m.Equal {
				t.Errorf("%s, %s: %s, equal is %v", c.args, m.Model, m.Verdict, m.Equal)
			}
		}
		got := strings.Join(verdicts, " ")
		if code != c.code || r.Verdict != c.verdict || got != c.verdicts || strings.Join(fences, " ") != c.fences {
			t.Errorf("%s: exit code %d, %s (%s), fences %v", c.args, code, r.Verdict, got, fences)
		}
		if code, out, _ := gomc(t, context.Background(), append([]string{"robust"}, strings.Fields(c.args)...)...); code != c.code || out == "" {
			t.Errorf("%s as text: exit code %d, %q", c.args, code, out)
		}
	}
}

func TestRobustUsage(t *testing.T) {
	for _, args := range []string{
		"robust", "robust sb.ll --model=sc", "robust sb.ll --model=", "robust sb.ll --model=power", "robust sb.ll --keep-going",
		"robust sb.ll --json --quiet", "robust none.ll", "verify sb.ll --robust", "verify sb.ll --robust --model=sc",
	} {
		if code, _, message := gomc(t, context.Background(), strings.Fields(args)...); code != exitUsage || message == "" {
			t.Errorf("%s: exit code %d, %q", args, code, message)
		}
	}
}

// TestVerifyRobust meets a violation of robustness again from its trace file.
func TestVerifyRobust(t *testing.T) {
	trace := filepath.Join(t.TempDir(), "trace.json")
	for _, args := range []string{"--robust", "--check=robustness", "--check=-assertion,robustness --engine=naive"} {
		all := append([]string{"sb.ll", "--model=tso", "--trace-out=" + trace}, strings.Fields(args)...)
		code, r := verifyJSON(t, all...)
		if code != exitViolation || r.Error == nil || r.Error.Kind != string(event.RobustnessError) {
			t.Fatalf("%s: exit code %d, %+v", args, code, r.Error)
		}
		offending := 0
		for _, s := range r.Trace {
			if s.Offending {
				offending++
			}
		}
		if offending != 4 {
			t.Errorf("%s: %d steps on the cycle", args, offending)
		}
		code, out, _ := gomc(t, context.Background(), "replay", "--json", trace, "sb.ll")
		if again := decode(t, out); code != exitViolation || again.Error == nil || *again.Error != *r.Error {
			t.Errorf("%s replayed: exit code %d, %+v", args, code, again.Error)
		}
		for _, command := range []string{"replay", "graph"} {
			if code, out, _ := gomc(t, context.Background(), command, trace, "sb.ll"); out == "" || code == exitUsage {
				t.Errorf("%s: exit code %d, %q", command, code, out)
			}
		}
	}
	if code, _ := verifyJSON(t, "mp.ll", "--robust", "--model=tso"); code != exitSafe {
		t.Errorf("mp.ll is robust under tso: exit code %d", code)
	}
	if code, _ := verifyJSON(t, "sb.ll", "--model=tso"); code != exitSafe {
		t.Errorf("robustness is not checked unless asked for: exit code %d", code)
	}
}
