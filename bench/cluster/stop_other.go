//go:build !unix

package main

// There are no signals that stop a process.
func (p *process) pause()  {}
func (p *process) resume() {}
