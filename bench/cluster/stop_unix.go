//go:build unix

package main

import "syscall"

// pause stops a process until resume.
func (p *process) pause() {
	if p.Process != nil {
		_ = p.Process.Signal(syscall.SIGSTOP)
	}
}

func (p *process) resume() {
	if p.Process != nil {
		_ = p.Process.Signal(syscall.SIGCONT)
	}
}
