package child

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"
)

// TestMain is the children of these tests.
func TestMain(m *testing.M) {
	switch os.Getenv("CHILD_TEST") {
	case "":
		os.Exit(m.Run())
	case "talk":
		fmt.Print("said")
		fmt.Fprint(os.Stderr, "complained")
		os.Exit(7)
	case "hang":
		fmt.Print("begun")
		time.Sleep(time.Hour)
	case "eat": // a little more at a time, so that no test machine suffers
		var all [][]byte
		for len(all) < 4096 {
			all = append(all, bytes.Repeat([]byte{1}, 1<<20))
			time.Sleep(time.Millisecond)
		}
	case "leave": // starts a process in a group of its own, which outlives it, and says which
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "CHILD_TEST=hang")
		ownGroup(cmd)
		if err := cmd.Start(); err != nil {
			panic(err)
		}
		fmt.Print(cmd.Process.Pid)
		if os.Getenv("CHILD_HANGS") != "" {
			_ = os.WriteFile(os.Getenv("CHILD_HANGS"), []byte(strconv.Itoa(cmd.Process.Pid)), 0o600)
			time.Sleep(time.Hour)
		}
	case "write":
		_, _ = io.CopyN(os.Stdout, zeros{}, maxStdout+100)
	}
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) { return len(p), nil }

// run runs a child of these tests.
func run(t *testing.T, what string, limits Limits) End {
	t.Helper()
	t.Setenv("CHILD_TEST", what)
	return Run(t.Context(), limits, os.Args[0])
}

func TestTalk(t *testing.T) {
	e := run(t, "talk", Limits{Wall: time.Minute, Memory: 1 << 30})
	if string(e.Stdout) != "said" || string(e.Stderr) != "complained" || e.Code != 7 || e.Err == nil || e.Killed != "" || e.Cut || e.Wall <= 0 {
		t.Errorf("%+v", e)
	}
	if e := Run(t.Context(), Limits{}, filepath.Join(t.TempDir(), "none")); e.Err == nil || e.Killed != "" {
		t.Errorf("what is not there: %+v", e)
	}
}

func TestHang(t *testing.T) {
	e := run(t, "hang", Limits{Wall: 300 * time.Millisecond})
	if e.Killed != Time || e.Code == 0 || e.Err == nil {
		t.Errorf("%+v", e)
	}
}

func TestEat(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("memory is watched on Linux only")
	}
	const limit = 200 << 20
	e := run(t, "eat", Limits{Wall: time.Minute, Memory: limit})
	if e.Killed != Memory || e.Peak <= limit || e.Peak > 4*limit {
		t.Errorf("killed by %q, %d bytes", e.Killed, e.Peak)
	}
}

func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(200*time.Millisecond, cancel)
	t.Setenv("CHILD_TEST", "hang")
	if e := Run(ctx, Limits{}, os.Args[0]); e.Killed != Interrupted {
		t.Errorf("%+v", e)
	}
}

// TestLeave has children that start processes which leave their group.
func TestLeave(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("sessions are searched on Linux only")
	}
	e := run(t, "leave", Limits{Wall: time.Minute})
	gone(t, string(e.Stdout))
	file := filepath.Join(t.TempDir(), "pid")
	t.Setenv("CHILD_HANGS", file)
	e = run(t, "leave", Limits{Wall: time.Second})
	if e.Killed != Time {
		t.Errorf("%+v", e)
	}
	pid, err := os.ReadFile(file)
	if err != nil {
		t.Skip("the child did not come so far in a second")
	}
	gone(t, string(pid))
}

// gone waits for the end of a process that was killed.
func gone(t *testing.T, pid string) {
	t.Helper()
	if _, err := strconv.Atoi(pid); err != nil {
		t.Fatal(err)
	}
	for range 500 {
		stat, err := os.ReadFile("/proc/" + pid + "/stat")
		if err != nil || strings.Contains(string(stat), ") Z ") {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("process %s goes on", pid)
}

func TestCut(t *testing.T) {
	if e := run(t, "write", Limits{Wall: time.Minute}); !e.Cut || len(e.Stdout) != maxStdout || e.Err != nil {
		t.Errorf("%d bytes, cut: %v, %v", len(e.Stdout), e.Cut, e.Err)
	}
}
