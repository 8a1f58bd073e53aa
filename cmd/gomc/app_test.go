package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/files"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/report"
)

// programs are what the loader of these tests finds under a name.
var programs = map[string]*litmus.Program{
	"safe.ll": {Vars: 1, Threads: [][]litmus.Stmt{{{Kind: litmus.Store, C: 1}}, {{Kind: litmus.Load}}}},
	"bad.ll": {Vars: 2, Threads: [][]litmus.Stmt{
		{{Kind: litmus.Load}, {Kind: litmus.Assert, C: 7}},
		{{Kind: litmus.Store, Var: 1, C: 3}, {Kind: litmus.Store, C: 7}},
	}},
	"other.ll": {Vars: 1, Threads: [][]litmus.Stmt{{{Kind: litmus.Load}}}},
	"deadlock.ll": {Vars: 1, Mutexes: 1, Threads: [][]litmus.Stmt{
		{{Kind: litmus.Lock}, {Kind: litmus.Lock}},
	}},
	"big.ll": {Vars: 1, Threads: func() (threads [][]litmus.Stmt) {
		for range 8 {
			threads = append(threads, []litmus.Stmt{{Kind: litmus.Store, C: 1}, {Kind: litmus.Load}, {Kind: litmus.Store, C: 2}})
		}
		return threads
	}()},
}

// bounded wraps a program whose executions are all cut by a bound.
type bounded struct{ event.Program }

func (b bounded) Main() event.State { return blockedState{b.Program.Main()} }

type blockedState struct{ event.State }

func (blockedState) Label() *event.Label {
	return &event.Label{Kind: event.Block, Reason: event.BlockBound, Loc: event.NoLoc}
}

// endless wraps a program whose first step never ends.
type endless struct{ event.Program }

func (e endless) Main() event.State { return endlessState{e.Program.Main()} }

type endlessState struct{ event.State }

func (endlessState) Next(uint64) event.State { select {} }

// unmodelled wraps a program that needs what is not modelled.
type unmodelled struct{ event.Program }

func (u unmodelled) Main() event.State { return unmodelledState{u.Program.Main()} }

type unmodelledState struct{ event.State }

func (unmodelledState) Label() *event.Label {
	return &event.Label{Kind: event.Unsupported, Loc: event.NoLoc, Site: 3, Fault: &event.Fault{Message: "longjmp"}}
}

func loadTest(_ context.Context, b build) (*program, error) {
	name := filepath.Base(b.inputs[0])
	p := &program{identity: "id of " + name, restricted: func() []string { return nil },
		until: func(context.Context) {}, tooLong: func() (s event.Site, endless, ok bool) { return }, undecided: func() (s event.Site, ok bool) { return }, asked: func() bool { return false },
		threads: func() [][2]uint32 { return nil }, number: func([][2]uint32) error { return nil }}
	switch name {
	case "panic.ll":
		panic("oh no")
	case "unsupported.ll":
		return nil, &unsupportedError{message: "unsupported: inline assembly", file: "a.c", line: 4}
	case "unmodelled.ll":
		p.Program = unmodelled{programs["safe.ll"].Compile()}
		return p, nil
	case "bounded.ll":
		p.Program = bounded{programs["safe.ll"].Compile()}
		return p, nil
	case "endless.ll":
		p.Program = endless{programs["safe.ll"].Compile()}
		return p, nil
	case "restricted.ll":
		name = "safe.ll"
		p.restricted = func() []string { return []string{"__VERIFIER_nondet_int"} }
	}
	source := programs[name]
	if source == nil {
		return nil, &os.PathError{Op: "open", Path: b.inputs[0], Err: os.ErrNotExist}
	}
	p.Program = source.Compile()
	return p, nil
}

// newTestTool is gomc with the loader of these tests.
func newTestTool(args ...string) *tool {
	return &tool{args: append([]string{"gomc"}, args...), stdin: strings.NewReader(""), load: loadTest, explore: explore.Run,
		parallel: explore.ParallelEngines(), resumable: explore.ResumableEngines(), grace: defaultGrace}
}

// gomc runs the command with the loader of these tests.
func gomc(t *testing.T, ctx context.Context, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	tool := newTestTool(args...)
	tool.stdout, tool.stderr = &out, &errs
	code = tool.run(ctx)
	return code, out.String(), errs.String()
}

// verifyJSON runs gomc verify --json and decodes what it prints.
func verifyJSON(t *testing.T, args ...string) (int, *jsonReport) {
	t.Helper()
	code, out, _ := gomc(t, context.Background(), append([]string{"verify", "--json"}, args...)...)
	return code, decode(t, out)
}

func decode(t *testing.T, out string) *jsonReport {
	t.Helper()
	d := json.NewDecoder(strings.NewReader(out))
	d.DisallowUnknownFields()
	r := &jsonReport{}
	if err := d.Decode(r); err != nil {
		t.Fatalf("%v in %q", err, out)
	}
	if _, err := d.Token(); err != io.EOF {
		t.Fatalf("more than one object: %s", out)
	}
	return r
}

func TestVerdicts(t *testing.T) {
	for _, c := range []struct {
		args    string
		code    int
		verdict string
		kind    string
	}{
		{"safe.ll", exitSafe, "safe", ""},
		{"bad.ll", exitViolation, "violation", "assertion"},
		{"bad.ll --keep-going", exitViolation, "violation", "assertion"},
		{"bad.ll --check=deadlock", exitSafe, "safe", ""},
		{"bad.ll --check=-assertion", exitSafe, "safe", ""},
		{"deadlock.ll", exitViolation, "violation", "deadlock"},
		{"deadlock.ll --check all,-deadlock", exitSafe, "safe", ""},
		{"restricted.ll", exitSafe, "safe", ""},
		{"bounded.ll --unroll=2", exitUnknown, "unknown", ""},
		{"safe.ll --max-steps 1 --engine=trust", exitUnknown, "unknown", ""},
		{"big.ll --engine=trust --timeout=50ms", exitUnknown, "unknown", ""},
		{"endless.ll --timeout=0.05", exitUnknown, "unknown", ""},
		{"unsupported.ll", exitUnsupported, "unsupported", "unsupported"},
		{"unmodelled.ll", exitUnsupported, "unsupported", "unsupported"},
		{"panic.ll", exitBug, "error", "bug"},
		{"missing.ll", exitUsage, "error", "usage"},
		{"", exitUsage, "error", "usage"},
	} {
		code, r := verifyJSON(t, strings.Fields(c.args)...)
		kind := ""
		if r.Error != nil {
			kind = r.Error.Kind
		}
		if code != c.code || r.ExitCode != c.code || r.Verdict != c.verdict || kind != c.kind || r.Schema != jsonSchema {
			t.Errorf("%s: code %d, %+v", c.args, code, r)
		}
	}
}

func TestEngines(t *testing.T) {
	for _, engine := range explore.Engines() {
		code, r := verifyJSON(t, "safe.ll", "--engine", engine)
		if code != exitSafe || r.Engine != engine || max(r.Executions, r.States) < 2 && r.Symbolic == nil || !r.Complete || r.Model != "sc" {
			t.Errorf("%s: code %d, %+v", engine, code, r)
		}
	}
}

func TestUsageErrors(t *testing.T) {
	for _, args := range []string{
		"", "nothing", "verify", "verify --nothing safe.ll", "verify safe.ll --nothing",
		"verify safe.ll --engine=best", "verify safe.ll --model=xyz", "verify safe.ll --unroll=0",
		"verify safe.ll --unroll=-1", "verify safe.ll --unroll=x", "verify safe.ll --check=nothing",
		"verify safe.ll --check=race --engine=optimal", "verify safe.ll --check=all --engine=optimal", "verify safe.ll --model=rc11 --engine=source",
		"verify safe.ll --check=robustness --engine=trust --model=tso", "robust safe.ll --engine=trust", "verify safe.ll --check=", "verify safe.ll --check=all,-all",
		"verify safe.ll --nondet=3", "verify safe.ll --nondet=3..1", "verify safe.ll --nondet=a..b",
		"verify safe.ll --timeout=soon", "verify safe.ll --timeout=-1", "verify safe.ll --max-memory=lots",
		"verify safe.ll --max-memory=4", "verify safe.ll --max-steps=0", "verify safe.ll --cache=0",
		"verify safe.ll --json --quiet", "verify safe.ll --timeout=1 --timeout 2", "verify safe.ll --quiet --quiet=false", "verify safe.ll --unroll",
		"verify safe.ll --cflags=-O1", "verify safe.ll --clang=clang", "verify prog.c --cflags='",
		"replay", "replay trace.json bad.ll --timeout=soon", "graph trace.json bad.ll --max-memory=4", "replay trace.json", "replay missing.json bad.ll",
		"graph missing.json bad.ll", "replay --json --all missing.json bad.ll", "version 2",
	} {
		code, _, stderr := gomc(t, context.Background(), strings.Fields(args)...)
		if code != exitUsage || !strings.HasPrefix(stderr, "gomc: ") || strings.Count(stderr, "\n") != 1 {
			t.Errorf("gomc %s: code %d, stderr %q", args, code, stderr)
		}
	}
}

func TestHelp(t *testing.T) {
	for _, args := range []string{"help", "--help", "-h", "help verify", "verify --help", "version", "--version"} {
		if code, out, stderr := gomc(t, context.Background(), strings.Fields(args)...); code != 0 || out == "" || stderr != "" {
			t.Errorf("gomc %s: code %d, stdout %q, stderr %q", args, code, out, stderr)
		}
	}
}

// TestHelpGroups reads the help of gomc verify: flags stand below the headings of their groups, and no line is longer than COLUMNS.
func TestHelpGroups(t *testing.T) {
	t.Setenv("COLUMNS", "80")
	_, out, _ := gomc(t, t.Context(), "help", "verify")
	_, options, found := strings.Cut(out, "\nOPTIONS:\n")
	if !found {
		t.Fatalf("no options in\n%s", out)
	}
	heading, below := "", map[string][]string{}
	for line := range strings.SplitSeq(options, "\n") {
		text := strings.TrimSpace(line)
		switch {
		case len(line) > 80:
			t.Errorf("%d characters: %s", len(line), line)
		case strings.HasPrefix(text, "--") && strings.HasPrefix(line, "   -"):
			name, _, _ := strings.Cut(strings.TrimLeft(text, "-"), " ")
			below[heading] = append(below[heading], strings.TrimSuffix(name, ","))
		case strings.HasSuffix(text, ":") && strings.HasPrefix(line, "   ") && line[3] != ' ':
			heading = strings.TrimSuffix(text, ":")
		}
	}
	for i, g := range flagGroups {
		want := g.flags
		if i == len(flagGroups)-1 {
			want = append(slices.Clone(want), "help")
		}
		if !slices.Equal(below[g.heading], want) {
			t.Errorf("%s: %v, want %v", g.heading, below[g.heading], want)
		}
	}
	for args, want := range map[string]string{"help bench": "COMMANDS:", "help bench test": "gomc bench test [command options]", "h vsc": "HISTORY"} {
		if _, out, _ := gomc(t, t.Context(), strings.Fields(args)...); !strings.Contains(out, want) {
			t.Errorf("gomc %s: no %q in\n%s", args, want, out)
		}
	}
}

func TestInterrupt(t *testing.T) {
	ctx, cancel := context.WithCancelCause(context.Background())
	time.AfterFunc(100*time.Millisecond, func() { cancel(errInterrupted) })
	code, out, _ := gomc(t, ctx, "verify", "--json", "big.ll", "--engine=trust")
	r := decode(t, out)
	if code != exitUnknown || r.Verdict != "unknown" || r.Reason != errInterrupted.Error() || r.Executions == 0 || r.Complete {
		t.Errorf("code %d, %+v", code, r)
	}
}

func TestMemoryLimit(t *testing.T) {
	ballast := make([]byte, 64<<20)
	for i := range ballast {
		ballast[i] = 1
	}
	code, r := verifyJSON(t, "big.ll", "--engine=trust", "--max-memory=33MiB")
	if code != exitUnknown || r.Reason != explore.ErrMemory.Error() || r.PeakRSS < 33<<20 {
		t.Errorf("code %d, %+v, %d", code, r, ballast[5])
	}
}

func TestReplayAndGraph(t *testing.T) {
	dir := t.TempDir()
	trace, dot := filepath.Join(dir, "trace.json"), filepath.Join(dir, "graph.dot")
	code, r := verifyJSON(t, "bad.ll", "--trace-out", trace, "--dot="+dot)
	if code != exitViolation || r.TraceFile != trace || r.DotFile != dot || len(r.Trace) == 0 {
		t.Fatalf("code %d, %+v", code, r)
	}
	want := r.Error
	code, out, stderr := gomc(t, context.Background(), "replay", "--json", trace, "bad.ll")
	if r := decode(t, out); code != exitViolation || !reflect.DeepEqual(r.Error, want) {
		t.Errorf("replay: code %d, %+v, %s", code, r, stderr)
	}
	if code, out, _ := gomc(t, context.Background(), "replay", trace, "bad.ll", "--all"); code != exitViolation || out == "" {
		t.Errorf("replay as text: code %d, %q", code, out)
	}
	code, out, _ = gomc(t, context.Background(), "graph", trace, "bad.ll")
	if file, err := os.ReadFile(dot); code != exitSafe || err != nil || string(file) != out {
		t.Errorf("graph: code %d, %v, %q", code, err, out)
	}
	if code, _, _ := gomc(t, context.Background(), "replay", trace, "other.ll"); code != exitUsage {
		t.Errorf("replay on another program: code %d", code)
	}
}

// TestReplayOfOtherSchedules changes a trace so that it is of the right program
// and does not lead to its violation.
func TestReplayOfOtherSchedules(t *testing.T) {
	name := filepath.Join(t.TempDir(), "trace.json")
	verifyJSON(t, "bad.ll", "--trace-out", name)
	good, err := readTrace(name)
	if err != nil {
		t.Fatal(err)
	}
	for what, change := range map[string]func(*report.Trace){
		"impossible move":   func(tr *report.Trace) { tr.Schedule = []memmodel.Move{{Thread: 7}} },
		"no violation":      func(tr *report.Trace) { tr.Schedule = tr.Schedule[:2] },
		"another violation": func(tr *report.Trace) { tr.Error.Kind = event.MemoryError },
		"unknown model":     func(tr *report.Trace) { tr.Model = "xyz" },
	} {
		tr := *good
		change(&tr)
		if err := files.Write(name, func(w io.Writer) error { return tr.Write(w) }); err != nil {
			t.Fatal(err)
		}
		if code, r := replayJSON(t, name, "bad.ll"); code != exitUsage || r.Error.Kind != "usage" {
			t.Errorf("%s: code %d, %+v", what, code, r.Error)
		}
	}
}

func replayJSON(t *testing.T, args ...string) (int, *jsonReport) {
	t.Helper()
	code, out, _ := gomc(t, context.Background(), append([]string{"replay", "--json"}, args...)...)
	return code, decode(t, out)
}

func TestNoCounterexampleNoFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "trace.json")
	if code, r := verifyJSON(t, "safe.ll", "--trace-out="+name); code != exitSafe || r.TraceFile != "" {
		t.Errorf("code %d, %+v", code, r)
	}
	if _, err := os.Stat(name); err == nil {
		t.Error("a trace was written")
	}
}

func TestRestricted(t *testing.T) {
	if _, r := verifyJSON(t, "restricted.ll", "--nondet=0..3"); len(r.Restricted) != 1 {
		t.Errorf("%+v", r.Restricted)
	}
	if _, r := verifyJSON(t, "bounded.ll", "--unroll=5"); len(r.Restricted) != 1 || !r.Bounded {
		t.Errorf("%+v", r)
	}
}

// TestJSONIsDocumented makes sure that docs/json.md names every field.
func TestJSONIsDocumented(t *testing.T) {
	doc, err := os.ReadFile(filepath.Join("..", "..", "docs", "json.md"))
	if err != nil {
		t.Fatal(err)
	}
	seen := map[reflect.Type]bool{}
	var visit func(reflect.Type)
	visit = func(typ reflect.Type) {
		switch typ.Kind() {
		case reflect.Pointer, reflect.Slice:
			visit(typ.Elem())
			return
		case reflect.Struct:
		default:
			return
		}
		if seen[typ] {
			return
		}
		seen[typ] = true
		for i := range typ.NumField() {
			name, _, _ := strings.Cut(typ.Field(i).Tag.Get("json"), ",")
			if name == "" {
				continue
			}
			if !bytes.Contains(doc, []byte("`"+name+"`")) {
				t.Errorf("docs/json.md does not name %s of %s", name, typ)
			}
			visit(typ.Field(i).Type)
		}
	}
	visit(reflect.TypeFor[jsonReport]())
	visit(reflect.TypeFor[report.Trace]())
	visit(reflect.TypeFor[jsonRobustness]())
	for _, k := range blockedKinds {
		if !bytes.Contains(doc, []byte("`"+k.name+"`")) {
			t.Errorf("docs/json.md does not name %s", k.name)
		}
	}
	for _, k := range event.ErrorKinds() {
		if !bytes.Contains(doc, []byte("`"+string(k)+"`")) {
			t.Errorf("docs/json.md does not name %s", k)
		}
	}
}

func TestWords(t *testing.T) {
	got, err := words(` -DA=1  '-DB=x y' -DC=\"q\" ""`)
	if want := []string{"-DA=1", "-DB=x y", `-DC="q"`, ""}; err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %q, %v", got, err)
	}
}

// TestRepeatedFlags gives a flag twice with the same value, which says nothing new.
func TestRepeatedFlags(t *testing.T) {
	if code, _, stderr := gomc(t, t.Context(), "verify", "safe.ll", "--timeout=9", "--quiet", "--timeout", "9", "--quiet"); code != exitSafe {
		t.Errorf("code %d, %s", code, stderr)
	}
}
