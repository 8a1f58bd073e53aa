//go:build unix

package llvmir

import (
	"os/exec"
	"syscall"
)

// stopAll has a command that is stopped take the processes with it that it started:
// a compiler may be a script.
func stopAll(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}
