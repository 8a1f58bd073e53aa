//go:build unix

package main

import (
	"os/exec"
	"syscall"
)

// pause stops a process until resume.
func pause(c *exec.Cmd) {
	if c.Process != nil {
		_ = c.Process.Signal(syscall.SIGSTOP)
	}
}

func resume(c *exec.Cmd) {
	if c.Process != nil {
		_ = c.Process.Signal(syscall.SIGCONT)
	}
}
