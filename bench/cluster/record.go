package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"time"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/jetstream"
	"github.com/gomc/gomc/cluster/scale"
	"github.com/gomc/gomc/files"
)

// record has one worker search a program in short pieces, and writes down where they began and what they took.
func (s *study) record(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return errors.New("-record needs a program, and what else gomc verify is to be told")
	}
	g, err := newGroup(s.gomc, s.dir, filepath.Join(s.dir, "store"), 1, s.slice)
	if err != nil {
		return err
	}
	defer g.close()
	if err := g.ready(ctx); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() {
		_, said, err := g.verify(ctx, append([]string{"verify", "--alone=1ms", "--progress=never", "--cluster=" + g.url()}, args...)...)
		if err != nil {
			err = fmt.Errorf("gomc verify: %w: %s", err, said)
		}
		ended <- err
	}()
	pieces, err := g.listen(ctx)
	if err := errors.Join(err, <-ended); err != nil {
		return err
	}
	fmt.Printf("%d pieces\n", len(pieces))
	return files.Write(s.file, func(w io.Writer) error { return scale.WritePieces(w, pieces) })
}

// listen reads the results of the first job that there is until it is over. Those of the last moment may be missing.
func (g *group) listen(ctx context.Context) (pieces []scale.Piece, err error) {
	b, err := jetstream.Connect(ctx, jetstream.Options{URL: "nats://" + g.address})
	if err != nil {
		return nil, err
	}
	defer b.Close()
	var jobs []string
	for len(jobs) == 0 {
		if jobs, err = g.jobs(ctx, time.Time{}); err != nil {
			return nil, err
		}
	}
	err = b.Follow(ctx, jobs[0], 0, func(piece string, data []byte) bool {
		if piece == "" {
			job, err := cluster.Find(ctx, b, jobs[0])
			return ctx.Err() == nil && (err != nil || job.Status == cluster.Running)
		}
		r, err := cluster.ReadResult(data)
		if err == nil {
			pieces = append(pieces, scale.Piece{Path: r.At, Seconds: max(r.Seconds, time.Microsecond.Seconds())})
		}
		return err == nil
	})
	return pieces, err
}
