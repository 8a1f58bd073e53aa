// Command cluster measures searches of gomc on many machines, with processes of this one: run it from the top of the repository.
//
//	go run ./bench/cluster                    counts while processes are killed and stopped, connections stall, and the disk is full
//	go run ./bench/cluster -overhead PROG     time beside that of --jobs
//	go run ./bench/cluster -first PROG        time until the first violation
//	go run ./bench/cluster -record=FILE PROG  pieces of a search and what they took, for simulations of many workers; see cluster/scale
//	go run ./bench/cluster -writes            how fast a server is, for the same
//
// docs/cluster.md has what came of them. programs.tsv are the programs of the first one.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"time"
)

func main() {
	s := &study{workers: []int{1, 2, 4, 8}}
	flag.StringVar(&s.gomc, "gomc", "", "the program to measure; the default is built first")
	flag.StringVar(&s.list, "programs", "bench/cluster/programs.tsv", "the list of programs")
	flag.StringVar(&s.only, "only", "", "only programs, or ways to search them, whose name has this in it")
	flag.IntVar(&s.repeat, "repeat", 5, "with -overhead and -first: how often")
	flag.StringVar(&s.dir, "dir", "", "keep the stores of servers, and what processes say, in this folder")
	flag.StringVar(&s.small, "small", "", "keep the stores on this small file system, which is filled now and then: such as one of mount -t tmpfs -o size=256m none DIR")
	flag.StringVar(&s.file, "record", "", "write what the pieces of one search take to this file; arguments are those of gomc verify")
	flag.StringVar(&s.slice, "slice", "5ms", "with -record: how long a piece is explored")
	flag.Uint64Var(&s.seed, "seed", 1, "of what happens when")
	flag.DurationVar(&s.pause, "pause", 1500*time.Millisecond, "between two failures, on average; 0 for no failures")
	flag.DurationVar(&s.limit, "timeout", 3*time.Minute, "for one search")
	writes := flag.Bool("writes", false, "measure how fast a server writes results")
	overhead := flag.Bool("overhead", false, "compare a cluster with --jobs; arguments are those of gomc verify")
	first := flag.Bool("first", false, "measure the time to the first violation; arguments are those of gomc verify")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	do := s.counts
	switch {
	case *writes:
		do = s.writes
	case *overhead:
		do = func(ctx context.Context) error { return s.overhead(ctx, flag.Args()) }
	case *first:
		do = func(ctx context.Context) error { return s.first(ctx, flag.Args()) }
	case s.file != "":
		do = func(ctx context.Context) error { return s.record(ctx, flag.Args()) }
	}
	err := s.prepare(ctx)
	if err == nil {
		err = do(ctx)
	}
	if s.own != "" {
		os.RemoveAll(s.own)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "cluster:", err)
		os.Exit(1)
	}
}

// prepare makes a folder and gomc, if none is given.
func (s *study) prepare(ctx context.Context) (err error) {
	if s.dir == "" {
		if s.dir, err = os.MkdirTemp("", "gomc-cluster-"); err != nil {
			return err
		}
		s.own = s.dir
	}
	if s.gomc == "" {
		s.gomc = filepath.Join(s.dir, "gomc")
		if out, err := exec.CommandContext(ctx, "go", "build", "-o", s.gomc, "./cmd/gomc").CombinedOutput(); err != nil {
			return fmt.Errorf("go build: %w: %s", err, out)
		}
	}
	return nil
}
