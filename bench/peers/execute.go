package main

import (
	"bytes"
	"context"
	"os/exec"
	"time"
)

// execute runs a command with limits on its time and, unless it has a limit of its
// own, its memory.
func execute(o options, command string, args []string, limited bool) run {
	// A tool that has a limit of its own may say what it has got before.
	ctx, cancel := context.WithTimeout(context.Background(), o.timeout+5*time.Second)
	if !limited {
		cancel()
		ctx, cancel = context.WithTimeout(context.Background(), o.timeout)
		command, args = limitMemory(o.memory, command, args)
	}
	defer cancel()
	cmd := exec.CommandContext(ctx, command, args...)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	killAll(cmd)
	cmd.WaitDelay = 5 * time.Second
	r := run{err: cmd.Run()}
	r.stdout, r.text = stdout.String(), stdout.String()+stderr.String()
	r.timeout = ctx.Err() != nil
	if p := cmd.ProcessState; p != nil {
		r.cpu = p.UserTime() + p.SystemTime()
		r.peak = peakMemory(p)
	}
	return r
}
