package witness

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// example has a thread that is created, an input, an assumption and a target.
func example() *Witness {
	at := func(kind Type, line, thread int) Waypoint {
		return Waypoint{Type: kind, File: "prog.c", Line: line, Function: "main", Thread: thread}
	}
	input, assumption := at(FunctionReturn, 7, 1), at(Assumption, 9, 0)
	input.Value, input.Format = `\result == -5`, "acsl_expression"
	assumption.Value, assumption.Format = "x == 1", "c_expression"
	return &Witness{Version: "2.2", ID: "7e57ab1e-0000-4000-8000-000000000000", Created: time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC),
		Producer: Producer{"gomc", "1", "gomc verify prog.c"},
		Task:     Task{Files: []File{{"prog.c", "abc"}}, Specification: "G ! call(reach_error())", DataModel: "ILP32"},
		Segments: []Segment{follow(at(FunctionEnter, 5, 0)), {Avoid: []Waypoint{at(Branching, 6, 1)}, Follow: []Waypoint{input}}, follow(assumption), follow(at(Target, 10, 0))}}
}

// TestYAML reads what it has written.
func TestYAML(t *testing.T) {
	for _, w := range []*Witness{example(), {Correctness: true, Version: "2.0", Created: example().Created, Task: example().Task}} {
		var b bytes.Buffer
		if err := w.WriteYAML(&b); err != nil {
			t.Fatal(err)
		}
		got, err := Parse("w.yml", b.Bytes())
		if diff := cmp.Diff(w, got); diff != "" || err != nil {
			t.Errorf("%v: %s\n%s", err, diff, b.String())
		}
	}
}

// TestGraphML reads what it has written, as far as the format has it.
func TestGraphML(t *testing.T) {
	w := example()
	var b bytes.Buffer
	if err := w.WriteGraphML(&b); err != nil {
		t.Fatal(err)
	}
	got, err := Parse("w.graphml", b.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	w.Version, w.ID, w.Producer = "1.0", "", Producer{Name: "gomc 1"}
	w.Segments[1].Avoid = nil
	for i := range w.Segments {
		p := &w.Segments[i].Follow[0]
		if p.Value == "" {
			p.Function = "" // the format has it for conditions only
		} else {
			p.Format = "c_expression"
		}
	}
	if diff := cmp.Diff(w, got); diff != "" {
		t.Errorf("%s\n%s", diff, b.String())
	}
}

// TestAutomaton takes the way that leads to the violation.
func TestAutomaton(t *testing.T) {
	const text = `<graphml><graph edgedefault="directed"><data key="witness-type">violation_witness</data><data key="architecture">64bit</data>
<data key="specification">CHECK( init(main()), LTL(G ! call(reach_error())) )</data>
<node id="A"><data key="entry">true</data></node><node id="sink"><data key="sink">true</data></node><node id="B"/><node id="C"><data key="violation">true</data></node>
<edge source="A" target="sink"><data key="startline">3</data></edge>
<edge source="A" target="B"><data key="startline">4</data><data key="threadId">main</data><data key="createThread">t1</data></edge>
<edge source="B" target="C"><data key="startline">8</data><data key="threadId">t1</data></edge></graph></graphml>`
	w, err := Parse("w", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	want := []Segment{follow(Waypoint{Type: FunctionEnter, Line: 4}), follow(Waypoint{Type: Target, Line: 8, Thread: 1})}
	if diff := cmp.Diff(want, w.Segments); diff != "" || w.Task.Specification != "G ! call(reach_error())" {
		t.Errorf("%s %q", diff, w.Task.Specification)
	}
}

func TestParseErrors(t *testing.T) {
	yaml := func(old, new string) string {
		var b bytes.Buffer
		if err := example().WriteYAML(&b); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(b.String(), old) {
			t.Fatalf("no %q in %s", old, b.String())
		}
		return strings.Replace(b.String(), old, new, 1)
	}
	for want, text := range map[string]string{
		"there is no entry":                "",
		"no witness":                       "a: [",
		`an entry of type "x"`:             "- entry_type: x",
		`a waypoint of type "jump"`:        yaml("type: function_enter", "type: jump"),
		`action "cycle"`:                   yaml("action: follow", "action: cycle"),
		"without a line":                   yaml("line: 5", "line: 0"),
		"no waypoint to follow":            yaml("action: follow", "action: avoid"),
		"the last segment has no target":   yaml("type: target", "type: assumption"),
		"no node is the entry":             `<graphml><graph><data key="witness-type">violation_witness</data></graph></graphml>`,
		`the witness-type is ""`:           "<graphml><graph></graph></graphml>",
		"no way leads from the entry":      `<graphml><graph><data key="witness-type">violation_witness</data><node id="A"><data key="entry">true</data></node></graph></graphml>`,
		"no witness: EOF":                  "<",
		"w.yml: no witness: there is no e": "[]",
	} {
		if _, err := Parse("w.yml", []byte(text)); err == nil || !strings.Contains(err.Error(), want) && want != "no witness: EOF" {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

func TestConditions(t *testing.T) {
	for text, want := range map[string]Result{`\result == 5`: {"==", 5}, `(\result >= -0x10)`: {">=", -16}, `\result!=18446744073709551615UL`: {"!=", -1}} {
		if got, ok := ParseResult(text); !ok || got != want {
			t.Errorf("%s: %v, %v", text, got, ok)
		}
	}
	for _, text := range []string{`\result == x`, "x == 5", `\result = 5`, `\result + 1 == 5`} {
		if got, ok := ParseResult(text); ok {
			t.Errorf("%s: %v", text, got)
		}
	}
	names, conditions := ParseCondition("(x == 1) && f(y) && -3 < z && z <= 7u")
	if diff := cmp.Diff([]string{"x", "z"}, names); diff != "" || conditions[1] != (Result{"<=", 7}) {
		t.Errorf("%s %v", diff, conditions)
	}
	for operator, holds := range map[string][3]bool{"==": {false, true, false}, "!=": {true, false, true}, "<": {true, false, false}, "<=": {true, true, false},
		">": {false, false, true}, ">=": {false, true, true}} {
		for i, want := range holds {
			if got := (Result{operator, 0}).Holds(int64(i - 1)); got != want {
				t.Errorf("%d %s 0: %v", i-1, operator, got)
			}
		}
	}
}

func TestLines(t *testing.T) {
	lines := LinesOf([]byte("# 1 \"a.c\"\nint x;\n# 1 \"b.h\" 1\nint y;\n\n# 3 \"a.c\" 2\nint z;\n"))
	for at, want := range map[Line]int{{"a.c", 1}: 2, {"b.h", 1}: 4, {"b.h", 2}: 5, {"a.c", 3}: 7} {
		if got := lines[at]; got != want {
			t.Errorf("%v: line %d, want %d", at, got, want)
		}
	}
	if LinesOf([]byte("int x;\n")) != nil {
		t.Error("lines without markers")
	}
}
