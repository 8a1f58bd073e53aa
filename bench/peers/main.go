// Command peers runs gomc and other stateless model checkers, GenMC and Nidhugg,
// on the same programs, one process each, and prints how many executions each of
// them explores per second of CPU time, and its peak memory.
//
//	go run ./bench/peers [-only REGEX] [-model rc11] [-timeout 60s] [-table testdata/peers.tsv]
//
// GenMC (genmc) and Nidhugg (nidhuggc) are looked for on PATH; what is not there
// is left out. CPU time and memory are those of the whole process: what a peer
// needs to compile C counts, so that numbers of short runs say little. Runs that
// do not end in time have no number of executions. The exit code is 1 if
// a tool fails or counts something else than the table says.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"time"

	"github.com/gomc/gomc/bench"
)

func main() {
	var o options
	flag.StringVar(&o.gomc, "gomc", "bin/gomc", "the gomc to measure")
	flag.StringVar(&o.engine, "engine", "", "engine of gomc; its default if empty")
	flag.IntVar(&o.jobs, "jobs", 0, "jobs of gomc, 0 for its default; the peers have one")
	flag.StringVar(&o.model, "model", "sc", "memory model")
	flag.DurationVar(&o.timeout, "timeout", time.Minute, "time limit of each run")
	flag.Uint64Var(&o.memory, "memory", 8000, "memory limit of each run in MB")
	table := flag.String("table", filepath.Join("testdata", "peers.tsv"), "the programs")
	only := flag.String("only", "", "regular expression for the files of the rows to run; all if empty")
	flag.Parse()
	failed, err := compare(o, *table, *only)
	if err != nil {
		fmt.Fprintln(os.Stderr, "peers:", err)
		os.Exit(2)
	}
	if failed {
		os.Exit(1)
	}
}

// compare runs the tools on the rows of a table that match an expression. It
// tells whether a tool failed or disagreed.
func compare(o options, file, only string) (failed bool, err error) {
	match, err := regexp.Compile(only)
	if err != nil {
		return false, err
	}
	f, err := os.Open(file)
	if err != nil {
		return false, err
	}
	defer f.Close()
	rows, err := bench.Peers(f)
	if err != nil {
		return false, fmt.Errorf("%s: %w", file, err)
	}
	rows = slices.DeleteFunc(rows, func(r bench.PeersRow) bool { return !match.MatchString(r.File) })
	o.dir = filepath.Dir(file)

	var present []tool
	for _, t := range tools(o, rows) {
		switch _, err := exec.LookPath(t.command); {
		case err == nil:
			present = append(present, t)
		case t.name == "gomc":
			return false, err
		case errors.Is(err, exec.ErrNotFound):
			fmt.Fprintf(os.Stderr, "peers: %s is left out: no %s on PATH\n", t.name, t.command)
		default:
			return false, err
		}
	}
	return report(os.Stdout, os.Stderr, present, rows, func(t tool, row bench.PeersRow) outcome {
		return t.parse(execute(o, t.command, t.args(row), t.limited))
	}, o.model), nil
}
