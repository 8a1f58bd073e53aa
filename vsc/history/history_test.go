package history

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/vsc"
)

// op wraps operations into a history of one session.
func op(text string) string { return `{"sessions": [[` + text + `]]}` }

func TestParse(t *testing.T) {
	h, err := Parse([]byte(`{
  "order": [["late", "early"]],
  "initial": {"y": "a"},
  "sessions": [
    [{"op": "write", "var": "x", "value": 1.0, "id": "early"},
     {"atomic": [{"op": "read", "var": "y", "value": "a"}, {"op": "cas", "var": "x", "read": 10e-1, "value": null}]}],
    {"name": "B", "ops": [{"op": "read", "var": "x", "value": 0, "id": "late"}, {"op": "read", "var": "x", "value": "1"}]}
  ]
}`))
	if err != nil {
		t.Fatal(err)
	}
	var ops []string
	for i := range h.Ops {
		o := &h.Ops[i]
		ops = append(ops, fmt.Sprintf("%s.%d %v @%d:%d", h.Sessions[o.Session], o.Place, o, o.Line, o.Column))
	}
	want := []string{`1.1 write x = 1.0 @5:6`, `1.2 read y = "a" @6:18`, `1.3 rmw x = 10e-1 -> null @6:60`,
		`B.1 read x = 0 @7:27`, `B.2 read x = "1" @7:81`}
	if !slices.Equal(ops, want) {
		t.Errorf("got  %q\nwant %q", ops, want)
	}
	p := h.Problem()
	if err := p.Validate(); err != nil {
		t.Fatal(err)
	}
	good := func(i int) string { return fmt.Sprint(p.Good[p.Events[i].Good]) }
	if got := []string{good(1), good(2), good(3), good(4)}; !slices.Equal(got, []string{"[-1]", "[0]", "[-1]", "[]"}) {
		t.Errorf("good writes %v", got)
	}
	if fmt.Sprint(p.Edges, p.Blocks) != "[[3 0]] [[1 2]]" {
		t.Errorf("edges %v, blocks %v", p.Edges, p.Blocks)
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{``, "1:1: the history ends too early"},
		{`[]`, "1:1: want an object with sessions"},
		{`{}`, "1:1: there are no sessions"},
		{"{\"sessions\":\n []}x", "2:5: more after the end of the history"},
		{`{"sessions": [[`, "1:16: the history ends too early"},
		{"{\"sessions\": [[\n  {\"op\" 1}]]}", "2:9: invalid character '1' after object key"},
		{`{"sessions": [1]}`, "1:15: want a session: a list of operations, or an object with name and ops"},
		{`{"sessions": [{"name": 1}]}`, "1:24: want a name, a string"},
		{`{"sessions": [], "sessions": []}`, `1:18: field "sessions" is given twice`},
		{`{"session": []}`, `1:2: unknown field "session"`},
		{op(`{"op": "read", "var": "x", "valeu": 1}`), `1:43: unknown field "valeu"`},
		{op(`{"op": "swap", "var": "x"}`), `1:16: no operation "swap"; there are: read, write, rmw, cas`},
		{op(`{"var": "x"}`), "1:16: the operation has no op"},
		{op(`{"op": "read", "value": 1}`), "1:16: the operation read has no var"},
		{op(`{"op": "read", "var": "x"}`), "1:16: the operation read has no value"},
		{op(`{"op": "rmw", "var": "x", "value": 1}`), "1:16: the operation rmw has no read, the value that it reads"},
		{op(`{"op": "write", "var": "x", "value": 1, "read": 0}`), "1:16: the operation write takes no read, only a value"},
		{op(`{"op": "read", "var": "x", "value": [1]}`), "1:52: want a value: a number, string, boolean or null"},
		{op(`{"op": "read", "var": "x", "value": 1, "id": "a"}, {"op": "read", "var": "x", "value": 1, "id": "a"}`),
			`1:67: the id "a" is that of the operation at line 1, too`},
		{op(`{"atomic": [], "op": "read"}`), "1:16: an atomic block has no other fields"},
		{op(`{"atomic": [{"atomic": []}]}`), `1:29: unknown field "atomic"`},
		{`{"sessions": [], "order": [["a", "b"]]}`, `1:29: no operation has the id "a"`},
		{`{"sessions": [], "order": [["a"]]}`, "1:32: want two operations"},
		{`{"sessions": [], "order": [["a", "b", "c"]]}`, "1:39: want two operations, not more"},
		{`{"sessions": [], "initial": {"x": {}}}`, "1:35: want a value: a number, string, boolean or null"},
	} {
		_, err := Parse([]byte(c.text))
		var e *Error
		if !errors.As(err, &e) || err.Error() != c.want {
			t.Errorf("%s\n got %v\nwant %s", c.text, err, c.want)
		}
	}
}

func TestValues(t *testing.T) {
	value := func(text string) Value {
		h, err := Parse([]byte(op(`{"op": "read", "var": "x", "value": ` + text + `}`)))
		if err != nil {
			t.Fatal(text, err)
		}
		return h.Ops[0].Read
	}
	for _, same := range [][]string{
		{"0", "-0", "0.0", "0e7"}, {"1", "1.0", "10e-1", "0.1e+1", "1E0"}, {"-120", "-1.2e2", "-1200e-1"}, {`"a"`, `"\u0061"`}, {"null"}, {"true"}, {"false"}, {`"1"`}, {`"null"`},
		{"100000000000000000000000000000000000001"}, {"100000000000000000000000000000000000002", "1.00000000000000000000000000000000000002e38"},
		{"1e99999999999999999999", "10e99999999999999999998"}, {"1e-99999999999999999999"},
	} {
		for _, other := range same {
			if value(same[0]).key != value(other).key {
				t.Errorf("%s and %s differ", same[0], other)
			}
		}
	}
	seen := map[string]string{}
	for _, text := range []string{"0", "1", "-1", `"a"`, `"1"`, "null", `"null"`, "true", `"true"`, "false", "1e1", "1e-1",
		"100000000000000000000000000000000000001", "100000000000000000000000000000000000002", "1e99999999999999999999", "1e-99999999999999999999"} {
		if other, ok := seen[value(text).key]; ok {
			t.Errorf("%s and %s are equal", text, other)
		}
		seen[value(text).key] = text
	}
}

// FuzzParse checks that histories give valid problems, whatever the input.
func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"sessions": [[{"op": "rmw", "var": "x", "read": 0, "value": 1, "id": "a"}], {"name": "B", "ops": [{"atomic": [{"op": "read", "var": "x", "value": 1.50e+2, "id": "b"}]}]}], "order": [["a", "b"]], "initial": {"x": "\u00e9"}}`))
	f.Add([]byte(`{"sessions": [[{"op": "write", "var": "", "value": null}, {"op": "cas", "var": "x", "read": true, "value": -0e0}]]}`))
	f.Add([]byte("{\"sessions\":\n[[{]]}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		h, err := Parse(data)
		if err != nil {
			var e *Error
			if !errors.As(err, &e) || e.Line < 1 || e.Column < 1 || e.Line > 1+strings.Count(string(data), "\n") || e.Column > len(data)+1 {
				t.Fatalf("%v", err)
			}
			return
		}
		if !json.Valid(data) {
			t.Fatal("this is no JSON")
		}
		p := h.Problem()
		if err := p.Validate(); err != nil {
			t.Fatal(err)
		}
		var s vsc.Solver
		steps := 0
		s.Options.Stop = func() bool { steps++; return steps > 10 }
		if witness, v := s.Solve(p, nil); v == vsc.Consistent {
			if err := p.Check(witness); err != nil {
				t.Fatal(err)
			}
		}
	})
}
