package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/checkpoint"
	"github.com/gomc/gomc/explore/tree"
)

// searching runs gomc verify --json with an explorer in place of the engines, of
// which optimal counts as one that can use several jobs.
func searching(t *testing.T, search explorer, args string) (int, *jsonReport, string) {
	t.Helper()
	var out, errs bytes.Buffer
	tool := newTestTool(append([]string{"verify", "--json"}, strings.Fields(args)...)...)
	tool.stdout, tool.stderr, tool.explore, tool.parallel, tool.resumable = &out, &errs, search, []string{"optimal"}, []string{"optimal"}
	code := tool.run(context.Background())
	return code, decode(t, out.String()), errs.String()
}

// halfway stands for a search that a limit cuts in the middle the first time.
func halfway(_ context.Context, _ event.Program, opts explore.Options) (*explore.Result, error) {
	s := explore.Begin()
	s.Pending[0] = tree.Position{Path: []int32{1, 2}, Base: 1}
	r := &explore.Result{Engine: opts.Engine, Model: opts.Model, Verdict: explore.Unknown, Reason: "cut"}
	if opts.Resume != nil {
		s.Pending, s.Tally = nil, opts.Resume.Tally
		r.Verdict, r.Complete, r.Reason = explore.Safe, true, ""
	}
	s.Tally.Counts.Executions += 10
	r.Counts = s.Tally.Counts
	time.Sleep(10 * time.Millisecond)
	if opts.Checkpoint != nil {
		opts.Checkpoint(s)
	}
	return r, nil
}

func TestCheckpoint(t *testing.T) {
	name := filepath.Join(t.TempDir(), "search.json")
	code, r, _ := searching(t, halfway, "safe.ll --unroll=3 --checkpoint="+name+" --jobs=3")
	if code != exitUnknown || r.Checkpoint != name || r.Jobs != 3 || r.Executions != 10 || r.Earlier != 0 {
		t.Fatalf("code %d, %+v", code, r)
	}
	f, err := checkpoint.Read(name)
	if err != nil || f.Program != "id of safe.ll" || f.Seconds < 0.01 || len(f.State.Pending) != 1 {
		t.Fatalf("%+v, %v", f, err)
	}
	code, r, _ = searching(t, halfway, "--unroll=3 safe.ll --resume="+name)
	if code != exitSafe || r.Checkpoint != "" || r.Earlier < 0.01 || r.Executions != 20 || r.Jobs < 1 {
		t.Errorf("resumed: code %d, %+v", code, r)
	}
	code, r, _ = searching(t, halfway, "--unroll=3 safe.ll --resume="+name+" --checkpoint="+name)
	if f2, err := checkpoint.Read(name); err != nil || code != exitSafe || r.Checkpoint != name ||
		len(f2.State.Pending) != 0 || f2.Seconds <= f.Seconds || !reflect.DeepEqual(f2.Options, f.Options) {
		t.Errorf("resumed, with checkpoints: code %d, %+v, %+v, %v", code, r, f2, err)
	}
}

// TestCheckpointFirst finds the first checkpoint before the exploration begins.
func TestCheckpointFirst(t *testing.T) {
	name := filepath.Join(t.TempDir(), "search.json")
	searching(t, func(context.Context, event.Program, explore.Options) (*explore.Result, error) {
		if f, err := checkpoint.Read(name); err != nil || len(f.State.Pending) != 1 || len(f.State.Pending[0].Path) != 0 {
			t.Errorf("%+v, %v", f, err)
		}
		return &explore.Result{}, nil
	}, "safe.ll --checkpoint="+name)
}

func TestCheckpointErrors(t *testing.T) {
	dir := t.TempDir()
	name, program := filepath.Join(dir, "search.json"), filepath.Join(dir, "safe.ll")
	searching(t, halfway, "safe.ll --checkpoint="+name)
	if err := os.WriteFile(program, []byte("; precious"), 0o666); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{
		"--jobs=-1":                                "--jobs=-1",
		"--jobs=2 --engine=source":                 "use --engine=optimal",
		"--resume= ":                               "--resume is empty",
		"--checkpoint=" + dir:                      "--checkpoint",
		"--checkpoint=" + program:                  "is not a checkpoint; remove it",
		"--checkpoint=" + dir + "/none/x":          "no such file",
		"--checkpoint=x --engine=naive":            "engine naive cannot write checkpoints; use --engine=optimal",
		"--resume=" + name + " --engine=naive":     "engine naive cannot resume; use --engine=optimal",
		"--resume=" + dir + "/none":                "no such file",
		"--resume=" + program:                      "is not a checkpoint",
		"--resume=" + name + " --unroll=3":         "no --unroll",
		"--resume=" + name + " --check=assertion":  "give --check=",
		"--resume=" + name + " --model=tso":        "give --model=sc",
		"--resume=" + name + " --env=malloc-fails": "no --env",
		"--resume=" + name + " --nondet=0..1":      "no --nondet",
		"--resume=" + name + " --undefined=nondet": "no --undefined",
		"--resume=" + name + " --no-await":         "no --no-await",
		"--resume=" + name + " --max-depth=9":      "no --max-depth",
	} {
		code, r, stderr := searching(t, halfway, "safe.ll "+args)
		if code != exitUsage || r.Error == nil || r.Error.Kind != "usage" || !strings.Contains(r.Reason, want) || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%s: code %d, %q", args, code, stderr)
		}
	}
	if code, r, _ := searching(t, halfway, "other.ll --resume="+name); code != exitUsage || !strings.Contains(r.Reason, "another program") {
		t.Errorf("code %d, %+v", code, r.Error)
	}
	if data, _ := os.ReadFile(program); string(data) != "; precious" {
		t.Error("a file was overwritten")
	}
}

// TestCheckpointFails goes on with a search although a checkpoint cannot be written.
func TestCheckpointFails(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dir")
	if err := os.Mkdir(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	code, r, stderr := searching(t, func(ctx context.Context, p event.Program, o explore.Options) (*explore.Result, error) {
		os.RemoveAll(dir)
		return halfway(ctx, p, o)
	}, "safe.ll --checkpoint="+filepath.Join(dir, "file"))
	if code != exitUnknown || r.Checkpoint != "" || !strings.Contains(stderr, "was not written") {
		t.Errorf("code %d, %+v, %q", code, r, stderr)
	}
}

// TestWalkerPanics reports the stack of a walker that panics.
func TestWalkerPanics(t *testing.T) {
	code, r, stderr := searching(t, func(context.Context, event.Program, explore.Options) (*explore.Result, error) {
		return nil, &tree.Panic{Value: "oh no", Stack: []byte("the stack")}
	}, "safe.ll")
	if code != exitBug || r.Reason != "oh no" || !strings.Contains(stderr, "the stack") {
		t.Errorf("code %d, %+v, %q", code, r, stderr)
	}
}

// TestParallelEngines runs a real search in parts, if there is an engine for that.
func TestParallelEngines(t *testing.T) {
	for _, engine := range explore.ResumableEngines() {
		name := filepath.Join(t.TempDir(), "search.json")
		_, want := verifyJSON(t, "bad.ll", "--keep-going", "--jobs=1", "--engine="+engine)
		_, got := verifyJSON(t, "bad.ll", "--keep-going", "--jobs=2", "--engine="+engine, "--checkpoint="+name)
		_, again := verifyJSON(t, "bad.ll", "--keep-going", "--engine="+engine, "--resume="+name)
		for _, r := range []*jsonReport{got, again} {
			a, _ := json.Marshal([]any{want.Verdict, want.Executions, want.Erroneous, want.Blocked})
			b, _ := json.Marshal([]any{r.Verdict, r.Executions, r.Erroneous, r.Blocked})
			if !bytes.Equal(a, b) || !r.Complete {
				t.Errorf("%s: %s, want %s", engine, b, a)
			}
		}
	}
}
