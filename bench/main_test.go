package bench

import (
	"os"
	"runtime/debug"
	"testing"
)

// The collector has the setting of the command.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	os.Exit(m.Run())
}
