// Command cluster measures searches of gomc on many machines, with processes of this one: run it from the top of the repository.
//
//	go run ./bench/cluster                    counts while processes are killed and stopped, connections stall, and the disk is full
//	go run ./bench/cluster -overhead          time beside that of --jobs
//	go run ./bench/cluster -first             time until the first violation
//	go run ./bench/cluster -record=FILE       pieces of a search and what they took, for simulations of many workers; see cluster/scale
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
	s := &study{}
	flag.StringVar(&s.gomc, "gomc", "", "the program to measure; the default is built first")
	flag.StringVar(&s.list, "programs", "bench/cluster/programs.tsv", "the list of programs")
	flag.StringVar(&s.only, "only", "", "only programs whose name has this in it")
	flag.StringVar(&s.dir, "dir", "", "keep the stores of servers, and what processes say, in this folder")
	flag.StringVar(&s.small, "small", "", "keep the stores on this small file system, which is filled now and then: such as one of mount -t tmpfs -o size=256m none DIR")
	flag.Uint64Var(&s.seed, "seed", 1, "of what happens when")
	flag.DurationVar(&s.pause, "pause", 1500*time.Millisecond, "between two failures, on average; 0 for no failures")
	flag.DurationVar(&s.limit, "timeout", 3*time.Minute, "for one search")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := s.do(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "cluster:", err)
		os.Exit(1)
	}
}

// do prepares and runs the study.
func (s *study) do(ctx context.Context) (err error) {
	if s.dir == "" {
		if s.dir, err = os.MkdirTemp("", "gomc-cluster-"); err != nil {
			return err
		}
		defer os.RemoveAll(s.dir)
	}
	if s.gomc == "" {
		s.gomc = filepath.Join(s.dir, "gomc")
		if out, err := exec.CommandContext(ctx, "go", "build", "-o", s.gomc, "./cmd/gomc").CombinedOutput(); err != nil {
			return fmt.Errorf("go build: %w: %s", err, out)
		}
	}
	s.workers = []int{1, 2, 4, 8}
	return s.counts(ctx)
}
