//go:build !unix

package main

import "os/exec"

// There are no signals that stop a process.
func pause(*exec.Cmd)  {}
func resume(*exec.Cmd) {}
