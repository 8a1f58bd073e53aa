//go:build unix

package child

import (
	"os/exec"
	"syscall"
)

// ownGroup makes a process leave the group of its parent when it starts.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }
