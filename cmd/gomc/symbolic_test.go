package main

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/bench"
)

// hardForSolvers are programs of testdata that engine bmc needs more than about a second for, with symbolic/ before those of that folder, and refine/ before those of it that are hard for that engine.
var hardForSolvers = []string{
	"pthreads/broadcast.N4.ll",
	"pthreads/broadcast.N5.ll",
	"symbolic/section.ll",
	"symbolic/crew.ll",
	"benchmarks/fib_bench.ROUNDS5.ll",
	"locks/futex_semaphore.ll", // and too large for it, as all queues of all words are unrolled
	"locks/futex_semaphore.LATE.ll",
	"locks/futex_mutex.N3_FORGETS.ll",
	"tutorial/mailbox.STEP2.ll",
	"tutorial/mailbox.STEP3.ll",
	"benchmarks/fib_bench.ROUNDS6.ll",
	"benchmarks/exp_mem.N7.ll",
	"benchmarks/exp_mem.N8.ll",
	"benchmarks/exp_mem.N9.ll",
	"benchmarks/mutex_counter.N7.ll",
	"benchmarks/mutex_counter.N3_ROUNDS2.ll",
	"pthreads/pipe_jobs.ll",
	"pthreads/pipe_jobs.FORGETS.ll",
	"pthreads/pipe_jobs.TWICE.ll",
	"pthreads/bounded_buffer.ll",
	"pthreads/bounded_buffer.CONSUMERS2_ITEMS1_PRODUCERS2.ll",
	"pthreads/broadcast.ll",
	"pthreads/broadcast_signal.ll",
	"pthreads/cond_two_mutexes.SAFE.ll",
	"threads/specific_keys.ll",
	"language/parallel_sort.ll",
	"language/long_computation.ll",
	"symbolic/account.ll",
	"symbolic/triangular.ROUNDS6.ll",
	"symbolic/rendezvous.ll",
	"symbolic/overflow.ll",
	"refine/fifo.ll", "refine/section.ll", "refine/maximum.ll",
	"refine/fifo.LIFO.ll",
	"refine/commands.ll",
	"refine/rendezvous.IF.ll",
}

// solved verifies a program with an engine that encodes it as a formula. A verdict that is one must be that of the table; else
// it says why it has none.
func solved(t *testing.T, engine, dir string, row bench.Row) (known bool) {
	t.Helper()
	trace := filepath.Join(t.TempDir(), "trace.json")
	file := filepath.Join(dir, row.File)
	code, out, stderr := gomcOn(append([]string{"verify", "--json", "--engine", engine, "--trace-out", trace, file}, row.Flags...)...)
	var r jsonReport
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatalf("%s of %s: %v, %s", engine, row.File, err, stderr)
	}
	switch {
	case code == exitUnknown && r.Bounded, code == exitUnsupported:
		return false
	case r.Verdict != row.Verdict || row.Verdict == "violation" && !slices.Contains(strings.Split(row.Error, "/"), r.Error.Kind):
		t.Errorf("%s of %s: %s %+v (%s), want %s %s", engine, row.File, r.Verdict, r.Error, r.Reason, row.Verdict, row.Error)
	case code == exitViolation:
		if code, _, stderr := gomcOn("replay", trace, file); code != exitViolation {
			t.Errorf("%s of %s: replay: code %d, %s", engine, row.File, code, stderr)
		}
	}
	return true
}

// TestSymbolicCorpus verifies programs of testdata with engine bmc, and replays what is found from its trace file.
func TestSymbolicCorpus(t *testing.T) {
	known := 0
	for _, row := range corpus(t) {
		if slices.Contains(row.Flags, "--no-await") || slices.Contains(hardForSolvers, row.File) {
			continue
		}
		t.Run(row.File, func(t *testing.T) {
			if solved(t, "bmc", testdata, row) {
				known++
			}
		})
	}
	t.Logf("%d programs have a verdict", known)
	if known < 100 {
		t.Error("too few programs have a verdict")
	}
}

// TestSymbolicModels verifies programs of testdata with engine bmc under TSO and PSO, and replays what is found: those on which memory models differ, those with
// fences, and some in which lifetimes end, which no buffer delays.
func TestSymbolicModels(t *testing.T) {
	programs := 0
	for _, row := range rowsOf(t, bench.Models, "models.tsv") {
		differ := slices.ContainsFunc(row.Expect, func(e bench.Expectation) bool { return e.Error != row.Expect[0].Error })
		fenced := strings.HasSuffix(row.File, ".TSO_PSO.ll")
		lives := slices.Contains([]string{"pthreads/barrier_again.ll", "memory/double_free.ll", "memory/free_locked.ll", "memory/use_after_free.ll"}, row.File)
		if !differ && !fenced && !lives {
			continue
		}
		programs++
		t.Run(row.File, func(t *testing.T) {
			for _, want := range row.Expect[1:] {
				verdict := "safe"
				if want.Error != "" {
					verdict = "violation"
				}
				if !solved(t, "bmc", testdata, bench.Row{File: row.File, Flags: append([]string{"--model", want.Model}, row.Flags...), Verdict: verdict, Error: string(want.Error)}) {
					t.Errorf("no verdict under %s", want.Model)
				}
			}
		})
	}
	if programs < 20 {
		t.Errorf("only %d programs", programs)
	}
}

// TestAnyInput verifies programs whose inputs may have any value.
func TestAnyInput(t *testing.T) {
	dir := filepath.Join(testdata, "symbolic")
	for _, row := range rowsOf(t, bench.Read, "symbolic/expect.tsv") {
		if slices.Contains(hardForSolvers, "symbolic/"+row.File) {
			continue
		}
		t.Run(row.File, func(t *testing.T) {
			for _, engine := range []string{"bmc", "refine"} {
				if engine == "refine" && slices.Contains(hardForSolvers, "refine/"+row.File) {
					continue
				}
				if !solved(t, engine, dir, row) {
					t.Errorf("%s has no verdict", engine)
				}
			}
		})
	}
}

// TestWaitOnHeap looks at who waits at an object of the heap that somebody frees: what the solver finds is confirmed, and there is no standstill once the object is freed.
func TestWaitOnHeap(t *testing.T) {
	for _, file := range []string{"wait_on_heap.ll", "wait_on_heap.POSTED.ll", "wait_on_heap.EARLY.ll"} {
		for _, engine := range []string{"bmc", "refine"} {
			for _, model := range []string{"sc", "tso", "pso"} {
				_, out, stderr := gomcOn("verify", "--json", "--keep-going", "--engine", engine, "--model", model, filepath.Join(testdata, "symbolic", file))
				var r jsonReport
				if err := json.Unmarshal([]byte(out), &r); err != nil || r.Symbolic == nil {
					t.Fatalf("%s of %s: %v, %s", engine, file, err, stderr)
				}
				if r.Symbolic.Unconfirmed > 0 {
					t.Errorf("%s of %s under %s: %d unconfirmed: %s", engine, file, model, r.Symbolic.Unconfirmed, r.Reason)
				}
			}
		}
	}
}

// TestAutoInputs verifies programs that ask for integers without a domain as users do.
func TestAutoInputs(t *testing.T) {
	for _, test := range []struct {
		args         []string
		code         int
		engine, kind string
	}{
		{[]string{"symbolic/needle.ll"}, exitViolation, "bmc", "arithmetic"},
		{[]string{"symbolic/reorder.ll"}, exitSafe, "bmc", ""},
		{[]string{"symbolic/lock_by_input.ll"}, exitViolation, "bmc", "deadlock"},
		{[]string{"--nondet=0..3", "symbolic/reorder.ll"}, exitSafe, "trust", ""},
		{[]string{"--engine=trust", "symbolic/needle.ll"}, exitUnsupported, "trust", "unsupported"},
		{[]string{"--model=tso", "symbolic/needle.ll"}, exitViolation, "bmc", "arithmetic"},
		{[]string{"--jobs=3", "--unroll=4", "symbolic/needle.ll"}, exitViolation, "bmc", "arithmetic"},
		{[]string{"--check=race", "races/race_by_input.ll"}, exitViolation, "trust", "race"},
		// bmc does not do what is asked for: inputs are terms, or else few values are tried.
		{[]string{"--model=rc11", "races/race_by_input.ll"}, exitViolation, "trust", "race"},
		{[]string{"--model=rc11", "--check=-race", "races/race_by_input.ll"}, exitSafe, "trust", ""},
		{[]string{"--check=memory,leak", "symbolic/reorder.ll"}, exitUnknown, "states", ""},
		{[]string{"--unroll=2", "symbolic/rounds_by_input.ll"}, exitUnknown, "bmc", ""},
		{[]string{"--check=race", "symbolic/crew.ll"}, exitViolation, "states", "race"},     // which has turns after trust has come to what is not supported
		{[]string{"--keep-going", "--max-steps=1", "inputs/magic.ll"}, exitSafe, "bmc", ""}, // has no limit of steps
	} {
		last := len(test.args) - 1
		args := append([]string{"verify", "--json"}, test.args[:last]...)
		code, out, stderr := gomcOn(append(args, filepath.Join(testdata, test.args[last]))...)
		var r jsonReport
		if err := json.Unmarshal([]byte(out), &r); err != nil {
			t.Fatalf("%v: %v, %s", test.args, err, stderr)
		}
		if code != test.code || test.engine != "" && r.Engine != test.engine || (r.Error == nil) != (test.kind == "") || r.Error != nil && r.Error.Kind != test.kind {
			t.Errorf("%v: code %d, engine %s, %+v (%s)", test.args, code, r.Engine, r.Error, r.Reason)
		}
		if decided := r.Answer == "true" || r.Answer == "false"; decided != (code == exitViolation || code == exitSafe && r.Options.Nondet == nil) {
			t.Errorf("%v: answer %s", test.args, r.Answer)
		}
	}
}
