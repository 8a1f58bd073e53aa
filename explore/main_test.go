package explore

import (
	"os"
	"runtime/debug"
	"testing"
)

// The tests explore thousands of small programs: they make much garbage and keep little of it, so that most of the
// collector's work is spared if it waits for more.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	os.Exit(m.Run())
}
