package models

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestNative compiles models natively, under names of their own, and compares
// them with the libc of the host.
func TestNative(t *testing.T) {
	for _, tool := range []string{"gcc", "objcopy"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip(tool, "is not installed")
		}
	}
	dependOn(t, "c/*", "testdata/*")
	dir := t.TempDir()
	run := func(name string, args ...string) {
		t.Helper()
		if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
	}
	program := filepath.Join(dir, "native")
	link := []string{"-O1", "-fno-builtin", "-w", "-o", program, "testdata/native.c"}
	for _, topic := range []string{"string", "stdlib", "ctype", "math"} {
		object := filepath.Join(dir, topic+".o")
		run("gcc", "-c", "-O1", "-ffreestanding", "-fno-builtin", "-fno-tree-loop-distribute-patterns",
			"-include", "testdata/native.h", "-o", object, "c/"+topic+".c")
		run("objcopy", "--prefix-symbols=m_", object)
		link = append(link, object)
	}
	run("gcc", append(link, "-lm")...)
	cmd := exec.Command(program)
	cmd.Env = append(os.Environ(), "LC_ALL=C")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
