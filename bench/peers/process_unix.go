//go:build unix

package main

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"syscall"
)

// limitMemory is a command that limits its address space and then is another one.
func limitMemory(megabytes uint64, command string, args []string) (string, []string) {
	script := fmt.Sprintf(`ulimit -v %d && exec "$0" "$@"`, megabytes*1000)
	return "sh", append([]string{"-c", script, command}, args...)
}

// killAll has a command that is stopped take the processes with it that it
// started: nidhuggc is a script.
func killAll(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}

// peakMemory is the peak memory, in bytes, of the largest of a process and its
// children.
func peakMemory(p *os.ProcessState) int64 {
	u, ok := p.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	if runtime.GOOS == "darwin" || runtime.GOOS == "ios" {
		return int64(u.Maxrss)
	}
	return int64(u.Maxrss) << 10
}
