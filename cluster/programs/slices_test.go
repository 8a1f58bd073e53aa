package programs

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// TestSlices explores pieces until their time is over, on a clock that jumps: longer where the server is slow, and not much longer than asked for by others.
func TestSlices(t *testing.T) {
	for _, c := range []struct {
		settles     time.Duration // what the server takes for each of the pieces before
		hint        bool          // somebody is without a piece
		least, most time.Duration
		parts       int
	}{
		{0, false, 2 * time.Second, 2 * time.Second, 0},
		{0, true, 30 * time.Millisecond, 30 * time.Millisecond, 1},
		{time.Millisecond, true, 30 * time.Millisecond, 30 * time.Millisecond, 1},
		{100 * time.Millisecond, true, 380 * time.Millisecond, 400 * time.Millisecond, 1},
		{time.Second, true, 3800 * time.Millisecond, 4 * time.Second, 1},
		{time.Second, false, 3800 * time.Millisecond, 4 * time.Second, 0},
		{time.Hour, false, 20 * time.Second, 20 * time.Second, 0},
		{time.Hour, true, 20 * time.Second, 20 * time.Second, 1},
	} {
		synctest.Test(t, func(t *testing.T) {
			p := &Slices{Slice: DefaultSlice, Patience: DefaultPatience, Limit: DefaultLimit}
			for range 32 {
				p.Settled(c.settles)
			}
			begin, parts := time.Now(), 0
			p.Run("job", func(interrupted *atomic.Bool, split func() int) {
				if c.hint {
					p.Hint()
				}
				for !interrupted.Load() {
					time.Sleep(time.Millisecond)
				}
				parts = split()
			})
			if took := time.Since(begin); took < c.least || took > c.most+2*time.Millisecond || parts != c.parts {
				t.Errorf("%+v: %s, %d parts", c, took, parts)
			}
		})
	}
}

// TestStuck ends who does not come to the end of a piece.
func TestStuck(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		stuck := ""
		p := &Slices{Slice: DefaultSlice, Limit: DefaultLimit, Stuck: func(job string) { stuck = job }}
		p.Run("a job", func(*atomic.Bool, func() int) { time.Sleep(DefaultSlice + DefaultLimit + time.Millisecond) })
		synctest.Wait()
		if stuck != "a job" {
			t.Errorf("%q is stuck", stuck)
		}
	})
}
