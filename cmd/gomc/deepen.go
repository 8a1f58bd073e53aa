package main

import (
	"context"
	"fmt"
	"strconv"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/explore"
)

// deepening is how far --unroll=auto has got.
type deepening struct {
	bound int // of the search whose result there is
	done  int // up to which searches have come to their end and found nothing; 0 if none has
}

// maxBound is the last bound that --unroll=auto tries.
const maxBound = 1 << 20

// parseUnroll checks --unroll.
func (s *session) parseUnroll(c *cli.Context) error {
	text := c.String("unroll")
	if !c.IsSet("unroll") {
		return nil
	}
	if text == "auto" {
		if c.Command.Name != "verify" {
			return usagef("--unroll=auto is for gomc verify; want a number of at least 1")
		}
		s.deepens = true
		return nil
	}
	n, err := strconv.ParseInt(text, 10, 32)
	if err != nil || n < 1 {
		return usagef("--unroll=%s: want a number of at least 1, or auto", text)
	}
	s.build.options.Unroll = int(n)
	return nil
}

// fitsDeepening checks what --unroll=auto excludes.
func (v *verification) fitsDeepening(c *cli.Context) error {
	for _, name := range []string{"checkpoint", "resume", "dry-run"} {
		if v.deepens && c.IsSet(name) {
			return usagef("--unroll=auto and --%s exclude each other: each bound has a search of its own", name)
		}
	}
	return nil
}

// searchAll explores the program. With --unroll=auto it does so with one bound after the other, up to one that finds something or
// that no execution comes to.
func (v *verification) searchAll(ctx context.Context) error {
	if !v.deepens {
		return v.searchProgram(ctx)
	}
	for d := &v.deepening; ; d.done = d.bound {
		d.bound = max(2*d.bound, 1)
		v.setUnroll(d.bound)
		if err := v.searchProgram(ctx); err != nil {
			return err
		}
		if r := v.result; r.Verdict != explore.Unknown || !r.Complete || !r.Bounded || d.bound >= maxBound {
			return nil
		}
	}
}

// deepened says which bound a verdict has.
func (v *verification) deepened() string {
	d := &v.deepening
	switch v.result.Verdict {
	case explore.Safe:
		return fmt.Sprintf("--unroll=%d cuts no loop", d.bound)
	case explore.Violation:
		return fmt.Sprintf("found with --unroll=%d", d.bound)
	}
	text := fmt.Sprintf("that was with --unroll=%d", d.bound)
	if d.done > 0 {
		text += fmt.Sprintf("; no error was found up to --unroll=%d", d.done)
	}
	return text
}
