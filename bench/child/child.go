// Package child runs other programs with limits on their time and memory, and takes with them whatever they have started.
//
// A child is the leader of a session of its own. When it reaches a limit, and when it has ended, every process of the session is killed: process groups
// that the child makes are in it, too. Time is watched by the clock. Memory is watched where the system has /proc: the
// resident memory of all processes of the session together. Beside that each process has limits of the system, so wide that only a process that
// outruns the watch reaches them: CPU time on all cores for as long as the clock allows, and address space for twice the memory
// and 4 GiB, as programs reserve more than they use.
package child

import (
	"bytes"
	"context"
	"os/exec"
	"runtime"
	"sync/atomic"
	"time"
)

// Limits are what a child may use. 0 is no limit.
type Limits struct {
	Wall   time.Duration
	Memory int64 // bytes
}

// Cause says what has ended a child, other than itself.
type Cause string

// The causes.
const (
	Time        Cause = "time"
	Memory      Cause = "memory"
	Interrupted Cause = "interrupted" // the context has ended
)

// End is how a child has ended, and what it has used.
type End struct {
	Stdout, Stderr []byte // their first parts, if they are long
	Cut            bool   // part of standard output is missing
	CPU, Wall      time.Duration
	Peak           int64 // bytes of resident memory, of all processes at once as far as that was seen, else of the largest
	Killed         Cause // "" if it has ended by itself
	Code           int   // exit code, -1 if a signal has ended it
	Err            error // it did not start, or did not end with exit code 0
}

// The most that is kept of what a child writes, in bytes.
const (
	maxStdout = 64 << 20
	maxStderr = 1 << 20
)

// poll is how often memory is looked at.
const poll = 25 * time.Millisecond

// Run runs a command to its end.
func Run(ctx context.Context, limits Limits, command string, args ...string) End {
	stdout, stderr := &head{left: maxStdout}, &head{left: maxStderr}
	name, all := limited(limits, command, args)
	cmd := exec.Command(name, all...)
	cmd.Stdout, cmd.Stderr = stdout, stderr
	cmd.WaitDelay = time.Second // for processes that have left the session and keep a pipe open
	lead(cmd)
	start := time.Now()
	if err := cmd.Start(); err != nil {
		return End{Err: err, Code: -1}
	}
	w := &watch{cmd: cmd, limits: limits, done: make(chan struct{})}
	watched := make(chan struct{})
	go func() {
		defer close(watched)
		w.run(ctx)
	}()
	err := cmd.Wait()
	close(w.done)
	<-watched
	kill(cmd)
	e := End{Stdout: stdout.kept.Bytes(), Stderr: stderr.kept.Bytes(), Cut: stdout.cut, Wall: time.Since(start), Code: -1, Err: err}
	e.Killed, _ = w.cause.Load().(Cause)
	if p := cmd.ProcessState; p != nil {
		e.CPU, e.Code = p.UserTime()+p.SystemTime(), p.ExitCode()
		e.Peak = max(w.peak, largest(p))
	}
	return e
}

// watch looks after a child until it has ended.
type watch struct {
	cmd    *exec.Cmd
	limits Limits
	done   chan struct{}
	cause  atomic.Value // Cause
	peak   int64
}

func (w *watch) run(ctx context.Context) {
	var late <-chan time.Time
	if w.limits.Wall > 0 {
		timer := time.NewTimer(w.limits.Wall)
		defer timer.Stop()
		late = timer.C
	}
	tick := time.NewTicker(poll)
	defer tick.Stop()
	for {
		select {
		case <-w.done:
			return
		case <-ctx.Done():
			w.stop(Interrupted)
		case <-late:
			w.stop(Time)
		case <-tick.C:
			used := resident(w.cmd.Process.Pid)
			if w.peak = max(w.peak, used); w.limits.Memory == 0 || used <= w.limits.Memory {
				continue
			}
			w.stop(Memory)
		}
		<-w.done
		return
	}
}

func (w *watch) stop(c Cause) {
	w.cause.Store(c)
	kill(w.cmd)
}

// cpuSeconds is the limit of the system on CPU time that goes with a limit by the clock.
func cpuSeconds(wall time.Duration) int64 {
	return int64(wall.Seconds()*float64(runtime.NumCPU())) + 10
}

// addressKiB is the limit of the system on address space that goes with one on memory, in KiB.
func addressKiB(memory int64) int64 { return (2*memory + 4<<30) >> 10 }

// head keeps the beginning of what is written to it.
type head struct {
	kept bytes.Buffer
	left int
	cut  bool
}

func (h *head) Write(p []byte) (int, error) {
	n := min(len(p), h.left)
	h.left -= n
	h.cut = h.cut || n < len(p)
	h.kept.Write(p[:n])
	return len(p), nil
}
