//go:build unix

package child

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
)

// limited is a command that sets limits of the system and then is another one. What a system has no limit for stays without.
func limited(l Limits, command string, args []string) (string, []string) {
	limits := []string{"ulimit -c 0"}
	if l.Wall > 0 {
		limits = append(limits, fmt.Sprintf("ulimit -t %d", cpuSeconds(l.Wall)))
	}
	if l.Memory > 0 {
		limits = append(limits, fmt.Sprintf("ulimit -v %d", addressKiB(l.Memory)))
	}
	script := strings.Join(limits, " 2>/dev/null; ") + ` 2>/dev/null; exec "$0" "$@"`
	return "/bin/sh", append([]string{"-c", script, command}, args...)
}

// lead makes a command the leader of a session when it starts.
func lead(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }

// kill ends all processes of the session of a child. Its number is that of the child, also when that has ended.
func kill(cmd *exec.Cmd) {
	id := cmd.Process.Pid
	_ = syscall.Kill(-id, syscall.SIGKILL)
	for _, pid := range members(id) {
		_ = syscall.Kill(pid, syscall.SIGKILL)
	}
}

// largest is the peak memory, in bytes, of the largest of a process and its children.
func largest(p *os.ProcessState) int64 {
	u, ok := p.SysUsage().(*syscall.Rusage)
	switch {
	case !ok:
		return 0
	case runtime.GOOS == "darwin" || runtime.GOOS == "ios":
		return int64(u.Maxrss)
	}
	return int64(u.Maxrss) << 10
}
