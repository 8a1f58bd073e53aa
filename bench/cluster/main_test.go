package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	_ "github.com/gomc/gomc/cluster/programs" // go test runs again when what gomc is made of has changed
	_ "github.com/gomc/gomc/cluster/server"
)

// bin is where gomc is built, once for all tests.
var bin string

func TestMain(m *testing.M) {
	var err error
	if bin, err = os.MkdirTemp("", "gomc-cluster-"); err != nil {
		panic(err)
	}
	code := m.Run()
	os.RemoveAll(bin)
	os.Exit(code)
}

var build = sync.OnceValue(func() error {
	if out, err := exec.Command("go", "build", "-o", filepath.Join(bin, "gomc"), "./cmd/gomc").CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	return nil
})

// built builds gomc, and goes to the top of the repository.
func built(t *testing.T) *study {
	t.Helper()
	t.Chdir(filepath.Join("..", ".."))
	if err := build(); err != nil {
		t.Fatal(err)
	}
	return &study{gomc: filepath.Join(bin, "gomc"), dir: t.TempDir(), seed: 1, limit: time.Minute, list: "bench/cluster/programs.tsv"}
}

// TestCounts is a short run: whatever happens meanwhile, counts are right.
func TestCounts(t *testing.T) {
	s := built(t)
	s.only, s.workers, s.pause = "exp_mem.N8.ll", []int{2}, 100*time.Millisecond
	if err := s.counts(t.Context()); err != nil {
		t.Error(err)
	}
}

// TestPrograms reads the table that make bench-cluster takes.
func TestPrograms(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	all, err := readSearches("bench/cluster/programs.tsv", "")
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]bool{}
	for _, x := range all {
		if _, err := os.Stat(x.file); err != nil {
			t.Error(err)
		}
		files[x.file] = true
	}
	if len(files) < 30 || len(all) < 150 {
		t.Errorf("%d searches of %d programs", len(all), len(files))
	}
}

// TestDiffers tells answers apart.
func TestDiffers(t *testing.T) {
	want := answer{Verdict: "safe", Complete: true, Executions: 3, Blocked: map[string]uint64{"assume": 1}}
	for _, change := range []func(*answer){
		func(a *answer) { a.Verdict = "unknown" }, func(a *answer) { a.Complete = false }, func(a *answer) { a.Executions++ }, func(a *answer) { a.Erroneous++ }, func(a *answer) { a.Blocked = nil },
	} {
		got := want
		if d := got.differs(&want); d != "" {
			t.Error(d)
		}
		if change(&got); got.differs(&want) == "" {
			t.Errorf("%+v is the same as %+v", got, want)
		}
	}
}
