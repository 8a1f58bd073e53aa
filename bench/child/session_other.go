//go:build !unix

package child

import (
	"os"
	"os/exec"
)

func limited(_ Limits, command string, args []string) (string, []string) { return command, args }

func lead(*exec.Cmd) {}

func kill(cmd *exec.Cmd) { _ = cmd.Process.Kill() }

func largest(*os.ProcessState) int64 { return 0 }
