package main

import (
	"strings"
	"testing"

	"github.com/gomc/gomc/explore"
)

// TestMembarrier refuses a fence of all threads, with every engine, where it is more than a fence of its own thread: under all models but sc, and where data races
// are checked. The table has its verdicts under sc.
func TestMembarrier(t *testing.T) {
	refused := func(flags ...string) {
		t.Helper()
		for _, name := range []string{"membarrier.ll", "membarrier.LATE.ll"} {
			args := append([]string{"verify", testdataFile("locks/" + name)}, flags...)
			if code, out, _ := gomcOn(args...); code != exitUnsupported || !strings.Contains(out, "membarrier") {
				t.Errorf("%v: code %d, %s", args, code, out)
			}
		}
	}
	for _, model := range explore.Models() {
		engines := append([]string{explore.Auto}, explore.EnginesFor(model, nil)...)
		for _, engine := range engines {
			if model != "sc" {
				refused("--model="+model, "--engine="+engine, "--check=-race")
			}
		}
		refused("--model="+model, "--check=race")
	}
}
